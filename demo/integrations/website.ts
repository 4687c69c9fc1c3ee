// A website that sells packages: shows what can be booked online, and reserves what a visitor chose. Run: npx tsx demo/integrations/website.ts
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { ApiError, BadInput, Boekstaaf, type PublicPackage, type Reserved } from 'boekstaaf';

/** The site. The client needs no credential where the installation has opened online booking, else a key with the scope `public`. */
export function createWebsite(client: Boekstaaf): Server {
  return createServer((request, response) => {
    renderPage(client, request)
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body))
      .catch((error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (!isGone) console.error(error);
        const status = isGone ? 404 : 502;
        response.writeHead(status).end('This does not work right now: please call us.');
      });
  });
}

async function renderPage(client: Boekstaaf, request: IncomingMessage): Promise<{ status: number; body: string }> {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const [, id] = /^\/packages\/(\d+)$/.exec(pathname) ?? [];
  if (id === undefined) {
    const packages: PublicPackage[] = await client.packages.list().toArray();
    const bookable = packages.filter(({ mag_online }) => mag_online);
    const items = bookable.map(
      (each) => `<li><a href="/packages/${String(each.id)}">${escapeHtml(nameOf(each))}</a></li>`,
    );
    return { status: 200, body: `<h1>Book online</h1><ul>${items.join('')}</ul>` };
  }

  const publicPackage: PublicPackage = await client.packages.get(Number(id));
  if (request.method !== 'POST') {
    const days = await client.onlineBooking.findAvailableDays(linesOf(publicPackage));
    return {
      status: 200,
      body: `<h1>${escapeHtml(nameOf(publicPackage))}</h1><p>Free on ${escapeHtml(days.join(', '))}</p>`,
    };
  }

  try {
    const { message, payment_url } = await reserve(client, publicPackage, await readForm(request));
    const link = payment_url === undefined ? '' : `<a href="${escapeHtml(payment_url)}">Pay now</a>`;
    return { status: 201, body: `<p>${escapeHtml(message)}</p>${link}` };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { status: 422, body: error.problems.map(({ message }) => `<p>${escapeHtml(message)}</p>`).join('') };
  }
}

function reserve(client: Boekstaaf, publicPackage: PublicPackage, form: URLSearchParams): Promise<Reserved> {
  return client.onlineBooking.reservePackage({
    ...linesOf(publicPackage),
    begin: form.get('begin') ?? '',
    betaalmethode: 'provider',
    contactformulier: {
      'contactpersoon.achternaam': form.get('name') ?? '',
      'contactpersoon.email1': form.get('email') ?? '',
    },
  });
}

/** The package for as many people as it is made for. */
function linesOf({ id, aantal_personen, regels }: PublicPackage) {
  const producten = regels.map((line) => ({ arrangementsregel_id: line.id, aantal: aantal_personen }));
  return { arrangement_id: id, producten };
}

function nameOf({ arrangement, weergavenaam }: PublicPackage): string {
  return weergavenaam ?? arrangement;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return new URLSearchParams(body);
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
}

if (process.argv[1] === import.meta.filename) createWebsite(new Boekstaaf()).listen(3000);
