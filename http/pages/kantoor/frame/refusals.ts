// Says what went wrong, in the language of the reader where we have the words; the service's own sentence otherwise.
import { ApiError, ConnectionError, Forbidden, NotFound, TimeoutError, Unauthorized, type Problem } from 'boekstaaf';
import { fillWords, type PageLanguage } from '../../browser/words.ts';
import { FRAME_WORDS, PROBLEM_WORDS } from './words.ts';

/** The sentence for an error. */
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

/** The refusal of a field by a page itself, with its sentence. It stands beside the field, like one of the service. */
export function refusalOf(field: string, message: string): ApiError {
  const none = { requestId: undefined, text: undefined, headers: new Headers() };
  return new ApiError({ method: 'POST', path: '', status: 406, problems: [{ field, message }], ...none });
}

/** The sentence for a login that failed. */
export function describeLoginError(error: unknown, language: PageLanguage): string {
  const words = FRAME_WORDS[language];
  if (error instanceof ApiError && error.code === 'ERR_RATE_LIMITED') return words.tooMany;
  if (!(error instanceof Unauthorized)) return describeError(error, language);
  if (error.reason === 'needs-code') return words.needsCode;
  return error.reason === 'wrong-code' ? words.wrongCode : words.wrongLogin;
}

/** The sentence for a key that was refused. A text that cannot be a key was not even sent. */
export function describeKeyError(error: unknown, language: PageLanguage): string {
  const wasSent = error instanceof ApiError || error instanceof ConnectionError || error instanceof TimeoutError;
  return wasSent && !(error instanceof Unauthorized) ? describeError(error, language) : FRAME_WORDS[language].wrongKey;
}

/** The sentence for one problem, which may stand beside its field. */
export function describeProblem({ code, message }: Problem, language: PageLanguage): string {
  return (code && PROBLEM_WORDS[language][code]) ?? message;
}
