// What the whole client and each group alone share, so that an error is the same class wherever you import it from.
export { Call, FileCall, type ItemOf, ListCall, type WithResponse } from './call.ts';
export { Client, Group, type RequestOptions } from './client.ts';
export {
  ApiError,
  BadInput,
  BoekstaafError,
  type Codes,
  Conflict,
  ConnectionError,
  type ErrorCode,
  Forbidden,
  HeadersTooLarge,
  MethodNotAllowed,
  NotFound,
  NotModified,
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
export type { CallOptions, ClientOptions, Credential, Fetch, Logger } from './options.ts';
