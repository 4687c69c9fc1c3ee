"""The operations of secondFactor. Made by npm run generate. Never edit."""

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

    class _BeginMembers(Options, T.SecondFactorBeginning, total=False):
        pass

    class _ConfirmMembers(Options, T.SecondFactorProof, total=False):
        pass

    class _RemoveMembers(Options, T.SecondFactorProof, total=False):
        pass

    class _CreateRecoveryCodesMembers(Options, T.SecondFactorProof, total=False):
        pass

_GET: Operation[T.SecondFactor] = Operation("second_factor.get", "GET", "/api2/tweede_factor")
_BEGIN: Operation[T.SecondFactorSetUp] = Operation("second_factor.begin", "POST", "/api2/tweede_factor", [], "json")
_CONFIRM: Operation[T.RecoveryCodes] = Operation("second_factor.confirm", "POST", "/api2/tweede_factor/bevestigen", [], "json")
_REMOVE: Operation[None] = Operation("second_factor.remove", "POST", "/api2/tweede_factor/verwijderen", [], "json")
_CREATE_RECOVERY_CODES: Operation[T.RecoveryCodes] = Operation("second_factor.create_recovery_codes", "POST", "/api2/tweede_factor/herstelcodes", [], "json")


class SecondFactor(Group):
    """Your own second factor: codes of a phone, and recovery codes."""

    def get(self, **options: Unpack[Options]) -> T.SecondFactor:
        """Get your second factor.

        Returns whether you have a second factor, whether you must have one, and how many recovery codes are left. The
        secret is shown once, when you begin.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/tweede_factor`` (getSecondFactor)
        """
        return self._client._call(_GET, (), options)

    @_t.overload
    def begin(self, body: T.SecondFactorBeginning, /, **options: Unpack[Options]) -> T.SecondFactorSetUp: ...

    @_t.overload
    def begin(self, **members: Unpack[_BeginMembers]) -> T.SecondFactorSetUp: ...

    def begin(self, *given: _t.Any, **named: _t.Any) -> T.SecondFactorSetUp:
        """Begin to set up your second factor.

        Returns a new secret, for the program on your phone that shows codes (TOTP, RFC 6238: six digits, 30 seconds).
        Nothing changes until you confirm it with a code (`POST /api2/tweede_factor/bevestigen`). If you begin
        again you get another secret, and the one before it is forgotten.

        To replace a second factor that you have, send a code of it (ERR_SECOND_FACTOR_CODE). It counts until the new one
        is confirmed. Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Refused where the
        installation cannot store secrets (ERR_SECRETS_KEY).

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/tweede_factor`` (beginSecondFactor)
        """
        return self._client._call(_BEGIN, given, named)

    @_t.overload
    def confirm(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> T.RecoveryCodes: ...

    @_t.overload
    def confirm(self, **members: Unpack[_ConfirmMembers]) -> T.RecoveryCodes: ...

    def confirm(self, *given: _t.Any, **named: _t.Any) -> T.RecoveryCodes:
        """Confirm your second factor.

        Send a code of the secret that you got when you began, to show that your phone has it (ERR_SECOND_FACTOR_CODE if
        it is wrong). From now on each login asks for a code, and your user name and password alone are refused with each
        request (ERR_BASIC_REFUSED). Your API keys work on. Your other sessions end.

        Returns ten recovery codes. They are shown this once and stored as hashes; those from before count no more.
        Returns 404 if you did not begin.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/tweede_factor/bevestigen`` (confirmSecondFactor)
        """
        return self._client._call(_CONFIRM, given, named)

    @_t.overload
    def remove(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    def remove(self, **members: Unpack[_RemoveMembers]) -> None: ...

    def remove(self, *given: _t.Any, **named: _t.Any) -> None:
        """Remove your second factor.

        Send a code of it (ERR_SECOND_FACTOR_CODE if it is wrong). Logins ask for no code any more, and the recovery codes
        count no more. If you must have a second factor you can replace it, not remove it (ERR_SECOND_FACTOR_REQUIRED).

        Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Returns 404 if you have no second
        factor.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/tweede_factor/verwijderen`` (removeSecondFactor)
        """
        return self._client._call(_REMOVE, given, named)

    @_t.overload
    def create_recovery_codes(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> T.RecoveryCodes: ...

    @_t.overload
    def create_recovery_codes(self, **members: Unpack[_CreateRecoveryCodesMembers]) -> T.RecoveryCodes: ...

    def create_recovery_codes(self, *given: _t.Any, **named: _t.Any) -> T.RecoveryCodes:
        """Make new recovery codes.

        Send a code of your second factor (ERR_SECOND_FACTOR_CODE if it is wrong). Returns ten recovery codes. They are
        shown this once and stored as hashes; those from before count no more.

        Wrong codes count as failed logins: ERR_RATE_LIMITED after ten in a minute. Returns 404 if you have no second
        factor.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/tweede_factor/herstelcodes`` (createRecoveryCodes)
        """
        return self._client._call(_CREATE_RECOVERY_CODES, given, named)


class AsyncSecondFactor(AsyncGroup):
    """Your own second factor: codes of a phone, and recovery codes."""

    async def get(self, **options: Unpack[Options]) -> T.SecondFactor:
        """Get your second factor."""
        return await self._client._call(_GET, (), options)

    @_t.overload
    async def begin(self, body: T.SecondFactorBeginning, /, **options: Unpack[Options]) -> T.SecondFactorSetUp: ...

    @_t.overload
    async def begin(self, **members: Unpack[_BeginMembers]) -> T.SecondFactorSetUp: ...

    async def begin(self, *given: _t.Any, **named: _t.Any) -> T.SecondFactorSetUp:
        """Begin to set up your second factor."""
        return await self._client._call(_BEGIN, given, named)

    @_t.overload
    async def confirm(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> T.RecoveryCodes: ...

    @_t.overload
    async def confirm(self, **members: Unpack[_ConfirmMembers]) -> T.RecoveryCodes: ...

    async def confirm(self, *given: _t.Any, **named: _t.Any) -> T.RecoveryCodes:
        """Confirm your second factor."""
        return await self._client._call(_CONFIRM, given, named)

    @_t.overload
    async def remove(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    async def remove(self, **members: Unpack[_RemoveMembers]) -> None: ...

    async def remove(self, *given: _t.Any, **named: _t.Any) -> None:
        """Remove your second factor."""
        return await self._client._call(_REMOVE, given, named)

    @_t.overload
    async def create_recovery_codes(self, body: T.SecondFactorProof, /, **options: Unpack[Options]) -> T.RecoveryCodes: ...

    @_t.overload
    async def create_recovery_codes(self, **members: Unpack[_CreateRecoveryCodesMembers]) -> T.RecoveryCodes: ...

    async def create_recovery_codes(self, *given: _t.Any, **named: _t.Any) -> T.RecoveryCodes:
        """Make new recovery codes."""
        return await self._client._call(_CREATE_RECOVERY_CODES, given, named)
