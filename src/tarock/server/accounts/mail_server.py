"""Who carries letters, as the settings name him."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class MailServer:
    """Who carries our letters.  The password comes from a file or the environment, and is shown nowhere."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    security: Literal["starttls", "tls", "none"] = "starttls"
