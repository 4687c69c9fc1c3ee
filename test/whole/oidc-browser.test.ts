// A login over an OIDC issuer in a real browser, where installed: it returns from another site to the requested page.
import { createServer } from 'node:http';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import type { RunningServer } from '../../server.ts';
import { closeServer, listenLocally } from '../support/addresses.ts';
import { hasBrowser, openBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { openIssuer, type TestIssuer } from '../support/issuer.ts';
import { createClaims } from '../support/issuer-world.ts';
import '../support/only-with-all.ts';
import { startServerOn } from '../support/sandbox.ts';

const BUTTON = 'Log in at De Waterkant';

/** Returns an unused port: the issuer needs the address of the service before that starts. */
async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listenLocally(server));
  await closeServer(server);
  return port;
}

describe('a login over an issuer in a browser', () => {
  if (!hasBrowser) return;

  let browser: Browser;
  let page: Page;
  let issuer: TestIssuer;
  let server: RunningServer;
  let address: string;

  before(async () => {
    const port = await freePort();
    // The issuer is at 127.0.0.1, another site: browsers send no strict cookies on the way back from it.
    address = `http://localhost:${port}`;

    issuer = await openIssuer(address);
    issuer.setPerson('sanne', createClaims('sanne@waterkant.example'));
    server = await startServerOn(await createEmptyDatabase('issuer'), {
      PORT: port,
      PUBLIC_URL: address,
      ...issuer.environment,
      OIDC_BUTTON: BUTTON,
      OIDC_CREATE_ACCOUNTS: 'yes',
      OIDC_ALLOWED_DOMAINS: 'waterkant.example',
    });
    browser = await openBrowser();
  });

  beforeEach(async () => {
    page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  });

  afterEach(() => page.context().close());

  after(async () => {
    await browser.close();
    await server.close();
    await issuer.close();
  });

  it('returns to the requested page, and a reload keeps the session', async () => {
    await page.goto(`${address}/kantoor/facturen?lijst=concepten`);
    await page.getByRole('link', { name: BUTTON }).click();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(page.url()).to.equal(`${address}/kantoor/facturen?lijst=concepten`);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'boekstaaf');
    expect(cookie).to.include({ sameSite: 'Strict', httpOnly: true });
    await page.reload();
    await page.getByRole('link', { name: 'sanne@waterkant.example' }).waitFor();
  });
});
