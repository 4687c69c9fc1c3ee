// The page of a payment request, for phones first: without scripts, in one column, and with all typed text escaped.
import html from 'html-template-tag';
import { renderSVG } from 'uqr';
import { formatPaymentQr } from '../../domain/invoices/payment-qr.ts';
import { formatReference } from '../../domain/invoices/structured-reference.ts';
import { isGivenUp } from '../../domain/online/payment.ts';
import { isPayableStatus } from '../../domain/invoices/payment-request.ts';
import {
  selectRequestWords,
  type RequestNotice,
  type RequestWords,
} from '../../domain/invoices/payment-request-words.ts';
import { createFormats, languageOf, type Formats } from '../../domain/values/formats.ts';
import type { HtmlPage } from '../html-page.ts';
import type { ShownRequest } from './pay-request.ts';

/** How the page is shown. */
export interface RequestPageView {
  /** A locale such as `nl_NL`. */
  readonly locale: string;
  /** Why nothing was begun; null for a page that was only opened. */
  readonly refusal: Extract<RequestNotice, 'veranderd' | 'bedrag' | 'vaak'> | null;
  /** The reference of the visitor who comes back from paying; null for any other visit. */
  readonly visitorReference: string | null;
}

/** Returns the page of a payment request. */
export function renderRequestPage(
  shown: ShownRequest,
  { locale, refusal, visitorReference }: RequestPageView,
): HtmlPage {
  const { request, invoice, logo, canPayOnline } = shown;
  const { afzender: sender, vormgeving: look, uitje } = invoice.afdruk;
  const words = selectRequestWords(locale);
  const formats = createFormats(locale);
  const notice = refusal ?? selectNotice(shown, visitorReference);
  const isPayable = isPayableStatus(request.status);
  const online = isPayable && canPayOnline ? renderForms(request, words, formats) : '';
  const bank = isPayable ? renderTransfer(shown, words, formats) : '';
  const logoUrl = logo === null ? null : `data:${logo.media_type};base64,${Buffer.from(logo.bytes).toString('base64')}`;

  return {
    language: languageOf(locale),
    title: `${words.pay} ${invoice.factuur_nummer ?? ''} · ${sender.naam}`,
    heading: uitje.arrangement === '' ? words.pay : uitje.arrangement,
    from: { look, sender, logo: logoUrl },
    notice: notice === null ? null : [NOTICE_STYLES[notice] ?? notice, words.notices[notice]],
    facts: [uitje.datum === null ? '' : formats.day(uitje.datum), uitje.referentie].filter((fact) => fact !== ''),
    contents: request.status === 'ingetrokken' ? '' : html`$${renderFacts(shown, words, formats)} $${online} $${bank}`,
  };
}

/** Notices of what went well are green. */
const NOTICE_STYLES: Partial<Record<RequestNotice, string>> = { betaald: 'geaccepteerd', ontvangen: 'geaccepteerd' };

function selectNotice({ request, lastAttempt }: ShownRequest, visitorReference: string | null): RequestNotice | null {
  const isTheirs = visitorReference !== null && lastAttempt?.visitor_reference === visitorReference;
  if (isTheirs && lastAttempt.status === 'paid') return 'ontvangen';
  if (isTheirs && lastAttempt.status === 'open') return 'wachten';
  if (!isPayableStatus(request.status)) return request.status;
  if (isTheirs && isGivenUp(lastAttempt.status)) return 'mislukt';
  return lastAttempt?.status === 'open' ? 'bezig' : null;
}

function renderFacts({ request, invoice }: ShownRequest, words: RequestWords, formats: Formats): string {
  const facts = [
    [words.invoice, invoice.factuur_nummer ?? ''],
    [words.invoiceDate, invoice.datum === null ? '' : formats.date(invoice.datum)],
    [words.total, formats.money(invoice.calculated_totaalbedrag_inclusief_btw)],
    [words.open, formats.money(request.openstaand)],
  ] as const;
  const until = request.geldig_tot === null ? '' : html`<p>${words.until(formats.date(request.geldig_tot))}</p>`;

  return html`$${renderList(facts)}
    <p class="pdf"><a href="$${request.token}/factuur.pdf">${words.document}</a></p>
    $${isPayableStatus(request.status) ? until : ''}`;
}

function renderList(facts: readonly (readonly [label: string, value: string])[]): string {
  const parts = facts.map(
    ([label, value]) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );
  return html`<dl>$${parts.join('')}</dl>`;
}

function renderForms(
  { openstaand, deelbetaling }: ShownRequest['request'],
  words: RequestWords,
  formats: Formats,
): string {
  const seen = html`<input type="hidden" name="gezien" value="${String(openstaand)}" />`;
  const whole = html`<form method="post">$${seen}<button>${words.payAll(formats.money(openstaand))}</button></form>`;
  if (deelbetaling === null || deelbetaling >= openstaand) return whole;

  return html`$${whole}
    <details>
      <summary>${words.part}</summary>
      <form method="post">
        $${seen}
        <label for="bedrag">${words.amount}</label>
        <p class="hint" id="least">${words.least(formats.money(deelbetaling))}</p>
        <input id="bedrag" name="bedrag" inputmode="decimal" maxlength="20" required aria-describedby="least" />
        <button>${words.payPart}</button>
      </form>
    </details>`;
}

function renderTransfer({ request, invoice }: ShownRequest, words: RequestWords, formats: Formats): string {
  const { afzender, betalingskenmerk } = invoice.afdruk;
  if (afzender.iban === null || afzender.iban === '') return '';
  const code = formatPaymentQr(invoice, request.openstaand);
  const image = code === null ? null : Buffer.from(renderSVG(code, { ecc: 'M', border: 2 })).toString('base64');
  const facts = [
    [words.account, formats.iban(afzender.iban)],
    [words.inNameOf, afzender.bank_tnv ?? afzender.naam],
    [words.open, formats.money(request.openstaand)],
    [words.reference, formatReference(betalingskenmerk)],
  ] as const;

  return html`<section>
    <h2>${words.byBank}</h2>
    $${renderList(facts)}
    $${image === null ? '' : html`<img class="code" src="data:image/svg+xml;base64,$${image}" alt="${words.scan}" />`}
  </section>`;
}
