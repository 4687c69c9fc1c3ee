// A business at work by chance: bookings, advances, finals, credits and payments of every kind, day after day.
import { ApiError, type CostsPut, type Invoice, type Voucher } from 'boekstaaf';
import { api, basic, clock, given } from './index.ts';
import { payVoucherOrder } from './paying.ts';
import type { Random } from './random.ts';

const { cost } = given;
const RATES = [0, 9, 21];

/** Does random things through the API; what a rule refuses is left undone. */
export class Business {
  readonly #random: Random;
  readonly #bookings: number[] = [];
  readonly #products: (number | null)[] = [null];
  readonly #groups: number[] = [];
  readonly #methods: (number | null)[] = [null];
  readonly #customers: number[] = [];
  readonly #redeemed: { readonly id: number; readonly voucher_id: number }[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Creates the goods and customers: products with and without a group that has its own account, companies, methods. */
  async open(): Promise<void> {
    for (const ledger_number of ['8100', '8200', null]) {
      const group = await given.productGroup({ ledger_number, cost_center: ledger_number && `K${ledger_number}` });
      this.#groups.push(group.id);
      this.#products.push((await given.product({ productgroep_id: group.id })).id);
      this.#methods.push((await given.paymentMethod({ ledger_number })).id);
      const { id: bedrijf_id } = await given.company();
      this.#customers.push((await given.customer({ bedrijf_id })).id);
    }
    this.#products.push((await given.product()).id);

    await this.#book();
    // So that there is a finalised invoice from the first act on.
    await given.payment();
  }

  /** Does a random act; returns whether it was allowed. */
  async act(): Promise<boolean> {
    // Repeated acts are more frequent.
    const acts = [
      this.#book,
      this.#recharge,
      this.#invoice,
      this.#invoice,
      this.#invoice,
      this.#credit,
      this.#credit,
      this.#pay,
      this.#pay,
      this.#pay,
      this.#pay,
      this.#correctPayment,
      this.#deletePayment,
      this.#changeLedgerAccounts,
      this.#redeem,
      this.#redeem,
      this.#removeVoucher,
    ];
    try {
      await this.#pick(acts).call(this);
      return true;
    } catch (error) {
      if (error instanceof ApiError && [403, 404, 406].includes(error.status)) return false;
      throw error;
    }
  }

