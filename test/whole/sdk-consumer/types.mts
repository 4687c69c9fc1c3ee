// What an integrator's compiler must make of the package: this file is compiled where the packed SDK is installed, never run.
import {
  ApiError,
  BadInput,
  Boekstaaf,
  type Booking,
  type BookingEmbed,
  Conflict,
  type Creator,
  type BookingPayload,
  type CostLine,
  type ErrorCode,
  type FileCall,
  type Invoice,
  type InvoicePayload,
  type ListedBooking,
  type Page,
  type Problem,
  type ThinPayload,
  toFile,
  Unauthorized,
  WebhookError,
  webhooks,
} from 'boekstaaf';
import { BookingsApi, type ListBookingsRequest } from 'boekstaaf/bookings';
import { ProductGroupsApi } from 'boekstaaf/product-groups';
import { verify, WebhooksApi } from 'boekstaaf/webhooks';

type IsAny<T> = 0 extends 1 & T ? true : false;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const sure = <T extends true>(): T | undefined => undefined;

export const client = new Boekstaaf({ baseUrl: 'https://bookings.example', apiKey: 'bks_1' });
export const user = new Boekstaaf({ baseUrl: 'https://bookings.example', username: 'u', password: 'p' });
export const alone = [new BookingsApi(client), new ProductGroupsApi({ baseUrl: 'https://bookings.example' })];
// @ts-expect-error: either a key or a user
new Boekstaaf({ baseUrl: 'https://bookings.example', apiKey: 'bks_1', username: 'u', password: 'p' });
// @ts-expect-error: a user has a password
new Boekstaaf({ baseUrl: 'https://bookings.example', username: 'u' });

export async function main(signal: AbortSignal): Promise<void> {
  const filter: ListBookingsRequest = { status: ['optie', 'definitief'] };
  // @ts-expect-error: no status of a booking
  filter.status = ['open'];
  // @ts-expect-error: a parameter that the contract lacks
  void client.bookings.listBookings({ statsu: ['optie'] });

  for await (const booking of client.bookings.listBookings(filter, { signal, timeout: 1000, retries: 0 })) {
    sure<Equal<typeof booking.id, number>>();
    if (booking.status === 'optie') sure<Equal<typeof booking.status, 'optie'>>();
  }
  for await (const page of client.bookings.listBookings().pages()) sure<Equal<(typeof page)[0]['personen'], number>>();
  for await (const key of client.apiKeys.listApiKeys()) sure<Equal<typeof key.id, number>>();
  // @ts-expect-error: one booking is no list
  for await (const booking of client.bookings.getBooking({ id: 1 })) void booking;

  const { data, status, headers, requestId } = await client.bookings.getBooking({ id: 1 }).withResponse();
  sure<Equal<typeof requestId, string | undefined>>();
  sure<Equal<typeof status, number>>();
  sure<Equal<IsAny<typeof data>, false>>();
  headers.get('etag');
  await client.bookings.updateBooking({ id: 1, body: data }, { ifMatch: headers.get('etag') ?? undefined });

  const [first, ...rest]: string[] = data.kosten.regels.map(described);
  const [gone, anything] = await Promise.all([
    client.bookings.deleteBooking({ id: 1 }, { idempotencyKey: 'x' }),
    client.withOptions({ retries: 5 }).request('GET', '/api2/omzet', { query: { begin: '2026-01-01' } }),
  ]);
  sure<Equal<typeof anything, unknown>>();
  void [first, rest, gone];
}

