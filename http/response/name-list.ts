// Lists of names in a header: ignored members, tags without a known value, skipped times.

// Clients read 16 kB of headers: more would make an answer unreadable whose change was made.
const MAX_LENGTH = 4_000;

/** Names with commas between; what a header cannot carry, and the comma, is percent-encoded. Too many are counted. */
export function formatNameList(names: ReadonlySet<string>): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    const encoded = name.replace(/[^\x21-\x24\x26-\x2b\x2d-\x7e]+/g, encodeURIComponent);
    length += encoded.length + 2;
    if (length > MAX_LENGTH) return [...shown, `... (${String(names.size - shown.length)} more)`].join(', ');
    shown.push(encoded);
  }
  return shown.join(', ');
}
