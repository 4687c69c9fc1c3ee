// The tags of texts that websites show: about the company and the package that they are for.
import type { components } from '../../generated/types.ts';
import { formatsFor } from '../values/formats.ts';
import { senderOf } from '../values/letter.ts';
import { senderTags } from '../values/letter-tags.ts';

type Schemas = components['schemas'];
/** What is known of a package. */
export type DescribedPackage = Pick<
  Schemas['Package'],
  'arrangement' | 'weergavenaam' | 'aantal_personen' | 'prijs_pp_inc' | 'prijs_totaal_inc' | 'ontvangstlocatie'
>;

/** What a company pays and is paid at is not for websites. */
const KEPT: ReadonlySet<string> = new Set(['bedrijf_iban', 'bedrijf_bic']);
const NO_COMPANY = [
  ...['naam', 'slogan', 'adres', 'postcode', 'plaats', 'telefoon', 'email', 'website', 'btw_nummer', 'kvk_nummer'],
].map((name) => [`bedrijf_${name}`, ''] as const);

/** The text for each tag that exists; what is not known is empty. */
export function textTags(
  company: Schemas['Company'] | undefined,
  described: DescribedPackage | undefined,
): Record<string, string> {
  const formats = formatsFor(company?.locale ?? 'nl');
  const about = company === undefined ? NO_COMPANY : Object.entries(senderTags(senderOf(company), formats));
  const { weergavenaam = null, arrangement = '' } = described ?? {};
  return {
    ...Object.fromEntries(about.filter(([tag]) => !KEPT.has(tag))),
    arrangement_naam: weergavenaam === null || weergavenaam === '' ? arrangement : weergavenaam,
    arrangement_personen: described === undefined ? '' : formats.count(described.aantal_personen),
    arrangement_prijs_pp: described === undefined ? '' : formats.money(described.prijs_pp_inc),
    arrangement_prijs_totaal: described === undefined ? '' : formats.money(described.prijs_totaal_inc),
    arrangement_ontvangstlocatie: described?.ontvangstlocatie ?? '',
  };
}

/** The texts for tags as they were sent, with or without braces. One that does not exist stays as it is, in braces. */
export function textsFor(tags: readonly string[], known: Readonly<Record<string, string>>): Record<string, string> {
  const texts = tags.map((tag): [string, string] => {
    const name = tag.replace(/^\{(.*)\}$/s, '$1');
    return [tag, Object.hasOwn(known, name) ? (known[name] ?? '') : `{${name}}`];
  });
  return Object.fromEntries(texts);
}
