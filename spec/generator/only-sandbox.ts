// Parts the contract in two: what every installation serves, and what a sandbox adds to it.
import type { SandboxPart } from '../../contract/sandbox-part.ts';
import type { ContractDocument } from './document.ts';
import { prune } from './prune.ts';

type NamedTags = readonly { readonly name: string }[];
type Groups = readonly { readonly name: string; readonly tags: readonly string[] }[];

/**
 * The contract without the operations that only a sandbox has, and all that these alone use; and that part alone.
 * `withSandbox` makes the whole of both again.
 */
export function splitContract(whole: ContractDocument): {
  readonly served: ContractDocument;
  readonly sandbox: SandboxPart;
} {
  const served = structuredClone(whole);
  const isSandbox = (path: string): boolean =>
    Object.values(whole.paths[path] ?? {}).some((operation) => operation['x-only'] === 'sandbox');
  const paths = Object.keys(whole.paths).filter(isSandbox);
  served.paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => !isSandbox(path)));

  const used = new Set(Object.values(served.paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)));
  served['tags'] = (whole['tags'] as NamedTags).filter(({ name }) => used.has(name));
  served['x-tagGroups'] = (whole['x-tagGroups'] as Groups)
    .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => used.has(tag)) }))
    .filter(({ tags }) => tags.length > 0);
  prune(served);

  const selectAdded = (kind: keyof ContractDocument['components']): object =>
    Object.fromEntries(Object.entries(whole.components[kind]).filter(([name]) => !(name in served.components[kind])));
  const sandbox: SandboxPart = {
    tags: whole['tags'] as NamedTags,
    'x-tagGroups': whole['x-tagGroups'] as Groups,
    paths: Object.fromEntries(paths.map((path) => [path, whole.paths[path] ?? {}])),
    components: Object.fromEntries(
      (Object.keys(whole.components) as (keyof ContractDocument['components'])[]).map((kind) => [
        kind,
        selectAdded(kind),
      ]),
    ),
  };

  return { served, sandbox };
}
