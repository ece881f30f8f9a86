"""Logs as JSON lines. They hold codes and table ids, but no moves, views, cookies or secret links."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

PLAIN = set(logging.LogRecord("", 0, "", 0, "", None, None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """One JSON object on each line: time, level, source, message, and whatever was passed as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a log record."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
        }
        line.update((name, value) for name, value in record.__dict__.items() if name not in PLAIN)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Send the logs of Quartier and of uvicorn to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("quartier", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level.upper())
        if name == "uvicorn" and logger.level < logging.INFO:
            logger.setLevel(logging.INFO)  # below that it logs headers, cookies among them
        logger.propagate = False
