-- All that the migrations make on SQLite. Made by npx tsx test/schema.ts. Never edit.

CREATE TABLE `api_key_uses` (
  `id` integer not null primary key autoincrement,
  `api_key_id` integer not null,
  `last_used_at` datetime,
  foreign key(`api_key_id`) references `api_keys`(`id`) on delete CASCADE
);
CREATE INDEX `api_key_uses_api_key_id_index` on `api_key_uses` (`api_key_id`);
CREATE UNIQUE INDEX `api_key_uses_api_key_id_unique` on `api_key_uses` (`api_key_id`);

CREATE TABLE `api_keys` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `user_id` integer not null,
  `description` varchar(255) not null,
  `hash` varchar(64) not null,
  `prefix` varchar(255) not null,
  `scopes` json,
  `created_at` datetime not null,
  `expires_at` datetime,
  `previous_hash` varchar(64),
  `previous_expires_at` datetime,
  foreign key(`user_id`) references `users`(`id`) on delete NO ACTION
);
CREATE UNIQUE INDEX `api_keys_hash_unique` on `api_keys` (`hash`);
CREATE UNIQUE INDEX `api_keys_previous_hash_unique` on `api_keys` (`previous_hash`);
CREATE INDEX `api_keys_user_id_index` on `api_keys` (`user_id`);

CREATE TABLE `attachments` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `filename` varchar(255) not null
);

CREATE TABLE `book_processes` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `arrangement_ids` json not null,
  `product_ids` json not null,
  `actief` boolean not null default '0'
);

CREATE TABLE `booking_counters` (
  `klant_id` integer not null,
  `last` integer not null,
  foreign key(`klant_id`) references `contacts`(`id`) on delete CASCADE,
  primary key (`klant_id`)
);
CREATE INDEX `booking_counters_klant_id_index` on `booking_counters` (`klant_id`);

CREATE TABLE `booking_lines` (
  `id` integer not null primary key autoincrement,
  `boeking_id` integer not null,
  `product_id` integer not null,
  `locatie_id` integer,
  `aantal` integer not null,
  `follows_rule` boolean not null default '0',
  `minimum_aantal` integer not null,
  `begin` datetime not null,
  `eind` datetime not null,
  `beschrijving` text not null,
  `opmerking` text,
  `betaald_bedrag` bigint,
  `betaal_datum` date,
  `betaal_opmerking` text,
  `begins_on` date,
  `prijsregel_id` integer,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE,
  foreign key(`product_id`) references `products`(`id`),
  foreign key(`locatie_id`) references `locations`(`id`),
  constraint `booking_lines_prijsregel_id_fkey` foreign key(`prijsregel_id`) references `price_rules`(`id`) on delete NO ACTION
);
CREATE INDEX `booking_lines_begin_index` on `booking_lines` (`begin`);
CREATE INDEX `booking_lines_begins_on_index` on `booking_lines` (`begins_on`);
CREATE INDEX `booking_lines_boeking_id_index` on `booking_lines` (`boeking_id`);
CREATE INDEX `booking_lines_eind_index` on `booking_lines` (`eind`);
CREATE INDEX `booking_lines_locatie_id_begin_index` on `booking_lines` (`locatie_id`, `begin`);
CREATE INDEX booking_lines_of_days on booking_lines ("begin") where julianday(eind) - julianday("begin") > 1;
CREATE INDEX booking_lines_of_months on booking_lines ("eind") where julianday(eind) - julianday("begin") > 32;
CREATE INDEX `booking_lines_prijsregel_id_index` on `booking_lines` (`prijsregel_id`);
CREATE INDEX booking_lines_product_id_index on booking_lines (product_id, boeking_id);

CREATE TABLE `booking_mail_sendings` (
  `id` integer not null primary key autoincrement,
  `boeking_id` integer not null,
  `boekingsmail_id` integer,
  `moment` varchar(20) not null,
  `datum` date,
  `mail_id` integer,
  `programme` json not null,
  `entry` json not null,
  `created_at` datetime not null,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `booking_mail_sendings_boeking_id_boekingsmail_id_datum_unique` on `booking_mail_sendings` (`boeking_id`, `boekingsmail_id`, `datum`);
CREATE INDEX `booking_mail_sendings_boeking_id_index` on `booking_mail_sendings` (`boeking_id`);

CREATE TABLE `booking_mails` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255),
  `bedrijf_id` integer not null,
  `moment` varchar(20) not null,
  `onderwerp` text not null,
  `body` text not null,
  `dagen` integer,
  `tijd` varchar(5) not null,
  `programma_meesturen` boolean not null default '0',
  `agenda_meesturen` boolean not null default '0',
  `bijlagen_meesturen` boolean not null default '0',
  `actief` boolean not null default '0',
  `since` datetime not null,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `booking_mails_bedrijf_id_index` on `booking_mails` (`bedrijf_id`);

CREATE TABLE `bookings` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `klant_id` integer not null,
  `referentie` varchar(50) not null,
  `begin` datetime not null,
  `datum` date not null,
  `status` varchar(20) not null,
  `status_updated_at` datetime not null,
  `definite_at` datetime,
  `arrangement` varchar(255) not null,
  `arrangement_id` integer,
  `personen` integer not null,
  `online_boeking` boolean not null default '0',
  `status_vervaldatum` date,
  `bijzonderheden` text,
  `kosten_klant_id` integer,
  `kosten_bedrijf_id` integer not null,
  `kosten_opmerking` text,
  `kosten_betaaltermijn` integer not null,
  `kosten_referentie_klant` varchar(255),
  `created_at` datetime not null,
  `created_by` integer,
  `factureren` boolean not null default '1',
  `conceptfactuur_na_dagen` integer,
  `drafted_on` date,
  `created_on` date,
  `book_process_id` integer,
  `moves_at` datetime,
  `kept_terms_id` integer,
  `metadata` json not null default '{}',
  foreign key(`klant_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`arrangement_id`) references `packages`(`id`) on delete NO ACTION,
  foreign key(`kosten_klant_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`kosten_bedrijf_id`) references `companies`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`book_process_id`) references `book_processes`(`id`) on delete NO ACTION,
  constraint `bookings_kept_terms_id_fkey` foreign key(`kept_terms_id`) references `kept_cancellation_terms`(`id`) on delete NO ACTION
);
CREATE INDEX `bookings_arrangement_id_index` on `bookings` (`arrangement_id`);
CREATE INDEX `bookings_begin_index` on `bookings` (`begin`);
CREATE INDEX `bookings_book_process_id_index` on `bookings` (`book_process_id`);
CREATE INDEX `bookings_created_at_index` on `bookings` (`created_at`);
CREATE INDEX `bookings_created_by_index` on `bookings` (`created_by`);
CREATE INDEX `bookings_created_on_index` on `bookings` (`created_on`);
CREATE INDEX `bookings_datum_index` on `bookings` (`datum`);
CREATE INDEX bookings_expiring_index on bookings (status_vervaldatum, id)
      where status in ('optie', 'reservering');
CREATE INDEX `bookings_kept_terms_id_index` on `bookings` (`kept_terms_id`);
CREATE INDEX `bookings_klant_id_index` on `bookings` (`klant_id`);
CREATE INDEX `bookings_kosten_bedrijf_id_datum_index` on `bookings` (`kosten_bedrijf_id`, `datum`);
CREATE INDEX `bookings_kosten_bedrijf_id_index` on `bookings` (`kosten_bedrijf_id`);
CREATE INDEX `bookings_kosten_bedrijf_id_status_status_updated_at_index` on `bookings` (`kosten_bedrijf_id`, `status`, `status_updated_at`);
CREATE INDEX `bookings_kosten_klant_id_index` on `bookings` (`kosten_klant_id`);
CREATE INDEX bookings_moves_at_index on bookings (moves_at, id) where moves_at is not null;
CREATE INDEX bookings_own_draft_index on bookings ((date(datum, '+' || conceptfactuur_na_dagen || ' days')))
      where conceptfactuur_na_dagen is not null and drafted_on is null and factureren and status in ('definitief', 'gaande', 'voltooid');
CREATE UNIQUE INDEX `bookings_referentie_unique` on `bookings` (`referentie`);
CREATE INDEX `bookings_status_index` on `bookings` (`status`);
CREATE INDEX bookings_stay_index on bookings (kosten_bedrijf_id, status, status_updated_at);
CREATE INDEX bookings_to_draft_index on bookings (kosten_bedrijf_id, datum)
      where conceptfactuur_na_dagen is null and drafted_on is null and factureren and status in ('definitief', 'gaande', 'voltooid');
CREATE TRIGGER bookings_metadata_delete after delete on bookings when old.metadata <> '{}' begin delete from metadata_pairs where object = 'bookings' and object_id = old.id; end;
CREATE TRIGGER bookings_metadata_insert after insert on bookings when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'bookings', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER bookings_metadata_update after update of metadata on bookings when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'bookings' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'bookings', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `calendars` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `soort` varchar(20) not null,
  `personeel_id` integer,
  `locatie_id` integer,
  `boeking_id` integer,
  `uid` varchar(36) not null,
  `hash` varchar(64) not null,
  `prefix` varchar(10) not null,
  `created_at` datetime not null,
  `created_by` integer,
  `created_rights` json,
  foreign key(`personeel_id`) references `contacts`(`id`) on delete CASCADE,
  foreign key(`locatie_id`) references `locations`(`id`) on delete CASCADE,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION
);
CREATE INDEX `calendars_boeking_id_index` on `calendars` (`boeking_id`);
CREATE INDEX `calendars_created_by_index` on `calendars` (`created_by`);
CREATE UNIQUE INDEX `calendars_hash_unique` on `calendars` (`hash`);
CREATE INDEX `calendars_locatie_id_index` on `calendars` (`locatie_id`);
CREATE INDEX `calendars_personeel_id_index` on `calendars` (`personeel_id`);

CREATE TABLE `cancellation_terms` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `regels` json not null,
  `terugbetalen` varchar(20) not null,
  `online` boolean not null default '0',
  `tekst` text not null
);

CREATE TABLE `cancellations` (
  `id` integer not null primary key autoincrement,
  `boeking_id` integer not null,
  `cancelled_at` datetime not null,
  `reden` text,
  `by_customer` boolean not null default '0',
  `created_by` integer,
  `quote` json not null,
  `refund_amount` bigint not null,
  `last_payment_id` integer not null,
  `last_refund_id` integer not null,
  `dismissed_at` datetime,
  `dismissed_by` integer,
  `agreed` json,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE
);
CREATE INDEX `cancellations_boeking_id_index` on `cancellations` (`boeking_id`);

CREATE TABLE `capacity_entries` (
  `id` integer not null primary key autoincrement,
  `material_id` integer not null,
  `begin` datetime not null,
  `end` datetime not null,
  `amount` integer not null,
  `internal_reference` varchar(50),
  foreign key(`material_id`) references `materials`(`id`) on delete CASCADE,
  constraint capacity_entries_order check ("begin" < "end")
);
CREATE INDEX `capacity_entries_material_id_begin_index` on `capacity_entries` (`material_id`, `begin`);
CREATE TRIGGER capacity_entries_overlap_insert after insert on capacity_entries
      when  (exists (select 1 from capacity_entries where material_id = new.material_id and id <> new.id and "begin" >= new."begin" and "begin" < new."end") or (select "end" from capacity_entries where material_id = new.material_id and id <> new.id and "begin" < new."begin" order by "begin" desc limit 1) > new."begin")
      begin select raise(abort, 'CHECK constraint failed: capacity_entries_overlap'); end;
CREATE TRIGGER capacity_entries_overlap_update after update on capacity_entries
      when (new.material_id <> old.material_id or new."begin" < old."begin" or new."end" > old."end") and (exists (select 1 from capacity_entries where material_id = new.material_id and id <> new.id and "begin" >= new."begin" and "begin" < new."end") or (select "end" from capacity_entries where material_id = new.material_id and id <> new.id and "begin" < new."begin" order by "begin" desc limit 1) > new."begin")
      begin select raise(abort, 'CHECK constraint failed: capacity_entries_overlap'); end;

