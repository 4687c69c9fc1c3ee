// Every place of an id in every body: an id of nothing is refused there, or the place stands here with its reason.
import { expect } from 'chai';
import fc from 'fast-check';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { contract, type Operation } from '../support/contract.ts';
import '../support/either-database.ts';
import { fitting } from '../support/fuzz/fitting.ts';
import { below, followed, type Placed } from '../support/fuzz/schemas.ts';
import { addressOf, bodySchemaOf } from '../support/fuzz/slots.ts';
import { ADMINISTRATOR, raw } from '../support/index.ts';
import { newKit, targetOf } from '../support/kit.ts';

/** Ids whose meaning the handler of the operation decides, and who proves that it does. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // Parts of the thing that changes, and of nothing else: test/domain has the cases.
  'BookingLinePut.id': 'a line of the booking',
  'ContactFormFieldPut.id': 'a field of the form',
  'CostGroupPut.id': 'a group of the booking',
  'CostItemPut.boekingsregel_id': 'a line of the booking',
  'CostItemPut.id': 'an item of the booking',
  'CreditedLine.id': 'a line of the invoice',
  'NewContactFormField.id': 'a field of the form',
  'NewPackageLine.id': 'a line of the package',
  'PackageLinePut.id': 'a line of the package',
  // People, who are found with the contact that has them: test/people and the mails of each area.
  'ContactPersonPut.id': 'a person of any relation',
  'InvoiceSending.mail_cc': 'a person',
  'InvoiceSending.mail_to': 'a person',
  'NewBookingMailSending.mail_cc': 'a person',
  'NewBookingMailSending.mail_to': 'a person',
  'NewContactPerson.id': 'a person of any relation',
  'NewCredit.mail_cc': 'a person',
  'NewCredit.mail_to': 'a person',
  'NewInvoice.mail_cc': 'a person',
  'NewInvoice.mail_to': 'a person',
  'NewInvoiceMail.mail_cc': 'a person',
  'NewInvoiceMail.mail_to': 'a person',
  'NewNote.contactpersoon_id': 'a person of the contact',
  'NewProposalMail.mail_cc': 'a person',
  'NewProposalMail.mail_to': 'a person',
  'NotePut.contactpersoon_id': 'a person of the contact',
  // They never change, or stand in the path.
  'ApiKeyPut.user_id': 'the user of the key',
  'BookingPatch.arrangement_id': 'the package of the booking',
  'BookingPut.arrangement_id': 'the package of the booking',
  'NewRecordedHours.personeel_id': 'who is in the path',
  'ProposalPut.boeking_id': 'the booking of the proposal',
  'ProposalPut.type_id': 'the type of the proposal',
  'RecordedHoursPut.personeel_id': 'who is in the path',
  // Another member says what it is: test/planning/calendars.test.ts.
  'NewCalendar.id': 'what the feed shows',
  // Held once the same relation is locked: test/people.
  'NewContact.bedrijf_id': 'the company of the relation',
  'NewCustomer.bedrijf_id': 'the company of the relation',
  'NewStaffMember.bedrijf_id': 'the company of the relation',
  // Locked at once: test/invoices/invoices.test.ts.
  'NewInvoice.boeking_id': 'the booking that is invoiced',
  // Read in one go with what is taken over: test/bookings/bookings.test.ts.
  'NewBooking.arrangement_id': 'a source of the booking',
  'NewBooking.boeking_id': 'a source of the booking',
  'NewBooking.book_process_id': 'a source of the booking',
  'NewBooking.klant_id': 'a source of the booking',
  'NewBooking.product_id': 'a source of the booking',
  // Members that visitors do not see are absent for them: test/online.
  'ContactFormAnswers.*': 'an answer to a form',
  'OnlineBookingLine.arrangementsregel_id': 'a line of the package',
  'Reservation.arrangement_id': 'what is for sale',
  'VoucherPurchase.voucher_template_id': 'what is for sale',
};

const kit = newKit();
const GONE = 2_000_000_000;
const REFERENCES: Readonly<Record<string, string | null>> = bundle['x-references'];

/** An id in a body: the schema and member that it is, and a way to say it. */
interface Place {
  readonly name: string;
  readonly field: string;
  readonly wrap: (id: number) => unknown;
}

