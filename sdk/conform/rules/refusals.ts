// Refusals by rules of the trade, each provoked by a request that its schema accepts.
import { REFUSAL_RECIPES } from '../recipes/refused.ts';
import { assertRefusal, type ConformRule } from '../rule.ts';

export const refusals: ConformRule = {
  name: 'refusals',
  source: 'x-errors of each operation, and its description',
  asks: 'requests that fit their schemas and break one rule of the trade',
  expects: 'the status and the code of that rule',
  async run({ service, world, contract, attempt }) {
    for (const [id, provoked] of Object.entries(REFUSAL_RECIPES))
      if (contract.operations.has(id))
        await attempt(id, async () => {
          for (const [code, recipe] of Object.entries(provoked)) {
            const response = await service.ask(id, await world.createRequest(id, await recipe(world)));
            assertRefusal(response, response.status >= 400 ? response.status : 406, code);
          }
        });
  },
};
