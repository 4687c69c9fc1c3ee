// Items that a booking charges, for tests of domain/.
import type { ChargedItem } from '../../domain/invoices/invoice-lines.ts';
import { toBasisPoints, toTenThousandths } from './amounts.ts';

/** So many items at a VAT rate in basis points, for a price in ten-thousandths each. */
export const createChargedItem = (rate: number, aantal: number, bedrag: number): ChargedItem => ({
  type: 'item',
  naam: 'Klimmen',
  kortingspercentage: toBasisPoints(0),
  kortingomschrijving: null,
  aantal,
  bedrag: toTenThousandths(bedrag),
  btw_percentage: toBasisPoints(rate),
  product_id: null,
  boekingsregel_id: null,
});
