// Sells packages on a page of one's own: amounts, days, times, codes, price, and a booking that is paid now or later.
import { keep, kept, tellOrder } from './after-paying.mjs';

const SERVICE = `${document.body.dataset.service}/api2`;
const WAYS = { provider: ['direct', 'Nu betalen'], factuur: ['achteraf', 'Achteraf betalen'] };
const WORDS = {
  ERR_DISCOUNT_CODE: 'Deze kortingscode is niet geldig.',
  ERR_VOUCHER_INVALID: 'Deze cadeaubon kennen wij niet.',
  ERR_VOUCHER_USED: 'Deze cadeaubon is al gebruikt.',
  ERR_VOUCHER_EXPIRED: 'Deze cadeaubon is verlopen.',
  ERR_VOUCHER_INVALID_PRODUCTS: 'Deze cadeaubon is niet voor dit arrangement.',
};
const books = (each, way) => each[`mag_online_geboekt_worden_${WAYS[way][0]}_betalen`];
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const dayName = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });
const part = (id) => document.getElementById(id);
const form = part('order');
let [offers, offer, looked] = [[], undefined, 0];

/** A text as the body is sent without the browser asking first, unless it has headers. Throws a list of problems. */
async function ask(path, body, headers = {}) {
  const answer = await fetch(
    SERVICE + path,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { cache: 'no-store' },
  );
  const found = await answer.json();
  if (!answer.ok) throw [found].flat();
  return found;
}

function make(tag, members, ...children) {
  const made = Object.assign(document.createElement(tag), members);
  made.append(...children);
  return made;
}

const row = (text, sum) =>
  make('tr', {}, make('th', { scope: 'row' }, text), make('td', { style: 'text-align: right' }, euro.format(sum)));
const radio = (name, value, text) =>
  make('label', {}, make('input', { type: 'radio', name, value, required: true }), ` ${text} `);
const number = (text, more) => make('label', {}, text, make('input', { type: 'number', required: true, ...more }));

function wanted() {
  const lines = [...part('amounts').querySelectorAll('[name^=line]')];
  const producten = lines.map(({ name, value }) => ({ arrangementsregel_id: +name.slice(4), aantal: +value }));
  return { arrangement_id: offer.id, producten, ...(form.size ? { boekingsgrootte: +form.size.value } : {}) };
}
function order() {
  const [kortingscode, voucher] = [form.code.value.trim(), form.voucher.value.trim()];
  return { ...wanted(), begin: form.begin.value, kortingscode, vouchers: voucher === '' ? [] : [voucher] };
}

async function showOffer() {
  offer = offers.find(({ id }) => id === +form.package.value);
  const by = (method) => offer.regels.filter((line) => line.onlineboeking_aantalbepalingsmethode === method);
  const size = by('boekingsgrootte').length > 0 ? [offer.aantal_personen] : [];
  part('amounts').replaceChildren(
    ...size.map((value) => number('Personen', { name: 'size', min: 1, value })),
    ...by('invullen_door_gebruiker').map(({ id, min, product: { naam, weergavenaam, minimum_aantal } }) =>
      number(weergavenaam ?? naam, { name: `line${id}`, min: min ?? 0, value: min ?? minimum_aantal }),
    ),
  );
  const ways = Object.keys(WAYS).filter((way) => books(offer, way));
  part('ways').replaceChildren(...ways.map((way) => radio('way', way, WAYS[way][1])));
  await showDays();
}

async function showDays() {
  looked = Date.now();
  const before = form.day.value;
  const days = await ask('/onlineboeking/beschikbaredagen', wanted());
  form.day.replaceChildren(...days.map((value) => make('option', { value }, dayName.format(new Date(value)))));
  if (days.includes(before)) form.day.value = before;
  await showTimes();
}

async function showTimes() {
  const datum = form.day.value;
  const times = datum === '' ? [] : await ask('/onlineboeking/beschikbaretijden', { ...wanted(), datum });
  part('times').replaceChildren('Tijd: ', ...times.map((time) => radio('begin', time, time.slice(11, 16))));
  part('price').replaceChildren();
  if (times.length === 0) say('Hiervoor is de komende drie maanden geen plaats.');
}

async function showPrice() {
  if (!form.begin?.value) return;
  const { regels, korting, vouchers, totaal, weigeringen } = await ask('/onlineboeking/prijs', order());
  part('price').replaceChildren(
    ...regels.map((line) => row(`${line.aantal} × ${line.naam}`, line.totaal)),
    ...[korting ?? []].flat().map(({ naam, percentage, bedrag }) => row(`${naam}, ${percentage} %`, -bedrag)),
    ...vouchers.map(({ code, bedrag }) => row(`Cadeaubon ${code}`, -bedrag)),
    row('Totaal, inclusief btw', totaal),
  );
  refuse(weigeringen);
}

