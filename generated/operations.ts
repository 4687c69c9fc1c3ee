// Made by npm run generate from spec/. Never edit. What the door knows about each operation, and the names of the contract.

/** The permissions that a caller needs: one of these, or all of them. */
export type PermissionRule = { readonly anyOf: readonly Permission[] } | { readonly allOf: readonly Permission[] };

/** The rules of an operation in the contract; `operations` holds them with literal types. */
export interface OperationRules {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the contract, without the base path: /locaties/{id} */
  readonly path: string;
  readonly kind: 'list' | 'read' | 'ask' | 'statistic' | 'create' | 'change' | 'remove' | 'act';
  readonly tag: string;
  /** Whether it can be called without a credential. */
  readonly public: boolean;
  /** The feature that an installation opens to the public when it lets this be called without a credential too. */
  readonly opens?: 'online-booking';
  /** How often an address may call it without a credential, the longest period first. */
  readonly limits?: readonly Limit[];
  /** How often an account may call it, all of its keys together; operations with equal limits are counted together. */
  readonly accountLimits?: readonly Limit[];
  /** Where its calls wait for their turn. */
  readonly queue?: QueueName;
  /** null: any valid credential will do, or none where it is public. */
  readonly permission: PermissionRule | null;
  /** A caller without the permission may do it for their own things: the id found here is that of their account. */
  readonly own?: { readonly in: 'path' | 'body' | 'root'; readonly name: string };
  /** It exists only in a sandbox. */
  readonly only?: 'sandbox';
  /** Whether it takes page, page_size and cursor, and answers with X-Total-Count. */
  readonly paged: boolean;
  /** The success statuses, ascending. */
  readonly success: readonly number[];
  /** The codes of its own rules, beyond what its kind brings. */
  readonly errors: readonly ErrorCode[];
  /** The aggregate that the first path parameter names. */
  readonly root?: Root;
  /** A read without a root whose bytes have an ETag. */
  readonly conditional?: true;
  /** Basic is mandatory: always, or unless the installation loosens it. */
  readonly basic?: 'always' | 'strict';
  /** Whether a session may do it that has to set up a second factor first. */
  readonly beforeSecondFactor?: true;
  /** The operation that reads what this one makes: its path is the Location. */
  readonly created?: string;
  /** The GET of the same path. */
  readonly reads?: string;
  /** Permissions that query parameters, or single values of them, need. */
  readonly guards?: Readonly<Record<string, ParameterGuard>>;
}

/** A part of a request that will end, as spec/generator/deprecated.ts finds it: both moments in seconds since 1970. */
export interface Deprecation {
  readonly in: 'operation' | 'query' | 'body';
  readonly steps: readonly string[];
  readonly value?: string;
  readonly deprecated: number;
  readonly sunset: number;
}

/** So many calls in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface ParameterGuard {
  /** The operation needs no credential, and this parameter does. */
  readonly credential?: true;
  readonly permission?: PermissionRule;
  readonly values?: Readonly<Record<string, PermissionRule>>;
}

