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

export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AgedDebtor: {
            klant_id: components["schemas"]["Id"];
            klant_naam: string | null;
            niet_vervallen: Cents;
            dagen_1_30: Cents;
            dagen_31_60: Cents;
            dagen_61_90: Cents;
            dagen_meer: Cents;
            totaal: Cents;
            facturen: number;
            oudste_vervaldatum: string;
        };
        AgedDebtorsTable: string;
        ApiKey: {
            readonly id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            readonly prefix: components["schemas"]["ApiKeyPrefix"];
            scopes: components["schemas"]["ApiKeyScopes"];
            readonly created_at: Instant;
            readonly last_used_at: Instant | null;
            expires_at: Instant | null;
            readonly _links: components["schemas"]["ApiKeyLinks"];
        };
        ApiKeyDescription: string;
        ApiKeyLinks: {
            self: components["schemas"]["MethodLink"][];
        };
        ApiKeyList: {
            _embedded: components["schemas"]["ApiKeyListEmbedded"];
            count: number;
            _links: components["schemas"]["ApiKeyListLinks"];
        };
        ApiKeyListEmbedded: {
            apikeys: components["schemas"]["ApiKey"][];
        };
        ApiKeyListLinks: {
            self: components["schemas"]["MethodLink"][];
            next?: components["schemas"]["Link"];
            prev?: components["schemas"]["Link"];
            first: components["schemas"]["Link"];
            last: components["schemas"]["Link"];
        };
        ApiKeyPrefix: string;
        ApiKeyPut: {
            user_id?: components["schemas"]["Id"];
            description?: components["schemas"]["ApiKeyDescription"];
            scopes?: components["schemas"]["ApiKeyScopes"];
            expires_at?: Instant | null;
        };
        ApiKeyRotation: {
            overlap_uren: number;
        };
        ApiKeyScope: "editUsers" | "createFactuur" | "createFactuurBetaling" | "editFactuurBetaling" | "editBedrijfsgegevens" | "beheerKortingscodes" | "editLocaties" | "createBoeking" | "editBoeking" | "editContact" | "viewContact" | "editProducten" | "editMateriaal" | "editStartmomenten" | "editPersoneelsplanning" | "editBoekingStatusHerinnering" | "viewStatistiek" | "viewFinancieleOverzichten" | "viewWebhooks" | "editWebhooks" | "editArrangementen" | "editBetaalmethode" | "editKassas" | "editPersoneel" | "editVouchers" | "editContactformulieren" | "public";
        ApiKeyScopes: components["schemas"]["ApiKeyScope"][] | null;
        ApiKeyWithToken: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            token: string;
            prefix: components["schemas"]["ApiKeyPrefix"];
            scopes: components["schemas"]["ApiKeyScopes"];
            created_at: Instant;
            last_used_at: Instant | null;
            expires_at: Instant | null;
            _links: components["schemas"]["ApiKeyLinks"];
        };
        Attachment: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            filename: string;
            readonly bestand: components["schemas"]["StoredFile"] | null;
        };
        AttachmentPut: {
            naam?: string;
            filename?: string;
        };
        AuditEntry: {
            event_id: string;
            occurred_at: Instant;
            object: components["schemas"]["EventObject"];
            object_id: components["schemas"]["Id"];
            event: components["schemas"]["AuditedEvent"];
            sequence: number;
            user_id: components["schemas"]["Id"] | null;
            gebruikersnaam: string | null;
            apikey_id: components["schemas"]["Id"] | null;
            address: string | null;
            request_id: string | null;
            modified: string[];
            before: components["schemas"]["AuditMembers"] | null;
            after: components["schemas"]["AuditMembers"] | null;
        };
        AuditMembers: {
            [key: string]: unknown;
        };
        AuditedEvent: "postInsert" | "postUpdate" | "postDelete" | "deprecated" | "login" | "loginError";
        AvailableDaysQuestion: {
            arrangement_id: components["schemas"]["Id"];
            producten: components["schemas"]["OnlineBookingLine"][];
            boekingsgrootte?: number | null;
            begin?: string | null;
            eind?: string | null;
        };
        AvailableTimesQuestion: {
            arrangement_id: components["schemas"]["Id"];
            producten: components["schemas"]["OnlineBookingLine"][];
            boekingsgrootte?: number | null;
            datum: string;
        };
        BookProcess: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            arrangement_ids: components["schemas"]["Id"][];
            product_ids: components["schemas"]["Id"][];
            actief: boolean;
        };
        BookProcessPut: {
            naam?: string;
            arrangement_ids?: components["schemas"]["Id"][];
            product_ids?: components["schemas"]["Id"][];
            actief?: boolean;
        };
        BookedProducts: {
            id: components["schemas"]["Id"];
            ref: string;
            expiry: Instant | null;
            _links: components["schemas"]["BookedProductsLinks"];
        };
        BookedProductsData: {
            aantal: number;
        };
        BookedProductsKey: {
            period: components["schemas"]["StatisticsPeriod"];
            product_id?: components["schemas"]["Id"];
            productgroep_id?: components["schemas"]["Id"] | null;
        };
        BookedProductsLinks: {
            "booking:set_status:confirmed": components["schemas"]["MethodLink"];
            "booking:set_status:cancelled": components["schemas"]["MethodLink"];
        };
        BookedProductsRow: {
            key: components["schemas"]["BookedProductsKey"];
            data: components["schemas"]["BookedProductsData"];
        };
        Booking: {
            readonly id: components["schemas"]["Id"];
            klant_id: components["schemas"]["Id"];
            readonly referentie: string;
            datum: string;
            begin: Instant;
            status: components["schemas"]["BookingStatus"];
            arrangement: string;
            arrangement_id: components["schemas"]["Id"] | null;
            readonly book_process_id: components["schemas"]["Id"] | null;
            personen: components["schemas"]["GroupSize"];
            readonly status_updated_at: Instant;
            readonly online_boeking: boolean;
            status_vervaldatum: components["schemas"]["ExpiryDate"];
            bijzonderheden: components["schemas"]["Particulars"];
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen: components["schemas"]["DaysToDraft"];
            metadata: components["schemas"]["Metadata"];
            boekingsregels: components["schemas"]["BookingLine"][];
            kosten: components["schemas"]["Costs"];
            readonly Klant?: components["schemas"]["Customer"];
            readonly Creator?: components["schemas"]["Creator"] | null;
            readonly Diensten?: components["schemas"]["Shift"][];
            readonly Facturen?: components["schemas"]["Invoice"][];
            readonly _openstaand_bedrag?: Cents;
            readonly gefactureerd_bedrag?: Cents;
        };
        BookingEmbed: "Klant" | "Klant.Hoofdcontact" | "boekingsregels" | "kosten" | "Creator" | "Diensten" | "Facturen" | "Facturen._betaald_bedrag" | "_openstaand_bedrag" | "gefactureerd_bedrag";
        BookingLine: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            locatie_id: components["schemas"]["Id"] | null;
            aantal: number;
            minimum_aantal: number;
            begin: Instant;
            eind: Instant;
            beschrijving: string;
            opmerking: string | null;
            betaald_bedrag: Cents | null;
            betaal_datum: string | null;
            betaal_opmerking: string | null;
            readonly herinnering_leverancier: string | null;
            readonly prijsregel_id: components["schemas"]["Id"] | null;
        };
        BookingLinePut: {
            id?: components["schemas"]["Id"];
            product_id?: components["schemas"]["Id"];
            locatie_id?: components["schemas"]["Id"] | null;
            aantal?: number;
            minimum_aantal?: number;
            begin?: Instant;
            eind?: Instant;
            beschrijving?: string;
            opmerking?: string | null;
            betaald_bedrag?: Cents | null;
            betaal_datum?: string | null;
            betaal_opmerking?: string | null;
        };
        BookingMail: {
            readonly id: components["schemas"]["Id"];
            naam: string | null;
            bedrijf_id: components["schemas"]["Id"];
            moment: components["schemas"]["BookingMoment"];
            onderwerp: string;
            body: string;
            dagen: number | null;
            tijd: string;
            programma_meesturen: boolean;
            agenda_meesturen: boolean;
            bijlagen_meesturen: boolean;
            actief: boolean;
        };
        BookingMailPut: {
            naam?: string | null;
            bedrijf_id?: components["schemas"]["Id"];
            moment?: components["schemas"]["BookingMoment"];
            onderwerp?: string;
            body?: string;
            dagen?: number | null;
            tijd?: string;
            programma_meesturen?: boolean;
            agenda_meesturen?: boolean;
            bijlagen_meesturen?: boolean;
            actief?: boolean;
        };
        BookingMailSending: {
            readonly id: components["schemas"]["Id"];
            readonly boeking_id: components["schemas"]["Id"];
            readonly boekingsmail_id: components["schemas"]["Id"];
            readonly moment: components["schemas"]["BookingMoment"];
            readonly datum: string | null;
            readonly mail_id: components["schemas"]["Id"] | null;
            readonly created_at: Instant;
            readonly Mail?: components["schemas"]["QueuedMail"];
        };
        BookingMoment: "bevestiging" | "gewijzigd" | "geannuleerd" | "herinnering" | "bedankt";
        BookingPatch: {
            klant_id?: components["schemas"]["Id"];
            datum?: string;
            begin?: Instant;
            status?: components["schemas"]["BookingStatus"];
            arrangement?: string;
            arrangement_id?: components["schemas"]["Id"] | null;
            personen?: components["schemas"]["GroupSize"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            factureren?: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
            metadata?: components["schemas"]["MetadataPatch"];
            boekingsregels?: components["schemas"]["BookingLinePut"][];
            kosten?: components["schemas"]["CostsPatch"];
        };
        BookingPut: {
            klant_id?: components["schemas"]["Id"];
            datum?: string;
            begin?: Instant;
            status?: components["schemas"]["BookingStatus"];
            arrangement?: string;
            arrangement_id?: components["schemas"]["Id"] | null;
            personen?: components["schemas"]["GroupSize"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            factureren?: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
            metadata?: components["schemas"]["Metadata"];
            boekingsregels?: components["schemas"]["BookingLinePut"][];
            kosten?: components["schemas"]["CostsPut"];
        };
        BookingStatus: "informatie" | "interesse" | "optie" | "reservering" | "definitief" | "gaande" | "voltooid" | "geannuleerd";
        BrokenSeal: {
            volgnummer: number;
            factuur_id: components["schemas"]["Id"] | null;
            factuur_nummer: string | null;
            reason: "contents" | "predecessor" | "missing" | "document" | "status";
        };
        Calendar: {
            readonly id: components["schemas"]["Id"];
            soort: components["schemas"]["CalendarKind"];
            readonly object_id: components["schemas"]["Id"];
            readonly prefix: string;
            readonly created_at: Instant;
            readonly created_by: components["schemas"]["Id"] | null;
            readonly silent_reason: components["schemas"]["CalendarSilentReason"];
        };
        CalendarFile: string;
        CalendarKind: "personeel" | "locaties" | "boekingen";
        CalendarSilentReason: "creator_deleted" | "creator_inactive" | "creator_without_permission" | "staff_inactive" | null;
        CalendarWithToken: {
            id: components["schemas"]["Id"];
            soort: components["schemas"]["CalendarKind"];
            object_id: components["schemas"]["Id"];
            prefix: string;
            created_at: Instant;
            created_by: components["schemas"]["Id"] | null;
            silent_reason: components["schemas"]["CalendarSilentReason"];
            token: string;
            href: string;
        };
        Cancellation: {
            boeking_id: components["schemas"]["Id"];
            mogelijk: boolean;
            datum: string;
            dagen_vooraf: number;
            voorwaarden: components["schemas"]["CancellationTerms"] | null;
            regel: components["schemas"]["CancellationStep"] | null;
            totaal: Cents;
            kosten: Cents;
            kosten_per_btw: components["schemas"]["CancellationCosts"][];
            gefactureerd: Cents;
            betaald: Cents;
            crediteringen: components["schemas"]["CancellationCredit"][];
            factuur_bedrag: Cents | null;
            openstaand: Cents;
            terugbetalen: components["schemas"]["RefundWay"];
            terugbetaling_bedrag: Cents;
            terugbetalingen: components["schemas"]["CancellationRefund"][];
            terugbetaling: components["schemas"]["CancellationRefundStatus"] | null;
            geannuleerd_op: Instant | null;
            door_klant: boolean;
            reden: string | null;
        };
        CancellationChange: {
            terugbetaling: "afgewezen";
        };
        CancellationCosts: {
            btw_percentage: BasisPoints;
            bedrag: Cents;
        };
        CancellationCredit: {
            factuur_id: components["schemas"]["Id"];
            bedrag: Cents;
        };
        CancellationForm: string;
        CancellationPage: string;
        CancellationRefund: {
            online_payment_id: components["schemas"]["Id"] | null;
            bedrag: Cents;
        };
        CancellationRefundStatus: "voorgesteld" | "aangevraagd" | "betaald" | "afgewezen";
        CancellationRequest: {
            reden?: string | null;
            kosten?: Cents;
            terugbetalen?: components["schemas"]["RefundWay"];
        };
        CancellationStep: {
            dagen_vooraf: number;
            percentage: BasisPoints;
        };
        CancellationTerms: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            regels: components["schemas"]["CancellationStep"][];
            terugbetalen: components["schemas"]["RefundWay"];
            online: boolean;
            tekst: string;
        };
        CancellationTermsPut: {
            naam?: string;
            regels?: components["schemas"]["CancellationStep"][];
            terugbetalen?: components["schemas"]["RefundWay"];
            online?: boolean;
            tekst?: string;
        };
        CapacityEntry: {
            readonly id: components["schemas"]["Id"];
            readonly material_id: components["schemas"]["Id"];
            begin: Instant;
            end: Instant;
            amount: number;
            internal_reference: components["schemas"]["CapacitySeries"];
        };
        CapacityEntryPut: {
            begin: Instant;
            end: Instant;
            amount: number;
            internal_reference?: components["schemas"]["CapacitySeries"];
        };
        CapacitySeries: string | null;
        CapacityWritten: Record<string, never>;
        ChargedLine: {
            id: components["schemas"]["Id"];
            factuur_id: components["schemas"]["Id"];
            naam: string;
            kortingomschrijving: string | null;
            aantal: number;
            bedrag: TenThousandths;
            btw_percentage: BasisPoints;
            product_id: components["schemas"]["Id"] | null;
            boekingsregel_id: components["schemas"]["Id"] | null;
            kortingsfactor: number;
            totaal_inc_btw: Cents;
            totaal_exc_btw: Cents;
            vooruitbetaald: boolean;
            Factuur: components["schemas"]["ChargingInvoice"];
        };
        ChargingInvoice: {
            id: components["schemas"]["Id"];
            klant_id: components["schemas"]["Id"];
            datum: string;
            status: components["schemas"]["InvoiceStatus"];
            factuur_nummer: string;
            bedrijf_id: components["schemas"]["Id"];
        };
        CheckedVoucher: {
            valid: boolean;
            processed?: components["schemas"]["CoveredLine"][];
            reason?: "ERR_VOUCHER_INVALID" | "ERR_VOUCHER_USED" | "ERR_VOUCHER_EXPIRED" | "ERR_VOUCHER_INVALID_PRODUCTS";
        };
        CheckedVouchers: {
            [key: string]: components["schemas"]["CheckedVoucher"];
        };
        Company: {
            readonly id: components["schemas"]["Id"];
            bedrijfsnaam: string;
            weergavenaam: string;
            slogan: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            iban: string | null;
            bic: string | null;
            bank_tnv: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            kvk_nummer: string | null;
            peppol_id: components["schemas"]["PeppolId"];
            website: string | null;
            telefoon: string | null;
            email: string;
            factuur_nummer_prefix: string;
            factuur_betaaltermijn: number;
            factureren_na_dagen: number;
            soort_klanten: string[];
            free_relation_fields: string[];
            smtp_integration_id: components["schemas"]["Id"] | null;
            payment_integration_id: components["schemas"]["Id"] | null;
            peppol_integration_id: components["schemas"]["Id"] | null;
            peppol_automatisch: boolean;
            online_betaalmethode_id: components["schemas"]["Id"] | null;
            ondertekening_standaardmails: string | null;
            programmarender_aantallen: boolean;
            default_font: string;
            factuur_pdf_template_id: components["schemas"]["Id"];
            kassa_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            online_boeking_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            onderwerp_mail_eindfactuur: string;
            body_mail_eindfactuur: string;
            onderwerp_eerste_betalingsherinnering: string;
            body_eerste_betalingsherinnering: string;
            onderwerp_tweede_betalingsherinnering: string;
            body_tweede_betalingsherinnering: string;
            onderwerp_betaalbevestiging: string;
            body_betaalbevestiging: string;
            locale: string;
            standaard_aanhef: string;
            attentietekst: string;
            standaard_titel_man: string;
            standaard_titel_vrouw: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            communication_default_mail_subject: string;
            readonly deleted_at: Instant | null;
            readonly is_deletable: boolean;
            readonly _links: components["schemas"]["CompanyLinks"];
        };
        CompanyDeleteReason: "customers" | "packages" | "bookings" | "invoices";
        CompanyLinks: {
            meta: components["schemas"]["CompanyMeta"];
        };
        CompanyMeta: {
            delete_reasons: components["schemas"]["CompanyDeleteReason"][];
        };
        CompanyPut: {
            bedrijfsnaam: string;
            weergavenaam: string;
            slogan: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            iban: string | null;
            bic: string | null;
            bank_tnv: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            kvk_nummer: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            website: string | null;
            telefoon: string | null;
            email: string;
            factuur_nummer_prefix: string;
            factuur_betaaltermijn: number;
            factureren_na_dagen: number;
            soort_klanten: string[];
            free_relation_fields: string[];
            smtp_integration_id: components["schemas"]["Id"] | null;
            payment_integration_id: components["schemas"]["Id"] | null;
            peppol_integration_id?: components["schemas"]["Id"] | null;
            peppol_automatisch?: boolean;
            online_betaalmethode_id: components["schemas"]["Id"] | null;
            ondertekening_standaardmails: string | null;
            programmarender_aantallen: boolean;
            default_font: string;
            factuur_pdf_template_id: components["schemas"]["Id"];
            kassa_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            online_boeking_factuur_pdf_template_id: components["schemas"]["Id"] | null;
            onderwerp_mail_eindfactuur: string;
            body_mail_eindfactuur: string;
            onderwerp_eerste_betalingsherinnering: string;
            body_eerste_betalingsherinnering: string;
            onderwerp_tweede_betalingsherinnering: string;
            body_tweede_betalingsherinnering: string;
            onderwerp_betaalbevestiging: string;
            body_betaalbevestiging: string;
            locale: string;
            standaard_aanhef: string;
            attentietekst: string;
            standaard_titel_man: string;
            standaard_titel_vrouw: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            communication_default_mail_subject: string;
        };
        ConflictCode: "LOCATION_MISSING" | "LOCATION_OVER_CAPACITY" | "MATERIAL_OVER_CAPACITY" | "PAID_BUT_CANCELLED" | "PAYMENT_DIFFERS" | "QUALIFICATION_MISSING" | "REFUND_PROPOSED" | "SHIFTS_OVERLAP" | "SHIFT_UNCONFIRMED" | "STAFF_UNAVAILABLE" | "VAT_RATE_DIFFERS";
        ConflictObject: {
            soort: "boeking" | "boekingsregel" | "dienst" | "kwalificatie" | "locatie" | "materiaal" | "personeel" | "product";
            id: components["schemas"]["Id"];
        };
        Contact: {
            readonly id: components["schemas"]["Id"];
            type: components["schemas"]["ContactType"];
            readonly displaynaam: string;
            naam: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            website: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            bedrijf_id: components["schemas"]["Id"] | null;
            soort_klant: string | null;
            afdeling: string | null;
            factuur_adressering: string | null;
            peppol_id: components["schemas"]["PeppolId"];
            status: components["schemas"]["SupplierStatus"] | null;
            betalen_vanaf: string | null;
            uitje_activiteit_herinnering: boolean | null;
            onchange_email: boolean | null;
            contactpersonen: components["schemas"]["ContactPerson"][];
            metadata: components["schemas"]["Metadata"];
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        ContactForm: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            Velden: components["schemas"]["ContactFormField"][];
            Arrangementen: components["schemas"]["ContactFormPackage"][];
        };
        ContactFormAnswers: {
            [key: string]: string | number | (string | components["schemas"]["Id"])[] | null;
        };
        ContactFormEmbed: "Velden";
        ContactFormField: {
            id: components["schemas"]["Id"];
            naam: string;
            soort_invoer: components["schemas"]["ContactFormInput"];
            verplicht: boolean;
            mogelijke_keuzes: string[] | null;
            bijzonderheden_boeking: boolean;
            field_identifier: string;
            extra_field_name: string | null;
            input_type: "text" | "number" | "date" | "singlechoice" | "multiplechoice" | null;
            sort_order: number;
            readonly newsletter_options: {
                [key: string]: string;
            } | null;
        };
        ContactFormFieldPut: {
            id?: components["schemas"]["Id"];
            naam?: string;
            soort_invoer?: components["schemas"]["ContactFormInput"];
            verplicht?: boolean;
            mogelijke_keuzes?: string[] | null;
            bijzonderheden_boeking?: boolean;
            field_identifier?: string;
            extra_field_name?: string | null;
            input_type?: "text" | "number" | "date" | "singlechoice" | "multiplechoice" | null;
            sort_order?: number;
        };
        ContactFormInput: "contact.landcode" | "contact.naam" | "contact.afdeling" | "contact.soort_klant" | "contact.extra" | "contact.website" | "contactpersoon.voornaam" | "contactpersoon.achternaam" | "contactpersoon.geslacht" | "contactpersoon.adres" | "contactpersoon.postcode" | "contactpersoon.plaats" | "contactpersoon.telefoon1" | "contactpersoon.telefoon2" | "contactpersoon.email1" | "contactpersoon.nieuwsbrieven" | "boeking.datum" | "boeking.starttijd" | "boeking.groepsgrootte" | "boeking.arrangement" | "tekst" | "veel_tekst" | "keuze" | "keuze_enkel" | "header";
        ContactFormPackage: {
            id: components["schemas"]["Id"];
            readonly arrangement: string;
        };
        ContactFormPackagePut: {
            id: components["schemas"]["Id"];
        };
        ContactFormPut: {
            naam?: string;
            Velden?: components["schemas"]["ContactFormFieldPut"][];
            Arrangementen?: components["schemas"]["ContactFormPackagePut"][];
        };
        ContactFormReceipt: {
            success: boolean;
            klant_id?: components["schemas"]["Id"];
            boeking_id?: components["schemas"]["Id"];
        };
        ContactLink: {
            href: string;
        };
        ContactLinks: {
            self: components["schemas"]["ContactLink"];
        };
        ContactPerson: {
            id: components["schemas"]["Id"];
            voornaam: string | null;
            achternaam: string | null;
            geslacht: components["schemas"]["Gender"];
            aanhef: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            telefoon1: string | null;
            telefoon2: string | null;
            email1: string | null;
            email2: string | null;
            hoofdcontact: boolean;
            nieuwsbrief_ids: components["schemas"]["Id"][];
        };
        ContactPersonPut: {
            id?: components["schemas"]["Id"];
            voornaam?: string | null;
            achternaam?: string | null;
            geslacht?: components["schemas"]["Gender"];
            aanhef?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            telefoon1?: string | null;
            telefoon2?: string | null;
            email1?: string | null;
            email2?: string | null;
            hoofdcontact?: boolean;
            nieuwsbrief_ids?: components["schemas"]["Id"][];
        };
        ContactPut: {
            type?: components["schemas"]["ContactType"];
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            soort_klant?: string | null;
            afdeling?: string | null;
            factuur_adressering?: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            status?: components["schemas"]["SupplierStatus"] | null;
            betalen_vanaf?: string | null;
            uitje_activiteit_herinnering?: boolean | null;
            onchange_email?: boolean | null;
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        ContactType: "klant" | "leverancier" | "personeel" | "overig";
        CostGroup: {
            id: components["schemas"]["Id"];
            type: "groep";
            naam: string;
            kortingspercentage: components["schemas"]["DiscountPercentage"];
            kortingomschrijving: string | null;
            children_visible: boolean;
            regels: components["schemas"]["CostLine"][];
        };
        CostGroupPut: {
            id?: components["schemas"]["Id"];
            type: "groep";
            naam?: string;
            kortingspercentage?: components["schemas"]["DiscountPercentage"];
            kortingomschrijving?: string | null;
            children_visible?: boolean;
            regels?: components["schemas"]["CostLinePut"][];
        };
        CostItem: {
            id: components["schemas"]["Id"];
            type: "item";
            naam: string;
            kortingspercentage: components["schemas"]["DiscountPercentage"];
            kortingomschrijving: string | null;
            aantal: number;
            bedrag: TenThousandths;
            btw_percentage: components["schemas"]["VatRate"];
            product_id: components["schemas"]["Id"] | null;
            boekingsregel_id: components["schemas"]["Id"] | null;
            readonly voucher_id?: components["schemas"]["Id"];
            readonly vooruitbetaald?: boolean;
        };
        CostItemPut: {
            id?: components["schemas"]["Id"];
            type: "item";
            naam?: string;
            kortingspercentage?: components["schemas"]["DiscountPercentage"];
            kortingomschrijving?: string | null;
            aantal?: number;
            bedrag?: TenThousandths;
            btw_percentage?: components["schemas"]["VatRate"];
            product_id?: components["schemas"]["Id"] | null;
            boekingsregel_id?: components["schemas"]["Id"] | null;
        };
        CostLine: components["schemas"]["CostGroup"] | components["schemas"]["CostItem"];
        CostLinePut: components["schemas"]["CostGroupPut"] | components["schemas"]["CostItemPut"];
        Costs: {
            readonly boeking_id: components["schemas"]["Id"];
            klant_id: components["schemas"]["Id"];
            bedrijf_id: components["schemas"]["Id"];
            opmerking: string | null;
            betaaltermijn: number;
            referentie_klant: string | null;
            readonly calculated_totaalbedrag_inclusief_btw: Cents;
            regels: components["schemas"]["CostLine"][];
        };
        CostsPatch: {
            klant_id?: components["schemas"]["Id"];
            bedrijf_id?: components["schemas"]["Id"];
            opmerking?: string | null;
            betaaltermijn?: number;
            referentie_klant?: string | null;
            regels?: components["schemas"]["CostLinePut"][];
        };
        CostsPut: {
            klant_id?: components["schemas"]["Id"];
            bedrijf_id?: components["schemas"]["Id"];
            opmerking?: string | null;
            betaaltermijn?: number;
            referentie_klant?: string | null;
            regels?: components["schemas"]["CostLinePut"][];
        };
        CountedAmount: {
            betaalmethode_id: components["schemas"]["Id"] | null;
            geteld: Cents;
        };
        CountryCode: string | null;
        CoveredLine: {
            regel_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            prijs_per_stuk: TenThousandths;
            aantal: number;
        };
        Creator: {
            id: components["schemas"]["Id"];
            naam: string;
        };
        CreditedInvoice: {
            factuur_nummer: string;
            datum: string;
            verrekend: Cents;
        };
        CreditedLine: {
            id: components["schemas"]["Id"];
            aantal?: number;
            bedrag?: Cents;
        };
        CurrentSession: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            gebruikersnaam: components["schemas"]["UserName"];
            permissies: components["schemas"]["Rights"];
            locale: components["schemas"]["UserLocale"];
            must_set_up_second_factor: boolean;
            csrf_token: string;
            created_at: Instant;
            expires_at: components["schemas"]["SessionEnd"];
        };
        Customer: {
            readonly id: components["schemas"]["Id"];
            type: "klant";
            readonly displaynaam: string;
            naam: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            website: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            bedrijf_id: components["schemas"]["Id"] | null;
            soort_klant: string | null;
            afdeling: string | null;
            factuur_adressering: string | null;
            peppol_id: components["schemas"]["PeppolId"];
            contactpersonen: components["schemas"]["ContactPerson"][];
            readonly Hoofdcontact?: components["schemas"]["ContactPerson"];
            metadata: components["schemas"]["Metadata"];
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        CustomerMerge: {
            klant?: components["schemas"]["Customer"];
            moved: components["schemas"]["CustomerMergeMoved"];
            kept: components["schemas"]["CustomerMergeKept"];
        };
        CustomerMergeKept: {
            bookings: number;
            invoices: number;
        };
        CustomerMergeMoved: {
            bookings: number;
            invoices: number;
            notes: number;
            vouchers: number;
            voucher_sales: number;
            contact_persons: number;
        };
        CustomerMergeRequest: {
            klant_id: components["schemas"]["Id"];
        };
        CustomerPeppol: {
            klant_id: components["schemas"]["Id"];
            can_receive: boolean;
            peppol_id: string | null;
            checked_at: Instant;
        };
        CustomerPut: {
            type?: "klant";
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            soort_klant?: string | null;
            afdeling?: string | null;
            factuur_adressering?: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        DaysToDraft: number | null;
        DiscountCode: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            code: string;
            datum_begin: string;
            datum_eind: string;
            kortingspercentage: number;
            toepasbaar_zonder_arrangement: boolean;
            valid_days: components["schemas"]["ValidDays"];
            Arrangementen: components["schemas"]["Id"][];
            BookProcesses: components["schemas"]["Id"][];
            Products: components["schemas"]["Id"][];
            readonly created_at: Instant;
            readonly updated_at: Instant;
        };
        DiscountCodePut: {
            naam: string;
            code: string;
            datum_begin: string;
            datum_eind: string;
            kortingspercentage: number;
            toepasbaar_zonder_arrangement?: boolean;
            valid_days?: components["schemas"]["ValidDays"];
            Arrangementen?: components["schemas"]["Id"][];
            BookProcesses?: components["schemas"]["Id"][];
            Products?: components["schemas"]["Id"][];
        };
        DiscountGiven: {
            naam: string;
            percentage: number;
        };
        DiscountPercentage: BasisPoints;
        ElapsedTime: string;
        ErrorCode: "ERR_EXTRA_FIELD" | "ERR_REQUIRED" | "ERR_TYPE" | "ERR_FORMAT" | "ERR_RANGE" | "ERR_LENGTH" | "ERR_NOT_ALLOWED" | "ERR_DUPLICATE" | "ERR_MALFORMED" | "ERR_MORE_PROBLEMS" | "ERR_CURSOR" | "ERR_ID_MISMATCH" | "ERR_TIME_NONEXISTENT" | "ERR_LOGIN_REQUIRED" | "ERR_CREDENTIAL_INVALID" | "ERR_KEY_EXPIRED" | "ERR_BASIC_REQUIRED" | "ERR_BASIC_REFUSED" | "ERR_CODE_REQUIRED" | "ERR_CODE_INVALID" | "ERR_PERMISSION" | "ERR_SECOND_FACTOR_REQUIRED" | "ERR_CROSS_SITE" | "ERR_PUBLIC_KEY" | "ERR_NOT_FOUND" | "ERR_METHOD_NOT_ALLOWED" | "ERR_POSITION_GONE" | "ERR_PRECONDITION_FAILED" | "ERR_BODY_TOO_LARGE" | "ERR_NOT_ACCEPTABLE" | "ERR_MEDIA_TYPE" | "ERR_IDEMPOTENCY_KEY_REUSED" | "ERR_IDEMPOTENCY_IN_PROGRESS" | "ERR_RATE_LIMITED" | "ERR_HEADERS_TOO_LARGE" | "ERR_INTERNAL" | "ERR_UNAVAILABLE" | "ERR_BUSY" | "ERR_TAKEN" | "ERR_UNKNOWN_REFERENCE" | "ERR_IN_USE" | "ERR_PERIOD_TOO_LONG" | "ERR_PERIOD_ORDER" | "ERR_AMOUNT_TOO_LARGE" | "ERR_CANNOT_COMBINE" | "ERR_RIGHTS_EXCEEDED" | "ERR_SECOND_FACTOR_CODE" | "ERR_PASSWORD_GUESSABLE" | "ERR_OWN_PASSWORD" | "ERR_LOOKS_TAKEN" | "ERR_OWN_SECOND_FACTOR" | "ERR_EXPIRY_IN_PAST" | "ERR_WEBHOOK_ADDRESS" | "ERR_SERVER_ADDRESS" | "ERR_SECRETS_KEY" | "ERR_TOO_MANY" | "ERR_SECRET_AGAIN" | "ERR_WEBHOOK_INACTIVE" | "ERR_COMPANY_NOT_DELETABLE" | "ERR_COMPANY_REQUIRED" | "ERR_TEMPLATE_CONTEXT" | "ERR_IMAGE" | "ERR_FILE_TYPE" | "ERR_CONTACT_IN_USE" | "ERR_MAIN_CONTACT" | "ERR_CUSTOMER_TYPE_UNKNOWN" | "ERR_CYCLE" | "ERR_DUPLICATE_VAT_RATE" | "ERR_PACKAGE_LINE_ORDER" | "ERR_SETTING_VALUE" | "ERR_VAT_RATE_UNKNOWN" | "ERR_CODE_TAKEN" | "ERR_VOUCHER_INVALID" | "ERR_VOUCHER_USED" | "ERR_VOUCHER_EXPIRED" | "ERR_VOUCHER_INVALID_PRODUCTS" | "ERR_CLOSED" | "ERR_PAYMENT_PROVIDER" | "ERR_REDIRECT_HOST" | "ERR_BOOKING_STATUS_TRANSITION" | "ERR_SHIFT_STATUS_TRANSITION" | "ERR_WITHDRAWAL_STATUS_TRANSITION" | "ERR_SHIFT_STAFF_MISMATCH" | "ERR_SHIFT_OFF" | "ERR_HOURS_AHEAD" | "ERR_BREAK_TOO_LONG" | "ERR_AVAILABILITY_CONTRADICTS" | "ERR_BOOKING_NOT_DELETABLE" | "ERR_BOOKING_CANCELLED" | "ERR_CANCELLATION_COSTS" | "ERR_REFUND_NOT_PROPOSED" | "ERR_BOOKING_DATE_FOLLOWS_BEGIN" | "ERR_NOT_CHANGEABLE" | "ERR_COSTS_TOO_DEEP" | "ERR_PRODUCT_REQUIRES_LOCATION" | "ERR_NO_PRICE" | "ERR_NOT_AVAILABLE" | "ERR_DISCOUNT_CODE" | "ERR_GROUP_TOO_LARGE" | "ERR_REQUIRED_PRODUCT" | "ERR_BOOKING_FULLY_INVOICED" | "ERR_ADVANCE_EXCEEDS_REMAINING" | "ERR_VAT_SHIFT_MISMATCH" | "ERR_CREDIT_EXCEEDS_INVOICE" | "ERR_CREDIT_OF_CREDIT" | "ERR_FULLY_CREDITED" | "ERR_SETTLEMENT_FIXED" | "ERR_INVOICE_NOT_DRAFT" | "ERR_E_INVOICE_INCOMPLETE" | "ERR_INVOICE_NOT_DELETABLE" | "ERR_INVOICE_NOT_PERMANENT" | "ERR_INVOICE_DATE_BEFORE_LAST" | "ERR_INVOICE_SERIES_TAKEN" | "ERR_REFUND_EXCEEDS_PAID" | "ERR_PEPPOL_ALREADY_SENT" | "ERR_PEPPOL_ID" | "ERR_PEPPOL_NOT_CONNECTED" | "ERR_NOT_REFUNDABLE" | "ERR_NOTHING_TO_PAY" | "ERR_POS_INACTIVE" | "ERR_PROPOSAL_CLOSED" | "ERR_MAIL_UNREADABLE" | "ERR_TILL_OPEN" | "ERR_TILL_CLOSED" | "ERR_POS_NOT_AT_LOCATION" | "ERR_AMOUNT_ZERO" | "ERR_LAST_ADMINISTRATOR" | "ERR_MAIL_RECIPIENT" | "ERR_VISITOR_LIMIT" | "ERR_MAIL_NOT_QUEUED" | "ERR_MAIL_STILL_QUEUED" | "ERR_COMPANY_STATUS_REMINDER_TAKEN" | "ERR_QUALIFICATION_ARCHIVED" | "ERR_SECONDS_MUST_BE_ZERO" | "ERR_TOO_MANY_START_TIMES" | "ERR_CAPACITY_PASSES_DAYBREAK" | "ERR_CAPACITY_OVERLAP" | "ERR_CAPACITY_TOO_MANY_OCCURRENCES";
        ErrorParams: {
            [key: string]: unknown;
        };
        Event: {
            version: string;
            data: components["schemas"]["EventData"];
            meta: components["schemas"]["EventMeta"];
        };
        EventActor: {
            type: "apikey" | "user" | "system";
            id: number | null;
        };
        EventData: {
            [key: string]: unknown;
        };
        EventMeta: {
            event: components["schemas"]["EventName"];
            event_id: string;
            occurred_at: Instant;
            position: string;
            object: components["schemas"]["EventObject"];
            object_id: components["schemas"]["Id"];
            sequence: number;
            modified: string[];
            previous: components["schemas"]["EventPrevious"];
            actor: components["schemas"]["EventActor"];
            request_id: string | null;
        };
        EventName: "APIKey::postInsert" | "APIKey::postUpdate" | "APIKey::postSave" | "APIKey::postDelete" | "Annuleringsvoorwaarden::postInsert" | "Annuleringsvoorwaarden::postUpdate" | "Annuleringsvoorwaarden::postSave" | "Annuleringsvoorwaarden::postDelete" | "Arrangement::postInsert" | "Arrangement::postUpdate" | "Arrangement::postSave" | "Arrangement::postDelete" | "Attachment::postInsert" | "Attachment::postUpdate" | "Attachment::postSave" | "Attachment::postDelete" | "Bedrijf::postInsert" | "Bedrijf::postUpdate" | "Bedrijf::postSave" | "Bedrijf::postDelete" | "Betaalmethode::postInsert" | "Betaalmethode::postUpdate" | "Betaalmethode::postSave" | "Betaalmethode::postDelete" | "Betaalverzoek::postInsert" | "Betaalverzoek::postUpdate" | "Betaalverzoek::postSave" | "Betaalverzoek::postDelete" | "Boeking::postInsert" | "Boeking::postUpdate" | "Boeking::postSave" | "Boeking::postDelete" | "Boekingsmail::postInsert" | "Boekingsmail::postUpdate" | "Boekingsmail::postSave" | "Boekingsmail::postDelete" | "BoekingsmailZending::postInsert" | "BoekingsmailZending::postUpdate" | "BoekingsmailZending::postSave" | "BoekingsmailZending::postDelete" | "Boekingsvoorstel::postInsert" | "Boekingsvoorstel::postUpdate" | "Boekingsvoorstel::postSave" | "Boekingsvoorstel::postDelete" | "BoekingsvoorstelType::postInsert" | "BoekingsvoorstelType::postUpdate" | "BoekingsvoorstelType::postSave" | "BoekingsvoorstelType::postDelete" | "BookProcess::postInsert" | "BookProcess::postUpdate" | "BookProcess::postSave" | "BookProcess::postDelete" | "BtwWijziging::postInsert" | "BtwWijziging::postUpdate" | "BtwWijziging::postSave" | "BtwWijziging::postDelete" | "Contact::postInsert" | "Contact::postUpdate" | "Contact::postSave" | "Contact::postDelete" | "Contactformulier::postInsert" | "Contactformulier::postUpdate" | "Contactformulier::postSave" | "Contactformulier::postDelete" | "Contactmoment::postInsert" | "Contactmoment::postUpdate" | "Contactmoment::postSave" | "Contactmoment::postDelete" | "Contactpersoon::postInsert" | "Contactpersoon::postUpdate" | "Contactpersoon::postSave" | "Contactpersoon::postDelete" | "Dienst::postInsert" | "Dienst::postUpdate" | "Dienst::postSave" | "Dienst::postDelete" | "Factuur::postInsert" | "Factuur::postUpdate" | "Factuur::postSave" | "Factuur::postDelete" | "FactuurBetaling::postInsert" | "FactuurBetaling::postUpdate" | "FactuurBetaling::postSave" | "FactuurBetaling::postDelete" | "Herroeping::postInsert" | "Herroeping::postUpdate" | "Herroeping::postSave" | "Herroeping::postDelete" | "IncomingMail::postInsert" | "IncomingMail::postUpdate" | "IncomingMail::postSave" | "IncomingMail::postDelete" | "IncomingMailAddress::postInsert" | "IncomingMailAddress::postUpdate" | "IncomingMailAddress::postSave" | "IncomingMailAddress::postDelete" | "Instelling::postInsert" | "Instelling::postUpdate" | "Instelling::postSave" | "Instelling::postDelete" | "Integration::postInsert" | "Integration::postUpdate" | "Integration::postSave" | "Integration::postDelete" | "Kassa::postInsert" | "Kassa::postUpdate" | "Kassa::postSave" | "Kassa::postDelete" | "Kassalogboek::postInsert" | "Kassalogboek::postUpdate" | "Kassalogboek::postSave" | "Kassalogboek::postDelete" | "Klant::postInsert" | "Klant::postUpdate" | "Klant::postSave" | "Klant::postDelete" | "Kortingscode::postInsert" | "Kortingscode::postUpdate" | "Kortingscode::postSave" | "Kortingscode::postDelete" | "Kwalificatie::postInsert" | "Kwalificatie::postUpdate" | "Kwalificatie::postSave" | "Kwalificatie::postDelete" | "LeverancierContact::postInsert" | "LeverancierContact::postUpdate" | "LeverancierContact::postSave" | "LeverancierContact::postDelete" | "Locatie::postInsert" | "Locatie::postUpdate" | "Locatie::postSave" | "Locatie::postDelete" | "Materiaal::postInsert" | "Materiaal::postUpdate" | "Materiaal::postSave" | "Materiaal::postDelete" | "Nieuwsbrief::postInsert" | "Nieuwsbrief::postUpdate" | "Nieuwsbrief::postSave" | "Nieuwsbrief::postDelete" | "OverigContact::postInsert" | "OverigContact::postUpdate" | "OverigContact::postSave" | "OverigContact::postDelete" | "PdfTemplate::postInsert" | "PdfTemplate::postUpdate" | "PdfTemplate::postSave" | "PdfTemplate::postDelete" | "PeppolDocument::postInsert" | "PeppolDocument::postUpdate" | "PeppolDocument::postSave" | "PeppolDocument::postDelete" | "PeppolSending::postInsert" | "PeppolSending::postUpdate" | "PeppolSending::postSave" | "PeppolSending::postDelete" | "PersoneelBeschikbaarheid::postInsert" | "PersoneelBeschikbaarheid::postUpdate" | "PersoneelBeschikbaarheid::postSave" | "PersoneelBeschikbaarheid::postDelete" | "PersoneelContact::postInsert" | "PersoneelContact::postUpdate" | "PersoneelContact::postSave" | "PersoneelContact::postDelete" | "Prijsregel::postInsert" | "Prijsregel::postUpdate" | "Prijsregel::postSave" | "Prijsregel::postDelete" | "Product::postInsert" | "Product::postUpdate" | "Product::postSave" | "Product::postDelete" | "ProductGroep::postInsert" | "ProductGroep::postUpdate" | "ProductGroep::postSave" | "ProductGroep::postDelete" | "Productlabel::postInsert" | "Productlabel::postUpdate" | "Productlabel::postSave" | "Productlabel::postDelete" | "QueuedMail::postInsert" | "QueuedMail::postUpdate" | "QueuedMail::postSave" | "QueuedMail::postDelete" | "Standaardbijlage::postInsert" | "Standaardbijlage::postUpdate" | "Standaardbijlage::postSave" | "Standaardbijlage::postDelete" | "Startmoment::postInsert" | "Startmoment::postUpdate" | "Startmoment::postSave" | "Startmoment::postDelete" | "Startmomentgroep::postInsert" | "Startmomentgroep::postUpdate" | "Startmomentgroep::postSave" | "Startmomentgroep::postDelete" | "Statusherinnering::postInsert" | "Statusherinnering::postUpdate" | "Statusherinnering::postSave" | "Statusherinnering::postDelete" | "Urenregistratie::postInsert" | "Urenregistratie::postUpdate" | "Urenregistratie::postSave" | "Urenregistratie::postDelete" | "Voucher::postInsert" | "Voucher::postUpdate" | "Voucher::postSave" | "Voucher::postDelete" | "VoucherTemplate::postInsert" | "VoucherTemplate::postUpdate" | "VoucherTemplate::postSave" | "VoucherTemplate::postDelete" | "Webhook::postInsert" | "Webhook::postUpdate" | "Webhook::postSave" | "Webhook::postDelete" | "frameworkGuardGroup::postInsert" | "frameworkGuardGroup::postUpdate" | "frameworkGuardGroup::postSave" | "frameworkGuardGroup::postDelete" | "frameworkGuardUser::postInsert" | "frameworkGuardUser::postUpdate" | "frameworkGuardUser::postSave" | "frameworkGuardUser::postDelete" | "BookingDefinitive" | "InvoiceDefinitive" | "WebhookTest";
        EventObject: "APIKey" | "Annuleringsvoorwaarden" | "Arrangement" | "Attachment" | "Bedrijf" | "Betaalmethode" | "Betaalverzoek" | "Boeking" | "Boekingsmail" | "BoekingsmailZending" | "Boekingsvoorstel" | "BoekingsvoorstelType" | "BookProcess" | "BtwWijziging" | "Contact" | "Contactformulier" | "Contactmoment" | "Contactpersoon" | "Dienst" | "Factuur" | "FactuurBetaling" | "Herroeping" | "IncomingMail" | "IncomingMailAddress" | "Instelling" | "Integration" | "Kassa" | "Kassalogboek" | "Klant" | "Kortingscode" | "Kwalificatie" | "LeverancierContact" | "Locatie" | "Materiaal" | "Nieuwsbrief" | "OverigContact" | "PdfTemplate" | "PeppolDocument" | "PeppolSending" | "PersoneelBeschikbaarheid" | "PersoneelContact" | "Prijsregel" | "Product" | "ProductGroep" | "Productlabel" | "QueuedMail" | "Standaardbijlage" | "Startmoment" | "Startmomentgroep" | "Statusherinnering" | "Urenregistratie" | "Voucher" | "VoucherTemplate" | "Webhook" | "frameworkGuardGroup" | "frameworkGuardUser";
        EventPrevious: {
            [key: string]: unknown;
        };
        ExpiryDate: string | null;
        ExplainedLimit: {
            soort: "materiaal" | "locatie";
            id: components["schemas"]["Id"] | null;
            beperking: "aantal" | "percentage_online_te_boeken" | "aantal_groepen" | "aantal_tegelijk_starten" | "aantal_groepen_tegelijk_starten" | "capaciteit" | "locatie_verplicht";
            regel: number | null;
            begin: Instant;
            eind: Instant;
            capaciteit: number | null;
            gebruikt: number;
            nodig: number;
            past: boolean;
        };
        ExplainedLine: {
            arrangementsregel_id: components["schemas"]["Id"];
            aantal: number;
            locatie_id: components["schemas"]["Id"] | null;
        };
        ExplainedTime: {
            begin: Instant;
            beschikbaar: boolean;
            regels: components["schemas"]["ExplainedLine"][];
            beperkingen: components["schemas"]["ExplainedLimit"][];
        };
        ExtraDateField: {
            name: string;
            type: "date";
            value: string;
        };
        ExtraField: components["schemas"]["ExtraTextField"] | components["schemas"]["ExtraNumberField"] | components["schemas"]["ExtraDateField"] | components["schemas"]["ExtraSingleChoiceField"] | components["schemas"]["ExtraMultipleChoiceField"];
        ExtraMultipleChoiceField: {
            name: string;
            type: "multiplechoice";
            value: string[];
        };
        ExtraNumberField: {
            name: string;
            type: "number";
            value: number;
        };
        ExtraSingleChoiceField: {
            name: string;
            type: "singlechoice";
            value: string;
        };
        ExtraTextField: {
            name: string;
            type: "text";
            value: string;
        };
        FileContent: string;
        FileOwner: "standaardbijlage" | "boekingsmail" | "incoming_mail";
        FileType: "application/pdf" | "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.openxmlformats-officedocument.presentationml.presentation" | "application/vnd.oasis.opendocument.text" | "application/vnd.oasis.opendocument.spreadsheet" | "application/vnd.oasis.opendocument.presentation" | "text/calendar" | "text/plain" | "application/octet-stream";
        Gender: "man" | "vrouw" | "onbekend";
        GroupSize: number;
        Id: number;
        ImageFile: string;
        IncomingMail: {
            id: components["schemas"]["Id"];
            address_id: components["schemas"]["Id"];
            kind: components["schemas"]["IncomingMailKind"];
            from_name: string;
            from_address: string;
            to: string[];
            subject: string;
            text: string;
            shortened: boolean;
            message_id: string | null;
            in_reply_to: string | null;
            sent_at: Instant | null;
            received_at: Instant;
            sender: components["schemas"]["MailSender"];
            contact_id: components["schemas"]["Id"] | null;
            contactpersoon_id: components["schemas"]["Id"] | null;
            booking_id: components["schemas"]["Id"] | null;
            note_id: components["schemas"]["Id"] | null;
            mentioned: string[];
            bijlagen: components["schemas"]["StoredFile"][];
        };
        IncomingMailAddress: {
            readonly id: components["schemas"]["Id"];
            adres: string;
            bedrijf_id: components["schemas"]["Id"];
        };
        IncomingMailAddressPut: {
            adres?: string;
            bedrijf_id?: components["schemas"]["Id"];
        };
        IncomingMailKind: "mail" | "auto_reply" | "bounce";
        Integration: {
            readonly id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["IntegrationKind"];
            settings: components["schemas"]["IntegrationSettings"] | null;
            readonly secrets_set: string[];
            readonly notification_url?: string;
            readonly created_at: Instant;
            readonly updated_at: Instant;
        };
        IntegrationKind: "smtp" | "mollie" | "billit" | "storecove" | "peppol_sandbox";
        IntegrationPut: {
            name?: string;
            kind?: components["schemas"]["IntegrationKind"];
            settings?: components["schemas"]["IntegrationSettings"] | null;
            secrets?: components["schemas"]["IntegrationSecrets"];
        };
        IntegrationSecrets: {
            password?: string | null;
            api_key?: string | null;
        };
        IntegrationSettings: {
            host?: string;
            port?: number;
            security?: components["schemas"]["MailServerSecurity"];
            username?: string | null;
            verify_certificate?: boolean;
            party_id?: string;
            legal_entity_id?: number;
            outcome?: components["schemas"]["PeppolSandboxOutcome"];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            klant_id: components["schemas"]["Id"];
            boeking_id: components["schemas"]["Id"];
            bedrijf_id: components["schemas"]["Id"];
            context: components["schemas"]["InvoiceContext"];
            status: components["schemas"]["InvoiceStatus"];
            factuur_nummer: string | null;
            verstuur_factuur_op: components["schemas"]["SendingDate"];
            datum: string | null;
            pdf_locatie: string | null;
            pdf_href: string;
            opmerking: string | null;
            aantal_personen: number;
            betaaltermijn: number;
            referentie_klant: string | null;
            reference_external: string;
            herinnering1: string | null;
            herinnering2: string | null;
            calculated_totaalbedrag_inclusief_btw: Cents;
            provider_transaction_id: number | null;
            crediteert_factuur_id: components["schemas"]["Id"] | null;
            btw_verlegd: boolean;
            voorschot_percentage: BasisPoints;
            btw: components["schemas"]["VatAmounts"];
            afdruk: components["schemas"]["InvoicePrint"] | null;
            hash: string | null;
            previous_hash: string | null;
            metadata: components["schemas"]["Metadata"];
            regels?: components["schemas"]["InvoiceLine"][];
            _betaald_bedrag?: Cents;
            _openstaand_bedrag?: Cents;
            Klant?: components["schemas"]["Customer"];
            Boeking?: components["schemas"]["ListedBooking"];
            Betalingen?: components["schemas"]["InvoicePayment"][];
            Creditfactuur?: components["schemas"]["Invoice"][];
            GecrediteerdeFactuur?: components["schemas"]["Invoice"] | null;
            _calculated?: components["schemas"]["InvoiceCalculated"];
        };
        InvoiceAddressee: {
            naam: string;
            afdeling: string | null;
            factuur_adressering: string | null;
            attentie: string;
            contactpersoon: string | null;
            email: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: string | null;
            btw_nummer: string | null;
            peppol_id: string | null;
        };
        InvoiceCalculated: {
            gestructureerde_mededeling: string;
            betalingskenmerk: string | null;
        };
        InvoiceContext: "invoice" | "online_booking" | "pos";
        InvoiceEmbed: "Klant" | "Boeking" | "Betalingen" | "regels" | "Creditfactuur" | "GecrediteerdeFactuur" | "_calculated.gestructureerde_mededeling" | "_openstaand_bedrag";
        InvoiceGroup: {
            id: components["schemas"]["Id"];
            type: "groep";
            naam: string;
            kortingspercentage: BasisPoints;
            kortingomschrijving: string | null;
            voorschot_factuur_id: components["schemas"]["Id"] | null;
            children_visible: boolean;
            regels: components["schemas"]["InvoiceLine"][];
        };
        InvoiceItem: {
            id: components["schemas"]["Id"];
            type: "item";
            naam: string;
            kortingspercentage: BasisPoints;
            kortingomschrijving: string | null;
            aantal: number;
            bedrag: TenThousandths;
            btw_percentage: BasisPoints;
            product_id: components["schemas"]["Id"] | null;
            boekingsregel_id: components["schemas"]["Id"] | null;
        };
        InvoiceLine: components["schemas"]["InvoiceGroup"] | components["schemas"]["InvoiceItem"];
        InvoiceLook: {
            locale: string;
            lettertype: string;
            accent_color: string | null;
            logo_sha256: string | null;
            header: string | null;
            footer: string | null;
        };
        InvoiceMailKind: "invoice" | "first_reminder" | "second_reminder";
        InvoicePayment: {
            readonly id: components["schemas"]["Id"];
            readonly factuur_id: components["schemas"]["Id"];
            wanneer: Instant;
            bedrag: Cents;
            opmerking: string;
            betaalmethode_id: components["schemas"]["Id"] | null;
            pos_id: components["schemas"]["Id"] | null;
            location_id: components["schemas"]["Id"] | null;
            readonly settles_id: components["schemas"]["Id"] | null;
            readonly btw: components["schemas"]["VatAmounts"];
            readonly klant: components["schemas"]["PaymentCustomer"];
            readonly Creator?: components["schemas"]["Creator"] | null;
            readonly Factuur?: components["schemas"]["Invoice"];
        };
        InvoicePaymentPut: {
            wanneer?: Instant;
            bedrag: Cents;
            opmerking?: string;
            betaalmethode_id?: components["schemas"]["Id"] | null;
            pos_id?: components["schemas"]["Id"] | null;
            location_id?: components["schemas"]["Id"] | null;
        };
        InvoicePrint: {
            afzender: components["schemas"]["InvoiceSender"];
            geadresseerde: components["schemas"]["InvoiceAddressee"];
            uitje: components["schemas"]["InvoicedBooking"];
            vormgeving: components["schemas"]["InvoiceLook"];
            betalingen: components["schemas"]["PrintedPayment"][];
            gecrediteerde_factuur: components["schemas"]["CreditedInvoice"] | null;
            betalingskenmerk: string;
            boekingsregels: components["schemas"]["PrintedBookingLine"][];
        };
        InvoiceSender: {
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
            bank_tnv: string | null;
            btw_nummer: string | null;
            kvk_nummer: string | null;
            peppol_id: string | null;
        };
        InvoiceSending: {
            render_pdf: boolean;
            betalingen?: components["schemas"]["SentPayment"][];
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            mail_subject?: string;
            mail_body?: string;
            mail_signature?: string;
        };
        InvoiceSeries: {
            bedrijf_id: components["schemas"]["Id"];
            jaar: number;
            first: number | null;
            last: number | null;
            count: number;
            gaps: number[];
            unsealed: number;
            hash: string | null;
            changed: components["schemas"]["BrokenSeal"] | null;
        };
        InvoiceStatus: "concept" | "verzonden" | "deels_betaald" | "betaald";
        InvoicedBooking: {
            referentie: string;
            datum: string | null;
            arrangement: string;
        };
        JournalAccount: "debiteuren" | "omzet" | "voorschotten" | "btw" | "betalingen" | "verrekeningen" | "vouchers";
        JournalEntry: {
            id: components["schemas"]["Id"];
            datum: string;
            soort: components["schemas"]["JournalEntryKind"];
            geboekt_op: Instant;
            bedrijf_id: components["schemas"]["Id"];
            factuur_id: components["schemas"]["Id"] | null;
            factuur_nummer: string | null;
            factuur_datum: string | null;
            voucher_verkoop_id: components["schemas"]["Id"] | null;
            terugbetaling_id: components["schemas"]["Id"] | null;
            klant_id: components["schemas"]["Id"];
            klant_naam: string | null;
            betaling_id: components["schemas"]["Id"] | null;
            betaald_op: string | null;
            betaalmethode_id: components["schemas"]["Id"] | null;
            tegenboeking_van: components["schemas"]["Id"] | null;
            regels: components["schemas"]["JournalLine"][];
        };
        JournalEntryKind: "factuur" | "creditfactuur" | "betaling" | "verrekening" | "tegenboeking" | "voucherverkoop" | "voucherherroeping";
        JournalLine: {
            rekening: components["schemas"]["JournalAccount"];
            ledger_number: string | null;
            cost_center: string | null;
            naam: string | null;
            btw_percentage: BasisPoints | null;
            debet: Cents;
            credit: Cents;
        };
        JournalTable: string;
        Latitude: number | null;
        LedgerNumber: string | null;
        Link: {
            href: string;
        };
        ListedBooking: {
            readonly id: components["schemas"]["Id"];
            klant_id: components["schemas"]["Id"];
            readonly referentie: string;
            datum: string;
            begin: Instant;
            status: components["schemas"]["BookingStatus"];
            arrangement: string;
            arrangement_id: components["schemas"]["Id"] | null;
            readonly book_process_id: components["schemas"]["Id"] | null;
            personen: components["schemas"]["GroupSize"];
            readonly status_updated_at: Instant;
            readonly online_boeking: boolean;
            status_vervaldatum: components["schemas"]["ExpiryDate"];
            bijzonderheden: components["schemas"]["Particulars"];
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen: components["schemas"]["DaysToDraft"];
            metadata: components["schemas"]["Metadata"];
            boekingsregels?: components["schemas"]["BookingLine"][];
            kosten?: components["schemas"]["Costs"];
            readonly Klant?: components["schemas"]["Customer"];
            readonly Creator?: components["schemas"]["Creator"] | null;
            readonly Diensten?: components["schemas"]["Shift"][];
            readonly Facturen?: components["schemas"]["Invoice"][];
            readonly _openstaand_bedrag?: Cents;
        };
        ListedBookingEmbed: "Klant" | "Klant.Hoofdcontact" | "boekingsregels" | "kosten" | "Creator" | "Diensten" | "Facturen" | "Facturen._betaald_bedrag" | "_openstaand_bedrag";
        ListedContactFormField: {
            contactformulier_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            naam: string;
            soort_invoer: components["schemas"]["ContactFormInput"];
            verplicht: boolean;
            mogelijke_keuzes: string[] | null;
            bijzonderheden_boeking: boolean;
            field_identifier: string;
            extra_field_name: string | null;
            input_type: "text" | "number" | "date" | "singlechoice" | "multiplechoice" | null;
            sort_order: number;
            readonly newsletter_options: {
                [key: string]: string;
            } | null;
        };
        Location: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            kleur: string | null;
            weergavenaam: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            telefoonnummer: string | null;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            capaciteit: number | null;
            aantal_groepen: number | null;
            parent_id: components["schemas"]["Id"] | null;
            readonly gebruik?: components["schemas"]["LocationUse"][];
        };
        LocationAvailability: {
            locatie_id: components["schemas"]["Id"] | null;
            beschikbaarheid: number;
        };
        LocationPut: {
            naam?: string;
            kleur?: string | null;
            weergavenaam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            telefoonnummer?: string | null;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            capaciteit?: number | null;
            aantal_groepen?: number | null;
            parent_id?: components["schemas"]["Id"] | null;
        };
        LocationUse: {
            begin: Instant;
            eind: Instant;
            personen: number;
            groepen: number;
        };
        Login: {
            gebruikersnaam: string;
            wachtwoord: components["schemas"]["PresentPassword"];
            code?: components["schemas"]["SecondFactorCode"];
        };
        Longitude: number | null;
        MailButton: {
            label: string;
            url: string;
        };
        MailFact: {
            label: string;
            value: string;
        };
        MailKind: "invoice" | "first_reminder" | "second_reminder" | "payment_confirmation" | "status_reminder" | "booking_confirmation" | "booking_change" | "booking_cancellation" | "booking_reminder" | "booking_thanks" | "cancellation_receipt" | "proposal" | "vouchers" | "newsletter" | "withdrawal";
        MailMessage: string;
        MailSender: "known" | "unknown" | "several";
        MailServerSecurity: "starttls" | "tls" | "none";
        MailStatus: "queued" | "sending" | "sent" | "failed" | "cancelled";
        MailSubject: {
            kind: components["schemas"]["MailSubjectKind"];
            id: components["schemas"]["Id"];
        };
        MailSubjectKind: "invoice" | "booking" | "proposal" | "voucher_sale" | "newsletter_issue" | "withdrawal";
        Material: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            aantal: number | null;
            aantal_groepen: number | null;
            aantal_tegelijk_starten: number | null;
            aantal_groepen_tegelijk_starten: number | null;
            overzichtmenu: boolean;
            percentage_online_te_boeken: number;
        };
        MaterialPut: {
            naam?: string;
            aantal?: number | null;
            aantal_groepen?: number | null;
            aantal_tegelijk_starten?: number | null;
            aantal_groepen_tegelijk_starten?: number | null;
            overzichtmenu?: boolean;
            percentage_online_te_boeken?: number;
        };
        MaterialUse: {
            begin: Instant;
            eind: Instant;
            capaciteit: number | null;
            gebruikt: number;
            groepen: number;
        };
        Metadata: {
            [key: string]: string;
        };
        MetadataChange: {
            metadata: components["schemas"]["MetadataPatch"];
        };
        MetadataFilter: {
            [key: string]: string;
        };
        MetadataPatch: {
            [key: string]: string | null;
        };
        MethodLink: {
            href: string;
            method: "get" | "post" | "put" | "delete";
        };
        MultipleRounding: "boven" | "niet";
        NewApiKey: {
            user_id: components["schemas"]["Id"];
            description: components["schemas"]["ApiKeyDescription"];
            scopes?: components["schemas"]["ApiKeyScopes"];
            expires_at?: Instant | null;
        };
        NewAttachment: {
            naam: string;
            filename?: string;
        };
        NewBookProcess: {
            naam: string;
            arrangement_ids?: components["schemas"]["Id"][];
            product_ids?: components["schemas"]["Id"][];
            actief: boolean;
        };
        NewBooking: {
            klant_id: components["schemas"]["Id"];
            begin: Instant;
            personen: components["schemas"]["GroupSize"];
            status: components["schemas"]["BookingStatus"];
            arrangement?: string;
            arrangement_id?: components["schemas"]["Id"];
            book_process_id?: components["schemas"]["Id"];
            product_id?: components["schemas"]["Id"];
            boeking_id?: components["schemas"]["Id"];
            status_vervaldatum?: components["schemas"]["ExpiryDate"];
            bijzonderheden?: components["schemas"]["Particulars"];
            factureren: components["schemas"]["ToBeInvoiced"];
            conceptfactuur_na_dagen?: components["schemas"]["DaysToDraft"];
            metadata?: components["schemas"]["Metadata"];
        };
        NewBookingMail: {
            naam?: string | null;
            bedrijf_id: components["schemas"]["Id"];
            moment: components["schemas"]["BookingMoment"];
            onderwerp: string;
            body: string;
            dagen?: number | null;
            tijd: string;
            programma_meesturen: boolean;
            agenda_meesturen: boolean;
            bijlagen_meesturen: boolean;
            actief: boolean;
        };
        NewBookingMailSending: {
            boekingsmail_id: components["schemas"]["Id"];
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            onderwerp?: string;
            body?: string;
        };
        NewCalendar: {
            soort: components["schemas"]["CalendarKind"];
            id: components["schemas"]["Id"];
        };
        NewCancellationTerms: {
            naam: string;
            regels: components["schemas"]["CancellationStep"][];
            terugbetalen: components["schemas"]["RefundWay"];
            online: boolean;
            tekst: string;
        };
        NewCapacityEntries: components["schemas"]["NewCapacityEntry"][];
        NewCapacityEntry: {
            begin: Instant;
            end: Instant;
            amount: number;
            internal_reference?: components["schemas"]["CapacitySeries"];
        };
        NewCompany: {
            bedrijfsnaam: string;
            weergavenaam: string;
            slogan?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            iban?: string | null;
            bic?: string | null;
            bank_tnv?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            kvk_nummer?: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            website?: string | null;
            telefoon?: string | null;
            email: string;
            factuur_nummer_prefix: string;
            factuur_betaaltermijn: number;
            factureren_na_dagen: number;
            soort_klanten: string[];
            free_relation_fields: string[];
            smtp_integration_id?: components["schemas"]["Id"] | null;
            payment_integration_id?: components["schemas"]["Id"] | null;
            peppol_integration_id?: components["schemas"]["Id"] | null;
            peppol_automatisch: boolean;
            online_betaalmethode_id?: components["schemas"]["Id"] | null;
            ondertekening_standaardmails?: string | null;
            programmarender_aantallen: boolean;
            default_font: string;
            factuur_pdf_template_id: components["schemas"]["Id"];
            kassa_factuur_pdf_template_id?: components["schemas"]["Id"] | null;
            online_boeking_factuur_pdf_template_id?: components["schemas"]["Id"] | null;
            onderwerp_mail_eindfactuur: string;
            body_mail_eindfactuur: string;
            onderwerp_eerste_betalingsherinnering: string;
            body_eerste_betalingsherinnering: string;
            onderwerp_tweede_betalingsherinnering: string;
            body_tweede_betalingsherinnering: string;
            onderwerp_betaalbevestiging: string;
            body_betaalbevestiging: string;
            locale: string;
            standaard_aanhef: string;
            attentietekst: string;
            standaard_titel_man: string;
            standaard_titel_vrouw: string;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            communication_default_mail_subject: string;
        };
        NewContact: {
            type: components["schemas"]["ContactType"];
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            soort_klant?: string | null;
            afdeling?: string | null;
            factuur_adressering?: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            status?: components["schemas"]["SupplierStatus"] | null;
            betalen_vanaf?: string | null;
            uitje_activiteit_herinnering?: boolean | null;
            onchange_email?: boolean | null;
            contactpersonen: components["schemas"]["NewContactPerson"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        NewContactForm: {
            naam: string;
            Velden?: components["schemas"]["NewContactFormField"][];
            Arrangementen?: components["schemas"]["NewContactFormPackage"][];
        };
        NewContactFormField: {
            id?: components["schemas"]["Id"];
            naam: string;
            soort_invoer: components["schemas"]["ContactFormInput"];
            verplicht: boolean;
            mogelijke_keuzes?: string[] | null;
            bijzonderheden_boeking: boolean;
            field_identifier?: string;
            extra_field_name?: string | null;
            input_type?: "text" | "number" | "date" | "singlechoice" | "multiplechoice" | null;
            sort_order?: number;
        };
        NewContactFormPackage: {
            id: components["schemas"]["Id"];
        };
        NewContactPerson: {
            id?: components["schemas"]["Id"];
            voornaam?: string | null;
            achternaam?: string | null;
            geslacht?: components["schemas"]["Gender"];
            aanhef?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            telefoon1?: string | null;
            telefoon2?: string | null;
            email1?: string | null;
            email2?: string | null;
            hoofdcontact?: boolean;
            nieuwsbrief_ids?: components["schemas"]["Id"][];
        };
        NewCredit: {
            regels?: components["schemas"]["CreditedLine"][];
            reden?: string;
            status: "concept" | "definitief";
            verrekenen: boolean;
            metadata?: components["schemas"]["Metadata"];
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            mail_subject?: string;
            mail_body?: string;
            mail_signature?: string;
        };
        NewCustomer: {
            type: "klant";
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            soort_klant?: string | null;
            afdeling?: string | null;
            factuur_adressering?: string | null;
            peppol_id?: components["schemas"]["PeppolId"];
            contactpersonen: components["schemas"]["NewContactPerson"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        NewDiscountCode: {
            naam: string;
            code: string;
            datum_begin: string;
            datum_eind: string;
            kortingspercentage: number;
            toepasbaar_zonder_arrangement: boolean;
            valid_days?: components["schemas"]["ValidDays"];
            Arrangementen?: components["schemas"]["Id"][];
            BookProcesses?: components["schemas"]["Id"][];
            Products?: components["schemas"]["Id"][];
        };
        NewIncomingMailAddress: {
            adres: string;
            bedrijf_id: components["schemas"]["Id"];
        };
        NewIntegration: {
            name: string;
            kind: components["schemas"]["IntegrationKind"];
            settings?: components["schemas"]["IntegrationSettings"] | null;
            secrets?: components["schemas"]["IntegrationSecrets"];
        };
        NewInvoice: {
            boeking_id: components["schemas"]["Id"];
            context: components["schemas"]["InvoiceContext"];
            status: "concept" | "definitief";
            voorschot_percentage: BasisPoints;
            btw_verlegd: boolean;
            reference_external: string;
            verstuur_factuur_op?: components["schemas"]["SendingDate"];
            metadata?: components["schemas"]["Metadata"];
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            mail_subject?: string;
            mail_body?: string;
            mail_signature?: string;
        };
        NewInvoiceMail: {
            kind?: components["schemas"]["InvoiceMailKind"];
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            betaalverzoek: boolean;
            mail_subject?: string;
            mail_body?: string;
            mail_signature?: string;
        };
        NewInvoicePayment: {
            wanneer?: Instant;
            bedrag: Cents;
            opmerking: string;
            betaalmethode_id?: components["schemas"]["Id"] | null;
            pos_id?: components["schemas"]["Id"] | null;
            location_id?: components["schemas"]["Id"] | null;
        };
        NewLocation: {
            naam: string;
            kleur?: string | null;
            weergavenaam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            telefoonnummer?: string | null;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            capaciteit?: number | null;
            aantal_groepen?: number | null;
            parent_id?: components["schemas"]["Id"] | null;
        };
        NewMaterial: {
            naam: string;
            aantal?: number | null;
            aantal_groepen?: number | null;
            aantal_tegelijk_starten?: number | null;
            aantal_groepen_tegelijk_starten?: number | null;
            overzichtmenu: boolean;
            percentage_online_te_boeken: number;
        };
        NewNewsletter: {
            naam: string;
        };
        NewNote: {
            soort_contact: string;
            contact_id?: components["schemas"]["Id"];
            contactpersoon_id?: components["schemas"]["Id"] | null;
            onderwerp: string;
            bericht: string;
            sticky: boolean;
            booking_id?: components["schemas"]["Id"] | null;
        };
        NewPackage: {
            arrangement: string;
            weergavenaam?: string | null;
            uitgebreide_omschrijving: string;
            aantal_personen: number;
            ontvangstlocatie?: string | null;
            mag_online: boolean;
            mag_api: boolean;
            mag_uitjes: boolean;
            mag_online_geboekt_worden_direct_betalen: boolean;
            mag_online_geboekt_worden_achteraf_betalen: boolean;
            maximum_aantal_personen_online?: number | null;
            onlineboeking_standaardbijlagen_meesturen: boolean;
            onlineboeking_minimaal_vooruit?: number | null;
            onlineboeking_maximaal_vooruit?: number | null;
            los_op_planning: boolean;
            startmomentgroep_id?: components["schemas"]["Id"] | null;
            onlineboeking_contactformulier_id?: components["schemas"]["Id"] | null;
            bedrijf_id?: components["schemas"]["Id"] | null;
            annuleringsvoorwaarden_id?: components["schemas"]["Id"] | null;
            metadata?: components["schemas"]["Metadata"];
            regels?: components["schemas"]["NewPackageLine"][];
        };
        NewPackageLine: {
            id?: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            locatie_id?: components["schemas"]["Id"] | null;
            begin?: Instant | null;
            eind?: Instant | null;
            beschrijving?: string | null;
            aantal_personen: number;
            min?: number | null;
            max?: number | null;
            onlineboeking_aantalbepalingsmethode: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
        };
        NewPaymentMethod: {
            naam: string;
            weergeven_in_kassa: boolean;
            bevestiging_mailen: boolean;
            type: "manual" | "psp" | "accounting";
            ledger_number?: components["schemas"]["LedgerNumber"];
        };
        NewPaymentRequest: {
            factuur_id?: components["schemas"]["Id"];
            boeking_id?: components["schemas"]["Id"];
            voorschot_percentage?: BasisPoints;
            bedrag: Cents | null;
            deelbetaling: Cents | null;
            geldig_tot: string | null;
        };
        NewPdfTemplate: {
            naam: string;
            context: components["schemas"]["PdfTemplateContext"];
            accent_color?: string | null;
            header?: string | null;
            footer?: string | null;
        };
        NewPointOfSale: {
            naam: string;
            bedrijf_id: components["schemas"]["Id"];
            locatie_ids?: components["schemas"]["Id"][];
            actief: boolean;
        };
        NewPriceRule: {
            naam: string;
            product_ids?: components["schemas"]["Id"][];
            productgroep_ids?: components["schemas"]["Id"][];
            van?: string | null;
            tot?: string | null;
            weekdagen?: number[];
            tijd_van?: components["schemas"]["PriceRuleTime"];
            tijd_tot?: components["schemas"]["PriceRuleTime"];
            vooruit_minimaal?: number | null;
            vooruit_maximaal?: number | null;
            percentage?: BasisPoints | null;
            bedrag?: TenThousandths | null;
            volgorde: number;
            actief: boolean;
        };
        NewProduct: {
            leverancier_id: components["schemas"]["Id"];
            naam: string;
            weergavenaam?: string | null;
            inkoop: TenThousandths;
            verkoop?: TenThousandths;
            btw?: components["schemas"]["VatRate"] | null;
            minimum_aantal: number;
            duur?: components["schemas"]["ElapsedTime"] | null;
            beschrijving_klant?: string | null;
            uitgebreide_omschrijving?: string | null;
            productgroep_id?: components["schemas"]["Id"] | null;
            mag_api: boolean;
            los_op_planning: boolean;
            planstrategie?: string | null;
            personeelsinstructie?: string | null;
            locatie_verplicht: boolean;
            extra?: components["schemas"]["ProductExtra"] | null;
            aantalbepaling: "vast" | "per_x_personen";
            aantal: number;
            per_x_personen: number;
            per_x_personen_afronding: "boven" | "beneden";
            ProductPrice?: components["schemas"]["NewProductPrice"][];
            Locaties?: components["schemas"]["NewProductLocation"][];
            Materialen?: components["schemas"]["ProductMaterial"][];
            Standaardbijlagen?: components["schemas"]["NewProductAttachment"][];
            vereist_product?: components["schemas"]["RequiredProduct"][];
            label_ids?: components["schemas"]["Id"][];
            metadata?: components["schemas"]["Metadata"];
        };
        NewProductAttachment: {
            id: components["schemas"]["Id"];
        };
        NewProductGroup: {
            naam: string;
            slug?: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            cost_center?: string | null;
        };
        NewProductLabel: {
            naam: string;
        };
        NewProductLocation: {
            id: components["schemas"]["Id"];
        };
        NewProductPrice: {
            btw: components["schemas"]["VatRate"];
            verkoop: TenThousandths;
            vanaf: string | null;
        };
        NewProposal: {
            boeking_id: components["schemas"]["Id"];
            type_id: components["schemas"]["Id"];
            tekst?: string;
            geldig_tot?: string;
            ingetrokken?: boolean;
        };
        NewProposalMail: {
            mail_to?: components["schemas"]["Id"];
            mail_cc?: components["schemas"]["Id"][];
            onderwerp?: string;
            body?: string;
        };
        NewProposalType: {
            naam: string;
            tekst: string;
            geldig_dagen: number;
            status_na_akkoord: components["schemas"]["StatusAfterAcceptance"];
            onderwerp_mail?: string | null;
            body_mail?: string | null;
        };
        NewQualification: {
            naam: string;
            beschrijving?: string | null;
            archived: boolean;
        };
        NewRecordedHours: {
            personeel_id: components["schemas"]["Id"];
            dienst_id: components["schemas"]["Id"];
            begin: Instant;
            eind: Instant;
            pauze_minuten: number;
            noot: string;
        };
        NewReminderCompany: {
            id: components["schemas"]["Id"];
        };
        NewRole: {
            naam: string;
            permissies: components["schemas"]["Rights"];
            tweede_factor_verplicht: boolean;
            basic_toegestaan: boolean;
        };
        NewShift: {
            begin: Instant;
            eind: Instant;
            noot: string;
            opmerking: string;
            personeel_id: components["schemas"]["Id"];
            boeking_id?: components["schemas"]["Id"] | null;
            locatie_id?: components["schemas"]["Id"] | null;
            kwalificatie_id?: components["schemas"]["Id"] | null;
            status: components["schemas"]["ShiftStatus"];
        };
        NewStaffAvailability: {
            begin: Instant;
            eind: Instant;
            beschikbaar: boolean;
            opmerking: string;
        };
        NewStaffMember: {
            type: "personeel";
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            kwalificatie_ids?: components["schemas"]["Id"][];
            ondertekening?: string | null;
            contactpersonen: components["schemas"]["NewContactPerson"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        NewStartTime: {
            startmomentgroep_id: components["schemas"]["Id"];
            datetime: Instant;
            percentage_materiaal_online_boeking?: number | null;
        };
        NewStartTimeGroup: {
            naam: string;
        };
        NewStatusReminder: {
            naam?: string | null;
            status: components["schemas"]["BookingStatus"];
            termijn_in_dagen: number;
            herinnering_termijn_in_dagen: number;
            onderwerp_mail_herinnering: string;
            body_mail_herinnering: string;
            Bedrijven?: components["schemas"]["NewReminderCompany"][];
        };
        NewUser: {
            id: components["schemas"]["Id"];
            gebruikersnaam: components["schemas"]["UserName"];
            email_address?: components["schemas"]["UserAddress"];
            actief: boolean;
            permissies: components["schemas"]["Rights"];
            rollen: components["schemas"]["RoleReference"][];
            locale?: components["schemas"]["UserLocale"];
            wachtwoord: components["schemas"]["Password"];
        };
        NewVatChange: {
            van: components["schemas"]["VatRate"];
            naar: components["schemas"]["VatRate"];
            ingangsdatum: string;
            product_ids: components["schemas"]["Id"][] | null;
            prijs: components["schemas"]["VatChangePrice"];
            dry_run: boolean;
        };
        NewVoucher: {
            code?: string;
            title?: string;
            voucher_template_id?: components["schemas"]["Id"] | null;
            customer_id?: components["schemas"]["Id"] | null;
            expiration_date?: string | null;
            inhoud?: components["schemas"]["NewVoucherContent"][];
            arrangement_ids?: components["schemas"]["Id"][];
            internal_reference?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        NewVoucherContent: {
            product_id: components["schemas"]["Id"];
            aantal: number;
            prijs_per_stuk: TenThousandths;
        };
        NewVoucherSale: {
            voucher_template_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            number_of_vouchers: number;
            redirect_url?: string;
        };
        NewVoucherTemplate: {
            name: string;
            description?: string | null;
            price: Cents;
            quantity_term?: string | null;
            product_amount: number;
            expire_days?: number | null;
            expiration_date?: string | null;
            contactform_id?: components["schemas"]["Id"] | null;
            company_id?: components["schemas"]["Id"] | null;
            products: components["schemas"]["Id"][];
            pdf_template_id?: components["schemas"]["Id"] | null;
            internal_reference?: string | null;
            confirmation_mail_subject?: string | null;
            confirmation_mail_body?: string | null;
        };
        NewWebhook: {
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            active: boolean;
        };
        NewWebhooks: components["schemas"]["NewWebhook"][];
        Newsletter: {
            readonly id: components["schemas"]["Id"];
            naam: string;
        };
        NewsletterIssue: {
            id: components["schemas"]["Id"];
            nieuwsbrief_id: components["schemas"]["Id"];
            bedrijf_id: components["schemas"]["Id"];
            subject: string;
            created_at: Instant;
        };
        NewsletterPut: {
            naam?: string;
        };
        NewsletterText: {
            subject: string;
            body: string;
            bedrijf_id?: components["schemas"]["Id"];
        };
        Note: {
            readonly id: components["schemas"]["Id"];
            soort_contact: string;
            contact_id: components["schemas"]["Id"];
            contactpersoon_id: components["schemas"]["Id"] | null;
            onderwerp: string;
            bericht: string;
            sticky: boolean;
            booking_id: components["schemas"]["Id"] | null;
            readonly created_at: Instant;
            readonly updated_at: Instant;
            readonly created_by: components["schemas"]["Id"] | null;
        };
        NotePut: {
            soort_contact?: string;
            contact_id?: components["schemas"]["Id"];
            contactpersoon_id?: components["schemas"]["Id"] | null;
            onderwerp?: string;
            bericht?: string;
            sticky?: boolean;
            booking_id?: components["schemas"]["Id"] | null;
        };
        OnlineBookingLine: {
            arrangementsregel_id: components["schemas"]["Id"];
            aantal: number;
        };
        OnlinePayment: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["OnlinePaymentStatus"];
            amount: Cents;
            description: string;
            booking_id: components["schemas"]["Id"] | null;
            voucher_sale_id: components["schemas"]["Id"] | null;
            betaalverzoek_id: components["schemas"]["Id"] | null;
            invoice_id: components["schemas"]["Id"] | null;
            provider: string;
            integration_id: components["schemas"]["Id"] | null;
            provider_payment_id: string | null;
            received: Cents | null;
            returned: Cents;
            error: string | null;
            created_at: Instant;
            paid_at: Instant | null;
            held_until: Instant | null;
            released_at: Instant | null;
            refundable: Cents;
            refunds: components["schemas"]["OnlineRefund"][];
            Boeking?: components["schemas"]["ListedBooking"];
            VoucherSale?: components["schemas"]["VoucherSale"];
            Factuur?: components["schemas"]["Invoice"];
        };
        OnlinePaymentEmbed: "Boeking" | "VoucherSale" | "Factuur";
        OnlinePaymentStatus: "open" | "paid" | "cancelled" | "failed" | "expired";
        OnlineRefund: {
            id: components["schemas"]["Id"];
            amount: Cents;
            status: components["schemas"]["OnlineRefundStatus"];
            description: string | null;
            provider_refund_id: string | null;
            error: string | null;
            created_at: Instant;
            refunded_at: Instant | null;
        };
        OnlineRefundStatus: "requested" | "pending" | "refunded" | "failed";
        OrderedProduct: {
            amount: number;
            product_id: components["schemas"]["Id"];
            datetime: Instant;
            location_id?: components["schemas"]["Id"] | null;
        };
        OrderingCustomer: {
            email: string;
            company_id?: components["schemas"]["Id"] | null;
            first_name: string;
            last_name: string;
            phone_number?: string | null;
        };
        OwnPasswordChange: {
            huidig_wachtwoord: components["schemas"]["PresentPassword"];
            wachtwoord: components["schemas"]["Password"];
        };
        Package: {
            readonly id: components["schemas"]["Id"];
            arrangement: string;
            weergavenaam: string | null;
            uitgebreide_omschrijving: string;
            readonly image_filename: string;
            readonly image_sha256: string | null;
            aantal_personen: number;
            readonly prijs_pp_exc: Cents;
            readonly prijs_pp_inc: Cents;
            readonly prijs_totaal_exc: Cents;
            readonly prijs_totaal_inc: Cents;
            ontvangstlocatie: string | null;
            mag_online: boolean;
            mag_api: boolean;
            mag_uitjes: boolean;
            mag_online_geboekt_worden_direct_betalen: boolean;
            mag_online_geboekt_worden_achteraf_betalen: boolean;
            maximum_aantal_personen_online: number | null;
            onlineboeking_standaardbijlagen_meesturen: boolean;
            onlineboeking_minimaal_vooruit: number | null;
            onlineboeking_maximaal_vooruit: number | null;
            los_op_planning: boolean;
            startmomentgroep_id: components["schemas"]["Id"] | null;
            onlineboeking_contactformulier_id: components["schemas"]["Id"] | null;
            bedrijf_id: components["schemas"]["Id"] | null;
            annuleringsvoorwaarden_id: components["schemas"]["Id"] | null;
            metadata: components["schemas"]["Metadata"];
            readonly is_deleted: boolean;
            regels: components["schemas"]["PackageLine"][];
            readonly programma: components["schemas"]["ProgrammeItem"][];
        };
        PackageLine: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            locatie_id: components["schemas"]["Id"] | null;
            begin: Instant | null;
            eind: Instant | null;
            beschrijving: string | null;
            readonly beschrijving_templated?: string | null;
            aantal_personen: number;
            min: number | null;
            max: number | null;
            onlineboeking_aantalbepalingsmethode: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
            readonly product: components["schemas"]["PackageLineProduct"];
        };
        PackageLineProduct: {
            id: components["schemas"]["Id"];
            naam: string;
            weergavenaam: string | null;
            beschrijving_klant: string | null;
            uitgebreide_omschrijving: string | null;
            minimum_aantal: number;
            verkoop: TenThousandths;
            vereist_product: components["schemas"]["RequiredProduct"][];
            standaardbijlagen: components["schemas"]["ProductAttachment"][];
        };
        PackageLinePut: {
            id?: components["schemas"]["Id"];
            product_id?: components["schemas"]["Id"];
            locatie_id?: components["schemas"]["Id"] | null;
            begin?: Instant | null;
            eind?: Instant | null;
            beschrijving?: string | null;
            aantal_personen?: number;
            min?: number | null;
            max?: number | null;
            onlineboeking_aantalbepalingsmethode?: "invullen_door_gebruiker" | "boekingsgrootte" | "vast";
        };
        PackagePut: {
            arrangement?: string;
            weergavenaam?: string | null;
            uitgebreide_omschrijving?: string;
            aantal_personen?: number;
            ontvangstlocatie?: string | null;
            mag_online?: boolean;
            mag_api?: boolean;
            mag_uitjes?: boolean;
            mag_online_geboekt_worden_direct_betalen?: boolean;
            mag_online_geboekt_worden_achteraf_betalen?: boolean;
            maximum_aantal_personen_online?: number | null;
            onlineboeking_standaardbijlagen_meesturen?: boolean;
            onlineboeking_minimaal_vooruit?: number | null;
            onlineboeking_maximaal_vooruit?: number | null;
            los_op_planning?: boolean;
            startmomentgroep_id?: components["schemas"]["Id"] | null;
            onlineboeking_contactformulier_id?: components["schemas"]["Id"] | null;
            bedrijf_id?: components["schemas"]["Id"] | null;
            annuleringsvoorwaarden_id?: components["schemas"]["Id"] | null;
            metadata?: components["schemas"]["Metadata"];
            regels?: components["schemas"]["PackageLinePut"][];
        };
        Particulars: string | null;
        Password: string;
        PasswordChange: {
            wachtwoord: components["schemas"]["Password"];
        };
        PaymentCustomer: {
            id: components["schemas"]["Id"];
            naam: string;
        };
        PaymentEmbed: "Creator" | "Factuur";
        PaymentMethod: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            weergeven_in_kassa: boolean;
            bevestiging_mailen: boolean;
            type: "manual" | "psp" | "accounting";
            readonly is_deletable: boolean;
            ledger_number: components["schemas"]["LedgerNumber"];
        };
        PaymentMethodPut: {
            naam?: string;
            weergeven_in_kassa?: boolean;
            bevestiging_mailen?: boolean;
            type?: "manual" | "psp" | "accounting";
            ledger_number?: components["schemas"]["LedgerNumber"];
        };
        PaymentRequest: {
            readonly id: components["schemas"]["Id"];
            readonly factuur_id: components["schemas"]["Id"];
            readonly boeking_id: components["schemas"]["Id"];
            readonly bedrag: Cents | null;
            deelbetaling: Cents | null;
            geldig_tot: string | null;
            readonly status: components["schemas"]["PaymentRequestStatus"];
            readonly openstaand: Cents;
            readonly te_veel: Cents;
            readonly url?: string;
            readonly created_at: Instant;
            readonly created_by: components["schemas"]["Id"] | null;
            readonly ingetrokken_op: Instant | null;
        };
        PaymentRequestPut: {
            deelbetaling?: Cents | null;
            geldig_tot?: string | null;
        };
        PaymentRequestStatus: "open" | "deels_betaald" | "betaald" | "verlopen" | "ingetrokken" | "vervallen";
        PaymentState: {
            status: components["schemas"]["PaymentStateStatus"];
            kan_betalen: boolean;
            betaalbaar_tot: Instant | null;
            bevestigd: boolean;
        };
        PaymentStateStatus: "open" | "betaald" | "geannuleerd" | "mislukt" | "verlopen";
        PaymentsData: {
            bedrag: Cents;
        };
        PaymentsKey: {
            period: components["schemas"]["StatisticsPeriod"];
            betaalmethode_id?: components["schemas"]["Id"] | null;
        };
        PaymentsRow: {
            key: components["schemas"]["PaymentsKey"];
            data: components["schemas"]["PaymentsData"];
        };
        PdfFile: string;
        PdfTemplate: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            context: components["schemas"]["PdfTemplateContext"];
            accent_color: string | null;
            readonly logo: string | null;
            readonly logo_sha256: string | null;
            header: string | null;
            footer: string | null;
        };
        PdfTemplateContext: "invoice" | "pos" | "online_booking" | "voucher";
        PdfTemplatePut: {
            naam?: string;
            context?: components["schemas"]["PdfTemplateContext"];
            accent_color?: string | null;
            header?: string | null;
            footer?: string | null;
        };
        PeppolDocument: {
            readonly id: components["schemas"]["Id"];
            readonly integration_id: components["schemas"]["Id"];
            readonly provider_document_id: string;
            readonly from: string | null;
            readonly to: string | null;
            readonly kind: components["schemas"]["PeppolDocumentKind"] | null;
            readonly number: string | null;
            readonly date: string | null;
            readonly supplier: string | null;
            readonly total: string | null;
            readonly currency: string | null;
            readonly error: string | null;
            handled: boolean;
            readonly received_at: Instant;
        };
        PeppolDocumentKind: "invoice" | "credit_note";
        PeppolDocumentPut: {
            handled?: boolean;
        };
        PeppolId: string | null;
        PeppolSandboxOutcome: "delivered" | "refused" | "unknown" | "slow" | "silent";
        PeppolSending: {
            id: components["schemas"]["Id"];
            factuur_id: components["schemas"]["Id"];
            integration_id: components["schemas"]["Id"];
            status: components["schemas"]["PeppolSendingStatus"];
            from: string;
            to: string;
            provider_document_id: string | null;
            error: string | null;
            created_at: Instant;
            sent_at: Instant | null;
            delivered_at: Instant | null;
        };
        PeppolSendingRequest: {
            to?: components["schemas"]["PeppolId"];
        };
        PeppolSendingStatus: "queued" | "sent" | "delivered" | "refused" | "failed";
        Permission: "editUsers" | "createFactuur" | "createFactuurBetaling" | "editFactuurBetaling" | "editBedrijfsgegevens" | "beheerKortingscodes" | "editLocaties" | "createBoeking" | "editBoeking" | "editContact" | "viewContact" | "editProducten" | "editMateriaal" | "editStartmomenten" | "editPersoneelsplanning" | "editBoekingStatusHerinnering" | "viewStatistiek" | "viewFinancieleOverzichten" | "viewWebhooks" | "editWebhooks" | "editArrangementen" | "editBetaalmethode" | "editKassas" | "editPersoneel" | "editVouchers" | "editContactformulieren";
        PlannedLine: {
            id: components["schemas"]["Id"];
            boeking_id: components["schemas"]["Id"];
            referentie: string;
            status: components["schemas"]["BookingStatus"];
            arrangement: string;
            klant: components["schemas"]["PlannedName"] | null;
            personen: components["schemas"]["GroupSize"];
            product_id: components["schemas"]["Id"];
            naam: string;
            aantal: number;
            begin: Instant;
            eind: Instant;
            locatie_id: components["schemas"]["Id"] | null;
        };
        PlannedLocation: {
            id: components["schemas"]["Id"];
            naam: string;
            kleur: string | null;
            parent_id: components["schemas"]["Id"] | null;
            capaciteit: number | null;
            aantal_groepen: number | null;
            gebruik: components["schemas"]["LocationUse"][];
        };
        PlannedMaterial: {
            id: components["schemas"]["Id"];
            naam: string;
            gebruik: components["schemas"]["MaterialUse"][];
        };
        PlannedName: {
            id: components["schemas"]["Id"];
            naam: string;
        };
        PlannedShift: {
            id: components["schemas"]["Id"];
            begin: Instant;
            eind: Instant;
            personeel: components["schemas"]["PlannedName"];
            boeking_id: components["schemas"]["Id"] | null;
            locatie_id: components["schemas"]["Id"] | null;
            kwalificatie_id: components["schemas"]["Id"] | null;
            status: components["schemas"]["ShiftStatus"];
            opmerking: string;
        };
        Planning: {
            begin: Instant;
            eind: Instant;
            regels: components["schemas"]["PlannedLine"][];
            diensten: components["schemas"]["PlannedShift"][];
            locaties: components["schemas"]["PlannedLocation"][];
            materialen: components["schemas"]["PlannedMaterial"][];
        };
        PlanningConflict: {
            code: components["schemas"]["ConflictCode"];
            begin: Instant;
            eind: Instant;
            objecten: components["schemas"]["ConflictObject"][];
            message: string;
        };
        PointOfSale: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            bedrijf_id: components["schemas"]["Id"];
            locatie_ids: components["schemas"]["Id"][];
            actief: boolean;
        };
        PointOfSalePut: {
            naam?: string;
            bedrijf_id?: components["schemas"]["Id"];
            locatie_ids?: components["schemas"]["Id"][];
            actief?: boolean;
        };
        PresentPassword: string;
        Price: {
            regels: components["schemas"]["PricedLine"][];
            subtotaal: Cents;
            korting: components["schemas"]["PriceDiscount"] | null;
            vouchers: components["schemas"]["PriceVoucher"][];
            btw: components["schemas"]["PriceVat"][];
            totaal: Cents;
            weigeringen: components["schemas"]["Problem"][];
        };
        PriceDiscount: {
            naam: string;
            percentage: number;
            bedrag: Cents;
        };
        PriceQuestion: {
            arrangement_id: components["schemas"]["Id"];
            producten: components["schemas"]["OnlineBookingLine"][];
            boekingsgrootte?: number | null;
            begin: Instant;
            betaalmethode?: "factuur" | "provider" | null;
            contactformulier?: components["schemas"]["ContactFormAnswers"] | null;
            status?: "informatie" | "interesse" | "optie" | "reservering" | "definitief" | "gaande" | "voltooid" | "geannuleerd" | null;
            stuur_bevestiging_email?: boolean | null;
            kortingscode?: string | null;
            vouchers?: string[] | null;
            provider_params?: {
                [key: string]: string | number | boolean | null;
            } | null;
            redirect_url?: string | null;
        };
        PriceRule: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            product_ids: components["schemas"]["Id"][];
            productgroep_ids: components["schemas"]["Id"][];
            van: string | null;
            tot: string | null;
            weekdagen: number[];
            tijd_van: components["schemas"]["PriceRuleTime"];
            tijd_tot: components["schemas"]["PriceRuleTime"];
            vooruit_minimaal: number | null;
            vooruit_maximaal: number | null;
            percentage: BasisPoints | null;
            bedrag: TenThousandths | null;
            volgorde: number;
            actief: boolean;
        };
        PriceRulePut: {
            naam?: string;
            product_ids?: components["schemas"]["Id"][];
            productgroep_ids?: components["schemas"]["Id"][];
            van?: string | null;
            tot?: string | null;
            weekdagen?: number[];
            tijd_van?: components["schemas"]["PriceRuleTime"];
            tijd_tot?: components["schemas"]["PriceRuleTime"];
            vooruit_minimaal?: number | null;
            vooruit_maximaal?: number | null;
            percentage?: BasisPoints | null;
            bedrag?: TenThousandths | null;
            volgorde?: number;
            actief?: boolean;
        };
        PriceRuleTime: string | null;
        PriceVat: {
            btw_percentage: BasisPoints;
            bedrag: Cents;
        };
        PriceVoucher: {
            code: string;
            bedrag: Cents;
        };
        PricedLine: {
            arrangementsregel_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            naam: string;
            aantal: number;
            totaal: Cents;
        };
        PrintedBookingLine: {
            id: components["schemas"]["Id"];
            beschrijving: string;
            datum: string;
            begin: string;
            einddatum: string | null;
            eind: string | null;
        };
        PrintedPayment: {
            datum: string;
            bedrag: Cents;
            betaalmethode: string | null;
        };
        Problem: {
            message: string;
            field?: string;
            params?: components["schemas"]["ErrorParams"];
            code: components["schemas"]["ErrorCode"];
        };
        ProblemList: components["schemas"]["Problem"][];
        Product: {
            readonly id: components["schemas"]["Id"];
            leverancier_id: components["schemas"]["Id"];
            naam: string;
            weergavenaam: string | null;
            inkoop: TenThousandths;
            verkoop: TenThousandths;
            btw: components["schemas"]["VatRate"] | null;
            minimum_aantal: number;
            duur: components["schemas"]["ElapsedTime"] | null;
            beschrijving_klant: string | null;
            uitgebreide_omschrijving: string | null;
            productgroep_id: components["schemas"]["Id"] | null;
            mag_api: boolean;
            los_op_planning: boolean;
            planstrategie: string | null;
            personeelsinstructie: string | null;
            locatie_verplicht: boolean;
            extra: components["schemas"]["ProductExtra"] | null;
            aantalbepaling: "vast" | "per_x_personen";
            aantal: number;
            per_x_personen: number;
            per_x_personen_afronding: "boven" | "beneden";
            readonly is_deleted: boolean;
            readonly afbeelding_href: string;
            readonly afbeelding_sha256: string | null;
            ProductPrice: components["schemas"]["ProductPrice"][];
            Locaties: components["schemas"]["ProductLocation"][];
            Materialen: components["schemas"]["ProductMaterial"][];
            Standaardbijlagen: components["schemas"]["ProductAttachment"][];
            vereist_product: components["schemas"]["RequiredProduct"][];
            label_ids: components["schemas"]["Id"][];
            metadata: components["schemas"]["Metadata"];
        };
        ProductAttachment: {
            id: components["schemas"]["Id"];
            readonly naam: string;
            readonly filename: string;
        };
        ProductAttachmentPut: {
            id: components["schemas"]["Id"];
        };
        ProductAvailability: {
            startmoment: Instant;
            locaties: components["schemas"]["LocationAvailability"][];
        };
        ProductExtra: {
            [key: string]: string;
        };
        ProductGroup: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            slug: components["schemas"]["ProductGroupSlug"];
            ledger_number: components["schemas"]["LedgerNumber"];
            cost_center: string | null;
        };
        ProductGroupPut: {
            naam?: string;
            slug?: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            cost_center?: string | null;
        };
        ProductGroupSlug: string | null;
        ProductLabel: {
            readonly id: components["schemas"]["Id"];
            naam: string;
        };
        ProductLabelPut: {
            naam?: string;
        };
        ProductLocation: {
            id: components["schemas"]["Id"];
            readonly naam?: string;
            readonly weergavenaam?: string | null;
            readonly kleur?: string | null;
            readonly adres?: string | null;
            readonly postcode?: string | null;
            readonly plaats?: string | null;
            readonly telefoonnummer?: string | null;
            readonly latitude?: number | null;
            readonly longitude?: number | null;
            readonly capaciteit?: number | null;
            readonly aantal_groepen?: number | null;
            readonly parent_id?: components["schemas"]["Id"] | null;
        };
        ProductLocationPut: {
            id: components["schemas"]["Id"];
        };
        ProductMaterial: {
            materiaal_id: components["schemas"]["Id"];
            aantal: Hundredths;
            per_x_aantal: number;
            afronding: components["schemas"]["MultipleRounding"];
        };
        ProductOrder: {
            status: components["schemas"]["ProductOrderStatus"];
            customer: components["schemas"]["OrderingCustomer"];
            products: components["schemas"]["OrderedProduct"][];
            should_invoice: boolean;
        };
        ProductOrderStatus: "reservering" | "definitief" | "pending_online";
        ProductPrice: {
            btw: components["schemas"]["VatRate"];
            verkoop: TenThousandths;
            vanaf: string | null;
        };
        ProductPricePut: {
            btw: components["schemas"]["VatRate"];
            verkoop: TenThousandths;
            vanaf?: string | null;
        };
        ProductPut: {
            leverancier_id?: components["schemas"]["Id"];
            naam?: string;
            weergavenaam?: string | null;
            inkoop?: TenThousandths;
            verkoop?: TenThousandths;
            btw?: components["schemas"]["VatRate"] | null;
            minimum_aantal?: number;
            duur?: components["schemas"]["ElapsedTime"] | null;
            beschrijving_klant?: string | null;
            uitgebreide_omschrijving?: string | null;
            productgroep_id?: components["schemas"]["Id"] | null;
            mag_api?: boolean;
            los_op_planning?: boolean;
            planstrategie?: string | null;
            personeelsinstructie?: string | null;
            locatie_verplicht?: boolean;
            extra?: components["schemas"]["ProductExtra"] | null;
            aantalbepaling?: "vast" | "per_x_personen";
            aantal?: number;
            per_x_personen?: number;
            per_x_personen_afronding?: "boven" | "beneden";
            ProductPrice?: components["schemas"]["ProductPricePut"][];
            Locaties?: components["schemas"]["ProductLocationPut"][];
            Materialen?: components["schemas"]["ProductMaterial"][];
            Standaardbijlagen?: components["schemas"]["ProductAttachmentPut"][];
            vereist_product?: components["schemas"]["RequiredProduct"][];
            label_ids?: components["schemas"]["Id"][];
            metadata?: components["schemas"]["Metadata"];
        };
        ProgrammeItem: {
            omschrijving: string;
            aantal: number;
            wat: "persoon";
            begin: string;
            duur: string;
            eind: string;
        };
        Proposal: {
            readonly id: components["schemas"]["Id"];
            boeking_id: components["schemas"]["Id"];
            type_id: components["schemas"]["Id"];
            tekst: string;
            geldig_tot: string;
            readonly status: components["schemas"]["ProposalStatus"];
            readonly reden: string | null;
            readonly beantwoord_op: Instant | null;
            readonly akkoord_bedrag: Cents | null;
            readonly geen_plaats_op: Instant | null;
            readonly gemaild_op: Instant | null;
            readonly prefix: string;
            readonly created_at: Instant;
            readonly created_by: components["schemas"]["Id"] | null;
            readonly link: string | null;
            readonly Mail?: components["schemas"]["QueuedMail"];
        };
        ProposalAnswer: string;
        ProposalPage: string;
        ProposalPut: {
            boeking_id?: components["schemas"]["Id"];
            type_id?: components["schemas"]["Id"];
            tekst?: string;
            geldig_tot?: string;
            ingetrokken?: boolean;
        };
        ProposalStatus: "open" | "geaccepteerd" | "afgewezen" | "verlopen" | "ingetrokken";
        ProposalType: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            tekst: string;
            geldig_dagen: number;
            status_na_akkoord: components["schemas"]["StatusAfterAcceptance"];
            onderwerp_mail: string | null;
            body_mail: string | null;
        };
        ProposalTypePut: {
            naam?: string;
            tekst?: string;
            geldig_dagen?: number;
            status_na_akkoord?: components["schemas"]["StatusAfterAcceptance"];
            onderwerp_mail?: string | null;
            body_mail?: string | null;
        };
        ProvinceCode: string | null;
        PublicPackage: {
            readonly id: components["schemas"]["Id"];
            arrangement: string;
            weergavenaam: string | null;
            uitgebreide_omschrijving: string;
            readonly image_filename: string;
            readonly image_sha256: string | null;
            aantal_personen: number;
            readonly prijs_pp_exc: Cents;
            readonly prijs_pp_inc: Cents;
            readonly prijs_totaal_exc: Cents;
            readonly prijs_totaal_inc: Cents;
            ontvangstlocatie: string | null;
            mag_online: boolean;
            mag_online_geboekt_worden_direct_betalen: boolean;
            mag_online_geboekt_worden_achteraf_betalen: boolean;
            maximum_aantal_personen_online: number | null;
            onlineboeking_standaardbijlagen_meesturen: boolean;
            los_op_planning: boolean;
            onlineboeking_contactformulier_id: components["schemas"]["Id"] | null;
            bedrijf_id: components["schemas"]["Id"] | null;
            readonly is_deleted: boolean;
            regels: components["schemas"]["PackageLine"][];
            readonly programma: components["schemas"]["ProgrammeItem"][];
        };
        PublicProduct: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            weergavenaam: string | null;
            verkoop: TenThousandths;
            minimum_aantal: number;
            duur: components["schemas"]["ElapsedTime"] | null;
            btw: components["schemas"]["VatRate"] | null;
            beschrijving_klant: string | null;
            uitgebreide_omschrijving: string | null;
            productgroep_id: components["schemas"]["Id"] | null;
            locatie_verplicht: boolean;
            aantalbepaling: "vast" | "per_x_personen";
            aantal: number;
            per_x_personen: number;
            per_x_personen_afronding: "boven" | "beneden";
            readonly afbeelding_href: string;
            readonly afbeelding_sha256: string | null;
            ProductPrice: components["schemas"]["ProductPrice"][];
            Standaardbijlagen: components["schemas"]["ProductAttachment"][];
            vereist_product: components["schemas"]["RequiredProduct"][];
        };
        PublicProductGroup: {
            id: components["schemas"]["Id"];
            naam: string;
            slug: components["schemas"]["ProductGroupSlug"];
            ledger_number?: components["schemas"]["LedgerNumber"];
            cost_center?: string | null;
        };
        PublicVoucherTemplate: {
            readonly id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: Cents;
            quantity_term: string | null;
            product_amount: number;
            expire_days: number | null;
            expiration_date: string | null;
            contactform_id: components["schemas"]["Id"] | null;
            products: components["schemas"]["Id"][];
        };
        Qualification: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            beschrijving: string | null;
            archived: boolean;
            readonly created_at: Instant;
            readonly updated_at: Instant;
        };
        QualificationPut: {
            naam?: string;
            beschrijving?: string | null;
            archived?: boolean;
        };
        QueuedMail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MailKind"];
            status: components["schemas"]["MailStatus"];
            bedrijf_id: components["schemas"]["Id"];
            about: components["schemas"]["MailSubject"];
            factuur_id: components["schemas"]["Id"] | null;
            contactpersoon_id: components["schemas"]["Id"] | null;
            from_name: string;
            from_address: string;
            to: string[];
            cc: string[];
            delivered_to: string[];
            subject: string;
            body: string;
            facts: components["schemas"]["MailFact"][];
            button: components["schemas"]["MailButton"] | null;
            attachments: string[];
            unknown_tags: string[];
            message_id: string;
            attempts: number;
            error: string | null;
            created_at: Instant;
            sent_at: Instant | null;
        };
        RecordedHours: {
            readonly id: components["schemas"]["Id"];
            personeel_id: components["schemas"]["Id"];
            dienst_id: components["schemas"]["Id"];
            begin: Instant;
            eind: Instant;
            pauze_minuten: number;
            noot: string;
            readonly Dienst: components["schemas"]["ShiftSummary"];
            readonly Personeel: components["schemas"]["StaffSummary"];
        };
        RecordedHoursPut: {
            personeel_id?: components["schemas"]["Id"];
            dienst_id?: components["schemas"]["Id"];
            begin?: Instant;
            eind?: Instant;
            pauze_minuten?: number;
            noot?: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RefundRequest: {
            amount?: Cents;
            description?: string | null;
        };
        RefundWay: "voorstel" | "automatisch";
        Refusal: {
            error: components["schemas"]["RefusalStatus"];
            message: string;
            code: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["ErrorParams"];
            request_id: string;
        };
        RefusalPage: string;
        RefusalStatus: {
            code: number;
            message: string;
        };
        ReminderCompany: {
            id: components["schemas"]["Id"];
            readonly displaynaam: string;
        };
        ReminderCompanyPut: {
            id: components["schemas"]["Id"];
        };
        RequiredProduct: {
            vereist_product_id: components["schemas"]["Id"];
            aantal: number;
            per_x_aantal: number;
            afronding: components["schemas"]["MultipleRounding"];
        };
        Reservation: {
            arrangement_id: components["schemas"]["Id"];
            producten: components["schemas"]["OnlineBookingLine"][];
            boekingsgrootte?: number | null;
            begin: Instant;
            betaalmethode: "factuur" | "provider";
            contactformulier: components["schemas"]["ContactFormAnswers"];
            status?: "informatie" | "interesse" | "optie" | "reservering" | "definitief" | "gaande" | "voltooid" | "geannuleerd" | null;
            stuur_bevestiging_email?: boolean | null;
            kortingscode?: string | null;
            vouchers?: string[] | null;
            provider_params?: {
                [key: string]: string | number | boolean | null;
            } | null;
            redirect_url?: string | null;
        };
        Reserved: {
            status: "informatie" | "interesse" | "optie" | "reservering" | "definitief" | "gaande" | "voltooid" | "geannuleerd" | "betaling benodigd";
            message: string;
            boeking_id?: components["schemas"]["Id"];
            klant_id?: components["schemas"]["Id"];
            payment_url?: string;
            reference?: string;
            retry_url?: string;
        };
        RevenueRow: {
            product_id: components["schemas"]["Id"] | null;
            btw_percentage: BasisPoints;
            product_naam: string | null;
            productgroep_id: components["schemas"]["Id"] | null;
            productgroep_naam: string | null;
            bedrag_exc_btw: Cents;
            bedrag_inc_btw: Cents;
        };
        Rights: components["schemas"]["Permission"][];
        Role: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            permissies: components["schemas"]["Rights"];
            tweede_factor_verplicht: boolean;
            basic_toegestaan: boolean;
        };
        RolePut: {
            naam?: string;
            permissies?: components["schemas"]["Rights"];
            tweede_factor_verplicht?: boolean;
            basic_toegestaan?: boolean;
        };
        RoleReference: {
            id: components["schemas"]["Id"];
        };
        SalesData: {
            gefactureerd_bedrag_inclusief_btw?: Cents;
            gefactureerd_bedrag_exclusief_btw?: Cents;
            gefactureerd_bedrag_per_persoon_inclusief_btw?: Cents;
            gefactureerd_bedrag_per_persoon_exclusief_btw?: Cents;
            nog_te_factureren_inclusief_btw?: Cents;
            nog_te_factureren_exclusief_btw?: Cents;
            boekingswaarde_inclusief_btw?: Cents;
            boekingswaarde_exclusief_btw?: Cents;
            personen?: number;
            boekingen?: number;
        };
        SalesGrouping: "arrangement_id" | "bedrijf_id" | "soort_klant" | "product_id" | "productgroep_id" | "created_by" | "ISO3166-1" | "ISO3166-2" | "btw_percentage";
        SalesKey: {
            period?: components["schemas"]["StatisticsPeriod"];
            arrangement_id?: components["schemas"]["Id"] | null;
            bedrijf_id?: components["schemas"]["Id"];
            soort_klant?: string | null;
            product_id?: components["schemas"]["Id"] | null;
            productgroep_id?: components["schemas"]["Id"] | null;
            created_by?: components["schemas"]["Id"] | null;
            "ISO3166-1"?: string | null;
            "ISO3166-2"?: string | null;
            btw_percentage?: BasisPoints;
        };
        SalesMetric: "gefactureerd_bedrag" | "gefactureerd_bedrag_per_persoon" | "nog_te_factureren" | "boekingswaarde" | "personen" | "boekingen";
        SalesReferenceDate: "boeking" | "factuur" | "boeking_gemaakt" | "boekingsregel";
        SalesRow: {
            key: components["schemas"]["SalesKey"];
            data: components["schemas"]["SalesData"];
        };
        SandboxAdvance: {
            duration?: string;
            until?: Instant;
        };
        SandboxAdvanced: {
            from: Instant;
            now: Instant;
            fired: components["schemas"]["SandboxFired"][];
            fired_count: number;
        };
        SandboxClock: {
            now: Instant;
        };
        SandboxClockPut: {
            now: Instant;
        };
        SandboxFired: {
            moment: Instant;
            kind: string;
            object: components["schemas"]["SandboxObject"] | null;
        };
        SandboxFixture: string;
        SandboxObject: {
            type: components["schemas"]["EventObject"];
            id: components["schemas"]["Id"];
        };
        SandboxReset: {
            fixture: components["schemas"]["SandboxFixture"];
        };
        SandboxState: {
            fixture: components["schemas"]["SandboxFixture"];
            now: Instant;
        };
        SearchResults: {
            klanten?: components["schemas"]["Customer"][];
            boekingen?: components["schemas"]["ListedBooking"][];
            facturen?: components["schemas"]["Invoice"][];
            vouchers?: components["schemas"]["Voucher"][];
        };
        SecondFactor: {
            is_active: boolean;
            is_required: boolean;
            changed_at: Instant | null;
            recovery_codes_left: number;
        };
        SecondFactorBeginning: {
            code?: components["schemas"]["SecondFactorCode"];
            wachtwoord?: components["schemas"]["PresentPassword"];
        };
        SecondFactorCode: string;
        SecondFactorProof: {
            code: components["schemas"]["SecondFactorCode"];
        };
        SecondFactorSetUp: {
            secret: string;
            otpauth_uri: string;
        };
        SendingDate: string | null;
        SentPayment: {
            bedrag: Cents;
            betaalmethode_id?: components["schemas"]["Id"] | null;
            pos_id?: components["schemas"]["Id"] | null;
            locatie_id?: components["schemas"]["Id"] | null;
        };
        Session: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            device: components["schemas"]["SessionDevice"];
            address: string;
            created_at: Instant;
            last_used_at: Instant;
            expires_at: components["schemas"]["SessionEnd"];
            is_current: boolean;
        };
        SessionDevice: string | null;
        SessionEnd: Instant;
        Setting: {
            slug: components["schemas"]["SettingSlug"];
            waarde: string;
        };
        SettingPut: {
            slug?: components["schemas"]["SettingSlug"];
            waarde: string;
        };
        SettingSlug: "currency" | "maximum_aantal_online_boeking_overschreden" | "online_boeking_betaalkeuze" | "online_boeking_betaalkeuze_achteraf_titel" | "online_boeking_betaalkeuze_ideal_titel" | "online_boeking_step0_text_pre" | "online_boeking_step0_text_post" | "online_boeking_step1_text_pre" | "online_boeking_step1_text_post" | "online_boeking_step3_text_post" | "allow_online_package_booking" | "allow_old_vouchers_sales" | "allow_old_contact_forms" | "online_boeking_achteraf_betalen_status" | "btw_percentages" | "online_boeking_hold_minuten" | "online_boeking_max_per_netwerk" | "online_boeking_max_per_adres" | "online_boeking_max_onbetaald" | "gebeurtenissen_bewaren_dagen" | "mails_bewaren_dagen" | "verlopen_optie_actie" | "deels_factureren" | "grootboek_debiteuren" | "grootboek_omzet" | "grootboek_voorschotten" | "grootboek_btw" | "grootboek_betalingen" | "planning_waarschuwing_dagen" | "grootboek_vouchers" | "online_boeking_redirect_hosts" | "annuleringsvoorwaarden_id" | "herroepingstermijn_dagen" | "tweede_factor_verplicht";
        Shift: {
            readonly id: components["schemas"]["Id"];
            begin: Instant;
            eind: Instant;
            noot: string;
            opmerking: string;
            personeel_id: components["schemas"]["Id"];
            boeking_id: components["schemas"]["Id"] | null;
            locatie_id: components["schemas"]["Id"] | null;
            kwalificatie_id: components["schemas"]["Id"] | null;
            readonly internal_reference: string | null;
            readonly created_by: components["schemas"]["Id"] | null;
            status: components["schemas"]["ShiftStatus"];
            readonly Taken: components["schemas"]["ShiftTask"][];
        };
        ShiftPut: {
            begin?: Instant;
            eind?: Instant;
            noot?: string;
            opmerking?: string;
            personeel_id?: components["schemas"]["Id"];
            boeking_id?: components["schemas"]["Id"] | null;
            locatie_id?: components["schemas"]["Id"] | null;
            kwalificatie_id?: components["schemas"]["Id"] | null;
            status?: components["schemas"]["ShiftStatus"];
        };
        ShiftStatus: "concept" | "gevraagd" | "bevestigd" | "geannuleerd" | "geweigerd";
        ShiftSummary: {
            id: components["schemas"]["Id"];
            boeking_id: components["schemas"]["Id"] | null;
            locatie_id: components["schemas"]["Id"] | null;
            product_id: components["schemas"]["Id"] | null;
            kwalificatie_id: components["schemas"]["Id"] | null;
            begin: Instant;
            eind: Instant;
            status: components["schemas"]["ShiftStatus"];
            opmerking: string;
            noot: string;
            personeel_id: components["schemas"]["Id"];
        };
        ShiftTask: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            naam: string;
            begin: Instant;
            eind: Instant;
            aantal: number;
            locatie_id: components["schemas"]["Id"] | null;
        };
        StaffAvailability: {
            readonly id: components["schemas"]["Id"];
            readonly personeel_id: components["schemas"]["Id"];
            begin: Instant;
            eind: Instant;
            beschikbaar: boolean;
            opmerking: string;
        };
        StaffAvailabilityPut: {
            begin?: Instant;
            eind?: Instant;
            beschikbaar?: boolean;
            opmerking?: string;
        };
        StaffMember: {
            readonly id: components["schemas"]["Id"];
            type: "personeel";
            readonly displaynaam: string;
            naam: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            website: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            bedrijf_id: components["schemas"]["Id"] | null;
            kwalificatie_ids: components["schemas"]["Id"][];
            readonly contactpersoon_id: components["schemas"]["Id"] | null;
            ondertekening: string | null;
            contactpersonen: components["schemas"]["ContactPerson"][];
            metadata: components["schemas"]["Metadata"];
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
            readonly telefoon1?: string | null;
            readonly email1?: string | null;
            readonly permissies?: components["schemas"]["Permission"][];
        };
        StaffMemberPut: {
            type?: "personeel";
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            kwalificatie_ids?: components["schemas"]["Id"][];
            ondertekening?: string | null;
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        StaffSummary: {
            id: components["schemas"]["Id"];
            displaynaam: string;
            naam: string | null;
            bedrijf_id: components["schemas"]["Id"] | null;
        };
        StartTime: {
            readonly id: components["schemas"]["Id"];
            startmomentgroep_id: components["schemas"]["Id"];
            datetime: Instant;
            percentage_materiaal_online_boeking: number | null;
            readonly TaribaseArrangement?: components["schemas"]["StartTimePackage"][];
            readonly Producten?: components["schemas"]["StartTimeProduct"][];
        };
        StartTimeBatch: {
            startmomentgroep_id: components["schemas"]["Id"];
            datum_begin: string;
            datum_eind: string;
            interval: components["schemas"]["StartTimeInterval"];
            tijdbegin: Instant;
            tijdeind: Instant;
            weekdagen?: components["schemas"]["Weekdays"];
            percentage_materiaal_online_boeking?: number | null;
        };
        StartTimeBatchDeletion: {
            startmomentgroep_id: components["schemas"]["Id"];
            datum_begin: string;
            datum_eind: string;
            weekdagen?: components["schemas"]["Weekdays"];
            interval?: components["schemas"]["StartTimeInterval"];
            tijdbegin?: Instant;
            tijdeind?: Instant;
        };
        StartTimeEmbed: "TaribaseArrangement" | "Producten";
        StartTimeGroup: {
            readonly id: components["schemas"]["Id"];
            naam: string;
            readonly has_startmoments_in_future: boolean;
        };
        StartTimeGroupPut: {
            naam?: string;
        };
        StartTimeInterval: string;
        StartTimePackage: {
            id: components["schemas"]["Id"];
            arrangement: string;
            weergavenaam: string | null;
        };
        StartTimeProduct: {
            id: components["schemas"]["Id"];
            naam: string;
            weergavenaam: string | null;
        };
        StartTimePut: {
            startmomentgroep_id: components["schemas"]["Id"];
            datetime: Instant;
            percentage_materiaal_online_boeking?: number | null;
        };
        StatisticsPeriod: string | number;
        StatusAfterAcceptance: "definitief" | "reservering";
        StatusReminder: {
            readonly id: components["schemas"]["Id"];
            naam: string | null;
            status: components["schemas"]["BookingStatus"];
            termijn_in_dagen: number;
            herinnering_termijn_in_dagen: number;
            onderwerp_mail_herinnering: string;
            body_mail_herinnering: string;
            Bedrijven: components["schemas"]["ReminderCompany"][];
        };
        StatusReminderPut: {
            naam?: string | null;
            status?: components["schemas"]["BookingStatus"];
            termijn_in_dagen?: number;
            herinnering_termijn_in_dagen?: number;
            onderwerp_mail_herinnering?: string;
            body_mail_herinnering?: string;
            Bedrijven?: components["schemas"]["ReminderCompanyPut"][];
        };
        StoredFile: {
            readonly id: components["schemas"]["Id"];
            readonly soort: components["schemas"]["FileOwner"];
            readonly object_id: components["schemas"]["Id"];
            readonly filename: string;
            readonly media_type: components["schemas"]["FileType"];
            readonly size: number;
            readonly sha256: string;
            readonly created_at: Instant;
        };
        Supplier: {
            readonly id: components["schemas"]["Id"];
            type: "leverancier";
            readonly displaynaam: string;
            naam: string | null;
            adres: string | null;
            postcode: string | null;
            plaats: string | null;
            landcode: components["schemas"]["CountryCode"];
            provinciecode: components["schemas"]["ProvinceCode"];
            website: string | null;
            btw_nummer: components["schemas"]["VatNumber"];
            bedrijf_id: components["schemas"]["Id"] | null;
            status: components["schemas"]["SupplierStatus"];
            betalen_vanaf: string | null;
            uitje_activiteit_herinnering: boolean;
            onchange_email: boolean;
            contactpersonen: components["schemas"]["ContactPerson"][];
            metadata: components["schemas"]["Metadata"];
            readonly mag_type_wijzigen: boolean;
            readonly _links: components["schemas"]["ContactLinks"];
        };
        SupplierPut: {
            type?: "leverancier";
            naam?: string | null;
            adres?: string | null;
            postcode?: string | null;
            plaats?: string | null;
            landcode?: components["schemas"]["CountryCode"];
            provinciecode?: components["schemas"]["ProvinceCode"];
            website?: string | null;
            btw_nummer?: components["schemas"]["VatNumber"];
            bedrijf_id?: components["schemas"]["Id"] | null;
            status?: components["schemas"]["SupplierStatus"];
            betalen_vanaf?: string | null;
            uitje_activiteit_herinnering?: boolean;
            onchange_email?: boolean;
            contactpersonen?: components["schemas"]["ContactPersonPut"][];
            metadata?: components["schemas"]["Metadata"];
            extra_fields?: components["schemas"]["ExtraField"][];
        };
        SupplierStatus: "actief" | "passief";
        TagContext: {
            packageID?: components["schemas"]["Id"] | null;
        };
        TagQuestion: {
            tags: string[];
            context?: components["schemas"]["TagContext"];
        };
        TagTexts: {
            [key: string]: string;
        };
        TillAmount: {
            betaalmethode_id: components["schemas"]["Id"] | null;
            begin: Cents | null;
            ontvangen: Cents;
            verwacht: Cents | null;
            geteld: Cents | null;
            verschil: Cents | null;
        };
        TillCount: {
            bedragen: components["schemas"]["CountedAmount"][];
            opmerking: string;
        };
        TillLogEntry: {
            id: components["schemas"]["Id"];
            pos_id: components["schemas"]["Id"];
            volgnummer: number;
            soort: components["schemas"]["TillLogKind"];
            moment: Instant;
            datum: string;
            opmerking: string;
            bedragen: components["schemas"]["TillAmount"][];
            verschil: Cents | null;
            created_by: components["schemas"]["Id"] | null;
        };
        TillLogKind: "geopend" | "geteld" | "gesloten";
        TimeGrouping: "jaar" | "maand" | "week" | "jaar-maand" | "jaar-week" | "datum";
        ToBeInvoiced: boolean;
        UnsubscribeForm: string;
        UnsubscribePage: string;
        UpcomingCapacity: {
            material_ids: components["schemas"]["Id"][];
        };
        User: {
            readonly id: components["schemas"]["Id"];
            gebruikersnaam: components["schemas"]["UserName"];
            email_address: components["schemas"]["UserAddress"];
            actief: boolean;
            permissies: components["schemas"]["Rights"];
            rollen: components["schemas"]["RoleReference"][];
            locale: components["schemas"]["UserLocale"];
            readonly last_login: Instant | null;
            readonly wachtwoord_gewijzigd_op: Instant | null;
            readonly tweede_factor: boolean;
            readonly tweede_factor_gewijzigd_op: Instant | null;
            readonly oidc_subject: string | null;
        };
        UserAddress: string | null;
        UserLocale: string | null;
        UserName: string;
        UserPut: {
            gebruikersnaam?: components["schemas"]["UserName"];
            email_address?: components["schemas"]["UserAddress"];
            actief?: boolean;
            permissies?: components["schemas"]["Rights"];
            rollen?: components["schemas"]["RoleReference"][];
            locale?: components["schemas"]["UserLocale"];
            wachtwoord?: components["schemas"]["Password"];
        };
        ValidDays: {
            [key: string]: boolean;
        };
        VatAmount: {
            btw: Cents;
            bedrag: Cents;
        };
        VatAmounts: {
            [key: string]: components["schemas"]["VatAmount"];
        };
        VatChange: {
            readonly id: components["schemas"]["Id"];
            van: components["schemas"]["VatRate"];
            naar: components["schemas"]["VatRate"];
            ingangsdatum: string;
            product_ids: components["schemas"]["Id"][] | null;
            prijs: components["schemas"]["VatChangePrice"];
            dry_run: boolean;
            readonly status: components["schemas"]["VatChangeStatus"];
            readonly gewijzigd: number;
            readonly overgeslagen: number;
            readonly created_at: Instant;
            readonly finished_at: Instant | null;
        };
        VatChangeBooking: {
            boeking_id: components["schemas"]["Id"];
            referentie: string;
            datum: string;
            uitkomst: components["schemas"]["VatChangeOutcome"];
            reden: components["schemas"]["VatChangeReason"];
            totaal_voor: Cents;
            totaal_na: Cents;
            totaal_exclusief_voor: Cents;
            totaal_exclusief_na: Cents;
        };
        VatChangeOutcome: "gewijzigd" | "overgeslagen";
        VatChangePrice: "inclusief" | "exclusief";
        VatChangeReason: "geannuleerd" | "gefactureerd" | "bedrag_te_groot" | null;
        VatChangeStatus: "bezig" | "voltooid";
        VatNumber: string | null;
        VatRate: BasisPoints;
        VatReturnRow: {
            soort: "belast" | "nul" | "verlegd";
            btw_percentage: BasisPoints | null;
            landcode: string | null;
            btw_nummer: string | null;
            omzet: Cents;
            btw: Cents;
            facturen: number;
        };
        VatReturnTable: string;
        Voucher: {
            readonly id: components["schemas"]["Id"];
            code: string;
            title: string;
            readonly status: components["schemas"]["VoucherStatus"];
            voucher_template_id: components["schemas"]["Id"] | null;
            customer_id: components["schemas"]["Id"] | null;
            expiration_date: string | null;
            inhoud: components["schemas"]["VoucherContent"][];
            arrangement_ids: components["schemas"]["Id"][];
            internal_reference: string | null;
            metadata: components["schemas"]["Metadata"];
            readonly created_at: Instant;
            readonly updated_at: Instant;
        };
        VoucherContent: {
            product_id: components["schemas"]["Id"];
            aantal: number;
            prijs_per_stuk: TenThousandths;
        };
        VoucherContentPut: {
            product_id: components["schemas"]["Id"];
            aantal: number;
            prijs_per_stuk: TenThousandths;
        };
        VoucherPurchase: {
            voucher_template_id: components["schemas"]["Id"];
            number_of_vouchers: number;
            contact_form: components["schemas"]["ContactFormAnswers"];
            redirect_url?: string | null;
        };
        VoucherPut: {
            code?: string;
            title?: string;
            voucher_template_id?: components["schemas"]["Id"] | null;
            customer_id?: components["schemas"]["Id"] | null;
            expiration_date?: string | null;
            inhoud?: components["schemas"]["VoucherContentPut"][];
            arrangement_ids?: components["schemas"]["Id"][];
            internal_reference?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        VoucherQuestion: {
            arrangement_id: components["schemas"]["Id"];
            producten: components["schemas"]["OnlineBookingLine"][];
            boekingsgrootte?: number | null;
            datum: string;
            vouchers: string[];
        };
        VoucherRedemption: {
            code: string;
        };
        VoucherSale: {
            readonly id: components["schemas"]["Id"];
            voucher_template_id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            number_of_vouchers: number;
            readonly company_id: components["schemas"]["Id"];
            readonly price: Cents;
            readonly total: Cents;
            readonly status: components["schemas"]["VoucherSaleStatus"];
            readonly reference: string | null;
            readonly payment_url: string | null;
            readonly created_at: Instant;
            readonly paid_at: Instant | null;
        };
        VoucherSaleStatus: "open" | "betaald";
        VoucherStatus: "open" | "gereserveerd" | "gebruikt" | "vervallen" | "herroepen";
        VoucherTemplate: {
            readonly id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: Cents;
            quantity_term: string | null;
            product_amount: number;
            expire_days: number | null;
            expiration_date: string | null;
            contactform_id: components["schemas"]["Id"] | null;
            company_id: components["schemas"]["Id"] | null;
            products: components["schemas"]["Id"][];
            pdf_template_id: components["schemas"]["Id"] | null;
            internal_reference: string | null;
            confirmation_mail_subject: string | null;
            confirmation_mail_body: string | null;
        };
        VoucherTemplatePut: {
            name?: string;
            description?: string | null;
            price?: Cents;
            quantity_term?: string | null;
            product_amount?: number;
            expire_days?: number | null;
            expiration_date?: string | null;
            contactform_id?: components["schemas"]["Id"] | null;
            company_id?: components["schemas"]["Id"] | null;
            products?: components["schemas"]["Id"][];
            pdf_template_id?: components["schemas"]["Id"] | null;
            internal_reference?: string | null;
            confirmation_mail_subject?: string | null;
            confirmation_mail_body?: string | null;
        };
        WayToPay: {
            payment_url: string;
            reference: string;
            retry_url: string;
        };
        Webhook: {
            readonly id: components["schemas"]["Id"];
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            active: boolean;
            readonly inactive_reason: components["schemas"]["WebhookInactiveReason"];
            readonly silent_reason: components["schemas"]["WebhookSilentReason"];
            readonly created_at: Instant;
            readonly updated_at: Instant;
            readonly created_by: components["schemas"]["WebhookUser"];
            readonly updated_by: components["schemas"]["WebhookUser"];
            readonly secret_set_at: Instant;
        };
        WebhookAttempt: {
            number: number;
            at: Instant;
            milliseconds: number;
            status: number | null;
            error: string | null;
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            webhook_id: components["schemas"]["Id"];
            event_id: string;
            event: components["schemas"]["EventName"];
            object: components["schemas"]["EventObject"];
            object_id: components["schemas"]["Id"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            attempts: number;
            created_at: Instant;
            next_attempt_at: Instant | null;
            delivered_at: Instant | null;
            last_status: number | null;
        };
        WebhookDeliveryDetail: {
            id: components["schemas"]["Id"];
            webhook_id: components["schemas"]["Id"];
            event_id: string;
            event: components["schemas"]["EventName"];
            object: components["schemas"]["EventObject"];
            object_id: components["schemas"]["Id"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            attempts: number;
            created_at: Instant;
            next_attempt_at: Instant | null;
            delivered_at: Instant | null;
            last_status: number | null;
            request_headers: components["schemas"]["WebhookRequestHeaders"];
            body: string | null;
            answer: string | null;
            history: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryStatus: "pending" | "delivered" | "failed" | "skipped";
        WebhookInactiveReason: "gone" | "failing" | null;
        WebhookName: "APIKey::postInsert" | "APIKey::postUpdate" | "APIKey::postSave" | "APIKey::postDelete" | "Annuleringsvoorwaarden::postInsert" | "Annuleringsvoorwaarden::postUpdate" | "Annuleringsvoorwaarden::postSave" | "Annuleringsvoorwaarden::postDelete" | "Arrangement::postInsert" | "Arrangement::postUpdate" | "Arrangement::postSave" | "Arrangement::postDelete" | "Attachment::postInsert" | "Attachment::postUpdate" | "Attachment::postSave" | "Attachment::postDelete" | "Bedrijf::postInsert" | "Bedrijf::postUpdate" | "Bedrijf::postSave" | "Bedrijf::postDelete" | "Betaalmethode::postInsert" | "Betaalmethode::postUpdate" | "Betaalmethode::postSave" | "Betaalmethode::postDelete" | "Betaalverzoek::postInsert" | "Betaalverzoek::postUpdate" | "Betaalverzoek::postSave" | "Betaalverzoek::postDelete" | "Boeking::postInsert" | "Boeking::postUpdate" | "Boeking::postSave" | "Boeking::postDelete" | "Boekingsmail::postInsert" | "Boekingsmail::postUpdate" | "Boekingsmail::postSave" | "Boekingsmail::postDelete" | "BoekingsmailZending::postInsert" | "BoekingsmailZending::postUpdate" | "BoekingsmailZending::postSave" | "BoekingsmailZending::postDelete" | "Boekingsvoorstel::postInsert" | "Boekingsvoorstel::postUpdate" | "Boekingsvoorstel::postSave" | "Boekingsvoorstel::postDelete" | "BoekingsvoorstelType::postInsert" | "BoekingsvoorstelType::postUpdate" | "BoekingsvoorstelType::postSave" | "BoekingsvoorstelType::postDelete" | "BookProcess::postInsert" | "BookProcess::postUpdate" | "BookProcess::postSave" | "BookProcess::postDelete" | "BtwWijziging::postInsert" | "BtwWijziging::postUpdate" | "BtwWijziging::postSave" | "BtwWijziging::postDelete" | "Contact::postInsert" | "Contact::postUpdate" | "Contact::postSave" | "Contact::postDelete" | "Contactformulier::postInsert" | "Contactformulier::postUpdate" | "Contactformulier::postSave" | "Contactformulier::postDelete" | "Contactmoment::postInsert" | "Contactmoment::postUpdate" | "Contactmoment::postSave" | "Contactmoment::postDelete" | "Contactpersoon::postInsert" | "Contactpersoon::postUpdate" | "Contactpersoon::postSave" | "Contactpersoon::postDelete" | "Dienst::postInsert" | "Dienst::postUpdate" | "Dienst::postSave" | "Dienst::postDelete" | "Factuur::postInsert" | "Factuur::postUpdate" | "Factuur::postSave" | "Factuur::postDelete" | "FactuurBetaling::postInsert" | "FactuurBetaling::postUpdate" | "FactuurBetaling::postSave" | "FactuurBetaling::postDelete" | "Herroeping::postInsert" | "Herroeping::postUpdate" | "Herroeping::postSave" | "Herroeping::postDelete" | "IncomingMail::postInsert" | "IncomingMail::postUpdate" | "IncomingMail::postSave" | "IncomingMail::postDelete" | "IncomingMailAddress::postInsert" | "IncomingMailAddress::postUpdate" | "IncomingMailAddress::postSave" | "IncomingMailAddress::postDelete" | "Instelling::postInsert" | "Instelling::postUpdate" | "Instelling::postSave" | "Instelling::postDelete" | "Integration::postInsert" | "Integration::postUpdate" | "Integration::postSave" | "Integration::postDelete" | "Kassa::postInsert" | "Kassa::postUpdate" | "Kassa::postSave" | "Kassa::postDelete" | "Kassalogboek::postInsert" | "Kassalogboek::postUpdate" | "Kassalogboek::postSave" | "Kassalogboek::postDelete" | "Klant::postInsert" | "Klant::postUpdate" | "Klant::postSave" | "Klant::postDelete" | "Kortingscode::postInsert" | "Kortingscode::postUpdate" | "Kortingscode::postSave" | "Kortingscode::postDelete" | "Kwalificatie::postInsert" | "Kwalificatie::postUpdate" | "Kwalificatie::postSave" | "Kwalificatie::postDelete" | "LeverancierContact::postInsert" | "LeverancierContact::postUpdate" | "LeverancierContact::postSave" | "LeverancierContact::postDelete" | "Locatie::postInsert" | "Locatie::postUpdate" | "Locatie::postSave" | "Locatie::postDelete" | "Materiaal::postInsert" | "Materiaal::postUpdate" | "Materiaal::postSave" | "Materiaal::postDelete" | "Nieuwsbrief::postInsert" | "Nieuwsbrief::postUpdate" | "Nieuwsbrief::postSave" | "Nieuwsbrief::postDelete" | "OverigContact::postInsert" | "OverigContact::postUpdate" | "OverigContact::postSave" | "OverigContact::postDelete" | "PdfTemplate::postInsert" | "PdfTemplate::postUpdate" | "PdfTemplate::postSave" | "PdfTemplate::postDelete" | "PeppolDocument::postInsert" | "PeppolDocument::postUpdate" | "PeppolDocument::postSave" | "PeppolDocument::postDelete" | "PeppolSending::postInsert" | "PeppolSending::postUpdate" | "PeppolSending::postSave" | "PeppolSending::postDelete" | "PersoneelBeschikbaarheid::postInsert" | "PersoneelBeschikbaarheid::postUpdate" | "PersoneelBeschikbaarheid::postSave" | "PersoneelBeschikbaarheid::postDelete" | "PersoneelContact::postInsert" | "PersoneelContact::postUpdate" | "PersoneelContact::postSave" | "PersoneelContact::postDelete" | "Prijsregel::postInsert" | "Prijsregel::postUpdate" | "Prijsregel::postSave" | "Prijsregel::postDelete" | "Product::postInsert" | "Product::postUpdate" | "Product::postSave" | "Product::postDelete" | "ProductGroep::postInsert" | "ProductGroep::postUpdate" | "ProductGroep::postSave" | "ProductGroep::postDelete" | "Productlabel::postInsert" | "Productlabel::postUpdate" | "Productlabel::postSave" | "Productlabel::postDelete" | "QueuedMail::postInsert" | "QueuedMail::postUpdate" | "QueuedMail::postSave" | "QueuedMail::postDelete" | "Standaardbijlage::postInsert" | "Standaardbijlage::postUpdate" | "Standaardbijlage::postSave" | "Standaardbijlage::postDelete" | "Startmoment::postInsert" | "Startmoment::postUpdate" | "Startmoment::postSave" | "Startmoment::postDelete" | "Startmomentgroep::postInsert" | "Startmomentgroep::postUpdate" | "Startmomentgroep::postSave" | "Startmomentgroep::postDelete" | "Statusherinnering::postInsert" | "Statusherinnering::postUpdate" | "Statusherinnering::postSave" | "Statusherinnering::postDelete" | "Urenregistratie::postInsert" | "Urenregistratie::postUpdate" | "Urenregistratie::postSave" | "Urenregistratie::postDelete" | "Voucher::postInsert" | "Voucher::postUpdate" | "Voucher::postSave" | "Voucher::postDelete" | "VoucherTemplate::postInsert" | "VoucherTemplate::postUpdate" | "VoucherTemplate::postSave" | "VoucherTemplate::postDelete" | "Webhook::postInsert" | "Webhook::postUpdate" | "Webhook::postSave" | "Webhook::postDelete" | "frameworkGuardGroup::postInsert" | "frameworkGuardGroup::postUpdate" | "frameworkGuardGroup::postSave" | "frameworkGuardGroup::postDelete" | "frameworkGuardUser::postInsert" | "frameworkGuardUser::postUpdate" | "frameworkGuardUser::postSave" | "frameworkGuardUser::postDelete" | "BookingDefinitive" | "InvoiceDefinitive";
        WebhookPut: {
            name?: components["schemas"]["WebhookName"];
            url?: components["schemas"]["WebhookUrl"];
            active?: boolean;
        };
        WebhookReplay: {
            since: Instant;
            until?: Instant;
            only_failed: boolean;
        };
        WebhookReplayed: {
            count: number;
        };
        WebhookRequestHeaders: {
            [key: string]: string;
        } | null;
        WebhookSecret: {
            secret: components["schemas"]["WebhookSigningSecret"];
            previous_until: Instant;
        };
        WebhookSigningSecret: string;
        WebhookSilentReason: "creator_deleted" | "creator_inactive" | "creator_without_permission" | "editor_deleted" | "editor_inactive" | "editor_without_permission" | null;
        WebhookUrl: string;
        WebhookUser: number | null;
        WebhookWithSecret: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["WebhookName"];
            url: components["schemas"]["WebhookUrl"];
            active: boolean;
            inactive_reason: components["schemas"]["WebhookInactiveReason"];
            silent_reason: components["schemas"]["WebhookSilentReason"];
            created_at: Instant;
            updated_at: Instant;
            created_by: components["schemas"]["WebhookUser"];
            updated_by: components["schemas"]["WebhookUser"];
            secret_set_at: Instant;
            secret: components["schemas"]["WebhookSigningSecret"];
        };
        Weekdays: number[];
        Withdrawal: {
            readonly id: components["schemas"]["Id"];
            status: components["schemas"]["WithdrawalStatus"];
            readonly reden: components["schemas"]["WithdrawalReason"] | null;
            readonly naam: string;
            readonly email: string;
            readonly referentie: string;
            readonly verklaring: string | null;
            readonly created_at: Instant;
            readonly confirmed_at: Instant | null;
            readonly voucher_sale_id: components["schemas"]["Id"] | null;
            readonly boeking_id: components["schemas"]["Id"] | null;
            readonly voucher_ids: components["schemas"]["Id"][];
            readonly bedrag: Cents | null;
            readonly online_payment_id: components["schemas"]["Id"] | null;
            opmerking: string | null;
        };
        WithdrawalDeclaration: {
            naam: string;
            email: string;
            referentie: string;
            verklaring: string | null;
        };
        WithdrawalPut: {
            status?: components["schemas"]["WithdrawalStatus"];
            opmerking?: string | null;
        };
        WithdrawalReason: "onbekend" | "ander_adres" | "niet_betaald" | "te_laat" | "niets_over";
        WithdrawalReceipt: {
            id: components["schemas"]["Id"];
            token: string;
            status: components["schemas"]["WithdrawalReceiptStatus"];
            created_at: Instant;
            confirmed_at: Instant | null;
        };
        WithdrawalReceiptStatus: "te_bevestigen" | "bevestigd";
        WithdrawalStatus: "te_bevestigen" | "uitgevoerd" | "te_beoordelen" | "uitgezonderd" | "toegewezen" | "afgewezen";
        XmlFile: string;
    };
    responses: {
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
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
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        InvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemList"];
            };
        };
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
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
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        PageNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": components["schemas"]["RefusalPage"];
            };
        };
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
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
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
        After: string;
        IdempotencyKey: string;
        IfMatch: string;
        IfNoneMatch: string;
        Prefer: string;
        cursor: string;
        dryRun: boolean;
        metadata: components["schemas"]["MetadataFilter"];
        page: number;
        page_size: number;
    };
    requestBodies: never;
    headers: {
        CacheControl: string;
        ContentDisposition: string;
        ContentSecurityPolicy: string;
        Deprecation: string;
        ETag: string;
        IdempotentReplayed: "true";
        IgnoredMembers: string;
        IncompleteDocument: string;
        Link: string;
        Location: string;
        LocationOfCreated: string;
        PageSize: number;
        Position: string;
        RateLimit: string;
        RequestId: string;
        RetryAfter: number;
        SetCookie: string;
        SkippedTimes: string;
        Sunset: string;
        TotalCount: number;
        UnknownTags: string;
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPdfTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                is_deleted: boolean;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    getSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClock"];
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
    setSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClockPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAdvanced"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    resetSandbox: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxReset"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxState"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    advanceSandbox: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAdvance"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAdvanced"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getSearchResults: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    listSettings: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                treeContains?: components["schemas"]["Id"][];
                embedGebruikOpDatum?: string;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                embedGebruikOpDatum?: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                "id>"?: components["schemas"]["Id"];
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    patchCustomer: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    mergeCustomer: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMergeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerMerge"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getCustomerPeppol: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPeppol"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listContacts: {
        parameters: {
            query?: {
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    patchContact: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listSuppliers: {
        parameters: {
            query?: {
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    patchSupplier: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    deleteUserSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listRoles: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    patchStaffMember: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listQualifications: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listSessions: {
        parameters: {
            query?: {
                user_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Session"][];
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
    createSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
    getCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
    deleteCurrentSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
            409: components["responses"]["InProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    deleteSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
            409: components["responses"]["InProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
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
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorBeginning"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetUp"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
    listApiKeys: {
        parameters: {
            query?: {
                user_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductGroup"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": (components["schemas"]["Product"] | components["schemas"]["PublicProduct"])[];
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
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"] | components["schemas"]["PublicProduct"];
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
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
            406: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    patchProduct: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    getProductImage: {
        parameters: {
            query?: {
                breedte?: number;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileContent"];
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
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
    replaceProductImage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": components["schemas"]["FileContent"];
                "image/jpeg": components["schemas"]["FileContent"];
                "image/webp": components["schemas"]["FileContent"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listPackages: {
        parameters: {
            query?: {
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": (components["schemas"]["Package"] | components["schemas"]["PublicPackage"])[];
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
    createPackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"] | components["schemas"]["PublicPackage"];
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
    updatePackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    patchPackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    getPackageImage: {
        parameters: {
            query?: {
                breedte?: number;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["FileContent"];
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
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
    replacePackageImage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": components["schemas"]["FileContent"];
                "image/jpeg": components["schemas"]["FileContent"];
                "image/webp": components["schemas"]["FileContent"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listShifts: {
        parameters: {
            query?: {
                opDatum?: string;
                begin?: Instant;
                eind?: Instant;
                personeel_id?: components["schemas"]["Id"];
                boeking_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                startmomentgroep_id?: components["schemas"]["Id"];
                begin?: string;
                eind?: string;
                embed?: components["schemas"]["StartTimeEmbed"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartTime"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                embed?: components["schemas"]["StartTimeEmbed"][];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                begin?: Instant;
                eind?: Instant;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                begin?: Instant;
                eind?: Instant;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                staff_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarWithToken"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                token: string;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                soort: components["schemas"]["CalendarKind"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                begin: Instant;
                eind: Instant;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query: {
                page: number;
                page_size: number;
                locatie?: components["schemas"]["Id"][];
                periode?: string;
                referentiedatum: "boekingsregel" | "startdatum" | "created_at";
                status?: components["schemas"]["BookingStatus"][];
                los_op_planning?: boolean;
                klant_id?: components["schemas"]["Id"];
                "Klant.soort_klant"?: string[];
                bedrijf_id?: components["schemas"]["Id"][];
                bevat_product_id?: components["schemas"]["Id"][];
                embed?: components["schemas"]["ListedBookingEmbed"][];
                metadata?: components["parameters"]["metadata"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                capaciteit?: "afdwingen";
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["LocationOfCreated"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                embed?: components["schemas"]["BookingEmbed"][];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                capaciteit?: "afdwingen";
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                capaciteit?: "afdwingen";
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    redeemVoucher: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRedemption"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    deleteBookingVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                voucher_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    getCancellation: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
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
    updateCancellation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    setBookingStatus: {
        parameters: {
            query?: {
                capaciteit?: "afdwingen";
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["BookingStatus"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listProductLabels: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["ProductLabel"][];
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
    createProductLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProductLabel"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLabel"];
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
    getProductLabel: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLabel"];
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
    updateProductLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductLabelPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductLabel"];
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
    deleteProductLabel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listPriceRules: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["PriceRule"][];
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
    createPriceRule: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPriceRule"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceRule"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getPriceRule: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceRule"];
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
    updatePriceRule: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRulePut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceRule"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deletePriceRule: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listCancellationTerms: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["CancellationTerms"][];
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
    createCancellationTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCancellationTerms"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationTerms"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getCancellationTerms: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationTerms"];
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
    updateCancellationTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationTermsPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationTerms"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteCancellationTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listBookProcesses: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["BookProcess"][];
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
    createBookProcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBookProcess"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookProcess"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getBookProcess: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookProcess"];
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
    updateBookProcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookProcessPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookProcess"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteBookProcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listAttachments: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileContent"];
                    "image/png": components["schemas"]["FileContent"];
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
                    "image/gif": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.text": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.spreadsheet": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.presentation": components["schemas"]["FileContent"];
                    "text/calendar": components["schemas"]["FileContent"];
                    "text/plain": components["schemas"]["FileContent"];
                    "application/octet-stream": components["schemas"]["FileContent"];
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
    replaceAttachmentFile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["FileContent"];
                "application/pdf": components["schemas"]["FileContent"];
                "image/png": components["schemas"]["FileContent"];
                "image/jpeg": components["schemas"]["FileContent"];
                "image/webp": components["schemas"]["FileContent"];
                "image/gif": components["schemas"]["FileContent"];
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["FileContent"];
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["FileContent"];
                "application/vnd.oasis.opendocument.text": components["schemas"]["FileContent"];
                "application/vnd.oasis.opendocument.spreadsheet": components["schemas"]["FileContent"];
                "application/vnd.oasis.opendocument.presentation": components["schemas"]["FileContent"];
                "text/calendar": components["schemas"]["FileContent"];
                "text/plain": components["schemas"]["FileContent"];
                "text/csv": components["schemas"]["FileContent"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listProposalTypes: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["ProposalType"][];
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
    createProposalType: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalType"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalType"];
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
    getProposalType: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalType"];
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
    updateProposalType: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalTypePut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalType"];
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
    deleteProposalType: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listProposals: {
        parameters: {
            query?: {
                boeking_id?: components["schemas"]["Id"];
                status?: components["schemas"]["ProposalStatus"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Proposal"][];
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
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getProposal: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
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
    updateProposal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteProposal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    sendProposal: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalMail"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getCancellationPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["CancellationPage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["PageNotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCancellation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["CancellationForm"];
                "application/x-www-form-urlencoded": components["schemas"]["CancellationForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["CancellationPage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PageNotFound"];
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
    getProposalPage: {
        parameters: {
            query: {
                formaat: "html" | "pdf";
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["ProposalPage"];
                    "application/pdf": components["schemas"]["ProposalPage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["PageNotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["ProposalAnswer"];
                "application/x-www-form-urlencoded": components["schemas"]["ProposalAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["ProposalPage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PageNotFound"];
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
    listDiscountCodes: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
            406: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            409: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listVoucherTemplates: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": (components["schemas"]["VoucherTemplate"] | components["schemas"]["PublicVoucherTemplate"])[];
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
    createVoucherTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVoucherTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherTemplate"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getVoucherTemplate: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherTemplate"] | components["schemas"]["PublicVoucherTemplate"];
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
    updateVoucherTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherTemplatePut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherTemplate"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteVoucherTemplate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    findAvailableDays: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailableDaysQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    findAvailableTimes: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailableTimesQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Instant[];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    explainAvailableTimes: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailableTimesQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedTime"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    checkVouchers: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedVouchers"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscountOfCode: {
        parameters: {
            query: {
                kortingscode: string;
                datum: string;
                arrangement?: number;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountGiven"] | false;
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    priceReservation: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reservePackage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reservation"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reserved"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getReservationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentState"];
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
    bookProducts: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOrder"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedProducts"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    findTagTexts: {
        parameters: {
            query?: never;
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagTexts"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOnlinePayments: {
        parameters: {
            query?: {
                status?: components["schemas"]["OnlinePaymentStatus"][];
                booking_id?: components["schemas"]["Id"];
                voucher_sale_id?: components["schemas"]["Id"];
                betaalverzoek_id?: components["schemas"]["Id"];
                invoice_id?: components["schemas"]["Id"];
                provider_payment_id?: string;
                date_after?: Instant;
                date_before?: Instant;
                has_error?: boolean;
                embed?: components["schemas"]["OnlinePaymentEmbed"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["OnlinePayment"][];
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
    getOnlinePayment: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlinePayment"];
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
    refundOnlinePayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlinePayment"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listVoucherSales: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["VoucherSale"][];
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
    createVoucherSale: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVoucherSale"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherSale"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getVoucherSale: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherSale"];
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
    listWithdrawals: {
        parameters: {
            query?: {
                status?: components["schemas"]["WithdrawalStatus"][];
                voucher_sale_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Withdrawal"][];
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
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDeclaration"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalReceipt"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
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
    decideWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalReceipt"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["InvalidInput"];
            409: components["responses"]["InProgress"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                code?: string;
                status?: components["schemas"]["VoucherStatus"][];
                voucher_template_id?: components["schemas"]["Id"];
                customer_id?: components["schemas"]["Id"];
                boeking_id?: components["schemas"]["Id"];
                sale_id?: components["schemas"]["Id"];
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Voucher"][];
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
    createVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVoucher"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
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
    buyVouchers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherPurchase"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WayToPay"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getVoucherOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentState"];
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
    getVoucher: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    updateVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
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
    deleteVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    patchVoucher: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
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
    getVoucherPdf: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listPaymentMethods: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfSale"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listTillLog: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["TillLogEntry"][];
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
    openTill: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TillCount"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillLogEntry"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    countTill: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TillCount"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillLogEntry"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    closeTill: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TillCount"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillLogEntry"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listInvoices: {
        parameters: {
            query?: {
                boeking_id?: components["schemas"]["Id"][];
                klant_id?: components["schemas"]["Id"];
                status?: components["schemas"]["InvoiceStatus"][];
                context?: components["schemas"]["InvoiceContext"][];
                bedrijf_id?: components["schemas"]["Id"];
                datum?: string;
                datumVoor?: string;
                datumNa?: string;
                verstuur_factuur_op?: string;
                "verstuur_factuur_op<"?: string;
                "verstuur_factuur_op>"?: string;
                sort_order?: "asc" | "desc";
                embed?: components["schemas"]["InvoiceEmbed"][];
                metadata?: components["parameters"]["metadata"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                bedrijf_id?: components["schemas"]["Id"];
                jaar?: number;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    patchInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
                "application/merge-patch+json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
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
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    createPeppolSending: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PeppolSendingRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeppolSending"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listPeppolSendings: {
        parameters: {
            query?: {
                factuur_id?: components["schemas"]["Id"];
                status?: components["schemas"]["PeppolSendingStatus"][];
                has_error?: boolean;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["PeppolSending"][];
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
    getPeppolSending: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeppolSending"];
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
    listPeppolDocuments: {
        parameters: {
            query?: {
                handled?: boolean;
                has_error?: boolean;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["PeppolDocument"][];
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
    getPeppolDocument: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeppolDocument"];
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
    updatePeppolDocument: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeppolDocumentPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeppolDocument"];
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
    getPeppolDocumentUbl: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["XmlFile"];
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
    markInvoiceAsSent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    mailInvoice: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewInvoiceMail"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["LocationOfCreated"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listPaymentRequests: {
        parameters: {
            query?: {
                status?: components["schemas"]["PaymentRequestStatus"][];
                factuur_id?: components["schemas"]["Id"];
                boeking_id?: components["schemas"]["Id"];
                te_veel?: boolean;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["PaymentRequest"][];
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
    createPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Incomplete-Document": components["headers"]["IncompleteDocument"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
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
    updatePaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deletePaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listVatChanges: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["VatChange"][];
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
    createVatChange: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVatChange"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatChange"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getVatChange: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatChange"];
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
    listVatChangeBookings: {
        parameters: {
            query?: {
                uitkomst?: components["schemas"]["VatChangeOutcome"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["VatChangeBooking"][];
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
    listPayments: {
        parameters: {
            query?: {
                date_after?: Instant;
                date_before?: Instant;
                betaalmethode_id?: components["schemas"]["Id"];
                bedrijf_id?: components["schemas"]["Id"];
                embed?: components["schemas"]["PaymentEmbed"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Factuur.context"?: components["schemas"]["InvoiceContext"][];
                embed?: components["schemas"]["PaymentEmbed"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePayment"];
                };
            };
            401: components["responses"]["LoginRequired"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
                status?: components["schemas"]["MailStatus"][];
                kind?: components["schemas"]["MailKind"][];
                factuur_id?: components["schemas"]["Id"];
                about_kind?: components["schemas"]["MailSubjectKind"];
                about_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    listIncomingMailAddresses: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["IncomingMailAddress"][];
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
    createIncomingMailAddress: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIncomingMailAddress"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMailAddress"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getIncomingMailAddress: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMailAddress"];
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
    updateIncomingMailAddress: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomingMailAddressPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMailAddress"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteIncomingMailAddress: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listIncomingMails: {
        parameters: {
            query?: {
                address_id?: components["schemas"]["Id"];
                sender?: components["schemas"]["MailSender"];
                kind?: components["schemas"]["IncomingMailKind"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["IncomingMail"][];
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
    createIncomingMail: {
        parameters: {
            query?: {
                recipient?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": components["schemas"]["MailMessage"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMail"];
                };
            };
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getIncomingMail: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingMail"];
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
    getIncomingMailFile: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
                bestand_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileContent"];
                    "image/png": components["schemas"]["FileContent"];
                    "image/jpeg": components["schemas"]["FileContent"];
                    "image/webp": components["schemas"]["FileContent"];
                    "image/gif": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["FileContent"];
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.text": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.spreadsheet": components["schemas"]["FileContent"];
                    "application/vnd.oasis.opendocument.presentation": components["schemas"]["FileContent"];
                    "text/calendar": components["schemas"]["FileContent"];
                    "text/plain": components["schemas"]["FileContent"];
                    "application/octet-stream": components["schemas"]["FileContent"];
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
    listInvoiceLines: {
        parameters: {
            query: {
                begin: string;
                eind: string;
                referentiedatum: "factuur" | "booking";
                product_id?: components["schemas"]["Id"][];
                btw_percentage?: BasisPoints[];
                "Factuur.bedrijf_id"?: components["schemas"]["Id"][];
                "Factuur.context"?: components["schemas"]["InvoiceContext"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                begin: string;
                eind: string;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    getAuditFile: {
        parameters: {
            query: {
                jaar: number;
                bedrijf_id: components["schemas"]["Id"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": components["schemas"]["XmlFile"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getVatReturn: {
        parameters: {
            query: {
                jaar: number;
                kwartaal: number;
                bedrijf_id?: components["schemas"]["Id"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatReturnRow"][];
                    "text/csv": components["schemas"]["VatReturnTable"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getAgedDebtors: {
        parameters: {
            query?: {
                datum?: string;
                bedrijf_id?: components["schemas"]["Id"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgedDebtor"][];
                    "text/csv": components["schemas"]["AgedDebtorsTable"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                begin: string;
                eind: string;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                referentiedatum?: components["schemas"]["SalesReferenceDate"];
                "datum>"?: string;
                "datum<"?: string;
                gegevens?: components["schemas"]["SalesMetric"];
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                groepeer_gegevens?: components["schemas"]["SalesGrouping"][];
                bedrijf_id?: components["schemas"]["Id"][];
                soort_klant?: string[];
                arrangement_id?: components["schemas"]["Id"][];
                book_process_id?: components["schemas"]["Id"][];
                boeking_status?: components["schemas"]["BookingStatus"][];
                landcode?: string;
                invoice_contexts?: components["schemas"]["InvoiceContext"][];
                product_id?: components["schemas"]["Id"][];
                contains_product_id?: components["schemas"]["Id"][];
                contains_productgroup_id?: components["schemas"]["Id"][];
                contains_productlabel_id?: components["schemas"]["Id"][];
                boeking_created_by?: components["schemas"]["Id"];
                boeking_los_op_planning?: boolean;
                invoicing_setting?: boolean;
                include_voucher_sales?: boolean;
                locatie?: components["schemas"]["Id"][];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "datum>"?: string;
                "datum<"?: string;
                referentiedatum?: "betaling";
                gegevens?: "betaald_bedrag";
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                groepeer_gegevens?: "betaalmethode_id"[];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "datum>"?: string;
                "datum<"?: string;
                groepeer_tijd?: components["schemas"]["TimeGrouping"];
                groepeer_gegevens?: ("product_id" | "productgroep_id")[];
                bedrijf_id?: components["schemas"]["Id"][];
                soort_klant?: string[];
                boeking_status?: components["schemas"]["BookingStatus"][];
                product_id?: components["schemas"]["Id"][];
                productgroep_id?: components["schemas"]["Id"][];
                invoicing_setting?: boolean;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                after?: string;
                page_size: number;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            406: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
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
                page_size: number;
                user_id?: components["schemas"]["Id"];
                apikey_id?: components["schemas"]["Id"];
                address?: string;
                request_id?: string;
                object?: components["schemas"]["EventObject"][];
                object_id?: components["schemas"]["Id"];
                event?: components["schemas"]["AuditedEvent"][];
                begin?: Instant;
                eind?: Instant;
                page?: components["parameters"]["page"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                id?: components["schemas"]["Id"];
                "created_at<"?: Instant;
                "created_at>"?: Instant;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getPlanning: {
        parameters: {
            query: {
                begin: Instant;
                eind: Instant;
                locatie?: components["schemas"]["Id"][];
                personeel_id?: components["schemas"]["Id"][];
                materiaal_id?: components["schemas"]["Id"][];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getProductAvailability: {
        parameters: {
            query: {
                begin?: string;
                eind: string;
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMaterials: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
            403: components["responses"]["Forbidden"];
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
                beginAfter?: Instant;
                beginBefore?: Instant;
                endAfter?: Instant;
                endBefore?: Instant;
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                material_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
            403: components["responses"]["Forbidden"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listNewsletters: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Newsletter"][];
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
    createNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNewsletter"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
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
    getNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
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
    updateNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
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
    deleteNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    sendNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterText"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssue"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getUnsubscribePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["UnsubscribePage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            404: components["responses"]["PageNotFound"];
            406: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribePerson: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["UnsubscribeForm"];
                "application/x-www-form-urlencoded": components["schemas"]["UnsubscribeForm"];
                "multipart/form-data": components["schemas"]["UnsubscribeForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["UnsubscribePage"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PageNotFound"];
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
    listNotes: {
        parameters: {
            query?: {
                contact_id?: components["schemas"]["Id"];
                booking_id?: components["schemas"]["Id"];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listBookingMails: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["BookingMail"][];
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
    createBookingMail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBookingMail"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getBookingMail: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMail"];
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
    updateBookingMail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingMailPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMail"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteBookingMail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listBookingMailSendings: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["BookingMailSending"][];
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
    createBookingMailSending: {
        parameters: {
            query?: {
                dry_run?: components["parameters"]["dryRun"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBookingMailSending"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["LocationOfCreated"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMailSending"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getBookingMailSending: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                boeking_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMailSending"];
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
    listStatusReminders: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["StatusReminder"][];
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
    createStatusReminder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStatusReminder"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReminder"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getStatusReminder: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReminder"];
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
    updateStatusReminder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusReminderPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Unknown-Tags": components["headers"]["UnknownTags"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReminder"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteStatusReminder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
    listIntegrations: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["Integration"][];
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
    createIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIntegration"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getIntegration: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
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
    updateIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteIntegration: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listContactForms: {
        parameters: {
            query?: {
                embed?: components["schemas"]["ContactFormEmbed"][];
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
                    "application/json": components["schemas"]["ContactForm"][];
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
    createContactForm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContactForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
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
    getContactForm: {
        parameters: {
            query?: {
                embed?: components["schemas"]["ContactFormEmbed"][];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
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
    updateContactForm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormPut"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactForm"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteContactForm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["LoginRequired"];
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
    listContactFormFields: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                page_size?: components["parameters"]["page_size"];
                cursor?: components["parameters"]["cursor"];
            };
            header?: {
                Prefer?: components["parameters"]["Prefer"];
                "X-Boekstaaf-After"?: components["parameters"]["After"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    "X-Page-Size": components["headers"]["PageSize"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedContactFormField"][];
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
    submitContactForm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormAnswers"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
                    "X-Ignored-Members": components["headers"]["IgnoredMembers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactFormReceipt"];
                };
            };
            401: components["responses"]["LoginRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    deleteCapacitySeriesFrom: {
        parameters: {
            query: {
                begin: Instant;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                material_id: components["schemas"]["Id"];
                internal_reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Boekstaaf-Position": components["headers"]["Position"];
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
