// The operation on what customers owe: by age, as JSON or as a table.
import { agedDebtors } from '../../db/books/aged-debtors.ts';
import { Walk } from '../../db/engine/walk.ts';
import {
  AGED_DEBTORS_COLUMNS,
  agedDebtorCells,
  AGE_COLUMNS,
  type AgedDebtor,
} from '../../domain/books/aged-debtors.ts';
import type { Handler } from '../handler.ts';

export const getAgedDebtors: Handler<'getAgedDebtors'> = ({ query }, { today }) => {
  const { datum = today, bedrijf_id = null } = query;
  const table = {
    filename: `openstaande-posten-${datum}.csv`,
    columns: AGED_DEBTORS_COLUMNS,
    decimals: AGE_COLUMNS,
    rows: (row: AgedDebtor) => [agedDebtorCells(row)],
  };
  return Promise.resolve({ walk: new Walk((db) => agedDebtors(db, datum, bedrijf_id)), table });
};