/** The documented names: ids, then the body, then query and options in one object. */
export async function short(): Promise<void> {
  const { bookings, invoices, apiKeys, statistics, startTimes } = client;
  const made = await bookings.create(
    { klant_id: 7, begin: '2026-03-28T10:00:00', personen: 8 },
    { idempotencyKey: 'order-1' },
  );
  sure<Equal<typeof made, Booking>>();
  // @ts-expect-error: the body is not wrapped
  void bookings.create({ body: { klant_id: 7 } });
  // @ts-expect-error: an id comes first
  void bookings.get({ id: 7 });
  await bookings.update(made.id, made, { ifMatch: '"1"', capaciteit: 'afdwingen' });
  await bookings.setStatus(made.id, 'optie');
  // @ts-expect-error: no status of a booking
  void bookings.setStatus(made.id, 'open');
  await invoices.createCredit(7);
  await startTimes.deleteMany({ startmomentgroep_id: 1, datum_begin: '2026-01-01', datum_eind: '2026-01-31' });
  // @ts-expect-error: both ends of the period are needed
  void statistics.getRevenue({ begin: '2026-01-01' });
  // A name that leaves nothing out of the id takes both forms.
  await client.bookings.redeemVoucher(7, { code: 'A' });
  await client.bookings.redeemVoucher({ id: 7, body: { code: 'A' } });

  // An awaited list is a page, of every list alike.
  const [page, drafts, keys] = await Promise.all([
    bookings.list(),
    invoices.list({ status: ['concept'] }),
    apiKeys.list(),
  ]);
  sure<Equal<typeof page, Page<ListedBooking>>>();
  sure<Equal<typeof drafts, Page<Invoice>>>();
  sure<Equal<(typeof keys)[0]['id'], number>>();
  const all: Invoice[] = await invoices.list().toArray({ limit: 10 });
  // @ts-expect-error: whoever follows pages has the cursor from the service
  void bookings.list({ cursor: 'x' });
  // @ts-expect-error: a parameter that the contract lacks
  void bookings.list({ statsu: ['optie'] });
  void all;
}

/** What was embedded is there, and what was not may be missing. */
export async function embedded(wish: BookingEmbed, wishes: BookingEmbed[]): Promise<void> {
  const { bookings } = client;
  const plain = await bookings.get(7);
  sure<Equal<typeof plain, Booking>>();
  sure<Equal<undefined extends (typeof plain)['Klant'] ? true : false, true>>();
  const whole = await bookings.get(7, { embed: ['Klant', 'Creator', 'Facturen._betaald_bedrag'], timeout: 1000 });
  sure<Equal<typeof whole.Klant.id, number>>();
  sure<Equal<typeof whole.Creator, Creator | null>>();
  const paid: number = whole.Facturen.map(({ _betaald_bedrag }) => _betaald_bedrag)[0] ?? 0;
  sure<Equal<undefined extends (typeof whole)['Diensten'] ? true : false, true>>();
  const same: Booking = whole;
  const deep = await bookings.get(7, { embed: ['Klant.Hoofdcontact'] });
  sure<Equal<undefined extends (typeof deep.Klant)['Hoofdcontact'] ? true : false, false>>();
  for await (const each of bookings.list({ embed: ['Klant'], status: ['optie'] }))
    sure<Equal<typeof each.Klant.id, number>>();
  // What only runs of the program know promises nothing.
  const unsure = await bookings.get(7, { embed: [wish] });
  const many = await bookings.get(7, { embed: wishes });
  sure<Equal<undefined extends (typeof unsure)['Klant'] ? true : false, true>>();
  sure<Equal<undefined extends (typeof many)['Klant'] ? true : false, true>>();
  // @ts-expect-error: nothing by this name can be embedded
  void bookings.get(7, { embed: ['Klnt'] });
  void [paid, same];
}

