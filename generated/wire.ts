// Made by npm run generate from spec/. Never edit. What came in as inside values, one function per schema.
import { cleanHtml } from '../domain/values/html.ts';
import type { Instant } from './types.ts';

/** Turns local and offset times into instants and back, in the zone of the installation. */
export interface Zone {
  /** `field` is where the text stands, for a refusal of a time that the clock change skips. */
  toInstant(text: string, field?: string): Instant;
  toText(instant: Instant): string;
}

type Convert = (value: unknown, zone: Zone) => unknown;

interface Members {
  [name: string]: unknown;
}

const cents = (value: unknown): number => Math.round((value as number) * 100) + 0;
const tenThousandths = (value: unknown): number => Math.round((value as number) * 10000) + 0;

function fromApiKeyPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["user_id"] !== undefined) out["user_id"] = v["user_id"];
  if (v["description"] !== undefined) out["description"] = v["description"];
  if (v["scopes"] !== undefined) out["scopes"] = v["scopes"];
  if (v["expires_at"] !== undefined) out["expires_at"] = v["expires_at"] === null ? null : zone.toInstant(v["expires_at"] as string, `${at}expires_at`);
  return out;
}

function fromApiKeyRotation(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["overlap_uren"] = v["overlap_uren"] !== undefined && v["overlap_uren"] !== null ? v["overlap_uren"] : 0;
  return out;
}

function fromAttachmentPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["filename"] !== undefined) out["filename"] = v["filename"];
  return out;
}

function fromAvailableDaysQuestion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement_id": v["arrangement_id"],
    "producten": (v["producten"] as unknown[]).map((each, i0) => fromOnlineBookingLine(each, zone, `${at}producten[${i0}].`)),
  };
  if (v["boekingsgrootte"] !== undefined) out["boekingsgrootte"] = v["boekingsgrootte"];
  if (v["begin"] !== undefined) out["begin"] = v["begin"];
  if (v["eind"] !== undefined) out["eind"] = v["eind"];
  return out;
}

function fromAvailableTimesQuestion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement_id": v["arrangement_id"],
    "producten": (v["producten"] as unknown[]).map((each, i0) => fromOnlineBookingLine(each, zone, `${at}producten[${i0}].`)),
  };
  if (v["boekingsgrootte"] !== undefined) out["boekingsgrootte"] = v["boekingsgrootte"];
  out["datum"] = v["datum"];
  return out;
}

function fromBookProcessPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["arrangement_ids"] !== undefined) out["arrangement_ids"] = v["arrangement_ids"];
  if (v["product_ids"] !== undefined) out["product_ids"] = v["product_ids"];
  if (v["actief"] !== undefined) out["actief"] = v["actief"];
  return out;
}

function fromBookingLinePut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  if (v["aantal"] !== undefined) out["aantal"] = v["aantal"];
  if (v["minimum_aantal"] !== undefined) out["minimum_aantal"] = v["minimum_aantal"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["beschrijving"] !== undefined) out["beschrijving"] = v["beschrijving"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  if (v["betaald_bedrag"] !== undefined) out["betaald_bedrag"] = v["betaald_bedrag"] === null ? null : cents(v["betaald_bedrag"]);
  if (v["betaal_datum"] !== undefined) out["betaal_datum"] = v["betaal_datum"];
  if (v["betaal_opmerking"] !== undefined) out["betaal_opmerking"] = v["betaal_opmerking"];
  return out;
}

function fromBookingMailPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["moment"] !== undefined) out["moment"] = v["moment"];
  if (v["onderwerp"] !== undefined) out["onderwerp"] = v["onderwerp"];
  if (v["body"] !== undefined) out["body"] = v["body"];
  if (v["dagen"] !== undefined) out["dagen"] = v["dagen"];
  if (v["tijd"] !== undefined) out["tijd"] = v["tijd"];
  if (v["programma_meesturen"] !== undefined) out["programma_meesturen"] = v["programma_meesturen"];
  if (v["agenda_meesturen"] !== undefined) out["agenda_meesturen"] = v["agenda_meesturen"];
  if (v["bijlagen_meesturen"] !== undefined) out["bijlagen_meesturen"] = v["bijlagen_meesturen"];
  if (v["actief"] !== undefined) out["actief"] = v["actief"];
  return out;
}

function fromBookingPatch(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["datum"] !== undefined) out["datum"] = v["datum"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["arrangement"] !== undefined) out["arrangement"] = v["arrangement"];
  if (v["arrangement_id"] !== undefined) out["arrangement_id"] = v["arrangement_id"];
  if (v["personen"] !== undefined) out["personen"] = v["personen"];
  if (v["status_vervaldatum"] !== undefined) out["status_vervaldatum"] = v["status_vervaldatum"];
  if (v["bijzonderheden"] !== undefined) out["bijzonderheden"] = v["bijzonderheden"];
  if (v["factureren"] !== undefined) out["factureren"] = v["factureren"];
  if (v["conceptfactuur_na_dagen"] !== undefined) out["conceptfactuur_na_dagen"] = v["conceptfactuur_na_dagen"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["boekingsregels"] !== undefined) out["boekingsregels"] = (v["boekingsregels"] as unknown[]).map((each, i0) => fromBookingLinePut(each, zone, `${at}boekingsregels[${i0}].`));
  if (v["kosten"] !== undefined) out["kosten"] = fromCostsPatch(v["kosten"], zone, `${at}kosten.`);
  return out;
}

function fromBookingPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["datum"] !== undefined) out["datum"] = v["datum"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["arrangement"] !== undefined) out["arrangement"] = v["arrangement"];
  if (v["arrangement_id"] !== undefined) out["arrangement_id"] = v["arrangement_id"];
  if (v["personen"] !== undefined) out["personen"] = v["personen"];
  if (v["status_vervaldatum"] !== undefined) out["status_vervaldatum"] = v["status_vervaldatum"];
  if (v["bijzonderheden"] !== undefined) out["bijzonderheden"] = v["bijzonderheden"];
  if (v["factureren"] !== undefined) out["factureren"] = v["factureren"];
  if (v["conceptfactuur_na_dagen"] !== undefined) out["conceptfactuur_na_dagen"] = v["conceptfactuur_na_dagen"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["boekingsregels"] !== undefined) out["boekingsregels"] = (v["boekingsregels"] as unknown[]).map((each, i0) => fromBookingLinePut(each, zone, `${at}boekingsregels[${i0}].`));
  if (v["kosten"] !== undefined) out["kosten"] = fromCostsPut(v["kosten"], zone, `${at}kosten.`);
  return out;
}

function fromCancellationChange(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "terugbetaling": v["terugbetaling"],
  };
  return out;
}

function fromCancellationRequest(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["reden"] !== undefined) out["reden"] = v["reden"];
  if (v["kosten"] !== undefined && v["kosten"] !== null) out["kosten"] = cents(v["kosten"]);
  if (v["terugbetalen"] !== undefined && v["terugbetalen"] !== null) out["terugbetalen"] = v["terugbetalen"];
  return out;
}

function fromCancellationStep(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "dagen_vooraf": v["dagen_vooraf"],
    "percentage": cents(v["percentage"]),
  };
  return out;
}

function fromCancellationTermsPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["regels"] !== undefined) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromCancellationStep(each, zone, `${at}regels[${i0}].`));
  if (v["terugbetalen"] !== undefined) out["terugbetalen"] = v["terugbetalen"];
  if (v["online"] !== undefined) out["online"] = v["online"];
  if (v["tekst"] !== undefined) out["tekst"] = v["tekst"];
  return out;
}

function fromCapacityEntryPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "end": zone.toInstant(v["end"] as string, `${at}end`),
    "amount": v["amount"],
  };
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  return out;
}

function fromCompanyPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "bedrijfsnaam": v["bedrijfsnaam"],
    "weergavenaam": v["weergavenaam"],
    "slogan": v["slogan"],
    "adres": v["adres"],
    "postcode": v["postcode"],
    "plaats": v["plaats"],
    "landcode": v["landcode"],
    "iban": v["iban"],
    "bic": v["bic"],
    "bank_tnv": v["bank_tnv"],
    "btw_nummer": v["btw_nummer"],
    "kvk_nummer": v["kvk_nummer"],
  };
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  out["website"] = v["website"];
  out["telefoon"] = v["telefoon"];
  out["email"] = v["email"];
  out["factuur_nummer_prefix"] = v["factuur_nummer_prefix"];
  out["factuur_betaaltermijn"] = v["factuur_betaaltermijn"];
  out["factureren_na_dagen"] = v["factureren_na_dagen"];
  out["soort_klanten"] = v["soort_klanten"];
  out["free_relation_fields"] = v["free_relation_fields"];
  out["smtp_integration_id"] = v["smtp_integration_id"];
  out["payment_integration_id"] = v["payment_integration_id"];
  if (v["peppol_integration_id"] !== undefined) out["peppol_integration_id"] = v["peppol_integration_id"];
  if (v["peppol_automatisch"] !== undefined) out["peppol_automatisch"] = v["peppol_automatisch"];
  out["online_betaalmethode_id"] = v["online_betaalmethode_id"];
  out["ondertekening_standaardmails"] = v["ondertekening_standaardmails"];
  out["programmarender_aantallen"] = v["programmarender_aantallen"];
  out["default_font"] = v["default_font"];
  out["factuur_pdf_template_id"] = v["factuur_pdf_template_id"];
  out["kassa_factuur_pdf_template_id"] = v["kassa_factuur_pdf_template_id"];
  out["online_boeking_factuur_pdf_template_id"] = v["online_boeking_factuur_pdf_template_id"];
  out["onderwerp_mail_eindfactuur"] = v["onderwerp_mail_eindfactuur"];
  out["body_mail_eindfactuur"] = v["body_mail_eindfactuur"];
  out["onderwerp_eerste_betalingsherinnering"] = v["onderwerp_eerste_betalingsherinnering"];
  out["body_eerste_betalingsherinnering"] = v["body_eerste_betalingsherinnering"];
  out["onderwerp_tweede_betalingsherinnering"] = v["onderwerp_tweede_betalingsherinnering"];
  out["body_tweede_betalingsherinnering"] = v["body_tweede_betalingsherinnering"];
  out["onderwerp_betaalbevestiging"] = v["onderwerp_betaalbevestiging"];
  out["body_betaalbevestiging"] = v["body_betaalbevestiging"];
  out["locale"] = v["locale"];
  out["standaard_aanhef"] = v["standaard_aanhef"];
  out["attentietekst"] = v["attentietekst"];
  out["standaard_titel_man"] = v["standaard_titel_man"];
  out["standaard_titel_vrouw"] = v["standaard_titel_vrouw"];
  out["latitude"] = v["latitude"];
  out["longitude"] = v["longitude"];
  out["communication_default_mail_subject"] = v["communication_default_mail_subject"];
  return out;
}

function fromContactFormFieldPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["soort_invoer"] !== undefined) out["soort_invoer"] = v["soort_invoer"];
  if (v["verplicht"] !== undefined) out["verplicht"] = v["verplicht"];
  if (v["mogelijke_keuzes"] !== undefined) out["mogelijke_keuzes"] = v["mogelijke_keuzes"];
  if (v["bijzonderheden_boeking"] !== undefined) out["bijzonderheden_boeking"] = v["bijzonderheden_boeking"];
  if (v["field_identifier"] !== undefined) out["field_identifier"] = v["field_identifier"];
  if (v["extra_field_name"] !== undefined) out["extra_field_name"] = v["extra_field_name"];
  if (v["input_type"] !== undefined) out["input_type"] = v["input_type"];
  if (v["sort_order"] !== undefined) out["sort_order"] = v["sort_order"];
  return out;
}

function fromContactFormPackagePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromContactFormPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["Velden"] !== undefined) out["Velden"] = (v["Velden"] as unknown[]).map((each, i0) => fromContactFormFieldPut(each, zone, `${at}Velden[${i0}].`));
  if (v["Arrangementen"] !== undefined) out["Arrangementen"] = (v["Arrangementen"] as unknown[]).map((each, i0) => fromContactFormPackagePut(each, zone, `${at}Arrangementen[${i0}].`));
  return out;
}

function fromContactPersonPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  if (v["voornaam"] !== undefined) out["voornaam"] = v["voornaam"];
  if (v["achternaam"] !== undefined) out["achternaam"] = v["achternaam"];
  if (v["geslacht"] !== undefined) out["geslacht"] = v["geslacht"];
  if (v["aanhef"] !== undefined) out["aanhef"] = v["aanhef"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["telefoon1"] !== undefined) out["telefoon1"] = v["telefoon1"];
  if (v["telefoon2"] !== undefined) out["telefoon2"] = v["telefoon2"];
  if (v["email1"] !== undefined) out["email1"] = v["email1"];
  if (v["email2"] !== undefined) out["email2"] = v["email2"];
  if (v["hoofdcontact"] !== undefined) out["hoofdcontact"] = v["hoofdcontact"];
  if (v["nieuwsbrief_ids"] !== undefined) out["nieuwsbrief_ids"] = v["nieuwsbrief_ids"];
  return out;
}

function fromContactPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["type"] !== undefined) out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["afdeling"] !== undefined) out["afdeling"] = v["afdeling"];
  if (v["factuur_adressering"] !== undefined) out["factuur_adressering"] = v["factuur_adressering"];
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["betalen_vanaf"] !== undefined) out["betalen_vanaf"] = v["betalen_vanaf"];
  if (v["uitje_activiteit_herinnering"] !== undefined) out["uitje_activiteit_herinnering"] = v["uitje_activiteit_herinnering"];
  if (v["onchange_email"] !== undefined) out["onchange_email"] = v["onchange_email"];
  if (v["contactpersonen"] !== undefined) out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromContactPersonPut(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromCostGroupPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["kortingspercentage"] !== undefined) out["kortingspercentage"] = fromDiscountPercentage(v["kortingspercentage"], zone, `${at}kortingspercentage`);
  if (v["kortingomschrijving"] !== undefined) out["kortingomschrijving"] = v["kortingomschrijving"];
  if (v["children_visible"] !== undefined) out["children_visible"] = v["children_visible"];
  if (v["regels"] !== undefined) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromCostLinePut(each, zone, `${at}regels[${i0}]`));
  return out;
}

function fromCostItemPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["kortingspercentage"] !== undefined) out["kortingspercentage"] = fromDiscountPercentage(v["kortingspercentage"], zone, `${at}kortingspercentage`);
  if (v["kortingomschrijving"] !== undefined) out["kortingomschrijving"] = v["kortingomschrijving"];
  if (v["aantal"] !== undefined) out["aantal"] = v["aantal"];
  if (v["bedrag"] !== undefined) out["bedrag"] = tenThousandths(v["bedrag"]);
  if (v["btw_percentage"] !== undefined) out["btw_percentage"] = fromVatRate(v["btw_percentage"], zone, `${at}btw_percentage`);
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["boekingsregel_id"] !== undefined) out["boekingsregel_id"] = v["boekingsregel_id"];
  return out;
}

function fromCostLinePut(value: unknown, zone: Zone, at = ''): unknown {
  return ((value as Members)["type"] === "groep" ? fromCostGroupPut(value, zone, `${at}.`) : fromCostItemPut(value, zone, `${at}.`));
}

function fromCostsPatch(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  if (v["betaaltermijn"] !== undefined) out["betaaltermijn"] = v["betaaltermijn"];
  if (v["referentie_klant"] !== undefined) out["referentie_klant"] = v["referentie_klant"];
  if (v["regels"] !== undefined) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromCostLinePut(each, zone, `${at}regels[${i0}]`));
  return out;
}

function fromCostsPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  if (v["betaaltermijn"] !== undefined) out["betaaltermijn"] = v["betaaltermijn"];
  if (v["referentie_klant"] !== undefined) out["referentie_klant"] = v["referentie_klant"];
  if (v["regels"] !== undefined) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromCostLinePut(each, zone, `${at}regels[${i0}]`));
  return out;
}

function fromCountedAmount(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "betaalmethode_id": v["betaalmethode_id"],
    "geteld": cents(v["geteld"]),
  };
  return out;
}

function fromCreditedLine(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  if (v["aantal"] !== undefined && v["aantal"] !== null) out["aantal"] = v["aantal"];
  if (v["bedrag"] !== undefined && v["bedrag"] !== null) out["bedrag"] = cents(v["bedrag"]);
  return out;
}

function fromCustomerMergeRequest(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "klant_id": v["klant_id"],
  };
  return out;
}

function fromCustomerPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["type"] !== undefined) out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["afdeling"] !== undefined) out["afdeling"] = v["afdeling"];
  if (v["factuur_adressering"] !== undefined) out["factuur_adressering"] = v["factuur_adressering"];
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  if (v["contactpersonen"] !== undefined) out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromContactPersonPut(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromDiscountCodePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "code": v["code"],
    "datum_begin": v["datum_begin"],
    "datum_eind": v["datum_eind"],
    "kortingspercentage": v["kortingspercentage"],
  };
  if (v["toepasbaar_zonder_arrangement"] !== undefined) out["toepasbaar_zonder_arrangement"] = v["toepasbaar_zonder_arrangement"];
  if (v["valid_days"] !== undefined) out["valid_days"] = v["valid_days"];
  if (v["Arrangementen"] !== undefined) out["Arrangementen"] = v["Arrangementen"];
  if (v["BookProcesses"] !== undefined) out["BookProcesses"] = v["BookProcesses"];
  if (v["Products"] !== undefined) out["Products"] = v["Products"];
  return out;
}

function fromDiscountPercentage(value: unknown, _zone: Zone, _at = ''): unknown {
  return cents(value);
}

function fromExtraDateField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "type": v["type"],
    "value": v["value"],
  };
  return out;
}

function fromExtraField(value: unknown, zone: Zone, at = ''): unknown {
  return ((value as Members)["type"] === "text" ? fromExtraTextField(value, zone, `${at}.`) : (value as Members)["type"] === "number" ? fromExtraNumberField(value, zone, `${at}.`) : (value as Members)["type"] === "date" ? fromExtraDateField(value, zone, `${at}.`) : (value as Members)["type"] === "singlechoice" ? fromExtraSingleChoiceField(value, zone, `${at}.`) : fromExtraMultipleChoiceField(value, zone, `${at}.`));
}

function fromExtraMultipleChoiceField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "type": v["type"],
    "value": v["value"],
  };
  return out;
}

function fromExtraNumberField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "type": v["type"],
    "value": v["value"],
  };
  return out;
}

function fromExtraSingleChoiceField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "type": v["type"],
    "value": v["value"],
  };
  return out;
}

function fromExtraTextField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "type": v["type"],
    "value": v["value"],
  };
  return out;
}

function fromIncomingMailAddressPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  return out;
}

function fromIntegrationPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["name"] !== undefined) out["name"] = v["name"];
  if (v["kind"] !== undefined) out["kind"] = v["kind"];
  if (v["settings"] !== undefined) out["settings"] = (v["settings"] === null ? null : fromIntegrationSettings(v["settings"], zone, `${at}settings.`));
  if (v["secrets"] !== undefined) out["secrets"] = fromIntegrationSecrets(v["secrets"], zone, `${at}secrets.`);
  return out;
}

function fromIntegrationSecrets(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["password"] !== undefined) out["password"] = v["password"];
  if (v["api_key"] !== undefined) out["api_key"] = v["api_key"];
  return out;
}

function fromIntegrationSettings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["host"] !== undefined) out["host"] = v["host"];
  if (v["port"] !== undefined) out["port"] = v["port"];
  if (v["security"] !== undefined) out["security"] = v["security"];
  if (v["username"] !== undefined) out["username"] = v["username"];
  if (v["verify_certificate"] !== undefined) out["verify_certificate"] = v["verify_certificate"];
  if (v["party_id"] !== undefined) out["party_id"] = v["party_id"];
  if (v["legal_entity_id"] !== undefined) out["legal_entity_id"] = v["legal_entity_id"];
  if (v["outcome"] !== undefined) out["outcome"] = v["outcome"];
  return out;
}

function fromInvoicePaymentPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["wanneer"] !== undefined) out["wanneer"] = zone.toInstant(v["wanneer"] as string, `${at}wanneer`);
  out["bedrag"] = cents(v["bedrag"]);
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  if (v["betaalmethode_id"] !== undefined) out["betaalmethode_id"] = v["betaalmethode_id"];
  if (v["pos_id"] !== undefined) out["pos_id"] = v["pos_id"];
  if (v["location_id"] !== undefined) out["location_id"] = v["location_id"];
  return out;
}

function fromInvoiceSending(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["render_pdf"] = v["render_pdf"] !== undefined && v["render_pdf"] !== null ? v["render_pdf"] : false;
  if (v["betalingen"] !== undefined && v["betalingen"] !== null) out["betalingen"] = (v["betalingen"] as unknown[]).map((each, i0) => fromSentPayment(each, zone, `${at}betalingen[${i0}].`));
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  if (v["mail_subject"] !== undefined && v["mail_subject"] !== null) out["mail_subject"] = v["mail_subject"];
  if (v["mail_body"] !== undefined && v["mail_body"] !== null) out["mail_body"] = v["mail_body"];
  if (v["mail_signature"] !== undefined && v["mail_signature"] !== null) out["mail_signature"] = v["mail_signature"];
  return out;
}

function fromLocationPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["kleur"] !== undefined) out["kleur"] = v["kleur"];
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["telefoonnummer"] !== undefined) out["telefoonnummer"] = v["telefoonnummer"];
  if (v["latitude"] !== undefined) out["latitude"] = v["latitude"];
  if (v["longitude"] !== undefined) out["longitude"] = v["longitude"];
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["aantal_groepen"] !== undefined) out["aantal_groepen"] = v["aantal_groepen"];
  if (v["parent_id"] !== undefined) out["parent_id"] = v["parent_id"];
  return out;
}

function fromLogin(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "gebruikersnaam": v["gebruikersnaam"],
    "wachtwoord": v["wachtwoord"],
  };
  if (v["code"] !== undefined && v["code"] !== null) out["code"] = v["code"];
  return out;
}

function fromMaterialPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["aantal"] !== undefined) out["aantal"] = v["aantal"];
  if (v["aantal_groepen"] !== undefined) out["aantal_groepen"] = v["aantal_groepen"];
  if (v["aantal_tegelijk_starten"] !== undefined) out["aantal_tegelijk_starten"] = v["aantal_tegelijk_starten"];
  if (v["aantal_groepen_tegelijk_starten"] !== undefined) out["aantal_groepen_tegelijk_starten"] = v["aantal_groepen_tegelijk_starten"];
  if (v["overzichtmenu"] !== undefined) out["overzichtmenu"] = v["overzichtmenu"];
  if (v["percentage_online_te_boeken"] !== undefined) out["percentage_online_te_boeken"] = v["percentage_online_te_boeken"];
  return out;
}

function fromMetadataChange(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "metadata": v["metadata"],
  };
  return out;
}

function fromNewApiKey(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "user_id": v["user_id"],
    "description": v["description"],
  };
  if (v["scopes"] !== undefined) out["scopes"] = v["scopes"];
  if (v["expires_at"] !== undefined) out["expires_at"] = v["expires_at"] === null ? null : zone.toInstant(v["expires_at"] as string, `${at}expires_at`);
  return out;
}

function fromNewAttachment(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["filename"] !== undefined && v["filename"] !== null) out["filename"] = v["filename"];
  return out;
}

function fromNewBookProcess(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["arrangement_ids"] !== undefined && v["arrangement_ids"] !== null) out["arrangement_ids"] = v["arrangement_ids"];
  if (v["product_ids"] !== undefined && v["product_ids"] !== null) out["product_ids"] = v["product_ids"];
  out["actief"] = v["actief"] !== undefined && v["actief"] !== null ? v["actief"] : true;
  return out;
}

function fromNewBooking(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "klant_id": v["klant_id"],
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "personen": v["personen"],
  };
  out["status"] = v["status"] !== undefined && v["status"] !== null ? v["status"] : "informatie";
  if (v["arrangement"] !== undefined && v["arrangement"] !== null) out["arrangement"] = v["arrangement"];
  if (v["arrangement_id"] !== undefined && v["arrangement_id"] !== null) out["arrangement_id"] = v["arrangement_id"];
  if (v["book_process_id"] !== undefined && v["book_process_id"] !== null) out["book_process_id"] = v["book_process_id"];
  if (v["product_id"] !== undefined && v["product_id"] !== null) out["product_id"] = v["product_id"];
  if (v["boeking_id"] !== undefined && v["boeking_id"] !== null) out["boeking_id"] = v["boeking_id"];
  if (v["status_vervaldatum"] !== undefined) out["status_vervaldatum"] = v["status_vervaldatum"];
  if (v["bijzonderheden"] !== undefined) out["bijzonderheden"] = v["bijzonderheden"];
  out["factureren"] = v["factureren"] !== undefined && v["factureren"] !== null ? v["factureren"] : true;
  if (v["conceptfactuur_na_dagen"] !== undefined) out["conceptfactuur_na_dagen"] = v["conceptfactuur_na_dagen"];
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  return out;
}

function fromNewBookingMail(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  out["bedrijf_id"] = v["bedrijf_id"];
  out["moment"] = v["moment"];
  out["onderwerp"] = v["onderwerp"];
  out["body"] = v["body"];
  if (v["dagen"] !== undefined) out["dagen"] = v["dagen"];
  out["tijd"] = v["tijd"] !== undefined && v["tijd"] !== null ? v["tijd"] : "09:00";
  out["programma_meesturen"] = v["programma_meesturen"] !== undefined && v["programma_meesturen"] !== null ? v["programma_meesturen"] : true;
  out["agenda_meesturen"] = v["agenda_meesturen"] !== undefined && v["agenda_meesturen"] !== null ? v["agenda_meesturen"] : false;
  out["bijlagen_meesturen"] = v["bijlagen_meesturen"] !== undefined && v["bijlagen_meesturen"] !== null ? v["bijlagen_meesturen"] : true;
  out["actief"] = v["actief"] !== undefined && v["actief"] !== null ? v["actief"] : true;
  return out;
}

function fromNewBookingMailSending(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "boekingsmail_id": v["boekingsmail_id"],
  };
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  if (v["onderwerp"] !== undefined && v["onderwerp"] !== null) out["onderwerp"] = v["onderwerp"];
  if (v["body"] !== undefined && v["body"] !== null) out["body"] = v["body"];
  return out;
}

function fromNewCalendar(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "soort": v["soort"],
    "id": v["id"],
  };
  return out;
}

function fromNewCancellationTerms(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "regels": (v["regels"] as unknown[]).map((each, i0) => fromCancellationStep(each, zone, `${at}regels[${i0}].`)),
  };
  out["terugbetalen"] = v["terugbetalen"] !== undefined && v["terugbetalen"] !== null ? v["terugbetalen"] : "voorstel";
  out["online"] = v["online"] !== undefined && v["online"] !== null ? v["online"] : false;
  out["tekst"] = v["tekst"] !== undefined && v["tekst"] !== null ? v["tekst"] : "";
  return out;
}

function fromNewCapacityEntries(value: unknown, zone: Zone, at = ''): unknown {
  return (value as unknown[]).map((each, i0) => fromNewCapacityEntry(each, zone, `${at}[${i0}].`));
}

function fromNewCapacityEntry(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "end": zone.toInstant(v["end"] as string, `${at}end`),
    "amount": v["amount"],
  };
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  return out;
}

function fromNewCompany(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["bedrijfsnaam"] = v["bedrijfsnaam"] !== undefined && v["bedrijfsnaam"] !== null ? v["bedrijfsnaam"] : "";
  out["weergavenaam"] = v["weergavenaam"] !== undefined && v["weergavenaam"] !== null ? v["weergavenaam"] : "";
  if (v["slogan"] !== undefined) out["slogan"] = v["slogan"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["iban"] !== undefined) out["iban"] = v["iban"];
  if (v["bic"] !== undefined) out["bic"] = v["bic"];
  if (v["bank_tnv"] !== undefined) out["bank_tnv"] = v["bank_tnv"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["kvk_nummer"] !== undefined) out["kvk_nummer"] = v["kvk_nummer"];
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["telefoon"] !== undefined) out["telefoon"] = v["telefoon"];
  out["email"] = v["email"];
  out["factuur_nummer_prefix"] = v["factuur_nummer_prefix"] !== undefined && v["factuur_nummer_prefix"] !== null ? v["factuur_nummer_prefix"] : "";
  out["factuur_betaaltermijn"] = v["factuur_betaaltermijn"] !== undefined && v["factuur_betaaltermijn"] !== null ? v["factuur_betaaltermijn"] : 14;
  out["factureren_na_dagen"] = v["factureren_na_dagen"] !== undefined && v["factureren_na_dagen"] !== null ? v["factureren_na_dagen"] : 0;
  out["soort_klanten"] = v["soort_klanten"] !== undefined && v["soort_klanten"] !== null ? v["soort_klanten"] : [];
  out["free_relation_fields"] = v["free_relation_fields"] !== undefined && v["free_relation_fields"] !== null ? v["free_relation_fields"] : [];
  if (v["smtp_integration_id"] !== undefined) out["smtp_integration_id"] = v["smtp_integration_id"];
  if (v["payment_integration_id"] !== undefined) out["payment_integration_id"] = v["payment_integration_id"];
  if (v["peppol_integration_id"] !== undefined) out["peppol_integration_id"] = v["peppol_integration_id"];
  out["peppol_automatisch"] = v["peppol_automatisch"] !== undefined && v["peppol_automatisch"] !== null ? v["peppol_automatisch"] : false;
  if (v["online_betaalmethode_id"] !== undefined) out["online_betaalmethode_id"] = v["online_betaalmethode_id"];
  if (v["ondertekening_standaardmails"] !== undefined) out["ondertekening_standaardmails"] = v["ondertekening_standaardmails"];
  out["programmarender_aantallen"] = v["programmarender_aantallen"] !== undefined && v["programmarender_aantallen"] !== null ? v["programmarender_aantallen"] : true;
  out["default_font"] = v["default_font"] !== undefined && v["default_font"] !== null ? v["default_font"] : "Helvetica";
  out["factuur_pdf_template_id"] = v["factuur_pdf_template_id"];
  if (v["kassa_factuur_pdf_template_id"] !== undefined) out["kassa_factuur_pdf_template_id"] = v["kassa_factuur_pdf_template_id"];
  if (v["online_boeking_factuur_pdf_template_id"] !== undefined) out["online_boeking_factuur_pdf_template_id"] = v["online_boeking_factuur_pdf_template_id"];
  out["onderwerp_mail_eindfactuur"] = v["onderwerp_mail_eindfactuur"];
  out["body_mail_eindfactuur"] = v["body_mail_eindfactuur"];
  out["onderwerp_eerste_betalingsherinnering"] = v["onderwerp_eerste_betalingsherinnering"];
  out["body_eerste_betalingsherinnering"] = v["body_eerste_betalingsherinnering"];
  out["onderwerp_tweede_betalingsherinnering"] = v["onderwerp_tweede_betalingsherinnering"];
  out["body_tweede_betalingsherinnering"] = v["body_tweede_betalingsherinnering"];
  out["onderwerp_betaalbevestiging"] = v["onderwerp_betaalbevestiging"];
  out["body_betaalbevestiging"] = v["body_betaalbevestiging"];
  out["locale"] = v["locale"] !== undefined && v["locale"] !== null ? v["locale"] : "nl_NL";
  out["standaard_aanhef"] = v["standaard_aanhef"] !== undefined && v["standaard_aanhef"] !== null ? v["standaard_aanhef"] : "Beste {contactpersoon_aanspreeknaam}";
  out["attentietekst"] = v["attentietekst"] !== undefined && v["attentietekst"] !== null ? v["attentietekst"] : "T.a.v.";
  out["standaard_titel_man"] = v["standaard_titel_man"] !== undefined && v["standaard_titel_man"] !== null ? v["standaard_titel_man"] : "de heer";
  out["standaard_titel_vrouw"] = v["standaard_titel_vrouw"] !== undefined && v["standaard_titel_vrouw"] !== null ? v["standaard_titel_vrouw"] : "mevrouw";
  if (v["latitude"] !== undefined) out["latitude"] = v["latitude"];
  if (v["longitude"] !== undefined) out["longitude"] = v["longitude"];
  out["communication_default_mail_subject"] = v["communication_default_mail_subject"] !== undefined && v["communication_default_mail_subject"] !== null ? v["communication_default_mail_subject"] : "";
  return out;
}

