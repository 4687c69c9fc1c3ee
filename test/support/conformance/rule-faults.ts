// Faults in what a server stores: things, versions, repeated requests, pages, money and totals.
import { randomUUID } from 'node:crypto';
import type { PassingRequest, ReturningResponse, TamperingHooks } from './tampering.ts';
import {
  changeBody,
  changeItems,
  isPage,
  LOCATION,
  LOCATIONS,
  omitResponseHeader,
  isSuccess,
  omitRequestHeader,
  type JsonObject,
  type PlantedFault,
} from './tools.ts';

export function listRuleFaults(): readonly PlantedFault[] {
  return [
    {
      name: 'a create does not say where',
      rule: 'created-and-deleted',
      reportedNames: ['createLocation'],
      response: omitResponseHeader(LOCATIONS, 'location'),
    },
    {
      name: 'a deleted thing is still there',
      rule: 'created-and-deleted',
      reportedNames: ['createLocation'],
      response: replayDeleted(),
    },
    {
      name: 'If-Match is ignored',
      rule: 'conditions',
      reportedNames: ['updateLocation'],
      request: omitRequestHeader('if-match'),
    },
    {
      name: 'If-None-Match is ignored',
      rule: 'conditions',
      reportedNames: ['getLocation'],
      request: omitRequestHeader('if-none-match'),
    },
    {
      name: 'an Idempotency-Key is ignored',
      rule: 'idempotency',
      reportedNames: ['createLocation'],
      request: omitRequestHeader('idempotency-key'),
    },
    {
      name: 'an Idempotency-Key serves for other requests too',
      rule: 'idempotency',
      reportedNames: ['createLocation'],
      request(passing) {
        if (/conform_unknown=1/.test(passing.url)) delete passing.headers['idempotency-key'];
      },
    },
    {
      name: 'a period may end before it begins',
      rule: 'periods',
      reportedNames: ['listJournalEntries'],
      request(passing) {
        passing.url = passing.url.replace(/begin=([^&]+)&eind=([^&]+)/, 'begin=$2&eind=$1');
      },
    },
    {
      name: 'a PUT takes the name of another thing',
      rule: 'uniqueness',
      reportedNames: ['updateRole'],
      operations: ['createRole', 'updateRole'],
      request: changeOnPut(/"naam":"[^"]*"/, () => `"naam":"${randomUUID()}"`),
    },
    {
      name: 'a rule of the trade is not kept',
      rule: 'refusals',
      reportedNames: ['updateRecordedHours'],
      request: changeOnPut(/"pauze_minuten":60/, () => '"pauze_minuten":5'),
    },
    {
      name: 'a PUT-back clears a member',
      rule: 'put-back',
      reportedNames: ['updateLocation'],
      request(passing) {
        if (passing.method === 'PUT' && LOCATION.test(passing.url))
          passing.body = Buffer.from(passing.body.toString().replace(/"naam":"[^"]*"/, '"naam":"anders"'));
      },
    },
    {
      name: 'ignored members are not named',
      rule: 'read-only',
      reportedNames: ['updateProduct'],
      response: omitResponseHeader(/^\/api2\/producten\/\d+/, 'x-ignored-members'),
    },
    {
      name: 'the end of a page is lost',
      rule: 'paging',
      reportedNames: ['listLocations'],
      response(returning, passing) {
        if (isPage(passing)) changeItems(returning, (items) => items.slice(0, -1));
      },
    },
    {
      name: 'a page begins with the end of the one before',
      rule: 'paging',
      reportedNames: ['listLocations'],
      response: overlapPages(),
    },
    {
      name: 'the count is that of the page',
      rule: 'paging',
      reportedNames: ['listLocations'],
      response(returning, { url }) {
        if (LOCATIONS.test(url) && 'x-total-count' in returning.headers) returning.headers['x-total-count'] = '1';
      },
    },
    {
      name: 'covered capacity is not trimmed',
      rule: 'capacity',
      reportedNames: ['the beginning', 'the end'],
      response(returning, { method, url }) {
        if (method !== 'GET' || !/\/capacity(\?|$)/.test(url) || !isSuccess(returning)) return;
        changeItems(returning, (entries) =>
          entries.map((each) => ({ ...each, end: String(each['end']).replace(/T\d\d:\d\d/, 'T11:00') })),
        );
      },
    },
    {
      name: 'an invoice is a cent short',
      rule: 'money',
      reportedNames: ['the invoices of a booking'],
      response(returning, { method, url }) {
        const name = 'calculated_totaalbedrag_inclusief_btw';
        if (method === 'POST' && url === '/api2/facturen' && isSuccess(returning))
          changeBody(returning, (body) => ({ ...body, [name]: (Math.round(Number(body[name]) * 100) - 1) / 100 }));
      },
    },
    {
      name: 'an invoice is paid with its first payment',
      rule: 'money',
      reportedNames: ['the payments of an invoice'],
      response(returning, { method, url }) {
        if (method === 'GET' && /^\/api2\/facturen\/\d+$/.test(url))
          changeBody(returning, (body) => ({ ...body, status: 'betaald' }));
      },
    },
    {
      name: 'revenue is a cent more than its lines',
      rule: 'statistics',
      reportedNames: ['revenue', 'sales'],
      response(returning, { url }) {
        if (/^\/api2\/omzet/.test(url) && isSuccess(returning))
          changeItems(returning, ([first = {}, ...rest]) => [
            { ...first, bedrag_inc_btw: Math.round(Number(first['bedrag_inc_btw']) * 100 + 1) / 100 },
            ...rest,
          ]);
      },
    },
    {
      name: 'the feed leaves a deletion out',
      rule: 'feed',
      reportedNames: ['a location'],
      response(returning, { url }) {
        if (/^\/api2\/events/.test(url) && isSuccess(returning))
          changeItems(returning, (events) =>
            events.filter(({ meta }) => (meta as { event: string }).event !== 'Locatie::postUpdate'),
          );
      },
    },
  ];
}

/** Returns a tampering that responds to the read of a deleted thing with its last state. */
function replayDeleted(): NonNullable<TamperingHooks['response']> {
  const responsesByUrl = new Map<string, ReturningResponse>();
  return (returning, { method, url }) => {
    if (method !== 'GET' || !LOCATION.test(url)) return;
    if (returning.status === 200) responsesByUrl.set(url, structuredClone(returning));
    const before = responsesByUrl.get(url);
    if (returning.status !== 404 || before === undefined) return;
    const { status, headers, body } = before;
    Object.assign(returning, { status, headers, body: Buffer.from(body) });
  };
}

/** Puts the last item of a page before the next page. */
function overlapPages(): NonNullable<TamperingHooks['response']> {
  let last: JsonObject | undefined;
  return (returning, passing) => {
    if (!isPage(passing)) return;
    changeItems(returning, (items) => {
      const more = last === undefined ? items : [last, ...items];
      last = items.at(-1);
      return more;
    });
  };
}

/** Changes a part of what is sent by PUT. */
function changeOnPut(part: RegExp, change: () => string): (passing: PassingRequest) => void {
  return (passing) => {
    if (passing.method === 'PUT') passing.body = Buffer.from(passing.body.toString().replace(part, change));
  };
}
