"""Alhambra: palaces, money, a market, and scoring rounds that come by surprise."""
