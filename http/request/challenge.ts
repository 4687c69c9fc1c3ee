// The challenge of a 401 for pages, for which no browser shows its own password dialog.
import type { Context } from 'koa';
import { API_ROOT } from '../../contract/contract.ts';

/** Replaces the challenge of a 401 to a script of a page: for "Basic" a browser would ask its user. */
export function challengePages({ req, res, path, method }: Context): void {
  if (res.statusCode !== 401) return;
  const { 'sec-fetch-dest': destination, 'x-csrf-token': token } = req.headers;
  // Browsers send Sec-Fetch-Dest over https and to their own machine only.
  const isLogin = path === `${API_ROOT}/sessies` && method === 'POST';
  const isPage = destination === 'empty' || token !== undefined || isLogin || path === `${API_ROOT}/sessies/huidige`;
  if (isPage) res.setHeader('WWW-Authenticate', 'Session realm="boekstaaf"');
}
