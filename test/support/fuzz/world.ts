// The world while the service is fuzzed: what bodies and filters refer to, which nobody removes, and values that make sense.
import fc, { type Arbitrary } from 'fast-check';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { idOf, objectOf, textOf, type JsonObject } from '../../../sdk/conform/json.ts';
import type { ConformWorld } from '../../../sdk/conform/world.ts';
import type { OperationFacts } from '../contract.ts';
import { createKit } from '../kit.ts';
import { MOLLIE_KEY } from '../mollie.ts';
import type { ValueChoice } from './fitting.ts';
import { findPlace, followReference, type FuzzSchema, typesOf } from './schemas.ts';
import { bodySchemaOf, type TestRequest } from './slots.ts';

type Ids = readonly number[];

/** Two of everything that clients can refer to, and of templates and integrations for some purposes. */
export interface FuzzWorld {
  readonly kit: ConformWorld;
  readonly roots: ReadonlyMap<string, Ids>;
  /** Ids for members that take only some things of their kind. */
  readonly fitting: Readonly<Record<string, Ids>>;
  /** The members of bodies that recipes say, by their schemas. */
  readonly bodies: ReadonlyMap<string, JsonObject>;
  readonly token: string;
  readonly recipient: string;
}

/** The roots that ids in the contract refer to, by the name of the member, alone or after that of its schema. */
const REFERENCES: Readonly<Record<string, string | null>> = bundle['x-references'];

/** The kinds that customers of the world's company can be of. */
const KINDS = ['school', 'bedrijf'];

async function createTwo(make: () => Promise<number>): Promise<Ids> {
  return [await make(), await make()];
}

/** Makes two of everything that the contract refers to. */
export async function makeWorld(kit: ConformWorld = createKit()): Promise<FuzzWorld> {
  const createThing = async (id: string, body: JsonObject): Promise<number> => idOf(await kit.askForBody(id, { body }));
  await kit.makeOnce('companies', () => createThing('createCompany', { soort_klanten: KINDS }));

  const roots = new Map<string, Ids>([['users', [1]]]);
  for (const root of Object.values(REFERENCES))
    if (root !== null && !roots.has(root)) roots.set(root, [await kit.ensureThing(root), await kit.createThing(root)]);

  const createTemplates = (context: string) => createTwo(() => createThing('createPdfTemplate', { context }));
  const createIntegrations = (integrationBody: JsonObject) =>
    createTwo(() => createThing('createIntegration', integrationBody));
  const bodies = new Map<string, JsonObject>();
  for (const schema of Object.keys(bundle.components.schemas)) bodies.set(schema, await kit.createMembers(schema));

  return {
    kit,
    roots,
    fitting: {
      kassa_factuur_pdf_template_id: await createTemplates('pos'),
      online_boeking_factuur_pdf_template_id: await createTemplates('online_booking'),
      payment_integration_id: await createIntegrations({ kind: 'mollie', secrets: { api_key: MOLLIE_KEY } }),
      smtp_integration_id: await createIntegrations({ kind: 'smtp', settings: { host: 'smtp.example' } }),
    },
    bodies,
    token: textOf(await kit.askForBody('createCalendar'), 'token'),
    recipient: textOf(await kit.askForBody('createIncomingMailAddress'), 'adres'),
  };
}

/** Members for which only some values make sense; by the name of their schema where others mean something else. */
const SENSIBLE_VALUES: Readonly<Record<string, Arbitrary<unknown> | null | undefined>> = {
  // A way on that nobody was given is refused, and those that were are for one list each.
  cursor: null,
  after: null,
  // A world without such lines, persons or fields has no id of one.
  id: null,
  boekingsregel_id: null,
  mail_to: null,
  mail_cc: null,
  hoofdcontact: null,
  contactpersoon_id: null,
  // Here they are objects, as their schema says.
  'NewContactForm.Arrangementen': undefined,
  'ContactFormPut.Arrangementen': undefined,
  'ProductOrder.products': undefined,
  // Only the fields of the form can be answered; this is the one name that every form takes.
  'ContactFormAnswers.*': fc.constant('nonce'),
  // A date that does not follow its booking's begin, a package that is fixed.
  'BookingPut.datum': null,
  'BookingPatch.datum': null,
  'BookingPut.arrangement_id': null,
  'BookingPatch.arrangement_id': null,
  'SentPayment.locatie_id': null,
  'SettingPut.slug': null,
  // A template of a purpose of its own.
  pdf_template_id: null,
  // Less than the payment that it is of.
  'RefundRequest.amount': fc.constantFrom(0.01, 1),
  // Only to hosts that the installation allows.
  redirect_url: null,
  // An end lies after its beginning, and a change says both or neither.
  datum_begin: fc.constantFrom('2026-03-01', '2026-06-30'),
  datum_eind: fc.constantFrom('2026-07-01', '2027-12-31'),
  'ShiftPut.begin': null,
  'ShiftPut.eind': null,
  'RecordedHoursPut.begin': null,
  'RecordedHoursPut.eind': null,
  'StaffAvailabilityPut.begin': null,
  'StaffAvailabilityPut.eind': null,
  'NewStaffAvailability.beschikbaar': fc.constant(false),
  'StaffAvailabilityPut.beschikbaar': fc.constant(false),
  pauze_minuten: fc.constantFrom(0, 15, 60),
  'RecordedHoursPut.personeel_id': null,
  'RecordedHoursPut.dienst_id': null,
  'ShiftPut.status': null,
  'CancellationRequest.kosten': fc.constantFrom(0, 10.5),
  'CancellationTermsPut.regels': fc.constant([{ dagen_vooraf: 7, percentage: 12.5 }]),
  'Reservation.status': null,
  'Reservation.kortingscode': null,
  'Reservation.vouchers': null,
  'Reservation.provider_params': null,
  'NewBookingMail.moment': fc.constantFrom('herinnering', 'bedankt'),
  'BookingMailPut.moment': fc.constantFrom('herinnering', 'bedankt'),
  'NewCalendar.soort': fc.constant('locaties'),
  soort_klant: fc.constantFrom(...KINDS),
  expires_at: fc.constantFrom('2027-01-01T00:00:00Z', '2026-12-31 23:59', null),
  host: fc.nat(1_000_000).map((number) => `smtp${String(number)}.example`),
  // A login needs an encrypted connection, and a password for another server is sent again.
  'IntegrationSettings.security': fc.constantFrom('starttls', 'tls'),
  // Members of other kinds.
  'IntegrationSettings.party_id': null,
  'IntegrationSettings.legal_entity_id': null,
  'IntegrationSettings.outcome': null,
  'IntegrationPut.settings': null,
  peppol_id: fc.constantFrom('0208:0123456749', '0106:12345678', null),
  to: fc.constantFrom('0208:0123456749', '0208:0403619968'),
  url: fc.nat(1_000_000).map((number) => `https://receiver.example/${String(number)}`),
  periode: fc.constantFrom('2026-03-01/2026-04-01', 'P1M', '2026-03-10'),
  landcode: fc.constantFrom('NL', 'BE', 'DE'),
};

