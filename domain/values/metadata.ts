// Pairs that integrators store with objects: the effects of a patch and of a merge.
import type { components } from '../../generated/types.ts';
import { createProblem } from './problem.ts';

export type Metadata = components['schemas']['Metadata'];
type MetadataPatch = components['schemas']['MetadataPatch'];

/** The contract has this limit for pairs that are sent whole. */
const MAX_PAIRS = 50;

/** Returns the pairs after a merge patch: null removes a pair, unnamed pairs stay as they are. Throws ERR_LENGTH. */
export function applyMetadataPatch(metadata: Metadata, patch: MetadataPatch): Metadata {
  const after = new Map<string, string | null>([...Object.entries(metadata), ...Object.entries(patch)]);
  const remainingPairs = [...after].filter((pair): pair is [string, string] => pair[1] !== null);
  return requirePairCount(Object.fromEntries(remainingPairs));
}

/**
 * Returns the stored pairs, and after them those of another object with keys that they lack. Reads show pairs in the
 * stored order, so a merge appends and does not reorder. Throws ERR_LENGTH.
 */
export function mergePairs(stored: Metadata, incoming: Metadata): Metadata {
  const newPairs = Object.entries(incoming).filter(([key]) => !Object.hasOwn(stored, key));
  return requirePairCount({ ...stored, ...Object.fromEntries(newPairs) });
}

function requirePairCount(pairs: Metadata): Metadata {
  if (Object.keys(pairs).length <= MAX_PAIRS) return pairs;
  const message = `An object has at most ${String(MAX_PAIRS)} pairs of metadata: remove some of those that it has.`;
  throw createProblem('ERR_LENGTH', message, { field: 'metadata' });
}
