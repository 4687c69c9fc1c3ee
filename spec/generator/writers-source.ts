// Makes generated/writers.ts: straight-line functions that write results of handlers and payloads of events as JSON.
import { findAnnouncedNouns, createAnnouncedShapes, formatPayloadName } from './announced.ts';
import { findJsonSchema, omitKeywords, type ContractDocument, type OperationPlace, type Schema } from './document.ts';
import { Writers } from './writers.ts';

const WRITERS_HEAD = `// Made by npm run generate from spec/. Never edit. Inside values as JSON text, one function per schema.
import type { Viewer } from '../domain/values/view.ts';
import type { Instant } from './types.ts';
import type { Zone } from './wire.ts';
IMPORTS
/** The one who sees what is written, and the zone of its times. */
export interface ShownTo {
  readonly zone: Zone;
  readonly viewer: Viewer;
}

type Write = (value: unknown, to: ShownTo) => string;

interface Members {
  readonly [name: string]: unknown;
}
`;

/** The functions that a writer may call, by the file that has them. */
const CALLED_FUNCTIONS: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['html', ['cleanHtml']],
  [
    'json-text',
    [
      'aFlag',
      'aNumber',
      'aText',
      'aValue',
      'byName',
      'flag',
      'hundredths',
      'json',
      'list',
      'number',
      'quoted',
      'tenThousandths',
    ],
  ],
  ['view', ['seesMember']],
];

/** The first lines: what was made how, and the imports that the functions need. */
function headOf(functions: readonly string[]): string {
  const text = functions.join('\n');
  const lines = CALLED_FUNCTIONS.flatMap(([file, names]) => {
    const called = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return called.length === 0 ? [] : [`import { ${called.join(', ')} } from '../domain/values/${file}.ts';\n`];
  });
  return WRITERS_HEAD.replace('IMPORTS\n', `${lines.join('')}\n`);
}

/** The text of generated/writers.ts, from a document whose views are settled, and what could not be written. */
export function generateWriters(
  document: ContractDocument,
  places: readonly OperationPlace[],
): { source: string; lintErrors: string[] } {
  const shapes = createAnnouncedShapes(document.components.schemas);
  const writers = new Writers({ ...document.components.schemas, ...omitModified(shapes) });
  const lines = places.map((place) => writeOperation(place, writers));
  const nouns = [...new Set(findAnnouncedNouns(document.components.schemas).values())].sort();
  const payloads = nouns.map((noun) => `  ${noun}: ${writers.addFunction(formatPayloadName(noun))},`);
  const functions = writers.listFunctions();
  const source = [
    headOf(functions),
    ...functions,
    '/**',
    ' * By operation and status: what goes out; of a list operation one item. Absent where JSON.stringify is right. `public` is',
    ' * what goes out to those without a credential where they see less.',
    ' */',
    'export const answers: { readonly [operationId: string]: { readonly [status: string]: Write } } = {',
    ...lines.filter((line) => line !== ''),
    '};',
    '',
    '/** By noun that has events: what an event shows. */',
    'export const payloads = {',
    ...payloads,
    '} satisfies { readonly [schemaName: string]: Write };',
    '',
  ];

  return { source: source.join('\n'), lintErrors: writers.lintErrors };
}

/** The changes are added to a payload when it leaves. */
function omitModified(shapes: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const entries = Object.entries(shapes).map(([name, { properties = {}, ...rest }]): [string, Schema] => [
    name,
    { ...rest, properties: omitKeywords(properties, 'modified') as Record<string, Schema> },
  ]);
  return Object.fromEntries(entries);
}

function writeOperation({ operation, where }: OperationPlace, writers: Writers): string {
  const { operationId, 'x-returns-public': publicName } = operation;
  const name = `write${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
  const parts = publicName === undefined ? [] : [`public: ${writers.addFunction(publicName)}`];
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = Number(status) < 300 ? findJsonSchema(response.content) : undefined;
    const fullSchema = operation['x-kind'] === 'list' && schema?.items ? schema.items : schema;
    const item = publicName === undefined ? fullSchema : fullSchema?.anyOf?.[0];
    const write = item && writers.addWriter(name + status, item, where);
    if (write !== undefined) parts.push(`${status}: ${write}`);
  }
  return parts.length > 0 ? `  ${operationId}: { ${parts.join(', ')} },` : '';
}
