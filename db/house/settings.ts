// Settings: the changed values, and the defaults of the others.
import { PUBLIC_SETTINGS, SETTINGS, type SettingSlug } from '../../domain/house/setting.ts';
import { parseRates } from '../../domain/values/vat-rates.ts';
import type { BasisPoints, components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

/** A setting with its id in events. */
export interface StoredSetting extends Readonly<components['schemas']['Setting']> {
  readonly id: number;
}

type SettingRow = Omit<StoredSetting, 'waarde'> & { readonly waarde: string | null };

const rows = defineTable<SettingRow>('settings', { by: 'slug', unique: { settings_slug_unique: 'never' } });

export const read: ReadByIds<StoredSetting> = async (db, ids) => {
  const settingRows = await rows.read(db, ids);
  return new Map(
    [...settingRows].map(([id, row]) => [id, { ...row, waarde: row.waarde ?? SETTINGS[row.slug].defaultValue }]),
  );
};

/** Selects all settings, or the public ones. */
export function select(db: Reader, { onlyPublic }: { readonly onlyPublic: boolean }): Selection {
  const { buildQuery: from, order } = selectAll(db, 'settings');
  if (!onlyPublic) return { buildQuery: from, order };
  return { buildQuery: (reader) => from(reader).whereIn('slug', [...PUBLIC_SETTINGS]), order };
}

const selectIdBySlug = defineStatement<{ id: number }>(() => 'select id from settings where slug = ?');

/** Returns the setting with this name; undefined when there is none. */
export async function findBySlug(db: Reader, slug: string): Promise<StoredSetting | undefined> {
  const idRows = await selectIdBySlug(db, slug);
  const ids = idRows.map(({ id }) => id);
  return [...(await read(db, ids)).values()][0];
}

export function update(db: Writer, before: StoredSetting, waarde: string): Promise<void> {
  return rows.update(db, before, { waarde });
}

const selectValues = defineStatement<Pick<SettingRow, 'slug' | 'waarde'>>(
  (dialect) => `select slug, waarde from settings where ${isInList(dialect, 'slug')}`,
);

/** Returns the value of a setting; its default while it is unchanged. */
export async function settingOf(db: Reader, slug: SettingSlug): Promise<string> {
  return (await settingsOf(db, [slug]))[slug];
}

/** Returns the values of several settings. One query. */
export async function settingsOf<Slug extends SettingSlug>(
  db: Reader,
  slugs: readonly Slug[],
): Promise<Readonly<Record<Slug, string>>> {
  const set = new Map(
    (await selectValues(db, slugs)).map(({ slug, waarde }): [string, string | null] => [slug, waarde]),
  );
  const values = slugs.map((slug) => [slug, set.get(slug) ?? SETTINGS[slug].defaultValue]);
  return Object.fromEntries(values) as Readonly<Record<Slug, string>>;
}

/** Returns whether a scheduled job creates the invoice drafts of bookings with `factureren`. */
export async function isInvoicedByClock(db: Reader): Promise<boolean> {
  return (await settingOf(db, 'deels_factureren')) === 'yes';
}

/** Returns the VAT rates that new rows may have, lowest first. Existing rows retain their rate. */
export async function readVatRates(db: Reader): Promise<readonly BasisPoints[]> {
  const rates = parseRates(await settingOf(db, 'btw_percentages'));
  if (rates === undefined) throw new Error('The stored VAT rates are not a list of rates.');
  return rates;
}

/** The objects that events announce. */
export const announced = {
  Instelling: createEventObject({ table: 'settings', read, schema: 'Setting' }),
};