CREATE TABLE `clock_marks` (
  `id` integer not null primary key autoincrement,
  `seen_at` datetime not null
);

CREATE TABLE `codes` (
  `id` integer not null primary key autoincrement,
  `comparable_code` text not null,
  `discount_code_id` integer,
  `voucher_id` integer,
  foreign key(`discount_code_id`) references `discount_codes`(`id`) on delete CASCADE,
  foreign key(`voucher_id`) references `vouchers`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `codes_comparable_code_unique` on `codes` (`comparable_code`);
CREATE INDEX `codes_discount_code_id_index` on `codes` (`discount_code_id`);
CREATE INDEX codes_of_vouchers_prefix_index on codes (comparable_code) where voucher_id is not null;
CREATE INDEX `codes_voucher_id_index` on `codes` (`voucher_id`);

CREATE TABLE `companies` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `bedrijfsnaam` varchar(255) not null,
  `weergavenaam` varchar(255) not null,
  `slogan` varchar(255),
  `adres` varchar(255),
  `plaats` varchar(255),
  `bank_tnv` varchar(255),
  `website` varchar(255),
  `postcode` varchar(20),
  `landcode` varchar(2),
  `iban` varchar(34),
  `bic` varchar(11),
  `btw_nummer` varchar(50),
  `kvk_nummer` varchar(50),
  `telefoon` varchar(50),
  `email` varchar(255) not null,
  `latitude` float,
  `longitude` float,
  `factuur_nummer_prefix` varchar(10) not null,
  `factuur_betaaltermijn` integer not null,
  `soort_klanten` json not null,
  `free_relation_fields` json not null,
  `programmarender_aantallen` boolean not null default '0',
  `default_font` varchar(100) not null,
  `locale` varchar(5) not null,
  `factuur_pdf_template_id` integer not null,
  `kassa_factuur_pdf_template_id` integer,
  `online_boeking_factuur_pdf_template_id` integer,
  `onderwerp_mail_eindfactuur` varchar(255) not null,
  `body_mail_eindfactuur` text not null,
  `onderwerp_eerste_betalingsherinnering` varchar(255) not null,
  `body_eerste_betalingsherinnering` text not null,
  `onderwerp_tweede_betalingsherinnering` varchar(255) not null,
  `body_tweede_betalingsherinnering` text not null,
  `onderwerp_betaalbevestiging` varchar(255) not null,
  `body_betaalbevestiging` text not null,
  `ondertekening_standaardmails` text,
  `standaard_aanhef` varchar(255) not null,
  `attentietekst` varchar(255) not null,
  `standaard_titel_man` varchar(50) not null,
  `standaard_titel_vrouw` varchar(50) not null,
  `communication_default_mail_subject` varchar(255) not null,
  `deleted_at` datetime,
  `factureren_na_dagen` integer not null default '0',
  `smtp_integration_id` integer,
  `payment_integration_id` integer,
  `online_betaalmethode_id` integer,
  `peppol_id` varchar(60),
  `peppol_integration_id` integer,
  `peppol_automatisch` boolean not null default '0',
  foreign key(`factuur_pdf_template_id`) references `pdf_templates`(`id`) on delete NO ACTION,
  foreign key(`kassa_factuur_pdf_template_id`) references `pdf_templates`(`id`) on delete NO ACTION,
  foreign key(`online_boeking_factuur_pdf_template_id`) references `pdf_templates`(`id`) on delete NO ACTION,
  foreign key(`smtp_integration_id`) references `integrations`(`id`) on delete NO ACTION,
  foreign key(`payment_integration_id`) references `integrations`(`id`) on delete NO ACTION,
  foreign key(`online_betaalmethode_id`) references `payment_methods`(`id`) on delete NO ACTION,
  constraint `companies_peppol_integration_id_fkey` foreign key(`peppol_integration_id`) references `integrations`(`id`) on delete NO ACTION
);
CREATE INDEX `companies_factuur_pdf_template_id_index` on `companies` (`factuur_pdf_template_id`);
CREATE INDEX `companies_kassa_factuur_pdf_template_id_index` on `companies` (`kassa_factuur_pdf_template_id`);
CREATE INDEX `companies_online_betaalmethode_id_index` on `companies` (`online_betaalmethode_id`);
CREATE INDEX `companies_online_boeking_factuur_pdf_template_id_index` on `companies` (`online_boeking_factuur_pdf_template_id`);
CREATE INDEX `companies_payment_integration_id_index` on `companies` (`payment_integration_id`);
CREATE INDEX `companies_peppol_integration_id_index` on `companies` (`peppol_integration_id`);
CREATE INDEX `companies_smtp_integration_id_index` on `companies` (`smtp_integration_id`);

CREATE TABLE `contact_form_fields` (
  `id` integer not null primary key autoincrement,
  `contactformulier_id` integer not null,
  `naam` varchar(255) not null,
  `soort_invoer` varchar(30) not null,
  `verplicht` boolean not null default '0',
  `mogelijke_keuzes` json,
  `bijzonderheden_boeking` boolean not null default '0',
  `field_identifier` varchar(300) not null,
  `extra_field_name` varchar(255),
  `input_type` varchar(20),
  `sort_order` integer not null,
  foreign key(`contactformulier_id`) references `contact_forms`(`id`) on delete CASCADE
);
CREATE INDEX `contact_form_fields_contactformulier_id_index` on `contact_form_fields` (`contactformulier_id`);

CREATE TABLE `contact_form_packages` (
  `id` integer not null primary key autoincrement,
  `contactformulier_id` integer not null,
  `package_id` integer not null,
  foreign key(`contactformulier_id`) references `contact_forms`(`id`) on delete CASCADE,
  foreign key(`package_id`) references `packages`(`id`) on delete NO ACTION
);
CREATE INDEX `contact_form_packages_contactformulier_id_index` on `contact_form_packages` (`contactformulier_id`);
CREATE UNIQUE INDEX `contact_form_packages_contactformulier_id_package_id_unique` on `contact_form_packages` (`contactformulier_id`, `package_id`);
CREATE INDEX `contact_form_packages_package_id_index` on `contact_form_packages` (`package_id`);

CREATE TABLE `contact_forms` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null
);

CREATE TABLE `contact_links` (
  `id` integer not null primary key autoincrement,
  `contact_id` integer not null,
  `contact_person_id` integer not null,
  `hoofdcontact` boolean not null default '0',
  `positie` integer not null,
  foreign key(`contact_id`) references `contacts`(`id`) on delete CASCADE,
  foreign key(`contact_person_id`) references `contact_persons`(`id`) on delete NO ACTION
);
CREATE UNIQUE INDEX `contact_links_contact_id_contact_person_id_unique` on `contact_links` (`contact_id`, `contact_person_id`);
CREATE INDEX `contact_links_contact_id_index` on `contact_links` (`contact_id`);
CREATE INDEX `contact_links_contact_person_id_index` on `contact_links` (`contact_person_id`);
CREATE UNIQUE INDEX contact_links_main_unique on contact_links (contact_id) where hoofdcontact;

CREATE TABLE `contact_persons` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `voornaam` varchar(255),
  `achternaam` varchar(255),
  `aanhef` varchar(255),
  `adres` varchar(255),
  `plaats` varchar(255),
  `geslacht` varchar(10) not null,
  `postcode` varchar(20),
  `telefoon1` varchar(50),
  `telefoon2` varchar(50),
  `email1` varchar(254),
  `email2` varchar(254),
  `nieuwsbrief_ids` json not null default '[]'
);
CREATE INDEX contact_persons_email1_index on contact_persons (lower(email1));
CREATE INDEX contact_persons_email2_index on contact_persons (lower(email2));

CREATE TABLE `contacts` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `type` varchar(12) not null,
  `naam` varchar(255),
  `adres` varchar(255),
  `plaats` varchar(255),
  `website` varchar(255),
  `soort_klant` varchar(255),
  `afdeling` varchar(255),
  `betalen_vanaf` varchar(255),
  `postcode` varchar(20),
  `landcode` varchar(2),
  `provinciecode` varchar(6),
  `btw_nummer` varchar(50),
  `bedrijf_id` integer,
  `factuur_adressering` varchar(1000),
  `status` varchar(10),
  `uitje_activiteit_herinnering` boolean,
  `onchange_email` boolean,
  `extra_fields` json not null,
  `archived_at` datetime,
  `identity` varchar(64),
  `ondertekening` text,
  `peppol_id` varchar(60),
  `metadata` json not null default '{}',
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX contacts_archived_identity_index on contacts (identity) where archived_at is not null;
CREATE INDEX `contacts_bedrijf_id_index` on `contacts` (`bedrijf_id`);
CREATE INDEX contacts_customers_of_company on contacts (bedrijf_id)
      where type = 'klant' and archived_at is null;
CREATE UNIQUE INDEX contacts_identity_unique on contacts (identity) where archived_at is null;
CREATE INDEX `contacts_landcode_index` on `contacts` (`landcode`);
CREATE INDEX contacts_of_company_index on contacts (type, bedrijf_id) where archived_at is null;
CREATE INDEX `contacts_soort_klant_index` on `contacts` (`soort_klant`);
CREATE INDEX `contacts_type_id_index` on `contacts` (`type`, `id`);
CREATE TRIGGER contacts_metadata_delete after delete on contacts when old.metadata <> '{}' begin delete from metadata_pairs where object = 'contacts' and object_id = old.id; end;
CREATE TRIGGER contacts_metadata_insert after insert on contacts when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'contacts', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER contacts_metadata_update after update of metadata on contacts when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'contacts' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'contacts', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `cost_lines` (
  `id` integer not null primary key autoincrement,
  `boeking_id` integer not null,
  `parent_id` integer,
  `position` integer not null,
  `type` varchar(10) not null,
  `naam` varchar(255) not null,
  `kortingspercentage` integer not null,
  `kortingomschrijving` varchar(255),
  `children_visible` boolean,
  `aantal` integer,
  `bedrag` bigint,
  `btw_percentage` integer,
  `product_id` integer,
  `boekingsregel_id` integer,
  `totaal_inc_btw` bigint,
  `totaal_exc_btw` bigint,
  `voucher_id` integer,
  `vooruitbetaald` boolean not null default '0',
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE,
  foreign key(`parent_id`) references `cost_lines`(`id`) on delete CASCADE,
  foreign key(`product_id`) references `products`(`id`) on delete NO ACTION,
  foreign key(`boekingsregel_id`) references `booking_lines`(`id`) on delete NO ACTION,
  foreign key(`voucher_id`) references `vouchers`(`id`) on delete NO ACTION,
  constraint cost_lines_type_check check ((type = 'groep' and children_visible is not null) or (type = 'item' and aantal is not null and bedrag is not null and btw_percentage is not null))
);
CREATE INDEX `cost_lines_boekingsregel_id_index` on `cost_lines` (`boekingsregel_id`);
CREATE INDEX cost_lines_figures on cost_lines
      (boeking_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id);
CREATE INDEX `cost_lines_parent_id_index` on `cost_lines` (`parent_id`);
CREATE INDEX `cost_lines_product_id_index` on `cost_lines` (`product_id`);
CREATE INDEX `cost_lines_voucher_id_index` on `cost_lines` (`voucher_id`);

CREATE TABLE customer_words (
  customer_id integer not null references contacts (id) on delete cascade,
  word varchar(60) not null,
  primary key (customer_id, word)
) without rowid;
CREATE INDEX customer_words_word_index on customer_words (word, customer_id);

CREATE TABLE `discount_code_processes` (
  `id` integer not null primary key autoincrement,
  `discount_code_id` integer not null,
  `book_process_id` integer not null,
  foreign key(`discount_code_id`) references `discount_codes`(`id`) on delete CASCADE,
  foreign key(`book_process_id`) references `book_processes`(`id`) on delete NO ACTION
);
CREATE INDEX `discount_code_processes_book_process_id_index` on `discount_code_processes` (`book_process_id`);
CREATE UNIQUE INDEX `discount_code_processes_discount_code_id_book_process_id_unique` on `discount_code_processes` (`discount_code_id`, `book_process_id`);
CREATE INDEX `discount_code_processes_discount_code_id_index` on `discount_code_processes` (`discount_code_id`);

