// Sanitised HTML: harmless parts stay unchanged.
import { expect } from 'chai';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { cleanHtml, isStorableHtml, MAX_HTML_LENGTH } from '../../../domain/values/html.ts';
import { hasBrowser, openBrowser, watch, type BrowserLog } from '../../support/browser.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';

/** Clicks all elements except links to elsewhere, and returns what ran. Browsers evaluate it, so it is a string. */
const CLICK_SCRIPT =
  "document.querySelectorAll('*:not([href^=https]):not([href=x])').forEach((each) => each.click?.()), new Promise((done) => setTimeout(() => done(window.ran), 0))";

const FRIENDLY_HTML = [
  'Bier & bitterballen',
  '<h2>Welkom</h2><p>Een <b>mooie</b> <i>dag</i>, 1 &lt; 2 &amp; 3</p><ul><li>een</li><li>twee</li></ul>',
  '<p>Zie <a href="https://uitje.example/?a=1&amp;b=2" title="Uitje">hier</a>, <a href="mailto:info@uitje.example">hier</a> of <a href="tel:+31301234567">hier</a></p>',
  '<table><thead><tr><th scope="col" colspan="2">Wat</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  '<figure><img src="/api2/producten/3/afbeelding" alt="Baan &quot;1&quot;" width="300" /><figcaption>Onze baan</figcaption></figure>',
  '<ol start="3"><li>drie</li></ol><blockquote>Top!</blockquote><hr /><p>H<sub>2</sub>O<br />m<sup>2</sup></p>',
];

describe('sanitised HTML', () => {
  for (const [tries, html, cleanedHtml] of HOSTILE_HTML)
    it(`loses ${tries}`, () => {
      expect(cleanHtml(html)).to.equal(cleanedHtml);
    });

  for (const html of FRIENDLY_HTML)
    it(`is unchanged: ${html}`, () => {
      // A lone ampersand is escaped.
      expect(cleanHtml(html)).to.equal(html.replace(' & ', ' &amp; '));
    });

  it('does not change when it is sanitised again', () => {
    const fragments = [
      ...HOSTILE_HTML.map(([, html]) => html),
      ...FRIENDLY_HTML,
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '&#60;',
      '</p>',
      '<!--',
      '\0',
    ];
    const part = fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 8 }));
    const cut = fc.tuple(fc.array(part, { maxLength: 6 }), fc.nat(40)).map(([parts, at]) => parts.join('').slice(at));

    fc.assert(
      fc.property(cut, (html) => {
        const clean = cleanHtml(html);
        expect(cleanHtml(clean)).to.equal(clean);
        expect(clean).to.not.match(/<(?!\/?(?:[a-z]|h[1-6])[a-z]*(?: [a-z]+="[^"<>]*")*(?: \/)?>)/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no element inside more than fifty others', () => {
    expect(cleanHtml('<div>'.repeat(10_000)).split('<div>')).to.have.lengthOf(51);
  });

  it('may be as long as the column once it is sanitised, in characters', () => {
    expect(isStorableHtml('<p>'.repeat(10))).to.equal(true);
    expect(isStorableHtml('>'.repeat(MAX_HTML_LENGTH))).to.equal(false);
    expect(isStorableHtml('>'.repeat(Math.floor(MAX_HTML_LENGTH / 4)))).to.equal(true);
    expect(isStorableHtml('😀'.repeat(MAX_HTML_LENGTH))).to.equal(true);
  });
});

describe('sanitised HTML in a real browser', () => {
  // Without a browser, the tests above check the remaining HTML.
  if (!hasBrowser) return;

  let browser: Browser;

  before(async () => {
    browser = await openBrowser();
  });

  after(() => browser.close());

  it('runs nothing and sends no requests', async () => {
    const showHtml = async (html: string): Promise<BrowserLog & { ran: unknown }> => {
      const page = await browser.newPage();
      const watched = watch(page);
      await page.setContent(`<!doctype html><body>${html}</body>`);
      return { ...watched, ran: await page.evaluate(CLICK_SCRIPT) };
    };
    expect((await showHtml('<img src="data:," onerror="window.ran=1">')).ran, 'what is not cleaned').to.equal(1);
    expect((await showHtml('<a href="javascript:window.ran=1">a</a>')).ran, 'what is not cleaned').to.equal(1);
    const all = HOSTILE_HTML.map(([, html]) => `<section>${cleanHtml(html)}</section>`).join('');
    expect(await showHtml(all)).to.deep.equal({ requestUrls: [], errors: [], ran: undefined });
  });
});
