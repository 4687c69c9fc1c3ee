// After paying: what became of the booking, and how to pay again. And what this window keeps, so that Back and reload lose nothing.
const STORAGE_PREFIX = 'boeken ';
const POLL_INTERVAL_MS = 3_000;
const MAX_POLLS = 40;
const STATUS_TEXTS = {
  open: 'Uw betaling is nog niet binnen.',
  geannuleerd: 'De betaling is geannuleerd: u hebt niets betaald.',
  mislukt: 'De betaling is niet gelukt: u hebt niets betaald.',
  verlopen: 'De tijd om te betalen is voorbij.',
};
const PAID_TEXT = 'Dank u wel! Uw boeking is betaald en bevestigd. U krijgt een e-mail.';
const PAID_LATE_TEXT = 'Uw betaling kwam te laat binnen om de boeking vast te houden. Wij nemen contact met u op.';
const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/**
 * The memory of this window: `form`, its values; `order`, the one that waits for its payment. Undefined for nothing.
 */
export function readStoredValue(name) {
  return JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + name)) ?? undefined;
}
export function storeValue(name, value) {
  sessionStorage.setItem(STORAGE_PREFIX + name, JSON.stringify(value ?? null));
}

/** The reference that the visitor came back with. It is taken out of the address: nobody has to copy or bookmark it. */
function readReturnReference() {
  const address = new URL(location.href);
  const reference = address.searchParams.get('reservering');
  address.searchParams.delete('reservering');
  if (reference !== null) history.replaceState(null, '', address);
  return reference ?? undefined;
}

/** In another browser than that of the order, its reference is all that there is. */
function orderOf(reference) {
  const order = readStoredValue('order');
  return reference === undefined || order?.reference === reference ? order : { reference };
}

/**
 * Tells how it stands with the order of this window, if there is one, and asks again while its payment is on its way.
 * `ask` gets a path; `say` shows a text, without the form if it is told so; `offer` shows where to pay, or nothing.
 */
export async function tellOrder({ ask, say, offer }) {
  const back = readReturnReference();
  const order = orderOf(back);
  if (order?.reference === undefined) return;
  storeValue('order', order);
  for (let look = 1; ; look += 1) {
    const state = await ask(`/onlineboeking/reserveringen/${order.reference}`).catch(() => undefined);
    // While another page of this window asks, this one is gone or waits in the memory of the browser.
    if (readStoredValue('order')?.reference !== order.reference) return;
    tell(state, order, { isBack: back !== undefined, say, offer });
    if (state?.status !== 'open' || back === undefined || look === MAX_POLLS) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

function tell(state, { retry_url }, { isBack, say, offer }) {
  const { status, kan_betalen = false, betaalbaar_tot, bevestigd } = state ?? {};
  if (status === undefined)
    return say('Wij kunnen nu niet zien hoe het met uw betaling staat. Laad deze pagina later opnieuw.');
  if (!kan_betalen && status !== 'open') storeValue('order', undefined);
  if (status === 'betaald') storeValue('form', undefined);
  offer(kan_betalen ? retry_url : undefined, status === 'open' ? 'Verder met betalen' : 'Opnieuw betalen');
  if (status === 'betaald') return say(bevestigd ? PAID_TEXT : PAID_LATE_TEXT, true);
  const until =
    kan_betalen && betaalbaar_tot
      ? ` Wij houden uw boeking vast tot ${clock.format(new Date(betaalbaar_tot))} uur.`
      : '';
  const mail = status === 'open' && isBack ? ' Betaalde u net? Dan ziet u het hier zo, en u krijgt een e-mail.' : '';
  const where = kan_betalen && !retry_url ? ' Betaal in het venster waarin u boekte.' : '';
  const next = kan_betalen || status === 'open' ? '' : ' Boek gerust opnieuw.';
  say(STATUS_TEXTS[status] + until + where + mail + next, status === 'open' && isBack);
}
