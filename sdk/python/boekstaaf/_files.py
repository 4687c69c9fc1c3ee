"""Files that are sent and files that come: by path, as bytes, or as a stream."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import AsyncIterable, AsyncIterator, BinaryIO, Callable, Generator, Iterable, Iterator, Union

Path = Union[str, "os.PathLike[str]"]
#: A file to send: its path, its bytes, an open file or another stream. A stream is sent once, without retries.
Upload = Union[Path, bytes, BinaryIO, Iterable[bytes], AsyncIterable[bytes]]

CHUNK = 65_536


def content_type(upload: Upload, otherwise: str) -> str:
    """The media type that a path tells; else the first one that the contract names."""
    if not isinstance(upload, (str, os.PathLike)):
        return otherwise
    import mimetypes

    return mimetypes.guess_type(os.fspath(upload))[0] or otherwise


def chunks(upload: Upload) -> Iterable[bytes]:
    """The bytes of a file, from its beginning in every try."""
    if isinstance(upload, bytes):
        return (upload,)
    if isinstance(upload, (str, os.PathLike)):
        return _read(open(upload, "rb"), close=True)
    if hasattr(upload, "read"):
        return _read(upload, close=False)  # type: ignore[arg-type]
    return upload  # type: ignore[return-value]


async def async_chunks(upload: Upload) -> AsyncIterator[bytes]:
    """The same for an asynchronous request."""
    if hasattr(upload, "__aiter__"):
        async for each in upload:
            yield each
    else:
        for each in chunks(upload):
            yield each


def _read(file: BinaryIO, close: bool) -> Iterator[bytes]:
    try:
        while chunk := file.read(CHUNK):
            yield chunk
    finally:
        if close:
            file.close()


@contextmanager
def _place(target: Union[Path, BinaryIO]) -> Generator[BinaryIO, None, None]:
    """Where a download is written: aside, and put in its place at the end; into an open file as it comes."""
    if not isinstance(target, (str, os.PathLike)):
        yield target
        return
    aside = f"{os.fspath(target)}.{os.urandom(4).hex()}.part"
    try:
        with open(aside, "xb") as file:
            yield file
        os.replace(aside, target)
    except BaseException:
        if os.path.exists(aside):
            os.remove(aside)
        raise


class FileCall:
    """An operation that answers a file, such as a PDF. Nothing is asked before you read it, stream it or save it."""

    def __init__(self, ask: Callable[[], Iterator[bytes]]) -> None:
        self._ask = ask

    def read(self) -> bytes:
        """All bytes."""
        return b"".join(self.stream())

    def stream(self) -> Iterator[bytes]:
        """The bytes as they come, for a file that is not to be held in memory."""
        return self._ask()

    def save_to(self, target: Union[Path, BinaryIO]) -> None:
        """Writes it to a path, where it is whole or not at all, or into an open file."""
        with _place(target) as file:
            for chunk in self.stream():
                file.write(chunk)


class AsyncFileCall:
    """An operation that answers a file, such as a PDF. Nothing is asked before you read it, stream it or save it."""

    def __init__(self, ask: Callable[[], AsyncIterator[bytes]]) -> None:
        self._ask = ask

    async def read(self) -> bytes:
        """All bytes."""
        return b"".join([chunk async for chunk in self.stream()])

    def stream(self) -> AsyncIterator[bytes]:
        """The bytes as they come, for a file that is not to be held in memory."""
        return self._ask()

    async def save_to(self, target: Union[Path, BinaryIO]) -> None:
        """Writes it to a path, where it is whole or not at all, or into an open file."""
        with _place(target) as file:
            async for chunk in self.stream():
                file.write(chunk)