CREATE TABLE `discount_codes` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `code` varchar(50) not null,
  `datum_begin` date not null,
  `datum_eind` date not null,
  `kortingspercentage` integer not null,
  `toepasbaar_zonder_arrangement` boolean not null default '0',
  `valid_days` json not null,
  `Arrangementen` json not null,
  `Products` json not null,
  `created_at` datetime not null,
  `updated_at` datetime not null
);

CREATE TABLE `events` (
  `id` integer not null primary key autoincrement,
  `xact` integer not null default '0',
  `event_id` varchar(36) not null,
  `event` varchar(100) not null,
  `object` varchar(50) not null,
  `object_id` integer not null,
  `occurred_at` datetime not null,
  `sequence` integer not null,
  `modified` json,
  `previous` json,
  `data` json not null,
  `actor_type` varchar(10) not null,
  `actor_id` integer,
  `request_id` varchar(255),
  `audited_as` varchar(10),
  `user_id` integer,
  `address` varchar(100)
);
CREATE INDEX events_audited on events (occurred_at, id, object, audited_as) where audited_as is not null;
CREATE INDEX events_audited_address on events (address, occurred_at, id)
      where audited_as is not null and address is not null;
CREATE INDEX events_audited_change on events (audited_as, occurred_at, id) where audited_as is not null;
CREATE INDEX events_audited_key on events (actor_id, occurred_at, id)
      where audited_as is not null and actor_type = 'apikey';
CREATE INDEX events_audited_kind on events (object, occurred_at, id, audited_as)
      where audited_as is not null;
CREATE INDEX events_audited_object on events (object_id, occurred_at, id) where audited_as is not null;
CREATE INDEX events_audited_request on events (request_id, occurred_at, id) where audited_as is not null;
CREATE INDEX events_audited_user on events (user_id, occurred_at, id)
      where audited_as is not null and user_id is not null;
CREATE UNIQUE INDEX `events_event_id_unique` on `events` (`event_id`);
CREATE INDEX `events_occurred_at_index` on `events` (`occurred_at`);
CREATE INDEX `events_xact_id_index` on `events` (`xact`, `id`);

CREATE TABLE `feed_starts` (
  `id` integer not null primary key autoincrement,
  `xact` integer not null,
  `event_no` bigint not null
);

CREATE TABLE `file_contents` (
  `id` integer not null primary key autoincrement,
  `sha256` varchar(64) not null,
  `bytes` blob not null
);
CREATE UNIQUE INDEX `file_contents_sha256_unique` on `file_contents` (`sha256`);

CREATE TABLE `files` (
  `id` integer not null primary key autoincrement,
  `soort` varchar(20) not null,
  `object_id` integer not null,
  `filename` varchar(255) not null,
  `media_type` varchar(100) not null,
  `size` integer not null,
  `sha256` varchar(64) not null,
  `content_id` integer not null,
  `created_at` datetime not null,
  foreign key(`content_id`) references `file_contents`(`id`) on delete NO ACTION
);
CREATE INDEX `files_content_id_index` on `files` (`content_id`);
CREATE INDEX `files_object_id_soort_index` on `files` (`object_id`, `soort`);

CREATE TABLE `former_users` (
  `id` integer,
  `version` integer not null,
  primary key (`id`)
);

CREATE TABLE `idempotency_keys` (
  `hash` varchar(64),
  `fingerprint` varchar(64) not null,
  `status` integer not null,
  `body` blob not null,
  `location` text,
  `etag` varchar(255),
  `expires_at` datetime not null,
  `unknown_tags` text,
  `incomplete_document` text,
  `skipped_times` text,
  primary key (`hash`)
);
CREATE INDEX `idempotency_keys_expires_at_index` on `idempotency_keys` (`expires_at`);

CREATE TABLE `images` (
  `id` integer not null primary key autoincrement,
  `sha256` varchar(64) not null,
  `media_type` varchar(20) not null,
  `bytes` blob not null
);
CREATE UNIQUE INDEX `images_sha256_unique` on `images` (`sha256`);

CREATE TABLE `incoming_mail_addresses` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `adres` varchar(254) not null,
  `bedrijf_id` integer not null,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE UNIQUE INDEX `incoming_mail_addresses_adres_unique` on `incoming_mail_addresses` (`adres`);
CREATE INDEX `incoming_mail_addresses_bedrijf_id_index` on `incoming_mail_addresses` (`bedrijf_id`);

CREATE TABLE `incoming_mails` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `address_id` integer not null,
  `fingerprint` varchar(64) not null,
  `kind` varchar(20) not null,
  `from_name` varchar(255) not null,
  `from_address` varchar(254) not null,
  `to` json not null,
  `subject` varchar(998) not null,
  `text` text not null,
  `shortened` boolean not null default '0',
  `message_id` varchar(998),
  `in_reply_to` varchar(998),
  `sent_at` datetime,
  `received_at` datetime not null,
  `sender` varchar(20) not null,
  `contact_id` integer,
  `contactpersoon_id` integer,
  `booking_id` integer,
  `note_id` integer,
  `mentioned` json not null,
  foreign key(`address_id`) references `incoming_mail_addresses`(`id`) on delete NO ACTION
);
CREATE UNIQUE INDEX `incoming_mails_address_id_fingerprint_unique` on `incoming_mails` (`address_id`, `fingerprint`);
CREATE INDEX `incoming_mails_address_id_index` on `incoming_mails` (`address_id`);
CREATE INDEX `incoming_mails_kind_id_index` on `incoming_mails` (`kind`, `id`);
CREATE INDEX `incoming_mails_received_at_index` on `incoming_mails` (`received_at`);
CREATE INDEX `incoming_mails_sender_id_index` on `incoming_mails` (`sender`, `id`);

CREATE TABLE `integrations` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `name` varchar(255) not null,
  `kind` varchar(30) not null,
  `settings` json not null,
  `secrets` json not null,
  `created_at` datetime not null,
  `updated_at` datetime not null,
  `token` varchar(50)
);
CREATE UNIQUE INDEX `integrations_token_unique` on `integrations` (`token`);

CREATE TABLE `invoice_counters` (
  `bedrijf_id` integer not null,
  `jaar` integer not null,
  `volgnummer` integer not null,
  `datum` date not null,
  `hash` varchar(64),
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete CASCADE,
  primary key (`bedrijf_id`, `jaar`)
);
CREATE INDEX `invoice_counters_bedrijf_id_index` on `invoice_counters` (`bedrijf_id`);

CREATE TABLE `invoice_documents` (
  `id` integer not null primary key autoincrement,
  `factuur_id` integer not null,
  `sha256` varchar(64) not null,
  `bytes` blob not null,
  `created_at` datetime not null,
  foreign key(`factuur_id`) references `invoices`(`id`) on delete CASCADE
);
CREATE INDEX `invoice_documents_factuur_id_index` on `invoice_documents` (`factuur_id`);
CREATE UNIQUE INDEX `invoice_documents_factuur_id_unique` on `invoice_documents` (`factuur_id`);

CREATE TABLE `invoice_lines` (
  `id` integer not null primary key autoincrement,
  `factuur_id` integer not null,
  `parent_id` integer,
  `position` integer not null,
  `type` varchar(10) not null,
  `naam` varchar(255) not null,
  `kortingspercentage` integer not null,
  `kortingomschrijving` varchar(255),
  `voorschot_factuur_id` integer,
  `children_visible` boolean,
  `aantal` integer,
  `bedrag` bigint,
  `btw_percentage` integer,
  `product_id` integer,
  `boekingsregel_id` integer,
  `totaal_inc_btw` bigint,
  `totaal_exc_btw` bigint,
  `gross` bigint,
  `credits_line_id` integer,
  `vooruitbetaald` boolean not null default '0',
  foreign key(`factuur_id`) references `invoices`(`id`) on delete CASCADE,
  foreign key(`parent_id`) references `invoice_lines`(`id`) on delete CASCADE,
  foreign key(`voorschot_factuur_id`) references `invoices`(`id`) on delete NO ACTION,
  foreign key(`product_id`) references `products`(`id`) on delete NO ACTION,
  constraint `invoice_lines_credits_line_id_fkey` foreign key(`credits_line_id`) references `invoice_lines`(`id`) on delete NO ACTION
);
CREATE INDEX `invoice_lines_credits_line_id_index` on `invoice_lines` (`credits_line_id`);
CREATE INDEX invoice_lines_figures on invoice_lines
      (factuur_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id);
CREATE INDEX `invoice_lines_parent_id_index` on `invoice_lines` (`parent_id`);
CREATE INDEX `invoice_lines_product_id_index` on `invoice_lines` (`product_id`);
CREATE INDEX `invoice_lines_voorschot_factuur_id_index` on `invoice_lines` (`voorschot_factuur_id`);

CREATE TABLE `invoice_payments` (
  `id` integer not null primary key autoincrement,
  `factuur_id` integer not null,
  `wanneer` datetime not null,
  `bedrag` bigint not null,
  `opmerking` text not null,
  `betaalmethode_id` integer,
  `btw` json not null,
  `created_by` integer,
  `settles_id` integer,
  `pos_id` integer,
  `location_id` integer,
  `paid_on` date,
  `online_refund_id` integer,
  foreign key(`factuur_id`) references `invoices`(`id`),
  foreign key(`betaalmethode_id`) references `payment_methods`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION,
  constraint `invoice_payments_settles_id_fkey` foreign key(`settles_id`) references `invoice_payments`(`id`) on delete NO ACTION,
  foreign key(`pos_id`) references `points_of_sale`(`id`) on delete NO ACTION,
  foreign key(`location_id`) references `locations`(`id`) on delete NO ACTION,
  foreign key(`online_refund_id`) references `online_refunds`(`id`) on delete NO ACTION
);
CREATE INDEX `invoice_payments_betaalmethode_id_index` on `invoice_payments` (`betaalmethode_id`);
CREATE INDEX `invoice_payments_created_by_index` on `invoice_payments` (`created_by`);
CREATE INDEX invoice_payments_figures_by_date on invoice_payments
      (paid_on, settles_id, betaalmethode_id, bedrag);
CREATE INDEX invoice_payments_figures_by_invoice on invoice_payments (factuur_id, paid_on, bedrag);
CREATE INDEX `invoice_payments_location_id_index` on `invoice_payments` (`location_id`);
CREATE UNIQUE INDEX `invoice_payments_online_refund_id_factuur_id_unique` on `invoice_payments` (`online_refund_id`, `factuur_id`);
CREATE INDEX `invoice_payments_online_refund_id_index` on `invoice_payments` (`online_refund_id`);
CREATE INDEX `invoice_payments_pos_id_index` on `invoice_payments` (`pos_id`);
CREATE INDEX `invoice_payments_settles_id_index` on `invoice_payments` (`settles_id`);
CREATE INDEX `invoice_payments_wanneer_index` on `invoice_payments` (`wanneer`);

