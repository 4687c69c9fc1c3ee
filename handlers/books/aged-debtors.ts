// The operation on what customers owe: by age, as JSON or as a table.
import { listAgedDebtors } from '../../db/books/aged-debtors.ts';
import { Walk } from '../../db/engine/walk.ts';
import {
  AGED_DEBTORS_COLUMNS,
  formatAgedDebtorCells,
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
    toRows: (row: AgedDebtor) => [formatAgedDebtorCells(row)],
  };
  return Promise.resolve({ walk: new Walk((db) => listAgedDebtors(db, datum, bedrijf_id)), table });
};