function fromNewContact(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["type"] = v["type"] !== undefined && v["type"] !== null ? v["type"] : "overig";
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["afdeling"] !== undefined) out["afdeling"] = v["afdeling"];
  if (v["factuur_adressering"] !== undefined) out["factuur_adressering"] = v["factuur_adressering"];
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["betalen_vanaf"] !== undefined) out["betalen_vanaf"] = v["betalen_vanaf"];
  if (v["uitje_activiteit_herinnering"] !== undefined) out["uitje_activiteit_herinnering"] = v["uitje_activiteit_herinnering"];
  if (v["onchange_email"] !== undefined) out["onchange_email"] = v["onchange_email"];
  out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromNewContactPerson(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined && v["extra_fields"] !== null) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromNewContactForm(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["Velden"] !== undefined && v["Velden"] !== null) out["Velden"] = (v["Velden"] as unknown[]).map((each, i0) => fromNewContactFormField(each, zone, `${at}Velden[${i0}].`));
  if (v["Arrangementen"] !== undefined && v["Arrangementen"] !== null) out["Arrangementen"] = (v["Arrangementen"] as unknown[]).map((each, i0) => fromNewContactFormPackage(each, zone, `${at}Arrangementen[${i0}].`));
  return out;
}

function fromNewContactFormField(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined && v["id"] !== null) out["id"] = v["id"];
  out["naam"] = v["naam"];
  out["soort_invoer"] = v["soort_invoer"];
  out["verplicht"] = v["verplicht"] !== undefined && v["verplicht"] !== null ? v["verplicht"] : false;
  if (v["mogelijke_keuzes"] !== undefined) out["mogelijke_keuzes"] = v["mogelijke_keuzes"];
  out["bijzonderheden_boeking"] = v["bijzonderheden_boeking"] !== undefined && v["bijzonderheden_boeking"] !== null ? v["bijzonderheden_boeking"] : false;
  if (v["field_identifier"] !== undefined && v["field_identifier"] !== null) out["field_identifier"] = v["field_identifier"];
  if (v["extra_field_name"] !== undefined) out["extra_field_name"] = v["extra_field_name"];
  if (v["input_type"] !== undefined) out["input_type"] = v["input_type"];
  if (v["sort_order"] !== undefined && v["sort_order"] !== null) out["sort_order"] = v["sort_order"];
  return out;
}

function fromNewContactFormPackage(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromNewContactPerson(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined && v["id"] !== null) out["id"] = v["id"];
  if (v["voornaam"] !== undefined) out["voornaam"] = v["voornaam"];
  if (v["achternaam"] !== undefined) out["achternaam"] = v["achternaam"];
  if (v["geslacht"] !== undefined && v["geslacht"] !== null) out["geslacht"] = v["geslacht"];
  if (v["aanhef"] !== undefined) out["aanhef"] = v["aanhef"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["telefoon1"] !== undefined) out["telefoon1"] = v["telefoon1"];
  if (v["telefoon2"] !== undefined) out["telefoon2"] = v["telefoon2"];
  if (v["email1"] !== undefined) out["email1"] = v["email1"];
  if (v["email2"] !== undefined) out["email2"] = v["email2"];
  if (v["hoofdcontact"] !== undefined && v["hoofdcontact"] !== null) out["hoofdcontact"] = v["hoofdcontact"];
  if (v["nieuwsbrief_ids"] !== undefined && v["nieuwsbrief_ids"] !== null) out["nieuwsbrief_ids"] = v["nieuwsbrief_ids"];
  return out;
}

function fromNewCredit(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["regels"] !== undefined && v["regels"] !== null) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromCreditedLine(each, zone, `${at}regels[${i0}].`));
  if (v["reden"] !== undefined && v["reden"] !== null) out["reden"] = v["reden"];
  out["status"] = v["status"] !== undefined && v["status"] !== null ? v["status"] : "definitief";
  out["verrekenen"] = v["verrekenen"] !== undefined && v["verrekenen"] !== null ? v["verrekenen"] : true;
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  if (v["mail_subject"] !== undefined && v["mail_subject"] !== null) out["mail_subject"] = v["mail_subject"];
  if (v["mail_body"] !== undefined && v["mail_body"] !== null) out["mail_body"] = v["mail_body"];
  if (v["mail_signature"] !== undefined && v["mail_signature"] !== null) out["mail_signature"] = v["mail_signature"];
  return out;
}

function fromNewCustomer(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["type"] = v["type"] !== undefined && v["type"] !== null ? v["type"] : "klant";
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["afdeling"] !== undefined) out["afdeling"] = v["afdeling"];
  if (v["factuur_adressering"] !== undefined) out["factuur_adressering"] = v["factuur_adressering"];
  if (v["peppol_id"] !== undefined) out["peppol_id"] = v["peppol_id"];
  out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromNewContactPerson(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined && v["extra_fields"] !== null) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromNewDiscountCode(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "code": v["code"],
    "datum_begin": v["datum_begin"],
    "datum_eind": v["datum_eind"],
    "kortingspercentage": v["kortingspercentage"],
  };
  out["toepasbaar_zonder_arrangement"] = v["toepasbaar_zonder_arrangement"] !== undefined && v["toepasbaar_zonder_arrangement"] !== null ? v["toepasbaar_zonder_arrangement"] : false;
  if (v["valid_days"] !== undefined && v["valid_days"] !== null) out["valid_days"] = v["valid_days"];
  if (v["Arrangementen"] !== undefined && v["Arrangementen"] !== null) out["Arrangementen"] = v["Arrangementen"];
  if (v["BookProcesses"] !== undefined && v["BookProcesses"] !== null) out["BookProcesses"] = v["BookProcesses"];
  if (v["Products"] !== undefined && v["Products"] !== null) out["Products"] = v["Products"];
  return out;
}

function fromNewIncomingMailAddress(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "adres": v["adres"],
    "bedrijf_id": v["bedrijf_id"],
  };
  return out;
}

function fromNewIntegration(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "kind": v["kind"],
  };
  if (v["settings"] !== undefined) out["settings"] = (v["settings"] === null ? null : fromIntegrationSettings(v["settings"], zone, `${at}settings.`));
  if (v["secrets"] !== undefined && v["secrets"] !== null) out["secrets"] = fromIntegrationSecrets(v["secrets"], zone, `${at}secrets.`);
  return out;
}

function fromNewInvoice(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "boeking_id": v["boeking_id"],
  };
  out["context"] = v["context"] !== undefined && v["context"] !== null ? v["context"] : "invoice";
  out["status"] = v["status"] !== undefined && v["status"] !== null ? v["status"] : "concept";
  out["voorschot_percentage"] = v["voorschot_percentage"] !== undefined && v["voorschot_percentage"] !== null ? cents(v["voorschot_percentage"]) : 10000;
  out["btw_verlegd"] = v["btw_verlegd"] !== undefined && v["btw_verlegd"] !== null ? v["btw_verlegd"] : false;
  out["reference_external"] = v["reference_external"] !== undefined && v["reference_external"] !== null ? v["reference_external"] : "";
  if (v["verstuur_factuur_op"] !== undefined) out["verstuur_factuur_op"] = v["verstuur_factuur_op"];
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  if (v["mail_subject"] !== undefined && v["mail_subject"] !== null) out["mail_subject"] = v["mail_subject"];
  if (v["mail_body"] !== undefined && v["mail_body"] !== null) out["mail_body"] = v["mail_body"];
  if (v["mail_signature"] !== undefined && v["mail_signature"] !== null) out["mail_signature"] = v["mail_signature"];
  return out;
}

function fromNewInvoiceMail(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["kind"] !== undefined && v["kind"] !== null) out["kind"] = v["kind"];
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  out["betaalverzoek"] = v["betaalverzoek"] !== undefined && v["betaalverzoek"] !== null ? v["betaalverzoek"] : false;
  if (v["mail_subject"] !== undefined && v["mail_subject"] !== null) out["mail_subject"] = v["mail_subject"];
  if (v["mail_body"] !== undefined && v["mail_body"] !== null) out["mail_body"] = v["mail_body"];
  if (v["mail_signature"] !== undefined && v["mail_signature"] !== null) out["mail_signature"] = v["mail_signature"];
  return out;
}

function fromNewInvoicePayment(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["wanneer"] !== undefined && v["wanneer"] !== null) out["wanneer"] = zone.toInstant(v["wanneer"] as string, `${at}wanneer`);
  out["bedrag"] = cents(v["bedrag"]);
  out["opmerking"] = v["opmerking"] !== undefined && v["opmerking"] !== null ? v["opmerking"] : "";
  if (v["betaalmethode_id"] !== undefined) out["betaalmethode_id"] = v["betaalmethode_id"];
  if (v["pos_id"] !== undefined) out["pos_id"] = v["pos_id"];
  if (v["location_id"] !== undefined) out["location_id"] = v["location_id"];
  return out;
}

function fromNewLocation(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["kleur"] !== undefined) out["kleur"] = v["kleur"];
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["telefoonnummer"] !== undefined) out["telefoonnummer"] = v["telefoonnummer"];
  if (v["latitude"] !== undefined) out["latitude"] = v["latitude"];
  if (v["longitude"] !== undefined) out["longitude"] = v["longitude"];
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["aantal_groepen"] !== undefined) out["aantal_groepen"] = v["aantal_groepen"];
  if (v["parent_id"] !== undefined) out["parent_id"] = v["parent_id"];
  return out;
}

function fromNewMaterial(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["aantal"] !== undefined) out["aantal"] = v["aantal"];
  if (v["aantal_groepen"] !== undefined) out["aantal_groepen"] = v["aantal_groepen"];
  if (v["aantal_tegelijk_starten"] !== undefined) out["aantal_tegelijk_starten"] = v["aantal_tegelijk_starten"];
  if (v["aantal_groepen_tegelijk_starten"] !== undefined) out["aantal_groepen_tegelijk_starten"] = v["aantal_groepen_tegelijk_starten"];
  out["overzichtmenu"] = v["overzichtmenu"] !== undefined && v["overzichtmenu"] !== null ? v["overzichtmenu"] : false;
  out["percentage_online_te_boeken"] = v["percentage_online_te_boeken"] !== undefined && v["percentage_online_te_boeken"] !== null ? v["percentage_online_te_boeken"] : 100;
  return out;
}

function fromNewNewsletter(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  return out;
}

function fromNewNote(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["soort_contact"] = v["soort_contact"] !== undefined && v["soort_contact"] !== null ? v["soort_contact"] : "notitie";
  if (v["contact_id"] !== undefined && v["contact_id"] !== null) out["contact_id"] = v["contact_id"];
  if (v["contactpersoon_id"] !== undefined) out["contactpersoon_id"] = v["contactpersoon_id"];
  out["onderwerp"] = v["onderwerp"] !== undefined && v["onderwerp"] !== null ? v["onderwerp"] : "";
  out["bericht"] = v["bericht"];
  out["sticky"] = v["sticky"] !== undefined && v["sticky"] !== null ? v["sticky"] : false;
  if (v["booking_id"] !== undefined) out["booking_id"] = v["booking_id"];
  return out;
}

function fromNewPackage(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement": v["arrangement"],
  };
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  out["uitgebreide_omschrijving"] = v["uitgebreide_omschrijving"] !== undefined && v["uitgebreide_omschrijving"] !== null ? cleanHtml(v["uitgebreide_omschrijving"] as string) : "";
  out["aantal_personen"] = v["aantal_personen"] !== undefined && v["aantal_personen"] !== null ? v["aantal_personen"] : 1;
  if (v["ontvangstlocatie"] !== undefined) out["ontvangstlocatie"] = v["ontvangstlocatie"];
  out["mag_online"] = v["mag_online"] !== undefined && v["mag_online"] !== null ? v["mag_online"] : false;
  out["mag_api"] = v["mag_api"] !== undefined && v["mag_api"] !== null ? v["mag_api"] : false;
  out["mag_uitjes"] = v["mag_uitjes"] !== undefined && v["mag_uitjes"] !== null ? v["mag_uitjes"] : false;
  out["mag_online_geboekt_worden_direct_betalen"] = v["mag_online_geboekt_worden_direct_betalen"] !== undefined && v["mag_online_geboekt_worden_direct_betalen"] !== null ? v["mag_online_geboekt_worden_direct_betalen"] : false;
  out["mag_online_geboekt_worden_achteraf_betalen"] = v["mag_online_geboekt_worden_achteraf_betalen"] !== undefined && v["mag_online_geboekt_worden_achteraf_betalen"] !== null ? v["mag_online_geboekt_worden_achteraf_betalen"] : false;
  if (v["maximum_aantal_personen_online"] !== undefined) out["maximum_aantal_personen_online"] = v["maximum_aantal_personen_online"];
  out["onlineboeking_standaardbijlagen_meesturen"] = v["onlineboeking_standaardbijlagen_meesturen"] !== undefined && v["onlineboeking_standaardbijlagen_meesturen"] !== null ? v["onlineboeking_standaardbijlagen_meesturen"] : false;
  if (v["onlineboeking_minimaal_vooruit"] !== undefined) out["onlineboeking_minimaal_vooruit"] = v["onlineboeking_minimaal_vooruit"];
  if (v["onlineboeking_maximaal_vooruit"] !== undefined) out["onlineboeking_maximaal_vooruit"] = v["onlineboeking_maximaal_vooruit"];
  out["los_op_planning"] = v["los_op_planning"] !== undefined && v["los_op_planning"] !== null ? v["los_op_planning"] : false;
  if (v["startmomentgroep_id"] !== undefined) out["startmomentgroep_id"] = v["startmomentgroep_id"];
  if (v["onlineboeking_contactformulier_id"] !== undefined) out["onlineboeking_contactformulier_id"] = v["onlineboeking_contactformulier_id"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["annuleringsvoorwaarden_id"] !== undefined) out["annuleringsvoorwaarden_id"] = v["annuleringsvoorwaarden_id"];
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["regels"] !== undefined && v["regels"] !== null) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromNewPackageLine(each, zone, `${at}regels[${i0}].`));
  return out;
}