CREATE TABLE `invoice_vat` (
  `id` integer not null primary key autoincrement,
  `factuur_id` integer not null,
  `btw_percentage` integer not null,
  `gross` bigint not null,
  `vat` bigint not null,
  foreign key(`factuur_id`) references `invoices`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `invoice_vat_factuur_id_btw_percentage_unique` on `invoice_vat` (`factuur_id`, `btw_percentage`);
CREATE INDEX `invoice_vat_factuur_id_index` on `invoice_vat` (`factuur_id`);

CREATE TABLE `invoices` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `boeking_id` integer not null,
  `klant_id` integer not null,
  `bedrijf_id` integer not null,
  `context` varchar(20) not null,
  `status` varchar(20) not null,
  `jaar` integer,
  `volgnummer` integer,
  `factuur_nummer` varchar(40),
  `datum` date,
  `opmerking` text,
  `aantal_personen` integer not null,
  `betaaltermijn` integer not null,
  `referentie_klant` varchar(255),
  `reference_external` varchar(255) not null,
  `calculated_totaalbedrag_inclusief_btw` bigint not null,
  `afdruk` json,
  `verstuur_factuur_op` date,
  `hash` varchar(64),
  `previous_hash` varchar(64),
  `voorschot_percentage` integer not null default '10000',
  `btw_verlegd` boolean not null default '0',
  `credited_lines` json,
  `verrekenen` boolean,
  `crediteert_factuur_id` integer,
  `herinnering1` date,
  `herinnering2` date,
  `provider_transaction_id` integer,
  `metadata` json not null default '{}',
  `overpaid` boolean not null default '0',
  foreign key(`boeking_id`) references `bookings`(`id`),
  foreign key(`klant_id`) references `contacts`(`id`),
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION,
  constraint `invoices_crediteert_factuur_id_fkey` foreign key(`crediteert_factuur_id`) references `invoices`(`id`) on delete NO ACTION,
  constraint invoices_permanent_check check ((status = 'concept' and volgnummer is null and datum is null) or (status <> 'concept' and volgnummer is not null and datum is not null))
);
CREATE INDEX `invoices_bedrijf_id_index` on `invoices` (`bedrijf_id`);
CREATE UNIQUE INDEX `invoices_bedrijf_id_jaar_volgnummer_unique` on `invoices` (`bedrijf_id`, `jaar`, `volgnummer`);
CREATE INDEX `invoices_context_index` on `invoices` (`context`);
CREATE INDEX `invoices_crediteert_factuur_id_index` on `invoices` (`crediteert_factuur_id`);
CREATE INDEX invoices_factuur_nummer_prefix_index on invoices (factuur_nummer);
CREATE INDEX invoices_figures_by_booking on invoices (boeking_id, id, datum, bedrijf_id, context);
CREATE INDEX invoices_figures_by_customer on invoices
      (klant_id, id, datum, bedrijf_id, betaaltermijn, calculated_totaalbedrag_inclusief_btw);
CREATE INDEX invoices_figures_by_date on invoices (datum, id, bedrijf_id, btw_verlegd, boeking_id, context);
CREATE INDEX invoices_in_order on invoices (coalesce(datum, '9999-12-31'), coalesce(factuur_nummer, '􏿿'),
    coalesce(verstuur_factuur_op, '9999-12-31'), id);
CREATE INDEX invoices_in_reverse on invoices (coalesce(datum, '0001-01-01'), coalesce(factuur_nummer, ''),
    coalesce(verstuur_factuur_op, '0001-01-01'), id);
CREATE INDEX invoices_owing_index on invoices (klant_id) where status in ('verzonden', 'deels_betaald') or overpaid;
CREATE INDEX `invoices_status_index` on `invoices` (`status`);
CREATE INDEX invoices_to_remind_index on invoices ((case when herinnering1 is null then date(datum, '+' || (case when betaaltermijn > 0 then betaaltermijn else 0 end + 1) || ' days') else date(herinnering1, '+' || 14 || ' days') end))
      where status in ('verzonden', 'deels_betaald') and crediteert_factuur_id is null and herinnering2 is null;
CREATE INDEX invoices_to_send_index on invoices (verstuur_factuur_op) where status = 'concept';
CREATE INDEX `invoices_verstuur_factuur_op_index` on `invoices` (`verstuur_factuur_op`);
CREATE TRIGGER invoices_metadata_delete after delete on invoices when old.metadata <> '{}' begin delete from metadata_pairs where object = 'invoices' and object_id = old.id; end;
CREATE TRIGGER invoices_metadata_insert after insert on invoices when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'invoices', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER invoices_metadata_update after update of metadata on invoices when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'invoices' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'invoices', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `jobs` (
  `id` integer not null primary key autoincrement,
  `kind` varchar(50) not null,
  `key` varchar(255),
  `payload` json not null,
  `run_at` datetime not null,
  `next_at` datetime,
  `leased_by` varchar(36),
  `failures` integer not null default '0',
  `crashes` integer not null default '0',
  `last_error` varchar(1000),
  `dead_at` datetime,
  `lane` varchar(50) not null default ''
);
CREATE INDEX jobs_dead_at_index on jobs (dead_at) where dead_at is not null;
CREATE INDEX jobs_due_index on jobs (kind, lane, run_at, id) where dead_at is null;
CREATE UNIQUE INDEX jobs_key_unique on jobs (kind, key) where dead_at is null;

CREATE TABLE `journal_entries` (
  `id` integer not null primary key autoincrement,
  `datum` date not null,
  `soort` varchar(20) not null,
  `geboekt_op` datetime not null,
  `bedrijf_id` integer not null,
  `klant_id` integer not null,
  `klant_naam` text not null,
  `betaling_id` integer,
  `betaald_op` date,
  `betaalmethode_id` integer,
  `tegenboeking_van` integer,
  `factuur_id` integer,
  `factuur_nummer` varchar(40),
  `factuur_datum` date,
  `voucher_verkoop_id` integer,
  `terugbetaling_id` integer,
  foreign key(`tegenboeking_van`) references `journal_entries`(`id`)
);
CREATE INDEX `journal_entries_betaling_id_index` on `journal_entries` (`betaling_id`);
CREATE INDEX `journal_entries_datum_id_index` on `journal_entries` (`datum`, `id`);
CREATE UNIQUE INDEX journal_entries_invoice on journal_entries (factuur_id) where betaling_id is null;
CREATE UNIQUE INDEX `journal_entries_tegenboeking_van_unique` on `journal_entries` (`tegenboeking_van`);
CREATE UNIQUE INDEX `journal_entries_terugbetaling_id_unique` on `journal_entries` (`terugbetaling_id`);
CREATE UNIQUE INDEX `journal_entries_voucher_verkoop_id_unique` on `journal_entries` (`voucher_verkoop_id`);
CREATE TRIGGER journal_entries_delete before delete on journal_entries
      begin select raise(abort, 'Entries of the journal are never changed or removed: add one that takes it back.'); end;
CREATE TRIGGER journal_entries_update before update on journal_entries
      begin select raise(abort, 'Entries of the journal are never changed or removed: add one that takes it back.'); end;

CREATE TABLE `journal_lines` (
  `id` integer not null primary key autoincrement,
  `entry_id` integer not null,
  `position` integer not null,
  `rekening` varchar(20) not null,
  `ledger_number` varchar(255),
  `cost_center` varchar(255),
  `naam` varchar(255),
  `btw_percentage` integer,
  `debet` bigint not null,
  `credit` bigint not null,
  foreign key(`entry_id`) references `journal_entries`(`id`),
  constraint journal_lines_amounts_check check (debet >= 0 and credit >= 0)
);
CREATE UNIQUE INDEX `journal_lines_entry_id_position_unique` on `journal_lines` (`entry_id`, `position`);
CREATE TRIGGER journal_lines_delete before delete on journal_lines
      begin select raise(abort, 'Entries of the journal are never changed or removed: add one that takes it back.'); end;
CREATE TRIGGER journal_lines_update before update on journal_lines
      begin select raise(abort, 'Entries of the journal are never changed or removed: add one that takes it back.'); end;

CREATE TABLE `kept_cancellation_terms` (
  `id` integer not null primary key autoincrement,
  `terms_id` integer not null,
  `naam` varchar(255) not null,
  `regels` json not null,
  `terugbetalen` varchar(20) not null,
  `online` boolean not null default '0',
  `tekst` text not null
);
CREATE INDEX `kept_cancellation_terms_terms_id_index` on `kept_cancellation_terms` (`terms_id`);

CREATE TABLE `labelled_products` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `label_id` integer not null,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE,
  foreign key(`label_id`) references `product_labels`(`id`) on delete NO ACTION
);
CREATE INDEX `labelled_products_label_id_index` on `labelled_products` (`label_id`);
CREATE INDEX `labelled_products_product_id_index` on `labelled_products` (`product_id`);
CREATE UNIQUE INDEX `labelled_products_product_id_label_id_unique` on `labelled_products` (`product_id`, `label_id`);

CREATE TABLE `link_keys` (
  `name` varchar(20),
  `secret` varchar(64) not null,
  primary key (`name`)
);

CREATE TABLE `locations` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `weergavenaam` varchar(255),
  `adres` varchar(255),
  `plaats` varchar(255),
  `kleur` varchar(50),
  `postcode` varchar(20),
  `telefoonnummer` varchar(50),
  `latitude` float,
  `longitude` float,
  `capaciteit` integer,
  `aantal_groepen` integer,
  `parent_id` integer,
  foreign key(`parent_id`) references `locations`(`id`) on delete NO ACTION
);
CREATE INDEX `locations_parent_id_index` on `locations` (`parent_id`);

CREATE TABLE `loose_contents` (
  `content_id` integer not null,
  primary key (`content_id`)
);

CREATE TABLE `mails` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `kind` varchar(30) not null,
  `status` varchar(20) not null,
  `bedrijf_id` integer not null,
  `contactpersoon_id` integer,
  `from_name` varchar(255) not null,
  `from_address` varchar(254) not null,
  `to` json not null,
  `cc` json not null,
  `delivered_to` json not null,
  `unknown_tags` json not null,
  `subject` varchar(998) not null,
  `body` text not null,
  `message_id` varchar(320) not null,
  `attempts` integer not null,
  `error` text,
  `created_at` datetime not null,
  `sent_at` datetime,
  `subject_kind` varchar(30) not null,
  `subject_id` integer not null,
  `files` json not null,
  `layout` json,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `mails_bedrijf_id_index` on `mails` (`bedrijf_id`);
CREATE INDEX `mails_created_at_index` on `mails` (`created_at`);
CREATE INDEX `mails_kind_id_index` on `mails` (`kind`, `id`);
CREATE INDEX `mails_status_index` on `mails` (`status`);
CREATE INDEX `mails_subject_id_id_index` on `mails` (`subject_id`, `id`);
CREATE INDEX `mails_subject_kind_id_index` on `mails` (`subject_kind`, `id`);

CREATE TABLE `materials` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `aantal` integer,
  `aantal_groepen` integer,
  `aantal_tegelijk_starten` integer,
  `aantal_groepen_tegelijk_starten` integer,
  `overzichtmenu` boolean not null default '0',
  `percentage_online_te_boeken` integer not null
);

CREATE TABLE `merged_customers` (
  `id` integer not null primary key autoincrement,
  `contact_id` integer not null,
  `merged_into_id` integer not null,
  foreign key(`contact_id`) references `contacts`(`id`) on delete CASCADE,
  foreign key(`merged_into_id`) references `contacts`(`id`) on delete NO ACTION
);
CREATE UNIQUE INDEX `merged_customers_contact_id_unique` on `merged_customers` (`contact_id`);
CREATE INDEX `merged_customers_merged_into_id_index` on `merged_customers` (`merged_into_id`);

CREATE TABLE metadata_pairs (
  object varchar(20) not null,
  key varchar(40) not null,
  value varchar(500) not null,
  object_id integer not null,
  primary key (object, key, value, object_id)
) without rowid;
CREATE INDEX metadata_pairs_object_id_index on metadata_pairs (object, object_id);

