<?php

// The groups of the client, each made when it is used first. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

/**
 * @property-read BookingsApi $bookings
 * @property-read CancellationsApi $cancellations
 * @property-read ProposalsApi $proposals
 * @property-read BookingMailsApi $bookingMails
 * @property-read StatusRemindersApi $statusReminders
 * @property-read InvoicesApi $invoices
 * @property-read InvoicePaymentsApi $invoicePayments
 * @property-read VatChangesApi $vatChanges
 * @property-read PaymentMethodsApi $paymentMethods
 * @property-read PointsOfSaleApi $pointsOfSale
 * @property-read PeppolSendingsApi $peppolSendings
 * @property-read PeppolDocumentsApi $peppolDocuments
 * @property-read CustomersApi $customers
 * @property-read ContactsApi $contacts
 * @property-read SuppliersApi $suppliers
 * @property-read StaffApi $staff
 * @property-read QualificationsApi $qualifications
 * @property-read NotesApi $notes
 * @property-read NewslettersApi $newsletters
 * @property-read ProductsApi $products
 * @property-read PriceRulesApi $priceRules
 * @property-read PackagesApi $packages
 * @property-read CancellationTermsApi $cancellationTerms
 * @property-read ProductGroupsApi $productGroups
 * @property-read ProductLabelsApi $productLabels
 * @property-read AttachmentsApi $attachments
 * @property-read BookProcessesApi $bookProcesses
 * @property-read DiscountCodesApi $discountCodes
 * @property-read VoucherTemplatesApi $voucherTemplates
 * @property-read VouchersApi $vouchers
 * @property-read ShiftsApi $shifts
 * @property-read CalendarsApi $calendars
 * @property-read StartTimeGroupsApi $startTimeGroups
 * @property-read StartTimesApi $startTimes
 * @property-read RecordedHoursApi $recordedHours
 * @property-read PlanningApi $planning
 * @property-read StaffAvailabilityApi $staffAvailability
 * @property-read MaterialsApi $materials
 * @property-read CapacityApi $capacity
 * @property-read OnlineBookingApi $onlineBooking
 * @property-read OnlinePaymentsApi $onlinePayments
 * @property-read VoucherSalesApi $voucherSales
 * @property-read WithdrawalsApi $withdrawals
 * @property-read ContactFormsApi $contactForms
 * @property-read JournalApi $journal
 * @property-read StatisticsApi $statistics
 * @property-read WebhooksApi $webhooks
 * @property-read EventsApi $events
 * @property-read MailsApi $mails
 * @property-read IncomingMailsApi $incomingMails
 * @property-read CompaniesApi $companies
 * @property-read LocationsApi $locations
 * @property-read SearchApi $search
 * @property-read SettingsApi $settings
 * @property-read PdfTemplatesApi $pdfTemplates
 * @property-read SandboxApi $sandbox
 * @property-read IntegrationsApi $integrations
 * @property-read ApiKeysApi $apiKeys
 * @property-read SessionsApi $sessions
 * @property-read SecondFactorApi $secondFactor
 * @property-read UsersApi $users
 * @property-read RolesApi $roles
 * @property-read AuditApi $audit
 */
abstract class Groups
{
    private const GROUPS = [
        'bookings' => BookingsApi::class,
        'cancellations' => CancellationsApi::class,
        'proposals' => ProposalsApi::class,
        'bookingMails' => BookingMailsApi::class,
        'statusReminders' => StatusRemindersApi::class,
        'invoices' => InvoicesApi::class,
        'invoicePayments' => InvoicePaymentsApi::class,
        'vatChanges' => VatChangesApi::class,
        'paymentMethods' => PaymentMethodsApi::class,
        'pointsOfSale' => PointsOfSaleApi::class,
        'peppolSendings' => PeppolSendingsApi::class,
        'peppolDocuments' => PeppolDocumentsApi::class,
        'customers' => CustomersApi::class,
        'contacts' => ContactsApi::class,
        'suppliers' => SuppliersApi::class,
        'staff' => StaffApi::class,
        'qualifications' => QualificationsApi::class,
        'notes' => NotesApi::class,
        'newsletters' => NewslettersApi::class,
        'products' => ProductsApi::class,
        'priceRules' => PriceRulesApi::class,
        'packages' => PackagesApi::class,
        'cancellationTerms' => CancellationTermsApi::class,
        'productGroups' => ProductGroupsApi::class,
        'productLabels' => ProductLabelsApi::class,
        'attachments' => AttachmentsApi::class,
        'bookProcesses' => BookProcessesApi::class,
        'discountCodes' => DiscountCodesApi::class,
        'voucherTemplates' => VoucherTemplatesApi::class,
        'vouchers' => VouchersApi::class,
        'shifts' => ShiftsApi::class,
        'calendars' => CalendarsApi::class,
        'startTimeGroups' => StartTimeGroupsApi::class,
        'startTimes' => StartTimesApi::class,
        'recordedHours' => RecordedHoursApi::class,
        'planning' => PlanningApi::class,
        'staffAvailability' => StaffAvailabilityApi::class,
        'materials' => MaterialsApi::class,
        'capacity' => CapacityApi::class,
        'onlineBooking' => OnlineBookingApi::class,
        'onlinePayments' => OnlinePaymentsApi::class,
        'voucherSales' => VoucherSalesApi::class,
        'withdrawals' => WithdrawalsApi::class,
        'contactForms' => ContactFormsApi::class,
        'journal' => JournalApi::class,
        'statistics' => StatisticsApi::class,
        'webhooks' => WebhooksApi::class,
        'events' => EventsApi::class,
        'mails' => MailsApi::class,
        'incomingMails' => IncomingMailsApi::class,
        'companies' => CompaniesApi::class,
        'locations' => LocationsApi::class,
        'search' => SearchApi::class,
        'settings' => SettingsApi::class,
        'pdfTemplates' => PdfTemplatesApi::class,
        'sandbox' => SandboxApi::class,
        'integrations' => IntegrationsApi::class,
        'apiKeys' => ApiKeysApi::class,
        'sessions' => SessionsApi::class,
        'secondFactor' => SecondFactorApi::class,
        'users' => UsersApi::class,
        'roles' => RolesApi::class,
        'audit' => AuditApi::class,
    ];

    /** @var array<string, \Boekstaaf\Group> */
    private array $groups = [];

    public function __get(string $name): \Boekstaaf\Group
    {
        $class = self::GROUPS[$name] ?? throw new \Boekstaaf\BoekstaafError("The client has no group \"$name\"");

        return $this->groups[$name] ??= new $class($this->door());
    }

    public function __isset(string $name): bool
    {
        return isset(self::GROUPS[$name]);
    }

    abstract protected function door(): \Boekstaaf\Door;
}
