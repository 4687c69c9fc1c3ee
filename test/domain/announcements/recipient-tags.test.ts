// The salutation of a mail, the tag about its recipient that has rules: with and without a name.
import { expect } from 'chai';
import type { MailRecipient } from '../../../domain/announcements/mail.ts';
import { fillRecipientTags } from '../../../domain/announcements/recipient-tags.ts';
import { BLANK_PERSON } from '../../../domain/people/contact-person.ts';

describe('the salutation of a mail', () => {
  const company = {
    standaard_aanhef: 'Beste {contactpersoon_aanspreeknaam}',
    standaard_titel_man: 'de heer',
    standaard_titel_vrouw: 'mevrouw',
  };

  const cases: readonly (readonly [person: Partial<MailRecipient>, salutation: string])[] = [
    [{ voornaam: 'Sanne' }, 'Beste Sanne'],
    [{ achternaam: 'Familie Zwaan' }, 'Beste Familie Zwaan'],
    [{ achternaam: 'de Vries', geslacht: 'vrouw' }, 'Beste mevrouw de Vries'],
    // Without a trailing blank: most texts put a comma after the salutation.
    [{}, 'Beste'],
    [{ aanhef: 'Dag Sanne' }, 'Dag Sanne'],
    [{ aanhef: '', voornaam: 'Sanne' }, 'Beste Sanne'],
    [{ voornaam: 'Sanne', achternaam: '', geslacht: 'vrouw' }, 'Beste Sanne'],
    [{ voornaam: '', achternaam: 'Familie Zwaan' }, 'Beste Familie Zwaan'],
  ];

  for (const [person, salutation] of cases)
    it(`is ${JSON.stringify(salutation)} for ${JSON.stringify(person)}`, () => {
      const { contactpersoon_aanhef } = fillRecipientTags({ ...BLANK_PERSON, id: 1, ...person }, company, null);
      expect(contactpersoon_aanhef).to.equal(salutation);
    });
});
