// The part of the contract that only a sandbox has: its operations, and the schemas that they alone use.

/** generated/sandbox.json: its lists replace those of the contract, all else is added. */
export interface SandboxPart {
  readonly tags: readonly object[];
  readonly 'x-tagGroups': readonly object[];
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, object>>;
}

/** Returns the contract with the part of a sandbox. */
export function addSandboxPart<Contract extends object>(
  contract: Contract,
  { components, paths, ...lists }: SandboxPart,
): Contract {
  const before = contract as { readonly paths: object; readonly components: Readonly<Record<string, object>> };
  const kinds = Object.entries(components).map(([kind, addedMembers]) => [
    kind,
    { ...before.components[kind], ...addedMembers },
  ]);
  return {
    ...contract,
    ...lists,
    paths: { ...before.paths, ...paths },
    components: { ...before.components, ...(Object.fromEntries(kinds) as object) },
  };
}
