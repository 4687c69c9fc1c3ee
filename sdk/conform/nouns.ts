// Nouns that are read and put back at one path.
import { findReferredName, findJsonSchema, type Schema } from '../../spec/generator/document.ts';
import type { CheckedContract, ContractOperation } from './contract.ts';

/** A noun: how it is read, changed, and created or deleted where it can be. */
export interface Noun {
  readonly read: ContractOperation;
  readonly change: ContractOperation;
  /** The members that only the server writes. */
  readonly readOnly: Readonly<Record<string, Schema>>;
}

/** Returns the nouns whose read can be sent back: the schema of the change derives from that of the read. */
export function nounsOf({ operations, document }: CheckedContract): Noun[] {
  const all = [...operations.values()];
  return all.flatMap((change) => {
    const read = all.find((each) => each.verb === 'GET' && each.path === change.path);
    if (change.verb !== 'PUT' || change.kind !== 'change' || read === undefined) return [];
    const responseSchema = findJsonSchema(read.operation.responses['200']?.content);
    const name = findReferredName(responseSchema?.anyOf?.[0] ?? responseSchema ?? {});
    const bodyName = findReferredName(change.body?.schema ?? {});
    if (name === undefined || bodyName !== `${name}Put`) return [];
    const properties = document.components.schemas[bodyName]?.properties ?? {};
    const readOnly = Object.entries(properties).filter(([, { readOnly: isReadOnly }]) => isReadOnly === true);
    return [{ read, change, readOnly: Object.fromEntries(readOnly) }];
  });
}
