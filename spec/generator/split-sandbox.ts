// Splits the contract in two: the part that every installation serves, and the part that a sandbox adds.
import type { SandboxPart } from '../../contract/sandbox-part.ts';
import type { ContractDocument } from './document.ts';
import { prune } from './prune.ts';

type NamedTags = readonly { readonly name: string }[];
type Groups = readonly { readonly name: string; readonly tags: readonly string[] }[];

/**
 * Splits off the paths of sandboxes, with all that they alone use. The linter refuses a path with other operations as well.
 * `addSandboxPart` joins the two parts.
 */
export function splitContract(contract: ContractDocument): {
  readonly served: ContractDocument;
  readonly sandbox: SandboxPart;
} {
  const served = structuredClone(contract);
  const isSandbox = (path: string): boolean =>
    Object.values(contract.paths[path] ?? {}).some((operation) => operation['x-only'] === 'sandbox');
  const paths = Object.keys(contract.paths).filter(isSandbox);
  served.paths = Object.fromEntries(Object.entries(contract.paths).filter(([path]) => !isSandbox(path)));

  const usedTags = new Set(
    Object.values(served.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)),
  );

  served['tags'] = (contract['tags'] as NamedTags).filter(({ name }) => usedTags.has(name));
  served['x-tagGroups'] = (contract['x-tagGroups'] as Groups)
    .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => usedTags.has(tag)) }))
    .filter(({ tags }) => tags.length > 0);
  prune(served);

  const selectAdded = (kind: keyof ContractDocument['components']): object =>
    Object.fromEntries(
      Object.entries(contract.components[kind]).filter(([name]) => !(name in served.components[kind])),
    );

  const sandbox: SandboxPart = {
    tags: contract['tags'] as NamedTags,
    'x-tagGroups': contract['x-tagGroups'] as Groups,
    paths: Object.fromEntries(paths.map((path) => [path, contract.paths[path] ?? {}])),
    components: Object.fromEntries(
      (Object.keys(contract.components) as (keyof ContractDocument['components'])[]).map((kind) => [
        kind,
        selectAdded(kind),
      ]),
    ),
  };

  return { served, sandbox };
}
