// Documents that take long to draw, and many of them, asked for with a key that may see contacts and nothing else.
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR } from '../administrator.ts';
import { createPricedBooking } from '../world.ts';
import { runConcurrently, type Attack, type AttackResult, type AttackTarget } from './attack.ts';

const REMARK_CHARACTERS = 16_000;
const DRAFT_COUNT = 40;
const PREVIEW_COUNT = 400;
const CONCURRENT_REQUESTS = 40;

export const longWords: Attack = {
  name: 'printing: remarks of 16,000 letters without a space',
  run: (target) =>
    requestPreviews(target, {
      drafts: 4,
      requestCount: 40,
      opmerking: (draft) => `${String(draft)}${'x'.repeat(REMARK_CHARACTERS)}`,
    }),
};

export const manyPreviews: Attack = {
  name: 'printing: 400 previews by a key that may do nothing else',
  run: (target) =>
    requestPreviews(target, {
      drafts: DRAFT_COUNT,
      requestCount: PREVIEW_COUNT,
      opmerking: (draft) => `Concept ${String(draft)}`,
    }),
};

interface Flood {
  readonly drafts: number;
  readonly requestCount: number;
  readonly opmerking: (draft: number) => string;
}

/**
 * Asks for previews with a key that may see them alone; at that time somebody with another account asks for another one.
 */
async function requestPreviews(
  target: AttackTarget,
  { drafts, requestCount, opmerking }: Flood,
): Promise<AttackResult> {
  const api = new Boekstaaf({ baseUrl: target.baseUrl, apiKey: target.key });
  const ids: number[] = [];
  for (let draft = 0; draft < drafts; draft++) ids.push(await createDraft(api, opmerking(draft)));

  const colleagueDraft = await createDraft(api, 'Een gewone factuur');
  const colleague = await colleagueOf(target);
  const admin = new Boekstaaf({ baseUrl: target.baseUrl, ...ADMINISTRATOR });
  const { token } = await admin.apiKeys.createApiKey({
    body: { user_id: 1, description: 'Previews', scopes: ['viewContact'] },
  });
  const ask = (id: number) => () => target.ask('GET', `/api2/facturen/${String(id)}/pdf`, { auth: { apiKey: token } });
  const flood = runConcurrently(
    Array.from({ length: requestCount }, (_, index) => ask(ids[index % ids.length] ?? 0)),
    CONCURRENT_REQUESTS,
  );
  const startTime = performance.now();
  const { status } = await target.ask('GET', `/api2/facturen/${String(colleagueDraft)}/pdf`, { auth: colleague });
  const took = performance.now() - startTime;

  return {
    statuses: await flood,
    observations: [`a colleague's preview  ${took.toFixed(0)} ms, answered ${String(status)}`],
  };
}

async function createDraft(api: Boekstaaf, opmerking: string): Promise<number> {
  const boeking_id = await createPricedBooking(api, 100);
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { opmerking } } });
  return (await api.invoices.createInvoice({ body: { boeking_id } })).id;
}

/** Somebody with another account than the attacker's, who may see everything. */
async function colleagueOf({ baseUrl }: AttackTarget): Promise<{ username: string; password: string }> {
  const admin = new Boekstaaf({ baseUrl, ...ADMINISTRATOR });
  const { id } = await admin.staff.createStaffMember({ body: { contactpersonen: [{ achternaam: 'Collega' }] } });
  const username = 'collega';
  const password = 'het wachtwoord van een collega';
  const permissies = ['viewContact'] as const;
  await admin.users.createUser({
    body: { id, gebruikersnaam: username, wachtwoord: password, permissies: [...permissies] },
  });
  return { username, password };
}
