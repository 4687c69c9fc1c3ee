// Describes errors in the reader's language where we have the words, or else by the service's own sentence.
import { ApiError, ConnectionError, Forbidden, NotFound, TimeoutError, Unauthorized, type Problem } from 'boekstaaf';
import { fillWords, type PageLanguage } from '../../browser/words.ts';
import { FRAME_WORDS, PROBLEM_WORDS } from './words.ts';

/** Returns the sentence for an error. */
export function describeError(error: unknown, language: PageLanguage): string {
  const words = FRAME_WORDS[language];
  if (error instanceof ConnectionError || error instanceof TimeoutError) return words.unreachable;
  if (!(error instanceof ApiError)) return words.broken;
  if (error instanceof NotFound) return words.notFound;
  if (error instanceof Forbidden && error.code === 'ERR_PERMISSION') return words.forbidden;
  const [problem] = error.problems;
  return problem === undefined
    ? fillWords(words.refused, { message: error.message })
    : describeProblem(problem, language);
}

/** Returns a refusal that a page throws for a field. Forms show its message by the field, like one of the service. */
export function refusalOf(field: string, message: string): ApiError {
  const none = { requestId: undefined, text: undefined, headers: new Headers() };
  return new ApiError({ method: 'POST', path: '', status: 406, problems: [{ field, message }], ...none });
}

/** Returns the sentence for a login that failed. */
export function describeLoginError(error: unknown, language: PageLanguage): string {
  const words = FRAME_WORDS[language];
  if (error instanceof ApiError && error.code === 'ERR_RATE_LIMITED') return words.tooMany;
  if (!(error instanceof Unauthorized)) return describeError(error, language);
  if (error.reason === 'needs-code') return words.needsCode;
  return error.reason === 'wrong-code' ? words.wrongCode : words.wrongLogin;
}

/** Returns the sentence for a refused key, also for a text that the client does not send, as it cannot be a key. */
export function describeKeyError(error: unknown, language: PageLanguage): string {
  const wasSent = error instanceof ApiError || error instanceof ConnectionError || error instanceof TimeoutError;
  return wasSent && !(error instanceof Unauthorized) ? describeError(error, language) : FRAME_WORDS[language].wrongKey;
}

/** Returns the sentence for a problem: ours by its code, or else the service's message. */
export function describeProblem({ code, message }: Problem, language: PageLanguage): string {
  return (code && PROBLEM_WORDS[language][code]) ?? message;
}
