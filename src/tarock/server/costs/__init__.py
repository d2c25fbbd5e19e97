"""What things cost and who pays: prices, budgets, quotas, and the workers that do dear work in a fair order."""
