<?php

// The words that the runtime needs: version, statuses, events and texts. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

final class Known
{
    public const VERSION = '0.9.0';

    /** The class of each status. */
    public const REFUSALS = [
        304 => \Boekstaaf\NotModified::class,
        401 => \Boekstaaf\Unauthorized::class,
        403 => \Boekstaaf\Forbidden::class,
        404 => \Boekstaaf\NotFound::class,
        405 => \Boekstaaf\MethodNotAllowed::class,
        406 => \Boekstaaf\BadInput::class,
        409 => \Boekstaaf\Conflict::class,
        410 => \Boekstaaf\Gone::class,
        412 => \Boekstaaf\PreconditionFailed::class,
        413 => \Boekstaaf\TooLarge::class,
        415 => \Boekstaaf\UnsupportedMediaType::class,
        422 => \Boekstaaf\Unprocessable::class,
        429 => \Boekstaaf\RateLimited::class,
        431 => \Boekstaaf\HeadersTooLarge::class,
        500 => \Boekstaaf\ServerError::class,
        503 => \Boekstaaf\Unavailable::class,
    ];

    /** The objects that events tell of. */
    public const OBJECTS = 'APIKey Annuleringsvoorwaarden Arrangement Attachment Bedrijf Betaalmethode Boeking Boekingsmail BoekingsmailZending Boekingsvoorstel BoekingsvoorstelType BookProcess BtwWijziging Contact Contactformulier Contactmoment Contactpersoon Dienst Factuur FactuurBetaling Herroeping IncomingMail IncomingMailAddress Instelling Integration Kassa Kassalogboek Klant Kortingscode Kwalificatie LeverancierContact Locatie Materiaal Nieuwsbrief OverigContact PdfTemplate PeppolDocument PeppolSending PersoneelBeschikbaarheid PersoneelContact Prijsregel Product ProductGroep Productlabel QueuedMail Standaardbijlage Startmoment Startmomentgroep Statusherinnering Urenregistratie Voucher VoucherTemplate Webhook frameworkGuardGroup frameworkGuardUser';

    /** Events that have a name of their own. */
    public const OWN_EVENTS = 'BookingDefinitive InvoiceDefinitive WebhookTest';

    /** Dutch texts for the mails that every company sends, to begin with. */
    public const MAIL_TEXTS = [
        'onderwerp_mail_eindfactuur' => 'Factuur {factuur_nummer}',
        'body_mail_eindfactuur' => 'Dank voor uw bezoek. De factuur vindt u in de bijlage.',
        'onderwerp_eerste_betalingsherinnering' => 'Herinnering: factuur {factuur_nummer}',
        'body_eerste_betalingsherinnering' => 'Is onze factuur aan uw aandacht ontsnapt?',
        'onderwerp_tweede_betalingsherinnering' => 'Tweede herinnering: factuur {factuur_nummer}',
        'body_tweede_betalingsherinnering' => 'Wij hebben uw betaling nog niet ontvangen.',
        'onderwerp_betaalbevestiging' => 'Betaling ontvangen',
        'body_betaalbevestiging' => 'Wij hebben uw betaling in goede orde ontvangen.',
    ];
}
