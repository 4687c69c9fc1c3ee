# Every night all changes since the last one, as lines of JSON in a file. Run: python nightly_export.py FOLDER
import json
import os
import sys
from pathlib import Path
from typing import Any

from boekstaaf import Boekstaaf


def export_changes(client: Boekstaaf, folder: Path) -> int:
    """Appends what changed since the last run to `changes.ndjson` and answers how many lines that are.

    Whenever it is killed, the next run continues where the last page ended: no line is missing, none is there twice.
    """
    folder.mkdir(parents=True, exist_ok=True)
    place = place_in(folder)
    count = 0
    with (folder / "changes.ndjson").open("ab") as file:
        # Changes that were written after the last place was noted come again.
        file.truncate(place["bytes"])
        changes = client.events.list(page_size=500, after=place["position"])
        for page in changes.pages():
            file.write("".join(json.dumps(event) + "\n" for event in page).encode())
            file.flush()
            keep(folder, page[-1]["meta"]["position"], file.tell())
            count += len(page)
    return count


def place_in(folder: Path) -> dict[str, Any]:
    try:
        return dict(json.loads((folder / "place.json").read_text()))
    except FileNotFoundError:
        return {"position": None, "bytes": 0}


def keep(folder: Path, position: str, size: int) -> None:
    aside = folder / "place.json.new"
    aside.write_text(json.dumps({"position": position, "bytes": size}))
    os.replace(aside, folder / "place.json")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "export")
    print(export_changes(Boekstaaf(), target), "changes")
