"""Drawings of numbers as SVG: learning curves, the course of an evening, a rating with its band."""

from tarock.plots.chart import Chart, Curve, drawn, ticks

__all__ = ["Chart", "Curve", "drawn", "ticks"]