  /**
   * Does what chance may have left out: redeems a voucher that was bought, deletes a payment, and settles an invoice by its
   * credit invoice.
   */
  async coverRareActs(): Promise<void> {
    const product_id = this.#pick(this.#products.filter((id) => id !== null));
    const { id: boeking_id } = await given.booking({ product_id, klant_id: this.#pick(this.#customers), personen: 2 });
    const { code } = await this.#buyVoucher(product_id, 1);
    await api.bookings.redeemVoucher({ id: boeking_id, body: { code } });
    const { id } = await api.invoices.createInvoice({ body: { boeking_id } });
    await api.invoices.markInvoiceAsSent({ id, body: {} });
    const { id: betaling_id } = await api.invoicePayments.createInvoicePayment({ id, body: this.#createPayment() });
    await api.invoicePayments.deleteInvoicePayment({ id, betaling_id });

    const unpaid = await given.chargedBooking([cost({ bedrag: 80 })], { klant_id: this.#pick(this.#customers) });
    const owed = await api.invoices.createInvoice({ body: { boeking_id: unpaid.id } });
    await api.invoices.markInvoiceAsSent({ id: owed.id, body: {} });
    await api.invoices.createCreditInvoice({ id: owed.id, body: { verrekenen: true } });
  }

  async #book(): Promise<void> {
    const customer = { klant_id: this.#pick(this.#customers) };
    this.#bookings.push((await given.chargedBooking(this.#createCosts(), customer)).id);
  }

  async #recharge(): Promise<void> {
    await given.recharge({ id: this.#pick(this.#bookings) }, this.#createCosts());
  }

  async #invoice(): Promise<void> {
    const body = { boeking_id: this.#pick(this.#bookings), btw_verlegd: this.#random(6) === 0 };
    // 100 invoices all that was not invoiced yet.
    const voorschot_percentage = this.#random(2) === 0 ? 1 + this.#random(60) : 100;
    const { id } = await api.invoices.createInvoice({ body: { ...body, voorschot_percentage } });
    const sending = this.#random(3) === 0 ? { betalingen: [this.#createPayment()] } : {};
    await api.invoices.markInvoiceAsSent({ id, body: sending });
  }

  async #credit(): Promise<void> {
    const { id, regels = [] } = await this.#pickFinalised();
    const items = regels.flatMap((line) =>
      line.type === 'item' ? [line] : line.regels.filter((each) => each.type === 'item'),
    );
    const isPart = this.#random(2) === 0 && items.length > 0;
    const part = isPart ? { regels: [{ id: this.#pick(items).id, bedrag: (1 + this.#random(2000)) / 100 }] } : {};
    await api.invoices.createCreditInvoice({ id, body: { ...part, verrekenen: this.#random(2) === 0 } });
  }

  async #pay(): Promise<void> {
    const { id, calculated_totaalbedrag_inclusief_btw: total } = await this.#pickFinalised();
    const bedrag = this.#random(3) === 0 ? total : this.#createPayment().bedrag * (Math.sign(total) || 1);
    await api.invoicePayments.createInvoicePayment({ id, body: { ...this.#createPayment(), bedrag } });
  }

  async #correctPayment(): Promise<void> {
    const payments = await api.invoicePayments.listPayments({});
    if (payments.length === 0) return this.#pay();
    const payment = this.#pick(payments);
    const wanneer = this.#random(2) === 0 ? payment.wanneer : '2026-01-15T12:00:00+01:00';
    const body = { ...this.#createPayment(), bedrag: payment.bedrag + this.#random(3) - 1, wanneer };
    await api.invoicePayments.updateInvoicePayment({ id: payment.factuur_id, betaling_id: payment.id, body });
  }

  async #deletePayment(): Promise<void> {
    const payments = await api.invoicePayments.listPayments({});
    if (payments.length === 0) return this.#pay();
    const { factuur_id, id } = this.#pick(payments);
    await api.invoicePayments.deleteInvoicePayment({ id: factuur_id, betaling_id: id });
  }

  /** Sets other ledger accounts, for later entries. */
  async #changeLedgerAccounts(): Promise<void> {
    const waarde = String(1000 + this.#random(9000));
    const slug = this.#pick(['grootboek_debiteuren', 'grootboek_omzet', 'grootboek_voorschotten', 'grootboek_btw']);
    await api.settings.updateSetting({ slug, body: { waarde } });
    const body = { naam: `Groep ${waarde}`, ledger_number: waarde };
    await api.productGroups.updateProductGroup({ id: this.#pick(this.#groups), body });
  }

  /** Books a product, and redeems a voucher on it that was bought or given. */
  async #redeem(): Promise<void> {
    const product_id = this.#pick(this.#products.filter((id) => id !== null));
    const klant_id = this.#pick(this.#customers);
    const { id } = await given.booking({ product_id, klant_id, personen: 1 + this.#random(6) });
    this.#bookings.push(id);
    const aantal = 1 + this.#random(6);
    const voucher =
      this.#random(3) === 0 ? await this.#giveVoucher(product_id, aantal) : await this.#buyVoucher(product_id, aantal);
    await api.bookings.redeemVoucher({ id, body: { code: voucher.code } });
    this.#redeemed.push({ id, voucher_id: voucher.id });
  }

  #giveVoucher(product_id: number, aantal: number): Promise<Voucher> {
    return given.voucher({ inhoud: [{ product_id, aantal, prijs_per_stuk: this.#random(2_000) / 100 }] });
  }

  async #buyVoucher(product_id: number, product_amount: number): Promise<Voucher> {
    const price = (1 + this.#random(8_000)) / 100;
    const template = await given.voucherTemplate({ products: [product_id], product_amount, price });
    return this.#pick(await payVoucherOrder(await given.voucherSale({ voucher_template_id: template.id })));
  }

  async #removeVoucher(): Promise<void> {
    if (this.#redeemed.length === 0) await this.#redeem();
    await api.bookings.deleteBookingVoucher(this.#pick(this.#redeemed));
  }

  async #pickFinalised(): Promise<Invoice> {
    const invoices = await basic.invoices.listInvoices({
      status: ['verzonden', 'deels_betaald', 'betaald'],
      embed: ['regels'],
    });
    return this.#pick(invoices);
  }

  #createPayment(): { bedrag: number; betaalmethode_id?: number } {
    const method = this.#pick(this.#methods);
    return { bedrag: (1 + this.#random(9000)) / 100, ...(method === null ? {} : { betaalmethode_id: method }) };
  }

  #createCosts(): NonNullable<CostsPut['regels']> {
    const items = Array.from({ length: 1 + this.#random(4) }, () => {
      const product_id = this.#pick(this.#products);
      const bedrag = (this.#random(20_000) - 2_000) / 100;
      const amounts = { bedrag, btw_percentage: this.#pick(RATES), aantal: 1 + this.#random(3) };
      return cost({ ...amounts, ...(product_id === null ? {} : { product_id }) });
    });
    if (this.#random(2) === 0) return items;
    return [{ type: 'groep', naam: 'Samen', kortingspercentage: this.#random(50), regels: items }];
  }

  #pick<T>(from: readonly T[]): T {
    const choice = from[this.#random(from.length)];
    if (choice === undefined) throw new Error(`Nothing to choose from at ${clock.now()}.`);
    return choice;
  }
}
