// The paths of a login through an issuer of OpenID Connect: the redirect to it, the browser's return, and the form of a code.
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { OidcSettings } from '../../config/config.ts';
import { readText } from '../../contract/body.ts';
import { DoorProblem } from '../../contract/errors.ts';
import * as attempts from '../../db/access/oidc-attempts.ts';
import type { Database } from '../../db/engine/session/database.ts';
import {
  calculateAttemptEnd,
  deriveAttemptSecrets,
  OIDC_CODE,
  OIDC_LOGIN,
  OIDC_RETURN,
  personOf,
  selectReturnPath,
  findAdmissionRefusal,
  type OidcClaims,
} from '../../domain/access/oidc.ts';
import { deviceOf } from '../../domain/access/session.ts';
import { millisecondsOf } from '../../domain/values/calendar.ts';
import { Problem } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { generateToken } from '../../handlers/access/begin-session.ts';
import { enterByIssuer, enterWithCode, type IssuerLoginResult } from '../../handlers/access/enter-by-issuer.ts';
import type { Issuer } from '../../handlers/issuer.ts';
import { exchangeOf } from '../exchange.ts';
import type { Authentication } from '../request/authenticate.ts';
import { isOwnSite } from '../request/cross-site.ts';
import { openBody } from '../request/body-bytes.ts';
import { createAttemptCookie, type SessionCookie } from '../request/session-cookie.ts';
import type { LoginTrail } from '../request/login-trail.ts';
import type { SharedCounts } from '../request/shared-counts.ts';
import { createPageLimits } from './page-limits.ts';
import { showCodeForm, showIn, showStopped } from './oidc-views.ts';

/** The dependencies of the pages of a login through an issuer. */
export interface OidcPages {
  readonly database: Database;
  /** The real time, for sessions. */
  readonly machineNow: () => Instant;
  readonly counts: SharedCounts;
  readonly oidc: OidcSettings | null;
  readonly issuer: Issuer | null;
  readonly publicUrl: string;
  readonly sessionCookie: SessionCookie;
  readonly authentication: Pick<Authentication, 'prove' | 'clearMemory'>;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly trail: LoginTrail;
}

const MAX_FORM_BYTES = 1_000;
const MAX_CODE_LENGTH = 40;

/** Adds the paths of the login. Each network address has a rate limit, checked before anything is read. */
export function addOidcPages(router: Router, pages: OidcPages): void {
  const limited = createPageLimits({ now: pages.machineNow, counts: pages.counts })('logins over an issuer');
  const cookie = createAttemptCookie(pages.publicUrl);
  router.get(OIDC_LOGIN, showRefusals, limited, (ctx) => begin(ctx, pages, cookie));
  router.get(OIDC_RETURN, showRefusals, limited, (ctx) => comeBack(ctx, pages, cookie));
  router.post(OIDC_CODE, showRefusals, limited, (ctx) => receiveCode(ctx, pages, cookie));
  router.get(`${OIDC_LOGIN}/{*below}`, (ctx) => {
    showStopped(ctx, 'expired');
  });
}

/** Shows refusals as pages, since people open these addresses in a browser. */
async function showRefusals(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error instanceof DoorProblem) ctx.set(error.headers);
    const isLimit = error.problems.some((each) => each.code === 'ERR_RATE_LIMITED');
    showStopped(ctx, isLimit ? 'tooMany' : 'invalid');
  }
}

/** Redirects the browser to the issuer, with a cookie that identifies it when it returns. */
async function begin(ctx: Context, { issuer, database, machineNow }: OidcPages, cookie: SessionCookie): Promise<void> {
  const return_path = selectReturnPath(new URLSearchParams(ctx.querystring).get('naar') ?? '');
  const token = generateToken();
  const secrets = deriveAttemptSecrets(token);
  const address = await issuer?.begin(secrets);
  if (address == null) {
    showStopped(ctx, issuer === null ? 'absent' : 'unreachable');
    return;
  }

  const attempt = {
    hash: secrets.hash,
    return_path,
    user_id: null,
    person: null,
    expires_at: calculateAttemptEnd(machineNow()),
  };

  await database.write((db) => attempts.insert(db, attempt));
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'Set-Cookie': cookie.buildHeader(token) });
  ctx.redirect(address.href);
  ctx.body = '';
}

