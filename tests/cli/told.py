"""The titles that have words, and those that have rules in words."""

from __future__ import annotations

from quartier.kernel.title import built_in
from quartier.locales import Words

WORDS = Words("en")
TOLD = [title for title in built_in() if f"{title}-name" in WORDS]
RULED = [title for title in TOLD if WORDS.starting(f"{title}-clause-")]
