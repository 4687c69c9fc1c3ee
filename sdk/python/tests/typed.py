"""A program that mypy reads and nobody runs: what the types promise to those who write with the client."""

from __future__ import annotations

from typing import Optional

from typing_extensions import assert_type

from boekstaaf import AsyncBoekstaaf, BadInput, Boekstaaf, Page, webhooks
from boekstaaf.types import Booking, BookingStatus, ListedBooking

client = Boekstaaf()
booking = client.bookings.get(42, embed=["Klant"])
assert_type(booking, Booking)
assert_type(booking["personen"], int)
assert_type(client.bookings.list(status=["optie"]).page(), Page[ListedBooking])
assert_type([each["id"] for each in client.bookings.list(status="optie", klant_id=None)], "list[int]")
assert_type(client.invoices.get_pdf(42).read(), bytes)
client.bookings.create(klant_id=7, begin="2027-03-10T15:00", personen=20, capaciteit="afdwingen", timeout=5)
client.bookings.create({"klant_id": 7, "begin": "2027-03-10T15:00", "personen": 20}, idempotency_key="order-1")

# mypy warns of a comment that ignores nothing: each of these is a mistake that it finds.
client.bookings.create(klant=7)  # type: ignore[call-overload]
client.bookings.update(42, personen="20")  # type: ignore[call-overload]
client.bookings.list(status="teleported")  # type: ignore[arg-type]
client.bookings.get()  # type: ignore[call-arg]
booking["teleporter"]  # type: ignore[typeddict-item]

event = webhooks.verify(b"", {}, "whsec_...")
if event["name"] == "Boeking::postInsert":
    assert_type(event["data"]["status"], BookingStatus)


async def asynchronously(service: AsyncBoekstaaf) -> Optional[str]:
    assert_type(await service.bookings.get(42), Booking)
    assert_type(await service.bookings.list(), Page[ListedBooking])
    async for each in service.bookings.list():
        assert_type(each, ListedBooking)
    try:
        await service.bookings.set_status(42, "definitief")
    except BadInput as error:
        return error.code
    return None
