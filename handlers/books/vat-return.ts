// The operation on VAT returns: a quarter, as JSON or as a table.
import { vatReturn } from '../../db/books/vat-return.ts';
import { quarterOf, VAT_RETURN_COLUMNS, vatReturnCells, type VatReturnRow } from '../../domain/books/vat-return.ts';
import type { Handler } from '../handler.ts';

export const getVatReturn: Handler<'getVatReturn'> = async ({ query }, { db }) => {
  const { jaar, kwartaal, bedrijf_id = null } = query;
  const items = await vatReturn(db, { ...quarterOf(jaar, kwartaal), bedrijf_id });
  const table = {
    filename: `btw-aangifte-${String(jaar)}-${String(kwartaal)}.csv`,
    columns: VAT_RETURN_COLUMNS,
    decimals: ['btw_percentage', 'omzet', 'btw'],
    rows: (row: VatReturnRow) => [vatReturnCells(row)],
  };
  return { items, table };
};