/** Chooses references to what exists, and what makes sense; at most so many members that may be left out. */
export function createChoice({ roots, fitting, bodies, token, recipient }: FuzzWorld, optional: number): ValueChoice {
  const worldValues: Readonly<Record<string, string>> = { token, recipient };
  return {
    optional,
    chooseMember(owner, name, schema) {
      const full = `${owner}.${name}`;
      if (name in worldValues) return fc.constant(worldValues[name]);
      if (full in SENSIBLE_VALUES) return SENSIBLE_VALUES[full];
      const ownerBody = bodies.get(owner) ?? {};
      if (name in ownerBody && isPinned(owner, name, schema)) return fc.constant(ownerBody[name]);
      const ids = fitting[name] ?? roots.get(REFERENCES[full] ?? REFERENCES[name] ?? '');
      if (ids !== undefined) return chooseReference(ids, schema);
      return typesOf(schema).includes('array') ? undefined : SENSIBLE_VALUES[name];
    },
  };
}

/** Whether a member that a body needs has just the value that its recipe says: texts, choices and amounts are left to chance. */
function isPinned(owner: string, name: string, schema: FuzzSchema): boolean {
  const { required = [] } = (findPlace('components', 'schemas', owner).schema as FuzzSchema | undefined) ?? {};
  const { schema: resolvedSchema } = followReference({ schema, pointer: '' });
  return (
    required.includes(name) &&
    (/date|percentage/.test(resolvedSchema.format ?? '') ||
      typesOf(resolvedSchema).some((type) => /array|object|integer/.test(type)))
  );
}

function chooseReference(ids: Ids, schema: FuzzSchema): Arbitrary<unknown> {
  const one = fc.constantFrom(...ids);
  return typesOf(schema).includes('array') ? fc.uniqueArray(one, { minLength: 1, maxLength: 2 }) : one;
}

/** Whether what an operation acts upon can be acted upon only once. */
export function isUsedUp({ id, kind }: OperationFacts): boolean {
  return ['act', 'remove'].includes(kind) || id === 'createCreditInvoice';
}

/** A request that succeeds, and the members of its body that no chance finds. */
export interface FreshRequest {
  readonly request: TestRequest;
  readonly pinned: JsonObject;
}

/** A new request of an operation, about things that are made for it. */
export async function createFreshRequest(
  operation: OperationFacts,
  { kit }: Pick<FuzzWorld, 'kit'>,
): Promise<FreshRequest> {
  const recipe = await kit.readRecipe(operation.id);
  const { path = {}, query = {}, body, ...who } = await kit.createRequest(operation.id, { path: {}, ...recipe });
  const schema = bodySchemaOf(operation);
  const bodySchema = schema === undefined ? undefined : followReference(schema);
  const owner = bodySchema?.pointer.split('/').at(-1) ?? '';
  const pinned = Object.entries(objectOf(body)).filter(
    ([name]) => name in objectOf(recipe.body) || isPinned(owner, name, bodySchema?.schema.properties?.[name] ?? {}),
  );
  const header = { ...who.header, ...(typeof who.as === 'object' ? who.as : {}) };

  return {
    request: { operation, path, query, header, ...(body === undefined ? {} : { body }) },
    pinned: Object.fromEntries(pinned),
  };
}

/** A request by chance, about the things of a fresh one. It has the members of the fresh one that chance left out or cannot find. */
export function freshenRequest(request: TestRequest, { request: asked, pinned }: FreshRequest): TestRequest {
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof Uint8Array);
  return {
    ...request,
    path: asked.path,
    query: { ...asked.query, ...request.query },
    header: { ...asked.header, ...request.header },
    ...(isObject ? { body: { ...objectOf(asked.body), ...body, ...pinned } } : {}),
  };
}