/** Consumes the login that the browser began, asks the issuer for the person, and begins a session. */
async function comeBack(ctx: Context, pages: OidcPages, cookie: SessionCookie): Promise<void> {
  const { issuer, database, machineNow } = pages;
  const token = cookie.readToken(ctx);
  if (issuer === null || token === undefined) {
    showStopped(ctx, issuer === null ? 'absent' : 'expired');
    return;
  }

  const secrets = deriveAttemptSecrets(token);
  // A forged link must not end the login of this browser.
  const isOurs = new URLSearchParams(ctx.querystring).get('state') === secrets.state;
  const attempt = isOurs ? await database.write((db) => attempts.consume(db, secrets.hash, machineNow())) : undefined;
  if (attempt?.user_id !== null) {
    showStopped(ctx, 'expired');
    return;
  }

  const result = await issuer.complete(ctx.search, secrets);
  if (result.outcome === 'proven') await enter(ctx, result.claims, attempt.return_path, pages, cookie);
  else showStopped(ctx, result.outcome);
}

async function enter(
  ctx: Context,
  claims: OidcClaims,
  path: string,
  pages: OidcPages,
  cookie: SessionCookie,
): Promise<void> {
  const { database, oidc, hashPassword, authentication } = pages;
  const person = oidc === null ? null : personOf(claims, oidc);
  if (oidc === null || person === null) {
    showStopped(ctx, 'invalid');
    return;
  }

  const foreign = findAdmissionRefusal(person, claims, oidc);
  if (foreign !== null) {
    pages.trail.recordFailure({ userId: null, method: 'issuer', reason: foreign }, exchangeOf(ctx));
    showStopped(ctx, foreign);
    return;
  }

  const entering = {
    ...browserOf(ctx, pages),
    returnPath: path,
    mayCreate: oidc.createAccounts,
    isProvenElsewhere: oidc.secondFactor,
    lostPassword: oidc.createAccounts ? await hashPassword(generateToken()) : '',
  };
  const entered = await database.write((db) => enterByIssuer(db, person, entering));

  // The login may have added or removed roles.
  authentication.clearMemory();
  respond(ctx, entered, pages, cookie);
}

/** Returns the moment of a request, its device, network address and id. */
function browserOf(ctx: Context, { machineNow }: OidcPages) {
  const { address, requestId } = exchangeOf(ctx);
  return { now: machineNow(), device: deviceOf(ctx.get('user-agent')), address, requestId };
}

function respond(ctx: Context, entered: IssuerLoginResult, pages: OidcPages, cookie: SessionCookie): void {
  if (entered.kind === 'refused') {
    pages.trail.recordFailure({ userId: null, method: 'issuer', reason: entered.why }, exchangeOf(ctx));
    ctx.set('Set-Cookie', cookie.buildHeader(null));
    showStopped(ctx, entered.why);
  } else if (entered.kind === 'code') {
    ctx.set('Set-Cookie', cookie.buildHeader(entered.token));
    showCodeForm(ctx, 200, { isWrong: false });
  } else {
    const seconds = Math.floor((millisecondsOf(entered.expires_at) - millisecondsOf(pages.machineNow())) / 1000);
    ctx.set('Set-Cookie', [pages.sessionCookie.buildHeader(entered.token, seconds), cookie.buildHeader(null)]);
    showIn(ctx, entered.goesTo);
  }
}

/** Begins a session for a right code. Shows the form again for a wrong one, which counts as a failed login. */
async function receiveCode(ctx: Context, pages: OidcPages, cookie: SessionCookie): Promise<void> {
  const { database, publicUrl, machineNow } = pages;
  const token = cookie.readToken(ctx);
  if (token === undefined || !isOwnSite(ctx.req.headers, { publicUrl, corsOrigins: [] })) {
    showStopped(ctx, 'expired');
    return;
  }

  const { hash } = deriveAttemptSecrets(token);
  const attempt = await database.read((db) => attempts.find(db, hash, machineNow()));
  if (attempt?.user_id == null) {
    showStopped(ctx, 'expired');
    return;
  }

  const code = new URLSearchParams(await readText(openBody(ctx), MAX_FORM_BYTES)).get('code') ?? '';
  const entered = await checkCode(ctx, { id: attempt.user_id, hash, code: code.slice(0, MAX_CODE_LENGTH) }, pages);
  if (entered === null) showCodeForm(ctx, 403, { isWrong: true });
  else respond(ctx, entered, pages, cookie);
}

interface TypedCode {
  readonly id: number;
  readonly hash: string;
  readonly code: string;
}

/** Returns the next step of the login; null for a wrong or used code, and for an expired login. */
async function checkCode(
  ctx: Context,
  { id, hash, code }: TypedCode,
  pages: OidcPages,
): Promise<IssuerLoginResult | null> {
  const proof = await pages.authentication.prove(id, code, exchangeOf(ctx), 'issuer');
  if (proof === null) {
    pages.trail.recordFailure({ userId: id, method: 'issuer', reason: 'code' }, exchangeOf(ctx));
    return null;
  }
  const entered = await pages.database.write((db) => enterWithCode(db, { ...browserOf(ctx, pages), hash, proof }));
  // The login may have added or removed roles.
  pages.authentication.clearMemory();
  return entered;
}
