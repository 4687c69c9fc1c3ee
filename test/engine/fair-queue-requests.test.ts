// Operations with a long calculation: few at once, a share of the queue for each caller, and visitors apart from staff.
import { once } from 'node:events';
import { request } from 'node:http';
import { expect } from 'chai';
import { operations, type OperationId } from '../../generated/operations.ts';
import { handlers } from '../../handlers/index.ts';
import type { Handlers } from '../../handlers/handler.ts';
import { clock, given, startService, sendRaw, createTokenWith } from '../support/index.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { PROXY } from '../support/visitors.ts';

/** The slots of one caller, and those of all visitors together. */
const SHARE = 8;
const PLACES = 41;
const DAY = '2026-06-13';
const PERIOD = `begin=${DAY}T00:00:00Z&eind=${DAY}T23:00:00Z`;

/** Blocks the operations of some callers until it is released, and counts those that began. */
class OperationGate {
  startCount = 0;
  #isHeld: (type: string) => boolean = () => false;
  #released: Promise<void> = Promise.resolve();
  release: () => void = () => undefined;

  block(isHeld: (type: string) => boolean = () => true): void {
    this.startCount = 0;
    this.#isHeld = isHeld;
    this.#released = new Promise((released) => {
      this.release = released;
    });
  }

  wrap(id: OperationId): Partial<Handlers> {
    const handle = handlers[id] as (input: unknown, context: { caller: { type: string } }) => Promise<unknown>;
    const waitAndHandle: typeof handle = async (input, context) => {
      this.startCount += 1;
      if (this.#isHeld(context.caller.type)) await this.#released;
      return handle(input, context);
    };
    return { [id]: waitAndHandle };
  }
}

/** Returns the first `count` responses, while the other requests are blocked. */
function awaitFirst(requests: readonly Promise<RawResponse>[], count: number): Promise<RawResponse[]> {
  const responses: RawResponse[] = [];
  return new Promise((enough, reject) => {
    for (const each of requests)
      each.then((response) => {
        if (responses.push(response) === count) enough([...responses]);
      }, reject);
  });
}

const sendTimes = (count: number, send: (nth: number) => Promise<RawResponse>): Promise<RawResponse>[] =>
  Array.from({ length: count }, (_, nth) => send(nth));