function fromNewPackageLine(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined && v["id"] !== null) out["id"] = v["id"];
  out["product_id"] = v["product_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  if (v["begin"] !== undefined) out["begin"] = v["begin"] === null ? null : zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = v["eind"] === null ? null : zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["beschrijving"] !== undefined) out["beschrijving"] = v["beschrijving"];
  out["aantal_personen"] = v["aantal_personen"] !== undefined && v["aantal_personen"] !== null ? v["aantal_personen"] : 0;
  if (v["min"] !== undefined) out["min"] = v["min"];
  if (v["max"] !== undefined) out["max"] = v["max"];
  out["onlineboeking_aantalbepalingsmethode"] = v["onlineboeking_aantalbepalingsmethode"] !== undefined && v["onlineboeking_aantalbepalingsmethode"] !== null ? v["onlineboeking_aantalbepalingsmethode"] : "invullen_door_gebruiker";
  return out;
}

function fromNewPaymentMethod(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  out["weergeven_in_kassa"] = v["weergeven_in_kassa"] !== undefined && v["weergeven_in_kassa"] !== null ? v["weergeven_in_kassa"] : false;
  out["bevestiging_mailen"] = v["bevestiging_mailen"] !== undefined && v["bevestiging_mailen"] !== null ? v["bevestiging_mailen"] : false;
  out["type"] = v["type"] !== undefined && v["type"] !== null ? v["type"] : "manual";
  if (v["ledger_number"] !== undefined) out["ledger_number"] = v["ledger_number"];
  return out;
}

function fromNewPaymentRequest(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["factuur_id"] !== undefined && v["factuur_id"] !== null) out["factuur_id"] = v["factuur_id"];
  if (v["boeking_id"] !== undefined && v["boeking_id"] !== null) out["boeking_id"] = v["boeking_id"];
  if (v["voorschot_percentage"] !== undefined && v["voorschot_percentage"] !== null) out["voorschot_percentage"] = cents(v["voorschot_percentage"]);
  out["bedrag"] = v["bedrag"] !== undefined ? v["bedrag"] === null ? null : cents(v["bedrag"]) : null;
  out["deelbetaling"] = v["deelbetaling"] !== undefined ? v["deelbetaling"] === null ? null : cents(v["deelbetaling"]) : null;
  out["geldig_tot"] = v["geldig_tot"] !== undefined ? v["geldig_tot"] : null;
  return out;
}

function fromNewPdfTemplate(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "context": v["context"],
  };
  if (v["accent_color"] !== undefined) out["accent_color"] = v["accent_color"];
  if (v["header"] !== undefined) out["header"] = v["header"];
  if (v["footer"] !== undefined) out["footer"] = v["footer"];
  return out;
}

function fromNewPointOfSale(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "bedrijf_id": v["bedrijf_id"],
  };
  if (v["locatie_ids"] !== undefined && v["locatie_ids"] !== null) out["locatie_ids"] = v["locatie_ids"];
  out["actief"] = v["actief"] !== undefined && v["actief"] !== null ? v["actief"] : true;
  return out;
}

function fromNewPriceRule(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["product_ids"] !== undefined && v["product_ids"] !== null) out["product_ids"] = v["product_ids"];
  if (v["productgroep_ids"] !== undefined && v["productgroep_ids"] !== null) out["productgroep_ids"] = v["productgroep_ids"];
  if (v["van"] !== undefined) out["van"] = v["van"];
  if (v["tot"] !== undefined) out["tot"] = v["tot"];
  if (v["weekdagen"] !== undefined && v["weekdagen"] !== null) out["weekdagen"] = v["weekdagen"];
  if (v["tijd_van"] !== undefined) out["tijd_van"] = v["tijd_van"];
  if (v["tijd_tot"] !== undefined) out["tijd_tot"] = v["tijd_tot"];
  if (v["vooruit_minimaal"] !== undefined) out["vooruit_minimaal"] = v["vooruit_minimaal"];
  if (v["vooruit_maximaal"] !== undefined) out["vooruit_maximaal"] = v["vooruit_maximaal"];
  if (v["percentage"] !== undefined) out["percentage"] = v["percentage"] === null ? null : cents(v["percentage"]);
  if (v["bedrag"] !== undefined) out["bedrag"] = v["bedrag"] === null ? null : tenThousandths(v["bedrag"]);
  out["volgorde"] = v["volgorde"] !== undefined && v["volgorde"] !== null ? v["volgorde"] : 0;
  out["actief"] = v["actief"] !== undefined && v["actief"] !== null ? v["actief"] : true;
  return out;
}

function fromNewProduct(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "leverancier_id": v["leverancier_id"],
    "naam": v["naam"],
  };
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  out["inkoop"] = tenThousandths(v["inkoop"]);
  if (v["verkoop"] !== undefined && v["verkoop"] !== null) out["verkoop"] = tenThousandths(v["verkoop"]);
  if (v["btw"] !== undefined) out["btw"] = (v["btw"] === null ? null : fromVatRate(v["btw"], zone, `${at}btw`));
  out["minimum_aantal"] = v["minimum_aantal"];
  if (v["duur"] !== undefined) out["duur"] = v["duur"];
  if (v["beschrijving_klant"] !== undefined) out["beschrijving_klant"] = v["beschrijving_klant"];
  if (v["uitgebreide_omschrijving"] !== undefined) out["uitgebreide_omschrijving"] = v["uitgebreide_omschrijving"] === null ? null : cleanHtml(v["uitgebreide_omschrijving"] as string);
  if (v["productgroep_id"] !== undefined) out["productgroep_id"] = v["productgroep_id"];
  out["mag_api"] = v["mag_api"] !== undefined && v["mag_api"] !== null ? v["mag_api"] : false;
  out["los_op_planning"] = v["los_op_planning"] !== undefined && v["los_op_planning"] !== null ? v["los_op_planning"] : false;
  if (v["planstrategie"] !== undefined) out["planstrategie"] = v["planstrategie"];
  if (v["personeelsinstructie"] !== undefined) out["personeelsinstructie"] = v["personeelsinstructie"];
  out["locatie_verplicht"] = v["locatie_verplicht"] !== undefined && v["locatie_verplicht"] !== null ? v["locatie_verplicht"] : false;
  if (v["extra"] !== undefined) out["extra"] = v["extra"];
  out["aantalbepaling"] = v["aantalbepaling"] !== undefined && v["aantalbepaling"] !== null ? v["aantalbepaling"] : "per_x_personen";
  out["aantal"] = v["aantal"] !== undefined && v["aantal"] !== null ? v["aantal"] : 1;
  out["per_x_personen"] = v["per_x_personen"] !== undefined && v["per_x_personen"] !== null ? v["per_x_personen"] : 1;
  out["per_x_personen_afronding"] = v["per_x_personen_afronding"] !== undefined && v["per_x_personen_afronding"] !== null ? v["per_x_personen_afronding"] : "boven";
  if (v["ProductPrice"] !== undefined && v["ProductPrice"] !== null) out["ProductPrice"] = (v["ProductPrice"] as unknown[]).map((each, i0) => fromNewProductPrice(each, zone, `${at}ProductPrice[${i0}].`));
  if (v["Locaties"] !== undefined && v["Locaties"] !== null) out["Locaties"] = (v["Locaties"] as unknown[]).map((each, i0) => fromNewProductLocation(each, zone, `${at}Locaties[${i0}].`));
  if (v["Materialen"] !== undefined && v["Materialen"] !== null) out["Materialen"] = (v["Materialen"] as unknown[]).map((each, i0) => fromProductMaterial(each, zone, `${at}Materialen[${i0}].`));
  if (v["Standaardbijlagen"] !== undefined && v["Standaardbijlagen"] !== null) out["Standaardbijlagen"] = (v["Standaardbijlagen"] as unknown[]).map((each, i0) => fromNewProductAttachment(each, zone, `${at}Standaardbijlagen[${i0}].`));
  if (v["vereist_product"] !== undefined && v["vereist_product"] !== null) out["vereist_product"] = (v["vereist_product"] as unknown[]).map((each, i0) => fromRequiredProduct(each, zone, `${at}vereist_product[${i0}].`));
  if (v["label_ids"] !== undefined && v["label_ids"] !== null) out["label_ids"] = v["label_ids"];
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  return out;
}

function fromNewProductAttachment(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromNewProductGroup(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["slug"] !== undefined) out["slug"] = v["slug"];
  if (v["ledger_number"] !== undefined) out["ledger_number"] = v["ledger_number"];
  if (v["cost_center"] !== undefined) out["cost_center"] = v["cost_center"];
  return out;
}

function fromNewProductLabel(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  return out;
}

function fromNewProductLocation(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromNewProductPrice(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "btw": fromVatRate(v["btw"], zone, `${at}btw`),
    "verkoop": tenThousandths(v["verkoop"]),
  };
  out["vanaf"] = v["vanaf"] !== undefined ? v["vanaf"] : null;
  return out;
}

function fromNewProposal(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "boeking_id": v["boeking_id"],
    "type_id": v["type_id"],
  };
  if (v["tekst"] !== undefined && v["tekst"] !== null) out["tekst"] = v["tekst"];
  if (v["geldig_tot"] !== undefined && v["geldig_tot"] !== null) out["geldig_tot"] = v["geldig_tot"];
  if (v["ingetrokken"] !== undefined && v["ingetrokken"] !== null) out["ingetrokken"] = v["ingetrokken"];
  return out;
}

function fromNewProposalMail(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["mail_to"] !== undefined && v["mail_to"] !== null) out["mail_to"] = v["mail_to"];
  if (v["mail_cc"] !== undefined && v["mail_cc"] !== null) out["mail_cc"] = v["mail_cc"];
  if (v["onderwerp"] !== undefined && v["onderwerp"] !== null) out["onderwerp"] = v["onderwerp"];
  if (v["body"] !== undefined && v["body"] !== null) out["body"] = v["body"];
  return out;
}

function fromNewProposalType(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  out["tekst"] = v["tekst"] !== undefined && v["tekst"] !== null ? v["tekst"] : "";
  out["geldig_dagen"] = v["geldig_dagen"] !== undefined && v["geldig_dagen"] !== null ? v["geldig_dagen"] : 14;
  out["status_na_akkoord"] = v["status_na_akkoord"] !== undefined && v["status_na_akkoord"] !== null ? v["status_na_akkoord"] : "definitief";
  if (v["onderwerp_mail"] !== undefined) out["onderwerp_mail"] = v["onderwerp_mail"];
  if (v["body_mail"] !== undefined) out["body_mail"] = v["body_mail"];
  return out;
}

function fromNewQualification(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  if (v["beschrijving"] !== undefined) out["beschrijving"] = v["beschrijving"];
  out["archived"] = v["archived"] !== undefined && v["archived"] !== null ? v["archived"] : false;
  return out;
}

function fromNewRecordedHours(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "personeel_id": v["personeel_id"],
    "dienst_id": v["dienst_id"],
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "eind": zone.toInstant(v["eind"] as string, `${at}eind`),
    "pauze_minuten": v["pauze_minuten"],
  };
  out["noot"] = v["noot"] !== undefined && v["noot"] !== null ? v["noot"] : "";
  return out;
}

function fromNewReminderCompany(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromNewRole(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  out["permissies"] = v["permissies"] !== undefined && v["permissies"] !== null ? v["permissies"] : [];
  out["tweede_factor_verplicht"] = v["tweede_factor_verplicht"] !== undefined && v["tweede_factor_verplicht"] !== null ? v["tweede_factor_verplicht"] : false;
  out["basic_toegestaan"] = v["basic_toegestaan"] !== undefined && v["basic_toegestaan"] !== null ? v["basic_toegestaan"] : true;
  return out;
}

function fromNewShift(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "eind": zone.toInstant(v["eind"] as string, `${at}eind`),
  };
  out["noot"] = v["noot"] !== undefined && v["noot"] !== null ? v["noot"] : "";
  out["opmerking"] = v["opmerking"] !== undefined && v["opmerking"] !== null ? v["opmerking"] : "";
  out["personeel_id"] = v["personeel_id"];
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  if (v["kwalificatie_id"] !== undefined) out["kwalificatie_id"] = v["kwalificatie_id"];
  out["status"] = v["status"] !== undefined && v["status"] !== null ? v["status"] : "concept";
  return out;
}

function fromNewStaffAvailability(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "eind": zone.toInstant(v["eind"] as string, `${at}eind`),
    "beschikbaar": v["beschikbaar"],
  };
  out["opmerking"] = v["opmerking"] !== undefined && v["opmerking"] !== null ? v["opmerking"] : "";
  return out;
}

function fromNewStaffMember(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["type"] = v["type"] !== undefined && v["type"] !== null ? v["type"] : "personeel";
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["kwalificatie_ids"] !== undefined && v["kwalificatie_ids"] !== null) out["kwalificatie_ids"] = v["kwalificatie_ids"];
  if (v["ondertekening"] !== undefined) out["ondertekening"] = v["ondertekening"];
  out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromNewContactPerson(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined && v["extra_fields"] !== null) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromNewStartTime(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "startmomentgroep_id": v["startmomentgroep_id"],
    "datetime": zone.toInstant(v["datetime"] as string, `${at}datetime`),
  };
  if (v["percentage_materiaal_online_boeking"] !== undefined) out["percentage_materiaal_online_boeking"] = v["percentage_materiaal_online_boeking"];
  return out;
}

function fromNewStartTimeGroup(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
  };
  return out;
}

function fromNewStatusReminder(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  out["status"] = v["status"];
  out["termijn_in_dagen"] = v["termijn_in_dagen"];
  out["herinnering_termijn_in_dagen"] = v["herinnering_termijn_in_dagen"];
  out["onderwerp_mail_herinnering"] = v["onderwerp_mail_herinnering"];
  out["body_mail_herinnering"] = v["body_mail_herinnering"];
  if (v["Bedrijven"] !== undefined && v["Bedrijven"] !== null) out["Bedrijven"] = (v["Bedrijven"] as unknown[]).map((each, i0) => fromNewReminderCompany(each, zone, `${at}Bedrijven[${i0}].`));
  return out;
}

function fromNewUser(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
    "gebruikersnaam": v["gebruikersnaam"],
  };
  if (v["email_address"] !== undefined) out["email_address"] = v["email_address"];
  out["actief"] = v["actief"] !== undefined && v["actief"] !== null ? v["actief"] : true;
  out["permissies"] = v["permissies"] !== undefined && v["permissies"] !== null ? v["permissies"] : [];
  out["rollen"] = v["rollen"] !== undefined && v["rollen"] !== null ? (v["rollen"] as unknown[]).map((each, i0) => fromRoleReference(each, zone, `${at}rollen[${i0}].`)) : [];
  if (v["locale"] !== undefined) out["locale"] = v["locale"];
  out["wachtwoord"] = v["wachtwoord"];
  return out;
}

function fromNewVatChange(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "van": fromVatRate(v["van"], zone, `${at}van`),
    "naar": fromVatRate(v["naar"], zone, `${at}naar`),
    "ingangsdatum": v["ingangsdatum"],
  };
  out["product_ids"] = v["product_ids"] !== undefined ? v["product_ids"] : null;
  out["prijs"] = v["prijs"];
  out["dry_run"] = v["dry_run"] !== undefined && v["dry_run"] !== null ? v["dry_run"] : false;
  return out;
}

