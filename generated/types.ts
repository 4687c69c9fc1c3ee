// Made by npm run generate from spec/. Never edit. What operations take and answer, as handlers see it.

declare const unit: unique symbol;
/** An amount of money in whole cents. */
export type Cents = number & { readonly [unit]: 'cents' };
/** A price of one unit in ten-thousandths. */
export type TenThousandths = number & { readonly [unit]: 'ten-thousandths' };
/** A percentage in hundredths of a percent: 21 % is 2100. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };
/** A quantity in hundredths: one and a half is 150. */
export type Hundredths = number & { readonly [unit]: 'hundredths' };
/** A moment in UTC, always written YYYY-MM-DDTHH:MM:SS.sssZ, so that it sorts as text. */
export type Instant = string & { readonly [unit]: 'instant' };

export interface paths {
    "/pdf_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List PDF templates
         * @description Returns the templates of every context, sorted by `id`. Filter on `context` yourself if you need one kind.
         */
        get: operations["listPdfTemplates"];
        put?: never;
        /**
         * Create a PDF template
         * @description Create a template of context `invoice` first in a new installation: a company requires one. The texts may
         *     contain tags such as `{factuur_nummer}`; the service replaces them when it prints a document. Upload the logo
         *     separately, with a PUT to the path in `logo`.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        post: operations["createPdfTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdf_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a PDF template
         * @description Contains the path of the logo in `logo`, not the image itself. `logo_sha256` changes whenever the logo changes.
         */
        get: operations["getPdfTemplate"];
        /**
         * Update a PDF template
         * @description You may send back what GET returned. Members that you omit keep their value; null clears the colour, the header
         *     or the footer. You cannot change the context while a company uses the template (ERR_TEMPLATE_CONTEXT). Permanent
         *     invoices keep the layout that they were created with.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        put: operations["updatePdfTemplate"];
        post?: never;
        /**
         * Delete a PDF template
         * @description Refused while a company uses the template (ERR_IN_USE). Deleted companies count too, so that their documents
         *     stay printable.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        delete: operations["deletePdfTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdf_templates/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the logo of a template
         * @description Returns the image exactly as you uploaded it, as PNG or JPEG. Returns 404 if the template has no logo.
         */
        get: operations["getPdfTemplateLogo"];
        /**
         * Upload the logo of a template
         * @description Send the image itself as the body: a PNG or JPEG of at most 5 MB and 3000 by 3000 pixels. The service detects
         *     the format from the content, not from the media type. If it cannot read and print the image, it refuses it
         *     (ERR_IMAGE).
         *
         *     The logo appears at the top of documents that are printed from now on. Permanent invoices keep their previous
         *     logo.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        put: operations["replacePdfTemplateLogo"];
        post?: never;
        /**
         * Delete the logo of a template
         * @description Documents of this template print without a logo from now on. Permanent invoices keep their previous logo.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        delete: operations["deletePdfTemplateLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bedrijven": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Returns the companies sorted by `id`. Deleted companies are left out unless you set `is_deleted=true`.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Create a PDF template of context `invoice` first: a company cannot invoice without one. The other two templates
         *     are optional. Each template must have the matching context (`invoice`, `pos`, `online_booking`), otherwise
         *     ERR_TEMPLATE_CONTEXT.
         *
         *     Subjects and bodies of mails may contain tags in the form `{tag}`. The service stores them as sent and replaces
         *     them when it creates a mail. The oldest company that is not deleted is the default company: contacts without a
         *     `bedrijf_id` belong to it.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bedrijven/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description Also returns a deleted company; its `deleted_at` says when it was deleted. `_links.meta.delete_reasons` lists
         *     what prevents deletion.
         */
        get: operations["getCompany"];
        /**
         * Update a company
         * @description Replaces the whole company: read it, change it, and send all of it back. Every writable member must be present;
         *     otherwise the service lists the missing ones. Existing permanent invoices do not change.
         *
         *     If you remove a customer type from `soort_klanten`, customers of that type keep it. You cannot update a deleted
         *     company (404).
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        put: operations["updateCompany"];
        post?: never;
        /**
         * Delete a company
         * @description Archives the company: it disappears from the list, you can still read it by `id`, and you cannot restore it.
         *     Possible only while `is_deletable` is true, that is, while the company has no customers, packages, bookings or
         *     invoices.
         *
         *     Otherwise the service returns 500 with ERR_COMPANY_NOT_DELETABLE and the reasons in `params.delete_reasons`, the
         *     same as in `_links.meta.delete_reasons`.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instellingen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settings
         * @description Returns every setting with its value or default, in a fixed order. Without a credential you get only the public
         *     settings.
         *
         *     Needs no credential if the installation has opened online booking to the public.
         *
         *     Without a credential, an address may send 60 requests per minute.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instellingen/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a setting
         * @description Returns the default if nobody has changed the setting. Without a credential, a setting that is not public
         *     returns 404, like an unknown one.
         *
         *     Needs no credential if the installation has opened online booking to the public.
         *
         *     Without a credential, an address may send 60 requests per minute.
         */
        get: operations["getSetting"];
        /**
         * Update a setting
         * @description You may send back what GET returned, with another `waarde`. If the setting does not accept the value, the service
         *     refuses it (ERR_SETTING_VALUE) and the message says what it accepts. If you send `slug`, it must equal the one in
         *     the path (ERR_ID_MISMATCH).
         *
         *     | Setting | Accepted values | Default | Public |
         *     |---|---|---|---|
         *     | `currency` | `eur` | `eur` | yes |
         *     | `maximum_aantal_online_boeking_overschreden` | text for a customer who wants to book more online than is allowed | `Neem contact met ons op voor een grotere groep.` | yes |
         *     | `online_boeking_betaalkeuze` | text above the choice of payment | `Hoe wilt u betalen?` | yes |
         *     | `online_boeking_betaalkeuze_achteraf_titel` | title of the option to pay later | `Achteraf betalen` | yes |
         *     | `online_boeking_betaalkeuze_ideal_titel` | title of the option to pay at once | `Direct betalen` | yes |
         *     | `online_boeking_step0_text_pre`, `online_boeking_step0_text_post` | text before and after the first step of online booking | empty | yes |
         *     | `online_boeking_step1_text_pre`, `online_boeking_step1_text_post` | text before and after the second step | empty | yes |
         *     | `online_boeking_step3_text_post` | text after the last step | empty | yes |
         *     | `allow_online_package_booking` | `yes` or `no` | `yes` | yes |
         *     | `allow_old_vouchers_sales` | `yes` or `no` | `yes` | yes |
         *     | `allow_old_contact_forms` | `yes` or `no` | `yes` | yes |
         *     | `online_boeking_achteraf_betalen_status` | booking status of online bookings that are paid later | `reservering` | no |
         *     | `btw_percentages` | one to ten different VAT rates from 0 to 100, with at most two decimals, separated by commas, such as `0,5.5,21` | `0,9,21` | no |
         *     | `online_boeking_hold_minuten` | number of minutes (1 to 10080) that an unpaid online booking holds its places | `30` | no |
         *     | `verlopen_optie_actie` | what happens to an option or reservation after its `status_vervaldatum`: `geen` (nothing) or `annuleren` (an hourly job cancels it) | `geen` | no |
         *     | `deels_factureren` | `yes` or `no`: whether `factureren` of a booking decides if it is invoiced (partial invoicing) | `no` | no |
         *     | `grootboek_debiteuren` | ledger account of receivables (what customers owe) | empty | no |
         *     | `grootboek_omzet` | ledger account of revenue without a product group's ledger number | empty | no |
         *     | `grootboek_voorschotten` | ledger account of advances; empty = the revenue account | empty | no |
         *     | `grootboek_btw` | ledger accounts of VAT: one for all rates, or one per rate, such as `1500,9=1502,21=1503` | empty | no |
         *     | `grootboek_betalingen` | ledger account of payments whose method has no ledger number | empty | no |
         *     | `planning_waarschuwing_dagen` | number of days (0 to 365) before a confirmed booking in which shifts that are not confirmed count as conflicts | `7` | no |
         *
         *     New prices and costs must use a rate of `btw_percentages`. Existing ones keep their rate, so you may remove a rate
         *     that is in use.
         *
         *     Needs the permission `editBedrijfsgegevens`.
         */
        put: operations["updateSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locaties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Returns all locations sorted by `id`. `treeContains` returns only the locations that you name and everything
         *     that contains them, up to the top of the tree. Unknown ids match nothing. `embedGebruikOpDatum` adds the usage
         *     of each location on one day.
         */
        get: operations["listLocations"];
        put?: never;
        /**
         * Create a location
         * @description Only `naam` is required; omitted members become null. With a `parent_id` the location is part of another
         *     location: people and bookings at this location also count for the other one.
         *
         *     Needs the permission `editLocaties`.
         */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locaties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a location
         * @description With `embedGebruikOpDatum` the response also contains the usage of the location on one day, including the usage
         *     of all locations below it.
         */
        get: operations["getLocation"];
        /**
         * Update a location
         * @description You may send back what GET returned. Members that you omit keep their value; null clears a member. `parent_id`
         *     moves the location in the tree. You cannot move it below itself or below a location that is part of it
         *     (ERR_CYCLE).
         *
         *     Needs the permission `editLocaties`.
         */
        put: operations["updateLocation"];
        post?: never;
        /**
         * Delete a location
         * @description Refused while other locations are part of it, or while products, packages or bookings use it (ERR_IN_USE).
         *     `params.references` names the kinds of objects that do.
         *
         *     Needs the permission `editLocaties`.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/klanten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Returns the customers with their contact persons, sorted by `id`. To continue an earlier read, set `id>` to the
         *     first `id` that you do not have yet.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create or merge a customer
         * @description **Contact persons.** Send at least one. Send a new person in full, or refer to an existing person of another
         *     contact by `id`. The contacts then share that person: a change is visible at all of them. One person is the main
         *     contact: the first one if you mark none. If you mark two, the service refuses the request (ERR_MAIN_CONTACT).
         *
         *     **Company.** Without `bedrijf_id` the customer belongs to the default company: the oldest one that is not
         *     deleted. `soort_klant` must be one of the customer types of the company (ERR_CUSTOMER_TYPE_UNKNOWN).
         *
         *     **Merging.** The service stores the same customer only once. Two customers are the same if type, company and
         *     name are equal, and of the main contact person first name, last name and e-mail address. Case, spaces and
         *     Unicode spelling make no difference. Without an e-mail address, street, postal code and telephone number (digits
         *     only) must be present and equal instead.
         *
         *     For an existing customer the service returns 200 with the customer and its `Location`. It overwrites nothing: it
         *     fills empty members and adds unknown contact persons. ERR_TAKEN means that your change of a shared person would
         *     make another of that person's contacts equal to a third one.
         *
         *     Needs the permission `editContact`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/klanten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Contains all contact persons, the main one first. `extra_fields` are write-only and not part of the response.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["getCustomer"];
        /**
         * Update a customer
         * @description You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
         *     `bedrijf_id` becomes the default company.
         *
         *     `contactpersonen` replaces the whole list. An entry with the `id` of an existing person updates that person, an
         *     entry without `id` creates one. The service unlinks a person that you leave out, and deletes the person if no
         *     contact has it any more. A change of a shared person causes events of all contacts that have that person.
         *
         *     If the customer would become equal to another one, the service refuses the change with ERR_TAKEN and the other
         *     `id` in `params.id`. It never merges in an update.
         *
         *     Needs the permission `editContact`.
         */
        put: operations["updateCustomer"];
        post?: never;
        /**
         * Delete a customer
         * @description Refused while a booking or invoice refers to the customer (ERR_CONTACT_IN_USE, with the kinds of objects in
         *     `params.references`). The service archives the customer: it disappears from lists and GET returns 404. You may
         *     create the same customer again.
         *
         *     Needs the permission `editContact`.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts of every type
         * @description Returns customers, suppliers, staff and other contacts in one list, sorted by `id`. Members that exist only for
         *     customers or only for suppliers are null for the other types. `_links.self` is the path in the collection of the
         *     contact's own type.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create or merge a contact
         * @description `type` decides what you create; the default is `overig` (other). The rules of `POST /klanten` apply to every
         *     type: contact persons and the main one, the default company, and merging: if the same contact exists, the
         *     service fills its empty members and returns 200 with the existing contact.
         *
         *     Refused if you send a member that exists only for customers or only for suppliers with another type
         *     (ERR_NOT_ALLOWED). Changes of a customer, supplier or member of staff cause two events: one of `Contact` and one
         *     of its own kind.
         *
         *     Needs the permission `editContact`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns staff and other contacts. For a customer or a supplier it returns a redirect (301): follow `Location` to
         *     `/klanten/{id}` or `/leveranciers/{id}`.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Works for contacts of every type. You may send back what GET returned. Members that you omit keep their value;
         *     null clears a member, and a cleared `bedrijf_id` becomes the default company. `contactpersonen` replaces the
         *     whole list, as in `PUT /klanten/{id}`. If the contact would become equal to another one, the service refuses the
         *     change with ERR_TAKEN and the other `id` in `params.id`.
         *
         *     You can change `type` only while nothing refers to the contact (`mag_type_wijzigen`), otherwise
         *     ERR_NOT_CHANGEABLE. The service then clears the members that the new type does not have.
         *
         *     Needs the permission `editContact`.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Works for contacts of every type. Refused while something refers to the contact (ERR_CONTACT_IN_USE, with the
         *     kinds of objects in `params.references`): a booking or invoice of a customer, a product of a supplier, a user
         *     account, or a booking or payment that a member of staff created.
         *
         *     The service archives the contact: it disappears from lists and GET returns 404. You may create the same contact
         *     again.
         *
         *     Needs the permission `editContact`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leveranciers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Returns all suppliers with their contact persons, sorted by `id`, passive ones included.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leveranciers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description Contains all contact persons, the main one first. To create a supplier, send `POST /contacten` with the type
         *     `leverancier`; to delete one, send `DELETE /contacten/{id}`.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["getSupplier"];
        /**
         * Update a supplier
         * @description You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
         *     `bedrijf_id` becomes the default company. `contactpersonen` replaces the whole list, as in `PUT /klanten/{id}`.
         *
         *     If the supplier would become equal to another one, the service refuses the change with ERR_TAKEN and the other
         *     `id` in `params.id`.
         *
         *     Needs the permission `editContact`.
         */
        put: operations["updateSupplier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gebruikers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user accounts
         * @description Returns all accounts, inactive ones included, sorted by `id`. The passwords are not part of the response.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user account
         * @description Creates an account for a member of staff or a supplier who has none yet; `id` is the `id` of that contact. The
         *     user gets the rights in `permissies` plus the rights of the roles in `rollen`.
         *
         *     Refused if the account would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED, with the rights in
         *     `params.permission`), if the contact does not exist (ERR_UNKNOWN_REFERENCE), is neither staff nor supplier
         *     (ERR_NOT_ALLOWED) or already has an account (ERR_TAKEN), if another account has the same `gebruikersnaam`
         *     (ERR_TAKEN), and if `rollen` contains an unknown role or the same role twice.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gebruikers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user account
         * @description The password is not part of the response. `permissies` contains only the rights of the account itself: add the
         *     rights of the roles in `rollen` to know what the user may do.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["getUser"];
        /**
         * Update a user account
         * @description You may send back what GET returned. Members that you omit keep their value; `permissies` and `rollen` replace
         *     the whole list. Changes apply from the next request, also to the user's API keys. If you set `actief` to false,
         *     the user can no longer log in and the user's API keys stop working.
         *
         *     You cannot give rights that you do not have yourself. For an account with such rights, you also cannot activate
         *     it or set its password (ERR_RIGHTS_EXCEEDED). You cannot take `editUsers` from the last active user who has it
         *     (ERR_LAST_ADMINISTRATOR).
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user account
         * @description Deletes the account and keeps the contact. Refused while the account has API keys (ERR_IN_USE): revoke them
         *     first, or set `actief` to false instead. You cannot delete the last active user with `editUsers`
         *     (ERR_LAST_ADMINISTRATOR).
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gebruikers/{id}/wachtwoord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of a user
         * @description The old password stops working from the next request; API keys of the user keep working. The service updates
         *     `wachtwoord_gewijzigd_op`, which causes an event. The audit trail shows who set the password.
         *
         *     Refused if the account has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED): with the password you
         *     could use them.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        post: operations["setUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Returns all roles with their rights, sorted by `id`.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role
         * @description To give the role to users, add it to their `rollen`. Refused if the role has rights that you do not have
         *     yourself (ERR_RIGHTS_EXCEEDED), or if another role has the same name regardless of case and spaces (ERR_TAKEN).
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role
         * @description Every user who has the role in `rollen` has the rights in `permissies`, in addition to the user's own rights.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["getRole"];
        /**
         * Update a role
         * @description You may send back what GET returned. Members that you omit keep their value; `permissies` replaces the whole
         *     list. The new rights apply to every user of the role from the next request.
         *
         *     You cannot add rights that you do not have yourself (ERR_RIGHTS_EXCEEDED) or use the name of another role
         *     (ERR_TAKEN). At least one active user must keep `editUsers` (ERR_LAST_ADMINISTRATOR).
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Refused while a user has the role (ERR_IN_USE): remove it from the `rollen` of these users first.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff
         * @description Returns all members of staff with their contact persons and qualifications, sorted by `id`.
         *
         *     Needs the permission `viewContact` or `editContact` or `editPersoneel`.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Create or merge a member of staff
         * @description Creates a contact of type `personeel`. The rules of `POST /klanten` apply: contact persons and the main one, the
         *     default company, and merging. If the same member of staff exists, the service returns 200 with the existing one,
         *     fills its empty members and adds the qualifications that it does not have yet.
         *
         *     You cannot give an archived qualification (ERR_QUALIFICATION_ARCHIVED). A member of staff cannot log in until
         *     you create a user account (`POST /gebruikers`).
         *
         *     Needs the permission `editPersoneel`.
         */
        post: operations["createStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own staff record
         * @description Returns the member of staff that your credential belongs to, plus `telefoon1`, `email1` and the `permissies` of
         *     the credential. For an API key these are the rights of its user, limited by its scopes. Returns 404 if the
         *     account belongs to a supplier.
         */
        get: operations["getOwnStaffMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member of staff
         * @description Contains the contact persons and the qualifications. `telefoon1`, `email1` and `permissies` are part of `GET
         *     /personeel/me` only.
         *
         *     Needs the permission `viewContact` or `editContact` or `editPersoneel`.
         */
        get: operations["getStaffMember"];
        /**
         * Update a member of staff
         * @description You may send back what GET returned. Members that you omit keep their value; null clears a member.
         *     `kwalificatie_ids` and `contactpersonen` replace the whole list, as in `PUT /klanten/{id}`. You can keep an
         *     archived qualification but not add one (ERR_QUALIFICATION_ARCHIVED).
         *
         *     If the member of staff would become equal to another one, the service refuses the change with ERR_TAKEN and the
         *     other `id` in `params.id`.
         *
         *     Needs the permission `editPersoneel`.
         */
        put: operations["updateStaffMember"];
        post?: never;
        /**
         * Delete a member of staff
         * @description Refused while something refers to the member of staff (ERR_CONTACT_IN_USE, with the kinds of objects in
         *     `params.references`): a user account, or a booking or payment that this person created. The service archives the
         *     member of staff: it disappears from lists and GET returns 404.
         *
         *     Needs the permission `editPersoneel`.
         */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kwalificaties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List qualifications
         * @description Returns all qualifications, archived ones included, sorted by `id`.
         */
        get: operations["listQualifications"];
        put?: never;
        /**
         * Create a qualification
         * @description To give the qualification to members of staff, add its `id` to their `kwalificatie_ids`.
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        post: operations["createQualification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kwalificaties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a qualification
         * @description Also returns an archived qualification. To find who has it, read the `kwalificatie_ids` of the staff.
         */
        get: operations["getQualification"];
        /**
         * Update a qualification
         * @description You may send back what GET returned. Members that you omit keep their value. If you set `archived` to true,
         *     staff who have the qualification keep it, and nobody else can get it (ERR_QUALIFICATION_ARCHIVED).
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        put: operations["updateQualification"];
        post?: never;
        /**
         * Delete a qualification
         * @description Refused while a member of staff has the qualification (ERR_IN_USE): set `archived` to true instead.
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        delete: operations["deleteQualification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns a HAL envelope with all keys, or with the keys of one user, sorted by `id` and without tokens. `page`
         *     and `page_size` split the list into pages; `page` alone means pages of 100. Follow the links `next`, `prev`,
         *     `first` and `last` instead of building URLs.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Returns the token, which you cannot read again: store it safely. The key has the rights of its user that
         *     `scopes` also lists. If `scopes` is absent or null, the key has all rights of the user; an empty list gives it
         *     no rights.
         *
         *     Refused if the key would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), if the user does not
         *     exist (ERR_UNKNOWN_REFERENCE), or if `expires_at` is in the past (ERR_EXPIRY_IN_PAST). The body must have the
         *     media type `application/json`.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description The token is not part of the response. The service updates `last_used_at` about once a minute.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        get: operations["getApiKey"];
        /**
         * Update an API key
         * @description Changes the description, the scopes or the expiry time. You may send back what GET returned; members that you
         *     omit keep their value. The changes apply from the next request with the key.
         *
         *     You cannot change the user of a key (ERR_NOT_CHANGEABLE) or set an expiry time in the past (ERR_EXPIRY_IN_PAST).
         *     You may extend the scopes or the lifetime of a key only if you have all rights that it would have
         *     (ERR_RIGHTS_EXCEEDED). You may always reduce them.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        put: operations["updateApiKey"];
        post?: never;
        /**
         * Revoke an API key
         * @description Deletes the key. The service refuses the next request with it.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apikeys/{id}/roteren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the token of an API key
         * @description Replaces the token of the key; its rights and its expiry time do not change. Returns the new token, which you
         *     cannot read again. The replaced token stays valid for `overlap_uren` hours (0 to 168). Tokens that were replaced
         *     earlier stop working at once.
         *
         *     Refused if the key has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), or if the key has expired
         *     (ERR_EXPIRY_IN_PAST): set a later `expires_at` first.
         *
         *     Needs the permission `editUsers`.
         *
         *     Accepts only a user name and password (Basic), no API key.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/productgroepen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product groups
         * @description Public: needs no credential. Returns the groups sorted by `id`. With a valid credential the response also
         *     contains `ledger_number` and `cost_center`; a wrong credential is refused with 401.
         *
         *     Without a credential, an address may send 60 requests per minute.
         */
        get: operations["listProductGroups"];
        put?: never;
        /**
         * Create a product group
         * @description `slug` must be unique among the product groups (ERR_TAKEN). The service stores `ledger_number` and `cost_center`
         *     as sent and checks them against no chart of accounts. The journal books the revenue of the group's products on
         *     `ledger_number`.
         *
         *     Needs the permission `editProducten`.
         */
        post: operations["createProductGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/productgroepen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product group
         * @description Public: needs no credential. With a valid credential the response also contains `ledger_number` and
         *     `cost_center`; a wrong credential is refused with 401.
         *
         *     Without a credential, an address may send 60 requests per minute.
         */
        get: operations["getProductGroup"];
        /**
         * Update a product group
         * @description You may send back what GET returned. Members that you omit keep their value; null clears the slug, the ledger
         *     number or the cost center. `slug` must be unique among the product groups (ERR_TAKEN).
         *
         *     Needs the permission `editProducten`.
         */
        put: operations["updateProductGroup"];
        post?: never;
        /**
         * Delete a product group
         * @description Refused while products belong to the group, deleted products included (ERR_IN_USE): move them to another group
         *     first.
         *
         *     Needs the permission `editProducten`.
         */
        delete: operations["deleteProductGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns all products that are not deleted, sorted by `id`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Prices include VAT. Send `ProductPrice` with one price per VAT rate, or the deprecated pair `verkoop` and `btw`,
         *     which makes a single price. If you send both, they must agree (ERR_CANNOT_COMBINE). VAT rates must be in the
         *     setting `btw_percentages` (ERR_VAT_RATE_UNKNOWN). The prices may add up to at most 1,000,000,000
         *     (ERR_AMOUNT_TOO_LARGE).
         *
         *     `leverancier_id` must refer to a contact of type `leverancier` (ERR_UNKNOWN_REFERENCE).
         *
         *     Needs the permission `editProducten`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Also returns a deleted product, with `is_deleted` true.
         */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description You may send back what GET returned. Members that you omit keep their value; null clears a member; lists are
         *     replaced as a whole. Existing bookings and invoices keep their prices. A price keeps its VAT rate even if the
         *     setting `btw_percentages` no longer contains it.
         *
         *     If you change `ProductPrice`, it wins over `verkoop` and `btw` as you read them. If you change only `verkoop` or
         *     `btw`, they become the single price; for a product with several prices this is refused (ERR_CANNOT_COMBINE).
         *
         *     A product must not require itself, neither directly nor through other products (ERR_CYCLE). You cannot update a
         *     deleted product (404).
         *
         *     Needs the permission `editProducten`.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description The product disappears from the list and you cannot select it any more. Packages, bookings and invoices that
         *     contain it keep it, and GET by `id` returns it with `is_deleted` true. You cannot restore it.
         *
         *     Needs the permission `editProducten`.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arrangementen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description Returns all packages that are not deleted, each with its lines, programme and calculated prices, sorted by `id`.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create a package
         * @description The service uses only the offsets between the lines: how much later `begin` of a line is than that of the
         *     earliest line. The dates themselves have no meaning. A line without `begin` starts with the package. A line
         *     without `eind` takes as long as its product.
         *
         *     The service calculates the programme and the prices from the lines, for `aantal_personen` people. Refused if a
         *     product, location or company does not exist (ERR_UNKNOWN_REFERENCE), if a line ends before it begins or has a
         *     `max` below its `min` (ERR_PACKAGE_LINE_ORDER), or if the price exceeds 1,000,000,000 (ERR_AMOUNT_TOO_LARGE).
         *
         *     Needs the permission `editArrangementen`.
         */
        post: operations["createPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arrangementen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package
         * @description Also returns a deleted package, with `is_deleted` true. Programme and prices follow the current products: they
         *     change when a product changes.
         */
        get: operations["getPackage"];
        /**
         * Update a package
         * @description You may send back what GET returned. Members that you omit keep their value. `regels` replaces the whole list:
         *     an entry with the `id` of an existing line updates that line, an entry without `id` creates one, and the service
         *     deletes lines that you leave out.
         *
         *     Existing bookings do not change: they have their own copies of the lines. Products and locations that were
         *     deleted in the meantime may stay in their lines. You cannot update a deleted package (404).
         *
         *     Needs the permission `editArrangementen`.
         */
        put: operations["updatePackage"];
        post?: never;
        /**
         * Delete a package
         * @description The package disappears from the list and cannot be booked any more. Existing bookings keep it, and GET by `id`
         *     returns it with `is_deleted` true. You cannot restore it.
         *
         *     Needs the permission `editArrangementen`.
         */
        delete: operations["deletePackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/diensten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shifts
         * @description Returns the shifts that match all filters, cancelled and refused ones included, sorted by `begin`, then by id.
         */
        get: operations["listShifts"];
        put?: never;
        /**
         * Create a shift
         * @description Creates a shift in any status. A draft (`concept`) asks nothing of the member of staff yet: to ask, create the
         *     shift as `gevraagd` or change its status.
         *
         *     A shift always belongs to a member of staff. You cannot require an archived qualification
         *     (ERR_QUALIFICATION_ARCHIVED). Nothing is refused because somebody is busy, unavailable or not qualified:
         *     planners decide.
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/diensten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shift
         * @description Contains the tasks (`Taken`) as the booking has them now.
         */
        get: operations["getShift"];
        /**
         * Update a shift
         * @description You may send back what GET returned. Members that you omit keep their value.
         *
         *     **Status.** Allowed changes:
         *
         *     | From | To |
         *     |---|---|
         *     | `concept` | `gevraagd`, `bevestigd`, `geannuleerd` |
         *     | `gevraagd` | `concept`, `bevestigd`, `geweigerd`, `geannuleerd` |
         *     | `bevestigd` | `gevraagd`, `geannuleerd` |
         *     | `geweigerd` | `concept`, `gevraagd`, `geannuleerd` |
         *     | `geannuleerd` | `concept` |
         *
         *     Any other change is refused: ERR_SHIFT_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`. If
         *     you change `begin`, `eind` or `personeel_id` of a confirmed shift and omit `status`, it becomes `gevraagd`: the
         *     member of staff has to confirm again.
         *
         *     **Own requests.** Without `editPersoneelsplanning` you can only answer your own shift while it is `gevraagd`:
         *     set `status` to `bevestigd` or `geweigerd`. Other members must be absent or as GET returned them.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `personeel_id` is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        put: operations["updateShift"];
        post?: never;
        /**
         * Delete a shift
         * @description Refused while hours are recorded on the shift (ERR_IN_USE). To keep the shift, cancel it instead: set its status
         *     to `geannuleerd`.
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startmomentgroepen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List start time groups
         * @description Sorted by `id`. Groups without start times are included.
         */
        get: operations["listStartTimeGroups"];
        put?: never;
        /**
         * Create a start time group
         * @description A new group is empty: add start times to it, and set `startmomentgroep_id` of the packages that are sold at them.
         *
         *     Needs the permission `editStartmomenten`.
         */
        post: operations["createStartTimeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startmomentgroepen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a start time group
         * @description Does not contain the start times themselves; `GET /api2/startmomenten?startmomentgroep_id=` lists them.
         */
        get: operations["getStartTimeGroup"];
        /**
         * Update a start time group
         * @description You may send back what GET returned. Members that you omit keep their value.
         *
         *     Needs the permission `editStartmomenten`.
         */
        put: operations["updateStartTimeGroup"];
        post?: never;
        /**
         * Delete a start time group
         * @description Refused while the group has start times or a package has the group (ERR_IN_USE). To delete all its start times at
         *     once, delete a batch of them.
         *
         *     Needs the permission `editStartmomenten`.
         */
        delete: operations["deleteStartTimeGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startmomenten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List start times
         * @description Sorted by `datetime`, then by `id`. Past start times are included unless you send `begin`.
         */
        get: operations["listStartTimes"];
        put?: never;
        /**
         * Create a start time
         * @description A start time is a local time: it stays at 09:00 whatever the offset of that day. Seconds must be zero or omitted
         *     (ERR_SECONDS_MUST_BE_ZERO). A group cannot have the same time twice (ERR_TAKEN).
         *
         *     Needs the permission `editStartmomenten`.
         */
        post: operations["createStartTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startmomenten/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many start times
         * @description Creates the local times from `tijdbegin` to `tijdeind`, one every `interval`, on each day from `datum_begin` to
         *     `datum_eind` that is one of `weekdagen`: 09:00 stays 09:00 across a clock change. Both ends are included.
         *
         *     A time that a clock change skips is not created; `X-Skipped-Times` names it. A time that a clock change repeats is
         *     created once, at its first occurrence. A time that the group already has stays as it is.
         *
         *     Returns the start times that it created, sorted by `datetime`: an empty list if the group had them all. There is
         *     no `Location`, because there is not one new object. One request can be about at most 10,000 start times
         *     (ERR_TOO_MANY_START_TIMES), existing and skipped ones included. It creates all of them or, if it is refused, none.
         *
         *     Needs the permission `editStartmomenten`.
         */
        post: operations["createStartTimes"];
        /**
         * Delete many start times
         * @description Deletes the start times of a group on each day from `datum_begin` to `datum_eind` that is one of `weekdagen`. With
         *     `interval`, `tijdbegin` and `tijdeind`, which you send together, it deletes exactly those that the same batch
         *     creates; without them, all of those days. Bookings keep their times.
         *
         *     There may be nothing to delete. One request deletes at most 10,000 start times (ERR_TOO_MANY_START_TIMES): all of
         *     them or, if it is refused, none.
         *
         *     Needs the permission `editStartmomenten`.
         */
        delete: operations["deleteStartTimes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startmomenten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a start time
         * @description Past start times can be read as well.
         */
        get: operations["getStartTime"];
        /**
         * Update a start time
         * @description You may send back what GET returned. The members that create requires are required here too, and the same rules
         *     apply to them. If you omit `percentage_materiaal_online_boeking`, it keeps its value. Bookings keep their times.
         *
         *     Needs the permission `editStartmomenten`.
         */
        put: operations["updateStartTime"];
        post?: never;
        /**
         * Delete a start time
         * @description Bookings that begin at this time stay as they are.
         *
         *     Needs the permission `editStartmomenten`.
         */
        delete: operations["deleteStartTime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/{staff_id}/uren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recorded hours
         * @description Returns the hours of the member of staff that match all filters, sorted by `begin`, then by id.
         */
        get: operations["listRecordedHours"];
        put?: never;
        /**
         * Record hours
         * @description Records the hours of the member of staff in the path, who is also `personeel_id` (ERR_ID_MISMATCH), on one of
         *     their own shifts (ERR_SHIFT_STAFF_MISMATCH) that is neither cancelled nor refused (ERR_SHIFT_OFF). A shift may
         *     have several records. The break is shorter than the time between `begin` and `eind` (ERR_BREAK_TOO_LONG).
         *
         *     Without `editPersoneelsplanning` you can record only your own hours.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        post: operations["createRecordedHours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/{staff_id}/uren/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recorded hours
         * @description Contains summaries of the shift and of the member of staff as they are now.
         */
        get: operations["getRecordedHours"];
        /**
         * Update recorded hours
         * @description You may send back what GET returned. Members that you omit keep their value. The rules of POST apply; those on the
         *     shift only if you send another `dienst_id`, so hours can still be corrected after their shift was cancelled or given
         *     to somebody else.
         *
         *     Without `editPersoneelsplanning` you can change only your own hours.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        put: operations["updateRecordedHours"];
        post?: never;
        /**
         * Delete recorded hours
         * @description Members of staff cannot delete their own hours without the permission.
         *
         *     Needs the permission `editPersoneelsplanning`.
         */
        delete: operations["deleteRecordedHours"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/{staff_id}/beschikbaarheid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the availability of a member of staff
         * @description Returns the entries that match all filters, sorted by `begin`, then by id.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        get: operations["listStaffAvailability"];
        put?: never;
        /**
         * Add availability of a member of staff
         * @description `beschikbaar: true` says that the member of staff can work in the period, `false` that they cannot. Entries may
         *     overlap if they say the same. An entry that contradicts another one is refused (ERR_AVAILABILITY_CONTRADICTS, with
         *     the other entry in `params.id`).
         *
         *     On a day with entries that say `true`, the member of staff is available during those only. On a day without, they
         *     are available except during entries that say `false`. Availability never refuses a shift; `GET
         *     /planning/conflicten` names shifts outside of it.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        post: operations["createStaffAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personeel/{staff_id}/beschikbaarheid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of availability
         * @description Members of staff can read only their own entries without the permission.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        get: operations["getStaffAvailability"];
        /**
         * Update an entry of availability
         * @description You may send back what GET returned. Members that you omit keep their value. The rules of POST apply.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        put: operations["updateStaffAvailability"];
        post?: never;
        /**
         * Delete an entry of availability
         * @description Other entries stay as they are.
         *
         *     Needs the permission `editPersoneelsplanning`.
         *
         *     Without this permission you may do it for what is your own: `staff_id` in the path is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.
         */
        delete: operations["deleteStaffAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds
         * @description Sorted by `id`. Without their tokens, which cannot be read again.
         *
         *     Needs the permission `editPersoneelsplanning` or `editBoeking`.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Create a calendar feed
         * @description Returns the token and the address of the feed, which you cannot read again. Give each reader a feed of his own, so
         *     that you can revoke one without the others: a member of staff, location or booking can have several.
         *
         *     Needs the permission `editPersoneelsplanning` or `editBoeking`.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agenda/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar feed
         * @description Tells what the feed shows. The token is not part of the response.
         *
         *     Needs the permission `editPersoneelsplanning` or `editBoeking`.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description The service refuses the next request with its token. Calendar programs keep what they read before.
         *
         *     Needs the permission `editPersoneelsplanning` or `editBoeking`.
         */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agenda/{soort}/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description An iCalendar file for subscription in Outlook, Google Calendar, Apple Calendar and other programs. The token is
         *     the only credential. If it is wrong or revoked, or belongs to another feed, or if what the feed shows no longer
         *     exists, the response is 404.
         *
         *     **Period.** What is at least partly between 30 days ago and 365 days from now, in local days. Both are included.
         *
         *     **Entries.** Each line of a booking, and each shift, is an entry with a `UID` that stays the same in this feed and
         *     a `SEQUENCE` that rises with each change. Local times refer to a `VTIMEZONE`. An entry that begins or
         *     ends on the day of a clock change is in UTC instead, because programs do not agree which moment a local time is
         *     there. Cancelled bookings
         *     and shifts, and shifts that the member of staff refused, are `STATUS:CANCELLED`. Confirmed shifts and bookings
         *     from `definitief` on are `CONFIRMED`, all others `TENTATIVE`. Drafts of shifts (`concept`) are left out.
         *
         *     **Data.** The booking's reference and its package, product and number, location, and the remark of a shift. No
         *     data of customers.
         *
         *     Without a credential, an address may send 300 requests per minute.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planning/conflicten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find conflicts in the planning
         * @description Returns everything in [`begin`, `eind`) that cannot work as planned, sorted by `begin`, then by `code` and objects. The
         *     period has at most 92 days (ERR_PERIOD_TOO_LONG). Nothing is stored: the list is calculated from what is planned
         *     now.
         *
         *     | Code | Meaning |
         *     |---|---|
         *     | `LOCATION_MISSING` | A line has no location although its product requires one. |
         *     | `LOCATION_OVER_CAPACITY` | More people or more bookings than the location takes, those at locations below it included. |
         *     | `MATERIAL_OVER_CAPACITY` | More of a material is needed, or by more bookings, than there is. |
         *     | `QUALIFICATION_MISSING` | Somebody does not have the qualification that their shift requires. |
         *     | `SHIFTS_OVERLAP` | Somebody has two shifts at once. |
         *     | `SHIFT_UNCONFIRMED` | A shift for a confirmed booking is still `gevraagd` or `geweigerd`, and the booking begins within `planning_waarschuwing_dagen` days (a setting). |
         *     | `STAFF_UNAVAILABLE` | Somebody has a shift outside of their availability. |
         *
         *     Lines count if their booking holds capacity: from `optie` to `voltooid`. Cancelled shifts never count; refused ones
         *     only for `SHIFT_UNCONFIRMED`.
         *
         *     Needs the permission `editPersoneelsplanning` or `editBoeking`.
         */
        get: operations["getPlanningConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boekingen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description Returns one page of the bookings that match all filters, sorted by id: 100 bookings, unless you send `page_size`.
         *     If you filter by `locatie` and by `periode` with `referentiedatum=boekingsregel`, one and the same line must match
         *     both.
         *
         *     `Klant.soort_klant` needs the permission `viewContact` or `editContact`.
         *
         *     `bedrijf_id` needs the permission `viewContact` or `editContact`.
         *
         *     `embed=Klant` needs the permission `viewContact` or `editContact`.
         *
         *     `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.
         *
         *     `embed=Creator` needs the permission `viewContact` or `editContact`.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description Creates a booking from a package, from a product, from both, as a copy of another booking, or empty.
         *
         *     **From a package** (`arrangement_id`): one line per package line. Each line keeps its offset, in local time, from
         *     the earliest package line, which starts at `begin`. It lasts as long as in the package, or else as long as its
         *     product (`duur`). Its location is that of the package line, or else the product's first location.
         *
         *     **From a product** (`product_id`): one line at `begin`.
         *
         *     **As a copy** (`boeking_id`): the lines and costs of the other booking, moved to `begin`; lines that follow their
         *     product's rule are recalculated for `personen`. Its payments to suppliers are not copied. You cannot combine a
         *     copy with a package or a product: ERR_CANNOT_COMBINE.
         *
         *     **Empty**: without any of these the booking has no lines yet.
         *
         *     You cannot book a deleted product, neither directly nor in a package or a copy: ERR_UNKNOWN_REFERENCE, with the ids
         *     and names of the products in `params.producten`.
         *
         *     Each product's rule sets the quantity of its lines from `personen`. A product that requires a location and has
         *     none is refused: ERR_PRODUCT_REQUIRES_LOCATION. The costs get a group for the package, with one item per line and
         *     VAT rate, at the current prices and VAT rates, which do not change afterwards. The company of the costs is that of
         *     the package, or else that of the customer, or else the first company that is not deleted; without any company:
         *     ERR_COMPANY_REQUIRED.
         *
         *     Staff may overbook: a lack of capacity refuses a booking only if you send `capaciteit=afdwingen`. A booking created as `definitief` also fires the
         *     event `BookingDefinitive`.
         *
         *     Needs the permission `createBoeking`.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boekingen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Always includes the lines and costs. Related objects are included only if you embed them.
         *
         *     `embed=Klant` needs the permission `viewContact` or `editContact`.
         *
         *     `embed=Klant.Hoofdcontact` needs the permission `viewContact` or `editContact`.
         *
         *     `embed=Creator` needs the permission `viewContact` or `editContact`.
         */
        get: operations["getBooking"];
        /**
         * Update a booking
         * @description Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
         *     and `regels` within `kosten`, are complete lists if you send them: a line with a known `id` gets the members that
         *     you send, a line without `id` is added, and a line that you leave out is deleted.
         *
         *     **Moving.** A new `begin` moves every line by the same difference in local time, except lines that you send with a
         *     different time than they had. `datum` follows `begin`; a different `datum` without a matching `begin` is refused:
         *     ERR_BOOKING_DATE_FOLLOWS_BEGIN.
         *
         *     **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
         *     with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
         *     `minimum_aantal` also recalculates a line that follows the rule.
         *
         *     **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
         *     line. An item that you send with a different `aantal` keeps that. A new line gets its own items. If you also send
         *     changed `regels` of `kosten`, they win: new lines get no items, and an item that you send stays when you delete its
         *     line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can change costs after invoicing; invoice or credit the difference. A VAT
         *     rate that you set must be in the setting `btw_percentages`; an item keeps the rate that it has.
         *
         *     **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.
         *
         *     **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
         *     ERR_NOT_CHANGEABLE.
         *
         *     Draft invoices of the booking are recalculated in the same transaction.
         *
         *     Needs the permission `editBoeking`.
         */
        put: operations["updateBooking"];
        post?: never;
        /**
         * Delete a booking
         * @description Also deletes the booking's draft invoices. Refused if the booking has permanent invoices, payments or recorded
         *     hours: ERR_BOOKING_NOT_DELETABLE. To keep the booking, cancel it instead: set its status to `geannuleerd`.
         *
         *     Needs the permission `editBoeking`.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        /**
         * Update a booking with a merge patch
         * @description Members that you omit keep their value, and so does a member that you send back as you read it. `boekingsregels`,
         *     and `regels` within `kosten`, are complete lists if you send them: a line with a known `id` gets the members that
         *     you send, a line without `id` is added, and a line that you leave out is deleted.
         *
         *     **Moving.** A new `begin` moves every line by the same difference in local time, except lines that you send with a
         *     different time than they had. `datum` follows `begin`; a different `datum` without a matching `begin` is refused:
         *     ERR_BOOKING_DATE_FOLLOWS_BEGIN.
         *
         *     **Quantities.** A new `personen` recalculates the lines that follow their product's rule. A line that you send
         *     with its current `aantal` keeps following the rule; any other `aantal` is fixed from then on. A new product or
         *     `minimum_aantal` also recalculates a line that follows the rule.
         *
         *     **Costs.** An item takes over the new `aantal` of its line as long as both are equal, and is deleted with its
         *     line. An item that you send with a different `aantal` keeps that. A new line gets its own items. If you also send
         *     changed `regels` of `kosten`, they win: new lines get no items, and an item that you send stays when you delete its
         *     line, with `boekingsregel_id` null. `regels` that you send back as you read them count as omitted. You can change costs after invoicing; invoice or credit the difference. A VAT
         *     rate that you set must be in the setting `btw_percentages`; an item keeps the rate that it has.
         *
         *     **Status.** The allowed changes are those of `POST /api2/boekingen/{id}/set_status/{status}`.
         *
         *     **Fixed members.** `arrangement_id` cannot be changed, nor can `klant_id` once there is a permanent invoice:
         *     ERR_NOT_CHANGEABLE.
         *
         *     Draft invoices of the booking are recalculated in the same transaction.
         *
         *     Needs the permission `editBoeking`.
         */
        patch: operations["patchBooking"];
        trace?: never;
    };
    "/boekingen/{id}/set_status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of a booking
         * @description Allowed changes:
         *
         *     | From | To | Only if every permanent invoice is fully credited |
         *     |---|---|---|
         *     | `informatie`, `interesse`, `optie`, `reservering` | each other, `definitief`, `geannuleerd` | |
         *     | `definitief` | `gaande`, `voltooid`, `geannuleerd` | `informatie`, `interesse`, `optie`, `reservering` |
         *     | `gaande` | `definitief`, `voltooid`, `geannuleerd` | |
         *     | `voltooid` | `definitief`, `gaande` | |
         *     | `geannuleerd` | `definitief` | `informatie`, `interesse`, `optie`, `reservering` |
         *
         *     Any other change is refused: ERR_BOOKING_STATUS_TRANSITION, with the allowed statuses in `params.toegestaan`.
         *     Setting the current status again changes nothing.
         *
         *     A change to `definitief` from `geannuleerd` or from an earlier status fires the event `BookingDefinitive`.
         *     Cancelling does not touch invoices: drafts stay as they are, and a permanent invoice needs a credit invoice.
         *
         *     The service itself changes `definitief` to `gaande` when the first line begins, and `gaande` to `voltooid` when
         *     the last line ends.
         *
         *     Needs the permission `editBoeking`.
         */
        post: operations["setBookingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standaardbijlagen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attachments
         * @description Sorted by `id`, with what each file is but not the file itself.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Create an attachment
         * @description Then upload the file, with a PUT to `/standaardbijlagen/{id}/bestand`. Products name their attachments in
         *     `Standaardbijlagen`; an attachment without a file is never sent.
         *
         *     Needs the permission `editProducten`.
         */
        post: operations["createAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standaardbijlagen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attachment
         * @description `bestand` tells what the file is. It is null until you have uploaded one.
         */
        get: operations["getAttachment"];
        /**
         * Update an attachment
         * @description You may send back what GET returned. Members that you omit keep their value. The file keeps an extension that fits
         *     its content: if `filename` ends in another one, the service appends the right one.
         *
         *     Needs the permission `editProducten`.
         */
        put: operations["updateAttachment"];
        post?: never;
        /**
         * Delete an attachment
         * @description Deletes the file too. Refused while a product has the attachment (ERR_IN_USE).
         *
         *     Needs the permission `editProducten`.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standaardbijlagen/{id}/bestand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of an attachment
         * @description Returns the file exactly as you uploaded it, under the media type that its content tells. Returns 404 if there is
         *     no file yet. Images are shown by a browser, all other files are saved (`Content-Disposition`). Nothing in a file
         *     runs on the address of this service: browsers may not guess another media type (`nosniff`) and open it in a
         *     sandbox (`Content-Security-Policy`).
         */
        get: operations["getAttachmentFile"];
        /**
         * Upload the file of an attachment
         * @description Send the file itself as the body, at most 5 MB. The service tells from the content what it is, not from the media
         *     type or the name: PDF, PNG, JPEG, WebP, GIF, a document of Word, Excel, PowerPoint or OpenDocument, a calendar, or
         *     plain text. It refuses everything else (ERR_FILE_TYPE), also documents with macros. If `filename` ends in another
         *     extension than the content has, the service appends the right one.
         *
         *     Needs the permission `editProducten`.
         */
        put: operations["replaceAttachmentFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kortingscodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discount codes
         * @description Returns all discount codes, expired ones included, sorted by `id`.
         *
         *     Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
         */
        get: operations["listDiscountCodes"];
        put?: never;
        /**
         * Create a discount code
         * @description `code` must be unique among discount codes and vouchers; upper and lower case are equal. A code that is in use
         *     is refused with 409 (ERR_CODE_TAKEN). It becomes available again when you delete its discount code.
         *
         *     Without `valid_days` the code is valid on every weekday, without lists for every package and product.
         *     `datum_eind` must not be before `datum_begin` (ERR_PERIOD_ORDER).
         *
         *     Needs the permission `beheerKortingscodes`.
         */
        post: operations["createDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kortingscodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a discount code
         * @description `valid_days` always contains all seven weekdays. An empty list of packages or products means that the code is
         *     valid for all.
         *
         *     Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
         */
        get: operations["getDiscountCode"];
        /**
         * Update a discount code
         * @description You may send back what GET returned. The members that create requires are required here too; other members that
         *     you omit keep their value. `valid_days` and the lists are replaced as a whole: `[]` clears a list. Packages and
         *     products that were deleted in the meantime may stay in their lists. The code of another discount code or voucher
         *     is refused with 409 (ERR_CODE_TAKEN).
         *
         *     Existing bookings keep the discount that they were made with.
         *
         *     Needs the permission `beheerKortingscodes`.
         */
        put: operations["updateDiscountCode"];
        post?: never;
        /**
         * Delete a discount code
         * @description You may use its `code` for another discount code afterwards. Existing bookings keep their discount.
         *
         *     Needs the permission `beheerKortingscodes`.
         */
        delete: operations["deleteDiscountCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/betaalmethoden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Returns all payment methods, sorted by id, including those that staff cannot choose at the till.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Create a payment method
         * @description The ledger number is stored as you send it and is not validated against a chart of accounts.
         *
         *     Needs the permission `editBetaalmethode`.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/betaalmethoden/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment method
         * @description `is_deletable` shows whether you can delete it.
         */
        get: operations["getPaymentMethod"];
        /**
         * Update a payment method
         * @description Send back what you read, with changes. Members that you omit keep their value; null clears the ledger number.
         *     Journal entries that are already recorded keep their ledger number.
         *
         *     Needs the permission `editBetaalmethode`.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        /**
         * Delete a payment method
         * @description Refused while a payment uses it: ERR_IN_USE.
         *
         *     Needs the permission `editBetaalmethode`.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kassas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List points of sale
         * @description Returns all points of sale, inactive ones included.
         */
        get: operations["listPointsOfSale"];
        put?: never;
        /**
         * Create a point of sale
         * @description The point of sale is available at the locations in `locatie_ids` only, not at locations below them. A payment may
         *     name the point of sale without a location.
         *
         *     Needs the permission `editKassas`.
         */
        post: operations["createPointOfSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kassas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a point of sale
         * @description Returns a point of sale, also if it is inactive.
         */
        get: operations["getPointOfSale"];
        /**
         * Update a point of sale
         * @description Send back what you read, with changes. Members that you omit keep their value. `locatie_ids` replaces the whole
         *     list; `[]` clears it. Recorded payments keep their point of sale and their location, whatever you change here.
         *
         *     Needs the permission `editKassas`.
         */
        put: operations["updatePointOfSale"];
        post?: never;
        /**
         * Delete a point of sale
         * @description Refused while a payment uses it: ERR_IN_USE. Deactivate it instead: set `actief` to false.
         *
         *     Needs the permission `editKassas`.
         */
        delete: operations["deletePointOfSale"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns the invoices that match all filters, sorted by id. With `sort_order` they are sorted by `datum`,
         *     `factuur_nummer`, `verstuur_factuur_op` and `id`, in that order. Drafts have no date and no number and come last
         *     in both directions.
         *
         *     `embed=Klant` needs the permission `viewContact` or `editContact`.
         *
         *     Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Invoice a booking
         * @description Invoices the part of the booking's costs that is not invoiced yet: all cost lines, less what its permanent
         *     invoices already charged, per product and VAT rate. After a change of the costs that is the difference, which may
         *     be negative. Credited amounts can be invoiced again. If nothing is left at any VAT rate:
         *     ERR_BOOKING_FULLY_INVOICED.
         *
         *     **Draft or permanent.** A `concept` is a draft: it has no number and no date, and is recalculated when its booking
         *     changes, until it becomes permanent. With `definitief` the invoice is permanent at once: it is dated today, gets a
         *     number in a series without gaps per company and year, and never changes again. A date before the last one of the
         *     series is refused: ERR_INVOICE_DATE_BEFORE_LAST. From then on its status follows its payments. An invoice that
         *     becomes permanent fires the event `InvoiceDefinitive` and gets a journal entry. A draft with `verstuur_factuur_op`
         *     becomes permanent by itself at the beginning of that day; together with `definitief` it is refused:
         *     ERR_CANNOT_COMBINE. A permanent invoice is created even if the company has no address, VAT number or IBAN, or the
         *     customer no address; `X-Incomplete-Document` then names what is missing.
         *
         *     **Advance.** A `voorschot_percentage` below 100 invoices that share of the booking total, spread over its VAT
         *     rates, with one line per rate. More than what is left is refused: ERR_ADVANCE_EXCEEDS_REMAINING. An advance of
         *     0.00 is refused, also as a draft: ERR_AMOUNT_ZERO. The next invoice with 100 is the final invoice; it deducts each
         *     advance and names its invoice number.
         *
         *     **Reverse charge.** With `btw_verlegd` the VAT is shifted to the customer, and lines and total are net amounts.
         *     All invoices of a booking must use the same value, unless the others are fully credited: ERR_VAT_SHIFT_MISMATCH.
         *
         *     **Mail.** With `mail_to` a permanent invoice is mailed to that contact person, with copies to `mail_cc`. The mail
         *     is queued in the same transaction (`GET /api2/mails`) and sent afterwards, with the PDF. Refused: a contact person
         *     without an e-mail address (ERR_MAIL_RECIPIENT), `mail_to` with a `concept`, and texts without `mail_to`
         *     (ERR_CANNOT_COMBINE).
         *
         *     **Tags.** Subject, text and signature may contain tags. A tag without a value becomes empty; an unknown tag stays
         *     as it is and is returned in `X-Unknown-Tags`.
         *
         *     | About | Tags |
         *     |---|---|
         *     | Booking | `{uitje_nummer}`, `{uitje_datum}`, `{uitje_personen}` |
         *     | Package | `{arrangement_naam}` |
         *     | Invoice | `{factuur_nummer}`, `{factuur_datum}`, `{factuur_vervaldatum}`, `{factuur_betaaltermijn}`, `{factuur_bedrag}`, `{factuur_resterend_bedrag}`, `{factuur_betalingskenmerk}`, `{factuur_referentie_klant}` |
         *     | Customer | `{contact_naam}`, `{contact_adres}`, `{contact_postcode}`, `{contact_plaats}` |
         *     | Recipient | `{contactpersoon_naam}`, `{contactpersoon_voornaam}`, `{contactpersoon_achternaam}`, `{contactpersoon_email}`, `{contactpersoon_aanspreeknaam}`, `{contactpersoon_aanhef}` |
         *     | Company | `{bedrijf_naam}`, `{bedrijf_slogan}`, `{bedrijf_adres}`, `{bedrijf_postcode}`, `{bedrijf_plaats}`, `{bedrijf_telefoon}`, `{bedrijf_email}`, `{bedrijf_website}`, `{bedrijf_iban}`, `{bedrijf_bic}`, `{bedrijf_btw_nummer}`, `{bedrijf_kvk_nummer}` |
         *     | User who sends it | `{gebruiker_voornaam}`, `{gebruiker_achternaam}` |
         *
         *     `reference_external` stores the invoice's reference in an external system, such as a fiscal database.
         *
         *     Needs the permission `createFactuur`.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/nummering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify invoices and their numbering
         * @description Verifies every series of invoice numbers, one per company and year. Returns the first and the last number, the
         *     number of invoices, the missing numbers, and the first invoice that was changed outside the service. Every
         *     permanent invoice has a seal over everything that it prints and over the seal of the previous invoice, so a change
         *     of one invoice breaks the chain from there on. The request reads all selected invoices: filter it on a large
         *     installation.
         *
         *     Needs the permission `createFactuur`.
         */
        get: operations["proveInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Includes the lines. Everything that a permanent invoice prints is a snapshot, taken when it became permanent:
         *     renaming the product, the customer or the company afterwards does not change it.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        /**
         * Delete a draft invoice
         * @description A permanent invoice keeps its number and cannot be deleted: ERR_INVOICE_NOT_DELETABLE. Credit it instead.
         *
         *     Needs the permission `createFactuur`.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of an invoice
         * @description The PDF of a permanent invoice is rendered once and stored, so you always get the same bytes. It is made from the
         *     snapshot taken when the invoice became permanent, in the company's language and with the layout of the PDF
         *     template for the invoice's `context`, or else the company's template for invoices. It prints the payments that
         *     were recorded when the invoice became permanent, not later ones.
         *
         *     For a draft you get a preview, marked as such and rendered for each request.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice as UBL
         * @description Returns a permanent invoice as a UBL document according to Peppol BIS Billing 3.0 (EN 16931), for the customer's
         *     bookkeeping or for an access point. A credit invoice becomes a credit note with positive amounts. A difference
         *     invoice with a negative total becomes an invoice with negative amounts. Lines carry the stored amounts excluding
         *     VAT. A group whose lines are not visible becomes one line per VAT rate.
         *
         *     The document is made from the snapshot taken when the invoice became permanent. If data was missing then,
         *     ERR_E_INVOICE_INCOMPLETE lists every missing member of the company (such as `bedrijf.iban`) and the customer (such
         *     as `klant.landcode`): complete them, credit the invoice and create a new one. A draft has no UBL document:
         *     ERR_INVOICE_NOT_PERMANENT.
         */
        get: operations["getInvoiceUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/markeeralsverzonden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft invoice permanent
         * @description Recalculates the draft from its booking one last time, dates it today, gives it a number, and makes it permanent.
         *     That fires the event `InvoiceDefinitive` and adds a journal entry. Refused if it is permanent already
         *     (ERR_INVOICE_NOT_DRAFT) or if another invoice has charged everything in the meantime (ERR_BOOKING_FULLY_INVOICED).
         *     `X-Incomplete-Document` names what its document lacks, as in `POST /api2/facturen`.
         *
         *     You can record payments received with the invoice, at the till for example, in the same request; they need no
         *     permission of their own. A point of sale must be active (ERR_POS_INACTIVE) and available at the location that you
         *     send with it (ERR_POS_NOT_AT_LOCATION).
         *
         *     `render_pdf: true` renders the PDF before the response; false leaves it to a background job. With `mail_to` the
         *     invoice is mailed, as in `POST /api2/facturen`.
         *
         *     The draft of a credit invoice credits what you requested when you created it. Refused if too little is left for
         *     that: ERR_CREDIT_EXCEEDS_INVOICE or ERR_FULLY_CREDITED.
         *
         *     Needs the permission `createFactuur`.
         */
        post: operations["markInvoiceAsSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/crediteren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an invoice
         * @description Creates a credit invoice for all or part of a permanent invoice: negative lines, a number from the same series,
         *     and the id of the credited invoice in `crediteert_factuur_id`. Without `regels` it credits everything that is
         *     left. Per line you can credit a quantity (`aantal`), an amount (`bedrag`), or all that is left.
         *
         *     The credit invoices of an invoice together never exceed it, per line and per VAT rate: ERR_CREDIT_EXCEEDS_INVOICE.
         *     The last one takes exactly the rest, so that nothing remains. You cannot credit a draft
         *     (ERR_INVOICE_NOT_PERMANENT) or a credit invoice (ERR_CREDIT_OF_CREDIT).
         *
         *     With `verrekenen` the open amount of the invoice is settled with the credit invoice: both get a payment of the
         *     same amount. These payments cannot be changed or deleted, and payment statistics leave them out. What the customer
         *     has already paid remains on the credit invoice, for you to refund.
         *
         *     With `mail_to` the credit invoice is mailed with its PDF. Texts that you omit are the company's texts for
         *     invoices. `X-Incomplete-Document` names what its document lacks, as in `POST /api2/facturen`.
         *
         *     Needs the permission `createFactuur`.
         */
        post: operations["createCreditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen_betalingen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments of all invoices
         * @description Returns the payments and refunds that match all filters, sorted by id. Settlements of an invoice with its credit
         *     invoice are included; they have a `settles_id`.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/betalingen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments of an invoice
         * @description Returns the payments and refunds of the invoice, sorted by id. With `Factuur.context` the list is empty if the
         *     invoice has a different origin.
         */
        get: operations["listInvoicePayments"];
        put?: never;
        /**
         * Record a payment
         * @description Updates the status of the invoice at once: `deels_betaald`, or `betaald` when the payments reach the total. You
         *     may record more than the total. A negative amount is a refund, at most what was paid: ERR_REFUND_EXCEEDS_PAID. For
         *     an invoice with a negative total the signs are reversed. You cannot pay a draft (ERR_INVOICE_NOT_PERMANENT) or an
         *     invoice with a total of zero (ERR_NOTHING_TO_PAY), and the amount may not be zero (ERR_AMOUNT_ZERO).
         *
         *     The payment is split over the VAT rates in proportion to their open amounts, so a fully paid invoice has exactly
         *     the VAT of the invoice. The part above the total is booked at rate 0, without VAT. The journal gets an entry of
         *     the payment (`GET /api2/journaal`).
         *
         *     A point of sale must be active (ERR_POS_INACTIVE) and available at the location that you send with it
         *     (ERR_POS_NOT_AT_LOCATION).
         *
         *     If the payment method has `bevestiging_mailen` and the amount is positive, the customer gets a confirmation by
         *     mail: the contact person to whom the invoice was last mailed, or else the first one with an e-mail address. Its
         *     texts are `onderwerp_betaalbevestiging` and `body_betaalbevestiging` of the company, which may also contain the
         *     tags `{betaling_bedrag}`, `{betaling_datum}` and `{betaalmethode_naam}`. It appears in `GET /api2/mails`. Without
         *     an e-mail address or without these texts no mail is sent; the payment is recorded all the same.
         *
         *     Needs the permission `createFactuurBetaling` or `editFactuurBetaling`.
         */
        post: operations["createInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facturen/{id}/betalingen/{betaling_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment
         * @description Returns 404 if the payment belongs to another invoice.
         */
        get: operations["getInvoicePayment"];
        /**
         * Update a payment
         * @description Send back what you read, with changes. `bedrag` is required; other members that you omit keep their value. The
         *     status of the invoice and the VAT of the later payments are recalculated. If the amount, the method or the date
         *     changes, the journal gets a reversing entry and a new one. The payment may keep a point of sale and a location
         *     that you could not choose now. A payment that settles an invoice with its credit invoice cannot be changed:
         *     ERR_SETTLEMENT_FIXED.
         *
         *     Needs the permission `editFactuurBetaling`.
         */
        put: operations["updateInvoicePayment"];
        post?: never;
        /**
         * Delete a payment
         * @description The status of the invoice and the VAT of the later payments are recalculated, and the journal gets a reversing
         *     entry. Refused if the refunds would exceed the remaining payments: ERR_REFUND_EXCEEDS_PAID. A payment that settles
         *     an invoice with its credit invoice cannot be deleted: ERR_SETTLEMENT_FIXED.
         *
         *     Needs the permission `editFactuurBetaling`.
         */
        delete: operations["deleteInvoicePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails in the outbox
         * @description Returns every mail with its status and, if it failed, the reason. A mail gets at most eleven attempts within five
         *     days, with the first retry after one minute. If the mail server rejects it permanently, it is `failed` at once.
         *     Without a configured mail server, mails stay `queued` and are sent once there is one. Mails that were sent, failed
         *     or cancelled are deleted after two years.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a mail
         * @description Includes the text as it was or will be sent, with its tags filled in.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a queued mail
         * @description A `queued` mail becomes `cancelled` and is not sent any more. If an earlier attempt failed halfway, some
         *     recipients may already have it: `delivered_to` lists them. A mail that is being sent, was sent, failed or is
         *     already cancelled is refused: ERR_MAIL_NOT_QUEUED.
         *
         *     Needs the permission `createFactuur` and `viewContact`.
         */
        post: operations["cancelMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description Creates a new mail with the same content and addresses and with its own Message-ID; the old one does not change.
         *     Refused while the old mail is still queued or being sent: ERR_MAIL_STILL_QUEUED. Wait, or cancel it first.
         *
         *     Needs the permission `createFactuur` and `viewContact`.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factuurregels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lines of permanent invoices
         * @description Returns the lines of type `item` of all permanent invoices in a period, sorted by id. The period is that of the
         *     invoice dates, or with `referentiedatum=booking` that of the booking dates; both ends are inclusive.
         *     `totaal_inc_btw` and `totaal_exc_btw` are the line's share of the invoice after all discounts. Over all lines they
         *     add up to the revenue (`GET /api2/omzet`), to the cent.
         *
         *     Needs the permission `viewFinancieleOverzichten`.
         */
        get: operations["listInvoiceLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journaal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List journal entries of a period
         * @description Returns the journal entries dated from `begin` to `eind`, both inclusive, sorted by date and id. Every permanent
         *     invoice and every payment has one entry. In each entry, and so on each day, the debits equal the credits to the
         *     cent.
         *
         *     | `soort` | Debit | Credit |
         *     |---|---|---|
         *     | `factuur` (invoice) | `debiteuren`: the amount that the customer owes | `omzet` and `voorschotten`: the net amounts; `btw`: the VAT per rate |
         *     | `creditfactuur` (credit invoice) | as `factuur`, with debit and credit swapped | |
         *     | `betaling` (payment) | `betalingen`: the account of the payment method | `debiteuren` |
         *     | `verrekening` (settlement) | `verrekeningen`: one side of a settlement; no money moves | `debiteuren` |
         *     | `tegenboeking` (reversal) | what the reversed entry credits | what the reversed entry debits |
         *
         *     Amounts are never negative: a negative amount moves to the other side. If the VAT is shifted to the customer, the
         *     entry has no VAT and `debiteuren` is the sum of the net amounts. An advance stays on `voorschotten` until the
         *     final invoice deducts it.
         *
         *     **Append-only.** An entry is dated on the day on which it is recorded; for an invoice that is its own date.
         *     Entries are never changed, deleted or backdated, so a closed period always returns the same entries. If the
         *     amount, method or date of a payment changes, or the payment is deleted, today gets an entry that reverses the
         *     earlier one (`tegenboeking_van`) and, unless it was deleted, an entry with the new values. `betaald_op` is the
         *     date of the payment itself. A request in the last moments of a day may be recorded some seconds after midnight, so
         *     read a day no earlier than 00:01 of the next day.
         *
         *     **Accounts.** Ledger numbers, cost centers and names are those of the settings `grootboek_...`, the product groups
         *     and the payment methods at the time of the entry. They are null if none was configured; `rekening` still names the
         *     account.
         *
         *     **CSV.** With `Accept: text/csv` you get the same entries as a table for spreadsheets: a header row, then one row
         *     per entry line, separated by commas, with CRLF, UTF-8 and a decimal point. Text that a spreadsheet would read as a
         *     formula (it starts with `=`, `+`, `-`, `@` or a control character) is prefixed with an apostrophe. Other media
         *     types are refused: ERR_NOT_ACCEPTABLE.
         *
         *     Needs the permission `viewFinancieleOverzichten`.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omzet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get revenue per product and VAT rate
         * @description Returns what the permanent invoices dated from `begin` to `eind`, both inclusive, charge: one row per product and
         *     VAT rate, with the current product name. Rows are sorted by product, rows without a product last, then by rate.
         *     Together they equal the invoice totals to the cent. These are invoiced amounts; use the payment statistics to
         *     reconcile cash.
         *
         *     Needs the permission `viewFinancieleOverzichten` or `viewStatistiek`.
         */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistieken/verkoop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sales statistics
         * @description Returns one metric for the period: invoiced amounts, the value of bookings, the amount not yet invoiced, people or
         *     bookings. `referentiedatum` selects the date that the period filters on. Send `groepeer_tijd`, `groepeer_gegevens`
         *     or both: ERR_REQUIRED without either.
         *
         *     **Filters.** Bookings of every status count, cancelled ones included; filter them with `boeking_status`. A filter
         *     selects bookings with all their amounts, with three exceptions: `invoice_contexts` selects invoices, `product_id`
         *     selects lines, and `bedrijf_id` selects invoices for invoiced amounts and the company of the costs for all other
         *     metrics.
         *
         *     **Totals.** Invoiced amounts add up to the same total, to the cent, however you group them; by invoice date that
         *     is the total of `GET /api2/omzet`. The value of bookings and the amount not yet invoiced also add up. Amounts per
         *     person do not. With `referentiedatum=boekingsregel` a booking with lines in several buckets counts, with its
         *     people, once in each of them.
         *
         *     **Rows.** There is one row per bucket and group with something to add up, even if the sum is zero, sorted by
         *     period, then in the order of `groepeer_gegevens`, null values last. Buckets and groups without data have no row.
         *
         *     **Combinations.** These are refused with ERR_CANNOT_COMBINE:
         *
         *     - `referentiedatum=factuur` or `invoice_contexts` with another metric than `gefactureerd_bedrag`;
         *     - grouping by `product_id`, `productgroep_id` or `btw_percentage` with another metric than `gefactureerd_bedrag`
         *       or `boekingswaarde`;
         *     - the filter `product_id` without `groepeer_gegevens=product_id`.
         *
         *     If you omit a required parameter, the service redirects (302) to the same URL with the defaults filled in: the
         *     current calendar year, and the defaults below. Invoiced amounts are not paid amounts: use
         *     `GET /api2/statistieken/betalingen` to reconcile cash.
         *
         *     Needs the permission `viewStatistiek` and `viewFinancieleOverzichten`.
         */
        get: operations["getSalesStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistieken/betalingen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get payment statistics
         * @description Returns the payments received in the period, less refunds, by the local date of `wanneer`. Settlements of an
         *     invoice with its credit invoice are left out, because no money moves. Use these figures to reconcile cash; for
         *     invoiced amounts use `GET /api2/statistieken/verkoop`.
         *
         *     There is one row per time bucket and payment method with at least one payment, sorted by period and method,
         *     payments without a method last. Buckets without payments have no row. The rows add up to the same total, however
         *     you group them.
         *
         *     If you omit a required parameter, the service redirects (302) to the same URL with the defaults filled in: the
         *     current calendar year, and the defaults below. A client that follows redirects can omit them all.
         *
         *     Needs the permission `viewStatistiek`.
         */
        get: operations["getPaymentStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistieken/geboekteproducten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get booked quantities per product
         * @description Adds up `aantal` of the booking lines whose local start date is in the period, per product or product group.
         *     Bookings of every status count, cancelled ones included; filter them with `boeking_status`.
         *
         *     There is one row per time bucket and product or group with at least one line, sorted by period, then in the order
         *     of `groepeer_gegevens`. Buckets without lines have no row.
         *
         *     If you omit a required parameter, the service redirects (302) to the same URL with the defaults filled in: the
         *     current calendar year, and the defaults below.
         *
         *     Needs the permission `viewStatistiek`.
         */
        get: operations["getBookedProductStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the change feed
         * @description Returns the events of the last 90 days in the order of `meta.position`, oldest first, with the same payloads that
         *     webhooks receive. Store the position of the last event that you processed and send it as `after` with the next
         *     request: the feed never skips an event that is committed later. An event may appear some moments after the
         *     response to the change. `Link` points to the next page while there are more events; an empty list means that you
         *     have read them all.
         *
         *     For an object that you may not view, `data` contains only the `id`, and the changed members are left out.
         *
         *     Needs the permission `viewWebhooks`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Returns the changes of the last 90 days, newest first, in pages of 100 unless you set `page_size`. If you
         *     combine filters, all of them must match. Values are those that GET returned at the time. They never contain
         *     secrets: no passwords, tokens, webhook secrets or their hashes. You recognise a new password by a new
         *     `wachtwoord_gewijzigd_op` of the `frameworkGuardUser`, a new token of an API key by a new `prefix`, and a new
         *     secret of a `Webhook` by a new `secret_set_at`.
         *
         *     **Who.** `user_id` is the account that made the change, directly or with the API key `apikey_id`. If both are
         *     null, the service itself made the change (a scheduled job) or, if there is an `address`, a client without a
         *     credential did.
         *
         *     **From where.** `address` is the nearest IP address that is not a trusted proxy (TRUSTED_PROXIES). `request_id`
         *     equals the `X-Request-Id` of the response. Clients may choose it, so by itself it proves nothing.
         *
         *     **What.** For a create or a delete, `before` and `after` contain the whole object; for an update they contain
         *     the modified members. If you may not view the object, both are null and `modified` is empty, as in the change
         *     feed. A change of a customer, supplier or member of staff causes two entries: one for the `Contact` and one for
         *     its own kind.
         *
         *     To miss no change, follow the change feed (`GET /events`), which contains the same changes in commit order. To
         *     keep them for longer than 90 days, collect them with an API key whose only scope is `editUsers`.
         *
         *     Needs the permission `editUsers`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Returns all subscriptions, active and inactive, without their secrets.
         *
         *     Needs the permission `viewWebhooks`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Subscribe to an event
         * @description From the next change on, the service posts each event with this name to the URL. The payload is that of the change
         *     feed, signed according to Standard Webhooks 1.0. The response contains the signing secret, which is not shown
         *     again.
         *
         *     **Delivery.** Every event is delivered at least once. Events of one object arrive in order as long as your
         *     receiver accepts them. Return 2xx within 15 seconds. Any other result, redirects included, is a failure and is
         *     retried with the same `webhook-id`: ten attempts in total, spread over three days. If your receiver returns 410,
         *     or if deliveries only fail for five days, the subscription is deactivated.
         *
         *     **Rights.** The payload contains only the `id` of an object that you may not view with the credential with which
         *     you created or last changed the subscription.
         *
         *     A URL that is not allowed is refused: ERR_WEBHOOK_ADDRESS.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to several events
         * @description Creates all subscriptions, or none if one of them is invalid. The response is an empty list. To get the secret of
         *     a subscription, create a new one with `POST /api2/webhooks/{id}/geheim`.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["createWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subscription
         * @description The response never contains the secret.
         *
         *     Needs the permission `viewWebhooks`.
         */
        get: operations["getWebhook"];
        /**
         * Update a subscription
         * @description Send back what you read, with changes; members that you omit keep their value. Pending deliveries go to the new
         *     URL. `active: false` stops deliveries: events that come due meanwhile are skipped, and you can replay them later.
         *     `active: true` starts deliveries again, also after the service deactivated the subscription.
         *
         *     Needs the permission `editWebhooks`.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a subscription
         * @description Stops all deliveries at once and deletes the delivery history.
         *
         *     Needs the permission `editWebhooks`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a subscription
         * @description Returns the deliveries of the latest events first. Deliveries are kept as long as events: 90 days.
         *
         *     Needs the permission `viewWebhooks`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description Returns the headers and body of the last request, the start of the last response, and all attempts.
         *
         *     Needs the permission `viewWebhooks`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery now
         * @description Queues the delivery at once, whatever its status, with the same `webhook-id` and body. If the attempt fails, the
         *     retry schedule starts again. The subscription must be active: ERR_WEBHOOK_INACTIVE.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["redeliverWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay the events of a period
         * @description Queues all events of the period that match the name of the subscription, in their original order, including events
         *     from before the subscription existed. Each event keeps its `webhook-id`, so receivers can recognise events that
         *     they already have. The subscription must be active: ERR_WEBHOOK_INACTIVE.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues one event with the name `WebhookTest`, whose payload is the subscription itself. It is attempted once and
         *     does not appear in the change feed. Read the delivery to see the result. The subscription must be active:
         *     ERR_WEBHOOK_INACTIVE.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/geheim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a subscription
         * @description The response contains the new secret, which is not shown again. For 24 hours deliveries carry two signatures, one
         *     with the new and one with the previous secret; older secrets are no longer used. `secret_set_at` changes, which is
         *     announced as an event.
         *
         *     Needs the permission `editWebhooks`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/planning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the planning of a period
         * @description Returns what happens in [`begin`, `eind`), at most 92 days: lines of bookings, shifts, and the use of locations
         *     and materials. Cancelled bookings and cancelled shifts are left out.
         *
         *     `regels` and `diensten` contain everything that touches the period, whole. `gebruik` counts bookings that hold
         *     capacity (`optie`, `reservering`, `definitief`, `gaande`, `voltooid`); it is cut to the period, and stretches
         *     without use are left out.
         *
         *     The filters combine: an object is returned if it matches all of them. A shift uses no material, so
         *     `materiaal_id` returns the shifts of the bookings whose lines match. Unknown ids match nothing.
         */
        get: operations["getPlanning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producten/{id}/beschikbaarheid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is left of a product
         * @description For each start time from `begin` to `eind`, both inclusive, at which the product is sold online: how much of it one
         *     online booking can still have, in units of the product, in each of its locations. The start times are those of the
         *     groups of packages that customers may book online (`mag_online`) and that contain the product, after now, each
         *     moment once, in order.
         *
         *     The product is taken to begin at the start time and to last as long as it does (`duur`). Its materials limit it by
         *     their quantities, their capacity entries, the share for online bookings and the limits of simultaneous starts and
         *     bookings. Its location, and everything that this one is part of, limits it by people and bookings: the largest group
         *     for which there is room needs so many units by the product's rule. Less than `minimum_aantal` is 0, and 99999 means
         *     unlimited. A product without locations has one entry, with `locatie_id` null; if it requires a location, it has none.
         *
         *     Products that are deleted or not shown to the public (`mag_api`) do not exist here: 404. A period of more than 92
         *     days is refused (ERR_PERIOD_TOO_LONG).
         */
        get: operations["getProductAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List materials
         * @description Sorted by `id`. The quantity that differs for a period is not in it, but in the capacity of a material.
         */
        get: operations["listMaterials"];
        put?: never;
        /**
         * Create a material
         * @description Members that you omit, or send as null, do not limit bookings. 0 means none: a material with `aantal` 0 is never
         *     there, except in a period for which you set a capacity.
         *
         *     Needs the permission `editMateriaal`.
         */
        post: operations["createMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a material
         * @description To find what uses it, read `Materialen` of the products.
         */
        get: operations["getMaterial"];
        /**
         * Update a material
         * @description You may send back what GET returned. Members that you omit keep their value; null removes a limit, and 0 means
         *     none. Existing bookings stay as they are, also if they need more than there is now.
         *
         *     Needs the permission `editMateriaal`.
         */
        put: operations["updateMaterial"];
        post?: never;
        /**
         * Delete a material
         * @description Refused while a product uses it, deleted products included, because bookings may still contain them (ERR_IN_USE).
         *     Its capacity entries are deleted with it.
         *
         *     Needs the permission `editMateriaal`.
         */
        delete: operations["deleteMaterial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/capacity/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the materials with capacity entries that are not over
         * @description A material is in it while one of its entries has yet to end.
         */
        get: operations["getUpcomingCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{material_id}/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capacity entries of a material
         * @description Sorted by `begin`. The filters can be combined.
         */
        get: operations["listCapacityEntries"];
        put?: never;
        /**
         * Set the capacity of a material for a period
         * @description The new entry wins. Entries that overlap it are trimmed, split in two (both parts keep their label) or deleted, so
         *     that it applies exactly.
         *
         *     An entry must lie within one day, from 04:00 to 04:00 local time, also on the days of 23 and 25 hours
         *     (ERR_CAPACITY_PASSES_DAYBREAK). The material gets a new version, and no event announces it.
         *
         *     Needs the permission `editMateriaal`.
         */
        post: operations["createCapacityEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{material_id}/capacity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a capacity entry
         * @description Its version is that of the material, which changes with every entry.
         */
        get: operations["getCapacityEntry"];
        /**
         * Update a capacity entry
         * @description You may send back what GET returned. The entry moves to its new period and wins there, as a new entry does. In its
         *     old period nothing is restored. If you omit `internal_reference`, it stays; null clears it.
         *
         *     Needs the permission `editMateriaal`.
         */
        put: operations["updateCapacityEntry"];
        post?: never;
        /**
         * Delete a capacity entry
         * @description In its period the material has its `aantal` again. Entries that it had trimmed are not restored.
         *
         *     Needs the permission `editMateriaal`.
         */
        delete: operations["deleteCapacityEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{material_id}/capacity/batchupdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write many capacity entries
         * @description Each entry wins over what is stored, as a new entry does. The entries of one request must not overlap each other
         *     (ERR_CAPACITY_OVERLAP). Either all of them are written or none.
         *
         *     Needs the permission `editMateriaal`.
         */
        post: operations["updateCapacityEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{material_id}/capacity/series/{internal_reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a series
         * @description Sorted by `begin`; empty if no entry has the label. Percent-encode the label in the path. The labels `.` and `..`
         *     have no path of their own, because clients shorten such paths.
         */
        get: operations["listCapacitySeries"];
        put?: never;
        post?: never;
        /**
         * Delete a series
         * @description Deletes all entries of the material that have the label. Nothing is refused if there are none.
         *
         *     Needs the permission `editMateriaal`.
         */
        delete: operations["deleteCapacitySeries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contactmomenten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description Returns the notes that match all filters: those that are `sticky` first, then the newest first.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Create a note
         * @description Send `contact_id`, `booking_id` or both; one of them is required. Without `contact_id` the note is about the
         *     customer of the booking. The contact need not be that customer: you may note what a supplier said about a booking.
         *
         *     The contact cannot be deleted while there are notes about it (ERR_CONTACT_IN_USE). When two relations are merged,
         *     their notes stay with the one that remains. If the booking is deleted, its notes stay with the contact and lose
         *     only their `booking_id`. If the contact person is deleted, the notes keep `contactpersoon_id`.
         *
         *     Needs the permission `editContact`.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contactmomenten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a note
         * @description The text is plain text. Escape it before you show it as HTML.
         *
         *     Needs the permission `viewContact` or `editContact`.
         */
        get: operations["getNote"];
        /**
         * Update a note
         * @description You may send back what GET returned. Members that you omit keep their value. With another `contact_id` the note
         *     moves to that contact, and loses a `contactpersoon_id` that you do not send with it.
         *
         *     Needs the permission `editContact`.
         */
        put: operations["updateNote"];
        post?: never;
        /**
         * Delete a note
         * @description Its text remains in the change feed for as long as that keeps events.
         *
         *     Needs the permission `editContact`.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/materialen/{material_id}/capacity/series/{internal_reference}/from": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the rest of a series
         * @description Deletes the entries of the series that begin at or after `begin`. Earlier entries stay.
         *
         *     Needs the permission `editMateriaal`.
         */
        delete: operations["deleteCapacitySeriesFrom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A credential with which a program acts on behalf of a user account. */
        ApiKey: {
            readonly id: components["schemas"]["Id"];
            /** @description The user account that the key acts for. It cannot change. */
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            readonly prefix: components["schemas"]["ApiKeyPrefix"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /**
             * Format: date-time
             * @description When the key was created.
             */
            readonly created_at: Instant;
            /**
             * Format: date-time
             * @description When the key was last used, updated about once a minute; null if it was never used.
             */
            readonly last_used_at: Instant | null;
            /**
             * Format: date-time
             * @description When the key expires. It must lie in the future when you set it; null = never.
             */
            expires_at: Instant | null;
            readonly _links: components["schemas"]["ApiKeyLinks"];
        };
        /** @description What the key is for, in your own words. */
        ApiKeyDescription: string;
        /** @description HAL links with which you read, update and revoke the key. */
        ApiKeyLinks: {
            /** @description The path of the key, once for each HTTP method that it supports. */
            self: components["schemas"]["MethodLink"][];
        };
        /** @description A page of API keys in a HAL envelope. */
        ApiKeyList: {
            _embedded: components["schemas"]["ApiKeyListEmbedded"];
            /** @description The number of keys on all pages together. */
            count: number;
            _links: components["schemas"]["ApiKeyListLinks"];
        };
        /** @description The content of the HAL envelope. */
        ApiKeyListEmbedded: {
            /** @description The keys on this page, sorted by `id`, without their tokens. */
            apikeys: components["schemas"]["ApiKey"][];
        };
        /** @description HAL links to this page and to the other pages. `next` and `prev` are absent where there is no such page. */
        ApiKeyListLinks: {
            /** @description The path of this page, once for each HTTP method that it supports. */
            self: components["schemas"]["MethodLink"][];
            next?: components["schemas"]["Link"];
            prev?: components["schemas"]["Link"];
            first: components["schemas"]["Link"];
            last: components["schemas"]["Link"];
        };
        /** @description The first 10 characters of the token, so that you can recognise a key. Rotation changes it. */
        ApiKeyPrefix: string;
        /** @description A credential with which a program acts on behalf of a user account. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        ApiKeyPut: {
            /** @description The user account that the key acts for. It cannot change. */
            user_id?: components["schemas"]["Id"];
            description?: components["schemas"]["ApiKeyDescription"];
            scopes?: components["schemas"]["ApiKeyScopes"];
            /**
             * Format: date-time
             * @description When the key expires. It must lie in the future when you set it; null = never.
             */
            expires_at?: Instant | null;
        };
        /** @description Options for the rotation of a token. */
        ApiKeyRotation: {
            /**
             * @description How many hours the replaced token stays valid. 0 revokes it at once.
             * @default 0
             */
            overlap_uren: number;
        };
        /**
         * @description Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
         *     the user, an empty list = no rights.
         */
        ApiKeyScopes: components["schemas"]["Permission"][] | null;
        /** @description An API key with its token. You see the token only in this response. */
        ApiKeyWithToken: {
            id: components["schemas"]["Id"];
            /** @description The user account that the key acts for. It cannot change. */
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            /** @description The secret to send as `Authorization: Bearer <token>`. Store it safely: the service keeps only a hash. */
            token: string;
            prefix: components["schemas"]["ApiKeyPrefix"];
            scopes: components["schemas"]["ApiKeyScopes"];
            /**
             * Format: date-time
             * @description When the key was created.
             */
            created_at: Instant;
            /**
             * Format: date-time
             * @description When the key was last used, updated about once a minute; null if it was never used.
             */
            last_used_at: Instant | null;
            /**
             * Format: date-time
             * @description When the key expires; null = never.
             */
            expires_at: Instant | null;
            _links: components["schemas"]["ApiKeyLinks"];
        };
        /** @description A file that goes with products. Customers get it with the confirmation of a booking. */
        Attachment: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers get the file under. Without it the service takes `naam`. */
            filename: string;
            /** @description What the file is; null until one was uploaded. */
            readonly bestand: components["schemas"]["StoredFile"] | null;
        };
        /** @description A file that goes with products. Customers get it with the confirmation of a booking. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        AttachmentPut: {
            /** @description Internal name. */
            naam?: string;
            /** @description Name that customers get the file under. Without it the service takes `naam`. */
            filename?: string;
        };
        /** @description One change of one object, with the account, key and address behind it. */
        AuditEntry: {
            /** @description Equals `meta.event_id` of the same event in the change feed and in webhooks. */
            event_id: string;
            /**
             * Format: date-time
             * @description When the change was made.
             */
            occurred_at: Instant;
            object: components["schemas"]["EventObject"];
            /** @description The `id` of the changed object. */
            object_id: components["schemas"]["Id"];
            event: components["schemas"]["AuditedEvent"];
            /** @description The version of the object after this change, as in its ETag. */
            sequence: number;
            /**
             * @description The account that made the change, directly or through an API key. Null if the service itself made it, or a
             *     request without a credential.
             */
            user_id: components["schemas"]["Id"] | null;
            /** @description The current user name of that account; null if the account was deleted. */
            gebruikersnaam: string | null;
            /** @description The API key that was used; the key may since have been revoked. Null if the user logged in with a password. */
            apikey_id: components["schemas"]["Id"] | null;
            /** @description The IP address that the request came from; null if the service itself made the change. */
            address: string | null;
            /** @description The `X-Request-Id` of the request that made the change; null if the service itself made it. */
            request_id: string | null;
            /** @description The names of the changed members. Empty for a create or a delete, and for an object that you may not view. */
            modified: string[];
            /**
             * @description The object before a delete, or the old values of the modified members. Null for a create, and for an object
             *     that you may not view.
             */
            before: components["schemas"]["AuditMembers"] | null;
            /**
             * @description The object after a create, or the new values of the modified members. Null for a delete, and for an object
             *     that you may not view.
             */
            after: components["schemas"]["AuditMembers"] | null;
        };
        /** @description Members of the object as GET returns them, without embeds and secrets. */
        AuditMembers: {
            [key: string]: unknown;
        };
        /**
         * @description What happened to the object: `postInsert` (created), `postUpdate` (updated) or `postDelete` (deleted). The name of
         *     the event in webhooks is the object's kind plus this value, such as `Klant::postUpdate`.
         * @enum {string}
         */
        AuditedEvent: "postInsert" | "postUpdate" | "postDelete";
        /** @description Booked quantity. */
        BookedProductsData: {
            /** @description Sum of `aantal` over the booking lines. */
            aantal: number;
        };
        /** @description The period, and the product or the product group. */
        BookedProductsKey: {
            period: components["schemas"]["StatisticsPeriod"];
            /** @description Product. */
            product_id?: components["schemas"]["Id"];
            /** @description Current product group; null for products without a group. */
            productgroep_id?: components["schemas"]["Id"] | null;
        };
        /** @description Booked quantity in one time bucket, per product or product group. */
        BookedProductsRow: {
            key: components["schemas"]["BookedProductsKey"];
            data: components["schemas"]["BookedProductsData"];
        };
        /** @description A booking with its lines (what takes place, when and where) and its costs (what you charge for it). */
        Booking: {
            readonly id: components["schemas"]["Id"];
            /** @description Customer. Cannot be changed once the booking has a permanent invoice. */
            klant_id: components["schemas"]["Id"];
            /** @description Reference for people: the customer's id and a sequence number per customer. Never reused. */
            readonly referentie: string;
            /**
             * Format: date
             * @description Local date of `begin`. To change it, change `begin`.
             */
            datum: string;
            /**
             * Format: date-time
             * @description Start of the booking. Changing it moves all lines.
             */
            begin: Instant;
            status: components["schemas"]["BookingStatus"];
            /** @description Name of the package or product, as the customer sees it. */
            arrangement: string;
            /** @description Package from which the booking was created. Cannot be changed. */
            arrangement_id: components["schemas"]["Id"] | null;
            personen: components["schemas"]["GroupSize"];
            /**
             * Format: date-time
             * @description When the booking got its current status.
             */
            readonly status_updated_at: Instant;
            /** @description True if a customer made the booking online. */
            readonly online_boeking: boolean;
            status_vervaldatum: components["schemas"]["ExpiryDate"];
            bijzonderheden: components["schemas"]["Particulars"];
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen: components["schemas"]["DaysToDraft"];
            /** @description Lines of the booking, sorted by `begin`. */
            boekingsregels: components["schemas"]["BookingLine"][];
            kosten: components["schemas"]["Costs"];
            /** @description Customer; only if embedded. */
            readonly Klant?: components["schemas"]["Customer"];
            /** @description Member of staff who created the booking, null if none did; only if embedded. */
            readonly Creator?: components["schemas"]["Creator"] | null;
            /** @description Shifts for the booking, sorted by `begin`; only if embedded. */
            readonly Diensten?: components["schemas"]["Shift"][];
            /** @description Invoices of the booking, without their lines; only if embedded. */
            readonly Facturen?: components["schemas"]["Invoice"][];
            /**
             * Format: money
             * @description Total of the booking's permanent invoices, less its credit invoices; only if embedded.
             */
            readonly gefactureerd_bedrag?: Cents;
        };
        /**
         * @description Related object to include with a single booking.
         * @enum {string}
         */
        BookingEmbed: "Klant" | "Klant.Hoofdcontact" | "boekingsregels" | "kosten" | "Creator" | "Diensten" | "Facturen" | "Facturen._betaald_bedrag" | "gefactureerd_bedrag";
        /**
         * @description One product at one time and location. If you do not send `aantal`, the product's rule (`aantalbepaling`) sets it
         *     from `personen` and keeps recalculating it until you send a different `aantal`. A new line requires `product_id`.
         */
        BookingLine: {
            /** @description Send the id of an existing line to change it; omit it to add a line. */
            id: components["schemas"]["Id"];
            /** @description Product that is booked. */
            product_id: components["schemas"]["Id"];
            /** @description Location. If you omit it on a new line, the product's first location applies. */
            locatie_id: components["schemas"]["Id"] | null;
            /** @description Quantity of the product. */
            aantal: number;
            /**
             * @description Minimum for a quantity set by the product's rule. If you omit it on a new line, the product's own minimum
             *     applies.
             */
            minimum_aantal: number;
            /**
             * Format: date-time
             * @description Start. If you omit it on a new line, the booking's `begin` applies.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End, not before `begin`. If you omit it on a new line, it is `begin` plus the product's `duur`.
             */
            eind: Instant;
            /** @description Description for the customer; by default the product's display name. */
            beschrijving: string;
            /** @description Internal note for staff and the supplier. */
            opmerking: string | null;
            /**
             * Format: money
             * @description Amount paid to the supplier.
             */
            betaald_bedrag: Cents | null;
            /**
             * Format: date
             * @description Date on which the supplier was paid.
             */
            betaal_datum: string | null;
            /** @description Note about the payment to the supplier. */
            betaal_opmerking: string | null;
            /**
             * Format: date
             * @description Date on which the supplier was reminded; null if no reminder was sent.
             */
            readonly herinnering_leverancier: string | null;
        };
        /**
         * @description One product at one time and location. If you do not send `aantal`, the product's rule (`aantalbepaling`) sets it
         *     from `personen` and keeps recalculating it until you send a different `aantal`. A new line requires `product_id`.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        BookingLinePut: {
            /** @description Send the id of an existing line to change it; omit it to add a line. */
            id?: components["schemas"]["Id"];
            /** @description Product that is booked. */
            product_id?: components["schemas"]["Id"];
            /** @description Location. If you omit it on a new line, the product's first location applies. */
            locatie_id?: components["schemas"]["Id"] | null;
            /** @description Quantity of the product. */
            aantal?: number;
            /**
             * @description Minimum for a quantity set by the product's rule. If you omit it on a new line, the product's own minimum
             *     applies.
             */
            minimum_aantal?: number;
            /**
             * Format: date-time
             * @description Start. If you omit it on a new line, the booking's `begin` applies.
             */
            begin?: Instant;
            /**
             * Format: date-time
             * @description End, not before `begin`. If you omit it on a new line, it is `begin` plus the product's `duur`.
             */
            eind?: Instant;
            /** @description Description for the customer; by default the product's display name. */
            beschrijving?: string;
            /** @description Internal note for staff and the supplier. */
            opmerking?: string | null;
            /**
             * Format: money
             * @description Amount paid to the supplier.
             */
            betaald_bedrag?: Cents | null;
            /**
             * Format: date
             * @description Date on which the supplier was paid.
             */
            betaal_datum?: string | null;
            /** @description Note about the payment to the supplier. */
            betaal_opmerking?: string | null;
        };
        /** @description A booking with its lines (what takes place, when and where) and its costs (what you charge for it). A merge patch (RFC 7396). Members that you omit keep their value; null clears a member. */
        BookingPatch: {
            /** @description Customer. Cannot be changed once the booking has a permanent invoice. */
            klant_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Local date of `begin`. To change it, change `begin`.
             */
            datum?: string;
            /**
             * Format: date-time
             * @description Start of the booking. Changing it moves all lines.
             */
            begin?: Instant;
            status?: components["schemas"]["BookingStatus"];
            /** @description Name of the package or product, as the customer sees it. */
            arrangement?: string;
            /** @description Package from which the booking was created. Cannot be changed. */
            arrangement_id?: components["schemas"]["Id"] | null;
            personen?: components["schemas"]["GroupSize"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            factureren?: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
            /** @description Lines of the booking, sorted by `begin`. */
            boekingsregels?: components["schemas"]["BookingLinePut"][];
            kosten?: components["schemas"]["CostsPatch"];
        };
        /** @description A booking with its lines (what takes place, when and where) and its costs (what you charge for it). The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        BookingPut: {
            /** @description Customer. Cannot be changed once the booking has a permanent invoice. */
            klant_id?: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Local date of `begin`. To change it, change `begin`.
             */
            datum?: string;
            /**
             * Format: date-time
             * @description Start of the booking. Changing it moves all lines.
             */
            begin?: Instant;
            status?: components["schemas"]["BookingStatus"];
            /** @description Name of the package or product, as the customer sees it. */
            arrangement?: string;
            /** @description Package from which the booking was created. Cannot be changed. */
            arrangement_id?: components["schemas"]["Id"] | null;
            personen?: components["schemas"]["GroupSize"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            factureren?: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
            /** @description Lines of the booking, sorted by `begin`. */
            boekingsregels?: components["schemas"]["BookingLinePut"][];
            kosten?: components["schemas"]["CostsPut"];
        };
        /**
         * @description Status of the booking: `informatie` (enquiry), `interesse` (interest), `optie` (option), `reservering`
         *     (reservation), `definitief` (confirmed), `gaande` (under way), `voltooid` (completed) or `geannuleerd` (cancelled).
         * @enum {string}
         */
        BookingStatus: "informatie" | "interesse" | "optie" | "reservering" | "definitief" | "gaande" | "voltooid" | "geannuleerd";
        /** @description An invoice that was changed outside the service. */
        BrokenSeal: {
            /** @description Number of the invoice in the series. */
            volgnummer: number;
            /** @description Invoice; null if it no longer exists. */
            factuur_id: components["schemas"]["Id"] | null;
            /** @description Printed invoice number; null if the invoice no longer exists. */
            factuur_nummer: string | null;
            /**
             * @description `contents`: the invoice differs from what was sealed. `predecessor`: its seal was built on a different invoice
             *     than the previous one in the series. `missing`: the invoice no longer exists.
             * @enum {string}
             */
            reason: "contents" | "predecessor" | "missing";
        };
        /** @description A feed for calendar programs. Whoever knows its token can read the feed, without any other credential. */
        Calendar: {
            /** @description The feed itself. */
            readonly id: components["schemas"]["Id"];
            soort: components["schemas"]["CalendarKind"];
            /** @description The member of staff, location or booking that the feed shows. */
            readonly object_id: components["schemas"]["Id"];
            /** @description Start of the token; you can recognise the feed by it. */
            readonly prefix: string;
            /**
             * Format: date-time
             * @description When the feed was created.
             */
            readonly created_at: Instant;
            /** @description The user who created the feed. */
            readonly created_by: components["schemas"]["Id"] | null;
        };
        /**
         * Format: binary
         * @description An iCalendar file (RFC 5545), in UTF-8.
         */
        CalendarFile: string;
        /**
         * @description What a feed shows: the shifts of a member of staff (`personeel`), what is booked at a location and below it
         *     (`locaties`), or the lines of a booking (`boekingen`).
         * @enum {string}
         */
        CalendarKind: "personeel" | "locaties" | "boekingen";
        /** @description A new feed. You cannot read its token again. */
        CalendarWithToken: {
            /** @description The feed itself. */
            id: components["schemas"]["Id"];
            soort: components["schemas"]["CalendarKind"];
            /** @description The member of staff, location or booking that the feed shows. */
            object_id: components["schemas"]["Id"];
            /** @description The beginning of the token. */
            prefix: string;
            /**
             * Format: date-time
             * @description When the feed was created.
             */
            created_at: Instant;
            /** @description The user who created the feed. */
            created_by: components["schemas"]["Id"] | null;
            /** @description The token. The service stores only its SHA-256. */
            token: string;
            /**
             * @description The path of the feed, with its token. Subscribe to it in a calendar program, with the address of the
             *     installation in front.
             */
            href: string;
        };
        /**
         * @description How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
         *     one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
         */
        CapacityEntry: {
            readonly id: components["schemas"]["Id"];
            /** @description The material. */
            readonly material_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period, after `begin`.
             */
            end: Instant;
            /** @description Quantity in the period; 0 = none. */
            amount: number;
            internal_reference: components["schemas"]["CapacitySeries"];
        };
        /**
         * @description How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
         *     one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        CapacityEntryPut: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period, after `begin`.
             */
            end: Instant;
            /** @description Quantity in the period; 0 = none. */
            amount: number;
            internal_reference?: components["schemas"]["CapacitySeries"];
        };
        /** @description The label that the entries of a series share. */
        CapacitySeries: string | null;
        /** @description Always empty. */
        CapacityWritten: Record<string, never>;
        /** @description A line of a permanent invoice, with its share of the invoice total after all discounts. */
        ChargedLine: {
            id: components["schemas"]["Id"];
            /** @description Invoice of the line. */
            factuur_id: components["schemas"]["Id"];
            /** @description Name of the product or service. */
            naam: string;
            /** @description Reason for the line's own discount. */
            kortingomschrijving: string | null;
            /** @description Quantity. */
            aantal: number;
            /**
             * Format: unit-price
             * @description Unit price including VAT.
             */
            bedrag: TenThousandths;
            /**
             * Format: percentage
             * @description VAT rate.
             */
            btw_percentage: BasisPoints;
            /** @description Product; null if the line has none, such as an advance. */
            product_id: components["schemas"]["Id"] | null;
            /** @description Booking line that was charged. It may have been deleted since. */
            boekingsregel_id: components["schemas"]["Id"] | null;
            /** @description Factor that remains after the discounts of the line and of the groups around it: 0.9 for a discount of 10 %. */
            kortingsfactor: number;
            /**
             * Format: money
             * @description Line total including VAT.
             */
            totaal_inc_btw: Cents;
            /**
             * Format: money
             * @description Line total excluding VAT.
             */
            totaal_exc_btw: Cents;
            /** @description Summary of the invoice. */
            Factuur: components["schemas"]["ChargingInvoice"];
        };
        /** @description Summary of a permanent invoice. */
        ChargingInvoice: {
            id: components["schemas"]["Id"];
            /** @description Customer who is charged. */
            klant_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Invoice date.
             */
            datum: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description Invoice number. */
            factuur_nummer: string;
            /** @description Company that issued the invoice. */
            bedrijf_id: components["schemas"]["Id"];
        };
        /** @description A trading name under which you sell and invoice, with the data that its invoices and mails need. */
        Company: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name. */
            bedrijfsnaam: string;
            /** @description Name that customers see. If empty, customers see `bedrijfsnaam`. */
            weergavenaam: string;
            /** @description Slogan, printed below the name. */
            slogan: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            /** @description IBAN of the bank account. Stored as sent, and printed in groups of four characters. */
            iban: string | null;
            /** @description BIC of the bank. */
            bic: string | null;
            /** @description Name of the account holder. */
            bank_tnv: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /** @description Registration number in the trade register (KvK). */
            kvk_nummer: string | null;
            /** @description URL of the website. */
            website: string | null;
            /** @description Telephone number. */
            telefoon: string | null;
            /**
             * Format: email
             * @description Sender address of the company's mails.
             */
            email: string;
            /** @description Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. */
            factuur_nummer_prefix: string;
            /** @description Default payment term of invoices in days. The costs of a booking can override it. */
            factuur_betaaltermijn: number;
            /**
             * @description Number of days after the date of a booking on which the service creates a draft invoice. A booking can
             *     override it. Applies only while the setting `deels_factureren` is `yes`.
             */
            factureren_na_dagen: number;
            /** @description The customer types of this company. `soort_klant` of a customer must be one of them. */
            soort_klanten: string[];
            /**
             * @description Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
             *     validate `extra_fields` against it.
             */
            free_relation_fields: string[];
            /** @description Signature below the company's mails. */
            ondertekening_standaardmails: string | null;
            /** @description Whether printed programmes show amounts. */
            programmarender_aantallen: boolean;
            /**
             * @description Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
             *     font; every other name selects the built-in sans-serif font.
             */
            default_font: string;
            /** @description PDF template for invoices; its context must be `invoice`. */
            factuur_pdf_template_id: components["schemas"]["Id"];
            /** @description PDF template for invoices from a point of sale; its context must be `pos`. */
            kassa_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            /** @description PDF template for invoices of online bookings; its context must be `online_booking`. */
            online_boeking_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            /** @description Subject of the mail with the final invoice. May contain tags. */
            onderwerp_mail_eindfactuur: string;
            /** @description Body of the mail with the final invoice. May contain tags. */
            body_mail_eindfactuur: string;
            /** @description Subject of the first payment reminder. May contain tags. */
            onderwerp_eerste_betalingsherinnering: string;
            /** @description Body of the first payment reminder. May contain tags. */
            body_eerste_betalingsherinnering: string;
            /** @description Subject of the second payment reminder. May contain tags. */
            onderwerp_tweede_betalingsherinnering: string;
            /** @description Body of the second payment reminder. May contain tags. */
            body_tweede_betalingsherinnering: string;
            /** @description Subject of the payment confirmation. May contain tags. */
            onderwerp_betaalbevestiging: string;
            /** @description Body of the payment confirmation. May contain tags. */
            body_betaalbevestiging: string;
            /** @description Language of documents and mails, such as `nl` or `nl_NL`. */
            locale: string;
            /**
             * @description Salutation of contact persons whose own `aanhef` is empty. May contain the tag
             *     `{contactpersoon_aanspreeknaam}`.
             */
            standaard_aanhef: string;
            /** @description Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). */
            attentietekst: string;
            /** @description Title of a contact person of gender `man`. */
            standaard_titel_man: string;
            /** @description Title of a contact person of gender `vrouw`. */
            standaard_titel_vrouw: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
             *     is empty.
             */
            communication_default_mail_subject: string;
            /**
             * Format: date-time
             * @description When the company was deleted; null for a company that is in use.
             */
            readonly deleted_at: Instant | null;
            /** @description Whether you can delete the company now. */
            readonly is_deletable: boolean;
            readonly _links: components["schemas"]["CompanyLinks"];
        };
        /**
         * @description What the company still has: `customers`, `packages`, `bookings` or `invoices`.
         * @enum {string}
         */
        CompanyDeleteReason: "customers" | "packages" | "bookings" | "invoices";
        /** @description Metadata about the company. */
        CompanyLinks: {
            meta: components["schemas"]["CompanyMeta"];
        };
        /** @description Facts that decide whether you can delete the company. */
        CompanyMeta: {
            /** @description What prevents deletion; empty if nothing does. */
            delete_reasons: components["schemas"]["CompanyDeleteReason"][];
        };
        /** @description A trading name under which you sell and invoice, with the data that its invoices and mails need. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        CompanyPut: {
            /** @description Internal name. */
            bedrijfsnaam: string;
            /** @description Name that customers see. If empty, customers see `bedrijfsnaam`. */
            weergavenaam: string;
            /** @description Slogan, printed below the name. */
            slogan: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            /** @description IBAN of the bank account. Stored as sent, and printed in groups of four characters. */
            iban: string | null;
            /** @description BIC of the bank. */
            bic: string | null;
            /** @description Name of the account holder. */
            bank_tnv: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /** @description Registration number in the trade register (KvK). */
            kvk_nummer: string | null;
            /** @description URL of the website. */
            website: string | null;
            /** @description Telephone number. */
            telefoon: string | null;
            /**
             * Format: email
             * @description Sender address of the company's mails.
             */
            email: string;
            /** @description Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. */
            factuur_nummer_prefix: string;
            /** @description Default payment term of invoices in days. The costs of a booking can override it. */
            factuur_betaaltermijn: number;
            /**
             * @description Number of days after the date of a booking on which the service creates a draft invoice. A booking can
             *     override it. Applies only while the setting `deels_factureren` is `yes`.
             */
            factureren_na_dagen: number;
            /** @description The customer types of this company. `soort_klant` of a customer must be one of them. */
            soort_klanten: string[];
            /**
             * @description Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
             *     validate `extra_fields` against it.
             */
            free_relation_fields: string[];
            /** @description Signature below the company's mails. */
            ondertekening_standaardmails: string | null;
            /** @description Whether printed programmes show amounts. */
            programmarender_aantallen: boolean;
            /**
             * @description Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
             *     font; every other name selects the built-in sans-serif font.
             */
            default_font: string;
            /** @description PDF template for invoices; its context must be `invoice`. */
            factuur_pdf_template_id: components["schemas"]["Id"];
            /** @description PDF template for invoices from a point of sale; its context must be `pos`. */
            kassa_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            /** @description PDF template for invoices of online bookings; its context must be `online_booking`. */
            online_boeking_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            /** @description Subject of the mail with the final invoice. May contain tags. */
            onderwerp_mail_eindfactuur: string;
            /** @description Body of the mail with the final invoice. May contain tags. */
            body_mail_eindfactuur: string;
            /** @description Subject of the first payment reminder. May contain tags. */
            onderwerp_eerste_betalingsherinnering: string;
            /** @description Body of the first payment reminder. May contain tags. */
            body_eerste_betalingsherinnering: string;
            /** @description Subject of the second payment reminder. May contain tags. */
            onderwerp_tweede_betalingsherinnering: string;
            /** @description Body of the second payment reminder. May contain tags. */
            body_tweede_betalingsherinnering: string;
            /** @description Subject of the payment confirmation. May contain tags. */
            onderwerp_betaalbevestiging: string;
            /** @description Body of the payment confirmation. May contain tags. */
            body_betaalbevestiging: string;
            /** @description Language of documents and mails, such as `nl` or `nl_NL`. */
            locale: string;
            /**
             * @description Salutation of contact persons whose own `aanhef` is empty. May contain the tag
             *     `{contactpersoon_aanspreeknaam}`.
             */
            standaard_aanhef: string;
            /** @description Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). */
            attentietekst: string;
            /** @description Title of a contact person of gender `man`. */
            standaard_titel_man: string;
            /** @description Title of a contact person of gender `vrouw`. */
            standaard_titel_vrouw: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
             *     is empty.
             */
            communication_default_mail_subject: string;
        };
        /**
         * @description What does not work.
         * @enum {string}
         */
        ConflictCode: "LOCATION_MISSING" | "LOCATION_OVER_CAPACITY" | "MATERIAL_OVER_CAPACITY" | "QUALIFICATION_MISSING" | "SHIFTS_OVERLAP" | "SHIFT_UNCONFIRMED" | "STAFF_UNAVAILABLE";
        /** @description An object that is involved in a conflict. */
        ConflictObject: {
            /**
             * @description Kind of object.
             * @enum {string}
             */
            soort: "boeking" | "boekingsregel" | "dienst" | "kwalificatie" | "locatie" | "materiaal" | "personeel" | "product";
            id: components["schemas"]["Id"];
        };
        /**
         * @description A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
         *     its type are null.
         */
        Contact: {
            readonly id: components["schemas"]["Id"];
            type: components["schemas"]["ContactType"];
            /** @description Name to display: `naam` or, if that is empty, the name of the main contact person. */
            readonly displaynaam: string;
            /** @description Name of the organisation; null or empty for a private person. */
            naam: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /**
             * @description The company (one of your own) that the contact belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id: components["schemas"]["Id"] | null;
            /** @description Customer type, of a customer: one of `soort_klanten` of the company. */
            soort_klant: string | null;
            /** @description Department, of a customer. */
            afdeling: string | null;
            /** @description Addressee on the invoices of a customer, if it differs from the customer. */
            factuur_adressering: string | null;
            /** @description Status of a supplier: whether you still buy from it. */
            status: components["schemas"]["SupplierStatus"] | null;
            /** @description From when you pay the supplier, as free text. Stored as sent. */
            betalen_vanaf: string | null;
            /** @description Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders. */
            uitje_activiteit_herinnering: boolean | null;
            /** @description Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails. */
            onchange_email: boolean | null;
            /** @description The contact persons of the contact. The main contact person comes first. */
            contactpersonen: components["schemas"]["ContactPerson"][];
            /**
             * @deprecated
             * @description Whether `type` can still change: true while nothing refers to the contact.
             */
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        /** @description A HAL link. */
        ContactLink: {
            /** @description Path of the contact in the collection of its own type, such as `/api2/klanten/30`. */
            href: string;
        };
        /** @description HAL links of the contact. */
        ContactLinks: {
            self: components["schemas"]["ContactLink"];
        };
        /**
         * @description A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
         *     you send; an entry without `id` creates a person. All members are optional there.
         */
        ContactPerson: {
            /** @description The `id` of an existing contact person. Omit it for a new one. */
            id: components["schemas"]["Id"];
            /** @description First name. */
            voornaam: string | null;
            /** @description Last name. */
            achternaam: string | null;
            geslacht: components["schemas"]["Gender"];
            /** @description Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer. */
            aanhef: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            /** @description Telephone number. */
            telefoon1: string | null;
            /** @description Second telephone number. */
            telefoon2: string | null;
            /**
             * Format: email
             * @description E-mail address.
             */
            email1: string | null;
            /**
             * Format: email
             * @description Second e-mail address.
             */
            email2: string | null;
            /** @description Whether this is the main contact person. Each contact has exactly one. */
            hoofdcontact: boolean;
        };
        /**
         * @description A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
         *     you send; an entry without `id` creates a person. All members are optional there.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        ContactPersonPut: {
            /** @description The `id` of an existing contact person. Omit it for a new one. */
            id?: components["schemas"]["Id"];
            /** @description First name. */
            voornaam?: string | null;
            /** @description Last name. */
            achternaam?: string | null;
            geslacht?: components["schemas"]["Gender"];
            /** @description Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer. */
            aanhef?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            /** @description Telephone number. */
            telefoon1?: string | null;
            /** @description Second telephone number. */
            telefoon2?: string | null;
            /**
             * Format: email
             * @description E-mail address.
             */
            email1?: string | null;
            /**
             * Format: email
             * @description Second e-mail address.
             */
            email2?: string | null;
            /** @description Whether this is the main contact person. Each contact has exactly one. */
            hoofdcontact?: boolean;
        };
        /**
         * @description A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
         *     its type are null.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        ContactPut: {
            type?: components["schemas"]["ContactType"];
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the contact belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Customer type, of a customer: one of `soort_klanten` of the company. */
            soort_klant?: string | null;
            /** @description Department, of a customer. */
            afdeling?: string | null;
            /** @description Addressee on the invoices of a customer, if it differs from the customer. */
            factuur_adressering?: string | null;
            /** @description Status of a supplier: whether you still buy from it. */
            status?: components["schemas"]["SupplierStatus"] | null;
            /** @description From when you pay the supplier, as free text. Stored as sent. */
            betalen_vanaf?: string | null;
            /** @description Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders. */
            uitje_activiteit_herinnering?: boolean | null;
            /** @description Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails. */
            onchange_email?: boolean | null;
            /** @description The contact persons of the contact. The main contact person comes first. */
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /**
         * @description The type of a contact: `klant` (customer), `leverancier` (supplier), `personeel` (staff) or `overig` (other).
         * @enum {string}
         */
        ContactType: "klant" | "leverancier" | "personeel" | "overig";
        /**
         * @description Cost lines under one name, with a discount on all of them. You can nest groups three levels deep. A new group
         *     requires `naam`.
         */
        CostGroup: {
            /** @description Send the id of an existing group to change it; omit it to add a group. */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "groep";
            /** @description Name on the invoice. */
            naam: string;
            kortingspercentage: components["schemas"]["DiscountPercentage"];
            /** @description Reason for the discount. */
            kortingomschrijving: string | null;
            /** @description Whether the invoice shows the lines in the group; true by default. */
            children_visible: boolean;
            /** @description Lines in the group, in display order. */
            regels: components["schemas"]["CostLine"][];
        };
        /**
         * @description Cost lines under one name, with a discount on all of them. You can nest groups three levels deep. A new group
         *     requires `naam`.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        CostGroupPut: {
            /** @description Send the id of an existing group to change it; omit it to add a group. */
            id?: components["schemas"]["Id"];
            /** @enum {string} */
            type: "groep";
            /** @description Name on the invoice. */
            naam?: string;
            kortingspercentage?: components["schemas"]["DiscountPercentage"];
            /** @description Reason for the discount. */
            kortingomschrijving?: string | null;
            /** @description Whether the invoice shows the lines in the group; true by default. */
            children_visible?: boolean;
            /** @description Lines in the group, in display order. */
            regels?: components["schemas"]["CostLinePut"][];
        };
        /**
         * @description A quantity at a price. An item linked to a booking line takes over each change of the line's `aantal` as long as
         *     both quantities are equal, and is removed with the line. A new item requires `naam`, `aantal`, `bedrag` and
         *     `btw_percentage`.
         */
        CostItem: {
            /** @description Send the id of an existing item to change it; omit it to add an item. */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "item";
            /** @description Name on the invoice. */
            naam: string;
            kortingspercentage: components["schemas"]["DiscountPercentage"];
            /** @description Reason for the discount. */
            kortingomschrijving: string | null;
            /** @description Quantity. */
            aantal: number;
            /**
             * Format: unit-price
             * @description Unit price including VAT.
             */
            bedrag: TenThousandths;
            /** @description VAT rate of this item. It stays the same when the configured rates change. */
            btw_percentage: components["schemas"]["VatRate"];
            /** @description Product that is sold. */
            product_id: components["schemas"]["Id"] | null;
            /** @description Booking line that this item charges for. */
            boekingsregel_id: components["schemas"]["Id"] | null;
        };
        /**
         * @description A quantity at a price. An item linked to a booking line takes over each change of the line's `aantal` as long as
         *     both quantities are equal, and is removed with the line. A new item requires `naam`, `aantal`, `bedrag` and
         *     `btw_percentage`.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        CostItemPut: {
            /** @description Send the id of an existing item to change it; omit it to add an item. */
            id?: components["schemas"]["Id"];
            /** @enum {string} */
            type: "item";
            /** @description Name on the invoice. */
            naam?: string;
            kortingspercentage?: components["schemas"]["DiscountPercentage"];
            /** @description Reason for the discount. */
            kortingomschrijving?: string | null;
            /** @description Quantity. */
            aantal?: number;
            /**
             * Format: unit-price
             * @description Unit price including VAT.
             */
            bedrag?: TenThousandths;
            /** @description VAT rate of this item. It stays the same when the configured rates change. */
            btw_percentage?: components["schemas"]["VatRate"];
            /** @description Product that is sold. */
            product_id?: components["schemas"]["Id"] | null;
            /** @description Booking line that this item charges for. */
            boekingsregel_id?: components["schemas"]["Id"] | null;
        };
        /** @description A group (`groep`) of cost lines, or a single item (`item`). */
        CostLine: components["schemas"]["CostGroup"] | components["schemas"]["CostItem"];
        /** @description A group (`groep`) of cost lines, or a single item (`item`). The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        CostLinePut: components["schemas"]["CostGroupPut"] | components["schemas"]["CostItemPut"];
        /** @description What you charge for a booking, with the customer who pays and the company that sells. All amounts include VAT. */
        Costs: {
            readonly boeking_id: components["schemas"]["Id"];
            /**
             * @description Customer who pays. By default the booking's customer, also after that one changes, until you send a different
             *     customer.
             */
            klant_id: components["schemas"]["Id"];
            /** @description Company that sells and invoices. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description Note to print on the invoice. */
            opmerking: string | null;
            /** @description Payment term in days; initially the company's `factuur_betaaltermijn`. */
            betaaltermijn: number;
            /** @description Customer's own reference. */
            referentie_klant: string | null;
            /**
             * Format: money
             * @description Total including VAT.
             */
            readonly calculated_totaalbedrag_inclusief_btw: Cents;
            /** @description Cost lines, in display order. */
            regels: components["schemas"]["CostLine"][];
        };
        /**
         * @description What you charge for a booking, with the customer who pays and the company that sells. All amounts include VAT.
         *      A merge patch (RFC 7396). Members that you omit keep their value; null clears a member.
         */
        CostsPatch: {
            /**
             * @description Customer who pays. By default the booking's customer, also after that one changes, until you send a different
             *     customer.
             */
            klant_id?: components["schemas"]["Id"];
            /** @description Company that sells and invoices. */
            bedrijf_id?: components["schemas"]["Id"];
            /** @description Note to print on the invoice. */
            opmerking?: string | null;
            /** @description Payment term in days; initially the company's `factuur_betaaltermijn`. */
            betaaltermijn?: number;
            /** @description Customer's own reference. */
            referentie_klant?: string | null;
            /** @description Cost lines, in display order. */
            regels?: components["schemas"]["CostLinePut"][];
        };
        /**
         * @description What you charge for a booking, with the customer who pays and the company that sells. All amounts include VAT.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        CostsPut: {
            /**
             * @description Customer who pays. By default the booking's customer, also after that one changes, until you send a different
             *     customer.
             */
            klant_id?: components["schemas"]["Id"];
            /** @description Company that sells and invoices. */
            bedrijf_id?: components["schemas"]["Id"];
            /** @description Note to print on the invoice. */
            opmerking?: string | null;
            /** @description Payment term in days; initially the company's `factuur_betaaltermijn`. */
            betaaltermijn?: number;
            /** @description Customer's own reference. */
            referentie_klant?: string | null;
            /** @description Cost lines, in display order. */
            regels?: components["schemas"]["CostLinePut"][];
        };
        /** @description Country, as a two-letter ISO 3166-1 code. */
        CountryCode: string | null;
        /** @description The member of staff who created the object. */
        Creator: {
            id: components["schemas"]["Id"];
            /** @description Name to display. */
            naam: string;
        };
        /** @description The invoice that a credit invoice credits. */
        CreditedInvoice: {
            /** @description Number of the credited invoice. */
            factuur_nummer: string;
            /**
             * Format: date
             * @description Date of the credited invoice.
             */
            datum: string;
            /**
             * Format: money
             * @description Part of the open amount that was settled with the credit invoice, with the sign of the credited invoice; zero if
             *     nothing was settled.
             */
            verrekend: Cents;
        };
        /**
         * @description A line of type `item` to credit. Without `aantal` and `bedrag`, everything that is left of the line is credited.
         *     `aantal` and `bedrag` exclude each other.
         */
        CreditedLine: {
            /** @description Line of the invoice. */
            id: components["schemas"]["Id"];
            /** @description Quantity to credit. */
            aantal?: number;
            /**
             * Format: money
             * @description Amount to credit, positive and including VAT.
             */
            bedrag?: Cents;
        };
        /** @description A contact of type `klant`: a person or organisation that books. */
        Customer: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Always `klant` (customer).
             * @enum {string}
             */
            type: "klant";
            /** @description Name to display: `naam` or, if that is empty, the name of the main contact person. */
            readonly displaynaam: string;
            /** @description Name of the organisation; null or empty for a private person. */
            naam: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /**
             * @description The company (one of your own) that the customer belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id: components["schemas"]["Id"] | null;
            /** @description Customer type: one of `soort_klanten` of the company. */
            soort_klant: string | null;
            /** @description Department. */
            afdeling: string | null;
            /** @description Addressee on invoices, if it differs from the customer. */
            factuur_adressering: string | null;
            /** @description The contact persons of the customer. The main contact person comes first. */
            contactpersonen: components["schemas"]["ContactPerson"][];
            /** @description The main contact person. Present only when embedded. */
            readonly Hoofdcontact?: components["schemas"]["ContactPerson"];
            /**
             * @deprecated
             * @description Whether `type` can still change: true while nothing refers to the customer.
             */
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        /** @description A contact of type `klant`: a person or organisation that books. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        CustomerPut: {
            /**
             * @description Always `klant` (customer).
             * @enum {string}
             */
            type?: "klant";
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the customer belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Customer type: one of `soort_klanten` of the company. */
            soort_klant?: string | null;
            /** @description Department. */
            afdeling?: string | null;
            /** @description Addressee on invoices, if it differs from the customer. */
            factuur_adressering?: string | null;
            /** @description The contact persons of the customer. The main contact person comes first. */
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /**
         * @description Number of days after `datum` on which the service creates a draft invoice; null = the company's
         *     `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
         */
        DaysToDraft: number | null;
        /**
         * @description A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
         *     period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages or
         *     products sets no restriction. If several lists are not empty, all of them must match.
         */
        DiscountCode: {
            readonly id: components["schemas"]["Id"];
            /** @description Name of the discount. */
            naam: string;
            /** @description The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. */
            code: string;
            /**
             * Format: date
             * @description First day on which the code is valid.
             */
            datum_begin: string;
            /**
             * Format: date
             * @description Last day on which the code is valid; on or after `datum_begin`.
             */
            datum_eind: string;
            /** @description Discount in percent. */
            kortingspercentage: number;
            /**
             * @deprecated
             * @description Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
             */
            toepasbaar_zonder_arrangement: boolean;
            valid_days: components["schemas"]["ValidDays"];
            /** @description Ids of the packages that the code is valid for, ascending. Empty = all packages. */
            Arrangementen: components["schemas"]["Id"][];
            /** @description Ids of the products that the code is valid for, ascending. Empty = all products. */
            Products: components["schemas"]["Id"][];
            /**
             * Format: local-date-time
             * @description When the discount code was created, in local time without offset.
             */
            readonly created_at: Instant;
            /**
             * Format: local-date-time
             * @description When the discount code was last changed, in local time without offset.
             */
            readonly updated_at: Instant;
        };
        /**
         * @description A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
         *     period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages or
         *     products sets no restriction. If several lists are not empty, all of them must match.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        DiscountCodePut: {
            /** @description Name of the discount. */
            naam: string;
            /** @description The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. */
            code: string;
            /**
             * Format: date
             * @description First day on which the code is valid.
             */
            datum_begin: string;
            /**
             * Format: date
             * @description Last day on which the code is valid; on or after `datum_begin`.
             */
            datum_eind: string;
            /** @description Discount in percent. */
            kortingspercentage: number;
            /**
             * @deprecated
             * @description Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
             */
            toepasbaar_zonder_arrangement?: boolean;
            valid_days?: components["schemas"]["ValidDays"];
            /** @description Ids of the packages that the code is valid for, ascending. Empty = all packages. */
            Arrangementen?: components["schemas"]["Id"][];
            /** @description Ids of the products that the code is valid for, ascending. Empty = all products. */
            Products?: components["schemas"]["Id"][];
        };
        /**
         * Format: percentage
         * @description Discount in percent; 0 by default.
         */
        DiscountPercentage: BasisPoints;
        /** @description An ISO 8601 duration in weeks, days, hours, minutes and seconds. */
        ElapsedTime: string;
        /**
         * @description The reason for the refusal, for programs. A code never changes its meaning.
         *
         *     - `ERR_EXTRA_FIELD` (406): The operation has no such query parameter or member; `params.nearest` is the most similar known name.
         *     - `ERR_REQUIRED` (406): A required parameter or member is missing.
         *     - `ERR_TYPE` (406): The value has the wrong type, or is null where null is not allowed.
         *     - `ERR_FORMAT` (406): The value does not have the required format.
         *     - `ERR_RANGE` (406): The number is out of range.
         *     - `ERR_LENGTH` (406): The text or list is too short or too long.
         *     - `ERR_NOT_ALLOWED` (406): The value is not allowed here.
         *     - `ERR_DUPLICATE` (406): The list contains the same item twice.
         *     - `ERR_MALFORMED` (406): Invalid JSON, an invalid percent-escape in the URL, a missing body, or JSON nested deeper than 32 levels.
         *
         *     - `ERR_CURSOR` (406): The cursor is invalid, belongs to another list or other filters, or is combined with `page`.
         *     - `ERR_ID_MISMATCH` (406): An id in the body differs from the one in the path.
         *     - `ERR_TIME_NONEXISTENT` (406): The local time does not exist: the switch to summer time skips it.
         *     - `ERR_LOGIN_REQUIRED` (401): The request has no credential.
         *     - `ERR_CREDENTIAL_INVALID` (401): The API key is malformed, unknown or revoked, or the user name or password is wrong, or the Authorization header has
         *     another scheme than Bearer or Basic.
         *
         *     - `ERR_KEY_EXPIRED` (401): The API key has expired, or was rotated and its overlap is over.
         *     - `ERR_BASIC_REQUIRED` (401): This operation accepts a user name and password only, no API key.
         *     - `ERR_PERMISSION` (403): You lack the permissions in `params.permission`.
         *     - `ERR_NOT_FOUND` (404): The path or resource does not exist.
         *     - `ERR_METHOD_NOT_ALLOWED` (405): The path does not support this method. The `Allow` header lists the methods that it supports.
         *     - `ERR_PRECONDITION_FAILED` (412): `If-Match` does not contain the current version: read the resource again.
         *     - `ERR_BODY_TOO_LARGE` (413): The body is larger than 1 MB, or the file larger than 5 MB.
         *     - `ERR_NOT_ACCEPTABLE` (406): The operation returns none of the media types in the `Accept` header.
         *     - `ERR_MEDIA_TYPE` (415): The operation does not accept the media type of the body.
         *     - `ERR_IDEMPOTENCY_KEY_REUSED` (422): You used this Idempotency-Key for another request before.
         *     - `ERR_IDEMPOTENCY_IN_PROGRESS` (409): A request with this Idempotency-Key is still in progress: retry after `Retry-After` seconds.
         *     - `ERR_RATE_LIMITED` (429): Too many requests: retry after `Retry-After` seconds.
         *     - `ERR_HEADERS_TOO_LARGE` (431): The URL and the headers together exceed 16 kB.
         *     - `ERR_INTERNAL` (500): An error in the service. The `request_id` identifies the request in the server's log.
         *     - `ERR_UNAVAILABLE` (503): The service or its database is busy or shutting down, or a statistic takes too long: retry later, or choose a
         *     shorter period.
         *
         *     - `ERR_TAKEN` (406): The value must be unique and is already in use.
         *     - `ERR_UNKNOWN_REFERENCE` (406): The value refers to an object that does not exist or was deleted.
         *     - `ERR_IN_USE` (403): You cannot delete the object while the kinds of objects in `params.references` refer to it.
         *     - `ERR_PERIOD_TOO_LONG` (406): The period is longer than the operation allows.
         *     - `ERR_PERIOD_ORDER` (406): The end is before the start.
         *     - `ERR_AMOUNT_TOO_LARGE` (406): The calculated amount exceeds 1,000,000,000.
         *     - `ERR_CANNOT_COMBINE` (406): You sent members that exclude each other.
         *     - `ERR_RIGHTS_EXCEEDED` (403): The change would give rights that you do not have yourself: `params.permission` lists them.
         *     - `ERR_EXPIRY_IN_PAST` (406): The expiry time is in the past.
         *     - `ERR_WEBHOOK_ADDRESS` (406): The service does not deliver to this URL. The message says why and what to send instead.
         *     - `ERR_WEBHOOK_INACTIVE` (406): The subscription is inactive, so nothing is delivered to it.
         *     - `ERR_COMPANY_NOT_DELETABLE` (500): The company still has what `params.delete_reasons` lists.
         *     - `ERR_COMPANY_REQUIRED` (406): There is no company for this object: create one first.
         *     - `ERR_TEMPLATE_CONTEXT` (406): The PDF template has another context than this use requires.
         *     - `ERR_IMAGE` (406): The file is not an image that the service can read and print.
         *     - `ERR_FILE_TYPE` (406): The service does not accept this kind of file here, whatever its name says.
         *     - `ERR_CONTACT_IN_USE` (403): You cannot delete the contact while the kinds of objects in `params.references` refer to it.
         *     - `ERR_MAIN_CONTACT` (406): More than one contact person is marked as the main one.
         *     - `ERR_CUSTOMER_TYPE_UNKNOWN` (406): The company does not have this customer type.
         *     - `ERR_CYCLE` (406): The object would contain or require itself, directly or through others.
         *     - `ERR_DUPLICATE_VAT_RATE` (406): The list contains two prices for one VAT rate; a product has one price per rate.
         *     - `ERR_PACKAGE_LINE_ORDER` (406): A package line ends before it begins, has an end without a begin, or has a `max` below its `min`.
         *     - `ERR_SETTING_VALUE` (406): The setting does not accept this value. The message says what it accepts.
         *     - `ERR_VAT_RATE_UNKNOWN` (406): The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
         *
         *     - `ERR_CODE_TAKEN` (409): Another discount code or voucher already has this code.
         *     - `ERR_BOOKING_STATUS_TRANSITION` (406): The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
         *
         *     - `ERR_SHIFT_STATUS_TRANSITION` (406): The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
         *
         *     - `ERR_SHIFT_STAFF_MISMATCH` (406): The shift belongs to another member of staff.
         *     - `ERR_SHIFT_OFF` (406): The shift was cancelled or refused, as `params.status` says.
         *     - `ERR_BREAK_TOO_LONG` (406): The break is as long as the time worked, or longer.
         *     - `ERR_AVAILABILITY_CONTRADICTS` (406): Another entry of the member of staff, `params.id`, says the opposite of a part of the period.
         *     - `ERR_BOOKING_NOT_DELETABLE` (403): The booking has permanent invoices, payments or recorded hours.
         *     - `ERR_BOOKING_DATE_FOLLOWS_BEGIN` (406): `datum` is always the local date of `begin`: change `begin` instead.
         *     - `ERR_NOT_CHANGEABLE` (406): The member cannot change, or not any more.
         *     - `ERR_COSTS_TOO_DEEP` (406): Cost groups are nested more than three levels deep.
         *     - `ERR_PRODUCT_REQUIRES_LOCATION` (406): The product requires a location, and neither you nor the product provides one.
         *     - `ERR_NOT_AVAILABLE` (406): There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds: what it is about
         *     (`soort`: `materiaal` or `locatie`, and its `id`), the limit by the name of its member (`beperking`), from when to
         *     when (`begin`, `eind`; equal for a limit of what starts at one moment), and in units, people or bookings how many
         *     there can be (`capaciteit`), how many there are (`gebruikt`) and how many the booking needs (`nodig`). `regel` counts
         *     the lines of the booking from 0; it is null for materials, which its lines share.
         *
         *     - `ERR_BOOKING_FULLY_INVOICED` (406): The booking is fully invoiced: nothing is left to invoice.
         *     - `ERR_ADVANCE_EXCEEDS_REMAINING` (406): The advance exceeds the part of the booking that is not invoiced yet.
         *     - `ERR_VAT_SHIFT_MISMATCH` (406): `btw_verlegd` (VAT shifted) differs from that of the booking's other invoices.
         *     - `ERR_CREDIT_EXCEEDS_INVOICE` (406): The credit exceeds what is left of the invoice.
         *     - `ERR_CREDIT_OF_CREDIT` (406): You cannot credit a credit invoice.
         *     - `ERR_FULLY_CREDITED` (406): The invoice is fully credited: nothing is left to credit.
         *     - `ERR_SETTLEMENT_FIXED` (403): You cannot change or delete a payment that settles two invoices with each other.
         *     - `ERR_INVOICE_NOT_DRAFT` (406): The invoice is not a draft; only a draft can become permanent.
         *     - `ERR_E_INVOICE_INCOMPLETE` (406): The invoice lacks data that an e-invoice requires. `field` names the member.
         *     - `ERR_INVOICE_NOT_DELETABLE` (403): You cannot delete a permanent invoice: credit it instead.
         *     - `ERR_INVOICE_NOT_PERMANENT` (406): You cannot pay a draft: make it permanent first.
         *     - `ERR_INVOICE_DATE_BEFORE_LAST` (406): The invoice date is before that of the last invoice in its series.
         *     - `ERR_REFUND_EXCEEDS_PAID` (406): The refund exceeds what was paid.
         *     - `ERR_NOTHING_TO_PAY` (406): The total of the invoice is zero, so it takes no payments.
         *     - `ERR_POS_INACTIVE` (406): The point of sale is inactive and receives no payments.
         *     - `ERR_POS_NOT_AT_LOCATION` (406): The point of sale is not available at this location. `params.locatie_ids` lists its locations.
         *     - `ERR_AMOUNT_ZERO` (406): The amount is zero.
         *     - `ERR_LAST_ADMINISTRATOR` (403): This would take `editUsers` from the last active user who has it, so nobody could manage users.
         *     - `ERR_MAIL_RECIPIENT` (406): The contact person has no e-mail address.
         *     - `ERR_MAIL_NOT_QUEUED` (406): The mail is no longer queued; you can cancel only a queued mail.
         *     - `ERR_MAIL_STILL_QUEUED` (406): The mail is not sent yet: wait until it is sent, or cancel it first.
         *     - `ERR_QUALIFICATION_ARCHIVED` (406): The qualification is archived, so nobody else can get it and no other shift can require it.
         *     - `ERR_SECONDS_MUST_BE_ZERO` (406): A start time is a whole minute.
         *     - `ERR_TOO_MANY_START_TIMES` (406): The request is about more start times than one request can be: send several requests.
         *     - `ERR_CAPACITY_PASSES_DAYBREAK` (406): The entry crosses the daybreak at 04:00 local time.
         *     - `ERR_CAPACITY_OVERLAP` (406): Two entries of the request overlap each other.
         *     - `ERR_CAPACITY_TOO_MANY_OCCURRENCES` (406): The request contains more than 1,000 entries.
         * @enum {string}
         */
        ErrorCode: "ERR_EXTRA_FIELD" | "ERR_REQUIRED" | "ERR_TYPE" | "ERR_FORMAT" | "ERR_RANGE" | "ERR_LENGTH" | "ERR_NOT_ALLOWED" | "ERR_DUPLICATE" | "ERR_MALFORMED" | "ERR_CURSOR" | "ERR_ID_MISMATCH" | "ERR_TIME_NONEXISTENT" | "ERR_LOGIN_REQUIRED" | "ERR_CREDENTIAL_INVALID" | "ERR_KEY_EXPIRED" | "ERR_BASIC_REQUIRED" | "ERR_PERMISSION" | "ERR_NOT_FOUND" | "ERR_METHOD_NOT_ALLOWED" | "ERR_PRECONDITION_FAILED" | "ERR_BODY_TOO_LARGE" | "ERR_NOT_ACCEPTABLE" | "ERR_MEDIA_TYPE" | "ERR_IDEMPOTENCY_KEY_REUSED" | "ERR_IDEMPOTENCY_IN_PROGRESS" | "ERR_RATE_LIMITED" | "ERR_HEADERS_TOO_LARGE" | "ERR_INTERNAL" | "ERR_UNAVAILABLE" | "ERR_TAKEN" | "ERR_UNKNOWN_REFERENCE" | "ERR_IN_USE" | "ERR_PERIOD_TOO_LONG" | "ERR_PERIOD_ORDER" | "ERR_AMOUNT_TOO_LARGE" | "ERR_CANNOT_COMBINE" | "ERR_RIGHTS_EXCEEDED" | "ERR_EXPIRY_IN_PAST" | "ERR_WEBHOOK_ADDRESS" | "ERR_WEBHOOK_INACTIVE" | "ERR_COMPANY_NOT_DELETABLE" | "ERR_COMPANY_REQUIRED" | "ERR_TEMPLATE_CONTEXT" | "ERR_IMAGE" | "ERR_FILE_TYPE" | "ERR_CONTACT_IN_USE" | "ERR_MAIN_CONTACT" | "ERR_CUSTOMER_TYPE_UNKNOWN" | "ERR_CYCLE" | "ERR_DUPLICATE_VAT_RATE" | "ERR_PACKAGE_LINE_ORDER" | "ERR_SETTING_VALUE" | "ERR_VAT_RATE_UNKNOWN" | "ERR_CODE_TAKEN" | "ERR_BOOKING_STATUS_TRANSITION" | "ERR_SHIFT_STATUS_TRANSITION" | "ERR_SHIFT_STAFF_MISMATCH" | "ERR_SHIFT_OFF" | "ERR_BREAK_TOO_LONG" | "ERR_AVAILABILITY_CONTRADICTS" | "ERR_BOOKING_NOT_DELETABLE" | "ERR_BOOKING_DATE_FOLLOWS_BEGIN" | "ERR_NOT_CHANGEABLE" | "ERR_COSTS_TOO_DEEP" | "ERR_PRODUCT_REQUIRES_LOCATION" | "ERR_NOT_AVAILABLE" | "ERR_BOOKING_FULLY_INVOICED" | "ERR_ADVANCE_EXCEEDS_REMAINING" | "ERR_VAT_SHIFT_MISMATCH" | "ERR_CREDIT_EXCEEDS_INVOICE" | "ERR_CREDIT_OF_CREDIT" | "ERR_FULLY_CREDITED" | "ERR_SETTLEMENT_FIXED" | "ERR_INVOICE_NOT_DRAFT" | "ERR_E_INVOICE_INCOMPLETE" | "ERR_INVOICE_NOT_DELETABLE" | "ERR_INVOICE_NOT_PERMANENT" | "ERR_INVOICE_DATE_BEFORE_LAST" | "ERR_REFUND_EXCEEDS_PAID" | "ERR_NOTHING_TO_PAY" | "ERR_POS_INACTIVE" | "ERR_POS_NOT_AT_LOCATION" | "ERR_AMOUNT_ZERO" | "ERR_LAST_ADMINISTRATOR" | "ERR_MAIL_RECIPIENT" | "ERR_MAIL_NOT_QUEUED" | "ERR_MAIL_STILL_QUEUED" | "ERR_QUALIFICATION_ARCHIVED" | "ERR_SECONDS_MUST_BE_ZERO" | "ERR_TOO_MANY_START_TIMES" | "ERR_CAPACITY_PASSES_DAYBREAK" | "ERR_CAPACITY_OVERLAP" | "ERR_CAPACITY_TOO_MANY_OCCURRENCES";
        /** @description Details that belong to the code, by name. */
        ErrorParams: {
            [key: string]: unknown;
        };
        /** @description A change of one object. */
        Event: {
            /** @description Version of the format of this object. */
            version: string;
            data: components["schemas"]["EventData"];
            meta: components["schemas"]["EventMeta"];
        };
        /** @description The credential behind the change. */
        EventActor: {
            /** @enum {string} */
            type: "apikey" | "user" | "system";
            /** @description The `id` of the API key or user; null for the service itself. */
            id: number | null;
        };
        /**
         * @description The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
         *     If the reader may not view the object, it contains only `id`.
         */
        EventData: {
            [key: string]: unknown;
        };
        /** @description Metadata of the event. */
        EventMeta: {
            event: components["schemas"]["EventName"];
            /** @description Unique id of the event. It is the same on every delivery. */
            event_id: string;
            /** Format: date-time */
            occurred_at: Instant;
            /** @description Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`. */
            position: string;
            object: components["schemas"]["EventObject"];
            object_id: components["schemas"]["Id"];
            /** @description The version of the object after the change. */
            sequence: number;
            /** @description The names of the changed members. */
            modified: string[];
            previous: components["schemas"]["EventPrevious"];
            actor: components["schemas"]["EventActor"];
            /** @description The `X-Request-Id` of the request that caused the event; null if the service itself caused it. */
            request_id: string | null;
        };
        /**
         * @description The name of the event: a name that you can subscribe to, or `WebhookTest`. The service sends `WebhookTest` only
         *     when you request a test of a subscription.
         * @enum {string}
         */
        EventName: "APIKey::postInsert" | "APIKey::postUpdate" | "APIKey::postSave" | "APIKey::postDelete" | "Arrangement::postInsert" | "Arrangement::postUpdate" | "Arrangement::postSave" | "Arrangement::postDelete" | "Attachment::postInsert" | "Attachment::postUpdate" | "Attachment::postSave" | "Attachment::postDelete" | "Bedrijf::postInsert" | "Bedrijf::postUpdate" | "Bedrijf::postSave" | "Bedrijf::postDelete" | "Betaalmethode::postInsert" | "Betaalmethode::postUpdate" | "Betaalmethode::postSave" | "Betaalmethode::postDelete" | "Boeking::postInsert" | "Boeking::postUpdate" | "Boeking::postSave" | "Boeking::postDelete" | "Boekingsmail::postInsert" | "Boekingsmail::postUpdate" | "Boekingsmail::postSave" | "Boekingsmail::postDelete" | "BoekingsmailZending::postInsert" | "BoekingsmailZending::postUpdate" | "BoekingsmailZending::postSave" | "BoekingsmailZending::postDelete" | "Boekingsvoorstel::postInsert" | "Boekingsvoorstel::postUpdate" | "Boekingsvoorstel::postSave" | "Boekingsvoorstel::postDelete" | "BoekingsvoorstelType::postInsert" | "BoekingsvoorstelType::postUpdate" | "BoekingsvoorstelType::postSave" | "BoekingsvoorstelType::postDelete" | "BookProcess::postInsert" | "BookProcess::postUpdate" | "BookProcess::postSave" | "BookProcess::postDelete" | "Contact::postInsert" | "Contact::postUpdate" | "Contact::postSave" | "Contact::postDelete" | "Contactformulier::postInsert" | "Contactformulier::postUpdate" | "Contactformulier::postSave" | "Contactformulier::postDelete" | "Contactmoment::postInsert" | "Contactmoment::postUpdate" | "Contactmoment::postSave" | "Contactmoment::postDelete" | "Contactpersoon::postInsert" | "Contactpersoon::postUpdate" | "Contactpersoon::postSave" | "Contactpersoon::postDelete" | "Dienst::postInsert" | "Dienst::postUpdate" | "Dienst::postSave" | "Dienst::postDelete" | "Factuur::postInsert" | "Factuur::postUpdate" | "Factuur::postSave" | "Factuur::postDelete" | "FactuurBetaling::postInsert" | "FactuurBetaling::postUpdate" | "FactuurBetaling::postSave" | "FactuurBetaling::postDelete" | "IncomingMail::postInsert" | "IncomingMail::postUpdate" | "IncomingMail::postSave" | "IncomingMail::postDelete" | "IncomingMailAddress::postInsert" | "IncomingMailAddress::postUpdate" | "IncomingMailAddress::postSave" | "IncomingMailAddress::postDelete" | "Integration::postInsert" | "Integration::postUpdate" | "Integration::postSave" | "Integration::postDelete" | "Kassa::postInsert" | "Kassa::postUpdate" | "Kassa::postSave" | "Kassa::postDelete" | "Kassalogboek::postInsert" | "Kassalogboek::postUpdate" | "Kassalogboek::postSave" | "Kassalogboek::postDelete" | "Klant::postInsert" | "Klant::postUpdate" | "Klant::postSave" | "Klant::postDelete" | "Kortingscode::postInsert" | "Kortingscode::postUpdate" | "Kortingscode::postSave" | "Kortingscode::postDelete" | "Kwalificatie::postInsert" | "Kwalificatie::postUpdate" | "Kwalificatie::postSave" | "Kwalificatie::postDelete" | "LeverancierContact::postInsert" | "LeverancierContact::postUpdate" | "LeverancierContact::postSave" | "LeverancierContact::postDelete" | "Locatie::postInsert" | "Locatie::postUpdate" | "Locatie::postSave" | "Locatie::postDelete" | "Materiaal::postInsert" | "Materiaal::postUpdate" | "Materiaal::postSave" | "Materiaal::postDelete" | "OverigContact::postInsert" | "OverigContact::postUpdate" | "OverigContact::postSave" | "OverigContact::postDelete" | "PdfTemplate::postInsert" | "PdfTemplate::postUpdate" | "PdfTemplate::postSave" | "PdfTemplate::postDelete" | "PersoneelBeschikbaarheid::postInsert" | "PersoneelBeschikbaarheid::postUpdate" | "PersoneelBeschikbaarheid::postSave" | "PersoneelBeschikbaarheid::postDelete" | "PersoneelContact::postInsert" | "PersoneelContact::postUpdate" | "PersoneelContact::postSave" | "PersoneelContact::postDelete" | "ProductGroep::postInsert" | "ProductGroep::postUpdate" | "ProductGroep::postSave" | "ProductGroep::postDelete" | "QueuedMail::postInsert" | "QueuedMail::postUpdate" | "QueuedMail::postSave" | "QueuedMail::postDelete" | "Standaardbijlage::postInsert" | "Standaardbijlage::postUpdate" | "Standaardbijlage::postSave" | "Standaardbijlage::postDelete" | "Startmoment::postInsert" | "Startmoment::postUpdate" | "Startmoment::postSave" | "Startmoment::postDelete" | "Startmomentgroep::postInsert" | "Startmomentgroep::postUpdate" | "Startmomentgroep::postSave" | "Startmomentgroep::postDelete" | "Statusherinnering::postInsert" | "Statusherinnering::postUpdate" | "Statusherinnering::postSave" | "Statusherinnering::postDelete" | "Urenregistratie::postInsert" | "Urenregistratie::postUpdate" | "Urenregistratie::postSave" | "Urenregistratie::postDelete" | "Voucher::postInsert" | "Voucher::postUpdate" | "Voucher::postSave" | "Voucher::postDelete" | "VoucherTemplate::postInsert" | "VoucherTemplate::postUpdate" | "VoucherTemplate::postSave" | "VoucherTemplate::postDelete" | "Webhook::postInsert" | "Webhook::postUpdate" | "Webhook::postSave" | "Webhook::postDelete" | "frameworkGuardGroup::postInsert" | "frameworkGuardGroup::postUpdate" | "frameworkGuardGroup::postSave" | "frameworkGuardGroup::postDelete" | "frameworkGuardUser::postInsert" | "frameworkGuardUser::postUpdate" | "frameworkGuardUser::postSave" | "frameworkGuardUser::postDelete" | "Product::postInsert" | "Product::postUpdate" | "Product::postSave" | "Product::postDelete" | "Instelling::postInsert" | "Instelling::postUpdate" | "Instelling::postSave" | "Instelling::postDelete" | "Nieuwsbrief::postInsert" | "Nieuwsbrief::postUpdate" | "Nieuwsbrief::postSave" | "Nieuwsbrief::postDelete" | "Productlabel::postInsert" | "Productlabel::postUpdate" | "Productlabel::postSave" | "Productlabel::postDelete" | "BookingDefinitive" | "InvoiceDefinitive" | "WebhookTest";
        /**
         * @description The kind of object that changed.
         * @enum {string}
         */
        EventObject: "APIKey" | "Arrangement" | "Attachment" | "Bedrijf" | "Betaalmethode" | "Boeking" | "Boekingsmail" | "BoekingsmailZending" | "Boekingsvoorstel" | "BoekingsvoorstelType" | "BookProcess" | "Contact" | "Contactformulier" | "Contactmoment" | "Contactpersoon" | "Dienst" | "Factuur" | "FactuurBetaling" | "IncomingMail" | "IncomingMailAddress" | "Integration" | "Kassa" | "Kassalogboek" | "Klant" | "Kortingscode" | "Kwalificatie" | "LeverancierContact" | "Locatie" | "Materiaal" | "OverigContact" | "PdfTemplate" | "PersoneelBeschikbaarheid" | "PersoneelContact" | "ProductGroep" | "QueuedMail" | "Standaardbijlage" | "Startmoment" | "Startmomentgroep" | "Statusherinnering" | "Urenregistratie" | "Voucher" | "VoucherTemplate" | "Webhook" | "frameworkGuardGroup" | "frameworkGuardUser" | "Product" | "Instelling" | "Nieuwsbrief" | "Productlabel";
        /** @description The old values of the modified members. */
        EventPrevious: {
            [key: string]: unknown;
        };
        /**
         * Format: date
         * @description Last day on which an option or reservation is held. After that day nothing happens, unless the setting
         *     `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
         */
        ExpiryDate: string | null;
        /** @description An extra field that contains a date. */
        ExtraDateField: {
            /** @description Name of the field. */
            name: string;
            /** @enum {string} */
            type: "date";
            /**
             * Format: date
             * @description The date, as `YYYY-MM-DD`.
             */
            value: string;
        };
        /** @description The value of one extra field. `type` decides the JSON type of `value`. */
        ExtraField: components["schemas"]["ExtraTextField"] | components["schemas"]["ExtraNumberField"] | components["schemas"]["ExtraDateField"] | components["schemas"]["ExtraSingleChoiceField"] | components["schemas"]["ExtraMultipleChoiceField"];
        /** @description An extra field that contains any number of choices. */
        ExtraMultipleChoiceField: {
            /** @description Name of the field. */
            name: string;
            /** @enum {string} */
            type: "multiplechoice";
            /** @description The selected choices. */
            value: string[];
        };
        /** @description An extra field that contains a whole number. */
        ExtraNumberField: {
            /** @description Name of the field. */
            name: string;
            /** @enum {string} */
            type: "number";
            /** @description The number. */
            value: number;
        };
        /** @description An extra field that contains one choice. */
        ExtraSingleChoiceField: {
            /** @description Name of the field. */
            name: string;
            /** @enum {string} */
            type: "singlechoice";
            /** @description The selected choice. */
            value: string;
        };
        /** @description An extra field that contains text. */
        ExtraTextField: {
            /** @description Name of the field. */
            name: string;
            /** @enum {string} */
            type: "text";
            /** @description The text. */
            value: string;
        };
        /**
         * Format: binary
         * @description The bytes of the file.
         */
        File: string;
        /**
         * @description What a file belongs to: `standaardbijlage` (an attachment), `boekingsmail` (a booking mail) or `incoming_mail` (an
         *     incoming mail).
         * @enum {string}
         */
        FileOwner: "standaardbijlage" | "boekingsmail" | "incoming_mail";
        /**
         * @description What a file is, told by its content: PDF, an image, a document of Word, Excel, PowerPoint or OpenDocument, a
         *     calendar or plain text. `application/octet-stream` is everything else.
         * @enum {string}
         */
        FileType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "text/calendar" | "text/plain" | "application/octet-stream";
        /**
         * @description Gender of a contact person: `man` (male), `vrouw` (female) or `onbekend` (unknown, the default).
         * @enum {string}
         */
        Gender: "man" | "vrouw" | "onbekend";
        /** @description Number of people. */
        GroupSize: number;
        /** Format: int32 */
        Id: number;
        /**
         * Format: binary
         * @description The bytes of the image file.
         */
        ImageFile: string;
        /**
         * @description An invoice of a booking. A draft (`concept`) is recalculated when its booking changes. A permanent invoice never
         *     changes, except for its status, which follows its payments, and its reminder dates.
         */
        Invoice: {
            id: components["schemas"]["Id"];
            /** @description Customer who is charged. */
            klant_id: components["schemas"]["Id"];
            /** @description Booking that is charged. */
            boeking_id: components["schemas"]["Id"];
            /** @description Company that issues the invoice. */
            bedrijf_id: components["schemas"]["Id"];
            context: components["schemas"]["InvoiceContext"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description Invoice number, such as 2026-00001, without gaps per company and year; null for a draft. */
            factuur_nummer: string | null;
            verstuur_factuur_op: components["schemas"]["SendingDate"];
            /**
             * Format: date
             * @description Invoice date; null for a draft.
             */
            datum: string | null;
            /** @description Path of the PDF of a permanent invoice; null for a draft. */
            pdf_locatie: string | null;
            /** @description Path of the PDF; for a draft, of a preview. */
            pdf_href: string;
            /** @description Note for the customer. */
            opmerking: string | null;
            /** @description Number of people. */
            aantal_personen: number;
            /** @description Payment term in days. */
            betaaltermijn: number;
            /** @description Customer's own reference. */
            referentie_klant: string | null;
            /** @description Reference of the invoice in an external system. */
            reference_external: string;
            /**
             * Format: date
             * @description Date on which the first payment reminder was queued; null before. The service queues it at 08:00 on the day
             *     after the due date if an amount is open: the invoice total, less its credit invoices and its payments.
             */
            herinnering1: string | null;
            /**
             * Format: date
             * @description Date on which the second payment reminder was queued, 14 days after the first; null before.
             */
            herinnering2: string | null;
            /**
             * Format: money
             * @description Total including VAT; the sum of the net amounts if the VAT is shifted (`btw_verlegd`).
             */
            calculated_totaalbedrag_inclusief_btw: Cents;
            /** @description Transaction of the payment provider for which the invoice was created; null for any other invoice. */
            provider_transaction_id: number | null;
            /** @description Invoice that this invoice credits; null if it is not a credit invoice. */
            crediteert_factuur_id: components["schemas"]["Id"] | null;
            /**
             * @description Whether the VAT is shifted to the customer (reverse charge). If so, the total is the sum of the net amounts and
             *     the customer accounts for the VAT.
             */
            btw_verlegd: boolean;
            /**
             * Format: percentage
             * @description For an advance, its percentage of the booking total; 100 for any other invoice.
             */
            voorschot_percentage: BasisPoints;
            btw: components["schemas"]["VatAmounts"];
            /** @description Snapshot of the sender, the addressee and the booking as printed; null for a draft. */
            afdruk: components["schemas"]["InvoicePrint"] | null;
            /**
             * @description Seal of the invoice: SHA-256, in hexadecimal, of everything that the invoice prints and of the seal of the
             *     previous invoice in the series; null for a draft. `GET /api2/facturen/nummering` verifies it.
             */
            hash: string | null;
            /** @description Seal of the previous invoice in the series; null for the first invoice and for a draft. */
            previous_hash: string | null;
            /** @description Lines of the invoice; in a list only with `embed=regels`. */
            regels?: components["schemas"]["InvoiceLine"][];
            /**
             * Format: money
             * @description Total paid; only if embedded in a booking.
             */
            _betaald_bedrag?: Cents;
            /** @description Current data of the customer; only if embedded. */
            Klant?: components["schemas"]["Customer"];
            /** @description Current data of the booking; only if embedded. */
            Boeking?: components["schemas"]["ListedBooking"];
            /** @description Payments in the order in which they were recorded; only if embedded. */
            Betalingen?: components["schemas"]["InvoicePayment"][];
            /** @description Credit invoices of this invoice, drafts included, sorted by id and without their lines; only if embedded. */
            Creditfactuur?: components["schemas"]["Invoice"][];
            /** @description Invoice that this invoice credits, without its lines; null if it is not a credit invoice. Only if embedded. */
            GecrediteerdeFactuur?: components["schemas"]["Invoice"] | null;
            /** @description Values derived from the invoice; only if embedded. */
            _calculated?: components["schemas"]["InvoiceCalculated"];
        };
        /** @description Snapshot of the customer. */
        InvoiceAddressee: {
            /** @description Name of the customer. */
            naam: string;
            /** @description Department. */
            afdeling: string | null;
            /** @description Addressee of the invoice if it is not the customer itself. */
            factuur_adressering: string | null;
            /** @description Text printed before the name of the contact person. */
            attentie: string;
            /** @description Name of the main contact person of an organisation; null for a private person. */
            contactpersoon: string | null;
            /** @description E-mail address of the main contact person. */
            email: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: string | null;
            btw_nummer: string | null;
        };
        /** @description Values derived from an invoice. */
        InvoiceCalculated: {
            /** @description Structured payment reference: ten digits and two check digits. */
            gestructureerde_mededeling: string;
        };
        /**
         * @description Origin of the invoice: `invoice` (office), `online_booking` or `pos` (point of sale).
         * @enum {string}
         */
        InvoiceContext: "invoice" | "online_booking" | "pos";
        /**
         * @description Related object or value to include with each invoice.
         * @enum {string}
         */
        InvoiceEmbed: "Klant" | "Boeking" | "Betalingen" | "regels" | "Creditfactuur" | "GecrediteerdeFactuur" | "_calculated.gestructureerde_mededeling";
        /** @description Lines under one name, with a discount on all of them. */
        InvoiceGroup: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "groep";
            /** @description Name of the group. */
            naam: string;
            /**
             * Format: percentage
             * @description Discount, in percent, on every line in the group.
             */
            kortingspercentage: BasisPoints;
            /** @description Reason for the discount. */
            kortingomschrijving: string | null;
            /** @description Earlier invoice of the booking, such as an advance, that this group deducts; null for any other group. */
            voorschot_factuur_id: components["schemas"]["Id"] | null;
            /** @description Whether the lines in the group are printed. */
            children_visible: boolean;
            /** @description Lines in the group. */
            regels: components["schemas"]["InvoiceLine"][];
        };
        /** @description A quantity at a unit price. */
        InvoiceItem: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "item";
            /** @description Name of the product or service. */
            naam: string;
            /**
             * Format: percentage
             * @description Discount on this line, in percent.
             */
            kortingspercentage: BasisPoints;
            /** @description Reason for the discount. */
            kortingomschrijving: string | null;
            /** @description Quantity. */
            aantal: number;
            /**
             * Format: unit-price
             * @description Unit price including VAT.
             */
            bedrag: TenThousandths;
            /**
             * Format: percentage
             * @description VAT rate.
             */
            btw_percentage: BasisPoints;
            /** @description Product; null if the line has none. */
            product_id: components["schemas"]["Id"] | null;
            /** @description Booking line that is charged; null if there is none. */
            boekingsregel_id: components["schemas"]["Id"] | null;
        };
        /** @description A printed line: a group (`groep`) of lines, or a single item (`item`). */
        InvoiceLine: components["schemas"]["InvoiceGroup"] | components["schemas"]["InvoiceItem"];
        /** @description Snapshot of the layout settings of the company and its PDF template. */
        InvoiceLook: {
            /** @description Locale for the language and the format of numbers and dates. */
            locale: string;
            /** @description Font of the company. */
            lettertype: string;
            /** @description Colour of lines and headings, as #rrggbb. */
            accent_color: string | null;
            /** @description SHA-256 of the logo, in hexadecimal. */
            logo_sha256: string | null;
            /** @description Text at the top of every page; may contain tags. */
            header: string | null;
            /** @description Text at the bottom of every page; may contain tags. */
            footer: string | null;
        };
        /** @description A payment on an invoice, or a refund. */
        InvoicePayment: {
            readonly id: components["schemas"]["Id"];
            /** @description Invoice that was paid. */
            readonly factuur_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Date and time of the payment; if omitted, now.
             */
            wanneer: Instant;
            /**
             * Format: money
             * @description Amount paid; negative for a refund. May not be zero.
             */
            bedrag: Cents;
            /** @description Note. */
            opmerking: string;
            /** @description Payment method, if known. */
            betaalmethode_id: components["schemas"]["Id"] | null;
            /** @description Point of sale that received the payment. */
            pos_id: components["schemas"]["Id"] | null;
            /** @description Location that received the payment. The point of sale must be available there. */
            location_id: components["schemas"]["Id"] | null;
            /**
             * @description Set only if this payment settles an invoice with its credit invoice and no money moved: the counterpart payment
             *     on the other invoice. Null for any other payment.
             */
            readonly settles_id: components["schemas"]["Id"] | null;
            readonly btw: components["schemas"]["VatAmounts"];
            readonly klant: components["schemas"]["PaymentCustomer"];
            /** @description Member of staff who recorded the payment, null if none did; only if embedded. */
            readonly Creator?: components["schemas"]["Creator"] | null;
            /** @description The invoice, without its lines; only if embedded. */
            readonly Factuur?: components["schemas"]["Invoice"];
        };
        /** @description A payment on an invoice, or a refund. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        InvoicePaymentPut: {
            /**
             * Format: date-time
             * @description Date and time of the payment; if omitted, now.
             */
            wanneer?: Instant;
            /**
             * Format: money
             * @description Amount paid; negative for a refund. May not be zero.
             */
            bedrag: Cents;
            /** @description Note. */
            opmerking?: string;
            /** @description Payment method, if known. */
            betaalmethode_id?: components["schemas"]["Id"] | null;
            /** @description Point of sale that received the payment. */
            pos_id?: components["schemas"]["Id"] | null;
            /** @description Location that received the payment. The point of sale must be available there. */
            location_id?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Snapshot of the printed data about the sender, the addressee and the booking, taken when the invoice became
         *     permanent.
         */
        InvoicePrint: {
            afzender: components["schemas"]["InvoiceSender"];
            geadresseerde: components["schemas"]["InvoiceAddressee"];
            uitje: components["schemas"]["InvoicedBooking"];
            vormgeving: components["schemas"]["InvoiceLook"];
            /**
             * @description Payments recorded in the same request that made the invoice permanent, at the till for example. Later payments
             *     and settlements are not included.
             */
            betalingen: components["schemas"]["PrintedPayment"][];
            /** @description Invoice that this invoice credits; null if it is not a credit invoice. */
            gecrediteerde_factuur: components["schemas"]["CreditedInvoice"] | null;
        };
        /** @description Snapshot of the company. */
        InvoiceSender: {
            /** @description Name that customers see (`weergavenaam`). */
            naam: string;
            slogan: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: string | null;
            telefoon: string | null;
            email: string | null;
            website: string | null;
            iban: string | null;
            bic: string | null;
            /** @description Name of the account holder. */
            bank_tnv: string | null;
            btw_nummer: string | null;
            /** @description Number in the trade register. */
            kvk_nummer: string | null;
        };
        /** @description What to do when the draft becomes permanent: render the PDF, record payments, mail the invoice. */
        InvoiceSending: {
            /**
             * @description True renders the PDF before the response. False leaves it to a background job, or to the first request for the
             *     PDF.
             * @default false
             */
            render_pdf: boolean;
            /** @description Payments received with the invoice, recorded in this order. */
            betalingen?: components["schemas"]["SentPayment"][];
            /** @description Contact person to mail the invoice to; must have an e-mail address. */
            mail_to?: components["schemas"]["Id"];
            /** @description Contact persons who get a copy. Only with `mail_to`. */
            mail_cc?: components["schemas"]["Id"][];
            /** @description Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`. */
            mail_subject?: string;
            /** @description Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`. */
            mail_body?: string;
            /**
             * @description Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
             *     you use, or else the company's. Only with `mail_to`.
             */
            mail_signature?: string;
        };
        /** @description Result of the verification of one series of invoice numbers. A series belongs to one company and one year. */
        InvoiceSeries: {
            /** @description Company. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description Local year of the invoice dates. */
            jaar: number;
            /** @description First number; null if the series has no invoices. */
            first: number | null;
            /** @description Last number; null if the series has no invoices. */
            last: number | null;
            /** @description Number of invoices in the series. */
            count: number;
            /** @description Issued numbers without an invoice, the first 1000 of them; empty if the series is intact. */
            gaps: number[];
            /** @description Number of invoices at the start of the series that were issued before invoices were sealed. */
            unsealed: number;
            /**
             * @description Seal of the last invoice. Store it outside this installation: as long as a later verification returns the same
             *     seal for the same invoice, no invoice up to that one was changed, not even together with its seals.
             */
            hash: string | null;
            /** @description First invoice that differs from what was sealed; null if the series is intact. */
            changed: components["schemas"]["BrokenSeal"] | null;
        };
        /**
         * @description `concept`: draft. `verzonden`: permanent, not paid. `deels_betaald`: partially paid. `betaald`: fully paid, or a
         *     total of zero.
         * @enum {string}
         */
        InvoiceStatus: "concept" | "verzonden" | "deels_betaald" | "betaald";
        /** @description Snapshot of the booking. */
        InvoicedBooking: {
            /** @description Booking reference. */
            referentie: string;
            /**
             * Format: date
             * @description Date of the booking.
             */
            datum: string | null;
            /** @description Package name that the customer sees. */
            arrangement: string;
        };
        /**
         * @description Account of the line, whatever its ledger number: `debiteuren` (accounts receivable), `omzet` (revenue),
         *     `voorschotten` (advances), `btw` (VAT), `betalingen` (payments) or `verrekeningen` (settlements).
         * @enum {string}
         */
        JournalAccount: "debiteuren" | "omzet" | "voorschotten" | "btw" | "betalingen" | "verrekeningen";
        /** @description A journal entry, as it was recorded. */
        JournalEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description Date of the entry.
             */
            datum: string;
            soort: components["schemas"]["JournalEntryKind"];
            /**
             * Format: date-time
             * @description When the entry was recorded.
             */
            geboekt_op: Instant;
            /** @description Company that issued the invoice. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description Invoice. */
            factuur_id: components["schemas"]["Id"];
            /** @description Invoice number. */
            factuur_nummer: string;
            /**
             * Format: date
             * @description Invoice date.
             */
            factuur_datum: string;
            /** @description Customer who is charged. */
            klant_id: components["schemas"]["Id"];
            /** @description Name of the customer, as printed on the invoice. */
            klant_naam: string;
            /** @description Payment, which may have been deleted since; null for an entry of an invoice. */
            betaling_id: components["schemas"]["Id"] | null;
            /**
             * Format: date
             * @description Local date of the payment itself; null for an entry of an invoice.
             */
            betaald_op: string | null;
            /** @description Payment method, which may have been deleted since; null if there is none. */
            betaalmethode_id: components["schemas"]["Id"] | null;
            /** @description Entry that this entry reverses; null for any other entry. */
            tegenboeking_van: components["schemas"]["Id"] | null;
            /** @description Lines of the entry. The debits equal the credits. */
            regels: components["schemas"]["JournalLine"][];
        };
        /**
         * @description What the entry records: `factuur` (invoice), `creditfactuur` (credit invoice), `betaling` (payment), `verrekening`
         *     (settlement of an invoice with its credit invoice) or `tegenboeking` (reversal of an earlier entry).
         * @enum {string}
         */
        JournalEntryKind: "factuur" | "creditfactuur" | "betaling" | "verrekening" | "tegenboeking";
        /** @description A line of a journal entry. Either `debet` or `credit` is zero. */
        JournalLine: {
            rekening: components["schemas"]["JournalAccount"];
            /** @description Number of the ledger account; null if none was configured. */
            ledger_number: string | null;
            /** @description Cost center of the product group. */
            cost_center: string | null;
            /** @description Name of the product group or the payment method. */
            naam: string | null;
            /**
             * Format: percentage
             * @description VAT rate, on lines of revenue, advances and VAT.
             */
            btw_percentage: BasisPoints | null;
            /**
             * Format: money-sum
             * @description Debit.
             */
            debet: Cents;
            /**
             * Format: money-sum
             * @description Credit.
             */
            credit: Cents;
        };
        /**
         * @description The journal as CSV. First the columns of the entry: `id`, `datum`, `soort`, `geboekt_op`, `bedrijf_id`,
         *     `factuur_id`, `factuur_nummer`, `factuur_datum`, `klant_id`, `klant_naam`, `betaling_id`, `betaald_op`,
         *     `betaalmethode_id`, `tegenboeking_van`. Then those of the line: `rekening`, `ledger_number`, `cost_center`, `naam`,
         *     `btw_percentage`, `debet`, `credit`.
         */
        JournalTable: string;
        /** @description Latitude in decimal degrees, north positive. */
        Latitude: number | null;
        /** @description Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts. */
        LedgerNumber: string | null;
        /** @description A HAL link to a path on this server. */
        Link: {
            /** @description The path, including its query string. */
            href: string;
        };
        /** @description A booking in a list. Lines, costs and related objects are present only if you embed them. */
        ListedBooking: {
            readonly id: components["schemas"]["Id"];
            /** @description Customer. Cannot be changed once the booking has a permanent invoice. */
            klant_id: components["schemas"]["Id"];
            /** @description Reference for people: the customer's id and a sequence number per customer. Never reused. */
            readonly referentie: string;
            /**
             * Format: date
             * @description Local date of `begin`. To change it, change `begin`.
             */
            datum: string;
            /**
             * Format: date-time
             * @description Start of the booking. Changing it moves all lines.
             */
            begin: Instant;
            status: components["schemas"]["BookingStatus"];
            /** @description Name of the package or product, as the customer sees it. */
            arrangement: string;
            /** @description Package from which the booking was created. Cannot be changed. */
            arrangement_id: components["schemas"]["Id"] | null;
            personen: components["schemas"]["GroupSize"];
            /**
             * Format: date-time
             * @description When the booking got its current status.
             */
            readonly status_updated_at: Instant;
            /** @description True if a customer made the booking online. */
            readonly online_boeking: boolean;
            status_vervaldatum: components["schemas"]["ExpiryDate"];
            bijzonderheden: components["schemas"]["Particulars"];
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen: components["schemas"]["DaysToDraft"];
            /** @description Lines of the booking, sorted by `begin`. */
            boekingsregels?: components["schemas"]["BookingLine"][];
            kosten?: components["schemas"]["Costs"];
            /** @description Customer; only if embedded. */
            readonly Klant?: components["schemas"]["Customer"];
            /** @description Member of staff who created the booking, null if none did; only if embedded. */
            readonly Creator?: components["schemas"]["Creator"] | null;
            /** @description Shifts for the booking, sorted by `begin`; only if embedded. */
            readonly Diensten?: components["schemas"]["Shift"][];
            /** @description Invoices of the booking, without their lines; only if embedded. */
            readonly Facturen?: components["schemas"]["Invoice"][];
        };
        /**
         * @description Related object to include with each booking in a list.
         * @enum {string}
         */
        ListedBookingEmbed: "Klant" | "Klant.Hoofdcontact" | "boekingsregels" | "kosten" | "Creator" | "Diensten" | "Facturen" | "Facturen._betaald_bedrag";
        /** @description A place where bookings take place. Locations form a tree: a location may be part of another one. */
        Location: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Colour in the day planning. */
            kleur: string | null;
            /** @description Name that customers see. */
            weergavenaam: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            /** @description Telephone number. */
            telefoonnummer: string | null;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description Maximum number of people at the same time; null = unlimited. */
            capaciteit: number | null;
            /** @description Maximum number of bookings at the same time; null = unlimited. */
            aantal_groepen: number | null;
            /** @description The location that this one is part of; null at the top of the tree. */
            parent_id: components["schemas"]["Id"] | null;
            /**
             * @description Usage on the local day of `embedGebruikOpDatum`, from midnight to midnight. Present only with that parameter.
             *     Includes the usage of all locations below this one. Periods without people are left out.
             */
            readonly gebruik?: components["schemas"]["LocationUse"][];
        };
        /** @description What is left of a product in a location. */
        LocationAvailability: {
            /** @description The location; null for a product without locations. */
            locatie_id: components["schemas"]["Id"] | null;
            /** @description How many units one booking can have; 99999 = unlimited. */
            beschikbaarheid: number;
        };
        /** @description A place where bookings take place. Locations form a tree: a location may be part of another one. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        LocationPut: {
            /** @description Internal name. */
            naam?: string;
            /** @description Colour in the day planning. */
            kleur?: string | null;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            /** @description Telephone number. */
            telefoonnummer?: string | null;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /** @description Maximum number of people at the same time; null = unlimited. */
            capaciteit?: number | null;
            /** @description Maximum number of bookings at the same time; null = unlimited. */
            aantal_groepen?: number | null;
            /** @description The location that this one is part of; null at the top of the tree. */
            parent_id?: components["schemas"]["Id"] | null;
        };
        /**
         * @description A period in which the numbers of people and bookings at a location are constant. Only bookings that hold capacity
         *     count: those with the status `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. The people of one
         *     booking count once.
         */
        LocationUse: {
            /**
             * Format: date-time
             * @description Start of the period, inclusive.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period, exclusive.
             */
            eind: Instant;
            /** @description Number of people during the period. */
            personen: number;
            /** @description Number of bookings during the period. */
            groepen: number;
        };
        /** @description Longitude in decimal degrees, east positive. */
        Longitude: number | null;
        /**
         * @description Kind of mail: `invoice` (sends an invoice), `first_reminder` and `second_reminder` (ask for payment) or
         *     `payment_confirmation` (confirms a payment).
         * @enum {string}
         */
        MailKind: "invoice" | "first_reminder" | "second_reminder" | "payment_confirmation";
        /**
         * @description Status of the mail.
         *
         *     - `queued`: waits for the first attempt, for a retry, or for a mail server to be configured.
         *     - `sending`: an attempt is in progress.
         *     - `sent`: the mail server accepted it.
         *     - `failed`: permanently rejected, or the last retry failed.
         *     - `cancelled`: cancelled before it was sent.
         * @enum {string}
         */
        MailStatus: "queued" | "sending" | "sent" | "failed" | "cancelled";
        /** @description What a mail is about. */
        MailSubject: {
            kind: components["schemas"]["MailSubjectKind"];
            /** @description Id of the object. It may have been deleted since. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description Kind of object that a mail is about. More kinds may be added.
         * @enum {string}
         */
        MailSubjectKind: "invoice";
        /** @description Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none. */
        Material: {
            readonly id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description How many there are, unless a capacity entry says otherwise for a period; null = unlimited. */
            aantal: number | null;
            /** @description Maximum number of bookings that use it at the same time; null = unlimited. */
            aantal_groepen: number | null;
            /** @description Maximum number that starts to be used at one moment; null = unlimited. */
            aantal_tegelijk_starten: number | null;
            /** @description Maximum number of bookings that start to use it at one moment; null = unlimited. */
            aantal_groepen_tegelijk_starten: number | null;
            /** @description Whether the overview of the planning shows the material. */
            overzichtmenu: boolean;
            /** @description Maximum part of the quantity that online bookings can use, in percent. */
            percentage_online_te_boeken: number;
        };
        /**
         * @description Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none.
         *      The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
         */
        MaterialPut: {
            /** @description Name. */
            naam?: string;
            /** @description How many there are, unless a capacity entry says otherwise for a period; null = unlimited. */
            aantal?: number | null;
            /** @description Maximum number of bookings that use it at the same time; null = unlimited. */
            aantal_groepen?: number | null;
            /** @description Maximum number that starts to be used at one moment; null = unlimited. */
            aantal_tegelijk_starten?: number | null;
            /** @description Maximum number of bookings that start to use it at one moment; null = unlimited. */
            aantal_groepen_tegelijk_starten?: number | null;
            /** @description Whether the overview of the planning shows the material. */
            overzichtmenu?: boolean;
            /** @description Maximum part of the quantity that online bookings can use, in percent. */
            percentage_online_te_boeken?: number;
        };
        /** @description A stretch of time, half-open, in which the same quantity is in use. */
        MaterialUse: {
            /**
             * Format: date-time
             * @description Start of the stretch.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the stretch.
             */
            eind: Instant;
            /** @description How many there are, by the capacity entry or the material; null = unlimited. */
            capaciteit: number | null;
            /** @description How many are in use. */
            gebruikt: number;
            /** @description Bookings that use it. */
            groepen: number;
        };
        /** @description A HAL link to a path on this server, with the HTTP method to use. */
        MethodLink: {
            /** @description The path, including its query string. */
            href: string;
            /**
             * @description The HTTP method, in lower case.
             * @enum {string}
             */
            method: "get" | "post" | "put" | "delete";
        };
        /**
         * @description `boven`: an incomplete multiple of `per_x_aantal` counts as a whole one. `niet`: no rounding, the amount is
         *     proportional.
         * @enum {string}
         */
        MultipleRounding: "boven" | "niet";
        /** @description A credential with which a program acts on behalf of a user account. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewApiKey: {
            /** @description The user account that the key acts for. It cannot change. */
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            scopes?: components["schemas"]["ApiKeyScopes"];
            /**
             * Format: date-time
             * @description When the key expires. It must lie in the future when you set it; null = never.
             */
            expires_at?: Instant | null;
        };
        /** @description A file that goes with products. Customers get it with the confirmation of a booking. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewAttachment: {
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers get the file under. Without it the service takes `naam`. */
            filename?: string;
        };
        /** @description Whom to book for, and what: a package, a product, both, a copy of another booking, or nothing yet. */
        NewBooking: {
            /** @description Customer. */
            klant_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of the booking; the lines are scheduled from this moment.
             */
            begin: Instant;
            personen: components["schemas"]["GroupSize"];
            /** @default informatie */
            status: components["schemas"]["BookingStatus"];
            /** @description Name that the customer sees; by default the name of the package, the product or the copied booking. */
            arrangement?: string;
            /** @description Package to book. */
            arrangement_id?: components["schemas"]["Id"];
            /** @description Product to book. */
            product_id?: components["schemas"]["Id"];
            /** @description Booking to copy. Cannot be combined with `arrangement_id` or `product_id`. */
            boeking_id?: components["schemas"]["Id"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            /** @default true */
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
        };
        /** @description What a new feed shows. */
        NewCalendar: {
            soort: components["schemas"]["CalendarKind"];
            /** @description The member of staff, location or booking. */
            id: components["schemas"]["Id"];
        };
        /** @description Entries to write in one request, usually those of a series. */
        NewCapacityEntries: components["schemas"]["NewCapacityEntry"][];
        /**
         * @description How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
         *     one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
         *      The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
         */
        NewCapacityEntry: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period, after `begin`.
             */
            end: Instant;
            /** @description Quantity in the period; 0 = none. */
            amount: number;
            internal_reference?: components["schemas"]["CapacitySeries"];
        };
        /** @description A trading name under which you sell and invoice, with the data that its invoices and mails need. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewCompany: {
            /**
             * @description Internal name.
             * @default
             */
            bedrijfsnaam: string;
            /**
             * @description Name that customers see. If empty, customers see `bedrijfsnaam`.
             * @default
             */
            weergavenaam: string;
            /** @description Slogan, printed below the name. */
            slogan?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            /** @description IBAN of the bank account. Stored as sent, and printed in groups of four characters. */
            iban?: string | null;
            /** @description BIC of the bank. */
            bic?: string | null;
            /** @description Name of the account holder. */
            bank_tnv?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /** @description Registration number in the trade register (KvK). */
            kvk_nummer?: string | null;
            /** @description URL of the website. */
            website?: string | null;
            /** @description Telephone number. */
            telefoon?: string | null;
            /**
             * Format: email
             * @description Sender address of the company's mails.
             */
            email: string;
            /**
             * @description Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`.
             * @default
             */
            factuur_nummer_prefix: string;
            /**
             * @description Default payment term of invoices in days. The costs of a booking can override it.
             * @default 14
             */
            factuur_betaaltermijn: number;
            /**
             * @description Number of days after the date of a booking on which the service creates a draft invoice. A booking can
             *     override it. Applies only while the setting `deels_factureren` is `yes`.
             * @default 0
             */
            factureren_na_dagen: number;
            /**
             * @description The customer types of this company. `soort_klant` of a customer must be one of them.
             * @default []
             */
            soort_klanten: string[];
            /**
             * @description Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
             *     validate `extra_fields` against it.
             * @default []
             */
            free_relation_fields: string[];
            /** @description Signature below the company's mails. */
            ondertekening_standaardmails?: string | null;
            /**
             * @description Whether printed programmes show amounts.
             * @default true
             */
            programmarender_aantallen: boolean;
            /**
             * @description Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
             *     font; every other name selects the built-in sans-serif font.
             * @default Helvetica
             */
            default_font: string;
            /** @description PDF template for invoices; its context must be `invoice`. */
            factuur_pdf_template_id: components["schemas"]["Id"];
            /** @description PDF template for invoices from a point of sale; its context must be `pos`. */
            kassa_factuur_pdf_template_id?: components["schemas"]["Id"] | null;
            /** @description PDF template for invoices of online bookings; its context must be `online_booking`. */
            online_boeking_factuur_pdf_template_id?: components["schemas"]["Id"] | null;
            /** @description Subject of the mail with the final invoice. May contain tags. */
            onderwerp_mail_eindfactuur: string;
            /** @description Body of the mail with the final invoice. May contain tags. */
            body_mail_eindfactuur: string;
            /** @description Subject of the first payment reminder. May contain tags. */
            onderwerp_eerste_betalingsherinnering: string;
            /** @description Body of the first payment reminder. May contain tags. */
            body_eerste_betalingsherinnering: string;
            /** @description Subject of the second payment reminder. May contain tags. */
            onderwerp_tweede_betalingsherinnering: string;
            /** @description Body of the second payment reminder. May contain tags. */
            body_tweede_betalingsherinnering: string;
            /** @description Subject of the payment confirmation. May contain tags. */
            onderwerp_betaalbevestiging: string;
            /** @description Body of the payment confirmation. May contain tags. */
            body_betaalbevestiging: string;
            /**
             * @description Language of documents and mails, such as `nl` or `nl_NL`.
             * @default nl_NL
             */
            locale: string;
            /**
             * @description Salutation of contact persons whose own `aanhef` is empty. May contain the tag
             *     `{contactpersoon_aanspreeknaam}`.
             * @default Beste {contactpersoon_aanspreeknaam}
             */
            standaard_aanhef: string;
            /**
             * @description Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of).
             * @default T.a.v.
             */
            attentietekst: string;
            /**
             * @description Title of a contact person of gender `man`.
             * @default de heer
             */
            standaard_titel_man: string;
            /**
             * @description Title of a contact person of gender `vrouw`.
             * @default mevrouw
             */
            standaard_titel_vrouw: string;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /**
             * @description Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
             *     is empty.
             * @default
             */
            communication_default_mail_subject: string;
        };
        /**
         * @description A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
         *     its type are null.
         *      The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
         */
        NewContact: {
            /** @default overig */
            type: components["schemas"]["ContactType"];
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the contact belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Customer type, of a customer: one of `soort_klanten` of the company. */
            soort_klant?: string | null;
            /** @description Department, of a customer. */
            afdeling?: string | null;
            /** @description Addressee on the invoices of a customer, if it differs from the customer. */
            factuur_adressering?: string | null;
            /** @description Status of a supplier: whether you still buy from it. */
            status?: components["schemas"]["SupplierStatus"] | null;
            /** @description From when you pay the supplier, as free text. Stored as sent. */
            betalen_vanaf?: string | null;
            /** @description Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders. */
            uitje_activiteit_herinnering?: boolean | null;
            /** @description Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails. */
            onchange_email?: boolean | null;
            /** @description The contact persons of the contact. The main contact person comes first. */
            contactpersonen: components["schemas"]["NewContactPerson"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /**
         * @description A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
         *     you send; an entry without `id` creates a person. All members are optional there.
         *      The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
         */
        NewContactPerson: {
            /** @description The `id` of an existing contact person. Omit it for a new one. */
            id?: components["schemas"]["Id"];
            /** @description First name. */
            voornaam?: string | null;
            /** @description Last name. */
            achternaam?: string | null;
            geslacht?: components["schemas"]["Gender"];
            /** @description Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer. */
            aanhef?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            /** @description Telephone number. */
            telefoon1?: string | null;
            /** @description Second telephone number. */
            telefoon2?: string | null;
            /**
             * Format: email
             * @description E-mail address.
             */
            email1?: string | null;
            /**
             * Format: email
             * @description Second e-mail address.
             */
            email2?: string | null;
            /** @description Whether this is the main contact person. Each contact has exactly one. */
            hoofdcontact?: boolean;
        };
        /** @description What to credit. An empty object credits everything that is left of the invoice. */
        NewCredit: {
            /** @description Lines to credit. If omitted, everything that is left of all lines. */
            regels?: components["schemas"]["CreditedLine"][];
            /** @description Reason, printed as a note for the customer. */
            reden?: string;
            /**
             * @description `concept` for a draft, `definitief` for a permanent credit invoice.
             * @default definitief
             * @enum {string}
             */
            status: "concept" | "definitief";
            /**
             * @description Settle the open amount of the invoice with the credit invoice: one payment on each, and no money moves.
             * @default true
             */
            verrekenen: boolean;
            /** @description Contact person to mail the credit invoice to; must have an e-mail address. Not with `concept`. */
            mail_to?: components["schemas"]["Id"];
            /** @description Contact persons who get a copy. Only with `mail_to`. */
            mail_cc?: components["schemas"]["Id"][];
            /** @description Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`. */
            mail_subject?: string;
            /** @description Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`. */
            mail_body?: string;
            /**
             * @description Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
             *     you use, or else the company's. Only with `mail_to`.
             */
            mail_signature?: string;
        };
        /** @description A contact of type `klant`: a person or organisation that books. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewCustomer: {
            /**
             * @description Always `klant` (customer).
             * @default klant
             * @enum {string}
             */
            type: "klant";
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the customer belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Customer type: one of `soort_klanten` of the company. */
            soort_klant?: string | null;
            /** @description Department. */
            afdeling?: string | null;
            /** @description Addressee on invoices, if it differs from the customer. */
            factuur_adressering?: string | null;
            /** @description The contact persons of the customer. The main contact person comes first. */
            contactpersonen: components["schemas"]["NewContactPerson"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /**
         * @description A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
         *     period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages or
         *     products sets no restriction. If several lists are not empty, all of them must match.
         *      The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
         */
        NewDiscountCode: {
            /** @description Name of the discount. */
            naam: string;
            /** @description The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. */
            code: string;
            /**
             * Format: date
             * @description First day on which the code is valid.
             */
            datum_begin: string;
            /**
             * Format: date
             * @description Last day on which the code is valid; on or after `datum_begin`.
             */
            datum_eind: string;
            /** @description Discount in percent. */
            kortingspercentage: number;
            /**
             * @deprecated
             * @description Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
             * @default false
             */
            toepasbaar_zonder_arrangement: boolean;
            valid_days?: components["schemas"]["ValidDays"];
            /** @description Ids of the packages that the code is valid for, ascending. Empty = all packages. */
            Arrangementen?: components["schemas"]["Id"][];
            /** @description Ids of the products that the code is valid for, ascending. Empty = all products. */
            Products?: components["schemas"]["Id"][];
        };
        /** @description The booking to invoice, the share of it, and how to send the invoice. */
        NewInvoice: {
            /** @description Booking to invoice. */
            boeking_id: components["schemas"]["Id"];
            /** @default invoice */
            context: components["schemas"]["InvoiceContext"];
            /**
             * @description `concept` for a draft, `definitief` for a permanent invoice.
             * @default concept
             * @enum {string}
             */
            status: "concept" | "definitief";
            /**
             * Format: percentage
             * @description Below 100: an advance of this percentage of the booking total. 100: everything not yet invoiced.
             * @default 100
             */
            voorschot_percentage: BasisPoints;
            /**
             * @description Shift the VAT to the customer (reverse charge). Must be the same for all invoices of a booking.
             * @default false
             */
            btw_verlegd: boolean;
            /**
             * @description Reference of the invoice in an external system.
             * @default
             */
            reference_external: string;
            verstuur_factuur_op?: components["schemas"]["SendingDate"];
            /** @description Contact person to mail the invoice to; must have an e-mail address. Only with `definitief`. */
            mail_to?: components["schemas"]["Id"];
            /** @description Contact persons who get a copy. Only with `mail_to`. */
            mail_cc?: components["schemas"]["Id"][];
            /** @description Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`. */
            mail_subject?: string;
            /** @description Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`. */
            mail_body?: string;
            /**
             * @description Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
             *     you use, or else the company's. Only with `mail_to`.
             */
            mail_signature?: string;
        };
        /** @description A payment on an invoice, or a refund. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewInvoicePayment: {
            /**
             * Format: date-time
             * @description Date and time of the payment; if omitted, now.
             */
            wanneer?: Instant;
            /**
             * Format: money
             * @description Amount paid; negative for a refund. May not be zero.
             */
            bedrag: Cents;
            /**
             * @description Note.
             * @default
             */
            opmerking: string;
            /** @description Payment method, if known. */
            betaalmethode_id?: components["schemas"]["Id"] | null;
            /** @description Point of sale that received the payment. */
            pos_id?: components["schemas"]["Id"] | null;
            /** @description Location that received the payment. The point of sale must be available there. */
            location_id?: components["schemas"]["Id"] | null;
        };
        /** @description A place where bookings take place. Locations form a tree: a location may be part of another one. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewLocation: {
            /** @description Internal name. */
            naam: string;
            /** @description Colour in the day planning. */
            kleur?: string | null;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            /** @description Telephone number. */
            telefoonnummer?: string | null;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /** @description Maximum number of people at the same time; null = unlimited. */
            capaciteit?: number | null;
            /** @description Maximum number of bookings at the same time; null = unlimited. */
            aantal_groepen?: number | null;
            /** @description The location that this one is part of; null at the top of the tree. */
            parent_id?: components["schemas"]["Id"] | null;
        };
        /**
         * @description Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none.
         *      The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
         */
        NewMaterial: {
            /** @description Name. */
            naam: string;
            /** @description How many there are, unless a capacity entry says otherwise for a period; null = unlimited. */
            aantal?: number | null;
            /** @description Maximum number of bookings that use it at the same time; null = unlimited. */
            aantal_groepen?: number | null;
            /** @description Maximum number that starts to be used at one moment; null = unlimited. */
            aantal_tegelijk_starten?: number | null;
            /** @description Maximum number of bookings that start to use it at one moment; null = unlimited. */
            aantal_groepen_tegelijk_starten?: number | null;
            /**
             * @description Whether the overview of the planning shows the material.
             * @default false
             */
            overzichtmenu: boolean;
            /**
             * @description Maximum part of the quantity that online bookings can use, in percent.
             * @default 100
             */
            percentage_online_te_boeken: number;
        };
        /** @description A note of a contact with somebody, such as a telephone call, a mail or a visit. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewNote: {
            /**
             * @description Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`.
             * @default notitie
             */
            soort_contact: string;
            /** @description The customer, supplier, member of staff or other contact that the note is about. */
            contact_id?: components["schemas"]["Id"];
            /** @description Contact person of this contact. May have been deleted since. */
            contactpersoon_id?: components["schemas"]["Id"] | null;
            /**
             * @description Subject.
             * @default
             */
            onderwerp: string;
            /** @description The note, as plain text. */
            bericht: string;
            /**
             * @description Whether lists show the note before all others.
             * @default false
             */
            sticky: boolean;
            /** @description Booking that the note is about. */
            booking_id?: components["schemas"]["Id"] | null;
        };
        /** @description A programme of products that you sell and book as a whole. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewPackage: {
            /** @description Internal name. */
            arrangement: string;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /**
             * @description Full description, in HTML.
             * @default
             */
            uitgebreide_omschrijving: string;
            /**
             * @description Group size that the programme and the prices are calculated for.
             * @default 1
             */
            aantal_personen: number;
            /** @description Where you receive the group, as free text. */
            ontvangstlocatie?: string | null;
            /**
             * @description Whether customers may book the package on the website.
             * @default false
             */
            mag_online: boolean;
            /**
             * @description Whether the package may be shown to the public.
             * @default false
             */
            mag_api: boolean;
            /**
             * @description Whether third-party sites may show the package.
             * @default false
             */
            mag_uitjes: boolean;
            /**
             * @description Whether customers may book the package online and pay at once.
             * @default false
             */
            mag_online_geboekt_worden_direct_betalen: boolean;
            /**
             * @description Whether customers may book the package online and pay later, by invoice.
             * @default false
             */
            mag_online_geboekt_worden_achteraf_betalen: boolean;
            /** @description Largest group that may book online; null = no maximum. */
            maximum_aantal_personen_online?: number | null;
            /** @description Minimum number of days between an online booking and its date; null = no minimum. */
            onlineboeking_minimaal_vooruit?: number | null;
            /** @description Maximum number of days between an online booking and its date; null = no maximum. */
            onlineboeking_maximaal_vooruit?: number | null;
            /**
             * @description Whether the planning shows each line of the package separately.
             * @default false
             */
            los_op_planning: boolean;
            /** @description The group of the start times that the package is sold at; null = it has none. */
            startmomentgroep_id?: components["schemas"]["Id"] | null;
            /** @description The company that sells the package; null = the company of the customer. */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description The lines of the package, sorted by `begin`; lines without `begin` come last. */
            regels?: components["schemas"]["NewPackageLine"][];
        };
        /** @description A product in a package, with its time and place. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewPackageLine: {
            /** @description The `id` of an existing line. In an update it selects the line that you change; omit it for a new line. */
            id?: components["schemas"]["Id"];
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Where the line takes place; null = a location of the product. */
            locatie_id?: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description Start of the line. The service uses only its offset from the earliest line, not the date itself.
             */
            begin?: Instant | null;
            /**
             * Format: date-time
             * @description End of the line; null = `begin` plus the `duur` of the product.
             */
            eind?: Instant | null;
            /** @description Description that visitors read in the programme. */
            beschrijving?: string | null;
            /**
             * @description Number of people that the programme shows; 0 = `aantal_personen` of the package.
             * @default 0
             */
            aantal_personen: number;
            /** @description Minimum amount in an online booking; null = no minimum. */
            min?: number | null;
            /** @description Maximum amount in an online booking; null = no maximum. */
            max?: number | null;
            /**
             * @description What decides the amount in an online booking: `invullen_door_gebruiker` (the visitor enters it for this line),
             *     `boekingsgrootte` (the size of the booking) or `vast` (fixed).
             * @default invullen_door_gebruiker
             * @enum {string}
             */
            onlineboeking_aantalbepalingsmethode: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
        };
        /** @description A way in which customers pay invoices. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewPaymentMethod: {
            /** @description Name. */
            naam: string;
            /**
             * @description Whether staff can choose the method at the till.
             * @default false
             */
            weergeven_in_kassa: boolean;
            /**
             * @description Whether the customer gets a confirmation by mail of each payment received by this method.
             * @default false
             */
            bevestiging_mailen: boolean;
            /**
             * @description Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
             *     package).
             * @default manual
             * @enum {string}
             */
            type: "manual" | "psp" | "accounting";
            ledger_number?: components["schemas"]["LedgerNumber"];
        };
        /** @description The layout of a printed document: logo, colour, header and footer. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewPdfTemplate: {
            /** @description Internal name. */
            naam: string;
            context: components["schemas"]["PdfTemplateContext"];
            /** @description Colour of lines and headings, as `#rrggbb`; null = the default colour. */
            accent_color?: string | null;
            /** @description Text at the top of every page. May contain tags. */
            header?: string | null;
            /** @description Text at the bottom of every page. May contain tags. */
            footer?: string | null;
        };
        /** @description A till that receives payments. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewPointOfSale: {
            /** @description Name. */
            naam: string;
            /** @description Company that the point of sale sells for. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description Ids of the locations where it is available, in ascending order. */
            locatie_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether it can receive payments.
             * @default true
             */
            actief: boolean;
        };
        /** @description Something that you sell, buy and plan. All prices include VAT. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewProduct: {
            /** @description The supplier: a contact of type `leverancier`. */
            leverancier_id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /**
             * Format: unit-price
             * @description Purchase price per unit; may be 0.
             */
            inkoop: TenThousandths;
            /**
             * Format: unit-price
             * @deprecated
             * @description Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice`.
             */
            verkoop?: TenThousandths;
            /** @description Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice`; null without prices. */
            btw?: components["schemas"]["VatRate"] | null;
            /** @description Minimum amount of every booking. A smaller calculated amount becomes this amount. */
            minimum_aantal: number;
            /** @description How long the product takes. */
            duur?: components["schemas"]["ElapsedTime"] | null;
            /** @description Short description for customers. */
            beschrijving_klant?: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving?: string | null;
            /** @description The product group. */
            productgroep_id?: components["schemas"]["Id"] | null;
            /**
             * @description Whether the product may be shown and sold to the public.
             * @default false
             */
            mag_api: boolean;
            /**
             * @description Whether the planning shows the product as a separate item.
             * @default false
             */
            los_op_planning: boolean;
            /** @description How staff plan the product, as free text. */
            planstrategie?: string | null;
            /** @description Instructions for staff. */
            personeelsinstructie?: string | null;
            /**
             * @description Whether a booking of the product must have a location.
             * @default false
             */
            locatie_verplicht: boolean;
            /** @description Custom data, as key-value pairs. */
            extra?: components["schemas"]["ProductExtra"] | null;
            /**
             * @description How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
             *     `per_x_personen` people.
             * @default per_x_personen
             * @enum {string}
             */
            aantalbepaling: "vast" | "per_x_personen";
            /**
             * @description The fixed amount, or the amount per `per_x_personen` people.
             * @default 1
             */
            aantal: number;
            /**
             * @description Number of people per `aantal`.
             * @default 1
             */
            per_x_personen: number;
            /**
             * @description Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
             * @default boven
             * @enum {string}
             */
            per_x_personen_afronding: "boven" | "beneden";
            /** @description The price per unit, split by VAT rate and sorted by rate. Each rate may occur once. */
            ProductPrice?: components["schemas"]["ProductPrice"][];
            /** @description The locations where the product can take place, in order of preference. */
            Locaties?: components["schemas"]["NewProductLocation"][];
            /** @description The materials that the product uses, each once. */
            Materialen?: components["schemas"]["ProductMaterial"][];
            /** @description Products that a customer must book together with this one in an online booking. */
            vereist_product?: components["schemas"]["RequiredProduct"][];
        };
        /** @description A group of products, with the ledger data for bookkeeping. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewProductGroup: {
            /** @description Name of the product group. */
            naam: string;
            slug?: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            /** @description Cost center, for an export to accounting software. Stored as sent. */
            cost_center?: string | null;
        };
        /** @description A location of a product. In requests only `id` is used; the service ignores the other members. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewProductLocation: {
            id: components["schemas"]["Id"];
        };
        /** @description A skill or certificate of members of staff, such as guiding on the water. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewQualification: {
            /** @description Name. */
            naam: string;
            /** @description What the qualification requires. */
            beschrijving?: string | null;
            /**
             * @description Whether the qualification is archived. Staff who have it keep it; nobody else can get it.
             * @default false
             */
            archived: boolean;
        };
        /** @description The time that a member of staff worked on a shift. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewRecordedHours: {
            /** @description The member of staff who worked; the same as in the path. */
            personeel_id: components["schemas"]["Id"];
            /** @description Shift of this member of staff. */
            dienst_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of work.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of work; later than `begin`.
             */
            eind: Instant;
            /** @description Minutes of break between `begin` and `eind`; fewer than there are. */
            pauze_minuten: number;
            /**
             * @description Note.
             * @default
             */
            noot: string;
        };
        /** @description A named set of rights. Every user who has the role has these rights. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewRole: {
            /** @description Name of the role, unique regardless of case and spaces. */
            naam: string;
            /** @default [] */
            permissies: components["schemas"]["Rights"];
        };
        /** @description A period in which a member of staff works, on request or as confirmed. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewShift: {
            /**
             * Format: date-time
             * @description Start of the shift.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the shift; later than `begin`.
             */
            eind: Instant;
            /**
             * @description Note for planning.
             * @default
             */
            noot: string;
            /**
             * @description Remark that is visible to staff.
             * @default
             */
            opmerking: string;
            /** @description The member of staff who works. */
            personeel_id: components["schemas"]["Id"];
            /** @description Booking that the shift is for. */
            boeking_id?: components["schemas"]["Id"] | null;
            /** @description Location of the shift. */
            locatie_id?: components["schemas"]["Id"] | null;
            /** @description Qualification that the shift requires. */
            kwalificatie_id?: components["schemas"]["Id"] | null;
            /** @default concept */
            status: components["schemas"]["ShiftStatus"];
        };
        /** @description A period in which a member of staff can work, or cannot. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewStaffAvailability: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period; later than `begin`.
             */
            eind: Instant;
            /** @description Whether the member of staff can work. */
            beschikbaar: boolean;
            /**
             * @description Remark.
             * @default
             */
            opmerking: string;
        };
        /** @description A contact of type `personeel`: somebody who works for you. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewStaffMember: {
            /**
             * @description Always `personeel` (staff).
             * @default personeel
             * @enum {string}
             */
            type: "personeel";
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
             *     company applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Ids of the qualifications, ascending. */
            kwalificatie_ids?: components["schemas"]["Id"][];
            /**
             * @description Signature below the mails that this member of staff sends. It replaces the signature of the company and may
             *     contain the same tags as the mail. If null or empty, the signature of the company applies.
             */
            ondertekening?: string | null;
            /** @description The contact persons of the member of staff. The main contact person comes first. */
            contactpersonen: components["schemas"]["NewContactPerson"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /** @description A moment at which customers may start. It is a local time, to the minute. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewStartTime: {
            /** @description The group of the start time. */
            startmomentgroep_id: components["schemas"]["Id"];
            /**
             * Format: local-date-time
             * @description Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
             *     send the offset of the second. A group has each time once.
             */
            datetime: Instant;
            /** @description How much of each material online bookings may use at this start time, in percent. null = as each material says. */
            percentage_materiaal_online_boeking?: number | null;
        };
        /** @description A group of start times. A package is sold at the start times of its group. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewStartTimeGroup: {
            /** @description Name. */
            naam: string;
        };
        /** @description A new account for a member of staff or a supplier who has none yet. */
        NewUser: {
            /** @description The `id` of the member of staff or supplier who gets the account. */
            id: components["schemas"]["Id"];
            gebruikersnaam: components["schemas"]["UserName"];
            /**
             * Format: email
             * @description E-mail address of the user.
             */
            email_address?: string | null;
            /**
             * @description Whether the account is active. While it is false the user cannot log in and the user's API keys do not work.
             * @default true
             */
            actief: boolean;
            /** @default [] */
            permissies: components["schemas"]["Rights"];
            /**
             * @description The roles of the user, by `id`. The user also has all rights of these roles.
             * @default []
             */
            rollen: components["schemas"]["RoleReference"][];
            locale?: components["schemas"]["UserLocale"];
            wachtwoord: components["schemas"]["Password"];
        };
        /** @description A subscription to one kind of event. The service posts each such event to the subscription's URL. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty. */
        NewWebhook: {
            /** @description Name of the event. */
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description Whether events are delivered.
             * @default true
             */
            active: boolean;
        };
        /** @description Subscriptions to create in one request. */
        NewWebhooks: components["schemas"]["NewWebhook"][];
        /** @description A note of a contact with somebody, such as a telephone call, a mail or a visit. */
        Note: {
            readonly id: components["schemas"]["Id"];
            /** @description Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`. */
            soort_contact: string;
            /** @description The customer, supplier, member of staff or other contact that the note is about. */
            contact_id: components["schemas"]["Id"];
            /** @description Contact person of this contact. May have been deleted since. */
            contactpersoon_id: components["schemas"]["Id"] | null;
            /** @description Subject. */
            onderwerp: string;
            /** @description The note, as plain text. */
            bericht: string;
            /** @description Whether lists show the note before all others. */
            sticky: boolean;
            /** @description Booking that the note is about. */
            booking_id: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description When the note was created.
             */
            readonly created_at: Instant;
            /**
             * Format: date-time
             * @description When the note was last changed.
             */
            readonly updated_at: Instant;
            /** @description The member of staff who created the note; null for a mail that came in. */
            readonly created_by: components["schemas"]["Id"] | null;
        };
        /** @description A note of a contact with somebody, such as a telephone call, a mail or a visit. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        NotePut: {
            /** @description Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`. */
            soort_contact?: string;
            /** @description The customer, supplier, member of staff or other contact that the note is about. */
            contact_id?: components["schemas"]["Id"];
            /** @description Contact person of this contact. May have been deleted since. */
            contactpersoon_id?: components["schemas"]["Id"] | null;
            /** @description Subject. */
            onderwerp?: string;
            /** @description The note, as plain text. */
            bericht?: string;
            /** @description Whether lists show the note before all others. */
            sticky?: boolean;
            /** @description Booking that the note is about. */
            booking_id?: components["schemas"]["Id"] | null;
        };
        /** @description A programme of products that you sell and book as a whole. */
        Package: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name. */
            arrangement: string;
            /** @description Name that customers see. */
            weergavenaam: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving: string;
            /** @description Group size that the programme and the prices are calculated for. */
            aantal_personen: number;
            /**
             * Format: money
             * @description Price per person, VAT excluded.
             */
            readonly prijs_pp_exc: Cents;
            /**
             * Format: money
             * @description Price per person, VAT included.
             */
            readonly prijs_pp_inc: Cents;
            /**
             * Format: money
             * @description Price for `aantal_personen` people, VAT excluded.
             */
            readonly prijs_totaal_exc: Cents;
            /**
             * Format: money
             * @description Price for `aantal_personen` people, VAT included.
             */
            readonly prijs_totaal_inc: Cents;
            /** @description Where you receive the group, as free text. */
            ontvangstlocatie: string | null;
            /** @description Whether customers may book the package on the website. */
            mag_online: boolean;
            /** @description Whether the package may be shown to the public. */
            mag_api: boolean;
            /** @description Whether third-party sites may show the package. */
            mag_uitjes: boolean;
            /** @description Whether customers may book the package online and pay at once. */
            mag_online_geboekt_worden_direct_betalen: boolean;
            /** @description Whether customers may book the package online and pay later, by invoice. */
            mag_online_geboekt_worden_achteraf_betalen: boolean;
            /** @description Largest group that may book online; null = no maximum. */
            maximum_aantal_personen_online: number | null;
            /** @description Minimum number of days between an online booking and its date; null = no minimum. */
            onlineboeking_minimaal_vooruit: number | null;
            /** @description Maximum number of days between an online booking and its date; null = no maximum. */
            onlineboeking_maximaal_vooruit: number | null;
            /** @description Whether the planning shows each line of the package separately. */
            los_op_planning: boolean;
            /** @description The group of the start times that the package is sold at; null = it has none. */
            startmomentgroep_id: components["schemas"]["Id"] | null;
            /** @description The company that sells the package; null = the company of the customer. */
            bedrijf_id: components["schemas"]["Id"] | null;
            /** @description Whether the package was deleted. */
            readonly is_deleted: boolean;
            /** @description The lines of the package, sorted by `begin`; lines without `begin` come last. */
            regels: components["schemas"]["PackageLine"][];
            /** @description The programme for visitors: all lines that have a `begin`. */
            readonly programma: components["schemas"]["ProgrammeItem"][];
        };
        /** @description A product in a package, with its time and place. */
        PackageLine: {
            /** @description The `id` of an existing line. In an update it selects the line that you change; omit it for a new line. */
            id: components["schemas"]["Id"];
            /** @description The product. */
            product_id: components["schemas"]["Id"];
            /** @description Where the line takes place; null = a location of the product. */
            locatie_id: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description Start of the line. The service uses only its offset from the earliest line, not the date itself.
             */
            begin: Instant | null;
            /**
             * Format: date-time
             * @description End of the line; null = `begin` plus the `duur` of the product.
             */
            eind: Instant | null;
            /** @description Description that visitors read in the programme. */
            beschrijving: string | null;
            /** @description Number of people that the programme shows; 0 = `aantal_personen` of the package. */
            aantal_personen: number;
            /** @description Minimum amount in an online booking; null = no minimum. */
            min: number | null;
            /** @description Maximum amount in an online booking; null = no maximum. */
            max: number | null;
            /**
             * @description What decides the amount in an online booking: `invullen_door_gebruiker` (the visitor enters it for this line),
             *     `boekingsgrootte` (the size of the booking) or `vast` (fixed).
             * @enum {string}
             */
            onlineboeking_aantalbepalingsmethode: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
            readonly product: components["schemas"]["PackageLineProduct"];
        };
        /** @description The members of a line's product that a visitor needs. */
        PackageLineProduct: {
            id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers see. */
            weergavenaam: string | null;
            /** @description Short description for customers. */
            beschrijving_klant: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving: string | null;
            /** @description Minimum amount of every booking. */
            minimum_aantal: number;
            /**
             * Format: unit-price
             * @description Price per unit, VAT included: the sum of the prices per VAT rate.
             */
            verkoop: TenThousandths;
            /** @description Products that must be booked together with this one. */
            vereist_product: components["schemas"]["RequiredProduct"][];
        };
        /** @description A product in a package, with its time and place. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        PackageLinePut: {
            /** @description The `id` of an existing line. In an update it selects the line that you change; omit it for a new line. */
            id?: components["schemas"]["Id"];
            /** @description The product. */
            product_id?: components["schemas"]["Id"];
            /** @description Where the line takes place; null = a location of the product. */
            locatie_id?: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description Start of the line. The service uses only its offset from the earliest line, not the date itself.
             */
            begin?: Instant | null;
            /**
             * Format: date-time
             * @description End of the line; null = `begin` plus the `duur` of the product.
             */
            eind?: Instant | null;
            /** @description Description that visitors read in the programme. */
            beschrijving?: string | null;
            /** @description Number of people that the programme shows; 0 = `aantal_personen` of the package. */
            aantal_personen?: number;
            /** @description Minimum amount in an online booking; null = no minimum. */
            min?: number | null;
            /** @description Maximum amount in an online booking; null = no maximum. */
            max?: number | null;
            /**
             * @description What decides the amount in an online booking: `invullen_door_gebruiker` (the visitor enters it for this line),
             *     `boekingsgrootte` (the size of the booking) or `vast` (fixed).
             * @enum {string}
             */
            onlineboeking_aantalbepalingsmethode?: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
        };
        /** @description A programme of products that you sell and book as a whole. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        PackagePut: {
            /** @description Internal name. */
            arrangement?: string;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving?: string;
            /** @description Group size that the programme and the prices are calculated for. */
            aantal_personen?: number;
            /** @description Where you receive the group, as free text. */
            ontvangstlocatie?: string | null;
            /** @description Whether customers may book the package on the website. */
            mag_online?: boolean;
            /** @description Whether the package may be shown to the public. */
            mag_api?: boolean;
            /** @description Whether third-party sites may show the package. */
            mag_uitjes?: boolean;
            /** @description Whether customers may book the package online and pay at once. */
            mag_online_geboekt_worden_direct_betalen?: boolean;
            /** @description Whether customers may book the package online and pay later, by invoice. */
            mag_online_geboekt_worden_achteraf_betalen?: boolean;
            /** @description Largest group that may book online; null = no maximum. */
            maximum_aantal_personen_online?: number | null;
            /** @description Minimum number of days between an online booking and its date; null = no minimum. */
            onlineboeking_minimaal_vooruit?: number | null;
            /** @description Maximum number of days between an online booking and its date; null = no maximum. */
            onlineboeking_maximaal_vooruit?: number | null;
            /** @description Whether the planning shows each line of the package separately. */
            los_op_planning?: boolean;
            /** @description The group of the start times that the package is sold at; null = it has none. */
            startmomentgroep_id?: components["schemas"]["Id"] | null;
            /** @description The company that sells the package; null = the company of the customer. */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description The lines of the package, sorted by `begin`; lines without `begin` come last. */
            regels?: components["schemas"]["PackageLinePut"][];
        };
        /** @description Notes for staff and suppliers. */
        Particulars: string | null;
        /** @description A password of 12 to 256 characters. No response ever contains it. */
        Password: string;
        /** @description A new password for an existing account. */
        PasswordChange: {
            wachtwoord: components["schemas"]["Password"];
        };
        /** @description Customer of the invoice. */
        PaymentCustomer: {
            id: components["schemas"]["Id"];
            /** @description Current name of the customer. */
            naam: string;
        };
        /**
         * @description Related object to include with each payment.
         * @enum {string}
         */
        PaymentEmbed: "Creator" | "Factuur";
        /** @description A way in which customers pay invoices. */
        PaymentMethod: {
            readonly id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description Whether staff can choose the method at the till. */
            weergeven_in_kassa: boolean;
            /** @description Whether the customer gets a confirmation by mail of each payment received by this method. */
            bevestiging_mailen: boolean;
            /**
             * @description Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
             *     package).
             * @enum {string}
             */
            type: "manual" | "psp" | "accounting";
            /** @description True as long as no payment uses the method. */
            readonly is_deletable: boolean;
            ledger_number: components["schemas"]["LedgerNumber"];
        };
        /** @description A way in which customers pay invoices. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        PaymentMethodPut: {
            /** @description Name. */
            naam?: string;
            /** @description Whether staff can choose the method at the till. */
            weergeven_in_kassa?: boolean;
            /** @description Whether the customer gets a confirmation by mail of each payment received by this method. */
            bevestiging_mailen?: boolean;
            /**
             * @description Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
             *     package).
             * @enum {string}
             */
            type?: "manual" | "psp" | "accounting";
            ledger_number?: components["schemas"]["LedgerNumber"];
        };
        /** @description Total of the payments. */
        PaymentsData: {
            /**
             * Format: money-sum
             * @description Payments received, less refunds.
             */
            bedrag: Cents;
        };
        /** @description The period, and the payment method if you group by it. */
        PaymentsKey: {
            period: components["schemas"]["StatisticsPeriod"];
            /** @description Payment method; null for payments without one. */
            betaalmethode_id?: components["schemas"]["Id"] | null;
        };
        /** @description Payments in one time bucket and, if you group by it, by one method. */
        PaymentsRow: {
            key: components["schemas"]["PaymentsKey"];
            data: components["schemas"]["PaymentsData"];
        };
        /**
         * Format: binary
         * @description Bytes of a PDF.
         */
        PdfFile: string;
        /** @description The layout of a printed document: logo, colour, header and footer. */
        PdfTemplate: {
            readonly id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            context: components["schemas"]["PdfTemplateContext"];
            /** @description Colour of lines and headings, as `#rrggbb`; null = the default colour. */
            accent_color: string | null;
            /** @description Path of the logo. GET it to download the image, PUT an image to replace it. Null without a logo. */
            readonly logo: string | null;
            /** @description SHA-256 of the logo in hexadecimal, so that you can detect a new logo. Null without a logo. */
            readonly logo_sha256: string | null;
            /** @description Text at the top of every page. May contain tags. */
            header: string | null;
            /** @description Text at the bottom of every page. May contain tags. */
            footer: string | null;
        };
        /**
         * @description The document that the template prints: `invoice` (an invoice), `pos` (an invoice from a point of sale),
         *     `online_booking` (an invoice of an online booking) or `voucher` (a voucher).
         * @enum {string}
         */
        PdfTemplateContext: "invoice" | "pos" | "online_booking" | "voucher";
        /** @description The layout of a printed document: logo, colour, header and footer. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        PdfTemplatePut: {
            /** @description Internal name. */
            naam?: string;
            context?: components["schemas"]["PdfTemplateContext"];
            /** @description Colour of lines and headings, as `#rrggbb`; null = the default colour. */
            accent_color?: string | null;
            /** @description Text at the top of every page. May contain tags. */
            header?: string | null;
            /** @description Text at the bottom of every page. May contain tags. */
            footer?: string | null;
        };
        /**
         * @description A right of a user account or an API key.
         * @enum {string}
         */
        Permission: "editUsers" | "createFactuur" | "createFactuurBetaling" | "editFactuurBetaling" | "editBedrijfsgegevens" | "beheerKortingscodes" | "editLocaties" | "createBoeking" | "editBoeking" | "editContact" | "viewContact" | "editProducten" | "editMateriaal" | "editStartmomenten" | "editPersoneelsplanning" | "editBoekingStatusHerinnering" | "viewStatistiek" | "viewFinancieleOverzichten" | "viewWebhooks" | "editWebhooks" | "editArrangementen" | "editBetaalmethode" | "editKassas" | "editPersoneel" | "editVouchers" | "editContactformulieren";
        /** @description A line of a booking, with what a planner needs to know of the booking. */
        PlannedLine: {
            /** @description The booking line. */
            id: components["schemas"]["Id"];
            /** @description Booking of the line. */
            boeking_id: components["schemas"]["Id"];
            /** @description Reference of the booking. */
            referentie: string;
            status: components["schemas"]["BookingStatus"];
            /** @description Package name of the booking. */
            arrangement: string;
            /** @description The customer; null if you lack both `viewContact` and `editContact`. */
            klant: components["schemas"]["PlannedName"] | null;
            personen: components["schemas"]["GroupSize"];
            /** @description Product of the line. */
            product_id: components["schemas"]["Id"];
            /** @description Internal name of the product. */
            naam: string;
            /** @description Quantity of the product. */
            aantal: number;
            /**
             * Format: date-time
             * @description Start of the line.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the line.
             */
            eind: Instant;
            /** @description Location of the line. */
            locatie_id: components["schemas"]["Id"] | null;
        };
        /** @description A location, and who is there. */
        PlannedLocation: {
            /** @description The location. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description Colour in the planning. */
            kleur: string | null;
            /** @description Location that contains this one. */
            parent_id: components["schemas"]["Id"] | null;
            /** @description Most people at the same time; null = unlimited. */
            capaciteit: number | null;
            /** @description Most bookings at the same time; null = unlimited. */
            aantal_groepen: number | null;
            /** @description Who is there or below, in order; the people of a booking count once. */
            gebruik: components["schemas"]["LocationUse"][];
        };
        /** @description A material, and how much of it is in use. */
        PlannedMaterial: {
            /** @description The material. */
            id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description How much is in use, in order. */
            gebruik: components["schemas"]["MaterialUse"][];
        };
        /** @description Somebody, by id and name. */
        PlannedName: {
            /** @description The contact. */
            id: components["schemas"]["Id"];
            /** @description Display name. */
            naam: string;
        };
        /** @description A shift, with the name of the member of staff. */
        PlannedShift: {
            /** @description The shift. */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of the shift.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the shift.
             */
            eind: Instant;
            /** @description The member of staff who works. */
            personeel: components["schemas"]["PlannedName"];
            /** @description Booking that the shift is for. */
            boeking_id: components["schemas"]["Id"] | null;
            /** @description Location of the shift. */
            locatie_id: components["schemas"]["Id"] | null;
            /** @description Qualification that the shift requires. */
            kwalificatie_id: components["schemas"]["Id"] | null;
            status: components["schemas"]["ShiftStatus"];
            /** @description Remark that is visible to staff. */
            opmerking: string;
        };
        /** @description What happens in a period, and how much of each location and material it uses. */
        Planning: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period.
             */
            eind: Instant;
            /** @description Lines of bookings, sorted by `begin`, then by id. */
            regels: components["schemas"]["PlannedLine"][];
            /** @description Shifts, sorted by `begin`, then by id. */
            diensten: components["schemas"]["PlannedShift"][];
            /** @description Locations, sorted by id. */
            locaties: components["schemas"]["PlannedLocation"][];
            /** @description Materials, sorted by id. */
            materialen: components["schemas"]["PlannedMaterial"][];
        };
        /** @description Something that cannot work as it is planned. */
        PlanningConflict: {
            code: components["schemas"]["ConflictCode"];
            /**
             * Format: date-time
             * @description From when on it does not work.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description Until when; equal to `begin` for a single moment.
             */
            eind: Instant;
            /** @description The objects that are involved, sorted by `soort`, then by `id`. */
            objecten: components["schemas"]["ConflictObject"][];
            /** @description One sentence that says what does not work. */
            message: string;
        };
        /** @description A till that receives payments. */
        PointOfSale: {
            readonly id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description Company that the point of sale sells for. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description Ids of the locations where it is available, in ascending order. */
            locatie_ids: components["schemas"]["Id"][];
            /** @description Whether it can receive payments. */
            actief: boolean;
        };
        /** @description A till that receives payments. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        PointOfSalePut: {
            /** @description Name. */
            naam?: string;
            /** @description Company that the point of sale sells for. */
            bedrijf_id?: components["schemas"]["Id"];
            /** @description Ids of the locations where it is available, in ascending order. */
            locatie_ids?: components["schemas"]["Id"][];
            /** @description Whether it can receive payments. */
            actief?: boolean;
        };
        /** @description A payment that the invoice prints. */
        PrintedPayment: {
            /**
             * Format: date
             * @description Local date of the payment.
             */
            datum: string;
            /**
             * Format: money
             * @description Amount paid; negative for a refund.
             */
            bedrag: Cents;
            /** @description Name of the payment method. */
            betaalmethode: string | null;
        };
        /** @description One problem of a request, and how to solve it. */
        Problem: {
            /** @description A sentence that says how to solve the problem, or the code itself. */
            message: string;
            /** @description The parameter or member with the problem: `naam`, `datum<`, `regels[0].aantal`. */
            field?: string;
            params?: components["schemas"]["ErrorParams"];
            code: components["schemas"]["ErrorCode"];
        };
        /** @description All problems that one phase of validation found. Later phases run only after you solve these. */
        ProblemList: components["schemas"]["Problem"][];
        /** @description Something that you sell, buy and plan. All prices include VAT. */
        Product: {
            readonly id: components["schemas"]["Id"];
            /** @description The supplier: a contact of type `leverancier`. */
            leverancier_id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers see. */
            weergavenaam: string | null;
            /**
             * Format: unit-price
             * @description Purchase price per unit; may be 0.
             */
            inkoop: TenThousandths;
            /**
             * Format: unit-price
             * @deprecated
             * @description Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice`.
             */
            verkoop: TenThousandths;
            /** @description Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice`; null without prices. */
            btw: components["schemas"]["VatRate"] | null;
            /** @description Minimum amount of every booking. A smaller calculated amount becomes this amount. */
            minimum_aantal: number;
            /** @description How long the product takes. */
            duur: components["schemas"]["ElapsedTime"] | null;
            /** @description Short description for customers. */
            beschrijving_klant: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving: string | null;
            /** @description The product group. */
            productgroep_id: components["schemas"]["Id"] | null;
            /** @description Whether the product may be shown and sold to the public. */
            mag_api: boolean;
            /** @description Whether the planning shows the product as a separate item. */
            los_op_planning: boolean;
            /** @description How staff plan the product, as free text. */
            planstrategie: string | null;
            /** @description Instructions for staff. */
            personeelsinstructie: string | null;
            /** @description Whether a booking of the product must have a location. */
            locatie_verplicht: boolean;
            /** @description Custom data, as key-value pairs. */
            extra: components["schemas"]["ProductExtra"] | null;
            /**
             * @description How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
             *     `per_x_personen` people.
             * @enum {string}
             */
            aantalbepaling: "vast" | "per_x_personen";
            /** @description The fixed amount, or the amount per `per_x_personen` people. */
            aantal: number;
            /** @description Number of people per `aantal`. */
            per_x_personen: number;
            /**
             * @description Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
             * @enum {string}
             */
            per_x_personen_afronding: "boven" | "beneden";
            /** @description Whether the product was deleted. */
            readonly is_deleted: boolean;
            /** @description The price per unit, split by VAT rate and sorted by rate. Each rate may occur once. */
            ProductPrice: components["schemas"]["ProductPrice"][];
            /** @description The locations where the product can take place, in order of preference. */
            Locaties: components["schemas"]["ProductLocation"][];
            /** @description The materials that the product uses, each once. */
            Materialen: components["schemas"]["ProductMaterial"][];
            /** @description Products that a customer must book together with this one in an online booking. */
            vereist_product: components["schemas"]["RequiredProduct"][];
        };
        /** @description What is left of a product at a start time. */
        ProductAvailability: {
            /**
             * Format: date-time
             * @description The start time.
             */
            startmoment: Instant;
            /** @description What is left in each location of the product, in order of preference. */
            locaties: components["schemas"]["LocationAvailability"][];
        };
        /** @description Custom key-value pairs; keys and values are strings. */
        ProductExtra: {
            [key: string]: string;
        };
        /** @description A group of products, with the ledger data for bookkeeping. */
        ProductGroup: {
            readonly id: components["schemas"]["Id"];
            /** @description Name of the product group. */
            naam: string;
            slug: components["schemas"]["ProductGroupSlug"];
            ledger_number: components["schemas"]["LedgerNumber"];
            /** @description Cost center, for an export to accounting software. Stored as sent. */
            cost_center: string | null;
        };
        /** @description A group of products, with the ledger data for bookkeeping. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        ProductGroupPut: {
            /** @description Name of the product group. */
            naam?: string;
            slug?: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            /** @description Cost center, for an export to accounting software. Stored as sent. */
            cost_center?: string | null;
        };
        /** @description Short name for use in URLs, unique among the product groups. */
        ProductGroupSlug: string | null;
        /** @description A location of a product. In requests only `id` is used; the service ignores the other members. */
        ProductLocation: {
            id: components["schemas"]["Id"];
            /** @description Internal name. */
            readonly naam?: string;
            /** @description Name that customers see. */
            readonly weergavenaam?: string | null;
            /** @description Colour in the day planning. */
            readonly kleur?: string | null;
            /** @description Street and house number. */
            readonly adres?: string | null;
            /** @description Postal code. */
            readonly postcode?: string | null;
            /** @description Town. */
            readonly plaats?: string | null;
            /** @description Telephone number. */
            readonly telefoonnummer?: string | null;
            /** @description Latitude in decimal degrees. */
            readonly latitude?: number | null;
            /** @description Longitude in decimal degrees. */
            readonly longitude?: number | null;
            /** @description Maximum number of people at the same time; null = unlimited. */
            readonly capaciteit?: number | null;
            /** @description Maximum number of bookings at the same time; null = unlimited. */
            readonly aantal_groepen?: number | null;
            /** @description The location that this one is part of; null at the top of the tree. */
            readonly parent_id?: components["schemas"]["Id"] | null;
        };
        /** @description A location of a product. In requests only `id` is used; the service ignores the other members. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        ProductLocationPut: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description A material that a product uses: `aantal` units of it for every `per_x_aantal` units of the product. `afronding`
         *     decides what happens to an incomplete multiple.
         */
        ProductMaterial: {
            /** @description The material. */
            materiaal_id: components["schemas"]["Id"];
            /**
             * Format: quantity
             * @description Number of units of the material, also a part of one.
             */
            aantal: Hundredths;
            /** @description Number of units of the product that `aantal` applies to. */
            per_x_aantal: number;
            afronding: components["schemas"]["MultipleRounding"];
        };
        /** @description The part of a product's unit price that has one VAT rate. */
        ProductPrice: {
            btw: components["schemas"]["VatRate"];
            /**
             * Format: unit-price
             * @description Price per unit, including the VAT of this rate.
             */
            verkoop: TenThousandths;
        };
        /** @description Something that you sell, buy and plan. All prices include VAT. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        ProductPut: {
            /** @description The supplier: a contact of type `leverancier`. */
            leverancier_id?: components["schemas"]["Id"];
            /** @description Internal name. */
            naam?: string;
            /** @description Name that customers see. */
            weergavenaam?: string | null;
            /**
             * Format: unit-price
             * @description Purchase price per unit; may be 0.
             */
            inkoop?: TenThousandths;
            /**
             * Format: unit-price
             * @deprecated
             * @description Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice`.
             */
            verkoop?: TenThousandths;
            /** @description Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice`; null without prices. */
            btw?: components["schemas"]["VatRate"] | null;
            /** @description Minimum amount of every booking. A smaller calculated amount becomes this amount. */
            minimum_aantal?: number;
            /** @description How long the product takes. */
            duur?: components["schemas"]["ElapsedTime"] | null;
            /** @description Short description for customers. */
            beschrijving_klant?: string | null;
            /** @description Full description, in HTML. */
            uitgebreide_omschrijving?: string | null;
            /** @description The product group. */
            productgroep_id?: components["schemas"]["Id"] | null;
            /** @description Whether the product may be shown and sold to the public. */
            mag_api?: boolean;
            /** @description Whether the planning shows the product as a separate item. */
            los_op_planning?: boolean;
            /** @description How staff plan the product, as free text. */
            planstrategie?: string | null;
            /** @description Instructions for staff. */
            personeelsinstructie?: string | null;
            /** @description Whether a booking of the product must have a location. */
            locatie_verplicht?: boolean;
            /** @description Custom data, as key-value pairs. */
            extra?: components["schemas"]["ProductExtra"] | null;
            /**
             * @description How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
             *     `per_x_personen` people.
             * @enum {string}
             */
            aantalbepaling?: "vast" | "per_x_personen";
            /** @description The fixed amount, or the amount per `per_x_personen` people. */
            aantal?: number;
            /** @description Number of people per `aantal`. */
            per_x_personen?: number;
            /**
             * @description Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
             * @enum {string}
             */
            per_x_personen_afronding?: "boven" | "beneden";
            /** @description The price per unit, split by VAT rate and sorted by rate. Each rate may occur once. */
            ProductPrice?: components["schemas"]["ProductPrice"][];
            /** @description The locations where the product can take place, in order of preference. */
            Locaties?: components["schemas"]["ProductLocationPut"][];
            /** @description The materials that the product uses, each once. */
            Materialen?: components["schemas"]["ProductMaterial"][];
            /** @description Products that a customer must book together with this one in an online booking. */
            vereist_product?: components["schemas"]["RequiredProduct"][];
        };
        /** @description An item of the programme. Its times are ISO 8601 durations from the start of the programme. */
        ProgrammeItem: {
            /** @description `beschrijving` of the line or, if that is null, the name of the product. */
            omschrijving: string;
            /** @description Number of people, in the unit of `wat`. */
            aantal: number;
            /**
             * @description Unit of `aantal`: always `persoon` (person).
             * @enum {string}
             */
            wat: "persoon";
            /** @description Start, as the duration since the start of the programme. */
            begin: string;
            /** @description Length of the item. */
            duur: string;
            /** @description End, as the duration since the start of the programme. */
            eind: string;
        };
        /** @description Province, as an ISO 3166-2 code. */
        ProvinceCode: string | null;
        /** @description A product group. A response contains `ledger_number` and `cost_center` only if you send a valid credential. */
        PublicProductGroup: {
            id: components["schemas"]["Id"];
            /** @description Name of the product group. */
            naam: string;
            slug: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            /** @description Cost center, for an export to accounting software. Absent if you send no credential. */
            cost_center?: string | null;
        };
        /** @description A skill or certificate of members of staff, such as guiding on the water. */
        Qualification: {
            readonly id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /** @description What the qualification requires. */
            beschrijving: string | null;
            /** @description Whether the qualification is archived. Staff who have it keep it; nobody else can get it. */
            archived: boolean;
            /**
             * Format: date-time
             * @description When the qualification was created.
             */
            readonly created_at: Instant;
            /**
             * Format: date-time
             * @description When the qualification was last changed.
             */
            readonly updated_at: Instant;
        };
        /** @description A skill or certificate of members of staff, such as guiding on the water. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        QualificationPut: {
            /** @description Name. */
            naam?: string;
            /** @description What the qualification requires. */
            beschrijving?: string | null;
            /** @description Whether the qualification is archived. Staff who have it keep it; nobody else can get it. */
            archived?: boolean;
        };
        /**
         * @description A mail in the outbox. It is stored in the same transaction as the change that it reports, and sent afterwards: at
         *     least once, always with the same Message-ID.
         */
        QueuedMail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            status: components["schemas"]["MailStatus"];
            /** @description Company that sends the mail. */
            bedrijf_id: components["schemas"]["Id"];
            /** @description What the mail is about. */
            about: components["schemas"]["MailSubject"];
            /** @description Invoice that the mail is about; null if it is about something else. */
            factuur_id: components["schemas"]["Id"] | null;
            /**
             * @description Contact person that the mail is addressed to, who may have been deleted since; null if it goes to an address that
             *     somebody typed, such as that of a buyer.
             */
            contactpersoon_id: components["schemas"]["Id"] | null;
            /** @description Name of the sender. */
            from_name: string;
            /** @description Address of the sender. */
            from_address: string;
            /** @description Addresses of the recipients. */
            to: string[];
            /** @description Addresses that get a copy. */
            cc: string[];
            /** @description Addresses for which the mail server has accepted the mail; all of them once the status is `sent`. */
            delivered_to: string[];
            /** @description Subject, with the tags filled in. */
            subject: string;
            /** @description Text including the signature, with the tags filled in. */
            body: string;
            /** @description File names of the attachments, such as the PDF of the invoice. */
            attachments: string[];
            /** @description Unknown tags, which were left in the text. */
            unknown_tags: string[];
            /** @description Message-ID, the same for every attempt. */
            message_id: string;
            /** @description Number of attempts to send the mail. */
            attempts: number;
            /** @description Why the last attempt failed, or why the service cancelled the mail. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the mail was queued.
             */
            created_at: Instant;
            /**
             * Format: date-time
             * @description When the mail server accepted the mail.
             */
            sent_at: Instant | null;
        };
        /** @description The time that a member of staff worked on a shift. */
        RecordedHours: {
            readonly id: components["schemas"]["Id"];
            /** @description The member of staff who worked; the same as in the path. */
            personeel_id: components["schemas"]["Id"];
            /** @description Shift of this member of staff. */
            dienst_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of work.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of work; later than `begin`.
             */
            eind: Instant;
            /** @description Minutes of break between `begin` and `eind`; fewer than there are. */
            pauze_minuten: number;
            /** @description Note. */
            noot: string;
            readonly Dienst: components["schemas"]["ShiftSummary"];
            readonly Personeel: components["schemas"]["StaffSummary"];
        };
        /** @description The time that a member of staff worked on a shift. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        RecordedHoursPut: {
            /** @description The member of staff who worked; the same as in the path. */
            personeel_id?: components["schemas"]["Id"];
            /** @description Shift of this member of staff. */
            dienst_id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of work.
             */
            begin?: Instant;
            /**
             * Format: date-time
             * @description End of work; later than `begin`.
             */
            eind?: Instant;
            /** @description Minutes of break between `begin` and `eind`; fewer than there are. */
            pauze_minuten?: number;
            /** @description Note. */
            noot?: string;
        };
        /** @description Why the service refused the request. */
        Refusal: {
            error: components["schemas"]["RefusalStatus"];
            /** @description A sentence for people; do not parse it. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["ErrorParams"];
            /** @description The id of the request. Mention it when you ask for support. */
            request_id: string;
        };
        /** @description The status and the message again, for clients that read them here. */
        RefusalStatus: {
            /** @description The HTTP status of the response. */
            code: number;
            message: string;
        };
        /**
         * @description A product that must be booked together with another: `aantal` units of it for every `per_x_aantal` units of the
         *     other. `afronding` decides what happens to an incomplete multiple.
         */
        RequiredProduct: {
            /** @description The required product. */
            vereist_product_id: components["schemas"]["Id"];
            /** @description Number of units of the required product. */
            aantal: number;
            /** @description Number of units of this product that `aantal` applies to. */
            per_x_aantal: number;
            afronding: components["schemas"]["MultipleRounding"];
        };
        /** @description Invoiced revenue of one product at one VAT rate. */
        RevenueRow: {
            /** @description Product; null for invoice lines without a product. */
            product_id: components["schemas"]["Id"] | null;
            /**
             * Format: percentage
             * @description VAT rate.
             */
            btw_percentage: BasisPoints;
            /** @description Current name of the product. */
            product_naam: string | null;
            /** @description Product group. */
            productgroep_id: components["schemas"]["Id"] | null;
            /** @description Name of the product group. */
            productgroep_naam: string | null;
            /**
             * Format: money-sum
             * @description Revenue excluding VAT.
             */
            bedrag_exc_btw: Cents;
            /**
             * Format: money-sum
             * @description Revenue including VAT.
             */
            bedrag_inc_btw: Cents;
        };
        /**
         * @description Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
         *     it too.
         */
        Rights: components["schemas"]["Permission"][];
        /** @description A named set of rights. Every user who has the role has these rights. */
        Role: {
            readonly id: components["schemas"]["Id"];
            /** @description Name of the role, unique regardless of case and spaces. */
            naam: string;
            permissies: components["schemas"]["Rights"];
        };
        /** @description A named set of rights. Every user who has the role has these rights. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        RolePut: {
            /** @description Name of the role, unique regardless of case and spaces. */
            naam?: string;
            permissies?: components["schemas"]["Rights"];
        };
        /** @description A reference to a role. */
        RoleReference: {
            id: components["schemas"]["Id"];
        };
        /** @description Values of the row: only the members of the requested metric. */
        SalesData: {
            /**
             * Format: money-sum
             * @description Invoiced amount including VAT.
             */
            gefactureerd_bedrag_inclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Invoiced amount excluding VAT.
             */
            gefactureerd_bedrag_exclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Invoiced amount per person, including VAT.
             */
            gefactureerd_bedrag_per_persoon_inclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Invoiced amount per person, excluding VAT.
             */
            gefactureerd_bedrag_per_persoon_exclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Amount not yet invoiced, including VAT.
             */
            nog_te_factureren_inclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Amount not yet invoiced, excluding VAT.
             */
            nog_te_factureren_exclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Value of the bookings including VAT.
             */
            boekingswaarde_inclusief_btw?: Cents;
            /**
             * Format: money-sum
             * @description Value of the bookings excluding VAT.
             */
            boekingswaarde_exclusief_btw?: Cents;
            /** @description Number of people. */
            personen?: number;
            /** @description Number of bookings. */
            boekingen?: number;
        };
        /**
         * @description Dimension to group by, in addition to time.
         *
         *     - `arrangement_id` (package) and `created_by` (contact who created the booking) come from the booking.
         *     - `soort_klant` (customer type), `ISO3166-1` (country) and `ISO3166-2` (province) are the current values of the
         *       booking's customer.
         *     - `bedrijf_id` is the company of the invoice; for metrics that are not about invoices, the company of the booking's
         *       costs.
         *     - `product_id`, `productgroep_id` (the product's current group) and `btw_percentage` (VAT rate) come from the line.
         * @enum {string}
         */
        SalesGrouping: "arrangement_id" | "bedrijf_id" | "soort_klant" | "product_id" | "productgroep_id" | "created_by" | "ISO3166-1" | "ISO3166-2" | "btw_percentage";
        /**
         * @description What the row adds up: the `period` if you send `groepeer_tijd`, and one member per value of `groepeer_gegevens`. A
         *     member is null if the booking or line has no value for it.
         */
        SalesKey: {
            period?: components["schemas"]["StatisticsPeriod"];
            /** @description Package; null for bookings without a package. */
            arrangement_id?: components["schemas"]["Id"] | null;
            /** @description Company that sells. */
            bedrijf_id?: components["schemas"]["Id"];
            /** @description Customer type. */
            soort_klant?: string | null;
            /** @description Product; null for lines without a product, such as advances. */
            product_id?: components["schemas"]["Id"] | null;
            /** @description Product group. */
            productgroep_id?: components["schemas"]["Id"] | null;
            /** @description Contact who created the booking; null if it was not created by staff. */
            created_by?: components["schemas"]["Id"] | null;
            /** @description Country of the customer. */
            "ISO3166-1"?: string | null;
            /** @description Province of the customer. */
            "ISO3166-2"?: string | null;
            /**
             * Format: percentage
             * @description VAT rate.
             */
            btw_percentage?: BasisPoints;
        };
        /**
         * @description Metric to add up.
         *
         *     - `gefactureerd_bedrag`: the lines of permanent invoices, credit invoices included, with and without VAT. If the VAT
         *       is shifted to the customer, both amounts are equal.
         *     - `gefactureerd_bedrag_per_persoon`: the same amount divided by the number of people of the invoiced bookings, each
         *       booking once per row; rounded to the cent.
         *     - `boekingswaarde`: the current costs of the bookings, invoiced or not, with VAT as if one invoice charged all of
         *       them.
         *     - `nog_te_factureren`: `boekingswaarde` less what permanent invoices charged for it. Negative if you invoiced more
         *       than the costs. Amounts invoiced with shifted VAT count in full.
         *     - `personen`: the number of people of the bookings.
         *     - `boekingen`: the number of bookings.
         * @enum {string}
         */
        SalesMetric: "gefactureerd_bedrag" | "gefactureerd_bedrag_per_persoon" | "nog_te_factureren" | "boekingswaarde" | "personen" | "boekingen";
        /**
         * @description Date by which the period and the buckets are determined, always its current value.
         *
         *     - `boeking`: the booking's `datum`.
         *     - `factuur`: the invoice date.
         *     - `boeking_gemaakt`: the date on which the booking was created.
         *     - `boekingsregel`: the local date of `begin` of the booking line that an amount is charged for. An amount without a
         *       booking line, such as an advance, counts on the booking's `datum`. The metrics `personen` and `boekingen` count a
         *       booking on the dates of its lines, and a booking without lines not at all.
         * @enum {string}
         */
        SalesReferenceDate: "boeking" | "factuur" | "boeking_gemaakt" | "boekingsregel";
        /** @description Sales in one time bucket and group. */
        SalesRow: {
            key: components["schemas"]["SalesKey"];
            data: components["schemas"]["SalesData"];
        };
        /**
         * Format: date
         * @description Local date on which the service makes the draft permanent, at the beginning of that day, and mails it with the
         *     company's texts to the customer's first contact person with an e-mail address. Null = the service never sends it by
         *     itself. If the draft cannot become permanent on that date, it stays a draft and this date becomes null.
         */
        SendingDate: string | null;
        /** @description A payment received with the invoice. */
        SentPayment: {
            /**
             * Format: money
             * @description Amount paid; negative for a refund.
             */
            bedrag: Cents;
            /** @description Payment method, if known. */
            betaalmethode_id?: components["schemas"]["Id"] | null;
            /** @description Point of sale that received the payment. */
            pos_id?: components["schemas"]["Id"] | null;
            /** @description Location that received the payment. The point of sale must be available there. */
            locatie_id?: components["schemas"]["Id"] | null;
        };
        /** @description A setting of this installation. Until somebody changes it, it has its default value. */
        Setting: {
            slug: components["schemas"]["SettingSlug"];
            /** @description The value, always a string. `PUT /instellingen/{slug}` lists the values that each setting accepts. */
            waarde: string;
        };
        /** @description A setting of this installation. Until somebody changes it, it has its default value. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        SettingPut: {
            slug?: components["schemas"]["SettingSlug"];
            /** @description The value, always a string. `PUT /instellingen/{slug}` lists the values that each setting accepts. */
            waarde: string;
        };
        /**
         * @description The name of a setting. `PUT /instellingen/{slug}` explains each one.
         * @enum {string}
         */
        SettingSlug: "currency" | "maximum_aantal_online_boeking_overschreden" | "online_boeking_betaalkeuze" | "online_boeking_betaalkeuze_achteraf_titel" | "online_boeking_betaalkeuze_ideal_titel" | "online_boeking_step0_text_pre" | "online_boeking_step0_text_post" | "online_boeking_step1_text_pre" | "online_boeking_step1_text_post" | "online_boeking_step3_text_post" | "allow_online_package_booking" | "allow_old_vouchers_sales" | "allow_old_contact_forms" | "online_boeking_achteraf_betalen_status" | "btw_percentages" | "online_boeking_hold_minuten" | "verlopen_optie_actie" | "deels_factureren" | "grootboek_debiteuren" | "grootboek_omzet" | "grootboek_voorschotten" | "grootboek_btw" | "grootboek_betalingen" | "planning_waarschuwing_dagen";
        /** @description A period in which a member of staff works, on request or as confirmed. */
        Shift: {
            readonly id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of the shift.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the shift; later than `begin`.
             */
            eind: Instant;
            /** @description Note for planning. */
            noot: string;
            /** @description Remark that is visible to staff. */
            opmerking: string;
            /** @description The member of staff who works. */
            personeel_id: components["schemas"]["Id"];
            /** @description Booking that the shift is for. */
            boeking_id: components["schemas"]["Id"] | null;
            /** @description Location of the shift. */
            locatie_id: components["schemas"]["Id"] | null;
            /** @description Qualification that the shift requires. */
            kwalificatie_id: components["schemas"]["Id"] | null;
            /** @description Always null. */
            readonly internal_reference: string | null;
            /** @description The member of staff who created the shift. */
            readonly created_by: components["schemas"]["Id"] | null;
            status: components["schemas"]["ShiftStatus"];
            /**
             * @description The tasks: lines of the booking during the shift, sorted by `begin`. If the shift has a location, only lines at
             *     that location. Empty if the shift has no booking.
             */
            readonly Taken: components["schemas"]["ShiftTask"][];
        };
        /** @description A period in which a member of staff works, on request or as confirmed. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        ShiftPut: {
            /**
             * Format: date-time
             * @description Start of the shift.
             */
            begin?: Instant;
            /**
             * Format: date-time
             * @description End of the shift; later than `begin`.
             */
            eind?: Instant;
            /** @description Note for planning. */
            noot?: string;
            /** @description Remark that is visible to staff. */
            opmerking?: string;
            /** @description The member of staff who works. */
            personeel_id?: components["schemas"]["Id"];
            /** @description Booking that the shift is for. */
            boeking_id?: components["schemas"]["Id"] | null;
            /** @description Location of the shift. */
            locatie_id?: components["schemas"]["Id"] | null;
            /** @description Qualification that the shift requires. */
            kwalificatie_id?: components["schemas"]["Id"] | null;
            status?: components["schemas"]["ShiftStatus"];
        };
        /**
         * @description Status of the shift: `concept` (planned, nobody was asked), `gevraagd` (requested), `bevestigd` (confirmed),
         *     `geannuleerd` (cancelled) or `geweigerd` (refused by the member of staff).
         * @enum {string}
         */
        ShiftStatus: "concept" | "gevraagd" | "bevestigd" | "geannuleerd" | "geweigerd";
        /** @description The shift, without its tasks. */
        ShiftSummary: {
            id: components["schemas"]["Id"];
            /** @description Booking that the shift is for. */
            boeking_id: components["schemas"]["Id"] | null;
            /** @description Location of the shift. */
            locatie_id: components["schemas"]["Id"] | null;
            /** @description Always null: shifts have no product. The products are those of the tasks. */
            product_id: components["schemas"]["Id"] | null;
            /** @description Qualification that the shift requires. */
            kwalificatie_id: components["schemas"]["Id"] | null;
            /**
             * Format: date-time
             * @description Planned start.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description Planned end.
             */
            eind: Instant;
            status: components["schemas"]["ShiftStatus"];
            /** @description Remark that is visible to staff. */
            opmerking: string;
            /** @description Note for planning. */
            noot: string;
            /** @description The member of staff who is planned now. */
            personeel_id: components["schemas"]["Id"];
        };
        /** @description A line of the booking that takes place during the shift. */
        ShiftTask: {
            /** @description The booking line. */
            id: components["schemas"]["Id"];
            /** @description Product of the line. */
            product_id: components["schemas"]["Id"];
            /** @description Internal name of the product. */
            naam: string;
            /**
             * Format: date-time
             * @description Start of the line.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the line.
             */
            eind: Instant;
            /** @description Quantity of the line. */
            aantal: number;
            /** @description Location of the line. */
            locatie_id: components["schemas"]["Id"] | null;
        };
        /** @description A period in which a member of staff can work, or cannot. */
        StaffAvailability: {
            readonly id: components["schemas"]["Id"];
            /** @description The member of staff. */
            readonly personeel_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin: Instant;
            /**
             * Format: date-time
             * @description End of the period; later than `begin`.
             */
            eind: Instant;
            /** @description Whether the member of staff can work. */
            beschikbaar: boolean;
            /** @description Remark. */
            opmerking: string;
        };
        /** @description A period in which a member of staff can work, or cannot. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        StaffAvailabilityPut: {
            /**
             * Format: date-time
             * @description Start of the period.
             */
            begin?: Instant;
            /**
             * Format: date-time
             * @description End of the period; later than `begin`.
             */
            eind?: Instant;
            /** @description Whether the member of staff can work. */
            beschikbaar?: boolean;
            /** @description Remark. */
            opmerking?: string;
        };
        /** @description A contact of type `personeel`: somebody who works for you. */
        StaffMember: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Always `personeel` (staff).
             * @enum {string}
             */
            type: "personeel";
            /** @description Name to display: `naam` or, if that is empty, the name of the main contact person. */
            readonly displaynaam: string;
            /** @description Name of the organisation; null or empty for a private person. */
            naam: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /**
             * @description The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
             *     company applies.
             */
            bedrijf_id: components["schemas"]["Id"] | null;
            /** @description Ids of the qualifications, ascending. */
            kwalificatie_ids: components["schemas"]["Id"][];
            /** @description The main contact person, who is the member of staff. */
            readonly contactpersoon_id: components["schemas"]["Id"] | null;
            /**
             * @description Signature below the mails that this member of staff sends. It replaces the signature of the company and may
             *     contain the same tags as the mail. If null or empty, the signature of the company applies.
             */
            ondertekening: string | null;
            /** @description The contact persons of the member of staff. The main contact person comes first. */
            contactpersonen: components["schemas"]["ContactPerson"][];
            /**
             * @deprecated
             * @description Whether `type` can still change: true while nothing refers to the member of staff.
             */
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
            /** @description Telephone number of the member of staff. Present only in `GET /personeel/me`. */
            readonly telefoon1?: string | null;
            /** @description E-mail address of the member of staff. Present only in `GET /personeel/me`. */
            readonly email1?: string | null;
            /** @description The rights of the credential that you use, including those from roles. Present only in `GET /personeel/me`. */
            readonly permissies?: components["schemas"]["Permission"][];
        };
        /** @description A contact of type `personeel`: somebody who works for you. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        StaffMemberPut: {
            /**
             * @description Always `personeel` (staff).
             * @enum {string}
             */
            type?: "personeel";
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
             *     company applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            /** @description Ids of the qualifications, ascending. */
            kwalificatie_ids?: components["schemas"]["Id"][];
            /**
             * @description Signature below the mails that this member of staff sends. It replaces the signature of the company and may
             *     contain the same tags as the mail. If null or empty, the signature of the company applies.
             */
            ondertekening?: string | null;
            /** @description The contact persons of the member of staff. The main contact person comes first. */
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /** @description The member of staff, without contact details. */
        StaffSummary: {
            id: components["schemas"]["Id"];
            /** @description Name to display. */
            displaynaam: string;
            /** @description Name of the organisation. */
            naam: string | null;
            /** @description The company (one of your own) that the member of staff belongs to. */
            bedrijf_id: components["schemas"]["Id"] | null;
        };
        /** @description A moment at which customers may start. It is a local time, to the minute. */
        StartTime: {
            readonly id: components["schemas"]["Id"];
            /** @description The group of the start time. */
            startmomentgroep_id: components["schemas"]["Id"];
            /**
             * Format: local-date-time
             * @description Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
             *     send the offset of the second. A group has each time once.
             */
            datetime: Instant;
            /** @description How much of each material online bookings may use at this start time, in percent. null = as each material says. */
            percentage_materiaal_online_boeking: number | null;
            /** @description The packages of the group of the start time, sorted by `id`. Present only if you embed them. */
            readonly TaribaseArrangement?: components["schemas"]["StartTimePackage"][];
            /** @description The products in the lines of those packages, each once, sorted by `id`. Present only if you embed them. */
            readonly Producten?: components["schemas"]["StartTimeProduct"][];
        };
        /** @description Start times on several days, at the same local times on each of them. */
        StartTimeBatch: {
            /** @description The group of the start times. */
            startmomentgroep_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The first day.
             */
            datum_begin: string;
            /**
             * Format: date
             * @description The last day, on or after `datum_begin`.
             */
            datum_eind: string;
            interval: components["schemas"]["StartTimeInterval"];
            /**
             * Format: local-date-time
             * @description The time of the first start of each day. Its date does not matter.
             */
            tijdbegin: Instant;
            /**
             * Format: local-date-time
             * @description The time of the last possible start of each day, at or after `tijdbegin`. Its date does not matter. It is a
             *     start time only if the interval leads to it.
             */
            tijdeind: Instant;
            /** @description The weekdays. Without it every day. */
            weekdagen?: components["schemas"]["Weekdays"];
            /** @description For each start time that is created. Existing ones keep theirs. */
            percentage_materiaal_online_boeking?: number | null;
        };
        /** @description The start times of a group on several days. */
        StartTimeBatchDeletion: {
            /** @description The group of the start times. */
            startmomentgroep_id: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The first day.
             */
            datum_begin: string;
            /**
             * Format: date
             * @description The last day, on or after `datum_begin`.
             */
            datum_eind: string;
            /** @description The weekdays. Without it every day. */
            weekdagen?: components["schemas"]["Weekdays"];
            /**
             * @description As in the batch that created them. With `interval`, `tijdbegin` and `tijdeind` only the times of that batch are
             *     deleted, without them all times of the days.
             */
            interval?: components["schemas"]["StartTimeInterval"];
            /**
             * Format: local-date-time
             * @description The time of the first start of each day that is deleted. Its date does not matter.
             */
            tijdbegin?: Instant;
            /**
             * Format: local-date-time
             * @description The time of the last possible start of each day that is deleted, at or after `tijdbegin`.
             */
            tijdeind?: Instant;
        };
        /**
         * @description What a read of start times can embed.
         * @enum {string}
         */
        StartTimeEmbed: "TaribaseArrangement" | "Producten";
        /** @description A group of start times. A package is sold at the start times of its group. */
        StartTimeGroup: {
            readonly id: components["schemas"]["Id"];
            /** @description Name. */
            naam: string;
            /**
             * @description Whether the group has a start time after the moment of this request. Events omit it, because it changes with
             *     time.
             */
            readonly has_startmoments_in_future: boolean;
        };
        /** @description A group of start times. A package is sold at the start times of its group. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        StartTimeGroupPut: {
            /** @description Name. */
            naam?: string;
        };
        /** @description The time from one start time of a day to the next, as `hours:minutes`. At least one minute. */
        StartTimeInterval: string;
        /** @description A package that is sold at a start time. */
        StartTimePackage: {
            id: components["schemas"]["Id"];
            /** @description Internal name. */
            arrangement: string;
            /** @description Name that customers see. */
            weergavenaam: string | null;
        };
        /** @description A product that is sold at a start time as part of a package. */
        StartTimeProduct: {
            id: components["schemas"]["Id"];
            /** @description Internal name. */
            naam: string;
            /** @description Name that customers see. */
            weergavenaam: string | null;
        };
        /** @description A moment at which customers may start. It is a local time, to the minute. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        StartTimePut: {
            /** @description The group of the start time. */
            startmomentgroep_id: components["schemas"]["Id"];
            /**
             * Format: local-date-time
             * @description Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
             *     send the offset of the second. A group has each time once.
             */
            datetime: Instant;
            /** @description How much of each material online bookings may use at this start time, in percent. null = as each material says. */
            percentage_materiaal_online_boeking?: number | null;
        };
        /** @description Time bucket: a number for `maand` and `week`, otherwise text. */
        StatisticsPeriod: string | number;
        /** @description A stored file. The service tells what it is from its content. */
        StoredFile: {
            readonly id: components["schemas"]["Id"];
            readonly soort: components["schemas"]["FileOwner"];
            /** @description The attachment, booking mail or incoming mail that the file belongs to. */
            readonly object_id: components["schemas"]["Id"];
            /** @description Name to save the file under, with an extension that fits its content. */
            readonly filename: string;
            readonly media_type: components["schemas"]["FileType"];
            /** @description Number of bytes. */
            readonly size: number;
            /** @description SHA-256 of the bytes in hexadecimal, so that you can detect another file. */
            readonly sha256: string;
            /**
             * Format: date-time
             * @description When a file was first stored here.
             */
            readonly created_at: Instant;
        };
        /** @description A contact of type `leverancier`: a person or organisation that you buy products from. */
        Supplier: {
            readonly id: components["schemas"]["Id"];
            /**
             * @description Always `leverancier` (supplier).
             * @enum {string}
             */
            type: "leverancier";
            /** @description Name to display: `naam` or, if that is empty, the name of the main contact person. */
            readonly displaynaam: string;
            /** @description Name of the organisation; null or empty for a private person. */
            naam: string | null;
            /** @description Street and house number. */
            adres: string | null;
            /** @description Postal code. */
            postcode: string | null;
            /** @description Town. */
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website: string | null;
            /** @description VAT number. */
            btw_nummer: string | null;
            /**
             * @description The company (one of your own) that the supplier belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id: components["schemas"]["Id"] | null;
            status: components["schemas"]["SupplierStatus"];
            /** @description From when you pay the supplier, as free text. Stored as sent. */
            betalen_vanaf: string | null;
            /** @description Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders. */
            uitje_activiteit_herinnering: boolean;
            /** @description Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails. */
            onchange_email: boolean;
            /** @description The contact persons of the supplier. The main contact person comes first. */
            contactpersonen: components["schemas"]["ContactPerson"][];
            /**
             * @deprecated
             * @description Whether `type` can still change: true while nothing refers to the supplier.
             */
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        /** @description A contact of type `leverancier`: a person or organisation that you buy products from. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        SupplierPut: {
            /**
             * @description Always `leverancier` (supplier).
             * @enum {string}
             */
            type?: "leverancier";
            /** @description Name of the organisation; null or empty for a private person. */
            naam?: string | null;
            /** @description Street and house number. */
            adres?: string | null;
            /** @description Postal code. */
            postcode?: string | null;
            /** @description Town. */
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            /** @description URL of the website. */
            website?: string | null;
            /** @description VAT number. */
            btw_nummer?: string | null;
            /**
             * @description The company (one of your own) that the supplier belongs to. If you omit it on create, the default company
             *     applies.
             */
            bedrijf_id?: components["schemas"]["Id"] | null;
            status?: components["schemas"]["SupplierStatus"];
            /** @description From when you pay the supplier, as free text. Stored as sent. */
            betalen_vanaf?: string | null;
            /** @description Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders. */
            uitje_activiteit_herinnering?: boolean;
            /** @description Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails. */
            onchange_email?: boolean;
            /** @description The contact persons of the supplier. The main contact person comes first. */
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            /**
             * @description Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
             *     replaces the stored list.
             */
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        /**
         * @description Whether you buy from the supplier: `actief` (yes) or `passief` (no longer).
         * @enum {string}
         */
        SupplierStatus: "actief" | "passief";
        /**
         * @description Time bucket, which also sets the format of `period`.
         *
         *     - `jaar`: year, `2026`.
         *     - `jaar-maand`: month, `2026-03`.
         *     - `jaar-week`: ISO 8601 week, `2026-W13`. The first days of January may belong to the last week of the previous
         *       year.
         *     - `datum`: day, `2026-03-28`.
         *     - `maand`: number of the month, 1 to 12. The same month of several years is added up.
         *     - `week`: number of the ISO week, 1 to 53. The same week of several years is added up.
         *
         *     `maand` and `week` return `period` as a number, all others as text.
         * @enum {string}
         */
        TimeGrouping: "jaar" | "maand" | "week" | "jaar-maand" | "jaar-week" | "datum";
        /**
         * @description Whether the service creates a draft invoice for the booking by itself. Takes effect only if the setting
         *     `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
         *     the booking yourself.
         */
        ToBeInvoiced: boolean;
        /** @description The materials that have capacity entries which are not over. */
        UpcomingCapacity: {
            /** @description Their ids, in ascending order. */
            material_ids: components["schemas"]["Id"][];
        };
        /** @description A login account of a member of staff or a supplier. */
        User: {
            /** @description The `id` of the contact (staff or supplier) that the account belongs to. */
            readonly id: components["schemas"]["Id"];
            gebruikersnaam: components["schemas"]["UserName"];
            /**
             * Format: email
             * @description E-mail address of the user.
             */
            email_address: string | null;
            /** @description Whether the account is active. While it is false the user cannot log in and the user's API keys do not work. */
            actief: boolean;
            permissies: components["schemas"]["Rights"];
            /** @description The roles of the user, by `id`. The user also has all rights of these roles. */
            rollen: components["schemas"]["RoleReference"][];
            locale: components["schemas"]["UserLocale"];
            /**
             * Format: date-time
             * @description When the user last logged in with a password, accurate to about a minute; null = never.
             */
            readonly last_login: Instant | null;
            /**
             * Format: date-time
             * @description When the password was last set; null if that was before the service recorded it. Each new password updates it,
             *     so a password change is visible in the change feed and in the audit trail. The audit trail shows who set the
             *     password.
             */
            readonly wachtwoord_gewijzigd_op: Instant | null;
        };
        /** @description Language of the user, such as `nl` or `nl_NL`. */
        UserLocale: string | null;
        /**
         * @description The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
         *     spaces between other characters. Upper and lower case are equal.
         */
        UserName: string;
        /** @description A login account of a member of staff or a supplier. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        UserPut: {
            gebruikersnaam?: components["schemas"]["UserName"];
            /**
             * Format: email
             * @description E-mail address of the user.
             */
            email_address?: string | null;
            /** @description Whether the account is active. While it is false the user cannot log in and the user's API keys do not work. */
            actief?: boolean;
            permissies?: components["schemas"]["Rights"];
            /** @description The roles of the user, by `id`. The user also has all rights of these roles. */
            rollen?: components["schemas"]["RoleReference"][];
            locale?: components["schemas"]["UserLocale"];
            wachtwoord?: components["schemas"]["Password"];
        };
        /**
         * @description Weekdays on which the code is valid: keys `1` (Monday) to `7` (Sunday). An omitted day is true. Responses contain
         *     all seven.
         */
        ValidDays: {
            [key: string]: boolean;
        };
        /** @description VAT and net amount at one VAT rate. */
        VatAmount: {
            /**
             * Format: money
             * @description VAT.
             */
            btw: Cents;
            /**
             * Format: money
             * @description Net amount.
             */
            bedrag: Cents;
        };
        /** @description VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`. */
        VatAmounts: {
            [key: string]: components["schemas"]["VatAmount"];
        };
        /**
         * Format: percentage
         * @description A VAT rate in percent. When you set it, it must be one of the rates in the setting `btw_percentages`.
         */
        VatRate: BasisPoints;
        /** @description A subscription to one kind of event. The service posts each such event to the subscription's URL. */
        Webhook: {
            readonly id: components["schemas"]["Id"];
            /** @description Name of the event. */
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            /** @description Whether events are delivered. */
            active: boolean;
            readonly inactive_reason: components["schemas"]["WebhookInactiveReason"];
            /**
             * Format: date-time
             * @description When the subscription was created.
             */
            readonly created_at: Instant;
            /**
             * Format: date-time
             * @description When the subscription was last changed.
             */
            readonly updated_at: Instant;
            readonly created_by: components["schemas"]["WebhookUser"];
            readonly updated_by: components["schemas"]["WebhookUser"];
            /**
             * Format: date-time
             * @description When the current secret was created. Rotating the secret changes this member, which is announced as an event;
             *     the audit trail shows who rotated it.
             */
            readonly secret_set_at: Instant;
        };
        /** @description One attempt to deliver the event. */
        WebhookAttempt: {
            /** @description Number of the attempt, as sent in `webhook-attempt`. */
            number: number;
            /**
             * Format: date-time
             * @description When the attempt started.
             */
            at: Instant;
            /** @description Duration in milliseconds. */
            milliseconds: number;
            /** @description HTTP status that the receiver returned; null if it returned none. */
            status: number | null;
            /** @description Why there was no response; null if there was one. */
            error: string | null;
        };
        /** @description Delivery of one event to one subscription. */
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            /** @description Subscription. */
            webhook_id: components["schemas"]["Id"];
            /** @description Id of the event: the `webhook-id` header of every attempt, and `meta.event_id` of the payload. */
            event_id: string;
            event: components["schemas"]["EventName"];
            object: components["schemas"]["EventObject"];
            /** @description Id of the object that the event is about. */
            object_id: components["schemas"]["Id"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts. */
            attempts: number;
            /**
             * Format: date-time
             * @description When the delivery was queued.
             */
            created_at: Instant;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if there is none.
             */
            next_attempt_at: Instant | null;
            /**
             * Format: date-time
             * @description When the receiver accepted the event.
             */
            delivered_at: Instant | null;
            /** @description HTTP status that the receiver returned to the last attempt; null if it returned none. */
            last_status: number | null;
        };
        /** @description Delivery of one event to one subscription, with the last request, the last response and all attempts. */
        WebhookDeliveryDetail: {
            id: components["schemas"]["Id"];
            /** @description Subscription. */
            webhook_id: components["schemas"]["Id"];
            /** @description Id of the event: the `webhook-id` header of every attempt, and `meta.event_id` of the payload. */
            event_id: string;
            event: components["schemas"]["EventName"];
            object: components["schemas"]["EventObject"];
            /** @description Id of the object that the event is about. */
            object_id: components["schemas"]["Id"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts. */
            attempts: number;
            /**
             * Format: date-time
             * @description When the delivery was queued.
             */
            created_at: Instant;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if there is none.
             */
            next_attempt_at: Instant | null;
            /**
             * Format: date-time
             * @description When the receiver accepted the event.
             */
            delivered_at: Instant | null;
            /** @description HTTP status that the receiver returned to the last attempt; null if it returned none. */
            last_status: number | null;
            request_headers: components["schemas"]["WebhookRequestHeaders"];
            /** @description Request body, byte for byte; null if you may not view the object that the event is about. */
            body: string | null;
            /** @description Body of the last response, at most 10 kB; null if there was none, or if you may not view the object. */
            answer: string | null;
            /** @description All attempts, in order. */
            history: components["schemas"]["WebhookAttempt"][];
        };
        /**
         * @description Status of the delivery.
         *
         *     - `pending`: waits for the first attempt or a retry.
         *     - `delivered`: the receiver returned 2xx.
         *     - `failed`: not delivered, and not retried any more.
         *     - `skipped`: it came due while the subscription was inactive.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "skipped";
        /**
         * @description Why the service deactivated the subscription: `gone` if the receiver returned 410, `failing` if no delivery
         *     succeeded for five days; null in all other cases. To activate it again, send `active: true`.
         * @enum {string|null}
         */
        WebhookInactiveReason: "gone" | "failing" | null;
        /**
         * @description The name of an event that you can subscribe to: `Object::postInsert` (created), `Object::postUpdate` (updated),
         *     `Object::postSave` (created or updated) or `Object::postDelete` (deleted) for every kind of object, and
         *     `BookingDefinitive` and `InvoiceDefinitive`. You may also subscribe to kinds of objects that this version does
         *     not have yet: they cause no events.
         * @enum {string}
         */
        WebhookName: "APIKey::postInsert" | "APIKey::postUpdate" | "APIKey::postSave" | "APIKey::postDelete" | "Arrangement::postInsert" | "Arrangement::postUpdate" | "Arrangement::postSave" | "Arrangement::postDelete" | "Attachment::postInsert" | "Attachment::postUpdate" | "Attachment::postSave" | "Attachment::postDelete" | "Bedrijf::postInsert" | "Bedrijf::postUpdate" | "Bedrijf::postSave" | "Bedrijf::postDelete" | "Betaalmethode::postInsert" | "Betaalmethode::postUpdate" | "Betaalmethode::postSave" | "Betaalmethode::postDelete" | "Boeking::postInsert" | "Boeking::postUpdate" | "Boeking::postSave" | "Boeking::postDelete" | "Boekingsmail::postInsert" | "Boekingsmail::postUpdate" | "Boekingsmail::postSave" | "Boekingsmail::postDelete" | "BoekingsmailZending::postInsert" | "BoekingsmailZending::postUpdate" | "BoekingsmailZending::postSave" | "BoekingsmailZending::postDelete" | "Boekingsvoorstel::postInsert" | "Boekingsvoorstel::postUpdate" | "Boekingsvoorstel::postSave" | "Boekingsvoorstel::postDelete" | "BoekingsvoorstelType::postInsert" | "BoekingsvoorstelType::postUpdate" | "BoekingsvoorstelType::postSave" | "BoekingsvoorstelType::postDelete" | "BookProcess::postInsert" | "BookProcess::postUpdate" | "BookProcess::postSave" | "BookProcess::postDelete" | "Contact::postInsert" | "Contact::postUpdate" | "Contact::postSave" | "Contact::postDelete" | "Contactformulier::postInsert" | "Contactformulier::postUpdate" | "Contactformulier::postSave" | "Contactformulier::postDelete" | "Contactmoment::postInsert" | "Contactmoment::postUpdate" | "Contactmoment::postSave" | "Contactmoment::postDelete" | "Contactpersoon::postInsert" | "Contactpersoon::postUpdate" | "Contactpersoon::postSave" | "Contactpersoon::postDelete" | "Dienst::postInsert" | "Dienst::postUpdate" | "Dienst::postSave" | "Dienst::postDelete" | "Factuur::postInsert" | "Factuur::postUpdate" | "Factuur::postSave" | "Factuur::postDelete" | "FactuurBetaling::postInsert" | "FactuurBetaling::postUpdate" | "FactuurBetaling::postSave" | "FactuurBetaling::postDelete" | "IncomingMail::postInsert" | "IncomingMail::postUpdate" | "IncomingMail::postSave" | "IncomingMail::postDelete" | "IncomingMailAddress::postInsert" | "IncomingMailAddress::postUpdate" | "IncomingMailAddress::postSave" | "IncomingMailAddress::postDelete" | "Integration::postInsert" | "Integration::postUpdate" | "Integration::postSave" | "Integration::postDelete" | "Kassa::postInsert" | "Kassa::postUpdate" | "Kassa::postSave" | "Kassa::postDelete" | "Kassalogboek::postInsert" | "Kassalogboek::postUpdate" | "Kassalogboek::postSave" | "Kassalogboek::postDelete" | "Klant::postInsert" | "Klant::postUpdate" | "Klant::postSave" | "Klant::postDelete" | "Kortingscode::postInsert" | "Kortingscode::postUpdate" | "Kortingscode::postSave" | "Kortingscode::postDelete" | "Kwalificatie::postInsert" | "Kwalificatie::postUpdate" | "Kwalificatie::postSave" | "Kwalificatie::postDelete" | "LeverancierContact::postInsert" | "LeverancierContact::postUpdate" | "LeverancierContact::postSave" | "LeverancierContact::postDelete" | "Locatie::postInsert" | "Locatie::postUpdate" | "Locatie::postSave" | "Locatie::postDelete" | "Materiaal::postInsert" | "Materiaal::postUpdate" | "Materiaal::postSave" | "Materiaal::postDelete" | "OverigContact::postInsert" | "OverigContact::postUpdate" | "OverigContact::postSave" | "OverigContact::postDelete" | "PdfTemplate::postInsert" | "PdfTemplate::postUpdate" | "PdfTemplate::postSave" | "PdfTemplate::postDelete" | "PersoneelBeschikbaarheid::postInsert" | "PersoneelBeschikbaarheid::postUpdate" | "PersoneelBeschikbaarheid::postSave" | "PersoneelBeschikbaarheid::postDelete" | "PersoneelContact::postInsert" | "PersoneelContact::postUpdate" | "PersoneelContact::postSave" | "PersoneelContact::postDelete" | "ProductGroep::postInsert" | "ProductGroep::postUpdate" | "ProductGroep::postSave" | "ProductGroep::postDelete" | "QueuedMail::postInsert" | "QueuedMail::postUpdate" | "QueuedMail::postSave" | "QueuedMail::postDelete" | "Standaardbijlage::postInsert" | "Standaardbijlage::postUpdate" | "Standaardbijlage::postSave" | "Standaardbijlage::postDelete" | "Startmoment::postInsert" | "Startmoment::postUpdate" | "Startmoment::postSave" | "Startmoment::postDelete" | "Startmomentgroep::postInsert" | "Startmomentgroep::postUpdate" | "Startmomentgroep::postSave" | "Startmomentgroep::postDelete" | "Statusherinnering::postInsert" | "Statusherinnering::postUpdate" | "Statusherinnering::postSave" | "Statusherinnering::postDelete" | "Urenregistratie::postInsert" | "Urenregistratie::postUpdate" | "Urenregistratie::postSave" | "Urenregistratie::postDelete" | "Voucher::postInsert" | "Voucher::postUpdate" | "Voucher::postSave" | "Voucher::postDelete" | "VoucherTemplate::postInsert" | "VoucherTemplate::postUpdate" | "VoucherTemplate::postSave" | "VoucherTemplate::postDelete" | "Webhook::postInsert" | "Webhook::postUpdate" | "Webhook::postSave" | "Webhook::postDelete" | "frameworkGuardGroup::postInsert" | "frameworkGuardGroup::postUpdate" | "frameworkGuardGroup::postSave" | "frameworkGuardGroup::postDelete" | "frameworkGuardUser::postInsert" | "frameworkGuardUser::postUpdate" | "frameworkGuardUser::postSave" | "frameworkGuardUser::postDelete" | "Product::postInsert" | "Product::postUpdate" | "Product::postSave" | "Product::postDelete" | "Instelling::postInsert" | "Instelling::postUpdate" | "Instelling::postSave" | "Instelling::postDelete" | "Nieuwsbrief::postInsert" | "Nieuwsbrief::postUpdate" | "Nieuwsbrief::postSave" | "Nieuwsbrief::postDelete" | "Productlabel::postInsert" | "Productlabel::postUpdate" | "Productlabel::postSave" | "Productlabel::postDelete" | "BookingDefinitive" | "InvoiceDefinitive";
        /** @description A subscription to one kind of event. The service posts each such event to the subscription's URL. The body of an update. Optional members that you omit keep their value; the service ignores read-only members. */
        WebhookPut: {
            /** @description Name of the event. */
            name?: components["schemas"]["WebhookName"];
            url?: components["schemas"]["WebhookUrl"];
            /** @description Whether events are delivered. */
            active?: boolean;
        };
        /** @description Period whose events to deliver again. */
        WebhookReplay: {
            /**
             * Format: date-time
             * @description Start of the period, inclusive. Events are kept for 90 days.
             */
            since: Instant;
            /**
             * Format: date-time
             * @description End of the period, exclusive; if omitted, now.
             */
            until?: Instant;
            /**
             * @description Only replay events whose delivery is `failed` or `skipped`.
             * @default false
             */
            only_failed: boolean;
        };
        /** @description Size of the replay. */
        WebhookReplayed: {
            /** @description Number of events that will be delivered again. */
            count: number;
        };
        /** @description Headers of the last attempt; null before the first. */
        WebhookRequestHeaders: {
            [key: string]: string;
        } | null;
        /** @description A new secret. Store it: it is not shown again. */
        WebhookSecret: {
            secret: components["schemas"]["WebhookSigningSecret"];
            /**
             * Format: date-time
             * @description Until this moment deliveries also carry a signature made with the previous secret.
             */
            previous_until: Instant;
        };
        /**
         * @description Secret that signs deliveries according to Standard Webhooks 1.0: the header `webhook-signature` contains `v1,` and
         *     the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. Keep it confidential.
         */
        WebhookSigningSecret: string;
        /**
         * @description URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
         *     and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
         */
        WebhookUrl: string;
        /** @description User account that made the change, directly or through an API key; null if the service made it. */
        WebhookUser: number | null;
        /** @description A subscription with its secret. Store the secret: it is not shown again. */
        WebhookWithSecret: {
            id: components["schemas"]["Id"];
            /** @description Name of the event. */
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            /** @description Whether events are delivered. */
            active: boolean;
            inactive_reason: components["schemas"]["WebhookInactiveReason"];
            /**
             * Format: date-time
             * @description When the subscription was created.
             */
            created_at: Instant;
            /**
             * Format: date-time
             * @description When the subscription was last changed.
             */
            updated_at: Instant;
            created_by: components["schemas"]["WebhookUser"];
            updated_by: components["schemas"]["WebhookUser"];
            /**
             * Format: date-time
             * @description When the secret was created.
             */
            secret_set_at: Instant;
            secret: components["schemas"]["WebhookSigningSecret"];
        };
        /** @description Weekdays, from 0 (Sunday) to 6 (Saturday). */
        Weekdays: number[];
        /**
         * Format: binary
         * @description XML document in UTF-8.
         */
        XmlFile: string;
    };
    responses: {
        /** @description You lack the permissions that `params.permission` lists. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The URL and the headers together exceed 16 kB. */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A request with the same Idempotency-Key is still in progress: retry after `Retry-After` seconds. */
        InProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemList"];
            };
        };
        /** @description An error in the service. The `request_id` identifies the request in the server's log. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request is invalid. The body lists all problems that validation found. */
        InvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemList"];
            };
        };
        /** @description You used this Idempotency-Key for another request before. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The credential is missing, wrong, expired or revoked. */
        LoginRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The object in the path does not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Not modified: the response still has the ETag that you sent in `If-None-Match`. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `If-Match` does not contain the current version. The `ETag` header contains it. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 1 MB, or the file larger than 5 MB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests: retry after `Retry-After` seconds. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is busy or shutting down: retry after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The operation does not accept the media type of the body. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
         *     within 24 hours, you get the stored response and nothing happens twice.
         */
        IdempotencyKey: string;
        /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
        IfMatch: string;
        /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
        IfNoneMatch: string;
        /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
        Prefer: string;
        /**
         * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
         *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
         *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
         *     and cannot be combined with `page`.
         */
        cursor: string;
        /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
        page: number;
        /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
        page_size: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Whether a browser shows the response (`inline`) or saves it (`attachment`), and the file name to save it under, in
         *     full in `filename*` if it does not fit `filename`.
         */
        ContentDisposition: string;
        /** @description The version of the resource plus a hash of the response body. Use it in `If-Match` and `If-None-Match`. */
        ETag: string;
        /** @description `true` if this is the stored response to an earlier request with the same Idempotency-Key. */
        IdempotentReplayed: "true";
        /**
         * @description Names of the parameters and members that the service ignored, separated by commas: `kosten.boeking_id,
         *     regels[0].product`. Characters that a header cannot contain are percent-encoded. After 4,000 characters only the
         *     number of remaining names follows.
         */
        IgnoredMembers: string;
        /**
         * @description Members of the company and the customer that are empty although the document of an invoice must state them,
         *     separated by commas: `bedrijf.adres`, `bedrijf.postcode`, `bedrijf.plaats`, `bedrijf.btw_nummer`, `bedrijf.iban`,
         *     `klant.adres`, `klant.postcode`, `klant.plaats`. The invoice is permanent and keeps them empty: fill them in,
         *     credit the invoice and create a new one. Absent if nothing is missing, and for a draft.
         */
        IncompleteDocument: string;
        /**
         * @description URLs of the `first`, `prev`, `next` and `last` page (RFC 8288). Present only on paged responses. To read a whole
         *     list, follow `next` until it is absent.
         */
        Link: string;
        /** @description The path of the created object, or the URL to go to. */
        Location: string;
        /** @description Number of items per page. Present only on paged responses. */
        PageSize: number;
        /** @description The remaining number of requests and when the limit resets. */
        RateLimit: string;
        /** @description The id of this request in the server's log. */
        RequestId: string;
        /** @description Number of seconds to wait before you retry. */
        RetryAfter: number;
        /**
         * @description Local times that were not created because a clock change skips them, separated by commas:
         *     `2026-03-29T02:00, 2026-03-29T02:30`. After 4,000 characters only the number of remaining times follows. Absent if
         *     none was skipped.
         */
        SkippedTimes: string;
        /** @description Number of items in the whole list. Present only on paged responses. */
        TotalCount: number;
        /**
         * @description Names of unknown tags in the texts of a mail, without braces and separated by commas. The mail contains these
         *     tags unchanged. After 4,000 characters only the number of remaining names follows.
         */
        UnknownTags: string;
        /** @description The authentication schemes that the operation accepts. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPdfTemplates: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PdfTemplate`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfTemplate"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPdfTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPdfTemplate"];
            };
        };
        responses: {
            /** @description The created `PdfTemplate`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfTemplate"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPdfTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `PdfTemplate`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfTemplate"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePdfTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PdfTemplatePut"];
            };
        };
        responses: {
            /** @description The updated `PdfTemplate`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfTemplate"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_TEMPLATE_CONTEXT`: The PDF template has another context than this use requires.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePdfTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPdfTemplateLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image file, byte for byte. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["ImageFile"];
                    "image/jpeg": components["schemas"]["ImageFile"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replacePdfTemplateLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": components["schemas"]["ImageFile"];
                "image/jpeg": components["schemas"]["ImageFile"];
            };
        };
        responses: {
            /** @description The updated `PdfTemplate`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfTemplate"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_IMAGE`: The file is not an image that the service can read and print.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePdfTemplateLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query: {
                /** @description `true` also returns deleted companies. */
                is_deleted: boolean;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Company`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompany"];
            };
        };
        responses: {
            /** @description The created `Company`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_TEMPLATE_CONTEXT`: The PDF template has another context than this use requires.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Company`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyPut"];
            };
        };
        responses: {
            /** @description The updated `Company`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_TEMPLATE_CONTEXT`: The PDF template has another context than this use requires.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            /**
             * @description An error in the service. The `request_id` identifies the request in the server's log.
             *
             *     - `ERR_COMPANY_NOT_DELETABLE`: The company still has what `params.delete_reasons` lists.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Setting`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Name of the setting. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Setting`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Name of the setting. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingPut"];
            };
        };
        responses: {
            /** @description The updated `Setting`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_SETTING_VALUE`: The setting does not accept this value. The message says what it accepts.
             *     - `ERR_ID_MISMATCH`: An id in the body differs from the one in the path.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description Ids of locations, separated by commas. Returns these locations and all locations that contain them. */
                treeContains?: components["schemas"]["Id"][];
                /** @description A local date. Adds the member `gebruik`: the number of people and bookings at each location over that day. */
                embedGebruikOpDatum?: string;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Location`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLocation"];
            };
        };
        responses: {
            /** @description The created `Location`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocation: {
        parameters: {
            query?: {
                /** @description A local date. Adds the member `gebruik`: the number of people and bookings at the location over that day. */
                embedGebruikOpDatum?: string;
            };
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Location`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPut"];
            };
        };
        responses: {
            /** @description The updated `Location`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_CYCLE`: The object would contain or require itself, directly or through others.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Returns only customers with this `id` or a higher one. */
                "id>"?: components["schemas"]["Id"];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Customer`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomer"];
            };
        };
        responses: {
            /** @description Merged: the customer existed. Returns it, with its empty members filled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description The created `Customer`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_CUSTOMER_TYPE_UNKNOWN`: The company does not have this customer type.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Customer`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPut"];
            };
        };
        responses: {
            /** @description The updated `Customer`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_CUSTOMER_TYPE_UNKNOWN`: The company does not have this customer type.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_CONTACT_IN_USE`: You cannot delete the contact while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Contact`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description Merged: the contact existed. Returns it, with its empty members filled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The created `Contact`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_CUSTOMER_TYPE_UNKNOWN`: The company does not have this customer type.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_NOT_ALLOWED`: The value is not allowed here.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Contact`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description The contact is a customer or a supplier. `Location` is its path. */
            301: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactPut"];
            };
        };
        responses: {
            /** @description The updated `Contact`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_CUSTOMER_TYPE_UNKNOWN`: The company does not have this customer type.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_NOT_ALLOWED`: The value is not allowed here.
             *     - `ERR_NOT_CHANGEABLE`: The member cannot change, or not any more.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_CONTACT_IN_USE`: You cannot delete the contact while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Supplier`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Supplier`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierPut"];
            };
        };
        responses: {
            /** @description The updated `Supplier`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `User`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The created `User`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_NOT_ALLOWED`: The value is not allowed here.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_FORMAT`: The value does not have the required format.
             *     - `ERR_LENGTH`: The text or list is too short or too long.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `User`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPut"];
            };
        };
        responses: {
            /** @description The updated `User`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             *     - `ERR_LAST_ADMINISTRATOR`: This would take `editUsers` from the last active user who has it, so nobody could manage users.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_FORMAT`: The value does not have the required format.
             *     - `ERR_LENGTH`: The text or list is too short or too long.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             *     - `ERR_LAST_ADMINISTRATOR`: This would take `editUsers` from the last active user who has it, so nobody could manage users.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Role`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The created `Role`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_LENGTH`: The text or list is too short or too long.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Role`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePut"];
            };
        };
        responses: {
            /** @description The updated `Role`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             *     - `ERR_LAST_ADMINISTRATOR`: This would take `editUsers` from the last active user who has it, so nobody could manage users.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_LENGTH`: The text or list is too short or too long.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `StaffMember`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffMember"];
            };
        };
        responses: {
            /** @description Merged: the member of staff existed. Returns it, with its empty members filled and its new qualifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            /** @description The created `StaffMember`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_QUALIFICATION_ARCHIVED`: The qualification is archived, so nobody else can get it and no other shift can require it.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `StaffMember`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /** @description - `ERR_NOT_FOUND`: The path or resource does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `StaffMember`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberPut"];
            };
        };
        responses: {
            /** @description The updated `StaffMember`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_QUALIFICATION_ARCHIVED`: The qualification is archived, so nobody else can get it and no other shift can require it.
             *     - `ERR_MAIN_CONTACT`: More than one contact person is marked as the main one.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_CONTACT_IN_USE`: You cannot delete the contact while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQualifications: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Qualification`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQualification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQualification"];
            };
        };
        responses: {
            /** @description The created `Qualification`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Qualification`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQualification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationPut"];
            };
        };
        responses: {
            /** @description The updated `Qualification`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQualification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Returns only the keys of this user. */
                user_id?: components["schemas"]["Id"];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `ApiKeyList`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The created `ApiKeyWithToken`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_EXPIRY_IN_PAST`: The expiry time is in the past.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `ApiKey`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyPut"];
            };
        };
        responses: {
            /** @description The updated `ApiKey`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_NOT_CHANGEABLE`: The member cannot change, or not any more.
             *     - `ERR_EXPIRY_IN_PAST`: The expiry time is in the past.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The `ApiKeyWithToken`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_RIGHTS_EXCEEDED`: The change would give rights that you do not have yourself: `params.permission` lists them.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_EXPIRY_IN_PAST`: The expiry time is in the past.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductGroups: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PublicProductGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductGroup"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProductGroup"];
            };
        };
        responses: {
            /** @description The created `ProductGroup`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductGroup"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `PublicProductGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductGroup"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupPut"];
            };
        };
        responses: {
            /** @description The updated `ProductGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductGroup"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Product`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The created `Product`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_VAT_RATE_UNKNOWN`: The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
             *
             *     - `ERR_DUPLICATE_VAT_RATE`: The list contains two prices for one VAT rate; a product has one price per rate.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Product`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPut"];
            };
        };
        responses: {
            /** @description The updated `Product`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_VAT_RATE_UNKNOWN`: The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
             *
             *     - `ERR_DUPLICATE_VAT_RATE`: The list contains two prices for one VAT rate; a product has one price per rate.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_CYCLE`: The object would contain or require itself, directly or through others.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Package`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPackage"];
            };
        };
        responses: {
            /** @description The created `Package`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_PACKAGE_LINE_ORDER`: A package line ends before it begins, has an end without a begin, or has a `max` below its `min`.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Package`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackagePut"];
            };
        };
        responses: {
            /** @description The updated `Package`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_PACKAGE_LINE_ORDER`: A package line ends before it begins, has an end without a begin, or has a `max` below its `min`.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePackage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShifts: {
        parameters: {
            query?: {
                /** @description Only shifts that are at least partly on this local date. */
                opDatum?: string;
                /** @description Only shifts that end after this moment. */
                begin?: Instant;
                /** @description Only shifts that start before this moment. */
                eind?: Instant;
                /** @description Only shifts of this member of staff. */
                personeel_id?: components["schemas"]["Id"];
                /** @description Only shifts for this booking. */
                boeking_id?: components["schemas"]["Id"];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Shift`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShift"];
            };
        };
        responses: {
            /** @description The created `Shift`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_QUALIFICATION_ARCHIVED`: The qualification is archived, so nobody else can get it and no other shift can require it.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Shift`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftPut"];
            };
        };
        responses: {
            /** @description The updated `Shift`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_SHIFT_STATUS_TRANSITION`: The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_QUALIFICATION_ARCHIVED`: The qualification is archived, so nobody else can get it and no other shift can require it.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStartTimeGroups: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `StartTimeGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTimeGroup"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStartTimeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStartTimeGroup"];
            };
        };
        responses: {
            /** @description The created `StartTimeGroup`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTimeGroup"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStartTimeGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `StartTimeGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTimeGroup"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStartTimeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTimeGroupPut"];
            };
        };
        responses: {
            /** @description The updated `StartTimeGroup`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTimeGroup"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStartTimeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStartTimes: {
        parameters: {
            query?: {
                /** @description Only start times of this group. */
                startmomentgroep_id?: components["schemas"]["Id"];
                /** @description Only start times on or after this local date. */
                begin?: string;
                /** @description Only start times on or before this local date. */
                eind?: string;
                /** @description Related objects to include with each start time. */
                embed?: components["schemas"]["StartTimeEmbed"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `StartTime`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStartTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStartTime"];
            };
        };
        responses: {
            /** @description The created `StartTime`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_SECONDS_MUST_BE_ZERO`: A start time is a whole minute.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStartTimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTimeBatch"];
            };
        };
        responses: {
            /** @description The created start times. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Skipped-Times": components["headers"]["SkippedTimes"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_SECONDS_MUST_BE_ZERO`: A start time is a whole minute.
             *     - `ERR_TOO_MANY_START_TIMES`: The request is about more start times than one request can be: send several requests.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStartTimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTimeBatchDeletion"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_SECONDS_MUST_BE_ZERO`: A start time is a whole minute.
             *     - `ERR_TOO_MANY_START_TIMES`: The request is about more start times than one request can be: send several requests.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStartTime: {
        parameters: {
            query?: {
                /** @description Related objects to include. */
                embed?: components["schemas"]["StartTimeEmbed"][];
            };
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `StartTime`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStartTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTimePut"];
            };
        };
        responses: {
            /** @description The updated `StartTime`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_SECONDS_MUST_BE_ZERO`: A start time is a whole minute.
             *     - `ERR_TAKEN`: The value must be unique and is already in use.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStartTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecordedHours: {
        parameters: {
            query?: {
                /** @description Only hours that end after this moment. */
                begin?: Instant;
                /** @description Only hours that start before this moment. */
                eind?: Instant;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `RecordedHours`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedHours"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecordedHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecordedHours"];
            };
        };
        responses: {
            /** @description The created `RecordedHours`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedHours"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_ID_MISMATCH`: An id in the body differs from the one in the path.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_SHIFT_STAFF_MISMATCH`: The shift belongs to another member of staff.
             *     - `ERR_SHIFT_OFF`: The shift was cancelled or refused, as `params.status` says.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_BREAK_TOO_LONG`: The break is as long as the time worked, or longer.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecordedHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `RecordedHours`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedHours"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRecordedHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedHoursPut"];
            };
        };
        responses: {
            /** @description The updated `RecordedHours`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedHours"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_ID_MISMATCH`: An id in the body differs from the one in the path.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_SHIFT_STAFF_MISMATCH`: The shift belongs to another member of staff.
             *     - `ERR_SHIFT_OFF`: The shift was cancelled or refused, as `params.status` says.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_BREAK_TOO_LONG`: The break is as long as the time worked, or longer.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRecordedHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffAvailability: {
        parameters: {
            query?: {
                /** @description Only entries that end after this moment. */
                begin?: Instant;
                /** @description Only entries that start before this moment. */
                eind?: Instant;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `StaffAvailability`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAvailability"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStaffAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffAvailability"];
            };
        };
        responses: {
            /** @description The created `StaffAvailability`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAvailability"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_AVAILABILITY_CONTRADICTS`: Another entry of the member of staff, `params.id`, says the opposite of a part of the period.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `StaffAvailability`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAvailability"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStaffAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAvailabilityPut"];
            };
        };
        responses: {
            /** @description The updated `StaffAvailability`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAvailability"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_AVAILABILITY_CONTRADICTS`: Another entry of the member of staff, `params.id`, says the opposite of a part of the period.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStaffAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Calendar`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendar"];
            };
        };
        responses: {
            /** @description The created `CalendarWithToken`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Calendar`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query: {
                /** @description The token of the feed. */
                token: string;
            };
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description What the feed shows. */
                soort: components["schemas"]["CalendarKind"];
                /** @description The member of staff, location or booking. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanningConflicts: {
        parameters: {
            query: {
                /** @description Start of the period. */
                begin: Instant;
                /** @description End of the period; later than `begin`, at most 92 days. */
                eind: Instant;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PlanningConflict`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningConflict"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_PERIOD_TOO_LONG`: The period is longer than the operation allows.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query: {
                /** @description Page number, starting at 1. */
                page: number;
                /** @description Number of bookings per page. */
                page_size: number;
                /** @description Only bookings with a line at one of these locations or at a location below them. */
                locatie?: components["schemas"]["Id"][];
                /**
                 * @description ISO 8601 interval: `2026-03-01/2026-03-31`, `2026-03-01/P7D`, or a duration that starts now, such as `P7D`. An
                 *     end given as a date is inclusive; an end given as a date-time is exclusive. The smallest unit of a duration may
                 *     have decimals, after a dot or a comma: `PT0.5H`.
                 */
                periode?: string;
                /**
                 * @description What `periode` filters on: lines that overlap the period (`boekingsregel`), the booking's `begin`
                 *     (`startdatum`), or the moment the booking was created (`created_at`).
                 */
                referentiedatum: "boekingsregel" | "startdatum" | "created_at";
                /** @description Only bookings with one of these statuses. */
                status?: components["schemas"]["BookingStatus"][];
                /**
                 * @description Only bookings whose package has this value of `los_op_planning` (lines are planned separately). A booking
                 *     without a package counts as `false`.
                 */
                los_op_planning?: boolean;
                /** @description Only bookings of this customer. */
                klant_id?: components["schemas"]["Id"];
                /** @description Only bookings of customers of one of these types. Embeds `Klant`. */
                "Klant.soort_klant"?: string[];
                /** @description Only bookings of customers of one of these companies. Embeds `Klant`. */
                bedrijf_id?: components["schemas"]["Id"][];
                /** @description Only bookings with a line for one of these products. */
                bevat_product_id?: components["schemas"]["Id"][];
                /**
                 * @description Related objects to include with each booking. A dotted name also embeds its parent: `Klant.Hoofdcontact` (the
                 *     main contact person) includes `Klant`.
                 */
                embed?: components["schemas"]["ListedBookingEmbed"][];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `ListedBooking`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedBooking"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_FORMAT`: The value does not have the required format.
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: {
                /**
                 * @description `afdwingen` refuses a booking for which there is no room (ERR_NOT_AVAILABLE), if it holds capacity afterwards:
                 *     `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. Each line counts at its own location, and what
                 *     the booking used before does not count against it. The part of a material that is kept for online bookings
                 *     limits only those. Without this parameter staff may overbook.
                 */
                capaciteit?: "afdwingen";
            };
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBooking"];
            };
        };
        responses: {
            /** @description The created `Booking`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_COMPANY_REQUIRED`: There is no company for this object: create one first.
             *     - `ERR_PRODUCT_REQUIRES_LOCATION`: The product requires a location, and neither you nor the product provides one.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_NOT_AVAILABLE`: There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds: what it is about
             *     (`soort`: `materiaal` or `locatie`, and its `id`), the limit by the name of its member (`beperking`), from when to
             *     when (`begin`, `eind`; equal for a limit of what starts at one moment), and in units, people or bookings how many
             *     there can be (`capaciteit`), how many there are (`gebruikt`) and how many the booking needs (`nodig`). `regel` counts
             *     the lines of the booking from 0; it is null for materials, which its lines share.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /** @description Related objects to include. A dotted name also embeds its parent. Lines and costs are always included. */
                embed?: components["schemas"]["BookingEmbed"][];
            };
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Booking`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBooking: {
        parameters: {
            query?: {
                /**
                 * @description `afdwingen` refuses a booking for which there is no room (ERR_NOT_AVAILABLE), if it holds capacity afterwards:
                 *     `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. Each line counts at its own location, and what
                 *     the booking used before does not count against it. The part of a material that is kept for online bookings
                 *     limits only those. Without this parameter staff may overbook.
                 */
                capaciteit?: "afdwingen";
            };
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingPut"];
            };
        };
        responses: {
            /** @description The updated `Booking`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_BOOKING_STATUS_TRANSITION`: The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
             *
             *     - `ERR_BOOKING_DATE_FOLLOWS_BEGIN`: `datum` is always the local date of `begin`: change `begin` instead.
             *     - `ERR_NOT_CHANGEABLE`: The member cannot change, or not any more.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_VAT_RATE_UNKNOWN`: The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
             *
             *     - `ERR_PRODUCT_REQUIRES_LOCATION`: The product requires a location, and neither you nor the product provides one.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_COSTS_TOO_DEEP`: Cost groups are nested more than three levels deep.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_NOT_AVAILABLE`: There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds: what it is about
             *     (`soort`: `materiaal` or `locatie`, and its `id`), the limit by the name of its member (`beperking`), from when to
             *     when (`begin`, `eind`; equal for a limit of what starts at one moment), and in units, people or bookings how many
             *     there can be (`capaciteit`), how many there are (`gebruikt`) and how many the booking needs (`nodig`). `regel` counts
             *     the lines of the booking from 0; it is null for materials, which its lines share.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_BOOKING_NOT_DELETABLE`: The booking has permanent invoices, payments or recorded hours.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchBooking: {
        parameters: {
            query?: {
                /**
                 * @description `afdwingen` refuses a booking for which there is no room (ERR_NOT_AVAILABLE), if it holds capacity afterwards:
                 *     `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. Each line counts at its own location, and what
                 *     the booking used before does not count against it. The part of a material that is kept for online bookings
                 *     limits only those. Without this parameter staff may overbook.
                 */
                capaciteit?: "afdwingen";
            };
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingPatch"];
                "application/merge-patch+json": components["schemas"]["BookingPatch"];
            };
        };
        responses: {
            /** @description The updated `Booking`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_RANGE`: The number is out of range.
             *     - `ERR_BOOKING_STATUS_TRANSITION`: The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
             *
             *     - `ERR_BOOKING_DATE_FOLLOWS_BEGIN`: `datum` is always the local date of `begin`: change `begin` instead.
             *     - `ERR_NOT_CHANGEABLE`: The member cannot change, or not any more.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_VAT_RATE_UNKNOWN`: The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
             *
             *     - `ERR_PRODUCT_REQUIRES_LOCATION`: The product requires a location, and neither you nor the product provides one.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_COSTS_TOO_DEEP`: Cost groups are nested more than three levels deep.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_NOT_AVAILABLE`: There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds: what it is about
             *     (`soort`: `materiaal` or `locatie`, and its `id`), the limit by the name of its member (`beperking`), from when to
             *     when (`begin`, `eind`; equal for a limit of what starts at one moment), and in units, people or bookings how many
             *     there can be (`capaciteit`), how many there are (`gebruikt`) and how many the booking needs (`nodig`). `regel` counts
             *     the lines of the booking from 0; it is null for materials, which its lines share.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingStatus: {
        parameters: {
            query?: {
                /**
                 * @description `afdwingen` refuses a booking for which there is no room (ERR_NOT_AVAILABLE), if it holds capacity afterwards:
                 *     `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. Each line counts at its own location, and what
                 *     the booking used before does not count against it. The part of a material that is kept for online bookings
                 *     limits only those. Without this parameter staff may overbook.
                 */
                capaciteit?: "afdwingen";
            };
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
                /** @description New status. */
                status: components["schemas"]["BookingStatus"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Booking`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_BOOKING_STATUS_TRANSITION`: The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
             *
             *     - `ERR_NOT_AVAILABLE`: There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds: what it is about
             *     (`soort`: `materiaal` or `locatie`, and its `id`), the limit by the name of its member (`beperking`), from when to
             *     when (`begin`, `eind`; equal for a limit of what starts at one moment), and in units, people or bookings how many
             *     there can be (`capaciteit`), how many there are (`gebruikt`) and how many the booking needs (`nodig`). `regel` counts
             *     the lines of the booking from 0; it is null for materials, which its lines share.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Attachment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAttachment"];
            };
        };
        responses: {
            /** @description The created `Attachment`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Attachment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentPut"];
            };
        };
        responses: {
            /** @description The updated `Attachment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, byte for byte. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["File"];
                    "image/png": components["schemas"]["File"];
                    "image/jpeg": components["schemas"]["File"];
                    "image/webp": components["schemas"]["File"];
                    "image/gif": components["schemas"]["File"];
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["File"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["File"];
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["File"];
                    "application/vnd.oasis.opendocument.text": components["schemas"]["File"];
                    "application/vnd.oasis.opendocument.spreadsheet": components["schemas"]["File"];
                    "application/vnd.oasis.opendocument.presentation": components["schemas"]["File"];
                    "text/calendar": components["schemas"]["File"];
                    "text/plain": components["schemas"]["File"];
                    "application/octet-stream": components["schemas"]["File"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceAttachmentFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["File"];
                "application/pdf": components["schemas"]["File"];
                "image/png": components["schemas"]["File"];
                "image/jpeg": components["schemas"]["File"];
                "image/webp": components["schemas"]["File"];
                "image/gif": components["schemas"]["File"];
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["File"];
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["File"];
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["File"];
                "application/vnd.oasis.opendocument.text": components["schemas"]["File"];
                "application/vnd.oasis.opendocument.spreadsheet": components["schemas"]["File"];
                "application/vnd.oasis.opendocument.presentation": components["schemas"]["File"];
                "text/calendar": components["schemas"]["File"];
                "text/plain": components["schemas"]["File"];
                "text/csv": components["schemas"]["File"];
            };
        };
        responses: {
            /** @description The updated `Attachment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_FILE_TYPE`: The service does not accept this kind of file here, whatever its name says.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountCodes: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `DiscountCode`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscountCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDiscountCode"];
            };
        };
        responses: {
            /** @description The created `DiscountCode`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            /**
             * @description A request with the same Idempotency-Key is still in progress: retry after `Retry-After` seconds.
             *
             *     - `ERR_CODE_TAKEN`: Another discount code or voucher already has this code.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscountCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `DiscountCode`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscountCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodePut"];
            };
        };
        responses: {
            /** @description The updated `DiscountCode`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            /**
             * @description A request with the same Idempotency-Key is still in progress: retry after `Retry-After` seconds.
             *
             *     - `ERR_CODE_TAKEN`: Another discount code or voucher already has this code.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDiscountCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PaymentMethod`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentMethod"];
            };
        };
        responses: {
            /** @description The created `PaymentMethod`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `PaymentMethod`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodPut"];
            };
        };
        responses: {
            /** @description The updated `PaymentMethod`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointsOfSale: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PointOfSale`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfSale"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPointOfSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPointOfSale"];
            };
        };
        responses: {
            /** @description The created `PointOfSale`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfSale"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointOfSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `PointOfSale`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfSale"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePointOfSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointOfSalePut"];
            };
        };
        responses: {
            /** @description The updated `PointOfSale`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfSale"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePointOfSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Only invoices of these bookings. */
                boeking_id?: components["schemas"]["Id"][];
                /** @description Only invoices with one of these statuses. */
                status?: components["schemas"]["InvoiceStatus"][];
                /** @description Only invoices of one of these origins. */
                context?: components["schemas"]["InvoiceContext"][];
                /** @description Only invoices of this company. */
                bedrijf_id?: components["schemas"]["Id"];
                /** @description Only invoices with exactly this date. */
                datum?: string;
                /** @description Only invoices dated on or before this date. */
                datumVoor?: string;
                /** @description Only invoices dated on or after this date. */
                datumNa?: string;
                /** @description Only drafts scheduled to be sent on exactly this date. */
                verstuur_factuur_op?: string;
                /** @description Only drafts scheduled to be sent on or before this date. */
                "verstuur_factuur_op<"?: string;
                /** @description Only drafts scheduled to be sent on or after this date. */
                "verstuur_factuur_op>"?: string;
                /** @description Sort by `datum`, `factuur_nummer`, `verstuur_factuur_op` and `id`, ascending or descending. */
                sort_order?: "asc" | "desc";
                /** @description Related objects and values to include with each invoice. `Klant` requires `viewContact` or `editContact`. */
                embed?: components["schemas"]["InvoiceEmbed"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Invoice`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvoice"];
            };
        };
        responses: {
            /** @description The created `Invoice`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_BOOKING_FULLY_INVOICED`: The booking is fully invoiced: nothing is left to invoice.
             *     - `ERR_ADVANCE_EXCEEDS_REMAINING`: The advance exceeds the part of the booking that is not invoiced yet.
             *     - `ERR_AMOUNT_ZERO`: The amount is zero.
             *     - `ERR_VAT_SHIFT_MISMATCH`: `btw_verlegd` (VAT shifted) differs from that of the booking's other invoices.
             *     - `ERR_INVOICE_DATE_BEFORE_LAST`: The invoice date is before that of the last invoice in its series.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_MAIL_RECIPIENT`: The contact person has no e-mail address.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveInvoices: {
        parameters: {
            query?: {
                /** @description Only the series of this company. */
                bedrijf_id?: components["schemas"]["Id"];
                /** @description Only the series of this year. */
                jaar?: number;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `InvoiceSeries`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSeries"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Invoice`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_INVOICE_NOT_DELETABLE`: You cannot delete a permanent invoice: credit it instead.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfFile"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceUbl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The UBL document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["XmlFile"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_INVOICE_NOT_PERMANENT`: You cannot pay a draft: make it permanent first.
             *     - `ERR_E_INVOICE_INCOMPLETE`: The invoice lacks data that an e-invoice requires. `field` names the member.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markInvoiceAsSent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceSending"];
            };
        };
        responses: {
            /** @description The invoice is permanent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_INVOICE_NOT_DRAFT`: The invoice is not a draft; only a draft can become permanent.
             *     - `ERR_BOOKING_FULLY_INVOICED`: The booking is fully invoiced: nothing is left to invoice.
             *     - `ERR_ADVANCE_EXCEEDS_REMAINING`: The advance exceeds the part of the booking that is not invoiced yet.
             *     - `ERR_CREDIT_EXCEEDS_INVOICE`: The credit exceeds what is left of the invoice.
             *     - `ERR_FULLY_CREDITED`: The invoice is fully credited: nothing is left to credit.
             *     - `ERR_VAT_SHIFT_MISMATCH`: `btw_verlegd` (VAT shifted) differs from that of the booking's other invoices.
             *     - `ERR_INVOICE_DATE_BEFORE_LAST`: The invoice date is before that of the last invoice in its series.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_POS_INACTIVE`: The point of sale is inactive and receives no payments.
             *     - `ERR_POS_NOT_AT_LOCATION`: The point of sale is not available at this location. `params.locatie_ids` lists its locations.
             *     - `ERR_AMOUNT_ZERO`: The amount is zero.
             *     - `ERR_NOTHING_TO_PAY`: The total of the invoice is zero, so it takes no payments.
             *     - `ERR_REFUND_EXCEEDS_PAID`: The refund exceeds what was paid.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_MAIL_RECIPIENT`: The contact person has no e-mail address.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCreditInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewCredit"];
            };
        };
        responses: {
            /** @description The created `Invoice`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_INVOICE_NOT_PERMANENT`: You cannot pay a draft: make it permanent first.
             *     - `ERR_CREDIT_OF_CREDIT`: You cannot credit a credit invoice.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_DUPLICATE`: The list contains the same item twice.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             *     - `ERR_CREDIT_EXCEEDS_INVOICE`: The credit exceeds what is left of the invoice.
             *     - `ERR_FULLY_CREDITED`: The invoice is fully credited: nothing is left to credit.
             *     - `ERR_INVOICE_DATE_BEFORE_LAST`: The invoice date is before that of the last invoice in its series.
             *     - `ERR_MAIL_RECIPIENT`: The contact person has no e-mail address.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Only payments at or after this moment. */
                date_after?: Instant;
                /** @description Only payments before this moment. */
                date_before?: Instant;
                /** @description Only payments by this payment method. */
                betaalmethode_id?: components["schemas"]["Id"];
                /** @description Only payments on invoices of this company. */
                bedrijf_id?: components["schemas"]["Id"];
                /** @description Related objects to include with each payment. */
                embed?: components["schemas"]["PaymentEmbed"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `InvoicePayment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoicePayments: {
        parameters: {
            query?: {
                /** @description Return payments only if the invoice has one of these origins. Embeds `Factuur`. */
                "Factuur.context"?: components["schemas"]["InvoiceContext"][];
                /** @description Related objects to include with each payment. */
                embed?: components["schemas"]["PaymentEmbed"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `InvoicePayment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvoicePayment"];
            };
        };
        responses: {
            /** @description The created `InvoicePayment`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_POS_INACTIVE`: The point of sale is inactive and receives no payments.
             *     - `ERR_POS_NOT_AT_LOCATION`: The point of sale is not available at this location. `params.locatie_ids` lists its locations.
             *     - `ERR_INVOICE_NOT_PERMANENT`: You cannot pay a draft: make it permanent first.
             *     - `ERR_AMOUNT_ZERO`: The amount is zero.
             *     - `ERR_NOTHING_TO_PAY`: The total of the invoice is zero, so it takes no payments.
             *     - `ERR_REFUND_EXCEEDS_PAID`: The refund exceeds what was paid.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                betaling_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `InvoicePayment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
                betaling_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePaymentPut"];
            };
        };
        responses: {
            /** @description The updated `InvoicePayment`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_SETTLEMENT_FIXED`: You cannot change or delete a payment that settles two invoices with each other.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             *     - `ERR_POS_INACTIVE`: The point of sale is inactive and receives no payments.
             *     - `ERR_POS_NOT_AT_LOCATION`: The point of sale is not available at this location. `params.locatie_ids` lists its locations.
             *     - `ERR_AMOUNT_ZERO`: The amount is zero.
             *     - `ERR_REFUND_EXCEEDS_PAID`: The refund exceeds what was paid.
             *     - `ERR_AMOUNT_TOO_LARGE`: The calculated amount exceeds 1,000,000,000.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                betaling_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_SETTLEMENT_FIXED`: You cannot change or delete a payment that settles two invoices with each other.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_REFUND_EXCEEDS_PAID`: The refund exceeds what was paid.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Only mails with one of these statuses. */
                status?: components["schemas"]["MailStatus"][];
                /** @description Only mails of one of these kinds. */
                kind?: components["schemas"]["MailKind"][];
                /** @description Only mails about this invoice. */
                factuur_id?: components["schemas"]["Id"];
                /** @description Only mails about an object of this kind. */
                about_kind?: components["schemas"]["MailSubjectKind"];
                /** @description Only mails about the object with this id; use it together with `about_kind`. */
                about_id?: components["schemas"]["Id"];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `QueuedMail`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `QueuedMail`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `QueuedMail`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_MAIL_NOT_QUEUED`: The mail is no longer queued; you can cancel only a queued mail.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The created `QueuedMail`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_MAIL_STILL_QUEUED`: The mail is not sent yet: wait until it is sent, or cancel it first.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoiceLines: {
        parameters: {
            query: {
                /** @description First date, inclusive. */
                begin: string;
                /** @description Last date, inclusive; not before `begin`. */
                eind: string;
                /** @description Date to filter on: the invoice date (`factuur`) or the booking date (`booking`). */
                referentiedatum: "factuur" | "booking";
                /** @description Only lines of these products. */
                product_id?: components["schemas"]["Id"][];
                /** @description Only lines at these VAT rates. */
                btw_percentage?: BasisPoints[];
                /** @description Only lines of invoices of these companies. */
                "Factuur.bedrijf_id"?: components["schemas"]["Id"][];
                /** @description Only lines of invoices of these origins. */
                "Factuur.context"?: components["schemas"]["InvoiceContext"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `ChargedLine`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargedLine"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJournalEntries: {
        parameters: {
            query: {
                /** @description First date, inclusive. */
                begin: string;
                /** @description Last date, inclusive; not before `begin`. */
                eind: string;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `JournalEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"][];
                    "text/csv": components["schemas"]["JournalTable"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_NOT_ACCEPTABLE`: The operation returns none of the media types in the `Accept` header.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRevenue: {
        parameters: {
            query: {
                /** @description First invoice date, inclusive. */
                begin: string;
                /** @description Last invoice date, inclusive; not before `begin`. */
                eind: string;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `RevenueRow`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueRow"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesStatistics: {
        parameters: {
            query?: {
                /** @description Date to filter and group by. Required; defaults to `boeking`. */
                referentiedatum?: components["schemas"]["SalesReferenceDate"];
                /** @description First day, inclusive. Required; defaults to January 1 of the current year. */
                "datum>"?: string;
                /** @description Last day, inclusive; not before the first day. Required; defaults to December 31 of the current year. */
                "datum<"?: string;
                /** @description Metric. Required; defaults to `gefactureerd_bedrag`. */
                gegevens?: components["schemas"]["SalesMetric"];
                /** @description Time bucket. If omitted, the whole period is one bucket. */
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                /** @description Dimensions to group by, in addition to time. */
                groepeer_gegevens?: components["schemas"]["SalesGrouping"][];
                /** @description Only these companies. */
                bedrijf_id?: components["schemas"]["Id"][];
                /** @description Only bookings of customers of one of these types. */
                soort_klant?: string[];
                /** @description Only bookings created from one of these packages. */
                arrangement_id?: components["schemas"]["Id"][];
                /** @description Only bookings with one of these statuses; if omitted, all statuses. */
                boeking_status?: components["schemas"]["BookingStatus"][];
                /** @description Only bookings of customers in this country, as an ISO 3166-1 code. */
                landcode?: string;
                /** @description Only invoices of these origins. */
                invoice_contexts?: components["schemas"]["InvoiceContext"][];
                /** @description Only lines of these products. */
                product_id?: components["schemas"]["Id"][];
                /** @description Only bookings with a line for one of these products. */
                contains_product_id?: components["schemas"]["Id"][];
                /** @description Only bookings with a line for a product of one of these groups. */
                contains_productgroup_id?: components["schemas"]["Id"][];
                /** @description Only bookings created by this contact. */
                boeking_created_by?: components["schemas"]["Id"];
                /**
                 * @description Only bookings whose package has this value of `los_op_planning` (lines are planned separately). A booking
                 *     without a package counts as `false`.
                 */
                boeking_los_op_planning?: boolean;
                /** @description Only bookings with this value of `factureren` (whether the booking is to be invoiced). */
                invoicing_setting?: boolean;
                /** @description Only bookings with a line at one of these locations or at a location below them. */
                locatie?: components["schemas"]["Id"][];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `SalesRow`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesRow"][];
                };
            };
            /** @description A required parameter is missing. `Location` is the same URL with the defaults filled in. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_CANNOT_COMBINE`: You sent members that exclude each other.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentStatistics: {
        parameters: {
            query?: {
                /** @description First day, inclusive. Required; defaults to January 1 of the current year. */
                "datum>"?: string;
                /** @description Last day, inclusive; not before the first day. Required; defaults to December 31 of the current year. */
                "datum<"?: string;
                /** @description Date to filter and group by. Required; defaults to `betaling`, the date of the payment. */
                referentiedatum?: "betaling";
                /** @description Metric. Required; defaults to `betaald_bedrag`, the amount paid. */
                gegevens?: "betaald_bedrag";
                /** @description Time bucket. Required; defaults to `jaar-maand`. */
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                /** @description Dimension to group by, in addition to time: `betaalmethode_id` (payment method). */
                groepeer_gegevens?: "betaalmethode_id"[];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `PaymentsRow`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsRow"][];
                };
            };
            /** @description A required parameter is missing. `Location` is the same URL with the defaults filled in. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookedProductStatistics: {
        parameters: {
            query?: {
                /** @description First day, inclusive. Required; defaults to January 1 of the current year. */
                "datum>"?: string;
                /** @description Last day, inclusive; not before the first day. Required; defaults to December 31 of the current year. */
                "datum<"?: string;
                /** @description Time bucket. Required; defaults to `jaar-maand`. */
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                /** @description Group by product, by product group, or by both. Required; defaults to `product_id`. */
                groepeer_gegevens?: ("product_id" | "productgroep_id")[];
                /** @description Only these companies. */
                bedrijf_id?: components["schemas"]["Id"][];
                /** @description Only bookings of customers of one of these types. */
                soort_klant?: string[];
                /** @description Only bookings with one of these statuses; if omitted, all statuses. */
                boeking_status?: components["schemas"]["BookingStatus"][];
                /** @description Only these products. */
                product_id?: components["schemas"]["Id"][];
                /** @description Only products of these groups. */
                productgroep_id?: components["schemas"]["Id"][];
                /** @description Only bookings with this value of `factureren` (whether the booking is to be invoiced). */
                invoicing_setting?: boolean;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `BookedProductsRow`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedProductsRow"][];
                };
            };
            /** @description A required parameter is missing. `Location` is the same URL with the defaults filled in. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description `meta.position` of the last event that you read; if omitted, the feed starts with the oldest event. */
                after?: string;
                /** @description Maximum number of events to return. */
                page_size: number;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_FORMAT`: The value does not have the required format.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query: {
                /** @description Number of entries per page. */
                page_size: number;
                /** @description Returns only changes by this account, directly or with one of its API keys. */
                user_id?: components["schemas"]["Id"];
                /** @description Returns only changes with this API key. */
                apikey_id?: components["schemas"]["Id"];
                /** @description Returns only changes from this IP address, written as in the entries. */
                address?: string;
                /** @description Returns only changes by requests with this id. */
                request_id?: string;
                /** @description Returns only changes of these kinds of objects. Separate several with commas. */
                object?: components["schemas"]["EventObject"][];
                /** @description Returns only changes of objects with this id. Combine it with one `object` to follow a single object. */
                object_id?: components["schemas"]["Id"];
                /** @description Returns only these kinds of changes. Separate several with commas. */
                event?: components["schemas"]["AuditedEvent"][];
                /** @description Returns only changes at or after this time. */
                begin?: Instant;
                /** @description Returns only changes before this time. It must not be before `begin` (ERR_PERIOD_ORDER). */
                eind?: Instant;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `AuditEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Only the subscription with this id. */
                id?: components["schemas"]["Id"];
                /** @description Only subscriptions created before this moment. */
                "created_at<"?: Instant;
                /** @description Only subscriptions created after this moment. */
                "created_at>"?: Instant;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Webhook`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The created `WebhookWithSecret`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_ADDRESS`: The service does not deliver to this URL. The message says why and what to send instead.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhooks"];
            };
        };
        responses: {
            /** @description An empty list. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_ADDRESS`: The service does not deliver to this URL. The message says why and what to send instead.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Webhook`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPut"];
            };
        };
        responses: {
            /** @description The updated `Webhook`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_ADDRESS`: The service does not deliver to this URL. The message says why and what to send instead.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with one of these statuses. */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `WebhookDelivery`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `WebhookDeliveryDetail`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                delivery_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `WebhookDelivery`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_INACTIVE`: The subscription is inactive, so nothing is delivered to it.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description The `WebhookReplayed`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayed"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_INACTIVE`: The subscription is inactive, so nothing is delivered to it.
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `WebhookDelivery`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_WEBHOOK_INACTIVE`: The subscription is inactive, so nothing is delivered to it.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `WebhookSecret`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanning: {
        parameters: {
            query: {
                /** @description Start of the period. */
                begin: Instant;
                /** @description End of the period; later than `begin`, at most 92 days. */
                eind: Instant;
                /** @description Ids of locations, separated by commas. Only what is there or below. */
                locatie?: components["schemas"]["Id"][];
                /**
                 * @description Ids of members of staff, separated by commas. Only their shifts, and the lines of the bookings that these
                 *     shifts are for.
                 */
                personeel_id?: components["schemas"]["Id"][];
                /** @description Ids of materials, separated by commas. Only lines whose product uses one of them, and their use. */
                materiaal_id?: components["schemas"]["Id"][];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Planning`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_PERIOD_TOO_LONG`: The period is longer than the operation allows.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductAvailability: {
        parameters: {
            query: {
                /** @description First local date; today unless you send it. */
                begin?: string;
                /** @description Last local date, at most 92 days including the first one. */
                eind: string;
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left at each start time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAvailability"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_PERIOD_TOO_LONG`: The period is longer than the operation allows.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaterials: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Material`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMaterial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMaterial"];
            };
        };
        responses: {
            /** @description The created `Material`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Material`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMaterial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialPut"];
            };
        };
        responses: {
            /** @description The updated `Material`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Material"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMaterial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            /**
             * @description You lack the permissions that `params.permission` lists.
             *
             *     - `ERR_IN_USE`: You cannot delete the object while the kinds of objects in `params.references` refer to it.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUpcomingCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `UpcomingCapacity`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingCapacity"];
                };
            };
            401: components["responses"]["LoginRequired"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCapacityEntries: {
        parameters: {
            query?: {
                /** @description Entries that begin at or after this moment. */
                beginAfter?: Instant;
                /** @description Entries that begin at or before this moment. */
                beginBefore?: Instant;
                /** @description Entries that end after this moment. */
                endAfter?: Instant;
                /** @description Entries that end at or before this moment. */
                endBefore?: Instant;
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `CapacityEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityEntry"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCapacityEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCapacityEntry"];
            };
        };
        responses: {
            /** @description The created `CapacityEntry`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityEntry"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_CAPACITY_PASSES_DAYBREAK`: The entry crosses the daybreak at 04:00 local time.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapacityEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `CapacityEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapacityEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapacityEntryPut"];
            };
        };
        responses: {
            /** @description The updated `CapacityEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityEntry"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_CAPACITY_PASSES_DAYBREAK`: The entry crosses the daybreak at 04:00 local time.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCapacityEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapacityEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCapacityEntries"];
            };
        };
        responses: {
            /** @description The `CapacityWritten`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityWritten"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_PERIOD_ORDER`: The end is before the start.
             *     - `ERR_CAPACITY_PASSES_DAYBREAK`: The entry crosses the daybreak at 04:00 local time.
             *     - `ERR_CAPACITY_OVERLAP`: Two entries of the request overlap each other.
             *     - `ERR_CAPACITY_TOO_MANY_OCCURRENCES`: The request contains more than 1,000 entries.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCapacitySeries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                /** @description The label of the series. */
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `CapacityEntry`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityEntry"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCapacitySeries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                /** @description The label of the series. */
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `CapacityWritten`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityWritten"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Only notes about this contact. */
                contact_id?: components["schemas"]["Id"];
                /** @description Only notes about this booking. */
                booking_id?: components["schemas"]["Id"];
                /** @description Number of the page, from 1. Without `page_size` a page has 100 items. */
                page?: components["parameters"]["page"];
                /** @description Number of items per page. Without `page` and `page_size` the service returns the whole list. */
                page_size?: components["parameters"]["page_size"];
                /**
                 * @description Position where the page starts: directly after the last item of the previous page, at any depth, even if items
                 *     were added or deleted in the meantime. Do not build a cursor yourself: follow the `next` URL of the `Link`
                 *     header. A cursor is valid only for the same list with the same filters and sort order (otherwise ERR_CURSOR),
                 *     and cannot be combined with `page`.
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of `Note`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description The created `Note`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_REQUIRED`: A required parameter or member is missing.
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you read. If the response is still the same, the service returns 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `Note`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotePut"];
            };
        };
        responses: {
            /** @description The updated `Note`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description The request is invalid. The body lists all problems that validation found.
             *
             *     - `ERR_UNKNOWN_REFERENCE`: The value refers to an object that does not exist or was deleted.
             */
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCapacitySeriesFrom: {
        parameters: {
            query: {
                /** @description From which moment on. */
                begin: Instant;
            };
            header?: {
                /**
                 * @description A text of your choice that makes the request safe to retry. If you send the same request with the same key again
                 *     within 24 hours, you get the stored response and nothing happens twice.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag that you read. If the resource has changed since, the service refuses the change with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `handling=lenient` makes the service ignore unknown parameters and members instead of refusing them. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                /** @description The label of the series. */
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The `CapacityWritten`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapacityWritten"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