/** Files, errors and logs. */
export async function around(stream: ReadableStream<Uint8Array>, error: unknown): Promise<void> {
  await client.invoices.getPdf(7).saveTo('invoice.pdf');
  sure<Equal<Awaited<ReturnType<FileCall['stream']>>, ReadableStream<Uint8Array>>>();
  await client.products.replaceImage(7, await toFile(stream, { type: 'image/png' }));
  await client.products.replaceImage(7, stream, { headers: { 'Content-Type': 'image/png' } });
  const response: Response = await client.bookings.list().asResponse();
  if (error instanceof Unauthorized && error.reason === 'expired') void error.operation;
  // @ts-expect-error: no reason
  if (error instanceof Unauthorized && error.reason === 'forgotten') void response;
  new Boekstaaf({ logLevel: 'warn', logger: console });
  // @ts-expect-error: no level
  new Boekstaaf({ logLevel: 'loud' });
  new Boekstaaf();
}

// The lines of what a booking costs are told apart by their type.
function described(line: CostLine): string {
  switch (line.type) {
    case 'groep':
      return line.regels.map(described).join();
    case 'item':
      return String(line.bedrag);
  }
}

/** A switch over the codes of one status is complete: the last line does not compile when a case is missing. */
export function explain(error: unknown): string {
  if (error instanceof Conflict) {
    switch (error.code) {
      case 'ERR_CODE_TAKEN':
      case 'ERR_IDEMPOTENCY_IN_PROGRESS':
      case undefined:
        return error.message;
    }
    return error.code satisfies never;
  }
  if (error instanceof BadInput) {
    const { code } = error;
    // @ts-expect-error: a code of another status
    if (code === 'ERR_NOT_FOUND') return 'never';
    const [problem]: readonly Problem[] = error.problems;
    return problem?.code ?? code ?? 'unknown';
  }
  if (error instanceof ApiError) {
    sure<Equal<typeof error.code, ErrorCode | undefined>>();
    sure<Equal<IsAny<typeof error.problems>, false>>();
  }
  return 'unknown';
}

/** Events are told apart by their names, and names of tomorrow have a type as well. */
export async function receive(body: Uint8Array, headers: Record<string, string | string[] | undefined>): Promise<void> {
  const event = await verify(body, headers, ['whsec_1', 'whsec_2'], { tolerance: 1000, now: () => 0 });
  sure<Equal<typeof event, webhooks.NamedEvent>>();
  sure<Equal<IsAny<typeof event.data>, false>>();
  switch (event.name) {
    case 'Boeking::postInsert':
      sure<Equal<typeof event.data, BookingPayload | ThinPayload>>();
      sure<Equal<typeof event.meta.object, 'Boeking'>>();
      if ('status' in event.data) sure<Equal<typeof event.data.id, number>>();
      break;
    case 'Boeking::postUpdate':
      if ('status' in event.data) sure<Equal<typeof event.data.modified, string[]>>();
      break;
    case 'BookingDefinitive':
      sure<Equal<typeof event.data, BookingPayload | ThinPayload>>();
      break;
    case 'InvoiceDefinitive':
      sure<Equal<typeof event.data, InvoicePayload | ThinPayload>>();
      sure<Equal<typeof event, webhooks.EventOf<'InvoiceDefinitive'>>>();
      break;
    case undefined:
      sure<Equal<typeof event.data, Readonly<Record<string, unknown>>>>();
      sure<Equal<typeof event.meta.event, string>>();
      break;
    // @ts-expect-error: no event of the contract
    case 'Boeking::postLaunch':
      break;
  }
  for await (const each of client.events.listEvents()) {
    const told = webhooks.named(each);
    if (told.name === 'Locatie::postDelete') sure<Equal<typeof told.meta.event, 'Locatie::postDelete'>>();
  }
  // @ts-expect-error: what was parsed has another signature
  await webhooks.verify({ version: '0.1' }, headers, 'whsec_1').catch((error: unknown) => {
    if (error instanceof WebhookError && error.reason === 'too-old') void error.message;
    // @ts-expect-error: no reason
    if (error instanceof WebhookError && error.reason === 'old') void error.message;
  });
  await webhooks.verify('', new Headers(), 'whsec_1');
  await webhooks.verify('', [['webhook-id', '1']], 'whsec_1');
  void new WebhooksApi(client).listWebhooks();
}
