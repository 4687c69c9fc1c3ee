"""The operations of settings. Made by npm run generate. Never edit."""

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

    class _ListOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _UpdateMembers(Options, T.SettingPut, total=False):
        pass

_LIST: Operation[T.Setting] = Operation("settings.list", "GET", "/api2/instellingen", ["page","page_size"])
_GET: Operation[T.Setting] = Operation("settings.get", "GET", "/api2/instellingen/{slug}")
_UPDATE: Operation[T.Setting] = Operation("settings.update", "PUT", "/api2/instellingen/{slug}", [], "json")


class Settings(Group):
    """Settings of this installation, such as VAT rates and ledger accounts."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Setting]:
        """List settings.

        Returns every setting with its value or default, in a fixed order. Without a credential you get only the public
        settings.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/instellingen`` (listSettings)
        """
        return self._client._list(_LIST, (), options)

    def get(self, slug: str, /, **options: Unpack[Options]) -> T.Setting:
        """Get a setting.

        Returns the default if nobody has changed the setting. Without a credential, a setting that is not public
        returns 404, like an unknown one.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/instellingen/{slug}`` (getSetting)
        """
        return self._client._call(_GET, (slug, ), options)

    @_t.overload
    def update(self, slug: str, body: T.SettingPut, /, **options: Unpack[Options]) -> T.Setting: ...

    @_t.overload
    def update(self, slug: str, /, **members: Unpack[_UpdateMembers]) -> T.Setting: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Setting:
        """Update a setting.

        You may send back what GET returned, with another `waarde`. If the setting does not accept the value, the service
        refuses it (ERR_SETTING_VALUE) and the message says what it accepts. If you send `slug`, it must equal the one in
        the path (ERR_ID_MISMATCH).

        | Setting | Accepted values | Default | Public |
        |---|---|---|---|
        | `currency` | `eur` | `eur` | yes |
        | `maximum_aantal_online_boeking_overschreden` | text for a customer who wants to book more online than is allowed | `Neem contact met ons op voor een grotere groep.` | yes |
        | `online_boeking_betaalkeuze` | text above the choice of payment | `Hoe wilt u betalen?` | yes |
        | `online_boeking_betaalkeuze_achteraf_titel` | title of the option to pay later | `Achteraf betalen` | yes |
        | `online_boeking_betaalkeuze_ideal_titel` | title of the option to pay at once | `Direct betalen` | yes |
        | `online_boeking_step0_text_pre`, `online_boeking_step0_text_post` | text before and after the first step of online booking | empty | yes |
        | `online_boeking_step1_text_pre`, `online_boeking_step1_text_post` | text before and after the second step | empty | yes |
        | `online_boeking_step3_text_post` | text after the last step | empty | yes |
        | `allow_online_package_booking` | `yes` or `no` | `yes` | yes |
        | `allow_old_vouchers_sales` | `yes` or `no` | `yes` | yes |
        | `allow_old_contact_forms` | `yes` or `no` | `yes` | yes |
        | `online_boeking_achteraf_betalen_status` | booking status of online bookings that are paid later | `reservering` | no |
        | `btw_percentages` | one to ten different VAT rates from 0 to 100, with at most two decimals, separated by commas, such as `0,5.5,21` | `0,9,21` | no |
        | `online_boeking_hold_minuten` | number of minutes (1 to 10080) that an unpaid online booking holds its places | `30` | no |
        | `online_boeking_max_per_netwerk` | number (1 to 100000) of online bookings a day that visitors of one network (an IP address, or an IPv6 /64) can make | `30` | no |
        | `online_boeking_max_per_adres` | number (1 to 100000) of online bookings a day that visitors can make with one e-mail address | `10` | no |
        | `online_boeking_max_onbetaald` | number (1 to 100000) of unpaid online bookings that are held at once for visitors of one network, and with one e-mail address | `3` | no |
        | `gebeurtenissen_bewaren_dagen` | number of days (90 to 3650) that events are kept, with the audit trail and the deliveries of webhooks | `90` | no |
        | `mails_bewaren_dagen` | number of days (90 to 3650) that mails are kept which were sent, cancelled or given up, and those that came in | `730` | no |
        | `verlopen_optie_actie` | what happens to an option or reservation after its `status_vervaldatum`: `geen` (nothing) or `annuleren` (an hourly job cancels it) | `geen` | no |
        | `deels_factureren` | `yes` or `no`: whether `factureren` of a booking decides if it is invoiced (partial invoicing) | `no` | no |
        | `grootboek_debiteuren` | ledger account of receivables (what customers owe) | empty | no |
        | `grootboek_omzet` | ledger account of revenue without a product group's ledger number | empty | no |
        | `grootboek_voorschotten` | ledger account of advances; empty = the revenue account | empty | no |
        | `grootboek_btw` | ledger accounts of VAT: one for all rates, or one per rate, such as `1500,9=1502,21=1503` | empty | no |
        | `grootboek_betalingen` | ledger account of payments whose method has no ledger number | empty | no |
        | `grootboek_vouchers` | ledger account of vouchers that were sold and not redeemed, a debt | empty | no |
        | `online_boeking_redirect_hosts` | hosts that customers may be sent to after paying, such as `example.com,shop.example.com` | empty | no |
        | `annuleringsvoorwaarden_id` | id of the cancellation terms of bookings whose package names none, or empty for none | empty | no |
        | `herroepingstermijn_dagen` | number of days (14 to 365) after the day of payment on which a buyer of vouchers can withdraw | `14` | no |
        | `tweede_factor_verplicht` | `yes` or `no`: whether every user must have a second factor; roles can require it for theirs | `no` | no |
        | `planning_waarschuwing_dagen` | number of days (0 to 365) before a confirmed booking in which shifts that are not confirmed count as conflicts | `7` | no |

        `tweede_factor_verplicht` needs the permission editUsers besides (ERR_PERMISSION). `yes` is refused where the
        installation cannot store secrets (ERR_SECRETS_KEY).

        **Limits of visitors** (ERR_VISITOR_LIMIT) keep one visitor from holding all that you have for nothing. A school
        or an office comes from one address. With the defaults its people can book 30 times a day, and hold three bookings
        at once while they pay. If thirty pupils are to book for themselves, raise `online_boeking_max_per_netwerk` and
        `online_boeking_max_onbetaald` for that day. A limit that you raise is raised for scripts too. Staff, and keys
        with other scopes than `public`, are not limited.

        New prices and costs must use a rate of `btw_percentages`. Existing ones keep their rate, so you may remove a rate
        that is in use.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/instellingen/{slug}`` (updateSetting)
        """
        return self._client._call(_UPDATE, given, named)


class AsyncSettings(AsyncGroup):
    """Settings of this installation, such as VAT rates and ledger accounts."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Setting]:
        """List settings."""
        return self._client._list(_LIST, (), options)

    async def get(self, slug: str, /, **options: Unpack[Options]) -> T.Setting:
        """Get a setting."""
        return await self._client._call(_GET, (slug, ), options)

    @_t.overload
    async def update(self, slug: str, body: T.SettingPut, /, **options: Unpack[Options]) -> T.Setting: ...

    @_t.overload
    async def update(self, slug: str, /, **members: Unpack[_UpdateMembers]) -> T.Setting: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Setting:
        """Update a setting."""
        return await self._client._call(_UPDATE, given, named)
