// Payment references, and the QR code for banking apps.
import { expect } from 'chai';
import { remainderOf, type PrintedInvoice } from '../../../domain/invoices/invoice-document.ts';
import { formatPaymentQr } from '../../../domain/invoices/payment-qr.ts';
import {
  createCreditorReference,
  createPaymentReference,
  formatReference,
} from '../../../domain/invoices/structured-reference.ts';
import { isIban } from '../../../domain/values/party-codes.ts';
import type { Cents } from '../../../generated/types.ts';
import { createPrintedCredit, createItem, createPrintedInvoice, type EInvoiceCase } from '../../support/e-invoices.ts';

describe('the reference of a payment', () => {
  it('is a creditor reference whose check digits are those of the standard', () => {
    // These examples were published by banks.
    expect(createCreditorReference('539007547034')).to.equal('RF18539007547034');
    expect(createCreditorReference('2348231')).to.equal('RF712348231');
    expect(formatReference('RF712348231')).to.equal('RF71 2348 231');
  });

  it("has the format of the account's country", () => {
    expect(createPaymentReference(707, 'BE68 5390 0754 7034')).to.equal('+++000/0000/70728+++');
    expect(createPaymentReference(707, 'be68539007547034')).to.equal('+++000/0000/70728+++');
    for (const iban of ['NL91ABNA0417164300', 'DE89370400440532013000', null, ''])
      expect(createPaymentReference(707, iban), String(iban)).to.equal('RF24707');
    expect(formatReference(createPaymentReference(707, 'BE68539007547034'))).to.equal('+++000/0000/70728+++');
  });

  it('needs an account number with right check digits', () => {
    const good = [
      'NL91ABNA0417164300',
      'nl91 ABNA 0417 1643 00',
      'BE68539007547034',
      'GB82WEST12345698765432',
      'NO9386011117947',
    ];
    expect(good.filter((iban) => !isIban(iban))).to.deep.equal([]);
    const bad = ['NL91ABNA0417164301', 'NL92ABNA0417164300', '', 'RF18539007547034x', 'NL91'];
    expect(bad.filter(isIban)).to.deep.equal([]);
  });
});

describe('the QR code for banking apps', () => {
  const charges = [createItem('Klimmen', 20, 17.5, 21)];
  const formatOpenQr = (invoice: PrintedInvoice) => formatPaymentQr(invoice, remainderOf(invoice));
  const textOf = (wish: EInvoiceCase = {}): string[] | undefined =>
    formatOpenQr(createPrintedInvoice(charges, wish))?.split('\n');

  it('contains payee, account, amount and reference', () => {
    expect(textOf({ print: { betalingskenmerk: 'RF097' } })).to.deep.equal([
      'BCD',
      '002',
      '1',
      'SCT',
      'ABNANL2A',
      'Buitengoed Groepen BV',
      'NL91ABNA0417164300',
      'EUR350.00',
      '',
      'RF097',
    ]);

    const belgian = { print: { betalingskenmerk: '+++000/0000/70728+++' }, afzender: { iban: 'BE68 5390 0754 7034' } };
    expect(textOf(belgian)?.slice(6)).to.deep.equal(['BE68539007547034', 'EUR350.00', '', '', '+++000/0000/70728+++']);
  });

  it('omits values that banks refuse', () => {
    const long = textOf({ afzender: { bic: 'my bank', bank_tnv: `Een\nnaam ${'é'.repeat(80)}` } });
    expect(long?.[4]).to.equal('');
    expect(long?.[5]).to.equal(`Een naam ${'é'.repeat(61)}`);
  });

  it('does not exist where it could not be used', () => {
    for (const iban of ['GB82WEST12345698765432', 'NL91ABNA0417164301', null])
      expect(textOf({ afzender: { iban } }), String(iban)).to.equal(undefined);
    const payments = [{ datum: '2026-03-30', bedrag: 35_000 as Cents, betaalmethode: null }];
    expect(textOf({ print: { betalingen: payments } }), 'paid').to.equal(undefined);
    expect(textOf({ changes: { factuur_nummer: null } }), 'a draft').to.equal(undefined);
    expect(formatOpenQr(createPrintedCredit(createPrintedInvoice(charges))), 'a credit invoice').to.equal(null);
  });
});
