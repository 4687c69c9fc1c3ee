// Derives facts from an operation's kind and permission, for all tools of spec/.
import type { OperationKind, Operation, PermissionRule } from './document.ts';
import { omitOwn } from './own.ts';

const WRITE_KINDS: readonly OperationKind[] = ['create', 'change', 'remove', 'act'];

/** Whether an operation of this kind changes something. */
export function isWrite(kind: OperationKind): boolean {
  return WRITE_KINDS.includes(kind);
}

/** Whether a replica may serve an operation of this kind. Single things and prices must be the present ones. */
export function isReadFromCopies(kind: OperationKind): boolean {
  return kind === 'list' || kind === 'statistic';
}

/** Returns a permission rule in its long form, without `own`; null where no particular permission is needed. */
export function expandPermission(rule: PermissionRule | undefined): { anyOf: string[] } | { allOf: string[] } | null {
  if (rule === undefined || rule === 'any') return null;
  if (typeof rule === 'string') return { allOf: [rule] };
  return 'any' in rule ? { anyOf: omitOwn(rule.any) } : { allOf: rule.all };
}

/** Whether a read returns an ETag: where it has a root, or `x-conditional`. */
export function isConditionalRead(operation: Operation): boolean {
  const { 'x-kind': kind, 'x-root': root, 'x-conditional': conditional } = operation;
  return kind === 'read' && (root !== undefined || conditional === true);
}

/** Whether a list takes page, page_size and cursor. */
export function isPaged(operation: Operation): boolean {
  return operation['x-kind'] === 'list' && operation['x-paged'] !== false;
}

/** Whether visitors of a website may call it, always or where the installation has opened online booking. */
export function isOpen(operation: Operation): boolean {
  return operation.security?.length === 0 || operation['x-public'] !== undefined;
}

/** Whether an operation returns pages to browsers. */
export function hasPage({ responses }: Operation): boolean {
  return responses['200']?.content?.['text/html'] !== undefined;
}
