// Checks lines and names that visitors type, since mails and documents of the venue print them.
import { isOneLine } from '../values/one-line.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';

/** The problem of a text; null where there is none. */
export type TextProblem = Pick<ProblemDetail, 'code' | 'message'> | null;

const LINE_PROBLEM = { code: 'ERR_FORMAT', message: 'Write this on one line, without control characters.' } as const;
const NAME_PROBLEM = {
  code: 'ERR_FORMAT',
  message: 'Write no web address here: leave out http://, https:// and www.',
} as const;

/** ERR_FORMAT for a text with line breaks or other control characters. */
export function findLineProblem(text: string): TextProblem {
  return isOneLine(text) ? null : LINE_PROBLEM;
}

/** ERR_FORMAT for control characters and for a web address, in a name or a contact detail. */
export function findNameProblem(text: string): TextProblem {
  return findLineProblem(text) ?? (hasWebAddress(text) ? NAME_PROBLEM : null);
}

/** Invisible characters, such as soft hyphens and zero-width spaces. */
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether a text contains a web address, in letters of any width. */
function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE_CHARACTERS, '').toLowerCase();
  return /:\/\/|www\./.test(plain.replaceAll('\u3002', '.').replaceAll('\\', '/'));
}

interface OrderingVisitor {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number?: string | null;
}

/** Checks the person who orders products, on `customer`. Throws ERR_FORMAT. */
export function assertVisitorNames(customer: OrderingVisitor): void {
  const problems = (['first_name', 'last_name', 'phone_number'] as const).flatMap((member) => {
    const wrong = findNameProblem(customer[member] ?? '');
    return wrong === null ? [] : [{ ...wrong, field: `customer.${member}` }];
  });
  refuseIfAny(problems);
}
