// Values as a language writes them, broken into lines where they would be too long for a page.

/** How a language writes values. */
export interface Syntax {
  readonly list: readonly [open: string, close: string];
  readonly map: readonly [open: string, close: string];
  /** Between a name and its value. */
  readonly arrow: string;
  readonly indent: string;
  readonly writeText: (text: string) => string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
}

export const PYTHON_SYNTAX: Syntax = {
  list: ['[', ']'],
  map: ['{', '}'],
  arrow: ': ',
  indent: '    ',
  writeText: (text) => JSON.stringify(text),
  words: { true: 'True', false: 'False', null: 'None' },
};

export const PHP_SYNTAX: Syntax = {
  list: ['[', ']'],
  map: ['[', ']'],
  arrow: ' => ',
  indent: '    ',
  writeText: quotePhp,
  words: { true: 'true', false: 'false', null: 'null' },
};

function quotePhp(text: string): string {
  if (!/[\n\r\t]/.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return JSON.stringify(text)
    .replaceAll('$', '\\$')
    .replace(/\\u([0-9a-f]{4})/g, '\\u{$1}');
}

/** The characters in a line of a page. */
const LINE_LETTERS = 40;

/** A value in a language. */
function writeLiteral(syntax: Syntax, value: unknown, depth = 0): string {
  const [items, [open, close]] = itemsOf(syntax, value);
  const flat = writeFlat(syntax, value);
  if (flat.length + depth * syntax.indent.length <= LINE_LETTERS || items.length === 0) return flat;
  const lines = items.map(([name, each]) => `${name}${writeLiteral(syntax, each, depth + 1)}`);
  return `${open}${breakLines(lines, syntax, depth)}${close}`;
}

/** The arguments of a call, between its parentheses: in one line where they fit. */
export function writeArguments(syntax: Syntax, args: readonly (readonly [prefix: string, value: unknown])[]): string {
  const flat = args.map(([prefix, value]) => `${prefix}${writeFlat(syntax, value)}`).join(', ');
  if (flat.length <= LINE_LETTERS) return flat;
  const [only, ...others] = args;
  // One long value stands at the end of the line of the call.
  if (only && others.length === 0 && only[0] === '') return writeLiteral(syntax, only[1]);
  return breakLines(
    args.map(([prefix, value]) => `${prefix}${writeLiteral(syntax, value, 1)}`),
    syntax,
    0,
  );
}

function breakLines(lines: readonly string[], { indent }: Syntax, depth: number): string {
  const begin = indent.repeat(depth + 1);
  return `\n${lines.map((each) => `${begin}${each},\n`).join('')}${indent.repeat(depth)}`;
}

type LiteralItems = readonly (readonly [prefix: string, value: unknown])[];

function itemsOf(syntax: Syntax, value: unknown): readonly [LiteralItems, readonly [string, string]] {
  if (Array.isArray(value)) return [value.map((each) => ['', each] as const), syntax.list];
  if (typeof value !== 'object' || value === null) return [[], syntax.list];
  return [
    Object.entries(value).map(([name, each]) => [`${syntax.writeText(name)}${syntax.arrow}`, each] as const),
    syntax.map,
  ];
}

function writeFlat(syntax: Syntax, value: unknown): string {
  if (typeof value === 'string') return syntax.writeText(value);
  if (typeof value === 'boolean') return value ? syntax.words.true : syntax.words.false;
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return syntax.words.null;
  const [items, [open, close]] = itemsOf(syntax, value);
  return `${open}${items.map(([name, each]) => `${name}${writeFlat(syntax, each)}`).join(', ')}${close}`;
}
