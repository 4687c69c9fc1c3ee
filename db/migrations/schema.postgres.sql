-- All that the migrations make on PostgreSQL. Made by npx tsx test/schema.ts. Never edit.

create table api_key_uses (
  id integer not null default nextval('api_key_uses_id_seq'::regclass),
  api_key_id integer not null,
  last_used_at timestamp(3) with time zone,
  constraint api_key_uses_api_key_id_foreign FOREIGN KEY (api_key_id) REFERENCES api_keys(id) ON DELETE CASCADE,
  constraint api_key_uses_api_key_id_unique UNIQUE (api_key_id),
  constraint api_key_uses_pkey PRIMARY KEY (id)
);
CREATE INDEX api_key_uses_api_key_id_index ON public.api_key_uses USING btree (api_key_id);

create table api_keys (
  id integer not null default nextval('api_keys_id_seq'::regclass),
  version integer not null default 1,
  user_id integer not null,
  description character varying(255) not null,
  hash character varying(64) not null,
  prefix character varying(255) not null,
  scopes json,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  previous_hash character varying(64),
  previous_expires_at timestamp(3) with time zone,
  constraint api_keys_hash_unique UNIQUE (hash),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_previous_hash_unique UNIQUE (previous_hash),
  constraint api_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX api_keys_user_id_index ON public.api_keys USING btree (user_id);

create table attachments (
  id integer not null default nextval('attachments_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  filename character varying(255) not null,
  constraint attachments_pkey PRIMARY KEY (id)
);

create table book_processes (
  id integer not null default nextval('book_processes_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  arrangement_ids json not null,
  product_ids json not null,
  actief boolean not null default false,
  constraint book_processes_pkey PRIMARY KEY (id)
);

create table booking_counters (
  klant_id integer not null,
  last integer not null,
  constraint booking_counters_klant_id_foreign FOREIGN KEY (klant_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint booking_counters_pkey PRIMARY KEY (klant_id)
);
CREATE INDEX booking_counters_klant_id_index ON public.booking_counters USING btree (klant_id);

create table booking_lines (
  id integer not null default nextval('booking_lines_id_seq'::regclass),
  boeking_id integer not null,
  product_id integer not null,
  locatie_id integer,
  aantal integer not null,
  follows_rule boolean not null default false,
  minimum_aantal integer not null,
  begin timestamp(3) with time zone not null,
  eind timestamp(3) with time zone not null,
  beschrijving text not null,
  opmerking text,
  betaald_bedrag bigint,
  betaal_datum date,
  betaal_opmerking text,
  begins_on date,
  prijsregel_id integer,
  constraint booking_lines_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_lines_locatie_id_foreign FOREIGN KEY (locatie_id) REFERENCES locations(id),
  constraint booking_lines_pkey PRIMARY KEY (id),
  constraint booking_lines_prijsregel_id_fkey FOREIGN KEY (prijsregel_id) REFERENCES price_rules(id),
  constraint booking_lines_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX booking_lines_begin_index ON public.booking_lines USING btree (begin);
CREATE INDEX booking_lines_begins_on_index ON public.booking_lines USING btree (begins_on);
CREATE INDEX booking_lines_boeking_id_index ON public.booking_lines USING btree (boeking_id);
CREATE INDEX booking_lines_eind_index ON public.booking_lines USING btree (eind);
CREATE INDEX booking_lines_locatie_id_begin_index ON public.booking_lines USING btree (locatie_id, begin);
CREATE INDEX booking_lines_of_days ON public.booking_lines USING btree (begin) WHERE ((eind - begin) > '1 day'::interval);
CREATE INDEX booking_lines_of_months ON public.booking_lines USING btree (eind) WHERE ((eind - begin) > '32 days'::interval);
CREATE INDEX booking_lines_prijsregel_id_index ON public.booking_lines USING btree (prijsregel_id);
CREATE INDEX booking_lines_product_id_index ON public.booking_lines USING btree (product_id, boeking_id);
CREATE STATISTICS public.booking_lines_length ON (eind - begin) FROM booking_lines;

create table booking_mail_sendings (
  id integer not null default nextval('booking_mail_sendings_id_seq'::regclass),
  boeking_id integer not null,
  boekingsmail_id integer,
  moment character varying(20) not null,
  datum date,
  mail_id integer,
  programme json not null,
  entry json not null,
  created_at timestamp(3) with time zone not null,
  constraint booking_mail_sendings_boeking_id_boekingsmail_id_datum_unique UNIQUE (boeking_id, boekingsmail_id, datum),
  constraint booking_mail_sendings_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_mail_sendings_pkey PRIMARY KEY (id)
);
CREATE INDEX booking_mail_sendings_boeking_id_index ON public.booking_mail_sendings USING btree (boeking_id);

create table booking_mails (
  id integer not null default nextval('booking_mails_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255),
  bedrijf_id integer not null,
  moment character varying(20) not null,
  onderwerp text not null,
  body text not null,
  dagen integer,
  tijd character varying(5) not null,
  programma_meesturen boolean not null default false,
  agenda_meesturen boolean not null default false,
  bijlagen_meesturen boolean not null default false,
  actief boolean not null default false,
  since timestamp(3) with time zone not null,
  constraint booking_mails_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint booking_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX booking_mails_bedrijf_id_index ON public.booking_mails USING btree (bedrijf_id);

create table bookings (
  id integer not null default nextval('bookings_id_seq'::regclass),
  version integer not null default 1,
  klant_id integer not null,
  referentie character varying(50) not null,
  begin timestamp(3) with time zone not null,
  datum date not null,
  status character varying(20) not null,
  status_updated_at timestamp(3) with time zone not null,
  definite_at timestamp(3) with time zone,
  arrangement character varying(255) not null,
  arrangement_id integer,
  personen integer not null,
  online_boeking boolean not null default false,
  status_vervaldatum date,
  bijzonderheden text,
  kosten_klant_id integer,
  kosten_bedrijf_id integer not null,
  kosten_opmerking text,
  kosten_betaaltermijn integer not null,
  kosten_referentie_klant character varying(255),
  created_at timestamp(3) with time zone not null,
  created_by integer,
  factureren boolean not null default true,
  conceptfactuur_na_dagen integer,
  drafted_on date,
  created_on date,
  book_process_id integer,
  moves_at timestamp(3) with time zone,
  kept_terms_id integer,
  metadata json not null default '{}'::json,
  constraint bookings_arrangement_id_foreign FOREIGN KEY (arrangement_id) REFERENCES packages(id),
  constraint bookings_book_process_id_foreign FOREIGN KEY (book_process_id) REFERENCES book_processes(id),
  constraint bookings_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint bookings_kept_terms_id_fkey FOREIGN KEY (kept_terms_id) REFERENCES kept_cancellation_terms(id),
  constraint bookings_klant_id_foreign FOREIGN KEY (klant_id) REFERENCES contacts(id),
  constraint bookings_kosten_bedrijf_id_foreign FOREIGN KEY (kosten_bedrijf_id) REFERENCES companies(id),
  constraint bookings_kosten_klant_id_foreign FOREIGN KEY (kosten_klant_id) REFERENCES contacts(id),
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_referentie_unique UNIQUE (referentie)
);
CREATE INDEX bookings_arrangement_id_index ON public.bookings USING btree (arrangement_id);
CREATE INDEX bookings_begin_index ON public.bookings USING btree (begin);
CREATE INDEX bookings_book_process_id_index ON public.bookings USING btree (book_process_id);
CREATE INDEX bookings_created_at_index ON public.bookings USING btree (created_at);
CREATE INDEX bookings_created_by_index ON public.bookings USING btree (created_by);
CREATE INDEX bookings_created_on_index ON public.bookings USING btree (created_on);
CREATE INDEX bookings_datum_index ON public.bookings USING btree (datum);
CREATE INDEX bookings_expiring_index ON public.bookings USING btree (status_vervaldatum, id) WHERE ((status)::text = ANY (ARRAY[('optie'::character varying)::text, ('reservering'::character varying)::text]));
CREATE INDEX bookings_kept_terms_id_index ON public.bookings USING btree (kept_terms_id);
CREATE INDEX bookings_klant_id_index ON public.bookings USING btree (klant_id);
CREATE INDEX bookings_kosten_bedrijf_id_datum_index ON public.bookings USING btree (kosten_bedrijf_id, datum);
CREATE INDEX bookings_kosten_bedrijf_id_index ON public.bookings USING btree (kosten_bedrijf_id);
CREATE INDEX bookings_kosten_bedrijf_id_status_status_updated_at_index ON public.bookings USING btree (kosten_bedrijf_id, status, status_updated_at);
CREATE INDEX bookings_kosten_klant_id_index ON public.bookings USING btree (kosten_klant_id);
CREATE INDEX bookings_moves_at_index ON public.bookings USING btree (moves_at, id) WHERE (moves_at IS NOT NULL);
CREATE INDEX bookings_own_draft_index ON public.bookings USING btree (((datum + conceptfactuur_na_dagen))) WHERE ((conceptfactuur_na_dagen IS NOT NULL) AND (drafted_on IS NULL) AND factureren AND ((status)::text = ANY (ARRAY[('definitief'::character varying)::text, ('gaande'::character varying)::text, ('voltooid'::character varying)::text])));
CREATE INDEX bookings_referentie_prefix_index ON public.bookings USING btree (referentie);
CREATE INDEX bookings_status_index ON public.bookings USING btree (status);
CREATE INDEX bookings_stay_index ON public.bookings USING btree (kosten_bedrijf_id, status, status_updated_at);
CREATE INDEX bookings_to_draft_index ON public.bookings USING btree (kosten_bedrijf_id, datum) WHERE ((conceptfactuur_na_dagen IS NULL) AND (drafted_on IS NULL) AND factureren AND ((status)::text = ANY (ARRAY[('definitief'::character varying)::text, ('gaande'::character varying)::text, ('voltooid'::character varying)::text])));
CREATE TRIGGER bookings_metadata_delete AFTER DELETE ON public.bookings FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER bookings_metadata_insert AFTER INSERT ON public.bookings FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER bookings_metadata_update AFTER UPDATE OF metadata ON public.bookings FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table calendars (
  id integer not null default nextval('calendars_id_seq'::regclass),
  version integer not null default 1,
  soort character varying(20) not null,
  personeel_id integer,
  locatie_id integer,
  boeking_id integer,
  uid character varying(36) not null,
  hash character varying(64) not null,
  prefix character varying(10) not null,
  created_at timestamp(3) with time zone not null,
  created_by integer,
  created_rights json,
  constraint calendars_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint calendars_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint calendars_hash_unique UNIQUE (hash),
  constraint calendars_locatie_id_foreign FOREIGN KEY (locatie_id) REFERENCES locations(id) ON DELETE CASCADE,
  constraint calendars_personeel_id_foreign FOREIGN KEY (personeel_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint calendars_pkey PRIMARY KEY (id)
);
CREATE INDEX calendars_boeking_id_index ON public.calendars USING btree (boeking_id);
CREATE INDEX calendars_created_by_index ON public.calendars USING btree (created_by);
CREATE INDEX calendars_locatie_id_index ON public.calendars USING btree (locatie_id);
CREATE INDEX calendars_personeel_id_index ON public.calendars USING btree (personeel_id);

create table cancellation_terms (
  id integer not null default nextval('cancellation_terms_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  regels json not null,
  terugbetalen character varying(20) not null,
  online boolean not null default false,
  tekst text not null,
  constraint cancellation_terms_pkey PRIMARY KEY (id)
);

create table cancellations (
  id integer not null default nextval('cancellations_id_seq'::regclass),
  boeking_id integer not null,
  cancelled_at timestamp(3) with time zone not null,
  reden text,
  by_customer boolean not null default false,
  created_by integer,
  quote json not null,
  refund_amount bigint not null,
  last_payment_id integer not null,
  last_refund_id integer not null,
  dismissed_at timestamp(3) with time zone,
  dismissed_by integer,
  agreed json,
  constraint cancellations_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint cancellations_pkey PRIMARY KEY (id)
);
CREATE INDEX cancellations_boeking_id_index ON public.cancellations USING btree (boeking_id);

create table capacity_entries (
  id integer not null default nextval('capacity_entries_id_seq'::regclass),
  material_id integer not null,
  begin timestamp(3) with time zone not null,
  "end" timestamp(3) with time zone not null,
  amount integer not null,
  internal_reference character varying(50),
  constraint capacity_entries_material_id_foreign FOREIGN KEY (material_id) REFERENCES materials(id) ON DELETE CASCADE,
  constraint capacity_entries_order CHECK ((begin < "end")),
  constraint capacity_entries_overlap EXCLUDE USING gist (int4range(material_id, material_id, '[]'::text) WITH &&, tstzrange(begin, "end") WITH &&) DEFERRABLE,
  constraint capacity_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX capacity_entries_material_id_begin_index ON public.capacity_entries USING btree (material_id, begin);

create table clock_marks (
  id integer not null default nextval('clock_marks_id_seq'::regclass),
  seen_at timestamp(3) with time zone not null,
  constraint clock_marks_pkey PRIMARY KEY (id)
);

create table codes (
  id integer not null default nextval('codes_id_seq'::regclass),
  comparable_code text not null,
  discount_code_id integer,
  voucher_id integer,
  constraint codes_comparable_code_unique UNIQUE (comparable_code),
  constraint codes_discount_code_id_foreign FOREIGN KEY (discount_code_id) REFERENCES discount_codes(id) ON DELETE CASCADE,
  constraint codes_pkey PRIMARY KEY (id),
  constraint codes_voucher_id_foreign FOREIGN KEY (voucher_id) REFERENCES vouchers(id) ON DELETE CASCADE
);
CREATE INDEX codes_discount_code_id_index ON public.codes USING btree (discount_code_id);
CREATE INDEX codes_of_vouchers_prefix_index ON public.codes USING btree (comparable_code) WHERE (voucher_id IS NOT NULL);
CREATE INDEX codes_voucher_id_index ON public.codes USING btree (voucher_id);

create table companies (
  id integer not null default nextval('companies_id_seq'::regclass),
  version integer not null default 1,
  bedrijfsnaam character varying(255) not null,
  weergavenaam character varying(255) not null,
  slogan character varying(255),
  adres character varying(255),
  plaats character varying(255),
  bank_tnv character varying(255),
  website character varying(255),
  postcode character varying(20),
  landcode character varying(2),
  iban character varying(34),
  bic character varying(11),
  btw_nummer character varying(50),
  kvk_nummer character varying(50),
  telefoon character varying(50),
  email character varying(255) not null,
  latitude double precision,
  longitude double precision,
  factuur_nummer_prefix character varying(10) not null,
  factuur_betaaltermijn integer not null,
  soort_klanten json not null,
  free_relation_fields json not null,
  programmarender_aantallen boolean not null default false,
  default_font character varying(100) not null,
  locale character varying(5) not null,
  factuur_pdf_template_id integer not null,
  kassa_factuur_pdf_template_id integer,
  online_boeking_factuur_pdf_template_id integer,
  onderwerp_mail_eindfactuur character varying(255) not null,
  body_mail_eindfactuur text not null,
  onderwerp_eerste_betalingsherinnering character varying(255) not null,
  body_eerste_betalingsherinnering text not null,
  onderwerp_tweede_betalingsherinnering character varying(255) not null,
  body_tweede_betalingsherinnering text not null,
  onderwerp_betaalbevestiging character varying(255) not null,
  body_betaalbevestiging text not null,
  ondertekening_standaardmails text,
  standaard_aanhef character varying(255) not null,
  attentietekst character varying(255) not null,
  standaard_titel_man character varying(50) not null,
  standaard_titel_vrouw character varying(50) not null,
  communication_default_mail_subject character varying(255) not null,
  deleted_at timestamp(3) with time zone,
  factureren_na_dagen integer not null default 0,
  smtp_integration_id integer,
  payment_integration_id integer,
  online_betaalmethode_id integer,
  peppol_id character varying(60),
  peppol_integration_id integer,
  peppol_automatisch boolean not null default false,
  constraint companies_factuur_pdf_template_id_foreign FOREIGN KEY (factuur_pdf_template_id) REFERENCES pdf_templates(id),
  constraint companies_kassa_factuur_pdf_template_id_foreign FOREIGN KEY (kassa_factuur_pdf_template_id) REFERENCES pdf_templates(id),
  constraint companies_online_betaalmethode_id_foreign FOREIGN KEY (online_betaalmethode_id) REFERENCES payment_methods(id),
  constraint companies_online_boeking_factuur_pdf_template_id_foreign FOREIGN KEY (online_boeking_factuur_pdf_template_id) REFERENCES pdf_templates(id),
  constraint companies_payment_integration_id_foreign FOREIGN KEY (payment_integration_id) REFERENCES integrations(id),
  constraint companies_peppol_integration_id_fkey FOREIGN KEY (peppol_integration_id) REFERENCES integrations(id),
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_smtp_integration_id_foreign FOREIGN KEY (smtp_integration_id) REFERENCES integrations(id)
);
CREATE INDEX companies_factuur_pdf_template_id_index ON public.companies USING btree (factuur_pdf_template_id);
CREATE INDEX companies_kassa_factuur_pdf_template_id_index ON public.companies USING btree (kassa_factuur_pdf_template_id);
CREATE INDEX companies_online_betaalmethode_id_index ON public.companies USING btree (online_betaalmethode_id);
CREATE INDEX companies_online_boeking_factuur_pdf_template_id_index ON public.companies USING btree (online_boeking_factuur_pdf_template_id);
CREATE INDEX companies_payment_integration_id_index ON public.companies USING btree (payment_integration_id);
CREATE INDEX companies_peppol_integration_id_index ON public.companies USING btree (peppol_integration_id);
CREATE INDEX companies_smtp_integration_id_index ON public.companies USING btree (smtp_integration_id);

create table contact_form_fields (
  id integer not null default nextval('contact_form_fields_id_seq'::regclass),
  contactformulier_id integer not null,
  naam character varying(255) not null,
  soort_invoer character varying(30) not null,
  verplicht boolean not null default false,
  mogelijke_keuzes json,
  bijzonderheden_boeking boolean not null default false,
  field_identifier character varying(300) not null,
  extra_field_name character varying(255),
  input_type character varying(20),
  sort_order integer not null,
  constraint contact_form_fields_contactformulier_id_foreign FOREIGN KEY (contactformulier_id) REFERENCES contact_forms(id) ON DELETE CASCADE,
  constraint contact_form_fields_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_form_fields_contactformulier_id_index ON public.contact_form_fields USING btree (contactformulier_id);

create table contact_form_packages (
  id integer not null default nextval('contact_form_packages_id_seq'::regclass),
  contactformulier_id integer not null,
  package_id integer not null,
  constraint contact_form_packages_contactformulier_id_foreign FOREIGN KEY (contactformulier_id) REFERENCES contact_forms(id) ON DELETE CASCADE,
  constraint contact_form_packages_contactformulier_id_package_id_unique UNIQUE (contactformulier_id, package_id),
  constraint contact_form_packages_package_id_foreign FOREIGN KEY (package_id) REFERENCES packages(id),
  constraint contact_form_packages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_form_packages_contactformulier_id_index ON public.contact_form_packages USING btree (contactformulier_id);
CREATE INDEX contact_form_packages_package_id_index ON public.contact_form_packages USING btree (package_id);

create table contact_forms (
  id integer not null default nextval('contact_forms_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  constraint contact_forms_pkey PRIMARY KEY (id)
);

create table contact_links (
  id integer not null default nextval('contact_links_id_seq'::regclass),
  contact_id integer not null,
  contact_person_id integer not null,
  hoofdcontact boolean not null default false,
  positie integer not null,
  constraint contact_links_contact_id_contact_person_id_unique UNIQUE (contact_id, contact_person_id),
  constraint contact_links_contact_id_foreign FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint contact_links_contact_person_id_foreign FOREIGN KEY (contact_person_id) REFERENCES contact_persons(id),
  constraint contact_links_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_links_contact_id_index ON public.contact_links USING btree (contact_id);
CREATE INDEX contact_links_contact_person_id_index ON public.contact_links USING btree (contact_person_id);
CREATE UNIQUE INDEX contact_links_main_unique ON public.contact_links USING btree (contact_id) WHERE hoofdcontact;

create table contact_persons (
  id integer not null default nextval('contact_persons_id_seq'::regclass),
  version integer not null default 1,
  voornaam character varying(255),
  achternaam character varying(255),
  aanhef character varying(255),
  adres character varying(255),
  plaats character varying(255),
  geslacht character varying(10) not null,
  postcode character varying(20),
  telefoon1 character varying(50),
  telefoon2 character varying(50),
  email1 character varying(254),
  email2 character varying(254),
  nieuwsbrief_ids json not null default '[]'::json,
  constraint contact_persons_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_persons_email1_index ON public.contact_persons USING btree (lower((email1)::text));
CREATE INDEX contact_persons_email2_index ON public.contact_persons USING btree (lower((email2)::text));

create table contacts (
  id integer not null default nextval('contacts_id_seq'::regclass),
  version integer not null default 1,
  type character varying(12) not null,
  naam character varying(255),
  adres character varying(255),
  plaats character varying(255),
  website character varying(255),
  soort_klant character varying(255),
  afdeling character varying(255),
  betalen_vanaf character varying(255),
  postcode character varying(20),
  landcode character varying(2),
  provinciecode character varying(6),
  btw_nummer character varying(50),
  bedrijf_id integer,
  factuur_adressering character varying(1000),
  status character varying(10),
  uitje_activiteit_herinnering boolean,
  onchange_email boolean,
  extra_fields json not null,
  archived_at timestamp(3) with time zone,
  identity character varying(64),
  ondertekening text,
  peppol_id character varying(60),
  metadata json not null default '{}'::json,
  constraint contacts_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint contacts_pkey PRIMARY KEY (id)
);
CREATE INDEX contacts_archived_identity_index ON public.contacts USING btree (identity) WHERE (archived_at IS NOT NULL);
CREATE INDEX contacts_bedrijf_id_index ON public.contacts USING btree (bedrijf_id);
CREATE INDEX contacts_customers_of_company ON public.contacts USING btree (bedrijf_id) WHERE (((type)::text = 'klant'::text) AND (archived_at IS NULL));
CREATE UNIQUE INDEX contacts_identity_unique ON public.contacts USING btree (identity) WHERE (archived_at IS NULL);
CREATE INDEX contacts_landcode_index ON public.contacts USING btree (landcode);
CREATE INDEX contacts_of_company_index ON public.contacts USING btree (type, bedrijf_id) WHERE (archived_at IS NULL);
CREATE INDEX contacts_soort_klant_index ON public.contacts USING btree (soort_klant);
CREATE INDEX contacts_type_id_index ON public.contacts USING btree (type, id);
CREATE TRIGGER contacts_metadata_delete AFTER DELETE ON public.contacts FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER contacts_metadata_insert AFTER INSERT ON public.contacts FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER contacts_metadata_update AFTER UPDATE OF metadata ON public.contacts FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table cost_lines (
  id integer not null default nextval('cost_lines_id_seq'::regclass),
  boeking_id integer not null,
  parent_id integer,
  "position" integer not null,
  type character varying(10) not null,
  naam character varying(255) not null,
  kortingspercentage integer not null,
  kortingomschrijving character varying(255),
  children_visible boolean,
  aantal integer,
  bedrag bigint,
  btw_percentage integer,
  product_id integer,
  boekingsregel_id integer,
  totaal_inc_btw bigint,
  totaal_exc_btw bigint,
  voucher_id integer,
  vooruitbetaald boolean not null default false,
  constraint cost_lines_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint cost_lines_boekingsregel_id_foreign FOREIGN KEY (boekingsregel_id) REFERENCES booking_lines(id),
  constraint cost_lines_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES cost_lines(id) ON DELETE CASCADE,
  constraint cost_lines_pkey PRIMARY KEY (id),
  constraint cost_lines_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id),
  constraint cost_lines_type_check CHECK (((((type)::text = 'groep'::text) AND (children_visible IS NOT NULL)) OR (((type)::text = 'item'::text) AND (aantal IS NOT NULL) AND (bedrag IS NOT NULL) AND (btw_percentage IS NOT NULL)))),
  constraint cost_lines_voucher_id_foreign FOREIGN KEY (voucher_id) REFERENCES vouchers(id)
);
CREATE INDEX cost_lines_boekingsregel_id_index ON public.cost_lines USING btree (boekingsregel_id);
CREATE INDEX cost_lines_figures ON public.cost_lines USING btree (boeking_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id);
CREATE INDEX cost_lines_parent_id_index ON public.cost_lines USING btree (parent_id);
CREATE INDEX cost_lines_product_id_index ON public.cost_lines USING btree (product_id);
CREATE INDEX cost_lines_voucher_id_index ON public.cost_lines USING btree (voucher_id);

create table customer_words (
  customer_id integer not null,
  word character varying(60) not null,
  constraint customer_words_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint customer_words_pkey PRIMARY KEY (customer_id, word)
);
CREATE INDEX customer_words_word_index ON public.customer_words USING btree (word, customer_id);

create table discount_code_processes (
  id integer not null default nextval('discount_code_processes_id_seq'::regclass),
  discount_code_id integer not null,
  book_process_id integer not null,
  constraint discount_code_processes_book_process_id_foreign FOREIGN KEY (book_process_id) REFERENCES book_processes(id),
  constraint discount_code_processes_discount_code_id_book_process_id_unique UNIQUE (discount_code_id, book_process_id),
  constraint discount_code_processes_discount_code_id_foreign FOREIGN KEY (discount_code_id) REFERENCES discount_codes(id) ON DELETE CASCADE,
  constraint discount_code_processes_pkey PRIMARY KEY (id)
);
CREATE INDEX discount_code_processes_book_process_id_index ON public.discount_code_processes USING btree (book_process_id);
CREATE INDEX discount_code_processes_discount_code_id_index ON public.discount_code_processes USING btree (discount_code_id);

create table discount_codes (
  id integer not null default nextval('discount_codes_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  code character varying(50) not null,
  datum_begin date not null,
  datum_eind date not null,
  kortingspercentage integer not null,
  toepasbaar_zonder_arrangement boolean not null default false,
  valid_days json not null,
  "Arrangementen" json not null,
  "Products" json not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint discount_codes_pkey PRIMARY KEY (id)
);

create table events (
  id bigint not null default nextval('events_id_seq'::regclass),
  xact xid8 not null default GREATEST(pg_current_xact_id(), (((((pg_snapshot_xmax(pg_current_snapshot()))::text)::bigint - 1))::text)::xid8),
  event_id character varying(36) not null,
  event character varying(100) not null,
  object character varying(50) not null,
  object_id integer not null,
  occurred_at timestamp(3) with time zone not null,
  sequence integer not null,
  modified json,
  previous json,
  data json not null,
  actor_type character varying(10) not null,
  actor_id integer,
  request_id character varying(255),
  audited_as character varying(10),
  user_id integer,
  address character varying(100),
  constraint events_event_id_unique UNIQUE (event_id),
  constraint events_pkey PRIMARY KEY (id)
);
CREATE INDEX events_audited ON public.events USING btree (occurred_at, id, object, audited_as) WHERE (audited_as IS NOT NULL);
CREATE INDEX events_audited_address ON public.events USING btree (address, occurred_at, id) WHERE ((audited_as IS NOT NULL) AND (address IS NOT NULL));
CREATE INDEX events_audited_change ON public.events USING btree (audited_as, occurred_at, id) WHERE (audited_as IS NOT NULL);
CREATE INDEX events_audited_key ON public.events USING btree (actor_id, occurred_at, id) WHERE ((audited_as IS NOT NULL) AND ((actor_type)::text = 'apikey'::text));
CREATE INDEX events_audited_kind ON public.events USING btree (object, occurred_at, id, audited_as) WHERE (audited_as IS NOT NULL);
CREATE INDEX events_audited_object ON public.events USING btree (object_id, occurred_at, id) WHERE (audited_as IS NOT NULL);
CREATE INDEX events_audited_request ON public.events USING btree (request_id, occurred_at, id) WHERE (audited_as IS NOT NULL);
CREATE INDEX events_audited_user ON public.events USING btree (user_id, occurred_at, id) WHERE ((audited_as IS NOT NULL) AND (user_id IS NOT NULL));
CREATE INDEX events_occurred_at_index ON public.events USING btree (occurred_at);
CREATE INDEX events_xact_id_index ON public.events USING btree (xact, id);

create table feed_starts (
  id integer not null default nextval('feed_starts_id_seq'::regclass),
  xact xid8 not null,
  event_no bigint not null,
  constraint feed_starts_pkey PRIMARY KEY (id)
);

create table file_contents (
  id integer not null default nextval('file_contents_id_seq'::regclass),
  sha256 character varying(64) not null,
  bytes bytea not null,
  constraint file_contents_pkey PRIMARY KEY (id),
  constraint file_contents_sha256_unique UNIQUE (sha256)
);

create table files (
  id integer not null default nextval('files_id_seq'::regclass),
  soort character varying(20) not null,
  object_id integer not null,
  filename character varying(255) not null,
  media_type character varying(100) not null,
  size integer not null,
  sha256 character varying(64) not null,
  content_id integer not null,
  created_at timestamp(3) with time zone not null,
  constraint files_content_id_foreign FOREIGN KEY (content_id) REFERENCES file_contents(id),
  constraint files_pkey PRIMARY KEY (id)
);
CREATE INDEX files_content_id_index ON public.files USING btree (content_id);
CREATE INDEX files_object_id_soort_index ON public.files USING btree (object_id, soort);

create table former_users (
  id integer not null,
  version integer not null,
  constraint former_users_pkey PRIMARY KEY (id)
);

create table idempotency_keys (
  hash character varying(64) not null,
  fingerprint character varying(64) not null,
  status integer not null,
  body bytea not null,
  location text,
  etag character varying(255),
  expires_at timestamp(3) with time zone not null,
  unknown_tags text,
  incomplete_document text,
  skipped_times text,
  constraint idempotency_keys_pkey PRIMARY KEY (hash)
);
CREATE INDEX idempotency_keys_expires_at_index ON public.idempotency_keys USING btree (expires_at);

create table images (
  id integer not null default nextval('images_id_seq'::regclass),
  sha256 character varying(64) not null,
  media_type character varying(20) not null,
  bytes bytea not null,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_sha256_unique UNIQUE (sha256)
);

create table incoming_mail_addresses (
  id integer not null default nextval('incoming_mail_addresses_id_seq'::regclass),
  version integer not null default 1,
  adres character varying(254) not null,
  bedrijf_id integer not null,
  constraint incoming_mail_addresses_adres_unique UNIQUE (adres),
  constraint incoming_mail_addresses_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint incoming_mail_addresses_pkey PRIMARY KEY (id)
);
CREATE INDEX incoming_mail_addresses_bedrijf_id_index ON public.incoming_mail_addresses USING btree (bedrijf_id);

create table incoming_mails (
  id integer not null default nextval('incoming_mails_id_seq'::regclass),
  version integer not null default 1,
  address_id integer not null,
  fingerprint character varying(64) not null,
  kind character varying(20) not null,
  from_name character varying(255) not null,
  from_address character varying(254) not null,
  "to" json not null,
  subject character varying(998) not null,
  text text not null,
  shortened boolean not null default false,
  message_id character varying(998),
  in_reply_to character varying(998),
  sent_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone not null,
  sender character varying(20) not null,
  contact_id integer,
  contactpersoon_id integer,
  booking_id integer,
  note_id integer,
  mentioned json not null,
  constraint incoming_mails_address_id_fingerprint_unique UNIQUE (address_id, fingerprint),
  constraint incoming_mails_address_id_foreign FOREIGN KEY (address_id) REFERENCES incoming_mail_addresses(id),
  constraint incoming_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX incoming_mails_address_id_index ON public.incoming_mails USING btree (address_id);
CREATE INDEX incoming_mails_kind_id_index ON public.incoming_mails USING btree (kind, id);
CREATE INDEX incoming_mails_received_at_index ON public.incoming_mails USING btree (received_at);
CREATE INDEX incoming_mails_sender_id_index ON public.incoming_mails USING btree (sender, id);

create table integrations (
  id integer not null default nextval('integrations_id_seq'::regclass),
  version integer not null default 1,
  name character varying(255) not null,
  kind character varying(30) not null,
  settings json not null,
  secrets json not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  token character varying(50),
  constraint integrations_pkey PRIMARY KEY (id),
  constraint integrations_token_unique UNIQUE (token)
);

create table invoice_counters (
  bedrijf_id integer not null,
  jaar integer not null,
  volgnummer integer not null,
  datum date not null,
  hash character varying(64),
  constraint invoice_counters_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invoice_counters_pkey PRIMARY KEY (bedrijf_id, jaar)
);
CREATE INDEX invoice_counters_bedrijf_id_index ON public.invoice_counters USING btree (bedrijf_id);

create table invoice_documents (
  id integer not null default nextval('invoice_documents_id_seq'::regclass),
  factuur_id integer not null,
  sha256 character varying(64) not null,
  bytes bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint invoice_documents_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id) ON DELETE CASCADE,
  constraint invoice_documents_factuur_id_unique UNIQUE (factuur_id),
  constraint invoice_documents_pkey PRIMARY KEY (id)
);
CREATE INDEX invoice_documents_factuur_id_index ON public.invoice_documents USING btree (factuur_id);

create table invoice_lines (
  id integer not null default nextval('invoice_lines_id_seq'::regclass),
  factuur_id integer not null,
  parent_id integer,
  "position" integer not null,
  type character varying(10) not null,
  naam character varying(255) not null,
  kortingspercentage integer not null,
  kortingomschrijving character varying(255),
  voorschot_factuur_id integer,
  children_visible boolean,
  aantal integer,
  bedrag bigint,
  btw_percentage integer,
  product_id integer,
  boekingsregel_id integer,
  totaal_inc_btw bigint,
  totaal_exc_btw bigint,
  gross bigint,
  credits_line_id integer,
  vooruitbetaald boolean not null default false,
  constraint invoice_lines_credits_line_id_fkey FOREIGN KEY (credits_line_id) REFERENCES invoice_lines(id),
  constraint invoice_lines_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id) ON DELETE CASCADE,
  constraint invoice_lines_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES invoice_lines(id) ON DELETE CASCADE,
  constraint invoice_lines_pkey PRIMARY KEY (id),
  constraint invoice_lines_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id),
  constraint invoice_lines_voorschot_factuur_id_foreign FOREIGN KEY (voorschot_factuur_id) REFERENCES invoices(id)
);
CREATE INDEX invoice_lines_credits_line_id_index ON public.invoice_lines USING btree (credits_line_id);
CREATE INDEX invoice_lines_figures ON public.invoice_lines USING btree (factuur_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id);
CREATE INDEX invoice_lines_parent_id_index ON public.invoice_lines USING btree (parent_id);
CREATE INDEX invoice_lines_product_id_index ON public.invoice_lines USING btree (product_id);
CREATE INDEX invoice_lines_voorschot_factuur_id_index ON public.invoice_lines USING btree (voorschot_factuur_id);

create table invoice_payments (
  id integer not null default nextval('invoice_payments_id_seq'::regclass),
  factuur_id integer not null,
  wanneer timestamp(3) with time zone not null,
  bedrag bigint not null,
  opmerking text not null,
  betaalmethode_id integer,
  btw json not null,
  created_by integer,
  settles_id integer,
  pos_id integer,
  location_id integer,
  paid_on date,
  online_refund_id integer,
  constraint invoice_payments_betaalmethode_id_foreign FOREIGN KEY (betaalmethode_id) REFERENCES payment_methods(id),
  constraint invoice_payments_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint invoice_payments_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id),
  constraint invoice_payments_location_id_foreign FOREIGN KEY (location_id) REFERENCES locations(id),
  constraint invoice_payments_online_refund_id_factuur_id_unique UNIQUE (online_refund_id, factuur_id),
  constraint invoice_payments_online_refund_id_foreign FOREIGN KEY (online_refund_id) REFERENCES online_refunds(id),
  constraint invoice_payments_pkey PRIMARY KEY (id),
  constraint invoice_payments_pos_id_foreign FOREIGN KEY (pos_id) REFERENCES points_of_sale(id),
  constraint invoice_payments_settles_id_fkey FOREIGN KEY (settles_id) REFERENCES invoice_payments(id)
);
CREATE INDEX invoice_payments_betaalmethode_id_index ON public.invoice_payments USING btree (betaalmethode_id);
CREATE INDEX invoice_payments_created_by_index ON public.invoice_payments USING btree (created_by);
CREATE INDEX invoice_payments_figures_by_date ON public.invoice_payments USING btree (paid_on, settles_id, betaalmethode_id, bedrag);
CREATE INDEX invoice_payments_figures_by_invoice ON public.invoice_payments USING btree (factuur_id, paid_on, bedrag);
CREATE INDEX invoice_payments_location_id_index ON public.invoice_payments USING btree (location_id);
CREATE INDEX invoice_payments_online_refund_id_index ON public.invoice_payments USING btree (online_refund_id);
CREATE INDEX invoice_payments_pos_id_index ON public.invoice_payments USING btree (pos_id);
CREATE INDEX invoice_payments_settles_id_index ON public.invoice_payments USING btree (settles_id);
CREATE INDEX invoice_payments_wanneer_index ON public.invoice_payments USING btree (wanneer);

create table invoice_vat (
  id integer not null default nextval('invoice_vat_id_seq'::regclass),
  factuur_id integer not null,
  btw_percentage integer not null,
  gross bigint not null,
  vat bigint not null,
  constraint invoice_vat_factuur_id_btw_percentage_unique UNIQUE (factuur_id, btw_percentage),
  constraint invoice_vat_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id) ON DELETE CASCADE,
  constraint invoice_vat_pkey PRIMARY KEY (id)
);
CREATE INDEX invoice_vat_factuur_id_index ON public.invoice_vat USING btree (factuur_id);

create table invoices (
  id integer not null default nextval('invoices_id_seq'::regclass),
  version integer not null default 1,
  boeking_id integer not null,
  klant_id integer not null,
  bedrijf_id integer not null,
  context character varying(20) not null,
  status character varying(20) not null,
  jaar integer,
  volgnummer integer,
  factuur_nummer character varying(40),
  datum date,
  opmerking text,
  aantal_personen integer not null,
  betaaltermijn integer not null,
  referentie_klant character varying(255),
  reference_external character varying(255) not null,
  calculated_totaalbedrag_inclusief_btw bigint not null,
  afdruk json,
  verstuur_factuur_op date,
  hash character varying(64),
  previous_hash character varying(64),
  voorschot_percentage integer not null default 10000,
  btw_verlegd boolean not null default false,
  credited_lines json,
  verrekenen boolean,
  crediteert_factuur_id integer,
  herinnering1 date,
  herinnering2 date,
  provider_transaction_id integer,
  metadata json not null default '{}'::json,
  overpaid boolean not null default false,
  constraint invoices_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint invoices_bedrijf_id_jaar_volgnummer_unique UNIQUE (bedrijf_id, jaar, volgnummer),
  constraint invoices_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id),
  constraint invoices_crediteert_factuur_id_fkey FOREIGN KEY (crediteert_factuur_id) REFERENCES invoices(id),
  constraint invoices_klant_id_foreign FOREIGN KEY (klant_id) REFERENCES contacts(id),
  constraint invoices_permanent_check CHECK (((((status)::text = 'concept'::text) AND (volgnummer IS NULL) AND (datum IS NULL)) OR (((status)::text <> 'concept'::text) AND (volgnummer IS NOT NULL) AND (datum IS NOT NULL)))),
  constraint invoices_pkey PRIMARY KEY (id)
);
CREATE INDEX invoices_bedrijf_id_index ON public.invoices USING btree (bedrijf_id);
CREATE INDEX invoices_context_index ON public.invoices USING btree (context);
CREATE INDEX invoices_crediteert_factuur_id_index ON public.invoices USING btree (crediteert_factuur_id);
CREATE INDEX invoices_factuur_nummer_prefix_index ON public.invoices USING btree (factuur_nummer);
CREATE INDEX invoices_figures_by_booking ON public.invoices USING btree (boeking_id, id, datum, bedrijf_id, context);
CREATE INDEX invoices_figures_by_customer ON public.invoices USING btree (klant_id, id, datum, bedrijf_id, betaaltermijn, calculated_totaalbedrag_inclusief_btw);
CREATE INDEX invoices_figures_by_date ON public.invoices USING btree (datum, id, bedrijf_id, btw_verlegd, boeking_id, context);
CREATE INDEX invoices_in_order ON public.invoices USING btree (COALESCE(datum, '9999-12-31'::date), COALESCE(factuur_nummer, '􏿿'::character varying), COALESCE(verstuur_factuur_op, '9999-12-31'::date), id);
CREATE INDEX invoices_in_reverse ON public.invoices USING btree (COALESCE(datum, '0001-01-01'::date), COALESCE(factuur_nummer, ''::character varying), COALESCE(verstuur_factuur_op, '0001-01-01'::date), id);
CREATE INDEX invoices_owing_index ON public.invoices USING btree (klant_id) WHERE (((status)::text = ANY (ARRAY[('verzonden'::character varying)::text, ('deels_betaald'::character varying)::text])) OR overpaid);
CREATE INDEX invoices_status_index ON public.invoices USING btree (status);
CREATE INDEX invoices_to_remind_index ON public.invoices USING btree ((
CASE
    WHEN (herinnering1 IS NULL) THEN (datum + (
    CASE
        WHEN (betaaltermijn > 0) THEN betaaltermijn
        ELSE 0
    END + 1))
    ELSE (herinnering1 + 14)
END)) WHERE (((status)::text = ANY (ARRAY[('verzonden'::character varying)::text, ('deels_betaald'::character varying)::text])) AND (crediteert_factuur_id IS NULL) AND (herinnering2 IS NULL));
CREATE INDEX invoices_to_send_index ON public.invoices USING btree (verstuur_factuur_op) WHERE ((status)::text = 'concept'::text);
CREATE INDEX invoices_verstuur_factuur_op_index ON public.invoices USING btree (verstuur_factuur_op);
CREATE TRIGGER invoices_metadata_delete AFTER DELETE ON public.invoices FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER invoices_metadata_insert AFTER INSERT ON public.invoices FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER invoices_metadata_update AFTER UPDATE OF metadata ON public.invoices FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table jobs (
  id bigint not null default nextval('jobs_id_seq'::regclass),
  kind character varying(50) not null,
  key character varying(255),
  payload json not null,
  run_at timestamp(3) with time zone not null,
  next_at timestamp(3) with time zone,
  leased_by character varying(36),
  failures integer not null default 0,
  crashes integer not null default 0,
  last_error character varying(1000),
  dead_at timestamp(3) with time zone,
  lane character varying(50) not null default ''::character varying,
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_dead_at_index ON public.jobs USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX jobs_due_index ON public.jobs USING btree (kind, lane, run_at, id) WHERE (dead_at IS NULL);
CREATE UNIQUE INDEX jobs_key_unique ON public.jobs USING btree (kind, key) WHERE (dead_at IS NULL);

create table journal_entries (
  id integer not null default nextval('journal_entries_id_seq'::regclass),
  datum date not null,
  soort character varying(20) not null,
  geboekt_op timestamp(3) with time zone not null,
  bedrijf_id integer not null,
  factuur_id integer,
  factuur_nummer character varying(40),
  factuur_datum date,
  klant_id integer not null,
  klant_naam text not null,
  betaling_id integer,
  betaald_op date,
  betaalmethode_id integer,
  tegenboeking_van integer,
  voucher_verkoop_id integer,
  terugbetaling_id integer,
  constraint journal_entries_pkey PRIMARY KEY (id),
  constraint journal_entries_tegenboeking_van_foreign FOREIGN KEY (tegenboeking_van) REFERENCES journal_entries(id),
  constraint journal_entries_tegenboeking_van_unique UNIQUE (tegenboeking_van),
  constraint journal_entries_terugbetaling_id_unique UNIQUE (terugbetaling_id),
  constraint journal_entries_voucher_verkoop_id_unique UNIQUE (voucher_verkoop_id)
);
CREATE INDEX journal_entries_betaling_id_index ON public.journal_entries USING btree (betaling_id);
CREATE INDEX journal_entries_datum_id_index ON public.journal_entries USING btree (datum, id);
CREATE UNIQUE INDEX journal_entries_invoice ON public.journal_entries USING btree (factuur_id) WHERE (betaling_id IS NULL);
CREATE TRIGGER journal_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();

create table journal_lines (
  id integer not null default nextval('journal_lines_id_seq'::regclass),
  entry_id integer not null,
  "position" integer not null,
  rekening character varying(20) not null,
  ledger_number character varying(255),
  cost_center character varying(255),
  naam character varying(255),
  btw_percentage integer,
  debet bigint not null,
  credit bigint not null,
  constraint journal_lines_amounts_check CHECK (((debet >= 0) AND (credit >= 0))),
  constraint journal_lines_entry_id_foreign FOREIGN KEY (entry_id) REFERENCES journal_entries(id),
  constraint journal_lines_entry_id_position_unique UNIQUE (entry_id, "position"),
  constraint journal_lines_pkey PRIMARY KEY (id)
);
CREATE TRIGGER journal_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();

create table kept_cancellation_terms (
  id integer not null default nextval('kept_cancellation_terms_id_seq'::regclass),
  terms_id integer not null,
  naam character varying(255) not null,
  regels json not null,
  terugbetalen character varying(20) not null,
  online boolean not null default false,
  tekst text not null,
  constraint kept_cancellation_terms_pkey PRIMARY KEY (id)
);
CREATE INDEX kept_cancellation_terms_terms_id_index ON public.kept_cancellation_terms USING btree (terms_id);

create table labelled_products (
  id integer not null default nextval('labelled_products_id_seq'::regclass),
  product_id integer not null,
  label_id integer not null,
  constraint labelled_products_label_id_foreign FOREIGN KEY (label_id) REFERENCES product_labels(id),
  constraint labelled_products_pkey PRIMARY KEY (id),
  constraint labelled_products_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint labelled_products_product_id_label_id_unique UNIQUE (product_id, label_id)
);
CREATE INDEX labelled_products_label_id_index ON public.labelled_products USING btree (label_id);
CREATE INDEX labelled_products_product_id_index ON public.labelled_products USING btree (product_id);

create table link_keys (
  name character varying(20) not null,
  secret character varying(64) not null,
  constraint link_keys_pkey PRIMARY KEY (name)
);

create table locations (
  id integer not null default nextval('locations_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  weergavenaam character varying(255),
  adres character varying(255),
  plaats character varying(255),
  kleur character varying(50),
  postcode character varying(20),
  telefoonnummer character varying(50),
  latitude double precision,
  longitude double precision,
  capaciteit integer,
  aantal_groepen integer,
  parent_id integer,
  constraint locations_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES locations(id),
  constraint locations_pkey PRIMARY KEY (id)
);
CREATE INDEX locations_parent_id_index ON public.locations USING btree (parent_id);

create table loose_contents (
  content_id integer not null,
  constraint loose_contents_pkey PRIMARY KEY (content_id)
);

create table mails (
  id integer not null default nextval('mails_id_seq'::regclass),
  version integer not null default 1,
  kind character varying(30) not null,
  status character varying(20) not null,
  bedrijf_id integer not null,
  contactpersoon_id integer,
  from_name character varying(255) not null,
  from_address character varying(254) not null,
  "to" json not null,
  cc json not null,
  delivered_to json not null,
  unknown_tags json not null,
  subject character varying(998) not null,
  body text not null,
  message_id character varying(320) not null,
  attempts integer not null,
  error text,
  created_at timestamp(3) with time zone not null,
  sent_at timestamp(3) with time zone,
  subject_kind character varying(30) not null,
  subject_id integer not null,
  files json not null,
  layout json,
  constraint mails_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_bedrijf_id_index ON public.mails USING btree (bedrijf_id);
CREATE INDEX mails_created_at_index ON public.mails USING btree (created_at);
CREATE INDEX mails_kind_id_index ON public.mails USING btree (kind, id);
CREATE INDEX mails_status_index ON public.mails USING btree (status);
CREATE INDEX mails_subject_id_id_index ON public.mails USING btree (subject_id, id);
CREATE INDEX mails_subject_kind_id_index ON public.mails USING btree (subject_kind, id);

create table materials (
  id integer not null default nextval('materials_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  aantal integer,
  aantal_groepen integer,
  aantal_tegelijk_starten integer,
  aantal_groepen_tegelijk_starten integer,
  overzichtmenu boolean not null default false,
  percentage_online_te_boeken integer not null,
  constraint materials_pkey PRIMARY KEY (id)
);

create table merged_customers (
  id integer not null default nextval('merged_customers_id_seq'::regclass),
  contact_id integer not null,
  merged_into_id integer not null,
  constraint merged_customers_contact_id_foreign FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint merged_customers_contact_id_unique UNIQUE (contact_id),
  constraint merged_customers_merged_into_id_foreign FOREIGN KEY (merged_into_id) REFERENCES contacts(id),
  constraint merged_customers_pkey PRIMARY KEY (id)
);
CREATE INDEX merged_customers_merged_into_id_index ON public.merged_customers USING btree (merged_into_id);

create table metadata_pairs (
  object character varying(20) not null,
  key character varying(40) not null,
  value character varying(500) not null,
  object_id integer not null,
  constraint metadata_pairs_pkey PRIMARY KEY (object, key, value, object_id)
);
CREATE INDEX metadata_pairs_object_id_index ON public.metadata_pairs USING btree (object, object_id);

create table newsletter_issues (
  id integer not null default nextval('newsletter_issues_id_seq'::regclass),
  newsletter_id integer not null,
  bedrijf_id integer not null,
  user_id integer,
  subject character varying(255) not null,
  body text not null,
  created_at timestamp(3) with time zone not null,
  constraint newsletter_issues_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint newsletter_issues_newsletter_id_foreign FOREIGN KEY (newsletter_id) REFERENCES newsletters(id) ON DELETE CASCADE,
  constraint newsletter_issues_pkey PRIMARY KEY (id)
);
CREATE INDEX newsletter_issues_bedrijf_id_index ON public.newsletter_issues USING btree (bedrijf_id);
CREATE INDEX newsletter_issues_newsletter_id_index ON public.newsletter_issues USING btree (newsletter_id);

create table newsletter_receivers (
  id integer not null default nextval('newsletter_receivers_id_seq'::regclass),
  issue_id integer not null,
  address character varying(254) not null,
  constraint newsletter_receivers_issue_id_address_unique UNIQUE (issue_id, address),
  constraint newsletter_receivers_issue_id_foreign FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE,
  constraint newsletter_receivers_pkey PRIMARY KEY (id)
);
CREATE INDEX newsletter_receivers_issue_id_index ON public.newsletter_receivers USING btree (issue_id);

create table newsletter_unsubscriptions (
  id integer not null default nextval('newsletter_unsubscriptions_id_seq'::regclass),
  newsletter_id integer not null,
  address character varying(64) not null,
  constraint newsletter_unsubscriptions_address_newsletter_id_unique UNIQUE (address, newsletter_id),
  constraint newsletter_unsubscriptions_newsletter_id_foreign FOREIGN KEY (newsletter_id) REFERENCES newsletters(id) ON DELETE CASCADE,
  constraint newsletter_unsubscriptions_pkey PRIMARY KEY (id)
);
CREATE INDEX newsletter_unsubscriptions_newsletter_id_index ON public.newsletter_unsubscriptions USING btree (newsletter_id);

create table newsletters (
  id integer not null default nextval('newsletters_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  constraint newsletters_pkey PRIMARY KEY (id)
);

create table notes (
  id integer not null default nextval('notes_id_seq'::regclass),
  version integer not null default 1,
  soort_contact character varying(50) not null,
  contact_id integer not null,
  contactpersoon_id integer,
  onderwerp character varying(998) not null,
  bericht text not null,
  sticky boolean not null default false,
  booking_id integer,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by integer,
  constraint notes_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint notes_contact_id_foreign FOREIGN KEY (contact_id) REFERENCES contacts(id),
  constraint notes_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint notes_pkey PRIMARY KEY (id)
);
CREATE INDEX notes_booking_id_index ON public.notes USING btree (booking_id);
CREATE INDEX notes_contact_id_index ON public.notes USING btree (contact_id);
CREATE INDEX notes_contact_id_sticky_created_at_id_index ON public.notes USING btree (contact_id, sticky, created_at, id);
CREATE INDEX notes_created_by_index ON public.notes USING btree (created_by);
CREATE INDEX notes_sticky_created_at_id_index ON public.notes USING btree (sticky, created_at, id);

create table oidc_attempts (
  id integer not null default nextval('oidc_attempts_id_seq'::regclass),
  hash character varying(64) not null,
  return_path character varying(500) not null,
  user_id integer,
  expires_at timestamp(3) with time zone not null,
  person json,
  constraint oidc_attempts_hash_unique UNIQUE (hash),
  constraint oidc_attempts_pkey PRIMARY KEY (id),
  constraint oidc_attempts_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX oidc_attempts_expires_at_index ON public.oidc_attempts USING btree (expires_at);
CREATE INDEX oidc_attempts_user_id_index ON public.oidc_attempts USING btree (user_id);

create table online_payments (
  id integer not null default nextval('online_payments_id_seq'::regclass),
  purpose character varying(30) not null,
  purpose_id integer not null,
  status character varying(20) not null,
  amount bigint not null,
  description character varying(255) not null,
  redirect_url text,
  provider character varying(30) not null,
  reference character varying(36) not null,
  provider_id character varying(255),
  checkout_url text,
  error text,
  created_at timestamp(3) with time zone not null,
  settled_at timestamp(3) with time zone,
  hold_until timestamp(3) with time zone,
  provider_params json,
  version integer not null default 1,
  released_at timestamp(3) with time zone,
  released_codes json,
  received bigint,
  returned bigint not null default '0'::bigint,
  integration_id integer,
  invoice_id integer,
  booker character varying(64),
  visitor_reference character varying(43),
  booking_id integer,
  constraint online_payments_invoice_id_foreign FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint online_payments_pkey PRIMARY KEY (id),
  constraint online_payments_provider_provider_id_unique UNIQUE (provider, provider_id),
  constraint online_payments_reference_unique UNIQUE (reference)
);
CREATE INDEX online_payments_booking_id_index ON public.online_payments USING btree (booking_id);
CREATE INDEX online_payments_created_at_index ON public.online_payments USING btree (created_at);
CREATE INDEX online_payments_error_index ON public.online_payments USING btree (id) WHERE (error IS NOT NULL);
CREATE INDEX online_payments_held_index ON public.online_payments USING btree (hold_until) WHERE ((released_at IS NULL) AND ((status)::text <> 'paid'::text));
CREATE UNIQUE INDEX online_payments_held_unique ON public.online_payments USING btree (purpose, purpose_id) WHERE (hold_until IS NOT NULL);
CREATE INDEX online_payments_hold_until_index ON public.online_payments USING btree (hold_until);
CREATE INDEX online_payments_integration_id_index ON public.online_payments USING btree (integration_id);
CREATE INDEX online_payments_invoice_id_index ON public.online_payments USING btree (invoice_id);
CREATE INDEX online_payments_provider_id_index ON public.online_payments USING btree (provider_id);
CREATE INDEX online_payments_purpose_purpose_id_index ON public.online_payments USING btree (purpose, purpose_id);
CREATE INDEX online_payments_status_id_index ON public.online_payments USING btree (status, id);
CREATE INDEX online_payments_unpaid_index ON public.online_payments USING btree (created_at) WHERE (((status)::text <> 'paid'::text) AND (provider_id IS NOT NULL));
CREATE INDEX online_payments_visitor_reference_index ON public.online_payments USING btree (visitor_reference);

create table online_refunds (
  id integer not null default nextval('online_refunds_id_seq'::regclass),
  payment_id integer not null,
  amount bigint not null,
  description character varying(255),
  status character varying(20) not null,
  reference character varying(36) not null,
  provider_id character varying(255),
  error text,
  created_at timestamp(3) with time zone not null,
  refunded_at timestamp(3) with time zone,
  created_by integer,
  refunded_on date,
  constraint online_refunds_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES online_payments(id),
  constraint online_refunds_pkey PRIMARY KEY (id),
  constraint online_refunds_reference_unique UNIQUE (reference)
);
CREATE INDEX online_refunds_payment_id_index ON public.online_refunds USING btree (payment_id);
CREATE INDEX online_refunds_refunded_on_index ON public.online_refunds USING btree (refunded_on);
CREATE INDEX online_refunds_status_created_at_index ON public.online_refunds USING btree (status, created_at);
CREATE INDEX online_refunds_undecided_index ON public.online_refunds USING btree (created_at) WHERE ((status)::text = ANY (ARRAY[('requested'::character varying)::text, ('pending'::character varying)::text]));

create table package_lines (
  id integer not null default nextval('package_lines_id_seq'::regclass),
  package_id integer not null,
  product_id integer not null,
  locatie_id integer,
  begin timestamp(3) with time zone,
  eind timestamp(3) with time zone,
  begin_on_the_wall bigint,
  beschrijving text,
  aantal_personen integer not null,
  min integer,
  max integer,
  onlineboeking_aantalbepalingsmethode character varying(30) not null,
  constraint package_lines_locatie_id_foreign FOREIGN KEY (locatie_id) REFERENCES locations(id),
  constraint package_lines_package_id_foreign FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  constraint package_lines_pkey PRIMARY KEY (id),
  constraint package_lines_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX package_lines_locatie_id_index ON public.package_lines USING btree (locatie_id);
CREATE INDEX package_lines_package_id_index ON public.package_lines USING btree (package_id);
CREATE INDEX package_lines_product_id_index ON public.package_lines USING btree (product_id);

create table packages (
  id integer not null default nextval('packages_id_seq'::regclass),
  version integer not null default 1,
  arrangement character varying(255) not null,
  weergavenaam character varying(255),
  uitgebreide_omschrijving text not null,
  aantal_personen integer not null,
  ontvangstlocatie character varying(255),
  mag_online boolean not null default false,
  mag_api boolean not null default false,
  mag_uitjes boolean not null default false,
  mag_online_geboekt_worden_direct_betalen boolean not null default false,
  mag_online_geboekt_worden_achteraf_betalen boolean not null default false,
  maximum_aantal_personen_online integer,
  onlineboeking_minimaal_vooruit integer,
  onlineboeking_maximaal_vooruit integer,
  los_op_planning boolean not null default false,
  bedrijf_id integer,
  is_deleted boolean not null default false,
  startmomentgroep_id integer,
  onlineboeking_standaardbijlagen_meesturen boolean not null default false,
  picture_id integer,
  picture_sha256 character varying(64),
  onlineboeking_contactformulier_id integer,
  annuleringsvoorwaarden_id integer,
  metadata json not null default '{}'::json,
  constraint packages_annuleringsvoorwaarden_id_fkey FOREIGN KEY (annuleringsvoorwaarden_id) REFERENCES cancellation_terms(id),
  constraint packages_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint packages_onlineboeking_contactformulier_id_foreign FOREIGN KEY (onlineboeking_contactformulier_id) REFERENCES contact_forms(id),
  constraint packages_picture_id_foreign FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_startmomentgroep_id_foreign FOREIGN KEY (startmomentgroep_id) REFERENCES start_time_groups(id)
);
CREATE INDEX packages_annuleringsvoorwaarden_id_index ON public.packages USING btree (annuleringsvoorwaarden_id);
CREATE INDEX packages_bedrijf_id_index ON public.packages USING btree (bedrijf_id);
CREATE INDEX packages_onlineboeking_contactformulier_id_index ON public.packages USING btree (onlineboeking_contactformulier_id);
CREATE INDEX packages_picture_id_index ON public.packages USING btree (picture_id);
CREATE INDEX packages_startmomentgroep_id_index ON public.packages USING btree (startmomentgroep_id);
CREATE TRIGGER packages_metadata_delete AFTER DELETE ON public.packages FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER packages_metadata_insert AFTER INSERT ON public.packages FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER packages_metadata_update AFTER UPDATE OF metadata ON public.packages FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table payment_methods (
  id integer not null default nextval('payment_methods_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  weergeven_in_kassa boolean not null default false,
  bevestiging_mailen boolean not null default false,
  type character varying(20) not null,
  ledger_number character varying(50),
  constraint payment_methods_pkey PRIMARY KEY (id)
);

create table payment_requests (
  id integer not null default nextval('payment_requests_id_seq'::regclass),
  version integer not null default 1,
  token character varying(43) not null,
  factuur_id integer not null,
  boeking_id integer not null,
  bedrag bigint,
  deelbetaling bigint,
  geldig_tot date,
  status character varying(20) not null,
  openstaand bigint not null,
  te_veel bigint not null,
  created_at timestamp(3) with time zone not null,
  created_by integer,
  ingetrokken_op timestamp(3) with time zone,
  constraint payment_requests_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id),
  constraint payment_requests_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id),
  constraint payment_requests_pkey PRIMARY KEY (id),
  constraint payment_requests_token_unique UNIQUE (token)
);
CREATE INDEX payment_requests_boeking_id_index ON public.payment_requests USING btree (boeking_id);
CREATE INDEX payment_requests_ending_index ON public.payment_requests USING btree (geldig_tot, id) WHERE ((status)::text = ANY (ARRAY[('open'::character varying)::text, ('deels_betaald'::character varying)::text]));
CREATE INDEX payment_requests_excess_index ON public.payment_requests USING btree (id) WHERE (te_veel > 0);
CREATE INDEX payment_requests_factuur_id_index ON public.payment_requests USING btree (factuur_id);
CREATE INDEX payment_requests_status_id_index ON public.payment_requests USING btree (status, id);

create table pdf_templates (
  id integer not null default nextval('pdf_templates_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  context character varying(20) not null,
  accent_color character varying(7),
  header text,
  footer text,
  logo_sha256 character varying(64),
  constraint pdf_templates_pkey PRIMARY KEY (id)
);

create table pending_bookings (
  booking_id integer not null,
  expires_at timestamp(3) with time zone not null,
  constraint pending_bookings_booking_id_foreign FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint pending_bookings_pkey PRIMARY KEY (booking_id)
);
CREATE INDEX pending_bookings_expires_at_index ON public.pending_bookings USING btree (expires_at);

create table peppol_document_files (
  id integer not null default nextval('peppol_document_files_id_seq'::regclass),
  document_id integer not null,
  bytes bytea not null,
  constraint peppol_document_files_document_id_foreign FOREIGN KEY (document_id) REFERENCES peppol_documents(id) ON DELETE CASCADE,
  constraint peppol_document_files_document_id_unique UNIQUE (document_id),
  constraint peppol_document_files_pkey PRIMARY KEY (id)
);
CREATE INDEX peppol_document_files_document_id_index ON public.peppol_document_files USING btree (document_id);

create table peppol_documents (
  id integer not null default nextval('peppol_documents_id_seq'::regclass),
  version integer not null default 1,
  integration_id integer not null,
  provider_document_id character varying(255) not null,
  sender character varying(60),
  receiver character varying(60),
  soort character varying(20),
  nummer character varying(255),
  datum date,
  leverancier character varying(255),
  totaal character varying(30),
  valuta character varying(3),
  error text,
  handled boolean not null default false,
  received_at timestamp(3) with time zone not null,
  constraint peppol_documents_integration_id_provider_document_id_unique UNIQUE (integration_id, provider_document_id),
  constraint peppol_documents_pkey PRIMARY KEY (id)
);
CREATE INDEX peppol_documents_handled_id_index ON public.peppol_documents USING btree (handled, id);

create table peppol_lookups (
  id integer not null default nextval('peppol_lookups_id_seq'::regclass),
  integration_id integer not null,
  address character varying(60) not null,
  is_known boolean not null default false,
  checked_at timestamp(3) with time zone not null,
  constraint peppol_lookups_integration_id_address_unique UNIQUE (integration_id, address),
  constraint peppol_lookups_pkey PRIMARY KEY (id)
);

create table peppol_sendings (
  id integer not null default nextval('peppol_sendings_id_seq'::regclass),
  version integer not null default 1,
  factuur_id integer not null,
  integration_id integer not null,
  status character varying(20) not null,
  sender character varying(60) not null,
  receiver character varying(60) not null,
  reference character varying(36) not null,
  provider_document_id character varying(255),
  error text,
  reported_error text,
  is_automatic boolean not null default false,
  created_at timestamp(3) with time zone not null,
  asked_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  created_by integer,
  constraint peppol_sendings_factuur_id_foreign FOREIGN KEY (factuur_id) REFERENCES invoices(id),
  constraint peppol_sendings_pkey PRIMARY KEY (id)
);
CREATE INDEX peppol_sendings_factuur_id_index ON public.peppol_sendings USING btree (factuur_id);
CREATE INDEX peppol_sendings_integration_id_status_index ON public.peppol_sendings USING btree (integration_id, status);
CREATE UNIQUE INDEX peppol_sendings_once ON public.peppol_sendings USING btree (factuur_id) WHERE ((status)::text = ANY (ARRAY[('queued'::character varying)::text, ('sent'::character varying)::text, ('delivered'::character varying)::text]));
CREATE INDEX peppol_sendings_provider_document_id_index ON public.peppol_sendings USING btree (provider_document_id);
CREATE INDEX peppol_sendings_reference_index ON public.peppol_sendings USING btree (reference);
CREATE INDEX peppol_sendings_status_created_at_index ON public.peppol_sendings USING btree (status, created_at);

create table pictures (
  id integer not null default nextval('pictures_id_seq'::regclass),
  content_id integer not null,
  media_type character varying(20) not null,
  width integer not null,
  height integer not null,
  constraint pictures_content_id_foreign FOREIGN KEY (content_id) REFERENCES file_contents(id),
  constraint pictures_pkey PRIMARY KEY (id)
);
CREATE INDEX pictures_content_id_index ON public.pictures USING btree (content_id);

create table point_of_sale_locations (
  id integer not null default nextval('point_of_sale_locations_id_seq'::regclass),
  pos_id integer not null,
  location_id integer not null,
  constraint point_of_sale_locations_location_id_foreign FOREIGN KEY (location_id) REFERENCES locations(id),
  constraint point_of_sale_locations_pkey PRIMARY KEY (id),
  constraint point_of_sale_locations_pos_id_foreign FOREIGN KEY (pos_id) REFERENCES points_of_sale(id) ON DELETE CASCADE,
  constraint point_of_sale_locations_pos_id_location_id_unique UNIQUE (pos_id, location_id)
);
CREATE INDEX point_of_sale_locations_location_id_index ON public.point_of_sale_locations USING btree (location_id);
CREATE INDEX point_of_sale_locations_pos_id_index ON public.point_of_sale_locations USING btree (pos_id);

create table points_of_sale (
  id integer not null default nextval('points_of_sale_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  bedrijf_id integer not null,
  actief boolean not null,
  constraint points_of_sale_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint points_of_sale_pkey PRIMARY KEY (id)
);
CREATE INDEX points_of_sale_bedrijf_id_index ON public.points_of_sale USING btree (bedrijf_id);

create table price_rule_groups (
  id integer not null default nextval('price_rule_groups_id_seq'::regclass),
  price_rule_id integer not null,
  productgroep_id integer not null,
  constraint price_rule_groups_pkey PRIMARY KEY (id),
  constraint price_rule_groups_price_rule_id_foreign FOREIGN KEY (price_rule_id) REFERENCES price_rules(id) ON DELETE CASCADE,
  constraint price_rule_groups_price_rule_id_productgroep_id_unique UNIQUE (price_rule_id, productgroep_id),
  constraint price_rule_groups_productgroep_id_foreign FOREIGN KEY (productgroep_id) REFERENCES product_groups(id)
);
CREATE INDEX price_rule_groups_price_rule_id_index ON public.price_rule_groups USING btree (price_rule_id);
CREATE INDEX price_rule_groups_productgroep_id_index ON public.price_rule_groups USING btree (productgroep_id);

create table price_rule_products (
  id integer not null default nextval('price_rule_products_id_seq'::regclass),
  price_rule_id integer not null,
  product_id integer not null,
  constraint price_rule_products_pkey PRIMARY KEY (id),
  constraint price_rule_products_price_rule_id_foreign FOREIGN KEY (price_rule_id) REFERENCES price_rules(id) ON DELETE CASCADE,
  constraint price_rule_products_price_rule_id_product_id_unique UNIQUE (price_rule_id, product_id),
  constraint price_rule_products_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX price_rule_products_price_rule_id_index ON public.price_rule_products USING btree (price_rule_id);
CREATE INDEX price_rule_products_product_id_index ON public.price_rule_products USING btree (product_id);

create table price_rules (
  id integer not null default nextval('price_rules_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  van date,
  tot date,
  weekdagen json not null,
  tijd_van character varying(5),
  tijd_tot character varying(5),
  vooruit_minimaal integer,
  vooruit_maximaal integer,
  percentage integer,
  bedrag bigint,
  volgorde integer not null,
  actief boolean not null default false,
  constraint price_rules_pkey PRIMARY KEY (id)
);

create table product_attachments (
  id integer not null default nextval('product_attachments_id_seq'::regclass),
  product_id integer not null,
  attachment_id integer not null,
  "position" integer not null,
  constraint product_attachments_attachment_id_foreign FOREIGN KEY (attachment_id) REFERENCES attachments(id),
  constraint product_attachments_pkey PRIMARY KEY (id),
  constraint product_attachments_product_id_attachment_id_unique UNIQUE (product_id, attachment_id),
  constraint product_attachments_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_attachments_attachment_id_index ON public.product_attachments USING btree (attachment_id);
CREATE INDEX product_attachments_product_id_index ON public.product_attachments USING btree (product_id);

create table product_groups (
  id integer not null default nextval('product_groups_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  slug character varying(255),
  ledger_number character varying(50),
  cost_center character varying(255),
  constraint product_groups_pkey PRIMARY KEY (id),
  constraint product_groups_slug_unique UNIQUE (slug)
);

create table product_labels (
  id integer not null default nextval('product_labels_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  constraint product_labels_pkey PRIMARY KEY (id)
);

create table product_locations (
  id integer not null default nextval('product_locations_id_seq'::regclass),
  product_id integer not null,
  location_id integer not null,
  "position" integer not null,
  constraint product_locations_location_id_foreign FOREIGN KEY (location_id) REFERENCES locations(id),
  constraint product_locations_pkey PRIMARY KEY (id),
  constraint product_locations_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_locations_product_id_location_id_unique UNIQUE (product_id, location_id)
);
CREATE INDEX product_locations_location_id_index ON public.product_locations USING btree (location_id);
CREATE INDEX product_locations_product_id_index ON public.product_locations USING btree (product_id);

create table product_materials (
  id integer not null default nextval('product_materials_id_seq'::regclass),
  product_id integer not null,
  materiaal_id integer not null,
  aantal integer not null,
  per_x_aantal integer not null,
  afronding character varying(20) not null,
  "position" integer not null,
  constraint product_materials_materiaal_id_foreign FOREIGN KEY (materiaal_id) REFERENCES materials(id),
  constraint product_materials_pkey PRIMARY KEY (id),
  constraint product_materials_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_materials_product_id_materiaal_id_unique UNIQUE (product_id, materiaal_id)
);
CREATE INDEX product_materials_materiaal_id_index ON public.product_materials USING btree (materiaal_id);
CREATE INDEX product_materials_product_id_index ON public.product_materials USING btree (product_id);

create table product_prices (
  id integer not null default nextval('product_prices_id_seq'::regclass),
  product_id integer not null,
  btw integer not null,
  verkoop bigint not null,
  vanaf date,
  constraint product_prices_pkey PRIMARY KEY (id),
  constraint product_prices_product_id_btw_vanaf_unique UNIQUE (product_id, btw, vanaf),
  constraint product_prices_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_prices_product_id_btw_unique ON public.product_prices USING btree (product_id, btw) WHERE (vanaf IS NULL);
CREATE INDEX product_prices_product_id_index ON public.product_prices USING btree (product_id);

create table product_requirements (
  id integer not null default nextval('product_requirements_id_seq'::regclass),
  product_id integer not null,
  vereist_product_id integer not null,
  aantal integer not null,
  per_x_aantal integer not null,
  afronding character varying(20) not null,
  "position" integer not null,
  constraint product_requirements_pkey PRIMARY KEY (id),
  constraint product_requirements_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_requirements_product_id_vereist_product_id_unique UNIQUE (product_id, vereist_product_id),
  constraint product_requirements_vereist_product_id_foreign FOREIGN KEY (vereist_product_id) REFERENCES products(id)
);
CREATE INDEX product_requirements_product_id_index ON public.product_requirements USING btree (product_id);
CREATE INDEX product_requirements_vereist_product_id_index ON public.product_requirements USING btree (vereist_product_id);

create table products (
  id integer not null default nextval('products_id_seq'::regclass),
  version integer not null default 1,
  leverancier_id integer not null,
  productgroep_id integer,
  naam character varying(255) not null,
  weergavenaam character varying(255),
  inkoop bigint not null,
  minimum_aantal integer not null,
  duur character varying(40),
  beschrijving_klant text,
  uitgebreide_omschrijving text,
  mag_api boolean not null default false,
  los_op_planning boolean not null default false,
  planstrategie character varying(255),
  personeelsinstructie text,
  locatie_verplicht boolean not null default false,
  extra json,
  aantalbepaling character varying(20) not null,
  aantal integer not null,
  per_x_personen integer not null,
  per_x_personen_afronding character varying(20) not null,
  is_deleted boolean not null default false,
  picture_id integer,
  picture_sha256 character varying(64),
  metadata json not null default '{}'::json,
  constraint products_leverancier_id_foreign FOREIGN KEY (leverancier_id) REFERENCES contacts(id),
  constraint products_picture_id_foreign FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_productgroep_id_foreign FOREIGN KEY (productgroep_id) REFERENCES product_groups(id)
);
CREATE INDEX products_leverancier_id_index ON public.products USING btree (leverancier_id);
CREATE INDEX products_picture_id_index ON public.products USING btree (picture_id);
CREATE INDEX products_productgroep_id_index ON public.products USING btree (productgroep_id);
CREATE TRIGGER products_metadata_delete AFTER DELETE ON public.products FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER products_metadata_insert AFTER INSERT ON public.products FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER products_metadata_update AFTER UPDATE OF metadata ON public.products FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table proposal_types (
  id integer not null default nextval('proposal_types_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  tekst text not null,
  geldig_dagen integer not null,
  status_na_akkoord character varying(20) not null,
  onderwerp_mail character varying(255),
  body_mail text,
  constraint proposal_types_pkey PRIMARY KEY (id)
);

create table proposals (
  id integer not null default nextval('proposals_id_seq'::regclass),
  version integer not null default 1,
  boeking_id integer not null,
  type_id integer not null,
  tekst text not null,
  geldig_tot date not null,
  status character varying(20) not null,
  reden text,
  beantwoord_op timestamp(3) with time zone,
  akkoord_bedrag bigint,
  hash character varying(64) not null,
  prefix character varying(10) not null,
  created_at timestamp(3) with time zone not null,
  created_by integer,
  gemaild_op timestamp(3) with time zone,
  geen_plaats_op timestamp(3) with time zone,
  klant_id integer,
  offered_total bigint,
  last_day date,
  constraint proposals_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id),
  constraint proposals_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint proposals_hash_unique UNIQUE (hash),
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_type_id_foreign FOREIGN KEY (type_id) REFERENCES proposal_types(id)
);
CREATE INDEX proposals_boeking_id_index ON public.proposals USING btree (boeking_id);
CREATE INDEX proposals_created_by_index ON public.proposals USING btree (created_by);
CREATE INDEX proposals_ending_index ON public.proposals USING btree (last_day, id) WHERE ((status)::text = 'open'::text);
CREATE INDEX proposals_status_id_index ON public.proposals USING btree (status, id);
CREATE INDEX proposals_type_id_index ON public.proposals USING btree (type_id);

create table qualifications (
  id integer not null default nextval('qualifications_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  beschrijving text,
  archived boolean not null default false,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint qualifications_pkey PRIMARY KEY (id)
);

create unlogged table recent_writers (
  name text not null,
  written_at timestamp(3) with time zone not null,
  constraint recent_writers_pkey PRIMARY KEY (name)
);
CREATE INDEX recent_writers_written_at ON public.recent_writers USING btree (written_at);

create table recorded_hours (
  id integer not null default nextval('recorded_hours_id_seq'::regclass),
  personeel_id integer not null,
  dienst_id integer not null,
  begin timestamp(3) with time zone not null,
  eind timestamp(3) with time zone not null,
  pauze_minuten integer not null,
  noot text not null,
  constraint recorded_hours_dienst_id_foreign FOREIGN KEY (dienst_id) REFERENCES shifts(id),
  constraint recorded_hours_personeel_id_foreign FOREIGN KEY (personeel_id) REFERENCES contacts(id),
  constraint recorded_hours_pkey PRIMARY KEY (id)
);
CREATE INDEX recorded_hours_begin_index ON public.recorded_hours USING btree (begin);
CREATE INDEX recorded_hours_dienst_id_index ON public.recorded_hours USING btree (dienst_id);
CREATE INDEX recorded_hours_personeel_id_begin_id_index ON public.recorded_hours USING btree (personeel_id, begin, id);

create table recovery_codes (
  id integer not null default nextval('recovery_codes_id_seq'::regclass),
  user_id integer not null,
  hash character varying(64) not null,
  used_at timestamp(3) with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user_id_index ON public.recovery_codes USING btree (user_id);

create table resized_pictures (
  id integer not null default nextval('resized_pictures_id_seq'::regclass),
  picture_id integer not null,
  width integer not null,
  bytes bytea not null,
  constraint resized_pictures_picture_id_foreign FOREIGN KEY (picture_id) REFERENCES pictures(id) ON DELETE CASCADE,
  constraint resized_pictures_picture_id_width_unique UNIQUE (picture_id, width),
  constraint resized_pictures_pkey PRIMARY KEY (id)
);
CREATE INDEX resized_pictures_picture_id_index ON public.resized_pictures USING btree (picture_id);

create table roles (
  id integer not null default nextval('roles_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  permissies json not null,
  comparable_name character varying(512),
  tweede_factor_verplicht boolean not null default false,
  basic_toegestaan boolean not null default true,
  constraint roles_comparable_name_unique UNIQUE (comparable_name),
  constraint roles_pkey PRIMARY KEY (id)
);

create table sandbox (
  id integer not null,
  moment timestamp(3) with time zone not null,
  fixture character varying(60),
  outcome json,
  seed character varying(64) not null default ''::character varying,
  starts integer not null default 0,
  constraint sandbox_pkey PRIMARY KEY (id)
);

create table sandbox_payments (
  id integer not null default nextval('sandbox_payments_id_seq'::regclass),
  reference character varying(36) not null,
  token character varying(43) not null,
  form_key character varying(43) not null,
  status character varying(20) not null,
  amount bigint not null,
  description character varying(255) not null,
  return_url text not null,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_payments_pkey PRIMARY KEY (id),
  constraint sandbox_payments_reference_unique UNIQUE (reference),
  constraint sandbox_payments_token_unique UNIQUE (token)
);

create table sandbox_peppol_documents (
  id integer not null default nextval('sandbox_peppol_documents_id_seq'::regclass),
  reference character varying(36) not null,
  receiver character varying(60) not null,
  created_at timestamp(3) with time zone not null,
  delivered_at timestamp(3) with time zone not null,
  constraint sandbox_peppol_documents_pkey PRIMARY KEY (id),
  constraint sandbox_peppol_documents_reference_unique UNIQUE (reference)
);

create table sandbox_refunds (
  id integer not null default nextval('sandbox_refunds_id_seq'::regclass),
  payment_id integer not null,
  reference character varying(36) not null,
  amount bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint sandbox_refunds_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES sandbox_payments(id),
  constraint sandbox_refunds_pkey PRIMARY KEY (id),
  constraint sandbox_refunds_reference_unique UNIQUE (reference)
);
CREATE INDEX sandbox_refunds_payment_id_index ON public.sandbox_refunds USING btree (payment_id);

create table second_factors (
  id integer not null default nextval('second_factors_id_seq'::regclass),
  user_id integer not null,
  secret text,
  begun_secret text,
  used_step integer,
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint second_factors_user_id_unique UNIQUE (user_id)
);

create table sessions (
  id integer not null default nextval('sessions_id_seq'::regclass),
  user_id integer not null,
  hash character varying(64) not null,
  csrf_token character varying(64) not null,
  device character varying(255),
  address character varying(64) not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  proven_elsewhere boolean not null default false,
  constraint sessions_hash_unique UNIQUE (hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);

create table settings (
  id integer not null default nextval('settings_id_seq'::regclass),
  version integer not null default 1,
  slug character varying(255) not null,
  waarde text,
  constraint settings_pkey PRIMARY KEY (id),
  constraint settings_slug_unique UNIQUE (slug)
);

create unlogged table shared_counts (
  what character varying(64) not null,
  used integer not null,
  until timestamp(3) with time zone not null,
  constraint shared_counts_pkey PRIMARY KEY (what)
);
CREATE INDEX shared_counts_until_index ON public.shared_counts USING btree (until);

create table shifts (
  id integer not null default nextval('shifts_id_seq'::regclass),
  version integer not null default 1,
  begin timestamp(3) with time zone not null,
  eind timestamp(3) with time zone not null,
  noot text not null,
  opmerking text not null,
  personeel_id integer not null,
  boeking_id integer,
  locatie_id integer,
  kwalificatie_id integer,
  status character varying(20) not null,
  created_by integer,
  constraint shifts_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id),
  constraint shifts_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint shifts_kwalificatie_id_foreign FOREIGN KEY (kwalificatie_id) REFERENCES qualifications(id),
  constraint shifts_locatie_id_foreign FOREIGN KEY (locatie_id) REFERENCES locations(id),
  constraint shifts_personeel_id_foreign FOREIGN KEY (personeel_id) REFERENCES contacts(id),
  constraint shifts_pkey PRIMARY KEY (id)
);
CREATE INDEX shifts_begin_index ON public.shifts USING btree (begin);
CREATE INDEX shifts_boeking_id_index ON public.shifts USING btree (boeking_id);
CREATE INDEX shifts_created_by_index ON public.shifts USING btree (created_by);
CREATE INDEX shifts_eind_index ON public.shifts USING btree (eind);
CREATE INDEX shifts_kwalificatie_id_index ON public.shifts USING btree (kwalificatie_id);
CREATE INDEX shifts_locatie_id_index ON public.shifts USING btree (locatie_id);
CREATE INDEX shifts_of_days ON public.shifts USING btree (begin, eind) WHERE ((eind - begin) > '1 day'::interval);
CREATE INDEX shifts_personeel_id_begin_id_index ON public.shifts USING btree (personeel_id, begin, id);

create table staff_availability (
  id integer not null default nextval('staff_availability_id_seq'::regclass),
  personeel_id integer not null,
  begin timestamp(3) with time zone not null,
  eind timestamp(3) with time zone not null,
  beschikbaar boolean not null default false,
  opmerking text not null,
  constraint staff_availability_personeel_id_foreign FOREIGN KEY (personeel_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint staff_availability_pkey PRIMARY KEY (id)
);
CREATE INDEX staff_availability_eind_begin_index ON public.staff_availability USING btree (eind, begin);
CREATE INDEX staff_availability_personeel_id_begin_id_index ON public.staff_availability USING btree (personeel_id, begin, id);

create table staff_qualifications (
  id integer not null default nextval('staff_qualifications_id_seq'::regclass),
  contact_id integer not null,
  kwalificatie_id integer not null,
  constraint staff_qualifications_contact_id_foreign FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint staff_qualifications_contact_id_kwalificatie_id_unique UNIQUE (contact_id, kwalificatie_id),
  constraint staff_qualifications_kwalificatie_id_foreign FOREIGN KEY (kwalificatie_id) REFERENCES qualifications(id),
  constraint staff_qualifications_pkey PRIMARY KEY (id)
);
CREATE INDEX staff_qualifications_contact_id_index ON public.staff_qualifications USING btree (contact_id);
CREATE INDEX staff_qualifications_kwalificatie_id_index ON public.staff_qualifications USING btree (kwalificatie_id);

create table start_time_groups (
  id integer not null default nextval('start_time_groups_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255) not null,
  constraint start_time_groups_pkey PRIMARY KEY (id)
);

create table start_times (
  id integer not null default nextval('start_times_id_seq'::regclass),
  version integer not null default 1,
  startmomentgroep_id integer not null,
  datetime timestamp(3) with time zone not null,
  percentage_materiaal_online_boeking integer,
  constraint start_times_pkey PRIMARY KEY (id),
  constraint start_times_startmomentgroep_id_datetime_unique UNIQUE (startmomentgroep_id, datetime),
  constraint start_times_startmomentgroep_id_foreign FOREIGN KEY (startmomentgroep_id) REFERENCES start_time_groups(id)
);
CREATE INDEX start_times_datetime_id_index ON public.start_times USING btree (datetime, id);

create table status_reminder_companies (
  id integer not null default nextval('status_reminder_companies_id_seq'::regclass),
  status_reminder_id integer not null,
  bedrijf_id integer not null,
  status character varying(20) not null,
  since timestamp(3) with time zone not null,
  constraint status_reminder_companies_bedrijf_id_foreign FOREIGN KEY (bedrijf_id) REFERENCES companies(id),
  constraint status_reminder_companies_bedrijf_id_status_unique UNIQUE (bedrijf_id, status),
  constraint status_reminder_companies_pkey PRIMARY KEY (id),
  constraint status_reminder_companies_status_reminder_id_foreign FOREIGN KEY (status_reminder_id) REFERENCES status_reminders(id) ON DELETE CASCADE
);
CREATE INDEX status_reminder_companies_bedrijf_id_index ON public.status_reminder_companies USING btree (bedrijf_id);
CREATE INDEX status_reminder_companies_status_reminder_id_index ON public.status_reminder_companies USING btree (status_reminder_id);

create table status_reminder_stays (
  id integer not null default nextval('status_reminder_stays_id_seq'::regclass),
  boeking_id integer not null,
  status_updated_at timestamp(3) with time zone not null,
  reminded_at timestamp(3) with time zone not null,
  constraint status_reminder_stays_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint status_reminder_stays_boeking_id_status_updated_at_unique UNIQUE (boeking_id, status_updated_at),
  constraint status_reminder_stays_pkey PRIMARY KEY (id)
);
CREATE INDEX status_reminder_stays_boeking_id_index ON public.status_reminder_stays USING btree (boeking_id);

create table status_reminders (
  id integer not null default nextval('status_reminders_id_seq'::regclass),
  version integer not null default 1,
  naam character varying(255),
  status character varying(20) not null,
  termijn_in_dagen integer not null,
  herinnering_termijn_in_dagen integer not null,
  onderwerp_mail_herinnering text not null,
  body_mail_herinnering text not null,
  constraint status_reminders_pkey PRIMARY KEY (id)
);

create table till_log (
  id integer not null default nextval('till_log_id_seq'::regclass),
  pos_id integer not null,
  volgnummer integer not null,
  soort character varying(10) not null,
  moment timestamp(3) with time zone not null,
  datum date not null,
  opmerking text not null,
  bedragen json not null,
  verschil bigint,
  movement_id integer not null,
  created_by integer,
  constraint till_log_created_by_foreign FOREIGN KEY (created_by) REFERENCES contacts(id),
  constraint till_log_pkey PRIMARY KEY (id),
  constraint till_log_pos_id_foreign FOREIGN KEY (pos_id) REFERENCES points_of_sale(id),
  constraint till_log_pos_id_volgnummer_unique UNIQUE (pos_id, volgnummer)
);
CREATE INDEX till_log_created_by_index ON public.till_log USING btree (created_by);
CREATE INDEX till_log_pos_id_index ON public.till_log USING btree (pos_id);
CREATE TRIGGER till_log_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.till_log FOR EACH STATEMENT EXECUTE FUNCTION till_log_stay();

create table till_movements (
  id integer not null default nextval('till_movements_id_seq'::regclass),
  pos_id integer not null,
  betaalmethode_id integer,
  bedrag bigint not null,
  payment_id integer not null,
  constraint till_movements_pkey PRIMARY KEY (id)
);
CREATE INDEX till_movements_payment_id_index ON public.till_movements USING btree (payment_id);
CREATE INDEX till_movements_pos_id_id_index ON public.till_movements USING btree (pos_id, id);
CREATE TRIGGER till_movements_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.till_movements FOR EACH STATEMENT EXECUTE FUNCTION till_movements_stay();

create table typed_addresses (
  mailbox character varying(64) not null,
  day date not null,
  mails integer not null,
  constraint typed_addresses_pkey PRIMARY KEY (mailbox, day)
);
CREATE INDEX typed_addresses_day_index ON public.typed_addresses USING btree (day);

create table user_logins (
  id integer not null default nextval('user_logins_id_seq'::regclass),
  user_id integer not null,
  last_login timestamp(3) with time zone,
  issuer_login_at timestamp(3) with time zone,
  constraint user_logins_pkey PRIMARY KEY (id),
  constraint user_logins_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_logins_user_id_unique UNIQUE (user_id)
);
CREATE INDEX user_logins_user_id_index ON public.user_logins USING btree (user_id);

create table user_roles (
  id integer not null default nextval('user_roles_id_seq'::regclass),
  user_id integer not null,
  role_id integer not null,
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_role_id_foreign FOREIGN KEY (role_id) REFERENCES roles(id),
  constraint user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_roles_user_id_role_id_unique UNIQUE (user_id, role_id)
);
CREATE INDEX user_roles_role_id_index ON public.user_roles USING btree (role_id);
CREATE INDEX user_roles_user_id_index ON public.user_roles USING btree (user_id);

create table users (
  id integer not null,
  version integer not null default 1,
  gebruikersnaam character varying(255) not null,
  password_hash text not null,
  actief boolean not null default false,
  permissies json not null,
  email_address character varying(255),
  locale character varying(35),
  login_name character varying(512),
  wachtwoord_gewijzigd_op timestamp(3) with time zone,
  tweede_factor boolean not null default false,
  tweede_factor_gewijzigd_op timestamp(3) with time zone,
  oidc_issuer character varying(255),
  oidc_subject character varying(255),
  constraint users_gebruikersnaam_unique UNIQUE (gebruikersnaam),
  constraint users_id_foreign FOREIGN KEY (id) REFERENCES contacts(id),
  constraint users_login_name_unique UNIQUE (login_name),
  constraint users_oidc_issuer_oidc_subject_unique UNIQUE (oidc_issuer, oidc_subject),
  constraint users_pkey PRIMARY KEY (id)
);

create table vat_change_bookings (
  id integer not null default nextval('vat_change_bookings_id_seq'::regclass),
  btw_wijziging_id integer not null,
  boeking_id integer not null,
  referentie character varying(50) not null,
  datum date not null,
  uitkomst character varying(20) not null,
  reden character varying(20),
  totaal_voor bigint not null,
  totaal_na bigint not null,
  totaal_exclusief_voor bigint not null,
  totaal_exclusief_na bigint not null,
  constraint vat_change_bookings_btw_wijziging_id_boeking_id_unique UNIQUE (btw_wijziging_id, boeking_id),
  constraint vat_change_bookings_btw_wijziging_id_foreign FOREIGN KEY (btw_wijziging_id) REFERENCES vat_changes(id) ON DELETE CASCADE,
  constraint vat_change_bookings_pkey PRIMARY KEY (id)
);
CREATE INDEX vat_change_bookings_btw_wijziging_id_index ON public.vat_change_bookings USING btree (btw_wijziging_id);

create table vat_changes (
  id integer not null default nextval('vat_changes_id_seq'::regclass),
  version integer not null default 1,
  van integer not null,
  naar integer not null,
  ingangsdatum date not null,
  product_ids json,
  prijs character varying(20) not null,
  dry_run boolean not null default false,
  tot_boeking_id integer not null,
  gewijzigd integer not null,
  overgeslagen integer not null,
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  constraint vat_changes_pkey PRIMARY KEY (id)
);

create table visitor_counts (
  who character varying(43) not null,
  day date not null,
  orders integer not null,
  constraint visitor_counts_pkey PRIMARY KEY (who)
);
CREATE INDEX visitor_counts_day_index ON public.visitor_counts USING btree (day);

create table visitor_orders (
  payment_id integer not null,
  network character varying(43) not null,
  mailbox character varying(43),
  day date not null,
  arrangement_id integer,
  datum date,
  constraint visitor_orders_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES online_payments(id) ON DELETE CASCADE,
  constraint visitor_orders_pkey PRIMARY KEY (payment_id)
);
CREATE INDEX visitor_orders_day_index ON public.visitor_orders USING btree (day);
CREATE INDEX visitor_orders_mailbox_index ON public.visitor_orders USING btree (mailbox);
CREATE INDEX visitor_orders_network_index ON public.visitor_orders USING btree (network);

create table voucher_sales (
  id integer not null default nextval('voucher_sales_id_seq'::regclass),
  version integer not null default 1,
  voucher_template_id integer not null,
  customer_id integer not null,
  company_id integer not null,
  customer_name text not null,
  number_of_vouchers integer not null,
  price bigint not null,
  total bigint not null,
  status character varying(20) not null,
  created_at timestamp(3) with time zone not null,
  paid_at timestamp(3) with time zone,
  paid_on date,
  mail_to character varying(254),
  constraint voucher_sales_company_id_foreign FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint voucher_sales_customer_id_foreign FOREIGN KEY (customer_id) REFERENCES contacts(id),
  constraint voucher_sales_pkey PRIMARY KEY (id),
  constraint voucher_sales_voucher_template_id_foreign FOREIGN KEY (voucher_template_id) REFERENCES voucher_templates(id)
);
CREATE INDEX voucher_sales_company_id_index ON public.voucher_sales USING btree (company_id);
CREATE INDEX voucher_sales_customer_id_index ON public.voucher_sales USING btree (customer_id);
CREATE INDEX voucher_sales_paid_on_index ON public.voucher_sales USING btree (paid_on);
CREATE INDEX voucher_sales_voucher_template_id_index ON public.voucher_sales USING btree (voucher_template_id);

create table voucher_templates (
  id integer not null default nextval('voucher_templates_id_seq'::regclass),
  version integer not null default 1,
  name character varying(255) not null,
  description text,
  price bigint not null,
  quantity_term character varying(255),
  product_amount integer not null,
  expire_days integer,
  expiration_date date,
  company_id integer,
  products json not null,
  pdf_template_id integer,
  internal_reference character varying(255),
  confirmation_mail_subject character varying(255),
  confirmation_mail_body text,
  contactform_id integer,
  constraint voucher_templates_company_id_foreign FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint voucher_templates_contactform_id_foreign FOREIGN KEY (contactform_id) REFERENCES contact_forms(id),
  constraint voucher_templates_pdf_template_id_foreign FOREIGN KEY (pdf_template_id) REFERENCES pdf_templates(id),
  constraint voucher_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX voucher_templates_company_id_index ON public.voucher_templates USING btree (company_id);
CREATE INDEX voucher_templates_contactform_id_index ON public.voucher_templates USING btree (contactform_id);
CREATE INDEX voucher_templates_pdf_template_id_index ON public.voucher_templates USING btree (pdf_template_id);

create table vouchers (
  id integer not null default nextval('vouchers_id_seq'::regclass),
  version integer not null default 1,
  code character varying(50) not null,
  title character varying(255) not null,
  status character varying(20) not null,
  voucher_template_id integer,
  customer_id integer,
  expiration_date date,
  inhoud json not null,
  arrangement_ids json not null,
  internal_reference character varying(255),
  paid bigint not null,
  boeking_id integer,
  redeemed json,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  sale_id integer,
  sale_number integer,
  metadata json not null default '{}'::json,
  constraint vouchers_boeking_id_foreign FOREIGN KEY (boeking_id) REFERENCES bookings(id),
  constraint vouchers_customer_id_foreign FOREIGN KEY (customer_id) REFERENCES contacts(id),
  constraint vouchers_pkey PRIMARY KEY (id),
  constraint vouchers_sale_id_foreign FOREIGN KEY (sale_id) REFERENCES voucher_sales(id),
  constraint vouchers_sale_id_sale_number_unique UNIQUE (sale_id, sale_number),
  constraint vouchers_voucher_template_id_foreign FOREIGN KEY (voucher_template_id) REFERENCES voucher_templates(id)
);
CREATE INDEX vouchers_boeking_id_index ON public.vouchers USING btree (boeking_id);
CREATE INDEX vouchers_customer_id_index ON public.vouchers USING btree (customer_id);
CREATE INDEX vouchers_expiring_index ON public.vouchers USING btree (expiration_date, id) WHERE ((status)::text = 'open'::text);
CREATE INDEX vouchers_sale_id_index ON public.vouchers USING btree (sale_id);
CREATE INDEX vouchers_status_id_index ON public.vouchers USING btree (status, id);
CREATE INDEX vouchers_voucher_template_id_index ON public.vouchers USING btree (voucher_template_id);
CREATE TRIGGER vouchers_metadata_delete AFTER DELETE ON public.vouchers FOR EACH ROW WHEN (((old.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER vouchers_metadata_insert AFTER INSERT ON public.vouchers FOR EACH ROW WHEN (((new.metadata)::text <> '{}'::text)) EXECUTE FUNCTION keep_metadata_pairs();
CREATE TRIGGER vouchers_metadata_update AFTER UPDATE OF metadata ON public.vouchers FOR EACH ROW WHEN (((old.metadata)::text <> (new.metadata)::text)) EXECUTE FUNCTION keep_metadata_pairs();

create table webhook_deliveries (
  id integer not null default nextval('webhook_deliveries_id_seq'::regclass),
  webhook_id integer not null,
  payload_id bigint not null,
  thin boolean not null default false,
  channel character varying(100) not null,
  status character varying(10) not null,
  queued boolean not null default false,
  attempts integer not null default 0,
  round integer not null default 0,
  created_at timestamp(3) with time zone not null,
  next_attempt_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  last_status integer,
  answer text,
  history text,
  signature text,
  constraint webhook_deliveries_payload_id_foreign FOREIGN KEY (payload_id) REFERENCES webhook_payloads(id) ON DELETE CASCADE,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint webhook_deliveries_webhook_id_payload_id_unique UNIQUE (webhook_id, payload_id)
);
CREATE INDEX webhook_deliveries_payload_id_index ON public.webhook_deliveries USING btree (payload_id);
CREATE INDEX webhook_deliveries_queued_index ON public.webhook_deliveries USING btree (channel, id) WHERE queued;

create table webhook_failures (
  webhook_id integer not null,
  since timestamp(3) with time zone not null,
  constraint webhook_failures_pkey PRIMARY KEY (webhook_id),
  constraint webhook_failures_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);

create table webhook_payloads (
  id bigint not null default nextval('webhook_payloads_id_seq'::regclass),
  event_no bigint,
  event_id character varying(36) not null,
  event character varying(100) not null,
  object character varying(50) not null,
  object_id integer not null,
  body text not null,
  thin_body text,
  occurred_at timestamp(3) with time zone not null,
  constraint webhook_payloads_event_no_unique UNIQUE (event_no),
  constraint webhook_payloads_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_payloads_occurred_at_index ON public.webhook_payloads USING btree (occurred_at);

create table webhooks (
  id integer not null default nextval('webhooks_id_seq'::regclass),
  version integer not null default 1,
  name character varying(100) not null,
  url text not null,
  active boolean not null,
  inactive_reason character varying(20),
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by integer,
  updated_by integer,
  created_rights json,
  updated_rights json,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamp(3) with time zone,
  secret_set_at timestamp(3) with time zone,
  constraint webhooks_pkey PRIMARY KEY (id)
);
CREATE INDEX webhooks_heard ON public.webhooks USING btree (name) WHERE active;

create table withdrawals (
  id integer not null default nextval('withdrawals_id_seq'::regclass),
  version integer not null default 1,
  token character varying(43) not null,
  status character varying(20) not null,
  reden character varying(20),
  naam character varying(255) not null,
  email character varying(254) not null,
  referentie character varying(255) not null,
  verklaring text,
  company_id integer not null,
  created_at timestamp(3) with time zone not null,
  confirmed_at timestamp(3) with time zone,
  voucher_sale_id integer,
  boeking_id integer,
  voucher_ids json not null,
  bedrag bigint,
  online_payment_id integer,
  opmerking text,
  constraint withdrawals_company_id_foreign FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint withdrawals_online_payment_id_foreign FOREIGN KEY (online_payment_id) REFERENCES online_payments(id),
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_token_unique UNIQUE (token),
  constraint withdrawals_voucher_sale_id_foreign FOREIGN KEY (voucher_sale_id) REFERENCES voucher_sales(id)
);
CREATE INDEX withdrawals_company_id_index ON public.withdrawals USING btree (company_id);
CREATE INDEX withdrawals_online_payment_id_index ON public.withdrawals USING btree (online_payment_id);
CREATE INDEX withdrawals_status_id_index ON public.withdrawals USING btree (status, id);
CREATE INDEX withdrawals_unconfirmed_index ON public.withdrawals USING btree (created_at, id) WHERE (confirmed_at IS NULL);
CREATE INDEX withdrawals_voucher_sale_id_index ON public.withdrawals USING btree (voucher_sale_id);
CREATE OR REPLACE FUNCTION public.keep_metadata_pairs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
    if tg_op <> 'INSERT' then
      delete from metadata_pairs where object = tg_table_name and object_id = old.id;
    end if;
    if tg_op <> 'DELETE' then
      insert into metadata_pairs (object, key, value, object_id)
        select tg_table_name, pair.key, pair.value, new.id from json_each_text(new.metadata) as pair;
    end if;
    return null;
  end $function$;
CREATE OR REPLACE FUNCTION public.refuse_journal_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'Entries of the journal are never changed or removed: add one that takes it back.'; end $function$;
CREATE OR REPLACE FUNCTION public.till_log_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'The till log is never changed: add an entry.'; end $function$;
CREATE OR REPLACE FUNCTION public.till_movements_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'The till log is never changed: add an entry.'; end $function$;

-- settings: {"id":1,"version":1,"slug":"currency","waarde":null}
-- settings: {"id":2,"version":1,"slug":"maximum_aantal_online_boeking_overschreden","waarde":null}
-- settings: {"id":3,"version":1,"slug":"online_boeking_betaalkeuze","waarde":null}
-- settings: {"id":4,"version":1,"slug":"online_boeking_betaalkeuze_achteraf_titel","waarde":null}
-- settings: {"id":5,"version":1,"slug":"online_boeking_betaalkeuze_ideal_titel","waarde":null}
-- settings: {"id":6,"version":1,"slug":"online_boeking_step0_text_pre","waarde":null}
-- settings: {"id":7,"version":1,"slug":"online_boeking_step0_text_post","waarde":null}
-- settings: {"id":8,"version":1,"slug":"online_boeking_step1_text_pre","waarde":null}
-- settings: {"id":9,"version":1,"slug":"online_boeking_step1_text_post","waarde":null}
-- settings: {"id":10,"version":1,"slug":"online_boeking_step3_text_post","waarde":null}
-- settings: {"id":11,"version":1,"slug":"allow_online_package_booking","waarde":null}
-- settings: {"id":12,"version":1,"slug":"allow_old_vouchers_sales","waarde":null}
-- settings: {"id":13,"version":1,"slug":"allow_old_contact_forms","waarde":null}
-- settings: {"id":14,"version":1,"slug":"online_boeking_achteraf_betalen_status","waarde":null}
-- settings: {"id":15,"version":1,"slug":"btw_percentages","waarde":null}
-- settings: {"id":16,"version":1,"slug":"online_boeking_hold_minuten","waarde":null}
-- settings: {"id":17,"version":1,"slug":"verlopen_optie_actie","waarde":null}
-- settings: {"id":18,"version":1,"slug":"deels_factureren","waarde":null}
-- settings: {"id":19,"version":1,"slug":"grootboek_debiteuren","waarde":null}
-- settings: {"id":20,"version":1,"slug":"grootboek_omzet","waarde":null}
-- settings: {"id":21,"version":1,"slug":"grootboek_voorschotten","waarde":null}
-- settings: {"id":22,"version":1,"slug":"grootboek_btw","waarde":null}
-- settings: {"id":23,"version":1,"slug":"grootboek_betalingen","waarde":null}
-- settings: {"id":24,"version":1,"slug":"planning_waarschuwing_dagen","waarde":null}
-- settings: {"id":25,"version":1,"slug":"grootboek_vouchers","waarde":null}
-- settings: {"id":26,"version":1,"slug":"online_boeking_redirect_hosts","waarde":null}
-- settings: {"id":27,"version":1,"slug":"online_boeking_max_per_netwerk","waarde":null}
-- settings: {"id":28,"version":1,"slug":"online_boeking_max_per_adres","waarde":null}
-- settings: {"id":29,"version":1,"slug":"online_boeking_max_onbetaald","waarde":null}
-- settings: {"id":30,"version":1,"slug":"gebeurtenissen_bewaren_dagen","waarde":null}
-- settings: {"id":31,"version":1,"slug":"mails_bewaren_dagen","waarde":null}
-- settings: {"id":32,"version":1,"slug":"annuleringsvoorwaarden_id","waarde":null}
-- settings: {"id":33,"version":1,"slug":"herroepingstermijn_dagen","waarde":null}
-- settings: {"id":34,"version":1,"slug":"tweede_factor_verplicht","waarde":null}
