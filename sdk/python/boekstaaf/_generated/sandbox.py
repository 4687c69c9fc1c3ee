"""The operations of sandbox. Made by npm run generate. Never edit."""

from __future__ import annotations

import typing as _t

from .._async import AsyncGroup
from .._files import AsyncFileCall, FileCall, Upload
from .._lists import AsyncPaged, Paged
from .._request import Operation, Options
from .._sync import Group

if _t.TYPE_CHECKING:
    from typing_extensions import Required, Unpack

    from . import types as T

    class _SetClockMembers(Options, T.SandboxClockPut, total=False):
        pass

    class _ResetMembers(Options, T.SandboxReset, total=False):
        pass

    class _AdvanceMembers(Options, T.SandboxAdvance, total=False):
        pass

_GET_CLOCK: Operation[T.SandboxClock] = Operation("sandbox.get_clock", "GET", "/api2/sandbox/clock")
_SET_CLOCK: Operation[T.SandboxAdvanced] = Operation("sandbox.set_clock", "PUT", "/api2/sandbox/clock", [], "json")
_RESET: Operation[T.SandboxState] = Operation("sandbox.reset", "POST", "/api2/sandbox/reset", [], "json")
_ADVANCE: Operation[T.SandboxAdvanced] = Operation("sandbox.advance", "POST", "/api2/sandbox/clock/advance", [], "json")


class Sandbox(Group):
    """The clock and the fixtures of a sandbox, for tests of programs."""

    def get_clock(self, **options: Unpack[Options]) -> T.SandboxClock:
        """Read the clock of the sandbox.

        Only in a sandbox (`SANDBOX=yes`). Between the requests that move it the clock stands. Every answer has its time in
        `X-Boekstaaf-Sandbox` as well.

        Needs the permission `editUsers`.

        ``GET /api2/sandbox/clock`` (getSandboxClock)
        """
        return self._client._call(_GET_CLOCK, (), options)

    @_t.overload
    def set_clock(self, body: T.SandboxClockPut, /, **options: Unpack[Options]) -> T.SandboxAdvanced: ...

    @_t.overload
    def set_clock(self, **members: Unpack[_SetClockMembers]) -> T.SandboxAdvanced: ...

    def set_clock(self, *given: _t.Any, **named: _t.Any) -> T.SandboxAdvanced:
        """Set the clock of the sandbox.

        Only in a sandbox (`SANDBOX=yes`). `now` is later than what the clock shows, by two years at most (ERR_RANGE). Everything that falls due on the way
        is done in the order of its moments before the answer comes. `POST /sandbox/clock/advance` with `until` does the same.

        Needs the permission `editUsers`.

        ``PUT /api2/sandbox/clock`` (setSandboxClock)
        """
        return self._client._call(_SET_CLOCK, given, named)

    @_t.overload
    def reset(self, body: T.SandboxReset, /, **options: Unpack[Options]) -> T.SandboxState: ...

    @_t.overload
    def reset(self, **members: Unpack[_ResetMembers]) -> T.SandboxState: ...

    def reset(self, *given: _t.Any, **named: _t.Any) -> T.SandboxState:
        """Put the sandbox back into a fixture.

        Only in a sandbox (`SANDBOX=yes`). Everything that is there is lost. The same ids, numbers, keys and random values come each
        time, and the clock stands at the fixture's own moment. The first administrator keeps user name, password and rights; all other users
        and API keys are those of the fixture. An unknown name is refused (ERR_UNKNOWN_REFERENCE), with those that there are.

        `empty` has the settings and nothing else. `venue` is the venue of the demo, De Waterkant, with one of each other thing: the
        examples `success` of the contract are about them. It has the user `balie` with the password `de sleutel van de balie`, who may
        make and change bookings. Both stand at `2027-01-04T09:00:00+01:00`. `year` is the venue a year later, at
        `2028-01-03T09:00:00+01:00`. It holds all that happened in 2027. The first administrator has the API key
        `bks_hUBVnIRdkqeI0BhXRZNHM5LSEPPqaG49VcTs` in `venue` and `year`.
        `npm run sandbox -- save <name>` saves the state of a sandbox under a name of your own, with all that waits in it.

        Needs the permission `editUsers`.

        ``POST /api2/sandbox/reset`` (resetSandbox)
        """
        return self._client._call(_RESET, given, named)

    @_t.overload
    def advance(self, body: T.SandboxAdvance, /, **options: Unpack[Options]) -> T.SandboxAdvanced: ...

    @_t.overload
    def advance(self, **members: Unpack[_AdvanceMembers]) -> T.SandboxAdvanced: ...

    def advance(self, *given: _t.Any, **named: _t.Any) -> T.SandboxAdvanced:
        """Advance the clock of the sandbox.

        Only in a sandbox (`SANDBOX=yes`). Send `duration` or `until`, not both (ERR_CANNOT_COMBINE), and one of them
        (ERR_REQUIRED). Years, months, weeks and days of a duration move the clock on the wall; hours, minutes and seconds
        are elapsed time. The clock moves by two years at most (ERR_RANGE).

        When the answer comes, everything that fell due on the way was done, each thing at its own moment. That is holds and
        options that expired, reminders, mails, deliveries of webhooks and their retries, and invoices by the clock. `fired` lists it in this
        order, the first 1,000; `fired_count` counts all of it. Housekeeping, such as forgetting old events, runs once a day.

        Needs the permission `editUsers`.

        ``POST /api2/sandbox/clock/advance`` (advanceSandbox)
        """
        return self._client._call(_ADVANCE, given, named)


class AsyncSandbox(AsyncGroup):
    """The clock and the fixtures of a sandbox, for tests of programs."""

    async def get_clock(self, **options: Unpack[Options]) -> T.SandboxClock:
        """Read the clock of the sandbox."""
        return await self._client._call(_GET_CLOCK, (), options)

    @_t.overload
    async def set_clock(self, body: T.SandboxClockPut, /, **options: Unpack[Options]) -> T.SandboxAdvanced: ...

    @_t.overload
    async def set_clock(self, **members: Unpack[_SetClockMembers]) -> T.SandboxAdvanced: ...

    async def set_clock(self, *given: _t.Any, **named: _t.Any) -> T.SandboxAdvanced:
        """Set the clock of the sandbox."""
        return await self._client._call(_SET_CLOCK, given, named)

    @_t.overload
    async def reset(self, body: T.SandboxReset, /, **options: Unpack[Options]) -> T.SandboxState: ...

    @_t.overload
    async def reset(self, **members: Unpack[_ResetMembers]) -> T.SandboxState: ...

    async def reset(self, *given: _t.Any, **named: _t.Any) -> T.SandboxState:
        """Put the sandbox back into a fixture."""
        return await self._client._call(_RESET, given, named)

    @_t.overload
    async def advance(self, body: T.SandboxAdvance, /, **options: Unpack[Options]) -> T.SandboxAdvanced: ...

    @_t.overload
    async def advance(self, **members: Unpack[_AdvanceMembers]) -> T.SandboxAdvanced: ...

    async def advance(self, *given: _t.Any, **named: _t.Any) -> T.SandboxAdvanced:
        """Advance the clock of the sandbox."""
        return await self._client._call(_ADVANCE, given, named)
