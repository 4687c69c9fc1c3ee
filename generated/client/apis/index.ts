/* tslint:disable */
/* eslint-disable */
export * from './ApiKeysApi.js';
export * from './BookingsApi.js';
export * from './CompaniesApi.js';
export * from './ContactsApi.js';
export * from './CustomersApi.js';
export * from './DiscountCodesApi.js';
export * from './EventsApi.js';
export * from './InvoicePaymentsApi.js';
export * from './InvoicesApi.js';
export * from './JournalApi.js';
export * from './LocationsApi.js';
export * from './MailsApi.js';
export * from './PackagesApi.js';
export * from './PaymentMethodsApi.js';
export * from './PdfTemplatesApi.js';
export * from './PointsOfSaleApi.js';
export * from './ProductGroupsApi.js';
export * from './ProductsApi.js';
export * from './QualificationsApi.js';
export * from './RolesApi.js';
export * from './SettingsApi.js';
export * from './StaffApi.js';
export * from './StatisticsApi.js';
export * from './SuppliersApi.js';
export * from './UsersApi.js';
export * from './WebhooksApi.js';
