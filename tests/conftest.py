"""Settings for all tests."""

from hypothesis import settings

# Every run tries the same examples, however slow the machine, so that a failure is never a matter of luck.
settings.register_profile("ci", derandomize=True, deadline=None)
# For `make quick`: a first look at each property.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=10)
# To hunt for new examples: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile("ci")
