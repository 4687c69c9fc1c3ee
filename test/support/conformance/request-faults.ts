// Faults in what a server lets through, and in the form of its responses.
import type { TamperingHooks } from './tampering.ts';
import {
  changeBody,
  changeItems,
  dropUnknownQuery,
  LOCATION,
  LOCATIONS,
  writeRefusal,
  omitResponseHeader,
  type PlantedFault,
} from './tools.ts';

export function listRequestFaults(): readonly PlantedFault[] {
  return [
    {
      name: 'a create answers 200',
      rule: 'answers',
      askedRule: 'successes',
      reportedNames: ['createLocation'],
      response(returning, { method, url }) {
        if (method === 'POST' && LOCATIONS.test(url) && returning.status === 201) returning.status = 200;
      },
    },
    {
      name: 'a member is missing',
      rule: 'answers',
      askedRule: 'successes',
      reportedNames: ['getLocation'],
      response(returning, { method, url }) {
        if (method === 'GET' && LOCATION.test(url))
          changeBody(returning, (body) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'naam')));
      },
    },
    {
      name: 'an amount is a text',
      rule: 'answers',
      askedRule: 'successes',
      reportedNames: ['getInvoice'],
      response(returning, { method, url }) {
        const name = 'calculated_totaalbedrag_inclusief_btw';
        if (method === 'GET' && /^\/api2\/facturen\/\d+$/.test(url))
          changeBody(returning, (body) => ({ ...body, [name]: String(body[name]) }));
      },
    },
    {
      name: 'a refusal has a code that the operation does not declare',
      rule: 'answers',
      askedRule: 'order-of-checks',
      reportedNames: ['getLocation'],
      response(returning, { url }) {
        if (LOCATION.test(url) && returning.status === 404)
          changeBody(returning, (body) => ({ ...body, code: 'ERR_VOUCHER_USED' }));
      },
    },
    {
      name: 'a valid request is refused',
      rule: 'successes',
      reportedNames: ['createLocation'],
      response(returning, { method, url }) {
        if (method === 'POST' && LOCATIONS.test(url)) writeRefusal(returning, 406, 'ERR_REQUIRED', 'More is needed.');
      },
    },
    {
      name: 'nobody needs a credential',
      rule: 'logins',
      reportedNames: ['listLocations'],
      response(returning, { url }) {
        if (!LOCATIONS.test(url) || returning.status !== 401) return;
        Object.assign(returning, { status: 200, body: Buffer.from('[]') });
      },
    },
    {
      name: 'a 401 does not say how to log in',
      rule: 'logins',
      reportedNames: ['listLocations'],
      response: omitResponseHeader(LOCATIONS, 'www-authenticate'),
    },
    {
      name: 'keys may do what their scopes do not allow',
      rule: 'permissions',
      reportedNames: ['createLocation'],
      ...grantEverything(),
    },
    {
      name: 'things are looked for before rights',
      rule: 'order-of-checks',
      reportedNames: ['deleteLocation'],
      response(returning, { url }) {
        if (LOCATION.test(url) && returning.status === 403) writeRefusal(returning, 404, 'ERR_NOT_FOUND', 'Not Found');
      },
    },
    {
      name: 'rights are checked before logins',
      rule: 'order-of-checks',
      reportedNames: ['deleteLocation'],
      response(returning, { method, url }) {
        if (method === 'DELETE' && LOCATION.test(url) && returning.status === 401)
          writeRefusal(returning, 403, 'ERR_PERMISSION', 'You may not.');
      },
    },
    {
      name: 'things are looked for before the request is checked',
      rule: 'order-of-checks',
      reportedNames: ['getLocation'],
      request: dropUnknownQuery,
    },
    {
      name: 'unknown filters are ignored',
      rule: 'strictness',
      reportedNames: ['listLocations'],
      request: dropUnknownQuery,
    },
    {
      name: 'unknown members are ignored',
      rule: 'strictness',
      reportedNames: ['createLocation'],
      request(passing) {
        passing.body = Buffer.from(passing.body.toString().replace(/,?"conform_unknown":1/, ''));
      },
    },
    {
      name: 'a problem does not name its field',
      rule: 'strictness',
      reportedNames: ['createLocation'],
      response(returning, { url }) {
        if (LOCATIONS.test(url) && returning.status === 406)
          changeItems(returning, (problems) => problems.map(({ message, code }) => ({ message, code })));
      },
    },
    {
      name: 'references are not checked',
      rule: 'members',
      reportedNames: ['createPointOfSale'],
      request(passing) {
        passing.body = Buffer.from(passing.body.toString().replace('"bedrijf_id":2147483000', '"bedrijf_id":1'));
      },
    },
    {
      name: 'a 405 does not say what is allowed',
      rule: 'methods',
      reportedNames: ['/api2/locaties'],
      response: omitResponseHeader(LOCATIONS, 'allow'),
    },
  ];
}

/** Everybody whom the server knows may do everything. */
function grantEverything(): TamperingHooks {
  let administrator: string | undefined;
  return {
    request(passing) {
      const { authorization } = passing.headers;
      administrator ??= authorization;
      if (authorization?.startsWith('Bearer bks_') === true && administrator !== undefined)
        passing.headers['authorization'] = administrator;
    },
  };
}
