"""The schemas of the contract as types: ``from boekstaaf.types import Booking``."""

from ._generated.types import *  # noqa: F403
