// The page of a proposal, for phones first: without scripts, in one column, and with all typed text escaped.
import html from 'html-template-tag';
import type { OfferedProposal } from '../../domain/bookings/proposal.ts';
import { daysOf, timesOf } from '../../domain/bookings/programme.ts';
import { createFormats, languageOf, type Formats } from '../../domain/values/formats.ts';
import { selectProposalWords, type ProposalNotice, type ProposalWords } from '../../domain/bookings/proposal-words.ts';
import type { Cents } from '../../generated/types.ts';
import type { HtmlPage } from '../html-page.ts';

/** The parts of a page around the proposal. */
export interface PageParts {
  /** Null for a page with a form. */
  readonly notice: ProposalNotice | null;
  /** The total that the customer saw before; null for a page without a form, and for an unknown total. */
  readonly before: Cents | null;
  /** The digest of the page, which the form sends back; null for a page without a form. */
  readonly digest: string | null;
  /** The logo as a data URL. */
  readonly logo: string | null;
}

/** Returns the page of a proposal. */
export function renderProposalPage(proposal: OfferedProposal, { notice, before, digest, logo }: PageParts): HtmlPage {
  const { look, sender, reference, package: name, date, begin, people } = proposal.programme;
  const words = selectProposalWords(look.locale);
  const formats = createFormats(look.locale);
  const isRepriced = before !== null && before !== proposal.total;
  const repriced: HtmlPage['notice'] = isRepriced
    ? ['veranderd', words.repriced(formats.money(before), formats.money(proposal.total))]
    : null;

  return {
    language: languageOf(look.locale),
    title: `${words.proposal} ${reference} · ${sender.naam}`,
    heading: name === '' ? words.proposal : name,
    from: { look, sender, logo },
    notice: notice === null ? repriced : [notice, words.notices[notice]],
    facts: [formats.day(date), begin, words.people(people), reference],
    contents: html`$${renderParagraphs(proposal.text)} $${renderProgramme(proposal, words, formats)}
      $${renderPrices(proposal, words, formats)} $${digest === null ? '' : renderForm(proposal, digest, words, formats)}
      <p class="pdf"><a href="?formaat=pdf">${words.pdf}</a></p>`,
  };
}

function renderParagraphs(text: string): string {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return parts.map((part) => html`<p class="text">${part.trim()}</p>`).join('');
}

function renderProgramme({ programme }: OfferedProposal, words: ProposalWords, formats: Formats): string {
  if (programme.lines.length === 0) return '';
  const days = daysOf(programme).map(([day, lines]) => {
    const rows = lines.map((line) => {
      const locationHtml = line.location === null ? '' : html`<span class="where">${line.location}</span>`;
      return html`<li>
        <span class="time">${timesOf(line, formats)}</span><span class="what">${line.description}$${locationHtml}</span>
      </li>`;
    });
    return html`<h3>${formats.day(day)}</h3>
      <ul class="lines">
        $${rows.join('')}
      </ul>`;
  });

  return html`<section>
    <h2>${words.programme}</h2>
    $${days.join('')}
  </section>`;
}

function renderPrices({ prices, total }: OfferedProposal, words: ProposalWords, formats: Formats): string {
  const rows = prices.map(
    ({ name, amount, total: each }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${formats.count(amount)}</td>
        <td>${formats.money(each)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${words.price}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.description}</th>
          <th scope="col">${words.quantity}</th>
          <th scope="col">${words.amount}</th>
        </tr>
      </thead>
      <tbody>
        $${rows.join('')}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${words.total}</th>
          <td>${formats.money(total)}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}

function renderForm(proposal: OfferedProposal, seenHash: string, words: ProposalWords, formats: Formats): string {
  return html`<section>
    <h2>${words.answer}</h2>
    <p>${words.until} ${formats.date(proposal.valid_until)}.</p>
    <form method="post">
      <input type="hidden" name="gezien" value="${seenHash}" />
      <button name="antwoord" value="akkoord">${words.accept} (${formats.money(proposal.total)})</button>
    </form>
    <details>
      <summary>${words.decline}</summary>
      <form method="post">
        <input type="hidden" name="gezien" value="${seenHash}" />
        <label for="reden">${words.reason}</label>
        <textarea id="reden" name="reden" rows="3" maxlength="2000"></textarea>
        <button name="antwoord" value="afwijzen">${words.sendDecline}</button>
      </form>
    </details>
  </section>`;
}
