// The heads of the columns of a table.
import type { ComponentChildren } from 'preact';

/** A column without a name has no head. */
export function Columns({ names }: { readonly names: readonly string[] }): ComponentChildren {
  return (
    <thead>
      <tr>
        {names.map((name) =>
          name === '' ? (
            <td key={name} />
          ) : (
            <th key={name} scope="col">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