const keepForm = () => keep('form', [...new FormData(form)]);

async function book() {
  keepForm();
  const body = {
    ...order(),
    betaalmethode: form.way.value,
    contactformulier: Object.fromEntries([...new FormData(form)].filter(([name]) => name.startsWith('contact'))),
    ...(form.way.value === 'provider' && { redirect_url: location.origin + location.pathname }),
  };
  const headers = { 'Idempotency-Key': keyOf(JSON.stringify(body)) };
  const { message, payment_url, reference, retry_url } = await ask('/onlineboeking/reserveer', body, headers);
  keep('sent', undefined);
  keep('order', payment_url && { reference, retry_url });
  if (payment_url) return location.assign(payment_url);
  keep('form', undefined);
  offerToPay();
  say(`${message}. U krijgt een bevestiging per e-mail.`, true);
}

/** Returns one key for an order until it is answered. Pressed twice, or again after a broken connection, it is booked once. */
function keyOf(text) {
  const { key } = [kept('sent')].find((sent) => sent?.text === text) ?? { key: crypto.randomUUID() };
  keep('sent', { text, key });
  return key;
}

/** Shows the button that leads to the payment, or to another one after one that came to nothing. */
function offerToPay(address, text) {
  part('pay').hidden = address === undefined;
  part('pay').action = address ?? '';
  part('pay').lastElementChild.textContent = text;
}

/** Fills in what the visitor had filled in before Back or reload, as far as it can still be chosen. */
function fillIn() {
  for (const [name, value] of kept('form') ?? []) {
    const [first, ...others] = form.querySelectorAll(`[name="${CSS.escape(name)}"]`);
    const chosen = [first, ...others].find((each) => each?.type === 'radio' && each.value === value);
    if (chosen) chosen.checked = true;
    else if (
      first?.options ? [...first.options].some((each) => each.value === value) : first?.type !== 'radio' && first
    )
      first.value = value;
  }
}
async function takeUp() {
  for (const step of [showOffer, showDays, showTimes, showPrice]) {
    fillIn();
    await step();
  }
  fillIn();
}

function say(text, isDone = form.hidden) {
  form.hidden = isDone;
  Object.assign(part('news'), { textContent: text }).focus();
}

const lookAgain = (why) => showDays().then(() => say(`${why} Dit is nog vrij.`));
const refuse = (all) =>
  (part('refused').textContent = all.map(({ code, message }) => WORDS[code] ?? message).join(' '));

/** Tells that the service did not answer, and offers the step once more. Without a step it tells nothing. */
function offerAgain(step) {
  part('broken').textContent = step
    ? 'Wij krijgen geen antwoord. Kijk of uw verbinding werkt, en probeer het opnieuw.'
    : '';
  Object.assign(part('again'), { hidden: !step, onclick: step && (() => guarded(step)) });
}

/** Does a step. Places that others took meanwhile are no longer offered. */
async function guarded(step, event) {
  event?.preventDefault();
  refuse([]);
  offerAgain();
  try {
    await step();
  } catch (problems) {
    if (!Array.isArray(problems)) return offerAgain(step);
    if (problems.some(({ code }) => code === 'ERR_IDEMPOTENCY_IN_PROGRESS')) return;
    if (problems.some(({ code }) => code === 'ERR_NOT_AVAILABLE'))
      await guarded(() => lookAgain('Deze tijd is net geboekt.'));
    else refuse(problems);
  }
}

const STEPS = { package: showOffer, day: showTimes, begin: showPrice, code: showPrice, voucher: showPrice };
form.addEventListener('change', ({ target }) => {
  keepForm();
  const step = part('amounts').contains(target) ? showDays : STEPS[target.name];
  if (step !== undefined) void guarded(step);
});
form.addEventListener('submit', (event) => guarded(book, event));
setInterval(() => {
  if (!form.hidden && Date.now() - looked > 3_600_000) void guarded(() => lookAgain('Deze pagina stond een uur open.'));
}, 60_000);
const tell = () => tellOrder({ ask, say, offer: offerToPay });
// Back from the payment may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && void tell());
await guarded(async () => {
  offers = (await ask('/arrangementen')).filter((each) => books(each, 'provider') || books(each, 'factuur'));
  form.package.replaceChildren(...offers.map(({ id: value, arrangement }) => make('option', { value }, arrangement)));
  await (kept('form') ? takeUp : showOffer)();
});
await tell();
