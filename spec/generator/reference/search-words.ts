// Words that people type into the search and that the pages do not use, in Dutch and English.

/** The words by the address of the page that they mean. */
export const SEARCH_WORDS: Readonly<Record<string, string>> = {
  '/docs/guides/lists': 'pagination paging paginering bladeren offset filters filteren sorteren sorting lijsten',
  '/docs/guides/dates-and-time-zones':
    'timezone tijdzone tijdzones zomertijd wintertijd daylight saving dst utc date format datumnotatie iso 8601',
  '/docs/guides/rate-limits': 'throttling throttle limiet snelheidslimiet 429 too many requests quota',
  '/docs/guides/files': 'file upload uploaden download downloaden bestanden pdf image afbeelding multipart base64',
  '/docs/guides/versions-and-deprecation':
    'versioning versie versies deprecated verouderd breaking changes upgrade changelog sunset backwards compatible',
  '/docs/guides/other-tools':
    'postman insomnia swagger openapi codegen generator csharp java go schemathesis prism mock contract testing',
  '/docs/guides/import-customers':
    'import importeren importing csv excel spreadsheet migration migratie bulk overzetten',
  '/docs/guides/personal-data':
    'gdpr avg privacy persoonsgegevens verwijderen erasure right to be forgotten bewaartermijn',
  '/docs/guides/permissions-and-keys':
    'authentication authenticatie authorization login log in inloggen api key sleutel token bearer basic oauth rechten',
  '/docs/guides/webhooks': 'callback signature handtekening hmac verify notifications meldingen',
  '/docs/guides/test-your-integration': 'testing testen testomgeving staging test environment clock klok sandbox',
  '/docs/guides/refusals':
    'errors foutmelding fouten error handling retry opnieuw idempotency idempotent etag concurrency',
  '/docs/guides/cancelling-and-refunds': 'terugbetaling terugbetalen refund geld terug annuleren annulering cancel',
  '/docs/guides/first-invoice': 'quickstart getting started beginnen sdk typescript javascript node',
  '/docs/guides/nightly-export': 'sync synchronisation synchroniseren export exporteren poll polling delta boekhouding',
  '/docs/operations/markInvoiceAsSent': 'factuur versturen verzenden mailen send an invoice by mail',
  '/docs/resources/vouchers': 'cadeaubon kadobon gift card gift voucher tegoedbon',
  '/docs/resources/discountCodes': 'actiecode kortingscode promo code coupon',
};
