// Sells packages on a page of one's own: amounts, days, times, codes, price, and a booking that is paid now or later.
const SERVICE = `${document.body.dataset.service}/api2`;
const [HOUR, RIGHT] = [3_600_000, 'text-align: right'];
const WAYS = { provider: ['direct', 'Nu betalen'], factuur: ['achteraf', 'Achteraf betalen'] };
const books = (each, way) => each[`mag_online_geboekt_worden_${WAYS[way][0]}_betalen`];
const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const dayName = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });
const part = (id) => document.getElementById(id);
const form = part('order');
let [offers, offer, looked] = [[], undefined, 0];

/** A text as the body is sent without the browser asking first. Throws a list of problems. */
async function ask(path, body) {
  const answer = await fetch(SERVICE + path, body && { method: 'POST', body: JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw [found].flat();
  return found;
}

function make(tag, members, ...children) {
  const made = Object.assign(document.createElement(tag), members);
  made.append(...children);
  return made;
}

const cell = (text, style = '') => make('td', { style }, text);
const radio = (name, value, text) =>
  make('label', {}, make('input', { type: 'radio', name, value, required: true }), ` ${text} `);
const number = (text, members) =>
  make('label', {}, text, make('input', { type: 'number', min: 0, required: true, ...members }));

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
      number(weergavenaam ?? naam, { name: `line${id}`, value: min ?? minimum_aantal }),
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
  part('times').replaceChildren(...times.map((time) => radio('begin', time, time.slice(11, 16))));
  part('price').replaceChildren();
  if (times.length === 0) say('Hiervoor is de komende drie maanden geen plaats.');
}

async function showPrice() {
  if (!form.begin?.value) return;
  const { regels, korting, vouchers, totaal, weigeringen } = await ask('/onlineboeking/prijs', order());
  const rows = [
    ...regels.map((line) => [`${line.aantal} × ${line.naam}`, line.totaal]),
    ...[korting ?? []].flat().map(({ naam, percentage, bedrag }) => [`${naam}, ${percentage} %`, -bedrag]),
    ...vouchers.map(({ code, bedrag }) => [code, -bedrag]),
    ['Totaal, inclusief btw', totaal],
  ];
  part('price').replaceChildren(
    ...rows.map(([text, sum]) => make('tr', {}, cell(text), cell(euro.format(sum), RIGHT))),
  );
  refuse(weigeringen);
}

async function book() {
  const { message, payment_url } = await ask('/onlineboeking/reserveer', {
    ...order(),
    betaalmethode: form.way.value,
    contactformulier: Object.fromEntries([...new FormData(form)].filter(([name]) => name.startsWith('contact'))),
    redirect_url: `${location.origin}${location.pathname}?betaald`,
  });
  if (payment_url) location.assign(payment_url);
  else say(`${message}. U krijgt een bevestiging per e-mail.`, true);
}

function say(text, isDone = form.hidden) {
  form.hidden = isDone;
  part('news').textContent = text;
  part('news').focus();
}

const refuse = (problems) => (part('refused').textContent = problems.map(({ message }) => message).join(' '));

/** Does a step. What others took meanwhile is no longer offered. */
async function guarded(step) {
  refuse([]);
  try {
    await step();
  } catch (problems) {
    if (!Array.isArray(problems)) throw problems;
    if (problems.some(({ code }) => code === 'ERR_NOT_AVAILABLE')) await lookAgain('Deze tijd is net geboekt.');
    else refuse(problems);
  }
}

const lookAgain = (why) => showDays().then(() => say(`${why} Dit is nog vrij.`));

const STEPS = { package: showOffer, day: showTimes, begin: showPrice, code: showPrice, voucher: showPrice };
form.addEventListener('change', ({ target }) => {
  const step = part('amounts').contains(target) ? showDays : STEPS[target.name];
  if (step !== undefined) void guarded(step);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void guarded(book);
});
setInterval(() => {
  if (!form.hidden && Date.now() - looked > HOUR) void guarded(() => lookAgain('Deze pagina stond een uur open.'));
}, 60_000);
if (location.search === '?betaald') say('Dank u wel! U krijgt een bevestiging zodra de betaling binnen is.', true);
else {
  offers = (await ask('/arrangementen')).filter((each) => books(each, 'provider') || books(each, 'factuur'));
  form.package.replaceChildren(...offers.map(({ id: value, arrangement }) => make('option', { value }, arrangement)));
  await guarded(showOffer);
}
