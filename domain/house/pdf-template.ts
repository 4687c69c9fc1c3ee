// PDF templates: the context of one is fixed while anything prints with it.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

type TemplateContext = Pick<components['schemas']['PdfTemplate'], 'context'>;

/** Whether a change gives a template another context. */
export function isContextChanged(before: TemplateContext, { context }: Partial<TemplateContext>): boolean {
  return context !== undefined && context !== before.context;
}

/** Throws ERR_TEMPLATE_CONTEXT for another context of a template in use. */
export function assertContextFree({ context }: TemplateContext, isPrintedWith: boolean): void {
  if (!isPrintedWith) return;
  const message =
    'A company or voucher template prints with this template: choose another one there before you change the context.';
  throw createProblem('ERR_TEMPLATE_CONTEXT', message, { field: 'context', params: { context } });
}