CREATE TABLE `newsletter_issues` (
  `id` integer not null primary key autoincrement,
  `newsletter_id` integer not null,
  `bedrijf_id` integer not null,
  `user_id` integer,
  `subject` varchar(255) not null,
  `body` text not null,
  `created_at` datetime not null,
  foreign key(`newsletter_id`) references `newsletters`(`id`) on delete CASCADE,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `newsletter_issues_bedrijf_id_index` on `newsletter_issues` (`bedrijf_id`);
CREATE INDEX `newsletter_issues_newsletter_id_index` on `newsletter_issues` (`newsletter_id`);

CREATE TABLE `newsletter_receivers` (
  `id` integer not null primary key autoincrement,
  `issue_id` integer not null,
  `address` varchar(254) not null,
  foreign key(`issue_id`) references `newsletter_issues`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `newsletter_receivers_issue_id_address_unique` on `newsletter_receivers` (`issue_id`, `address`);
CREATE INDEX `newsletter_receivers_issue_id_index` on `newsletter_receivers` (`issue_id`);

CREATE TABLE `newsletter_unsubscriptions` (
  `id` integer not null primary key autoincrement,
  `newsletter_id` integer not null,
  `address` varchar(64) not null,
  foreign key(`newsletter_id`) references `newsletters`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `newsletter_unsubscriptions_address_newsletter_id_unique` on `newsletter_unsubscriptions` (`address`, `newsletter_id`);
CREATE INDEX `newsletter_unsubscriptions_newsletter_id_index` on `newsletter_unsubscriptions` (`newsletter_id`);

CREATE TABLE `newsletters` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null
);

CREATE TABLE `notes` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `soort_contact` varchar(50) not null,
  `contact_id` integer not null,
  `contactpersoon_id` integer,
  `onderwerp` varchar(998) not null,
  `bericht` text not null,
  `sticky` boolean not null default '0',
  `booking_id` integer,
  `created_at` datetime not null,
  `updated_at` datetime not null,
  `created_by` integer,
  foreign key(`contact_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`booking_id`) references `bookings`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION
);
CREATE INDEX `notes_booking_id_index` on `notes` (`booking_id`);
CREATE INDEX `notes_contact_id_index` on `notes` (`contact_id`);
CREATE INDEX `notes_contact_id_sticky_created_at_id_index` on `notes` (`contact_id`, `sticky`, `created_at`, `id`);
CREATE INDEX `notes_created_by_index` on `notes` (`created_by`);
CREATE INDEX `notes_sticky_created_at_id_index` on `notes` (`sticky`, `created_at`, `id`);

CREATE TABLE `oidc_attempts` (
  `id` integer not null primary key autoincrement,
  `hash` varchar(64) not null,
  `return_path` varchar(500) not null,
  `user_id` integer,
  `expires_at` datetime not null,
  `person` json,
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE
);
CREATE INDEX `oidc_attempts_expires_at_index` on `oidc_attempts` (`expires_at`);
CREATE UNIQUE INDEX `oidc_attempts_hash_unique` on `oidc_attempts` (`hash`);
CREATE INDEX `oidc_attempts_user_id_index` on `oidc_attempts` (`user_id`);

CREATE TABLE `online_payments` (
  `id` integer not null primary key autoincrement,
  `purpose` varchar(30) not null,
  `purpose_id` integer not null,
  `status` varchar(20) not null,
  `amount` bigint not null,
  `description` varchar(255) not null,
  `redirect_url` text,
  `provider` varchar(30) not null,
  `reference` varchar(36) not null,
  `provider_id` varchar(255),
  `checkout_url` text,
  `error` text,
  `created_at` datetime not null,
  `settled_at` datetime,
  `hold_until` datetime,
  `provider_params` json,
  `version` integer not null default '1',
  `released_at` datetime,
  `released_codes` json,
  `received` bigint,
  `returned` bigint not null default '0',
  `integration_id` integer,
  `invoice_id` integer,
  `booker` varchar(64),
  `visitor_reference` varchar(43),
  `booking_id` integer,
  foreign key(`invoice_id`) references `invoices`(`id`) on delete NO ACTION
);
CREATE INDEX `online_payments_booking_id_index` on `online_payments` (`booking_id`);
CREATE INDEX `online_payments_created_at_index` on `online_payments` (`created_at`);
CREATE INDEX online_payments_error_index on online_payments (id) where error is not null;
CREATE INDEX online_payments_held_index on online_payments (hold_until)
      where released_at is null and status <> 'paid';
CREATE UNIQUE INDEX online_payments_held_unique on online_payments (purpose, purpose_id)
      where hold_until is not null;
CREATE INDEX `online_payments_hold_until_index` on `online_payments` (`hold_until`);
CREATE INDEX `online_payments_integration_id_index` on `online_payments` (`integration_id`);
CREATE INDEX `online_payments_invoice_id_index` on `online_payments` (`invoice_id`);
CREATE INDEX `online_payments_provider_id_index` on `online_payments` (`provider_id`);
CREATE UNIQUE INDEX `online_payments_provider_provider_id_unique` on `online_payments` (`provider`, `provider_id`);
CREATE INDEX `online_payments_purpose_purpose_id_index` on `online_payments` (`purpose`, `purpose_id`);
CREATE UNIQUE INDEX `online_payments_reference_unique` on `online_payments` (`reference`);
CREATE INDEX `online_payments_status_id_index` on `online_payments` (`status`, `id`);
CREATE INDEX online_payments_unpaid_index on online_payments (created_at)
      where status <> 'paid' and provider_id is not null;
CREATE INDEX `online_payments_visitor_reference_index` on `online_payments` (`visitor_reference`);

CREATE TABLE `online_refunds` (
  `id` integer not null primary key autoincrement,
  `payment_id` integer not null,
  `amount` bigint not null,
  `description` varchar(255),
  `status` varchar(20) not null,
  `reference` varchar(36) not null,
  `provider_id` varchar(255),
  `error` text,
  `created_at` datetime not null,
  `refunded_at` datetime,
  `created_by` integer,
  `refunded_on` date,
  foreign key(`payment_id`) references `online_payments`(`id`) on delete NO ACTION
);
CREATE INDEX `online_refunds_payment_id_index` on `online_refunds` (`payment_id`);
CREATE UNIQUE INDEX `online_refunds_reference_unique` on `online_refunds` (`reference`);
CREATE INDEX `online_refunds_refunded_on_index` on `online_refunds` (`refunded_on`);
CREATE INDEX `online_refunds_status_created_at_index` on `online_refunds` (`status`, `created_at`);
CREATE INDEX online_refunds_undecided_index on online_refunds (created_at)
      where status in ('requested', 'pending');

CREATE TABLE `package_lines` (
  `id` integer not null primary key autoincrement,
  `package_id` integer not null,
  `product_id` integer not null,
  `locatie_id` integer,
  `begin` datetime,
  `eind` datetime,
  `begin_on_the_wall` bigint,
  `beschrijving` text,
  `aantal_personen` integer not null,
  `min` integer,
  `max` integer,
  `onlineboeking_aantalbepalingsmethode` varchar(30) not null,
  foreign key(`package_id`) references `packages`(`id`) on delete CASCADE,
  foreign key(`product_id`) references `products`(`id`) on delete NO ACTION,
  foreign key(`locatie_id`) references `locations`(`id`) on delete NO ACTION
);
CREATE INDEX `package_lines_locatie_id_index` on `package_lines` (`locatie_id`);
CREATE INDEX `package_lines_package_id_index` on `package_lines` (`package_id`);
CREATE INDEX `package_lines_product_id_index` on `package_lines` (`product_id`);

CREATE TABLE `packages` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `arrangement` varchar(255) not null,
  `weergavenaam` varchar(255),
  `uitgebreide_omschrijving` text not null,
  `aantal_personen` integer not null,
  `ontvangstlocatie` varchar(255),
  `mag_online` boolean not null default '0',
  `mag_api` boolean not null default '0',
  `mag_uitjes` boolean not null default '0',
  `mag_online_geboekt_worden_direct_betalen` boolean not null default '0',
  `mag_online_geboekt_worden_achteraf_betalen` boolean not null default '0',
  `maximum_aantal_personen_online` integer,
  `onlineboeking_minimaal_vooruit` integer,
  `onlineboeking_maximaal_vooruit` integer,
  `los_op_planning` boolean not null default '0',
  `bedrijf_id` integer,
  `is_deleted` boolean not null default '0',
  `startmomentgroep_id` integer,
  `onlineboeking_standaardbijlagen_meesturen` boolean not null default '0',
  `picture_id` integer,
  `picture_sha256` varchar(64),
  `onlineboeking_contactformulier_id` integer,
  `annuleringsvoorwaarden_id` integer,
  `metadata` json not null default '{}',
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION,
  foreign key(`startmomentgroep_id`) references `start_time_groups`(`id`) on delete NO ACTION,
  foreign key(`picture_id`) references `pictures`(`id`) on delete NO ACTION,
  foreign key(`onlineboeking_contactformulier_id`) references `contact_forms`(`id`) on delete NO ACTION,
  constraint `packages_annuleringsvoorwaarden_id_fkey` foreign key(`annuleringsvoorwaarden_id`) references `cancellation_terms`(`id`) on delete NO ACTION
);
CREATE INDEX `packages_annuleringsvoorwaarden_id_index` on `packages` (`annuleringsvoorwaarden_id`);
CREATE INDEX `packages_bedrijf_id_index` on `packages` (`bedrijf_id`);
CREATE INDEX `packages_onlineboeking_contactformulier_id_index` on `packages` (`onlineboeking_contactformulier_id`);
CREATE INDEX `packages_picture_id_index` on `packages` (`picture_id`);
CREATE INDEX `packages_startmomentgroep_id_index` on `packages` (`startmomentgroep_id`);
CREATE TRIGGER packages_metadata_delete after delete on packages when old.metadata <> '{}' begin delete from metadata_pairs where object = 'packages' and object_id = old.id; end;
CREATE TRIGGER packages_metadata_insert after insert on packages when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'packages', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER packages_metadata_update after update of metadata on packages when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'packages' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'packages', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `payment_methods` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `weergeven_in_kassa` boolean not null default '0',
  `bevestiging_mailen` boolean not null default '0',
  `type` varchar(20) not null,
  `ledger_number` varchar(50)
);

CREATE TABLE `payment_requests` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `token` varchar(43) not null,
  `factuur_id` integer not null,
  `boeking_id` integer not null,
  `bedrag` bigint,
  `deelbetaling` bigint,
  `geldig_tot` date,
  `status` varchar(20) not null,
  `openstaand` bigint not null,
  `te_veel` bigint not null,
  `created_at` datetime not null,
  `created_by` integer,
  `ingetrokken_op` datetime,
  foreign key(`factuur_id`) references `invoices`(`id`) on delete NO ACTION,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete NO ACTION
);
CREATE INDEX `payment_requests_boeking_id_index` on `payment_requests` (`boeking_id`);
CREATE INDEX payment_requests_ending_index on payment_requests (geldig_tot, id)
      where status in ('open', 'deels_betaald');
CREATE INDEX payment_requests_excess_index on payment_requests (id) where te_veel > 0;
CREATE INDEX `payment_requests_factuur_id_index` on `payment_requests` (`factuur_id`);
CREATE INDEX `payment_requests_status_id_index` on `payment_requests` (`status`, `id`);
CREATE UNIQUE INDEX `payment_requests_token_unique` on `payment_requests` (`token`);

CREATE TABLE `pdf_templates` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `context` varchar(20) not null,
  `accent_color` varchar(7),
  `header` text,
  `footer` text,
  `logo_sha256` varchar(64)
);

CREATE TABLE `pending_bookings` (
  `booking_id` integer,
  `expires_at` datetime not null,
  foreign key(`booking_id`) references `bookings`(`id`) on delete CASCADE,
  primary key (`booking_id`)
);
CREATE INDEX `pending_bookings_expires_at_index` on `pending_bookings` (`expires_at`);

CREATE TABLE `peppol_document_files` (
  `id` integer not null primary key autoincrement,
  `document_id` integer not null,
  `bytes` blob not null,
  foreign key(`document_id`) references `peppol_documents`(`id`) on delete CASCADE
);
CREATE INDEX `peppol_document_files_document_id_index` on `peppol_document_files` (`document_id`);
CREATE UNIQUE INDEX `peppol_document_files_document_id_unique` on `peppol_document_files` (`document_id`);

CREATE TABLE `peppol_documents` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `integration_id` integer not null,
  `provider_document_id` varchar(255) not null,
  `sender` varchar(60),
  `receiver` varchar(60),
  `soort` varchar(20),
  `nummer` varchar(255),
  `datum` date,
  `leverancier` varchar(255),
  `totaal` varchar(30),
  `valuta` varchar(3),
  `error` text,
  `handled` boolean not null default '0',
  `received_at` datetime not null
);
CREATE INDEX `peppol_documents_handled_id_index` on `peppol_documents` (`handled`, `id`);
CREATE UNIQUE INDEX `peppol_documents_integration_id_provider_document_id_unique` on `peppol_documents` (`integration_id`, `provider_document_id`);

CREATE TABLE `peppol_lookups` (
  `id` integer not null primary key autoincrement,
  `integration_id` integer not null,
  `address` varchar(60) not null,
  `is_known` boolean not null default '0',
  `checked_at` datetime not null
);
CREATE UNIQUE INDEX `peppol_lookups_integration_id_address_unique` on `peppol_lookups` (`integration_id`, `address`);

CREATE TABLE `peppol_sendings` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `factuur_id` integer not null,
  `integration_id` integer not null,
  `status` varchar(20) not null,
  `sender` varchar(60) not null,
  `receiver` varchar(60) not null,
  `reference` varchar(36) not null,
  `provider_document_id` varchar(255),
  `error` text,
  `reported_error` text,
  `is_automatic` boolean not null default '0',
  `created_at` datetime not null,
  `asked_at` datetime,
  `sent_at` datetime,
  `delivered_at` datetime,
  `created_by` integer,
  foreign key(`factuur_id`) references `invoices`(`id`) on delete NO ACTION
);
CREATE INDEX `peppol_sendings_factuur_id_index` on `peppol_sendings` (`factuur_id`);
CREATE INDEX `peppol_sendings_integration_id_status_index` on `peppol_sendings` (`integration_id`, `status`);
CREATE UNIQUE INDEX peppol_sendings_once on peppol_sendings (factuur_id)
      where status in ('queued', 'sent', 'delivered');
CREATE INDEX `peppol_sendings_provider_document_id_index` on `peppol_sendings` (`provider_document_id`);
CREATE INDEX `peppol_sendings_reference_index` on `peppol_sendings` (`reference`);
CREATE INDEX `peppol_sendings_status_created_at_index` on `peppol_sendings` (`status`, `created_at`);

CREATE TABLE `pictures` (
  `id` integer not null primary key autoincrement,
  `content_id` integer not null,
  `media_type` varchar(20) not null,
  `width` integer not null,
  `height` integer not null,
  foreign key(`content_id`) references `file_contents`(`id`) on delete NO ACTION
);
CREATE INDEX `pictures_content_id_index` on `pictures` (`content_id`);

CREATE TABLE `point_of_sale_locations` (
  `id` integer not null primary key autoincrement,
  `pos_id` integer not null,
  `location_id` integer not null,
  foreign key(`pos_id`) references `points_of_sale`(`id`) on delete CASCADE,
  foreign key(`location_id`) references `locations`(`id`) on delete NO ACTION
);
CREATE INDEX `point_of_sale_locations_location_id_index` on `point_of_sale_locations` (`location_id`);
CREATE INDEX `point_of_sale_locations_pos_id_index` on `point_of_sale_locations` (`pos_id`);
CREATE UNIQUE INDEX `point_of_sale_locations_pos_id_location_id_unique` on `point_of_sale_locations` (`pos_id`, `location_id`);

CREATE TABLE `points_of_sale` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `bedrijf_id` integer not null,
  `actief` boolean not null,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `points_of_sale_bedrijf_id_index` on `points_of_sale` (`bedrijf_id`);

CREATE TABLE `price_rule_groups` (
  `id` integer not null primary key autoincrement,
  `price_rule_id` integer not null,
  `productgroep_id` integer not null,
  foreign key(`price_rule_id`) references `price_rules`(`id`) on delete CASCADE,
  foreign key(`productgroep_id`) references `product_groups`(`id`) on delete NO ACTION
);
CREATE INDEX `price_rule_groups_price_rule_id_index` on `price_rule_groups` (`price_rule_id`);
CREATE UNIQUE INDEX `price_rule_groups_price_rule_id_productgroep_id_unique` on `price_rule_groups` (`price_rule_id`, `productgroep_id`);
CREATE INDEX `price_rule_groups_productgroep_id_index` on `price_rule_groups` (`productgroep_id`);

CREATE TABLE `price_rule_products` (
  `id` integer not null primary key autoincrement,
  `price_rule_id` integer not null,
  `product_id` integer not null,
  foreign key(`price_rule_id`) references `price_rules`(`id`) on delete CASCADE,
  foreign key(`product_id`) references `products`(`id`) on delete NO ACTION
);
CREATE INDEX `price_rule_products_price_rule_id_index` on `price_rule_products` (`price_rule_id`);
CREATE UNIQUE INDEX `price_rule_products_price_rule_id_product_id_unique` on `price_rule_products` (`price_rule_id`, `product_id`);
CREATE INDEX `price_rule_products_product_id_index` on `price_rule_products` (`product_id`);

CREATE TABLE `price_rules` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `van` date,
  `tot` date,
  `weekdagen` json not null,
  `tijd_van` varchar(5),
  `tijd_tot` varchar(5),
  `vooruit_minimaal` integer,
  `vooruit_maximaal` integer,
  `percentage` integer,
  `bedrag` bigint,
  `volgorde` integer not null,
  `actief` boolean not null default '0'
);

CREATE TABLE `product_attachments` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `attachment_id` integer not null,
  `position` integer not null,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE,
  foreign key(`attachment_id`) references `attachments`(`id`) on delete NO ACTION
);
CREATE INDEX `product_attachments_attachment_id_index` on `product_attachments` (`attachment_id`);
CREATE UNIQUE INDEX `product_attachments_product_id_attachment_id_unique` on `product_attachments` (`product_id`, `attachment_id`);
CREATE INDEX `product_attachments_product_id_index` on `product_attachments` (`product_id`);

CREATE TABLE `product_groups` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `slug` varchar(255),
  `ledger_number` varchar(50),
  `cost_center` varchar(255)
);
CREATE UNIQUE INDEX `product_groups_slug_unique` on `product_groups` (`slug`);

CREATE TABLE `product_labels` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null
);

CREATE TABLE `product_locations` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `location_id` integer not null,
  `position` integer not null,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE,
  foreign key(`location_id`) references `locations`(`id`) on delete NO ACTION
);
CREATE INDEX `product_locations_location_id_index` on `product_locations` (`location_id`);
CREATE INDEX `product_locations_product_id_index` on `product_locations` (`product_id`);
CREATE UNIQUE INDEX `product_locations_product_id_location_id_unique` on `product_locations` (`product_id`, `location_id`);

CREATE TABLE `product_materials` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `materiaal_id` integer not null,
  `aantal` integer not null,
  `per_x_aantal` integer not null,
  `afronding` varchar(20) not null,
  `position` integer not null,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE,
  foreign key(`materiaal_id`) references `materials`(`id`) on delete NO ACTION
);
CREATE INDEX `product_materials_materiaal_id_index` on `product_materials` (`materiaal_id`);
CREATE INDEX `product_materials_product_id_index` on `product_materials` (`product_id`);
CREATE UNIQUE INDEX `product_materials_product_id_materiaal_id_unique` on `product_materials` (`product_id`, `materiaal_id`);

CREATE TABLE `product_prices` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `btw` integer not null,
  `verkoop` bigint not null,
  `vanaf` date,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX product_prices_product_id_btw_unique on product_prices (product_id, btw)
      where vanaf is null;
CREATE UNIQUE INDEX `product_prices_product_id_btw_vanaf_unique` on `product_prices` (`product_id`, `btw`, `vanaf`);
CREATE INDEX `product_prices_product_id_index` on `product_prices` (`product_id`);

CREATE TABLE `product_requirements` (
  `id` integer not null primary key autoincrement,
  `product_id` integer not null,
  `vereist_product_id` integer not null,
  `aantal` integer not null,
  `per_x_aantal` integer not null,
  `afronding` varchar(20) not null,
  `position` integer not null,
  foreign key(`product_id`) references `products`(`id`) on delete CASCADE,
  foreign key(`vereist_product_id`) references `products`(`id`) on delete NO ACTION
);
CREATE INDEX `product_requirements_product_id_index` on `product_requirements` (`product_id`);
CREATE UNIQUE INDEX `product_requirements_product_id_vereist_product_id_unique` on `product_requirements` (`product_id`, `vereist_product_id`);
CREATE INDEX `product_requirements_vereist_product_id_index` on `product_requirements` (`vereist_product_id`);

CREATE TABLE `products` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `leverancier_id` integer not null,
  `productgroep_id` integer,
  `naam` varchar(255) not null,
  `weergavenaam` varchar(255),
  `inkoop` bigint not null,
  `minimum_aantal` integer not null,
  `duur` varchar(40),
  `beschrijving_klant` text,
  `uitgebreide_omschrijving` text,
  `mag_api` boolean not null default '0',
  `los_op_planning` boolean not null default '0',
  `planstrategie` varchar(255),
  `personeelsinstructie` text,
  `locatie_verplicht` boolean not null default '0',
  `extra` json,
  `aantalbepaling` varchar(20) not null,
  `aantal` integer not null,
  `per_x_personen` integer not null,
  `per_x_personen_afronding` varchar(20) not null,
  `is_deleted` boolean not null default '0',
  `picture_id` integer,
  `picture_sha256` varchar(64),
  `metadata` json not null default '{}',
  foreign key(`leverancier_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`productgroep_id`) references `product_groups`(`id`) on delete NO ACTION,
  foreign key(`picture_id`) references `pictures`(`id`) on delete NO ACTION
);
CREATE INDEX `products_leverancier_id_index` on `products` (`leverancier_id`);
CREATE INDEX `products_picture_id_index` on `products` (`picture_id`);
CREATE INDEX `products_productgroep_id_index` on `products` (`productgroep_id`);
CREATE TRIGGER products_metadata_delete after delete on products when old.metadata <> '{}' begin delete from metadata_pairs where object = 'products' and object_id = old.id; end;
CREATE TRIGGER products_metadata_insert after insert on products when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'products', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER products_metadata_update after update of metadata on products when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'products' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'products', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `proposal_types` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `tekst` text not null,
  `geldig_dagen` integer not null,
  `status_na_akkoord` varchar(20) not null,
  `onderwerp_mail` varchar(255),
  `body_mail` text
);

