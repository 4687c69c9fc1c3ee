// A dry run of a change of a VAT rate: the bookings that it would change, and their new totals.
import { setTimeout as pause } from 'node:timers/promises';
import { formatEuro } from './euro.ts';
import type { Boekstaaf } from 'boekstaaf';

// A change waits for a worker: a minute is long enough for this one.
const PAUSE_MS = 50;
const MAX_PAUSES = 1_200;

/** Previews the change of 9 % to 21 % for bookings from a date on; `say` prints a line for each. */
export async function previewVatChange(
  client: Boekstaaf,
  ingangsdatum: string,
  say: (text: string) => void,
): Promise<void> {
  const wantedChange = { van: 9, naar: 21, ingangsdatum, prijs: 'exclusief', dry_run: true } as const;
  let change = await client.vatChanges.createVatChange({ body: wantedChange });
  for (let pauses = 0; change.status !== 'voltooid'; pauses++) {
    if (pauses === MAX_PAUSES) throw new Error('No worker previewed the change of the VAT rate within a minute.');
    await pause(PAUSE_MS);
    change = await client.vatChanges.getVatChange({ id: change.id });
  }

  const { gewijzigd, overgeslagen } = change;
  say(`Bookings if 9 % VAT became 21 %: ${String(gewijzigd)} would change, ${String(overgeslagen)} would be left out.`);
  const bookings = await client.vatChanges.listVatChangeBookings({ id: change.id });
  for (const { referentie, uitkomst, reden, totaal_voor, totaal_na } of bookings)
    say(
      uitkomst === 'gewijzigd'
        ? `    ${referentie}  from ${formatEuro(totaal_voor)} to ${formatEuro(totaal_na)}`
        : `    ${referentie}  left out: ${reden ?? ''}`,
    );
}
