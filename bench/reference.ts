// The reference in a headless browser: what it costs to load, to open an operation, and to search.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { hasBrowser, openBrowser } from '../test/support/browser.ts';
import { start } from './children.ts';
import { median } from './load.ts';
import { mostRow, type Section } from './report.ts';
import { PASSWORD, type World } from './world.ts';

const TIMES = 7;
/** The longest page of an operation, and another one of its resource. */
const LONGEST = 'updateBooking';
const NEXT = 'createBooking';

/** Loads and opens pages of the built product in Chromium. */
export async function measureReference(world: World): Promise<Section> {
  if (!hasBrowser) throw new Error('There is no browser: install Chromium, or name one in CHROMIUM_PATH.');
  const environment = { DATABASE_URL: `sqlite:${join(world.folder, 'reference.db')}`, BOOTSTRAP_PASSWORD: PASSWORD };
  const child = await start({ name: 'product', environment });
  const browser = await openBrowser();
  const first: number[] = [];
  const longest: number[] = [];
  const opened: number[] = [];
  const searched: number[] = [];
  try {
    for (let time = 0; time < TIMES; time += 1) {
      first.push(await loading(await browser.newPage(), `${child.url}/docs`));
      const page = await browser.newPage();
      longest.push(await loading(page, `${child.url}/docs/operations/${LONGEST}`));
      opened.push(await working(page, () => open(page)));
      searched.push(await working(page, () => search(page)));
      for (const context of browser.contexts()) await context.close();
    }
  } finally {
    await browser.close();
    await child.stop();
  }
  return {
    title: 'The reference in a browser',
    sides: [
      'the built product, in headless Chromium: each visit has an empty cache',
      `processor time of the page's main thread, scripts, styles and layout included; the median of ${String(TIMES)}`,
    ],
    rows: [
      mostRow('load /docs', median(first), 'ms', 1000),
      mostRow(`load the page of ${LONGEST}, the longest`, median(longest), 'ms', 1000),
      mostRow(`open ${NEXT} from there`, median(opened), 'ms', 100),
      mostRow('the first search, with its index', median(searched), 'ms', 1000),
    ],
  };
}

async function loading(page: Page, url: string): Promise<number> {
  return working(page, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Search' }).waitFor();
  });
}

async function open(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'POST Create a booking' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create a booking' }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('voorschot');
  await page.locator('.search li').first().waitFor();
}

/** The processor time in milliseconds that the page's main thread takes for some work. */
async function working(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await taken();
  await work();
  const after = await taken();
  await session.detach();
  return after - before;
}
