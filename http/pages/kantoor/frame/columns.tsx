// The column headings of a table.
import type { ComponentChildren } from 'preact';

/** The headings of a table; a column with an empty name has none. */
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
