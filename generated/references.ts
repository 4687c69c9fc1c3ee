// Made by npm run generate from spec/. Never edit. Where ids stand in the bodies of requests, and the root that each refers to.
import type { OperationId, Root } from './operations.ts';

/** The ids in an object of a body. A member holds one of what is said of it, or a list. */
export interface Referring {
  /** The roots that its ids refer to, by member. */
  readonly ids: Readonly<Record<string, Root>>;
  /** The objects in it that have ids, by member: names of `shapes`. */
  readonly inside: Readonly<Record<string, readonly string[]>>;
  /** Whether it has an id of its own where it is stored already. */
  readonly identified: boolean;
}


/** By schema: what stands in it. */
export const shapes: Readonly<Record<string, Referring>> = {
  "BookProcessPut": {
    "ids": {
      "arrangement_ids": "packages",
      "product_ids": "products"
    },
    "inside": {},
    "identified": false
  },
  "BookingLinePut": {
    "ids": {
      "product_id": "products",
      "locatie_id": "locations"
    },
    "inside": {},
    "identified": true
  },
  "BookingMailPut": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "BookingPatch": {
    "ids": {
      "klant_id": "customers"
    },
    "inside": {
      "boekingsregels": [
        "BookingLinePut"
      ],
      "kosten": [
        "CostsPatch"
      ]
    },
    "identified": false
  },
  "BookingPut": {
    "ids": {
      "klant_id": "customers"
    },
    "inside": {
      "boekingsregels": [
        "BookingLinePut"
      ],
      "kosten": [
        "CostsPut"
      ]
    },
    "identified": false
  },
  "CompanyPut": {
    "ids": {
      "smtp_integration_id": "integrations",
      "payment_integration_id": "integrations",
      "peppol_integration_id": "integrations",
      "online_betaalmethode_id": "payment_methods",
      "factuur_pdf_template_id": "pdf_templates",
      "kassa_factuur_pdf_template_id": "pdf_templates",
      "online_boeking_factuur_pdf_template_id": "pdf_templates"
    },
    "inside": {},
    "identified": false
  },
  "ContactFormPackagePut": {
    "ids": {
      "id": "packages"
    },
    "inside": {},
    "identified": false
  },
  "ContactFormPut": {
    "ids": {},
    "inside": {
      "Arrangementen": [
        "ContactFormPackagePut"
      ]
    },
    "identified": false
  },
  "ContactPersonPut": {
    "ids": {
      "nieuwsbrief_ids": "newsletters"
    },
    "inside": {},
    "identified": true
  },
  "ContactPut": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {
      "contactpersonen": [
        "ContactPersonPut"
      ]
    },
    "identified": false
  },
  "CostGroupPut": {
    "ids": {},
    "inside": {
      "regels": [
        "CostGroupPut",
        "CostItemPut"
      ]
    },
    "identified": true
  },
  "CostItemPut": {
    "ids": {
      "product_id": "products"
    },
    "inside": {},
    "identified": true
  },
  "CostsPatch": {
    "ids": {
      "klant_id": "customers",
      "bedrijf_id": "companies"
    },
    "inside": {
      "regels": [
        "CostGroupPut",
        "CostItemPut"
      ]
    },
    "identified": false
  },
  "CostsPut": {
    "ids": {
      "klant_id": "customers",
      "bedrijf_id": "companies"
    },
    "inside": {
      "regels": [
        "CostGroupPut",
        "CostItemPut"
      ]
    },
    "identified": false
  },
  "CountedAmount": {
    "ids": {
      "betaalmethode_id": "payment_methods"
    },
    "inside": {},
    "identified": false
  },
  "CustomerMergeRequest": {
    "ids": {
      "klant_id": "customers"
    },
    "inside": {},
    "identified": false
  },
  "CustomerPut": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {
      "contactpersonen": [
        "ContactPersonPut"
      ]
    },
    "identified": false
  },
  "DiscountCodePut": {
    "ids": {
      "Arrangementen": "packages",
      "BookProcesses": "book_processes",
      "Products": "products"
    },
    "inside": {},
    "identified": false
  },
  "IncomingMailAddressPut": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "InvoicePaymentPut": {
    "ids": {
      "betaalmethode_id": "payment_methods",
      "pos_id": "points_of_sale",
      "location_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "InvoiceSending": {
    "ids": {},
    "inside": {
      "betalingen": [
        "SentPayment"
      ]
    },
    "identified": false
  },
  "LocationPut": {
    "ids": {
      "parent_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "NewApiKey": {
    "ids": {
      "user_id": "users"
    },
    "inside": {},
    "identified": false
  },
  "NewBookProcess": {
    "ids": {
      "arrangement_ids": "packages",
      "product_ids": "products"
    },
    "inside": {},
    "identified": false
  },
  "NewBookingMail": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "NewBookingMailSending": {
    "ids": {
      "boekingsmail_id": "booking_mails"
    },
    "inside": {},
    "identified": false
  },
  "NewCompany": {
    "ids": {
      "smtp_integration_id": "integrations",
      "payment_integration_id": "integrations",
      "peppol_integration_id": "integrations",
      "online_betaalmethode_id": "payment_methods",
      "factuur_pdf_template_id": "pdf_templates",
      "kassa_factuur_pdf_template_id": "pdf_templates",
      "online_boeking_factuur_pdf_template_id": "pdf_templates"
    },
    "inside": {},
    "identified": false
  },
  "NewContact": {
    "ids": {},
    "inside": {
      "contactpersonen": [
        "NewContactPerson"
      ]
    },
    "identified": false
  },
  "NewContactForm": {
    "ids": {},
    "inside": {
      "Arrangementen": [
        "NewContactFormPackage"
      ]
    },
    "identified": false
  },
  "NewContactFormPackage": {
    "ids": {
      "id": "packages"
    },
    "inside": {},
    "identified": false
  },
  "NewContactPerson": {
    "ids": {
      "nieuwsbrief_ids": "newsletters"
    },
    "inside": {},
    "identified": true
  },
  "NewCustomer": {
    "ids": {},
    "inside": {
      "contactpersonen": [
        "NewContactPerson"
      ]
    },
    "identified": false
  },
  "NewDiscountCode": {
    "ids": {
      "Arrangementen": "packages",
      "BookProcesses": "book_processes",
      "Products": "products"
    },
    "inside": {},
    "identified": false
  },
  "NewIncomingMailAddress": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "NewInvoicePayment": {
    "ids": {
      "betaalmethode_id": "payment_methods",
      "pos_id": "points_of_sale",
      "location_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "NewLocation": {
    "ids": {
      "parent_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "NewNote": {
    "ids": {
      "contact_id": "contacts",
      "booking_id": "bookings"
    },
    "inside": {},
    "identified": false
  },
  "NewPackage": {
    "ids": {
      "startmomentgroep_id": "start_time_groups",
      "onlineboeking_contactformulier_id": "contact_forms",
      "bedrijf_id": "companies",
      "annuleringsvoorwaarden_id": "cancellation_terms"
    },
    "inside": {
      "regels": [
        "NewPackageLine"
      ]
    },
    "identified": false
  },
  "NewPackageLine": {
    "ids": {
      "product_id": "products",
      "locatie_id": "locations"
    },
    "inside": {},
    "identified": true
  },
  "NewPointOfSale": {
    "ids": {
      "bedrijf_id": "companies",
      "locatie_ids": "locations"
    },
    "inside": {},
    "identified": false
  },
  "NewPriceRule": {
    "ids": {
      "product_ids": "products",
      "productgroep_ids": "product_groups"
    },
    "inside": {},
    "identified": false
  },
  "NewProduct": {
    "ids": {
      "leverancier_id": "suppliers",
      "productgroep_id": "product_groups",
      "label_ids": "product_labels"
    },
    "inside": {
      "Locaties": [
        "NewProductLocation"
      ],
      "Materialen": [
        "ProductMaterial"
      ],
      "Standaardbijlagen": [
        "NewProductAttachment"
      ],
      "vereist_product": [
        "RequiredProduct"
      ]
    },
    "identified": false
  },
  "NewProductAttachment": {
    "ids": {
      "id": "attachments"
    },
    "inside": {},
    "identified": false
  },
  "NewProductLocation": {
    "ids": {
      "id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "NewProposal": {
    "ids": {
      "boeking_id": "bookings",
      "type_id": "proposal_types"
    },
    "inside": {},
    "identified": false
  },
  "NewRecordedHours": {
    "ids": {
      "dienst_id": "shifts"
    },
    "inside": {},
    "identified": false
  },
  "NewReminderCompany": {
    "ids": {
      "id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "NewShift": {
    "ids": {
      "personeel_id": "staff",
      "boeking_id": "bookings",
      "locatie_id": "locations",
      "kwalificatie_id": "qualifications"
    },
    "inside": {},
    "identified": false
  },
  "NewStaffMember": {
    "ids": {
      "kwalificatie_ids": "qualifications"
    },
    "inside": {
      "contactpersonen": [
        "NewContactPerson"
      ]
    },
    "identified": false
  },
  "NewStartTime": {
    "ids": {
      "startmomentgroep_id": "start_time_groups"
    },
    "inside": {},
    "identified": false
  },
  "NewStatusReminder": {
    "ids": {},
    "inside": {
      "Bedrijven": [
        "NewReminderCompany"
      ]
    },
    "identified": false
  },
  "NewUser": {
    "ids": {
      "id": "contacts"
    },
    "inside": {
      "rollen": [
        "RoleReference"
      ]
    },
    "identified": false
  },
  "NewVatChange": {
    "ids": {
      "product_ids": "products"
    },
    "inside": {},
    "identified": false
  },
  "NewVoucher": {
    "ids": {
      "voucher_template_id": "voucher_templates",
      "customer_id": "customers",
      "arrangement_ids": "packages"
    },
    "inside": {
      "inhoud": [
        "NewVoucherContent"
      ]
    },
    "identified": false
  },
  "NewVoucherContent": {
    "ids": {
      "product_id": "products"
    },
    "inside": {},
    "identified": false
  },
  "NewVoucherSale": {
    "ids": {
      "voucher_template_id": "voucher_templates",
      "customer_id": "customers"
    },
    "inside": {},
    "identified": false
  },
  "NewVoucherTemplate": {
    "ids": {
      "contactform_id": "contact_forms",
      "company_id": "companies",
      "products": "products",
      "pdf_template_id": "pdf_templates"
    },
    "inside": {},
    "identified": false
  },
  "NewsletterText": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "NotePut": {
    "ids": {
      "contact_id": "contacts",
      "booking_id": "bookings"
    },
    "inside": {},
    "identified": false
  },
  "OrderedProduct": {
    "ids": {
      "product_id": "products",
      "location_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "OrderingCustomer": {
    "ids": {
      "company_id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "PackageLinePut": {
    "ids": {
      "product_id": "products",
      "locatie_id": "locations"
    },
    "inside": {},
    "identified": true
  },
  "PackagePut": {
    "ids": {
      "startmomentgroep_id": "start_time_groups",
      "onlineboeking_contactformulier_id": "contact_forms",
      "bedrijf_id": "companies",
      "annuleringsvoorwaarden_id": "cancellation_terms"
    },
    "inside": {
      "regels": [
        "PackageLinePut"
      ]
    },
    "identified": false
  },
  "PointOfSalePut": {
    "ids": {
      "bedrijf_id": "companies",
      "locatie_ids": "locations"
    },
    "inside": {},
    "identified": false
  },
  "PriceRulePut": {
    "ids": {
      "product_ids": "products",
      "productgroep_ids": "product_groups"
    },
    "inside": {},
    "identified": false
  },
  "ProductAttachmentPut": {
    "ids": {
      "id": "attachments"
    },
    "inside": {},
    "identified": false
  },
  "ProductLocationPut": {
    "ids": {
      "id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "ProductMaterial": {
    "ids": {
      "materiaal_id": "materials"
    },
    "inside": {},
    "identified": false
  },
  "ProductOrder": {
    "ids": {},
    "inside": {
      "customer": [
        "OrderingCustomer"
      ],
      "products": [
        "OrderedProduct"
      ]
    },
    "identified": false
  },
  "ProductPut": {
    "ids": {
      "leverancier_id": "suppliers",
      "productgroep_id": "product_groups",
      "label_ids": "product_labels"
    },
    "inside": {
      "Locaties": [
        "ProductLocationPut"
      ],
      "Materialen": [
        "ProductMaterial"
      ],
      "Standaardbijlagen": [
        "ProductAttachmentPut"
      ],
      "vereist_product": [
        "RequiredProduct"
      ]
    },
    "identified": false
  },
  "RecordedHoursPut": {
    "ids": {
      "dienst_id": "shifts"
    },
    "inside": {},
    "identified": false
  },
  "ReminderCompanyPut": {
    "ids": {
      "id": "companies"
    },
    "inside": {},
    "identified": false
  },
  "RequiredProduct": {
    "ids": {
      "vereist_product_id": "products"
    },
    "inside": {},
    "identified": false
  },
  "RoleReference": {
    "ids": {
      "id": "roles"
    },
    "inside": {},
    "identified": false
  },
  "SentPayment": {
    "ids": {
      "betaalmethode_id": "payment_methods",
      "pos_id": "points_of_sale",
      "locatie_id": "locations"
    },
    "inside": {},
    "identified": false
  },
  "ShiftPut": {
    "ids": {
      "personeel_id": "staff",
      "boeking_id": "bookings",
      "locatie_id": "locations",
      "kwalificatie_id": "qualifications"
    },
    "inside": {},
    "identified": false
  },
  "StaffMemberPut": {
    "ids": {
      "bedrijf_id": "companies",
      "kwalificatie_ids": "qualifications"
    },
    "inside": {
      "contactpersonen": [
        "ContactPersonPut"
      ]
    },
    "identified": false
  },
  "StartTimeBatch": {
    "ids": {
      "startmomentgroep_id": "start_time_groups"
    },
    "inside": {},
    "identified": false
  },
  "StartTimeBatchDeletion": {
    "ids": {
      "startmomentgroep_id": "start_time_groups"
    },
    "inside": {},
    "identified": false
  },
  "StartTimePut": {
    "ids": {
      "startmomentgroep_id": "start_time_groups"
    },
    "inside": {},
    "identified": false
  },
  "StatusReminderPut": {
    "ids": {},
    "inside": {
      "Bedrijven": [
        "ReminderCompanyPut"
      ]
    },
    "identified": false
  },
  "SupplierPut": {
    "ids": {
      "bedrijf_id": "companies"
    },
    "inside": {
      "contactpersonen": [
        "ContactPersonPut"
      ]
    },
    "identified": false
  },
  "TillCount": {
    "ids": {},
    "inside": {
      "bedragen": [
        "CountedAmount"
      ]
    },
    "identified": false
  },
  "UserPut": {
    "ids": {},
    "inside": {
      "rollen": [
        "RoleReference"
      ]
    },
    "identified": false
  },
  "VoucherContentPut": {
    "ids": {
      "product_id": "products"
    },
    "inside": {},
    "identified": false
  },
  "VoucherPut": {
    "ids": {
      "voucher_template_id": "voucher_templates",
      "customer_id": "customers",
      "arrangement_ids": "packages"
    },
    "inside": {
      "inhoud": [
        "VoucherContentPut"
      ]
    },
    "identified": false
  },
  "VoucherTemplatePut": {
    "ids": {
      "contactform_id": "contact_forms",
      "company_id": "companies",
      "products": "products",
      "pdf_template_id": "pdf_templates"
    },
    "inside": {},
    "identified": false
  }
};

/** By operation: the schemas of its body, which is one or a list. */
export const bodies: { readonly [Id in OperationId]?: readonly string[] } = {
  "createCompany": [
    "NewCompany"
  ],
  "updateCompany": [
    "CompanyPut"
  ],
  "createLocation": [
    "NewLocation"
  ],
  "updateLocation": [
    "LocationPut"
  ],
  "createCustomer": [
    "NewCustomer"
  ],
  "updateCustomer": [
    "CustomerPut"
  ],
  "mergeCustomer": [
    "CustomerMergeRequest"
  ],
  "createContact": [
    "NewContact"
  ],
  "updateContact": [
    "ContactPut"
  ],
  "updateSupplier": [
    "SupplierPut"
  ],
  "createUser": [
    "NewUser"
  ],
  "updateUser": [
    "UserPut"
  ],
  "createStaffMember": [
    "NewStaffMember"
  ],
  "updateStaffMember": [
    "StaffMemberPut"
  ],
  "createApiKey": [
    "NewApiKey"
  ],
  "createProduct": [
    "NewProduct"
  ],
  "updateProduct": [
    "ProductPut"
  ],
  "createPackage": [
    "NewPackage"
  ],
  "updatePackage": [
    "PackagePut"
  ],
  "createShift": [
    "NewShift"
  ],
  "updateShift": [
    "ShiftPut"
  ],
  "createStartTime": [
    "NewStartTime"
  ],
  "createStartTimes": [
    "StartTimeBatch"
  ],
  "deleteStartTimes": [
    "StartTimeBatchDeletion"
  ],
  "updateStartTime": [
    "StartTimePut"
  ],
  "createRecordedHours": [
    "NewRecordedHours"
  ],
  "updateRecordedHours": [
    "RecordedHoursPut"
  ],
  "updateBooking": [
    "BookingPut"
  ],
  "patchBooking": [
    "BookingPatch"
  ],
  "createPriceRule": [
    "NewPriceRule"
  ],
  "updatePriceRule": [
    "PriceRulePut"
  ],
  "createBookProcess": [
    "NewBookProcess"
  ],
  "updateBookProcess": [
    "BookProcessPut"
  ],
  "createProposal": [
    "NewProposal"
  ],
  "createDiscountCode": [
    "NewDiscountCode"
  ],
  "updateDiscountCode": [
    "DiscountCodePut"
  ],
  "createVoucherTemplate": [
    "NewVoucherTemplate"
  ],
  "updateVoucherTemplate": [
    "VoucherTemplatePut"
  ],
  "bookProducts": [
    "ProductOrder"
  ],
  "createVoucherSale": [
    "NewVoucherSale"
  ],
  "createVoucher": [
    "NewVoucher"
  ],
  "updateVoucher": [
    "VoucherPut"
  ],
  "createPointOfSale": [
    "NewPointOfSale"
  ],
  "updatePointOfSale": [
    "PointOfSalePut"
  ],
  "openTill": [
    "TillCount"
  ],
  "countTill": [
    "TillCount"
  ],
  "closeTill": [
    "TillCount"
  ],
  "markInvoiceAsSent": [
    "InvoiceSending"
  ],
  "createVatChange": [
    "NewVatChange"
  ],
  "createInvoicePayment": [
    "NewInvoicePayment"
  ],
  "updateInvoicePayment": [
    "InvoicePaymentPut"
  ],
  "createIncomingMailAddress": [
    "NewIncomingMailAddress"
  ],
  "updateIncomingMailAddress": [
    "IncomingMailAddressPut"
  ],
  "sendNewsletter": [
    "NewsletterText"
  ],
  "createNote": [
    "NewNote"
  ],
  "updateNote": [
    "NotePut"
  ],
  "createBookingMail": [
    "NewBookingMail"
  ],
  "updateBookingMail": [
    "BookingMailPut"
  ],
  "createBookingMailSending": [
    "NewBookingMailSending"
  ],
  "createStatusReminder": [
    "NewStatusReminder"
  ],
  "updateStatusReminder": [
    "StatusReminderPut"
  ],
  "createContactForm": [
    "NewContactForm"
  ],
  "updateContactForm": [
    "ContactFormPut"
  ]
};
