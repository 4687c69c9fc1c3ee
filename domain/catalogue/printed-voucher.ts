// Vouchers as they are printed: one card for each, with its code for people and for cameras.
import type { InvoiceAddressee, InvoiceLook, InvoiceSender } from '../values/letter.ts';

/** A card: its contents and its last day. */
export interface PrintedVoucher {
  readonly code: string;
  /** The last day, `2027-03-10`; null for no end. */
  readonly valid_until: string | null;
  /** The contents in words: `4 x Bowlen`. */
  readonly contents: readonly string[];
}

/** Vouchers with the complete contents of their document. */
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

/** The addressee of a voucher without a customer. */
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
