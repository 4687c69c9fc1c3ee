// The tags that name the addressee of a mail, its sender and the company. Every kind of mail may have them.
import type { components } from '../../generated/types.ts';
import { fillTags } from '../values/tags.ts';
import type { MailRecipient } from './mail.ts';
import { formatFullName } from '../values/person-name.ts';

type Schemas = components['schemas'];
type SalutationCompany = Pick<Schemas['Company'], 'standaard_aanhef' | 'standaard_titel_man' | 'standaard_titel_vrouw'>;
type PersonName = Pick<Schemas['ContactPerson'], 'voornaam' | 'achternaam'>;

/** The parties of a mail: the company that sends it, its addressee, and the member of staff who acts; null for the clock. */
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

/** The tags that the salutation of a company may have. */
export const SALUTATION_TAGS = ['contactpersoon_aanspreeknaam'] as const satisfies readonly RecipientTag[];

type RecipientTag = (typeof RECIPIENT_TAGS)[number];

/** Their values; what is not known is empty. `user` is who of the staff acts, null for the clock. */
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
      person.aanhef ?? fillTags(company.standaard_aanhef, { contactpersoon_aanspreeknaam }).text.trimEnd(),
    gebruiker_voornaam: user?.voornaam ?? '',
    gebruiker_achternaam: user?.achternaam ?? '',
  };
}

/** Whether a text may speak of who of the staff acts: nobody is looked up for one that does not. */
export function hasUserTag(text: string | null | undefined): boolean {
  return text?.includes('gebruiker_') === true;
}

/** How somebody is addressed: title and last name, else the first name, else the last. */
function formatSalutationName({ geslacht, voornaam, achternaam }: MailRecipient, company: SalutationCompany): string {
  const titles = { man: company.standaard_titel_man, vrouw: company.standaard_titel_vrouw, onbekend: '' };
  const title = titles[geslacht];
  if (title !== '' && achternaam !== null) return `${title} ${achternaam}`;
  return voornaam ?? achternaam ?? '';
}
