// The site of demo/shop on an address of its own, and a venue that sells there.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Boekstaaf } from 'boekstaaf';
import type { Venue } from './set-up.ts';

const PAGES_FOLDER = join(import.meta.dirname, 'shop');
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.mjs': 'text/javascript',
};

/** Serves the pages of demo/shop, which call the service at `url`. */
export async function serveShop(url: string): Promise<Server> {
  const site = createServer(({ url: requestUrl = '/' }, response) => {
    const [path = '/'] = requestUrl.split('?');
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!['index.html', 'shop.css', 'shop.mjs', 'after-paying.mjs'].includes(name)) {
      response.writeHead(204).end();
      return;
    }
    const text = readFileSync(join(PAGES_FOLDER, name), 'utf8').replaceAll('http://127.0.0.1:3000', url);
    response.setHeader('Content-Type', `${CONTENT_TYPES[extname(name)] ?? ''}; charset=utf-8`).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

/** Returns the address of a site. */
export function addressOf(site: Server): string {
  return `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
}

/** Offers the packages that have start times, to pay now or later, and a discount code. */
export async function stockShop(client: Boekstaaf, venue: Venue): Promise<void> {
  await client.settings.updateSetting({ slug: 'online_boeking_redirect_hosts', body: { waarde: '127.0.0.1' } });
  const soldPackages = venue.packages.filter(({ startmomentgroep_id }) => startmomentgroep_id !== null);
  for (const { id, regels } of soldPackages) {
    const body = {
      regels: regels.map((line) => ({
        id: line.id,
        onlineboeking_aantalbepalingsmethode: 'invullen_door_gebruiker' as const,
        min: 1,
      })),
    };
    await client.packages.updatePackage({ id, body });
  }

  const year = { datum_begin: venue.firstDay, datum_eind: venue.lastDay };
  const code = { naam: 'Zomeractie', code: 'ZOMER', kortingspercentage: 10, ...year };
  await client.discountCodes.createDiscountCode({ body: code });
}
