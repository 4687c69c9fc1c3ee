// Sells packages on a page of one's own: amounts, days, times, codes, price, and a booking that is paid now or later.
import { storeValue, readStoredValue, tellOrder } from './after-paying.mjs';

const SERVICE_URL = `${document.body.dataset.service}/api2`;
const PAYMENT_WAYS = { provider: ['direct', 'Nu betalen'], factuur: ['achteraf', 'Achteraf betalen'] };
const REFUSAL_WORDS = {
  ERR_DISCOUNT_CODE: 'Deze kortingscode is niet geldig.',
  ERR_VOUCHER_INVALID: 'Deze cadeaubon kennen wij niet.',
  ERR_VOUCHER_USED: 'Deze cadeaubon is al gebruikt.',
  ERR_VOUCHER_EXPIRED: 'Deze cadeaubon is verlopen.',
  ERR_VOUCHER_INVALID_PRODUCTS: 'Deze cadeaubon is niet voor dit arrangement.',
};
const allowsWay = (each, way) => each[`mag_online_geboekt_worden_${PAYMENT_WAYS[way][0]}_betalen`];
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const dayName = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });
const findPart = (id) => document.getElementById(id);
const form = findPart('order');
let [offers, offer, looked] = [[], undefined, 0];

/** A text as the body is sent without the browser asking first, unless it has headers. Throws a list of problems. */
async function ask(path, body, headers = {}) {
  const answer = await fetch(
    SERVICE_URL + path,
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

const renderRow = (text, sum) =>
  make('tr', {}, make('th', { scope: 'row' }, text), make('td', { style: 'text-align: right' }, euro.format(sum)));
const renderRadio = (name, value, text) =>
  make('label', {}, make('input', { type: 'radio', name, value, required: true }), ` ${text} `);
const renderNumber = (text, more) =>
  make('label', {}, text, make('input', { type: 'number', required: true, ...more }));

function readWish() {
  const lines = [...findPart('amounts').querySelectorAll('[name^=line]')];
  const producten = lines.map(({ name, value }) => ({ arrangementsregel_id: +name.slice(4), aantal: +value }));
  return { arrangement_id: offer.id, producten, ...(form.size ? { boekingsgrootte: +form.size.value } : {}) };
}
function readOrder() {
  const [kortingscode, voucher] = [form.code.value.trim(), form.voucher.value.trim()];
  return { ...readWish(), begin: form.begin.value, kortingscode, vouchers: voucher === '' ? [] : [voucher] };
}

async function showOffer() {
  offer = offers.find(({ id }) => id === +form.package.value);
  const filterLines = (method) => offer.regels.filter((line) => line.onlineboeking_aantalbepalingsmethode === method);
  const size = filterLines('boekingsgrootte').length > 0 ? [offer.aantal_personen] : [];
  findPart('amounts').replaceChildren(
    ...size.map((value) => renderNumber('Personen', { name: 'size', min: 1, value })),
    ...filterLines('invullen_door_gebruiker').map(({ id, min, product: { naam, weergavenaam, minimum_aantal } }) =>
      renderNumber(weergavenaam ?? naam, { name: `line${id}`, min: min ?? 0, value: min ?? minimum_aantal }),
    ),
  );
  const ways = Object.keys(PAYMENT_WAYS).filter((way) => allowsWay(offer, way));
  findPart('ways').replaceChildren(...ways.map((way) => renderRadio('way', way, PAYMENT_WAYS[way][1])));
  await showDays();
}

async function showDays() {
  looked = Date.now();
  const before = form.day.value;
  const days = await ask('/onlineboeking/beschikbaredagen', readWish());
  form.day.replaceChildren(...days.map((value) => make('option', { value }, dayName.format(new Date(value)))));
  if (days.includes(before)) form.day.value = before;
  await showTimes();
}

async function showTimes() {
  const datum = form.day.value;
  const times = datum === '' ? [] : await ask('/onlineboeking/beschikbaretijden', { ...readWish(), datum });
  findPart('times').replaceChildren('Tijd: ', ...times.map((time) => renderRadio('begin', time, time.slice(11, 16))));
  findPart('price').replaceChildren();
  if (times.length === 0) say('Hiervoor is de komende drie maanden geen plaats.');
}

async function showPrice() {
  if (!form.begin?.value) return;
  const { regels, korting, vouchers, totaal, weigeringen } = await ask('/onlineboeking/prijs', readOrder());
  findPart('price').replaceChildren(
    ...regels.map((line) => renderRow(`${line.aantal} × ${line.naam}`, line.totaal)),
    ...[korting ?? []].flat().map(({ naam, percentage, bedrag }) => renderRow(`${naam}, ${percentage} %`, -bedrag)),
    ...vouchers.map(({ code, bedrag }) => renderRow(`Cadeaubon ${code}`, -bedrag)),
    renderRow('Totaal, inclusief btw', totaal),
  );
  refuse(weigeringen);
}

const storeForm = () => storeValue('form', [...new FormData(form)]);

async function book() {
  storeForm();
  const body = {
    ...readOrder(),
    betaalmethode: form.way.value,
    contactformulier: Object.fromEntries([...new FormData(form)].filter(([name]) => name.startsWith('contact'))),
    ...(form.way.value === 'provider' && { redirect_url: location.origin + location.pathname }),
  };
  const headers = { 'Idempotency-Key': keyOf(JSON.stringify(body)) };
  const { message, payment_url, reference, retry_url } = await ask('/onlineboeking/reserveer', body, headers);
  storeValue('sent', undefined);
  storeValue('order', payment_url && { reference, retry_url });
  if (payment_url) return location.assign(payment_url);
  storeValue('form', undefined);
  offerToPay();
  say(`${message}. U krijgt een bevestiging per e-mail.`, true);
}

/** Returns one key for an order until it is answered. Pressed twice, or again after a broken connection, it is booked once. */
function keyOf(text) {
  const { key } = [readStoredValue('sent')].find((sent) => sent?.text === text) ?? { key: crypto.randomUUID() };
  storeValue('sent', { text, key });
  return key;
}

/** Shows the button that leads to the payment, or to another one after one that came to nothing. */
function offerToPay(address, text) {
  findPart('pay').hidden = address === undefined;
  findPart('pay').action = address ?? '';
  findPart('pay').lastElementChild.textContent = text;
}

/** Fills in what the visitor had filled in before Back or reload, as far as it can still be chosen. */
function fillIn() {
  for (const [name, value] of readStoredValue('form') ?? []) {
    const [first, ...others] = form.querySelectorAll(`[name="${CSS.escape(name)}"]`);
    const chosen = [first, ...others].find((each) => each?.type === 'radio' && each.value === value);
    if (chosen) chosen.checked = true;
    else if (
      first?.options ? [...first.options].some((each) => each.value === value) : first?.type !== 'radio' && first
    )
      first.value = value;
  }
}
async function restoreForm() {
  for (const step of [showOffer, showDays, showTimes, showPrice]) {
    fillIn();
    await step();
  }
  fillIn();
}

function say(text, isDone = form.hidden) {
  form.hidden = isDone;
  Object.assign(findPart('news'), { textContent: text }).focus();
}

const refreshDays = (why) => showDays().then(() => say(`${why} Dit is nog vrij.`));
const refuse = (all) =>
  (findPart('refused').textContent = all.map(({ code, message }) => REFUSAL_WORDS[code] ?? message).join(' '));

/** Tells that the service did not answer, and offers the step once more. Without a step it tells nothing. */
function offerAgain(step) {
  findPart('broken').textContent = step
    ? 'Wij krijgen geen antwoord. Kijk of uw verbinding werkt, en probeer het opnieuw.'
    : '';
  Object.assign(findPart('again'), { hidden: !step, onclick: step && (() => runGuarded(step)) });
}

/** Does a step. Places that others have taken are no longer offered. */
async function runGuarded(step, event) {
  event?.preventDefault();
  refuse([]);
  offerAgain();
  try {
    await step();
  } catch (problems) {
    if (!Array.isArray(problems)) return offerAgain(step);
    if (problems.some(({ code }) => code === 'ERR_IDEMPOTENCY_IN_PROGRESS')) return;
    if (problems.some(({ code }) => code === 'ERR_NOT_AVAILABLE'))
      await runGuarded(() => refreshDays('Deze tijd is net geboekt.'));
    else refuse(problems);
  }
}

const STEPS = { package: showOffer, day: showTimes, begin: showPrice, code: showPrice, voucher: showPrice };
form.addEventListener('change', ({ target }) => {
  storeForm();
  const step = findPart('amounts').contains(target) ? showDays : STEPS[target.name];
  if (step !== undefined) void runGuarded(step);
});
form.addEventListener('submit', (event) => runGuarded(book, event));
setInterval(() => {
  if (!form.hidden && Date.now() - looked > 3_600_000)
    void runGuarded(() => refreshDays('Deze pagina stond een uur open.'));
}, 60_000);
const tell = () => tellOrder({ ask, say, offer: offerToPay });
// Back from the payment may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && void tell());
await runGuarded(async () => {
  offers = (await ask('/arrangementen')).filter((each) => allowsWay(each, 'provider') || allowsWay(each, 'factuur'));
  form.package.replaceChildren(...offers.map(({ id: value, arrangement }) => make('option', { value }, arrangement)));
  await (readStoredValue('form') ? restoreForm : showOffer)();
});
await tell();
