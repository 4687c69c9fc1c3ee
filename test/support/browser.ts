// A real browser, where one is installed, and the requests and errors of a page in it.
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where the browser of this machine is; undefined without one. */
export const CHROMIUM = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** Whether this machine has a browser. */
export const hasBrowser = CHROMIUM !== undefined;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export interface BrowserLog {
  /** The addresses of all requests. */
  readonly requestUrls: string[];
  /** Errors on the console, and those that no script caught. */
  readonly errors: string[];
}

/** Files of the browser itself, with which it shows a PDF. */
const EXTENSION_URL = /^chrome(?:-extension)?:/;

/** Notes from now on what a page asks for and complains about. */
export function watch(page: Page): BrowserLog {
  const watched: BrowserLog = { requestUrls: [], errors: [] };
  page.on('request', (request) => {
    if (!EXTENSION_URL.test(request.url())) watched.requestUrls.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text());
  });
  page.on('pageerror', (error) => watched.errors.push(error.message));
  return watched;
}