/** The simplest value that fits. */
function simplest(placed: Placed): unknown {
  return fc.sample(fitting(placed, { optional: 0, member: () => undefined }), { numRuns: 1, seed: 7 })[0];
}

/** The ids in a value of this schema; of a tree two levels. */
function* placesIn(
  placed: Placed,
  at: Pick<Place, 'name' | 'field'> & { readonly wrap: (value: unknown) => unknown },
  above: readonly string[] = [],
): Generator<Place> {
  if (placed.schema.$ref?.endsWith('/Id') === true) {
    yield at;
    return;
  }
  const target = followed(placed);
  const { properties = {}, additionalProperties, items, oneOf = [] } = target.schema;
  const owner = target.place.split('/').at(-1) ?? '';
  if (above.filter((each) => each === target.place).length > 1) return;
  const within = [...above, target.place];
  for (const [index, branch] of oneOf.entries())
    yield* placesIn(below(target, branch, 'oneOf', String(index)), at, within);
  if (items !== undefined) {
    const wrap = (value: unknown): unknown => at.wrap([value]);
    yield* placesIn(below(target, items, 'items'), { ...at, field: `${at.field}[0]`, wrap }, within);
  }
  if (typeof additionalProperties === 'object')
    yield* placesIn(
      below(target, additionalProperties, 'additionalProperties'),
      { name: `${owner}.*`, field: at.field, wrap: at.wrap },
      within,
    );
  for (const [name, schema] of Object.entries(properties)) {
    if (followed(below(target, schema, 'properties', name)).schema.readOnly === true || schema.readOnly === true)
      continue;
    const field = at.field === '' ? name : `${at.field}.${name}`;
    const wrap = (value: unknown): unknown => at.wrap({ ...(simplest(target) as object), [name]: value });
    yield* placesIn(below(target, schema, 'properties', name), { name: `${owner}.${name}`, field, wrap }, within);
  }
}

function placesOf(operation: Operation): Place[] {
  const body = bodySchemaOf(operation);
  return body === undefined ? [] : [...placesIn(body, { name: '', field: '', wrap: (value) => value })];
}

const isDecided = ({ name }: Place): boolean => name in ELSEWHERE;
const changing = contract.filter(({ kind }) => kind !== 'ask');

describe('an id in a body', () => {
  it('refers to what x-references says, or stands in the list of those whose handler decides', () => {
    const open = changing
      .flatMap(placesOf)
      .map(({ name }) => name)
      .filter(
        (name) => ((name in REFERENCES ? REFERENCES[name] : REFERENCES[name.split('.')[1] ?? '']) ?? null) === null,
      );
    expect([...new Set(open)].sort()).to.deep.equal(Object.keys(ELSEWHERE).sort());
  });

  for (const operation of changing) {
    const places = placesOf(operation).filter((place) => !isDecided(place));
    if (places.length === 0) continue;
    it(`of ${operation.id} is refused where it refers to nothing: ${places.map(({ field }) => field).join(', ')}`, async () => {
      const path = await targetOf(kit, operation);
      for (const { field, wrap } of places) {
        const request = { operation, path, query: {}, header: {} };
        const { status, body, text } = await raw(operation.method, addressOf(request), {
          auth: ADMINISTRATOR,
          body: wrap(GONE),
        });
        expect(status, `${field}: ${text}`).to.equal(406);
        const told = (body as { code: string; field?: string }[]).map(({ code, field: at = '' }) => `${code} ${at}`);
        expect(told, text).to.include(`ERR_UNKNOWN_REFERENCE ${field}`);
      }
    });
  }
});
