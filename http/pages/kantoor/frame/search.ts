// Searches customers, bookings, invoices and vouchers, and returns hits of one shape with the addresses of their pages.
import type { SearchResults } from 'boekstaaf';
import { SearchApi } from 'boekstaaf/search';
import { addressOf } from '../addresses.ts';
import type { StatusCode } from './codes.ts';
import type { OfficeCaller } from './caller.ts';
import type { LanguageFormatter } from './writing.ts';

type SearchKind = 'customer' | 'booking' | 'invoice' | 'voucher';

/** A hit of the search. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: number;
  readonly address: string;
  readonly title: string;
  readonly more: string;
  readonly status: StatusCode | null;
}

/** Returns whether a text is long enough for a search. */
export function canBeFound(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
}

/** Returns everything that begins with a text. Throws as the client does. */
export async function find(
  text: string,
  caller: OfficeCaller,
  writing: LanguageFormatter,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const results = await caller.getApi(SearchApi).getSearchResults({ q: text.slice(0, 100) }, { signal });
  return hitsOf(results, writing);
}

function hitsOf(
  { klanten = [], boekingen = [], facturen = [], vouchers = [] }: SearchResults,
  writing: LanguageFormatter,
): SearchHit[] {
  return [
    ...klanten.map(({ id, displaynaam, plaats, contactpersonen: [main] }) =>
      buildHit('customer', id, displaynaam, [main?.telefoon1, plaats], null),
    ),
    ...boekingen.map(({ id, referentie, datum, arrangement, status }) =>
      buildHit('booking', id, referentie, [writing.formatShortDate(datum), arrangement], status),
    ),
    ...facturen.map(({ id, factuur_nummer, datum, calculated_totaalbedrag_inclusief_btw: total, status }) =>
      buildHit(
        'invoice',
        id,
        factuur_nummer ?? '',
        [datum && writing.formatShortDate(datum), writing.formatAmount(total)],
        status,
      ),
    ),
    ...vouchers.map(({ id, code, title, status }) => buildHit('voucher', id, code, [title], status)),
  ];
}

function buildHit(
  kind: SearchKind,
  id: number,
  title: string,
  more: readonly (string | null | undefined)[],
  status: SearchHit['status'],
): SearchHit {
  return { kind, id, address: addressOf(kind, id), title, more: more.filter(Boolean).join(' · '), status };
}
