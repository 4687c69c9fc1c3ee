// A table of figures with a bar below each number: screen readers read the numbers, and the bars are for the eye alone.
import type { ComponentChildren } from 'preact';
import { localeOf } from '../../browser/language.ts';
import { fillWords } from '../../browser/words.ts';
import { sumOf } from '../frame/amounts.ts';
import { Columns } from '../frame/columns.tsx';
import { usePage } from '../frame/context.ts';
import type { FigureBlock, FigureRow } from './blocks.ts';
import { WORDS } from './words.ts';

interface FiguresTableProps {
  readonly block: FigureBlock;
  readonly rows: readonly FigureRow[];
}

export function FiguresTable({ block: { name, unit, columns, isWhole }, rows }: FiguresTableProps): ComponentChildren {
  const { words, language, writing } = usePage(WORDS);
  const [title = ''] = words.tables[name];
  if (rows.length === 0) return <p class="nothing">{words.none}</p>;

  const write = {
    count: (value: number) => writing.formatNumber(value),
    hours: (value: number) => fillWords(words.hours, { count: writing.formatNumber(Math.round(value)) }),
    money: (value: number) => writing.formatAmount(value),
    percent: (value: number) => formatShare(value / 100, { maximumFractionDigits: 1 }),
  }[unit];
  const formatShare = (value: number, parts: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0, ...parts }).format(value);
  const most = Math.max(...rows.flatMap(({ values }) => values));
  const widthOf = (value: number): string => `${String(most > 0 ? Math.max(0, (value / most) * 100) : 0)}%`;
  const renderChange = ([now = 0, then = 0]: readonly number[]): ComponentChildren =>
    columns === 'compared' && <td>{then > 0 && formatShare(now / then - 1, { signDisplay: 'exceptZero' })}</td>;
  const sums = rows[0]?.values.map((_value, at) => sumOf(rows.map(({ values }) => values[at] ?? 0))) ?? [];

  return (
    <div class="wide">
      <table aria-label={title}>
        <Columns names={['', ...words.columns[columns]]} />
        <tbody>
          {rows.map(({ name: row, address, values }, index) => (
            <tr key={index}>
              <th scope="row">{address === undefined ? row : <a href={address}>{row}</a>}</th>
              {values.map((value, at) => (
                <td key={at}>
                  {write(value)}
                  <span class="share" style={{ width: widthOf(value) }} />
                </td>
              ))}
              {renderChange(values)}
            </tr>
          ))}
        </tbody>
        {isWhole && rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{words.all}</th>
              {sums.map((sum, at) => (
                <td key={at}>{write(sum)}</td>
              ))}
              {renderChange(sums)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
