// One existing thing of every kind that the contract's paths name, for suites that are computed from the contract.
import { armed } from './second-factors.ts';
import { session } from './sessions.ts';
import { roots, type Root } from '../../generated/operations.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { given } from './given.ts';
import { raw } from './index.ts';
import type { Operation } from './contract.ts';

type Make = () => Promise<{ readonly id?: number }>;

const make: Readonly<Partial<Record<Root, Make>>> = {
  api_keys: async () => {
    const body = { user_id: 1, description: 'A key of a test' };
    return (await raw('POST', '/api2/apikeys', { auth: ADMINISTRATOR, body })).body as { id: number };
  },
  attachments: () => given.attachmentWithFile(),
  book_processes: () => given.bookProcess(),
  bookings: () => given.booking(),
  calendars: () => given.calendar(),
  cancellation_terms: () => given.cancellationTerms(),
  companies: () => given.company(),
  contacts: () => given.contact(),
  customers: () => given.customer(),
  discount_codes: () => given.discountCode(),
  incoming_mail_addresses: () => given.incomingMailAddress(),
  incoming_mails: () => given.incomingMail(),
  invoices: () => given.invoice(),
  locations: () => given.location(),
  mails: () => given.mail(),
  packages: () => given.package(),
  payment_methods: () => given.paymentMethod(),
  peppol_documents: () => given.peppolDocument(),
  peppol_sendings: () => given.peppolSending(),
  pdf_templates: () => given.pdfTemplateWithLogo(),
  points_of_sale: () => given.pointOfSale(),
  price_rules: () => given.priceRule(),
  product_groups: () => given.productGroup(),
  product_labels: () => given.productLabel(),
  products: () => given.product(),
  proposal_types: () => given.proposalType(),
  proposals: () => given.proposal(),
  qualifications: () => given.qualification(),
  roles: () => given.role(),
  settings: () => Promise.resolve({}),
  shifts: () => given.shift(),
  start_time_groups: () => given.startTimeGroup(),
  start_times: () => given.startTime(),
  users: () => given.user(),
  vat_changes: () => given.vatChange(),
  webhooks: given.webhook,
  staff: () => given.staffMember(),
  suppliers: () => given.supplier(),
  materials: () => given.material(),
  newsletters: () => given.newsletter(),
  notes: () => given.note(),
  vouchers: () => given.voucher(),
  online_payments: () => given.onlinePayment(),
  voucher_sales: () => given.voucherSale(),
  withdrawals: () => given.declaration(),
  voucher_templates: () => given.voucherTemplate(),
  status_reminders: () => given.statusReminder(),
  integrations: () => given.integration(),
  contact_forms: () => given.contactForm(),
  booking_mails: () => given.bookingMail(),
};

/** Those of the names that are kinds of things which can be made here, once each. */
export function existingRoots(names: readonly (string | null)[]): Root[] {
  const listed = Object.keys(make) as Root[];
  return [...listed, ...roots.filter((root) => !listed.includes(root))].filter((root) => names.includes(root));
}

/** The id of a new thing of this kind, at its first version. */
export async function existing(root: Root): Promise<number> {
  const { id } = await (make[root] ?? (await madeBy(root)))();
  if (id === undefined) throw new Error(`What was made for ${root} has no id.`);
  return id;
}

/** The maker of a kind that is not listed above: `make` of its file in given/. */
async function madeBy(root: Root): Promise<Make> {
  const file = `./given/${root.replaceAll('_', '-')}.ts`;
  const { make: found } = (await import(file)) as { readonly make?: Make };
  if (found === undefined) throw new Error(`test/support/given/${file} exports no make.`);
  return found;
}

/** New things for all ids that the path of an operation with a root names; settings are there from the start. */
export async function existingFor({ root, path }: Operation): Promise<Readonly<Record<string, number | string>>> {
  if (path.endsWith('/sessies/{id}')) return { id: (await session()).id };
  if (root === undefined) return {};
  if (root === 'settings') return { slug: 'currency' };
  if (path.endsWith('/gebruikers/{id}/tweede_factor')) return { id: (await armed()).user.id };
  if (path.endsWith('/producten/{id}/afbeelding')) return { id: (await given.depictedProduct()).id };
  if (path.endsWith('/arrangementen/{id}/afbeelding')) return { id: (await given.depictedPackage()).id };
  if (path.endsWith('/facturen/{id}/peppol'))
    return { id: (await given.peppolInvoice((await given.peppolSandbox()).id)).id };
  if (path.endsWith('/klanten/{id}/peppol')) {
    const { id: bedrijf_id } = await given.company({ peppol_integration_id: (await given.peppolSandbox()).id });
    return { id: (await given.customer({ bedrijf_id })).id };
  }
  if (path.endsWith('/facturen/{id}/ubl')) return { id: (await given.eInvoice()).id };
  if (path.includes('{material_id}')) {
    const { id, material_id } = await given.capacityEntry({ internal_reference: 'reeks' });
    return { material_id, id, internal_reference: 'reeks' };
  }
  if (path.includes('{bestand_id}')) {
    const { id, bijlagen } = await given.incomingMailWithFile();
    return { id, bestand_id: bijlagen[0]?.id ?? 0 };
  }
  if (path.includes('{delivery_id}')) {
    const { id, webhook_id } = await given.webhookDelivery();
    return { id: webhook_id, delivery_id: id };
  }
  if (path.includes('{voucher_id}')) {
    const { booking, voucher } = await given.redeemedVoucher();
    return { id: booking.id, voucher_id: voucher.id };
  }
  if (path.includes('/uren/')) {
    const { id, personeel_id } = await given.recordedHours();
    return { staff_id: personeel_id, id };
  }
  if (path.includes('/beschikbaarheid/')) {
    const { id, personeel_id } = await given.staffAvailability();
    return { staff_id: personeel_id, id };
  }
  if (path.endsWith('/mails/{id}')) {
    const { id, boeking_id } = await given.bookingMailSending();
    return { boeking_id, id };
  }
  if (path.includes('{boeking_id}')) return { boeking_id: await existing(root) };
  if (path.includes('{staff_id}')) return { staff_id: await existing(root) };
  if (!path.includes('{betaling_id}')) return { id: await existing(root) };
  const { id, factuur_id } = await given.payment();
  return { id: factuur_id, betaling_id: id };
}
