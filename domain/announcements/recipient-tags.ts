// The tags about the recipient of a mail, its sender and the company. All kinds of mail know them.
import type { components } from '../../generated/types.ts';
import { fillTags } from '../values/tags.ts';
import type { MailRecipient } from './mail.ts';
import { formatFullName } from '../values/person-name.ts';

type Schemas = components['schemas'];
type SalutationCompany = Pick<Schemas['Company'], 'standaard_aanhef' | 'standaard_titel_man' | 'standaard_titel_vrouw'>;
type PersonName = Pick<Schemas['ContactPerson'], 'voornaam' | 'achternaam'>;

/**
 * The parties of a mail: the company that sends it, its recipient, and the acting member of staff (null for the
 * scheduler).
 */
export interface MailParties {
  readonly company: SalutationCompany & Pick<Schemas['Company'], 'weergavenaam' | 'locale'>;
  readonly person: MailRecipient;
  readonly user: PersonName | null;
}

export const RECIPIENT_TAGS = [
  'contactpersoon_naam',
  'contactpersoon_voornaam',
  'contactpersoon_achternaam',
  'contactpersoon_email',
  'contactpersoon_aanspreeknaam',
  'contactpersoon_aanhef',
  'gebruiker_voornaam',
  'gebruiker_achternaam',
] as const;

/** The tags that the salutation of a company may contain. */
export const SALUTATION_TAGS = ['contactpersoon_aanspreeknaam'] as const satisfies readonly RecipientTag[];

type RecipientTag = (typeof RECIPIENT_TAGS)[number];

/** The values of these tags; unknown ones are empty. `user` is the acting member of staff, null for the scheduler. */
export function fillRecipientTags(
  person: MailRecipient,
  company: SalutationCompany,
  user: PersonName | null,
): Record<RecipientTag, string> {
  const contactpersoon_aanspreeknaam = formatSalutationName(person, company);
  return {
    contactpersoon_naam: formatFullName(person),
    contactpersoon_voornaam: person.voornaam ?? '',
    contactpersoon_achternaam: person.achternaam ?? '',
    contactpersoon_email: person.email1 ?? '',
    contactpersoon_aanspreeknaam,
    contactpersoon_aanhef:
      person.aanhef || fillTags(company.standaard_aanhef, { contactpersoon_aanspreeknaam }).text.trimEnd(),
    gebruiker_voornaam: user?.voornaam ?? '',
    gebruiker_achternaam: user?.achternaam ?? '',
  };
}

/** Whether a text has tags about the acting member of staff; without them, nobody is looked up. */
export function hasUserTag(text: string | null | undefined): boolean {
  return text?.includes('gebruiker_') === true;
}

/** The name in a salutation: title and last name, else the first name, else the last. */
function formatSalutationName({ geslacht, voornaam, achternaam }: MailRecipient, company: SalutationCompany): string {
  const titles = { man: company.standaard_titel_man, vrouw: company.standaard_titel_vrouw, onbekend: '' };
  const title = titles[geslacht];
  if (title !== '' && achternaam) return `${title} ${achternaam}`;
  return voornaam || achternaam || '';
}
