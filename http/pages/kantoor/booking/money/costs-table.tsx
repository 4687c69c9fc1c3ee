// The costs of a booking as a list: groups with their items, discounts, and the total.
import type { CostLine, Costs } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useOffice, usePage } from '../../frame/context.ts';
import { chargesOf, roundAmount } from '../programme/costs.ts';
import { WORDS } from './words.ts';

export function CostsTable({ costs }: { readonly costs: Costs }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <ul class="costs">
      {costs.regels.map((cost) => (
        <CostRow key={cost.id} cost={cost} />
      ))}
      <li class="row total">
        <span>{words.total}</span>
        <b class="amount">{writing.formatAmount(costs.calculated_totaalbedrag_inclusief_btw)}</b>
      </li>
    </ul>
  );
}

function CostRow({ cost }: { readonly cost: CostLine }): ComponentChildren {
  const { writing } = useOffice();
  const amount = roundAmount(
    chargesOf([cost]).reduce((all, { item, part }) => all + item.aantal * item.bedrag * part, 0),
  );
  const discount = cost.kortingspercentage === 0 ? '' : `−${writing.formatNumber(cost.kortingspercentage)} %`;

  return (
    <li>
      <p class="row">
        <span>
          {cost.type === 'item' && `${writing.formatNumber(cost.aantal)} × `}
          {cost.naam} <span class="more">{[discount, cost.kortingomschrijving].filter(Boolean).join(' · ')}</span>
        </span>
        <span class="amount">{writing.formatAmount(amount)}</span>
      </p>
    </li>
  );
}
