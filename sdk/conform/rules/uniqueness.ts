// A unique value belongs to one thing.
import { assertHolds } from '../outcome-errors.ts';
import type { ContractOperation } from '../contract.ts';
import { idOf, objectOf } from '../json.ts';
import { checkEachOperation, assertSuccess, type ConformRule, type RuleSession } from '../rule.ts';
import { codesOf, type CheckedResponse } from '../service.ts';

const TAKEN_CODES = ['ERR_TAKEN', 'ERR_CODE_TAKEN', 'ERR_VOUCHER_CODE_TAKEN'];

export const uniqueness: ConformRule = {
  name: 'uniqueness',
  source: 'ERR_TAKEN and ERR_CODE_TAKEN, where a create declares them',
  asks: 'each create that declares one of them, twice with the same body, and each PUT with the values of another thing',
  expects: 'they are refused with it; customers and contacts who are created twice are one',
  async run(session) {
    const unique = new Set<string | undefined>();
    await checkEachOperation(session, selectDeclaring('create'), async (operation) => {
      if (await isGivenOnce(session, operation)) unique.add(session.service.findOperation(readOf(operation)).root);
    });
    await checkEachOperation(
      session,
      (operation) => selectDeclaring('change')(operation) && operation.verb === 'PUT' && unique.has(operation.root),
      (operation) => assertOwnValues(session, operation),
    );
  },
};

function selectDeclaring(kind: string): (operation: ContractOperation) => boolean {
  return (operation) => operation.kind === kind && TAKEN_CODES.some((code) => operation.codes.has(code));
}

function readOf({ operation }: ContractOperation): string {
  return String(operation['x-created']);
}

/** Whether the second of two equal bodies is refused: customers and contacts who are the same are merged. */
async function isGivenOnce({ service, world }: RuleSession, { id }: ContractOperation): Promise<boolean> {
  const request = await world.createRequest(id);
  const first = await service.ask(id, request);
  assertSuccess(first);
  const again = await service.ask(id, request);
  if (again.status === 200 && idOf(again.body) === idOf(first.body)) return false;
  assertTaken(again);
  return true;
}

/** Checks that a change to the unique values of another thing is refused. */
async function assertOwnValues(
  { service, world, contract }: RuleSession,
  { id, path: changePath }: ContractOperation,
): Promise<void> {
  const read = [...contract.operations.values()].find(({ verb, path }) => verb === 'GET' && path === changePath);
  if (read === undefined) return;
  const one = await world.createRequest(id);
  const other = await world.createRequest(id);
  const values = objectOf((await service.ask(read.id, { path: one.path ?? {} })).body);
  const body = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'id'));
  assertTaken(await service.ask(id, { path: other.path ?? {}, body }));
}

function assertTaken(response: CheckedResponse): void {
  assertHolds(
    codesOf(response).some((code) => TAKEN_CODES.includes(code)),
    `${response.request} took values that another thing has: ${String(response.status)} ${codesOf(response).join(', ')}`,
  );
}
