// The docs page in a real browser, where one is installed: it shows the contract, asks nobody else, and makes real calls.
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { EVENT_NOUNS } from '../../generated/operations.ts';
import { hasBrowser, openBrowser, watch } from '../support/browser.ts';
import { contract } from '../support/contract.ts';
import '../support/either-database.ts';
import { apiKey, baseUrl, given, journal, raw } from '../support/index.ts';
import { patience } from '../support/patience.ts';

describe('the docs page', function () {
  this.timeout(patience(90_000));

  if (!hasBrowser) {
    // Machines without a browser still see that the page and all it loads are served, from here alone.
    it('is served whole by this server', async () => {
      const { text } = await raw('GET', '/docs', { auth: null });
      const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
      for (const file of files) expect((await raw('GET', file, { auth: null })).status, file).to.equal(200);
      expect((await raw('GET', '/docs/start.js', { auth: null })).text)
        .to.include('/openapi.json')
        .and.include('persistAuthorization: false');
      expect(
        Object.keys(((await raw('GET', '/openapi.json', { auth: null })).body as { paths: object }).paths),
      ).to.not.have.lengthOf(0);
    });
    return;
  }

  let browser: Browser;

  before(async () => {
    browser = await openBrowser();
  });

  after(() => browser.close());

  it('shows every operation of the contract and what is sent to receivers, and asks nothing of another host', async () => {
    const page = await browser.newPage();
    const { asked, complaints } = watch(page);
    await page.goto(`${baseUrl}/docs`);
    const shown = contract.length + Object.keys(EVENT_NOUNS).length;
    const shownNow = (): Promise<number> => page.locator('.opblock').count();
    await page.locator('.opblock-tag').first().waitFor();
    const received = await shownNow();
    let found = received;
    // One at a time: all of them open at once are more than a browser draws in good time.
    for (const tag of await page.locator('.opblock-tag').all()) {
      await tag.click();
      await page.locator('.opblock-tag-section .opblock').first().waitFor();
      found += (await shownNow()) - received;
      await tag.click();
    }
    expect(found).to.equal(shown);
    expect(asked.filter((url) => !url.startsWith(`${baseUrl}/`) && !url.startsWith('data:'))).to.deep.equal([]);
    expect(asked).to.include(`${baseUrl}/openapi.json`);
    expect(complaints).to.deep.equal([]);
    await page.close();
  });

  it('makes a real call with the key that is typed in', async () => {
    const location = await given.location({ naam: 'Te zien in de browser' });
    const page = await browser.newPage();
    await page.goto(`${baseUrl}/docs#/locations/getLocation`);
    await page.locator('button.authorize').first().click();
    await page.locator('.auth-container', { hasText: 'bearer' }).locator('input').fill(apiKey);
    await page.locator('.auth-container', { hasText: 'bearer' }).locator('button.authorize').click();
    await page.locator('.btn-done').first().click();
    const operation = page.locator('#operations-locations-getLocation');
    if ((await operation.locator('.try-out__btn').count()) === 0)
      await operation.locator('.opblock-summary-control').click();
    await operation.locator('.try-out__btn').click();
    await operation.locator('input[placeholder="id"]').fill(String(location.id));
    const before = journal.lines().length;
    await operation.locator('.execute').click();
    const shown = operation
      .locator('.live-responses-table .response .microlight, .live-responses-table .highlight-code')
      .first();
    await shown.waitFor();
    expect(await shown.textContent()).to.include('Te zien in de browser');
    const calls = journal
      .lines()
      .slice(before)
      .map((line) => JSON.parse(line) as { operation?: string; status?: number });
    expect(calls.filter(({ operation: id, status }) => id === 'getLocation' && status === 200)).to.have.lengthOf(1);
    await page.close();
  });
});
