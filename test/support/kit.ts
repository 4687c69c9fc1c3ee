// The request kit at the service of a test file: for each operation a request that succeeds, about things that are made for it.
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { adaptForValidators } from '../../contract/bundle.ts';
import { contractOf } from '../../sdk/conform/contract.ts';
import { basicOf } from '../../sdk/conform/keys.ts';
import { RECIPES } from '../../sdk/conform/recipes/recipes.ts';
import { ConformService } from '../../sdk/conform/service.ts';
import { ConformWorld } from '../../sdk/conform/world.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { clock } from './clock.ts';
import type { OperationFacts } from './contract.ts';
import { jobs } from './jobs.ts';
import { apiKey, baseUrl } from './service.ts';

/** The contract as the kit reads it. */
export const CONTRACT = contractOf(adaptForValidators(bundle) as ContractDocument, {});
const CALLERS = { usual: `Bearer ${apiKey}`, user: basicOf(ADMINISTRATOR.username, ADMINISTRATOR.password) };

/** A world for one test file: the next one has another service. `run` is in the names of its things. */
export function createKit(run = 'kit'): ConformWorld {
  const inside = {
    now: () => Date.parse(clock.now()),
    advance: (seconds: number) => clock.advance({ seconds }),
    settle: () => jobs.runAllDue(),
  };
  return new ConformWorld(new ConformService(baseUrl, CONTRACT, CALLERS, inside), CONTRACT, RECIPES, run);
}

/** New things for what the path of an operation names. */
export async function targetOf(
  kit: ConformWorld,
  { id }: OperationFacts,
): Promise<Readonly<Record<string, number | string>>> {
  return ((await kit.createRequest(id)).path ?? {}) as Readonly<Record<string, number | string>>;
}