CREATE TABLE `proposals` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `boeking_id` integer not null,
  `type_id` integer not null,
  `tekst` text not null,
  `geldig_tot` date not null,
  `status` varchar(20) not null,
  `reden` text,
  `beantwoord_op` datetime,
  `akkoord_bedrag` bigint,
  `hash` varchar(64) not null,
  `prefix` varchar(10) not null,
  `created_at` datetime not null,
  `created_by` integer,
  `gemaild_op` datetime,
  `geen_plaats_op` datetime,
  `klant_id` integer,
  `offered_total` bigint,
  `last_day` date,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete NO ACTION,
  foreign key(`type_id`) references `proposal_types`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION
);
CREATE INDEX `proposals_boeking_id_index` on `proposals` (`boeking_id`);
CREATE INDEX `proposals_created_by_index` on `proposals` (`created_by`);
CREATE INDEX proposals_ending_index on proposals (last_day, id) where status = 'open';
CREATE UNIQUE INDEX `proposals_hash_unique` on `proposals` (`hash`);
CREATE INDEX `proposals_status_id_index` on `proposals` (`status`, `id`);
CREATE INDEX `proposals_type_id_index` on `proposals` (`type_id`);

CREATE TABLE `qualifications` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `beschrijving` text,
  `archived` boolean not null default '0',
  `created_at` datetime not null,
  `updated_at` datetime not null
);

CREATE TABLE `recent_writers` (
  `name` text,
  `written_at` datetime not null,
  primary key (`name`)
);
CREATE INDEX `recent_writers_written_at` on `recent_writers` (`written_at`);

CREATE TABLE `recorded_hours` (
  `id` integer not null primary key autoincrement,
  `personeel_id` integer not null,
  `dienst_id` integer not null,
  `begin` datetime not null,
  `eind` datetime not null,
  `pauze_minuten` integer not null,
  `noot` text not null,
  foreign key(`personeel_id`) references `contacts`(`id`),
  foreign key(`dienst_id`) references `shifts`(`id`) on delete NO ACTION
);
CREATE INDEX `recorded_hours_begin_index` on `recorded_hours` (`begin`);
CREATE INDEX `recorded_hours_dienst_id_index` on `recorded_hours` (`dienst_id`);
CREATE INDEX `recorded_hours_personeel_id_begin_id_index` on `recorded_hours` (`personeel_id`, `begin`, `id`);

