// The words of a document in its four languages, and the choice of a language by locale.
import { languageOf, type DocumentLanguage } from '../domain/values/formats.ts';

export interface DocumentWords {
  readonly invoice: string;
  readonly credit: string;
  readonly advance: string;
  /** The title of a draft, and its mark. */
  readonly draft: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly customer: string;
  readonly theirReference: string;
  readonly booking: string;
  readonly activity: string;
  readonly credits: string;
  readonly formatPeople: (count: number) => string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly vat: string;
  readonly amount: string;
  readonly amountNet: string;
  readonly formatDiscount: (percentage: string) => string;
  readonly rate: string;
  readonly net: string;
  readonly gross: string;
  readonly totalNet: string;
  readonly totalVat: string;
  /** The amount paid for vouchers that are redeemed now. */
  readonly prepaid: string;
  readonly total: string;
  readonly paid: string;
  /** The amount settled with the invoice of this number. */
  readonly formatOffset: (number: string) => string;
  readonly remainder: string;
  /** The amount that is refunded, or settled with something else. */
  readonly refund: string;
  readonly payBefore: string;
  readonly reference: string;
  readonly holder: string;
  readonly nameReference: string;
  readonly settled: string;
  /** The text of a credit invoice without an open amount. */
  readonly formatCreditSettled: (number: string) => string;
  /** The label of the reason of a credit. */
  readonly reason: string;
  readonly paidOn: string;
  /** The label of the carried sum, at the end of a page and the top of the next one. */
  readonly carried: string;
  readonly brought: string;
  /** Below the code that a banking app reads. */
  readonly scan: string;
  /** The names of advances and of deductions of earlier invoices, whose rows are stored in Dutch. */
  readonly advanceOf: (percentage: string) => string;
  readonly advanceAt: (percentage: string, rate: string) => string;
  readonly formatDeduction: (number: string, isAdvance: boolean) => string;
  readonly reverseCharged: string;
  readonly vatNumber: string;
  readonly register: string;
}

const dutch: DocumentWords = {
  invoice: 'Factuur',
  credit: 'Creditfactuur',
  advance: 'Voorschotfactuur',
  draft: 'Concept',
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  due: 'Vervaldatum',
  customer: 'Klantnummer',
  theirReference: 'Uw referentie',
  booking: 'Boeking',
  activity: 'Datum bezoek',
  credits: 'Betreft factuur',
  formatPeople: (count) => (count === 1 ? '1 persoon' : `${String(count)} personen`),
  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  vat: 'Btw',
  amount: 'Bedrag incl. btw',
  amountNet: 'Bedrag excl. btw',
  formatDiscount: (percentage) => `${percentage} korting`,
  rate: 'Btw-tarief',
  net: 'Excl. btw',
  gross: 'Incl. btw',
  totalNet: 'Totaal excl. btw',
  totalVat: 'Btw',
  prepaid: 'Vooruitbetaald (voucher)',
  total: 'Totaal',
  paid: 'Betaald',
  formatOffset: (number) => `Verrekend met ${number}`,
  remainder: 'Nog te betalen',
  refund: 'Tegoed',
  payBefore: 'Te betalen uiterlijk',
  reference: 'Betalingskenmerk',
  holder: 'Ten name van',
  nameReference: 'Vermeld bij uw betaling het betalingskenmerk: dan weten wij dat het om deze factuur gaat.',
  settled: 'Deze factuur is voldaan. U hoeft niets meer te betalen.',
  formatCreditSettled: (number) => `Deze creditfactuur is verrekend met factuur ${number}. U hoeft niets te doen.`,
  reason: 'Reden',
  paidOn: 'Betaald op',
  carried: 'Transport naar volgende bladzijde',
  brought: 'Transport van vorige bladzijde',
  scan: 'Scan met uw bank-app',
  advanceOf: (percentage) => `Voorschot ${percentage}`,
  advanceAt: (percentage, rate) => `Voorschot ${percentage} (${rate} btw)`,
  formatDeduction: (number, isAdvance) => `${isAdvance ? 'Voorschotfactuur' : 'Factuur'} ${number}`,
  reverseCharged: 'Btw verlegd',
  vatNumber: 'Btw-nummer',
  register: 'KvK',
};

const english: DocumentWords = {
  invoice: 'Invoice',
  credit: 'Credit note',
  advance: 'Advance invoice',
  draft: 'Draft',
  number: 'Invoice number',
  date: 'Invoice date',
  due: 'Due date',
  customer: 'Customer number',
  theirReference: 'Your reference',
  booking: 'Booking',
  activity: 'Date of visit',
  credits: 'Credits invoice',
  formatPeople: (count) => (count === 1 ? '1 person' : `${String(count)} people`),
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  vat: 'VAT',
  amount: 'Amount incl. VAT',
  amountNet: 'Amount excl. VAT',
  formatDiscount: (percentage) => `${percentage} discount`,
  rate: 'VAT rate',
  net: 'Excl. VAT',
  gross: 'Incl. VAT',
  totalNet: 'Total excl. VAT',
  totalVat: 'VAT',
  prepaid: 'Prepaid (voucher)',
  total: 'Total',
  paid: 'Paid',
  formatOffset: (number) => `Settled with ${number}`,
  remainder: 'Amount due',
  refund: 'In your favour',
  payBefore: 'Please pay by',
  reference: 'Payment reference',
  holder: 'Account holder',
  nameReference: 'Please quote the payment reference, so that we can match your payment with this invoice.',
  settled: 'This invoice has been paid in full. Nothing more is due.',
  formatCreditSettled: (number) => `This credit note was settled with invoice ${number}. You need not do anything.`,
  reason: 'Reason',
  paidOn: 'Paid on',
  carried: 'Carried forward',
  brought: 'Brought forward',
  scan: 'Scan with your banking app',
  advanceOf: (percentage) => `Advance of ${percentage}`,
  advanceAt: (percentage, rate) => `Advance of ${percentage} (${rate} VAT)`,
  formatDeduction: (number, isAdvance) => `${isAdvance ? 'Advance invoice' : 'Invoice'} ${number}`,
  reverseCharged: 'VAT reverse charge',
  vatNumber: 'VAT number',
  register: 'Company reg. no.',
};

