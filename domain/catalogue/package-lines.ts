// The lines of a package: merges a sent list into the stored one, and checks the times of each line.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

type PackageLine = components['schemas']['PackageLine'];

/** The values of the line itself. */
export type PackageLineValues = Omit<PackageLine, 'id' | 'product' | 'beschrijving_templated'>;
/** A line as it is sent. A member that is left out stays as it was, or gets its default on a new line. */
export type SentPackageLine = Partial<PackageLineValues> & { readonly id?: number };
/** A stored line. */
type StoredPackageLine = PackageLineValues & Pick<PackageLine, 'id'>;
/** A line to store; without `id` it is new. */
export type PlannedPackageLine = PackageLineValues & { readonly id?: number };

const BLANK_LINE: Omit<PackageLineValues, 'product_id'> = {
  locatie_id: null,
  begin: null,
  eind: null,
  beschrijving: null,
  aantal_personen: 0,
  min: null,
  max: null,
  onlineboeking_aantalbepalingsmethode: 'invullen_door_gebruiker',
};

/** The result of a sent list: the lines to store, and their problems. */
export interface PackageLinesResult {
  readonly lines: readonly PlannedPackageLine[];
  readonly problems: readonly ProblemDetail[];
}

/**
 * Returns the lines of a package after a change. A known id changes a line, a missing id makes a new one, and stored lines
 * that were not sent are left out. Problems: ERR_UNKNOWN_REFERENCE, ERR_DUPLICATE, ERR_REQUIRED, ERR_PACKAGE_LINE_ORDER.
 */
export function planPackageLines(
  sentLines: readonly SentPackageLine[],
  storedLines: readonly StoredPackageLine[],
): PackageLinesResult {
  const storedById = new Map(storedLines.map((line) => [line.id, line]));
  const lines: PlannedPackageLine[] = [];
  const problems: ProblemDetail[] = [];

  sentLines.forEach((line, index) => {
    const field = `regels[${String(index)}]`;
    const before = line.id === undefined ? undefined : storedById.get(line.id);
    const after = { ...(before === undefined ? BLANK_LINE : valuesOf(before)), ...line };

    problems.push(...findIdProblems(sentLines, index, storedById, field));
    if (after.product_id === undefined) {
      problems.push({
        code: 'ERR_REQUIRED',
        message: 'A new line needs a product: send product_id.',
        field: `${field}.product_id`,
      });
    } else {
      problems.push(...findRangeProblems(after, field));
      lines.push({ ...after, product_id: after.product_id });
    }
  });

  return { lines, problems };
}

/** Returns the members of the line itself, without any others. */
export function valuesOf(line: PackageLineValues): PackageLineValues {
  return {
    product_id: line.product_id,
    locatie_id: line.locatie_id,
    begin: line.begin,
    eind: line.eind,
    beschrijving: line.beschrijving,
    aantal_personen: line.aantal_personen,
    min: line.min,
    max: line.max,
    onlineboeking_aantalbepalingsmethode: line.onlineboeking_aantalbepalingsmethode,
  };
}

function findIdProblems(
  sentLines: readonly SentPackageLine[],
  index: number,
  storedById: ReadonlyMap<number, StoredPackageLine>,
  field: string,
): ProblemDetail[] {
  const id = sentLines[index]?.id;
  if (id === undefined) return [];
  if (!storedById.has(id)) {
    const message = 'The package has no line with this id: leave the id out for a new line.';
    return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: `${field}.id` }];
  }
  if (sentLines.findIndex((line) => line.id === id) === index) return [];
  return [{ code: 'ERR_DUPLICATE', message: 'This line appears twice: send it once.', field: `${field}.id` }];
}

function findRangeProblems(
  { begin, eind, min, max }: Pick<PackageLineValues, 'begin' | 'eind' | 'min' | 'max'>,
  field: string,
): ProblemDetail[] {
  const mistakes: [member: string, message: string][] = [];
  if (eind !== null && begin === null) mistakes.push(['begin', 'A line with an end needs a begin: send begin.']);
  if (eind !== null && begin !== null && eind < begin)
    mistakes.push(['eind', 'The line ends before it begins: send a later end or an earlier begin.']);
  if (min !== null && max !== null && max < min) mistakes.push(['max', 'max is less than min: raise it.']);
  return mistakes.map(([member, message]) => ({
    code: 'ERR_PACKAGE_LINE_ORDER',
    message,
    field: `${field}.${member}`,
  }));
}
