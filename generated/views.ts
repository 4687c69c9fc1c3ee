// Made by npm run generate from spec/. Never edit. Who sees what: docs/decisions/240-who-sees-what.md.
import type { EventObject, OperationId, Permission } from './operations.ts';

/** The condition for seeing something; there is none where both are absent. */
export interface View {
  /** One of these is needed. */
  readonly view?: readonly Permission[];
  /** Whether no API key sees it, as where the contract asks for a user name and password. */
  readonly noKeys?: boolean;
}

/** A member that is not for everybody who sees the object around it, or that holds one with such members. */
export interface Member extends View {
  /** Whether it is null for those who do not see it, or absent. */
  readonly nullable?: boolean;
  /** The schema of what it holds, where that has such members. */
  readonly holds?: string;
}

/** Who sees more of an object of the events than its id. */
export const OBJECT_VIEWS: { readonly [Object in EventObject]?: View } = {
  "APIKey": {
    "view": [
      "editUsers"
    ]
  },
  "Annuleringsvoorwaarden": {},
  "Arrangement": {},
  "Attachment": {},
  "Bedrijf": {},
  "Betaalmethode": {},
  "Betaalverzoek": {
    "view": [
      "createFactuur",
      "editFactuurBetaling",
      "viewFinancieleOverzichten"
    ]
  },
  "Boeking": {},
  "Boekingsmail": {},
  "BoekingsmailZending": {},
  "Boekingsvoorstel": {},
  "BoekingsvoorstelType": {},
  "BookProcess": {},
  "BtwWijziging": {
    "view": [
      "editBedrijfsgegevens",
      "editBoeking"
    ]
  },
  "Contact": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Contactformulier": {},
  "Contactmoment": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Contactpersoon": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Dienst": {},
  "Factuur": {},
  "FactuurBetaling": {},
  "Herroeping": {
    "view": [
      "editVouchers"
    ]
  },
  "IncomingMail": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "IncomingMailAddress": {},
  "Instelling": {},
  "Integration": {
    "view": [
      "editBedrijfsgegevens"
    ]
  },
  "Kassa": {},
  "Kassalogboek": {},
  "Klant": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Kortingscode": {
    "noKeys": true
  },
  "Kwalificatie": {},
  "LeverancierContact": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Locatie": {},
  "Materiaal": {},
  "Nieuwsbrief": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "OverigContact": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "PdfTemplate": {},
  "PeppolDocument": {
    "view": [
      "createFactuur",
      "viewFinancieleOverzichten"
    ]
  },
  "PeppolSending": {
    "view": [
      "createFactuur",
      "viewFinancieleOverzichten"
    ]
  },
  "PersoneelBeschikbaarheid": {
    "view": [
      "editPersoneelsplanning"
    ]
  },
  "PersoneelContact": {
    "view": [
      "viewContact",
      "editContact",
      "editPersoneel"
    ]
  },
  "Prijsregel": {},
  "Product": {},
  "ProductGroep": {},
  "Productlabel": {},
  "QueuedMail": {
    "view": [
      "viewContact",
      "editContact"
    ]
  },
  "Standaardbijlage": {},
  "Startmoment": {},
  "Startmomentgroep": {},
  "Statusherinnering": {
    "noKeys": true
  },
  "Urenregistratie": {},
  "Voucher": {
    "view": [
      "editVouchers",
      "editBoeking"
    ]
  },
  "VoucherTemplate": {},
  "Webhook": {
    "view": [
      "viewWebhooks"
    ]
  },
  "frameworkGuardGroup": {
    "view": [
      "editUsers"
    ]
  },
  "frameworkGuardUser": {
    "view": [
      "editUsers"
    ]
  }
};

