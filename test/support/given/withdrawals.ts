// Withdrawals from sales of vouchers: declared, and confirmed.
import type { NewVoucherSale, VoucherSale, Withdrawal, WithdrawalDeclaration, WithdrawalReceipt } from 'boekstaaf';
import { api, given } from '../index.ts';
import { payVoucherOrder } from '../paying.ts';

let count = 0;

/** A declaration without a confirmation, with an unused address, and a reference that no sale has. */
export function declaration(body: Partial<WithdrawalDeclaration> = {}): Promise<WithdrawalReceipt> {
  count += 1;
  const defaults = {
    naam: 'Sanne Koper',
    email: `herroeper${String(count)}@voorbeeld.example`,
    referentie: 'onbekend',
  };
  return api.withdrawals.createWithdrawal({ body: { ...defaults, ...body } });
}

/** A confirmed withdrawal: staff have to handle it, unless it has the reference and the address of a sale. */
export async function withdrawal(body: Partial<WithdrawalDeclaration> = {}): Promise<Withdrawal> {
  const { id, token } = await declaration(body);
  await api.withdrawals.confirmWithdrawal({ token });
  return api.withdrawals.getWithdrawal({ id });
}

/** A paid sale of vouchers, with the address that it was mailed to. */
export async function paidOrder(
  body: Partial<NewVoucherSale> = {},
): Promise<{ readonly sale: VoucherSale; readonly email: string }> {
  const order = await given.voucherSale(body);
  await payVoucherOrder(order);
  const { id } = order;
  const sale = await api.voucherSales.getVoucherSale({ id });
  const [mail] = await api.mails.listMails({ about_kind: 'voucher_sale', about_id: id });
  return { sale, email: mail?.to[0] ?? '' };
}
