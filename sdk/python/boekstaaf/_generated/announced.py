"""What events can tell of. Made by npm run generate. Never edit."""

OBJECTS = frozenset(
    "APIKey Annuleringsvoorwaarden Arrangement Attachment Bedrijf Betaalmethode Boeking Boekingsmail BoekingsmailZending Boekingsvoorstel BoekingsvoorstelType BookProcess BtwWijziging Contact Contactformulier Contactmoment Contactpersoon Dienst Factuur FactuurBetaling Herroeping IncomingMail IncomingMailAddress Instelling Integration Kassa Kassalogboek Klant Kortingscode Kwalificatie LeverancierContact Locatie Materiaal Nieuwsbrief OverigContact PdfTemplate PeppolDocument PeppolSending PersoneelBeschikbaarheid PersoneelContact Prijsregel Product ProductGroep Productlabel QueuedMail Standaardbijlage Startmoment Startmomentgroep Statusherinnering Urenregistratie Voucher VoucherTemplate Webhook frameworkGuardGroup frameworkGuardUser".split()
)
OWN_EVENTS = frozenset(
    "BookingDefinitive InvoiceDefinitive WebhookTest".split()
)
