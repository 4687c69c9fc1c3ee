// PDF templates: what one prints stays as it is while something prints with it.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

type TemplateContext = Pick<components['schemas']['PdfTemplate'], 'context'>;

/** Whether a change gives a template another context. */
export function isContextChanged(before: TemplateContext, { context }: Partial<TemplateContext>): boolean {
  return context !== undefined && context !== before.context;
}

/** Throws ERR_TEMPLATE_CONTEXT where a template that is to get another context is printed with. */
export function assertContextFree({ context }: TemplateContext, isPrintedWith: boolean): void {
  if (!isPrintedWith) return;
  const message =
    'A company or voucher template prints with this template: choose another one there before you change the context.';
  throw createProblem('ERR_TEMPLATE_CONTEXT', message, { field: 'context', params: { context } });
}
