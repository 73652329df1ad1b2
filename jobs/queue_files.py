"""The broker of a single machine: messages as files, written whole or not at all.

kombu's own transport makes a file and then fills it; a worker that looks in between takes an empty
message and stops with an error. Here a message appears under its name only once it is complete,
and one that cannot be read is dropped: a message that was lost is sent again.
"""

from __future__ import annotations

import logging
import time
import uuid
from pathlib import Path
from queue import Empty
from typing import Any

from kombu.transport import filesystem
from kombu.utils.encoding import bytes_to_str
from kombu.utils.json import dumps, loads

log = logging.getLogger(__name__)


class Channel(filesystem.Channel):
    def _put(  # type: ignore[override]  # its parents disagree about the names
        self, queue: str, payload: Any, **kwargs: Any
    ) -> None:
        folder = Path(self.data_folder_out)
        name = f"{time.time_ns():020d}_{uuid.uuid4()}.{queue}.msg"
        hidden = folder / f"{name}.part"
        hidden.write_text(dumps(payload))
        hidden.rename(folder / name)

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        folder = Path(self.data_folder_in)
        for name in sorted(one.name for one in folder.iterdir()):
            if name.partition(".")[2] != f"{queue}.msg":
                continue
            mine = folder / f"{name}.{uuid.uuid4().hex}.taken"
            try:
                (folder / name).rename(mine)
            except FileNotFoundError:
                continue  # another worker was quicker
            payload = mine.read_bytes()
            mine.unlink()
            try:
                return loads(bytes_to_str(payload))
            except ValueError:
                log.warning("dropped a message that could not be read: %s", name)
        raise Empty


class Transport(filesystem.Transport):
    Channel = Channel
