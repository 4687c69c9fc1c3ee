// Links that act, as tests use them: their pages, their forms, and the tables of docs/decisions/200-secrets-and-links.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRaw } from './index.ts';
import type { RawResponse } from './raw.ts';
import { ROOT } from './sources.ts';

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests the page of a link, as somebody without a login. */
export function requestPage(path: string): Promise<RawResponse> {
  return sendRaw('GET', path, { auth: null });
}

/** Presses the button of a page, with these values in its form. */
export function pressButton(path: string, form: Readonly<Record<string, string>>): Promise<RawResponse> {
  const body = Buffer.from(new URLSearchParams(form).toString());
  return sendRaw('POST', path, { auth: null, headers: FORM_HEADERS, body });
}

/** Returns the rows of the decision's table that begins with this cell, without its rule. */
export function tableOf(first: string): string[][] {
  const page = readFileSync(join(ROOT, 'docs/decisions/200-secrets-and-links.md'), 'utf8');
  const lines = page.slice(page.indexOf(`| ${first} |`)).split('\n');
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );

  return rows
    .filter((row) => !row.startsWith('|---'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
