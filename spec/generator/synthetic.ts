// Multiplies the contract to the size it will have, for benchmarks: npx tsx spec/generator/synthetic.ts OPERATIONS FILE [CLIENT-FOLDER].
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientContract, makeClient } from './client.ts';
import { METHODS, operationsOf, SCHEMA_PREFIX, type Document, type Operation, type PathItem } from './document.ts';
import { PROJECT_FOLDER } from './sources.ts';

/**
 * A contract of exactly `count` operations: the given one and copies of it under /kopie2, /kopie3 and so on. Copies
 * have their own tags, operationIds and schemas, so that nothing is compiled or generated once for two. The given
 * operations stay as they are. Throws a RangeError when it has more than `count` already.
 */
export function synthetic(document: Document, count: number): Document {
  const given = operationsOf(document).length;
  if (given > count) throw new RangeError(`The contract has ${String(given)} operations, more than ${String(count)}.`);
  const result = structuredClone(document);
  for (let number = 2, missing = count - given; missing > 0; number += 1) {
    const copy = renamed(document, String(number));
    Object.assign(result.components.schemas, copy.components.schemas);
    for (const [path, item] of Object.entries(copy.paths)) {
      const kept = Object.fromEntries(
        METHODS.filter((method) => item[method])
          .slice(0, missing)
          .map((each) => [each, item[each]]),
      ) as PathItem;
      missing -= Object.keys(kept).length;
      if (Object.keys(kept).length > 0) result.paths[`/kopie${String(number)}${path}`] = kept;
    }
  }
  return result;
}

/** A copy whose names end in a number; refusals and what they refer to are shared with the original. */
function renamed(document: Document, number: string): Document {
  const own = new Set(Object.keys(document.components.schemas));
  for (const shared of ['ErrorCode', 'Problem', 'ProblemList', 'Refusal']) own.delete(shared);
  const copy = JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(SCHEMA_PREFIX)) return value;
      return own.has(value.slice(SCHEMA_PREFIX.length)) ? value + number : value;
    }),
  ) as Document;
  const schemas = Object.entries(copy.components.schemas).filter(([name]) => own.has(name));
  copy.components.schemas = Object.fromEntries(schemas.map(([name, schema]) => [name + number, schema]));
  operationsOf(copy).forEach((operation) => {
    rename(operation, number);
  });
  return copy;
}

function rename(operation: Operation, number: string): void {
  operation.operationId += number;
  operation.tags = operation.tags.map((tag) => tag + number);
  if (operation['x-created'] !== undefined) operation['x-created'] += number;
  for (const response of Object.values(operation.responses)) delete response['links'];
}

async function main([count = '400', file = '.cache/synthetic.json', client]: string[]): Promise<void> {
  const text = readFileSync(join(PROJECT_FOLDER, 'generated', 'openapi.json'), 'utf8');
  const document = synthetic(JSON.parse(text) as Document, Number(count));
  writeFileSync(resolve(file), `${JSON.stringify(document)}\n`);
  if (client !== undefined) await makeClient(clientContract(document), resolve(client));
  console.log(
    `${String(operationsOf(document).length)} operations in ${file}${client === undefined ? '' : ` and ${client}`}`,
  );
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
