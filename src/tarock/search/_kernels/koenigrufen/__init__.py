"""The kernels of Königrufen."""
