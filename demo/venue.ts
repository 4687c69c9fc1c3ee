// De Waterkant, a venue at a lake: two companies, a tree of locations, 20 products, 6 packages and 30 customers, as data.
import { mailTexts } from 'boekstaaf';

export const companies = [
  {
    bedrijfsnaam: 'De Waterkant BV',
    email: 'info@waterkant.example',
    iban: 'NL91ABNA0417164300',
    soort_klanten: ['bedrijf', 'school', 'particulier'],
    factuur_betaaltermijn: 14,
    factuur_nummer_prefix: 'WK-',
    ...mailTexts,
  },
  {
    bedrijfsnaam: 'Waterkant Horeca BV',
    email: 'keuken@waterkant.example',
    iban: 'NL20INGB0001234567',
    soort_klanten: ['bedrijf', 'particulier'],
    factuur_betaaltermijn: 30,
    factuur_nummer_prefix: 'WH-',
    ...mailTexts,
  },
];

/** By name, each with the location that contains it. */
export const locations: readonly { naam: string; in?: string; capaciteit?: number; aantal_groepen?: number }[] = [
  { naam: 'De Waterkant' },
  { naam: 'Hoofdgebouw', in: 'De Waterkant', capaciteit: 300 },
  { naam: 'Bowlinghal', in: 'Hoofdgebouw', capaciteit: 48 },
  { naam: 'Restaurant', in: 'Hoofdgebouw', capaciteit: 120 },
  { naam: 'Zaal Zuid', in: 'Hoofdgebouw', capaciteit: 80, aantal_groepen: 1 },
  { naam: 'Terras', in: 'De Waterkant', capaciteit: 150 },
  { naam: 'Steiger', in: 'De Waterkant', capaciteit: 60 },
  { naam: 'Bos', in: 'De Waterkant', capaciteit: 200 },
];

export const productGroups = ['Activiteiten', 'Eten', 'Drinken', 'Zaalhuur'] as const;

type ProductGroupName = (typeof productGroups)[number];

interface VenueProduct {
  naam: string;
  groep: ProductGroupName;
  inkoop: number;
  prijzen: { btw: 0 | 9 | 21; verkoop: number }[];
  duur?: string;
  locatie?: string;
  /** The amount is for this number of people; without it the amount is fixed. */
  per?: number;
  afronding?: 'boven' | 'beneden';
  minimum?: number;
}

export const products: readonly VenueProduct[] = [
  {
    naam: 'Bowlen per baan',
    groep: 'Activiteiten',
    inkoop: 4,
    prijzen: [{ btw: 21, verkoop: 32.5 }],
    duur: 'PT1H',
    locatie: 'Bowlinghal',
    per: 8,
  },
  {
    naam: 'Kanovaren',
    groep: 'Activiteiten',
    inkoop: 6.5,
    prijzen: [{ btw: 9, verkoop: 19.75 }],
    duur: 'PT2H',
    locatie: 'Steiger',
    per: 1,
    minimum: 6,
  },
  {
    naam: 'Drakenboot',
    groep: 'Activiteiten',
    inkoop: 80,
    prijzen: [{ btw: 9, verkoop: 295 }],
    duur: 'PT1H30M',
    locatie: 'Steiger',
    per: 20,
  },
  {
    naam: 'Suppen met instructie',
    groep: 'Activiteiten',
    inkoop: 9,
    prijzen: [{ btw: 9, verkoop: 24.5 }],
    duur: 'PT1H30M',
    locatie: 'Steiger',
    per: 1,
  },
  {
    naam: 'Boogschieten',
    groep: 'Activiteiten',
    inkoop: 3.25,
    prijzen: [{ btw: 21, verkoop: 14.95 }],
    duur: 'PT1H',
    locatie: 'Bos',
    per: 1,
  },
  {
    naam: 'Vossenjacht met gids',
    groep: 'Activiteiten',
    inkoop: 45,
    prijzen: [{ btw: 21, verkoop: 129 }],
    duur: 'PT2H',
    locatie: 'Bos',
    per: 15,
  },
  {
    naam: 'Klimbos',
    groep: 'Activiteiten',
    inkoop: 11,
    prijzen: [{ btw: 9, verkoop: 27.5 }],
    duur: 'PT2H30M',
    locatie: 'Bos',
    per: 1,
    minimum: 8,
  },
  {
    naam: 'Escaperoom',
    groep: 'Activiteiten',
    inkoop: 20,
    prijzen: [{ btw: 21, verkoop: 110 }],
    duur: 'PT1H',
    locatie: 'Hoofdgebouw',
    per: 6,
  },
  { naam: 'Spelleider', groep: 'Activiteiten', inkoop: 95, prijzen: [{ btw: 21, verkoop: 175 }], duur: 'PT4H' },
  {
    naam: 'Koffie met gebak',
    groep: 'Drinken',
    inkoop: 2.1,
    prijzen: [{ btw: 9, verkoop: 6.75 }],
    duur: 'PT30M',
    locatie: 'Restaurant',
    per: 1,
  },
  {
    naam: 'Drankarrangement 2 uur',
    groep: 'Drinken',
    inkoop: 7.4,
    prijzen: [
      { btw: 9, verkoop: 6.5 },
      { btw: 21, verkoop: 13.25 },
    ],
    duur: 'PT2H',
    locatie: 'Terras',
    per: 1,
  },
  { naam: 'Fles prosecco', groep: 'Drinken', inkoop: 8.9, prijzen: [{ btw: 21, verkoop: 29.5 }], per: 6 },
  {
    naam: 'Lunchbuffet',
    groep: 'Eten',
    inkoop: 8.25,
    prijzen: [{ btw: 9, verkoop: 18.5 }],
    duur: 'PT1H',
    locatie: 'Restaurant',
    per: 1,
    minimum: 10,
  },
  {
    naam: 'Barbecue',
    groep: 'Eten',
    inkoop: 14.6,
    prijzen: [{ btw: 9, verkoop: 33.95 }],
    duur: 'PT2H30M',
    locatie: 'Terras',
    per: 1,
    minimum: 15,
  },
  {
    naam: 'Driegangendiner',
    groep: 'Eten',
    inkoop: 17.8,
    prijzen: [{ btw: 9, verkoop: 42.5 }],
    duur: 'PT2H30M',
    locatie: 'Restaurant',
    per: 1,
  },
  {
    naam: 'Borrelplank',
    groep: 'Eten',
    inkoop: 13.5,
    prijzen: [{ btw: 9, verkoop: 34.95 }],
    locatie: 'Terras',
    per: 8,
    afronding: 'beneden',
    minimum: 1,
  },
  {
    naam: 'Kinderfrietje',
    groep: 'Eten',
    inkoop: 1.35,
    prijzen: [{ btw: 9, verkoop: 4.95 }],
    locatie: 'Terras',
    per: 1,
  },
  {
    naam: 'Zaal per dagdeel',
    groep: 'Zaalhuur',
    inkoop: 0,
    prijzen: [{ btw: 21, verkoop: 225 }],
    duur: 'PT4H',
    locatie: 'Zaal Zuid',
  },
  {
    naam: 'Beamer en geluid',
    groep: 'Zaalhuur',
    inkoop: 12,
    prijzen: [{ btw: 21, verkoop: 65 }],
    locatie: 'Zaal Zuid',
  },
  { naam: 'Toeristenbelasting', groep: 'Zaalhuur', inkoop: 0, prijzen: [{ btw: 0, verkoop: 1.25 }], per: 1 },
];

