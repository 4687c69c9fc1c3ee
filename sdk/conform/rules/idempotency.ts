// A request that is sent twice with one key happens once.
import { assertHolds } from '../outcome-errors.ts';
import { idOf, isSame } from '../json.ts';
import { checkEachOperation, assertRefusal, assertSuccess, type ConformRule } from '../rule.ts';

export const idempotency: ConformRule = {
  name: 'idempotency',
  source: 'the parameter Idempotency-Key',
  asks: 'each write twice with one key, then another request with the same key; and a refused create again, mended',
  expects: 'the stored answer with Idempotent-Replayed, then 422; a refusal is not stored',
  async run(session) {
    const { service, world, attempt } = session;
    await checkEachOperation(
      session,
      // Operations with a limit for visitors are left to other rules, which need it. After a log-out no session could
      // repeat it.
      ({ id, headers, operation }) =>
        headers.has('idempotency-key') && operation['x-limit'] === undefined && id !== 'deleteCurrentSession',
      async ({ id }) => {
        const request = await world.createRequest(id);
        const header = { 'idempotency-key': world.createName() };
        const first = await service.ask(id, { ...request, header });
        assertSuccess(first);

        const second = await service.ask(id, { ...request, header });
        assertHolds(
          second.status === first.status && isSame(second.body, first.body),
          `${second.request} with the same key answered ${String(second.status)} and not what it answered first`,
        );
        assertHolds(
          second.readHeader('idempotent-replayed') === 'true',
          `${second.request} with the same key has no Idempotent-Replayed: true`,
        );

        const other = { ...header, prefer: 'handling=lenient' };
        if (request.body === undefined || request.body instanceof Uint8Array) return;

        const otherRequest = { ...request, header: other, query: { ...request.query, conform_unknown: '1' } };
        assertRefusal(await service.ask(id, otherRequest), 422, 'ERR_IDEMPOTENCY_KEY_REUSED');
      },
    );

    await attempt('a refusal is not stored', async () => {
      const header = { 'idempotency-key': world.createName() };
      assertRefusal(await service.ask('createLocation', { header, body: {} }), 406, 'ERR_REQUIRED');
      const response = await service.ask('createLocation', { header, body: { naam: world.createName() } });
      assertSuccess(response);
      assertHolds(idOf(response.body) > 0, `${response.request} created nothing`);
    });
  },
};
