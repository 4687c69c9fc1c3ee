// Items that a booking charges, for tests of domain/.
import type { ChargedItem } from '../../domain/invoices/invoice-lines.ts';
import { basisPoints, tenThousandths } from './amounts.ts';

/** So many items at a VAT rate in basis points, for a price in ten-thousandths each. */
export const chargedItems = (rate: number, aantal: number, bedrag: number): ChargedItem => ({
  type: 'item',
  naam: 'Klimmen',
  kortingspercentage: basisPoints(0),
  kortingomschrijving: null,
  aantal,
  bedrag: tenThousandths(bedrag),
  btw_percentage: basisPoints(rate),
  product_id: null,
  boekingsregel_id: null,
});
