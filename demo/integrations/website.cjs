// A website that sells packages: shows what can be booked online, and reserves what a visitor chose. Run: node demo/integrations/website.cjs
const { createServer } = require('node:http');
const { ApiError, BadInput, Boekstaaf } = require('boekstaaf');
/** The site. The client needs no credential where the installation has opened online booking, else a key with the scope `public`. */
function createWebsite(client) {
  return createServer((request, response) => {
    page(client, request)
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body))
      .catch((error) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone) console.error(error);
        const status = isGone ? 404 : 502;
        response.writeHead(status).end('This does not work right now: please call us.');
      });
  });
}
async function page(client, request) {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const [, id] = /^\/packages\/(\d+)$/.exec(pathname) ?? [];
  if (id === undefined) {
    const packages = await client.packages.list().toArray();
    const bookable = packages.filter(({ mag_online }) => mag_online);
    const items = bookable.map((each) => `<li><a href="/packages/${String(each.id)}">${text(nameOf(each))}</a></li>`);
    return { status: 200, body: `<h1>Book online</h1><ul>${items.join('')}</ul>` };
  }
  const chosen = await client.packages.get(Number(id));
  if (request.method !== 'POST') {
    const days = await client.onlineBooking.findAvailableDays(linesOf(chosen));
    return { status: 200, body: `<h1>${text(nameOf(chosen))}</h1><p>Free on ${text(days.join(', '))}</p>` };
  }
  try {
    const { message, payment_url } = await reserve(client, chosen, await formOf(request));
    const link = payment_url === undefined ? '' : `<a href="${text(payment_url)}">Pay now</a>`;
    return { status: 201, body: `<p>${text(message)}</p>${link}` };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { status: 422, body: error.problems.map(({ message }) => `<p>${text(message)}</p>`).join('') };
  }
}
function reserve(client, chosen, form) {
  return client.onlineBooking.reservePackage({
    ...linesOf(chosen),
    begin: form.get('begin') ?? '',
    betaalmethode: 'provider',
    contactformulier: {
      'contactpersoon.achternaam': form.get('name') ?? '',
      'contactpersoon.email1': form.get('email') ?? '',
    },
  });
}
/** The package for as many people as it is made for. */
function linesOf({ id, aantal_personen, regels }) {
  const producten = regels.map((line) => ({ arrangementsregel_id: line.id, aantal: aantal_personen }));
  return { arrangement_id: id, producten };
}
function nameOf({ arrangement, weergavenaam }) {
  return weergavenaam ?? arrangement;
}
async function formOf(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return new URLSearchParams(body);
}
function text(value) {
  return value.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
}
if (require.main === module) createWebsite(new Boekstaaf()).listen(3000);

module.exports = { createWebsite };
