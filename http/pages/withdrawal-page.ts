// The page /herroepen, without scripts: a form declares a withdrawal, and a second step confirms it.
import type Router from '@koa/router';
import html from 'html-template-tag';
import type { Context } from 'koa';
import { readText } from '../../contract/body.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import { findWith, type WithdrawalRow } from '../../db/online/withdrawals.ts';
import { isMailAddress } from '../../domain/values/mail-address.ts';
import { selectWithdrawalWords, type WithdrawalWords } from '../../domain/online/withdrawal-words.ts';
import { createFormats } from '../../domain/values/formats.ts';
import { Problem, createNotFoundProblem } from '../../domain/values/problem.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { HtmlPage } from '../../handlers/html-page.ts';
import { confirmWithdrawing, declareWithdrawing } from '../../handlers/online/withdraw.ts';
import { createPageLimits } from './page-limits.ts';
import type { SharedCounts } from '../request/shared-counts.ts';
import { openBody } from '../request/body-bytes.ts';
import { runAndConclude, showPage, tokenOf } from './public-page.ts';

interface WithdrawalPages {
  readonly database: Database;
  readonly now: () => Instant;
  readonly counts: SharedCounts;
  /** The name of the zone of local times. */
  readonly zone: string;
}

const MAX_FORM_BYTES = 20_000;

/** The fields of the form, with their maximum lengths. */
const FIELD_LENGTHS = { naam: 255, email: 254, referentie: 255, verklaring: 1000 } as const;
type WithdrawalField = keyof typeof FIELD_LENGTHS;
type TypedWithdrawal = Readonly<Record<WithdrawalField, string>>;

/** Adds /herroepen. Each network address has a rate limit, checked before anything is read. */
export function addWithdrawalPage(router: Router, pages: WithdrawalPages): void {
  const limited = createPageLimits(pages);
  const page = limited('withdrawal pages');
  const withdrawals = limited('withdrawals');
  router.get('/herroepen', page, (ctx) => showForm(ctx, pages));
  router.post('/herroepen', withdrawals, (ctx) => declareOn(ctx, pages));
  router.get('/herroepen/:token', page, (ctx) => showDeclared(ctx, pages));
  router.post('/herroepen/:token', withdrawals, (ctx) => confirmOn(ctx, pages));
}

/** Returns the locale of a page: that of its address, else that of the first company. */
async function findLocale(ctx: Context, { database }: WithdrawalPages): Promise<string> {
  const language = new URLSearchParams(ctx.querystring).get('taal');
  if (language === 'nl' || language === 'en') return language;
  return database.read(async (db) => {
    const id = await companies.findDefaultId(db);
    return (id === null ? undefined : await find(companies.readKnown, db, id))?.locale ?? 'nl_NL';
  });
}

/** Returns the address of a page in the requested language. */
function addLanguage(address: string, ctx: Context): string {
  const taal = new URLSearchParams(ctx.querystring).get('taal');
  return taal === 'nl' || taal === 'en' ? `${address}?taal=${taal}` : address;
}

async function showForm(ctx: Context, pages: WithdrawalPages): Promise<void> {
  const referentie = new URLSearchParams(ctx.querystring).get('referentie') ?? '';
  const typed = { naam: '', email: '', referentie: referentie.slice(0, FIELD_LENGTHS.referentie), verklaring: '' };
  showPage(ctx, 200, renderFormPage(typed, new Set(), selectWithdrawalWords(await findLocale(ctx, pages))));
}

async function declareOn(ctx: Context, pages: WithdrawalPages): Promise<void> {
  const typed = parseForm(new URLSearchParams(await readText(openBody(ctx), MAX_FORM_BYTES)));
  const result = await declareTyped(typed, pages);
  if (result instanceof Set) {
    showPage(ctx, 422, renderFormPage(typed, result, selectWithdrawalWords(await findLocale(ctx, pages))));
    return;
  }
  leadTo(ctx, `/herroepen/${result.token}`);
}

function parseForm(form: URLSearchParams): TypedWithdrawal {
  const [naam = '', email = '', referentie = '', verklaring = ''] = Object.keys(FIELD_LENGTHS).map((field) =>
    (form.get(field) ?? '').replace(/\r\n/g, '\n').trim(),
  );
  return { naam, email, referentie, verklaring };
}

