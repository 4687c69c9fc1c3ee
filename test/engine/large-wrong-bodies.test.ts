// Large wrong bodies cost little to refuse: for any mistake, anywhere in the body of any operation, and any number of them.
import { expect } from 'chai';
import { openRefusing, findCheapestRefusal } from '../support/attack/refusing.ts';
import { takingJson, generateWrongBodies } from '../support/attack/wrong-bodies.ts';
import '../support/only-with-all.ts';

const BODY_LENGTH = 30_000;
// In milliseconds of processor time: thirty times the most expensive refusal, and a quarter of its cost when that was
// quadratic. test/attack.ts tests bodies of 1 MB.
const MAX_COST_MS = 150;

describe('a large wrong body', () => {
  it('costs little to refuse and gets a short response, for every kind of mistake', async () => {
    const refuse = await openRefusing();
    const seenSchemas = new Set<unknown>();
    for (const id of takingJson)
      for (const { label, text } of generateWrongBodies(id, BODY_LENGTH, seenSchemas)) {
        const { cost, problems, length } = await findCheapestRefusal(MAX_COST_MS, () => refuse(id, text));
        expect(cost, `${id} ${label}`).to.be.below(MAX_COST_MS);
        expect(problems, `${id} ${label}`).to.have.lengthOf.at.most(100);
        expect(length, `${id} ${label}`).to.be.below(100_000);
      }
  });
});