/** Lines as `[product, begin]`; only the distance between the times counts. */
export const packages: readonly { naam: string; personen: number; regels: readonly (readonly [string, string])[] }[] = [
  {
    naam: 'Bowlen en borrel',
    personen: 16,
    regels: [
      ['Bowlen per baan', '15:00'],
      ['Borrelplank', '16:00'],
      ['Drankarrangement 2 uur', '16:00'],
    ],
  },
  {
    naam: 'Dag aan het water',
    personen: 20,
    regels: [
      ['Koffie met gebak', '10:00'],
      ['Kanovaren', '10:30'],
      ['Lunchbuffet', '12:30'],
      ['Drakenboot', '14:00'],
      ['Barbecue', '16:00'],
      ['Toeristenbelasting', '16:00'],
    ],
  },
  {
    naam: 'Vergaderen aan het water',
    personen: 24,
    regels: [
      ['Zaal per dagdeel', '09:00'],
      ['Beamer en geluid', '09:00'],
      ['Koffie met gebak', '09:00'],
      ['Lunchbuffet', '12:30'],
    ],
  },
  {
    naam: 'Bosavontuur',
    personen: 30,
    regels: [
      ['Boogschieten', '13:00'],
      ['Vossenjacht met gids', '14:15'],
      ['Spelleider', '13:00'],
      ['Kinderfrietje', '16:30'],
    ],
  },
  {
    naam: 'Schoolreis klimbos',
    personen: 28,
    regels: [
      ['Klimbos', '10:00'],
      ['Kinderfrietje', '12:45'],
    ],
  },
  {
    naam: 'Diner met proosten',
    personen: 12,
    regels: [
      ['Escaperoom', '16:30'],
      ['Fles prosecco', '17:30'],
      ['Driegangendiner', '18:00'],
    ],
  },
];

const BUSINESSES = [
  'Bakker & Zoon',
  'Van Dam Installaties',
  'Gemeente Rijnwaard',
  'Softwarehuis Noord',
  'Huisartsenpost Oost',
  'Advocaten Vermeer',
  'Bouwbedrijf De Klerk',
  'Makelaardij Smit',
  'Tandartsen Centrum',
  'Drukkerij De Pers',
  'Kwekerij Groenhof',
  'Transport Wielaard',
];
const SCHOOLS = [
  'Basisschool De Regenboog',
  'Het Lyceum',
  'ROC Midden',
  'Vrije School De Linde',
  'Openbare School Zuid',
  'College Waterland',
];
const FAMILY_NAMES = [
  'de Boer',
  'Jansen',
  'Bakker',
  'Visser',
  'Meijer',
  'van den Berg',
  'Mulder',
  'Bos',
  'Vos',
  'Peters',
  'Hendriks',
  'Dekker',
];
const FIRST_NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Eva', 'Fleur', 'Gijs', 'Hanna', 'Ivo', 'Julia', 'Koen', 'Lotte'];

const buildCustomer = (naam: string | null, soort_klant: string, index: number) => {
  const voornaam = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Anna';
  const achternaam = FAMILY_NAMES[(index * 5) % FAMILY_NAMES.length] ?? 'Jansen';

  return {
    naam: naam ?? `${voornaam} ${achternaam}`,
    soort_klant,
    landcode: 'NL',
    contactpersonen: [
      {
        voornaam,
        achternaam,
        email1: `${voornaam}.${achternaam.replaceAll(' ', '')}@klant${String(index)}.example`.toLowerCase(),
        hoofdcontact: true,
      },
    ],
  };
};

export const customers = [
  ...BUSINESSES.map((naam, index) => buildCustomer(naam, 'bedrijf', index)),
  ...SCHOOLS.map((naam, index) => buildCustomer(naam, 'school', BUSINESSES.length + index)),
  ...FAMILY_NAMES.map((_family, index) =>
    buildCustomer(null, 'particulier', BUSINESSES.length + SCHOOLS.length + index),
  ),
];
