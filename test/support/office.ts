// The office in a real browser: visits at two widths and in two languages.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, watch, type BrowserLog } from './browser.ts';
import { baseUrl, clock, given } from './index.ts';

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'nl-NL' };

/** The labels by which tests find controls, in the languages of visits. */
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

/** A page of the office, with its requests and errors. */
export interface OfficeVisit {
  readonly page: Page;
  readonly watched: BrowserLog;
  readonly words: (typeof WORDS)[keyof typeof WORDS];
}

interface Office {
  /** Opens an address. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<OfficeVisit>;
  /** Opens an address and logs in there; resolves when the page has loaded its data. */
  readonly enter: (
    path: string,
    user: Pick<User, 'gebruikersnaam'>,
    options?: BrowserContextOptions,
  ) => Promise<OfficeVisit>;
}

/** Opens a browser for the tests of a suite. The end of a test closes its visits, and asserts that they were clean. */
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
    for (const each of endedVisits) {
      assertClean(each);
      await each.page.context().close();
    }
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

/** Opens an address in a browser in another time zone, whose clock shows the time of the service. */
async function visitIn(browser: Browser, path: string, options: BrowserContextOptions = WIDE): Promise<OfficeVisit> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...options });
  const page = await context.newPage();
  await page.clock.setFixedTime(clock.now());
  const watched = watch(page);
  await page.goto(`${baseUrl}${path}`);
  return { page, watched, words: options.locale === 'nl-NL' ? WORDS.nl : WORDS.en };
}

/** Logs in by keyboard alone: the form has the focus as soon as it is shown. */
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

/** The console reports refusals, which tests provoke. */
const REFUSAL_ERROR = /status of 4(?:0[1346]|12)/;

/** Asserts that a visit sent requests to our server alone, and that no script failed. */
function assertClean({ watched }: OfficeVisit): void {
  expect(watched.requestUrls.filter((url) => !url.startsWith(`${baseUrl}/`))).to.deep.equal([]);
  expect(watched.errors.filter((text) => !REFUSAL_ERROR.test(text))).to.deep.equal([]);
}

/** Returns the paths and queries of the API that a visit requested. */
export function apiRequestsOf({ watched }: OfficeVisit): readonly string[] {
  return watched.requestUrls.map((url) => url.slice(baseUrl.length)).filter((path) => path.startsWith('/api2/'));
}
