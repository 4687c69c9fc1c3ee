// Finds hindrances to users of a page: by Chromium's accessibility tree, by the keyboard, and in what is drawn.
import type { Page } from 'playwright-core';

const MIN_CONTRAST = 4.5;
const CONTROLS: ReadonlySet<string> = new Set([
  'textbox',
  'combobox',
  'spinbutton',
  'radio',
  'radiogroup',
  'button',
  'table',
]);

// Faults of the drawn page, asked in the page: texts that are too pale, controls that the keyboard reaches out of
// order, and width.
const DRAWN_TEXT_SCRIPT = `(() => {
  const found = [];
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((each) => (each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (node) => {
    if (node === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(node);
    return parts(backgroundColor)[3] === 0 ? behind(node.parentElement) : backgroundColor;
  };
  for (const node of document.querySelectorAll('body *')) {
    const own = [...node.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim() !== '');
    if (own.length === 0 && node.tagName !== 'INPUT') continue;
    if (!node.checkVisibility()) continue;
    const [one, other] = [light(getComputedStyle(node).color), light(behind(node))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (other + 0.05);
    if (contrast < ${String(MIN_CONTRAST)}) found.push('pale: ' + node.textContent + ' ' + contrast.toFixed(2));
  }
  for (const node of document.querySelectorAll('body *')) {
    if (!node.checkVisibility() || !/auto|scroll/.test(getComputedStyle(node).overflow)) continue;
    if (node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1) continue;
    if (node.tabIndex < 0 && node.querySelector('input, select, button, summary, a[href], [tabindex="0"]') === null)
      found.push('cannot be scrolled by the keyboard: ' + node.textContent.slice(0, 80));
  }
  // Columns beside each other are read one after the other.
  const column = (node) => node.closest('nav, header, article, aside, dialog, .areas > *');
  const places = [...document.querySelectorAll('input, select, button, a[href]')]
    .filter((node) => node.checkVisibility() && node.type !== 'hidden')
    .map((node) => ({ node, top: node.getBoundingClientRect().top, left: node.getBoundingClientRect().left }));
  places.forEach(({ node, top, left }, at) => {
    const before = places[at - 1];
    if (before && column(before.node) === column(node) && (top < before.top - 1 || (Math.abs(top - before.top) <= 1 && left < before.left))) found.push('out of order: ' + at);
  });
  if (document.querySelector('[tabindex]:not([tabindex="-1"], [tabindex="0"])') !== null) found.push('an order of its own');
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen');
  if (document.documentElement.lang === '') found.push('no language');
  return found;
})()`;

/** Returns the hindrances to users of the page as it is now. */
export async function findHindrances(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();

  const visibleNodes = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: Number(properties?.find((each) => each.name === 'level')?.value.value ?? 1),
    }));

  const nameless = visibleNodes
    .filter(({ role, name }) => CONTROLS.has(role) && name === '')
    .map(({ role }) => `nameless ${role}`);
  const single = ['main', 'heading'].flatMap((singleRole) => {
    const count = visibleNodes.filter(({ role, level }) => role === singleRole && level === 1).length;
    return count === 1 ? [] : [`${String(count)} of ${singleRole}`];
  });
  const layout = visibleNodes.filter(({ role }) => role.startsWith('LayoutTable')).map(({ role }) => role);

  return [...nameless, ...single, ...layout, ...(await page.evaluate<string[]>(DRAWN_TEXT_SCRIPT))];
}