CREATE TABLE `recovery_codes` (
  `id` integer not null primary key autoincrement,
  `user_id` integer not null,
  `hash` varchar(64) not null,
  `used_at` datetime,
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE
);
CREATE INDEX `recovery_codes_user_id_index` on `recovery_codes` (`user_id`);

CREATE TABLE `resized_pictures` (
  `id` integer not null primary key autoincrement,
  `picture_id` integer not null,
  `width` integer not null,
  `bytes` blob not null,
  foreign key(`picture_id`) references `pictures`(`id`) on delete CASCADE
);
CREATE INDEX `resized_pictures_picture_id_index` on `resized_pictures` (`picture_id`);
CREATE UNIQUE INDEX `resized_pictures_picture_id_width_unique` on `resized_pictures` (`picture_id`, `width`);

CREATE TABLE `roles` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null,
  `permissies` json not null,
  `comparable_name` varchar(512),
  `tweede_factor_verplicht` boolean not null default '0',
  `basic_toegestaan` boolean not null default '1'
);
CREATE UNIQUE INDEX `roles_comparable_name_unique` on `roles` (`comparable_name`);

CREATE TABLE `sandbox` (
  `id` integer,
  `moment` datetime not null,
  `fixture` varchar(60),
  `outcome` json,
  `seed` varchar(64) not null default '',
  `starts` integer not null default '0',
  primary key (`id`)
);

CREATE TABLE `sandbox_payments` (
  `id` integer not null primary key autoincrement,
  `reference` varchar(36) not null,
  `token` varchar(43) not null,
  `form_key` varchar(43) not null,
  `status` varchar(20) not null,
  `amount` bigint not null,
  `description` varchar(255) not null,
  `return_url` text not null,
  `created_at` datetime not null
);
CREATE UNIQUE INDEX `sandbox_payments_reference_unique` on `sandbox_payments` (`reference`);
CREATE UNIQUE INDEX `sandbox_payments_token_unique` on `sandbox_payments` (`token`);

CREATE TABLE `sandbox_peppol_documents` (
  `id` integer not null primary key autoincrement,
  `reference` varchar(36) not null,
  `receiver` varchar(60) not null,
  `created_at` datetime not null,
  `delivered_at` datetime not null
);
CREATE UNIQUE INDEX `sandbox_peppol_documents_reference_unique` on `sandbox_peppol_documents` (`reference`);

CREATE TABLE `sandbox_refunds` (
  `id` integer not null primary key autoincrement,
  `payment_id` integer not null,
  `reference` varchar(36) not null,
  `amount` bigint not null,
  `created_at` datetime not null,
  foreign key(`payment_id`) references `sandbox_payments`(`id`) on delete NO ACTION
);
CREATE INDEX `sandbox_refunds_payment_id_index` on `sandbox_refunds` (`payment_id`);
CREATE UNIQUE INDEX `sandbox_refunds_reference_unique` on `sandbox_refunds` (`reference`);

CREATE TABLE `second_factors` (
  `id` integer not null primary key autoincrement,
  `user_id` integer not null,
  `secret` text,
  `begun_secret` text,
  `used_step` integer,
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `second_factors_user_id_unique` on `second_factors` (`user_id`);

CREATE TABLE `sessions` (
  `id` integer not null primary key autoincrement,
  `user_id` integer not null,
  `hash` varchar(64) not null,
  `csrf_token` varchar(64) not null,
  `device` varchar(255),
  `address` varchar(64) not null,
  `created_at` datetime not null,
  `last_used_at` datetime not null,
  `expires_at` datetime not null,
  `proven_elsewhere` boolean not null default '0',
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE
);
CREATE INDEX `sessions_expires_at_index` on `sessions` (`expires_at`);
CREATE UNIQUE INDEX `sessions_hash_unique` on `sessions` (`hash`);
CREATE INDEX `sessions_user_id_index` on `sessions` (`user_id`);

CREATE TABLE `settings` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `slug` varchar(255) not null,
  `waarde` text
);
CREATE UNIQUE INDEX `settings_slug_unique` on `settings` (`slug`);

CREATE TABLE `shared_counts` (
  `what` varchar(64) not null,
  `used` integer not null,
  `until` datetime not null,
  primary key (`what`)
);
CREATE INDEX `shared_counts_until_index` on `shared_counts` (`until`);

CREATE TABLE `shifts` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `begin` datetime not null,
  `eind` datetime not null,
  `noot` text not null,
  `opmerking` text not null,
  `personeel_id` integer not null,
  `boeking_id` integer,
  `locatie_id` integer,
  `kwalificatie_id` integer,
  `status` varchar(20) not null,
  `created_by` integer,
  foreign key(`personeel_id`) references `contacts`(`id`),
  foreign key(`boeking_id`) references `bookings`(`id`) on delete NO ACTION,
  foreign key(`locatie_id`) references `locations`(`id`) on delete NO ACTION,
  foreign key(`kwalificatie_id`) references `qualifications`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION
);
CREATE INDEX `shifts_begin_index` on `shifts` (`begin`);
CREATE INDEX `shifts_boeking_id_index` on `shifts` (`boeking_id`);
CREATE INDEX `shifts_created_by_index` on `shifts` (`created_by`);
CREATE INDEX `shifts_eind_index` on `shifts` (`eind`);
CREATE INDEX `shifts_kwalificatie_id_index` on `shifts` (`kwalificatie_id`);
CREATE INDEX `shifts_locatie_id_index` on `shifts` (`locatie_id`);
CREATE INDEX shifts_of_days on shifts ("begin", eind) where julianday(eind) - julianday("begin") > 1;
CREATE INDEX `shifts_personeel_id_begin_id_index` on `shifts` (`personeel_id`, `begin`, `id`);

CREATE TABLE `staff_availability` (
  `id` integer not null primary key autoincrement,
  `personeel_id` integer not null,
  `begin` datetime not null,
  `eind` datetime not null,
  `beschikbaar` boolean not null default '0',
  `opmerking` text not null,
  foreign key(`personeel_id`) references `contacts`(`id`) on delete CASCADE
);
CREATE INDEX `staff_availability_eind_begin_index` on `staff_availability` (`eind`, `begin`);
CREATE INDEX `staff_availability_personeel_id_begin_id_index` on `staff_availability` (`personeel_id`, `begin`, `id`);

CREATE TABLE `staff_qualifications` (
  `id` integer not null primary key autoincrement,
  `contact_id` integer not null,
  `kwalificatie_id` integer not null,
  foreign key(`contact_id`) references `contacts`(`id`) on delete CASCADE,
  foreign key(`kwalificatie_id`) references `qualifications`(`id`) on delete NO ACTION
);
CREATE INDEX `staff_qualifications_contact_id_index` on `staff_qualifications` (`contact_id`);
CREATE UNIQUE INDEX `staff_qualifications_contact_id_kwalificatie_id_unique` on `staff_qualifications` (`contact_id`, `kwalificatie_id`);
CREATE INDEX `staff_qualifications_kwalificatie_id_index` on `staff_qualifications` (`kwalificatie_id`);

CREATE TABLE `start_time_groups` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255) not null
);

CREATE TABLE `start_times` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `startmomentgroep_id` integer not null,
  `datetime` datetime not null,
  `percentage_materiaal_online_boeking` integer,
  foreign key(`startmomentgroep_id`) references `start_time_groups`(`id`)
);
CREATE INDEX `start_times_datetime_id_index` on `start_times` (`datetime`, `id`);
CREATE UNIQUE INDEX `start_times_startmomentgroep_id_datetime_unique` on `start_times` (`startmomentgroep_id`, `datetime`);

