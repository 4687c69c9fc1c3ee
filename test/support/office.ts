// The office in a real browser: visits at two widths and in two languages, and a day at the house to look at.
import { expect } from 'chai';
import type { Booking, User } from 'boekstaaf';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, watch, type BrowserLog } from './browser.ts';
import { api, baseUrl, clock, given } from './index.ts';
import { ZONE } from './clock.ts';

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'nl-NL' };

/** The words by which the tests find their way, in the language of a visit. */
const WORDS = {
  en: { user: 'Username', password: 'Password', logIn: 'Log in', logOut: 'Log out', today: 'Today', save: 'Save' },
  nl: {
    user: 'Gebruikersnaam',
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    logOut: 'Uitloggen',
    today: 'Vandaag',
    save: 'Opslaan',
  },
} as const;

/** A page of the office, and what it asked for. */
export interface OfficeVisit {
  readonly page: Page;
  readonly watched: BrowserLog;
  readonly words: (typeof WORDS)[keyof typeof WORDS];
}

interface Office {
  /** Opens an address. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<OfficeVisit>;
  /** Opens an address and logs in there, until the page is drawn and has read everything. */
  readonly enter: (
    path: string,
    user: Pick<User, 'gebruikersnaam'>,
    options?: BrowserContextOptions,
  ) => Promise<OfficeVisit>;
}

/** A browser for the tests of a suite. Each visit ends with its test. */
export function setUpOffice(): Office {
  let browser: Browser;
  let visits: OfficeVisit[] = [];

  before(async () => {
    browser = await openBrowser();
  });

  after(() => browser.close());

  afterEach(async () => {
    const endedVisits = visits;
    visits = [];
    for (const each of endedVisits) await leave(each);
  });

  const visit: Office['visit'] = async (path, options) => {
    const officeVisit = await visitIn(browser, path, options);
    visits.push(officeVisit);
    return officeVisit;
  };

  const enter: Office['enter'] = async (path, user, options) => {
    const officeVisit = await visit(path, options);
    await logIn(officeVisit, user);
    await officeVisit.page.locator('#content:has(h1):not(:has(.loading))').waitFor();
    return officeVisit;
  };

  return { visit, enter };
}

/** Opens an address in a browser far from the house, whose clock shows the time of the service. */
async function visitIn(browser: Browser, path: string, options: BrowserContextOptions = WIDE): Promise<OfficeVisit> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...options });
  const page = await context.newPage();
  await page.clock.setFixedTime(clock.now());
  const watched = watch(page);
  await page.goto(`${baseUrl}${path}`);
  return { page, watched, words: options.locale === 'nl-NL' ? WORDS.nl : WORDS.en };
}

/** Logs somebody in by keyboard alone: the form has the focus when it is there. */
export async function logIn(
  { page, words }: OfficeVisit,
  { gebruikersnaam }: Pick<User, 'gebruikersnaam'>,
): Promise<void> {
  await page.getByRole('textbox', { name: words.user }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(gebruikersnaam);
  await page.keyboard.press('Tab');
  await page.keyboard.type(given.passwordOf(gebruikersnaam));
  await page.keyboard.press('Enter');
}

/** Ends a visit, in which nothing was asked of another server and no script failed. */
async function leave({ page, watched }: OfficeVisit): Promise<void> {
  expect(watched.requestUrls.filter((url) => !url.startsWith(`${baseUrl}/`))).to.deep.equal([]);
  // A refusal is an answer, which the console tells.
  expect(watched.errors.filter((text) => !/status of 4(?:0[1346]|12)/.test(text))).to.deep.equal([]);
  await page.context().close();
}

/** The paths and queries of the interface that a visit asked for. */
export function askedOf({ watched }: OfficeVisit): readonly string[] {
  return watched.requestUrls.map((url) => url.slice(baseUrl.length)).filter((path) => path.startsWith('/api2/'));
}

export interface OfficeDay {
  readonly today: string;
  readonly tomorrow: string;
  readonly placeName: string;
  /** Comes today at 14:00 with 32 people, and has paid half. */
  readonly eik: Booking;
  /** Takes an option until tomorrow. */
  readonly beuk: Booking;
  /** The name of the customer who pays late. */
  readonly debtor: string;
}

/** Moves the clock on to a day with two groups today and two tomorrow, one of them without a programme, and a late payer. */
export async function prepareOfficeDay(): Promise<OfficeDay> {
  const late = await given.finalisedInvoice([given.cost({ bedrag: 75.5 })]);
  const { displaynaam: debtor } = await api.customers.getCustomer({ id: late.klant_id });
  clock.advance({ days: 40 });

  const today = ZONE.toLocalDate(clock.now());
  clock.advance({ days: 1 });

  const tomorrow = ZONE.toLocalDate(clock.now());
  clock.advance({ days: -1 });

  const { naam: locationName, id: locatie_id } = await given.location({ naam: 'Steiger' });

  const bookGroup = async (naam: string, product: string, begin: string, body: object): Promise<Booking> => {
    const { id: productgroep_id } = await given.productGroup({ naam: `Groep van ${product}` });
    const { id: product_id } = await given.product({ naam: product, productgroep_id });
    const { id: klant_id } = await given.customer({ naam, bedrijf_id: (await given.company()).id });
    const regels = [{ product_id, begin, eind: begin.replace(':00:00', ':45:00'), locatie_id }];
    const { id: arrangement_id } = await given.package({ arrangement: `Dag met ${product}`, regels });
    return given.booking({ klant_id, arrangement_id, begin, ...body });
  };

  const beuk = await bookGroup('De Beuk', 'Bowlen', `${today}T16:00:00`, {
    personen: 8,
    status: 'optie',
    status_vervaldatum: tomorrow,
  });

  const booking = await bookGroup('De Eik', 'Kanovaren', `${today}T14:00:00`, {
    personen: 32,
    status: 'definitief',
    bijzonderheden: 'Twee rolstoelen',
  });
  const eik = await given.recharge(booking, [given.cost({ bedrag: 1210 })]);

  await bookGroup('De Linde', 'Lunch', `${tomorrow}T12:00:00`, { personen: 1, status: 'reservering' });
  const { id: klant_id } = await given.customer({ naam: 'De Den' });
  await given.booking({ klant_id, begin: `${tomorrow}T18:00:00`, personen: 4, status: 'reservering' });

  const { id } = await api.invoices.createInvoice({ body: { boeking_id: eik.id, status: 'definitief' } });
  await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 605 } });
  return { today, tomorrow, placeName: locationName, eik, beuk, debtor };
}
