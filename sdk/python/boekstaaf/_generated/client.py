"""The clients with all their groups, each loaded when it is used first. Made by npm run generate. Never edit."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .._async import AsyncClient
from .._sync import Client

if TYPE_CHECKING:
    from .api_keys import AsyncApiKeys, ApiKeys
    from .attachments import AsyncAttachments, Attachments
    from .audit import AsyncAudit, Audit
    from .book_processes import AsyncBookProcesses, BookProcesses
    from .booking_mails import AsyncBookingMails, BookingMails
    from .bookings import AsyncBookings, Bookings
    from .calendars import AsyncCalendars, Calendars
    from .cancellation_terms import AsyncCancellationTerms, CancellationTerms
    from .cancellations import AsyncCancellations, Cancellations
    from .capacity import AsyncCapacity, Capacity
    from .companies import AsyncCompanies, Companies
    from .contact_forms import AsyncContactForms, ContactForms
    from .contacts import AsyncContacts, Contacts
    from .customers import AsyncCustomers, Customers
    from .discount_codes import AsyncDiscountCodes, DiscountCodes
    from .events import AsyncEvents, Events
    from .incoming_mails import AsyncIncomingMails, IncomingMails
    from .integrations import AsyncIntegrations, Integrations
    from .invoice_payments import AsyncInvoicePayments, InvoicePayments
    from .invoices import AsyncInvoices, Invoices
    from .journal import AsyncJournal, Journal
    from .locations import AsyncLocations, Locations
    from .mails import AsyncMails, Mails
    from .materials import AsyncMaterials, Materials
    from .newsletters import AsyncNewsletters, Newsletters
    from .notes import AsyncNotes, Notes
    from .online_booking import AsyncOnlineBooking, OnlineBooking
    from .online_payments import AsyncOnlinePayments, OnlinePayments
    from .packages import AsyncPackages, Packages
    from .payment_methods import AsyncPaymentMethods, PaymentMethods
    from .pdf_templates import AsyncPdfTemplates, PdfTemplates
    from .peppol_documents import AsyncPeppolDocuments, PeppolDocuments
    from .peppol_sendings import AsyncPeppolSendings, PeppolSendings
    from .planning import AsyncPlanning, Planning
    from .points_of_sale import AsyncPointsOfSale, PointsOfSale
    from .price_rules import AsyncPriceRules, PriceRules
    from .product_groups import AsyncProductGroups, ProductGroups
    from .product_labels import AsyncProductLabels, ProductLabels
    from .products import AsyncProducts, Products
    from .proposals import AsyncProposals, Proposals
    from .qualifications import AsyncQualifications, Qualifications
    from .recorded_hours import AsyncRecordedHours, RecordedHours
    from .roles import AsyncRoles, Roles
    from .sandbox import AsyncSandbox, Sandbox
    from .search import AsyncSearch, Search
    from .second_factor import AsyncSecondFactor, SecondFactor
    from .sessions import AsyncSessions, Sessions
    from .settings import AsyncSettings, Settings
    from .shifts import AsyncShifts, Shifts
    from .staff import AsyncStaff, Staff
    from .staff_availability import AsyncStaffAvailability, StaffAvailability
    from .start_time_groups import AsyncStartTimeGroups, StartTimeGroups
    from .start_times import AsyncStartTimes, StartTimes
    from .statistics import AsyncStatistics, Statistics
    from .status_reminders import AsyncStatusReminders, StatusReminders
    from .suppliers import AsyncSuppliers, Suppliers
    from .users import AsyncUsers, Users
    from .vat_changes import AsyncVatChanges, VatChanges
    from .voucher_sales import AsyncVoucherSales, VoucherSales
    from .voucher_templates import AsyncVoucherTemplates, VoucherTemplates
    from .vouchers import AsyncVouchers, Vouchers
    from .webhooks import AsyncWebhooks, Webhooks
    from .withdrawals import AsyncWithdrawals, Withdrawals


class Boekstaaf(Client):
    """The booking service: Boekstaaf(base_url=..., api_key=...), or as the environment says."""

    @cached_property
    def bookings(self) -> Bookings:
        from .bookings import Bookings

        return Bookings(self)

    @cached_property
    def cancellations(self) -> Cancellations:
        from .cancellations import Cancellations

        return Cancellations(self)

    @cached_property
    def proposals(self) -> Proposals:
        from .proposals import Proposals

        return Proposals(self)

    @cached_property
    def booking_mails(self) -> BookingMails:
        from .booking_mails import BookingMails

        return BookingMails(self)

    @cached_property
    def status_reminders(self) -> StatusReminders:
        from .status_reminders import StatusReminders

        return StatusReminders(self)

    @cached_property
    def invoices(self) -> Invoices:
        from .invoices import Invoices

        return Invoices(self)

    @cached_property
    def invoice_payments(self) -> InvoicePayments:
        from .invoice_payments import InvoicePayments

        return InvoicePayments(self)

    @cached_property
    def vat_changes(self) -> VatChanges:
        from .vat_changes import VatChanges

        return VatChanges(self)

    @cached_property
    def payment_methods(self) -> PaymentMethods:
        from .payment_methods import PaymentMethods

        return PaymentMethods(self)

    @cached_property
    def points_of_sale(self) -> PointsOfSale:
        from .points_of_sale import PointsOfSale

        return PointsOfSale(self)

    @cached_property
    def peppol_sendings(self) -> PeppolSendings:
        from .peppol_sendings import PeppolSendings

        return PeppolSendings(self)

    @cached_property
    def peppol_documents(self) -> PeppolDocuments:
        from .peppol_documents import PeppolDocuments

        return PeppolDocuments(self)

    @cached_property
    def customers(self) -> Customers:
        from .customers import Customers

        return Customers(self)

    @cached_property
    def contacts(self) -> Contacts:
        from .contacts import Contacts

        return Contacts(self)

    @cached_property
    def suppliers(self) -> Suppliers:
        from .suppliers import Suppliers

        return Suppliers(self)

    @cached_property
    def staff(self) -> Staff:
        from .staff import Staff

        return Staff(self)

    @cached_property
    def qualifications(self) -> Qualifications:
        from .qualifications import Qualifications

        return Qualifications(self)

    @cached_property
    def notes(self) -> Notes:
        from .notes import Notes

        return Notes(self)

    @cached_property
    def newsletters(self) -> Newsletters:
        from .newsletters import Newsletters

        return Newsletters(self)

    @cached_property
    def products(self) -> Products:
        from .products import Products

        return Products(self)

    @cached_property
    def price_rules(self) -> PriceRules:
        from .price_rules import PriceRules

        return PriceRules(self)

    @cached_property
    def packages(self) -> Packages:
        from .packages import Packages

        return Packages(self)

    @cached_property
    def cancellation_terms(self) -> CancellationTerms:
        from .cancellation_terms import CancellationTerms

        return CancellationTerms(self)

    @cached_property
    def product_groups(self) -> ProductGroups:
        from .product_groups import ProductGroups

        return ProductGroups(self)

    @cached_property
    def product_labels(self) -> ProductLabels:
        from .product_labels import ProductLabels

        return ProductLabels(self)

    @cached_property
    def attachments(self) -> Attachments:
        from .attachments import Attachments

        return Attachments(self)

    @cached_property
    def book_processes(self) -> BookProcesses:
        from .book_processes import BookProcesses

        return BookProcesses(self)

    @cached_property
    def discount_codes(self) -> DiscountCodes:
        from .discount_codes import DiscountCodes

        return DiscountCodes(self)

    @cached_property
    def voucher_templates(self) -> VoucherTemplates:
        from .voucher_templates import VoucherTemplates

        return VoucherTemplates(self)

    @cached_property
    def vouchers(self) -> Vouchers:
        from .vouchers import Vouchers

        return Vouchers(self)

    @cached_property
    def shifts(self) -> Shifts:
        from .shifts import Shifts

        return Shifts(self)

    @cached_property
    def calendars(self) -> Calendars:
        from .calendars import Calendars

        return Calendars(self)

    @cached_property
    def start_time_groups(self) -> StartTimeGroups:
        from .start_time_groups import StartTimeGroups

        return StartTimeGroups(self)

    @cached_property
    def start_times(self) -> StartTimes:
        from .start_times import StartTimes

        return StartTimes(self)

    @cached_property
    def recorded_hours(self) -> RecordedHours:
        from .recorded_hours import RecordedHours

        return RecordedHours(self)

    @cached_property
    def planning(self) -> Planning:
        from .planning import Planning

        return Planning(self)

    @cached_property
    def staff_availability(self) -> StaffAvailability:
        from .staff_availability import StaffAvailability

        return StaffAvailability(self)

    @cached_property
    def materials(self) -> Materials:
        from .materials import Materials

        return Materials(self)

    @cached_property
    def capacity(self) -> Capacity:
        from .capacity import Capacity

        return Capacity(self)

    @cached_property
    def online_booking(self) -> OnlineBooking:
        from .online_booking import OnlineBooking

        return OnlineBooking(self)

    @cached_property
    def online_payments(self) -> OnlinePayments:
        from .online_payments import OnlinePayments

        return OnlinePayments(self)

    @cached_property
    def voucher_sales(self) -> VoucherSales:
        from .voucher_sales import VoucherSales

        return VoucherSales(self)

    @cached_property
    def withdrawals(self) -> Withdrawals:
        from .withdrawals import Withdrawals

        return Withdrawals(self)

    @cached_property
    def contact_forms(self) -> ContactForms:
        from .contact_forms import ContactForms

        return ContactForms(self)

    @cached_property
    def journal(self) -> Journal:
        from .journal import Journal

        return Journal(self)

    @cached_property
    def statistics(self) -> Statistics:
        from .statistics import Statistics

        return Statistics(self)

    @cached_property
    def webhooks(self) -> Webhooks:
        from .webhooks import Webhooks

        return Webhooks(self)

    @cached_property
    def events(self) -> Events:
        from .events import Events

        return Events(self)

    @cached_property
    def mails(self) -> Mails:
        from .mails import Mails

        return Mails(self)

    @cached_property
    def incoming_mails(self) -> IncomingMails:
        from .incoming_mails import IncomingMails

        return IncomingMails(self)

    @cached_property
    def companies(self) -> Companies:
        from .companies import Companies

        return Companies(self)

    @cached_property
    def locations(self) -> Locations:
        from .locations import Locations

        return Locations(self)

    @cached_property
    def search(self) -> Search:
        from .search import Search

        return Search(self)

    @cached_property
    def settings(self) -> Settings:
        from .settings import Settings

        return Settings(self)

    @cached_property
    def pdf_templates(self) -> PdfTemplates:
        from .pdf_templates import PdfTemplates

        return PdfTemplates(self)

    @cached_property
    def sandbox(self) -> Sandbox:
        from .sandbox import Sandbox

        return Sandbox(self)

    @cached_property
    def integrations(self) -> Integrations:
        from .integrations import Integrations

        return Integrations(self)

    @cached_property
    def api_keys(self) -> ApiKeys:
        from .api_keys import ApiKeys

        return ApiKeys(self)

    @cached_property
    def sessions(self) -> Sessions:
        from .sessions import Sessions

        return Sessions(self)

    @cached_property
    def second_factor(self) -> SecondFactor:
        from .second_factor import SecondFactor

        return SecondFactor(self)

    @cached_property
    def users(self) -> Users:
        from .users import Users

        return Users(self)

    @cached_property
    def roles(self) -> Roles:
        from .roles import Roles

        return Roles(self)

    @cached_property
    def audit(self) -> Audit:
        from .audit import Audit

        return Audit(self)


class AsyncBoekstaaf(AsyncClient):
    """The same for asyncio: await AsyncBoekstaaf(base_url=..., api_key=...).bookings.get(42)."""

    @cached_property
    def bookings(self) -> AsyncBookings:
        from .bookings import AsyncBookings

        return AsyncBookings(self)

    @cached_property
    def cancellations(self) -> AsyncCancellations:
        from .cancellations import AsyncCancellations

        return AsyncCancellations(self)

    @cached_property
    def proposals(self) -> AsyncProposals:
        from .proposals import AsyncProposals

        return AsyncProposals(self)

    @cached_property
    def booking_mails(self) -> AsyncBookingMails:
        from .booking_mails import AsyncBookingMails

        return AsyncBookingMails(self)

    @cached_property
    def status_reminders(self) -> AsyncStatusReminders:
        from .status_reminders import AsyncStatusReminders

        return AsyncStatusReminders(self)

    @cached_property
    def invoices(self) -> AsyncInvoices:
        from .invoices import AsyncInvoices

        return AsyncInvoices(self)

    @cached_property
    def invoice_payments(self) -> AsyncInvoicePayments:
        from .invoice_payments import AsyncInvoicePayments

        return AsyncInvoicePayments(self)

    @cached_property
    def vat_changes(self) -> AsyncVatChanges:
        from .vat_changes import AsyncVatChanges

        return AsyncVatChanges(self)

    @cached_property
    def payment_methods(self) -> AsyncPaymentMethods:
        from .payment_methods import AsyncPaymentMethods

        return AsyncPaymentMethods(self)

    @cached_property
    def points_of_sale(self) -> AsyncPointsOfSale:
        from .points_of_sale import AsyncPointsOfSale

        return AsyncPointsOfSale(self)

    @cached_property
    def peppol_sendings(self) -> AsyncPeppolSendings:
        from .peppol_sendings import AsyncPeppolSendings

        return AsyncPeppolSendings(self)

    @cached_property
    def peppol_documents(self) -> AsyncPeppolDocuments:
        from .peppol_documents import AsyncPeppolDocuments

        return AsyncPeppolDocuments(self)

    @cached_property
    def customers(self) -> AsyncCustomers:
        from .customers import AsyncCustomers

        return AsyncCustomers(self)

    @cached_property
    def contacts(self) -> AsyncContacts:
        from .contacts import AsyncContacts

        return AsyncContacts(self)

    @cached_property
    def suppliers(self) -> AsyncSuppliers:
        from .suppliers import AsyncSuppliers

        return AsyncSuppliers(self)

    @cached_property
    def staff(self) -> AsyncStaff:
        from .staff import AsyncStaff

        return AsyncStaff(self)

    @cached_property
    def qualifications(self) -> AsyncQualifications:
        from .qualifications import AsyncQualifications

        return AsyncQualifications(self)

    @cached_property
    def notes(self) -> AsyncNotes:
        from .notes import AsyncNotes

        return AsyncNotes(self)

    @cached_property
    def newsletters(self) -> AsyncNewsletters:
        from .newsletters import AsyncNewsletters

        return AsyncNewsletters(self)

    @cached_property
    def products(self) -> AsyncProducts:
        from .products import AsyncProducts

        return AsyncProducts(self)

    @cached_property
    def price_rules(self) -> AsyncPriceRules:
        from .price_rules import AsyncPriceRules

        return AsyncPriceRules(self)

    @cached_property
    def packages(self) -> AsyncPackages:
        from .packages import AsyncPackages

        return AsyncPackages(self)

    @cached_property
    def cancellation_terms(self) -> AsyncCancellationTerms:
        from .cancellation_terms import AsyncCancellationTerms

        return AsyncCancellationTerms(self)

    @cached_property
    def product_groups(self) -> AsyncProductGroups:
        from .product_groups import AsyncProductGroups

        return AsyncProductGroups(self)

    @cached_property
    def product_labels(self) -> AsyncProductLabels:
        from .product_labels import AsyncProductLabels

        return AsyncProductLabels(self)

    @cached_property
    def attachments(self) -> AsyncAttachments:
        from .attachments import AsyncAttachments

        return AsyncAttachments(self)

    @cached_property
    def book_processes(self) -> AsyncBookProcesses:
        from .book_processes import AsyncBookProcesses

        return AsyncBookProcesses(self)

    @cached_property
    def discount_codes(self) -> AsyncDiscountCodes:
        from .discount_codes import AsyncDiscountCodes

        return AsyncDiscountCodes(self)

    @cached_property
    def voucher_templates(self) -> AsyncVoucherTemplates:
        from .voucher_templates import AsyncVoucherTemplates

        return AsyncVoucherTemplates(self)

    @cached_property
    def vouchers(self) -> AsyncVouchers:
        from .vouchers import AsyncVouchers

        return AsyncVouchers(self)

    @cached_property
    def shifts(self) -> AsyncShifts:
        from .shifts import AsyncShifts

        return AsyncShifts(self)

    @cached_property
    def calendars(self) -> AsyncCalendars:
        from .calendars import AsyncCalendars

        return AsyncCalendars(self)

    @cached_property
    def start_time_groups(self) -> AsyncStartTimeGroups:
        from .start_time_groups import AsyncStartTimeGroups

        return AsyncStartTimeGroups(self)

    @cached_property
    def start_times(self) -> AsyncStartTimes:
        from .start_times import AsyncStartTimes

        return AsyncStartTimes(self)

    @cached_property
    def recorded_hours(self) -> AsyncRecordedHours:
        from .recorded_hours import AsyncRecordedHours

        return AsyncRecordedHours(self)

    @cached_property
    def planning(self) -> AsyncPlanning:
        from .planning import AsyncPlanning

        return AsyncPlanning(self)

    @cached_property
    def staff_availability(self) -> AsyncStaffAvailability:
        from .staff_availability import AsyncStaffAvailability

        return AsyncStaffAvailability(self)

    @cached_property
    def materials(self) -> AsyncMaterials:
        from .materials import AsyncMaterials

        return AsyncMaterials(self)

    @cached_property
    def capacity(self) -> AsyncCapacity:
        from .capacity import AsyncCapacity

        return AsyncCapacity(self)

    @cached_property
    def online_booking(self) -> AsyncOnlineBooking:
        from .online_booking import AsyncOnlineBooking

        return AsyncOnlineBooking(self)

    @cached_property
    def online_payments(self) -> AsyncOnlinePayments:
        from .online_payments import AsyncOnlinePayments

        return AsyncOnlinePayments(self)

    @cached_property
    def voucher_sales(self) -> AsyncVoucherSales:
        from .voucher_sales import AsyncVoucherSales

        return AsyncVoucherSales(self)

    @cached_property
    def withdrawals(self) -> AsyncWithdrawals:
        from .withdrawals import AsyncWithdrawals

        return AsyncWithdrawals(self)

    @cached_property
    def contact_forms(self) -> AsyncContactForms:
        from .contact_forms import AsyncContactForms

        return AsyncContactForms(self)

    @cached_property
    def journal(self) -> AsyncJournal:
        from .journal import AsyncJournal

        return AsyncJournal(self)

    @cached_property
    def statistics(self) -> AsyncStatistics:
        from .statistics import AsyncStatistics

        return AsyncStatistics(self)

    @cached_property
    def webhooks(self) -> AsyncWebhooks:
        from .webhooks import AsyncWebhooks

        return AsyncWebhooks(self)

    @cached_property
    def events(self) -> AsyncEvents:
        from .events import AsyncEvents

        return AsyncEvents(self)

    @cached_property
    def mails(self) -> AsyncMails:
        from .mails import AsyncMails

        return AsyncMails(self)

    @cached_property
    def incoming_mails(self) -> AsyncIncomingMails:
        from .incoming_mails import AsyncIncomingMails

        return AsyncIncomingMails(self)

    @cached_property
    def companies(self) -> AsyncCompanies:
        from .companies import AsyncCompanies

        return AsyncCompanies(self)

    @cached_property
    def locations(self) -> AsyncLocations:
        from .locations import AsyncLocations

        return AsyncLocations(self)

    @cached_property
    def search(self) -> AsyncSearch:
        from .search import AsyncSearch

        return AsyncSearch(self)

    @cached_property
    def settings(self) -> AsyncSettings:
        from .settings import AsyncSettings

        return AsyncSettings(self)

    @cached_property
    def pdf_templates(self) -> AsyncPdfTemplates:
        from .pdf_templates import AsyncPdfTemplates

        return AsyncPdfTemplates(self)

    @cached_property
    def sandbox(self) -> AsyncSandbox:
        from .sandbox import AsyncSandbox

        return AsyncSandbox(self)

    @cached_property
    def integrations(self) -> AsyncIntegrations:
        from .integrations import AsyncIntegrations

        return AsyncIntegrations(self)

    @cached_property
    def api_keys(self) -> AsyncApiKeys:
        from .api_keys import AsyncApiKeys

        return AsyncApiKeys(self)

    @cached_property
    def sessions(self) -> AsyncSessions:
        from .sessions import AsyncSessions

        return AsyncSessions(self)

    @cached_property
    def second_factor(self) -> AsyncSecondFactor:
        from .second_factor import AsyncSecondFactor

        return AsyncSecondFactor(self)

    @cached_property
    def users(self) -> AsyncUsers:
        from .users import AsyncUsers

        return AsyncUsers(self)

    @cached_property
    def roles(self) -> AsyncRoles:
        from .roles import AsyncRoles

        return AsyncRoles(self)

    @cached_property
    def audit(self) -> AsyncAudit:
        from .audit import AsyncAudit

        return AsyncAudit(self)
