// The kitchen's list of a day, to read and to print: only the product groups that this kitchen makes.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { Columns } from '../frame/columns.tsx';
import { usePage, useWords } from '../frame/context.ts';
import { DaySheet } from '../frame/day.tsx';
import { readHiddenGroups, storeHiddenGroups } from './hidden-groups.ts';
import { readList, type KitchenGroup } from './list.ts';
import { WORDS } from './words.ts';

export function Page(): ComponentChildren {
  const words = useWords(WORDS);
  const [hidden, setHidden] = useState(readHiddenGroups);

  const show = (id: number, isShown: boolean): void => {
    const others = hidden.filter((each) => each !== id);
    setHidden(storeHiddenGroups(isShown ? others : [...others, id]));
  };

  return (
    <DaySheet page="kitchen" read={readList}>
      {(parts) => (
        <>
          {parts.length === 0 && <p class="nothing">{words.nothing}</p>}
          {parts.length > 1 && (
            <fieldset class="choice">
              <legend>{words.show}</legend>
              {parts.map(({ id, name }) => (
                <label key={id} class="check">
                  <input
                    type="checkbox"
                    checked={!hidden.includes(id)}
                    onChange={({ currentTarget }) => show(id, currentTarget.checked)}
                  />
                  {name === '' ? words.noGroup : name}
                </label>
              ))}
            </fieldset>
          )}
          {parts.length > 0 && (
            <table>
              <Columns names={[words.time, words.number, words.what, words.whom, words.where, words.remark]} />
              {parts
                .filter(({ id }) => !hidden.includes(id))
                .map((part) => (
                  <PartRows key={part.id} part={part} />
                ))}
            </table>
          )}
        </>
      )}
    </DaySheet>
  );
}

function PartRows({ part: { name, dishes } }: { readonly part: KitchenGroup }): ComponentChildren {
  const { words, writing } = usePage(WORDS);
  return (
    <tbody>
      <tr>
        <th colSpan={6} scope="rowgroup">
          {name === '' ? words.noGroup : name}
        </th>
      </tr>
      {dishes.map(({ key, begin, count, description, booking, customer, people, where, remark, status }) => (
        <tr key={key}>
          <td class="time">{writing.formatTime(begin)}</td>
          <td class="number">{writing.formatNumber(count)}</td>
          <th scope="row">{description}</th>
          <td>
            <a href={addressOf('booking', booking)}>{customer}</a>{' '}
            <span class="more">({writing.formatNumber(people)})</span>{' '}
            {status !== 'definitief' && <Chip status={status} />}
          </td>
          <td>{where}</td>
          <td class="text">{remark}</td>
        </tr>
      ))}
    </tbody>
  );
}
