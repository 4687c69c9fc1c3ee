"""The schemas of the contract as types. Made by npm run generate. Never edit."""

from __future__ import annotations

import sys
import typing as _t

if sys.version_info >= (3, 11):
    from typing import NotRequired as _NotRequired
else:
    from typing_extensions import NotRequired as _NotRequired


class APIKeyEvent(_t.TypedDict):
    """A change of APIKey."""
    version: str
    meta: APIKeyEventMeta
    data: _t.Union[ApiKeyPayload, ThinPayload]


class APIKeyEventMeta(_t.TypedDict):
    """Metadata of an event of APIKey."""
    event: _t.Literal["APIKey::postInsert", "APIKey::postUpdate", "APIKey::postSave", "APIKey::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["APIKey"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class AgedDebtor(_t.TypedDict):
    """The debt of one customer, by the days that passed since the due date."""
    klant_id: Id
    klant_naam: _t.Optional[str]
    niet_vervallen: float
    dagen_1_30: float
    dagen_31_60: float
    dagen_61_90: float
    dagen_meer: float
    totaal: float
    facturen: int
    oudste_vervaldatum: str


class AnnouncedContactFormField(_t.TypedDict):
    """A field of a contact form."""
    id: Id
    naam: str
    soort_invoer: ContactFormInput
    verplicht: bool
    mogelijke_keuzes: _t.Optional[_t.List[str]]
    bijzonderheden_boeking: bool
    field_identifier: str
    extra_field_name: _t.Optional[str]
    input_type: _t.Optional[_t.Literal["text", "number", "date", "singlechoice", "multiplechoice"]]
    sort_order: int


class AnnouncedPackageLine(_t.TypedDict):
    """A product in a package, with its time and place."""
    id: Id
    product_id: Id
    locatie_id: _t.Optional[Id]
    begin: _t.Optional[str]
    eind: _t.Optional[str]
    beschrijving: _t.Optional[str]
    aantal_personen: int
    min: _t.Optional[int]
    max: _t.Optional[int]
    onlineboeking_aantalbepalingsmethode: _t.Literal["invullen_door_gebruiker", "boekingsgrootte", "vast"]


class AnnouncedProductAttachment(_t.TypedDict):
    """An attachment of a product."""
    id: Id


class AnnouncedProductLocation(_t.TypedDict):
    """A location of a product."""
    id: Id


class AnnouncedReminderCompany(_t.TypedDict):
    """A company."""
    id: Id


class AnnuleringsvoorwaardenEvent(_t.TypedDict):
    """A change of Annuleringsvoorwaarden."""
    version: str
    meta: AnnuleringsvoorwaardenEventMeta
    data: _t.Union[CancellationTermsPayload, ThinPayload]


class AnnuleringsvoorwaardenEventMeta(_t.TypedDict):
    """Metadata of an event of Annuleringsvoorwaarden."""
    event: _t.Literal["Annuleringsvoorwaarden::postInsert", "Annuleringsvoorwaarden::postUpdate", "Annuleringsvoorwaarden::postSave", "Annuleringsvoorwaarden::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Annuleringsvoorwaarden"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ApiKey(_t.TypedDict):
    """A credential with which a program acts on behalf of a user account."""
    id: Id
    user_id: Id
    description: ApiKeyDescription
    prefix: ApiKeyPrefix
    scopes: ApiKeyScopes
    created_at: str
    last_used_at: _t.Optional[str]
    expires_at: _t.Optional[str]
    _links: ApiKeyLinks


class ApiKeyLinks(_t.TypedDict):
    """HAL links with which you read, update and revoke the key."""
    self: _t.List[MethodLink]


class ApiKeyList(_t.TypedDict):
    """A page of API keys in a HAL envelope."""
    _embedded: ApiKeyListEmbedded
    count: int
    _links: ApiKeyListLinks


class ApiKeyListEmbedded(_t.TypedDict):
    """The content of the HAL envelope."""
    apikeys: _t.List[ApiKey]


class ApiKeyListLinks(_t.TypedDict):
    """HAL links to this page and to the other pages."""
    self: _t.List[MethodLink]
    next: _NotRequired[Link]
    prev: _NotRequired[Link]
    first: Link
    last: Link


class ApiKeyPayload(_t.TypedDict):
    """ApiKey as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    user_id: Id
    description: ApiKeyDescription
    prefix: ApiKeyPrefix
    scopes: ApiKeyScopes
    created_at: str
    expires_at: _t.Optional[str]
    _links: ApiKeyLinks
    modified: _NotRequired[_t.List[str]]


class ApiKeyPut(_t.TypedDict):
    """A credential with which a program acts on behalf of a user account."""
    id: _NotRequired[Id]
    user_id: _NotRequired[Id]
    description: _NotRequired[ApiKeyDescription]
    prefix: _NotRequired[ApiKeyPrefix]
    scopes: _NotRequired[ApiKeyScopes]
    created_at: _NotRequired[str]
    last_used_at: _NotRequired[_t.Optional[str]]
    expires_at: _NotRequired[_t.Optional[str]]
    _links: _NotRequired[ApiKeyLinks]


class ApiKeyRotation(_t.TypedDict):
    """Options for the rotation of a token."""
    overlap_uren: _NotRequired[_t.Optional[int]]


class ApiKeyWithToken(_t.TypedDict):
    """An API key with its token."""
    id: Id
    user_id: Id
    description: ApiKeyDescription
    token: str
    prefix: ApiKeyPrefix
    scopes: ApiKeyScopes
    created_at: str
    last_used_at: _t.Optional[str]
    expires_at: _t.Optional[str]
    _links: ApiKeyLinks


class ArrangementEvent(_t.TypedDict):
    """A change of Arrangement."""
    version: str
    meta: ArrangementEventMeta
    data: _t.Union[PackagePayload, ThinPayload]


class ArrangementEventMeta(_t.TypedDict):
    """Metadata of an event of Arrangement."""
    event: _t.Literal["Arrangement::postInsert", "Arrangement::postUpdate", "Arrangement::postSave", "Arrangement::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Arrangement"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Attachment(_t.TypedDict):
    """A file that goes with products."""
    id: Id
    naam: str
    filename: str
    bestand: _t.Optional[StoredFile]


class AttachmentEvent(_t.TypedDict):
    """A change of Attachment."""
    version: str
    meta: AttachmentEventMeta
    data: _t.Union[StoredFilePayload, ThinPayload]


class AttachmentEventMeta(_t.TypedDict):
    """Metadata of an event of Attachment."""
    event: _t.Literal["Attachment::postInsert", "Attachment::postUpdate", "Attachment::postSave", "Attachment::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Attachment"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class AttachmentPayload(_t.TypedDict):
    """Attachment as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    filename: str
    bestand: _t.Optional[StoredFile]
    modified: _NotRequired[_t.List[str]]


class AttachmentPut(_t.TypedDict):
    """A file that goes with products."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    filename: _NotRequired[str]
    bestand: _NotRequired[_t.Optional[StoredFile]]


class AuditEntry(_t.TypedDict):
    """One change of one object, one use of a deprecated part, or one login over an issuer of OpenID Connect."""
    event_id: str
    occurred_at: str
    object: EventObject
    object_id: Id
    event: AuditedEvent
    sequence: int
    user_id: _t.Optional[Id]
    gebruikersnaam: _t.Optional[str]
    apikey_id: _t.Optional[Id]
    address: _t.Optional[str]
    request_id: _t.Optional[str]
    modified: _t.List[str]
    before: _t.Optional[AuditMembers]
    after: _t.Optional[AuditMembers]


class AvailableDaysQuestion(_t.TypedDict):
    """The wishes of somebody for a package, and the period."""
    arrangement_id: Id
    producten: _t.List[OnlineBookingLine]
    boekingsgrootte: _NotRequired[_t.Optional[int]]
    begin: _NotRequired[_t.Optional[str]]
    eind: _NotRequired[_t.Optional[str]]


class AvailableTimesQuestion(_t.TypedDict):
    """The wishes of somebody for a package, and the date."""
    arrangement_id: Id
    producten: _t.List[OnlineBookingLine]
    boekingsgrootte: _NotRequired[_t.Optional[int]]
    datum: str


class BedrijfEvent(_t.TypedDict):
    """A change of Bedrijf."""
    version: str
    meta: BedrijfEventMeta
    data: _t.Union[CompanyPayload, ThinPayload]


class BedrijfEventMeta(_t.TypedDict):
    """Metadata of an event of Bedrijf."""
    event: _t.Literal["Bedrijf::postInsert", "Bedrijf::postUpdate", "Bedrijf::postSave", "Bedrijf::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Bedrijf"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BetaalmethodeEvent(_t.TypedDict):
    """A change of Betaalmethode."""
    version: str
    meta: BetaalmethodeEventMeta
    data: _t.Union[PaymentMethodPayload, ThinPayload]


class BetaalmethodeEventMeta(_t.TypedDict):
    """Metadata of an event of Betaalmethode."""
    event: _t.Literal["Betaalmethode::postInsert", "Betaalmethode::postUpdate", "Betaalmethode::postSave", "Betaalmethode::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Betaalmethode"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BoekingEvent(_t.TypedDict):
    """A change of Boeking."""
    version: str
    meta: BoekingEventMeta
    data: _t.Union[BookingPayload, ThinPayload]


class BoekingEventMeta(_t.TypedDict):
    """Metadata of an event of Boeking."""
    event: _t.Literal["Boeking::postInsert", "Boeking::postUpdate", "Boeking::postSave", "Boeking::postDelete", "BookingDefinitive"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Boeking"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BoekingsmailEvent(_t.TypedDict):
    """A change of Boekingsmail."""
    version: str
    meta: BoekingsmailEventMeta
    data: _t.Union[BookingMailPayload, ThinPayload]


class BoekingsmailEventMeta(_t.TypedDict):
    """Metadata of an event of Boekingsmail."""
    event: _t.Literal["Boekingsmail::postInsert", "Boekingsmail::postUpdate", "Boekingsmail::postSave", "Boekingsmail::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Boekingsmail"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BoekingsmailZendingEvent(_t.TypedDict):
    """A change of BoekingsmailZending."""
    version: str
    meta: BoekingsmailZendingEventMeta
    data: _t.Union[BookingMailSendingPayload, ThinPayload]


class BoekingsmailZendingEventMeta(_t.TypedDict):
    """Metadata of an event of BoekingsmailZending."""
    event: _t.Literal["BoekingsmailZending::postInsert", "BoekingsmailZending::postUpdate", "BoekingsmailZending::postSave", "BoekingsmailZending::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["BoekingsmailZending"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BoekingsvoorstelEvent(_t.TypedDict):
    """A change of Boekingsvoorstel."""
    version: str
    meta: BoekingsvoorstelEventMeta
    data: _t.Union[ProposalPayload, ThinPayload]


class BoekingsvoorstelEventMeta(_t.TypedDict):
    """Metadata of an event of Boekingsvoorstel."""
    event: _t.Literal["Boekingsvoorstel::postInsert", "Boekingsvoorstel::postUpdate", "Boekingsvoorstel::postSave", "Boekingsvoorstel::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Boekingsvoorstel"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BoekingsvoorstelTypeEvent(_t.TypedDict):
    """A change of BoekingsvoorstelType."""
    version: str
    meta: BoekingsvoorstelTypeEventMeta
    data: _t.Union[ProposalTypePayload, ThinPayload]


class BoekingsvoorstelTypeEventMeta(_t.TypedDict):
    """Metadata of an event of BoekingsvoorstelType."""
    event: _t.Literal["BoekingsvoorstelType::postInsert", "BoekingsvoorstelType::postUpdate", "BoekingsvoorstelType::postSave", "BoekingsvoorstelType::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["BoekingsvoorstelType"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BookProcess(_t.TypedDict):
    """A way in which customers book, such as the page of children's parties: with the packages and products that they can choose from there."""
    id: Id
    naam: str
    arrangement_ids: _t.List[Id]
    product_ids: _t.List[Id]
    actief: bool


class BookProcessEvent(_t.TypedDict):
    """A change of BookProcess."""
    version: str
    meta: BookProcessEventMeta
    data: _t.Union[BookProcessPayload, ThinPayload]


class BookProcessEventMeta(_t.TypedDict):
    """Metadata of an event of BookProcess."""
    event: _t.Literal["BookProcess::postInsert", "BookProcess::postUpdate", "BookProcess::postSave", "BookProcess::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["BookProcess"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class BookProcessPayload(_t.TypedDict):
    """BookProcess as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    arrangement_ids: _t.List[Id]
    product_ids: _t.List[Id]
    actief: bool
    modified: _NotRequired[_t.List[str]]


class BookProcessPut(_t.TypedDict):
    """A way in which customers book, such as the page of children's parties: with the packages and products that they can choose from there."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    arrangement_ids: _NotRequired[_t.List[Id]]
    product_ids: _NotRequired[_t.List[Id]]
    actief: _NotRequired[bool]


class BookedProducts(_t.TypedDict):
    """The booking that was made."""
    id: Id
    ref: str
    expiry: _t.Optional[str]
    _links: BookedProductsLinks


class BookedProductsData(_t.TypedDict):
    """Booked quantity."""
    aantal: int


class BookedProductsKey(_t.TypedDict):
    """The period, and the product or the product group."""
    period: StatisticsPeriod
    product_id: _NotRequired[Id]
    productgroep_id: _NotRequired[_t.Optional[Id]]


BookedProductsLinks = _t.TypedDict(
    "BookedProductsLinks",
    {
        "booking:set_status:confirmed": "MethodLink",
        "booking:set_status:cancelled": "MethodLink",
    },
)


class BookedProductsRow(_t.TypedDict):
    """Booked quantity in one time bucket, per product or product group."""
    key: BookedProductsKey
    data: BookedProductsData


class Booking(_t.TypedDict):
    """A booking with its lines (what takes place, when and where) and its costs (what you charge for it)."""
    id: Id
    klant_id: Id
    referentie: str
    datum: str
    begin: str
    status: BookingStatus
    arrangement: str
    arrangement_id: _t.Optional[Id]
    book_process_id: _t.Optional[Id]
    personen: GroupSize
    status_updated_at: str
    online_boeking: bool
    status_vervaldatum: ExpiryDate
    bijzonderheden: Particulars
    factureren: ToBeInvoiced
    conceptfactuur_na_dagen: DaysToDraft
    metadata: Metadata
    boekingsregels: _t.List[BookingLine]
    kosten: Costs
    Klant: _NotRequired[Customer]
    Creator: _NotRequired[_t.Optional[Creator]]
    Diensten: _NotRequired[_t.List[Shift]]
    Facturen: _NotRequired[_t.List[Invoice]]
    gefactureerd_bedrag: _NotRequired[float]


class BookingLine(_t.TypedDict):
    """One product at one time and location."""
    id: Id
    product_id: Id
    locatie_id: _t.Optional[Id]
    aantal: int
    minimum_aantal: int
    begin: str
    eind: str
    beschrijving: str
    opmerking: _t.Optional[str]
    betaald_bedrag: _t.Optional[float]
    betaal_datum: _t.Optional[str]
    betaal_opmerking: _t.Optional[str]
    herinnering_leverancier: _t.Optional[str]
    prijsregel_id: _t.Optional[Id]


class BookingLinePut(_t.TypedDict):
    """One product at one time and location."""
    id: _NotRequired[Id]
    product_id: _NotRequired[Id]
    locatie_id: _NotRequired[_t.Optional[Id]]
    aantal: _NotRequired[int]
    minimum_aantal: _NotRequired[int]
    begin: _NotRequired[str]
    eind: _NotRequired[str]
    beschrijving: _NotRequired[str]
    opmerking: _NotRequired[_t.Optional[str]]
    betaald_bedrag: _NotRequired[_t.Optional[float]]
    betaal_datum: _NotRequired[_t.Optional[str]]
    betaal_opmerking: _NotRequired[_t.Optional[str]]
    herinnering_leverancier: _NotRequired[_t.Optional[str]]
    prijsregel_id: _NotRequired[_t.Optional[Id]]


class BookingMail(_t.TypedDict):
    """A text that a company mails to its customers at a moment of their booking."""
    id: Id
    naam: _t.Optional[str]
    bedrijf_id: Id
    moment: BookingMoment
    onderwerp: str
    body: str
    dagen: _t.Optional[int]
    tijd: str
    programma_meesturen: bool
    agenda_meesturen: bool
    bijlagen_meesturen: bool
    actief: bool


class BookingMailPayload(_t.TypedDict):
    """BookingMail as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: _t.Optional[str]
    bedrijf_id: Id
    moment: BookingMoment
    onderwerp: str
    body: str
    dagen: _t.Optional[int]
    tijd: str
    programma_meesturen: bool
    agenda_meesturen: bool
    bijlagen_meesturen: bool
    actief: bool
    modified: _NotRequired[_t.List[str]]


class BookingMailPut(_t.TypedDict):
    """A text that a company mails to its customers at a moment of their booking."""
    id: _NotRequired[Id]
    naam: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[Id]
    moment: _NotRequired[BookingMoment]
    onderwerp: _NotRequired[str]
    body: _NotRequired[str]
    dagen: _NotRequired[_t.Optional[int]]
    tijd: _NotRequired[str]
    programma_meesturen: _NotRequired[bool]
    agenda_meesturen: _NotRequired[bool]
    bijlagen_meesturen: _NotRequired[bool]
    actief: _NotRequired[bool]


class BookingMailSending(_t.TypedDict):
    """A mail about a booking, sent with a booking mail."""
    id: Id
    boeking_id: Id
    boekingsmail_id: Id
    moment: BookingMoment
    datum: _t.Optional[str]
    mail_id: _t.Optional[Id]
    created_at: str
    Mail: _NotRequired[QueuedMail]


class BookingMailSendingPayload(_t.TypedDict):
    """BookingMailSending as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    boeking_id: Id
    boekingsmail_id: Id
    moment: BookingMoment
    datum: _t.Optional[str]
    mail_id: _t.Optional[Id]
    created_at: str
    modified: _NotRequired[_t.List[str]]


class BookingPatch(_t.TypedDict):
    """A booking with its lines (what takes place, when and where) and its costs (what you charge for it)."""
    id: _NotRequired[Id]
    klant_id: _NotRequired[Id]
    referentie: _NotRequired[str]
    datum: _NotRequired[str]
    begin: _NotRequired[str]
    status: _NotRequired[BookingStatus]
    arrangement: _NotRequired[str]
    arrangement_id: _NotRequired[_t.Optional[Id]]
    book_process_id: _NotRequired[_t.Optional[Id]]
    personen: _NotRequired[GroupSize]
    status_updated_at: _NotRequired[str]
    online_boeking: _NotRequired[bool]
    status_vervaldatum: _NotRequired[ExpiryDate]
    bijzonderheden: _NotRequired[Particulars]
    factureren: _NotRequired[ToBeInvoiced]
    conceptfactuur_na_dagen: _NotRequired[DaysToDraft]
    metadata: _NotRequired[MetadataPatch]
    boekingsregels: _NotRequired[_t.List[BookingLinePut]]
    kosten: _NotRequired[CostsPatch]
    Klant: _NotRequired[Customer]
    Creator: _NotRequired[_t.Optional[Creator]]
    Diensten: _NotRequired[_t.List[Shift]]
    Facturen: _NotRequired[_t.List[Invoice]]
    gefactureerd_bedrag: _NotRequired[float]


class BookingPayload(_t.TypedDict):
    """Booking as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    klant_id: Id
    referentie: str
    datum: str
    begin: str
    status: BookingStatus
    arrangement: str
    arrangement_id: _t.Optional[Id]
    book_process_id: _t.Optional[Id]
    personen: GroupSize
    status_updated_at: str
    online_boeking: bool
    status_vervaldatum: ExpiryDate
    bijzonderheden: Particulars
    factureren: ToBeInvoiced
    conceptfactuur_na_dagen: DaysToDraft
    metadata: Metadata
    boekingsregels: _t.List[BookingLine]
    kosten: Costs
    modified: _NotRequired[_t.List[str]]


class BookingPut(_t.TypedDict):
    """A booking with its lines (what takes place, when and where) and its costs (what you charge for it)."""
    id: _NotRequired[Id]
    klant_id: _NotRequired[Id]
    referentie: _NotRequired[str]
    datum: _NotRequired[str]
    begin: _NotRequired[str]
    status: _NotRequired[BookingStatus]
    arrangement: _NotRequired[str]
    arrangement_id: _NotRequired[_t.Optional[Id]]
    book_process_id: _NotRequired[_t.Optional[Id]]
    personen: _NotRequired[GroupSize]
    status_updated_at: _NotRequired[str]
    online_boeking: _NotRequired[bool]
    status_vervaldatum: _NotRequired[ExpiryDate]
    bijzonderheden: _NotRequired[Particulars]
    factureren: _NotRequired[ToBeInvoiced]
    conceptfactuur_na_dagen: _NotRequired[DaysToDraft]
    metadata: _NotRequired[Metadata]
    boekingsregels: _NotRequired[_t.List[BookingLinePut]]
    kosten: _NotRequired[CostsPut]
    Klant: _NotRequired[Customer]
    Creator: _NotRequired[_t.Optional[Creator]]
    Diensten: _NotRequired[_t.List[Shift]]
    Facturen: _NotRequired[_t.List[Invoice]]
    gefactureerd_bedrag: _NotRequired[float]


class BrokenSeal(_t.TypedDict):
    """An invoice that was changed outside the service."""
    volgnummer: int
    factuur_id: _t.Optional[Id]
    factuur_nummer: _t.Optional[str]
    reason: _t.Literal["contents", "predecessor", "missing", "document", "status"]


class BtwWijzigingEvent(_t.TypedDict):
    """A change of BtwWijziging."""
    version: str
    meta: BtwWijzigingEventMeta
    data: _t.Union[VatChangePayload, ThinPayload]


class BtwWijzigingEventMeta(_t.TypedDict):
    """Metadata of an event of BtwWijziging."""
    event: _t.Literal["BtwWijziging::postInsert", "BtwWijziging::postUpdate", "BtwWijziging::postSave", "BtwWijziging::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["BtwWijziging"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Calendar(_t.TypedDict):
    """A feed for calendar programs."""
    id: Id
    soort: CalendarKind
    object_id: Id
    prefix: str
    created_at: str
    created_by: _t.Optional[Id]
    silent_reason: CalendarSilentReason


class CalendarWithToken(_t.TypedDict):
    """A new feed."""
    id: Id
    soort: CalendarKind
    object_id: Id
    prefix: str
    created_at: str
    created_by: _t.Optional[Id]
    silent_reason: CalendarSilentReason
    token: str
    href: str


class Cancellation(_t.TypedDict):
    """The quote for cancelling a booking today or, once it was cancelled, what was done."""
    boeking_id: Id
    mogelijk: bool
    datum: str
    dagen_vooraf: int
    voorwaarden: _t.Optional[CancellationTerms]
    regel: _t.Optional[CancellationStep]
    totaal: float
    kosten: float
    kosten_per_btw: _t.List[CancellationCosts]
    gefactureerd: float
    betaald: float
    crediteringen: _t.List[CancellationCredit]
    factuur_bedrag: _t.Optional[float]
    openstaand: float
    terugbetalen: RefundWay
    terugbetaling_bedrag: float
    terugbetalingen: _t.List[CancellationRefund]
    terugbetaling: _t.Optional[CancellationRefundStatus]
    geannuleerd_op: _t.Optional[str]
    door_klant: bool
    reden: _t.Optional[str]


class CancellationChange(_t.TypedDict):
    """The decision of staff about a refund."""
    terugbetaling: _t.Literal["afgewezen"]


class CancellationCosts(_t.TypedDict):
    """A part of what is owed."""
    btw_percentage: float
    bedrag: float


class CancellationCredit(_t.TypedDict):
    """A credit invoice that cancelling makes."""
    factuur_id: Id
    bedrag: float


class CancellationRefund(_t.TypedDict):
    """A part of what goes back."""
    online_payment_id: _t.Optional[Id]
    bedrag: float


class CancellationRequest(_t.TypedDict):
    """How to cancel."""
    reden: _NotRequired[_t.Optional[str]]
    kosten: _NotRequired[_t.Optional[float]]
    terugbetalen: _NotRequired[_t.Optional[RefundWay]]


class CancellationStep(_t.TypedDict):
    """A customer who cancels fewer than `dagen_vooraf` calendar days before the local date of the first line owes `percentage` of the total."""
    dagen_vooraf: int
    percentage: float


class CancellationTerms(_t.TypedDict):
    """Terms for bookings that are cancelled."""
    id: Id
    naam: str
    regels: _t.List[CancellationStep]
    terugbetalen: RefundWay
    online: bool
    tekst: str


class CancellationTermsPayload(_t.TypedDict):
    """CancellationTerms as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    regels: _t.List[CancellationStep]
    terugbetalen: RefundWay
    online: bool
    tekst: str
    modified: _NotRequired[_t.List[str]]


class CancellationTermsPut(_t.TypedDict):
    """Terms for bookings that are cancelled."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    regels: _NotRequired[_t.List[CancellationStep]]
    terugbetalen: _NotRequired[RefundWay]
    online: _NotRequired[bool]
    tekst: _NotRequired[str]


class CapacityEntry(_t.TypedDict):
    """How much of a material there is from `begin` until `end`, in place of its `aantal`."""
    id: Id
    material_id: Id
    begin: str
    end: str
    amount: int
    internal_reference: CapacitySeries


class CapacityEntryPut(_t.TypedDict):
    """How much of a material there is from `begin` until `end`, in place of its `aantal`."""
    id: _NotRequired[Id]
    material_id: _NotRequired[Id]
    begin: str
    end: str
    amount: int
    internal_reference: _NotRequired[CapacitySeries]


class CapacityWritten(_t.TypedDict):
    """Always empty."""


class ChargedLine(_t.TypedDict):
    """A line of a permanent invoice, with its share of the invoice total after all discounts."""
    id: Id
    factuur_id: Id
    naam: str
    kortingomschrijving: _t.Optional[str]
    aantal: int
    bedrag: float
    btw_percentage: float
    product_id: _t.Optional[Id]
    boekingsregel_id: _t.Optional[Id]
    kortingsfactor: float
    totaal_inc_btw: float
    totaal_exc_btw: float
    vooruitbetaald: bool
    Factuur: ChargingInvoice


class ChargingInvoice(_t.TypedDict):
    """Summary of a permanent invoice."""
    id: Id
    klant_id: Id
    datum: str
    status: InvoiceStatus
    factuur_nummer: str
    bedrijf_id: Id


class CheckedVoucher(_t.TypedDict):
    """Whether a voucher can be used, and for what."""
    valid: bool
    processed: _NotRequired[_t.List[CoveredLine]]
    reason: _NotRequired[_t.Literal["ERR_VOUCHER_INVALID", "ERR_VOUCHER_USED", "ERR_VOUCHER_EXPIRED", "ERR_VOUCHER_INVALID_PRODUCTS"]]


class Company(_t.TypedDict):
    """A trading name under which you sell and invoice, with the data that its invoices and mails need."""
    id: Id
    bedrijfsnaam: str
    weergavenaam: str
    slogan: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    iban: _t.Optional[str]
    bic: _t.Optional[str]
    bank_tnv: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    kvk_nummer: _t.Optional[str]
    peppol_id: PeppolId
    website: _t.Optional[str]
    telefoon: _t.Optional[str]
    email: str
    factuur_nummer_prefix: str
    factuur_betaaltermijn: int
    factureren_na_dagen: int
    soort_klanten: _t.List[str]
    free_relation_fields: _t.List[str]
    smtp_integration_id: _t.Optional[Id]
    payment_integration_id: _t.Optional[Id]
    peppol_integration_id: _t.Optional[Id]
    peppol_automatisch: bool
    online_betaalmethode_id: _t.Optional[Id]
    ondertekening_standaardmails: _t.Optional[str]
    programmarender_aantallen: bool
    default_font: str
    factuur_pdf_template_id: Id
    kassa_factuur_pdf_template_id: _t.Optional[Id]
    online_boeking_factuur_pdf_template_id: _t.Optional[Id]
    onderwerp_mail_eindfactuur: str
    body_mail_eindfactuur: str
    onderwerp_eerste_betalingsherinnering: str
    body_eerste_betalingsherinnering: str
    onderwerp_tweede_betalingsherinnering: str
    body_tweede_betalingsherinnering: str
    onderwerp_betaalbevestiging: str
    body_betaalbevestiging: str
    locale: str
    standaard_aanhef: str
    attentietekst: str
    standaard_titel_man: str
    standaard_titel_vrouw: str
    latitude: Latitude
    longitude: Longitude
    communication_default_mail_subject: str
    deleted_at: _t.Optional[str]
    is_deletable: bool
    _links: CompanyLinks


class CompanyLinks(_t.TypedDict):
    """Metadata about the company."""
    meta: CompanyMeta


class CompanyMeta(_t.TypedDict):
    """Facts that decide whether you can delete the company."""
    delete_reasons: _t.List[CompanyDeleteReason]


class CompanyPayload(_t.TypedDict):
    """Company as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    bedrijfsnaam: str
    weergavenaam: str
    slogan: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    iban: _t.Optional[str]
    bic: _t.Optional[str]
    bank_tnv: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    kvk_nummer: _t.Optional[str]
    peppol_id: PeppolId
    website: _t.Optional[str]
    telefoon: _t.Optional[str]
    email: str
    factuur_nummer_prefix: str
    factuur_betaaltermijn: int
    factureren_na_dagen: int
    soort_klanten: _t.List[str]
    free_relation_fields: _t.List[str]
    smtp_integration_id: _t.Optional[Id]
    payment_integration_id: _t.Optional[Id]
    peppol_integration_id: _t.Optional[Id]
    peppol_automatisch: bool
    online_betaalmethode_id: _t.Optional[Id]
    ondertekening_standaardmails: _t.Optional[str]
    programmarender_aantallen: bool
    default_font: str
    factuur_pdf_template_id: Id
    kassa_factuur_pdf_template_id: _t.Optional[Id]
    online_boeking_factuur_pdf_template_id: _t.Optional[Id]
    onderwerp_mail_eindfactuur: str
    body_mail_eindfactuur: str
    onderwerp_eerste_betalingsherinnering: str
    body_eerste_betalingsherinnering: str
    onderwerp_tweede_betalingsherinnering: str
    body_tweede_betalingsherinnering: str
    onderwerp_betaalbevestiging: str
    body_betaalbevestiging: str
    locale: str
    standaard_aanhef: str
    attentietekst: str
    standaard_titel_man: str
    standaard_titel_vrouw: str
    latitude: Latitude
    longitude: Longitude
    communication_default_mail_subject: str
    deleted_at: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class CompanyPut(_t.TypedDict):
    """A trading name under which you sell and invoice, with the data that its invoices and mails need."""
    id: _NotRequired[Id]
    bedrijfsnaam: str
    weergavenaam: str
    slogan: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    iban: _t.Optional[str]
    bic: _t.Optional[str]
    bank_tnv: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    kvk_nummer: _t.Optional[str]
    peppol_id: _NotRequired[PeppolId]
    website: _t.Optional[str]
    telefoon: _t.Optional[str]
    email: str
    factuur_nummer_prefix: str
    factuur_betaaltermijn: int
    factureren_na_dagen: int
    soort_klanten: _t.List[str]
    free_relation_fields: _t.List[str]
    smtp_integration_id: _t.Optional[Id]
    payment_integration_id: _t.Optional[Id]
    peppol_integration_id: _NotRequired[_t.Optional[Id]]
    peppol_automatisch: _NotRequired[bool]
    online_betaalmethode_id: _t.Optional[Id]
    ondertekening_standaardmails: _t.Optional[str]
    programmarender_aantallen: bool
    default_font: str
    factuur_pdf_template_id: Id
    kassa_factuur_pdf_template_id: _t.Optional[Id]
    online_boeking_factuur_pdf_template_id: _t.Optional[Id]
    onderwerp_mail_eindfactuur: str
    body_mail_eindfactuur: str
    onderwerp_eerste_betalingsherinnering: str
    body_eerste_betalingsherinnering: str
    onderwerp_tweede_betalingsherinnering: str
    body_tweede_betalingsherinnering: str
    onderwerp_betaalbevestiging: str
    body_betaalbevestiging: str
    locale: str
    standaard_aanhef: str
    attentietekst: str
    standaard_titel_man: str
    standaard_titel_vrouw: str
    latitude: Latitude
    longitude: Longitude
    communication_default_mail_subject: str
    deleted_at: _NotRequired[_t.Optional[str]]
    is_deletable: _NotRequired[bool]
    _links: _NotRequired[CompanyLinks]


class ConflictObject(_t.TypedDict):
    """An object that is involved in a conflict."""
    soort: _t.Literal["boeking", "boekingsregel", "dienst", "kwalificatie", "locatie", "materiaal", "personeel", "product"]
    id: Id


class Contact(_t.TypedDict):
    """A contact of any type: a customer, a supplier, a member of staff or another contact."""
    id: Id
    type: ContactType
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    soort_klant: _t.Optional[str]
    afdeling: _t.Optional[str]
    factuur_adressering: _t.Optional[str]
    peppol_id: PeppolId
    status: _t.Optional[SupplierStatus]
    betalen_vanaf: _t.Optional[str]
    uitje_activiteit_herinnering: _t.Optional[bool]
    onchange_email: _t.Optional[bool]
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    mag_type_wijzigen: bool
    _links: ContactLinks


class ContactEvent(_t.TypedDict):
    """A change of Contact."""
    version: str
    meta: ContactEventMeta
    data: _t.Union[ContactPayload, ThinPayload]


class ContactEventMeta(_t.TypedDict):
    """Metadata of an event of Contact."""
    event: _t.Literal["Contact::postInsert", "Contact::postUpdate", "Contact::postSave", "Contact::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Contact"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ContactForm(_t.TypedDict):
    """A form for your website."""
    id: Id
    naam: str
    Velden: _t.List[ContactFormField]
    Arrangementen: _t.List[ContactFormPackage]


class ContactFormField(_t.TypedDict):
    """A field of a contact form."""
    id: Id
    naam: str
    soort_invoer: ContactFormInput
    verplicht: bool
    mogelijke_keuzes: _t.Optional[_t.List[str]]
    bijzonderheden_boeking: bool
    field_identifier: str
    extra_field_name: _t.Optional[str]
    input_type: _t.Optional[_t.Literal["text", "number", "date", "singlechoice", "multiplechoice"]]
    sort_order: int
    newsletter_options: _t.Optional[_t.Dict[str, str]]


class ContactFormFieldPut(_t.TypedDict):
    """A field of a contact form."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    soort_invoer: _NotRequired[ContactFormInput]
    verplicht: _NotRequired[bool]
    mogelijke_keuzes: _NotRequired[_t.Optional[_t.List[str]]]
    bijzonderheden_boeking: _NotRequired[bool]
    field_identifier: _NotRequired[str]
    extra_field_name: _NotRequired[_t.Optional[str]]
    input_type: _NotRequired[_t.Optional[_t.Literal["text", "number", "date", "singlechoice", "multiplechoice"]]]
    sort_order: _NotRequired[int]
    newsletter_options: _NotRequired[_t.Optional[_t.Dict[str, str]]]


class ContactFormPackage(_t.TypedDict):
    """A package in a form."""
    id: Id
    arrangement: str


class ContactFormPackagePut(_t.TypedDict):
    """A package in a form."""
    id: Id
    arrangement: _NotRequired[str]


class ContactFormPayload(_t.TypedDict):
    """ContactForm as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    Velden: _t.List[AnnouncedContactFormField]
    modified: _NotRequired[_t.List[str]]


class ContactFormPut(_t.TypedDict):
    """A form for your website."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    Velden: _NotRequired[_t.List[ContactFormFieldPut]]
    Arrangementen: _NotRequired[_t.List[ContactFormPackagePut]]


class ContactFormReceipt(_t.TypedDict):
    """That the answers were stored."""
    success: bool
    klant_id: _NotRequired[Id]
    boeking_id: _NotRequired[Id]


class ContactLink(_t.TypedDict):
    """A HAL link."""
    href: str


class ContactLinks(_t.TypedDict):
    """HAL links of the contact."""
    self: ContactLink


class ContactPayload(_t.TypedDict):
    """Contact as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    type: ContactType
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    soort_klant: _t.Optional[str]
    afdeling: _t.Optional[str]
    factuur_adressering: _t.Optional[str]
    peppol_id: PeppolId
    status: _t.Optional[SupplierStatus]
    betalen_vanaf: _t.Optional[str]
    uitje_activiteit_herinnering: _t.Optional[bool]
    onchange_email: _t.Optional[bool]
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    _links: ContactLinks
    modified: _NotRequired[_t.List[str]]


class ContactPerson(_t.TypedDict):
    """A person at a contact."""
    id: Id
    voornaam: _t.Optional[str]
    achternaam: _t.Optional[str]
    geslacht: Gender
    aanhef: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    telefoon1: _t.Optional[str]
    telefoon2: _t.Optional[str]
    email1: _t.Optional[str]
    email2: _t.Optional[str]
    hoofdcontact: bool
    nieuwsbrief_ids: _t.List[Id]


class ContactPersonPayload(_t.TypedDict):
    """ContactPerson as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    voornaam: _t.Optional[str]
    achternaam: _t.Optional[str]
    geslacht: Gender
    aanhef: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    telefoon1: _t.Optional[str]
    telefoon2: _t.Optional[str]
    email1: _t.Optional[str]
    email2: _t.Optional[str]
    hoofdcontact: bool
    nieuwsbrief_ids: _t.List[Id]
    modified: _NotRequired[_t.List[str]]


class ContactPersonPut(_t.TypedDict):
    """A person at a contact."""
    id: _NotRequired[Id]
    voornaam: _NotRequired[_t.Optional[str]]
    achternaam: _NotRequired[_t.Optional[str]]
    geslacht: _NotRequired[Gender]
    aanhef: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoon1: _NotRequired[_t.Optional[str]]
    telefoon2: _NotRequired[_t.Optional[str]]
    email1: _NotRequired[_t.Optional[str]]
    email2: _NotRequired[_t.Optional[str]]
    hoofdcontact: _NotRequired[bool]
    nieuwsbrief_ids: _NotRequired[_t.List[Id]]


class ContactPut(_t.TypedDict):
    """A contact of any type: a customer, a supplier, a member of staff or another contact."""
    id: _NotRequired[Id]
    type: _NotRequired[ContactType]
    displaynaam: _NotRequired[str]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    soort_klant: _NotRequired[_t.Optional[str]]
    afdeling: _NotRequired[_t.Optional[str]]
    factuur_adressering: _NotRequired[_t.Optional[str]]
    peppol_id: _NotRequired[PeppolId]
    status: _NotRequired[_t.Optional[SupplierStatus]]
    betalen_vanaf: _NotRequired[_t.Optional[str]]
    uitje_activiteit_herinnering: _NotRequired[_t.Optional[bool]]
    onchange_email: _NotRequired[_t.Optional[bool]]
    contactpersonen: _NotRequired[_t.List[ContactPersonPut]]
    metadata: _NotRequired[Metadata]
    extra_fields: _NotRequired[_t.List[ExtraField]]
    mag_type_wijzigen: _NotRequired[bool]
    _links: _NotRequired[ContactLinks]


class ContactformulierEvent(_t.TypedDict):
    """A change of Contactformulier."""
    version: str
    meta: ContactformulierEventMeta
    data: _t.Union[ContactFormPayload, ThinPayload]


class ContactformulierEventMeta(_t.TypedDict):
    """Metadata of an event of Contactformulier."""
    event: _t.Literal["Contactformulier::postInsert", "Contactformulier::postUpdate", "Contactformulier::postSave", "Contactformulier::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Contactformulier"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ContactmomentEvent(_t.TypedDict):
    """A change of Contactmoment."""
    version: str
    meta: ContactmomentEventMeta
    data: _t.Union[NotePayload, ThinPayload]


class ContactmomentEventMeta(_t.TypedDict):
    """Metadata of an event of Contactmoment."""
    event: _t.Literal["Contactmoment::postInsert", "Contactmoment::postUpdate", "Contactmoment::postSave", "Contactmoment::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Contactmoment"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ContactpersoonEvent(_t.TypedDict):
    """A change of Contactpersoon."""
    version: str
    meta: ContactpersoonEventMeta
    data: _t.Union[ContactPersonPayload, ThinPayload]


class ContactpersoonEventMeta(_t.TypedDict):
    """Metadata of an event of Contactpersoon."""
    event: _t.Literal["Contactpersoon::postInsert", "Contactpersoon::postUpdate", "Contactpersoon::postSave", "Contactpersoon::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Contactpersoon"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class CostGroup(_t.TypedDict):
    """Cost lines under one name, with a discount on all of them."""
    id: Id
    type: _t.Literal["groep"]
    naam: str
    kortingspercentage: DiscountPercentage
    kortingomschrijving: _t.Optional[str]
    children_visible: bool
    regels: _t.List[CostLine]


class CostGroupPut(_t.TypedDict):
    """Cost lines under one name, with a discount on all of them."""
    id: _NotRequired[Id]
    type: _t.Literal["groep"]
    naam: _NotRequired[str]
    kortingspercentage: _NotRequired[DiscountPercentage]
    kortingomschrijving: _NotRequired[_t.Optional[str]]
    children_visible: _NotRequired[bool]
    regels: _NotRequired[_t.List[CostLinePut]]


class CostItem(_t.TypedDict):
    """A quantity at a price."""
    id: Id
    type: _t.Literal["item"]
    naam: str
    kortingspercentage: DiscountPercentage
    kortingomschrijving: _t.Optional[str]
    aantal: int
    bedrag: float
    btw_percentage: VatRate
    product_id: _t.Optional[Id]
    boekingsregel_id: _t.Optional[Id]
    voucher_id: _NotRequired[Id]
    vooruitbetaald: _NotRequired[bool]


class CostItemPut(_t.TypedDict):
    """A quantity at a price."""
    id: _NotRequired[Id]
    type: _t.Literal["item"]
    naam: _NotRequired[str]
    kortingspercentage: _NotRequired[DiscountPercentage]
    kortingomschrijving: _NotRequired[_t.Optional[str]]
    aantal: _NotRequired[int]
    bedrag: _NotRequired[float]
    btw_percentage: _NotRequired[VatRate]
    product_id: _NotRequired[_t.Optional[Id]]
    boekingsregel_id: _NotRequired[_t.Optional[Id]]
    voucher_id: _NotRequired[Id]
    vooruitbetaald: _NotRequired[bool]


class Costs(_t.TypedDict):
    """The charges for a booking, with the customer who pays and the company that sells."""
    boeking_id: Id
    klant_id: Id
    bedrijf_id: Id
    opmerking: _t.Optional[str]
    betaaltermijn: int
    referentie_klant: _t.Optional[str]
    calculated_totaalbedrag_inclusief_btw: float
    regels: _t.List[CostLine]


class CostsPatch(_t.TypedDict):
    """The charges for a booking, with the customer who pays and the company that sells."""
    boeking_id: _NotRequired[Id]
    klant_id: _NotRequired[Id]
    bedrijf_id: _NotRequired[Id]
    opmerking: _NotRequired[_t.Optional[str]]
    betaaltermijn: _NotRequired[int]
    referentie_klant: _NotRequired[_t.Optional[str]]
    calculated_totaalbedrag_inclusief_btw: _NotRequired[float]
    regels: _NotRequired[_t.List[CostLinePut]]


class CostsPut(_t.TypedDict):
    """The charges for a booking, with the customer who pays and the company that sells."""
    boeking_id: _NotRequired[Id]
    klant_id: _NotRequired[Id]
    bedrijf_id: _NotRequired[Id]
    opmerking: _NotRequired[_t.Optional[str]]
    betaaltermijn: _NotRequired[int]
    referentie_klant: _NotRequired[_t.Optional[str]]
    calculated_totaalbedrag_inclusief_btw: _NotRequired[float]
    regels: _NotRequired[_t.List[CostLinePut]]


class CountedAmount(_t.TypedDict):
    """The money of one payment method, as it was counted."""
    betaalmethode_id: _t.Optional[Id]
    geteld: float


class CoveredLine(_t.TypedDict):
    """Units of a line that a voucher covers."""
    regel_id: Id
    product_id: Id
    prijs_per_stuk: float
    aantal: int


class Creator(_t.TypedDict):
    """The member of staff who created the object."""
    id: Id
    naam: str


class CreditedInvoice(_t.TypedDict):
    """The invoice that a credit invoice credits."""
    factuur_nummer: str
    datum: str
    verrekend: float


class CreditedLine(_t.TypedDict):
    """A line of type `item` to credit."""
    id: Id
    aantal: _NotRequired[_t.Optional[int]]
    bedrag: _NotRequired[_t.Optional[float]]


class CurrentSession(_t.TypedDict):
    """The session of the request, and who is logged in."""
    id: Id
    user_id: Id
    gebruikersnaam: UserName
    permissies: Rights
    locale: UserLocale
    must_set_up_second_factor: bool
    csrf_token: str
    created_at: str
    expires_at: SessionEnd


class Customer(_t.TypedDict):
    """A contact of type `klant`: a person or organisation that books."""
    id: Id
    type: _t.Literal["klant"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    soort_klant: _t.Optional[str]
    afdeling: _t.Optional[str]
    factuur_adressering: _t.Optional[str]
    peppol_id: PeppolId
    contactpersonen: _t.List[ContactPerson]
    Hoofdcontact: _NotRequired[ContactPerson]
    metadata: Metadata
    mag_type_wijzigen: bool
    _links: ContactLinks


class CustomerMerge(_t.TypedDict):
    """The customer that remains, and what became of everything that named the other one."""
    klant: _NotRequired[Customer]
    moved: CustomerMergeMoved
    kept: CustomerMergeKept


class CustomerMergeKept(_t.TypedDict):
    """How many objects keep the `klant_id` of the other customer."""
    bookings: int
    invoices: int


class CustomerMergeMoved(_t.TypedDict):
    """How many objects name the remaining customer now."""
    bookings: int
    invoices: int
    notes: int
    vouchers: int
    voucher_sales: int
    contact_persons: int


class CustomerMergeRequest(_t.TypedDict):
    """The customer that goes."""
    klant_id: Id


class CustomerPayload(_t.TypedDict):
    """Customer as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    type: _t.Literal["klant"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    soort_klant: _t.Optional[str]
    afdeling: _t.Optional[str]
    factuur_adressering: _t.Optional[str]
    peppol_id: PeppolId
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    _links: ContactLinks
    modified: _NotRequired[_t.List[str]]


class CustomerPeppol(_t.TypedDict):
    """Whether a customer can receive invoices over Peppol."""
    klant_id: Id
    can_receive: bool
    peppol_id: _t.Optional[str]
    checked_at: str


class CustomerPut(_t.TypedDict):
    """A contact of type `klant`: a person or organisation that books."""
    id: _NotRequired[Id]
    type: _NotRequired[_t.Literal["klant"]]
    displaynaam: _NotRequired[str]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    soort_klant: _NotRequired[_t.Optional[str]]
    afdeling: _NotRequired[_t.Optional[str]]
    factuur_adressering: _NotRequired[_t.Optional[str]]
    peppol_id: _NotRequired[PeppolId]
    contactpersonen: _NotRequired[_t.List[ContactPersonPut]]
    Hoofdcontact: _NotRequired[ContactPerson]
    metadata: _NotRequired[Metadata]
    extra_fields: _NotRequired[_t.List[ExtraField]]
    mag_type_wijzigen: _NotRequired[bool]
    _links: _NotRequired[ContactLinks]


class DienstEvent(_t.TypedDict):
    """A change of Dienst."""
    version: str
    meta: DienstEventMeta
    data: _t.Union[ShiftPayload, ThinPayload]


class DienstEventMeta(_t.TypedDict):
    """Metadata of an event of Dienst."""
    event: _t.Literal["Dienst::postInsert", "Dienst::postUpdate", "Dienst::postSave", "Dienst::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Dienst"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class DiscountCode(_t.TypedDict):
    """A code with which a customer gets a discount on a booking."""
    id: Id
    naam: str
    code: str
    datum_begin: str
    datum_eind: str
    kortingspercentage: int
    toepasbaar_zonder_arrangement: bool
    valid_days: ValidDays
    Arrangementen: _t.List[Id]
    BookProcesses: _t.List[Id]
    Products: _t.List[Id]
    created_at: str
    updated_at: str


class DiscountCodePayload(_t.TypedDict):
    """DiscountCode as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    code: str
    datum_begin: str
    datum_eind: str
    kortingspercentage: int
    toepasbaar_zonder_arrangement: bool
    valid_days: ValidDays
    Arrangementen: _t.List[Id]
    BookProcesses: _t.List[Id]
    Products: _t.List[Id]
    created_at: str
    updated_at: str
    modified: _NotRequired[_t.List[str]]


class DiscountCodePut(_t.TypedDict):
    """A code with which a customer gets a discount on a booking."""
    id: _NotRequired[Id]
    naam: str
    code: str
    datum_begin: str
    datum_eind: str
    kortingspercentage: int
    toepasbaar_zonder_arrangement: _NotRequired[bool]
    valid_days: _NotRequired[ValidDays]
    Arrangementen: _NotRequired[_t.List[Id]]
    BookProcesses: _NotRequired[_t.List[Id]]
    Products: _NotRequired[_t.List[Id]]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]


class DiscountGiven(_t.TypedDict):
    """The discount that a code gives."""
    naam: str
    percentage: int


class EventActor(_t.TypedDict):
    """The credential behind the change."""
    type: _t.Literal["apikey", "user", "system"]
    id: _t.Optional[int]


class ExplainedLimit(_t.TypedDict):
    """A limit, where it is tightest."""
    soort: _t.Literal["materiaal", "locatie"]
    id: _t.Optional[Id]
    beperking: _t.Literal["aantal", "percentage_online_te_boeken", "aantal_groepen", "aantal_tegelijk_starten", "aantal_groepen_tegelijk_starten", "capaciteit", "locatie_verplicht"]
    regel: _t.Optional[int]
    begin: str
    eind: str
    capaciteit: _t.Optional[float]
    gebruikt: float
    nodig: float
    past: bool


class ExplainedLine(_t.TypedDict):
    """A line that is booked."""
    arrangementsregel_id: Id
    aantal: int
    locatie_id: _t.Optional[Id]


class ExplainedTime(_t.TypedDict):
    """A start time, and what decides whether there is room."""
    begin: str
    beschikbaar: bool
    regels: _t.List[ExplainedLine]
    beperkingen: _t.List[ExplainedLimit]


class ExtraDateField(_t.TypedDict):
    """An extra field that contains a date."""
    name: str
    type: _t.Literal["date"]
    value: str


class ExtraMultipleChoiceField(_t.TypedDict):
    """An extra field that contains any number of choices."""
    name: str
    type: _t.Literal["multiplechoice"]
    value: _t.List[str]


class ExtraNumberField(_t.TypedDict):
    """An extra field that contains a whole number."""
    name: str
    type: _t.Literal["number"]
    value: int


class ExtraSingleChoiceField(_t.TypedDict):
    """An extra field that contains one choice."""
    name: str
    type: _t.Literal["singlechoice"]
    value: str


class ExtraTextField(_t.TypedDict):
    """An extra field that contains text."""
    name: str
    type: _t.Literal["text"]
    value: str


class FactuurBetalingEvent(_t.TypedDict):
    """A change of FactuurBetaling."""
    version: str
    meta: FactuurBetalingEventMeta
    data: _t.Union[InvoicePaymentPayload, ThinPayload]


class FactuurBetalingEventMeta(_t.TypedDict):
    """Metadata of an event of FactuurBetaling."""
    event: _t.Literal["FactuurBetaling::postInsert", "FactuurBetaling::postUpdate", "FactuurBetaling::postSave", "FactuurBetaling::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["FactuurBetaling"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class FactuurEvent(_t.TypedDict):
    """A change of Factuur."""
    version: str
    meta: FactuurEventMeta
    data: _t.Union[InvoicePayload, ThinPayload]


class FactuurEventMeta(_t.TypedDict):
    """Metadata of an event of Factuur."""
    event: _t.Literal["Factuur::postInsert", "Factuur::postUpdate", "Factuur::postSave", "Factuur::postDelete", "InvoiceDefinitive"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Factuur"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class FrameworkGuardGroupEvent(_t.TypedDict):
    """A change of frameworkGuardGroup."""
    version: str
    meta: FrameworkGuardGroupEventMeta
    data: _t.Union[RolePayload, ThinPayload]


class FrameworkGuardGroupEventMeta(_t.TypedDict):
    """Metadata of an event of frameworkGuardGroup."""
    event: _t.Literal["frameworkGuardGroup::postInsert", "frameworkGuardGroup::postUpdate", "frameworkGuardGroup::postSave", "frameworkGuardGroup::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["frameworkGuardGroup"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class FrameworkGuardUserEvent(_t.TypedDict):
    """A change of frameworkGuardUser."""
    version: str
    meta: FrameworkGuardUserEventMeta
    data: _t.Union[UserPayload, ThinPayload]


class FrameworkGuardUserEventMeta(_t.TypedDict):
    """Metadata of an event of frameworkGuardUser."""
    event: _t.Literal["frameworkGuardUser::postInsert", "frameworkGuardUser::postUpdate", "frameworkGuardUser::postSave", "frameworkGuardUser::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["frameworkGuardUser"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class HerroepingEvent(_t.TypedDict):
    """A change of Herroeping."""
    version: str
    meta: HerroepingEventMeta
    data: _t.Union[WithdrawalPayload, ThinPayload]


class HerroepingEventMeta(_t.TypedDict):
    """Metadata of an event of Herroeping."""
    event: _t.Literal["Herroeping::postInsert", "Herroeping::postUpdate", "Herroeping::postSave", "Herroeping::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Herroeping"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class IncomingMail(_t.TypedDict):
    """A mail that came in, and what the service recognised in it when it came."""
    id: Id
    address_id: Id
    kind: IncomingMailKind
    from_name: str
    from_address: str
    to: _t.List[str]
    subject: str
    text: str
    shortened: bool
    message_id: _t.Optional[str]
    in_reply_to: _t.Optional[str]
    sent_at: _t.Optional[str]
    received_at: str
    sender: MailSender
    contact_id: _t.Optional[Id]
    contactpersoon_id: _t.Optional[Id]
    booking_id: _t.Optional[Id]
    note_id: _t.Optional[Id]
    mentioned: _t.List[str]
    bijlagen: _t.List[StoredFile]


class IncomingMailAddress(_t.TypedDict):
    """An address whose mail is handed to the service."""
    id: Id
    adres: str
    bedrijf_id: Id


class IncomingMailAddressEvent(_t.TypedDict):
    """A change of IncomingMailAddress."""
    version: str
    meta: IncomingMailAddressEventMeta
    data: _t.Union[IncomingMailAddressPayload, ThinPayload]


class IncomingMailAddressEventMeta(_t.TypedDict):
    """Metadata of an event of IncomingMailAddress."""
    event: _t.Literal["IncomingMailAddress::postInsert", "IncomingMailAddress::postUpdate", "IncomingMailAddress::postSave", "IncomingMailAddress::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["IncomingMailAddress"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class IncomingMailAddressPayload(_t.TypedDict):
    """IncomingMailAddress as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    adres: str
    bedrijf_id: Id
    modified: _NotRequired[_t.List[str]]


class IncomingMailAddressPut(_t.TypedDict):
    """An address whose mail is handed to the service."""
    id: _NotRequired[Id]
    adres: _NotRequired[str]
    bedrijf_id: _NotRequired[Id]


class IncomingMailEvent(_t.TypedDict):
    """A change of IncomingMail."""
    version: str
    meta: IncomingMailEventMeta
    data: _t.Union[IncomingMailPayload, ThinPayload]


class IncomingMailEventMeta(_t.TypedDict):
    """Metadata of an event of IncomingMail."""
    event: _t.Literal["IncomingMail::postInsert", "IncomingMail::postUpdate", "IncomingMail::postSave", "IncomingMail::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["IncomingMail"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class IncomingMailPayload(_t.TypedDict):
    """IncomingMail as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    address_id: Id
    kind: IncomingMailKind
    from_name: str
    from_address: str
    to: _t.List[str]
    subject: str
    text: str
    shortened: bool
    message_id: _t.Optional[str]
    in_reply_to: _t.Optional[str]
    sent_at: _t.Optional[str]
    received_at: str
    sender: MailSender
    contact_id: _t.Optional[Id]
    contactpersoon_id: _t.Optional[Id]
    booking_id: _t.Optional[Id]
    note_id: _t.Optional[Id]
    mentioned: _t.List[str]
    bijlagen: _t.List[StoredFile]
    modified: _NotRequired[_t.List[str]]


class InstellingEvent(_t.TypedDict):
    """A change of Instelling."""
    version: str
    meta: InstellingEventMeta
    data: _t.Union[SettingPayload, ThinPayload]


class InstellingEventMeta(_t.TypedDict):
    """Metadata of an event of Instelling."""
    event: _t.Literal["Instelling::postInsert", "Instelling::postUpdate", "Instelling::postSave", "Instelling::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Instelling"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Integration(_t.TypedDict):
    """Another service that this one uses, such as the mail server or the payment provider of a company."""
    id: Id
    name: str
    kind: IntegrationKind
    settings: _t.Optional[IntegrationSettings]
    secrets_set: _t.List[str]
    notification_url: _NotRequired[str]
    created_at: str
    updated_at: str


class IntegrationEvent(_t.TypedDict):
    """A change of Integration."""
    version: str
    meta: IntegrationEventMeta
    data: _t.Union[IntegrationPayload, ThinPayload]


class IntegrationEventMeta(_t.TypedDict):
    """Metadata of an event of Integration."""
    event: _t.Literal["Integration::postInsert", "Integration::postUpdate", "Integration::postSave", "Integration::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Integration"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class IntegrationPayload(_t.TypedDict):
    """Integration as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    name: str
    kind: IntegrationKind
    settings: _t.Optional[IntegrationSettings]
    secrets_set: _t.List[str]
    created_at: str
    updated_at: str
    modified: _NotRequired[_t.List[str]]


class IntegrationPut(_t.TypedDict):
    """Another service that this one uses, such as the mail server or the payment provider of a company."""
    id: _NotRequired[Id]
    name: _NotRequired[str]
    kind: _NotRequired[IntegrationKind]
    settings: _NotRequired[_t.Optional[IntegrationSettings]]
    secrets: _NotRequired[IntegrationSecrets]
    secrets_set: _NotRequired[_t.List[str]]
    notification_url: _NotRequired[str]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]


class IntegrationSecrets(_t.TypedDict):
    """Secrets of an integration."""
    password: _NotRequired[_t.Optional[str]]
    api_key: _NotRequired[_t.Optional[str]]


class IntegrationSettings(_t.TypedDict):
    """How a service is used."""
    host: _NotRequired[str]
    port: _NotRequired[int]
    security: _NotRequired[MailServerSecurity]
    username: _NotRequired[_t.Optional[str]]
    verify_certificate: _NotRequired[bool]
    party_id: _NotRequired[str]
    legal_entity_id: _NotRequired[int]
    outcome: _NotRequired[PeppolSandboxOutcome]


class Invoice(_t.TypedDict):
    """An invoice of a booking."""
    id: Id
    klant_id: Id
    boeking_id: Id
    bedrijf_id: Id
    context: InvoiceContext
    status: InvoiceStatus
    factuur_nummer: _t.Optional[str]
    verstuur_factuur_op: SendingDate
    datum: _t.Optional[str]
    pdf_locatie: _t.Optional[str]
    pdf_href: str
    opmerking: _t.Optional[str]
    aantal_personen: int
    betaaltermijn: int
    referentie_klant: _t.Optional[str]
    reference_external: str
    herinnering1: _t.Optional[str]
    herinnering2: _t.Optional[str]
    calculated_totaalbedrag_inclusief_btw: float
    provider_transaction_id: _t.Optional[int]
    crediteert_factuur_id: _t.Optional[Id]
    btw_verlegd: bool
    voorschot_percentage: float
    btw: VatAmounts
    afdruk: _t.Optional[InvoicePrint]
    hash: _t.Optional[str]
    previous_hash: _t.Optional[str]
    metadata: Metadata
    regels: _NotRequired[_t.List[InvoiceLine]]
    _betaald_bedrag: _NotRequired[float]
    Klant: _NotRequired[Customer]
    Boeking: _NotRequired[ListedBooking]
    Betalingen: _NotRequired[_t.List[InvoicePayment]]
    Creditfactuur: _NotRequired[_t.List[Invoice]]
    GecrediteerdeFactuur: _NotRequired[_t.Optional[Invoice]]
    _calculated: _NotRequired[InvoiceCalculated]


class InvoiceAddressee(_t.TypedDict):
    """Snapshot of the customer."""
    naam: str
    afdeling: _t.Optional[str]
    factuur_adressering: _t.Optional[str]
    attentie: str
    contactpersoon: _t.Optional[str]
    email: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    peppol_id: _t.Optional[str]


class InvoiceCalculated(_t.TypedDict):
    """Values derived from an invoice."""
    gestructureerde_mededeling: str
    betalingskenmerk: _t.Optional[str]


class InvoiceGroup(_t.TypedDict):
    """Lines under one name, with a discount on all of them."""
    id: Id
    type: _t.Literal["groep"]
    naam: str
    kortingspercentage: float
    kortingomschrijving: _t.Optional[str]
    voorschot_factuur_id: _t.Optional[Id]
    children_visible: bool
    regels: _t.List[InvoiceLine]


class InvoiceItem(_t.TypedDict):
    """A quantity at a unit price."""
    id: Id
    type: _t.Literal["item"]
    naam: str
    kortingspercentage: float
    kortingomschrijving: _t.Optional[str]
    aantal: int
    bedrag: float
    btw_percentage: float
    product_id: _t.Optional[Id]
    boekingsregel_id: _t.Optional[Id]


class InvoiceLook(_t.TypedDict):
    """Snapshot of the layout settings of the company and its PDF template."""
    locale: str
    lettertype: str
    accent_color: _t.Optional[str]
    logo_sha256: _t.Optional[str]
    header: _t.Optional[str]
    footer: _t.Optional[str]


class InvoicePayload(_t.TypedDict):
    """Invoice as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    klant_id: Id
    boeking_id: Id
    bedrijf_id: Id
    context: InvoiceContext
    status: InvoiceStatus
    factuur_nummer: _t.Optional[str]
    verstuur_factuur_op: SendingDate
    datum: _t.Optional[str]
    pdf_locatie: _t.Optional[str]
    pdf_href: str
    opmerking: _t.Optional[str]
    aantal_personen: int
    betaaltermijn: int
    referentie_klant: _t.Optional[str]
    reference_external: str
    herinnering1: _t.Optional[str]
    herinnering2: _t.Optional[str]
    calculated_totaalbedrag_inclusief_btw: float
    provider_transaction_id: _t.Optional[int]
    crediteert_factuur_id: _t.Optional[Id]
    btw_verlegd: bool
    voorschot_percentage: float
    btw: VatAmounts
    afdruk: _t.Optional[InvoicePrint]
    hash: _t.Optional[str]
    previous_hash: _t.Optional[str]
    metadata: Metadata
    regels: _t.List[InvoiceLine]
    modified: _NotRequired[_t.List[str]]


class InvoicePayment(_t.TypedDict):
    """A payment on an invoice, or a refund."""
    id: Id
    factuur_id: Id
    wanneer: str
    bedrag: float
    opmerking: str
    betaalmethode_id: _t.Optional[Id]
    pos_id: _t.Optional[Id]
    location_id: _t.Optional[Id]
    settles_id: _t.Optional[Id]
    btw: VatAmounts
    klant: PaymentCustomer
    Creator: _NotRequired[_t.Optional[Creator]]
    Factuur: _NotRequired[Invoice]


class InvoicePaymentPayload(_t.TypedDict):
    """InvoicePayment as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    factuur_id: Id
    wanneer: str
    bedrag: float
    opmerking: str
    betaalmethode_id: _t.Optional[Id]
    pos_id: _t.Optional[Id]
    location_id: _t.Optional[Id]
    settles_id: _t.Optional[Id]
    btw: VatAmounts
    modified: _NotRequired[_t.List[str]]


class InvoicePaymentPut(_t.TypedDict):
    """A payment on an invoice, or a refund."""
    id: _NotRequired[Id]
    factuur_id: _NotRequired[Id]
    wanneer: _NotRequired[str]
    bedrag: float
    opmerking: _NotRequired[str]
    betaalmethode_id: _NotRequired[_t.Optional[Id]]
    pos_id: _NotRequired[_t.Optional[Id]]
    location_id: _NotRequired[_t.Optional[Id]]
    settles_id: _NotRequired[_t.Optional[Id]]
    btw: _NotRequired[VatAmounts]
    klant: _NotRequired[PaymentCustomer]
    Creator: _NotRequired[_t.Optional[Creator]]
    Factuur: _NotRequired[Invoice]


class InvoicePrint(_t.TypedDict):
    """Snapshot of the printed data about the sender, the addressee and the booking, taken when the invoice became permanent."""
    afzender: InvoiceSender
    geadresseerde: InvoiceAddressee
    uitje: InvoicedBooking
    vormgeving: InvoiceLook
    betalingen: _t.List[PrintedPayment]
    gecrediteerde_factuur: _t.Optional[CreditedInvoice]
    betalingskenmerk: str
    boekingsregels: _t.List[PrintedBookingLine]


class InvoiceSender(_t.TypedDict):
    """Snapshot of the company."""
    naam: str
    slogan: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: _t.Optional[str]
    telefoon: _t.Optional[str]
    email: _t.Optional[str]
    website: _t.Optional[str]
    iban: _t.Optional[str]
    bic: _t.Optional[str]
    bank_tnv: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    kvk_nummer: _t.Optional[str]
    peppol_id: _t.Optional[str]


class InvoiceSending(_t.TypedDict):
    """The steps when the draft becomes permanent: render the PDF, record payments, mail the invoice."""
    render_pdf: _NotRequired[_t.Optional[bool]]
    betalingen: _NotRequired[_t.Optional[_t.List[SentPayment]]]
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    mail_subject: _NotRequired[_t.Optional[str]]
    mail_body: _NotRequired[_t.Optional[str]]
    mail_signature: _NotRequired[_t.Optional[str]]


class InvoiceSeries(_t.TypedDict):
    """Result of the verification of one series of invoice numbers."""
    bedrijf_id: Id
    jaar: int
    first: _t.Optional[int]
    last: _t.Optional[int]
    count: int
    gaps: _t.List[int]
    unsealed: int
    hash: _t.Optional[str]
    changed: _t.Optional[BrokenSeal]


class InvoicedBooking(_t.TypedDict):
    """Snapshot of the booking."""
    referentie: str
    datum: _t.Optional[str]
    arrangement: str


class JournalEntry(_t.TypedDict):
    """A journal entry, as it was recorded."""
    id: Id
    datum: str
    soort: JournalEntryKind
    geboekt_op: str
    bedrijf_id: Id
    factuur_id: _t.Optional[Id]
    factuur_nummer: _t.Optional[str]
    factuur_datum: _t.Optional[str]
    voucher_verkoop_id: _t.Optional[Id]
    terugbetaling_id: _t.Optional[Id]
    klant_id: Id
    klant_naam: _t.Optional[str]
    betaling_id: _t.Optional[Id]
    betaald_op: _t.Optional[str]
    betaalmethode_id: _t.Optional[Id]
    tegenboeking_van: _t.Optional[Id]
    regels: _t.List[JournalLine]


class JournalLine(_t.TypedDict):
    """A line of a journal entry."""
    rekening: JournalAccount
    ledger_number: _t.Optional[str]
    cost_center: _t.Optional[str]
    naam: _t.Optional[str]
    btw_percentage: _t.Optional[float]
    debet: float
    credit: float


class KassaEvent(_t.TypedDict):
    """A change of Kassa."""
    version: str
    meta: KassaEventMeta
    data: _t.Union[PointOfSalePayload, ThinPayload]


class KassaEventMeta(_t.TypedDict):
    """Metadata of an event of Kassa."""
    event: _t.Literal["Kassa::postInsert", "Kassa::postUpdate", "Kassa::postSave", "Kassa::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Kassa"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class KassalogboekEvent(_t.TypedDict):
    """A change of Kassalogboek."""
    version: str
    meta: KassalogboekEventMeta
    data: _t.Union[TillLogEntryPayload, ThinPayload]


class KassalogboekEventMeta(_t.TypedDict):
    """Metadata of an event of Kassalogboek."""
    event: _t.Literal["Kassalogboek::postInsert", "Kassalogboek::postUpdate", "Kassalogboek::postSave", "Kassalogboek::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Kassalogboek"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class KlantEvent(_t.TypedDict):
    """A change of Klant."""
    version: str
    meta: KlantEventMeta
    data: _t.Union[CustomerPayload, ThinPayload]


class KlantEventMeta(_t.TypedDict):
    """Metadata of an event of Klant."""
    event: _t.Literal["Klant::postInsert", "Klant::postUpdate", "Klant::postSave", "Klant::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Klant"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class KortingscodeEvent(_t.TypedDict):
    """A change of Kortingscode."""
    version: str
    meta: KortingscodeEventMeta
    data: _t.Union[DiscountCodePayload, ThinPayload]


class KortingscodeEventMeta(_t.TypedDict):
    """Metadata of an event of Kortingscode."""
    event: _t.Literal["Kortingscode::postInsert", "Kortingscode::postUpdate", "Kortingscode::postSave", "Kortingscode::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Kortingscode"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class KwalificatieEvent(_t.TypedDict):
    """A change of Kwalificatie."""
    version: str
    meta: KwalificatieEventMeta
    data: _t.Union[QualificationPayload, ThinPayload]


class KwalificatieEventMeta(_t.TypedDict):
    """Metadata of an event of Kwalificatie."""
    event: _t.Literal["Kwalificatie::postInsert", "Kwalificatie::postUpdate", "Kwalificatie::postSave", "Kwalificatie::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Kwalificatie"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class LeverancierContactEvent(_t.TypedDict):
    """A change of LeverancierContact."""
    version: str
    meta: LeverancierContactEventMeta
    data: _t.Union[SupplierPayload, ThinPayload]


class LeverancierContactEventMeta(_t.TypedDict):
    """Metadata of an event of LeverancierContact."""
    event: _t.Literal["LeverancierContact::postInsert", "LeverancierContact::postUpdate", "LeverancierContact::postSave", "LeverancierContact::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["LeverancierContact"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Link(_t.TypedDict):
    """A HAL link to a path on this server."""
    href: str


class ListedBooking(_t.TypedDict):
    """A booking in a list."""
    id: Id
    klant_id: Id
    referentie: str
    datum: str
    begin: str
    status: BookingStatus
    arrangement: str
    arrangement_id: _t.Optional[Id]
    book_process_id: _t.Optional[Id]
    personen: GroupSize
    status_updated_at: str
    online_boeking: bool
    status_vervaldatum: ExpiryDate
    bijzonderheden: Particulars
    factureren: ToBeInvoiced
    conceptfactuur_na_dagen: DaysToDraft
    metadata: Metadata
    boekingsregels: _NotRequired[_t.List[BookingLine]]
    kosten: _NotRequired[Costs]
    Klant: _NotRequired[Customer]
    Creator: _NotRequired[_t.Optional[Creator]]
    Diensten: _NotRequired[_t.List[Shift]]
    Facturen: _NotRequired[_t.List[Invoice]]


class ListedContactFormField(_t.TypedDict):
    """A field of a contact form, with its form."""
    contactformulier_id: Id
    id: Id
    naam: str
    soort_invoer: ContactFormInput
    verplicht: bool
    mogelijke_keuzes: _t.Optional[_t.List[str]]
    bijzonderheden_boeking: bool
    field_identifier: str
    extra_field_name: _t.Optional[str]
    input_type: _t.Optional[_t.Literal["text", "number", "date", "singlechoice", "multiplechoice"]]
    sort_order: int
    newsletter_options: _t.Optional[_t.Dict[str, str]]


class LocatieEvent(_t.TypedDict):
    """A change of Locatie."""
    version: str
    meta: LocatieEventMeta
    data: _t.Union[LocationPayload, ThinPayload]


class LocatieEventMeta(_t.TypedDict):
    """Metadata of an event of Locatie."""
    event: _t.Literal["Locatie::postInsert", "Locatie::postUpdate", "Locatie::postSave", "Locatie::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Locatie"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Location(_t.TypedDict):
    """A place where bookings take place."""
    id: Id
    naam: str
    kleur: _t.Optional[str]
    weergavenaam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    telefoonnummer: _t.Optional[str]
    latitude: Latitude
    longitude: Longitude
    capaciteit: _t.Optional[int]
    aantal_groepen: _t.Optional[int]
    parent_id: _t.Optional[Id]
    gebruik: _NotRequired[_t.List[LocationUse]]


class LocationAvailability(_t.TypedDict):
    """The part of a product that is left in a location."""
    locatie_id: _t.Optional[Id]
    beschikbaarheid: int


class LocationPayload(_t.TypedDict):
    """Location as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    kleur: _t.Optional[str]
    weergavenaam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    telefoonnummer: _t.Optional[str]
    latitude: Latitude
    longitude: Longitude
    capaciteit: _t.Optional[int]
    aantal_groepen: _t.Optional[int]
    parent_id: _t.Optional[Id]
    modified: _NotRequired[_t.List[str]]


class LocationPut(_t.TypedDict):
    """A place where bookings take place."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    kleur: _NotRequired[_t.Optional[str]]
    weergavenaam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoonnummer: _NotRequired[_t.Optional[str]]
    latitude: _NotRequired[Latitude]
    longitude: _NotRequired[Longitude]
    capaciteit: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    parent_id: _NotRequired[_t.Optional[Id]]
    gebruik: _NotRequired[_t.List[LocationUse]]


class LocationUse(_t.TypedDict):
    """A period in which the numbers of people and bookings at a location are constant."""
    begin: str
    eind: str
    personen: int
    groepen: int


class Login(_t.TypedDict):
    """The user name and password with which a session begins."""
    gebruikersnaam: str
    wachtwoord: str
    code: _NotRequired[_t.Optional[SecondFactorCode]]


class MailButton(_t.TypedDict):
    """The action that the recipient of a mail can take with one click."""
    label: str
    url: str


class MailFact(_t.TypedDict):
    """Something that a mail shows at a glance."""
    label: str
    value: str


class MailSubject(_t.TypedDict):
    """The subject of a mail."""
    kind: MailSubjectKind
    id: Id


class MateriaalEvent(_t.TypedDict):
    """A change of Materiaal."""
    version: str
    meta: MateriaalEventMeta
    data: _t.Union[MaterialPayload, ThinPayload]


class MateriaalEventMeta(_t.TypedDict):
    """Metadata of an event of Materiaal."""
    event: _t.Literal["Materiaal::postInsert", "Materiaal::postUpdate", "Materiaal::postSave", "Materiaal::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Materiaal"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Material(_t.TypedDict):
    """Something that bookings use so many of, such as bows or canoes."""
    id: Id
    naam: str
    aantal: _t.Optional[int]
    aantal_groepen: _t.Optional[int]
    aantal_tegelijk_starten: _t.Optional[int]
    aantal_groepen_tegelijk_starten: _t.Optional[int]
    overzichtmenu: bool
    percentage_online_te_boeken: int


class MaterialPayload(_t.TypedDict):
    """Material as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    aantal: _t.Optional[int]
    aantal_groepen: _t.Optional[int]
    aantal_tegelijk_starten: _t.Optional[int]
    aantal_groepen_tegelijk_starten: _t.Optional[int]
    overzichtmenu: bool
    percentage_online_te_boeken: int
    modified: _NotRequired[_t.List[str]]


class MaterialPut(_t.TypedDict):
    """Something that bookings use so many of, such as bows or canoes."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    aantal: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    aantal_tegelijk_starten: _NotRequired[_t.Optional[int]]
    aantal_groepen_tegelijk_starten: _NotRequired[_t.Optional[int]]
    overzichtmenu: _NotRequired[bool]
    percentage_online_te_boeken: _NotRequired[int]


class MaterialUse(_t.TypedDict):
    """A stretch of time, half-open, in which the same quantity is in use."""
    begin: str
    eind: str
    capaciteit: _t.Optional[int]
    gebruikt: float
    groepen: int


class MetadataChange(_t.TypedDict):
    """A change of `metadata` alone."""
    metadata: MetadataPatch


class MethodLink(_t.TypedDict):
    """A HAL link to a path on this server, with the HTTP method to use."""
    href: str
    method: _t.Literal["get", "post", "put", "delete"]


class NewApiKey(_t.TypedDict):
    """A credential with which a program acts on behalf of a user account."""
    user_id: Id
    description: ApiKeyDescription
    scopes: _NotRequired[ApiKeyScopes]
    expires_at: _NotRequired[_t.Optional[str]]


class NewAttachment(_t.TypedDict):
    """A file that goes with products."""
    naam: str
    filename: _NotRequired[_t.Optional[str]]


class NewBookProcess(_t.TypedDict):
    """A way in which customers book, such as the page of children's parties: with the packages and products that they can choose from there."""
    naam: str
    arrangement_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    product_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    actief: _NotRequired[_t.Optional[bool]]


class NewBooking(_t.TypedDict):
    """The customer, and the subject of the booking: a package, a product, both, a copy of another booking, or nothing yet."""
    klant_id: Id
    begin: str
    personen: GroupSize
    status: _NotRequired[_t.Optional[BookingStatus]]
    arrangement: _NotRequired[_t.Optional[str]]
    arrangement_id: _NotRequired[_t.Optional[Id]]
    book_process_id: _NotRequired[_t.Optional[Id]]
    product_id: _NotRequired[_t.Optional[Id]]
    boeking_id: _NotRequired[_t.Optional[Id]]
    status_vervaldatum: _NotRequired[ExpiryDate]
    bijzonderheden: _NotRequired[Particulars]
    factureren: _NotRequired[_t.Optional[ToBeInvoiced]]
    conceptfactuur_na_dagen: _NotRequired[DaysToDraft]
    metadata: _NotRequired[_t.Optional[Metadata]]


class NewBookingMail(_t.TypedDict):
    """A text that a company mails to its customers at a moment of their booking."""
    naam: _NotRequired[_t.Optional[str]]
    bedrijf_id: Id
    moment: BookingMoment
    onderwerp: str
    body: str
    dagen: _NotRequired[_t.Optional[int]]
    tijd: _NotRequired[_t.Optional[str]]
    programma_meesturen: _NotRequired[_t.Optional[bool]]
    agenda_meesturen: _NotRequired[_t.Optional[bool]]
    bijlagen_meesturen: _NotRequired[_t.Optional[bool]]
    actief: _NotRequired[_t.Optional[bool]]


class NewBookingMailSending(_t.TypedDict):
    """The text to send, and its recipient."""
    boekingsmail_id: Id
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    onderwerp: _NotRequired[_t.Optional[str]]
    body: _NotRequired[_t.Optional[str]]


class NewCalendar(_t.TypedDict):
    """The subject of a new feed."""
    soort: CalendarKind
    id: Id


class NewCancellationTerms(_t.TypedDict):
    """Terms for bookings that are cancelled."""
    naam: str
    regels: _t.List[CancellationStep]
    terugbetalen: _NotRequired[_t.Optional[RefundWay]]
    online: _NotRequired[_t.Optional[bool]]
    tekst: _NotRequired[_t.Optional[str]]


class NewCapacityEntry(_t.TypedDict):
    """How much of a material there is from `begin` until `end`, in place of its `aantal`."""
    begin: str
    end: str
    amount: int
    internal_reference: _NotRequired[CapacitySeries]


class NewCompany(_t.TypedDict):
    """A trading name under which you sell and invoice, with the data that its invoices and mails need."""
    bedrijfsnaam: _NotRequired[_t.Optional[str]]
    weergavenaam: _NotRequired[_t.Optional[str]]
    slogan: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    iban: _NotRequired[_t.Optional[str]]
    bic: _NotRequired[_t.Optional[str]]
    bank_tnv: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    kvk_nummer: _NotRequired[_t.Optional[str]]
    peppol_id: _NotRequired[PeppolId]
    website: _NotRequired[_t.Optional[str]]
    telefoon: _NotRequired[_t.Optional[str]]
    email: str
    factuur_nummer_prefix: _NotRequired[_t.Optional[str]]
    factuur_betaaltermijn: _NotRequired[_t.Optional[int]]
    factureren_na_dagen: _NotRequired[_t.Optional[int]]
    soort_klanten: _NotRequired[_t.Optional[_t.List[str]]]
    free_relation_fields: _NotRequired[_t.Optional[_t.List[str]]]
    smtp_integration_id: _NotRequired[_t.Optional[Id]]
    payment_integration_id: _NotRequired[_t.Optional[Id]]
    peppol_integration_id: _NotRequired[_t.Optional[Id]]
    peppol_automatisch: _NotRequired[_t.Optional[bool]]
    online_betaalmethode_id: _NotRequired[_t.Optional[Id]]
    ondertekening_standaardmails: _NotRequired[_t.Optional[str]]
    programmarender_aantallen: _NotRequired[_t.Optional[bool]]
    default_font: _NotRequired[_t.Optional[str]]
    factuur_pdf_template_id: Id
    kassa_factuur_pdf_template_id: _NotRequired[_t.Optional[Id]]
    online_boeking_factuur_pdf_template_id: _NotRequired[_t.Optional[Id]]
    onderwerp_mail_eindfactuur: str
    body_mail_eindfactuur: str
    onderwerp_eerste_betalingsherinnering: str
    body_eerste_betalingsherinnering: str
    onderwerp_tweede_betalingsherinnering: str
    body_tweede_betalingsherinnering: str
    onderwerp_betaalbevestiging: str
    body_betaalbevestiging: str
    locale: _NotRequired[_t.Optional[str]]
    standaard_aanhef: _NotRequired[_t.Optional[str]]
    attentietekst: _NotRequired[_t.Optional[str]]
    standaard_titel_man: _NotRequired[_t.Optional[str]]
    standaard_titel_vrouw: _NotRequired[_t.Optional[str]]
    latitude: _NotRequired[Latitude]
    longitude: _NotRequired[Longitude]
    communication_default_mail_subject: _NotRequired[_t.Optional[str]]


class NewContact(_t.TypedDict):
    """A contact of any type: a customer, a supplier, a member of staff or another contact."""
    type: _NotRequired[_t.Optional[ContactType]]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    soort_klant: _NotRequired[_t.Optional[str]]
    afdeling: _NotRequired[_t.Optional[str]]
    factuur_adressering: _NotRequired[_t.Optional[str]]
    peppol_id: _NotRequired[PeppolId]
    status: _NotRequired[_t.Optional[SupplierStatus]]
    betalen_vanaf: _NotRequired[_t.Optional[str]]
    uitje_activiteit_herinnering: _NotRequired[_t.Optional[bool]]
    onchange_email: _NotRequired[_t.Optional[bool]]
    contactpersonen: _t.List[NewContactPerson]
    metadata: _NotRequired[_t.Optional[Metadata]]
    extra_fields: _NotRequired[_t.Optional[_t.List[ExtraField]]]


class NewContactForm(_t.TypedDict):
    """A form for your website."""
    naam: str
    Velden: _NotRequired[_t.Optional[_t.List[NewContactFormField]]]
    Arrangementen: _NotRequired[_t.Optional[_t.List[NewContactFormPackage]]]


class NewContactFormField(_t.TypedDict):
    """A field of a contact form."""
    id: _NotRequired[_t.Optional[Id]]
    naam: str
    soort_invoer: ContactFormInput
    verplicht: _NotRequired[_t.Optional[bool]]
    mogelijke_keuzes: _NotRequired[_t.Optional[_t.List[str]]]
    bijzonderheden_boeking: _NotRequired[_t.Optional[bool]]
    field_identifier: _NotRequired[_t.Optional[str]]
    extra_field_name: _NotRequired[_t.Optional[str]]
    input_type: _NotRequired[_t.Optional[_t.Literal["text", "number", "date", "singlechoice", "multiplechoice"]]]
    sort_order: _NotRequired[_t.Optional[int]]


class NewContactFormPackage(_t.TypedDict):
    """A package in a form."""
    id: Id


class NewContactPerson(_t.TypedDict):
    """A person at a contact."""
    id: _NotRequired[_t.Optional[Id]]
    voornaam: _NotRequired[_t.Optional[str]]
    achternaam: _NotRequired[_t.Optional[str]]
    geslacht: _NotRequired[_t.Optional[Gender]]
    aanhef: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoon1: _NotRequired[_t.Optional[str]]
    telefoon2: _NotRequired[_t.Optional[str]]
    email1: _NotRequired[_t.Optional[str]]
    email2: _NotRequired[_t.Optional[str]]
    hoofdcontact: _NotRequired[_t.Optional[bool]]
    nieuwsbrief_ids: _NotRequired[_t.Optional[_t.List[Id]]]


class NewCredit(_t.TypedDict):
    """The part to credit."""
    regels: _NotRequired[_t.Optional[_t.List[CreditedLine]]]
    reden: _NotRequired[_t.Optional[str]]
    status: _NotRequired[_t.Optional[_t.Literal["concept", "definitief"]]]
    verrekenen: _NotRequired[_t.Optional[bool]]
    metadata: _NotRequired[_t.Optional[Metadata]]
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    mail_subject: _NotRequired[_t.Optional[str]]
    mail_body: _NotRequired[_t.Optional[str]]
    mail_signature: _NotRequired[_t.Optional[str]]


class NewCustomer(_t.TypedDict):
    """A contact of type `klant`: a person or organisation that books."""
    type: _NotRequired[_t.Optional[_t.Literal["klant"]]]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    soort_klant: _NotRequired[_t.Optional[str]]
    afdeling: _NotRequired[_t.Optional[str]]
    factuur_adressering: _NotRequired[_t.Optional[str]]
    peppol_id: _NotRequired[PeppolId]
    contactpersonen: _t.List[NewContactPerson]
    metadata: _NotRequired[_t.Optional[Metadata]]
    extra_fields: _NotRequired[_t.Optional[_t.List[ExtraField]]]


class NewDiscountCode(_t.TypedDict):
    """A code with which a customer gets a discount on a booking."""
    naam: str
    code: str
    datum_begin: str
    datum_eind: str
    kortingspercentage: int
    toepasbaar_zonder_arrangement: _NotRequired[_t.Optional[bool]]
    valid_days: _NotRequired[_t.Optional[ValidDays]]
    Arrangementen: _NotRequired[_t.Optional[_t.List[Id]]]
    BookProcesses: _NotRequired[_t.Optional[_t.List[Id]]]
    Products: _NotRequired[_t.Optional[_t.List[Id]]]


class NewIncomingMailAddress(_t.TypedDict):
    """An address whose mail is handed to the service."""
    adres: str
    bedrijf_id: Id


class NewIntegration(_t.TypedDict):
    """Another service that this one uses, such as the mail server or the payment provider of a company."""
    name: str
    kind: IntegrationKind
    settings: _NotRequired[_t.Optional[IntegrationSettings]]
    secrets: _NotRequired[_t.Optional[IntegrationSecrets]]


class NewInvoice(_t.TypedDict):
    """The booking to invoice, the share of it, and how to send the invoice."""
    boeking_id: Id
    context: _NotRequired[_t.Optional[InvoiceContext]]
    status: _NotRequired[_t.Optional[_t.Literal["concept", "definitief"]]]
    voorschot_percentage: _NotRequired[_t.Optional[float]]
    btw_verlegd: _NotRequired[_t.Optional[bool]]
    reference_external: _NotRequired[_t.Optional[str]]
    verstuur_factuur_op: _NotRequired[SendingDate]
    metadata: _NotRequired[_t.Optional[Metadata]]
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    mail_subject: _NotRequired[_t.Optional[str]]
    mail_body: _NotRequired[_t.Optional[str]]
    mail_signature: _NotRequired[_t.Optional[str]]


class NewInvoiceMail(_t.TypedDict):
    """The mail, its recipient, and words for this one mail."""
    kind: _NotRequired[_t.Optional[InvoiceMailKind]]
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    mail_subject: _NotRequired[_t.Optional[str]]
    mail_body: _NotRequired[_t.Optional[str]]
    mail_signature: _NotRequired[_t.Optional[str]]


class NewInvoicePayment(_t.TypedDict):
    """A payment on an invoice, or a refund."""
    wanneer: _NotRequired[_t.Optional[str]]
    bedrag: float
    opmerking: _NotRequired[_t.Optional[str]]
    betaalmethode_id: _NotRequired[_t.Optional[Id]]
    pos_id: _NotRequired[_t.Optional[Id]]
    location_id: _NotRequired[_t.Optional[Id]]


class NewLocation(_t.TypedDict):
    """A place where bookings take place."""
    naam: str
    kleur: _NotRequired[_t.Optional[str]]
    weergavenaam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoonnummer: _NotRequired[_t.Optional[str]]
    latitude: _NotRequired[Latitude]
    longitude: _NotRequired[Longitude]
    capaciteit: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    parent_id: _NotRequired[_t.Optional[Id]]


class NewMaterial(_t.TypedDict):
    """Something that bookings use so many of, such as bows or canoes."""
    naam: str
    aantal: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    aantal_tegelijk_starten: _NotRequired[_t.Optional[int]]
    aantal_groepen_tegelijk_starten: _NotRequired[_t.Optional[int]]
    overzichtmenu: _NotRequired[_t.Optional[bool]]
    percentage_online_te_boeken: _NotRequired[_t.Optional[int]]


class NewNewsletter(_t.TypedDict):
    """A newsletter that contact persons can get (`nieuwsbrief_ids`)."""
    naam: str


class NewNote(_t.TypedDict):
    """A note of a contact with somebody, such as a telephone call, a mail or a visit."""
    soort_contact: _NotRequired[_t.Optional[str]]
    contact_id: _NotRequired[_t.Optional[Id]]
    contactpersoon_id: _NotRequired[_t.Optional[Id]]
    onderwerp: _NotRequired[_t.Optional[str]]
    bericht: str
    sticky: _NotRequired[_t.Optional[bool]]
    booking_id: _NotRequired[_t.Optional[Id]]


class NewPackage(_t.TypedDict):
    """A programme of products that you sell and book as a whole."""
    arrangement: str
    weergavenaam: _NotRequired[_t.Optional[str]]
    uitgebreide_omschrijving: _NotRequired[_t.Optional[str]]
    aantal_personen: _NotRequired[_t.Optional[int]]
    ontvangstlocatie: _NotRequired[_t.Optional[str]]
    mag_online: _NotRequired[_t.Optional[bool]]
    mag_api: _NotRequired[_t.Optional[bool]]
    mag_uitjes: _NotRequired[_t.Optional[bool]]
    mag_online_geboekt_worden_direct_betalen: _NotRequired[_t.Optional[bool]]
    mag_online_geboekt_worden_achteraf_betalen: _NotRequired[_t.Optional[bool]]
    maximum_aantal_personen_online: _NotRequired[_t.Optional[int]]
    onlineboeking_standaardbijlagen_meesturen: _NotRequired[_t.Optional[bool]]
    onlineboeking_minimaal_vooruit: _NotRequired[_t.Optional[int]]
    onlineboeking_maximaal_vooruit: _NotRequired[_t.Optional[int]]
    los_op_planning: _NotRequired[_t.Optional[bool]]
    startmomentgroep_id: _NotRequired[_t.Optional[Id]]
    onlineboeking_contactformulier_id: _NotRequired[_t.Optional[Id]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    annuleringsvoorwaarden_id: _NotRequired[_t.Optional[Id]]
    metadata: _NotRequired[_t.Optional[Metadata]]
    regels: _NotRequired[_t.Optional[_t.List[NewPackageLine]]]


class NewPackageLine(_t.TypedDict):
    """A product in a package, with its time and place."""
    id: _NotRequired[_t.Optional[Id]]
    product_id: Id
    locatie_id: _NotRequired[_t.Optional[Id]]
    begin: _NotRequired[_t.Optional[str]]
    eind: _NotRequired[_t.Optional[str]]
    beschrijving: _NotRequired[_t.Optional[str]]
    aantal_personen: _NotRequired[_t.Optional[int]]
    min: _NotRequired[_t.Optional[int]]
    max: _NotRequired[_t.Optional[int]]
    onlineboeking_aantalbepalingsmethode: _NotRequired[_t.Optional[_t.Literal["invullen_door_gebruiker", "boekingsgrootte", "vast"]]]


class NewPaymentMethod(_t.TypedDict):
    """A way in which customers pay invoices."""
    naam: str
    weergeven_in_kassa: _NotRequired[_t.Optional[bool]]
    bevestiging_mailen: _NotRequired[_t.Optional[bool]]
    type: _NotRequired[_t.Optional[_t.Literal["manual", "psp", "accounting"]]]
    ledger_number: _NotRequired[LedgerNumber]


class NewPdfTemplate(_t.TypedDict):
    """The layout of a printed document: logo, colour, header and footer."""
    naam: str
    context: PdfTemplateContext
    accent_color: _NotRequired[_t.Optional[str]]
    header: _NotRequired[_t.Optional[str]]
    footer: _NotRequired[_t.Optional[str]]


class NewPointOfSale(_t.TypedDict):
    """A till that receives payments."""
    naam: str
    bedrijf_id: Id
    locatie_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    actief: _NotRequired[_t.Optional[bool]]


class NewPriceRule(_t.TypedDict):
    """A change of the unit price of products, on some dates, weekdays and times, or for who books early or late."""
    naam: str
    product_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    productgroep_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    van: _NotRequired[_t.Optional[str]]
    tot: _NotRequired[_t.Optional[str]]
    weekdagen: _NotRequired[_t.Optional[_t.List[int]]]
    tijd_van: _NotRequired[PriceRuleTime]
    tijd_tot: _NotRequired[PriceRuleTime]
    vooruit_minimaal: _NotRequired[_t.Optional[int]]
    vooruit_maximaal: _NotRequired[_t.Optional[int]]
    percentage: _NotRequired[_t.Optional[float]]
    bedrag: _NotRequired[_t.Optional[float]]
    volgorde: _NotRequired[_t.Optional[int]]
    actief: _NotRequired[_t.Optional[bool]]


class NewProduct(_t.TypedDict):
    """Something that you sell, buy and plan."""
    leverancier_id: Id
    naam: str
    weergavenaam: _NotRequired[_t.Optional[str]]
    inkoop: float
    verkoop: _NotRequired[_t.Optional[float]]
    btw: _NotRequired[_t.Optional[VatRate]]
    minimum_aantal: int
    duur: _NotRequired[_t.Optional[ElapsedTime]]
    beschrijving_klant: _NotRequired[_t.Optional[str]]
    uitgebreide_omschrijving: _NotRequired[_t.Optional[str]]
    productgroep_id: _NotRequired[_t.Optional[Id]]
    mag_api: _NotRequired[_t.Optional[bool]]
    los_op_planning: _NotRequired[_t.Optional[bool]]
    planstrategie: _NotRequired[_t.Optional[str]]
    personeelsinstructie: _NotRequired[_t.Optional[str]]
    locatie_verplicht: _NotRequired[_t.Optional[bool]]
    extra: _NotRequired[_t.Optional[ProductExtra]]
    aantalbepaling: _NotRequired[_t.Optional[_t.Literal["vast", "per_x_personen"]]]
    aantal: _NotRequired[_t.Optional[int]]
    per_x_personen: _NotRequired[_t.Optional[int]]
    per_x_personen_afronding: _NotRequired[_t.Optional[_t.Literal["boven", "beneden"]]]
    ProductPrice: _NotRequired[_t.Optional[_t.List[NewProductPrice]]]
    Locaties: _NotRequired[_t.Optional[_t.List[NewProductLocation]]]
    Materialen: _NotRequired[_t.Optional[_t.List[ProductMaterial]]]
    Standaardbijlagen: _NotRequired[_t.Optional[_t.List[NewProductAttachment]]]
    vereist_product: _NotRequired[_t.Optional[_t.List[RequiredProduct]]]
    label_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    metadata: _NotRequired[_t.Optional[Metadata]]


class NewProductAttachment(_t.TypedDict):
    """An attachment of a product."""
    id: Id


class NewProductGroup(_t.TypedDict):
    """A group of products, with the ledger data for bookkeeping."""
    naam: str
    slug: _NotRequired[ProductGroupSlug]
    ledger_number: _NotRequired[LedgerNumber]
    cost_center: _NotRequired[_t.Optional[str]]


class NewProductLabel(_t.TypedDict):
    """A label on products, to find and count them by across their groups."""
    naam: str


class NewProductLocation(_t.TypedDict):
    """A location of a product."""
    id: Id


class NewProductPrice(_t.TypedDict):
    """The part of a product's unit price that has one VAT rate."""
    btw: VatRate
    verkoop: float
    vanaf: _NotRequired[_t.Optional[str]]


class NewProposal(_t.TypedDict):
    """The offer to the customer of a booking, as the booking is when they look at it."""
    boeking_id: Id
    type_id: Id
    tekst: _NotRequired[_t.Optional[str]]
    geldig_tot: _NotRequired[_t.Optional[str]]
    ingetrokken: _NotRequired[_t.Optional[bool]]


class NewProposalMail(_t.TypedDict):
    """The recipient of the mail, and words for this one mail."""
    mail_to: _NotRequired[_t.Optional[Id]]
    mail_cc: _NotRequired[_t.Optional[_t.List[Id]]]
    onderwerp: _NotRequired[_t.Optional[str]]
    body: _NotRequired[_t.Optional[str]]


class NewProposalType(_t.TypedDict):
    """A kind of proposal, with its text and what becomes of the booking when the customer accepts."""
    naam: str
    tekst: _NotRequired[_t.Optional[str]]
    geldig_dagen: _NotRequired[_t.Optional[int]]
    status_na_akkoord: _NotRequired[_t.Optional[StatusAfterAcceptance]]
    onderwerp_mail: _NotRequired[_t.Optional[str]]
    body_mail: _NotRequired[_t.Optional[str]]


class NewQualification(_t.TypedDict):
    """A skill or certificate of members of staff, such as guiding on the water."""
    naam: str
    beschrijving: _NotRequired[_t.Optional[str]]
    archived: _NotRequired[_t.Optional[bool]]


class NewRecordedHours(_t.TypedDict):
    """The time that a member of staff worked on a shift."""
    personeel_id: Id
    dienst_id: Id
    begin: str
    eind: str
    pauze_minuten: int
    noot: _NotRequired[_t.Optional[str]]


class NewReminderCompany(_t.TypedDict):
    """A company."""
    id: Id


class NewRole(_t.TypedDict):
    """A named set of rights."""
    naam: str
    permissies: _NotRequired[_t.Optional[Rights]]
    tweede_factor_verplicht: _NotRequired[_t.Optional[bool]]
    basic_toegestaan: _NotRequired[_t.Optional[bool]]


class NewShift(_t.TypedDict):
    """A period in which a member of staff works, on request or as confirmed."""
    begin: str
    eind: str
    noot: _NotRequired[_t.Optional[str]]
    opmerking: _NotRequired[_t.Optional[str]]
    personeel_id: Id
    boeking_id: _NotRequired[_t.Optional[Id]]
    locatie_id: _NotRequired[_t.Optional[Id]]
    kwalificatie_id: _NotRequired[_t.Optional[Id]]
    status: _NotRequired[_t.Optional[ShiftStatus]]


class NewStaffAvailability(_t.TypedDict):
    """A period in which a member of staff can work, or cannot."""
    begin: str
    eind: str
    beschikbaar: bool
    opmerking: _NotRequired[_t.Optional[str]]


class NewStaffMember(_t.TypedDict):
    """A contact of type `personeel`: somebody who works for you."""
    type: _NotRequired[_t.Optional[_t.Literal["personeel"]]]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    kwalificatie_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    ondertekening: _NotRequired[_t.Optional[str]]
    contactpersonen: _t.List[NewContactPerson]
    metadata: _NotRequired[_t.Optional[Metadata]]
    extra_fields: _NotRequired[_t.Optional[_t.List[ExtraField]]]


class NewStartTime(_t.TypedDict):
    """A moment at which customers may start."""
    startmomentgroep_id: Id
    datetime: str
    percentage_materiaal_online_boeking: _NotRequired[_t.Optional[int]]


class NewStartTimeGroup(_t.TypedDict):
    """A group of start times."""
    naam: str


class NewStatusReminder(_t.TypedDict):
    """A mail that reminds customers whose booking has had a status for a number of days."""
    naam: _NotRequired[_t.Optional[str]]
    status: BookingStatus
    termijn_in_dagen: int
    herinnering_termijn_in_dagen: int
    onderwerp_mail_herinnering: str
    body_mail_herinnering: str
    Bedrijven: _NotRequired[_t.Optional[_t.List[NewReminderCompany]]]


class NewUser(_t.TypedDict):
    """A new account for a member of staff or a supplier who has none yet."""
    id: Id
    gebruikersnaam: UserName
    email_address: _NotRequired[UserAddress]
    actief: _NotRequired[_t.Optional[bool]]
    permissies: _NotRequired[_t.Optional[Rights]]
    rollen: _NotRequired[_t.Optional[_t.List[RoleReference]]]
    locale: _NotRequired[UserLocale]
    wachtwoord: Password


class NewVatChange(_t.TypedDict):
    """A change of a VAT rate over the bookings that existed when it was made, or a dry run of one."""
    van: VatRate
    naar: VatRate
    ingangsdatum: str
    product_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    prijs: VatChangePrice
    dry_run: _NotRequired[_t.Optional[bool]]


class NewVoucher(_t.TypedDict):
    """A code that pays for whole units of products on one booking, once."""
    code: _NotRequired[_t.Optional[str]]
    title: _NotRequired[_t.Optional[str]]
    voucher_template_id: _NotRequired[_t.Optional[Id]]
    customer_id: _NotRequired[_t.Optional[Id]]
    expiration_date: _NotRequired[_t.Optional[str]]
    inhoud: _NotRequired[_t.Optional[_t.List[NewVoucherContent]]]
    arrangement_ids: _NotRequired[_t.Optional[_t.List[Id]]]
    internal_reference: _NotRequired[_t.Optional[str]]
    metadata: _NotRequired[_t.Optional[Metadata]]


class NewVoucherContent(_t.TypedDict):
    """A product that a voucher covers."""
    product_id: Id
    aantal: int
    prijs_per_stuk: float


class NewVoucherSale(_t.TypedDict):
    """Vouchers of one template that a customer buys."""
    voucher_template_id: Id
    customer_id: Id
    number_of_vouchers: int
    redirect_url: _NotRequired[_t.Optional[str]]


class NewVoucherTemplate(_t.TypedDict):
    """The model that vouchers are made from: price, products and how long they are valid."""
    name: str
    description: _NotRequired[_t.Optional[str]]
    price: float
    quantity_term: _NotRequired[_t.Optional[str]]
    product_amount: _NotRequired[_t.Optional[int]]
    expire_days: _NotRequired[_t.Optional[int]]
    expiration_date: _NotRequired[_t.Optional[str]]
    contactform_id: _NotRequired[_t.Optional[Id]]
    company_id: _NotRequired[_t.Optional[Id]]
    products: _t.List[Id]
    pdf_template_id: _NotRequired[_t.Optional[Id]]
    internal_reference: _NotRequired[_t.Optional[str]]
    confirmation_mail_subject: _NotRequired[_t.Optional[str]]
    confirmation_mail_body: _NotRequired[_t.Optional[str]]


class NewWebhook(_t.TypedDict):
    """A subscription to one kind of event."""
    name: WebhookName
    url: WebhookUrl
    active: _NotRequired[_t.Optional[bool]]


class Newsletter(_t.TypedDict):
    """A newsletter that contact persons can get (`nieuwsbrief_ids`)."""
    id: Id
    naam: str


class NewsletterIssue(_t.TypedDict):
    """A newsletter on its way."""
    id: Id
    nieuwsbrief_id: Id
    bedrijf_id: Id
    subject: str
    created_at: str


class NewsletterPayload(_t.TypedDict):
    """Newsletter as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    modified: _NotRequired[_t.List[str]]


class NewsletterPut(_t.TypedDict):
    """A newsletter that contact persons can get (`nieuwsbrief_ids`)."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]


class NewsletterText(_t.TypedDict):
    """The mail that goes to everybody who gets a newsletter."""
    subject: str
    body: str
    bedrijf_id: _NotRequired[_t.Optional[Id]]


class NieuwsbriefEvent(_t.TypedDict):
    """A change of Nieuwsbrief."""
    version: str
    meta: NieuwsbriefEventMeta
    data: _t.Union[NewsletterPayload, ThinPayload]


class NieuwsbriefEventMeta(_t.TypedDict):
    """Metadata of an event of Nieuwsbrief."""
    event: _t.Literal["Nieuwsbrief::postInsert", "Nieuwsbrief::postUpdate", "Nieuwsbrief::postSave", "Nieuwsbrief::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Nieuwsbrief"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Note(_t.TypedDict):
    """A note of a contact with somebody, such as a telephone call, a mail or a visit."""
    id: Id
    soort_contact: str
    contact_id: Id
    contactpersoon_id: _t.Optional[Id]
    onderwerp: str
    bericht: str
    sticky: bool
    booking_id: _t.Optional[Id]
    created_at: str
    updated_at: str
    created_by: _t.Optional[Id]


class NotePayload(_t.TypedDict):
    """Note as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    soort_contact: str
    contact_id: Id
    contactpersoon_id: _t.Optional[Id]
    onderwerp: str
    bericht: str
    sticky: bool
    booking_id: _t.Optional[Id]
    created_at: str
    updated_at: str
    created_by: _t.Optional[Id]
    modified: _NotRequired[_t.List[str]]


class NotePut(_t.TypedDict):
    """A note of a contact with somebody, such as a telephone call, a mail or a visit."""
    id: _NotRequired[Id]
    soort_contact: _NotRequired[str]
    contact_id: _NotRequired[Id]
    contactpersoon_id: _NotRequired[_t.Optional[Id]]
    onderwerp: _NotRequired[str]
    bericht: _NotRequired[str]
    sticky: _NotRequired[bool]
    booking_id: _NotRequired[_t.Optional[Id]]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]
    created_by: _NotRequired[_t.Optional[Id]]


class OnlineBookingLine(_t.TypedDict):
    """How much of a line of the package somebody wants."""
    arrangementsregel_id: Id
    aantal: int


class OnlinePayment(_t.TypedDict):
    """An amount that a customer was asked to pay online for a booking or a sale of vouchers."""
    id: Id
    status: OnlinePaymentStatus
    amount: float
    description: str
    booking_id: _t.Optional[Id]
    voucher_sale_id: _t.Optional[Id]
    invoice_id: _t.Optional[Id]
    provider: str
    integration_id: _t.Optional[Id]
    provider_payment_id: _t.Optional[str]
    received: _t.Optional[float]
    returned: float
    error: _t.Optional[str]
    created_at: str
    paid_at: _t.Optional[str]
    held_until: _t.Optional[str]
    released_at: _t.Optional[str]
    refundable: float
    refunds: _t.List[OnlineRefund]
    Boeking: _NotRequired[ListedBooking]
    VoucherSale: _NotRequired[VoucherSale]
    Factuur: _NotRequired[Invoice]


class OnlineRefund(_t.TypedDict):
    """An amount that a customer gets back of an online payment."""
    id: Id
    amount: float
    status: OnlineRefundStatus
    description: _t.Optional[str]
    provider_refund_id: _t.Optional[str]
    error: _t.Optional[str]
    created_at: str
    refunded_at: _t.Optional[str]


class OrderedProduct(_t.TypedDict):
    """A product at a time."""
    amount: int
    product_id: Id
    datetime: str
    location_id: _NotRequired[_t.Optional[Id]]


class OrderingCustomer(_t.TypedDict):
    """The customer who books."""
    email: str
    company_id: _NotRequired[_t.Optional[Id]]
    first_name: str
    last_name: str
    phone_number: _NotRequired[_t.Optional[str]]


class OverigContactEvent(_t.TypedDict):
    """A change of OverigContact."""
    version: str
    meta: OverigContactEventMeta
    data: _t.Union[ContactPayload, ThinPayload]


class OverigContactEventMeta(_t.TypedDict):
    """Metadata of an event of OverigContact."""
    event: _t.Literal["OverigContact::postInsert", "OverigContact::postUpdate", "OverigContact::postSave", "OverigContact::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["OverigContact"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class Package(_t.TypedDict):
    """A programme of products that you sell and book as a whole."""
    id: Id
    arrangement: str
    weergavenaam: _t.Optional[str]
    uitgebreide_omschrijving: str
    image_filename: str
    image_sha256: _t.Optional[str]
    aantal_personen: int
    prijs_pp_exc: float
    prijs_pp_inc: float
    prijs_totaal_exc: float
    prijs_totaal_inc: float
    ontvangstlocatie: _t.Optional[str]
    mag_online: bool
    mag_api: bool
    mag_uitjes: bool
    mag_online_geboekt_worden_direct_betalen: bool
    mag_online_geboekt_worden_achteraf_betalen: bool
    maximum_aantal_personen_online: _t.Optional[int]
    onlineboeking_standaardbijlagen_meesturen: bool
    onlineboeking_minimaal_vooruit: _t.Optional[int]
    onlineboeking_maximaal_vooruit: _t.Optional[int]
    los_op_planning: bool
    startmomentgroep_id: _t.Optional[Id]
    onlineboeking_contactformulier_id: _t.Optional[Id]
    bedrijf_id: _t.Optional[Id]
    annuleringsvoorwaarden_id: _t.Optional[Id]
    metadata: Metadata
    is_deleted: bool
    regels: _t.List[PackageLine]
    programma: _t.List[ProgrammeItem]


class PackageLine(_t.TypedDict):
    """A product in a package, with its time and place."""
    id: Id
    product_id: Id
    locatie_id: _t.Optional[Id]
    begin: _t.Optional[str]
    eind: _t.Optional[str]
    beschrijving: _t.Optional[str]
    beschrijving_templated: _NotRequired[_t.Optional[str]]
    aantal_personen: int
    min: _t.Optional[int]
    max: _t.Optional[int]
    onlineboeking_aantalbepalingsmethode: _t.Literal["invullen_door_gebruiker", "boekingsgrootte", "vast"]
    product: PackageLineProduct


class PackageLineProduct(_t.TypedDict):
    """The members of a line's product that a visitor needs."""
    id: Id
    naam: str
    weergavenaam: _t.Optional[str]
    beschrijving_klant: _t.Optional[str]
    uitgebreide_omschrijving: _t.Optional[str]
    minimum_aantal: int
    verkoop: float
    vereist_product: _t.List[RequiredProduct]
    standaardbijlagen: _t.List[ProductAttachment]


class PackageLinePut(_t.TypedDict):
    """A product in a package, with its time and place."""
    id: _NotRequired[Id]
    product_id: _NotRequired[Id]
    locatie_id: _NotRequired[_t.Optional[Id]]
    begin: _NotRequired[_t.Optional[str]]
    eind: _NotRequired[_t.Optional[str]]
    beschrijving: _NotRequired[_t.Optional[str]]
    beschrijving_templated: _NotRequired[_t.Optional[str]]
    aantal_personen: _NotRequired[int]
    min: _NotRequired[_t.Optional[int]]
    max: _NotRequired[_t.Optional[int]]
    onlineboeking_aantalbepalingsmethode: _NotRequired[_t.Literal["invullen_door_gebruiker", "boekingsgrootte", "vast"]]
    product: _NotRequired[PackageLineProduct]


class PackagePayload(_t.TypedDict):
    """Package as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    arrangement: str
    weergavenaam: _t.Optional[str]
    uitgebreide_omschrijving: str
    image_filename: str
    image_sha256: _t.Optional[str]
    aantal_personen: int
    ontvangstlocatie: _t.Optional[str]
    mag_online: bool
    mag_api: bool
    mag_uitjes: bool
    mag_online_geboekt_worden_direct_betalen: bool
    mag_online_geboekt_worden_achteraf_betalen: bool
    maximum_aantal_personen_online: _t.Optional[int]
    onlineboeking_standaardbijlagen_meesturen: bool
    onlineboeking_minimaal_vooruit: _t.Optional[int]
    onlineboeking_maximaal_vooruit: _t.Optional[int]
    los_op_planning: bool
    startmomentgroep_id: _t.Optional[Id]
    onlineboeking_contactformulier_id: _t.Optional[Id]
    bedrijf_id: _t.Optional[Id]
    annuleringsvoorwaarden_id: _t.Optional[Id]
    metadata: Metadata
    is_deleted: bool
    regels: _t.List[AnnouncedPackageLine]
    modified: _NotRequired[_t.List[str]]


class PackagePut(_t.TypedDict):
    """A programme of products that you sell and book as a whole."""
    id: _NotRequired[Id]
    arrangement: _NotRequired[str]
    weergavenaam: _NotRequired[_t.Optional[str]]
    uitgebreide_omschrijving: _NotRequired[str]
    image_filename: _NotRequired[str]
    image_sha256: _NotRequired[_t.Optional[str]]
    aantal_personen: _NotRequired[int]
    prijs_pp_exc: _NotRequired[float]
    prijs_pp_inc: _NotRequired[float]
    prijs_totaal_exc: _NotRequired[float]
    prijs_totaal_inc: _NotRequired[float]
    ontvangstlocatie: _NotRequired[_t.Optional[str]]
    mag_online: _NotRequired[bool]
    mag_api: _NotRequired[bool]
    mag_uitjes: _NotRequired[bool]
    mag_online_geboekt_worden_direct_betalen: _NotRequired[bool]
    mag_online_geboekt_worden_achteraf_betalen: _NotRequired[bool]
    maximum_aantal_personen_online: _NotRequired[_t.Optional[int]]
    onlineboeking_standaardbijlagen_meesturen: _NotRequired[bool]
    onlineboeking_minimaal_vooruit: _NotRequired[_t.Optional[int]]
    onlineboeking_maximaal_vooruit: _NotRequired[_t.Optional[int]]
    los_op_planning: _NotRequired[bool]
    startmomentgroep_id: _NotRequired[_t.Optional[Id]]
    onlineboeking_contactformulier_id: _NotRequired[_t.Optional[Id]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    annuleringsvoorwaarden_id: _NotRequired[_t.Optional[Id]]
    metadata: _NotRequired[Metadata]
    is_deleted: _NotRequired[bool]
    regels: _NotRequired[_t.List[PackageLinePut]]
    programma: _NotRequired[_t.List[ProgrammeItem]]


class PasswordChange(_t.TypedDict):
    """A new password for an existing account."""
    wachtwoord: Password


class PaymentCustomer(_t.TypedDict):
    """Customer of the invoice."""
    id: Id
    naam: str


class PaymentMethod(_t.TypedDict):
    """A way in which customers pay invoices."""
    id: Id
    naam: str
    weergeven_in_kassa: bool
    bevestiging_mailen: bool
    type: _t.Literal["manual", "psp", "accounting"]
    is_deletable: bool
    ledger_number: LedgerNumber


class PaymentMethodPayload(_t.TypedDict):
    """PaymentMethod as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    weergeven_in_kassa: bool
    bevestiging_mailen: bool
    type: _t.Literal["manual", "psp", "accounting"]
    ledger_number: LedgerNumber
    modified: _NotRequired[_t.List[str]]


class PaymentMethodPut(_t.TypedDict):
    """A way in which customers pay invoices."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    weergeven_in_kassa: _NotRequired[bool]
    bevestiging_mailen: _NotRequired[bool]
    type: _NotRequired[_t.Literal["manual", "psp", "accounting"]]
    is_deletable: _NotRequired[bool]
    ledger_number: _NotRequired[LedgerNumber]


class PaymentRequest(_t.TypedDict):
    """Where visitors pay for their order."""
    payment_url: str
    reference: str
    retry_url: str


class PaymentState(_t.TypedDict):
    """How it stands with the payment of an order."""
    status: PaymentStateStatus
    kan_betalen: bool
    betaalbaar_tot: _t.Optional[str]
    bevestigd: bool


class PaymentsData(_t.TypedDict):
    """Total of the payments."""
    bedrag: float


class PaymentsKey(_t.TypedDict):
    """The period, and the payment method if you group by it."""
    period: StatisticsPeriod
    betaalmethode_id: _NotRequired[_t.Optional[Id]]


class PaymentsRow(_t.TypedDict):
    """Payments in one time bucket and, if you group by it, by one method."""
    key: PaymentsKey
    data: PaymentsData


class PdfTemplate(_t.TypedDict):
    """The layout of a printed document: logo, colour, header and footer."""
    id: Id
    naam: str
    context: PdfTemplateContext
    accent_color: _t.Optional[str]
    logo: _t.Optional[str]
    logo_sha256: _t.Optional[str]
    header: _t.Optional[str]
    footer: _t.Optional[str]


class PdfTemplateEvent(_t.TypedDict):
    """A change of PdfTemplate."""
    version: str
    meta: PdfTemplateEventMeta
    data: _t.Union[PdfTemplatePayload, ThinPayload]


class PdfTemplateEventMeta(_t.TypedDict):
    """Metadata of an event of PdfTemplate."""
    event: _t.Literal["PdfTemplate::postInsert", "PdfTemplate::postUpdate", "PdfTemplate::postSave", "PdfTemplate::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["PdfTemplate"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class PdfTemplatePayload(_t.TypedDict):
    """PdfTemplate as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    context: PdfTemplateContext
    accent_color: _t.Optional[str]
    logo: _t.Optional[str]
    logo_sha256: _t.Optional[str]
    header: _t.Optional[str]
    footer: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class PdfTemplatePut(_t.TypedDict):
    """The layout of a printed document: logo, colour, header and footer."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    context: _NotRequired[PdfTemplateContext]
    accent_color: _NotRequired[_t.Optional[str]]
    logo: _NotRequired[_t.Optional[str]]
    logo_sha256: _NotRequired[_t.Optional[str]]
    header: _NotRequired[_t.Optional[str]]
    footer: _NotRequired[_t.Optional[str]]


PeppolDocument = _t.TypedDict(
    "PeppolDocument",
    {
        "id": "Id",
        "integration_id": "Id",
        "provider_document_id": "str",
        "from": "_t.Optional[str]",
        "to": "_t.Optional[str]",
        "kind": "_t.Optional[PeppolDocumentKind]",
        "number": "_t.Optional[str]",
        "date": "_t.Optional[str]",
        "supplier": "_t.Optional[str]",
        "total": "_t.Optional[str]",
        "currency": "_t.Optional[str]",
        "error": "_t.Optional[str]",
        "handled": "bool",
        "received_at": "str",
    },
)


class PeppolDocumentEvent(_t.TypedDict):
    """A change of PeppolDocument."""
    version: str
    meta: PeppolDocumentEventMeta
    data: _t.Union[PeppolDocumentPayload, ThinPayload]


class PeppolDocumentEventMeta(_t.TypedDict):
    """Metadata of an event of PeppolDocument."""
    event: _t.Literal["PeppolDocument::postInsert", "PeppolDocument::postUpdate", "PeppolDocument::postSave", "PeppolDocument::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["PeppolDocument"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


PeppolDocumentPayload = _t.TypedDict(
    "PeppolDocumentPayload",
    {
        "id": "Id",
        "integration_id": "Id",
        "provider_document_id": "str",
        "from": "_t.Optional[str]",
        "to": "_t.Optional[str]",
        "kind": "_t.Optional[PeppolDocumentKind]",
        "number": "_t.Optional[str]",
        "date": "_t.Optional[str]",
        "supplier": "_t.Optional[str]",
        "total": "_t.Optional[str]",
        "currency": "_t.Optional[str]",
        "error": "_t.Optional[str]",
        "handled": "bool",
        "received_at": "str",
        "modified": "_NotRequired[_t.List[str]]",
    },
)


PeppolDocumentPut = _t.TypedDict(
    "PeppolDocumentPut",
    {
        "id": "_NotRequired[Id]",
        "integration_id": "_NotRequired[Id]",
        "provider_document_id": "_NotRequired[str]",
        "from": "_NotRequired[_t.Optional[str]]",
        "to": "_NotRequired[_t.Optional[str]]",
        "kind": "_NotRequired[_t.Optional[PeppolDocumentKind]]",
        "number": "_NotRequired[_t.Optional[str]]",
        "date": "_NotRequired[_t.Optional[str]]",
        "supplier": "_NotRequired[_t.Optional[str]]",
        "total": "_NotRequired[_t.Optional[str]]",
        "currency": "_NotRequired[_t.Optional[str]]",
        "error": "_NotRequired[_t.Optional[str]]",
        "handled": "_NotRequired[bool]",
        "received_at": "_NotRequired[str]",
    },
)


PeppolSending = _t.TypedDict(
    "PeppolSending",
    {
        "id": "Id",
        "factuur_id": "Id",
        "integration_id": "Id",
        "status": "PeppolSendingStatus",
        "from": "str",
        "to": "str",
        "provider_document_id": "_t.Optional[str]",
        "error": "_t.Optional[str]",
        "created_at": "str",
        "sent_at": "_t.Optional[str]",
        "delivered_at": "_t.Optional[str]",
    },
)


class PeppolSendingEvent(_t.TypedDict):
    """A change of PeppolSending."""
    version: str
    meta: PeppolSendingEventMeta
    data: _t.Union[PeppolSendingPayload, ThinPayload]


class PeppolSendingEventMeta(_t.TypedDict):
    """Metadata of an event of PeppolSending."""
    event: _t.Literal["PeppolSending::postInsert", "PeppolSending::postUpdate", "PeppolSending::postSave", "PeppolSending::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["PeppolSending"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


PeppolSendingPayload = _t.TypedDict(
    "PeppolSendingPayload",
    {
        "id": "Id",
        "factuur_id": "Id",
        "integration_id": "Id",
        "status": "PeppolSendingStatus",
        "from": "str",
        "to": "str",
        "provider_document_id": "_t.Optional[str]",
        "error": "_t.Optional[str]",
        "created_at": "str",
        "sent_at": "_t.Optional[str]",
        "delivered_at": "_t.Optional[str]",
        "modified": "_NotRequired[_t.List[str]]",
    },
)


class PeppolSendingRequest(_t.TypedDict):
    """How an invoice is to be sent."""
    to: _NotRequired[PeppolId]


class PersoneelBeschikbaarheidEvent(_t.TypedDict):
    """A change of PersoneelBeschikbaarheid."""
    version: str
    meta: PersoneelBeschikbaarheidEventMeta
    data: _t.Union[StaffAvailabilityPayload, ThinPayload]


class PersoneelBeschikbaarheidEventMeta(_t.TypedDict):
    """Metadata of an event of PersoneelBeschikbaarheid."""
    event: _t.Literal["PersoneelBeschikbaarheid::postInsert", "PersoneelBeschikbaarheid::postUpdate", "PersoneelBeschikbaarheid::postSave", "PersoneelBeschikbaarheid::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["PersoneelBeschikbaarheid"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class PersoneelContactEvent(_t.TypedDict):
    """A change of PersoneelContact."""
    version: str
    meta: PersoneelContactEventMeta
    data: _t.Union[StaffMemberPayload, ThinPayload]


class PersoneelContactEventMeta(_t.TypedDict):
    """Metadata of an event of PersoneelContact."""
    event: _t.Literal["PersoneelContact::postInsert", "PersoneelContact::postUpdate", "PersoneelContact::postSave", "PersoneelContact::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["PersoneelContact"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class PlannedLine(_t.TypedDict):
    """A line of a booking, with what a planner needs to know of the booking."""
    id: Id
    boeking_id: Id
    referentie: str
    status: BookingStatus
    arrangement: str
    klant: _t.Optional[PlannedName]
    personen: GroupSize
    product_id: Id
    naam: str
    aantal: int
    begin: str
    eind: str
    locatie_id: _t.Optional[Id]


class PlannedLocation(_t.TypedDict):
    """A location, and who is there."""
    id: Id
    naam: str
    kleur: _t.Optional[str]
    parent_id: _t.Optional[Id]
    capaciteit: _t.Optional[int]
    aantal_groepen: _t.Optional[int]
    gebruik: _t.List[LocationUse]


class PlannedMaterial(_t.TypedDict):
    """A material, and how much of it is in use."""
    id: Id
    naam: str
    gebruik: _t.List[MaterialUse]


class PlannedName(_t.TypedDict):
    """Somebody, by id and name."""
    id: Id
    naam: str


class PlannedShift(_t.TypedDict):
    """A shift, with the name of the member of staff."""
    id: Id
    begin: str
    eind: str
    personeel: PlannedName
    boeking_id: _t.Optional[Id]
    locatie_id: _t.Optional[Id]
    kwalificatie_id: _t.Optional[Id]
    status: ShiftStatus
    opmerking: str


class Planning(_t.TypedDict):
    """The events of a period, and how much of each location and material they use."""
    begin: str
    eind: str
    regels: _t.List[PlannedLine]
    diensten: _t.List[PlannedShift]
    locaties: _t.List[PlannedLocation]
    materialen: _t.List[PlannedMaterial]


class PlanningConflict(_t.TypedDict):
    """Something that cannot work as it is planned."""
    code: ConflictCode
    begin: str
    eind: str
    objecten: _t.List[ConflictObject]
    message: str


class PointOfSale(_t.TypedDict):
    """A till that receives payments."""
    id: Id
    naam: str
    bedrijf_id: Id
    locatie_ids: _t.List[Id]
    actief: bool


class PointOfSalePayload(_t.TypedDict):
    """PointOfSale as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    bedrijf_id: Id
    locatie_ids: _t.List[Id]
    actief: bool
    modified: _NotRequired[_t.List[str]]


class PointOfSalePut(_t.TypedDict):
    """A till that receives payments."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    bedrijf_id: _NotRequired[Id]
    locatie_ids: _NotRequired[_t.List[Id]]
    actief: _NotRequired[bool]


class Price(_t.TypedDict):
    """The price of an online booking, and the refusals that it would meet."""
    regels: _t.List[PricedLine]
    subtotaal: float
    korting: _t.Optional[PriceDiscount]
    vouchers: _t.List[PriceVoucher]
    btw: _t.List[PriceVat]
    totaal: float
    weigeringen: _t.List[Problem]


class PriceDiscount(_t.TypedDict):
    """The amount that a discount code takes off."""
    naam: str
    percentage: int
    bedrag: float


class PriceQuestion(_t.TypedDict):
    """The booking that somebody would make."""
    arrangement_id: Id
    producten: _t.List[OnlineBookingLine]
    boekingsgrootte: _NotRequired[_t.Optional[int]]
    begin: str
    betaalmethode: _NotRequired[_t.Optional[_t.Literal["factuur", "provider"]]]
    contactformulier: _NotRequired[_t.Optional[ContactFormAnswers]]
    status: _NotRequired[_t.Optional[_t.Literal["informatie", "interesse", "optie", "reservering", "definitief", "gaande", "voltooid", "geannuleerd"]]]
    stuur_bevestiging_email: _NotRequired[_t.Optional[bool]]
    kortingscode: _NotRequired[_t.Optional[str]]
    vouchers: _NotRequired[_t.Optional[_t.List[str]]]
    provider_params: _NotRequired[_t.Optional[_t.Dict[str, _t.Optional[str]]]]
    redirect_url: _NotRequired[_t.Optional[str]]


class PriceRule(_t.TypedDict):
    """A change of the unit price of products, on some dates, weekdays and times, or for who books early or late."""
    id: Id
    naam: str
    product_ids: _t.List[Id]
    productgroep_ids: _t.List[Id]
    van: _t.Optional[str]
    tot: _t.Optional[str]
    weekdagen: _t.List[int]
    tijd_van: PriceRuleTime
    tijd_tot: PriceRuleTime
    vooruit_minimaal: _t.Optional[int]
    vooruit_maximaal: _t.Optional[int]
    percentage: _t.Optional[float]
    bedrag: _t.Optional[float]
    volgorde: int
    actief: bool


class PriceRulePayload(_t.TypedDict):
    """PriceRule as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    product_ids: _t.List[Id]
    productgroep_ids: _t.List[Id]
    van: _t.Optional[str]
    tot: _t.Optional[str]
    weekdagen: _t.List[int]
    tijd_van: PriceRuleTime
    tijd_tot: PriceRuleTime
    vooruit_minimaal: _t.Optional[int]
    vooruit_maximaal: _t.Optional[int]
    percentage: _t.Optional[float]
    bedrag: _t.Optional[float]
    volgorde: int
    actief: bool
    modified: _NotRequired[_t.List[str]]


class PriceRulePut(_t.TypedDict):
    """A change of the unit price of products, on some dates, weekdays and times, or for who books early or late."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    product_ids: _NotRequired[_t.List[Id]]
    productgroep_ids: _NotRequired[_t.List[Id]]
    van: _NotRequired[_t.Optional[str]]
    tot: _NotRequired[_t.Optional[str]]
    weekdagen: _NotRequired[_t.List[int]]
    tijd_van: _NotRequired[PriceRuleTime]
    tijd_tot: _NotRequired[PriceRuleTime]
    vooruit_minimaal: _NotRequired[_t.Optional[int]]
    vooruit_maximaal: _NotRequired[_t.Optional[int]]
    percentage: _NotRequired[_t.Optional[float]]
    bedrag: _NotRequired[_t.Optional[float]]
    volgorde: _NotRequired[int]
    actief: _NotRequired[bool]


class PriceVat(_t.TypedDict):
    """The VAT of a rate."""
    btw_percentage: float
    bedrag: float


class PriceVoucher(_t.TypedDict):
    """The amount that a voucher takes off."""
    code: str
    bedrag: float


class PricedLine(_t.TypedDict):
    """A line that is booked, and what it costs."""
    arrangementsregel_id: Id
    product_id: Id
    naam: str
    aantal: int
    totaal: float


class PrijsregelEvent(_t.TypedDict):
    """A change of Prijsregel."""
    version: str
    meta: PrijsregelEventMeta
    data: _t.Union[PriceRulePayload, ThinPayload]


class PrijsregelEventMeta(_t.TypedDict):
    """Metadata of an event of Prijsregel."""
    event: _t.Literal["Prijsregel::postInsert", "Prijsregel::postUpdate", "Prijsregel::postSave", "Prijsregel::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Prijsregel"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class PrintedBookingLine(_t.TypedDict):
    """A booking line as the invoice prints it, in local time."""
    id: Id
    beschrijving: str
    datum: str
    begin: str
    einddatum: _t.Optional[str]
    eind: _t.Optional[str]


class PrintedPayment(_t.TypedDict):
    """A payment that the invoice prints."""
    datum: str
    bedrag: float
    betaalmethode: _t.Optional[str]


class Problem(_t.TypedDict):
    """One problem of a request, and how to solve it."""
    message: str
    field: _NotRequired[str]
    params: _NotRequired[ErrorParams]
    code: ErrorCode


class Product(_t.TypedDict):
    """Something that you sell, buy and plan."""
    id: Id
    leverancier_id: Id
    naam: str
    weergavenaam: _t.Optional[str]
    inkoop: float
    verkoop: float
    btw: _t.Optional[VatRate]
    minimum_aantal: int
    duur: _t.Optional[ElapsedTime]
    beschrijving_klant: _t.Optional[str]
    uitgebreide_omschrijving: _t.Optional[str]
    productgroep_id: _t.Optional[Id]
    mag_api: bool
    los_op_planning: bool
    planstrategie: _t.Optional[str]
    personeelsinstructie: _t.Optional[str]
    locatie_verplicht: bool
    extra: _t.Optional[ProductExtra]
    aantalbepaling: _t.Literal["vast", "per_x_personen"]
    aantal: int
    per_x_personen: int
    per_x_personen_afronding: _t.Literal["boven", "beneden"]
    is_deleted: bool
    afbeelding_href: str
    afbeelding_sha256: _t.Optional[str]
    ProductPrice: _t.List[ProductPrice]
    Locaties: _t.List[ProductLocation]
    Materialen: _t.List[ProductMaterial]
    Standaardbijlagen: _t.List[ProductAttachment]
    vereist_product: _t.List[RequiredProduct]
    label_ids: _t.List[Id]
    metadata: Metadata


class ProductAttachment(_t.TypedDict):
    """An attachment of a product."""
    id: Id
    naam: str
    filename: str


class ProductAttachmentPut(_t.TypedDict):
    """An attachment of a product."""
    id: Id
    naam: _NotRequired[str]
    filename: _NotRequired[str]


class ProductAvailability(_t.TypedDict):
    """The part of a product that is left at a start time."""
    startmoment: str
    locaties: _t.List[LocationAvailability]


class ProductEvent(_t.TypedDict):
    """A change of Product."""
    version: str
    meta: ProductEventMeta
    data: _t.Union[ProductPayload, ThinPayload]


class ProductEventMeta(_t.TypedDict):
    """Metadata of an event of Product."""
    event: _t.Literal["Product::postInsert", "Product::postUpdate", "Product::postSave", "Product::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Product"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ProductGroepEvent(_t.TypedDict):
    """A change of ProductGroep."""
    version: str
    meta: ProductGroepEventMeta
    data: _t.Union[ProductGroupPayload, ThinPayload]


class ProductGroepEventMeta(_t.TypedDict):
    """Metadata of an event of ProductGroep."""
    event: _t.Literal["ProductGroep::postInsert", "ProductGroep::postUpdate", "ProductGroep::postSave", "ProductGroep::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["ProductGroep"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ProductGroup(_t.TypedDict):
    """A group of products, with the ledger data for bookkeeping."""
    id: Id
    naam: str
    slug: ProductGroupSlug
    ledger_number: LedgerNumber
    cost_center: _t.Optional[str]


class ProductGroupPayload(_t.TypedDict):
    """ProductGroup as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    slug: ProductGroupSlug
    ledger_number: LedgerNumber
    cost_center: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class ProductGroupPut(_t.TypedDict):
    """A group of products, with the ledger data for bookkeeping."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    slug: _NotRequired[ProductGroupSlug]
    ledger_number: _NotRequired[LedgerNumber]
    cost_center: _NotRequired[_t.Optional[str]]


class ProductLabel(_t.TypedDict):
    """A label on products, to find and count them by across their groups."""
    id: Id
    naam: str


class ProductLabelPayload(_t.TypedDict):
    """ProductLabel as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    modified: _NotRequired[_t.List[str]]


class ProductLabelPut(_t.TypedDict):
    """A label on products, to find and count them by across their groups."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]


class ProductLocation(_t.TypedDict):
    """A location of a product."""
    id: Id
    naam: _NotRequired[str]
    weergavenaam: _NotRequired[_t.Optional[str]]
    kleur: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoonnummer: _NotRequired[_t.Optional[str]]
    latitude: _NotRequired[_t.Optional[float]]
    longitude: _NotRequired[_t.Optional[float]]
    capaciteit: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    parent_id: _NotRequired[_t.Optional[Id]]


class ProductLocationPut(_t.TypedDict):
    """A location of a product."""
    id: Id
    naam: _NotRequired[str]
    weergavenaam: _NotRequired[_t.Optional[str]]
    kleur: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    telefoonnummer: _NotRequired[_t.Optional[str]]
    latitude: _NotRequired[_t.Optional[float]]
    longitude: _NotRequired[_t.Optional[float]]
    capaciteit: _NotRequired[_t.Optional[int]]
    aantal_groepen: _NotRequired[_t.Optional[int]]
    parent_id: _NotRequired[_t.Optional[Id]]


class ProductMaterial(_t.TypedDict):
    """A material that a product uses: `aantal` units of it for every `per_x_aantal` units of the product."""
    materiaal_id: Id
    aantal: float
    per_x_aantal: int
    afronding: MultipleRounding


class ProductOrder(_t.TypedDict):
    """Products to book, each at its own time, and who books them."""
    status: ProductOrderStatus
    customer: OrderingCustomer
    products: _t.List[OrderedProduct]
    should_invoice: _NotRequired[_t.Optional[bool]]


class ProductPayload(_t.TypedDict):
    """Product as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    leverancier_id: Id
    naam: str
    weergavenaam: _t.Optional[str]
    inkoop: float
    minimum_aantal: int
    duur: _t.Optional[ElapsedTime]
    beschrijving_klant: _t.Optional[str]
    uitgebreide_omschrijving: _t.Optional[str]
    productgroep_id: _t.Optional[Id]
    mag_api: bool
    los_op_planning: bool
    planstrategie: _t.Optional[str]
    personeelsinstructie: _t.Optional[str]
    locatie_verplicht: bool
    extra: _t.Optional[ProductExtra]
    aantalbepaling: _t.Literal["vast", "per_x_personen"]
    aantal: int
    per_x_personen: int
    per_x_personen_afronding: _t.Literal["boven", "beneden"]
    is_deleted: bool
    afbeelding_href: str
    afbeelding_sha256: _t.Optional[str]
    ProductPrice: _t.List[ProductPrice]
    Locaties: _t.List[AnnouncedProductLocation]
    Materialen: _t.List[ProductMaterial]
    Standaardbijlagen: _t.List[AnnouncedProductAttachment]
    vereist_product: _t.List[RequiredProduct]
    label_ids: _t.List[Id]
    metadata: Metadata
    modified: _NotRequired[_t.List[str]]


class ProductPrice(_t.TypedDict):
    """The part of a product's unit price that has one VAT rate."""
    btw: VatRate
    verkoop: float
    vanaf: _t.Optional[str]


class ProductPricePut(_t.TypedDict):
    """The part of a product's unit price that has one VAT rate."""
    btw: VatRate
    verkoop: float
    vanaf: _NotRequired[_t.Optional[str]]


class ProductPut(_t.TypedDict):
    """Something that you sell, buy and plan."""
    id: _NotRequired[Id]
    leverancier_id: _NotRequired[Id]
    naam: _NotRequired[str]
    weergavenaam: _NotRequired[_t.Optional[str]]
    inkoop: _NotRequired[float]
    verkoop: _NotRequired[float]
    btw: _NotRequired[_t.Optional[VatRate]]
    minimum_aantal: _NotRequired[int]
    duur: _NotRequired[_t.Optional[ElapsedTime]]
    beschrijving_klant: _NotRequired[_t.Optional[str]]
    uitgebreide_omschrijving: _NotRequired[_t.Optional[str]]
    productgroep_id: _NotRequired[_t.Optional[Id]]
    mag_api: _NotRequired[bool]
    los_op_planning: _NotRequired[bool]
    planstrategie: _NotRequired[_t.Optional[str]]
    personeelsinstructie: _NotRequired[_t.Optional[str]]
    locatie_verplicht: _NotRequired[bool]
    extra: _NotRequired[_t.Optional[ProductExtra]]
    aantalbepaling: _NotRequired[_t.Literal["vast", "per_x_personen"]]
    aantal: _NotRequired[int]
    per_x_personen: _NotRequired[int]
    per_x_personen_afronding: _NotRequired[_t.Literal["boven", "beneden"]]
    is_deleted: _NotRequired[bool]
    afbeelding_href: _NotRequired[str]
    afbeelding_sha256: _NotRequired[_t.Optional[str]]
    ProductPrice: _NotRequired[_t.List[ProductPricePut]]
    Locaties: _NotRequired[_t.List[ProductLocationPut]]
    Materialen: _NotRequired[_t.List[ProductMaterial]]
    Standaardbijlagen: _NotRequired[_t.List[ProductAttachmentPut]]
    vereist_product: _NotRequired[_t.List[RequiredProduct]]
    label_ids: _NotRequired[_t.List[Id]]
    metadata: _NotRequired[Metadata]


class ProductlabelEvent(_t.TypedDict):
    """A change of Productlabel."""
    version: str
    meta: ProductlabelEventMeta
    data: _t.Union[ProductLabelPayload, ThinPayload]


class ProductlabelEventMeta(_t.TypedDict):
    """Metadata of an event of Productlabel."""
    event: _t.Literal["Productlabel::postInsert", "Productlabel::postUpdate", "Productlabel::postSave", "Productlabel::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Productlabel"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class ProgrammeItem(_t.TypedDict):
    """An item of the programme."""
    omschrijving: str
    aantal: int
    wat: _t.Literal["persoon"]
    begin: str
    duur: str
    eind: str


class Proposal(_t.TypedDict):
    """The offer to the customer of a booking, as the booking is when they look at it."""
    id: Id
    boeking_id: Id
    type_id: Id
    tekst: str
    geldig_tot: str
    status: ProposalStatus
    reden: _t.Optional[str]
    beantwoord_op: _t.Optional[str]
    akkoord_bedrag: _t.Optional[float]
    geen_plaats_op: _t.Optional[str]
    gemaild_op: _t.Optional[str]
    prefix: str
    created_at: str
    created_by: _t.Optional[Id]
    link: _t.Optional[str]
    Mail: _NotRequired[QueuedMail]


class ProposalPayload(_t.TypedDict):
    """Proposal as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    boeking_id: Id
    type_id: Id
    tekst: str
    geldig_tot: str
    status: ProposalStatus
    reden: _t.Optional[str]
    beantwoord_op: _t.Optional[str]
    akkoord_bedrag: _t.Optional[float]
    geen_plaats_op: _t.Optional[str]
    gemaild_op: _t.Optional[str]
    prefix: str
    created_at: str
    created_by: _t.Optional[Id]
    link: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class ProposalPut(_t.TypedDict):
    """The offer to the customer of a booking, as the booking is when they look at it."""
    id: _NotRequired[Id]
    boeking_id: _NotRequired[Id]
    type_id: _NotRequired[Id]
    tekst: _NotRequired[str]
    geldig_tot: _NotRequired[str]
    status: _NotRequired[ProposalStatus]
    ingetrokken: _NotRequired[bool]
    reden: _NotRequired[_t.Optional[str]]
    beantwoord_op: _NotRequired[_t.Optional[str]]
    akkoord_bedrag: _NotRequired[_t.Optional[float]]
    geen_plaats_op: _NotRequired[_t.Optional[str]]
    gemaild_op: _NotRequired[_t.Optional[str]]
    prefix: _NotRequired[str]
    created_at: _NotRequired[str]
    created_by: _NotRequired[_t.Optional[Id]]
    link: _NotRequired[_t.Optional[str]]
    Mail: _NotRequired[QueuedMail]


class ProposalType(_t.TypedDict):
    """A kind of proposal, with its text and what becomes of the booking when the customer accepts."""
    id: Id
    naam: str
    tekst: str
    geldig_dagen: int
    status_na_akkoord: StatusAfterAcceptance
    onderwerp_mail: _t.Optional[str]
    body_mail: _t.Optional[str]


class ProposalTypePayload(_t.TypedDict):
    """ProposalType as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    tekst: str
    geldig_dagen: int
    status_na_akkoord: StatusAfterAcceptance
    onderwerp_mail: _t.Optional[str]
    body_mail: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class ProposalTypePut(_t.TypedDict):
    """A kind of proposal, with its text and what becomes of the booking when the customer accepts."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    tekst: _NotRequired[str]
    geldig_dagen: _NotRequired[int]
    status_na_akkoord: _NotRequired[StatusAfterAcceptance]
    onderwerp_mail: _NotRequired[_t.Optional[str]]
    body_mail: _NotRequired[_t.Optional[str]]


class PublicPackage(_t.TypedDict):
    """A package as it is shown to the public."""
    id: Id
    arrangement: str
    weergavenaam: _t.Optional[str]
    uitgebreide_omschrijving: str
    image_filename: str
    image_sha256: _t.Optional[str]
    aantal_personen: int
    prijs_pp_exc: float
    prijs_pp_inc: float
    prijs_totaal_exc: float
    prijs_totaal_inc: float
    ontvangstlocatie: _t.Optional[str]
    mag_online: bool
    mag_online_geboekt_worden_direct_betalen: bool
    mag_online_geboekt_worden_achteraf_betalen: bool
    maximum_aantal_personen_online: _t.Optional[int]
    onlineboeking_standaardbijlagen_meesturen: bool
    los_op_planning: bool
    onlineboeking_contactformulier_id: _t.Optional[Id]
    bedrijf_id: _t.Optional[Id]
    is_deleted: bool
    regels: _t.List[PackageLine]
    programma: _t.List[ProgrammeItem]


class PublicProduct(_t.TypedDict):
    """A product as it is shown to the public."""
    id: Id
    naam: str
    weergavenaam: _t.Optional[str]
    verkoop: float
    minimum_aantal: int
    duur: _t.Optional[ElapsedTime]
    btw: _t.Optional[VatRate]
    beschrijving_klant: _t.Optional[str]
    uitgebreide_omschrijving: _t.Optional[str]
    productgroep_id: _t.Optional[Id]
    locatie_verplicht: bool
    aantalbepaling: _t.Literal["vast", "per_x_personen"]
    aantal: int
    per_x_personen: int
    per_x_personen_afronding: _t.Literal["boven", "beneden"]
    afbeelding_href: str
    afbeelding_sha256: _t.Optional[str]
    ProductPrice: _t.List[ProductPrice]
    Standaardbijlagen: _t.List[ProductAttachment]
    vereist_product: _t.List[RequiredProduct]


class PublicProductGroup(_t.TypedDict):
    """A product group."""
    id: Id
    naam: str
    slug: ProductGroupSlug
    ledger_number: _NotRequired[LedgerNumber]
    cost_center: _NotRequired[_t.Optional[str]]


class PublicVoucherTemplate(_t.TypedDict):
    """A voucher template that visitors may buy from."""
    id: Id
    name: str
    description: _t.Optional[str]
    price: float
    quantity_term: _t.Optional[str]
    product_amount: int
    expire_days: _t.Optional[int]
    expiration_date: _t.Optional[str]
    contactform_id: _t.Optional[Id]
    products: _t.List[Id]


class Qualification(_t.TypedDict):
    """A skill or certificate of members of staff, such as guiding on the water."""
    id: Id
    naam: str
    beschrijving: _t.Optional[str]
    archived: bool
    created_at: str
    updated_at: str


class QualificationPayload(_t.TypedDict):
    """Qualification as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    beschrijving: _t.Optional[str]
    archived: bool
    created_at: str
    updated_at: str
    modified: _NotRequired[_t.List[str]]


class QualificationPut(_t.TypedDict):
    """A skill or certificate of members of staff, such as guiding on the water."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    beschrijving: _NotRequired[_t.Optional[str]]
    archived: _NotRequired[bool]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]


class QueuedMail(_t.TypedDict):
    """A mail in the outbox."""
    id: Id
    kind: MailKind
    status: MailStatus
    bedrijf_id: Id
    about: MailSubject
    factuur_id: _t.Optional[Id]
    contactpersoon_id: _t.Optional[Id]
    from_name: str
    from_address: str
    to: _t.List[str]
    cc: _t.List[str]
    delivered_to: _t.List[str]
    subject: str
    body: str
    facts: _t.List[MailFact]
    button: _t.Optional[MailButton]
    attachments: _t.List[str]
    unknown_tags: _t.List[str]
    message_id: str
    attempts: int
    error: _t.Optional[str]
    created_at: str
    sent_at: _t.Optional[str]


class QueuedMailEvent(_t.TypedDict):
    """A change of QueuedMail."""
    version: str
    meta: QueuedMailEventMeta
    data: _t.Union[QueuedMailPayload, ThinPayload]


class QueuedMailEventMeta(_t.TypedDict):
    """Metadata of an event of QueuedMail."""
    event: _t.Literal["QueuedMail::postInsert", "QueuedMail::postUpdate", "QueuedMail::postSave", "QueuedMail::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["QueuedMail"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class QueuedMailPayload(_t.TypedDict):
    """QueuedMail as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    kind: MailKind
    status: MailStatus
    bedrijf_id: Id
    about: MailSubject
    factuur_id: _t.Optional[Id]
    contactpersoon_id: _t.Optional[Id]
    from_name: str
    from_address: str
    to: _t.List[str]
    cc: _t.List[str]
    delivered_to: _t.List[str]
    subject: str
    body: str
    facts: _t.List[MailFact]
    button: _t.Optional[MailButton]
    attachments: _t.List[str]
    unknown_tags: _t.List[str]
    message_id: str
    attempts: int
    error: _t.Optional[str]
    created_at: str
    sent_at: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class RecordedHours(_t.TypedDict):
    """The time that a member of staff worked on a shift."""
    id: Id
    personeel_id: Id
    dienst_id: Id
    begin: str
    eind: str
    pauze_minuten: int
    noot: str
    Dienst: ShiftSummary
    Personeel: StaffSummary


class RecordedHoursPayload(_t.TypedDict):
    """RecordedHours as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    personeel_id: Id
    dienst_id: Id
    begin: str
    eind: str
    pauze_minuten: int
    noot: str
    modified: _NotRequired[_t.List[str]]


class RecordedHoursPut(_t.TypedDict):
    """The time that a member of staff worked on a shift."""
    id: _NotRequired[Id]
    personeel_id: _NotRequired[Id]
    dienst_id: _NotRequired[Id]
    begin: _NotRequired[str]
    eind: _NotRequired[str]
    pauze_minuten: _NotRequired[int]
    noot: _NotRequired[str]
    Dienst: _NotRequired[ShiftSummary]
    Personeel: _NotRequired[StaffSummary]


class RecoveryCodes(_t.TypedDict):
    """Ten codes for a user whose phone is lost."""
    recovery_codes: _t.List[str]


class RefundRequest(_t.TypedDict):
    """How much goes back to the customer."""
    amount: _NotRequired[_t.Optional[float]]
    description: _NotRequired[_t.Optional[str]]


class Refusal(_t.TypedDict):
    """Why the service refused the request."""
    error: RefusalStatus
    message: str
    code: ErrorCode
    params: _NotRequired[ErrorParams]
    request_id: str


class RefusalStatus(_t.TypedDict):
    """The status and the message again, for clients that read them here."""
    code: int
    message: str


class ReminderCompany(_t.TypedDict):
    """A company."""
    id: Id
    displaynaam: str


class ReminderCompanyPut(_t.TypedDict):
    """A company."""
    id: Id
    displaynaam: _NotRequired[str]


class RequiredProduct(_t.TypedDict):
    """A product that must be booked together with another: `aantal` units of it for every `per_x_aantal` units of the other."""
    vereist_product_id: Id
    aantal: int
    per_x_aantal: int
    afronding: MultipleRounding


class Reservation(_t.TypedDict):
    """The wishes of somebody who books a package: products, time and payment."""
    arrangement_id: Id
    producten: _t.List[OnlineBookingLine]
    boekingsgrootte: _NotRequired[_t.Optional[int]]
    begin: str
    betaalmethode: _t.Literal["factuur", "provider"]
    contactformulier: ContactFormAnswers
    status: _NotRequired[_t.Optional[_t.Literal["informatie", "interesse", "optie", "reservering", "definitief", "gaande", "voltooid", "geannuleerd"]]]
    stuur_bevestiging_email: _NotRequired[_t.Optional[bool]]
    kortingscode: _NotRequired[_t.Optional[str]]
    vouchers: _NotRequired[_t.Optional[_t.List[str]]]
    provider_params: _NotRequired[_t.Optional[_t.Dict[str, _t.Optional[str]]]]
    redirect_url: _NotRequired[_t.Optional[str]]


class Reserved(_t.TypedDict):
    """The state of an online booking."""
    status: _t.Literal["informatie", "interesse", "optie", "reservering", "definitief", "gaande", "voltooid", "geannuleerd", "betaling benodigd"]
    message: str
    boeking_id: _NotRequired[Id]
    klant_id: _NotRequired[Id]
    payment_url: _NotRequired[str]
    reference: _NotRequired[str]
    retry_url: _NotRequired[str]


class RevenueRow(_t.TypedDict):
    """Invoiced revenue of one product at one VAT rate."""
    product_id: _t.Optional[Id]
    btw_percentage: float
    product_naam: _t.Optional[str]
    productgroep_id: _t.Optional[Id]
    productgroep_naam: _t.Optional[str]
    bedrag_exc_btw: float
    bedrag_inc_btw: float


class Role(_t.TypedDict):
    """A named set of rights."""
    id: Id
    naam: str
    permissies: Rights
    tweede_factor_verplicht: bool
    basic_toegestaan: bool


class RolePayload(_t.TypedDict):
    """Role as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    permissies: Rights
    tweede_factor_verplicht: bool
    basic_toegestaan: bool
    modified: _NotRequired[_t.List[str]]


class RolePut(_t.TypedDict):
    """A named set of rights."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    permissies: _NotRequired[Rights]
    tweede_factor_verplicht: _NotRequired[bool]
    basic_toegestaan: _NotRequired[bool]


class RoleReference(_t.TypedDict):
    """A reference to a role."""
    id: Id


class SalesData(_t.TypedDict):
    """Values of the row: only the members of the requested metric."""
    gefactureerd_bedrag_inclusief_btw: _NotRequired[float]
    gefactureerd_bedrag_exclusief_btw: _NotRequired[float]
    gefactureerd_bedrag_per_persoon_inclusief_btw: _NotRequired[float]
    gefactureerd_bedrag_per_persoon_exclusief_btw: _NotRequired[float]
    nog_te_factureren_inclusief_btw: _NotRequired[float]
    nog_te_factureren_exclusief_btw: _NotRequired[float]
    boekingswaarde_inclusief_btw: _NotRequired[float]
    boekingswaarde_exclusief_btw: _NotRequired[float]
    personen: _NotRequired[int]
    boekingen: _NotRequired[int]


SalesKey = _t.TypedDict(
    "SalesKey",
    {
        "period": "_NotRequired[StatisticsPeriod]",
        "arrangement_id": "_NotRequired[_t.Optional[Id]]",
        "bedrijf_id": "_NotRequired[Id]",
        "soort_klant": "_NotRequired[_t.Optional[str]]",
        "product_id": "_NotRequired[_t.Optional[Id]]",
        "productgroep_id": "_NotRequired[_t.Optional[Id]]",
        "created_by": "_NotRequired[_t.Optional[Id]]",
        "ISO3166-1": "_NotRequired[_t.Optional[str]]",
        "ISO3166-2": "_NotRequired[_t.Optional[str]]",
        "btw_percentage": "_NotRequired[float]",
    },
)


class SalesRow(_t.TypedDict):
    """Sales in one time bucket and group."""
    key: SalesKey
    data: SalesData


class SandboxAdvance(_t.TypedDict):
    """How far the clock of the sandbox moves on."""
    duration: _NotRequired[_t.Optional[str]]
    until: _NotRequired[_t.Optional[str]]


SandboxAdvanced = _t.TypedDict(
    "SandboxAdvanced",
    {
        "from": "str",
        "now": "str",
        "fired": "_t.List[SandboxFired]",
        "fired_count": "int",
    },
)


class SandboxClock(_t.TypedDict):
    """The clock of the sandbox."""
    now: str


class SandboxClockPut(_t.TypedDict):
    """The moment to which the clock of the sandbox moves."""
    now: str


class SandboxFired(_t.TypedDict):
    """Something that was done because its moment had come."""
    moment: str
    kind: str
    object: _t.Optional[SandboxObject]


class SandboxObject(_t.TypedDict):
    """An object that events tell of."""
    type: EventObject
    id: Id


class SandboxReset(_t.TypedDict):
    """The state that the sandbox is put back into."""
    fixture: SandboxFixture


class SandboxState(_t.TypedDict):
    """The state that the sandbox is in."""
    fixture: SandboxFixture
    now: str


class SearchResults(_t.TypedDict):
    """The objects that begin with the text, by kind."""
    klanten: _NotRequired[_t.List[Customer]]
    boekingen: _NotRequired[_t.List[ListedBooking]]
    facturen: _NotRequired[_t.List[Invoice]]
    vouchers: _NotRequired[_t.List[Voucher]]


class SecondFactor(_t.TypedDict):
    """Whether you have a second factor, and whether you must."""
    is_active: bool
    is_required: bool
    changed_at: _t.Optional[str]
    recovery_codes_left: int


class SecondFactorBeginning(_t.TypedDict):
    """The proof that somebody who has a second factor may replace it."""
    code: _NotRequired[_t.Optional[SecondFactorCode]]


class SecondFactorProof(_t.TypedDict):
    """A code of the second factor."""
    code: SecondFactorCode


class SecondFactorSetUp(_t.TypedDict):
    """The secret of a second factor that is being set up."""
    secret: str
    otpauth_uri: str


class SentPayment(_t.TypedDict):
    """A payment received with the invoice."""
    bedrag: float
    betaalmethode_id: _NotRequired[_t.Optional[Id]]
    pos_id: _NotRequired[_t.Optional[Id]]
    locatie_id: _NotRequired[_t.Optional[Id]]


class Session(_t.TypedDict):
    """A browser in which a user is logged in."""
    id: Id
    user_id: Id
    device: SessionDevice
    address: str
    created_at: str
    last_used_at: str
    expires_at: SessionEnd
    is_current: bool


class Setting(_t.TypedDict):
    """A setting of this installation."""
    slug: SettingSlug
    waarde: str


class SettingPayload(_t.TypedDict):
    """Setting as GET returned it at the time of the event, without embeds and what changes with other objects."""
    slug: SettingSlug
    waarde: str
    modified: _NotRequired[_t.List[str]]


class SettingPut(_t.TypedDict):
    """A setting of this installation."""
    slug: _NotRequired[SettingSlug]
    waarde: str


class Shift(_t.TypedDict):
    """A period in which a member of staff works, on request or as confirmed."""
    id: Id
    begin: str
    eind: str
    noot: str
    opmerking: str
    personeel_id: Id
    boeking_id: _t.Optional[Id]
    locatie_id: _t.Optional[Id]
    kwalificatie_id: _t.Optional[Id]
    internal_reference: _t.Optional[str]
    created_by: _t.Optional[Id]
    status: ShiftStatus
    Taken: _t.List[ShiftTask]


class ShiftPayload(_t.TypedDict):
    """Shift as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    begin: str
    eind: str
    noot: str
    opmerking: str
    personeel_id: Id
    boeking_id: _t.Optional[Id]
    locatie_id: _t.Optional[Id]
    kwalificatie_id: _t.Optional[Id]
    internal_reference: _t.Optional[str]
    created_by: _t.Optional[Id]
    status: ShiftStatus
    modified: _NotRequired[_t.List[str]]


class ShiftPut(_t.TypedDict):
    """A period in which a member of staff works, on request or as confirmed."""
    id: _NotRequired[Id]
    begin: _NotRequired[str]
    eind: _NotRequired[str]
    noot: _NotRequired[str]
    opmerking: _NotRequired[str]
    personeel_id: _NotRequired[Id]
    boeking_id: _NotRequired[_t.Optional[Id]]
    locatie_id: _NotRequired[_t.Optional[Id]]
    kwalificatie_id: _NotRequired[_t.Optional[Id]]
    internal_reference: _NotRequired[_t.Optional[str]]
    created_by: _NotRequired[_t.Optional[Id]]
    status: _NotRequired[ShiftStatus]
    Taken: _NotRequired[_t.List[ShiftTask]]


class ShiftSummary(_t.TypedDict):
    """The shift, without its tasks."""
    id: Id
    boeking_id: _t.Optional[Id]
    locatie_id: _t.Optional[Id]
    product_id: _t.Optional[Id]
    kwalificatie_id: _t.Optional[Id]
    begin: str
    eind: str
    status: ShiftStatus
    opmerking: str
    noot: str
    personeel_id: Id


class ShiftTask(_t.TypedDict):
    """A line of the booking that takes place during the shift."""
    id: Id
    product_id: Id
    naam: str
    begin: str
    eind: str
    aantal: int
    locatie_id: _t.Optional[Id]


class StaffAvailability(_t.TypedDict):
    """A period in which a member of staff can work, or cannot."""
    id: Id
    personeel_id: Id
    begin: str
    eind: str
    beschikbaar: bool
    opmerking: str


class StaffAvailabilityPayload(_t.TypedDict):
    """StaffAvailability as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    personeel_id: Id
    begin: str
    eind: str
    beschikbaar: bool
    opmerking: str
    modified: _NotRequired[_t.List[str]]


class StaffAvailabilityPut(_t.TypedDict):
    """A period in which a member of staff can work, or cannot."""
    id: _NotRequired[Id]
    personeel_id: _NotRequired[Id]
    begin: _NotRequired[str]
    eind: _NotRequired[str]
    beschikbaar: _NotRequired[bool]
    opmerking: _NotRequired[str]


class StaffMember(_t.TypedDict):
    """A contact of type `personeel`: somebody who works for you."""
    id: Id
    type: _t.Literal["personeel"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    kwalificatie_ids: _t.List[Id]
    contactpersoon_id: _t.Optional[Id]
    ondertekening: _t.Optional[str]
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    mag_type_wijzigen: bool
    _links: ContactLinks
    telefoon1: _NotRequired[_t.Optional[str]]
    email1: _NotRequired[_t.Optional[str]]
    permissies: _NotRequired[_t.List[Permission]]


class StaffMemberPayload(_t.TypedDict):
    """StaffMember as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    type: _t.Literal["personeel"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    kwalificatie_ids: _t.List[Id]
    contactpersoon_id: _t.Optional[Id]
    ondertekening: _t.Optional[str]
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    _links: ContactLinks
    modified: _NotRequired[_t.List[str]]


class StaffMemberPut(_t.TypedDict):
    """A contact of type `personeel`: somebody who works for you."""
    id: _NotRequired[Id]
    type: _NotRequired[_t.Literal["personeel"]]
    displaynaam: _NotRequired[str]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    kwalificatie_ids: _NotRequired[_t.List[Id]]
    contactpersoon_id: _NotRequired[_t.Optional[Id]]
    ondertekening: _NotRequired[_t.Optional[str]]
    contactpersonen: _NotRequired[_t.List[ContactPersonPut]]
    metadata: _NotRequired[Metadata]
    extra_fields: _NotRequired[_t.List[ExtraField]]
    mag_type_wijzigen: _NotRequired[bool]
    _links: _NotRequired[ContactLinks]
    telefoon1: _NotRequired[_t.Optional[str]]
    email1: _NotRequired[_t.Optional[str]]
    permissies: _NotRequired[_t.List[Permission]]


class StaffSummary(_t.TypedDict):
    """The member of staff, without contact details."""
    id: Id
    displaynaam: str
    naam: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]


class StandaardbijlageEvent(_t.TypedDict):
    """A change of Standaardbijlage."""
    version: str
    meta: StandaardbijlageEventMeta
    data: _t.Union[AttachmentPayload, ThinPayload]


class StandaardbijlageEventMeta(_t.TypedDict):
    """Metadata of an event of Standaardbijlage."""
    event: _t.Literal["Standaardbijlage::postInsert", "Standaardbijlage::postUpdate", "Standaardbijlage::postSave", "Standaardbijlage::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Standaardbijlage"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class StartTime(_t.TypedDict):
    """A moment at which customers may start."""
    id: Id
    startmomentgroep_id: Id
    datetime: str
    percentage_materiaal_online_boeking: _t.Optional[int]
    TaribaseArrangement: _NotRequired[_t.List[StartTimePackage]]
    Producten: _NotRequired[_t.List[StartTimeProduct]]


class StartTimeBatch(_t.TypedDict):
    """Start times on several days, at the same local times on each of them."""
    startmomentgroep_id: Id
    datum_begin: str
    datum_eind: str
    interval: StartTimeInterval
    tijdbegin: str
    tijdeind: str
    weekdagen: _NotRequired[_t.Optional[Weekdays]]
    percentage_materiaal_online_boeking: _NotRequired[_t.Optional[int]]


class StartTimeBatchDeletion(_t.TypedDict):
    """The start times of a group on several days."""
    startmomentgroep_id: Id
    datum_begin: str
    datum_eind: str
    weekdagen: _NotRequired[_t.Optional[Weekdays]]
    interval: _NotRequired[_t.Optional[StartTimeInterval]]
    tijdbegin: _NotRequired[_t.Optional[str]]
    tijdeind: _NotRequired[_t.Optional[str]]


class StartTimeGroup(_t.TypedDict):
    """A group of start times."""
    id: Id
    naam: str
    has_startmoments_in_future: bool


class StartTimeGroupPayload(_t.TypedDict):
    """StartTimeGroup as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: str
    modified: _NotRequired[_t.List[str]]


class StartTimeGroupPut(_t.TypedDict):
    """A group of start times."""
    id: _NotRequired[Id]
    naam: _NotRequired[str]
    has_startmoments_in_future: _NotRequired[bool]


class StartTimePackage(_t.TypedDict):
    """A package that is sold at a start time."""
    id: Id
    arrangement: str
    weergavenaam: _t.Optional[str]


class StartTimePayload(_t.TypedDict):
    """StartTime as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    startmomentgroep_id: Id
    datetime: str
    percentage_materiaal_online_boeking: _t.Optional[int]
    modified: _NotRequired[_t.List[str]]


class StartTimeProduct(_t.TypedDict):
    """A product that is sold at a start time as part of a package."""
    id: Id
    naam: str
    weergavenaam: _t.Optional[str]


class StartTimePut(_t.TypedDict):
    """A moment at which customers may start."""
    id: _NotRequired[Id]
    startmomentgroep_id: Id
    datetime: str
    percentage_materiaal_online_boeking: _NotRequired[_t.Optional[int]]
    TaribaseArrangement: _NotRequired[_t.List[StartTimePackage]]
    Producten: _NotRequired[_t.List[StartTimeProduct]]


class StartmomentEvent(_t.TypedDict):
    """A change of Startmoment."""
    version: str
    meta: StartmomentEventMeta
    data: _t.Union[StartTimePayload, ThinPayload]


class StartmomentEventMeta(_t.TypedDict):
    """Metadata of an event of Startmoment."""
    event: _t.Literal["Startmoment::postInsert", "Startmoment::postUpdate", "Startmoment::postSave", "Startmoment::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Startmoment"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class StartmomentgroepEvent(_t.TypedDict):
    """A change of Startmomentgroep."""
    version: str
    meta: StartmomentgroepEventMeta
    data: _t.Union[StartTimeGroupPayload, ThinPayload]


class StartmomentgroepEventMeta(_t.TypedDict):
    """Metadata of an event of Startmomentgroep."""
    event: _t.Literal["Startmomentgroep::postInsert", "Startmomentgroep::postUpdate", "Startmomentgroep::postSave", "Startmomentgroep::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Startmomentgroep"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class StatusReminder(_t.TypedDict):
    """A mail that reminds customers whose booking has had a status for a number of days."""
    id: Id
    naam: _t.Optional[str]
    status: BookingStatus
    termijn_in_dagen: int
    herinnering_termijn_in_dagen: int
    onderwerp_mail_herinnering: str
    body_mail_herinnering: str
    Bedrijven: _t.List[ReminderCompany]


class StatusReminderPayload(_t.TypedDict):
    """StatusReminder as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    naam: _t.Optional[str]
    status: BookingStatus
    termijn_in_dagen: int
    herinnering_termijn_in_dagen: int
    onderwerp_mail_herinnering: str
    body_mail_herinnering: str
    Bedrijven: _t.List[AnnouncedReminderCompany]
    modified: _NotRequired[_t.List[str]]


class StatusReminderPut(_t.TypedDict):
    """A mail that reminds customers whose booking has had a status for a number of days."""
    id: _NotRequired[Id]
    naam: _NotRequired[_t.Optional[str]]
    status: _NotRequired[BookingStatus]
    termijn_in_dagen: _NotRequired[int]
    herinnering_termijn_in_dagen: _NotRequired[int]
    onderwerp_mail_herinnering: _NotRequired[str]
    body_mail_herinnering: _NotRequired[str]
    Bedrijven: _NotRequired[_t.List[ReminderCompanyPut]]


class StatusherinneringEvent(_t.TypedDict):
    """A change of Statusherinnering."""
    version: str
    meta: StatusherinneringEventMeta
    data: _t.Union[StatusReminderPayload, ThinPayload]


class StatusherinneringEventMeta(_t.TypedDict):
    """Metadata of an event of Statusherinnering."""
    event: _t.Literal["Statusherinnering::postInsert", "Statusherinnering::postUpdate", "Statusherinnering::postSave", "Statusherinnering::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Statusherinnering"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class StoredFile(_t.TypedDict):
    """A stored file."""
    id: Id
    soort: FileOwner
    object_id: Id
    filename: str
    media_type: FileType
    size: int
    sha256: str
    created_at: str


class StoredFilePayload(_t.TypedDict):
    """StoredFile as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    soort: FileOwner
    object_id: Id
    filename: str
    media_type: FileType
    size: int
    sha256: str
    created_at: str
    modified: _NotRequired[_t.List[str]]


class Supplier(_t.TypedDict):
    """A contact of type `leverancier`: a person or organisation that you buy products from."""
    id: Id
    type: _t.Literal["leverancier"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    status: SupplierStatus
    betalen_vanaf: _t.Optional[str]
    uitje_activiteit_herinnering: bool
    onchange_email: bool
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    mag_type_wijzigen: bool
    _links: ContactLinks


class SupplierPayload(_t.TypedDict):
    """Supplier as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    type: _t.Literal["leverancier"]
    displaynaam: str
    naam: _t.Optional[str]
    adres: _t.Optional[str]
    postcode: _t.Optional[str]
    plaats: _t.Optional[str]
    landcode: CountryCode
    provinciecode: ProvinceCode
    website: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    bedrijf_id: _t.Optional[Id]
    status: SupplierStatus
    betalen_vanaf: _t.Optional[str]
    uitje_activiteit_herinnering: bool
    onchange_email: bool
    contactpersonen: _t.List[ContactPerson]
    metadata: Metadata
    _links: ContactLinks
    modified: _NotRequired[_t.List[str]]


class SupplierPut(_t.TypedDict):
    """A contact of type `leverancier`: a person or organisation that you buy products from."""
    id: _NotRequired[Id]
    type: _NotRequired[_t.Literal["leverancier"]]
    displaynaam: _NotRequired[str]
    naam: _NotRequired[_t.Optional[str]]
    adres: _NotRequired[_t.Optional[str]]
    postcode: _NotRequired[_t.Optional[str]]
    plaats: _NotRequired[_t.Optional[str]]
    landcode: _NotRequired[CountryCode]
    provinciecode: _NotRequired[ProvinceCode]
    website: _NotRequired[_t.Optional[str]]
    btw_nummer: _NotRequired[_t.Optional[str]]
    bedrijf_id: _NotRequired[_t.Optional[Id]]
    status: _NotRequired[SupplierStatus]
    betalen_vanaf: _NotRequired[_t.Optional[str]]
    uitje_activiteit_herinnering: _NotRequired[bool]
    onchange_email: _NotRequired[bool]
    contactpersonen: _NotRequired[_t.List[ContactPersonPut]]
    metadata: _NotRequired[Metadata]
    extra_fields: _NotRequired[_t.List[ExtraField]]
    mag_type_wijzigen: _NotRequired[bool]
    _links: _NotRequired[ContactLinks]


class TagContext(_t.TypedDict):
    """The subject of a text."""
    packageID: _NotRequired[_t.Optional[Id]]


class TagQuestion(_t.TypedDict):
    """The tags of a text, and what the text is about."""
    tags: _t.List[str]
    context: _NotRequired[_t.Optional[TagContext]]


class ThinPayload(_t.TypedDict):
    """The payload for a reader who may not view the object."""
    id: Id


class TillAmount(_t.TypedDict):
    """The money of one payment method at a point of sale."""
    betaalmethode_id: _t.Optional[Id]
    begin: _t.Optional[float]
    ontvangen: float
    verwacht: _t.Optional[float]
    geteld: _t.Optional[float]
    verschil: _t.Optional[float]


class TillCount(_t.TypedDict):
    """A count of the money at a point of sale."""
    bedragen: _NotRequired[_t.Optional[_t.List[CountedAmount]]]
    opmerking: _NotRequired[_t.Optional[str]]


class TillLogEntry(_t.TypedDict):
    """An entry in the log of a point of sale."""
    id: Id
    pos_id: Id
    volgnummer: int
    soort: TillLogKind
    moment: str
    datum: str
    opmerking: str
    bedragen: _t.List[TillAmount]
    verschil: _t.Optional[float]
    created_by: _t.Optional[Id]


class TillLogEntryPayload(_t.TypedDict):
    """TillLogEntry as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    pos_id: Id
    volgnummer: int
    soort: TillLogKind
    moment: str
    datum: str
    opmerking: str
    bedragen: _t.List[TillAmount]
    verschil: _t.Optional[float]
    created_by: _t.Optional[Id]
    modified: _NotRequired[_t.List[str]]


class UpcomingCapacity(_t.TypedDict):
    """The materials that have capacity entries which are not over."""
    material_ids: _t.List[Id]


class UrenregistratieEvent(_t.TypedDict):
    """A change of Urenregistratie."""
    version: str
    meta: UrenregistratieEventMeta
    data: _t.Union[RecordedHoursPayload, ThinPayload]


class UrenregistratieEventMeta(_t.TypedDict):
    """Metadata of an event of Urenregistratie."""
    event: _t.Literal["Urenregistratie::postInsert", "Urenregistratie::postUpdate", "Urenregistratie::postSave", "Urenregistratie::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Urenregistratie"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class User(_t.TypedDict):
    """A login account of a member of staff or a supplier."""
    id: Id
    gebruikersnaam: UserName
    email_address: UserAddress
    actief: bool
    permissies: Rights
    rollen: _t.List[RoleReference]
    locale: UserLocale
    last_login: _t.Optional[str]
    wachtwoord_gewijzigd_op: _t.Optional[str]
    tweede_factor: bool
    tweede_factor_gewijzigd_op: _t.Optional[str]
    oidc_subject: _t.Optional[str]


class UserPayload(_t.TypedDict):
    """User as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    gebruikersnaam: UserName
    email_address: UserAddress
    actief: bool
    permissies: Rights
    rollen: _t.List[RoleReference]
    locale: UserLocale
    wachtwoord_gewijzigd_op: _t.Optional[str]
    tweede_factor: bool
    tweede_factor_gewijzigd_op: _t.Optional[str]
    oidc_subject: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class UserPut(_t.TypedDict):
    """A login account of a member of staff or a supplier."""
    id: _NotRequired[Id]
    gebruikersnaam: _NotRequired[UserName]
    email_address: _NotRequired[UserAddress]
    actief: _NotRequired[bool]
    permissies: _NotRequired[Rights]
    rollen: _NotRequired[_t.List[RoleReference]]
    locale: _NotRequired[UserLocale]
    last_login: _NotRequired[_t.Optional[str]]
    wachtwoord_gewijzigd_op: _NotRequired[_t.Optional[str]]
    tweede_factor: _NotRequired[bool]
    tweede_factor_gewijzigd_op: _NotRequired[_t.Optional[str]]
    oidc_subject: _NotRequired[_t.Optional[str]]
    wachtwoord: _NotRequired[Password]


class VatAmount(_t.TypedDict):
    """VAT and net amount at one VAT rate."""
    btw: float
    bedrag: float


class VatChange(_t.TypedDict):
    """A change of a VAT rate over the bookings that existed when it was made, or a dry run of one."""
    id: Id
    van: VatRate
    naar: VatRate
    ingangsdatum: str
    product_ids: _t.Optional[_t.List[Id]]
    prijs: VatChangePrice
    dry_run: bool
    status: VatChangeStatus
    gewijzigd: int
    overgeslagen: int
    created_at: str
    finished_at: _t.Optional[str]


class VatChangeBooking(_t.TypedDict):
    """A booking that a change of a VAT rate was about, and what became of it."""
    boeking_id: Id
    referentie: str
    datum: str
    uitkomst: VatChangeOutcome
    reden: VatChangeReason
    totaal_voor: float
    totaal_na: float
    totaal_exclusief_voor: float
    totaal_exclusief_na: float


class VatChangePayload(_t.TypedDict):
    """VatChange as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    van: VatRate
    naar: VatRate
    ingangsdatum: str
    product_ids: _t.Optional[_t.List[Id]]
    prijs: VatChangePrice
    dry_run: bool
    status: VatChangeStatus
    created_at: str
    finished_at: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class VatReturnRow(_t.TypedDict):
    """The charges of a quarter's invoices at one VAT rate, or to one customer to whom VAT was shifted."""
    soort: _t.Literal["belast", "nul", "verlegd"]
    btw_percentage: _t.Optional[float]
    landcode: _t.Optional[str]
    btw_nummer: _t.Optional[str]
    omzet: float
    btw: float
    facturen: int


class Voucher(_t.TypedDict):
    """A code that pays for whole units of products on one booking, once."""
    id: Id
    code: str
    title: str
    status: VoucherStatus
    voucher_template_id: _t.Optional[Id]
    customer_id: _t.Optional[Id]
    expiration_date: _t.Optional[str]
    inhoud: _t.List[VoucherContent]
    arrangement_ids: _t.List[Id]
    internal_reference: _t.Optional[str]
    metadata: Metadata
    created_at: str
    updated_at: str


class VoucherContent(_t.TypedDict):
    """A product that a voucher covers."""
    product_id: Id
    aantal: int
    prijs_per_stuk: float


class VoucherContentPut(_t.TypedDict):
    """A product that a voucher covers."""
    product_id: Id
    aantal: int
    prijs_per_stuk: float


class VoucherEvent(_t.TypedDict):
    """A change of Voucher."""
    version: str
    meta: VoucherEventMeta
    data: _t.Union[VoucherPayload, ThinPayload]


class VoucherEventMeta(_t.TypedDict):
    """Metadata of an event of Voucher."""
    event: _t.Literal["Voucher::postInsert", "Voucher::postUpdate", "Voucher::postSave", "Voucher::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Voucher"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class VoucherPayload(_t.TypedDict):
    """Voucher as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    code: str
    title: str
    status: VoucherStatus
    voucher_template_id: _t.Optional[Id]
    customer_id: _t.Optional[Id]
    expiration_date: _t.Optional[str]
    inhoud: _t.List[VoucherContent]
    arrangement_ids: _t.List[Id]
    internal_reference: _t.Optional[str]
    metadata: Metadata
    created_at: str
    updated_at: str
    modified: _NotRequired[_t.List[str]]


class VoucherPurchase(_t.TypedDict):
    """The vouchers that a visitor buys, and their form."""
    voucher_template_id: Id
    number_of_vouchers: int
    contact_form: ContactFormAnswers
    redirect_url: _NotRequired[_t.Optional[str]]


class VoucherPut(_t.TypedDict):
    """A code that pays for whole units of products on one booking, once."""
    id: _NotRequired[Id]
    code: _NotRequired[str]
    title: _NotRequired[str]
    status: _NotRequired[VoucherStatus]
    voucher_template_id: _NotRequired[_t.Optional[Id]]
    customer_id: _NotRequired[_t.Optional[Id]]
    expiration_date: _NotRequired[_t.Optional[str]]
    inhoud: _NotRequired[_t.List[VoucherContentPut]]
    arrangement_ids: _NotRequired[_t.List[Id]]
    internal_reference: _NotRequired[_t.Optional[str]]
    metadata: _NotRequired[Metadata]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]


class VoucherQuestion(_t.TypedDict):
    """The wishes of somebody for a package, the date, and the codes that they would pay it with."""
    arrangement_id: Id
    producten: _t.List[OnlineBookingLine]
    boekingsgrootte: _NotRequired[_t.Optional[int]]
    datum: str
    vouchers: _t.List[str]


class VoucherRedemption(_t.TypedDict):
    """A voucher to redeem."""
    code: str


class VoucherSale(_t.TypedDict):
    """Vouchers of one template that a customer buys."""
    id: Id
    voucher_template_id: Id
    customer_id: Id
    number_of_vouchers: int
    company_id: Id
    price: float
    total: float
    status: VoucherSaleStatus
    reference: _t.Optional[str]
    payment_url: _t.Optional[str]
    created_at: str
    paid_at: _t.Optional[str]


class VoucherTemplate(_t.TypedDict):
    """The model that vouchers are made from: price, products and how long they are valid."""
    id: Id
    name: str
    description: _t.Optional[str]
    price: float
    quantity_term: _t.Optional[str]
    product_amount: int
    expire_days: _t.Optional[int]
    expiration_date: _t.Optional[str]
    contactform_id: _t.Optional[Id]
    company_id: _t.Optional[Id]
    products: _t.List[Id]
    pdf_template_id: _t.Optional[Id]
    internal_reference: _t.Optional[str]
    confirmation_mail_subject: _t.Optional[str]
    confirmation_mail_body: _t.Optional[str]


class VoucherTemplateEvent(_t.TypedDict):
    """A change of VoucherTemplate."""
    version: str
    meta: VoucherTemplateEventMeta
    data: _t.Union[VoucherTemplatePayload, ThinPayload]


class VoucherTemplateEventMeta(_t.TypedDict):
    """Metadata of an event of VoucherTemplate."""
    event: _t.Literal["VoucherTemplate::postInsert", "VoucherTemplate::postUpdate", "VoucherTemplate::postSave", "VoucherTemplate::postDelete"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["VoucherTemplate"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class VoucherTemplatePayload(_t.TypedDict):
    """VoucherTemplate as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    name: str
    description: _t.Optional[str]
    price: float
    quantity_term: _t.Optional[str]
    product_amount: int
    expire_days: _t.Optional[int]
    expiration_date: _t.Optional[str]
    contactform_id: _t.Optional[Id]
    company_id: _t.Optional[Id]
    products: _t.List[Id]
    pdf_template_id: _t.Optional[Id]
    internal_reference: _t.Optional[str]
    confirmation_mail_subject: _t.Optional[str]
    confirmation_mail_body: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class VoucherTemplatePut(_t.TypedDict):
    """The model that vouchers are made from: price, products and how long they are valid."""
    id: _NotRequired[Id]
    name: _NotRequired[str]
    description: _NotRequired[_t.Optional[str]]
    price: _NotRequired[float]
    quantity_term: _NotRequired[_t.Optional[str]]
    product_amount: _NotRequired[int]
    expire_days: _NotRequired[_t.Optional[int]]
    expiration_date: _NotRequired[_t.Optional[str]]
    contactform_id: _NotRequired[_t.Optional[Id]]
    company_id: _NotRequired[_t.Optional[Id]]
    products: _NotRequired[_t.List[Id]]
    pdf_template_id: _NotRequired[_t.Optional[Id]]
    internal_reference: _NotRequired[_t.Optional[str]]
    confirmation_mail_subject: _NotRequired[_t.Optional[str]]
    confirmation_mail_body: _NotRequired[_t.Optional[str]]


class Webhook(_t.TypedDict):
    """A subscription to one kind of event."""
    id: Id
    name: WebhookName
    url: WebhookUrl
    active: bool
    inactive_reason: WebhookInactiveReason
    silent_reason: WebhookSilentReason
    created_at: str
    updated_at: str
    created_by: WebhookUser
    updated_by: WebhookUser
    secret_set_at: str


class WebhookAttempt(_t.TypedDict):
    """One attempt to deliver the event."""
    number: int
    at: str
    milliseconds: int
    status: _t.Optional[int]
    error: _t.Optional[str]


class WebhookDelivery(_t.TypedDict):
    """Delivery of one event to one subscription."""
    id: Id
    webhook_id: Id
    event_id: str
    event: EventName
    object: EventObject
    object_id: Id
    status: WebhookDeliveryStatus
    attempts: int
    created_at: str
    next_attempt_at: _t.Optional[str]
    delivered_at: _t.Optional[str]
    last_status: _t.Optional[int]


class WebhookDeliveryDetail(_t.TypedDict):
    """Delivery of one event to one subscription, with the last request, the last response and all attempts."""
    id: Id
    webhook_id: Id
    event_id: str
    event: EventName
    object: EventObject
    object_id: Id
    status: WebhookDeliveryStatus
    attempts: int
    created_at: str
    next_attempt_at: _t.Optional[str]
    delivered_at: _t.Optional[str]
    last_status: _t.Optional[int]
    request_headers: WebhookRequestHeaders
    body: _t.Optional[str]
    answer: _t.Optional[str]
    history: _t.List[WebhookAttempt]


class WebhookEvent(_t.TypedDict):
    """A change of Webhook."""
    version: str
    meta: WebhookEventMeta
    data: _t.Union[WebhookPayload, ThinPayload]


class WebhookEventMeta(_t.TypedDict):
    """Metadata of an event of Webhook."""
    event: _t.Literal["Webhook::postInsert", "Webhook::postUpdate", "Webhook::postSave", "Webhook::postDelete", "WebhookTest"]
    event_id: str
    occurred_at: str
    position: str
    object: _t.Literal["Webhook"]
    object_id: Id
    sequence: int
    modified: _t.List[str]
    previous: EventPrevious
    actor: EventActor
    request_id: _t.Optional[str]


class WebhookPayload(_t.TypedDict):
    """Webhook as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    name: WebhookName
    url: WebhookUrl
    active: bool
    inactive_reason: WebhookInactiveReason
    created_at: str
    updated_at: str
    created_by: WebhookUser
    updated_by: WebhookUser
    secret_set_at: str
    modified: _NotRequired[_t.List[str]]


class WebhookPut(_t.TypedDict):
    """A subscription to one kind of event."""
    id: _NotRequired[Id]
    name: _NotRequired[WebhookName]
    url: _NotRequired[WebhookUrl]
    active: _NotRequired[bool]
    inactive_reason: _NotRequired[WebhookInactiveReason]
    silent_reason: _NotRequired[WebhookSilentReason]
    created_at: _NotRequired[str]
    updated_at: _NotRequired[str]
    created_by: _NotRequired[WebhookUser]
    updated_by: _NotRequired[WebhookUser]
    secret_set_at: _NotRequired[str]


class WebhookReplay(_t.TypedDict):
    """Period whose events to deliver again."""
    since: str
    until: _NotRequired[_t.Optional[str]]
    only_failed: _NotRequired[_t.Optional[bool]]


class WebhookReplayed(_t.TypedDict):
    """Size of the replay."""
    count: int


class WebhookSecret(_t.TypedDict):
    """A new secret."""
    secret: WebhookSigningSecret
    previous_until: str


class WebhookWithSecret(_t.TypedDict):
    """A subscription with its secret."""
    id: Id
    name: WebhookName
    url: WebhookUrl
    active: bool
    inactive_reason: WebhookInactiveReason
    silent_reason: WebhookSilentReason
    created_at: str
    updated_at: str
    created_by: WebhookUser
    updated_by: WebhookUser
    secret_set_at: str
    secret: WebhookSigningSecret


class Withdrawal(_t.TypedDict):
    """A withdrawal that a consumer declared, and what became of it."""
    id: Id
    status: WithdrawalStatus
    reden: _t.Optional[WithdrawalReason]
    naam: str
    email: str
    referentie: str
    verklaring: _t.Optional[str]
    created_at: str
    confirmed_at: _t.Optional[str]
    voucher_sale_id: _t.Optional[Id]
    boeking_id: _t.Optional[Id]
    voucher_ids: _t.List[Id]
    bedrag: _t.Optional[float]
    online_payment_id: _t.Optional[Id]
    opmerking: _t.Optional[str]


class WithdrawalDeclaration(_t.TypedDict):
    """The statement by which somebody withdraws from a sale of vouchers."""
    naam: str
    email: str
    referentie: str
    verklaring: _NotRequired[_t.Optional[str]]


class WithdrawalPayload(_t.TypedDict):
    """Withdrawal as GET returned it at the time of the event, without embeds and what changes with other objects."""
    id: Id
    status: WithdrawalStatus
    reden: _t.Optional[WithdrawalReason]
    naam: str
    email: str
    referentie: str
    verklaring: _t.Optional[str]
    created_at: str
    confirmed_at: _t.Optional[str]
    voucher_sale_id: _t.Optional[Id]
    boeking_id: _t.Optional[Id]
    voucher_ids: _t.List[Id]
    bedrag: _t.Optional[float]
    online_payment_id: _t.Optional[Id]
    opmerking: _t.Optional[str]
    modified: _NotRequired[_t.List[str]]


class WithdrawalPut(_t.TypedDict):
    """A withdrawal that a consumer declared, and what became of it."""
    id: _NotRequired[Id]
    status: _NotRequired[WithdrawalStatus]
    reden: _NotRequired[_t.Optional[WithdrawalReason]]
    naam: _NotRequired[str]
    email: _NotRequired[str]
    referentie: _NotRequired[str]
    verklaring: _NotRequired[_t.Optional[str]]
    created_at: _NotRequired[str]
    confirmed_at: _NotRequired[_t.Optional[str]]
    voucher_sale_id: _NotRequired[_t.Optional[Id]]
    boeking_id: _NotRequired[_t.Optional[Id]]
    voucher_ids: _NotRequired[_t.List[Id]]
    bedrag: _NotRequired[_t.Optional[float]]
    online_payment_id: _NotRequired[_t.Optional[Id]]
    opmerking: _NotRequired[_t.Optional[str]]


class WithdrawalReceipt(_t.TypedDict):
    """A declaration that arrived."""
    id: Id
    token: str
    status: WithdrawalReceiptStatus
    created_at: str
    confirmed_at: _t.Optional[str]


class NamedAPIKeyEvent(_t.TypedDict):
    name: _t.Literal["APIKey::postInsert", "APIKey::postUpdate", "APIKey::postSave", "APIKey::postDelete"]
    version: str
    meta: APIKeyEventMeta
    data: ApiKeyPayload


class NamedAnnuleringsvoorwaardenEvent(_t.TypedDict):
    name: _t.Literal["Annuleringsvoorwaarden::postInsert", "Annuleringsvoorwaarden::postUpdate", "Annuleringsvoorwaarden::postSave", "Annuleringsvoorwaarden::postDelete"]
    version: str
    meta: AnnuleringsvoorwaardenEventMeta
    data: CancellationTermsPayload


class NamedArrangementEvent(_t.TypedDict):
    name: _t.Literal["Arrangement::postInsert", "Arrangement::postUpdate", "Arrangement::postSave", "Arrangement::postDelete"]
    version: str
    meta: ArrangementEventMeta
    data: PackagePayload


class NamedAttachmentEvent(_t.TypedDict):
    name: _t.Literal["Attachment::postInsert", "Attachment::postUpdate", "Attachment::postSave", "Attachment::postDelete"]
    version: str
    meta: AttachmentEventMeta
    data: StoredFilePayload


class NamedBedrijfEvent(_t.TypedDict):
    name: _t.Literal["Bedrijf::postInsert", "Bedrijf::postUpdate", "Bedrijf::postSave", "Bedrijf::postDelete"]
    version: str
    meta: BedrijfEventMeta
    data: CompanyPayload


class NamedBetaalmethodeEvent(_t.TypedDict):
    name: _t.Literal["Betaalmethode::postInsert", "Betaalmethode::postUpdate", "Betaalmethode::postSave", "Betaalmethode::postDelete"]
    version: str
    meta: BetaalmethodeEventMeta
    data: PaymentMethodPayload


class NamedBoekingEvent(_t.TypedDict):
    name: _t.Literal["Boeking::postInsert", "Boeking::postUpdate", "Boeking::postSave", "Boeking::postDelete", "BookingDefinitive"]
    version: str
    meta: BoekingEventMeta
    data: BookingPayload


class NamedBoekingsmailEvent(_t.TypedDict):
    name: _t.Literal["Boekingsmail::postInsert", "Boekingsmail::postUpdate", "Boekingsmail::postSave", "Boekingsmail::postDelete"]
    version: str
    meta: BoekingsmailEventMeta
    data: BookingMailPayload


class NamedBoekingsmailZendingEvent(_t.TypedDict):
    name: _t.Literal["BoekingsmailZending::postInsert", "BoekingsmailZending::postUpdate", "BoekingsmailZending::postSave", "BoekingsmailZending::postDelete"]
    version: str
    meta: BoekingsmailZendingEventMeta
    data: BookingMailSendingPayload


class NamedBoekingsvoorstelEvent(_t.TypedDict):
    name: _t.Literal["Boekingsvoorstel::postInsert", "Boekingsvoorstel::postUpdate", "Boekingsvoorstel::postSave", "Boekingsvoorstel::postDelete"]
    version: str
    meta: BoekingsvoorstelEventMeta
    data: ProposalPayload


class NamedBoekingsvoorstelTypeEvent(_t.TypedDict):
    name: _t.Literal["BoekingsvoorstelType::postInsert", "BoekingsvoorstelType::postUpdate", "BoekingsvoorstelType::postSave", "BoekingsvoorstelType::postDelete"]
    version: str
    meta: BoekingsvoorstelTypeEventMeta
    data: ProposalTypePayload


class NamedBookProcessEvent(_t.TypedDict):
    name: _t.Literal["BookProcess::postInsert", "BookProcess::postUpdate", "BookProcess::postSave", "BookProcess::postDelete"]
    version: str
    meta: BookProcessEventMeta
    data: BookProcessPayload


class NamedBtwWijzigingEvent(_t.TypedDict):
    name: _t.Literal["BtwWijziging::postInsert", "BtwWijziging::postUpdate", "BtwWijziging::postSave", "BtwWijziging::postDelete"]
    version: str
    meta: BtwWijzigingEventMeta
    data: VatChangePayload


class NamedContactEvent(_t.TypedDict):
    name: _t.Literal["Contact::postInsert", "Contact::postUpdate", "Contact::postSave", "Contact::postDelete"]
    version: str
    meta: ContactEventMeta
    data: ContactPayload


class NamedContactformulierEvent(_t.TypedDict):
    name: _t.Literal["Contactformulier::postInsert", "Contactformulier::postUpdate", "Contactformulier::postSave", "Contactformulier::postDelete"]
    version: str
    meta: ContactformulierEventMeta
    data: ContactFormPayload


class NamedContactmomentEvent(_t.TypedDict):
    name: _t.Literal["Contactmoment::postInsert", "Contactmoment::postUpdate", "Contactmoment::postSave", "Contactmoment::postDelete"]
    version: str
    meta: ContactmomentEventMeta
    data: NotePayload


class NamedContactpersoonEvent(_t.TypedDict):
    name: _t.Literal["Contactpersoon::postInsert", "Contactpersoon::postUpdate", "Contactpersoon::postSave", "Contactpersoon::postDelete"]
    version: str
    meta: ContactpersoonEventMeta
    data: ContactPersonPayload


class NamedDienstEvent(_t.TypedDict):
    name: _t.Literal["Dienst::postInsert", "Dienst::postUpdate", "Dienst::postSave", "Dienst::postDelete"]
    version: str
    meta: DienstEventMeta
    data: ShiftPayload


class NamedFactuurEvent(_t.TypedDict):
    name: _t.Literal["Factuur::postInsert", "Factuur::postUpdate", "Factuur::postSave", "Factuur::postDelete", "InvoiceDefinitive"]
    version: str
    meta: FactuurEventMeta
    data: InvoicePayload


class NamedFactuurBetalingEvent(_t.TypedDict):
    name: _t.Literal["FactuurBetaling::postInsert", "FactuurBetaling::postUpdate", "FactuurBetaling::postSave", "FactuurBetaling::postDelete"]
    version: str
    meta: FactuurBetalingEventMeta
    data: InvoicePaymentPayload


class NamedHerroepingEvent(_t.TypedDict):
    name: _t.Literal["Herroeping::postInsert", "Herroeping::postUpdate", "Herroeping::postSave", "Herroeping::postDelete"]
    version: str
    meta: HerroepingEventMeta
    data: WithdrawalPayload


class NamedIncomingMailEvent(_t.TypedDict):
    name: _t.Literal["IncomingMail::postInsert", "IncomingMail::postUpdate", "IncomingMail::postSave", "IncomingMail::postDelete"]
    version: str
    meta: IncomingMailEventMeta
    data: IncomingMailPayload


class NamedIncomingMailAddressEvent(_t.TypedDict):
    name: _t.Literal["IncomingMailAddress::postInsert", "IncomingMailAddress::postUpdate", "IncomingMailAddress::postSave", "IncomingMailAddress::postDelete"]
    version: str
    meta: IncomingMailAddressEventMeta
    data: IncomingMailAddressPayload


class NamedInstellingEvent(_t.TypedDict):
    name: _t.Literal["Instelling::postInsert", "Instelling::postUpdate", "Instelling::postSave", "Instelling::postDelete"]
    version: str
    meta: InstellingEventMeta
    data: SettingPayload


class NamedIntegrationEvent(_t.TypedDict):
    name: _t.Literal["Integration::postInsert", "Integration::postUpdate", "Integration::postSave", "Integration::postDelete"]
    version: str
    meta: IntegrationEventMeta
    data: IntegrationPayload


class NamedKassaEvent(_t.TypedDict):
    name: _t.Literal["Kassa::postInsert", "Kassa::postUpdate", "Kassa::postSave", "Kassa::postDelete"]
    version: str
    meta: KassaEventMeta
    data: PointOfSalePayload


class NamedKassalogboekEvent(_t.TypedDict):
    name: _t.Literal["Kassalogboek::postInsert", "Kassalogboek::postUpdate", "Kassalogboek::postSave", "Kassalogboek::postDelete"]
    version: str
    meta: KassalogboekEventMeta
    data: TillLogEntryPayload


class NamedKlantEvent(_t.TypedDict):
    name: _t.Literal["Klant::postInsert", "Klant::postUpdate", "Klant::postSave", "Klant::postDelete"]
    version: str
    meta: KlantEventMeta
    data: CustomerPayload


class NamedKortingscodeEvent(_t.TypedDict):
    name: _t.Literal["Kortingscode::postInsert", "Kortingscode::postUpdate", "Kortingscode::postSave", "Kortingscode::postDelete"]
    version: str
    meta: KortingscodeEventMeta
    data: DiscountCodePayload


class NamedKwalificatieEvent(_t.TypedDict):
    name: _t.Literal["Kwalificatie::postInsert", "Kwalificatie::postUpdate", "Kwalificatie::postSave", "Kwalificatie::postDelete"]
    version: str
    meta: KwalificatieEventMeta
    data: QualificationPayload


class NamedLeverancierContactEvent(_t.TypedDict):
    name: _t.Literal["LeverancierContact::postInsert", "LeverancierContact::postUpdate", "LeverancierContact::postSave", "LeverancierContact::postDelete"]
    version: str
    meta: LeverancierContactEventMeta
    data: SupplierPayload


class NamedLocatieEvent(_t.TypedDict):
    name: _t.Literal["Locatie::postInsert", "Locatie::postUpdate", "Locatie::postSave", "Locatie::postDelete"]
    version: str
    meta: LocatieEventMeta
    data: LocationPayload


class NamedMateriaalEvent(_t.TypedDict):
    name: _t.Literal["Materiaal::postInsert", "Materiaal::postUpdate", "Materiaal::postSave", "Materiaal::postDelete"]
    version: str
    meta: MateriaalEventMeta
    data: MaterialPayload


class NamedNieuwsbriefEvent(_t.TypedDict):
    name: _t.Literal["Nieuwsbrief::postInsert", "Nieuwsbrief::postUpdate", "Nieuwsbrief::postSave", "Nieuwsbrief::postDelete"]
    version: str
    meta: NieuwsbriefEventMeta
    data: NewsletterPayload


class NamedOverigContactEvent(_t.TypedDict):
    name: _t.Literal["OverigContact::postInsert", "OverigContact::postUpdate", "OverigContact::postSave", "OverigContact::postDelete"]
    version: str
    meta: OverigContactEventMeta
    data: ContactPayload


class NamedPdfTemplateEvent(_t.TypedDict):
    name: _t.Literal["PdfTemplate::postInsert", "PdfTemplate::postUpdate", "PdfTemplate::postSave", "PdfTemplate::postDelete"]
    version: str
    meta: PdfTemplateEventMeta
    data: PdfTemplatePayload


class NamedPeppolDocumentEvent(_t.TypedDict):
    name: _t.Literal["PeppolDocument::postInsert", "PeppolDocument::postUpdate", "PeppolDocument::postSave", "PeppolDocument::postDelete"]
    version: str
    meta: PeppolDocumentEventMeta
    data: PeppolDocumentPayload


class NamedPeppolSendingEvent(_t.TypedDict):
    name: _t.Literal["PeppolSending::postInsert", "PeppolSending::postUpdate", "PeppolSending::postSave", "PeppolSending::postDelete"]
    version: str
    meta: PeppolSendingEventMeta
    data: PeppolSendingPayload


class NamedPersoneelBeschikbaarheidEvent(_t.TypedDict):
    name: _t.Literal["PersoneelBeschikbaarheid::postInsert", "PersoneelBeschikbaarheid::postUpdate", "PersoneelBeschikbaarheid::postSave", "PersoneelBeschikbaarheid::postDelete"]
    version: str
    meta: PersoneelBeschikbaarheidEventMeta
    data: StaffAvailabilityPayload


class NamedPersoneelContactEvent(_t.TypedDict):
    name: _t.Literal["PersoneelContact::postInsert", "PersoneelContact::postUpdate", "PersoneelContact::postSave", "PersoneelContact::postDelete"]
    version: str
    meta: PersoneelContactEventMeta
    data: StaffMemberPayload


class NamedPrijsregelEvent(_t.TypedDict):
    name: _t.Literal["Prijsregel::postInsert", "Prijsregel::postUpdate", "Prijsregel::postSave", "Prijsregel::postDelete"]
    version: str
    meta: PrijsregelEventMeta
    data: PriceRulePayload


class NamedProductEvent(_t.TypedDict):
    name: _t.Literal["Product::postInsert", "Product::postUpdate", "Product::postSave", "Product::postDelete"]
    version: str
    meta: ProductEventMeta
    data: ProductPayload


class NamedProductGroepEvent(_t.TypedDict):
    name: _t.Literal["ProductGroep::postInsert", "ProductGroep::postUpdate", "ProductGroep::postSave", "ProductGroep::postDelete"]
    version: str
    meta: ProductGroepEventMeta
    data: ProductGroupPayload


class NamedProductlabelEvent(_t.TypedDict):
    name: _t.Literal["Productlabel::postInsert", "Productlabel::postUpdate", "Productlabel::postSave", "Productlabel::postDelete"]
    version: str
    meta: ProductlabelEventMeta
    data: ProductLabelPayload


class NamedQueuedMailEvent(_t.TypedDict):
    name: _t.Literal["QueuedMail::postInsert", "QueuedMail::postUpdate", "QueuedMail::postSave", "QueuedMail::postDelete"]
    version: str
    meta: QueuedMailEventMeta
    data: QueuedMailPayload


class NamedStandaardbijlageEvent(_t.TypedDict):
    name: _t.Literal["Standaardbijlage::postInsert", "Standaardbijlage::postUpdate", "Standaardbijlage::postSave", "Standaardbijlage::postDelete"]
    version: str
    meta: StandaardbijlageEventMeta
    data: AttachmentPayload


class NamedStartmomentEvent(_t.TypedDict):
    name: _t.Literal["Startmoment::postInsert", "Startmoment::postUpdate", "Startmoment::postSave", "Startmoment::postDelete"]
    version: str
    meta: StartmomentEventMeta
    data: StartTimePayload


class NamedStartmomentgroepEvent(_t.TypedDict):
    name: _t.Literal["Startmomentgroep::postInsert", "Startmomentgroep::postUpdate", "Startmomentgroep::postSave", "Startmomentgroep::postDelete"]
    version: str
    meta: StartmomentgroepEventMeta
    data: StartTimeGroupPayload


class NamedStatusherinneringEvent(_t.TypedDict):
    name: _t.Literal["Statusherinnering::postInsert", "Statusherinnering::postUpdate", "Statusherinnering::postSave", "Statusherinnering::postDelete"]
    version: str
    meta: StatusherinneringEventMeta
    data: StatusReminderPayload


class NamedUrenregistratieEvent(_t.TypedDict):
    name: _t.Literal["Urenregistratie::postInsert", "Urenregistratie::postUpdate", "Urenregistratie::postSave", "Urenregistratie::postDelete"]
    version: str
    meta: UrenregistratieEventMeta
    data: RecordedHoursPayload


class NamedVoucherEvent(_t.TypedDict):
    name: _t.Literal["Voucher::postInsert", "Voucher::postUpdate", "Voucher::postSave", "Voucher::postDelete"]
    version: str
    meta: VoucherEventMeta
    data: VoucherPayload


class NamedVoucherTemplateEvent(_t.TypedDict):
    name: _t.Literal["VoucherTemplate::postInsert", "VoucherTemplate::postUpdate", "VoucherTemplate::postSave", "VoucherTemplate::postDelete"]
    version: str
    meta: VoucherTemplateEventMeta
    data: VoucherTemplatePayload


class NamedWebhookEvent(_t.TypedDict):
    name: _t.Literal["Webhook::postInsert", "Webhook::postUpdate", "Webhook::postSave", "Webhook::postDelete", "WebhookTest"]
    version: str
    meta: WebhookEventMeta
    data: WebhookPayload


class NamedFrameworkGuardGroupEvent(_t.TypedDict):
    name: _t.Literal["frameworkGuardGroup::postInsert", "frameworkGuardGroup::postUpdate", "frameworkGuardGroup::postSave", "frameworkGuardGroup::postDelete"]
    version: str
    meta: FrameworkGuardGroupEventMeta
    data: RolePayload


class NamedFrameworkGuardUserEvent(_t.TypedDict):
    name: _t.Literal["frameworkGuardUser::postInsert", "frameworkGuardUser::postUpdate", "frameworkGuardUser::postSave", "frameworkGuardUser::postDelete"]
    version: str
    meta: FrameworkGuardUserEventMeta
    data: UserPayload


class UnknownEvent(_t.TypedDict):
    """An event that this version of the package does not know: the service is newer. Its name is in ``meta``."""

    name: None
    version: str
    data: _t.Dict[str, _t.Any]
    meta: _t.Dict[str, _t.Any]


AgedDebtorsTable = str
ApiKeyDescription = str
ApiKeyPrefix = str
ApiKeyScope = _t.Literal["editUsers", "createFactuur", "createFactuurBetaling", "editFactuurBetaling", "editBedrijfsgegevens", "beheerKortingscodes", "editLocaties", "createBoeking", "editBoeking", "editContact", "viewContact", "editProducten", "editMateriaal", "editStartmomenten", "editPersoneelsplanning", "editBoekingStatusHerinnering", "viewStatistiek", "viewFinancieleOverzichten", "viewWebhooks", "editWebhooks", "editArrangementen", "editBetaalmethode", "editKassas", "editPersoneel", "editVouchers", "editContactformulieren", "public"]
ApiKeyScopes = _t.Optional[_t.List["ApiKeyScope"]]
AuditMembers = _t.Dict[str, _t.Any]
AuditedEvent = _t.Literal["postInsert", "postUpdate", "postDelete", "deprecated", "login"]
BookingEmbed = _t.Literal["Klant", "Klant.Hoofdcontact", "boekingsregels", "kosten", "Creator", "Diensten", "Facturen", "Facturen._betaald_bedrag", "gefactureerd_bedrag"]
BookingMoment = _t.Literal["bevestiging", "gewijzigd", "geannuleerd", "herinnering", "bedankt"]
BookingStatus = _t.Literal["informatie", "interesse", "optie", "reservering", "definitief", "gaande", "voltooid", "geannuleerd"]
CalendarFile = str
CalendarKind = _t.Literal["personeel", "locaties", "boekingen"]
CalendarSilentReason = _t.Optional[_t.Literal["creator_deleted", "creator_inactive", "creator_without_permission", "staff_inactive"]]
CancellationForm = str
CancellationPage = str
CancellationRefundStatus = _t.Literal["voorgesteld", "aangevraagd", "betaald", "afgewezen"]
CapacitySeries = _t.Optional[str]
CheckedVouchers = _t.Dict[str, "CheckedVoucher"]
CompanyDeleteReason = _t.Literal["customers", "packages", "bookings", "invoices"]
ConflictCode = _t.Literal["LOCATION_MISSING", "LOCATION_OVER_CAPACITY", "MATERIAL_OVER_CAPACITY", "PAID_BUT_CANCELLED", "PAYMENT_DIFFERS", "QUALIFICATION_MISSING", "REFUND_PROPOSED", "SHIFTS_OVERLAP", "SHIFT_UNCONFIRMED", "STAFF_UNAVAILABLE", "VAT_RATE_DIFFERS"]
ContactFormAnswers = _t.Dict[str, _t.Optional[_t.Union[str, int, _t.List[_t.Union[str, "Id"]]]]]
ContactFormEmbed = _t.Literal["Velden"]
ContactFormInput = _t.Literal["contact.landcode", "contact.naam", "contact.afdeling", "contact.soort_klant", "contact.extra", "contact.website", "contactpersoon.voornaam", "contactpersoon.achternaam", "contactpersoon.geslacht", "contactpersoon.adres", "contactpersoon.postcode", "contactpersoon.plaats", "contactpersoon.telefoon1", "contactpersoon.telefoon2", "contactpersoon.email1", "contactpersoon.nieuwsbrieven", "boeking.datum", "boeking.starttijd", "boeking.groepsgrootte", "boeking.arrangement", "tekst", "veel_tekst", "keuze", "keuze_enkel", "header"]
ContactType = _t.Literal["klant", "leverancier", "personeel", "overig"]
CostLine = _t.Union["CostGroup", "CostItem"]
CostLinePut = _t.Union["CostGroupPut", "CostItemPut"]
CountryCode = _t.Optional[str]
DaysToDraft = _t.Optional[int]
DiscountPercentage = float
ElapsedTime = str
ErrorCode = _t.Literal["ERR_EXTRA_FIELD", "ERR_REQUIRED", "ERR_TYPE", "ERR_FORMAT", "ERR_RANGE", "ERR_LENGTH", "ERR_NOT_ALLOWED", "ERR_DUPLICATE", "ERR_MALFORMED", "ERR_MORE_PROBLEMS", "ERR_CURSOR", "ERR_ID_MISMATCH", "ERR_TIME_NONEXISTENT", "ERR_LOGIN_REQUIRED", "ERR_CREDENTIAL_INVALID", "ERR_KEY_EXPIRED", "ERR_BASIC_REQUIRED", "ERR_BASIC_REFUSED", "ERR_CODE_REQUIRED", "ERR_CODE_INVALID", "ERR_PERMISSION", "ERR_SECOND_FACTOR_REQUIRED", "ERR_CROSS_SITE", "ERR_PUBLIC_KEY", "ERR_NOT_FOUND", "ERR_METHOD_NOT_ALLOWED", "ERR_POSITION_GONE", "ERR_PRECONDITION_FAILED", "ERR_BODY_TOO_LARGE", "ERR_NOT_ACCEPTABLE", "ERR_MEDIA_TYPE", "ERR_IDEMPOTENCY_KEY_REUSED", "ERR_IDEMPOTENCY_IN_PROGRESS", "ERR_RATE_LIMITED", "ERR_HEADERS_TOO_LARGE", "ERR_INTERNAL", "ERR_UNAVAILABLE", "ERR_BUSY", "ERR_TAKEN", "ERR_UNKNOWN_REFERENCE", "ERR_IN_USE", "ERR_PERIOD_TOO_LONG", "ERR_PERIOD_ORDER", "ERR_AMOUNT_TOO_LARGE", "ERR_CANNOT_COMBINE", "ERR_RIGHTS_EXCEEDED", "ERR_SECOND_FACTOR_CODE", "ERR_OWN_SECOND_FACTOR", "ERR_EXPIRY_IN_PAST", "ERR_WEBHOOK_ADDRESS", "ERR_SERVER_ADDRESS", "ERR_SECRETS_KEY", "ERR_TOO_MANY", "ERR_SECRET_AGAIN", "ERR_WEBHOOK_INACTIVE", "ERR_COMPANY_NOT_DELETABLE", "ERR_COMPANY_REQUIRED", "ERR_TEMPLATE_CONTEXT", "ERR_IMAGE", "ERR_FILE_TYPE", "ERR_CONTACT_IN_USE", "ERR_MAIN_CONTACT", "ERR_CUSTOMER_TYPE_UNKNOWN", "ERR_CYCLE", "ERR_DUPLICATE_VAT_RATE", "ERR_PACKAGE_LINE_ORDER", "ERR_SETTING_VALUE", "ERR_VAT_RATE_UNKNOWN", "ERR_CODE_TAKEN", "ERR_VOUCHER_INVALID", "ERR_VOUCHER_USED", "ERR_VOUCHER_EXPIRED", "ERR_VOUCHER_INVALID_PRODUCTS", "ERR_CLOSED", "ERR_PAYMENT_PROVIDER", "ERR_REDIRECT_HOST", "ERR_BOOKING_STATUS_TRANSITION", "ERR_SHIFT_STATUS_TRANSITION", "ERR_WITHDRAWAL_STATUS_TRANSITION", "ERR_SHIFT_STAFF_MISMATCH", "ERR_SHIFT_OFF", "ERR_HOURS_AHEAD", "ERR_BREAK_TOO_LONG", "ERR_AVAILABILITY_CONTRADICTS", "ERR_BOOKING_NOT_DELETABLE", "ERR_BOOKING_CANCELLED", "ERR_CANCELLATION_COSTS", "ERR_REFUND_NOT_PROPOSED", "ERR_BOOKING_DATE_FOLLOWS_BEGIN", "ERR_NOT_CHANGEABLE", "ERR_COSTS_TOO_DEEP", "ERR_PRODUCT_REQUIRES_LOCATION", "ERR_NO_PRICE", "ERR_NOT_AVAILABLE", "ERR_DISCOUNT_CODE", "ERR_GROUP_TOO_LARGE", "ERR_REQUIRED_PRODUCT", "ERR_BOOKING_FULLY_INVOICED", "ERR_ADVANCE_EXCEEDS_REMAINING", "ERR_VAT_SHIFT_MISMATCH", "ERR_CREDIT_EXCEEDS_INVOICE", "ERR_CREDIT_OF_CREDIT", "ERR_FULLY_CREDITED", "ERR_SETTLEMENT_FIXED", "ERR_INVOICE_NOT_DRAFT", "ERR_E_INVOICE_INCOMPLETE", "ERR_INVOICE_NOT_DELETABLE", "ERR_INVOICE_NOT_PERMANENT", "ERR_INVOICE_DATE_BEFORE_LAST", "ERR_REFUND_EXCEEDS_PAID", "ERR_PEPPOL_ALREADY_SENT", "ERR_PEPPOL_ID", "ERR_PEPPOL_NOT_CONNECTED", "ERR_NOT_REFUNDABLE", "ERR_NOTHING_TO_PAY", "ERR_POS_INACTIVE", "ERR_PROPOSAL_CLOSED", "ERR_MAIL_UNREADABLE", "ERR_TILL_OPEN", "ERR_TILL_CLOSED", "ERR_POS_NOT_AT_LOCATION", "ERR_AMOUNT_ZERO", "ERR_LAST_ADMINISTRATOR", "ERR_MAIL_RECIPIENT", "ERR_VISITOR_LIMIT", "ERR_MAIL_NOT_QUEUED", "ERR_MAIL_STILL_QUEUED", "ERR_COMPANY_STATUS_REMINDER_TAKEN", "ERR_QUALIFICATION_ARCHIVED", "ERR_SECONDS_MUST_BE_ZERO", "ERR_TOO_MANY_START_TIMES", "ERR_CAPACITY_PASSES_DAYBREAK", "ERR_CAPACITY_OVERLAP", "ERR_CAPACITY_TOO_MANY_OCCURRENCES"]
ErrorParams = _t.Dict[str, _t.Any]
Event = _t.Union["APIKeyEvent", "AnnuleringsvoorwaardenEvent", "ArrangementEvent", "AttachmentEvent", "BedrijfEvent", "BetaalmethodeEvent", "BoekingEvent", "BoekingsmailEvent", "BoekingsmailZendingEvent", "BoekingsvoorstelEvent", "BoekingsvoorstelTypeEvent", "BookProcessEvent", "BtwWijzigingEvent", "ContactEvent", "ContactformulierEvent", "ContactmomentEvent", "ContactpersoonEvent", "DienstEvent", "FactuurEvent", "FactuurBetalingEvent", "HerroepingEvent", "IncomingMailEvent", "IncomingMailAddressEvent", "InstellingEvent", "IntegrationEvent", "KassaEvent", "KassalogboekEvent", "KlantEvent", "KortingscodeEvent", "KwalificatieEvent", "LeverancierContactEvent", "LocatieEvent", "MateriaalEvent", "NieuwsbriefEvent", "OverigContactEvent", "PdfTemplateEvent", "PeppolDocumentEvent", "PeppolSendingEvent", "PersoneelBeschikbaarheidEvent", "PersoneelContactEvent", "PrijsregelEvent", "ProductEvent", "ProductGroepEvent", "ProductlabelEvent", "QueuedMailEvent", "StandaardbijlageEvent", "StartmomentEvent", "StartmomentgroepEvent", "StatusherinneringEvent", "UrenregistratieEvent", "VoucherEvent", "VoucherTemplateEvent", "WebhookEvent", "FrameworkGuardGroupEvent", "FrameworkGuardUserEvent"]
EventName = _t.Literal["APIKey::postInsert", "APIKey::postUpdate", "APIKey::postSave", "APIKey::postDelete", "Annuleringsvoorwaarden::postInsert", "Annuleringsvoorwaarden::postUpdate", "Annuleringsvoorwaarden::postSave", "Annuleringsvoorwaarden::postDelete", "Arrangement::postInsert", "Arrangement::postUpdate", "Arrangement::postSave", "Arrangement::postDelete", "Attachment::postInsert", "Attachment::postUpdate", "Attachment::postSave", "Attachment::postDelete", "Bedrijf::postInsert", "Bedrijf::postUpdate", "Bedrijf::postSave", "Bedrijf::postDelete", "Betaalmethode::postInsert", "Betaalmethode::postUpdate", "Betaalmethode::postSave", "Betaalmethode::postDelete", "Boeking::postInsert", "Boeking::postUpdate", "Boeking::postSave", "Boeking::postDelete", "Boekingsmail::postInsert", "Boekingsmail::postUpdate", "Boekingsmail::postSave", "Boekingsmail::postDelete", "BoekingsmailZending::postInsert", "BoekingsmailZending::postUpdate", "BoekingsmailZending::postSave", "BoekingsmailZending::postDelete", "Boekingsvoorstel::postInsert", "Boekingsvoorstel::postUpdate", "Boekingsvoorstel::postSave", "Boekingsvoorstel::postDelete", "BoekingsvoorstelType::postInsert", "BoekingsvoorstelType::postUpdate", "BoekingsvoorstelType::postSave", "BoekingsvoorstelType::postDelete", "BookProcess::postInsert", "BookProcess::postUpdate", "BookProcess::postSave", "BookProcess::postDelete", "BtwWijziging::postInsert", "BtwWijziging::postUpdate", "BtwWijziging::postSave", "BtwWijziging::postDelete", "Contact::postInsert", "Contact::postUpdate", "Contact::postSave", "Contact::postDelete", "Contactformulier::postInsert", "Contactformulier::postUpdate", "Contactformulier::postSave", "Contactformulier::postDelete", "Contactmoment::postInsert", "Contactmoment::postUpdate", "Contactmoment::postSave", "Contactmoment::postDelete", "Contactpersoon::postInsert", "Contactpersoon::postUpdate", "Contactpersoon::postSave", "Contactpersoon::postDelete", "Dienst::postInsert", "Dienst::postUpdate", "Dienst::postSave", "Dienst::postDelete", "Factuur::postInsert", "Factuur::postUpdate", "Factuur::postSave", "Factuur::postDelete", "FactuurBetaling::postInsert", "FactuurBetaling::postUpdate", "FactuurBetaling::postSave", "FactuurBetaling::postDelete", "Herroeping::postInsert", "Herroeping::postUpdate", "Herroeping::postSave", "Herroeping::postDelete", "IncomingMail::postInsert", "IncomingMail::postUpdate", "IncomingMail::postSave", "IncomingMail::postDelete", "IncomingMailAddress::postInsert", "IncomingMailAddress::postUpdate", "IncomingMailAddress::postSave", "IncomingMailAddress::postDelete", "Instelling::postInsert", "Instelling::postUpdate", "Instelling::postSave", "Instelling::postDelete", "Integration::postInsert", "Integration::postUpdate", "Integration::postSave", "Integration::postDelete", "Kassa::postInsert", "Kassa::postUpdate", "Kassa::postSave", "Kassa::postDelete", "Kassalogboek::postInsert", "Kassalogboek::postUpdate", "Kassalogboek::postSave", "Kassalogboek::postDelete", "Klant::postInsert", "Klant::postUpdate", "Klant::postSave", "Klant::postDelete", "Kortingscode::postInsert", "Kortingscode::postUpdate", "Kortingscode::postSave", "Kortingscode::postDelete", "Kwalificatie::postInsert", "Kwalificatie::postUpdate", "Kwalificatie::postSave", "Kwalificatie::postDelete", "LeverancierContact::postInsert", "LeverancierContact::postUpdate", "LeverancierContact::postSave", "LeverancierContact::postDelete", "Locatie::postInsert", "Locatie::postUpdate", "Locatie::postSave", "Locatie::postDelete", "Materiaal::postInsert", "Materiaal::postUpdate", "Materiaal::postSave", "Materiaal::postDelete", "Nieuwsbrief::postInsert", "Nieuwsbrief::postUpdate", "Nieuwsbrief::postSave", "Nieuwsbrief::postDelete", "OverigContact::postInsert", "OverigContact::postUpdate", "OverigContact::postSave", "OverigContact::postDelete", "PdfTemplate::postInsert", "PdfTemplate::postUpdate", "PdfTemplate::postSave", "PdfTemplate::postDelete", "PeppolDocument::postInsert", "PeppolDocument::postUpdate", "PeppolDocument::postSave", "PeppolDocument::postDelete", "PeppolSending::postInsert", "PeppolSending::postUpdate", "PeppolSending::postSave", "PeppolSending::postDelete", "PersoneelBeschikbaarheid::postInsert", "PersoneelBeschikbaarheid::postUpdate", "PersoneelBeschikbaarheid::postSave", "PersoneelBeschikbaarheid::postDelete", "PersoneelContact::postInsert", "PersoneelContact::postUpdate", "PersoneelContact::postSave", "PersoneelContact::postDelete", "Prijsregel::postInsert", "Prijsregel::postUpdate", "Prijsregel::postSave", "Prijsregel::postDelete", "Product::postInsert", "Product::postUpdate", "Product::postSave", "Product::postDelete", "ProductGroep::postInsert", "ProductGroep::postUpdate", "ProductGroep::postSave", "ProductGroep::postDelete", "Productlabel::postInsert", "Productlabel::postUpdate", "Productlabel::postSave", "Productlabel::postDelete", "QueuedMail::postInsert", "QueuedMail::postUpdate", "QueuedMail::postSave", "QueuedMail::postDelete", "Standaardbijlage::postInsert", "Standaardbijlage::postUpdate", "Standaardbijlage::postSave", "Standaardbijlage::postDelete", "Startmoment::postInsert", "Startmoment::postUpdate", "Startmoment::postSave", "Startmoment::postDelete", "Startmomentgroep::postInsert", "Startmomentgroep::postUpdate", "Startmomentgroep::postSave", "Startmomentgroep::postDelete", "Statusherinnering::postInsert", "Statusherinnering::postUpdate", "Statusherinnering::postSave", "Statusherinnering::postDelete", "Urenregistratie::postInsert", "Urenregistratie::postUpdate", "Urenregistratie::postSave", "Urenregistratie::postDelete", "Voucher::postInsert", "Voucher::postUpdate", "Voucher::postSave", "Voucher::postDelete", "VoucherTemplate::postInsert", "VoucherTemplate::postUpdate", "VoucherTemplate::postSave", "VoucherTemplate::postDelete", "Webhook::postInsert", "Webhook::postUpdate", "Webhook::postSave", "Webhook::postDelete", "frameworkGuardGroup::postInsert", "frameworkGuardGroup::postUpdate", "frameworkGuardGroup::postSave", "frameworkGuardGroup::postDelete", "frameworkGuardUser::postInsert", "frameworkGuardUser::postUpdate", "frameworkGuardUser::postSave", "frameworkGuardUser::postDelete", "BookingDefinitive", "InvoiceDefinitive", "WebhookTest"]
EventObject = _t.Literal["APIKey", "Annuleringsvoorwaarden", "Arrangement", "Attachment", "Bedrijf", "Betaalmethode", "Boeking", "Boekingsmail", "BoekingsmailZending", "Boekingsvoorstel", "BoekingsvoorstelType", "BookProcess", "BtwWijziging", "Contact", "Contactformulier", "Contactmoment", "Contactpersoon", "Dienst", "Factuur", "FactuurBetaling", "Herroeping", "IncomingMail", "IncomingMailAddress", "Instelling", "Integration", "Kassa", "Kassalogboek", "Klant", "Kortingscode", "Kwalificatie", "LeverancierContact", "Locatie", "Materiaal", "Nieuwsbrief", "OverigContact", "PdfTemplate", "PeppolDocument", "PeppolSending", "PersoneelBeschikbaarheid", "PersoneelContact", "Prijsregel", "Product", "ProductGroep", "Productlabel", "QueuedMail", "Standaardbijlage", "Startmoment", "Startmomentgroep", "Statusherinnering", "Urenregistratie", "Voucher", "VoucherTemplate", "Webhook", "frameworkGuardGroup", "frameworkGuardUser"]
EventPrevious = _t.Dict[str, _t.Any]
ExpiryDate = _t.Optional[str]
ExtraField = _t.Union["ExtraTextField", "ExtraNumberField", "ExtraDateField", "ExtraSingleChoiceField", "ExtraMultipleChoiceField"]
FileContent = str
FileOwner = _t.Literal["standaardbijlage", "boekingsmail", "incoming_mail"]
FileType = _t.Literal["application/pdf", "image/png", "image/jpeg", "image/webp", "image/gif", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/vnd.openxmlformats-officedocument.presentationml.presentation", "application/vnd.oasis.opendocument.text", "application/vnd.oasis.opendocument.spreadsheet", "application/vnd.oasis.opendocument.presentation", "text/calendar", "text/plain", "application/octet-stream"]
Gender = _t.Literal["man", "vrouw", "onbekend"]
GroupSize = int
Id = int
ImageFile = str
IncomingMailKind = _t.Literal["mail", "auto_reply", "bounce"]
IntegrationKind = _t.Literal["smtp", "mollie", "billit", "storecove", "peppol_sandbox"]
InvoiceContext = _t.Literal["invoice", "online_booking", "pos"]
InvoiceEmbed = _t.Literal["Klant", "Boeking", "Betalingen", "regels", "Creditfactuur", "GecrediteerdeFactuur", "_calculated.gestructureerde_mededeling"]
InvoiceLine = _t.Union["InvoiceGroup", "InvoiceItem"]
InvoiceMailKind = _t.Literal["invoice", "first_reminder", "second_reminder"]
InvoiceStatus = _t.Literal["concept", "verzonden", "deels_betaald", "betaald"]
JournalAccount = _t.Literal["debiteuren", "omzet", "voorschotten", "btw", "betalingen", "verrekeningen", "vouchers"]
JournalEntryKind = _t.Literal["factuur", "creditfactuur", "betaling", "verrekening", "tegenboeking", "voucherverkoop", "voucherherroeping"]
JournalTable = str
Latitude = _t.Optional[float]
LedgerNumber = _t.Optional[str]
ListedBookingEmbed = _t.Literal["Klant", "Klant.Hoofdcontact", "boekingsregels", "kosten", "Creator", "Diensten", "Facturen", "Facturen._betaald_bedrag"]
Longitude = _t.Optional[float]
MailKind = _t.Literal["invoice", "first_reminder", "second_reminder", "payment_confirmation", "status_reminder", "booking_confirmation", "booking_change", "booking_cancellation", "booking_reminder", "booking_thanks", "cancellation_receipt", "proposal", "vouchers", "newsletter", "withdrawal"]
MailMessage = str
MailSender = _t.Literal["known", "unknown", "several"]
MailServerSecurity = _t.Literal["starttls", "tls", "none"]
MailStatus = _t.Literal["queued", "sending", "sent", "failed", "cancelled"]
MailSubjectKind = _t.Literal["invoice", "booking", "proposal", "voucher_sale", "newsletter_issue", "withdrawal"]
Metadata = _t.Dict[str, str]
MetadataFilter = _t.Dict[str, str]
MetadataPatch = _t.Dict[str, _t.Optional[str]]
MultipleRounding = _t.Literal["boven", "niet"]
NewCapacityEntries = _t.List["NewCapacityEntry"]
NewWebhooks = _t.List["NewWebhook"]
OnlinePaymentEmbed = _t.Literal["Boeking", "VoucherSale", "Factuur"]
OnlinePaymentStatus = _t.Literal["open", "paid", "cancelled", "failed", "expired"]
OnlineRefundStatus = _t.Literal["requested", "pending", "refunded", "failed"]
Particulars = _t.Optional[str]
Password = str
PaymentEmbed = _t.Literal["Creator", "Factuur"]
PaymentStateStatus = _t.Literal["open", "betaald", "geannuleerd", "mislukt", "verlopen"]
PdfFile = str
PdfTemplateContext = _t.Literal["invoice", "pos", "online_booking", "voucher"]
PeppolDocumentKind = _t.Literal["invoice", "credit_note"]
PeppolId = _t.Optional[str]
PeppolSandboxOutcome = _t.Literal["delivered", "refused", "unknown", "slow", "silent"]
PeppolSendingStatus = _t.Literal["queued", "sent", "delivered", "refused", "failed"]
Permission = _t.Literal["editUsers", "createFactuur", "createFactuurBetaling", "editFactuurBetaling", "editBedrijfsgegevens", "beheerKortingscodes", "editLocaties", "createBoeking", "editBoeking", "editContact", "viewContact", "editProducten", "editMateriaal", "editStartmomenten", "editPersoneelsplanning", "editBoekingStatusHerinnering", "viewStatistiek", "viewFinancieleOverzichten", "viewWebhooks", "editWebhooks", "editArrangementen", "editBetaalmethode", "editKassas", "editPersoneel", "editVouchers", "editContactformulieren"]
PriceRuleTime = _t.Optional[str]
ProblemList = _t.List["Problem"]
ProductExtra = _t.Dict[str, str]
ProductGroupSlug = _t.Optional[str]
ProductOrderStatus = _t.Literal["reservering", "definitief", "pending_online"]
ProposalAnswer = str
ProposalPage = str
ProposalStatus = _t.Literal["open", "geaccepteerd", "afgewezen", "verlopen", "ingetrokken"]
ProvinceCode = _t.Optional[str]
RefundWay = _t.Literal["voorstel", "automatisch"]
Rights = _t.List["Permission"]
SalesGrouping = _t.Literal["arrangement_id", "bedrijf_id", "soort_klant", "product_id", "productgroep_id", "created_by", "ISO3166-1", "ISO3166-2", "btw_percentage"]
SalesMetric = _t.Literal["gefactureerd_bedrag", "gefactureerd_bedrag_per_persoon", "nog_te_factureren", "boekingswaarde", "personen", "boekingen"]
SalesReferenceDate = _t.Literal["boeking", "factuur", "boeking_gemaakt", "boekingsregel"]
SandboxFixture = str
SecondFactorCode = str
SendingDate = _t.Optional[str]
SessionDevice = _t.Optional[str]
SessionEnd = str
SettingSlug = _t.Literal["currency", "maximum_aantal_online_boeking_overschreden", "online_boeking_betaalkeuze", "online_boeking_betaalkeuze_achteraf_titel", "online_boeking_betaalkeuze_ideal_titel", "online_boeking_step0_text_pre", "online_boeking_step0_text_post", "online_boeking_step1_text_pre", "online_boeking_step1_text_post", "online_boeking_step3_text_post", "allow_online_package_booking", "allow_old_vouchers_sales", "allow_old_contact_forms", "online_boeking_achteraf_betalen_status", "btw_percentages", "online_boeking_hold_minuten", "online_boeking_max_per_netwerk", "online_boeking_max_per_adres", "online_boeking_max_onbetaald", "gebeurtenissen_bewaren_dagen", "mails_bewaren_dagen", "verlopen_optie_actie", "deels_factureren", "grootboek_debiteuren", "grootboek_omzet", "grootboek_voorschotten", "grootboek_btw", "grootboek_betalingen", "planning_waarschuwing_dagen", "grootboek_vouchers", "online_boeking_redirect_hosts", "annuleringsvoorwaarden_id", "herroepingstermijn_dagen", "tweede_factor_verplicht"]
ShiftStatus = _t.Literal["concept", "gevraagd", "bevestigd", "geannuleerd", "geweigerd"]
StartTimeEmbed = _t.Literal["TaribaseArrangement", "Producten"]
StartTimeInterval = str
StatisticsPeriod = _t.Union[str, int]
StatusAfterAcceptance = _t.Literal["definitief", "reservering"]
SupplierStatus = _t.Literal["actief", "passief"]
TagTexts = _t.Dict[str, str]
TillLogKind = _t.Literal["geopend", "geteld", "gesloten"]
TimeGrouping = _t.Literal["jaar", "maand", "week", "jaar-maand", "jaar-week", "datum"]
ToBeInvoiced = bool
UnsubscribeForm = str
UnsubscribePage = str
UserAddress = _t.Optional[str]
UserLocale = _t.Optional[str]
UserName = str
ValidDays = _t.Dict[str, bool]
VatAmounts = _t.Dict[str, "VatAmount"]
VatChangeOutcome = _t.Literal["gewijzigd", "overgeslagen"]
VatChangePrice = _t.Literal["inclusief", "exclusief"]
VatChangeReason = _t.Optional[_t.Literal["geannuleerd", "gefactureerd", "bedrag_te_groot"]]
VatChangeStatus = _t.Literal["bezig", "voltooid"]
VatRate = float
VatReturnTable = str
VoucherSaleStatus = _t.Literal["open", "betaald"]
VoucherStatus = _t.Literal["open", "gereserveerd", "gebruikt", "vervallen", "herroepen"]
WebhookDeliveryStatus = _t.Literal["pending", "delivered", "failed", "skipped"]
WebhookInactiveReason = _t.Optional[_t.Literal["gone", "failing"]]
WebhookName = _t.Literal["APIKey::postInsert", "APIKey::postUpdate", "APIKey::postSave", "APIKey::postDelete", "Annuleringsvoorwaarden::postInsert", "Annuleringsvoorwaarden::postUpdate", "Annuleringsvoorwaarden::postSave", "Annuleringsvoorwaarden::postDelete", "Arrangement::postInsert", "Arrangement::postUpdate", "Arrangement::postSave", "Arrangement::postDelete", "Attachment::postInsert", "Attachment::postUpdate", "Attachment::postSave", "Attachment::postDelete", "Bedrijf::postInsert", "Bedrijf::postUpdate", "Bedrijf::postSave", "Bedrijf::postDelete", "Betaalmethode::postInsert", "Betaalmethode::postUpdate", "Betaalmethode::postSave", "Betaalmethode::postDelete", "Boeking::postInsert", "Boeking::postUpdate", "Boeking::postSave", "Boeking::postDelete", "Boekingsmail::postInsert", "Boekingsmail::postUpdate", "Boekingsmail::postSave", "Boekingsmail::postDelete", "BoekingsmailZending::postInsert", "BoekingsmailZending::postUpdate", "BoekingsmailZending::postSave", "BoekingsmailZending::postDelete", "Boekingsvoorstel::postInsert", "Boekingsvoorstel::postUpdate", "Boekingsvoorstel::postSave", "Boekingsvoorstel::postDelete", "BoekingsvoorstelType::postInsert", "BoekingsvoorstelType::postUpdate", "BoekingsvoorstelType::postSave", "BoekingsvoorstelType::postDelete", "BookProcess::postInsert", "BookProcess::postUpdate", "BookProcess::postSave", "BookProcess::postDelete", "BtwWijziging::postInsert", "BtwWijziging::postUpdate", "BtwWijziging::postSave", "BtwWijziging::postDelete", "Contact::postInsert", "Contact::postUpdate", "Contact::postSave", "Contact::postDelete", "Contactformulier::postInsert", "Contactformulier::postUpdate", "Contactformulier::postSave", "Contactformulier::postDelete", "Contactmoment::postInsert", "Contactmoment::postUpdate", "Contactmoment::postSave", "Contactmoment::postDelete", "Contactpersoon::postInsert", "Contactpersoon::postUpdate", "Contactpersoon::postSave", "Contactpersoon::postDelete", "Dienst::postInsert", "Dienst::postUpdate", "Dienst::postSave", "Dienst::postDelete", "Factuur::postInsert", "Factuur::postUpdate", "Factuur::postSave", "Factuur::postDelete", "FactuurBetaling::postInsert", "FactuurBetaling::postUpdate", "FactuurBetaling::postSave", "FactuurBetaling::postDelete", "Herroeping::postInsert", "Herroeping::postUpdate", "Herroeping::postSave", "Herroeping::postDelete", "IncomingMail::postInsert", "IncomingMail::postUpdate", "IncomingMail::postSave", "IncomingMail::postDelete", "IncomingMailAddress::postInsert", "IncomingMailAddress::postUpdate", "IncomingMailAddress::postSave", "IncomingMailAddress::postDelete", "Instelling::postInsert", "Instelling::postUpdate", "Instelling::postSave", "Instelling::postDelete", "Integration::postInsert", "Integration::postUpdate", "Integration::postSave", "Integration::postDelete", "Kassa::postInsert", "Kassa::postUpdate", "Kassa::postSave", "Kassa::postDelete", "Kassalogboek::postInsert", "Kassalogboek::postUpdate", "Kassalogboek::postSave", "Kassalogboek::postDelete", "Klant::postInsert", "Klant::postUpdate", "Klant::postSave", "Klant::postDelete", "Kortingscode::postInsert", "Kortingscode::postUpdate", "Kortingscode::postSave", "Kortingscode::postDelete", "Kwalificatie::postInsert", "Kwalificatie::postUpdate", "Kwalificatie::postSave", "Kwalificatie::postDelete", "LeverancierContact::postInsert", "LeverancierContact::postUpdate", "LeverancierContact::postSave", "LeverancierContact::postDelete", "Locatie::postInsert", "Locatie::postUpdate", "Locatie::postSave", "Locatie::postDelete", "Materiaal::postInsert", "Materiaal::postUpdate", "Materiaal::postSave", "Materiaal::postDelete", "Nieuwsbrief::postInsert", "Nieuwsbrief::postUpdate", "Nieuwsbrief::postSave", "Nieuwsbrief::postDelete", "OverigContact::postInsert", "OverigContact::postUpdate", "OverigContact::postSave", "OverigContact::postDelete", "PdfTemplate::postInsert", "PdfTemplate::postUpdate", "PdfTemplate::postSave", "PdfTemplate::postDelete", "PeppolDocument::postInsert", "PeppolDocument::postUpdate", "PeppolDocument::postSave", "PeppolDocument::postDelete", "PeppolSending::postInsert", "PeppolSending::postUpdate", "PeppolSending::postSave", "PeppolSending::postDelete", "PersoneelBeschikbaarheid::postInsert", "PersoneelBeschikbaarheid::postUpdate", "PersoneelBeschikbaarheid::postSave", "PersoneelBeschikbaarheid::postDelete", "PersoneelContact::postInsert", "PersoneelContact::postUpdate", "PersoneelContact::postSave", "PersoneelContact::postDelete", "Prijsregel::postInsert", "Prijsregel::postUpdate", "Prijsregel::postSave", "Prijsregel::postDelete", "Product::postInsert", "Product::postUpdate", "Product::postSave", "Product::postDelete", "ProductGroep::postInsert", "ProductGroep::postUpdate", "ProductGroep::postSave", "ProductGroep::postDelete", "Productlabel::postInsert", "Productlabel::postUpdate", "Productlabel::postSave", "Productlabel::postDelete", "QueuedMail::postInsert", "QueuedMail::postUpdate", "QueuedMail::postSave", "QueuedMail::postDelete", "Standaardbijlage::postInsert", "Standaardbijlage::postUpdate", "Standaardbijlage::postSave", "Standaardbijlage::postDelete", "Startmoment::postInsert", "Startmoment::postUpdate", "Startmoment::postSave", "Startmoment::postDelete", "Startmomentgroep::postInsert", "Startmomentgroep::postUpdate", "Startmomentgroep::postSave", "Startmomentgroep::postDelete", "Statusherinnering::postInsert", "Statusherinnering::postUpdate", "Statusherinnering::postSave", "Statusherinnering::postDelete", "Urenregistratie::postInsert", "Urenregistratie::postUpdate", "Urenregistratie::postSave", "Urenregistratie::postDelete", "Voucher::postInsert", "Voucher::postUpdate", "Voucher::postSave", "Voucher::postDelete", "VoucherTemplate::postInsert", "VoucherTemplate::postUpdate", "VoucherTemplate::postSave", "VoucherTemplate::postDelete", "Webhook::postInsert", "Webhook::postUpdate", "Webhook::postSave", "Webhook::postDelete", "frameworkGuardGroup::postInsert", "frameworkGuardGroup::postUpdate", "frameworkGuardGroup::postSave", "frameworkGuardGroup::postDelete", "frameworkGuardUser::postInsert", "frameworkGuardUser::postUpdate", "frameworkGuardUser::postSave", "frameworkGuardUser::postDelete", "BookingDefinitive", "InvoiceDefinitive"]
WebhookRequestHeaders = _t.Optional[_t.Dict[str, str]]
WebhookSigningSecret = str
WebhookSilentReason = _t.Optional[_t.Literal["creator_deleted", "creator_inactive", "creator_without_permission", "editor_deleted", "editor_inactive", "editor_without_permission"]]
WebhookUrl = str
WebhookUser = _t.Optional[int]
Weekdays = _t.List[int]
WithdrawalReason = _t.Literal["onbekend", "ander_adres", "niet_betaald", "te_laat", "niets_over"]
WithdrawalReceiptStatus = _t.Literal["te_bevestigen", "bevestigd"]
WithdrawalStatus = _t.Literal["te_bevestigen", "uitgevoerd", "te_beoordelen", "uitgezonderd", "toegewezen", "afgewezen"]
XmlFile = str
#: An event, told apart by ``name``: ``if event["name"] == "..."`` tells the type of its data.
NamedEvent = _t.Union[
    "NamedAPIKeyEvent",
    "NamedAnnuleringsvoorwaardenEvent",
    "NamedArrangementEvent",
    "NamedAttachmentEvent",
    "NamedBedrijfEvent",
    "NamedBetaalmethodeEvent",
    "NamedBoekingEvent",
    "NamedBoekingsmailEvent",
    "NamedBoekingsmailZendingEvent",
    "NamedBoekingsvoorstelEvent",
    "NamedBoekingsvoorstelTypeEvent",
    "NamedBookProcessEvent",
    "NamedBtwWijzigingEvent",
    "NamedContactEvent",
    "NamedContactformulierEvent",
    "NamedContactmomentEvent",
    "NamedContactpersoonEvent",
    "NamedDienstEvent",
    "NamedFactuurEvent",
    "NamedFactuurBetalingEvent",
    "NamedHerroepingEvent",
    "NamedIncomingMailEvent",
    "NamedIncomingMailAddressEvent",
    "NamedInstellingEvent",
    "NamedIntegrationEvent",
    "NamedKassaEvent",
    "NamedKassalogboekEvent",
    "NamedKlantEvent",
    "NamedKortingscodeEvent",
    "NamedKwalificatieEvent",
    "NamedLeverancierContactEvent",
    "NamedLocatieEvent",
    "NamedMateriaalEvent",
    "NamedNieuwsbriefEvent",
    "NamedOverigContactEvent",
    "NamedPdfTemplateEvent",
    "NamedPeppolDocumentEvent",
    "NamedPeppolSendingEvent",
    "NamedPersoneelBeschikbaarheidEvent",
    "NamedPersoneelContactEvent",
    "NamedPrijsregelEvent",
    "NamedProductEvent",
    "NamedProductGroepEvent",
    "NamedProductlabelEvent",
    "NamedQueuedMailEvent",
    "NamedStandaardbijlageEvent",
    "NamedStartmomentEvent",
    "NamedStartmomentgroepEvent",
    "NamedStatusherinneringEvent",
    "NamedUrenregistratieEvent",
    "NamedVoucherEvent",
    "NamedVoucherTemplateEvent",
    "NamedWebhookEvent",
    "NamedFrameworkGuardGroupEvent",
    "NamedFrameworkGuardUserEvent",
    "UnknownEvent",
]