/** Returns the number of responses by status. */
async function countStatuses(requests: readonly Promise<RawResponse>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(requests)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('operations with a long calculation', () => {
  const hold = new OperationGate();
  const queued = (Object.keys(operations) as OperationId[]).filter((id) => 'queue' in operations[id]);
  let served: ServedService;
  let wish: object;
  let product: number;

  before(async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    product = (await given.product({ mag_api: true })).id;
    const onlinePackage = await given.onlinePackage([`${DAY} 14:00`], { regels: [{ product_id: product }] });
    wish = {
      arrangement_id: onlinePackage.id,
      producten: [{ arrangementsregel_id: onlinePackage.regels[0]?.id ?? 0, aantal: 20 }],
    };
    served = await startService({
      environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' },
      handlers: Object.assign({}, ...queued.map((id) => hold.wrap(id))) as Partial<Handlers>,
    });
  });

  after(async () => {
    await served.close();
    clock.reset();
  });

  afterEach(() => {
    hold.release();
  });

  /** Returns the path of an operation and the body that it is sent. */
  const callOf = (id: OperationId): readonly [path: string, body?: object] => {
    const calls: Partial<Record<OperationId, readonly [string, object?]>> = {
      findAvailableDays: ['onlineboeking/beschikbaredagen', wish],
      findAvailableTimes: ['onlineboeking/beschikbaretijden', { ...wish, datum: DAY }],
      explainAvailableTimes: ['onlineboeking/beschikbaretijden/uitleg', { ...wish, datum: DAY }],
      priceReservation: ['onlineboeking/prijs', { ...wish, begin: `${DAY}T14:00:00`, betaalmethode: 'factuur' }],
      getProductAvailability: [`producten/${String(product)}/beschikbaarheid?eind=${DAY}`],
      getPlanning: [`planning?${PERIOD}`],
      getPlanningConflicts: [`planning/conflicten?${PERIOD}`],
    };
    return calls[id] ?? [''];
  };

  const ask = (id: OperationId, address?: string, auth: RawCredential | null = null): Promise<RawResponse> => {
    const [path, body] = callOf(id);
    const visitor = address === undefined ? {} : { auth, headers: { 'x-forwarded-for': address } };
    const bodyOption = body === undefined ? {} : { body };
    return sendRaw(body === undefined ? 'GET' : 'POST', `/api2/${path}`, {
      baseUrl: served.baseUrl,
      ...bodyOption,
      ...visitor,
    });
  };

  for (const id of queued)
    it(`give a caller eight slots, and refuse the ninth request at once: ${id}`, async () => {
      hold.block();
      const requests = sendTimes(SHARE + 1, () => ask(id));
      const [refusal] = await awaitFirst(requests, 1);
      expect([refusal?.status, refusal?.headers['retry-after']]).to.deep.equal([503, '1']);
      const message = 'Too much of this is asked at once: retry in a second.';
      expect(refusal?.body).to.include({ code: 'ERR_BUSY', message });
      expect(hold.startCount).to.be.at.most(2);
      hold.release();
      expect(await countStatuses(requests)).to.deep.equal({ 200: SHARE, 503: 1 });
      expect((await ask(id)).status).to.equal(200);
    });

  it('give each address of visitors a share, even with one key of a website for all', async () => {
    const key = { apiKey: await createTokenWith(['public']) };
    hold.block();
    const twelve = 12;
    const twenty = 20;
    const requests = sendTimes(twelve, () => ask('findAvailableTimes', '198.51.100.80', key));
    const refusals = await awaitFirst(requests, twelve - SHARE);
    expect(refusals.map(({ status }) => status)).to.deep.equal(Array.from({ length: twelve - SHARE }, () => 503));
    const others = sendTimes(twenty, (nth) => ask('findAvailableTimes', `198.51.100.${String(90 + (nth % 4))}`, key));
    hold.release();
    expect(await countStatuses(others)).to.deep.equal({ 200: twenty });
    expect(await countStatuses(requests)).to.deep.equal({ 200: SHARE, 503: twelve - SHARE });
  });

  it('respond to staff while all slots of visitors are in use', async () => {
    hold.block((type) => type === 'anonymous');
    const addresses = 6;
    const more = 7;
    const requests = sendTimes(addresses * SHARE, (nth) =>
      ask('findAvailableTimes', `198.51.100.${String(nth % addresses)}`),
    );
    const refusals = await awaitFirst(requests, addresses * SHARE - PLACES);
    expect(refusals.map(({ status }) => status)).to.deep.equal(Array.from({ length: more }, () => 503));
    expect(hold.startCount).to.equal(1);
    for (const id of queued) expect((await ask(id)).status, id).to.equal(200);
    hold.release();
    expect(await countStatuses(requests)).to.deep.equal({ 200: PLACES, 503: more });
  });

  it('do not start for a client that left the queue, whose slots are free at once', async () => {
    hold.block();
    const address = '198.51.100.77';
    const before = await countRefusals();
    const firstRequest = ask('findAvailableTimes', address);

    while (hold.startCount === 0) await countRefusals();

    const [path, body] = callOf('findAvailableTimes');
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const leaving = Array.from({ length: SHARE }, () => {
      const httpRequest = request(`${served.baseUrl}/api2/${path}`, { method: 'POST', headers, agent: false });
      return httpRequest.on('error', () => undefined).end(JSON.stringify(body));
    });

    // One of the requests is refused, which is after all others have their slots.
    await Promise.race(leaving.map((each) => once(each, 'response')));
    for (const each of leaving) each.destroy();
    while ((await countRefusals()) < before + SHARE) expect(hold.startCount).to.equal(1);

    const requests = [firstRequest, ...sendTimes(SHARE - 1, () => ask('findAvailableTimes', address))];
    hold.release();
    expect(await countStatuses(requests)).to.deep.equal({ 200: SHARE });
    expect(hold.startCount).to.equal(SHARE);
  });

  /** Returns how often the query for times was refused as busy, by the metrics. */
  const countRefusals = async (): Promise<number> => {
    const { text } = await sendRaw('GET', '/metrics', { baseUrl: served.baseUrl });
    const match =
      /boekstaaf_requests_total\{operation="findAvailableTimes",status="503",outcome="refused"\} (\d+)/.exec(text);
    return Number(match?.[1] ?? 0);
  };
});