CREATE TABLE `status_reminder_companies` (
  `id` integer not null primary key autoincrement,
  `status_reminder_id` integer not null,
  `bedrijf_id` integer not null,
  `status` varchar(20) not null,
  `since` datetime not null,
  foreign key(`status_reminder_id`) references `status_reminders`(`id`) on delete CASCADE,
  foreign key(`bedrijf_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `status_reminder_companies_bedrijf_id_index` on `status_reminder_companies` (`bedrijf_id`);
CREATE UNIQUE INDEX `status_reminder_companies_bedrijf_id_status_unique` on `status_reminder_companies` (`bedrijf_id`, `status`);
CREATE INDEX `status_reminder_companies_status_reminder_id_index` on `status_reminder_companies` (`status_reminder_id`);

CREATE TABLE `status_reminder_stays` (
  `id` integer not null primary key autoincrement,
  `boeking_id` integer not null,
  `status_updated_at` datetime not null,
  `reminded_at` datetime not null,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete CASCADE
);
CREATE INDEX `status_reminder_stays_boeking_id_index` on `status_reminder_stays` (`boeking_id`);
CREATE UNIQUE INDEX `status_reminder_stays_boeking_id_status_updated_at_unique` on `status_reminder_stays` (`boeking_id`, `status_updated_at`);

CREATE TABLE `status_reminders` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `naam` varchar(255),
  `status` varchar(20) not null,
  `termijn_in_dagen` integer not null,
  `herinnering_termijn_in_dagen` integer not null,
  `onderwerp_mail_herinnering` text not null,
  `body_mail_herinnering` text not null
);

CREATE TABLE `till_log` (
  `id` integer not null primary key autoincrement,
  `pos_id` integer not null,
  `volgnummer` integer not null,
  `soort` varchar(10) not null,
  `moment` datetime not null,
  `datum` date not null,
  `opmerking` text not null,
  `bedragen` json not null,
  `verschil` bigint,
  `movement_id` integer not null,
  `created_by` integer,
  foreign key(`pos_id`) references `points_of_sale`(`id`) on delete NO ACTION,
  foreign key(`created_by`) references `contacts`(`id`) on delete NO ACTION
);
CREATE INDEX `till_log_created_by_index` on `till_log` (`created_by`);
CREATE INDEX `till_log_pos_id_index` on `till_log` (`pos_id`);
CREATE UNIQUE INDEX `till_log_pos_id_volgnummer_unique` on `till_log` (`pos_id`, `volgnummer`);
CREATE TRIGGER till_log_delete before delete on till_log
      begin select raise(abort, 'The till log is never changed: add an entry.'); end;
CREATE TRIGGER till_log_update before update on till_log
      begin select raise(abort, 'The till log is never changed: add an entry.'); end;

CREATE TABLE `till_movements` (
  `id` integer not null primary key autoincrement,
  `pos_id` integer not null,
  `betaalmethode_id` integer,
  `bedrag` bigint not null,
  `payment_id` integer not null
);
CREATE INDEX `till_movements_payment_id_index` on `till_movements` (`payment_id`);
CREATE INDEX `till_movements_pos_id_id_index` on `till_movements` (`pos_id`, `id`);
CREATE TRIGGER till_movements_delete before delete on till_movements
      begin select raise(abort, 'The till log is never changed: add an entry.'); end;
CREATE TRIGGER till_movements_update before update on till_movements
      begin select raise(abort, 'The till log is never changed: add an entry.'); end;

CREATE TABLE `typed_addresses` (
  `mailbox` varchar(64) not null,
  `day` date not null,
  `mails` integer not null,
  primary key (`mailbox`, `day`)
);
CREATE INDEX `typed_addresses_day_index` on `typed_addresses` (`day`);

CREATE TABLE `user_logins` (
  `id` integer not null primary key autoincrement,
  `user_id` integer not null,
  `last_login` datetime,
  `issuer_login_at` datetime,
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE
);
CREATE INDEX `user_logins_user_id_index` on `user_logins` (`user_id`);
CREATE UNIQUE INDEX `user_logins_user_id_unique` on `user_logins` (`user_id`);

CREATE TABLE `user_roles` (
  `id` integer not null primary key autoincrement,
  `user_id` integer not null,
  `role_id` integer not null,
  foreign key(`user_id`) references `users`(`id`) on delete CASCADE,
  foreign key(`role_id`) references `roles`(`id`) on delete NO ACTION
);
CREATE INDEX `user_roles_role_id_index` on `user_roles` (`role_id`);
CREATE INDEX `user_roles_user_id_index` on `user_roles` (`user_id`);
CREATE UNIQUE INDEX `user_roles_user_id_role_id_unique` on `user_roles` (`user_id`, `role_id`);

CREATE TABLE `users` (
  `id` integer,
  `version` integer not null default '1',
  `gebruikersnaam` varchar(255) not null,
  `password_hash` text not null,
  `actief` boolean not null default '0',
  `permissies` json not null,
  `email_address` varchar(255),
  `locale` varchar(35),
  `login_name` varchar(512),
  `wachtwoord_gewijzigd_op` datetime,
  `tweede_factor` boolean not null default '0',
  `tweede_factor_gewijzigd_op` datetime,
  `oidc_issuer` varchar(255),
  `oidc_subject` varchar(255),
  foreign key(`id`) references `contacts`(`id`),
  primary key (`id`)
);
CREATE UNIQUE INDEX `users_gebruikersnaam_unique` on `users` (`gebruikersnaam`);
CREATE UNIQUE INDEX `users_login_name_unique` on `users` (`login_name`);
CREATE UNIQUE INDEX `users_oidc_issuer_oidc_subject_unique` on `users` (`oidc_issuer`, `oidc_subject`);

CREATE TABLE `vat_change_bookings` (
  `id` integer not null primary key autoincrement,
  `btw_wijziging_id` integer not null,
  `boeking_id` integer not null,
  `referentie` varchar(50) not null,
  `datum` date not null,
  `uitkomst` varchar(20) not null,
  `reden` varchar(20),
  `totaal_voor` bigint not null,
  `totaal_na` bigint not null,
  `totaal_exclusief_voor` bigint not null,
  `totaal_exclusief_na` bigint not null,
  foreign key(`btw_wijziging_id`) references `vat_changes`(`id`) on delete CASCADE
);
CREATE UNIQUE INDEX `vat_change_bookings_btw_wijziging_id_boeking_id_unique` on `vat_change_bookings` (`btw_wijziging_id`, `boeking_id`);
CREATE INDEX `vat_change_bookings_btw_wijziging_id_index` on `vat_change_bookings` (`btw_wijziging_id`);

CREATE TABLE `vat_changes` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `van` integer not null,
  `naar` integer not null,
  `ingangsdatum` date not null,
  `product_ids` json,
  `prijs` varchar(20) not null,
  `dry_run` boolean not null default '0',
  `tot_boeking_id` integer not null,
  `gewijzigd` integer not null,
  `overgeslagen` integer not null,
  `created_at` datetime not null,
  `finished_at` datetime
);

CREATE TABLE `visitor_counts` (
  `who` varchar(43) not null,
  `day` date not null,
  `orders` integer not null,
  primary key (`who`)
);
CREATE INDEX `visitor_counts_day_index` on `visitor_counts` (`day`);

CREATE TABLE `visitor_orders` (
  `payment_id` integer not null,
  `network` varchar(43) not null,
  `mailbox` varchar(43),
  `day` date not null,
  `arrangement_id` integer,
  `datum` date,
  foreign key(`payment_id`) references `online_payments`(`id`) on delete CASCADE,
  primary key (`payment_id`)
);
CREATE INDEX `visitor_orders_day_index` on `visitor_orders` (`day`);
CREATE INDEX `visitor_orders_mailbox_index` on `visitor_orders` (`mailbox`);
CREATE INDEX `visitor_orders_network_index` on `visitor_orders` (`network`);

CREATE TABLE `voucher_sales` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `voucher_template_id` integer not null,
  `customer_id` integer not null,
  `company_id` integer not null,
  `customer_name` text not null,
  `number_of_vouchers` integer not null,
  `price` bigint not null,
  `total` bigint not null,
  `status` varchar(20) not null,
  `created_at` datetime not null,
  `paid_at` datetime,
  `paid_on` date,
  `mail_to` varchar(254),
  foreign key(`voucher_template_id`) references `voucher_templates`(`id`) on delete NO ACTION,
  foreign key(`customer_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`company_id`) references `companies`(`id`) on delete NO ACTION
);
CREATE INDEX `voucher_sales_company_id_index` on `voucher_sales` (`company_id`);
CREATE INDEX `voucher_sales_customer_id_index` on `voucher_sales` (`customer_id`);
CREATE INDEX `voucher_sales_paid_on_index` on `voucher_sales` (`paid_on`);
CREATE INDEX `voucher_sales_voucher_template_id_index` on `voucher_sales` (`voucher_template_id`);

CREATE TABLE `voucher_templates` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `name` varchar(255) not null,
  `description` text,
  `price` bigint not null,
  `quantity_term` varchar(255),
  `product_amount` integer not null,
  `expire_days` integer,
  `expiration_date` date,
  `company_id` integer,
  `products` json not null,
  `pdf_template_id` integer,
  `internal_reference` varchar(255),
  `confirmation_mail_subject` varchar(255),
  `confirmation_mail_body` text,
  `contactform_id` integer,
  foreign key(`company_id`) references `companies`(`id`) on delete NO ACTION,
  foreign key(`pdf_template_id`) references `pdf_templates`(`id`) on delete NO ACTION,
  foreign key(`contactform_id`) references `contact_forms`(`id`) on delete NO ACTION
);
CREATE INDEX `voucher_templates_company_id_index` on `voucher_templates` (`company_id`);
CREATE INDEX `voucher_templates_contactform_id_index` on `voucher_templates` (`contactform_id`);
CREATE INDEX `voucher_templates_pdf_template_id_index` on `voucher_templates` (`pdf_template_id`);

CREATE TABLE `vouchers` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `code` varchar(50) not null,
  `title` varchar(255) not null,
  `status` varchar(20) not null,
  `voucher_template_id` integer,
  `customer_id` integer,
  `expiration_date` date,
  `inhoud` json not null,
  `arrangement_ids` json not null,
  `internal_reference` varchar(255),
  `paid` bigint not null,
  `boeking_id` integer,
  `redeemed` json,
  `created_at` datetime not null,
  `updated_at` datetime not null,
  `sale_id` integer,
  `sale_number` integer,
  `metadata` json not null default '{}',
  foreign key(`voucher_template_id`) references `voucher_templates`(`id`) on delete NO ACTION,
  foreign key(`customer_id`) references `contacts`(`id`) on delete NO ACTION,
  foreign key(`boeking_id`) references `bookings`(`id`) on delete NO ACTION,
  foreign key(`sale_id`) references `voucher_sales`(`id`) on delete NO ACTION
);
CREATE INDEX `vouchers_boeking_id_index` on `vouchers` (`boeking_id`);
CREATE INDEX `vouchers_customer_id_index` on `vouchers` (`customer_id`);
CREATE INDEX vouchers_expiring_index on vouchers (expiration_date, id) where status = 'open';
CREATE INDEX `vouchers_sale_id_index` on `vouchers` (`sale_id`);
CREATE UNIQUE INDEX `vouchers_sale_id_sale_number_unique` on `vouchers` (`sale_id`, `sale_number`);
CREATE INDEX `vouchers_status_id_index` on `vouchers` (`status`, `id`);
CREATE INDEX `vouchers_voucher_template_id_index` on `vouchers` (`voucher_template_id`);
CREATE TRIGGER vouchers_metadata_delete after delete on vouchers when old.metadata <> '{}' begin delete from metadata_pairs where object = 'vouchers' and object_id = old.id; end;
CREATE TRIGGER vouchers_metadata_insert after insert on vouchers when new.metadata <> '{}' begin insert into metadata_pairs (object, key, value, object_id)
    select 'vouchers', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;
CREATE TRIGGER vouchers_metadata_update after update of metadata on vouchers when old.metadata <> new.metadata begin delete from metadata_pairs where object = 'vouchers' and object_id = old.id;insert into metadata_pairs (object, key, value, object_id)
    select 'vouchers', pair.key, pair.value, new.id from json_each(new.metadata) as pair; end;

CREATE TABLE `webhook_deliveries` (
  `id` integer not null primary key autoincrement,
  `webhook_id` integer not null,
  `payload_id` bigint not null,
  `thin` boolean not null default '0',
  `channel` varchar(100) not null,
  `status` varchar(10) not null,
  `queued` boolean not null default '0',
  `attempts` integer not null default '0',
  `round` integer not null default '0',
  `created_at` datetime not null,
  `next_attempt_at` datetime,
  `delivered_at` datetime,
  `last_status` integer,
  `answer` text,
  `history` text,
  `signature` text,
  foreign key(`webhook_id`) references `webhooks`(`id`) on delete CASCADE,
  foreign key(`payload_id`) references `webhook_payloads`(`id`) on delete CASCADE
);
CREATE INDEX `webhook_deliveries_payload_id_index` on `webhook_deliveries` (`payload_id`);
CREATE INDEX webhook_deliveries_queued_index on webhook_deliveries (channel, id) where queued;
CREATE UNIQUE INDEX `webhook_deliveries_webhook_id_payload_id_unique` on `webhook_deliveries` (`webhook_id`, `payload_id`);

CREATE TABLE `webhook_failures` (
  `webhook_id` integer,
  `since` datetime not null,
  foreign key(`webhook_id`) references `webhooks`(`id`) on delete CASCADE,
  primary key (`webhook_id`)
);

CREATE TABLE `webhook_payloads` (
  `id` integer not null primary key autoincrement,
  `event_no` bigint,
  `event_id` varchar(36) not null,
  `event` varchar(100) not null,
  `object` varchar(50) not null,
  `object_id` integer not null,
  `body` text not null,
  `thin_body` text,
  `occurred_at` datetime not null
);
CREATE UNIQUE INDEX `webhook_payloads_event_no_unique` on `webhook_payloads` (`event_no`);
CREATE INDEX `webhook_payloads_occurred_at_index` on `webhook_payloads` (`occurred_at`);

CREATE TABLE `webhooks` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `name` varchar(100) not null,
  `url` text not null,
  `active` boolean not null,
  `inactive_reason` varchar(20),
  `created_at` datetime not null,
  `updated_at` datetime not null,
  `created_by` integer,
  `updated_by` integer,
  `created_rights` json,
  `updated_rights` json,
  `secret` text not null,
  `previous_secret` text,
  `previous_secret_until` datetime,
  `secret_set_at` datetime
);
CREATE INDEX webhooks_heard on webhooks (name) where active;

CREATE TABLE `withdrawals` (
  `id` integer not null primary key autoincrement,
  `version` integer not null default '1',
  `token` varchar(43) not null,
  `status` varchar(20) not null,
  `reden` varchar(20),
  `naam` varchar(255) not null,
  `email` varchar(254) not null,
  `referentie` varchar(255) not null,
  `verklaring` text,
  `company_id` integer not null,
  `created_at` datetime not null,
  `confirmed_at` datetime,
  `voucher_sale_id` integer,
  `boeking_id` integer,
  `voucher_ids` json not null,
  `bedrag` bigint,
  `online_payment_id` integer,
  `opmerking` text,
  foreign key(`company_id`) references `companies`(`id`) on delete NO ACTION,
  foreign key(`voucher_sale_id`) references `voucher_sales`(`id`) on delete NO ACTION,
  foreign key(`online_payment_id`) references `online_payments`(`id`) on delete NO ACTION
);
CREATE INDEX `withdrawals_company_id_index` on `withdrawals` (`company_id`);
CREATE INDEX `withdrawals_online_payment_id_index` on `withdrawals` (`online_payment_id`);
CREATE INDEX `withdrawals_status_id_index` on `withdrawals` (`status`, `id`);
CREATE UNIQUE INDEX `withdrawals_token_unique` on `withdrawals` (`token`);
CREATE INDEX withdrawals_unconfirmed_index on withdrawals (created_at, id) where confirmed_at is null;
CREATE INDEX `withdrawals_voucher_sale_id_index` on `withdrawals` (`voucher_sale_id`);

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
