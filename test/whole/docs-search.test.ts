// The search of the reference: what people type, in Dutch and English, finds the right page.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchDocument } from '../../contract/search-options.ts';

const INDEX = resolve(import.meta.dirname, '../../http/pages/reference-page/dist/search.json');
/** The results that people look at. */
const TOP_RESULTS = 3;

const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/docs/guides/lists': ['pagination', 'paginering', 'filteren'],
  '/docs/guides/dates-and-time-zones': ['time zone', 'tijdzone', 'date format', 'zomertijd'],
  '/docs/guides/rate-limits': ['rate limit', 'too many requests'],
  '/docs/guides/files': ['upload', 'file download'],
  '/docs/guides/versions-and-deprecation': ['deprecated', 'versie'],
  '/docs/guides/other-tools': ['postman', 'openapi', 'swagger'],
  '/docs/guides/import-customers': ['import', 'csv import'],
  '/docs/guides/personal-data': ['gdpr', 'avg'],
  '/docs/guides/permissions-and-keys': ['inloggen', 'authentication'],
  '/docs/guides/webhooks': ['handtekening'],
  '/docs/guides/test-your-integration': ['testomgeving', 'sandbox'],
  '/docs/guides/refusals': ['idempotency', 'foutmelding'],
  '/docs/guides/cancelling-and-refunds': ['terugbetaling', 'geld terug'],
  '/docs/operations/markInvoiceAsSent': ['factuur versturen'],
  '/docs/resources/vouchers': ['cadeaubon', 'gift card'],
  '/docs/guides/python': ['python'],
  '/docs/guides/php': ['php'],
};

describe('the search of the reference', () => {
  const index = MiniSearch.loadJSON<SearchDocument>(readFileSync(INDEX, 'utf8'), SEARCH_OPTIONS);

  for (const [address, searches] of Object.entries(SEARCHES))
    for (const typed of searches)
      it(`finds ${address} for "${typed}"`, () => {
        const addresses = index.search(typed).map((each) => String(each['address']));
        expect(addresses.slice(0, TOP_RESULTS)).to.include(address);
      });
});
