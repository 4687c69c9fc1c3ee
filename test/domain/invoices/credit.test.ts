// Credit invoices as cases, calculated by hand: in full, by number, by amount, the rest after them, and refusals.
import { expect } from 'chai';
import { planCredit, type CreditBasis, type CreditedLine } from '../../../domain/invoices/credit.ts';
import { planInvoice } from '../../../domain/invoices/invoice.ts';
import type { ChargedItem, PlannedInvoice } from '../../../domain/invoices/invoice-lines.ts';
import { asCents } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { createChargedItem as items } from '../../support/charged-items.ts';

const HIGH = 21_00;
const LOW = 9_00;

/** Creates a finalised invoice with these items, whose lines have the ids 1, 2, 3. */
const createInvoice = (...costs: readonly ChargedItem[]): CreditBasis => {
  const { lines, vat } = planInvoice(costs, []);
  return {
    isReverseCharged: false,
    lines: lines.map((line, at) => ({ ...line, id: at + 1 })),
    vat,
    credited: [],
    creditedVat: [],
  };
};

/** Adds a finalised credit invoice to its invoice. */
const creditInvoice = (
  invoice: CreditBasis,
  credit: PlannedInvoice,
  wishes: readonly CreditedLine[] = [],
): CreditBasis => ({
  ...invoice,
  credited: [
    ...invoice.credited,
    ...credit.lines.map((line) => ({
      ...line,
      requestedUnits: wishes.find(({ id }) => id === line.credits_line_id)?.aantal,
    })),
  ],
  creditedVat: [...invoice.creditedVat, ...credit.vat],
});

/** Returns the total of a credit invoice, and its rates with gross and VAT, in cents. */
const amountsOf = ({ total, vat }: PlannedInvoice) => ({
  total,
  rates: vat.map(({ btw_percentage, gross, vat: tax }) => [btw_percentage, gross, tax]),
});

describe('a credit invoice', () => {
  it('credits all of an invoice with two rates, line by line', () => {
    const credit = planCredit(createInvoice(items(HIGH, 2, 60_5000), items(LOW, 1, 54_5000)), undefined);
    expect(credit.total).to.equal(-175_50);
    expect(amountsOf(credit).rates).to.have.deep.members([
      [HIGH, -121_00, -21_00],
      [LOW, -54_50, -4_50],
    ]);
    expect(credit.lines.map(({ aantal, gross }) => [aantal, gross])).to.deep.equal([
      [-2, -121_00],
      [-1, -54_50],
    ]);
  });

  it('by number credits the share of the line, and the last units get the rest', () => {
    // 10 x 5.4236 is 54.24. Four of ten are 21.696, and six are what is left.
    const invoice = createInvoice(items(HIGH, 10, 5_4236));
    const wishes = [{ id: 1, aantal: 4 }];
    const four = planCredit(invoice, wishes);
    expect(amountsOf(four)).to.deep.equal({ total: -21_70, rates: [[HIGH, -21_70, -3_77]] });

    const six = planCredit(creditInvoice(invoice, four, wishes), [{ id: 1, aantal: 6 }]);
    // The VAT of 54.24 is 9.41.
    expect(amountsOf(six)).to.deep.equal({ total: -32_54, rates: [[HIGH, -32_54, -5_64]] });
  });

  it('by number counts these units, even if its amount is not their price', () => {
    const invoice = createInvoice(items(HIGH, 10, 5_4236));
    const wishes = [{ id: 1, aantal: 4 }];
    const after = creditInvoice(invoice, planCredit(invoice, wishes), wishes);
    expect(() => planCredit(after, [{ id: 1, aantal: 10 }])).to.throw(Problem, 'ERR_CREDIT_EXCEEDS_INVOICE');
  });

  it('by number credits a cent less than its share where earlier shares were rounded up', () => {
    // 7 x 0.0057 is 0.04. One of seven is 0.0057, so three of them took 0.03; three of seven would be 0.017.
    let invoice = createInvoice(items(HIGH, 7, 57));
    const one = [{ id: 1, aantal: 1 }];
    for (let nth = 0; nth < 3; nth += 1) invoice = creditInvoice(invoice, planCredit(invoice, one), one);
    expect(planCredit(invoice, [{ id: 1, aantal: 3 }]).total).to.equal(-1);
  });

  it('credits the VAT that the invoice charged, even if earlier invoices changed it by a cent', () => {
    // 2.50 has 0.434 of VAT, but a second advance of 2.50 charged 0.44 (test/domain/invoices/advance.test.ts).
    const invoice = createInvoice(items(HIGH, 1, 2_5000));
    const [charged] = invoice.vat;
    const second = { ...invoice, vat: [{ ...charged!, vat: asCents(44) }] };
    expect(amountsOf(planCredit(second, undefined)).rates).to.deep.equal([[HIGH, -2_50, -44]]);
  });

  it('by amount leaves the rest of the line to the next one', () => {
    const invoice = createInvoice(items(HIGH, 1, 100_0000));
    const part = planCredit(invoice, [{ id: 1, bedrag: asCents(33_33) }]);
    // 33.33 has 5.785 of VAT, and 100.00 has 17.355.
    expect(amountsOf(part)).to.deep.equal({ total: -33_33, rates: [[HIGH, -33_33, -5_78]] });

    const rest = planCredit(creditInvoice(invoice, part), undefined);
    expect(amountsOf(rest)).to.deep.equal({ total: -66_67, rates: [[HIGH, -66_67, -11_58]] });
  });

  const invoice = createInvoice(items(HIGH, 2, 50_0000), items(HIGH, 1, -20_0000));
  const refusals: readonly { code: string; name: string; of?: CreditBasis; wishes?: readonly CreditedLine[] }[] = [
    { code: 'ERR_UNKNOWN_REFERENCE', name: 'of a line that the invoice lacks', wishes: [{ id: 9 }] },
    { code: 'ERR_DUPLICATE', name: 'of one line twice', wishes: [{ id: 1 }, { id: 1 }] },
    { code: 'ERR_CANNOT_COMBINE', name: 'by number and amount', wishes: [{ id: 1, aantal: 1, bedrag: asCents(1) }] },
    { code: 'ERR_CREDIT_EXCEEDS_INVOICE', name: 'of one too many', wishes: [{ id: 1, aantal: 3 }] },
    { code: 'ERR_CREDIT_EXCEEDS_INVOICE', name: 'of a cent too much', wishes: [{ id: 1, bedrag: asCents(100_01) }] },
    { code: 'ERR_CREDIT_EXCEEDS_INVOICE', name: 'of more than its rate charged', wishes: [{ id: 1 }] },
    {
      code: 'ERR_FULLY_CREDITED',
      name: 'of an invoice of which nothing is left',
      of: creditInvoice(invoice, planCredit(invoice, undefined)),
    },
  ];

  for (const { code, name, of = invoice, wishes } of refusals)
    it(`${name} is refused with ${code}`, () => {
      expect(() => planCredit(of, wishes)).to.throw(Problem, code);
    });

  it('reports all problems at once, each with its field', () => {
    try {
      planCredit(invoice, [{ id: 9 }, { id: 1, aantal: 3 }]);
      expect.fail('it was taken');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(error.problems.map(({ code, field }) => [code, field])).to.deep.equal([
        ['ERR_UNKNOWN_REFERENCE', 'regels[0].id'],
        ['ERR_CREDIT_EXCEEDS_INVOICE', 'regels[1].aantal'],
      ]);
    }
  });
});
