"""The kernels of Danish Tarok."""
