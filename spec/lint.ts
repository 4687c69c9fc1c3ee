// The house rules of the contract.
import type { Generated } from './generate.ts';

export async function lint(_made: Generated): Promise<string[]> {
  return [];
}
