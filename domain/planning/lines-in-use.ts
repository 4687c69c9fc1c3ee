// The lines of a period in columns: tens of thousands of objects would cost more than all calculations with them.

/** A line of a booking that uses capacity. */
export interface LineInUse {
  readonly boeking_id: number;
  /** The people of the whole booking. */
  readonly personen: number;
  readonly online: boolean;
  /** In milliseconds since 1970, as `eind`. */
  readonly begin: number;
  readonly eind: number;
  readonly locatie_id: number | null;
  readonly product_id: number;
  readonly aantal: number;
}

/** One entry a line in every column, in the same order. Moments are milliseconds since 1970. */
export interface LinesInUse {
  readonly boeking_id: Int32Array;
  readonly personen: Int32Array;
  /** 1 where it was booked online, else 0. */
  readonly online: Uint8Array;
  readonly begin: Float64Array;
  readonly eind: Float64Array;
  /** 0 without a location. */
  readonly locatie_id: Int32Array;
  readonly product_id: Int32Array;
  readonly aantal: Int32Array;
}

/** Columns as plain lists. */
export type LineColumns = Readonly<Record<keyof LinesInUse, readonly number[]>>;

/** Lines from plain columns. */
export function createLinesInUse(columns: LineColumns): LinesInUse {
  return {
    boeking_id: new Int32Array(columns.boeking_id),
    personen: new Int32Array(columns.personen),
    online: new Uint8Array(columns.online),
    begin: new Float64Array(columns.begin),
    eind: new Float64Array(columns.eind),
    locatie_id: new Int32Array(columns.locatie_id),
    product_id: new Int32Array(columns.product_id),
    aantal: new Int32Array(columns.aantal),
  };
}

/** The lines of all parts, in the order of the parts. */
export function joinLines(parts: readonly LinesInUse[]): LinesInUse {
  const length = parts.reduce((sum, { begin }) => sum + begin.length, 0);

  const joinColumn = <Name extends keyof LinesInUse>(name: Name, into: LinesInUse[Name]): LinesInUse[Name] => {
    let at = 0;
    for (const part of parts) {
      into.set(part[name], at);
      at += part[name].length;
    }
    return into;
  };

  return {
    boeking_id: joinColumn('boeking_id', new Int32Array(length)),
    personen: joinColumn('personen', new Int32Array(length)),
    online: joinColumn('online', new Uint8Array(length)),
    begin: joinColumn('begin', new Float64Array(length)),
    eind: joinColumn('eind', new Float64Array(length)),
    locatie_id: joinColumn('locatie_id', new Int32Array(length)),
    product_id: joinColumn('product_id', new Int32Array(length)),
    aantal: joinColumn('aantal', new Int32Array(length)),
  };
}

/** Lines from objects. */
export function buildColumns(lines: readonly LineInUse[]): LinesInUse {
  return createLinesInUse({
    boeking_id: lines.map(({ boeking_id }) => boeking_id),
    personen: lines.map(({ personen }) => personen),
    online: lines.map(({ online }) => Number(online)),
    begin: lines.map(({ begin }) => begin),
    eind: lines.map(({ eind }) => eind),
    locatie_id: lines.map(({ locatie_id }) => locatie_id ?? 0),
    product_id: lines.map(({ product_id }) => product_id),
    aantal: lines.map(({ aantal }) => aantal),
  });
}

/** Lines as objects. */
export function asObjects(lines: LinesInUse): LineInUse[] {
  return Array.from(lines.boeking_id, (boeking_id, index) => ({
    boeking_id,
    personen: lines.personen[index] ?? 0,
    online: lines.online[index] === 1,
    begin: lines.begin[index] ?? 0,
    eind: lines.eind[index] ?? 0,
    locatie_id: lines.locatie_id[index] || null,
    product_id: lines.product_id[index] ?? 0,
    aantal: lines.aantal[index] ?? 0,
  }));
}