function fromNewVoucher(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["code"] !== undefined && v["code"] !== null) out["code"] = v["code"];
  if (v["title"] !== undefined && v["title"] !== null) out["title"] = v["title"];
  if (v["voucher_template_id"] !== undefined) out["voucher_template_id"] = v["voucher_template_id"];
  if (v["customer_id"] !== undefined) out["customer_id"] = v["customer_id"];
  if (v["expiration_date"] !== undefined) out["expiration_date"] = v["expiration_date"];
  if (v["inhoud"] !== undefined && v["inhoud"] !== null) out["inhoud"] = (v["inhoud"] as unknown[]).map((each, i0) => fromNewVoucherContent(each, zone, `${at}inhoud[${i0}].`));
  if (v["arrangement_ids"] !== undefined && v["arrangement_ids"] !== null) out["arrangement_ids"] = v["arrangement_ids"];
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  if (v["metadata"] !== undefined && v["metadata"] !== null) out["metadata"] = v["metadata"];
  return out;
}

function fromNewVoucherContent(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "product_id": v["product_id"],
    "aantal": v["aantal"],
    "prijs_per_stuk": tenThousandths(v["prijs_per_stuk"]),
  };
  return out;
}

function fromNewVoucherSale(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "voucher_template_id": v["voucher_template_id"],
    "customer_id": v["customer_id"],
    "number_of_vouchers": v["number_of_vouchers"],
  };
  if (v["redirect_url"] !== undefined && v["redirect_url"] !== null) out["redirect_url"] = v["redirect_url"];
  return out;
}

function fromNewVoucherTemplate(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
  };
  if (v["description"] !== undefined) out["description"] = v["description"];
  out["price"] = cents(v["price"]);
  if (v["quantity_term"] !== undefined) out["quantity_term"] = v["quantity_term"];
  out["product_amount"] = v["product_amount"] !== undefined && v["product_amount"] !== null ? v["product_amount"] : 1;
  if (v["expire_days"] !== undefined) out["expire_days"] = v["expire_days"];
  if (v["expiration_date"] !== undefined) out["expiration_date"] = v["expiration_date"];
  if (v["contactform_id"] !== undefined) out["contactform_id"] = v["contactform_id"];
  if (v["company_id"] !== undefined) out["company_id"] = v["company_id"];
  out["products"] = v["products"];
  if (v["pdf_template_id"] !== undefined) out["pdf_template_id"] = v["pdf_template_id"];
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  if (v["confirmation_mail_subject"] !== undefined) out["confirmation_mail_subject"] = v["confirmation_mail_subject"];
  if (v["confirmation_mail_body"] !== undefined) out["confirmation_mail_body"] = v["confirmation_mail_body"];
  return out;
}

function fromNewWebhook(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "name": v["name"],
    "url": v["url"],
  };
  out["active"] = v["active"] !== undefined && v["active"] !== null ? v["active"] : true;
  return out;
}

function fromNewWebhooks(value: unknown, zone: Zone, at = ''): unknown {
  return (value as unknown[]).map((each, i0) => fromNewWebhook(each, zone, `${at}[${i0}].`));
}

function fromNewsletterPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  return out;
}

function fromNewsletterText(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "subject": v["subject"],
    "body": v["body"],
  };
  if (v["bedrijf_id"] !== undefined && v["bedrijf_id"] !== null) out["bedrijf_id"] = v["bedrijf_id"];
  return out;
}

function fromNotePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["soort_contact"] !== undefined) out["soort_contact"] = v["soort_contact"];
  if (v["contact_id"] !== undefined) out["contact_id"] = v["contact_id"];
  if (v["contactpersoon_id"] !== undefined) out["contactpersoon_id"] = v["contactpersoon_id"];
  if (v["onderwerp"] !== undefined) out["onderwerp"] = v["onderwerp"];
  if (v["bericht"] !== undefined) out["bericht"] = v["bericht"];
  if (v["sticky"] !== undefined) out["sticky"] = v["sticky"];
  if (v["booking_id"] !== undefined) out["booking_id"] = v["booking_id"];
  return out;
}

function fromOnlineBookingLine(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangementsregel_id": v["arrangementsregel_id"],
    "aantal": v["aantal"],
  };
  return out;
}

function fromOrderedProduct(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "amount": v["amount"],
    "product_id": v["product_id"],
    "datetime": zone.toInstant(v["datetime"] as string, `${at}datetime`),
  };
  if (v["location_id"] !== undefined) out["location_id"] = v["location_id"];
  return out;
}

function fromOrderingCustomer(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "email": v["email"],
  };
  if (v["company_id"] !== undefined) out["company_id"] = v["company_id"];
  out["first_name"] = v["first_name"];
  out["last_name"] = v["last_name"];
  if (v["phone_number"] !== undefined) out["phone_number"] = v["phone_number"];
  return out;
}

function fromOwnPasswordChange(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "huidig_wachtwoord": v["huidig_wachtwoord"],
    "wachtwoord": v["wachtwoord"],
  };
  return out;
}

function fromPackageLinePut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  if (v["begin"] !== undefined) out["begin"] = v["begin"] === null ? null : zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = v["eind"] === null ? null : zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["beschrijving"] !== undefined) out["beschrijving"] = v["beschrijving"];
  if (v["aantal_personen"] !== undefined) out["aantal_personen"] = v["aantal_personen"];
  if (v["min"] !== undefined) out["min"] = v["min"];
  if (v["max"] !== undefined) out["max"] = v["max"];
  if (v["onlineboeking_aantalbepalingsmethode"] !== undefined) out["onlineboeking_aantalbepalingsmethode"] = v["onlineboeking_aantalbepalingsmethode"];
  return out;
}

function fromPackagePut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["arrangement"] !== undefined) out["arrangement"] = v["arrangement"];
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  if (v["uitgebreide_omschrijving"] !== undefined) out["uitgebreide_omschrijving"] = cleanHtml(v["uitgebreide_omschrijving"] as string);
  if (v["aantal_personen"] !== undefined) out["aantal_personen"] = v["aantal_personen"];
  if (v["ontvangstlocatie"] !== undefined) out["ontvangstlocatie"] = v["ontvangstlocatie"];
  if (v["mag_online"] !== undefined) out["mag_online"] = v["mag_online"];
  if (v["mag_api"] !== undefined) out["mag_api"] = v["mag_api"];
  if (v["mag_uitjes"] !== undefined) out["mag_uitjes"] = v["mag_uitjes"];
  if (v["mag_online_geboekt_worden_direct_betalen"] !== undefined) out["mag_online_geboekt_worden_direct_betalen"] = v["mag_online_geboekt_worden_direct_betalen"];
  if (v["mag_online_geboekt_worden_achteraf_betalen"] !== undefined) out["mag_online_geboekt_worden_achteraf_betalen"] = v["mag_online_geboekt_worden_achteraf_betalen"];
  if (v["maximum_aantal_personen_online"] !== undefined) out["maximum_aantal_personen_online"] = v["maximum_aantal_personen_online"];
  if (v["onlineboeking_standaardbijlagen_meesturen"] !== undefined) out["onlineboeking_standaardbijlagen_meesturen"] = v["onlineboeking_standaardbijlagen_meesturen"];
  if (v["onlineboeking_minimaal_vooruit"] !== undefined) out["onlineboeking_minimaal_vooruit"] = v["onlineboeking_minimaal_vooruit"];
  if (v["onlineboeking_maximaal_vooruit"] !== undefined) out["onlineboeking_maximaal_vooruit"] = v["onlineboeking_maximaal_vooruit"];
  if (v["los_op_planning"] !== undefined) out["los_op_planning"] = v["los_op_planning"];
  if (v["startmomentgroep_id"] !== undefined) out["startmomentgroep_id"] = v["startmomentgroep_id"];
  if (v["onlineboeking_contactformulier_id"] !== undefined) out["onlineboeking_contactformulier_id"] = v["onlineboeking_contactformulier_id"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["annuleringsvoorwaarden_id"] !== undefined) out["annuleringsvoorwaarden_id"] = v["annuleringsvoorwaarden_id"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["regels"] !== undefined) out["regels"] = (v["regels"] as unknown[]).map((each, i0) => fromPackageLinePut(each, zone, `${at}regels[${i0}].`));
  return out;
}

function fromPasswordChange(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "wachtwoord": v["wachtwoord"],
  };
  return out;
}

function fromPaymentMethodPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["weergeven_in_kassa"] !== undefined) out["weergeven_in_kassa"] = v["weergeven_in_kassa"];
  if (v["bevestiging_mailen"] !== undefined) out["bevestiging_mailen"] = v["bevestiging_mailen"];
  if (v["type"] !== undefined) out["type"] = v["type"];
  if (v["ledger_number"] !== undefined) out["ledger_number"] = v["ledger_number"];
  return out;
}

function fromPaymentRequestPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["deelbetaling"] !== undefined) out["deelbetaling"] = v["deelbetaling"] === null ? null : cents(v["deelbetaling"]);
  if (v["geldig_tot"] !== undefined) out["geldig_tot"] = v["geldig_tot"];
  return out;
}

function fromPdfTemplatePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["context"] !== undefined) out["context"] = v["context"];
  if (v["accent_color"] !== undefined) out["accent_color"] = v["accent_color"];
  if (v["header"] !== undefined) out["header"] = v["header"];
  if (v["footer"] !== undefined) out["footer"] = v["footer"];
  return out;
}

function fromPeppolDocumentPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["handled"] !== undefined) out["handled"] = v["handled"];
  return out;
}

function fromPeppolSendingRequest(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["to"] !== undefined) out["to"] = v["to"];
  return out;
}

function fromPointOfSalePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["locatie_ids"] !== undefined) out["locatie_ids"] = v["locatie_ids"];
  if (v["actief"] !== undefined) out["actief"] = v["actief"];
  return out;
}

function fromPriceQuestion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement_id": v["arrangement_id"],
    "producten": (v["producten"] as unknown[]).map((each, i0) => fromOnlineBookingLine(each, zone, `${at}producten[${i0}].`)),
  };
  if (v["boekingsgrootte"] !== undefined) out["boekingsgrootte"] = v["boekingsgrootte"];
  out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["betaalmethode"] !== undefined) out["betaalmethode"] = v["betaalmethode"];
  if (v["contactformulier"] !== undefined) out["contactformulier"] = v["contactformulier"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["stuur_bevestiging_email"] !== undefined) out["stuur_bevestiging_email"] = v["stuur_bevestiging_email"];
  if (v["kortingscode"] !== undefined) out["kortingscode"] = v["kortingscode"];
  if (v["vouchers"] !== undefined) out["vouchers"] = v["vouchers"];
  if (v["provider_params"] !== undefined) out["provider_params"] = v["provider_params"];
  if (v["redirect_url"] !== undefined) out["redirect_url"] = v["redirect_url"];
  return out;
}

function fromPriceRulePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["product_ids"] !== undefined) out["product_ids"] = v["product_ids"];
  if (v["productgroep_ids"] !== undefined) out["productgroep_ids"] = v["productgroep_ids"];
  if (v["van"] !== undefined) out["van"] = v["van"];
  if (v["tot"] !== undefined) out["tot"] = v["tot"];
  if (v["weekdagen"] !== undefined) out["weekdagen"] = v["weekdagen"];
  if (v["tijd_van"] !== undefined) out["tijd_van"] = v["tijd_van"];
  if (v["tijd_tot"] !== undefined) out["tijd_tot"] = v["tijd_tot"];
  if (v["vooruit_minimaal"] !== undefined) out["vooruit_minimaal"] = v["vooruit_minimaal"];
  if (v["vooruit_maximaal"] !== undefined) out["vooruit_maximaal"] = v["vooruit_maximaal"];
  if (v["percentage"] !== undefined) out["percentage"] = v["percentage"] === null ? null : cents(v["percentage"]);
  if (v["bedrag"] !== undefined) out["bedrag"] = v["bedrag"] === null ? null : tenThousandths(v["bedrag"]);
  if (v["volgorde"] !== undefined) out["volgorde"] = v["volgorde"];
  if (v["actief"] !== undefined) out["actief"] = v["actief"];
  return out;
}

function fromProductAttachmentPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromProductGroupPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["slug"] !== undefined) out["slug"] = v["slug"];
  if (v["ledger_number"] !== undefined) out["ledger_number"] = v["ledger_number"];
  if (v["cost_center"] !== undefined) out["cost_center"] = v["cost_center"];
  return out;
}

function fromProductLabelPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  return out;
}

function fromProductLocationPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromProductMaterial(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "materiaal_id": v["materiaal_id"],
    "aantal": cents(v["aantal"]),
    "per_x_aantal": v["per_x_aantal"],
    "afronding": v["afronding"],
  };
  return out;
}

function fromProductOrder(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "status": v["status"],
    "customer": fromOrderingCustomer(v["customer"], zone, `${at}customer.`),
    "products": (v["products"] as unknown[]).map((each, i0) => fromOrderedProduct(each, zone, `${at}products[${i0}].`)),
  };
  out["should_invoice"] = v["should_invoice"] !== undefined && v["should_invoice"] !== null ? v["should_invoice"] : true;
  return out;
}

function fromProductPricePut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "btw": fromVatRate(v["btw"], zone, `${at}btw`),
    "verkoop": tenThousandths(v["verkoop"]),
  };
  if (v["vanaf"] !== undefined) out["vanaf"] = v["vanaf"];
  return out;
}

function fromProductPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["leverancier_id"] !== undefined) out["leverancier_id"] = v["leverancier_id"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["weergavenaam"] !== undefined) out["weergavenaam"] = v["weergavenaam"];
  if (v["inkoop"] !== undefined) out["inkoop"] = tenThousandths(v["inkoop"]);
  if (v["verkoop"] !== undefined) out["verkoop"] = tenThousandths(v["verkoop"]);
  if (v["btw"] !== undefined) out["btw"] = (v["btw"] === null ? null : fromVatRate(v["btw"], zone, `${at}btw`));
  if (v["minimum_aantal"] !== undefined) out["minimum_aantal"] = v["minimum_aantal"];
  if (v["duur"] !== undefined) out["duur"] = v["duur"];
  if (v["beschrijving_klant"] !== undefined) out["beschrijving_klant"] = v["beschrijving_klant"];
  if (v["uitgebreide_omschrijving"] !== undefined) out["uitgebreide_omschrijving"] = v["uitgebreide_omschrijving"] === null ? null : cleanHtml(v["uitgebreide_omschrijving"] as string);
  if (v["productgroep_id"] !== undefined) out["productgroep_id"] = v["productgroep_id"];
  if (v["mag_api"] !== undefined) out["mag_api"] = v["mag_api"];
  if (v["los_op_planning"] !== undefined) out["los_op_planning"] = v["los_op_planning"];
  if (v["planstrategie"] !== undefined) out["planstrategie"] = v["planstrategie"];
  if (v["personeelsinstructie"] !== undefined) out["personeelsinstructie"] = v["personeelsinstructie"];
  if (v["locatie_verplicht"] !== undefined) out["locatie_verplicht"] = v["locatie_verplicht"];
  if (v["extra"] !== undefined) out["extra"] = v["extra"];
  if (v["aantalbepaling"] !== undefined) out["aantalbepaling"] = v["aantalbepaling"];
  if (v["aantal"] !== undefined) out["aantal"] = v["aantal"];
  if (v["per_x_personen"] !== undefined) out["per_x_personen"] = v["per_x_personen"];
  if (v["per_x_personen_afronding"] !== undefined) out["per_x_personen_afronding"] = v["per_x_personen_afronding"];
  if (v["ProductPrice"] !== undefined) out["ProductPrice"] = (v["ProductPrice"] as unknown[]).map((each, i0) => fromProductPricePut(each, zone, `${at}ProductPrice[${i0}].`));
  if (v["Locaties"] !== undefined) out["Locaties"] = (v["Locaties"] as unknown[]).map((each, i0) => fromProductLocationPut(each, zone, `${at}Locaties[${i0}].`));
  if (v["Materialen"] !== undefined) out["Materialen"] = (v["Materialen"] as unknown[]).map((each, i0) => fromProductMaterial(each, zone, `${at}Materialen[${i0}].`));
  if (v["Standaardbijlagen"] !== undefined) out["Standaardbijlagen"] = (v["Standaardbijlagen"] as unknown[]).map((each, i0) => fromProductAttachmentPut(each, zone, `${at}Standaardbijlagen[${i0}].`));
  if (v["vereist_product"] !== undefined) out["vereist_product"] = (v["vereist_product"] as unknown[]).map((each, i0) => fromRequiredProduct(each, zone, `${at}vereist_product[${i0}].`));
  if (v["label_ids"] !== undefined) out["label_ids"] = v["label_ids"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  return out;
}

function fromProposalPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["type_id"] !== undefined) out["type_id"] = v["type_id"];
  if (v["tekst"] !== undefined) out["tekst"] = v["tekst"];
  if (v["geldig_tot"] !== undefined) out["geldig_tot"] = v["geldig_tot"];
  if (v["ingetrokken"] !== undefined) out["ingetrokken"] = v["ingetrokken"];
  return out;
}

function fromProposalTypePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["tekst"] !== undefined) out["tekst"] = v["tekst"];
  if (v["geldig_dagen"] !== undefined) out["geldig_dagen"] = v["geldig_dagen"];
  if (v["status_na_akkoord"] !== undefined) out["status_na_akkoord"] = v["status_na_akkoord"];
  if (v["onderwerp_mail"] !== undefined) out["onderwerp_mail"] = v["onderwerp_mail"];
  if (v["body_mail"] !== undefined) out["body_mail"] = v["body_mail"];
  return out;
}

function fromQualificationPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["beschrijving"] !== undefined) out["beschrijving"] = v["beschrijving"];
  if (v["archived"] !== undefined) out["archived"] = v["archived"];
  return out;
}

function fromRecordedHoursPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["personeel_id"] !== undefined) out["personeel_id"] = v["personeel_id"];
  if (v["dienst_id"] !== undefined) out["dienst_id"] = v["dienst_id"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["pauze_minuten"] !== undefined) out["pauze_minuten"] = v["pauze_minuten"];
  if (v["noot"] !== undefined) out["noot"] = v["noot"];
  return out;
}

function fromRefundRequest(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["amount"] !== undefined && v["amount"] !== null) out["amount"] = cents(v["amount"]);
  if (v["description"] !== undefined) out["description"] = v["description"];
  return out;
}

function fromReminderCompanyPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromRequiredProduct(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "vereist_product_id": v["vereist_product_id"],
    "aantal": v["aantal"],
    "per_x_aantal": v["per_x_aantal"],
    "afronding": v["afronding"],
  };
  return out;
}

function fromReservation(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement_id": v["arrangement_id"],
    "producten": (v["producten"] as unknown[]).map((each, i0) => fromOnlineBookingLine(each, zone, `${at}producten[${i0}].`)),
  };
  if (v["boekingsgrootte"] !== undefined) out["boekingsgrootte"] = v["boekingsgrootte"];
  out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  out["betaalmethode"] = v["betaalmethode"];
  out["contactformulier"] = v["contactformulier"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["stuur_bevestiging_email"] !== undefined) out["stuur_bevestiging_email"] = v["stuur_bevestiging_email"];
  if (v["kortingscode"] !== undefined) out["kortingscode"] = v["kortingscode"];
  if (v["vouchers"] !== undefined) out["vouchers"] = v["vouchers"];
  if (v["provider_params"] !== undefined) out["provider_params"] = v["provider_params"];
  if (v["redirect_url"] !== undefined) out["redirect_url"] = v["redirect_url"];
  return out;
}

function fromRolePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["permissies"] !== undefined) out["permissies"] = v["permissies"];
  if (v["tweede_factor_verplicht"] !== undefined) out["tweede_factor_verplicht"] = v["tweede_factor_verplicht"];
  if (v["basic_toegestaan"] !== undefined) out["basic_toegestaan"] = v["basic_toegestaan"];
  return out;
}

function fromRoleReference(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "id": v["id"],
  };
  return out;
}

function fromSandboxAdvance(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["duration"] !== undefined && v["duration"] !== null) out["duration"] = v["duration"];
  if (v["until"] !== undefined && v["until"] !== null) out["until"] = zone.toInstant(v["until"] as string, `${at}until`);
  return out;
}

function fromSandboxClockPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "now": zone.toInstant(v["now"] as string, `${at}now`),
  };
  return out;
}

function fromSandboxReset(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "fixture": v["fixture"],
  };
  return out;
}

function fromSecondFactorBeginning(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["code"] !== undefined && v["code"] !== null) out["code"] = v["code"];
  if (v["wachtwoord"] !== undefined && v["wachtwoord"] !== null) out["wachtwoord"] = v["wachtwoord"];
  return out;
}

function fromSecondFactorProof(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "code": v["code"],
  };
  return out;
}

function fromSentPayment(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "bedrag": cents(v["bedrag"]),
  };
  if (v["betaalmethode_id"] !== undefined) out["betaalmethode_id"] = v["betaalmethode_id"];
  if (v["pos_id"] !== undefined) out["pos_id"] = v["pos_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  return out;
}

function fromSettingPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["slug"] !== undefined) out["slug"] = v["slug"];
  out["waarde"] = v["waarde"];
  return out;
}

function fromShiftPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["noot"] !== undefined) out["noot"] = v["noot"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  if (v["personeel_id"] !== undefined) out["personeel_id"] = v["personeel_id"];
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["locatie_id"] !== undefined) out["locatie_id"] = v["locatie_id"];
  if (v["kwalificatie_id"] !== undefined) out["kwalificatie_id"] = v["kwalificatie_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  return out;
}

function fromStaffAvailabilityPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["beschikbaar"] !== undefined) out["beschikbaar"] = v["beschikbaar"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  return out;
}

function fromStaffMemberPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["type"] !== undefined) out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["kwalificatie_ids"] !== undefined) out["kwalificatie_ids"] = v["kwalificatie_ids"];
  if (v["ondertekening"] !== undefined) out["ondertekening"] = v["ondertekening"];
  if (v["contactpersonen"] !== undefined) out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromContactPersonPut(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromStartTimeBatch(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "startmomentgroep_id": v["startmomentgroep_id"],
    "datum_begin": v["datum_begin"],
    "datum_eind": v["datum_eind"],
    "interval": v["interval"],
    "tijdbegin": zone.toInstant(v["tijdbegin"] as string, `${at}tijdbegin`),
    "tijdeind": zone.toInstant(v["tijdeind"] as string, `${at}tijdeind`),
  };
  if (v["weekdagen"] !== undefined && v["weekdagen"] !== null) out["weekdagen"] = v["weekdagen"];
  if (v["percentage_materiaal_online_boeking"] !== undefined) out["percentage_materiaal_online_boeking"] = v["percentage_materiaal_online_boeking"];
  return out;
}

function fromStartTimeBatchDeletion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "startmomentgroep_id": v["startmomentgroep_id"],
    "datum_begin": v["datum_begin"],
    "datum_eind": v["datum_eind"],
  };
  if (v["weekdagen"] !== undefined && v["weekdagen"] !== null) out["weekdagen"] = v["weekdagen"];
  if (v["interval"] !== undefined && v["interval"] !== null) out["interval"] = v["interval"];
  if (v["tijdbegin"] !== undefined && v["tijdbegin"] !== null) out["tijdbegin"] = zone.toInstant(v["tijdbegin"] as string, `${at}tijdbegin`);
  if (v["tijdeind"] !== undefined && v["tijdeind"] !== null) out["tijdeind"] = zone.toInstant(v["tijdeind"] as string, `${at}tijdeind`);
  return out;
}

function fromStartTimeGroupPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  return out;
}

function fromStartTimePut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "startmomentgroep_id": v["startmomentgroep_id"],
    "datetime": zone.toInstant(v["datetime"] as string, `${at}datetime`),
  };
  if (v["percentage_materiaal_online_boeking"] !== undefined) out["percentage_materiaal_online_boeking"] = v["percentage_materiaal_online_boeking"];
  return out;
}

function fromStatusReminderPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["termijn_in_dagen"] !== undefined) out["termijn_in_dagen"] = v["termijn_in_dagen"];
  if (v["herinnering_termijn_in_dagen"] !== undefined) out["herinnering_termijn_in_dagen"] = v["herinnering_termijn_in_dagen"];
  if (v["onderwerp_mail_herinnering"] !== undefined) out["onderwerp_mail_herinnering"] = v["onderwerp_mail_herinnering"];
  if (v["body_mail_herinnering"] !== undefined) out["body_mail_herinnering"] = v["body_mail_herinnering"];
  if (v["Bedrijven"] !== undefined) out["Bedrijven"] = (v["Bedrijven"] as unknown[]).map((each, i0) => fromReminderCompanyPut(each, zone, `${at}Bedrijven[${i0}].`));
  return out;
}

function fromSupplierPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["type"] !== undefined) out["type"] = v["type"];
  if (v["naam"] !== undefined) out["naam"] = v["naam"];
  if (v["adres"] !== undefined) out["adres"] = v["adres"];
  if (v["postcode"] !== undefined) out["postcode"] = v["postcode"];
  if (v["plaats"] !== undefined) out["plaats"] = v["plaats"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["provinciecode"] !== undefined) out["provinciecode"] = v["provinciecode"];
  if (v["website"] !== undefined) out["website"] = v["website"];
  if (v["btw_nummer"] !== undefined) out["btw_nummer"] = v["btw_nummer"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["betalen_vanaf"] !== undefined) out["betalen_vanaf"] = v["betalen_vanaf"];
  if (v["uitje_activiteit_herinnering"] !== undefined) out["uitje_activiteit_herinnering"] = v["uitje_activiteit_herinnering"];
  if (v["onchange_email"] !== undefined) out["onchange_email"] = v["onchange_email"];
  if (v["contactpersonen"] !== undefined) out["contactpersonen"] = (v["contactpersonen"] as unknown[]).map((each, i0) => fromContactPersonPut(each, zone, `${at}contactpersonen[${i0}].`));
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["extra_fields"] !== undefined) out["extra_fields"] = (v["extra_fields"] as unknown[]).map((each, i0) => fromExtraField(each, zone, `${at}extra_fields[${i0}]`));
  return out;
}

function fromTagContext(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["packageID"] !== undefined) out["packageID"] = v["packageID"];
  return out;
}

function fromTagQuestion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "tags": v["tags"],
  };
  if (v["context"] !== undefined && v["context"] !== null) out["context"] = fromTagContext(v["context"], zone, `${at}context.`);
  return out;
}

function fromTillCount(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["bedragen"] = v["bedragen"] !== undefined && v["bedragen"] !== null ? (v["bedragen"] as unknown[]).map((each, i0) => fromCountedAmount(each, zone, `${at}bedragen[${i0}].`)) : [];
  out["opmerking"] = v["opmerking"] !== undefined && v["opmerking"] !== null ? v["opmerking"] : "";
  return out;
}

function fromUserPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["gebruikersnaam"] !== undefined) out["gebruikersnaam"] = v["gebruikersnaam"];
  if (v["email_address"] !== undefined) out["email_address"] = v["email_address"];
  if (v["actief"] !== undefined) out["actief"] = v["actief"];
  if (v["permissies"] !== undefined) out["permissies"] = v["permissies"];
  if (v["rollen"] !== undefined) out["rollen"] = (v["rollen"] as unknown[]).map((each, i0) => fromRoleReference(each, zone, `${at}rollen[${i0}].`));
  if (v["locale"] !== undefined) out["locale"] = v["locale"];
  if (v["wachtwoord"] !== undefined) out["wachtwoord"] = v["wachtwoord"];
  return out;
}

function fromVatRate(value: unknown, _zone: Zone, _at = ''): unknown {
  return cents(value);
}

function fromVoucherContentPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "product_id": v["product_id"],
    "aantal": v["aantal"],
    "prijs_per_stuk": tenThousandths(v["prijs_per_stuk"]),
  };
  return out;
}

function fromVoucherPurchase(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "voucher_template_id": v["voucher_template_id"],
    "number_of_vouchers": v["number_of_vouchers"],
    "contact_form": v["contact_form"],
  };
  if (v["redirect_url"] !== undefined) out["redirect_url"] = v["redirect_url"];
  return out;
}

function fromVoucherPut(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["code"] !== undefined) out["code"] = v["code"];
  if (v["title"] !== undefined) out["title"] = v["title"];
  if (v["voucher_template_id"] !== undefined) out["voucher_template_id"] = v["voucher_template_id"];
  if (v["customer_id"] !== undefined) out["customer_id"] = v["customer_id"];
  if (v["expiration_date"] !== undefined) out["expiration_date"] = v["expiration_date"];
  if (v["inhoud"] !== undefined) out["inhoud"] = (v["inhoud"] as unknown[]).map((each, i0) => fromVoucherContentPut(each, zone, `${at}inhoud[${i0}].`));
  if (v["arrangement_ids"] !== undefined) out["arrangement_ids"] = v["arrangement_ids"];
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  return out;
}

function fromVoucherQuestion(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "arrangement_id": v["arrangement_id"],
    "producten": (v["producten"] as unknown[]).map((each, i0) => fromOnlineBookingLine(each, zone, `${at}producten[${i0}].`)),
  };
  if (v["boekingsgrootte"] !== undefined) out["boekingsgrootte"] = v["boekingsgrootte"];
  out["datum"] = v["datum"];
  out["vouchers"] = v["vouchers"];
  return out;
}

function fromVoucherRedemption(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "code": v["code"],
  };
  return out;
}

function fromVoucherTemplatePut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["name"] !== undefined) out["name"] = v["name"];
  if (v["description"] !== undefined) out["description"] = v["description"];
  if (v["price"] !== undefined) out["price"] = cents(v["price"]);
  if (v["quantity_term"] !== undefined) out["quantity_term"] = v["quantity_term"];
  if (v["product_amount"] !== undefined) out["product_amount"] = v["product_amount"];
  if (v["expire_days"] !== undefined) out["expire_days"] = v["expire_days"];
  if (v["expiration_date"] !== undefined) out["expiration_date"] = v["expiration_date"];
  if (v["contactform_id"] !== undefined) out["contactform_id"] = v["contactform_id"];
  if (v["company_id"] !== undefined) out["company_id"] = v["company_id"];
  if (v["products"] !== undefined) out["products"] = v["products"];
  if (v["pdf_template_id"] !== undefined) out["pdf_template_id"] = v["pdf_template_id"];
  if (v["internal_reference"] !== undefined) out["internal_reference"] = v["internal_reference"];
  if (v["confirmation_mail_subject"] !== undefined) out["confirmation_mail_subject"] = v["confirmation_mail_subject"];
  if (v["confirmation_mail_body"] !== undefined) out["confirmation_mail_body"] = v["confirmation_mail_body"];
  return out;
}

function fromWebhookPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["name"] !== undefined) out["name"] = v["name"];
  if (v["url"] !== undefined) out["url"] = v["url"];
  if (v["active"] !== undefined) out["active"] = v["active"];
  return out;
}

