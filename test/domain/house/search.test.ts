// Searches: the indexed words of a customer, and the parsed text of a search, as tables of cases.
import { expect } from 'chai';
import { listSearchWords, parseSearch, type SearchableContact } from '../../../domain/house/search.ts';
import { BLANK_PERSON } from '../../../domain/people/contact-person.ts';
import { Problem } from '../../../domain/values/problem.ts';

const EMPTY_CONTACT = { naam: null, afdeling: null, adres: null, plaats: null, postcode: null, btw_nummer: null };
const listWords = (members: Partial<SearchableContact>): string[] =>
  listSearchWords({ ...EMPTY_CONTACT, contactpersonen: [], ...members });
const listPhoneWords = (telefoon1: string): string[] =>
  listWords({ contactpersonen: [{ ...BLANK_PERSON, telefoon1 }] });

describe('the words of a customer', () => {
  it('are in lower case, without accents, sorted, once each', () => {
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['Café Zoë & Renée, café', ['cafe', 'renee', 'zoe']],
      ['Straße Øster Łódź', ['lodz', 'oster', 'strasse']],
      ["d'Hondt-Van den Berg", ['berg', 'd', 'den', 'hondt', 'van']],
      ['ﬁets Ⅷ', ['fiets', 'viii']],
      ['Кафе 東京', ['кафе', '東京']],
      ['  --  ', []],
    ];
    for (const [naam, words] of cases) expect(listWords({ naam }), naam).to.deep.equal(words);
  });

  it('are cut after sixty letters, at a whole character', () => {
    expect(listWords({ naam: 'a'.repeat(80) })).to.deep.equal(['a'.repeat(60)]);

    const repeatLetter = (count: number): string => '\u{20000}'.repeat(count);
    const words = listWords({ naam: `a${repeatLetter(61)}`, postcode: `c${repeatLetter(70)}` });
    expect(words).to.have.members([`a${repeatLetter(59)}`, `c${repeatLetter(59)}`]);
  });

  it('come from all members by which customers are searched', () => {
    const person = {
      ...BLANK_PERSON,
      voornaam: 'Sanne',
      achternaam: 'Vos',
      email1: 'sanne@eik.example',
      email2: 'thuis@vos.example',
      telefoon1: '06 1234',
      telefoon2: '0318-5678',
      plaats: 'Rhenen',
      postcode: '3911CD',
    };

    const words = listWords({
      naam: 'De Eik',
      afdeling: 'Groep 8',
      adres: 'Laan 12',
      plaats: 'Ede',
      postcode: '6711 AB',
      btw_nummer: 'NL 001.B01',
      contactpersonen: [person],
    });

    const ofCustomer = 'de eik groep 8 laan 12 ede 6711 ab 6711ab nl001b01'.split(' ');
    const ofPerson = 'sanne vos example thuis sanneeikexample thuisvosexample 061234 03185678 rhenen 3911cd'.split(' ');
    expect(words).to.have.members(ofCustomer.concat(ofPerson));
  });

  it('contain phone numbers as dialled within the country', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['06 12 34 56 78', '0612345678'],
      ['+31 6 12345678', '0612345678'],
      ['0031-6-12345678', '0612345678'],
      ['+31 (0)6 12345678', '0612345678'],
      ['+32 470 12 34 56', '0470123456'],
      ['+1 (555) 0100', '15550100'],
    ];
    for (const [typed, digits] of cases) expect(listPhoneWords(typed), typed).to.deep.equal([digits]);
  });
});

describe('the text of a search', () => {
  it('is split into words, each once, the longest first', () => {
    expect(parseSearch(' de Eík de ').words).to.deep.equal(['eik', 'de']);
  });

  it('can be a phone number', () => {
    const cases: readonly (readonly [string, string | undefined])[] = [
      ['06-12', '0612'],
      ['+31 6 12', '0612'],
      ['17-4', '174'],
      ['(020) 123 45 67', '0201234567'],
      // A country code alone, where most numbers begin with 0.
      ['+32', undefined],
      ['+32 4', '04'],
      ['Laan 12', undefined],
      ['12 a', undefined],
    ];
    for (const [text, phone] of cases) expect(parseSearch(text).phone, text).to.equal(phone);
  });

  it('requires two letters or digits', () => {
    for (const text of ['a', ' é ', '--', '+-', '\u0301\u0301'])
      expect(() => parseSearch(text), text)
        .to.throw(Problem)
        .with.nested.property('problems[0].code', 'ERR_LENGTH');
    for (const text of ['ab', 'a b', '12', '東京', '4-4', 'a a', '+32'])
      expect(() => parseSearch(text), text).not.to.throw();
  });
});
