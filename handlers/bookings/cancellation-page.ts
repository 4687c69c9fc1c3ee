// The page on which customers cancel, for phones first: without scripts, and with all typed text escaped.
import html from 'html-template-tag';
import {
  selectCancellationWords,
  selectPageLocale,
  type CancellationNotice,
  type CancellationWords,
} from '../../domain/bookings/cancellation-words.ts';
import type { PrintedProgramme } from '../../domain/bookings/programme.ts';
import { createFormats, type Formats } from '../../domain/values/formats.ts';
import type { components } from '../../generated/types.ts';
import type { HtmlPage } from '../html-page.ts';

type Cancellation = components['schemas']['Cancellation'];

/** The contents of the page. */
export interface CancellationPageParts {
  readonly programme: PrintedProgramme;
  /** Null for a page without amounts: the customer cannot cancel here, or staff cancelled by the status alone. */
  readonly cancellation: Cancellation | null;
  /** When the booking was cancelled, in words; null for one that was not. */
  readonly moment: string | null;
  readonly notice: CancellationNotice | null;
  /** The digest of the page, which the form sends back; null for a page without a form. */
  readonly digest: string | null;
}

/** Returns the page of a booking that its customer may cancel, cannot cancel, or has cancelled. */
export function renderCancellationPage(parts: CancellationPageParts): HtmlPage {
  const { programme, cancellation, notice, digest } = parts;
  const { look, sender, reference, package: name, date, begin, people } = programme;
  const words = selectCancellationWords(look.locale);
  const formats = createFormats(selectPageLocale(look.locale));

  return {
    language: look.locale.startsWith('nl') ? 'nl' : 'en',
    title: `${words.title} · ${sender.naam}`,
    heading: name === '' ? words.title : name,
    from: { look, sender, logo: null },
    notice: notice === null ? null : [notice, words.notices[notice]],
    facts: [formats.day(date), begin, words.people(people), reference],
    contents: html`$${cancellation === null ? '' : renderAmounts(cancellation, parts.moment, words, formats)}
    $${cancellation === null || digest === null ? '' : renderForm(cancellation, digest, words, formats)}`,
  };
}

function renderAmounts(
  cancellation: Cancellation,
  moment: string | null,
  words: CancellationWords,
  formats: Formats,
): string {
  const { voorwaarden, terugbetaling_bedrag: back, openstaand: open } = cancellation;
  const terms = voorwaarden?.tekst ?? '';
  const amounts: [string, string][] = [
    ...(moment === null ? [] : [[words.cancelledOn, moment] satisfies [string, string]]),
    [words.total, formats.money(cancellation.totaal)],
    [words.owed, formats.money(cancellation.kosten)],
    [words.paid, formats.money(cancellation.betaald)],
    back > 0 || open === 0 ? [words.back, formats.money(back)] : [words.open, formats.money(open)],
  ];

  const rows = amounts.map(
    ([label, value]) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${value}</td>
      </tr>`,
  );

  const termsHtml = html`<section>
    <h2>${words.terms}</h2>
    <p class="text">${terms}</p>
  </section>`;

  return html`$${terms === '' ? '' : termsHtml}
    <section>
      <h2>${words.costs}</h2>
      <table>
        <tbody>
          $${rows.join('')}
        </tbody>
      </table>
      $${back > 0 ? html`<p class="text">${words.refundMethods[cancellation.terugbetalen]}</p>` : ''}
    </section>`;
}

function renderForm({ kosten }: Cancellation, seenHash: string, words: CancellationWords, formats: Formats): string {
  return html`<section>
    <form method="post">
      <input type="hidden" name="gezien" value="${seenHash}" />
      <label for="reden">${words.reason}</label>
      <textarea id="reden" name="reden" rows="3" maxlength="2000"></textarea>
      <p>${words.sure}</p>
      <button name="annuleren" value="ja">${words.confirm(formats.money(kosten))}</button>
    </form>
  </section>`;
}