function fromWebhookReplay(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "since": zone.toInstant(v["since"] as string, `${at}since`),
  };
  if (v["until"] !== undefined && v["until"] !== null) out["until"] = zone.toInstant(v["until"] as string, `${at}until`);
  out["only_failed"] = v["only_failed"] !== undefined && v["only_failed"] !== null ? v["only_failed"] : false;
  return out;
}

function fromWithdrawalDeclaration(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "naam": v["naam"],
    "email": v["email"],
    "referentie": v["referentie"],
  };
  out["verklaring"] = v["verklaring"] !== undefined ? v["verklaring"] : null;
  return out;
}

function fromWithdrawalPut(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["opmerking"] !== undefined) out["opmerking"] = v["opmerking"];
  return out;
}

function queryOfCreateBooking(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfCreateBookingMailSending(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfCreateIncomingMail(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["recipient"] !== undefined) out["recipient"] = v["recipient"];
  return out;
}

function queryOfDeleteCapacitySeriesFrom(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
  };
  return out;
}

function queryOfGetAgedDebtors(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["datum"] !== undefined) out["datum"] = v["datum"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  return out;
}

function queryOfGetAuditFile(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "jaar": v["jaar"],
    "bedrijf_id": v["bedrijf_id"],
  };
  return out;
}

function queryOfGetBookedProductStatistics(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["datum>"] !== undefined) out["datum>"] = v["datum>"];
  if (v["datum<"] !== undefined) out["datum<"] = v["datum<"];
  if (v["groepeer_tijd"] !== undefined) out["groepeer_tijd"] = v["groepeer_tijd"];
  if (v["groepeer_gegevens"] !== undefined) out["groepeer_gegevens"] = v["groepeer_gegevens"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["boeking_status"] !== undefined) out["boeking_status"] = v["boeking_status"];
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["productgroep_id"] !== undefined) out["productgroep_id"] = v["productgroep_id"];
  if (v["invoicing_setting"] !== undefined) out["invoicing_setting"] = v["invoicing_setting"];
  return out;
}

function queryOfGetBooking(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  return out;
}

function queryOfGetCalendarFeed(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "token": v["token"],
  };
  return out;
}

function queryOfGetContactForm(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  return out;
}

function queryOfGetDiscountOfCode(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "kortingscode": v["kortingscode"],
    "datum": v["datum"],
  };
  if (v["arrangement"] !== undefined) out["arrangement"] = v["arrangement"];
  return out;
}

function queryOfGetLocation(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["embedGebruikOpDatum"] !== undefined) out["embedGebruikOpDatum"] = v["embedGebruikOpDatum"];
  return out;
}

function queryOfGetPackageImage(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["breedte"] !== undefined) out["breedte"] = v["breedte"];
  return out;
}

function queryOfGetPaymentStatistics(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["datum>"] !== undefined) out["datum>"] = v["datum>"];
  if (v["datum<"] !== undefined) out["datum<"] = v["datum<"];
  if (v["referentiedatum"] !== undefined) out["referentiedatum"] = v["referentiedatum"];
  if (v["gegevens"] !== undefined) out["gegevens"] = v["gegevens"];
  if (v["groepeer_tijd"] !== undefined) out["groepeer_tijd"] = v["groepeer_tijd"];
  if (v["groepeer_gegevens"] !== undefined) out["groepeer_gegevens"] = v["groepeer_gegevens"];
  return out;
}

function queryOfGetPlanning(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "eind": zone.toInstant(v["eind"] as string, `${at}eind`),
  };
  if (v["locatie"] !== undefined) out["locatie"] = v["locatie"];
  if (v["personeel_id"] !== undefined) out["personeel_id"] = v["personeel_id"];
  if (v["materiaal_id"] !== undefined) out["materiaal_id"] = v["materiaal_id"];
  return out;
}

function queryOfGetPlanningConflicts(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": zone.toInstant(v["begin"] as string, `${at}begin`),
    "eind": zone.toInstant(v["eind"] as string, `${at}eind`),
  };
  return out;
}

function queryOfGetProductAvailability(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["begin"] !== undefined) out["begin"] = v["begin"];
  out["eind"] = v["eind"];
  return out;
}

function queryOfGetProductImage(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["breedte"] !== undefined) out["breedte"] = v["breedte"];
  return out;
}

function queryOfGetProposalPage(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["formaat"] = v["formaat"] !== undefined ? v["formaat"] : "html";
  return out;
}

function queryOfGetRevenue(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": v["begin"],
    "eind": v["eind"],
  };
  return out;
}

function queryOfGetSalesStatistics(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["referentiedatum"] !== undefined) out["referentiedatum"] = v["referentiedatum"];
  if (v["datum>"] !== undefined) out["datum>"] = v["datum>"];
  if (v["datum<"] !== undefined) out["datum<"] = v["datum<"];
  if (v["gegevens"] !== undefined) out["gegevens"] = v["gegevens"];
  if (v["groepeer_tijd"] !== undefined) out["groepeer_tijd"] = v["groepeer_tijd"];
  if (v["groepeer_gegevens"] !== undefined) out["groepeer_gegevens"] = v["groepeer_gegevens"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["soort_klant"] !== undefined) out["soort_klant"] = v["soort_klant"];
  if (v["arrangement_id"] !== undefined) out["arrangement_id"] = v["arrangement_id"];
  if (v["book_process_id"] !== undefined) out["book_process_id"] = v["book_process_id"];
  if (v["boeking_status"] !== undefined) out["boeking_status"] = v["boeking_status"];
  if (v["landcode"] !== undefined) out["landcode"] = v["landcode"];
  if (v["invoice_contexts"] !== undefined) out["invoice_contexts"] = v["invoice_contexts"];
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["contains_product_id"] !== undefined) out["contains_product_id"] = v["contains_product_id"];
  if (v["contains_productgroup_id"] !== undefined) out["contains_productgroup_id"] = v["contains_productgroup_id"];
  if (v["contains_productlabel_id"] !== undefined) out["contains_productlabel_id"] = v["contains_productlabel_id"];
  if (v["boeking_created_by"] !== undefined) out["boeking_created_by"] = v["boeking_created_by"];
  if (v["boeking_los_op_planning"] !== undefined) out["boeking_los_op_planning"] = v["boeking_los_op_planning"];
  if (v["invoicing_setting"] !== undefined) out["invoicing_setting"] = v["invoicing_setting"];
  if (v["include_voucher_sales"] !== undefined) out["include_voucher_sales"] = v["include_voucher_sales"];
  if (v["locatie"] !== undefined) out["locatie"] = v["locatie"];
  return out;
}

function queryOfGetSearchResults(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "q": v["q"],
  };
  return out;
}

function queryOfGetStartTime(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  return out;
}

function queryOfGetVatReturn(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "jaar": v["jaar"],
    "kwartaal": v["kwartaal"],
  };
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  return out;
}

function queryOfListApiKeys(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["user_id"] !== undefined) out["user_id"] = v["user_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  return out;
}

