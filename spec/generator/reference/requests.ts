// The request that the samples of an operation show: its required parameters and its body, as the contract's examples have them.
import { exampleOf, type ReferenceContract, type OperationEntry } from './contract.ts';
import { isRecord, type Parameter } from '../document.ts';

type SampleValue = unknown;

/** The request to an operation, by the names of the wire. */
export interface SampleRequest {
  readonly path: Readonly<Record<string, SampleValue>>;
  readonly query: Readonly<Record<string, SampleValue>>;
  /** A JSON body; undefined where there is none. */
  readonly body?: unknown;
  /** The name of the file that is sent in place of a JSON body. */
  readonly file?: string;
}

/** Where rules that no schema can say need a parameter that may be left out. */
const SAMPLE_QUERIES: Readonly<Record<string, Readonly<Record<string, SampleValue>>>> = {
  getPlanningConflicts: { begin: '2026-06-01T00:00', eind: '2026-06-30T00:00' },
  getProductAvailability: { begin: '2026-06-01', eind: '2026-06-30' },
  getSalesStatistics: { groepeer_tijd: 'maand' },
};

const SAMPLE_FILES: Readonly<Record<string, string>> = {
  'image/png': 'logo.png',
  'application/octet-stream': 'plan.pdf',
  'message/rfc822': 'mail.eml',
};

/** The request that the page of an operation shows. */
export function createShownRequest({ document }: ReferenceContract, entry: OperationEntry): SampleRequest {
  const createRequired = (location: Parameter['in']): Record<string, SampleValue> =>
    Object.fromEntries(
      entry.parameters
        .filter((each) => each.in === location && (each.required === true || location === 'path'))
        .map((each) => [each.name, exampleOf(document, each.schema) ?? 1]),
    );
  const request = { path: createRequired('path'), query: { ...createRequired('query'), ...SAMPLE_QUERIES[entry.id] } };
  const { body } = entry;
  if (body === undefined || (!body.required && body.example === undefined)) return request;
  if (body.schema !== undefined) return { ...request, body: bodyOf(entry, body.example) };
  return { ...request, file: SAMPLE_FILES[body.types[0] ?? ''] ?? 'file' };
}

/** A body may set the id of a new thing. A changed thing has the id in its path. */
function bodyOf({ operation }: OperationEntry, example: unknown): unknown {
  if (!isRecord(example) || operation['x-kind'] === 'create') return example ?? {};
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'id'));
}
