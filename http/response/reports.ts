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
export function addReports(answer: DoorResponse, context: RequestContext): DoorResponse {
  const found = REPORTS.filter(([, names]) => context[names].size > 0);
  if (found.length === 0 && context.cookie === null) return answer;
  const named = Object.fromEntries(found.map(([header, names]) => [header, formatNameList(context[names])]));
  const cookie = context.cookie === null ? {} : { 'Set-Cookie': context.cookie };
  return { ...answer, headers: { ...answer.headers, ...named, ...cookie } };
}

/** Returns the reports of a response, as they are stored. */
export function toStoredReports({ headers }: Pick<DoorResponse, 'headers'>): Pick<IdempotentResponse, ReportColumn> {
  const columns = REPORTS.map(([header, , column]) => [column, headers[header] ?? null]);
  return Object.fromEntries(columns) as Pick<IdempotentResponse, ReportColumn>;
}

/** Returns the headers of stored reports. */
export function toReplayedHeaders(stored: Pick<IdempotentResponse, ReportColumn>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    REPORTS.flatMap(([header, , column]) => {
      const report = stored[column];
      return report === null ? [] : [[header, report]];
    }),
  );
}
