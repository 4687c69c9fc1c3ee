// Changes of a VAT rate.
import type { NewVatChange, VatChange } from 'boekstaaf';
import { api } from '../index.ts';

/** A dry run of a change from 9 to 21 % that leaves prices as they are, unless the body says otherwise. */
export function vatChange(body: Partial<NewVatChange> = {}): Promise<VatChange> {
  const terms = { van: 9, naar: 21, ingangsdatum: '2026-01-01', prijs: 'inclusief', dry_run: true } as const;
  return api.vatChanges.createVatChange({ body: { ...terms, ...body } });
}
