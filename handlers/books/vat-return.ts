// The operation on VAT returns: a quarter, as JSON or as a table.
import { readVatReturn } from '../../db/books/vat-return.ts';
import {
  quarterOf,
  VAT_RETURN_COLUMNS,
  formatVatReturnCells,
  type VatReturnRow,
} from '../../domain/books/vat-return.ts';
import type { Handler } from '../handler.ts';

export const getVatReturn: Handler<'getVatReturn'> = async ({ query }, { db }) => {
  const { jaar, kwartaal, bedrijf_id = null } = query;
  const items = await readVatReturn(db, { ...quarterOf(jaar, kwartaal), bedrijf_id });
  const table = {
    filename: `btw-aangifte-${String(jaar)}-${String(kwartaal)}.csv`,
    columns: VAT_RETURN_COLUMNS,
    decimals: ['btw_percentage', 'omzet', 'btw'],
    toRows: (row: VatReturnRow) => [formatVatReturnCells(row)],
  };
  return { items, table };
};
