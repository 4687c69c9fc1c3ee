// The lines of an invoice with their amounts, the total, its VAT, and the open amount.
import type { Invoice, InvoiceLine } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { fillWords } from '../../browser/words.ts';
import { openAmountOf, paidAmountOf } from '../frame/amounts.ts';
import { usePage } from '../frame/context.ts';
import type { InvoiceOverview } from './invoice.ts';
import { WORDS } from './words.ts';

export function Lines({ invoice }: { readonly invoice: Invoice }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <>
      <ul class="rows charged">
        {(invoice.regels ?? []).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p class="row sum">
        <b>{invoice.btw_verlegd ? words.totalReverseCharged : words.total}</b>
        <b class="amount">{writing.formatAmount(invoice.calculated_totaalbedrag_inclusief_btw)}</b>
      </p>
      {Object.entries(invoice.btw).map(([percent, { btw, bedrag }]) => (
        <p key={percent} class="row more">
          {fillWords(words.vat, { percent, net: writing.formatAmount(bedrag) })}
          <span class="amount">{writing.formatAmount(btw)}</span>
        </p>
      ))}
    </>
  );
}

interface InvoiceLineProps {
  readonly line: InvoiceLine;
  /** The share of its price that is left after the discounts of its groups, from 0 to 1. */
  readonly priceShare?: number;
}

function Line({ line, priceShare = 1 }: InvoiceLineProps): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  const part = priceShare * (1 - line.kortingspercentage / 100);
  const discount =
    line.kortingspercentage === 0
      ? ''
      : fillWords(words.discount, { percent: writing.formatNumber(line.kortingspercentage) });

  return (
    <li>
      <p class="row">
        {line.type === 'item' && <span class="count">{writing.formatNumber(line.aantal)} ×</span>}
        <span>{line.naam}</span>
        <span class="more">{[discount, line.kortingomschrijving].filter(Boolean).join(' · ')}</span>
        {line.type === 'item' && (
          <>
            {line.aantal !== 1 && (
              <span class="more">{fillWords(words.each, { price: writing.formatAmount(line.bedrag) })}</span>
            )}
            <span class="amount">{writing.formatAmount(Number((line.aantal * line.bedrag * part).toFixed(6)))}</span>
          </>
        )}
      </p>
      {line.type === 'groep' && (
        <ul>
          {line.regels.map((inner) => (
            <Line key={inner.id} line={inner} priceShare={part} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The open amount and the paid amount of an invoice. */
export function Balance({
  overview: { invoice, payments },
}: {
  readonly overview: InvoiceOverview;
}): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  if (invoice.status === 'concept') return null;

  const open = openAmountOf(invoice);
  const name = open === 0 ? words.allPaid : open > 0 ? words.stillOpen : words.toRefund;
  return (
    <div class={open === 0 ? 'balance' : 'balance due'}>
      <p>
        {name} {open !== 0 && <b>{writing.formatAmount(Math.abs(open))}</b>}
      </p>
      {payments.length > 0 && (
        <p class="more">
          {words.paid} {writing.formatAmount(paidAmountOf(invoice, payments))}
        </p>
      )}
    </div>
  );
}
