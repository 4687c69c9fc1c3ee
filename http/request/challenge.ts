// How a 401 asks a page to log in: in a way that has no browser show a window of its own for a password.
import type { Context } from 'koa';
import { API_ROOT } from '../../contract/contract.ts';

/** Replaces the challenge of a 401 that answers a script of a page: a browser would take "Basic" as a question to its user. */
export function challengePages({ req, res, path, method }: Context): void {
  if (res.statusCode !== 401) return;
  const { 'sec-fetch-dest': destination, 'x-csrf-token': token } = req.headers;
  // Browsers tell a destination over https and on their own machine only.
  const isLogin = path === `${API_ROOT}/sessies` && method === 'POST';
  const isPage = destination === 'empty' || token !== undefined || isLogin || path === `${API_ROOT}/sessies/huidige`;
  if (isPage) res.setHeader('WWW-Authenticate', 'Session realm="boekstaaf"');
}
