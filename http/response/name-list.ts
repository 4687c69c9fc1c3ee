// Lists of names in a header: ignored members, tags without a known value, skipped times.

// Clients read 16 kB of headers: with more, the response to a change that was made would be unreadable.
const MAX_LENGTH = 4_000;

/** Returns names with commas between. Other commas, and characters that headers forbid, are percent-encoded. Too many names are counted. */
export function formatNameList(names: ReadonlySet<string>): string {
  const shownNames: string[] = [];
  let length = 0;
  for (const name of names) {
    const encoded = name.replace(/[^\x21-\x24\x26-\x2b\x2d-\x7e]+/g, encodeURIComponent);
    length += encoded.length + 2;
    if (length > MAX_LENGTH) return [...shownNames, `... (${String(names.size - shownNames.length)} more)`].join(', ');
    shownNames.push(encoded);
  }
  return shownNames.join(', ');
}