/** Stores a declaration and returns it; returns the wrong fields of an invalid or refused one. */
async function declareTyped(
  typed: TypedWithdrawal,
  { database, now }: WithdrawalPages,
): Promise<WithdrawalRow | Set<WithdrawalField>> {
  const wrong = findWrongFields(typed);
  if (wrong.size > 0) return wrong;
  try {
    return await database.write((db) => runAndConclude(db, now(), (context) => declareWithdrawing(typed, context)));
  } catch (error) {
    const fields = error instanceof Problem ? error.problems.map(({ field }) => field) : [];
    const refusedFields = new Set(
      (Object.keys(FIELD_LENGTHS) as WithdrawalField[]).filter((field) => fields.includes(field)),
    );
    if (refusedFields.size === 0) throw error;
    return refusedFields;
  }
}

function findWrongFields(typed: TypedWithdrawal): Set<WithdrawalField> {
  const wrong = new Set<WithdrawalField>();
  for (const [field, longest] of Object.entries(FIELD_LENGTHS) as [WithdrawalField, number][]) {
    const length = Array.from(typed[field]).length;
    if (length > longest || (length === 0 && field !== 'verklaring')) wrong.add(field);
  }
  if (!isMailAddress(typed.email)) wrong.add('email');
  return wrong;
}

/** Shows the page without confirming: programs that open the links of mails must not confirm a withdrawal. */
async function showDeclared(ctx: Context, pages: WithdrawalPages): Promise<void> {
  const withdrawal = await pages.database.read((db) => findWith(db, tokenOf(ctx)));
  if (withdrawal === undefined) throw createNotFoundProblem();
  const locale = await findLocale(ctx, pages);
  const formatMoment = (instant: Instant): string => {
    const text = zoneOf(pages.zone).toText(instant);
    return `${createFormats(locale).date(text.slice(0, 10))}, ${text.slice(11, 16)}`;
  };
  showPage(ctx, 200, renderDeclaredPage(withdrawal, selectWithdrawalWords(locale), formatMoment));
}

async function confirmOn(ctx: Context, { database, now }: WithdrawalPages): Promise<void> {
  const token = tokenOf(ctx);
  await database.write((db) => runAndConclude(db, now(), (context) => confirmWithdrawing(token, context)));
  leadTo(ctx, `/herroepen/${token}`);
}

function leadTo(ctx: Context, address: string): void {
  ctx.status = 303;
  ctx.set('Location', addLanguage(address, ctx));
  ctx.body = '';
}

function renderFormPage(typed: TypedWithdrawal, wrong: ReadonlySet<WithdrawalField>, words: WithdrawalWords): HtmlPage {
  const renderField = (field: WithdrawalField, type: string, hint: string): string => {
    const note = noteOf(field, wrong, words);
    return html`<label for="${field}">${words[field]}</label>$${hint === '' ? '' : html`<p class="hint">${hint}</p>`}
      $${note}
      <input
        id="${field}"
        name="${field}"
        type="${type}"
        value="${typed[field]}"
        maxlength="${String(FIELD_LENGTHS[field])}"
        required
      />`;
  };

  const contents = html`<p>${words.intro}</p>
    <p>${words.exempt}</p>
    <form method="post">
      $${renderField('naam', 'text', '')} $${renderField('email', 'email', '')}
      $${renderField('referentie', 'text', words.referenceHint)}
      <label for="verklaring">${words.verklaring} (${words.optional})</label>
      $${noteOf('verklaring', wrong, words)}
      <textarea id="verklaring" name="verklaring" rows="4" maxlength="${String(FIELD_LENGTHS.verklaring)}">
${typed.verklaring}</textarea>
      <button>${words.next}</button>
    </form>`;

  return { language: words.language, heading: words.withdraw, contents };
}

function noteOf(field: WithdrawalField, wrong: ReadonlySet<WithdrawalField>, words: WithdrawalWords): string {
  return wrong.has(field) ? html`<p class="wrong" role="alert">${words.wrong[field]}</p>` : '';
}

function renderDeclaredPage(
  withdrawal: WithdrawalRow,
  words: WithdrawalWords,
  moment: (instant: Instant) => string,
): HtmlPage {
  const { naam, email, referentie, verklaring, confirmed_at } = withdrawal;
  const facts = [
    [words.naam, naam],
    [words.email, email],
    [words.referentie, referentie],
    [words.verklaring, verklaring ?? '-'],
    ...(confirmed_at === null ? [] : [[words.declaredAt, moment(confirmed_at)]]),
  ].map(
    ([label = '', value = '']) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );

  const form = html`<form method="post">
    <button>${words.confirm}</button>
  </form>`;
  const isOpen = confirmed_at === null;
  const contents = html`<p role="status">${isOpen ? words.checkHint : words.receivedHint}</p>
    <dl>$${facts.join('')}</dl>
    $${isOpen ? form : ''}`;

  return { language: words.language, heading: isOpen ? words.checkHeading : words.receivedHeading, contents };
}