/** By schema, then by member; also of the payloads of events, which show no embeds. */
export const MEMBERS: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  "AgedDebtor": {
    "klant_naam": {
      "view": [
        "viewContact",
        "editContact"
      ],
      "nullable": true
    }
  },
  "Booking": {
    "Klant": {
      "view": [
        "viewContact",
        "editContact"
      ]
    },
    "Creator": {
      "view": [
        "viewContact",
        "editContact",
        "editPersoneel"
      ],
      "nullable": true
    },
    "Facturen": {
      "holds": "Invoice"
    }
  },
  "BookingMailSending": {
    "Mail": {
      "view": [
        "viewContact",
        "editContact"
      ]
    }
  },
  "CustomerMerge": {
    "klant": {
      "view": [
        "viewContact",
        "editContact"
      ]
    }
  },
  "Invoice": {
    "afdruk": {
      "view": [
        "viewContact",
        "editContact",
        "createFactuur"
      ],
      "nullable": true
    },
    "Klant": {
      "view": [
        "viewContact",
        "editContact"
      ]
    },
    "Boeking": {
      "holds": "ListedBooking"
    },
    "Betalingen": {
      "holds": "InvoicePayment"
    },
    "Creditfactuur": {
      "holds": "Invoice"
    },
    "GecrediteerdeFactuur": {
      "holds": "Invoice"
    }
  },
  "InvoicePayload": {
    "afdruk": {
      "view": [
        "viewContact",
        "editContact",
        "createFactuur"
      ],
      "nullable": true
    }
  },
  "InvoicePayment": {
    "Creator": {
      "view": [
        "viewContact",
        "editContact",
        "editPersoneel"
      ],
      "nullable": true
    },
    "Factuur": {
      "holds": "Invoice"
    }
  },
  "JournalEntry": {
    "klant_naam": {
      "view": [
        "viewContact",
        "editContact",
        "createFactuur"
      ],
      "nullable": true
    }
  },
  "ListedBooking": {
    "Klant": {
      "view": [
        "viewContact",
        "editContact"
      ]
    },
    "Creator": {
      "view": [
        "viewContact",
        "editContact",
        "editPersoneel"
      ],
      "nullable": true
    },
    "Facturen": {
      "holds": "Invoice"
    }
  },
  "OnlinePayment": {
    "Boeking": {
      "holds": "ListedBooking"
    },
    "VoucherSale": {
      "view": [
        "editVouchers"
      ]
    },
    "Factuur": {
      "holds": "Invoice"
    }
  },
  "PlannedLine": {
    "klant": {
      "view": [
        "viewContact",
        "editContact"
      ],
      "nullable": true
    }
  },
  "Planning": {
    "regels": {
      "holds": "PlannedLine"
    }
  },
  "Proposal": {
    "Mail": {
      "view": [
        "viewContact",
        "editContact"
      ]
    }
  },
  "SearchResults": {
    "klanten": {
      "view": [
        "viewContact",
        "editContact"
      ]
    },
    "boekingen": {
      "holds": "ListedBooking"
    },
    "facturen": {
      "holds": "Invoice"
    },
    "vouchers": {
      "view": [
        "editVouchers",
        "editBoeking"
      ]
    }
  }
};

/** By operation: the schema that it returns, of a list that of an item, where it has such members. */
export const SHOWN: { readonly [Id in OperationId]?: string } = {
  "getSearchResults": "SearchResults",
  "mergeCustomer": "CustomerMerge",
  "listBookings": "ListedBooking",
  "createBooking": "Booking",
  "getBooking": "Booking",
  "updateBooking": "Booking",
  "patchBooking": "Booking",
  "redeemVoucher": "Booking",
  "setBookingStatus": "Booking",
  "listProposals": "Proposal",
  "createProposal": "Proposal",
  "getProposal": "Proposal",
  "updateProposal": "Proposal",
  "sendProposal": "Proposal",
  "listOnlinePayments": "OnlinePayment",
  "getOnlinePayment": "OnlinePayment",
  "refundOnlinePayment": "OnlinePayment",
  "listInvoices": "Invoice",
  "createInvoice": "Invoice",
  "getInvoice": "Invoice",
  "patchInvoice": "Invoice",
  "createCreditInvoice": "Invoice",
  "listPayments": "InvoicePayment",
  "listInvoicePayments": "InvoicePayment",
  "createInvoicePayment": "InvoicePayment",
  "getInvoicePayment": "InvoicePayment",
  "updateInvoicePayment": "InvoicePayment",
  "listJournalEntries": "JournalEntry",
  "getAgedDebtors": "AgedDebtor",
  "getPlanning": "Planning",
  "listBookingMailSendings": "BookingMailSending",
  "createBookingMailSending": "BookingMailSending",
  "getBookingMailSending": "BookingMailSending"
};
