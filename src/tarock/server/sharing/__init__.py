"""Deals that are passed on by their address: the picture that others show of them, and what they tell about it.

Everything here is for anybody: only deals that are over are shown, at tables that let everybody watch, and whoever asks
is asked no name.
"""