const german: DocumentWords = {
  invoice: 'Rechnung',
  credit: 'Rechnungskorrektur',
  advance: 'Abschlagsrechnung',
  draft: 'Entwurf',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  due: 'Fällig am',
  customer: 'Kundennummer',
  theirReference: 'Ihre Referenz',
  booking: 'Buchung',
  activity: 'Datum des Besuchs',
  credits: 'Zu Rechnung',
  formatPeople: (count) => (count === 1 ? '1 Person' : `${String(count)} Personen`),
  description: 'Bezeichnung',
  quantity: 'Menge',
  price: 'Preis',
  vat: 'USt.',
  amount: 'Betrag inkl. USt.',
  amountNet: 'Betrag ohne USt.',
  formatDiscount: (percentage) => `${percentage} Rabatt`,
  rate: 'USt.-Satz',
  net: 'Ohne USt.',
  gross: 'Inkl. USt.',
  totalNet: 'Summe ohne USt.',
  totalVat: 'USt.',
  prepaid: 'Vorausbezahlt (Gutschein)',
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  formatOffset: (number) => `Verrechnet mit ${number}`,
  remainder: 'Noch zu zahlen',
  refund: 'Zu Ihren Gunsten',
  payBefore: 'Zahlbar bis',
  reference: 'Verwendungszweck',
  holder: 'Kontoinhaber',
  nameReference:
    'Bitte geben Sie bei der Zahlung den Verwendungszweck an, damit wir sie dieser Rechnung zuordnen können.',
  settled: 'Diese Rechnung ist vollständig bezahlt. Es ist nichts mehr offen.',
  formatCreditSettled: (number) =>
    `Diese Rechnungskorrektur wurde mit der Rechnung ${number} verrechnet. Sie müssen nichts tun.`,
  reason: 'Grund',
  paidOn: 'Bezahlt am',
  carried: 'Übertrag auf die nächste Seite',
  brought: 'Übertrag von der vorigen Seite',
  scan: 'Mit der Banking-App scannen',
  advanceOf: (percentage) => `Abschlag ${percentage}`,
  advanceAt: (percentage, rate) => `Abschlag ${percentage} (${rate} USt.)`,
  formatDeduction: (number, isAdvance) => `${isAdvance ? 'Abschlagsrechnung' : 'Rechnung'} ${number}`,
  reverseCharged: 'Steuerschuldnerschaft des Leistungsempfängers',
  vatNumber: 'USt-IdNr.',
  register: 'Handelsregister',
};

const french: DocumentWords = {
  invoice: 'Facture',
  credit: 'Avoir',
  advance: 'Facture d’acompte',
  draft: 'Brouillon',
  number: 'Numéro de facture',
  date: 'Date de facture',
  due: 'Échéance',
  customer: 'Numéro de client',
  theirReference: 'Votre référence',
  booking: 'Réservation',
  activity: 'Date de la visite',
  credits: 'Annule la facture',
  formatPeople: (count) => (count === 1 ? '1 personne' : `${String(count)} personnes`),
  description: 'Désignation',
  quantity: 'Quantité',
  price: 'Prix',
  vat: 'TVA',
  amount: 'Montant TTC',
  amountNet: 'Montant HT',
  formatDiscount: (percentage) => `Remise de ${percentage}`,
  rate: 'Taux de TVA',
  net: 'HT',
  gross: 'TTC',
  totalNet: 'Total HT',
  totalVat: 'TVA',
  prepaid: 'Payé d’avance (bon)',
  total: 'Total TTC',
  paid: 'Payé',
  formatOffset: (number) => `Compensé avec ${number}`,
  remainder: 'Reste à payer',
  refund: 'En votre faveur',
  payBefore: 'À payer avant le',
  reference: 'Référence de paiement',
  holder: 'Titulaire du compte',
  nameReference: 'Merci de rappeler la référence de paiement lors de votre virement.',
  settled: 'Cette facture est réglée. Vous n’avez plus rien à payer.',
  formatCreditSettled: (number) => `Cet avoir a été compensé avec la facture ${number}. Vous n’avez rien à faire.`,
  reason: 'Motif',
  paidOn: 'Payé le',
  carried: 'À reporter',
  brought: 'Report',
  scan: 'Scannez avec votre app bancaire',
  advanceOf: (percentage) => `Acompte de ${percentage}`,
  advanceAt: (percentage, rate) => `Acompte de ${percentage} (TVA ${rate})`,
  formatDeduction: (number, isAdvance) => `${isAdvance ? 'Facture d’acompte' : 'Facture'} ${number}`,
  reverseCharged: 'Autoliquidation de la TVA',
  vatNumber: 'N° TVA',
  register: 'Registre du commerce',
};

/** Chooses by a locale such as `nl_BE`; English for a language that documents are not printed in. */
export function inLanguageOf<Of>(all: Readonly<Record<DocumentLanguage, Of>>): (locale: string) => Of {
  return (locale) => all[languageOf(locale)];
}

/** The words for a locale such as `nl_BE`. */
export const wordsFor = inLanguageOf<DocumentWords>({ nl: dutch, en: english, de: german, fr: french });