export const operations = {
  listPdfTemplates: {
    method: "get",
    path: "/pdf_templates",
    kind: "list",
    tag: "pdfTemplates",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createPdfTemplate: {
    method: "post",
    path: "/pdf_templates",
    kind: "create",
    tag: "pdfTemplates",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getPdfTemplate",
    reads: "listPdfTemplates"
  },
  getPdfTemplate: {
    method: "get",
    path: "/pdf_templates/{id}",
    kind: "read",
    tag: "pdfTemplates",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "pdf_templates"
  },
  updatePdfTemplate: {
    method: "put",
    path: "/pdf_templates/{id}",
    kind: "change",
    tag: "pdfTemplates",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TEMPLATE_CONTEXT"
    ],
    root: "pdf_templates",
    reads: "getPdfTemplate"
  },
  deletePdfTemplate: {
    method: "delete",
    path: "/pdf_templates/{id}",
    kind: "remove",
    tag: "pdfTemplates",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "pdf_templates",
    reads: "getPdfTemplate"
  },
  getPdfTemplateLogo: {
    method: "get",
    path: "/pdf_templates/{id}/logo",
    kind: "read",
    tag: "pdfTemplates",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "pdf_templates"
  },
  replacePdfTemplateLogo: {
    method: "put",
    path: "/pdf_templates/{id}/logo",
    kind: "change",
    tag: "pdfTemplates",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IMAGE"
    ],
    root: "pdf_templates",
    reads: "getPdfTemplateLogo"
  },
  deletePdfTemplateLogo: {
    method: "delete",
    path: "/pdf_templates/{id}/logo",
    kind: "remove",
    tag: "pdfTemplates",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "pdf_templates",
    reads: "getPdfTemplateLogo"
  },
  listCompanies: {
    method: "get",
    path: "/bedrijven",
    kind: "list",
    tag: "companies",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createCompany: {
    method: "post",
    path: "/bedrijven",
    kind: "create",
    tag: "companies",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_PEPPOL_ID",
      "ERR_TEMPLATE_CONTEXT"
    ],
    created: "getCompany",
    reads: "listCompanies"
  },
  getCompany: {
    method: "get",
    path: "/bedrijven/{id}",
    kind: "read",
    tag: "companies",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "companies"
  },
  updateCompany: {
    method: "put",
    path: "/bedrijven/{id}",
    kind: "change",
    tag: "companies",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_PEPPOL_ID",
      "ERR_TEMPLATE_CONTEXT"
    ],
    root: "companies",
    reads: "getCompany"
  },
  deleteCompany: {
    method: "delete",
    path: "/bedrijven/{id}",
    kind: "remove",
    tag: "companies",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_COMPANY_NOT_DELETABLE"
    ],
    root: "companies",
    reads: "getCompany"
  },
  getSandboxClock: {
    method: "get",
    path: "/sandbox/clock",
    kind: "read",
    tag: "sandbox",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    only: "sandbox",
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  setSandboxClock: {
    method: "put",
    path: "/sandbox/clock",
    kind: "change",
    tag: "sandbox",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    only: "sandbox",
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RANGE"
    ],
    reads: "getSandboxClock"
  },
  resetSandbox: {
    method: "post",
    path: "/sandbox/reset",
    kind: "act",
    tag: "sandbox",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    only: "sandbox",
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ]
  },
  advanceSandbox: {
    method: "post",
    path: "/sandbox/clock/advance",
    kind: "act",
    tag: "sandbox",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    only: "sandbox",
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CANNOT_COMBINE",
      "ERR_REQUIRED",
      "ERR_RANGE"
    ]
  },
  getSearchResults: {
    method: "get",
    path: "/zoeken",
    kind: "read",
    tag: "search",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_LENGTH"
    ]
  },
  listSettings: {
    method: "get",
    path: "/instellingen",
    kind: "list",
    tag: "settings",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  getSetting: {
    method: "get",
    path: "/instellingen/{slug}",
    kind: "read",
    tag: "settings",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "settings"
  },
  updateSetting: {
    method: "put",
    path: "/instellingen/{slug}",
    kind: "change",
    tag: "settings",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SETTING_VALUE",
      "ERR_ID_MISMATCH",
      "ERR_SECRETS_KEY"
    ],
    root: "settings",
    reads: "getSetting"
  },
  listLocations: {
    method: "get",
    path: "/locaties",
    kind: "list",
    tag: "locations",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createLocation: {
    method: "post",
    path: "/locaties",
    kind: "create",
    tag: "locations",
    public: false,
    permission: {
      allOf: [
        "editLocaties"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getLocation",
    reads: "listLocations"
  },
  getLocation: {
    method: "get",
    path: "/locaties/{id}",
    kind: "read",
    tag: "locations",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "locations"
  },
  updateLocation: {
    method: "put",
    path: "/locaties/{id}",
    kind: "change",
    tag: "locations",
    public: false,
    permission: {
      allOf: [
        "editLocaties"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CYCLE"
    ],
    root: "locations",
    reads: "getLocation"
  },
  deleteLocation: {
    method: "delete",
    path: "/locaties/{id}",
    kind: "remove",
    tag: "locations",
    public: false,
    permission: {
      allOf: [
        "editLocaties"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "locations",
    reads: "getLocation"
  },
  listCustomers: {
    method: "get",
    path: "/klanten",
    kind: "list",
    tag: "customers",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createCustomer: {
    method: "post",
    path: "/klanten",
    kind: "create",
    tag: "customers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200,
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIN_CONTACT",
      "ERR_CUSTOMER_TYPE_UNKNOWN",
      "ERR_PEPPOL_ID",
      "ERR_DUPLICATE",
      "ERR_TAKEN"
    ],
    created: "getCustomer",
    reads: "listCustomers"
  },
  getCustomer: {
    method: "get",
    path: "/klanten/{id}",
    kind: "read",
    tag: "customers",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "customers"
  },
  updateCustomer: {
    method: "put",
    path: "/klanten/{id}",
    kind: "change",
    tag: "customers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIN_CONTACT",
      "ERR_CUSTOMER_TYPE_UNKNOWN",
      "ERR_PEPPOL_ID",
      "ERR_DUPLICATE",
      "ERR_TAKEN"
    ],
    root: "customers",
    reads: "getCustomer"
  },
  patchCustomer: {
    method: "patch",
    path: "/klanten/{id}",
    kind: "change",
    tag: "customers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "customers",
    reads: "getCustomer"
  },
  deleteCustomer: {
    method: "delete",
    path: "/klanten/{id}",
    kind: "remove",
    tag: "customers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CONTACT_IN_USE"
    ],
    root: "customers",
    reads: "getCustomer"
  },
  mergeCustomer: {
    method: "post",
    path: "/klanten/{id}/merge",
    kind: "act",
    tag: "customers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_TAKEN",
      "ERR_TOO_MANY"
    ],
    root: "customers"
  },
  getCustomerPeppol: {
    method: "get",
    path: "/klanten/{id}/peppol",
    kind: "read",
    tag: "peppolSendings",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact",
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PEPPOL_NOT_CONNECTED"
    ],
    root: "customers"
  },
  listContacts: {
    method: "get",
    path: "/contacten",
    kind: "list",
    tag: "contacts",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createContact: {
    method: "post",
    path: "/contacten",
    kind: "create",
    tag: "contacts",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200,
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIN_CONTACT",
      "ERR_CUSTOMER_TYPE_UNKNOWN",
      "ERR_PEPPOL_ID",
      "ERR_DUPLICATE",
      "ERR_NOT_ALLOWED",
      "ERR_TAKEN"
    ],
    created: "getContact",
    reads: "listContacts"
  },
  getContact: {
    method: "get",
    path: "/contacten/{id}",
    kind: "read",
    tag: "contacts",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200,
      301
    ],
    errors: [],
    root: "contacts"
  },
  updateContact: {
    method: "put",
    path: "/contacten/{id}",
    kind: "change",
    tag: "contacts",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIN_CONTACT",
      "ERR_CUSTOMER_TYPE_UNKNOWN",
      "ERR_PEPPOL_ID",
      "ERR_DUPLICATE",
      "ERR_NOT_ALLOWED",
      "ERR_NOT_CHANGEABLE",
      "ERR_TAKEN"
    ],
    root: "contacts",
    reads: "getContact"
  },
  patchContact: {
    method: "patch",
    path: "/contacten/{id}",
    kind: "change",
    tag: "contacts",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "contacts",
    reads: "getContact"
  },
  deleteContact: {
    method: "delete",
    path: "/contacten/{id}",
    kind: "remove",
    tag: "contacts",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CONTACT_IN_USE"
    ],
    root: "contacts",
    reads: "getContact"
  },
  listSuppliers: {
    method: "get",
    path: "/leveranciers",
    kind: "list",
    tag: "suppliers",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  getSupplier: {
    method: "get",
    path: "/leveranciers/{id}",
    kind: "read",
    tag: "suppliers",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "suppliers"
  },
  updateSupplier: {
    method: "put",
    path: "/leveranciers/{id}",
    kind: "change",
    tag: "suppliers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIN_CONTACT",
      "ERR_DUPLICATE",
      "ERR_TAKEN"
    ],
    root: "suppliers",
    reads: "getSupplier"
  },
  patchSupplier: {
    method: "patch",
    path: "/leveranciers/{id}",
    kind: "change",
    tag: "suppliers",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "suppliers",
    reads: "getSupplier"
  },
  listUsers: {
    method: "get",
    path: "/gebruikers",
    kind: "list",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "always"
  },
  createUser: {
    method: "post",
    path: "/gebruikers",
    kind: "create",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_NOT_ALLOWED",
      "ERR_TAKEN",
      "ERR_DUPLICATE",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_FORMAT",
      "ERR_LENGTH"
    ],
    basic: "always",
    created: "getUser",
    reads: "listUsers"
  },
  getUser: {
    method: "get",
    path: "/gebruikers/{id}",
    kind: "read",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "users",
    basic: "always"
  },
  updateUser: {
    method: "put",
    path: "/gebruikers/{id}",
    kind: "change",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_TAKEN",
      "ERR_DUPLICATE",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_LAST_ADMINISTRATOR",
      "ERR_FORMAT",
      "ERR_LENGTH"
    ],
    root: "users",
    basic: "always",
    reads: "getUser"
  },
  deleteUser: {
    method: "delete",
    path: "/gebruikers/{id}",
    kind: "remove",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE",
      "ERR_LAST_ADMINISTRATOR"
    ],
    root: "users",
    basic: "always",
    reads: "getUser"
  },
  setUserPassword: {
    method: "post",
    path: "/gebruikers/{id}/wachtwoord",
    kind: "act",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RIGHTS_EXCEEDED"
    ],
    root: "users",
    basic: "always"
  },
  deleteUserSecondFactor: {
    method: "delete",
    path: "/gebruikers/{id}/tweede_factor",
    kind: "remove",
    tag: "users",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RIGHTS_EXCEEDED",
      "ERR_OWN_SECOND_FACTOR"
    ],
    root: "users",
    basic: "always"
  },
  listRoles: {
    method: "get",
    path: "/rollen",
    kind: "list",
    tag: "roles",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "always"
  },
  createRole: {
    method: "post",
    path: "/rollen",
    kind: "create",
    tag: "roles",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_TAKEN",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_LENGTH",
      "ERR_SECRETS_KEY"
    ],
    basic: "always",
    created: "getRole",
    reads: "listRoles"
  },
  getRole: {
    method: "get",
    path: "/rollen/{id}",
    kind: "read",
    tag: "roles",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "roles",
    basic: "always"
  },
  updateRole: {
    method: "put",
    path: "/rollen/{id}",
    kind: "change",
    tag: "roles",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TAKEN",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_LAST_ADMINISTRATOR",
      "ERR_LENGTH",
      "ERR_SECRETS_KEY"
    ],
    root: "roles",
    basic: "always",
    reads: "getRole"
  },
  deleteRole: {
    method: "delete",
    path: "/rollen/{id}",
    kind: "remove",
    tag: "roles",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "roles",
    basic: "always",
    reads: "getRole"
  },
  listStaff: {
    method: "get",
    path: "/personeel",
    kind: "list",
    tag: "staff",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact",
        "editPersoneel"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createStaffMember: {
    method: "post",
    path: "/personeel",
    kind: "create",
    tag: "staff",
    public: false,
    permission: {
      allOf: [
        "editPersoneel"
      ]
    },
    paged: false,
    success: [
      200,
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_QUALIFICATION_ARCHIVED",
      "ERR_MAIN_CONTACT",
      "ERR_DUPLICATE",
      "ERR_TAKEN"
    ],
    created: "getStaffMember",
    reads: "listStaff"
  },
  getOwnStaffMember: {
    method: "get",
    path: "/personeel/me",
    kind: "read",
    tag: "staff",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND"
    ]
  },
  getStaffMember: {
    method: "get",
    path: "/personeel/{id}",
    kind: "read",
    tag: "staff",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact",
        "editPersoneel"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff"
  },
  updateStaffMember: {
    method: "put",
    path: "/personeel/{id}",
    kind: "change",
    tag: "staff",
    public: false,
    permission: {
      allOf: [
        "editPersoneel"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_QUALIFICATION_ARCHIVED",
      "ERR_MAIN_CONTACT",
      "ERR_DUPLICATE",
      "ERR_TAKEN"
    ],
    root: "staff",
    reads: "getStaffMember"
  },
  patchStaffMember: {
    method: "patch",
    path: "/personeel/{id}",
    kind: "change",
    tag: "staff",
    public: false,
    permission: {
      allOf: [
        "editPersoneel"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff",
    reads: "getStaffMember"
  },
  deleteStaffMember: {
    method: "delete",
    path: "/personeel/{id}",
    kind: "remove",
    tag: "staff",
    public: false,
    permission: {
      allOf: [
        "editPersoneel"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CONTACT_IN_USE"
    ],
    root: "staff",
    reads: "getStaffMember"
  },
  listQualifications: {
    method: "get",
    path: "/kwalificaties",
    kind: "list",
    tag: "qualifications",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createQualification: {
    method: "post",
    path: "/kwalificaties",
    kind: "create",
    tag: "qualifications",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getQualification",
    reads: "listQualifications"
  },
  getQualification: {
    method: "get",
    path: "/kwalificaties/{id}",
    kind: "read",
    tag: "qualifications",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "qualifications"
  },
  updateQualification: {
    method: "put",
    path: "/kwalificaties/{id}",
    kind: "change",
    tag: "qualifications",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "qualifications",
    reads: "getQualification"
  },
  deleteQualification: {
    method: "delete",
    path: "/kwalificaties/{id}",
    kind: "remove",
    tag: "qualifications",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "qualifications",
    reads: "getQualification"
  },
  listSessions: {
    method: "get",
    path: "/sessies",
    kind: "list",
    tag: "sessions",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "always"
  },
  createSession: {
    method: "post",
    path: "/sessies",
    kind: "create",
    tag: "sessions",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_CREDENTIAL_INVALID",
      "ERR_CODE_REQUIRED",
      "ERR_CODE_INVALID",
      "ERR_CROSS_SITE"
    ],
    created: "getSession",
    reads: "listSessions"
  },
  getCurrentSession: {
    method: "get",
    path: "/sessies/huidige",
    kind: "read",
    tag: "sessions",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND"
    ],
    basic: "always",
    beforeSecondFactor: true
  },
  deleteCurrentSession: {
    method: "delete",
    path: "/sessies/huidige",
    kind: "remove",
    tag: "sessions",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND"
    ],
    basic: "always",
    beforeSecondFactor: true,
    reads: "getCurrentSession"
  },
  getSession: {
    method: "get",
    path: "/sessies/{id}",
    kind: "read",
    tag: "sessions",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND"
    ],
    basic: "always"
  },
  deleteSession: {
    method: "delete",
    path: "/sessies/{id}",
    kind: "remove",
    tag: "sessions",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND"
    ],
    basic: "always",
    reads: "getSession"
  },
  getSecondFactor: {
    method: "get",
    path: "/tweede_factor",
    kind: "read",
    tag: "secondFactor",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    basic: "always",
    beforeSecondFactor: true
  },
  beginSecondFactor: {
    method: "post",
    path: "/tweede_factor",
    kind: "act",
    tag: "secondFactor",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SECOND_FACTOR_CODE",
      "ERR_SECRETS_KEY"
    ],
    basic: "always",
    beforeSecondFactor: true,
    reads: "getSecondFactor"
  },
  confirmSecondFactor: {
    method: "post",
    path: "/tweede_factor/bevestigen",
    kind: "act",
    tag: "secondFactor",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND",
      "ERR_SECOND_FACTOR_CODE"
    ],
    basic: "always",
    beforeSecondFactor: true
  },
  removeSecondFactor: {
    method: "post",
    path: "/tweede_factor/verwijderen",
    kind: "act",
    tag: "secondFactor",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND",
      "ERR_SECOND_FACTOR_CODE",
      "ERR_SECOND_FACTOR_REQUIRED"
    ],
    basic: "always"
  },
  createRecoveryCodes: {
    method: "post",
    path: "/tweede_factor/herstelcodes",
    kind: "act",
    tag: "secondFactor",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_FOUND",
      "ERR_SECOND_FACTOR_CODE"
    ],
    basic: "always"
  },
  listApiKeys: {
    method: "get",
    path: "/apikeys",
    kind: "read",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    basic: "always"
  },
  createApiKey: {
    method: "post",
    path: "/apikeys",
    kind: "create",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_EXPIRY_IN_PAST",
      "ERR_NOT_ALLOWED",
      "ERR_TOO_MANY"
    ],
    basic: "always",
    created: "getApiKey",
    reads: "listApiKeys"
  },
  getApiKey: {
    method: "get",
    path: "/apikeys/{id}",
    kind: "read",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "api_keys",
    basic: "always"
  },
  updateApiKey: {
    method: "put",
    path: "/apikeys/{id}",
    kind: "change",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_CHANGEABLE",
      "ERR_RIGHTS_EXCEEDED",
      "ERR_EXPIRY_IN_PAST",
      "ERR_NOT_ALLOWED"
    ],
    root: "api_keys",
    basic: "always",
    reads: "getApiKey"
  },
  deleteApiKey: {
    method: "delete",
    path: "/apikeys/{id}",
    kind: "remove",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "api_keys",
    basic: "always",
    reads: "getApiKey"
  },
  rotateApiKey: {
    method: "post",
    path: "/apikeys/{id}/roteren",
    kind: "act",
    tag: "apiKeys",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RIGHTS_EXCEEDED",
      "ERR_EXPIRY_IN_PAST"
    ],
    root: "api_keys",
    basic: "always"
  },
  listProductGroups: {
    method: "get",
    path: "/productgroepen",
    kind: "list",
    tag: "productGroups",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createProductGroup: {
    method: "post",
    path: "/productgroepen",
    kind: "create",
    tag: "productGroups",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_TAKEN"
    ],
    created: "getProductGroup",
    reads: "listProductGroups"
  },
  getProductGroup: {
    method: "get",
    path: "/productgroepen/{id}",
    kind: "read",
    tag: "productGroups",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "product_groups"
  },
  updateProductGroup: {
    method: "put",
    path: "/productgroepen/{id}",
    kind: "change",
    tag: "productGroups",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TAKEN"
    ],
    root: "product_groups",
    reads: "getProductGroup"
  },
  deleteProductGroup: {
    method: "delete",
    path: "/productgroepen/{id}",
    kind: "remove",
    tag: "productGroups",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "product_groups",
    reads: "getProductGroup"
  },
  listProducts: {
    method: "get",
    path: "/producten",
    kind: "list",
    tag: "products",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    guards: {
      metadata: {
        credential: true
      }
    }
  },
  createProduct: {
    method: "post",
    path: "/producten",
    kind: "create",
    tag: "products",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_VAT_RATE_UNKNOWN",
      "ERR_DUPLICATE_VAT_RATE",
      "ERR_CANNOT_COMBINE",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_REQUIRED"
    ],
    created: "getProduct",
    reads: "listProducts"
  },
  getProduct: {
    method: "get",
    path: "/producten/{id}",
    kind: "read",
    tag: "products",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "products"
  },
  updateProduct: {
    method: "put",
    path: "/producten/{id}",
    kind: "change",
    tag: "products",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_VAT_RATE_UNKNOWN",
      "ERR_DUPLICATE_VAT_RATE",
      "ERR_CANNOT_COMBINE",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_CYCLE",
      "ERR_REQUIRED"
    ],
    root: "products",
    reads: "getProduct"
  },
  patchProduct: {
    method: "patch",
    path: "/producten/{id}",
    kind: "change",
    tag: "products",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "products",
    reads: "getProduct"
  },
  deleteProduct: {
    method: "delete",
    path: "/producten/{id}",
    kind: "remove",
    tag: "products",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "products",
    reads: "getProduct"
  },
  getProductImage: {
    method: "get",
    path: "/producten/{id}/afbeelding",
    kind: "read",
    tag: "products",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "products"
  },
  replaceProductImage: {
    method: "put",
    path: "/producten/{id}/afbeelding",
    kind: "change",
    tag: "products",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IMAGE"
    ],
    root: "products",
    reads: "getProductImage"
  },
  listPackages: {
    method: "get",
    path: "/arrangementen",
    kind: "list",
    tag: "packages",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    guards: {
      metadata: {
        credential: true
      }
    }
  },
  createPackage: {
    method: "post",
    path: "/arrangementen",
    kind: "create",
    tag: "packages",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_PACKAGE_LINE_ORDER",
      "ERR_AMOUNT_TOO_LARGE"
    ],
    created: "getPackage",
    reads: "listPackages"
  },
  getPackage: {
    method: "get",
    path: "/arrangementen/{id}",
    kind: "read",
    tag: "packages",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "packages"
  },
  updatePackage: {
    method: "put",
    path: "/arrangementen/{id}",
    kind: "change",
    tag: "packages",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_REQUIRED",
      "ERR_PACKAGE_LINE_ORDER",
      "ERR_AMOUNT_TOO_LARGE"
    ],
    root: "packages",
    reads: "getPackage"
  },
  patchPackage: {
    method: "patch",
    path: "/arrangementen/{id}",
    kind: "change",
    tag: "packages",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "packages",
    reads: "getPackage"
  },
  deletePackage: {
    method: "delete",
    path: "/arrangementen/{id}",
    kind: "remove",
    tag: "packages",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "packages",
    reads: "getPackage"
  },
  getPackageImage: {
    method: "get",
    path: "/arrangementen/{id}/afbeelding",
    kind: "read",
    tag: "packages",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "packages"
  },
  replacePackageImage: {
    method: "put",
    path: "/arrangementen/{id}/afbeelding",
    kind: "change",
    tag: "packages",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IMAGE"
    ],
    root: "packages",
    reads: "getPackageImage"
  },
  listShifts: {
    method: "get",
    path: "/diensten",
    kind: "list",
    tag: "shifts",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createShift: {
    method: "post",
    path: "/diensten",
    kind: "create",
    tag: "shifts",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_QUALIFICATION_ARCHIVED"
    ],
    created: "getShift",
    reads: "listShifts"
  },
  getShift: {
    method: "get",
    path: "/diensten/{id}",
    kind: "read",
    tag: "shifts",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "shifts"
  },
  updateShift: {
    method: "put",
    path: "/diensten/{id}",
    kind: "change",
    tag: "shifts",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "root",
      name: "personeel_id"
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SHIFT_STATUS_TRANSITION",
      "ERR_PERIOD_ORDER",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_QUALIFICATION_ARCHIVED"
    ],
    root: "shifts",
    reads: "getShift"
  },
  deleteShift: {
    method: "delete",
    path: "/diensten/{id}",
    kind: "remove",
    tag: "shifts",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "shifts",
    reads: "getShift"
  },
  listStartTimeGroups: {
    method: "get",
    path: "/startmomentgroepen",
    kind: "list",
    tag: "startTimeGroups",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createStartTimeGroup: {
    method: "post",
    path: "/startmomentgroepen",
    kind: "create",
    tag: "startTimeGroups",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getStartTimeGroup",
    reads: "listStartTimeGroups"
  },
  getStartTimeGroup: {
    method: "get",
    path: "/startmomentgroepen/{id}",
    kind: "read",
    tag: "startTimeGroups",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "start_time_groups"
  },
  updateStartTimeGroup: {
    method: "put",
    path: "/startmomentgroepen/{id}",
    kind: "change",
    tag: "startTimeGroups",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "start_time_groups",
    reads: "getStartTimeGroup"
  },
  deleteStartTimeGroup: {
    method: "delete",
    path: "/startmomentgroepen/{id}",
    kind: "remove",
    tag: "startTimeGroups",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "start_time_groups",
    reads: "getStartTimeGroup"
  },
  listStartTimes: {
    method: "get",
    path: "/startmomenten",
    kind: "list",
    tag: "startTimes",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  createStartTime: {
    method: "post",
    path: "/startmomenten",
    kind: "create",
    tag: "startTimes",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_SECONDS_MUST_BE_ZERO",
      "ERR_TAKEN",
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getStartTime",
    reads: "listStartTimes"
  },
  createStartTimes: {
    method: "post",
    path: "/startmomenten/batch",
    kind: "act",
    tag: "startTimes",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_RANGE",
      "ERR_SECONDS_MUST_BE_ZERO",
      "ERR_TOO_MANY_START_TIMES",
      "ERR_UNKNOWN_REFERENCE"
    ]
  },
  deleteStartTimes: {
    method: "delete",
    path: "/startmomenten/batch",
    kind: "remove",
    tag: "startTimes",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_SECONDS_MUST_BE_ZERO",
      "ERR_TOO_MANY_START_TIMES",
      "ERR_UNKNOWN_REFERENCE"
    ]
  },
  getStartTime: {
    method: "get",
    path: "/startmomenten/{id}",
    kind: "read",
    tag: "startTimes",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "start_times"
  },
  updateStartTime: {
    method: "put",
    path: "/startmomenten/{id}",
    kind: "change",
    tag: "startTimes",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SECONDS_MUST_BE_ZERO",
      "ERR_TAKEN",
      "ERR_UNKNOWN_REFERENCE"
    ],
    root: "start_times",
    reads: "getStartTime"
  },
  deleteStartTime: {
    method: "delete",
    path: "/startmomenten/{id}",
    kind: "remove",
    tag: "startTimes",
    public: false,
    permission: {
      allOf: [
        "editStartmomenten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "start_times",
    reads: "getStartTime"
  },
  listRecordedHours: {
    method: "get",
    path: "/personeel/{staff_id}/uren",
    kind: "list",
    tag: "recordedHours",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "staff"
  },
  createRecordedHours: {
    method: "post",
    path: "/personeel/{staff_id}/uren",
    kind: "create",
    tag: "recordedHours",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_ID_MISMATCH",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_SHIFT_STAFF_MISMATCH",
      "ERR_SHIFT_OFF",
      "ERR_PERIOD_ORDER",
      "ERR_HOURS_AHEAD",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BREAK_TOO_LONG"
    ],
    root: "staff",
    created: "getRecordedHours",
    reads: "listRecordedHours"
  },
  getRecordedHours: {
    method: "get",
    path: "/personeel/{staff_id}/uren/{id}",
    kind: "read",
    tag: "recordedHours",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff"
  },
  updateRecordedHours: {
    method: "put",
    path: "/personeel/{staff_id}/uren/{id}",
    kind: "change",
    tag: "recordedHours",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_ID_MISMATCH",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_SHIFT_STAFF_MISMATCH",
      "ERR_SHIFT_OFF",
      "ERR_PERIOD_ORDER",
      "ERR_HOURS_AHEAD",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BREAK_TOO_LONG"
    ],
    root: "staff",
    reads: "getRecordedHours"
  },
  deleteRecordedHours: {
    method: "delete",
    path: "/personeel/{staff_id}/uren/{id}",
    kind: "remove",
    tag: "recordedHours",
    public: false,
    permission: {
      allOf: [
        "editPersoneelsplanning"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff",
    reads: "getRecordedHours"
  },
  listStaffAvailability: {
    method: "get",
    path: "/personeel/{staff_id}/beschikbaarheid",
    kind: "list",
    tag: "staffAvailability",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "staff"
  },
  createStaffAvailability: {
    method: "post",
    path: "/personeel/{staff_id}/beschikbaarheid",
    kind: "create",
    tag: "staffAvailability",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_AVAILABILITY_CONTRADICTS"
    ],
    root: "staff",
    created: "getStaffAvailability",
    reads: "listStaffAvailability"
  },
  getStaffAvailability: {
    method: "get",
    path: "/personeel/{staff_id}/beschikbaarheid/{id}",
    kind: "read",
    tag: "staffAvailability",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff"
  },
  updateStaffAvailability: {
    method: "put",
    path: "/personeel/{staff_id}/beschikbaarheid/{id}",
    kind: "change",
    tag: "staffAvailability",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_AVAILABILITY_CONTRADICTS"
    ],
    root: "staff",
    reads: "getStaffAvailability"
  },
  deleteStaffAvailability: {
    method: "delete",
    path: "/personeel/{staff_id}/beschikbaarheid/{id}",
    kind: "remove",
    tag: "staffAvailability",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning"
      ]
    },
    own: {
      in: "path",
      name: "staff_id"
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "staff",
    reads: "getStaffAvailability"
  },
  listCalendars: {
    method: "get",
    path: "/agenda",
    kind: "list",
    tag: "calendars",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning",
        "editBoeking"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createCalendar: {
    method: "post",
    path: "/agenda",
    kind: "create",
    tag: "calendars",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getCalendar",
    reads: "listCalendars"
  },
  getCalendar: {
    method: "get",
    path: "/agenda/{id}",
    kind: "read",
    tag: "calendars",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "calendars"
  },
  deleteCalendar: {
    method: "delete",
    path: "/agenda/{id}",
    kind: "remove",
    tag: "calendars",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "calendars",
    reads: "getCalendar"
  },
  getCalendarFeed: {
    method: "get",
    path: "/agenda/{soort}/{id}.ics",
    kind: "read",
    tag: "calendars",
    public: true,
    limits: [
      {
        name: "minute",
        most: 300,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    conditional: true
  },
  getPlanningConflicts: {
    method: "get",
    path: "/planning/conflicten",
    kind: "statistic",
    tag: "planning",
    public: false,
    permission: {
      anyOf: [
        "editPersoneelsplanning",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BUSY"
    ],
    queue: "planning"
  },
  listBookings: {
    method: "get",
    path: "/boekingen",
    kind: "list",
    tag: "bookings",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [
      "ERR_FORMAT",
      "ERR_RANGE",
      "ERR_PERIOD_ORDER"
    ],
    guards: {
      "Klant.soort_klant": {
        permission: {
          anyOf: [
            "viewContact",
            "editContact"
          ]
        }
      },
      bedrijf_id: {
        permission: {
          anyOf: [
            "viewContact",
            "editContact"
          ]
        }
      },
      embed: {
        values: {
          Klant: {
            anyOf: [
              "viewContact",
              "editContact"
            ]
          },
          "Klant.Hoofdcontact": {
            anyOf: [
              "viewContact",
              "editContact"
            ]
          },
          Creator: {
            anyOf: [
              "viewContact",
              "editContact",
              "editPersoneel"
            ]
          }
        }
      }
    }
  },
  createBooking: {
    method: "post",
    path: "/boekingen",
    kind: "create",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "createBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CANNOT_COMBINE",
      "ERR_COMPANY_REQUIRED",
      "ERR_PRODUCT_REQUIRES_LOCATION",
      "ERR_NO_PRICE",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_RANGE",
      "ERR_NOT_AVAILABLE"
    ],
    created: "getBooking",
    reads: "listBookings"
  },
  getBooking: {
    method: "get",
    path: "/boekingen/{id}",
    kind: "read",
    tag: "bookings",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "bookings",
    guards: {
      embed: {
        values: {
          Klant: {
            anyOf: [
              "viewContact",
              "editContact"
            ]
          },
          "Klant.Hoofdcontact": {
            anyOf: [
              "viewContact",
              "editContact"
            ]
          },
          Creator: {
            anyOf: [
              "viewContact",
              "editContact",
              "editPersoneel"
            ]
          }
        }
      }
    }
  },
  updateBooking: {
    method: "put",
    path: "/boekingen/{id}",
    kind: "change",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RANGE",
      "ERR_BOOKING_STATUS_TRANSITION",
      "ERR_BOOKING_DATE_FOLLOWS_BEGIN",
      "ERR_NOT_CHANGEABLE",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_VAT_RATE_UNKNOWN",
      "ERR_PRODUCT_REQUIRES_LOCATION",
      "ERR_NO_PRICE",
      "ERR_REQUIRED",
      "ERR_DUPLICATE",
      "ERR_PERIOD_ORDER",
      "ERR_COSTS_TOO_DEEP",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_NOT_AVAILABLE"
    ],
    root: "bookings",
    reads: "getBooking"
  },
  patchBooking: {
    method: "patch",
    path: "/boekingen/{id}",
    kind: "change",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_RANGE",
      "ERR_BOOKING_STATUS_TRANSITION",
      "ERR_BOOKING_DATE_FOLLOWS_BEGIN",
      "ERR_NOT_CHANGEABLE",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_VAT_RATE_UNKNOWN",
      "ERR_PRODUCT_REQUIRES_LOCATION",
      "ERR_NO_PRICE",
      "ERR_REQUIRED",
      "ERR_DUPLICATE",
      "ERR_PERIOD_ORDER",
      "ERR_COSTS_TOO_DEEP",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_NOT_AVAILABLE"
    ],
    root: "bookings",
    reads: "getBooking"
  },
  deleteBooking: {
    method: "delete",
    path: "/boekingen/{id}",
    kind: "remove",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_BOOKING_NOT_DELETABLE"
    ],
    root: "bookings",
    reads: "getBooking"
  },
  redeemVoucher: {
    method: "post",
    path: "/boekingen/{id}/vouchers",
    kind: "act",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_VOUCHER_INVALID",
      "ERR_VOUCHER_USED",
      "ERR_VOUCHER_EXPIRED",
      "ERR_VOUCHER_INVALID_PRODUCTS",
      "ERR_BOOKING_CANCELLED"
    ],
    root: "bookings"
  },
  deleteBookingVoucher: {
    method: "delete",
    path: "/boekingen/{id}/vouchers/{voucher_id}",
    kind: "remove",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "bookings"
  },
  getCancellation: {
    method: "get",
    path: "/boekingen/{boeking_id}/annulering",
    kind: "read",
    tag: "cancellations",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "bookings"
  },
  cancelBooking: {
    method: "post",
    path: "/boekingen/{boeking_id}/annulering",
    kind: "act",
    tag: "cancellations",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_BOOKING_CANCELLED",
      "ERR_BOOKING_STATUS_TRANSITION",
      "ERR_CANCELLATION_COSTS",
      "ERR_INVOICE_DATE_BEFORE_LAST"
    ],
    reads: "getCancellation"
  },
  updateCancellation: {
    method: "put",
    path: "/boekingen/{boeking_id}/annulering",
    kind: "change",
    tag: "cancellations",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_REFUND_NOT_PROPOSED"
    ],
    root: "bookings",
    reads: "getCancellation"
  },
  setBookingStatus: {
    method: "post",
    path: "/boekingen/{id}/set_status/{status}",
    kind: "act",
    tag: "bookings",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_BOOKING_STATUS_TRANSITION",
      "ERR_NOT_AVAILABLE"
    ],
    root: "bookings"
  },
  listProductLabels: {
    method: "get",
    path: "/productlabels",
    kind: "list",
    tag: "productLabels",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createProductLabel: {
    method: "post",
    path: "/productlabels",
    kind: "create",
    tag: "productLabels",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getProductLabel",
    reads: "listProductLabels"
  },
  getProductLabel: {
    method: "get",
    path: "/productlabels/{id}",
    kind: "read",
    tag: "productLabels",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "product_labels"
  },
  updateProductLabel: {
    method: "put",
    path: "/productlabels/{id}",
    kind: "change",
    tag: "productLabels",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "product_labels",
    reads: "getProductLabel"
  },
  deleteProductLabel: {
    method: "delete",
    path: "/productlabels/{id}",
    kind: "remove",
    tag: "productLabels",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "product_labels",
    reads: "getProductLabel"
  },
  listPriceRules: {
    method: "get",
    path: "/prijsregels",
    kind: "list",
    tag: "priceRules",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createPriceRule: {
    method: "post",
    path: "/prijsregels",
    kind: "create",
    tag: "priceRules",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REQUIRED",
      "ERR_CANNOT_COMBINE",
      "ERR_PERIOD_ORDER",
      "ERR_RANGE"
    ],
    created: "getPriceRule",
    reads: "listPriceRules"
  },
  getPriceRule: {
    method: "get",
    path: "/prijsregels/{id}",
    kind: "read",
    tag: "priceRules",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "price_rules"
  },
  updatePriceRule: {
    method: "put",
    path: "/prijsregels/{id}",
    kind: "change",
    tag: "priceRules",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REQUIRED",
      "ERR_CANNOT_COMBINE",
      "ERR_PERIOD_ORDER",
      "ERR_RANGE"
    ],
    root: "price_rules",
    reads: "getPriceRule"
  },
  deletePriceRule: {
    method: "delete",
    path: "/prijsregels/{id}",
    kind: "remove",
    tag: "priceRules",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "price_rules",
    reads: "getPriceRule"
  },
  listCancellationTerms: {
    method: "get",
    path: "/annuleringsvoorwaarden",
    kind: "list",
    tag: "cancellationTerms",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createCancellationTerms: {
    method: "post",
    path: "/annuleringsvoorwaarden",
    kind: "create",
    tag: "cancellationTerms",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_DUPLICATE"
    ],
    created: "getCancellationTerms",
    reads: "listCancellationTerms"
  },
  getCancellationTerms: {
    method: "get",
    path: "/annuleringsvoorwaarden/{id}",
    kind: "read",
    tag: "cancellationTerms",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "cancellation_terms"
  },
  updateCancellationTerms: {
    method: "put",
    path: "/annuleringsvoorwaarden/{id}",
    kind: "change",
    tag: "cancellationTerms",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_DUPLICATE"
    ],
    root: "cancellation_terms",
    reads: "getCancellationTerms"
  },
  deleteCancellationTerms: {
    method: "delete",
    path: "/annuleringsvoorwaarden/{id}",
    kind: "remove",
    tag: "cancellationTerms",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "cancellation_terms",
    reads: "getCancellationTerms"
  },
  listBookProcesses: {
    method: "get",
    path: "/bookprocesses",
    kind: "list",
    tag: "bookProcesses",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createBookProcess: {
    method: "post",
    path: "/bookprocesses",
    kind: "create",
    tag: "bookProcesses",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getBookProcess",
    reads: "listBookProcesses"
  },
  getBookProcess: {
    method: "get",
    path: "/bookprocesses/{id}",
    kind: "read",
    tag: "bookProcesses",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "book_processes"
  },
  updateBookProcess: {
    method: "put",
    path: "/bookprocesses/{id}",
    kind: "change",
    tag: "bookProcesses",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    root: "book_processes",
    reads: "getBookProcess"
  },
  deleteBookProcess: {
    method: "delete",
    path: "/bookprocesses/{id}",
    kind: "remove",
    tag: "bookProcesses",
    public: false,
    permission: {
      allOf: [
        "editArrangementen"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "book_processes",
    reads: "getBookProcess"
  },
  listAttachments: {
    method: "get",
    path: "/standaardbijlagen",
    kind: "list",
    tag: "attachments",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createAttachment: {
    method: "post",
    path: "/standaardbijlagen",
    kind: "create",
    tag: "attachments",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getAttachment",
    reads: "listAttachments"
  },
  getAttachment: {
    method: "get",
    path: "/standaardbijlagen/{id}",
    kind: "read",
    tag: "attachments",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "attachments"
  },
  updateAttachment: {
    method: "put",
    path: "/standaardbijlagen/{id}",
    kind: "change",
    tag: "attachments",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "attachments",
    reads: "getAttachment"
  },
  deleteAttachment: {
    method: "delete",
    path: "/standaardbijlagen/{id}",
    kind: "remove",
    tag: "attachments",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "attachments",
    reads: "getAttachment"
  },
  getAttachmentFile: {
    method: "get",
    path: "/standaardbijlagen/{id}/bestand",
    kind: "read",
    tag: "attachments",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "attachments"
  },
  replaceAttachmentFile: {
    method: "put",
    path: "/standaardbijlagen/{id}/bestand",
    kind: "change",
    tag: "attachments",
    public: false,
    permission: {
      allOf: [
        "editProducten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_FILE_TYPE"
    ],
    root: "attachments",
    reads: "getAttachmentFile"
  },
  listProposalTypes: {
    method: "get",
    path: "/boekingsvoorsteltypes",
    kind: "list",
    tag: "proposals",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createProposalType: {
    method: "post",
    path: "/boekingsvoorsteltypes",
    kind: "create",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getProposalType",
    reads: "listProposalTypes"
  },
  getProposalType: {
    method: "get",
    path: "/boekingsvoorsteltypes/{id}",
    kind: "read",
    tag: "proposals",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "proposal_types"
  },
  updateProposalType: {
    method: "put",
    path: "/boekingsvoorsteltypes/{id}",
    kind: "change",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "proposal_types",
    reads: "getProposalType"
  },
  deleteProposalType: {
    method: "delete",
    path: "/boekingsvoorsteltypes/{id}",
    kind: "remove",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "proposal_types",
    reads: "getProposalType"
  },
  listProposals: {
    method: "get",
    path: "/boekingsvoorstellen",
    kind: "list",
    tag: "proposals",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createProposal: {
    method: "post",
    path: "/boekingsvoorstellen",
    kind: "create",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_BOOKING_STATUS_TRANSITION",
      "ERR_PERIOD_ORDER"
    ],
    created: "getProposal",
    reads: "listProposals"
  },
  getProposal: {
    method: "get",
    path: "/boekingsvoorstellen/{id}",
    kind: "read",
    tag: "proposals",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "proposals"
  },
  updateProposal: {
    method: "put",
    path: "/boekingsvoorstellen/{id}",
    kind: "change",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PROPOSAL_CLOSED",
      "ERR_PERIOD_ORDER",
      "ERR_NOT_CHANGEABLE"
    ],
    root: "proposals",
    reads: "getProposal"
  },
  deleteProposal: {
    method: "delete",
    path: "/boekingsvoorstellen/{id}",
    kind: "remove",
    tag: "proposals",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PROPOSAL_CLOSED"
    ],
    root: "proposals",
    reads: "getProposal"
  },
  sendProposal: {
    method: "post",
    path: "/boekingsvoorstellen/{id}/mails",
    kind: "act",
    tag: "proposals",
    public: false,
    accountLimits: [
      {
        name: "day",
        most: 1000,
        seconds: 86400
      }
    ],
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PROPOSAL_CLOSED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIL_RECIPIENT"
    ],
    root: "proposals"
  },
  getCancellationPage: {
    method: "get",
    path: "/annulering/{token}",
    kind: "read",
    tag: "cancellations",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  confirmCancellation: {
    method: "post",
    path: "/annulering/{token}",
    kind: "act",
    tag: "cancellations",
    public: true,
    limits: [
      {
        name: "minute",
        most: 20,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_INVOICE_DATE_BEFORE_LAST"
    ],
    reads: "getCancellationPage"
  },
  getProposalPage: {
    method: "get",
    path: "/voorstel/{token}",
    kind: "read",
    tag: "proposals",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  answerProposal: {
    method: "post",
    path: "/voorstel/{token}",
    kind: "act",
    tag: "proposals",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    reads: "getProposalPage"
  },
  listDiscountCodes: {
    method: "get",
    path: "/kortingscodes",
    kind: "list",
    tag: "discountCodes",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "strict"
  },
  createDiscountCode: {
    method: "post",
    path: "/kortingscodes",
    kind: "create",
    tag: "discountCodes",
    public: false,
    permission: {
      allOf: [
        "beheerKortingscodes"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CODE_TAKEN"
    ],
    created: "getDiscountCode",
    reads: "listDiscountCodes"
  },
  getDiscountCode: {
    method: "get",
    path: "/kortingscodes/{id}",
    kind: "read",
    tag: "discountCodes",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "discount_codes",
    basic: "strict"
  },
  updateDiscountCode: {
    method: "put",
    path: "/kortingscodes/{id}",
    kind: "change",
    tag: "discountCodes",
    public: false,
    permission: {
      allOf: [
        "beheerKortingscodes"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CODE_TAKEN"
    ],
    root: "discount_codes",
    reads: "getDiscountCode"
  },
  deleteDiscountCode: {
    method: "delete",
    path: "/kortingscodes/{id}",
    kind: "remove",
    tag: "discountCodes",
    public: false,
    permission: {
      allOf: [
        "beheerKortingscodes"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "discount_codes",
    reads: "getDiscountCode"
  },
  listVoucherTemplates: {
    method: "get",
    path: "/voucher_templates",
    kind: "list",
    tag: "voucherTemplates",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createVoucherTemplate: {
    method: "post",
    path: "/voucher_templates",
    kind: "create",
    tag: "voucherTemplates",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_NOT_ALLOWED",
      "ERR_TEMPLATE_CONTEXT"
    ],
    created: "getVoucherTemplate",
    reads: "listVoucherTemplates"
  },
  getVoucherTemplate: {
    method: "get",
    path: "/voucher_templates/{id}",
    kind: "read",
    tag: "voucherTemplates",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "voucher_templates"
  },
  updateVoucherTemplate: {
    method: "put",
    path: "/voucher_templates/{id}",
    kind: "change",
    tag: "voucherTemplates",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_NOT_ALLOWED",
      "ERR_TEMPLATE_CONTEXT"
    ],
    root: "voucher_templates",
    reads: "getVoucherTemplate"
  },
  deleteVoucherTemplate: {
    method: "delete",
    path: "/voucher_templates/{id}",
    kind: "remove",
    tag: "voucherTemplates",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "voucher_templates",
    reads: "getVoucherTemplate"
  },
  findAvailableDays: {
    method: "post",
    path: "/onlineboeking/beschikbaredagen",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_NOT_CHANGEABLE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_GROUP_TOO_LARGE",
      "ERR_PERIOD_ORDER",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BUSY"
    ],
    queue: "availability"
  },
  findAvailableTimes: {
    method: "post",
    path: "/onlineboeking/beschikbaretijden",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_NOT_CHANGEABLE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_GROUP_TOO_LARGE",
      "ERR_BUSY"
    ],
    queue: "availability"
  },
  explainAvailableTimes: {
    method: "post",
    path: "/onlineboeking/beschikbaretijden/uitleg",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_NOT_CHANGEABLE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_GROUP_TOO_LARGE",
      "ERR_BUSY"
    ],
    queue: "availability"
  },
  checkVouchers: {
    method: "post",
    path: "/onlineboeking/controleervoucher",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_NOT_CHANGEABLE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_GROUP_TOO_LARGE"
    ]
  },
  getDiscountOfCode: {
    method: "get",
    path: "/onlineboeking/controleerkortingscode",
    kind: "read",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED"
    ]
  },
  priceReservation: {
    method: "post",
    path: "/onlineboeking/prijs",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_BUSY"
    ],
    queue: "availability"
  },
  reservePackage: {
    method: "post",
    path: "/onlineboeking/reserveer",
    kind: "act",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 10,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_NOT_ALLOWED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_RANGE",
      "ERR_REQUIRED",
      "ERR_NOT_CHANGEABLE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_GROUP_TOO_LARGE",
      "ERR_NO_PRICE",
      "ERR_NOT_AVAILABLE",
      "ERR_DISCOUNT_CODE",
      "ERR_VOUCHER_INVALID",
      "ERR_VOUCHER_USED",
      "ERR_VOUCHER_EXPIRED",
      "ERR_VOUCHER_INVALID_PRODUCTS",
      "ERR_VISITOR_LIMIT",
      "ERR_REDIRECT_HOST",
      "ERR_PAYMENT_PROVIDER",
      "ERR_COMPANY_REQUIRED",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_EXTRA_FIELD",
      "ERR_TYPE",
      "ERR_FORMAT",
      "ERR_LENGTH"
    ]
  },
  getReservationState: {
    method: "get",
    path: "/onlineboeking/reserveringen/{reference}",
    kind: "read",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  bookProducts: {
    method: "post",
    path: "/book_products",
    kind: "act",
    tag: "onlineBooking",
    public: false,
    permission: {
      allOf: [
        "createBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_FORMAT",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_RANGE",
      "ERR_REQUIRED_PRODUCT",
      "ERR_PRODUCT_REQUIRES_LOCATION",
      "ERR_NO_PRICE",
      "ERR_NOT_AVAILABLE",
      "ERR_COMPANY_REQUIRED",
      "ERR_AMOUNT_TOO_LARGE"
    ],
    created: "getBooking"
  },
  findTagTexts: {
    method: "post",
    path: "/tagfilter",
    kind: "ask",
    tag: "onlineBooking",
    public: false,
    opens: "online-booking",
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ]
  },
  listOnlinePayments: {
    method: "get",
    path: "/online_payments",
    kind: "list",
    tag: "onlinePayments",
    public: false,
    permission: {
      anyOf: [
        "editFactuurBetaling",
        "viewFinancieleOverzichten"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    guards: {
      embed: {
        values: {
          VoucherSale: {
            allOf: [
              "editVouchers"
            ]
          }
        }
      }
    }
  },
  getOnlinePayment: {
    method: "get",
    path: "/online_payments/{id}",
    kind: "read",
    tag: "onlinePayments",
    public: false,
    permission: {
      anyOf: [
        "editFactuurBetaling",
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "online_payments"
  },
  refundOnlinePayment: {
    method: "post",
    path: "/online_payments/{id}/refunds",
    kind: "act",
    tag: "onlinePayments",
    public: false,
    permission: {
      allOf: [
        "editFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_REFUNDABLE",
      "ERR_REFUND_EXCEEDS_PAID"
    ],
    root: "online_payments"
  },
  listVoucherSales: {
    method: "get",
    path: "/voucher_sales",
    kind: "list",
    tag: "voucherSales",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createVoucherSale: {
    method: "post",
    path: "/voucher_sales",
    kind: "create",
    tag: "voucherSales",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIL_RECIPIENT",
      "ERR_AMOUNT_ZERO",
      "ERR_COMPANY_REQUIRED",
      "ERR_REDIRECT_HOST"
    ],
    created: "getVoucherSale",
    reads: "listVoucherSales"
  },
  getVoucherSale: {
    method: "get",
    path: "/voucher_sales/{id}",
    kind: "read",
    tag: "voucherSales",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "voucher_sales"
  },
  listWithdrawals: {
    method: "get",
    path: "/herroepingen",
    kind: "list",
    tag: "withdrawals",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createWithdrawal: {
    method: "post",
    path: "/herroepingen",
    kind: "create",
    tag: "withdrawals",
    public: true,
    limits: [
      {
        name: "day",
        most: 100,
        seconds: 86400
      },
      {
        name: "minute",
        most: 10,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_FORMAT",
      "ERR_COMPANY_REQUIRED"
    ],
    created: "getWithdrawal",
    reads: "listWithdrawals"
  },
  getWithdrawal: {
    method: "get",
    path: "/herroepingen/{id}",
    kind: "read",
    tag: "withdrawals",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "withdrawals"
  },
  decideWithdrawal: {
    method: "put",
    path: "/herroepingen/{id}",
    kind: "change",
    tag: "withdrawals",
    public: false,
    permission: {
      allOf: [
        "editVouchers",
        "editFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_WITHDRAWAL_STATUS_TRANSITION"
    ],
    root: "withdrawals",
    reads: "getWithdrawal"
  },
  confirmWithdrawal: {
    method: "post",
    path: "/herroepingen/{token}/bevestigen",
    kind: "act",
    tag: "withdrawals",
    public: true,
    limits: [
      {
        name: "day",
        most: 100,
        seconds: 86400
      },
      {
        name: "minute",
        most: 10,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  listVouchers: {
    method: "get",
    path: "/vouchers",
    kind: "list",
    tag: "vouchers",
    public: false,
    permission: {
      anyOf: [
        "editVouchers",
        "editBoeking"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createVoucher: {
    method: "post",
    path: "/vouchers",
    kind: "create",
    tag: "vouchers",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REQUIRED",
      "ERR_DUPLICATE",
      "ERR_CODE_TAKEN"
    ],
    created: "getVoucher",
    reads: "listVouchers"
  },
  buyVouchers: {
    method: "post",
    path: "/vouchers/buy",
    kind: "act",
    tag: "voucherSales",
    public: true,
    limits: [
      {
        name: "day",
        most: 100,
        seconds: 86400
      },
      {
        name: "minute",
        most: 10,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_PAYMENT_PROVIDER",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REDIRECT_HOST",
      "ERR_MAIL_RECIPIENT",
      "ERR_COMPANY_REQUIRED",
      "ERR_EXTRA_FIELD",
      "ERR_REQUIRED",
      "ERR_TYPE",
      "ERR_FORMAT",
      "ERR_RANGE",
      "ERR_LENGTH",
      "ERR_NOT_ALLOWED",
      "ERR_DUPLICATE"
    ]
  },
  getVoucherOrderState: {
    method: "get",
    path: "/vouchers/verkopen/{reference}",
    kind: "read",
    tag: "voucherSales",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  getVoucher: {
    method: "get",
    path: "/vouchers/{id}",
    kind: "read",
    tag: "vouchers",
    public: false,
    permission: {
      anyOf: [
        "editVouchers",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "vouchers"
  },
  updateVoucher: {
    method: "put",
    path: "/vouchers/{id}",
    kind: "change",
    tag: "vouchers",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_NOT_CHANGEABLE",
      "ERR_CODE_TAKEN"
    ],
    root: "vouchers",
    reads: "getVoucher"
  },
  patchVoucher: {
    method: "patch",
    path: "/vouchers/{id}",
    kind: "change",
    tag: "vouchers",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "vouchers",
    reads: "getVoucher"
  },
  deleteVoucher: {
    method: "delete",
    path: "/vouchers/{id}",
    kind: "remove",
    tag: "vouchers",
    public: false,
    permission: {
      allOf: [
        "editVouchers"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "vouchers",
    reads: "getVoucher"
  },
  getVoucherPdf: {
    method: "get",
    path: "/vouchers/pdf/{id}",
    kind: "read",
    tag: "vouchers",
    public: false,
    permission: {
      anyOf: [
        "editVouchers",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_COMPANY_REQUIRED"
    ],
    root: "vouchers"
  },
  listPaymentMethods: {
    method: "get",
    path: "/betaalmethoden",
    kind: "list",
    tag: "paymentMethods",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createPaymentMethod: {
    method: "post",
    path: "/betaalmethoden",
    kind: "create",
    tag: "paymentMethods",
    public: false,
    permission: {
      allOf: [
        "editBetaalmethode"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getPaymentMethod",
    reads: "listPaymentMethods"
  },
  getPaymentMethod: {
    method: "get",
    path: "/betaalmethoden/{id}",
    kind: "read",
    tag: "paymentMethods",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "payment_methods"
  },
  updatePaymentMethod: {
    method: "put",
    path: "/betaalmethoden/{id}",
    kind: "change",
    tag: "paymentMethods",
    public: false,
    permission: {
      allOf: [
        "editBetaalmethode"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "payment_methods",
    reads: "getPaymentMethod"
  },
  deletePaymentMethod: {
    method: "delete",
    path: "/betaalmethoden/{id}",
    kind: "remove",
    tag: "paymentMethods",
    public: false,
    permission: {
      allOf: [
        "editBetaalmethode"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "payment_methods",
    reads: "getPaymentMethod"
  },
  listPointsOfSale: {
    method: "get",
    path: "/kassas",
    kind: "list",
    tag: "pointsOfSale",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createPointOfSale: {
    method: "post",
    path: "/kassas",
    kind: "create",
    tag: "pointsOfSale",
    public: false,
    permission: {
      allOf: [
        "editKassas"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getPointOfSale",
    reads: "listPointsOfSale"
  },
  getPointOfSale: {
    method: "get",
    path: "/kassas/{id}",
    kind: "read",
    tag: "pointsOfSale",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "points_of_sale"
  },
  updatePointOfSale: {
    method: "put",
    path: "/kassas/{id}",
    kind: "change",
    tag: "pointsOfSale",
    public: false,
    permission: {
      allOf: [
        "editKassas"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    root: "points_of_sale",
    reads: "getPointOfSale"
  },
  deletePointOfSale: {
    method: "delete",
    path: "/kassas/{id}",
    kind: "remove",
    tag: "pointsOfSale",
    public: false,
    permission: {
      allOf: [
        "editKassas"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "points_of_sale",
    reads: "getPointOfSale"
  },
  listTillLog: {
    method: "get",
    path: "/kassas/{id}/logboek",
    kind: "list",
    tag: "pointsOfSale",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "points_of_sale"
  },
  openTill: {
    method: "post",
    path: "/kassas/{id}/logboek/openen",
    kind: "act",
    tag: "pointsOfSale",
    public: false,
    permission: {
      allOf: [
        "editKassas"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TILL_OPEN",
      "ERR_POS_INACTIVE",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE"
    ],
    root: "points_of_sale"
  },
  countTill: {
    method: "post",
    path: "/kassas/{id}/logboek/tellen",
    kind: "act",
    tag: "pointsOfSale",
    public: false,
    permission: {
      anyOf: [
        "editKassas",
        "createFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TILL_CLOSED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE"
    ],
    root: "points_of_sale"
  },
  closeTill: {
    method: "post",
    path: "/kassas/{id}/logboek/sluiten",
    kind: "act",
    tag: "pointsOfSale",
    public: false,
    permission: {
      allOf: [
        "editKassas"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TILL_CLOSED",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE"
    ],
    root: "points_of_sale"
  },
  listInvoices: {
    method: "get",
    path: "/facturen",
    kind: "list",
    tag: "invoices",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "strict",
    guards: {
      embed: {
        values: {
          Klant: {
            anyOf: [
              "viewContact",
              "editContact"
            ]
          }
        }
      }
    }
  },
  createInvoice: {
    method: "post",
    path: "/facturen",
    kind: "create",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_CANNOT_COMBINE",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_BOOKING_FULLY_INVOICED",
      "ERR_ADVANCE_EXCEEDS_REMAINING",
      "ERR_AMOUNT_ZERO",
      "ERR_VAT_SHIFT_MISMATCH",
      "ERR_INVOICE_DATE_BEFORE_LAST",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_MAIL_RECIPIENT"
    ],
    created: "getInvoice",
    reads: "listInvoices"
  },
  proveInvoices: {
    method: "get",
    path: "/facturen/nummering",
    kind: "statistic",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  getInvoice: {
    method: "get",
    path: "/facturen/{id}",
    kind: "read",
    tag: "invoices",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "invoices"
  },
  patchInvoice: {
    method: "patch",
    path: "/facturen/{id}",
    kind: "change",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "invoices",
    reads: "getInvoice"
  },
  deleteInvoice: {
    method: "delete",
    path: "/facturen/{id}",
    kind: "remove",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_INVOICE_NOT_DELETABLE"
    ],
    root: "invoices",
    reads: "getInvoice"
  },
  getInvoicePdf: {
    method: "get",
    path: "/facturen/{id}/pdf",
    kind: "read",
    tag: "invoices",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact",
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "invoices"
  },
  getInvoiceUbl: {
    method: "get",
    path: "/facturen/{id}/ubl",
    kind: "read",
    tag: "invoices",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact",
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_INVOICE_NOT_PERMANENT",
      "ERR_E_INVOICE_INCOMPLETE"
    ],
    root: "invoices"
  },
  createPeppolSending: {
    method: "post",
    path: "/facturen/{id}/peppol",
    kind: "create",
    tag: "peppolSendings",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_INVOICE_NOT_PERMANENT",
      "ERR_E_INVOICE_INCOMPLETE",
      "ERR_PEPPOL_NOT_CONNECTED",
      "ERR_PEPPOL_ALREADY_SENT",
      "ERR_PEPPOL_ID"
    ],
    root: "invoices",
    created: "getPeppolSending"
  },
  listPeppolSendings: {
    method: "get",
    path: "/peppol_sendings",
    kind: "list",
    tag: "peppolSendings",
    public: false,
    permission: {
      anyOf: [
        "createFactuur",
        "viewFinancieleOverzichten"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  getPeppolSending: {
    method: "get",
    path: "/peppol_sendings/{id}",
    kind: "read",
    tag: "peppolSendings",
    public: false,
    permission: {
      anyOf: [
        "createFactuur",
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "peppol_sendings"
  },
  listPeppolDocuments: {
    method: "get",
    path: "/peppol_documents",
    kind: "list",
    tag: "peppolDocuments",
    public: false,
    permission: {
      anyOf: [
        "createFactuur",
        "viewFinancieleOverzichten"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  getPeppolDocument: {
    method: "get",
    path: "/peppol_documents/{id}",
    kind: "read",
    tag: "peppolDocuments",
    public: false,
    permission: {
      anyOf: [
        "createFactuur",
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "peppol_documents"
  },
  updatePeppolDocument: {
    method: "put",
    path: "/peppol_documents/{id}",
    kind: "change",
    tag: "peppolDocuments",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "peppol_documents",
    reads: "getPeppolDocument"
  },
  getPeppolDocumentUbl: {
    method: "get",
    path: "/peppol_documents/{id}/ubl",
    kind: "read",
    tag: "peppolDocuments",
    public: false,
    permission: {
      anyOf: [
        "createFactuur",
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "peppol_documents"
  },
  markInvoiceAsSent: {
    method: "post",
    path: "/facturen/{id}/markeeralsverzonden",
    kind: "act",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_INVOICE_NOT_DRAFT",
      "ERR_BOOKING_FULLY_INVOICED",
      "ERR_ADVANCE_EXCEEDS_REMAINING",
      "ERR_CREDIT_EXCEEDS_INVOICE",
      "ERR_FULLY_CREDITED",
      "ERR_VAT_SHIFT_MISMATCH",
      "ERR_INVOICE_DATE_BEFORE_LAST",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_POS_INACTIVE",
      "ERR_POS_NOT_AT_LOCATION",
      "ERR_AMOUNT_ZERO",
      "ERR_NOTHING_TO_PAY",
      "ERR_REFUND_EXCEEDS_PAID",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_CANNOT_COMBINE",
      "ERR_MAIL_RECIPIENT"
    ],
    root: "invoices"
  },
  createCreditInvoice: {
    method: "post",
    path: "/facturen/{id}/crediteren",
    kind: "create",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "createFactuur"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_INVOICE_NOT_PERMANENT",
      "ERR_CREDIT_OF_CREDIT",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_CANNOT_COMBINE",
      "ERR_CREDIT_EXCEEDS_INVOICE",
      "ERR_FULLY_CREDITED",
      "ERR_INVOICE_DATE_BEFORE_LAST",
      "ERR_MAIL_RECIPIENT"
    ],
    root: "invoices",
    created: "getInvoice"
  },
  mailInvoice: {
    method: "post",
    path: "/facturen/{id}/mails",
    kind: "act",
    tag: "invoices",
    public: false,
    accountLimits: [
      {
        name: "day",
        most: 1000,
        seconds: 86400
      }
    ],
    permission: {
      allOf: [
        "createFactuur",
        "viewContact"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_INVOICE_NOT_PERMANENT",
      "ERR_NOTHING_TO_PAY",
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIL_RECIPIENT",
      "ERR_REQUIRED"
    ],
    root: "invoices",
    created: "getMail"
  },
  listVatChanges: {
    method: "get",
    path: "/btw_wijzigingen",
    kind: "list",
    tag: "vatChanges",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens",
        "editBoeking"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createVatChange: {
    method: "post",
    path: "/btw_wijzigingen",
    kind: "create",
    tag: "vatChanges",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_VAT_RATE_UNKNOWN",
      "ERR_NOT_ALLOWED"
    ],
    created: "getVatChange",
    reads: "listVatChanges"
  },
  getVatChange: {
    method: "get",
    path: "/btw_wijzigingen/{id}",
    kind: "read",
    tag: "vatChanges",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens",
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "vat_changes"
  },
  listVatChangeBookings: {
    method: "get",
    path: "/btw_wijzigingen/{id}/boekingen",
    kind: "list",
    tag: "vatChanges",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens",
        "editBoeking"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "vat_changes"
  },
  listPayments: {
    method: "get",
    path: "/facturen_betalingen",
    kind: "list",
    tag: "invoicePayments",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    guards: {
      embed: {
        values: {
          Creator: {
            anyOf: [
              "viewContact",
              "editContact",
              "editPersoneel"
            ]
          }
        }
      }
    }
  },
  listInvoicePayments: {
    method: "get",
    path: "/facturen/{id}/betalingen",
    kind: "list",
    tag: "invoicePayments",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "invoices",
    guards: {
      embed: {
        values: {
          Creator: {
            anyOf: [
              "viewContact",
              "editContact",
              "editPersoneel"
            ]
          }
        }
      }
    }
  },
  createInvoicePayment: {
    method: "post",
    path: "/facturen/{id}/betalingen",
    kind: "create",
    tag: "invoicePayments",
    public: false,
    permission: {
      anyOf: [
        "createFactuurBetaling",
        "editFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_POS_INACTIVE",
      "ERR_POS_NOT_AT_LOCATION",
      "ERR_INVOICE_NOT_PERMANENT",
      "ERR_AMOUNT_ZERO",
      "ERR_NOTHING_TO_PAY",
      "ERR_REFUND_EXCEEDS_PAID",
      "ERR_AMOUNT_TOO_LARGE"
    ],
    root: "invoices",
    created: "getInvoicePayment",
    reads: "listInvoicePayments"
  },
  getInvoicePayment: {
    method: "get",
    path: "/facturen/{id}/betalingen/{betaling_id}",
    kind: "read",
    tag: "invoicePayments",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "invoices"
  },
  updateInvoicePayment: {
    method: "put",
    path: "/facturen/{id}/betalingen/{betaling_id}",
    kind: "change",
    tag: "invoicePayments",
    public: false,
    permission: {
      allOf: [
        "editFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_POS_INACTIVE",
      "ERR_POS_NOT_AT_LOCATION",
      "ERR_AMOUNT_ZERO",
      "ERR_REFUND_EXCEEDS_PAID",
      "ERR_AMOUNT_TOO_LARGE",
      "ERR_SETTLEMENT_FIXED"
    ],
    root: "invoices",
    reads: "getInvoicePayment"
  },
  deleteInvoicePayment: {
    method: "delete",
    path: "/facturen/{id}/betalingen/{betaling_id}",
    kind: "remove",
    tag: "invoicePayments",
    public: false,
    permission: {
      allOf: [
        "editFactuurBetaling"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_REFUND_EXCEEDS_PAID",
      "ERR_SETTLEMENT_FIXED"
    ],
    root: "invoices",
    reads: "getInvoicePayment"
  },
  listMails: {
    method: "get",
    path: "/mails",
    kind: "list",
    tag: "mails",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  getMail: {
    method: "get",
    path: "/mails/{id}",
    kind: "read",
    tag: "mails",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "mails"
  },
  cancelMail: {
    method: "post",
    path: "/mails/{id}/cancel",
    kind: "act",
    tag: "mails",
    public: false,
    permission: {
      allOf: [
        "createFactuur",
        "viewContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_MAIL_NOT_QUEUED"
    ],
    root: "mails"
  },
  resendMail: {
    method: "post",
    path: "/mails/{id}/resend",
    kind: "act",
    tag: "mails",
    public: false,
    accountLimits: [
      {
        name: "day",
        most: 1000,
        seconds: 86400
      }
    ],
    permission: {
      allOf: [
        "createFactuur",
        "viewContact"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_MAIL_STILL_QUEUED"
    ],
    root: "mails",
    created: "getMail"
  },
  listIncomingMailAddresses: {
    method: "get",
    path: "/incoming_mail_addresses",
    kind: "list",
    tag: "incomingMails",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createIncomingMailAddress: {
    method: "post",
    path: "/incoming_mail_addresses",
    kind: "create",
    tag: "incomingMails",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_TAKEN",
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getIncomingMailAddress",
    reads: "listIncomingMailAddresses"
  },
  getIncomingMailAddress: {
    method: "get",
    path: "/incoming_mail_addresses/{id}",
    kind: "read",
    tag: "incomingMails",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "incoming_mail_addresses"
  },
  updateIncomingMailAddress: {
    method: "put",
    path: "/incoming_mail_addresses/{id}",
    kind: "change",
    tag: "incomingMails",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_TAKEN",
      "ERR_UNKNOWN_REFERENCE"
    ],
    root: "incoming_mail_addresses",
    reads: "getIncomingMailAddress"
  },
  deleteIncomingMailAddress: {
    method: "delete",
    path: "/incoming_mail_addresses/{id}",
    kind: "remove",
    tag: "incomingMails",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "incoming_mail_addresses",
    reads: "getIncomingMailAddress"
  },
  listIncomingMails: {
    method: "get",
    path: "/incoming_mails",
    kind: "list",
    tag: "incomingMails",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createIncomingMail: {
    method: "post",
    path: "/incoming_mails",
    kind: "create",
    tag: "incomingMails",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200,
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIL_UNREADABLE"
    ],
    created: "getIncomingMail",
    reads: "listIncomingMails"
  },
  getIncomingMail: {
    method: "get",
    path: "/incoming_mails/{id}",
    kind: "read",
    tag: "incomingMails",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "incoming_mails"
  },
  getIncomingMailFile: {
    method: "get",
    path: "/incoming_mails/{id}/bijlagen/{bestand_id}",
    kind: "read",
    tag: "incomingMails",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "incoming_mails"
  },
  listInvoiceLines: {
    method: "get",
    path: "/factuurregels",
    kind: "list",
    tag: "invoices",
    public: false,
    permission: {
      allOf: [
        "viewFinancieleOverzichten"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  listJournalEntries: {
    method: "get",
    path: "/journaal",
    kind: "list",
    tag: "journal",
    public: false,
    permission: {
      allOf: [
        "viewFinancieleOverzichten"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_NOT_ACCEPTABLE"
    ]
  },
  getAuditFile: {
    method: "get",
    path: "/auditfile",
    kind: "statistic",
    tag: "journal",
    public: false,
    permission: {
      allOf: [
        "viewFinancieleOverzichten",
        "viewContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ]
  },
  getVatReturn: {
    method: "get",
    path: "/btw_aangifte",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      allOf: [
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_ACCEPTABLE"
    ]
  },
  getAgedDebtors: {
    method: "get",
    path: "/openstaande_posten",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      allOf: [
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_NOT_ACCEPTABLE"
    ]
  },
  getRevenue: {
    method: "get",
    path: "/omzet",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      anyOf: [
        "viewFinancieleOverzichten",
        "viewStatistiek"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  getSalesStatistics: {
    method: "get",
    path: "/statistieken/verkoop",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      allOf: [
        "viewStatistiek",
        "viewFinancieleOverzichten"
      ]
    },
    paged: false,
    success: [
      200,
      302
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_REQUIRED",
      "ERR_CANNOT_COMBINE"
    ]
  },
  getPaymentStatistics: {
    method: "get",
    path: "/statistieken/betalingen",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      allOf: [
        "viewStatistiek"
      ]
    },
    paged: false,
    success: [
      200,
      302
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  getBookedProductStatistics: {
    method: "get",
    path: "/statistieken/geboekteproducten",
    kind: "statistic",
    tag: "statistics",
    public: false,
    permission: {
      allOf: [
        "viewStatistiek"
      ]
    },
    paged: false,
    success: [
      200,
      302
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  listEvents: {
    method: "get",
    path: "/events",
    kind: "list",
    tag: "events",
    public: false,
    permission: {
      allOf: [
        "viewWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_FORMAT",
      "ERR_POSITION_GONE"
    ]
  },
  listAuditEntries: {
    method: "get",
    path: "/audit",
    kind: "list",
    tag: "audit",
    public: false,
    permission: {
      allOf: [
        "editUsers"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER"
    ]
  },
  listWebhooks: {
    method: "get",
    path: "/webhooks",
    kind: "list",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "viewWebhooks"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createWebhook: {
    method: "post",
    path: "/webhooks",
    kind: "create",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_WEBHOOK_ADDRESS",
      "ERR_SECRETS_KEY",
      "ERR_TOO_MANY"
    ],
    created: "getWebhook",
    reads: "listWebhooks"
  },
  createWebhooks: {
    method: "post",
    path: "/webhooks/batch",
    kind: "act",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_WEBHOOK_ADDRESS",
      "ERR_SECRETS_KEY",
      "ERR_TOO_MANY"
    ]
  },
  getWebhook: {
    method: "get",
    path: "/webhooks/{id}",
    kind: "read",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "viewWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "webhooks"
  },
  updateWebhook: {
    method: "put",
    path: "/webhooks/{id}",
    kind: "change",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_WEBHOOK_ADDRESS",
      "ERR_TOO_MANY"
    ],
    root: "webhooks",
    reads: "getWebhook"
  },
  deleteWebhook: {
    method: "delete",
    path: "/webhooks/{id}",
    kind: "remove",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "webhooks",
    reads: "getWebhook"
  },
  listWebhookDeliveries: {
    method: "get",
    path: "/webhooks/{id}/deliveries",
    kind: "list",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "viewWebhooks"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "webhooks"
  },
  getWebhookDelivery: {
    method: "get",
    path: "/webhooks/{id}/deliveries/{delivery_id}",
    kind: "read",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "viewWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "webhooks"
  },
  redeliverWebhookDelivery: {
    method: "post",
    path: "/webhooks/{id}/deliveries/{delivery_id}/redeliver",
    kind: "act",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_WEBHOOK_INACTIVE"
    ],
    root: "webhooks"
  },
  replayWebhook: {
    method: "post",
    path: "/webhooks/{id}/replay",
    kind: "act",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_WEBHOOK_INACTIVE",
      "ERR_PERIOD_ORDER"
    ],
    root: "webhooks"
  },
  testWebhook: {
    method: "post",
    path: "/webhooks/{id}/test",
    kind: "act",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_WEBHOOK_INACTIVE"
    ],
    root: "webhooks"
  },
  rotateWebhookSecret: {
    method: "post",
    path: "/webhooks/{id}/geheim",
    kind: "act",
    tag: "webhooks",
    public: false,
    permission: {
      allOf: [
        "editWebhooks"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SECRETS_KEY"
    ],
    root: "webhooks"
  },
  getPlanning: {
    method: "get",
    path: "/planning",
    kind: "read",
    tag: "planning",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BUSY"
    ],
    queue: "planning"
  },
  getProductAvailability: {
    method: "get",
    path: "/producten/{id}/beschikbaarheid",
    kind: "read",
    tag: "planning",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_PERIOD_TOO_LONG",
      "ERR_BUSY"
    ],
    queue: "availability"
  },
  listMaterials: {
    method: "get",
    path: "/materialen",
    kind: "list",
    tag: "materials",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createMaterial: {
    method: "post",
    path: "/materialen",
    kind: "create",
    tag: "materials",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getMaterial",
    reads: "listMaterials"
  },
  getMaterial: {
    method: "get",
    path: "/materialen/{id}",
    kind: "read",
    tag: "materials",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials"
  },
  updateMaterial: {
    method: "put",
    path: "/materialen/{id}",
    kind: "change",
    tag: "materials",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials",
    reads: "getMaterial"
  },
  deleteMaterial: {
    method: "delete",
    path: "/materialen/{id}",
    kind: "remove",
    tag: "materials",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "materials",
    reads: "getMaterial"
  },
  getUpcomingCapacity: {
    method: "get",
    path: "/materialen/capacity/upcoming",
    kind: "read",
    tag: "capacity",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  listCapacityEntries: {
    method: "get",
    path: "/materialen/{material_id}/capacity",
    kind: "list",
    tag: "capacity",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "materials"
  },
  createCapacityEntry: {
    method: "post",
    path: "/materialen/{material_id}/capacity",
    kind: "create",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_CAPACITY_PASSES_DAYBREAK"
    ],
    root: "materials",
    created: "getCapacityEntry",
    reads: "listCapacityEntries"
  },
  getCapacityEntry: {
    method: "get",
    path: "/materialen/{material_id}/capacity/{id}",
    kind: "read",
    tag: "capacity",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials"
  },
  updateCapacityEntry: {
    method: "put",
    path: "/materialen/{material_id}/capacity/{id}",
    kind: "change",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_CAPACITY_PASSES_DAYBREAK"
    ],
    root: "materials",
    reads: "getCapacityEntry"
  },
  deleteCapacityEntry: {
    method: "delete",
    path: "/materialen/{material_id}/capacity/{id}",
    kind: "remove",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials",
    reads: "getCapacityEntry"
  },
  updateCapacityEntries: {
    method: "post",
    path: "/materialen/{material_id}/capacity/batchupdate",
    kind: "act",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_PERIOD_ORDER",
      "ERR_CAPACITY_PASSES_DAYBREAK",
      "ERR_CAPACITY_OVERLAP",
      "ERR_CAPACITY_TOO_MANY_OCCURRENCES"
    ],
    root: "materials"
  },
  listCapacitySeries: {
    method: "get",
    path: "/materialen/{material_id}/capacity/series/{internal_reference}",
    kind: "list",
    tag: "capacity",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "materials"
  },
  deleteCapacitySeries: {
    method: "delete",
    path: "/materialen/{material_id}/capacity/series/{internal_reference}",
    kind: "remove",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials",
    reads: "listCapacitySeries"
  },
  listNewsletters: {
    method: "get",
    path: "/nieuwsbrieven",
    kind: "list",
    tag: "newsletters",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createNewsletter: {
    method: "post",
    path: "/nieuwsbrieven",
    kind: "create",
    tag: "newsletters",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [],
    created: "getNewsletter",
    reads: "listNewsletters"
  },
  getNewsletter: {
    method: "get",
    path: "/nieuwsbrieven/{id}",
    kind: "read",
    tag: "newsletters",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "newsletters"
  },
  updateNewsletter: {
    method: "put",
    path: "/nieuwsbrieven/{id}",
    kind: "change",
    tag: "newsletters",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "newsletters",
    reads: "getNewsletter"
  },
  deleteNewsletter: {
    method: "delete",
    path: "/nieuwsbrieven/{id}",
    kind: "remove",
    tag: "newsletters",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "newsletters",
    reads: "getNewsletter"
  },
  sendNewsletter: {
    method: "post",
    path: "/nieuwsbrieven/{id}/mails",
    kind: "act",
    tag: "newsletters",
    public: false,
    accountLimits: [
      {
        name: "day",
        most: 1000,
        seconds: 86400
      }
    ],
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_COMPANY_REQUIRED"
    ],
    root: "newsletters"
  },
  getUnsubscribePage: {
    method: "get",
    path: "/nieuwsbriefafmelding/{token}",
    kind: "read",
    tag: "newsletters",
    public: true,
    limits: [
      {
        name: "minute",
        most: 300,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: []
  },
  unsubscribePerson: {
    method: "post",
    path: "/nieuwsbriefafmelding/{token}",
    kind: "act",
    tag: "newsletters",
    public: true,
    limits: [
      {
        name: "minute",
        most: 300,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    reads: "getUnsubscribePage"
  },
  listNotes: {
    method: "get",
    path: "/contactmomenten",
    kind: "list",
    tag: "notes",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createNote: {
    method: "post",
    path: "/contactmomenten",
    kind: "create",
    tag: "notes",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_REQUIRED",
      "ERR_UNKNOWN_REFERENCE"
    ],
    created: "getNote",
    reads: "listNotes"
  },
  getNote: {
    method: "get",
    path: "/contactmomenten/{id}",
    kind: "read",
    tag: "notes",
    public: false,
    permission: {
      anyOf: [
        "viewContact",
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "notes"
  },
  updateNote: {
    method: "put",
    path: "/contactmomenten/{id}",
    kind: "change",
    tag: "notes",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE"
    ],
    root: "notes",
    reads: "getNote"
  },
  deleteNote: {
    method: "delete",
    path: "/contactmomenten/{id}",
    kind: "remove",
    tag: "notes",
    public: false,
    permission: {
      allOf: [
        "editContact"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "notes",
    reads: "getNote"
  },
  listBookingMails: {
    method: "get",
    path: "/boekingsmails",
    kind: "list",
    tag: "bookingMails",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createBookingMail: {
    method: "post",
    path: "/boekingsmails",
    kind: "create",
    tag: "bookingMails",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CANNOT_COMBINE"
    ],
    created: "getBookingMail",
    reads: "listBookingMails"
  },
  getBookingMail: {
    method: "get",
    path: "/boekingsmails/{id}",
    kind: "read",
    tag: "bookingMails",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "booking_mails"
  },
  updateBookingMail: {
    method: "put",
    path: "/boekingsmails/{id}",
    kind: "change",
    tag: "bookingMails",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_CANNOT_COMBINE"
    ],
    root: "booking_mails",
    reads: "getBookingMail"
  },
  deleteBookingMail: {
    method: "delete",
    path: "/boekingsmails/{id}",
    kind: "remove",
    tag: "bookingMails",
    public: false,
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "booking_mails",
    reads: "getBookingMail"
  },
  listBookingMailSendings: {
    method: "get",
    path: "/boekingen/{boeking_id}/mails",
    kind: "list",
    tag: "bookingMails",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "bookings"
  },
  createBookingMailSending: {
    method: "post",
    path: "/boekingen/{boeking_id}/mails",
    kind: "create",
    tag: "bookingMails",
    public: false,
    accountLimits: [
      {
        name: "day",
        most: 1000,
        seconds: 86400
      }
    ],
    permission: {
      allOf: [
        "editBoeking"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_MAIL_RECIPIENT"
    ],
    root: "bookings",
    created: "getBookingMailSending",
    reads: "listBookingMailSendings"
  },
  getBookingMailSending: {
    method: "get",
    path: "/boekingen/{boeking_id}/mails/{id}",
    kind: "read",
    tag: "bookingMails",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "bookings"
  },
  listStatusReminders: {
    method: "get",
    path: "/statusherinneringen",
    kind: "list",
    tag: "statusReminders",
    public: false,
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    basic: "strict"
  },
  createStatusReminder: {
    method: "post",
    path: "/statusherinneringen",
    kind: "create",
    tag: "statusReminders",
    public: false,
    permission: {
      allOf: [
        "editBoekingStatusHerinnering"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_COMPANY_STATUS_REMINDER_TAKEN"
    ],
    created: "getStatusReminder",
    reads: "listStatusReminders"
  },
  getStatusReminder: {
    method: "get",
    path: "/statusherinneringen/{id}",
    kind: "read",
    tag: "statusReminders",
    public: false,
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "status_reminders",
    basic: "strict"
  },
  updateStatusReminder: {
    method: "put",
    path: "/statusherinneringen/{id}",
    kind: "change",
    tag: "statusReminders",
    public: false,
    permission: {
      allOf: [
        "editBoekingStatusHerinnering"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_DUPLICATE",
      "ERR_COMPANY_STATUS_REMINDER_TAKEN"
    ],
    root: "status_reminders",
    reads: "getStatusReminder"
  },
  deleteStatusReminder: {
    method: "delete",
    path: "/statusherinneringen/{id}",
    kind: "remove",
    tag: "statusReminders",
    public: false,
    permission: {
      allOf: [
        "editBoekingStatusHerinnering"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "status_reminders",
    reads: "getStatusReminder"
  },
  listIntegrations: {
    method: "get",
    path: "/integrations",
    kind: "list",
    tag: "integrations",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createIntegration: {
    method: "post",
    path: "/integrations",
    kind: "create",
    tag: "integrations",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_SECRETS_KEY",
      "ERR_SERVER_ADDRESS",
      "ERR_CANNOT_COMBINE",
      "ERR_REQUIRED",
      "ERR_NOT_ALLOWED",
      "ERR_FORMAT"
    ],
    created: "getIntegration",
    reads: "listIntegrations"
  },
  getIntegration: {
    method: "get",
    path: "/integrations/{id}",
    kind: "read",
    tag: "integrations",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "integrations"
  },
  updateIntegration: {
    method: "put",
    path: "/integrations/{id}",
    kind: "change",
    tag: "integrations",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_SECRETS_KEY",
      "ERR_SERVER_ADDRESS",
      "ERR_SECRET_AGAIN",
      "ERR_CANNOT_COMBINE",
      "ERR_NOT_ALLOWED",
      "ERR_FORMAT"
    ],
    root: "integrations",
    reads: "getIntegration"
  },
  deleteIntegration: {
    method: "delete",
    path: "/integrations/{id}",
    kind: "remove",
    tag: "integrations",
    public: false,
    permission: {
      allOf: [
        "editBedrijfsgegevens"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "integrations",
    reads: "getIntegration"
  },
  listContactForms: {
    method: "get",
    path: "/contactformulieren",
    kind: "list",
    tag: "contactForms",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: []
  },
  createContactForm: {
    method: "post",
    path: "/contactformulieren",
    kind: "create",
    tag: "contactForms",
    public: false,
    permission: {
      allOf: [
        "editContactformulieren"
      ]
    },
    paged: false,
    success: [
      201
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REQUIRED",
      "ERR_NOT_ALLOWED",
      "ERR_DUPLICATE"
    ],
    created: "getContactForm",
    reads: "listContactForms"
  },
  getContactForm: {
    method: "get",
    path: "/contactformulieren/{id}",
    kind: "read",
    tag: "contactForms",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "contact_forms"
  },
  updateContactForm: {
    method: "put",
    path: "/contactformulieren/{id}",
    kind: "change",
    tag: "contactForms",
    public: false,
    permission: {
      allOf: [
        "editContactformulieren"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_UNKNOWN_REFERENCE",
      "ERR_REQUIRED",
      "ERR_NOT_ALLOWED",
      "ERR_DUPLICATE"
    ],
    root: "contact_forms",
    reads: "getContactForm"
  },
  deleteContactForm: {
    method: "delete",
    path: "/contactformulieren/{id}",
    kind: "remove",
    tag: "contactForms",
    public: false,
    permission: {
      allOf: [
        "editContactformulieren"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_IN_USE"
    ],
    root: "contact_forms",
    reads: "getContactForm"
  },
  listContactFormFields: {
    method: "get",
    path: "/contactformulieren/{id}/velden",
    kind: "list",
    tag: "contactForms",
    public: true,
    limits: [
      {
        name: "minute",
        most: 60,
        seconds: 60
      }
    ],
    permission: null,
    paged: true,
    success: [
      200
    ],
    errors: [],
    root: "contact_forms"
  },
  submitContactForm: {
    method: "post",
    path: "/contactformulieren/{id}/opslaan",
    kind: "act",
    tag: "contactForms",
    public: true,
    limits: [
      {
        name: "day",
        most: 100,
        seconds: 86400
      },
      {
        name: "minute",
        most: 10,
        seconds: 60
      }
    ],
    permission: null,
    paged: false,
    success: [
      200
    ],
    errors: [
      "ERR_CLOSED",
      "ERR_COMPANY_REQUIRED",
      "ERR_EXTRA_FIELD",
      "ERR_REQUIRED",
      "ERR_TYPE",
      "ERR_FORMAT",
      "ERR_RANGE",
      "ERR_LENGTH",
      "ERR_NOT_ALLOWED",
      "ERR_DUPLICATE"
    ]
  },
  deleteCapacitySeriesFrom: {
    method: "delete",
    path: "/materialen/{material_id}/capacity/series/{internal_reference}/from",
    kind: "remove",
    tag: "capacity",
    public: false,
    permission: {
      allOf: [
        "editMateriaal"
      ]
    },
    paged: false,
    success: [
      200
    ],
    errors: [],
    root: "materials"
  }
} as const satisfies Record<string, OperationRules>;

export type OperationId = keyof typeof operations;

/** The parts of requests that will end, by operation. */
export const DEPRECATIONS: Readonly<Partial<Record<OperationId, readonly Deprecation[]>>> = {
  createProduct: [
    {
      in: "body",
      steps: [
        "verkoop"
      ],
      deprecated: 1795651200,
      sunset: 1830297600
    }
  ],
  updateProduct: [
    {
      in: "body",
      steps: [
        "verkoop"
      ],
      deprecated: 1795651200,
      sunset: 1830297600
    }
  ],
  createDiscountCode: [
    {
      in: "body",
      steps: [
        "toepasbaar_zonder_arrangement"
      ],
      deprecated: 1795651200,
      sunset: 1830297600
    }
  ],
  updateDiscountCode: [
    {
      in: "body",
      steps: [
        "toepasbaar_zonder_arrangement"
      ],
      deprecated: 1795651200,
      sunset: 1830297600
    }
  ],
  listContactFormFields: [
    {
      in: "operation",
      steps: [],
      deprecated: 1795651200,
      sunset: 1830297600
    }
  ]
};

/** The queues of operations that take long. */
export type QueueName = 'availability' | 'planning';

/** The status of each error code. */
export const STATUS = {
  ERR_EXTRA_FIELD: 406,
  ERR_REQUIRED: 406,
  ERR_TYPE: 406,
  ERR_FORMAT: 406,
  ERR_RANGE: 406,
  ERR_LENGTH: 406,
  ERR_NOT_ALLOWED: 406,
  ERR_DUPLICATE: 406,
  ERR_MALFORMED: 406,
  ERR_MORE_PROBLEMS: 406,
  ERR_CURSOR: 406,
  ERR_ID_MISMATCH: 406,
  ERR_TIME_NONEXISTENT: 406,
  ERR_LOGIN_REQUIRED: 401,
  ERR_CREDENTIAL_INVALID: 401,
  ERR_KEY_EXPIRED: 401,
  ERR_BASIC_REQUIRED: 401,
  ERR_BASIC_REFUSED: 401,
  ERR_CODE_REQUIRED: 401,
  ERR_CODE_INVALID: 401,
  ERR_PERMISSION: 403,
  ERR_SECOND_FACTOR_REQUIRED: 403,
  ERR_CROSS_SITE: 403,
  ERR_PUBLIC_KEY: 403,
  ERR_NOT_FOUND: 404,
  ERR_METHOD_NOT_ALLOWED: 405,
  ERR_POSITION_GONE: 410,
  ERR_PRECONDITION_FAILED: 412,
  ERR_BODY_TOO_LARGE: 413,
  ERR_NOT_ACCEPTABLE: 406,
  ERR_MEDIA_TYPE: 415,
  ERR_IDEMPOTENCY_KEY_REUSED: 422,
  ERR_IDEMPOTENCY_IN_PROGRESS: 409,
  ERR_RATE_LIMITED: 429,
  ERR_HEADERS_TOO_LARGE: 431,
  ERR_INTERNAL: 500,
  ERR_UNAVAILABLE: 503,
  ERR_BUSY: 503,
  ERR_TAKEN: 406,
  ERR_UNKNOWN_REFERENCE: 406,
  ERR_IN_USE: 403,
  ERR_PERIOD_TOO_LONG: 406,
  ERR_PERIOD_ORDER: 406,
  ERR_AMOUNT_TOO_LARGE: 406,
  ERR_CANNOT_COMBINE: 406,
  ERR_RIGHTS_EXCEEDED: 403,
  ERR_SECOND_FACTOR_CODE: 406,
  ERR_OWN_SECOND_FACTOR: 403,
  ERR_EXPIRY_IN_PAST: 406,
  ERR_WEBHOOK_ADDRESS: 406,
  ERR_SERVER_ADDRESS: 406,
  ERR_SECRETS_KEY: 406,
  ERR_TOO_MANY: 406,
  ERR_SECRET_AGAIN: 406,
  ERR_WEBHOOK_INACTIVE: 406,
  ERR_COMPANY_NOT_DELETABLE: 500,
  ERR_COMPANY_REQUIRED: 406,
  ERR_TEMPLATE_CONTEXT: 406,
  ERR_IMAGE: 406,
  ERR_FILE_TYPE: 406,
  ERR_CONTACT_IN_USE: 403,
  ERR_MAIN_CONTACT: 406,
  ERR_CUSTOMER_TYPE_UNKNOWN: 406,
  ERR_CYCLE: 406,
  ERR_DUPLICATE_VAT_RATE: 406,
  ERR_PACKAGE_LINE_ORDER: 406,
  ERR_SETTING_VALUE: 406,
  ERR_VAT_RATE_UNKNOWN: 406,
  ERR_CODE_TAKEN: 409,
  ERR_VOUCHER_INVALID: 406,
  ERR_VOUCHER_USED: 406,
  ERR_VOUCHER_EXPIRED: 406,
  ERR_VOUCHER_INVALID_PRODUCTS: 406,
  ERR_CLOSED: 406,
  ERR_PAYMENT_PROVIDER: 406,
  ERR_REDIRECT_HOST: 406,
  ERR_BOOKING_STATUS_TRANSITION: 406,
  ERR_SHIFT_STATUS_TRANSITION: 406,
  ERR_WITHDRAWAL_STATUS_TRANSITION: 406,
  ERR_SHIFT_STAFF_MISMATCH: 406,
  ERR_SHIFT_OFF: 406,
  ERR_HOURS_AHEAD: 406,
  ERR_BREAK_TOO_LONG: 406,
  ERR_AVAILABILITY_CONTRADICTS: 406,
  ERR_BOOKING_NOT_DELETABLE: 403,
  ERR_BOOKING_CANCELLED: 406,
  ERR_CANCELLATION_COSTS: 406,
  ERR_REFUND_NOT_PROPOSED: 406,
  ERR_BOOKING_DATE_FOLLOWS_BEGIN: 406,
  ERR_NOT_CHANGEABLE: 406,
  ERR_COSTS_TOO_DEEP: 406,
  ERR_PRODUCT_REQUIRES_LOCATION: 406,
  ERR_NO_PRICE: 406,
  ERR_NOT_AVAILABLE: 406,
  ERR_DISCOUNT_CODE: 406,
  ERR_GROUP_TOO_LARGE: 406,
  ERR_REQUIRED_PRODUCT: 406,
  ERR_BOOKING_FULLY_INVOICED: 406,
  ERR_ADVANCE_EXCEEDS_REMAINING: 406,
  ERR_VAT_SHIFT_MISMATCH: 406,
  ERR_CREDIT_EXCEEDS_INVOICE: 406,
  ERR_CREDIT_OF_CREDIT: 406,
  ERR_FULLY_CREDITED: 406,
  ERR_SETTLEMENT_FIXED: 403,
  ERR_INVOICE_NOT_DRAFT: 406,
  ERR_E_INVOICE_INCOMPLETE: 406,
  ERR_INVOICE_NOT_DELETABLE: 403,
  ERR_INVOICE_NOT_PERMANENT: 406,
  ERR_INVOICE_DATE_BEFORE_LAST: 406,
  ERR_REFUND_EXCEEDS_PAID: 406,
  ERR_PEPPOL_ALREADY_SENT: 406,
  ERR_PEPPOL_ID: 406,
  ERR_PEPPOL_NOT_CONNECTED: 406,
  ERR_NOT_REFUNDABLE: 406,
  ERR_NOTHING_TO_PAY: 406,
  ERR_POS_INACTIVE: 406,
  ERR_PROPOSAL_CLOSED: 406,
  ERR_MAIL_UNREADABLE: 406,
  ERR_TILL_OPEN: 406,
  ERR_TILL_CLOSED: 406,
  ERR_POS_NOT_AT_LOCATION: 406,
  ERR_AMOUNT_ZERO: 406,
  ERR_LAST_ADMINISTRATOR: 403,
  ERR_MAIL_RECIPIENT: 406,
  ERR_VISITOR_LIMIT: 406,
  ERR_MAIL_NOT_QUEUED: 406,
  ERR_MAIL_STILL_QUEUED: 406,
  ERR_COMPANY_STATUS_REMINDER_TAKEN: 406,
  ERR_QUALIFICATION_ARCHIVED: 406,
  ERR_SECONDS_MUST_BE_ZERO: 406,
  ERR_TOO_MANY_START_TIMES: 406,
  ERR_CAPACITY_PASSES_DAYBREAK: 406,
  ERR_CAPACITY_OVERLAP: 406,
  ERR_CAPACITY_TOO_MANY_OCCURRENCES: 406
} as const;

export type ErrorCode = keyof typeof STATUS;

/** The codes that any operation may refuse with: those of the conventions. */
export const DOOR_CODES: readonly ErrorCode[] = [
  "ERR_EXTRA_FIELD",
  "ERR_REQUIRED",
  "ERR_TYPE",
  "ERR_FORMAT",
  "ERR_RANGE",
  "ERR_LENGTH",
  "ERR_NOT_ALLOWED",
  "ERR_DUPLICATE",
  "ERR_MALFORMED",
  "ERR_MORE_PROBLEMS",
  "ERR_CURSOR",
  "ERR_ID_MISMATCH",
  "ERR_TIME_NONEXISTENT",
  "ERR_LOGIN_REQUIRED",
  "ERR_CREDENTIAL_INVALID",
  "ERR_KEY_EXPIRED",
  "ERR_BASIC_REQUIRED",
  "ERR_BASIC_REFUSED",
  "ERR_PERMISSION",
  "ERR_SECOND_FACTOR_REQUIRED",
  "ERR_PUBLIC_KEY",
  "ERR_CROSS_SITE",
  "ERR_NOT_FOUND",
  "ERR_METHOD_NOT_ALLOWED",
  "ERR_PRECONDITION_FAILED",
  "ERR_BODY_TOO_LARGE",
  "ERR_MEDIA_TYPE",
  "ERR_IDEMPOTENCY_KEY_REUSED",
  "ERR_IDEMPOTENCY_IN_PROGRESS",
  "ERR_RATE_LIMITED",
  "ERR_HEADERS_TOO_LARGE",
  "ERR_INTERNAL",
  "ERR_UNAVAILABLE"
];

export const permissions = [
  "editUsers",
  "createFactuur",
  "createFactuurBetaling",
  "editFactuurBetaling",
  "editBedrijfsgegevens",
  "beheerKortingscodes",
  "editLocaties",
  "createBoeking",
  "editBoeking",
  "editContact",
  "viewContact",
  "editProducten",
  "editMateriaal",
  "editStartmomenten",
  "editPersoneelsplanning",
  "editBoekingStatusHerinnering",
  "viewStatistiek",
  "viewFinancieleOverzichten",
  "viewWebhooks",
  "editWebhooks",
  "editArrangementen",
  "editBetaalmethode",
  "editKassas",
  "editPersoneel",
  "editVouchers",
  "editContactformulieren"
] as const;

export type Permission = (typeof permissions)[number];

export const roots = [
  "api_keys",
  "attachments",
  "book_processes",
  "booking_mails",
  "bookings",
  "calendars",
  "cancellation_terms",
  "companies",
  "contact_forms",
  "contacts",
  "customers",
  "discount_codes",
  "incoming_mail_addresses",
  "incoming_mails",
  "integrations",
  "invoices",
  "locations",
  "mails",
  "materials",
  "newsletters",
  "notes",
  "online_payments",
  "packages",
  "payment_methods",
  "pdf_templates",
  "peppol_documents",
  "peppol_sendings",
  "points_of_sale",
  "price_rules",
  "product_groups",
  "product_labels",
  "products",
  "proposal_types",
  "proposals",
  "qualifications",
  "roles",
  "settings",
  "shifts",
  "staff",
  "start_time_groups",
  "start_times",
  "status_reminders",
  "suppliers",
  "users",
  "vat_changes",
  "voucher_sales",
  "voucher_templates",
  "vouchers",
  "webhooks",
  "withdrawals"
] as const;

/** The aggregates: tables whose rows carry a version. */
export type Root = (typeof roots)[number];

export const EVENT_OBJECTS = [
  "APIKey",
  "Annuleringsvoorwaarden",
  "Arrangement",
  "Attachment",
  "Bedrijf",
  "Betaalmethode",
  "Boeking",
  "Boekingsmail",
  "BoekingsmailZending",
  "Boekingsvoorstel",
  "BoekingsvoorstelType",
  "BookProcess",
  "BtwWijziging",
  "Contact",
  "Contactformulier",
  "Contactmoment",
  "Contactpersoon",
  "Dienst",
  "Factuur",
  "FactuurBetaling",
  "Herroeping",
  "IncomingMail",
  "IncomingMailAddress",
  "Instelling",
  "Integration",
  "Kassa",
  "Kassalogboek",
  "Klant",
  "Kortingscode",
  "Kwalificatie",
  "LeverancierContact",
  "Locatie",
  "Materiaal",
  "Nieuwsbrief",
  "OverigContact",
  "PdfTemplate",
  "PeppolDocument",
  "PeppolSending",
  "PersoneelBeschikbaarheid",
  "PersoneelContact",
  "Prijsregel",
  "Product",
  "ProductGroep",
  "Productlabel",
  "QueuedMail",
  "Standaardbijlage",
  "Startmoment",
  "Startmomentgroep",
  "Statusherinnering",
  "Urenregistratie",
  "Voucher",
  "VoucherTemplate",
  "Webhook",
  "frameworkGuardGroup",
  "frameworkGuardUser"
] as const;

export type EventObject = (typeof EVENT_OBJECTS)[number];

/** The nouns that tell of the objects which exist by now. */
export const EVENT_NOUNS = {
  APIKey: "ApiKey",
  Annuleringsvoorwaarden: "CancellationTerms",
  Arrangement: "Package",
  Attachment: "StoredFile",
  Bedrijf: "Company",
  Betaalmethode: "PaymentMethod",
  Boeking: "Booking",
  Boekingsmail: "BookingMail",
  BoekingsmailZending: "BookingMailSending",
  Boekingsvoorstel: "Proposal",
  BoekingsvoorstelType: "ProposalType",
  BookProcess: "BookProcess",
  BtwWijziging: "VatChange",
  Contact: "Contact",
  Contactformulier: "ContactForm",
  Contactmoment: "Note",
  Contactpersoon: "ContactPerson",
  Dienst: "Shift",
  Factuur: "Invoice",
  FactuurBetaling: "InvoicePayment",
  Herroeping: "Withdrawal",
  IncomingMail: "IncomingMail",
  IncomingMailAddress: "IncomingMailAddress",
  Instelling: "Setting",
  Integration: "Integration",
  Kassa: "PointOfSale",
  Kassalogboek: "TillLogEntry",
  Klant: "Customer",
  Kortingscode: "DiscountCode",
  Kwalificatie: "Qualification",
  LeverancierContact: "Supplier",
  Locatie: "Location",
  Materiaal: "Material",
  Nieuwsbrief: "Newsletter",
  OverigContact: "Contact",
  PdfTemplate: "PdfTemplate",
  PeppolDocument: "PeppolDocument",
  PeppolSending: "PeppolSending",
  PersoneelBeschikbaarheid: "StaffAvailability",
  PersoneelContact: "StaffMember",
  Prijsregel: "PriceRule",
  Product: "Product",
  ProductGroep: "ProductGroup",
  Productlabel: "ProductLabel",
  QueuedMail: "QueuedMail",
  Standaardbijlage: "Attachment",
  Startmoment: "StartTime",
  Startmomentgroep: "StartTimeGroup",
  Statusherinnering: "StatusReminder",
  Urenregistratie: "RecordedHours",
  Voucher: "Voucher",
  VoucherTemplate: "VoucherTemplate",
  Webhook: "Webhook",
  frameworkGuardGroup: "Role",
  frameworkGuardUser: "User"
} as const;
