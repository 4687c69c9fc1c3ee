// Headers with remarks of a handler, such as unknown tags; a replay repeats them.
import type { IdempotentResponse } from '../../db/engine/idempotency.ts';
import type { DoorResponse } from './door-response.ts';
import { formatNameList } from './name-list.ts';
import type { RequestContext } from '../request/handler-input.ts';

type ReportColumn = 'unknown_tags' | 'incomplete_document' | 'skipped_times';

/** By header: the member of the handler's context, and the column that a replay reads. */
const REPORTS: readonly (readonly [header: string, names: 'unknownTags' | 'missing' | 'skippedTimes', ReportColumn])[] =
  [
    ['X-Unknown-Tags', 'unknownTags', 'unknown_tags'],
    ['X-Incomplete-Document', 'missing', 'incomplete_document'],
    ['X-Skipped-Times', 'skippedTimes', 'skipped_times'],
  ];

/** Returns the response with the reports of its handler, and the cookie of a session. */
export function addReports(response: DoorResponse, context: RequestContext): DoorResponse {
  const reports = REPORTS.filter(([, names]) => context[names].size > 0);
  if (reports.length === 0 && context.cookie === null) return response;
  const reportHeaders = Object.fromEntries(reports.map(([header, names]) => [header, formatNameList(context[names])]));
  const cookie = context.cookie === null ? {} : { 'Set-Cookie': context.cookie };
  return { ...response, headers: { ...response.headers, ...reportHeaders, ...cookie } };
}

/** Returns the reports of a response, as they are stored. */
export function toStoredReports({ headers }: Pick<DoorResponse, 'headers'>): Pick<IdempotentResponse, ReportColumn> {
  const columns = REPORTS.map(([header, , column]) => [column, headers[header] ?? null]);
  return Object.fromEntries(columns) as Pick<IdempotentResponse, ReportColumn>;
}

/** Returns the headers of stored reports. */
export function toReplayedHeaders(
  storedReports: Pick<IdempotentResponse, ReportColumn>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REPORTS.flatMap(([header, , column]) => {
      const report = storedReports[column];
      return report === null ? [] : [[header, report]];
    }),
  );
}
