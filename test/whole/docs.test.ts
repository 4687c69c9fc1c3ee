// The reference in a real browser, where installed: it shows the contract, is searchable, loads from no other host, and makes real calls.
import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { readGlossary } from '../../spec/generator/reference/glossary.ts';
import { hasBrowser, openBrowser, watch, type BrowserLog } from '../support/browser.ts';
import { contract } from '../support/contract.ts';
import '../support/either-database.ts';
import { apiKey, baseUrl, given, journal, sendRaw } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { findHindrances } from '../support/accessibility.ts';
import '../support/only-with-all.ts';

/** Returns the text of a page without its tags. */
async function textOf(path: string): Promise<string> {
  const { status, text } = await sendRaw('GET', path, { auth: null });
  expect(status, path).to.equal(200);
  return text;
}

describe('the reference', () => {
  it('has a page for every operation, with its own refusals before the shared ones', async () => {
    for (const { id, path, method } of contract) {
      const text = await textOf(`/docs/operations/${id}`);
      const [, shownMethod = '', call = ''] =
        /<p class="call"><span[^>]*>(\w+)<\/span> <code>(.*?)<\/code>/.exec(text) ?? [];
      expect([shownMethod === 'DEL' ? 'DELETE' : shownMethod, call.replace(/<\/?var>/g, '')], id).to.deep.equal([
        method,
        path,
      ]);
    }

    const text = await textOf('/docs/operations/createBooking');
    const refusals = text.slice(text.indexOf('id="refusals"'));
    const [own = '', common = ''] = refusals.split('<details class="more">');
    expect(own).to.include('ERR_CANNOT_COMBINE').and.include('cannot be combined with').and.not.include('ERR_LOGIN');
    expect(common).to.include('ERR_LOGIN').and.not.include('ERR_CANNOT_COMBINE');
  });

  it('has the operations of a sandbox, marked, though this installation is no sandbox', async () => {
    for (const id of ['getSandboxClock', 'setSandboxClock', 'advanceSandbox', 'resetSandbox'])
      expect(await textOf(`/docs/operations/${id}`), id).to.include('<strong class="must">sandbox only</strong>');
    expect(await textOf('/docs/operations/createBooking')).to.not.include('sandbox only');
    expect(await textOf('/docs/resources/sandbox.md')).to.include('(sandbox only)');
    expect(await textOf('/openapi.yaml')).to.not.include('/sandbox/clock');
  });

  it('has a page for every kind of announced object, and for every event with its own name', async () => {
    for (const object of [...Object.keys(EVENT_NOUNS), 'BookingDefinitive', 'InvoiceDefinitive', 'WebhookTest'])
      expect(await textOf(`/docs/events/${object}`), object).to.include('id="payload"');
  });

  it('has the English word of the glossary next to each Dutch field, and its sentence', async () => {
    const text = await textOf('/docs/operations/createBooking');
    expect(text).to.match(
      /<code>arrangement_id<\/code>[^\n]*\n?<a class="word" href="\/docs\/glossary#arrangement-arrangementsregel" title="A programme of [^"]+">package<\/a/,
    );
    expect(await textOf('/docs/glossary')).to.include('How many people come.');
  });

  it('has a sentence for every row of the glossary, and one English word for each of its words', () => {
    const glossary = readGlossary();
    const { words } = glossary;
    // The sentence is shown next to a field unchanged, without Markdown.
    const silent = words.filter(({ sentence }) => !/^[A-Z][^`]+\.$/.test(sentence));
    expect(silent.map(({ dutch }) => dutch)).to.deep.equal([]);
    const beside = words.flatMap(({ dutch }) =>
      dutch.split(', ').map((name) => glossary.findWord(name)?.english ?? ''),
    );
    expect(beside.filter((english) => english.includes(','))).to.deep.equal([]);
    expect(new Set(words.map(({ anchor }) => anchor)).size).to.equal(words.length);
  });

  it('has the cause and the remedy of every error code on one page', async () => {
    const [, ...items] = (await textOf('/docs/errors')).split('<li id="');
    const completeItems = items.filter((each) =>
      /class="about">\s*<p>(?:<code>)?\w.*class="remedy"><strong>Remedy:<\/strong> [A-Z]/s.test(each),
    );
    expect(completeItems.map((each) => each.split('"')[0])).to.deep.equal(bundle.components.schemas.ErrorCode.enum);
    expect(await textOf('/docs/errors.md')).to.include('Remedy: Send the member or parameter that `field` names.');
  });

  it('marks the events that never occur', async () => {
    expect(await textOf('/docs/events/Kassalogboek')).to.match(
      /Kassalogboek::postDelete<\/code>\s*<span class="must">cannot/,
    );
    expect(await textOf('/docs/events/Boeking')).to.not.include('cannot happen here');
  });

  it('has no broken link', async () => {
    const addresses = new Set<string>();
    for (const page of [
      '/docs',
      '/docs/resources/bookings',
      '/docs/operations/createInvoice',
      '/docs/errors',
      '/docs/events',
      '/llms.txt',
    ]) {
      const text = await textOf(page);
      for (const [, address = ''] of text.matchAll(/(?:(?:src|href)="|\]\()(\/[^"#)]+)/g)) addresses.add(address);
    }

    expect(addresses.size).to.be.greaterThan(150);

    for (const address of addresses)
      expect((await sendRaw('GET', address, { auth: null })).status, address).to.equal(200);
  });
});

describe('the reference in a browser', () => {
  // Without a browser, other tests cover the pages that the server serves.
  if (!hasBrowser) return;

  let browser: Browser;
  let page: Page;
  let watched: BrowserLog;

  before(async () => {
    browser = await openBrowser();
  });

  after(() => browser.close());

  afterEach(async () => {
    expect(watched.requestUrls.filter((url) => !url.startsWith(`${baseUrl}/`))).to.deep.equal([]);
    expect(watched.errors).to.deep.equal([]);
    const storageScript = 'JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}])';
    expect(await page.evaluate(storageScript)).to.equal('["",{},{}]');
    await page.context().close();
  });

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    page = await context.newPage();
    page.setDefaultTimeout(scaleWait(20_000));
    watched = watch(page);
    await page.goto(`${baseUrl}${path}`);
  }

  for (const [query, title] of [
    ['createBooking', 'Create a booking'],
    ['voorschot', 'Invoice a booking'],
    ['advance', 'Invoice a booking'],
    ['ERR_NOT_AVAILABLE', 'ERR_NOT_AVAILABLE'],
  ])
    it(`finds ${title ?? ''} by ${query ?? ''}`, async () => {
      await visit('/docs');
      await page.keyboard.press('/');

      await page.getByRole('searchbox').fill(query ?? '');
      await page
        .locator('.search li a', { hasText: title ?? '' })
        .first()
        .click();
      await page.waitForURL(/\/docs\/(operations\/create|errors#ERR_NOT)/);
      await page
        .locator('main')
        .getByText(title ?? '')
        .first()
        .waitFor();
    });

  it('loads the index of the search again after a failure', async () => {
    await visit('/docs');
    await page.route('**/docs/search.json', (route) => route.fulfill({ body: 'no index' }), { times: 1 });
    await page.keyboard.press('/');
    await page.getByText('The index could not be loaded').waitFor();
    await page.getByRole('searchbox').fill('createBooking');
    await page.locator('.search li a', { hasText: 'Create a booking' }).first().waitFor();
  });

  it('shows the page that was opened last when an earlier one loads more slowly', async () => {
    await visit('/docs/operations/createBooking');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });

    await page.route('**/docs/operations/getBooking', async (route) => {
      await released;
      await route.continue();
    });

    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: 'GET Get a booking' }).click();
    await navigation.getByRole('link', { name: 'GET List bookings' }).click();
    await page.getByRole('heading', { name: 'List bookings', level: 1 }).waitFor();

    const slowResponse = page.waitForResponse('**/docs/operations/getBooking');
    release();
    await (await slowResponse).finished();

    // The next turn of the page: what the slow one would have drawn is there.
    await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
    expect(await page.locator('h1').textContent()).to.include('List bookings');
  });

  it('changes pages without a reload, and Back works', async () => {
    await visit('/docs#/bookings/createBooking');
    await page.getByRole('heading', { name: 'Create a booking', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'GET Get a booking' }).click();
    await page.getByRole('heading', { name: 'Get a booking', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Light' }).waitFor();
    expect(await page.title()).to.include('Get a booking');
    await page.goBack();
    await page.getByRole('heading', { name: 'Create a booking', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Light' }).waitFor();
  });

  it('makes a real call with the typed key, and does not store the key', async () => {
    const location = await given.location({ naam: 'Te zien in de browser' });
    await visit('/docs/operations/getLocation');
    await page.getByText('Try it here').click();
    await page.getByRole('textbox', { name: 'id' }).fill(String(location.id));
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.getByLabel('API key').fill(apiKey);
    await page.getByRole('button', { name: 'Use', exact: true }).click();

    const before = journal.readLines().length;
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.locator('.result pre').getByText('Te zien in de browser').waitFor();

    const calls = journal
      .readLines()
      .slice(before)
      .map((line) => JSON.parse(line) as { operation?: string; status?: number });
    expect(calls.filter(({ operation: id, status }) => id === 'getLocation' && status === 200)).to.have.lengthOf(1);

    await page.reload();
    await page.getByRole('button', { name: 'Credential', exact: true }).waitFor();
  });

  it('filters by the typed pair of metadata', async () => {
    for (const exact of ['10042', '10043']) await given.customer({ naam: `Exact ${exact}`, metadata: { exact } });
    await visit('/docs/operations/listCustomers');
    await page.getByText('Try it here').click();
    await page.getByRole('textbox', { name: 'metadata key' }).fill('exact');
    await page.getByRole('textbox', { name: 'metadata value' }).fill('10042');
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.getByLabel('API key').fill(apiKey);
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByRole('button', { name: 'Send GET' }).click();
    await page.locator('.result pre').getByText('Exact 10042').waitFor();
    expect(await page.locator('.result pre').textContent()).to.not.include('Exact 10043');
  });

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const)
    it(`is accessible, ${colorScheme} and at ${String(width)} pixels`, async () => {
      await visit('/docs', { viewport: { width, height: 900 }, colorScheme });
      for (const path of [
        '/docs',
        '/docs/resources/bookings',
        '/docs/operations/createBooking',
        '/docs/errors',
        '/docs/events',
        '/docs/events/Boeking',
        '/docs/glossary',
        '/docs/changelog',
      ]) {
        await page.goto(`${baseUrl}${path}`);
        await page.getByRole('button', { name: 'Search' }).waitFor();
        for (const summary of await page.locator('.try > summary').all()) await summary.click();
        expect(await findHindrances(page), path).to.deep.equal([]);
      }
    });
});
