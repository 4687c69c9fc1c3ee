// The world of a test: one function per thing that can exist, each with sensible members that a test may override.
import { apiKey } from './given/api-keys.ts';
import { attachment, attachmentWithFile } from './given/attachments.ts';
import { booking } from './given/bookings.ts';
import { bookProcess } from './given/book-processes.ts';
import { calendar } from './given/calendars.ts';
import { company, pdfTemplate, pdfTemplateWithLogo } from './given/companies.ts';
import { contactForm, orderForm } from './given/contact-forms.ts';
import { contact, customer, supplier } from './given/contacts.ts';
import { discountCode } from './given/discount-codes.ts';
import {
  chargedBooking,
  cost,
  invoice,
  payment,
  permanentInvoice,
  recharge,
  eInvoice,
  eInvoiceDraft,
} from './given/invoices.ts';
import { incomingMail, incomingMailAddress, incomingMailWithFile } from './given/incoming-mails.ts';
import {
  billitIntegration,
  integration,
  paymentIntegration,
  peppolSandbox,
  storecoveIntegration,
} from './given/integrations.ts';
import { peppolDocument, peppolInvoice, peppolSending } from './given/peppol.ts';
import { location } from './given/locations.ts';
import { mail, mailedInvoice } from './given/mails.ts';
import { note } from './given/notes.ts';
import { depictedPackage, makePackage } from './given/packages.ts';
import { capacityEntry, material } from './given/materials.ts';
import { onlinePackage, onlinePayment } from './given/online.ts';
import { newsletter, subscribers } from './given/newsletters.ts';
import { paymentMethod } from './given/payment-methods.ts';
import { cancellationTerms } from './given/cancellation-terms.ts';
import { cancellationToken, proposedRefund } from './given/cancellations.ts';
import { priceRule } from './given/price-rules.ts';
import { recordedHours, shift, staffAvailability } from './given/planning.ts';
import { pointOfSale } from './given/points-of-sale.ts';
import { webhook, webhookDelivery } from './given/webhooks.ts';
import { startTime, startTimeGroup } from './given/start-times.ts';
import { proposal, proposalType } from './given/proposals.ts';
import { qualification, staffMember } from './given/staff.ts';
import {
  bookingFor,
  redeemedVoucher,
  voucher,
  voucherPurchase,
  voucherSale,
  voucherTemplate,
  voucherTemplateForSale,
} from './given/vouchers.ts';
import { declaration, paidSale, withdrawal } from './given/withdrawals.ts';
import { passwordOf, role, user } from './given/users.ts';
import { depictedProduct, product, productBody, productGroup, productLabel } from './given/products.ts';
import { bookingMail, bookingMailSending } from './given/booking-mails.ts';
import { statusReminder } from './given/status-reminders.ts';
import { vatChange } from './given/vat-changes.ts';

export const given = {
  apiKey,
  attachment,
  attachmentWithFile,
  billitIntegration,
  bookProcess,
  booking,
  bookingFor,
  bookingMail,
  bookingMailSending,
  capacityEntry,
  calendar,
  cancellationTerms,
  cancellationToken,
  proposedRefund,
  chargedBooking,
  company,
  contact,
  contactForm,
  orderForm,
  cost,
  customer,
  depictedPackage,
  depictedProduct,
  discountCode,
  eInvoice,
  eInvoiceDraft,
  incomingMail,
  incomingMailAddress,
  incomingMailWithFile,
  invoice,
  integration,
  paymentIntegration,
  location,
  mail,
  mailedInvoice,
  material,
  note,
  newsletter,
  peppolDocument,
  peppolInvoice,
  peppolSandbox,
  peppolSending,
  storecoveIntegration,
  subscribers,
  package: makePackage,
  passwordOf,
  payment,
  onlinePackage,
  onlinePayment,
  paymentMethod,
  pdfTemplate,
  pdfTemplateWithLogo,
  permanentInvoice,
  pointOfSale,
  priceRule,
  product,
  productBody,
  productGroup,
  productLabel,
  proposal,
  proposalType,
  recharge,
  recordedHours,
  redeemedVoucher,
  qualification,
  role,
  shift,
  staffAvailability,
  staffMember,
  startTime,
  startTimeGroup,
  statusReminder,
  supplier,
  user,
  voucher,
  voucherSale,
  voucherPurchase,
  voucherTemplate,
  voucherTemplateForSale,
  vatChange,
  webhook,
  webhookDelivery,
  declaration,
  paidSale,
  withdrawal,
};
