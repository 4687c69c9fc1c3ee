// A strict reader of tables (RFC 4180): what a lenient one forgives is an error here.
import { AssertionError } from 'chai';

/** Returns the rows of a table with their cells. Throws where the text breaks RFC 4180, or rows differ in length. */
export function parseCsv(text: string, delimiter: ',' | ';'): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    do {
      const cell = text[at] === '"' ? readQuotedCell(text, at) : readPlainCell(text, at, delimiter);
      row.push(cell.value);
      at = cell.end + 1;
    } while (text[at - 1] === delimiter);
    if (text.slice(at - 1, at + 1) !== '\r\n') throw createCsvError('A row does not end with CRLF', text, at);
    at += 1;
    if (rows[0] !== undefined && rows[0].length !== row.length)
      throw createCsvError('A row has another length', text, at);
    rows.push(row);
  }

  return rows;
}

interface CsvCell {
  readonly value: string;
  /** The index after the cell. */
  readonly end: number;
}

function readPlainCell(text: string, begin: number, delimiter: string): CsvCell {
  let end = begin;
  for (; end < text.length && text[end] !== delimiter && !'\r\n'.includes(text[end] ?? ''); end += 1)
    if (text[end] === '"') throw createCsvError('A quotation mark stands in a cell without quotation marks', text, end);
  return { value: text.slice(begin, end), end };
}

function readQuotedCell(text: string, begin: number): CsvCell {
  const [quotedText, content] = /^"((?:[^"]|"")*)"/.exec(text.slice(begin)) ?? [];
  if (quotedText === undefined || content === undefined)
    throw createCsvError('A quotation mark is not closed', text, begin);
  return { value: content.replaceAll('""', '"'), end: begin + quotedText.length };
}

function createCsvError(message: string, text: string, at: number): Error {
  return new AssertionError(`${message}, behind ${JSON.stringify(text.slice(0, at).slice(-40))}`);
}
