"""Königrufen at speed: deals packed for the kernels, beliefs, solver, trials."""
