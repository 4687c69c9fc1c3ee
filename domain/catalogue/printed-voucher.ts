// Vouchers as they are printed: one card for each, with its code for people and for cameras.
import type { InvoiceAddressee, InvoiceLook, InvoiceSender } from '../values/letter.ts';

/** A card: what it is for and until when. */
export interface PrintedVoucher {
  readonly code: string;
  /** The last day, `2027-03-10`; null for ever. */
  readonly valid_until: string | null;
  /** The contents in words: `4 x Bowlen`. */
  readonly contents: readonly string[];
}

/** Vouchers with everything that their document says. */
export interface PrintedVouchers {
  readonly title: string;
  readonly description: string | null;
  /** Null where the document names no customer. */
  readonly customer_id: number | null;
  readonly vouchers: readonly PrintedVoucher[];
  readonly sender: InvoiceSender;
  readonly recipient: InvoiceAddressee;
  readonly look: InvoiceLook;
}

/** The addressee of a voucher that names nobody. */
export const BEARER: InvoiceAddressee = {
  naam: '',
  afdeling: null,
  factuur_adressering: null,
  attentie: '',
  contactpersoon: null,
  email: null,
  adres: null,
  postcode: null,
  plaats: null,
  landcode: null,
  btw_nummer: null,
  peppol_id: null,
};
