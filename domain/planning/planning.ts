// The planning for display: the use of a location or material over a period.
import type { components } from '../../generated/types.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import type { TimeSpan } from '../values/period.ts';
import type { LocationSegment, LocationUse } from './location-use.ts';
import type { MaterialUse } from './material-use.ts';

type LocationUsage = components['schemas']['LocationUse'];
type MaterialUsage = components['schemas']['MaterialUse'];

/**
 * The people at a location: in order, cut to the period, without empty segments. Adjacent segments differ: people who
 * move on to another line do not start a new one.
 */
export function listPeopleDuring({ segments }: LocationUse, period: TimeSpan): LocationUsage[] {
  const isOther = ({ people, groups }: LocationSegment, index: number) =>
    people !== segments[index - 1]?.people || groups !== segments[index - 1]?.groups;
  return cutTo(period, segments.filter(isOther)).flatMap(({ people, groups, begin, eind }) =>
    groups === 0 ? [] : [{ begin, eind, personen: people, groepen: groups }],
  );
}

/** The use of a material: in order, cut to the period, without segments of 0. */
export function listQuantitiesDuring({ segments, needs }: MaterialUse, period: TimeSpan): MaterialUsage[] {
  return cutTo(period, segments).flatMap(({ parts, groups, capaciteit, begin, eind }) =>
    groups === 0 ? [] : [{ begin, eind, capaciteit, gebruikt: needs.convertToUnits(parts), groepen: groups }],
  );
}

/** Segments that end where the next one begins, cut to the period. */
function cutTo<Segment extends { readonly at: number }>(
  period: TimeSpan,
  segments: readonly Segment[],
): (Segment & TimeSpan)[] {
  const from = millisecondsOf(period.begin);
  const until = millisecondsOf(period.eind);
  return segments.flatMap((segment, index) => {
    const begin = Math.max(segment.at, from);
    const eind = Math.min(segments[index + 1]?.at ?? Infinity, until);
    return begin < eind ? [{ ...segment, begin: instantAt(begin), eind: instantAt(eind) }] : [];
  });
}
