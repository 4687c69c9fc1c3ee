// Work with a page by keyboard alone.
import type { Page } from 'playwright-core';

/** More presses than a page has places to stop at. */
const MAX_PRESSES = 120;

/** The name of the thing that has the focus, as a screen reader says it: a script of the browser, so a text here. */
const FOCUSED_NAME_SCRIPT = `(() => {
  const { labels, ariaLabel, textContent } = document.activeElement;
  return (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim();
})()`;

export function readFocusedName(page: Page): Promise<string> {
  return page.evaluate(FOCUSED_NAME_SCRIPT);
}

/** Presses Tab until the focus is on what has this name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passedNames: string[] = [];
  while (passedNames.length < MAX_PRESSES) {
    await page.keyboard.press('Tab');
    const focusedName = await readFocusedName(page);
    if (typeof name === 'string' ? focusedName === name : name.test(focusedName)) return;
    passedNames.push(focusedName);
  }
  throw new Error(`The keyboard does not reach ${String(name)}, only ${passedNames.join(', ')}`);
}

/** Goes to a part of the page by Tab, and presses Enter there. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
