// The parts that the whole client and each group share, so that an error is the same class wherever you import it from.
export { Call, FileCall, type ItemOf, ListCall, PagedCall, type WithResponse } from './call.ts';
export { Client, type RequestOptions } from './client.ts';
export type { Embedded, Embedding } from './embeds.ts';
export {
  ApiError,
  BadInput,
  BoekstaafError,
  type Codes,
  Conflict,
  ConnectionError,
  type CredentialProblem,
  type ErrorCode,
  Forbidden,
  HeadersTooLarge,
  MethodNotAllowed,
  NotFound,
  NotModified,
  Gone,
  PreconditionFailed,
  type Problem,
  RateLimited,
  ServerError,
  TimeoutError,
  TooLarge,
  Unauthorized,
  Unavailable,
  Unprocessable,
  UnsupportedMediaType,
  WebhookError,
  type WebhookReason,
} from './errors.ts';
export { Group, type GroupClass } from './offer.ts';
export type { CallOptions, ClientOptions, Credential, Fetch, Logger, LogLevel } from './options.ts';
export { Page } from './page.ts';
export { toFile, type Upload } from './upload.ts';
