// The tags of texts on websites and of the lines of packages: about the company, and about the package.
import type { components } from '../../generated/types.ts';
import { packageNameOf } from './package.ts';
import { createFormats } from '../values/formats.ts';
import { senderOf } from '../values/letter.ts';
import { fillSenderTags } from '../values/letter-tags.ts';
import { refuseIfAny } from '../values/problem.ts';
import { createUnknownReferenceProblem } from '../values/references.ts';
import { fillTags, listTags } from '../values/tags.ts';

type Schemas = components['schemas'];

/** The facts of a package. */
export type DescribedPackage = Pick<
  Schemas['Package'],
  'arrangement' | 'weergavenaam' | 'aantal_personen' | 'prijs_pp_inc' | 'prijs_totaal_inc' | 'ontvangstlocatie'
>;

/** The printed members of a company. */
type PrintedCompany = Parameters<typeof senderOf>[0];
type PackageWithLines = Pick<Schemas['Package'], 'regels'>;

/** The bank account of a company is not for websites. */
const WITHHELD_TAGS: ReadonlySet<string> = new Set(['bedrijf_iban', 'bedrijf_bic']);
const EMPTY_COMPANY_TAGS = [
  'naam',
  'slogan',
  'adres',
  'postcode',
  'plaats',
  'telefoon',
  'email',
  'website',
  'btw_nummer',
  'kvk_nummer',
].map((name) => [`bedrijf_${name}`, ''] as const);

/** Throws ERR_UNKNOWN_REFERENCE for a package that the caller does not see. */
export function assertDescribed<Found>(
  describedPackage: Found | undefined,
  id: number,
): asserts describedPackage is Found {
  if (describedPackage === undefined) refuseIfAny([createUnknownReferenceProblem({ field: 'context.packageID', id })]);
}

/** The text for each existing tag; unknown values are empty. */
export function fillTextTags(
  company: PrintedCompany | undefined,
  describedPackage: DescribedPackage | undefined,
): Record<string, string> {
  const formats = createFormats(company?.locale ?? 'nl');
  const about = company === undefined ? EMPTY_COMPANY_TAGS : Object.entries(fillSenderTags(senderOf(company), formats));
  return {
    ...Object.fromEntries(about.filter(([tag]) => !WITHHELD_TAGS.has(tag))),
    arrangement_naam: describedPackage === undefined ? '' : packageNameOf(describedPackage),
    arrangement_personen: describedPackage === undefined ? '' : formats.count(describedPackage.aantal_personen),
    arrangement_prijs_pp: describedPackage === undefined ? '' : formats.money(describedPackage.prijs_pp_inc),
    arrangement_prijs_totaal: describedPackage === undefined ? '' : formats.money(describedPackage.prijs_totaal_inc),
    arrangement_ontvangstlocatie: describedPackage?.ontvangstlocatie ?? '',
  };
}

/** The texts for sent tags, with or without braces. A tag that does not exist stays as it is, in braces. */
export function replaceTags(
  tags: readonly string[],
  tagTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  const texts = tags.map((tag): [string, string] => {
    const name = tag.replace(/^\{(.*)\}$/s, '$1');
    return [tag, Object.hasOwn(tagTexts, name) ? (tagTexts[name] ?? '') : `{${name}}`];
  });
  return Object.fromEntries(texts);
}

/** Whether the description of a line contains a tag. */
export function hasTags({ regels }: PackageWithLines): boolean {
  return regels.some(({ beschrijving }) => beschrijving !== null && listTags(beschrijving).length > 0);
}

/** The lines of a package with filled tags in their descriptions; a tag that does not exist stays as it is. */
export function describeLines(
  describedPackage: DescribedPackage & PackageWithLines,
  company: PrintedCompany | undefined,
): PackageWithLines['regels'] {
  const tagTexts = hasTags(describedPackage) ? fillTextTags(company, describedPackage) : {};
  return describedPackage.regels.map((line) => ({
    ...line,
    beschrijving_templated: line.beschrijving === null ? null : fillTags(line.beschrijving, tagTexts).text,
  }));
}
