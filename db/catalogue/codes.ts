// The codes of discount codes and vouchers: one table in which each code is unique, regardless of capitals.
import { comparable } from '../../domain/people/identity.ts';
import type { Writer } from '../engine/database.ts';
import { declareConstraints } from '../engine/constraints.ts';

declareConstraints('codes', {
  unique: {
    codes_comparable_code_unique: {
      field: 'code',
      code: 'ERR_CODE_TAKEN',
      message: 'This code is in use: choose another.',
    },
  },
});

/** Whose code it is. */
export interface Owner {
  readonly discount_code_id: number;
}

/** Takes a code that is free. Throws ERR_CODE_TAKEN for one that is not, also when another takes it at this moment. */
export async function take(db: Writer, owner: Owner, code: string): Promise<void> {
  await db.knex('codes').insert({ ...owner, comparable_code: comparable(code) });
}

/** Takes another code in the place of the one that the owner has. Throws ERR_CODE_TAKEN. */
export async function exchange(db: Writer, owner: Owner, code: string): Promise<void> {
  await db
    .knex('codes')
    .where({ ...owner })
    .update({ comparable_code: comparable(code) });
}