function queryOfListAttachments(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListAuditEntries(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["page_size"] = v["page_size"] !== undefined ? v["page_size"] : 100;
  if (v["user_id"] !== undefined) out["user_id"] = v["user_id"];
  if (v["apikey_id"] !== undefined) out["apikey_id"] = v["apikey_id"];
  if (v["address"] !== undefined) out["address"] = v["address"];
  if (v["request_id"] !== undefined) out["request_id"] = v["request_id"];
  if (v["object"] !== undefined) out["object"] = v["object"];
  if (v["object_id"] !== undefined) out["object_id"] = v["object_id"];
  if (v["event"] !== undefined) out["event"] = v["event"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListBookProcesses(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListBookingMailSendings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListBookingMails(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListBookings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["page"] = v["page"] !== undefined ? v["page"] : 1;
  out["page_size"] = v["page_size"] !== undefined ? v["page_size"] : 100;
  if (v["locatie"] !== undefined) out["locatie"] = v["locatie"];
  if (v["periode"] !== undefined) out["periode"] = v["periode"];
  out["referentiedatum"] = v["referentiedatum"] !== undefined ? v["referentiedatum"] : "boekingsregel";
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["los_op_planning"] !== undefined) out["los_op_planning"] = v["los_op_planning"];
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["Klant.soort_klant"] !== undefined) out["Klant.soort_klant"] = v["Klant.soort_klant"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["bevat_product_id"] !== undefined) out["bevat_product_id"] = v["bevat_product_id"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCalendars(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCancellationTerms(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCapacityEntries(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["beginAfter"] !== undefined) out["beginAfter"] = zone.toInstant(v["beginAfter"] as string, `${at}beginAfter`);
  if (v["beginBefore"] !== undefined) out["beginBefore"] = zone.toInstant(v["beginBefore"] as string, `${at}beginBefore`);
  if (v["endAfter"] !== undefined) out["endAfter"] = zone.toInstant(v["endAfter"] as string, `${at}endAfter`);
  if (v["endBefore"] !== undefined) out["endBefore"] = zone.toInstant(v["endBefore"] as string, `${at}endBefore`);
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCapacitySeries(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCompanies(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  out["is_deleted"] = v["is_deleted"] !== undefined ? v["is_deleted"] : false;
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListContactFormFields(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListContactForms(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListContacts(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListCustomers(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id>"] !== undefined) out["id>"] = v["id>"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListDiscountCodes(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListEvents(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["after"] !== undefined) out["after"] = v["after"];
  out["page_size"] = v["page_size"] !== undefined ? v["page_size"] : 100;
  return out;
}

function queryOfListIncomingMailAddresses(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListIncomingMails(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["address_id"] !== undefined) out["address_id"] = v["address_id"];
  if (v["sender"] !== undefined) out["sender"] = v["sender"];
  if (v["kind"] !== undefined) out["kind"] = v["kind"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListIntegrations(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListInvoiceLines(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": v["begin"],
    "eind": v["eind"],
  };
  out["referentiedatum"] = v["referentiedatum"] !== undefined ? v["referentiedatum"] : "factuur";
  if (v["product_id"] !== undefined) out["product_id"] = v["product_id"];
  if (v["btw_percentage"] !== undefined) out["btw_percentage"] = (v["btw_percentage"] as unknown[]).map((each) => cents(each));
  if (v["Factuur.bedrijf_id"] !== undefined) out["Factuur.bedrijf_id"] = v["Factuur.bedrijf_id"];
  if (v["Factuur.context"] !== undefined) out["Factuur.context"] = v["Factuur.context"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListInvoicePayments(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["Factuur.context"] !== undefined) out["Factuur.context"] = v["Factuur.context"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListInvoices(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["klant_id"] !== undefined) out["klant_id"] = v["klant_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["context"] !== undefined) out["context"] = v["context"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["datum"] !== undefined) out["datum"] = v["datum"];
  if (v["datumVoor"] !== undefined) out["datumVoor"] = v["datumVoor"];
  if (v["datumNa"] !== undefined) out["datumNa"] = v["datumNa"];
  if (v["verstuur_factuur_op"] !== undefined) out["verstuur_factuur_op"] = v["verstuur_factuur_op"];
  if (v["verstuur_factuur_op<"] !== undefined) out["verstuur_factuur_op<"] = v["verstuur_factuur_op<"];
  if (v["verstuur_factuur_op>"] !== undefined) out["verstuur_factuur_op>"] = v["verstuur_factuur_op>"];
  if (v["sort_order"] !== undefined) out["sort_order"] = v["sort_order"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListJournalEntries(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {
    "begin": v["begin"],
    "eind": v["eind"],
  };
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListLocations(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["treeContains"] !== undefined) out["treeContains"] = v["treeContains"];
  if (v["embedGebruikOpDatum"] !== undefined) out["embedGebruikOpDatum"] = v["embedGebruikOpDatum"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListMails(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["kind"] !== undefined) out["kind"] = v["kind"];
  if (v["factuur_id"] !== undefined) out["factuur_id"] = v["factuur_id"];
  if (v["about_kind"] !== undefined) out["about_kind"] = v["about_kind"];
  if (v["about_id"] !== undefined) out["about_id"] = v["about_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListMaterials(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListNewsletters(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListNotes(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["contact_id"] !== undefined) out["contact_id"] = v["contact_id"];
  if (v["booking_id"] !== undefined) out["booking_id"] = v["booking_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListOnlinePayments(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["booking_id"] !== undefined) out["booking_id"] = v["booking_id"];
  if (v["voucher_sale_id"] !== undefined) out["voucher_sale_id"] = v["voucher_sale_id"];
  if (v["betaalverzoek_id"] !== undefined) out["betaalverzoek_id"] = v["betaalverzoek_id"];
  if (v["invoice_id"] !== undefined) out["invoice_id"] = v["invoice_id"];
  if (v["provider_payment_id"] !== undefined) out["provider_payment_id"] = v["provider_payment_id"];
  if (v["date_after"] !== undefined) out["date_after"] = zone.toInstant(v["date_after"] as string, `${at}date_after`);
  if (v["date_before"] !== undefined) out["date_before"] = zone.toInstant(v["date_before"] as string, `${at}date_before`);
  if (v["has_error"] !== undefined) out["has_error"] = v["has_error"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPackages(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPaymentMethods(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPaymentRequests(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["factuur_id"] !== undefined) out["factuur_id"] = v["factuur_id"];
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["te_veel"] !== undefined) out["te_veel"] = v["te_veel"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPayments(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["date_after"] !== undefined) out["date_after"] = zone.toInstant(v["date_after"] as string, `${at}date_after`);
  if (v["date_before"] !== undefined) out["date_before"] = zone.toInstant(v["date_before"] as string, `${at}date_before`);
  if (v["betaalmethode_id"] !== undefined) out["betaalmethode_id"] = v["betaalmethode_id"];
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPdfTemplates(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPeppolDocuments(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["handled"] !== undefined) out["handled"] = v["handled"];
  if (v["has_error"] !== undefined) out["has_error"] = v["has_error"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPeppolSendings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["factuur_id"] !== undefined) out["factuur_id"] = v["factuur_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["has_error"] !== undefined) out["has_error"] = v["has_error"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPointsOfSale(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListPriceRules(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListProductGroups(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListProductLabels(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListProducts(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListProposalTypes(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListProposals(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListQualifications(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListRecordedHours(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListRoles(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListSessions(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["user_id"] !== undefined) out["user_id"] = v["user_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListSettings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListShifts(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["opDatum"] !== undefined) out["opDatum"] = v["opDatum"];
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["personeel_id"] !== undefined) out["personeel_id"] = v["personeel_id"];
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListStaff(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListStaffAvailability(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["begin"] !== undefined) out["begin"] = zone.toInstant(v["begin"] as string, `${at}begin`);
  if (v["eind"] !== undefined) out["eind"] = zone.toInstant(v["eind"] as string, `${at}eind`);
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListStartTimeGroups(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListStartTimes(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["startmomentgroep_id"] !== undefined) out["startmomentgroep_id"] = v["startmomentgroep_id"];
  if (v["begin"] !== undefined) out["begin"] = v["begin"];
  if (v["eind"] !== undefined) out["eind"] = v["eind"];
  if (v["embed"] !== undefined) out["embed"] = v["embed"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListStatusReminders(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListSuppliers(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListTillLog(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListUsers(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListVatChangeBookings(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["uitkomst"] !== undefined) out["uitkomst"] = v["uitkomst"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListVatChanges(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListVoucherSales(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListVoucherTemplates(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListVouchers(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["code"] !== undefined) out["code"] = v["code"];
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["voucher_template_id"] !== undefined) out["voucher_template_id"] = v["voucher_template_id"];
  if (v["customer_id"] !== undefined) out["customer_id"] = v["customer_id"];
  if (v["boeking_id"] !== undefined) out["boeking_id"] = v["boeking_id"];
  if (v["sale_id"] !== undefined) out["sale_id"] = v["sale_id"];
  if (v["metadata"] !== undefined) out["metadata"] = v["metadata"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListWebhookDeliveries(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListWebhooks(value: unknown, zone: Zone, at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["id"] !== undefined) out["id"] = v["id"];
  if (v["created_at<"] !== undefined) out["created_at<"] = zone.toInstant(v["created_at<"] as string, `${at}created_at<`);
  if (v["created_at>"] !== undefined) out["created_at>"] = zone.toInstant(v["created_at>"] as string, `${at}created_at>`);
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfListWithdrawals(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["status"] !== undefined) out["status"] = v["status"];
  if (v["voucher_sale_id"] !== undefined) out["voucher_sale_id"] = v["voucher_sale_id"];
  if (v["page"] !== undefined) out["page"] = v["page"];
  if (v["page_size"] !== undefined) out["page_size"] = v["page_size"];
  if (v["cursor"] !== undefined) out["cursor"] = v["cursor"];
  return out;
}

function queryOfMailInvoice(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfMergeCustomer(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfPatchBooking(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfProveInvoices(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["bedrijf_id"] !== undefined) out["bedrijf_id"] = v["bedrijf_id"];
  if (v["jaar"] !== undefined) out["jaar"] = v["jaar"];
  return out;
}

function queryOfRedeemVoucher(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfSendProposal(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfSetBookingStatus(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

function queryOfUpdateBooking(value: unknown, _zone: Zone, _at = ''): unknown {
  const v = value as Members;
  const out: Members = {};
  if (v["capaciteit"] !== undefined) out["capaciteit"] = v["capaciteit"];
  if (v["dry_run"] !== undefined) out["dry_run"] = v["dry_run"];
  return out;
}

/** By operation: what came in, after it was checked. Absent where the value is right as it is. */
export const fromWire: {
  readonly [operationId: string]: { readonly path?: Convert; readonly query?: Convert; readonly body?: Convert };
} = {
  listPdfTemplates: { query: queryOfListPdfTemplates },
  createPdfTemplate: { body: fromNewPdfTemplate },
  updatePdfTemplate: { body: fromPdfTemplatePut },
  listCompanies: { query: queryOfListCompanies },
  createCompany: { body: fromNewCompany },
  updateCompany: { body: fromCompanyPut },
  setSandboxClock: { body: fromSandboxClockPut },
  resetSandbox: { body: fromSandboxReset },
  advanceSandbox: { body: fromSandboxAdvance },
  getSearchResults: { query: queryOfGetSearchResults },
  listSettings: { query: queryOfListSettings },
  updateSetting: { body: fromSettingPut },
  listLocations: { query: queryOfListLocations },
  createLocation: { body: fromNewLocation },
  getLocation: { query: queryOfGetLocation },
  updateLocation: { body: fromLocationPut },
  listCustomers: { query: queryOfListCustomers },
  createCustomer: { body: fromNewCustomer },
  updateCustomer: { body: fromCustomerPut },
  patchCustomer: { body: fromMetadataChange },
  mergeCustomer: { query: queryOfMergeCustomer, body: fromCustomerMergeRequest },
  listContacts: { query: queryOfListContacts },
  createContact: { body: fromNewContact },
  updateContact: { body: fromContactPut },
  patchContact: { body: fromMetadataChange },
  listSuppliers: { query: queryOfListSuppliers },
  updateSupplier: { body: fromSupplierPut },
  patchSupplier: { body: fromMetadataChange },
  listUsers: { query: queryOfListUsers },
  createUser: { body: fromNewUser },
  updateUser: { body: fromUserPut },
  setUserPassword: { body: fromPasswordChange },
  listRoles: { query: queryOfListRoles },
  createRole: { body: fromNewRole },
  updateRole: { body: fromRolePut },
  listStaff: { query: queryOfListStaff },
  createStaffMember: { body: fromNewStaffMember },
  updateStaffMember: { body: fromStaffMemberPut },
  patchStaffMember: { body: fromMetadataChange },
  listQualifications: { query: queryOfListQualifications },
  createQualification: { body: fromNewQualification },
  updateQualification: { body: fromQualificationPut },
  listSessions: { query: queryOfListSessions },
  createSession: { body: fromLogin },
  changeOwnPassword: { body: fromOwnPasswordChange },
  beginSecondFactor: { body: fromSecondFactorBeginning },
  confirmSecondFactor: { body: fromSecondFactorProof },
  removeSecondFactor: { body: fromSecondFactorProof },
  createRecoveryCodes: { body: fromSecondFactorProof },
  listApiKeys: { query: queryOfListApiKeys },
  createApiKey: { body: fromNewApiKey },
  updateApiKey: { body: fromApiKeyPut },
  rotateApiKey: { body: fromApiKeyRotation },
  listProductGroups: { query: queryOfListProductGroups },
  createProductGroup: { body: fromNewProductGroup },
  updateProductGroup: { body: fromProductGroupPut },
  listProducts: { query: queryOfListProducts },
  createProduct: { body: fromNewProduct },
  updateProduct: { body: fromProductPut },
  patchProduct: { body: fromMetadataChange },
  getProductImage: { query: queryOfGetProductImage },
  listPackages: { query: queryOfListPackages },
  createPackage: { body: fromNewPackage },
  updatePackage: { body: fromPackagePut },
  patchPackage: { body: fromMetadataChange },
  getPackageImage: { query: queryOfGetPackageImage },
  listShifts: { query: queryOfListShifts },
  createShift: { body: fromNewShift },
  updateShift: { body: fromShiftPut },
  listStartTimeGroups: { query: queryOfListStartTimeGroups },
  createStartTimeGroup: { body: fromNewStartTimeGroup },
  updateStartTimeGroup: { body: fromStartTimeGroupPut },
  listStartTimes: { query: queryOfListStartTimes },
  createStartTime: { body: fromNewStartTime },
  createStartTimes: { body: fromStartTimeBatch },
  deleteStartTimes: { body: fromStartTimeBatchDeletion },
  getStartTime: { query: queryOfGetStartTime },
  updateStartTime: { body: fromStartTimePut },
  listRecordedHours: { query: queryOfListRecordedHours },
  createRecordedHours: { body: fromNewRecordedHours },
  updateRecordedHours: { body: fromRecordedHoursPut },
  listStaffAvailability: { query: queryOfListStaffAvailability },
  createStaffAvailability: { body: fromNewStaffAvailability },
  updateStaffAvailability: { body: fromStaffAvailabilityPut },
  listCalendars: { query: queryOfListCalendars },
  createCalendar: { body: fromNewCalendar },
  getCalendarFeed: { query: queryOfGetCalendarFeed },
  getPlanningConflicts: { query: queryOfGetPlanningConflicts },
  listBookings: { query: queryOfListBookings },
  createBooking: { query: queryOfCreateBooking, body: fromNewBooking },
  getBooking: { query: queryOfGetBooking },
  updateBooking: { query: queryOfUpdateBooking, body: fromBookingPut },
  patchBooking: { query: queryOfPatchBooking, body: fromBookingPatch },
  redeemVoucher: { query: queryOfRedeemVoucher, body: fromVoucherRedemption },
  cancelBooking: { body: fromCancellationRequest },
  updateCancellation: { body: fromCancellationChange },
  setBookingStatus: { query: queryOfSetBookingStatus },
  listProductLabels: { query: queryOfListProductLabels },
  createProductLabel: { body: fromNewProductLabel },
  updateProductLabel: { body: fromProductLabelPut },
  listPriceRules: { query: queryOfListPriceRules },
  createPriceRule: { body: fromNewPriceRule },
  updatePriceRule: { body: fromPriceRulePut },
  listCancellationTerms: { query: queryOfListCancellationTerms },
  createCancellationTerms: { body: fromNewCancellationTerms },
  updateCancellationTerms: { body: fromCancellationTermsPut },
  listBookProcesses: { query: queryOfListBookProcesses },
  createBookProcess: { body: fromNewBookProcess },
  updateBookProcess: { body: fromBookProcessPut },
  listAttachments: { query: queryOfListAttachments },
  createAttachment: { body: fromNewAttachment },
  updateAttachment: { body: fromAttachmentPut },
  listProposalTypes: { query: queryOfListProposalTypes },
  createProposalType: { body: fromNewProposalType },
  updateProposalType: { body: fromProposalTypePut },
  listProposals: { query: queryOfListProposals },
  createProposal: { body: fromNewProposal },
  updateProposal: { body: fromProposalPut },
  sendProposal: { query: queryOfSendProposal, body: fromNewProposalMail },
  getProposalPage: { query: queryOfGetProposalPage },
  listDiscountCodes: { query: queryOfListDiscountCodes },
  createDiscountCode: { body: fromNewDiscountCode },
  updateDiscountCode: { body: fromDiscountCodePut },
  listVoucherTemplates: { query: queryOfListVoucherTemplates },
  createVoucherTemplate: { body: fromNewVoucherTemplate },
  updateVoucherTemplate: { body: fromVoucherTemplatePut },
  findAvailableDays: { body: fromAvailableDaysQuestion },
  findAvailableTimes: { body: fromAvailableTimesQuestion },
  explainAvailableTimes: { body: fromAvailableTimesQuestion },
  checkVouchers: { body: fromVoucherQuestion },
  getDiscountOfCode: { query: queryOfGetDiscountOfCode },
  priceReservation: { body: fromPriceQuestion },
  reservePackage: { body: fromReservation },
  bookProducts: { body: fromProductOrder },
  findTagTexts: { body: fromTagQuestion },
  listOnlinePayments: { query: queryOfListOnlinePayments },
  refundOnlinePayment: { body: fromRefundRequest },
  listVoucherSales: { query: queryOfListVoucherSales },
  createVoucherSale: { body: fromNewVoucherSale },
  listWithdrawals: { query: queryOfListWithdrawals },
  createWithdrawal: { body: fromWithdrawalDeclaration },
  decideWithdrawal: { body: fromWithdrawalPut },
  listVouchers: { query: queryOfListVouchers },
  createVoucher: { body: fromNewVoucher },
  buyVouchers: { body: fromVoucherPurchase },
  updateVoucher: { body: fromVoucherPut },
  patchVoucher: { body: fromMetadataChange },
  listPaymentMethods: { query: queryOfListPaymentMethods },
  createPaymentMethod: { body: fromNewPaymentMethod },
  updatePaymentMethod: { body: fromPaymentMethodPut },
  listPointsOfSale: { query: queryOfListPointsOfSale },
  createPointOfSale: { body: fromNewPointOfSale },
  updatePointOfSale: { body: fromPointOfSalePut },
  listTillLog: { query: queryOfListTillLog },
  openTill: { body: fromTillCount },
  countTill: { body: fromTillCount },
  closeTill: { body: fromTillCount },
  listInvoices: { query: queryOfListInvoices },
  createInvoice: { body: fromNewInvoice },
  proveInvoices: { query: queryOfProveInvoices },
  patchInvoice: { body: fromMetadataChange },
  createPeppolSending: { body: fromPeppolSendingRequest },
  listPeppolSendings: { query: queryOfListPeppolSendings },
  listPeppolDocuments: { query: queryOfListPeppolDocuments },
  updatePeppolDocument: { body: fromPeppolDocumentPut },
  markInvoiceAsSent: { body: fromInvoiceSending },
  createCreditInvoice: { body: fromNewCredit },
  mailInvoice: { query: queryOfMailInvoice, body: fromNewInvoiceMail },
  listPaymentRequests: { query: queryOfListPaymentRequests },
  createPaymentRequest: { body: fromNewPaymentRequest },
  updatePaymentRequest: { body: fromPaymentRequestPut },
  listVatChanges: { query: queryOfListVatChanges },
  createVatChange: { body: fromNewVatChange },
  listVatChangeBookings: { query: queryOfListVatChangeBookings },
  listPayments: { query: queryOfListPayments },
  listInvoicePayments: { query: queryOfListInvoicePayments },
  createInvoicePayment: { body: fromNewInvoicePayment },
  updateInvoicePayment: { body: fromInvoicePaymentPut },
  listMails: { query: queryOfListMails },
  listIncomingMailAddresses: { query: queryOfListIncomingMailAddresses },
  createIncomingMailAddress: { body: fromNewIncomingMailAddress },
  updateIncomingMailAddress: { body: fromIncomingMailAddressPut },
  listIncomingMails: { query: queryOfListIncomingMails },
  createIncomingMail: { query: queryOfCreateIncomingMail },
  listInvoiceLines: { query: queryOfListInvoiceLines },
  listJournalEntries: { query: queryOfListJournalEntries },
  getAuditFile: { query: queryOfGetAuditFile },
  getVatReturn: { query: queryOfGetVatReturn },
  getAgedDebtors: { query: queryOfGetAgedDebtors },
  getRevenue: { query: queryOfGetRevenue },
  getSalesStatistics: { query: queryOfGetSalesStatistics },
  getPaymentStatistics: { query: queryOfGetPaymentStatistics },
  getBookedProductStatistics: { query: queryOfGetBookedProductStatistics },
  listEvents: { query: queryOfListEvents },
  listAuditEntries: { query: queryOfListAuditEntries },
  listWebhooks: { query: queryOfListWebhooks },
  createWebhook: { body: fromNewWebhook },
  createWebhooks: { body: fromNewWebhooks },
  updateWebhook: { body: fromWebhookPut },
  listWebhookDeliveries: { query: queryOfListWebhookDeliveries },
  replayWebhook: { body: fromWebhookReplay },
  getPlanning: { query: queryOfGetPlanning },
  getProductAvailability: { query: queryOfGetProductAvailability },
  listMaterials: { query: queryOfListMaterials },
  createMaterial: { body: fromNewMaterial },
  updateMaterial: { body: fromMaterialPut },
  listCapacityEntries: { query: queryOfListCapacityEntries },
  createCapacityEntry: { body: fromNewCapacityEntry },
  updateCapacityEntry: { body: fromCapacityEntryPut },
  updateCapacityEntries: { body: fromNewCapacityEntries },
  listCapacitySeries: { query: queryOfListCapacitySeries },
  listNewsletters: { query: queryOfListNewsletters },
  createNewsletter: { body: fromNewNewsletter },
  updateNewsletter: { body: fromNewsletterPut },
  sendNewsletter: { body: fromNewsletterText },
  listNotes: { query: queryOfListNotes },
  createNote: { body: fromNewNote },
  updateNote: { body: fromNotePut },
  listBookingMails: { query: queryOfListBookingMails },
  createBookingMail: { body: fromNewBookingMail },
  updateBookingMail: { body: fromBookingMailPut },
  listBookingMailSendings: { query: queryOfListBookingMailSendings },
  createBookingMailSending: { query: queryOfCreateBookingMailSending, body: fromNewBookingMailSending },
  listStatusReminders: { query: queryOfListStatusReminders },
  createStatusReminder: { body: fromNewStatusReminder },
  updateStatusReminder: { body: fromStatusReminderPut },
  listIntegrations: { query: queryOfListIntegrations },
  createIntegration: { body: fromNewIntegration },
  updateIntegration: { body: fromIntegrationPut },
  listContactForms: { query: queryOfListContactForms },
  createContactForm: { body: fromNewContactForm },
  getContactForm: { query: queryOfGetContactForm },
  updateContactForm: { body: fromContactFormPut },
  listContactFormFields: { query: queryOfListContactFormFields },
  deleteCapacitySeriesFrom: { query: queryOfDeleteCapacitySeriesFrom },
};
