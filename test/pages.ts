// Checks the demo's pages for staff with axe and Lighthouse, and takes screenshots: `npx tsx test/pages.ts [--pictures=FOLDER]`.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Boekstaaf } from 'boekstaaf';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ADDRESSES, addressOf, type PageName } from '../http/pages/kantoor/addresses.ts';
import { CHROMIUM, hasBrowser, openBrowser } from './support/browser.ts';
import { startChildProgram } from './support/child-server.ts';
import { freePort } from './support/postgres.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

interface Server {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** The size and colours in which a page is viewed. */
interface PageView {
  readonly name: string;
  readonly context: BrowserContextOptions;
}

/** A finding of axe, with the elements of the page that it concerns. */
interface AxeFinding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

const ROOT = resolve(import.meta.dirname, '..');
const PAGE_VIEWS: readonly PageView[] = [
  { name: 'wide', context: { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' } },
  { name: 'phone', context: { viewport: { width: 390, height: 844 }, locale: 'nl-NL', colorScheme: 'dark' } },
];
/** The lowest accepted score, out of 100. */
const MIN_SCORE = 95;
const SCORED_CATEGORIES = ['performance', 'accessibility'] as const;

const { images } = parseArgs({ options: { images: { type: 'string' } } }).values;
const work = mkdtempSync(join(tmpdir(), 'pages-'));

function installTools(): boolean {
  cpSync(join(ROOT, 'test/support/looking/package.json'), join(work, 'package.json'));
  return runProgram('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: work }) === 0;
}

async function checkPages(): Promise<void> {
  execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit', cwd: ROOT });
  const demo = startChildProgram(['sh', '-c', 'exec npm run demo -- --keep'], { TMPDIR: work }, { cwd: ROOT });
  await demo.waitForMatch(/^Ctrl-C ends it/m);

  const [, url = '', username = '', password = ''] =
    /^The server goes on at (\S+): log in as (\S+) with the password (\S+)\.$/m.exec(demo.readOutput()) ?? [];
  try {
    const faults = [
      ...(await collectFindings({ url, username, password })),
      ...(await findLowScores({ url, username, password })),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    process.kill(-demo.pid, 'SIGINT');
    await demo.programEnd;
  }
}

interface Demo {
  /** The addresses of all pages, each with one object of the demo. */
  readonly paths: ReadonlyMap<string, string>;
  /** A day with a booking. */
  readonly day: string;
}

async function exploreDemo({ url, username, password }: Server): Promise<Demo> {
  const client = new Boekstaaf({ baseUrl: url, username, password });
  const booking = (await client.bookings.list({ page_size: 1000 })).find(({ status }) => status === 'definitief');
  const [invoice] = await client.invoices.list({ page_size: 1 });
  const [voucher] = await client.vouchers.list({ page_size: 1 });
  const ids: Partial<Record<PageName, number | undefined>> = {
    booking: booking?.id,
    customer: booking?.klant_id ?? undefined,
    invoice: invoice?.id,
    voucher: voucher?.id,
  };
  const day = booking?.begin.slice(0, 10) ?? '';
  const month = day.slice(0, 7);
  const about: Readonly<Record<string, string>> = {
    find: `?q=${encodeURIComponent(booking?.referentie ?? '')}`,
    figures: `?van=${month}&tot=${month}`,
    planning: `#${day}`,
  };
  const all = (Object.keys(ADDRESSES) as PageName[]).map((name) => [name, addressOf(name, ids[name])] as const);

  return { day, paths: new Map(all.map(([name, path]) => [name, `${path}${about[name] ?? ''}`])) };
}

/** Returns the findings of axe on each page, in each view. */
async function collectFindings(server: Server): Promise<string[]> {
  const axe = readFileSync(join(work, 'node_modules/axe-core/axe.min.js'), 'utf8');
  const browser = await openBrowser();
  const findings: string[] = [];
  const { paths, day } = await exploreDemo(server);

  for (const { name: look, context: options } of PAGE_VIEWS) {
    const context = await browser.newContext(options);
    await context.clock.setFixedTime(`${day}T09:00:00Z`);
    await logIn(context, server);
    for (const [name, path] of paths) {
      const page = await context.newPage();
      await openDrawnPage(page, server.url + path);
      if (images !== undefined) await saveScreenshot(page, `${name}-${look}`);
      const { violations } = await page.evaluate<{ violations: AxeFinding[] }>(`${axe};axe.run()`);
      for (const { id, help, nodes } of violations)
        findings.push(`${path}, ${look}: ${help} (${id})`, ...nodes.map(({ target }) => `    ${target.join(' ')}`));
      await page.close();
    }
    await context.close();
  }

  await browser.close();
  console.log(`axe looked at ${String(paths.size)} pages in ${String(PAGE_VIEWS.length)} ways.`);
  return findings;
}

async function openDrawnPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(resolve(images ?? ''), { recursive: true });
  await page.screenshot({ path: join(resolve(images ?? ''), `${name}.png`) });
}

async function logIn(context: BrowserContext, { url, username, password }: Server): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/kantoor`);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('#content:has(h1):not(:has(.loading))').waitFor();
  await page.close();
}

/** Returns the scores below the limit of the first page after a login. */
async function findLowScores(server: Server): Promise<string[]> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(work, 'profile'), {
    executablePath: CHROMIUM ?? '',
    args: ['--no-sandbox', `--remote-debugging-port=${String(port)}`],
  });

  try {
    await logIn(context, server);
    const options = ['--output=json', `--port=${String(port)}`, '--quiet', '--disable-storage-reset'];
    // The browser's driver must approve each new tab, so this process may not block.
    const { stdout } = await promisify(execFile)(
      join(work, 'node_modules/.bin/lighthouse'),
      [`${server.url}/kantoor`, ...options, '--preset=desktop', `--only-categories=${SCORED_CATEGORIES.join(',')}`],
      { encoding: 'utf8', maxBuffer: 2 ** 28, cwd: work },
    );
    const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
    const scores = SCORED_CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
    console.log(
      `Lighthouse gives the first page ${scores.map(([name, score]) => `${name} ${String(score)}`).join(', ')}.`,
    );
    return scores
      .filter(([, score]) => score < MIN_SCORE)
      .map(([name, score]) => `Lighthouse gives the first page ${String(score)} for ${name}.`);
  } finally {
    await context.close();
  }
}

try {
  if (hasBrowser && installTools()) await checkPages();
  else process.exitCode = UNAVAILABLE;
} finally {
  rmSync(work, { recursive: true, force: true });
}
