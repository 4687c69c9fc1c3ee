// Made by npm run generate from spec/. Never edit. Inside values as JSON text, one function per schema.
import type { Viewer } from '../domain/values/view.ts';
import type { Instant } from './types.ts';
import type { Zone } from './wire.ts';
import { cleanHtml } from '../domain/values/html.ts';
import { aFlag, aNumber, aText, aValue, byName, flag, hundredths, json, list, number, quoted, tenThousandths } from '../domain/values/json-text.ts';
import { seesMember } from '../domain/values/view.ts';

/** The one who sees what is written, and the zone of its times. */
export interface ShownTo {
  readonly zone: Zone;
  readonly viewer: Viewer;
}

type Write = (value: unknown, to: ShownTo) => string;

interface Members {
  readonly [name: string]: unknown;
}

function writeAgedDebtor(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"klant_id":' + number(v["klant_id"]) +
    (v["klant_naam"] === null || !seesMember(to.viewer, "AgedDebtor", "klant_naam") ? ',"klant_naam":null' : aText(',"klant_naam":', v["klant_naam"])) +
    ',"niet_vervallen":' + hundredths(v["niet_vervallen"]) +
    ',"dagen_1_30":' + hundredths(v["dagen_1_30"]) +
    ',"dagen_31_60":' + hundredths(v["dagen_31_60"]) +
    ',"dagen_61_90":' + hundredths(v["dagen_61_90"]) +
    ',"dagen_meer":' + hundredths(v["dagen_meer"]) +
    ',"totaal":' + hundredths(v["totaal"]) +
    aNumber(',"facturen":', v["facturen"]) +
    aText(',"oudste_vervaldatum":', v["oudste_vervaldatum"]) +
    '}'
  );
}

function writeAnnouncedContactFormField(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"soort_invoer":', v["soort_invoer"]) +
    aFlag(',"verplicht":', v["verplicht"]) +
    (v["mogelijke_keuzes"] === null ? ',"mogelijke_keuzes":null' : (v["mogelijke_keuzes"] === undefined ? '' : ',"mogelijke_keuzes":' + list(v["mogelijke_keuzes"], quoted, to))) +
    aFlag(',"bijzonderheden_boeking":', v["bijzonderheden_boeking"]) +
    aText(',"field_identifier":', v["field_identifier"]) +
    (v["extra_field_name"] === null ? ',"extra_field_name":null' : aText(',"extra_field_name":', v["extra_field_name"])) +
    (v["input_type"] === null ? ',"input_type":null' : aText(',"input_type":', v["input_type"])) +
    aNumber(',"sort_order":', v["sort_order"]) +
    '}'
  );
}

function writeAnnouncedPackageLine(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["begin"] === null ? ',"begin":null' : ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"`) +
    (v["eind"] === null ? ',"eind":null' : ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"`) +
    (v["beschrijving"] === null ? ',"beschrijving":null' : aText(',"beschrijving":', v["beschrijving"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    (v["min"] === null ? ',"min":null' : aNumber(',"min":', v["min"])) +
    (v["max"] === null ? ',"max":null' : aNumber(',"max":', v["max"])) +
    aText(',"onlineboeking_aantalbepalingsmethode":', v["onlineboeking_aantalbepalingsmethode"]) +
    '}'
  );
}

function writeAnnouncedProductAttachment(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    '}'
  );
}

function writeAnnouncedProductLocation(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    '}'
  );
}

function writeAnnouncedReminderCompany(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    '}'
  );
}

function writeApiKey(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"user_id":', v["user_id"]) +
    aText(',"description":', v["description"]) +
    aText(',"prefix":', v["prefix"]) +
    (v["scopes"] === null ? ',"scopes":null' : (v["scopes"] === undefined ? '' : ',"scopes":' + list(v["scopes"], quoted, to))) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["last_used_at"] === null ? ',"last_used_at":null' : ',"last_used_at":' + `"${to.zone.toText(v["last_used_at"] as Instant)}"`) +
    (v["expires_at"] === null ? ',"expires_at":null' : ',"expires_at":' + `"${to.zone.toText(v["expires_at"] as Instant)}"`) +
    ',"_links":' + writeApiKeyLinks(v["_links"], to) +
    '}'
  );
}

function writeApiKeyLinks(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"self":' + list(v["self"], writeMethodLink, to) +
    '}'
  );
}

function writeApiKeyList(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"_embedded":' + writeApiKeyListEmbedded(v["_embedded"], to) +
    aNumber(',"count":', v["count"]) +
    ',"_links":' + writeApiKeyListLinks(v["_links"], to) +
    '}'
  );
}

function writeApiKeyListEmbedded(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"apikeys":' + list(v["apikeys"], writeApiKey, to) +
    '}'
  );
}

function writeApiKeyListLinks(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text = '{"self":' + list(v["self"], writeMethodLink, to);
  if (v["next"] !== undefined) text += ',"next":' + writeLink(v["next"], to);
  if (v["prev"] !== undefined) text += ',"prev":' + writeLink(v["prev"], to);
  text +=
    ',"first":' + writeLink(v["first"], to) +
    ',"last":' + writeLink(v["last"], to);
  return text + '}';
}

function writeApiKeyPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"user_id":', v["user_id"]) +
    aText(',"description":', v["description"]) +
    aText(',"prefix":', v["prefix"]) +
    (v["scopes"] === null ? ',"scopes":null' : (v["scopes"] === undefined ? '' : ',"scopes":' + list(v["scopes"], quoted, to))) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["expires_at"] === null ? ',"expires_at":null' : ',"expires_at":' + `"${to.zone.toText(v["expires_at"] as Instant)}"`) +
    ',"_links":' + writeApiKeyLinks(v["_links"], to) +
    '}'
  );
}

function writeApiKeyWithToken(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"user_id":', v["user_id"]) +
    aText(',"description":', v["description"]) +
    aText(',"token":', v["token"]) +
    aText(',"prefix":', v["prefix"]) +
    (v["scopes"] === null ? ',"scopes":null' : (v["scopes"] === undefined ? '' : ',"scopes":' + list(v["scopes"], quoted, to))) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["last_used_at"] === null ? ',"last_used_at":null' : ',"last_used_at":' + `"${to.zone.toText(v["last_used_at"] as Instant)}"`) +
    (v["expires_at"] === null ? ',"expires_at":null' : ',"expires_at":' + `"${to.zone.toText(v["expires_at"] as Instant)}"`) +
    ',"_links":' + writeApiKeyLinks(v["_links"], to) +
    '}'
  );
}

function writeAttachment(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"filename":', v["filename"]) +
    (v["bestand"] === null ? ',"bestand":null' : ',"bestand":' + writeStoredFile(v["bestand"], to)) +
    '}'
  );
}

function writeAttachmentPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"filename":', v["filename"]) +
    (v["bestand"] === null ? ',"bestand":null' : ',"bestand":' + writeStoredFile(v["bestand"], to)) +
    '}'
  );
}

function writeAuditEntry(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"event_id":' + quoted(v["event_id"]) +
    ',"occurred_at":' + `"${to.zone.toText(v["occurred_at"] as Instant)}"` +
    aText(',"object":', v["object"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"event":', v["event"]) +
    aNumber(',"sequence":', v["sequence"]) +
    (v["user_id"] === null ? ',"user_id":null' : aNumber(',"user_id":', v["user_id"])) +
    (v["gebruikersnaam"] === null ? ',"gebruikersnaam":null' : aText(',"gebruikersnaam":', v["gebruikersnaam"])) +
    (v["apikey_id"] === null ? ',"apikey_id":null' : aNumber(',"apikey_id":', v["apikey_id"])) +
    (v["address"] === null ? ',"address":null' : aText(',"address":', v["address"])) +
    (v["request_id"] === null ? ',"request_id":null' : aText(',"request_id":', v["request_id"])) +
    (v["modified"] === undefined ? '' : ',"modified":' + list(v["modified"], quoted, to)) +
    (v["before"] === null ? ',"before":null' : aValue(',"before":', v["before"])) +
    (v["after"] === null ? ',"after":null' : aValue(',"after":', v["after"])) +
    '}'
  );
}

function writeBookProcess(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["arrangement_ids"] === undefined ? '' : ',"arrangement_ids":' + list(v["arrangement_ids"], number, to)) +
    (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to)) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writeBookProcessPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["arrangement_ids"] === undefined ? '' : ',"arrangement_ids":' + list(v["arrangement_ids"], number, to)) +
    (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to)) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writeBookedProducts(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"ref":', v["ref"]) +
    (v["expiry"] === null ? ',"expiry":null' : ',"expiry":' + `"${to.zone.toText(v["expiry"] as Instant)}"`) +
    ',"_links":' + writeBookedProductsLinks(v["_links"], to) +
    '}'
  );
}

function writeBookedProductsData(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"aantal":' + number(v["aantal"]) +
    '}'
  );
}

function writeBookedProductsKey(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"period":' + json(v["period"]) +
    aNumber(',"product_id":', v["product_id"]) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    '}'
  );
}

function writeBookedProductsLinks(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"booking:set_status:confirmed":' + writeMethodLink(v["booking:set_status:confirmed"], to) +
    ',"booking:set_status:cancelled":' + writeMethodLink(v["booking:set_status:cancelled"], to) +
    '}'
  );
}

function writeBookedProductsRow(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"key":' + writeBookedProductsKey(v["key"], to) +
    ',"data":' + writeBookedProductsData(v["data"], to) +
    '}'
  );
}

function writeBooking(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aText(',"referentie":', v["referentie"]) +
    aText(',"datum":', v["datum"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    aText(',"status":', v["status"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["arrangement_id"] === null ? ',"arrangement_id":null' : aNumber(',"arrangement_id":', v["arrangement_id"])) +
    (v["book_process_id"] === null ? ',"book_process_id":null' : aNumber(',"book_process_id":', v["book_process_id"])) +
    aNumber(',"personen":', v["personen"]) +
    ',"status_updated_at":' + `"${to.zone.toText(v["status_updated_at"] as Instant)}"` +
    aFlag(',"online_boeking":', v["online_boeking"]) +
    (v["status_vervaldatum"] === null ? ',"status_vervaldatum":null' : aText(',"status_vervaldatum":', v["status_vervaldatum"])) +
    (v["bijzonderheden"] === null ? ',"bijzonderheden":null' : aText(',"bijzonderheden":', v["bijzonderheden"])) +
    aFlag(',"factureren":', v["factureren"]) +
    (v["conceptfactuur_na_dagen"] === null ? ',"conceptfactuur_na_dagen":null' : aNumber(',"conceptfactuur_na_dagen":', v["conceptfactuur_na_dagen"])) +
    aValue(',"metadata":', v["metadata"]) +
    ',"boekingsregels":' + list(v["boekingsregels"], writeBookingLine, to) +
    ',"kosten":' + writeCosts(v["kosten"], to);
  if (v["Klant"] !== undefined && seesMember(to.viewer, "Booking", "Klant")) text += ',"Klant":' + writeCustomer(v["Klant"], to);
  if (v["Creator"] !== undefined) text += (v["Creator"] === null || !seesMember(to.viewer, "Booking", "Creator") ? ',"Creator":null' : ',"Creator":' + writeCreator(v["Creator"], to));
  if (v["Diensten"] !== undefined) text += ',"Diensten":' + list(v["Diensten"], writeShift, to);
  if (v["Facturen"] !== undefined) text += ',"Facturen":' + list(v["Facturen"], writeInvoice, to);
  if (v["_openstaand_bedrag"] !== undefined) text += ',"_openstaand_bedrag":' + hundredths(v["_openstaand_bedrag"]);
  if (v["gefactureerd_bedrag"] !== undefined) text += ',"gefactureerd_bedrag":' + hundredths(v["gefactureerd_bedrag"]);
  return text + '}';
}

function writeBookingLine(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    aNumber(',"aantal":', v["aantal"]) +
    aNumber(',"minimum_aantal":', v["minimum_aantal"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aText(',"beschrijving":', v["beschrijving"]) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    (v["betaald_bedrag"] === null ? ',"betaald_bedrag":null' : ',"betaald_bedrag":' + hundredths(v["betaald_bedrag"])) +
    (v["betaal_datum"] === null ? ',"betaal_datum":null' : aText(',"betaal_datum":', v["betaal_datum"])) +
    (v["betaal_opmerking"] === null ? ',"betaal_opmerking":null' : aText(',"betaal_opmerking":', v["betaal_opmerking"])) +
    (v["herinnering_leverancier"] === null ? ',"herinnering_leverancier":null' : aText(',"herinnering_leverancier":', v["herinnering_leverancier"])) +
    (v["prijsregel_id"] === null ? ',"prijsregel_id":null' : aNumber(',"prijsregel_id":', v["prijsregel_id"])) +
    '}'
  );
}

function writeBookingMail(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    aText(',"moment":', v["moment"]) +
    aText(',"onderwerp":', v["onderwerp"]) +
    aText(',"body":', v["body"]) +
    (v["dagen"] === null ? ',"dagen":null' : aNumber(',"dagen":', v["dagen"])) +
    aText(',"tijd":', v["tijd"]) +
    aFlag(',"programma_meesturen":', v["programma_meesturen"]) +
    aFlag(',"agenda_meesturen":', v["agenda_meesturen"]) +
    aFlag(',"bijlagen_meesturen":', v["bijlagen_meesturen"]) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writeBookingMailPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    aText(',"moment":', v["moment"]) +
    aText(',"onderwerp":', v["onderwerp"]) +
    aText(',"body":', v["body"]) +
    (v["dagen"] === null ? ',"dagen":null' : aNumber(',"dagen":', v["dagen"])) +
    aText(',"tijd":', v["tijd"]) +
    aFlag(',"programma_meesturen":', v["programma_meesturen"]) +
    aFlag(',"agenda_meesturen":', v["agenda_meesturen"]) +
    aFlag(',"bijlagen_meesturen":', v["bijlagen_meesturen"]) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writeBookingMailSending(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"boekingsmail_id":', v["boekingsmail_id"]) +
    aText(',"moment":', v["moment"]) +
    (v["datum"] === null ? ',"datum":null' : aText(',"datum":', v["datum"])) +
    (v["mail_id"] === null ? ',"mail_id":null' : aNumber(',"mail_id":', v["mail_id"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"`;
  if (v["Mail"] !== undefined && seesMember(to.viewer, "BookingMailSending", "Mail")) text += ',"Mail":' + writeQueuedMail(v["Mail"], to);
  return text + '}';
}

function writeBookingMailSendingPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"boekingsmail_id":', v["boekingsmail_id"]) +
    aText(',"moment":', v["moment"]) +
    (v["datum"] === null ? ',"datum":null' : aText(',"datum":', v["datum"])) +
    (v["mail_id"] === null ? ',"mail_id":null' : aNumber(',"mail_id":', v["mail_id"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    '}'
  );
}

function writeBookingPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aText(',"referentie":', v["referentie"]) +
    aText(',"datum":', v["datum"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    aText(',"status":', v["status"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["arrangement_id"] === null ? ',"arrangement_id":null' : aNumber(',"arrangement_id":', v["arrangement_id"])) +
    (v["book_process_id"] === null ? ',"book_process_id":null' : aNumber(',"book_process_id":', v["book_process_id"])) +
    aNumber(',"personen":', v["personen"]) +
    ',"status_updated_at":' + `"${to.zone.toText(v["status_updated_at"] as Instant)}"` +
    aFlag(',"online_boeking":', v["online_boeking"]) +
    (v["status_vervaldatum"] === null ? ',"status_vervaldatum":null' : aText(',"status_vervaldatum":', v["status_vervaldatum"])) +
    (v["bijzonderheden"] === null ? ',"bijzonderheden":null' : aText(',"bijzonderheden":', v["bijzonderheden"])) +
    aFlag(',"factureren":', v["factureren"]) +
    (v["conceptfactuur_na_dagen"] === null ? ',"conceptfactuur_na_dagen":null' : aNumber(',"conceptfactuur_na_dagen":', v["conceptfactuur_na_dagen"])) +
    aValue(',"metadata":', v["metadata"]) +
    ',"boekingsregels":' + list(v["boekingsregels"], writeBookingLine, to) +
    ',"kosten":' + writeCosts(v["kosten"], to) +
    '}'
  );
}

function writeBrokenSeal(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"volgnummer":' + number(v["volgnummer"]) +
    (v["factuur_id"] === null ? ',"factuur_id":null' : aNumber(',"factuur_id":', v["factuur_id"])) +
    (v["factuur_nummer"] === null ? ',"factuur_nummer":null' : aText(',"factuur_nummer":', v["factuur_nummer"])) +
    aText(',"reason":', v["reason"]) +
    '}'
  );
}

function writeCalendar(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort":', v["soort"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"prefix":', v["prefix"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["silent_reason"] === null ? ',"silent_reason":null' : aText(',"silent_reason":', v["silent_reason"])) +
    '}'
  );
}

function writeCalendarWithToken(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort":', v["soort"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"prefix":', v["prefix"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["silent_reason"] === null ? ',"silent_reason":null' : aText(',"silent_reason":', v["silent_reason"])) +
    aText(',"token":', v["token"]) +
    aText(',"href":', v["href"]) +
    '}'
  );
}

function writeCancellation(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"boeking_id":' + number(v["boeking_id"]) +
    aFlag(',"mogelijk":', v["mogelijk"]) +
    aText(',"datum":', v["datum"]) +
    aNumber(',"dagen_vooraf":', v["dagen_vooraf"]) +
    (v["voorwaarden"] === null ? ',"voorwaarden":null' : ',"voorwaarden":' + writeCancellationTerms(v["voorwaarden"], to)) +
    (v["regel"] === null ? ',"regel":null' : ',"regel":' + writeCancellationStep(v["regel"], to)) +
    ',"totaal":' + hundredths(v["totaal"]) +
    ',"kosten":' + hundredths(v["kosten"]) +
    ',"kosten_per_btw":' + list(v["kosten_per_btw"], writeCancellationCosts, to) +
    ',"gefactureerd":' + hundredths(v["gefactureerd"]) +
    ',"betaald":' + hundredths(v["betaald"]) +
    ',"crediteringen":' + list(v["crediteringen"], writeCancellationCredit, to) +
    (v["factuur_bedrag"] === null ? ',"factuur_bedrag":null' : ',"factuur_bedrag":' + hundredths(v["factuur_bedrag"])) +
    ',"openstaand":' + hundredths(v["openstaand"]) +
    aText(',"terugbetalen":', v["terugbetalen"]) +
    ',"terugbetaling_bedrag":' + hundredths(v["terugbetaling_bedrag"]) +
    ',"terugbetalingen":' + list(v["terugbetalingen"], writeCancellationRefund, to) +
    (v["terugbetaling"] === null ? ',"terugbetaling":null' : aText(',"terugbetaling":', v["terugbetaling"])) +
    (v["geannuleerd_op"] === null ? ',"geannuleerd_op":null' : ',"geannuleerd_op":' + `"${to.zone.toText(v["geannuleerd_op"] as Instant)}"`) +
    aFlag(',"door_klant":', v["door_klant"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    '}'
  );
}

function writeCancellationCosts(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"btw_percentage":' + hundredths(v["btw_percentage"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writeCancellationCredit(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"factuur_id":' + number(v["factuur_id"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writeCancellationRefund(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    (v["online_payment_id"] === null ? '{"online_payment_id":null' : '{"online_payment_id":' + number(v["online_payment_id"])) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writeCancellationStep(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"dagen_vooraf":' + number(v["dagen_vooraf"]) +
    ',"percentage":' + hundredths(v["percentage"]) +
    '}'
  );
}

function writeCancellationTerms(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    ',"regels":' + list(v["regels"], writeCancellationStep, to) +
    aText(',"terugbetalen":', v["terugbetalen"]) +
    aFlag(',"online":', v["online"]) +
    aText(',"tekst":', v["tekst"]) +
    '}'
  );
}

function writeCancellationTermsPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    ',"regels":' + list(v["regels"], writeCancellationStep, to) +
    aText(',"terugbetalen":', v["terugbetalen"]) +
    aFlag(',"online":', v["online"]) +
    aText(',"tekst":', v["tekst"]) +
    '}'
  );
}

function writeCapacityEntry(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"material_id":', v["material_id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"end":' + `"${to.zone.toText(v["end"] as Instant)}"` +
    aNumber(',"amount":', v["amount"]) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    '}'
  );
}

function writeCapacityWritten(_value: unknown, _to: ShownTo): string {
  let text = '';
  return '{' + text.slice(1) + '}';
}

function writeChargedLine(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    aText(',"naam":', v["naam"]) +
    (v["kortingomschrijving"] === null ? ',"kortingomschrijving":null' : aText(',"kortingomschrijving":', v["kortingomschrijving"])) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"bedrag":' + tenThousandths(v["bedrag"]) +
    ',"btw_percentage":' + hundredths(v["btw_percentage"]) +
    (v["product_id"] === null ? ',"product_id":null' : aNumber(',"product_id":', v["product_id"])) +
    (v["boekingsregel_id"] === null ? ',"boekingsregel_id":null' : aNumber(',"boekingsregel_id":', v["boekingsregel_id"])) +
    aNumber(',"kortingsfactor":', v["kortingsfactor"]) +
    ',"totaal_inc_btw":' + hundredths(v["totaal_inc_btw"]) +
    ',"totaal_exc_btw":' + hundredths(v["totaal_exc_btw"]) +
    aFlag(',"vooruitbetaald":', v["vooruitbetaald"]) +
    ',"Factuur":' + writeChargingInvoice(v["Factuur"], to) +
    '}'
  );
}

function writeChargingInvoice(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aText(',"datum":', v["datum"]) +
    aText(',"status":', v["status"]) +
    aText(',"factuur_nummer":', v["factuur_nummer"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    '}'
  );
}

function writeCheckedVoucher(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text = '{"valid":' + flag(v["valid"]);
  if (v["processed"] !== undefined) text += ',"processed":' + list(v["processed"], writeCoveredLine, to);
  text += aText(',"reason":', v["reason"]);
  return text + '}';
}

function writeCheckedVouchers(value: unknown, to: ShownTo): string {
  return byName(value, writeCheckedVoucher, to);
}

function writeCompany(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"bedrijfsnaam":', v["bedrijfsnaam"]) +
    aText(',"weergavenaam":', v["weergavenaam"]) +
    (v["slogan"] === null ? ',"slogan":null' : aText(',"slogan":', v["slogan"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["iban"] === null ? ',"iban":null' : aText(',"iban":', v["iban"])) +
    (v["bic"] === null ? ',"bic":null' : aText(',"bic":', v["bic"])) +
    (v["bank_tnv"] === null ? ',"bank_tnv":null' : aText(',"bank_tnv":', v["bank_tnv"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["kvk_nummer"] === null ? ',"kvk_nummer":null' : aText(',"kvk_nummer":', v["kvk_nummer"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["telefoon"] === null ? ',"telefoon":null' : aText(',"telefoon":', v["telefoon"])) +
    aText(',"email":', v["email"]) +
    aText(',"factuur_nummer_prefix":', v["factuur_nummer_prefix"]) +
    aNumber(',"factuur_betaaltermijn":', v["factuur_betaaltermijn"]) +
    aNumber(',"factureren_na_dagen":', v["factureren_na_dagen"]) +
    (v["soort_klanten"] === undefined ? '' : ',"soort_klanten":' + list(v["soort_klanten"], quoted, to)) +
    (v["free_relation_fields"] === undefined ? '' : ',"free_relation_fields":' + list(v["free_relation_fields"], quoted, to)) +
    (v["smtp_integration_id"] === null ? ',"smtp_integration_id":null' : aNumber(',"smtp_integration_id":', v["smtp_integration_id"])) +
    (v["payment_integration_id"] === null ? ',"payment_integration_id":null' : aNumber(',"payment_integration_id":', v["payment_integration_id"])) +
    (v["peppol_integration_id"] === null ? ',"peppol_integration_id":null' : aNumber(',"peppol_integration_id":', v["peppol_integration_id"])) +
    aFlag(',"peppol_automatisch":', v["peppol_automatisch"]) +
    (v["online_betaalmethode_id"] === null ? ',"online_betaalmethode_id":null' : aNumber(',"online_betaalmethode_id":', v["online_betaalmethode_id"])) +
    (v["ondertekening_standaardmails"] === null ? ',"ondertekening_standaardmails":null' : aText(',"ondertekening_standaardmails":', v["ondertekening_standaardmails"])) +
    aFlag(',"programmarender_aantallen":', v["programmarender_aantallen"]) +
    aText(',"default_font":', v["default_font"]) +
    aNumber(',"factuur_pdf_template_id":', v["factuur_pdf_template_id"]) +
    (v["kassa_factuur_pdf_template_id"] === null ? ',"kassa_factuur_pdf_template_id":null' : aNumber(',"kassa_factuur_pdf_template_id":', v["kassa_factuur_pdf_template_id"])) +
    (v["online_boeking_factuur_pdf_template_id"] === null ? ',"online_boeking_factuur_pdf_template_id":null' : aNumber(',"online_boeking_factuur_pdf_template_id":', v["online_boeking_factuur_pdf_template_id"])) +
    aText(',"onderwerp_mail_eindfactuur":', v["onderwerp_mail_eindfactuur"]) +
    aText(',"body_mail_eindfactuur":', v["body_mail_eindfactuur"]) +
    aText(',"onderwerp_eerste_betalingsherinnering":', v["onderwerp_eerste_betalingsherinnering"]) +
    aText(',"body_eerste_betalingsherinnering":', v["body_eerste_betalingsherinnering"]) +
    aText(',"onderwerp_tweede_betalingsherinnering":', v["onderwerp_tweede_betalingsherinnering"]) +
    aText(',"body_tweede_betalingsherinnering":', v["body_tweede_betalingsherinnering"]) +
    aText(',"onderwerp_betaalbevestiging":', v["onderwerp_betaalbevestiging"]) +
    aText(',"body_betaalbevestiging":', v["body_betaalbevestiging"]) +
    aText(',"locale":', v["locale"]) +
    aText(',"standaard_aanhef":', v["standaard_aanhef"]) +
    aText(',"attentietekst":', v["attentietekst"]) +
    aText(',"standaard_titel_man":', v["standaard_titel_man"]) +
    aText(',"standaard_titel_vrouw":', v["standaard_titel_vrouw"]) +
    (v["latitude"] === null ? ',"latitude":null' : aNumber(',"latitude":', v["latitude"])) +
    (v["longitude"] === null ? ',"longitude":null' : aNumber(',"longitude":', v["longitude"])) +
    aText(',"communication_default_mail_subject":', v["communication_default_mail_subject"]) +
    (v["deleted_at"] === null ? ',"deleted_at":null' : ',"deleted_at":' + `"${to.zone.toText(v["deleted_at"] as Instant)}"`) +
    aFlag(',"is_deletable":', v["is_deletable"]) +
    ',"_links":' + writeCompanyLinks(v["_links"], to) +
    '}'
  );
}

function writeCompanyLinks(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"meta":' + writeCompanyMeta(v["meta"], to) +
    '}'
  );
}

function writeCompanyMeta(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"delete_reasons":' + list(v["delete_reasons"], quoted, to) +
    '}'
  );
}

function writeCompanyPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"bedrijfsnaam":', v["bedrijfsnaam"]) +
    aText(',"weergavenaam":', v["weergavenaam"]) +
    (v["slogan"] === null ? ',"slogan":null' : aText(',"slogan":', v["slogan"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["iban"] === null ? ',"iban":null' : aText(',"iban":', v["iban"])) +
    (v["bic"] === null ? ',"bic":null' : aText(',"bic":', v["bic"])) +
    (v["bank_tnv"] === null ? ',"bank_tnv":null' : aText(',"bank_tnv":', v["bank_tnv"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["kvk_nummer"] === null ? ',"kvk_nummer":null' : aText(',"kvk_nummer":', v["kvk_nummer"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["telefoon"] === null ? ',"telefoon":null' : aText(',"telefoon":', v["telefoon"])) +
    aText(',"email":', v["email"]) +
    aText(',"factuur_nummer_prefix":', v["factuur_nummer_prefix"]) +
    aNumber(',"factuur_betaaltermijn":', v["factuur_betaaltermijn"]) +
    aNumber(',"factureren_na_dagen":', v["factureren_na_dagen"]) +
    (v["soort_klanten"] === undefined ? '' : ',"soort_klanten":' + list(v["soort_klanten"], quoted, to)) +
    (v["free_relation_fields"] === undefined ? '' : ',"free_relation_fields":' + list(v["free_relation_fields"], quoted, to)) +
    (v["smtp_integration_id"] === null ? ',"smtp_integration_id":null' : aNumber(',"smtp_integration_id":', v["smtp_integration_id"])) +
    (v["payment_integration_id"] === null ? ',"payment_integration_id":null' : aNumber(',"payment_integration_id":', v["payment_integration_id"])) +
    (v["peppol_integration_id"] === null ? ',"peppol_integration_id":null' : aNumber(',"peppol_integration_id":', v["peppol_integration_id"])) +
    aFlag(',"peppol_automatisch":', v["peppol_automatisch"]) +
    (v["online_betaalmethode_id"] === null ? ',"online_betaalmethode_id":null' : aNumber(',"online_betaalmethode_id":', v["online_betaalmethode_id"])) +
    (v["ondertekening_standaardmails"] === null ? ',"ondertekening_standaardmails":null' : aText(',"ondertekening_standaardmails":', v["ondertekening_standaardmails"])) +
    aFlag(',"programmarender_aantallen":', v["programmarender_aantallen"]) +
    aText(',"default_font":', v["default_font"]) +
    aNumber(',"factuur_pdf_template_id":', v["factuur_pdf_template_id"]) +
    (v["kassa_factuur_pdf_template_id"] === null ? ',"kassa_factuur_pdf_template_id":null' : aNumber(',"kassa_factuur_pdf_template_id":', v["kassa_factuur_pdf_template_id"])) +
    (v["online_boeking_factuur_pdf_template_id"] === null ? ',"online_boeking_factuur_pdf_template_id":null' : aNumber(',"online_boeking_factuur_pdf_template_id":', v["online_boeking_factuur_pdf_template_id"])) +
    aText(',"onderwerp_mail_eindfactuur":', v["onderwerp_mail_eindfactuur"]) +
    aText(',"body_mail_eindfactuur":', v["body_mail_eindfactuur"]) +
    aText(',"onderwerp_eerste_betalingsherinnering":', v["onderwerp_eerste_betalingsherinnering"]) +
    aText(',"body_eerste_betalingsherinnering":', v["body_eerste_betalingsherinnering"]) +
    aText(',"onderwerp_tweede_betalingsherinnering":', v["onderwerp_tweede_betalingsherinnering"]) +
    aText(',"body_tweede_betalingsherinnering":', v["body_tweede_betalingsherinnering"]) +
    aText(',"onderwerp_betaalbevestiging":', v["onderwerp_betaalbevestiging"]) +
    aText(',"body_betaalbevestiging":', v["body_betaalbevestiging"]) +
    aText(',"locale":', v["locale"]) +
    aText(',"standaard_aanhef":', v["standaard_aanhef"]) +
    aText(',"attentietekst":', v["attentietekst"]) +
    aText(',"standaard_titel_man":', v["standaard_titel_man"]) +
    aText(',"standaard_titel_vrouw":', v["standaard_titel_vrouw"]) +
    (v["latitude"] === null ? ',"latitude":null' : aNumber(',"latitude":', v["latitude"])) +
    (v["longitude"] === null ? ',"longitude":null' : aNumber(',"longitude":', v["longitude"])) +
    aText(',"communication_default_mail_subject":', v["communication_default_mail_subject"]) +
    (v["deleted_at"] === null ? ',"deleted_at":null' : ',"deleted_at":' + `"${to.zone.toText(v["deleted_at"] as Instant)}"`) +
    '}'
  );
}

function writeConflictObject(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"soort":' + quoted(v["soort"]) +
    aNumber(',"id":', v["id"]) +
    '}'
  );
}

function writeContact(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["soort_klant"] === null ? ',"soort_klant":null' : aText(',"soort_klant":', v["soort_klant"])) +
    (v["afdeling"] === null ? ',"afdeling":null' : aText(',"afdeling":', v["afdeling"])) +
    (v["factuur_adressering"] === null ? ',"factuur_adressering":null' : aText(',"factuur_adressering":', v["factuur_adressering"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    (v["status"] === null ? ',"status":null' : aText(',"status":', v["status"])) +
    (v["betalen_vanaf"] === null ? ',"betalen_vanaf":null' : aText(',"betalen_vanaf":', v["betalen_vanaf"])) +
    (v["uitje_activiteit_herinnering"] === null ? ',"uitje_activiteit_herinnering":null' : aFlag(',"uitje_activiteit_herinnering":', v["uitje_activiteit_herinnering"])) +
    (v["onchange_email"] === null ? ',"onchange_email":null' : aFlag(',"onchange_email":', v["onchange_email"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"mag_type_wijzigen":', v["mag_type_wijzigen"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeContactForm(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    ',"Velden":' + list(v["Velden"], writeContactFormField, to) +
    ',"Arrangementen":' + list(v["Arrangementen"], writeContactFormPackage, to) +
    '}'
  );
}

function writeContactFormField(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"soort_invoer":', v["soort_invoer"]) +
    aFlag(',"verplicht":', v["verplicht"]) +
    (v["mogelijke_keuzes"] === null ? ',"mogelijke_keuzes":null' : (v["mogelijke_keuzes"] === undefined ? '' : ',"mogelijke_keuzes":' + list(v["mogelijke_keuzes"], quoted, to))) +
    aFlag(',"bijzonderheden_boeking":', v["bijzonderheden_boeking"]) +
    aText(',"field_identifier":', v["field_identifier"]) +
    (v["extra_field_name"] === null ? ',"extra_field_name":null' : aText(',"extra_field_name":', v["extra_field_name"])) +
    (v["input_type"] === null ? ',"input_type":null' : aText(',"input_type":', v["input_type"])) +
    aNumber(',"sort_order":', v["sort_order"]) +
    (v["newsletter_options"] === null ? ',"newsletter_options":null' : aValue(',"newsletter_options":', v["newsletter_options"])) +
    '}'
  );
}

function writeContactFormPackage(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"arrangement":', v["arrangement"]) +
    '}'
  );
}

function writeContactFormPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    ',"Velden":' + list(v["Velden"], writeAnnouncedContactFormField, to) +
    '}'
  );
}

function writeContactFormReceipt(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"success":' + flag(v["success"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    '}'
  );
}

function writeContactLink(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"href":' + quoted(v["href"]) +
    '}'
  );
}

function writeContactLinks(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"self":' + writeContactLink(v["self"], to) +
    '}'
  );
}

function writeContactPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["soort_klant"] === null ? ',"soort_klant":null' : aText(',"soort_klant":', v["soort_klant"])) +
    (v["afdeling"] === null ? ',"afdeling":null' : aText(',"afdeling":', v["afdeling"])) +
    (v["factuur_adressering"] === null ? ',"factuur_adressering":null' : aText(',"factuur_adressering":', v["factuur_adressering"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    (v["status"] === null ? ',"status":null' : aText(',"status":', v["status"])) +
    (v["betalen_vanaf"] === null ? ',"betalen_vanaf":null' : aText(',"betalen_vanaf":', v["betalen_vanaf"])) +
    (v["uitje_activiteit_herinnering"] === null ? ',"uitje_activiteit_herinnering":null' : aFlag(',"uitje_activiteit_herinnering":', v["uitje_activiteit_herinnering"])) +
    (v["onchange_email"] === null ? ',"onchange_email":null' : aFlag(',"onchange_email":', v["onchange_email"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeContactPerson(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["voornaam"] === null ? ',"voornaam":null' : aText(',"voornaam":', v["voornaam"])) +
    (v["achternaam"] === null ? ',"achternaam":null' : aText(',"achternaam":', v["achternaam"])) +
    aText(',"geslacht":', v["geslacht"]) +
    (v["aanhef"] === null ? ',"aanhef":null' : aText(',"aanhef":', v["aanhef"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["telefoon1"] === null ? ',"telefoon1":null' : aText(',"telefoon1":', v["telefoon1"])) +
    (v["telefoon2"] === null ? ',"telefoon2":null' : aText(',"telefoon2":', v["telefoon2"])) +
    (v["email1"] === null ? ',"email1":null' : aText(',"email1":', v["email1"])) +
    (v["email2"] === null ? ',"email2":null' : aText(',"email2":', v["email2"])) +
    aFlag(',"hoofdcontact":', v["hoofdcontact"]) +
    (v["nieuwsbrief_ids"] === undefined ? '' : ',"nieuwsbrief_ids":' + list(v["nieuwsbrief_ids"], number, to)) +
    '}'
  );
}

function writeContactPersonPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["voornaam"] === null ? ',"voornaam":null' : aText(',"voornaam":', v["voornaam"])) +
    (v["achternaam"] === null ? ',"achternaam":null' : aText(',"achternaam":', v["achternaam"])) +
    aText(',"geslacht":', v["geslacht"]) +
    (v["aanhef"] === null ? ',"aanhef":null' : aText(',"aanhef":', v["aanhef"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["telefoon1"] === null ? ',"telefoon1":null' : aText(',"telefoon1":', v["telefoon1"])) +
    (v["telefoon2"] === null ? ',"telefoon2":null' : aText(',"telefoon2":', v["telefoon2"])) +
    (v["email1"] === null ? ',"email1":null' : aText(',"email1":', v["email1"])) +
    (v["email2"] === null ? ',"email2":null' : aText(',"email2":', v["email2"])) +
    aFlag(',"hoofdcontact":', v["hoofdcontact"]) +
    (v["nieuwsbrief_ids"] === undefined ? '' : ',"nieuwsbrief_ids":' + list(v["nieuwsbrief_ids"], number, to)) +
    '}'
  );
}

function writeCostGroup(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"naam":', v["naam"]) +
    ',"kortingspercentage":' + writeDiscountPercentage(v["kortingspercentage"], to) +
    (v["kortingomschrijving"] === null ? ',"kortingomschrijving":null' : aText(',"kortingomschrijving":', v["kortingomschrijving"])) +
    aFlag(',"children_visible":', v["children_visible"]) +
    ',"regels":' + list(v["regels"], writeCostLine, to) +
    '}'
  );
}

function writeCostItem(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"naam":', v["naam"]) +
    ',"kortingspercentage":' + writeDiscountPercentage(v["kortingspercentage"], to) +
    (v["kortingomschrijving"] === null ? ',"kortingomschrijving":null' : aText(',"kortingomschrijving":', v["kortingomschrijving"])) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"bedrag":' + tenThousandths(v["bedrag"]) +
    ',"btw_percentage":' + writeVatRate(v["btw_percentage"], to) +
    (v["product_id"] === null ? ',"product_id":null' : aNumber(',"product_id":', v["product_id"])) +
    (v["boekingsregel_id"] === null ? ',"boekingsregel_id":null' : aNumber(',"boekingsregel_id":', v["boekingsregel_id"])) +
    aNumber(',"voucher_id":', v["voucher_id"]) +
    aFlag(',"vooruitbetaald":', v["vooruitbetaald"]) +
    '}'
  );
}

function writeCostLine(value: unknown, to: ShownTo): string {
  return ((value as Members)["type"] === "groep" ? writeCostGroup(value, to) : writeCostItem(value, to));
}

function writeCosts(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"boeking_id":' + number(v["boeking_id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    aNumber(',"betaaltermijn":', v["betaaltermijn"]) +
    (v["referentie_klant"] === null ? ',"referentie_klant":null' : aText(',"referentie_klant":', v["referentie_klant"])) +
    ',"calculated_totaalbedrag_inclusief_btw":' + hundredths(v["calculated_totaalbedrag_inclusief_btw"]) +
    ',"regels":' + list(v["regels"], writeCostLine, to) +
    '}'
  );
}

function writeCoveredLine(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"regel_id":' + number(v["regel_id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    ',"prijs_per_stuk":' + tenThousandths(v["prijs_per_stuk"]) +
    aNumber(',"aantal":', v["aantal"]) +
    '}'
  );
}

function writeCreateStartTimes201(value: unknown, to: ShownTo): string {
  return list(value, writeStartTime, to);
}

function writeCreateWebhooks201(value: unknown, to: ShownTo): string {
  return list(value, writeWebhook, to);
}

function writeCreator(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeCreditedInvoice(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"factuur_nummer":' + quoted(v["factuur_nummer"]) +
    aText(',"datum":', v["datum"]) +
    ',"verrekend":' + hundredths(v["verrekend"]) +
    '}'
  );
}

function writeCurrentSession(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"user_id":', v["user_id"]) +
    aText(',"gebruikersnaam":', v["gebruikersnaam"]) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    (v["locale"] === null ? ',"locale":null' : aText(',"locale":', v["locale"])) +
    aFlag(',"must_set_up_second_factor":', v["must_set_up_second_factor"]) +
    aText(',"csrf_token":', v["csrf_token"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"expires_at":' + writeSessionEnd(v["expires_at"], to) +
    '}'
  );
}

function writeCustomer(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["soort_klant"] === null ? ',"soort_klant":null' : aText(',"soort_klant":', v["soort_klant"])) +
    (v["afdeling"] === null ? ',"afdeling":null' : aText(',"afdeling":', v["afdeling"])) +
    (v["factuur_adressering"] === null ? ',"factuur_adressering":null' : aText(',"factuur_adressering":', v["factuur_adressering"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to);
  if (v["Hoofdcontact"] !== undefined) text += ',"Hoofdcontact":' + writeContactPerson(v["Hoofdcontact"], to);
  text +=
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"mag_type_wijzigen":', v["mag_type_wijzigen"]) +
    ',"_links":' + writeContactLinks(v["_links"], to);
  return text + '}';
}

function writeCustomerMerge(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text = '';
  if (v["klant"] !== undefined && seesMember(to.viewer, "CustomerMerge", "klant")) text += ',"klant":' + writeCustomer(v["klant"], to);
  text +=
    ',"moved":' + writeCustomerMergeMoved(v["moved"], to) +
    ',"kept":' + writeCustomerMergeKept(v["kept"], to);
  return '{' + text.slice(1) + '}';
}

function writeCustomerMergeKept(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"bookings":' + number(v["bookings"]) +
    aNumber(',"invoices":', v["invoices"]) +
    '}'
  );
}

function writeCustomerMergeMoved(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"bookings":' + number(v["bookings"]) +
    aNumber(',"invoices":', v["invoices"]) +
    aNumber(',"notes":', v["notes"]) +
    aNumber(',"vouchers":', v["vouchers"]) +
    aNumber(',"voucher_sales":', v["voucher_sales"]) +
    aNumber(',"contact_persons":', v["contact_persons"]) +
    '}'
  );
}

function writeCustomerPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["soort_klant"] === null ? ',"soort_klant":null' : aText(',"soort_klant":', v["soort_klant"])) +
    (v["afdeling"] === null ? ',"afdeling":null' : aText(',"afdeling":', v["afdeling"])) +
    (v["factuur_adressering"] === null ? ',"factuur_adressering":null' : aText(',"factuur_adressering":', v["factuur_adressering"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeCustomerPeppol(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"klant_id":' + number(v["klant_id"]) +
    aFlag(',"can_receive":', v["can_receive"]) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    ',"checked_at":' + `"${to.zone.toText(v["checked_at"] as Instant)}"` +
    '}'
  );
}

function writeDiscountCode(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"code":', v["code"]) +
    aText(',"datum_begin":', v["datum_begin"]) +
    aText(',"datum_eind":', v["datum_eind"]) +
    aNumber(',"kortingspercentage":', v["kortingspercentage"]) +
    aFlag(',"toepasbaar_zonder_arrangement":', v["toepasbaar_zonder_arrangement"]) +
    aValue(',"valid_days":', v["valid_days"]) +
    (v["Arrangementen"] === undefined ? '' : ',"Arrangementen":' + list(v["Arrangementen"], number, to)) +
    (v["BookProcesses"] === undefined ? '' : ',"BookProcesses":' + list(v["BookProcesses"], number, to)) +
    (v["Products"] === undefined ? '' : ',"Products":' + list(v["Products"], number, to)) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    '}'
  );
}

function writeDiscountCodePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"code":', v["code"]) +
    aText(',"datum_begin":', v["datum_begin"]) +
    aText(',"datum_eind":', v["datum_eind"]) +
    aNumber(',"kortingspercentage":', v["kortingspercentage"]) +
    aFlag(',"toepasbaar_zonder_arrangement":', v["toepasbaar_zonder_arrangement"]) +
    aValue(',"valid_days":', v["valid_days"]) +
    (v["Arrangementen"] === undefined ? '' : ',"Arrangementen":' + list(v["Arrangementen"], number, to)) +
    (v["BookProcesses"] === undefined ? '' : ',"BookProcesses":' + list(v["BookProcesses"], number, to)) +
    (v["Products"] === undefined ? '' : ',"Products":' + list(v["Products"], number, to)) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    '}'
  );
}

function writeDiscountGiven(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"naam":' + quoted(v["naam"]) +
    aNumber(',"percentage":', v["percentage"]) +
    '}'
  );
}

function writeDiscountPercentage(value: unknown, _to: ShownTo): string {
  return hundredths(value);
}

function writeEvent(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"version":' + quoted(v["version"]) +
    aValue(',"data":', v["data"]) +
    ',"meta":' + writeEventMeta(v["meta"], to) +
    '}'
  );
}

function writeEventActor(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"type":' + quoted(v["type"]) +
    (v["id"] === null ? ',"id":null' : aNumber(',"id":', v["id"])) +
    '}'
  );
}

function writeEventMeta(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"event":' + quoted(v["event"]) +
    aText(',"event_id":', v["event_id"]) +
    ',"occurred_at":' + `"${to.zone.toText(v["occurred_at"] as Instant)}"` +
    aText(',"position":', v["position"]) +
    aText(',"object":', v["object"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aNumber(',"sequence":', v["sequence"]) +
    (v["modified"] === undefined ? '' : ',"modified":' + list(v["modified"], quoted, to)) +
    aValue(',"previous":', v["previous"]) +
    ',"actor":' + writeEventActor(v["actor"], to) +
    (v["request_id"] === null ? ',"request_id":null' : aText(',"request_id":', v["request_id"])) +
    '}'
  );
}

function writeExplainAvailableTimes200(value: unknown, to: ShownTo): string {
  return list(value, writeExplainedTime, to);
}

function writeExplainedLimit(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"soort":' + quoted(v["soort"]) +
    (v["id"] === null ? ',"id":null' : aNumber(',"id":', v["id"])) +
    aText(',"beperking":', v["beperking"]) +
    (v["regel"] === null ? ',"regel":null' : aNumber(',"regel":', v["regel"])) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    aNumber(',"gebruikt":', v["gebruikt"]) +
    aNumber(',"nodig":', v["nodig"]) +
    aFlag(',"past":', v["past"]) +
    '}'
  );
}

function writeExplainedLine(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"arrangementsregel_id":' + number(v["arrangementsregel_id"]) +
    aNumber(',"aantal":', v["aantal"]) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    '}'
  );
}

function writeExplainedTime(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    aFlag(',"beschikbaar":', v["beschikbaar"]) +
    ',"regels":' + list(v["regels"], writeExplainedLine, to) +
    ',"beperkingen":' + list(v["beperkingen"], writeExplainedLimit, to) +
    '}'
  );
}

function writeFindAvailableTimes200(value: unknown, to: ShownTo): string {
  return list(value, (each) => `"${to.zone.toText(each as Instant)}"`, to);
}

function writeGetAgedDebtors200(value: unknown, to: ShownTo): string {
  return list(value, writeAgedDebtor, to);
}

function writeGetBookedProductStatistics200(value: unknown, to: ShownTo): string {
  return list(value, writeBookedProductsRow, to);
}

function writeGetDiscountOfCode200(value: unknown, to: ShownTo): string {
  return (typeof value === "boolean" ? flag(value) : writeDiscountGiven(value, to));
}

function writeGetPaymentStatistics200(value: unknown, to: ShownTo): string {
  return list(value, writePaymentsRow, to);
}

function writeGetPlanningConflicts200(value: unknown, to: ShownTo): string {
  return list(value, writePlanningConflict, to);
}

function writeGetProductAvailability200(value: unknown, to: ShownTo): string {
  return list(value, writeProductAvailability, to);
}

function writeGetRevenue200(value: unknown, to: ShownTo): string {
  return list(value, writeRevenueRow, to);
}

function writeGetSalesStatistics200(value: unknown, to: ShownTo): string {
  return list(value, writeSalesRow, to);
}

function writeGetVatReturn200(value: unknown, to: ShownTo): string {
  return list(value, writeVatReturnRow, to);
}

function writeIncomingMail(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"address_id":', v["address_id"]) +
    aText(',"kind":', v["kind"]) +
    aText(',"from_name":', v["from_name"]) +
    aText(',"from_address":', v["from_address"]) +
    (v["to"] === undefined ? '' : ',"to":' + list(v["to"], quoted, to)) +
    aText(',"subject":', v["subject"]) +
    aText(',"text":', v["text"]) +
    aFlag(',"shortened":', v["shortened"]) +
    (v["message_id"] === null ? ',"message_id":null' : aText(',"message_id":', v["message_id"])) +
    (v["in_reply_to"] === null ? ',"in_reply_to":null' : aText(',"in_reply_to":', v["in_reply_to"])) +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    ',"received_at":' + `"${to.zone.toText(v["received_at"] as Instant)}"` +
    aText(',"sender":', v["sender"]) +
    (v["contact_id"] === null ? ',"contact_id":null' : aNumber(',"contact_id":', v["contact_id"])) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    (v["booking_id"] === null ? ',"booking_id":null' : aNumber(',"booking_id":', v["booking_id"])) +
    (v["note_id"] === null ? ',"note_id":null' : aNumber(',"note_id":', v["note_id"])) +
    (v["mentioned"] === undefined ? '' : ',"mentioned":' + list(v["mentioned"], quoted, to)) +
    ',"bijlagen":' + list(v["bijlagen"], writeStoredFile, to) +
    '}'
  );
}

function writeIncomingMailAddress(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"adres":', v["adres"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    '}'
  );
}

function writeIncomingMailAddressPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"adres":', v["adres"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    '}'
  );
}

function writeIncomingMailPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"address_id":', v["address_id"]) +
    aText(',"kind":', v["kind"]) +
    aText(',"from_name":', v["from_name"]) +
    aText(',"from_address":', v["from_address"]) +
    (v["to"] === undefined ? '' : ',"to":' + list(v["to"], quoted, to)) +
    aText(',"subject":', v["subject"]) +
    aText(',"text":', v["text"]) +
    aFlag(',"shortened":', v["shortened"]) +
    (v["message_id"] === null ? ',"message_id":null' : aText(',"message_id":', v["message_id"])) +
    (v["in_reply_to"] === null ? ',"in_reply_to":null' : aText(',"in_reply_to":', v["in_reply_to"])) +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    ',"received_at":' + `"${to.zone.toText(v["received_at"] as Instant)}"` +
    aText(',"sender":', v["sender"]) +
    (v["contact_id"] === null ? ',"contact_id":null' : aNumber(',"contact_id":', v["contact_id"])) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    (v["booking_id"] === null ? ',"booking_id":null' : aNumber(',"booking_id":', v["booking_id"])) +
    (v["note_id"] === null ? ',"note_id":null' : aNumber(',"note_id":', v["note_id"])) +
    (v["mentioned"] === undefined ? '' : ',"mentioned":' + list(v["mentioned"], quoted, to)) +
    ',"bijlagen":' + list(v["bijlagen"], writeStoredFile, to) +
    '}'
  );
}

function writeIntegration(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    aText(',"kind":', v["kind"]) +
    (v["settings"] === null ? ',"settings":null' : ',"settings":' + writeIntegrationSettings(v["settings"], to)) +
    (v["secrets_set"] === undefined ? '' : ',"secrets_set":' + list(v["secrets_set"], quoted, to)) +
    aText(',"notification_url":', v["notification_url"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeIntegrationPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    aText(',"kind":', v["kind"]) +
    (v["settings"] === null ? ',"settings":null' : ',"settings":' + writeIntegrationSettings(v["settings"], to)) +
    (v["secrets_set"] === undefined ? '' : ',"secrets_set":' + list(v["secrets_set"], quoted, to)) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeIntegrationSettings(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  let text =
    '' +
    aText(',"host":', v["host"]) +
    aNumber(',"port":', v["port"]) +
    aText(',"security":', v["security"]) +
    (v["username"] === null ? ',"username":null' : aText(',"username":', v["username"])) +
    aFlag(',"verify_certificate":', v["verify_certificate"]) +
    aText(',"party_id":', v["party_id"]) +
    aNumber(',"legal_entity_id":', v["legal_entity_id"]) +
    aText(',"outcome":', v["outcome"]);
  return '{' + text.slice(1) + '}';
}

function writeInvoice(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    aText(',"context":', v["context"]) +
    aText(',"status":', v["status"]) +
    (v["factuur_nummer"] === null ? ',"factuur_nummer":null' : aText(',"factuur_nummer":', v["factuur_nummer"])) +
    (v["verstuur_factuur_op"] === null ? ',"verstuur_factuur_op":null' : aText(',"verstuur_factuur_op":', v["verstuur_factuur_op"])) +
    (v["datum"] === null ? ',"datum":null' : aText(',"datum":', v["datum"])) +
    (v["pdf_locatie"] === null ? ',"pdf_locatie":null' : aText(',"pdf_locatie":', v["pdf_locatie"])) +
    aText(',"pdf_href":', v["pdf_href"]) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    aNumber(',"betaaltermijn":', v["betaaltermijn"]) +
    (v["referentie_klant"] === null ? ',"referentie_klant":null' : aText(',"referentie_klant":', v["referentie_klant"])) +
    aText(',"reference_external":', v["reference_external"]) +
    (v["herinnering1"] === null ? ',"herinnering1":null' : aText(',"herinnering1":', v["herinnering1"])) +
    (v["herinnering2"] === null ? ',"herinnering2":null' : aText(',"herinnering2":', v["herinnering2"])) +
    ',"calculated_totaalbedrag_inclusief_btw":' + hundredths(v["calculated_totaalbedrag_inclusief_btw"]) +
    (v["provider_transaction_id"] === null ? ',"provider_transaction_id":null' : aNumber(',"provider_transaction_id":', v["provider_transaction_id"])) +
    (v["crediteert_factuur_id"] === null ? ',"crediteert_factuur_id":null' : aNumber(',"crediteert_factuur_id":', v["crediteert_factuur_id"])) +
    aFlag(',"btw_verlegd":', v["btw_verlegd"]) +
    ',"voorschot_percentage":' + hundredths(v["voorschot_percentage"]) +
    ',"btw":' + writeVatAmounts(v["btw"], to) +
    (v["afdruk"] === null || !seesMember(to.viewer, "Invoice", "afdruk") ? ',"afdruk":null' : ',"afdruk":' + writeInvoicePrint(v["afdruk"], to)) +
    (v["hash"] === null ? ',"hash":null' : aText(',"hash":', v["hash"])) +
    (v["previous_hash"] === null ? ',"previous_hash":null' : aText(',"previous_hash":', v["previous_hash"])) +
    aValue(',"metadata":', v["metadata"]);
  if (v["regels"] !== undefined) text += ',"regels":' + list(v["regels"], writeInvoiceLine, to);
  if (v["_betaald_bedrag"] !== undefined) text += ',"_betaald_bedrag":' + hundredths(v["_betaald_bedrag"]);
  if (v["_openstaand_bedrag"] !== undefined) text += ',"_openstaand_bedrag":' + hundredths(v["_openstaand_bedrag"]);
  if (v["Klant"] !== undefined && seesMember(to.viewer, "Invoice", "Klant")) text += ',"Klant":' + writeCustomer(v["Klant"], to);
  if (v["Boeking"] !== undefined) text += ',"Boeking":' + writeListedBooking(v["Boeking"], to);
  if (v["Betalingen"] !== undefined) text += ',"Betalingen":' + list(v["Betalingen"], writeInvoicePayment, to);
  if (v["Creditfactuur"] !== undefined) text += ',"Creditfactuur":' + list(v["Creditfactuur"], writeInvoice, to);
  if (v["GecrediteerdeFactuur"] !== undefined) text += (v["GecrediteerdeFactuur"] === null ? ',"GecrediteerdeFactuur":null' : ',"GecrediteerdeFactuur":' + writeInvoice(v["GecrediteerdeFactuur"], to));
  if (v["_calculated"] !== undefined) text += ',"_calculated":' + writeInvoiceCalculated(v["_calculated"], to);
  return text + '}';
}

function writeInvoiceAddressee(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"naam":' + quoted(v["naam"]) +
    (v["afdeling"] === null ? ',"afdeling":null' : aText(',"afdeling":', v["afdeling"])) +
    (v["factuur_adressering"] === null ? ',"factuur_adressering":null' : aText(',"factuur_adressering":', v["factuur_adressering"])) +
    aText(',"attentie":', v["attentie"]) +
    (v["contactpersoon"] === null ? ',"contactpersoon":null' : aText(',"contactpersoon":', v["contactpersoon"])) +
    (v["email"] === null ? ',"email":null' : aText(',"email":', v["email"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    '}'
  );
}

function writeInvoiceCalculated(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"gestructureerde_mededeling":' + quoted(v["gestructureerde_mededeling"]) +
    (v["betalingskenmerk"] === null ? ',"betalingskenmerk":null' : aText(',"betalingskenmerk":', v["betalingskenmerk"])) +
    '}'
  );
}

function writeInvoiceGroup(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"naam":', v["naam"]) +
    ',"kortingspercentage":' + hundredths(v["kortingspercentage"]) +
    (v["kortingomschrijving"] === null ? ',"kortingomschrijving":null' : aText(',"kortingomschrijving":', v["kortingomschrijving"])) +
    (v["voorschot_factuur_id"] === null ? ',"voorschot_factuur_id":null' : aNumber(',"voorschot_factuur_id":', v["voorschot_factuur_id"])) +
    aFlag(',"children_visible":', v["children_visible"]) +
    ',"regels":' + list(v["regels"], writeInvoiceLine, to) +
    '}'
  );
}

function writeInvoiceItem(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"naam":', v["naam"]) +
    ',"kortingspercentage":' + hundredths(v["kortingspercentage"]) +
    (v["kortingomschrijving"] === null ? ',"kortingomschrijving":null' : aText(',"kortingomschrijving":', v["kortingomschrijving"])) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"bedrag":' + tenThousandths(v["bedrag"]) +
    ',"btw_percentage":' + hundredths(v["btw_percentage"]) +
    (v["product_id"] === null ? ',"product_id":null' : aNumber(',"product_id":', v["product_id"])) +
    (v["boekingsregel_id"] === null ? ',"boekingsregel_id":null' : aNumber(',"boekingsregel_id":', v["boekingsregel_id"])) +
    '}'
  );
}

function writeInvoiceLine(value: unknown, to: ShownTo): string {
  return ((value as Members)["type"] === "groep" ? writeInvoiceGroup(value, to) : writeInvoiceItem(value, to));
}

function writeInvoiceLook(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"locale":' + quoted(v["locale"]) +
    aText(',"lettertype":', v["lettertype"]) +
    (v["accent_color"] === null ? ',"accent_color":null' : aText(',"accent_color":', v["accent_color"])) +
    (v["logo_sha256"] === null ? ',"logo_sha256":null' : aText(',"logo_sha256":', v["logo_sha256"])) +
    (v["header"] === null ? ',"header":null' : aText(',"header":', v["header"])) +
    (v["footer"] === null ? ',"footer":null' : aText(',"footer":', v["footer"])) +
    '}'
  );
}

function writeInvoicePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    aText(',"context":', v["context"]) +
    aText(',"status":', v["status"]) +
    (v["factuur_nummer"] === null ? ',"factuur_nummer":null' : aText(',"factuur_nummer":', v["factuur_nummer"])) +
    (v["verstuur_factuur_op"] === null ? ',"verstuur_factuur_op":null' : aText(',"verstuur_factuur_op":', v["verstuur_factuur_op"])) +
    (v["datum"] === null ? ',"datum":null' : aText(',"datum":', v["datum"])) +
    (v["pdf_locatie"] === null ? ',"pdf_locatie":null' : aText(',"pdf_locatie":', v["pdf_locatie"])) +
    aText(',"pdf_href":', v["pdf_href"]) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    aNumber(',"betaaltermijn":', v["betaaltermijn"]) +
    (v["referentie_klant"] === null ? ',"referentie_klant":null' : aText(',"referentie_klant":', v["referentie_klant"])) +
    aText(',"reference_external":', v["reference_external"]) +
    (v["herinnering1"] === null ? ',"herinnering1":null' : aText(',"herinnering1":', v["herinnering1"])) +
    (v["herinnering2"] === null ? ',"herinnering2":null' : aText(',"herinnering2":', v["herinnering2"])) +
    ',"calculated_totaalbedrag_inclusief_btw":' + hundredths(v["calculated_totaalbedrag_inclusief_btw"]) +
    (v["provider_transaction_id"] === null ? ',"provider_transaction_id":null' : aNumber(',"provider_transaction_id":', v["provider_transaction_id"])) +
    (v["crediteert_factuur_id"] === null ? ',"crediteert_factuur_id":null' : aNumber(',"crediteert_factuur_id":', v["crediteert_factuur_id"])) +
    aFlag(',"btw_verlegd":', v["btw_verlegd"]) +
    ',"voorschot_percentage":' + hundredths(v["voorschot_percentage"]) +
    ',"btw":' + writeVatAmounts(v["btw"], to) +
    (v["afdruk"] === null || !seesMember(to.viewer, "InvoicePayload", "afdruk") ? ',"afdruk":null' : ',"afdruk":' + writeInvoicePrint(v["afdruk"], to)) +
    (v["hash"] === null ? ',"hash":null' : aText(',"hash":', v["hash"])) +
    (v["previous_hash"] === null ? ',"previous_hash":null' : aText(',"previous_hash":', v["previous_hash"])) +
    aValue(',"metadata":', v["metadata"]) +
    ',"regels":' + list(v["regels"], writeInvoiceLine, to) +
    '}'
  );
}

function writeInvoicePayment(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    ',"wanneer":' + `"${to.zone.toText(v["wanneer"] as Instant)}"` +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    aText(',"opmerking":', v["opmerking"]) +
    (v["betaalmethode_id"] === null ? ',"betaalmethode_id":null' : aNumber(',"betaalmethode_id":', v["betaalmethode_id"])) +
    (v["pos_id"] === null ? ',"pos_id":null' : aNumber(',"pos_id":', v["pos_id"])) +
    (v["location_id"] === null ? ',"location_id":null' : aNumber(',"location_id":', v["location_id"])) +
    (v["settles_id"] === null ? ',"settles_id":null' : aNumber(',"settles_id":', v["settles_id"])) +
    ',"btw":' + writeVatAmounts(v["btw"], to) +
    ',"klant":' + writePaymentCustomer(v["klant"], to);
  if (v["Creator"] !== undefined) text += (v["Creator"] === null || !seesMember(to.viewer, "InvoicePayment", "Creator") ? ',"Creator":null' : ',"Creator":' + writeCreator(v["Creator"], to));
  if (v["Factuur"] !== undefined) text += ',"Factuur":' + writeInvoice(v["Factuur"], to);
  return text + '}';
}

function writeInvoicePaymentPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    ',"wanneer":' + `"${to.zone.toText(v["wanneer"] as Instant)}"` +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    aText(',"opmerking":', v["opmerking"]) +
    (v["betaalmethode_id"] === null ? ',"betaalmethode_id":null' : aNumber(',"betaalmethode_id":', v["betaalmethode_id"])) +
    (v["pos_id"] === null ? ',"pos_id":null' : aNumber(',"pos_id":', v["pos_id"])) +
    (v["location_id"] === null ? ',"location_id":null' : aNumber(',"location_id":', v["location_id"])) +
    (v["settles_id"] === null ? ',"settles_id":null' : aNumber(',"settles_id":', v["settles_id"])) +
    ',"btw":' + writeVatAmounts(v["btw"], to) +
    '}'
  );
}

function writeInvoicePrint(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"afzender":' + writeInvoiceSender(v["afzender"], to) +
    ',"geadresseerde":' + writeInvoiceAddressee(v["geadresseerde"], to) +
    ',"uitje":' + writeInvoicedBooking(v["uitje"], to) +
    ',"vormgeving":' + writeInvoiceLook(v["vormgeving"], to) +
    ',"betalingen":' + list(v["betalingen"], writePrintedPayment, to) +
    (v["gecrediteerde_factuur"] === null ? ',"gecrediteerde_factuur":null' : ',"gecrediteerde_factuur":' + writeCreditedInvoice(v["gecrediteerde_factuur"], to)) +
    aText(',"betalingskenmerk":', v["betalingskenmerk"]) +
    ',"boekingsregels":' + list(v["boekingsregels"], writePrintedBookingLine, to) +
    '}'
  );
}

function writeInvoiceSender(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"naam":' + quoted(v["naam"]) +
    (v["slogan"] === null ? ',"slogan":null' : aText(',"slogan":', v["slogan"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["telefoon"] === null ? ',"telefoon":null' : aText(',"telefoon":', v["telefoon"])) +
    (v["email"] === null ? ',"email":null' : aText(',"email":', v["email"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["iban"] === null ? ',"iban":null' : aText(',"iban":', v["iban"])) +
    (v["bic"] === null ? ',"bic":null' : aText(',"bic":', v["bic"])) +
    (v["bank_tnv"] === null ? ',"bank_tnv":null' : aText(',"bank_tnv":', v["bank_tnv"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["kvk_nummer"] === null ? ',"kvk_nummer":null' : aText(',"kvk_nummer":', v["kvk_nummer"])) +
    (v["peppol_id"] === null ? ',"peppol_id":null' : aText(',"peppol_id":', v["peppol_id"])) +
    '}'
  );
}

function writeInvoiceSeries(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"bedrijf_id":' + number(v["bedrijf_id"]) +
    aNumber(',"jaar":', v["jaar"]) +
    (v["first"] === null ? ',"first":null' : aNumber(',"first":', v["first"])) +
    (v["last"] === null ? ',"last":null' : aNumber(',"last":', v["last"])) +
    aNumber(',"count":', v["count"]) +
    (v["gaps"] === undefined ? '' : ',"gaps":' + list(v["gaps"], number, to)) +
    aNumber(',"unsealed":', v["unsealed"]) +
    (v["hash"] === null ? ',"hash":null' : aText(',"hash":', v["hash"])) +
    (v["changed"] === null ? ',"changed":null' : ',"changed":' + writeBrokenSeal(v["changed"], to)) +
    '}'
  );
}

function writeInvoicedBooking(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"referentie":' + quoted(v["referentie"]) +
    (v["datum"] === null ? ',"datum":null' : aText(',"datum":', v["datum"])) +
    aText(',"arrangement":', v["arrangement"]) +
    '}'
  );
}

function writeJournalEntry(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"datum":', v["datum"]) +
    aText(',"soort":', v["soort"]) +
    ',"geboekt_op":' + `"${to.zone.toText(v["geboekt_op"] as Instant)}"` +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    (v["factuur_id"] === null ? ',"factuur_id":null' : aNumber(',"factuur_id":', v["factuur_id"])) +
    (v["factuur_nummer"] === null ? ',"factuur_nummer":null' : aText(',"factuur_nummer":', v["factuur_nummer"])) +
    (v["factuur_datum"] === null ? ',"factuur_datum":null' : aText(',"factuur_datum":', v["factuur_datum"])) +
    (v["voucher_verkoop_id"] === null ? ',"voucher_verkoop_id":null' : aNumber(',"voucher_verkoop_id":', v["voucher_verkoop_id"])) +
    (v["terugbetaling_id"] === null ? ',"terugbetaling_id":null' : aNumber(',"terugbetaling_id":', v["terugbetaling_id"])) +
    aNumber(',"klant_id":', v["klant_id"]) +
    (v["klant_naam"] === null || !seesMember(to.viewer, "JournalEntry", "klant_naam") ? ',"klant_naam":null' : aText(',"klant_naam":', v["klant_naam"])) +
    (v["betaling_id"] === null ? ',"betaling_id":null' : aNumber(',"betaling_id":', v["betaling_id"])) +
    (v["betaald_op"] === null ? ',"betaald_op":null' : aText(',"betaald_op":', v["betaald_op"])) +
    (v["betaalmethode_id"] === null ? ',"betaalmethode_id":null' : aNumber(',"betaalmethode_id":', v["betaalmethode_id"])) +
    (v["tegenboeking_van"] === null ? ',"tegenboeking_van":null' : aNumber(',"tegenboeking_van":', v["tegenboeking_van"])) +
    ',"regels":' + list(v["regels"], writeJournalLine, to) +
    '}'
  );
}

function writeJournalLine(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"rekening":' + quoted(v["rekening"]) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    (v["cost_center"] === null ? ',"cost_center":null' : aText(',"cost_center":', v["cost_center"])) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["btw_percentage"] === null ? ',"btw_percentage":null' : ',"btw_percentage":' + hundredths(v["btw_percentage"])) +
    ',"debet":' + hundredths(v["debet"]) +
    ',"credit":' + hundredths(v["credit"]) +
    '}'
  );
}

function writeLink(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"href":' + quoted(v["href"]) +
    '}'
  );
}

function writeListedBooking(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aText(',"referentie":', v["referentie"]) +
    aText(',"datum":', v["datum"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    aText(',"status":', v["status"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["arrangement_id"] === null ? ',"arrangement_id":null' : aNumber(',"arrangement_id":', v["arrangement_id"])) +
    (v["book_process_id"] === null ? ',"book_process_id":null' : aNumber(',"book_process_id":', v["book_process_id"])) +
    aNumber(',"personen":', v["personen"]) +
    ',"status_updated_at":' + `"${to.zone.toText(v["status_updated_at"] as Instant)}"` +
    aFlag(',"online_boeking":', v["online_boeking"]) +
    (v["status_vervaldatum"] === null ? ',"status_vervaldatum":null' : aText(',"status_vervaldatum":', v["status_vervaldatum"])) +
    (v["bijzonderheden"] === null ? ',"bijzonderheden":null' : aText(',"bijzonderheden":', v["bijzonderheden"])) +
    aFlag(',"factureren":', v["factureren"]) +
    (v["conceptfactuur_na_dagen"] === null ? ',"conceptfactuur_na_dagen":null' : aNumber(',"conceptfactuur_na_dagen":', v["conceptfactuur_na_dagen"])) +
    aValue(',"metadata":', v["metadata"]);
  if (v["boekingsregels"] !== undefined) text += ',"boekingsregels":' + list(v["boekingsregels"], writeBookingLine, to);
  if (v["kosten"] !== undefined) text += ',"kosten":' + writeCosts(v["kosten"], to);
  if (v["Klant"] !== undefined && seesMember(to.viewer, "ListedBooking", "Klant")) text += ',"Klant":' + writeCustomer(v["Klant"], to);
  if (v["Creator"] !== undefined) text += (v["Creator"] === null || !seesMember(to.viewer, "ListedBooking", "Creator") ? ',"Creator":null' : ',"Creator":' + writeCreator(v["Creator"], to));
  if (v["Diensten"] !== undefined) text += ',"Diensten":' + list(v["Diensten"], writeShift, to);
  if (v["Facturen"] !== undefined) text += ',"Facturen":' + list(v["Facturen"], writeInvoice, to);
  if (v["_openstaand_bedrag"] !== undefined) text += ',"_openstaand_bedrag":' + hundredths(v["_openstaand_bedrag"]);
  return text + '}';
}

function writeListedContactFormField(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"contactformulier_id":' + number(v["contactformulier_id"]) +
    aNumber(',"id":', v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"soort_invoer":', v["soort_invoer"]) +
    aFlag(',"verplicht":', v["verplicht"]) +
    (v["mogelijke_keuzes"] === null ? ',"mogelijke_keuzes":null' : (v["mogelijke_keuzes"] === undefined ? '' : ',"mogelijke_keuzes":' + list(v["mogelijke_keuzes"], quoted, to))) +
    aFlag(',"bijzonderheden_boeking":', v["bijzonderheden_boeking"]) +
    aText(',"field_identifier":', v["field_identifier"]) +
    (v["extra_field_name"] === null ? ',"extra_field_name":null' : aText(',"extra_field_name":', v["extra_field_name"])) +
    (v["input_type"] === null ? ',"input_type":null' : aText(',"input_type":', v["input_type"])) +
    aNumber(',"sort_order":', v["sort_order"]) +
    (v["newsletter_options"] === null ? ',"newsletter_options":null' : aValue(',"newsletter_options":', v["newsletter_options"])) +
    '}'
  );
}

function writeLocation(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["kleur"] === null ? ',"kleur":null' : aText(',"kleur":', v["kleur"])) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["telefoonnummer"] === null ? ',"telefoonnummer":null' : aText(',"telefoonnummer":', v["telefoonnummer"])) +
    (v["latitude"] === null ? ',"latitude":null' : aNumber(',"latitude":', v["latitude"])) +
    (v["longitude"] === null ? ',"longitude":null' : aNumber(',"longitude":', v["longitude"])) +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    (v["parent_id"] === null ? ',"parent_id":null' : aNumber(',"parent_id":', v["parent_id"]));
  if (v["gebruik"] !== undefined) text += ',"gebruik":' + list(v["gebruik"], writeLocationUse, to);
  return text + '}';
}

function writeLocationAvailability(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    (v["locatie_id"] === null ? '{"locatie_id":null' : '{"locatie_id":' + number(v["locatie_id"])) +
    aNumber(',"beschikbaarheid":', v["beschikbaarheid"]) +
    '}'
  );
}

function writeLocationPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["kleur"] === null ? ',"kleur":null' : aText(',"kleur":', v["kleur"])) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["telefoonnummer"] === null ? ',"telefoonnummer":null' : aText(',"telefoonnummer":', v["telefoonnummer"])) +
    (v["latitude"] === null ? ',"latitude":null' : aNumber(',"latitude":', v["latitude"])) +
    (v["longitude"] === null ? ',"longitude":null' : aNumber(',"longitude":', v["longitude"])) +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    (v["parent_id"] === null ? ',"parent_id":null' : aNumber(',"parent_id":', v["parent_id"])) +
    '}'
  );
}

function writeLocationUse(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aNumber(',"personen":', v["personen"]) +
    aNumber(',"groepen":', v["groepen"]) +
    '}'
  );
}

function writeMailButton(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"label":' + quoted(v["label"]) +
    aText(',"url":', v["url"]) +
    '}'
  );
}

function writeMailFact(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"label":' + quoted(v["label"]) +
    aText(',"value":', v["value"]) +
    '}'
  );
}

function writeMailSubject(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"kind":' + quoted(v["kind"]) +
    aNumber(',"id":', v["id"]) +
    '}'
  );
}

function writeMaterial(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["aantal"] === null ? ',"aantal":null' : aNumber(',"aantal":', v["aantal"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    (v["aantal_tegelijk_starten"] === null ? ',"aantal_tegelijk_starten":null' : aNumber(',"aantal_tegelijk_starten":', v["aantal_tegelijk_starten"])) +
    (v["aantal_groepen_tegelijk_starten"] === null ? ',"aantal_groepen_tegelijk_starten":null' : aNumber(',"aantal_groepen_tegelijk_starten":', v["aantal_groepen_tegelijk_starten"])) +
    aFlag(',"overzichtmenu":', v["overzichtmenu"]) +
    aNumber(',"percentage_online_te_boeken":', v["percentage_online_te_boeken"]) +
    '}'
  );
}

function writeMaterialPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["aantal"] === null ? ',"aantal":null' : aNumber(',"aantal":', v["aantal"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    (v["aantal_tegelijk_starten"] === null ? ',"aantal_tegelijk_starten":null' : aNumber(',"aantal_tegelijk_starten":', v["aantal_tegelijk_starten"])) +
    (v["aantal_groepen_tegelijk_starten"] === null ? ',"aantal_groepen_tegelijk_starten":null' : aNumber(',"aantal_groepen_tegelijk_starten":', v["aantal_groepen_tegelijk_starten"])) +
    aFlag(',"overzichtmenu":', v["overzichtmenu"]) +
    aNumber(',"percentage_online_te_boeken":', v["percentage_online_te_boeken"]) +
    '}'
  );
}

function writeMaterialUse(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    aNumber(',"gebruikt":', v["gebruikt"]) +
    aNumber(',"groepen":', v["groepen"]) +
    '}'
  );
}

function writeMethodLink(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"href":' + quoted(v["href"]) +
    aText(',"method":', v["method"]) +
    '}'
  );
}

function writeNewsletter(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeNewsletterIssue(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"nieuwsbrief_id":', v["nieuwsbrief_id"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    aText(',"subject":', v["subject"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    '}'
  );
}

function writeNewsletterPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeNote(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort_contact":', v["soort_contact"]) +
    aNumber(',"contact_id":', v["contact_id"]) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    aText(',"onderwerp":', v["onderwerp"]) +
    aText(',"bericht":', v["bericht"]) +
    aFlag(',"sticky":', v["sticky"]) +
    (v["booking_id"] === null ? ',"booking_id":null' : aNumber(',"booking_id":', v["booking_id"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    '}'
  );
}

function writeNotePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort_contact":', v["soort_contact"]) +
    aNumber(',"contact_id":', v["contact_id"]) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    aText(',"onderwerp":', v["onderwerp"]) +
    aText(',"bericht":', v["bericht"]) +
    aFlag(',"sticky":', v["sticky"]) +
    (v["booking_id"] === null ? ',"booking_id":null' : aNumber(',"booking_id":', v["booking_id"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    '}'
  );
}

function writeOnlinePayment(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aText(',"status":', v["status"]) +
    ',"amount":' + hundredths(v["amount"]) +
    aText(',"description":', v["description"]) +
    (v["booking_id"] === null ? ',"booking_id":null' : aNumber(',"booking_id":', v["booking_id"])) +
    (v["voucher_sale_id"] === null ? ',"voucher_sale_id":null' : aNumber(',"voucher_sale_id":', v["voucher_sale_id"])) +
    (v["betaalverzoek_id"] === null ? ',"betaalverzoek_id":null' : aNumber(',"betaalverzoek_id":', v["betaalverzoek_id"])) +
    (v["invoice_id"] === null ? ',"invoice_id":null' : aNumber(',"invoice_id":', v["invoice_id"])) +
    aText(',"provider":', v["provider"]) +
    (v["integration_id"] === null ? ',"integration_id":null' : aNumber(',"integration_id":', v["integration_id"])) +
    (v["provider_payment_id"] === null ? ',"provider_payment_id":null' : aText(',"provider_payment_id":', v["provider_payment_id"])) +
    (v["received"] === null ? ',"received":null' : ',"received":' + hundredths(v["received"])) +
    ',"returned":' + hundredths(v["returned"]) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["paid_at"] === null ? ',"paid_at":null' : ',"paid_at":' + `"${to.zone.toText(v["paid_at"] as Instant)}"`) +
    (v["held_until"] === null ? ',"held_until":null' : ',"held_until":' + `"${to.zone.toText(v["held_until"] as Instant)}"`) +
    (v["released_at"] === null ? ',"released_at":null' : ',"released_at":' + `"${to.zone.toText(v["released_at"] as Instant)}"`) +
    ',"refundable":' + hundredths(v["refundable"]) +
    ',"refunds":' + list(v["refunds"], writeOnlineRefund, to);
  if (v["Boeking"] !== undefined) text += ',"Boeking":' + writeListedBooking(v["Boeking"], to);
  if (v["VoucherSale"] !== undefined && seesMember(to.viewer, "OnlinePayment", "VoucherSale")) text += ',"VoucherSale":' + writeVoucherSale(v["VoucherSale"], to);
  if (v["Factuur"] !== undefined) text += ',"Factuur":' + writeInvoice(v["Factuur"], to);
  return text + '}';
}

function writeOnlineRefund(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"amount":' + hundredths(v["amount"]) +
    aText(',"status":', v["status"]) +
    (v["description"] === null ? ',"description":null' : aText(',"description":', v["description"])) +
    (v["provider_refund_id"] === null ? ',"provider_refund_id":null' : aText(',"provider_refund_id":', v["provider_refund_id"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["refunded_at"] === null ? ',"refunded_at":null' : ',"refunded_at":' + `"${to.zone.toText(v["refunded_at"] as Instant)}"`) +
    '}'
  );
}

function writePackage(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string)) +
    aText(',"image_filename":', v["image_filename"]) +
    (v["image_sha256"] === null ? ',"image_sha256":null' : aText(',"image_sha256":', v["image_sha256"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    ',"prijs_pp_exc":' + hundredths(v["prijs_pp_exc"]) +
    ',"prijs_pp_inc":' + hundredths(v["prijs_pp_inc"]) +
    ',"prijs_totaal_exc":' + hundredths(v["prijs_totaal_exc"]) +
    ',"prijs_totaal_inc":' + hundredths(v["prijs_totaal_inc"]) +
    (v["ontvangstlocatie"] === null ? ',"ontvangstlocatie":null' : aText(',"ontvangstlocatie":', v["ontvangstlocatie"])) +
    aFlag(',"mag_online":', v["mag_online"]) +
    aFlag(',"mag_api":', v["mag_api"]) +
    aFlag(',"mag_uitjes":', v["mag_uitjes"]) +
    aFlag(',"mag_online_geboekt_worden_direct_betalen":', v["mag_online_geboekt_worden_direct_betalen"]) +
    aFlag(',"mag_online_geboekt_worden_achteraf_betalen":', v["mag_online_geboekt_worden_achteraf_betalen"]) +
    (v["maximum_aantal_personen_online"] === null ? ',"maximum_aantal_personen_online":null' : aNumber(',"maximum_aantal_personen_online":', v["maximum_aantal_personen_online"])) +
    aFlag(',"onlineboeking_standaardbijlagen_meesturen":', v["onlineboeking_standaardbijlagen_meesturen"]) +
    (v["onlineboeking_minimaal_vooruit"] === null ? ',"onlineboeking_minimaal_vooruit":null' : aNumber(',"onlineboeking_minimaal_vooruit":', v["onlineboeking_minimaal_vooruit"])) +
    (v["onlineboeking_maximaal_vooruit"] === null ? ',"onlineboeking_maximaal_vooruit":null' : aNumber(',"onlineboeking_maximaal_vooruit":', v["onlineboeking_maximaal_vooruit"])) +
    aFlag(',"los_op_planning":', v["los_op_planning"]) +
    (v["startmomentgroep_id"] === null ? ',"startmomentgroep_id":null' : aNumber(',"startmomentgroep_id":', v["startmomentgroep_id"])) +
    (v["onlineboeking_contactformulier_id"] === null ? ',"onlineboeking_contactformulier_id":null' : aNumber(',"onlineboeking_contactformulier_id":', v["onlineboeking_contactformulier_id"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["annuleringsvoorwaarden_id"] === null ? ',"annuleringsvoorwaarden_id":null' : aNumber(',"annuleringsvoorwaarden_id":', v["annuleringsvoorwaarden_id"])) +
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"is_deleted":', v["is_deleted"]) +
    ',"regels":' + list(v["regels"], writePackageLine, to) +
    ',"programma":' + list(v["programma"], writeProgrammeItem, to) +
    '}'
  );
}

function writePackageLine(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["begin"] === null ? ',"begin":null' : ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"`) +
    (v["eind"] === null ? ',"eind":null' : ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"`) +
    (v["beschrijving"] === null ? ',"beschrijving":null' : aText(',"beschrijving":', v["beschrijving"])) +
    (v["beschrijving_templated"] === null ? ',"beschrijving_templated":null' : aText(',"beschrijving_templated":', v["beschrijving_templated"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    (v["min"] === null ? ',"min":null' : aNumber(',"min":', v["min"])) +
    (v["max"] === null ? ',"max":null' : aNumber(',"max":', v["max"])) +
    aText(',"onlineboeking_aantalbepalingsmethode":', v["onlineboeking_aantalbepalingsmethode"]) +
    ',"product":' + writePackageLineProduct(v["product"], to) +
    '}'
  );
}

function writePackageLineProduct(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    (v["beschrijving_klant"] === null ? ',"beschrijving_klant":null' : aText(',"beschrijving_klant":', v["beschrijving_klant"])) +
    (v["uitgebreide_omschrijving"] === null ? ',"uitgebreide_omschrijving":null' : ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string))) +
    aNumber(',"minimum_aantal":', v["minimum_aantal"]) +
    ',"verkoop":' + tenThousandths(v["verkoop"]) +
    ',"vereist_product":' + list(v["vereist_product"], writeRequiredProduct, to) +
    ',"standaardbijlagen":' + list(v["standaardbijlagen"], writeProductAttachment, to) +
    '}'
  );
}

function writePackagePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string)) +
    aText(',"image_filename":', v["image_filename"]) +
    (v["image_sha256"] === null ? ',"image_sha256":null' : aText(',"image_sha256":', v["image_sha256"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    (v["ontvangstlocatie"] === null ? ',"ontvangstlocatie":null' : aText(',"ontvangstlocatie":', v["ontvangstlocatie"])) +
    aFlag(',"mag_online":', v["mag_online"]) +
    aFlag(',"mag_api":', v["mag_api"]) +
    aFlag(',"mag_uitjes":', v["mag_uitjes"]) +
    aFlag(',"mag_online_geboekt_worden_direct_betalen":', v["mag_online_geboekt_worden_direct_betalen"]) +
    aFlag(',"mag_online_geboekt_worden_achteraf_betalen":', v["mag_online_geboekt_worden_achteraf_betalen"]) +
    (v["maximum_aantal_personen_online"] === null ? ',"maximum_aantal_personen_online":null' : aNumber(',"maximum_aantal_personen_online":', v["maximum_aantal_personen_online"])) +
    aFlag(',"onlineboeking_standaardbijlagen_meesturen":', v["onlineboeking_standaardbijlagen_meesturen"]) +
    (v["onlineboeking_minimaal_vooruit"] === null ? ',"onlineboeking_minimaal_vooruit":null' : aNumber(',"onlineboeking_minimaal_vooruit":', v["onlineboeking_minimaal_vooruit"])) +
    (v["onlineboeking_maximaal_vooruit"] === null ? ',"onlineboeking_maximaal_vooruit":null' : aNumber(',"onlineboeking_maximaal_vooruit":', v["onlineboeking_maximaal_vooruit"])) +
    aFlag(',"los_op_planning":', v["los_op_planning"]) +
    (v["startmomentgroep_id"] === null ? ',"startmomentgroep_id":null' : aNumber(',"startmomentgroep_id":', v["startmomentgroep_id"])) +
    (v["onlineboeking_contactformulier_id"] === null ? ',"onlineboeking_contactformulier_id":null' : aNumber(',"onlineboeking_contactformulier_id":', v["onlineboeking_contactformulier_id"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["annuleringsvoorwaarden_id"] === null ? ',"annuleringsvoorwaarden_id":null' : aNumber(',"annuleringsvoorwaarden_id":', v["annuleringsvoorwaarden_id"])) +
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"is_deleted":', v["is_deleted"]) +
    ',"regels":' + list(v["regels"], writeAnnouncedPackageLine, to) +
    '}'
  );
}

function writePaymentCustomer(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writePaymentMethod(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aFlag(',"weergeven_in_kassa":', v["weergeven_in_kassa"]) +
    aFlag(',"bevestiging_mailen":', v["bevestiging_mailen"]) +
    aText(',"type":', v["type"]) +
    aFlag(',"is_deletable":', v["is_deletable"]) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    '}'
  );
}

function writePaymentMethodPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aFlag(',"weergeven_in_kassa":', v["weergeven_in_kassa"]) +
    aFlag(',"bevestiging_mailen":', v["bevestiging_mailen"]) +
    aText(',"type":', v["type"]) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    '}'
  );
}

function writePaymentRequest(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + hundredths(v["bedrag"])) +
    (v["deelbetaling"] === null ? ',"deelbetaling":null' : ',"deelbetaling":' + hundredths(v["deelbetaling"])) +
    (v["geldig_tot"] === null ? ',"geldig_tot":null' : aText(',"geldig_tot":', v["geldig_tot"])) +
    aText(',"status":', v["status"]) +
    ',"openstaand":' + hundredths(v["openstaand"]) +
    ',"te_veel":' + hundredths(v["te_veel"]) +
    aText(',"url":', v["url"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["ingetrokken_op"] === null ? ',"ingetrokken_op":null' : ',"ingetrokken_op":' + `"${to.zone.toText(v["ingetrokken_op"] as Instant)}"`) +
    '}'
  );
}

function writePaymentRequestPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + hundredths(v["bedrag"])) +
    (v["deelbetaling"] === null ? ',"deelbetaling":null' : ',"deelbetaling":' + hundredths(v["deelbetaling"])) +
    (v["geldig_tot"] === null ? ',"geldig_tot":null' : aText(',"geldig_tot":', v["geldig_tot"])) +
    aText(',"status":', v["status"]) +
    ',"openstaand":' + hundredths(v["openstaand"]) +
    ',"te_veel":' + hundredths(v["te_veel"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["ingetrokken_op"] === null ? ',"ingetrokken_op":null' : ',"ingetrokken_op":' + `"${to.zone.toText(v["ingetrokken_op"] as Instant)}"`) +
    '}'
  );
}

function writePaymentState(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"status":' + quoted(v["status"]) +
    aFlag(',"kan_betalen":', v["kan_betalen"]) +
    (v["betaalbaar_tot"] === null ? ',"betaalbaar_tot":null' : ',"betaalbaar_tot":' + `"${to.zone.toText(v["betaalbaar_tot"] as Instant)}"`) +
    aFlag(',"bevestigd":', v["bevestigd"]) +
    '}'
  );
}

function writePaymentsData(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writePaymentsKey(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"period":' + json(v["period"]) +
    (v["betaalmethode_id"] === null ? ',"betaalmethode_id":null' : aNumber(',"betaalmethode_id":', v["betaalmethode_id"])) +
    '}'
  );
}

function writePaymentsRow(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"key":' + writePaymentsKey(v["key"], to) +
    ',"data":' + writePaymentsData(v["data"], to) +
    '}'
  );
}

function writePdfTemplate(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"context":', v["context"]) +
    (v["accent_color"] === null ? ',"accent_color":null' : aText(',"accent_color":', v["accent_color"])) +
    (v["logo"] === null ? ',"logo":null' : aText(',"logo":', v["logo"])) +
    (v["logo_sha256"] === null ? ',"logo_sha256":null' : aText(',"logo_sha256":', v["logo_sha256"])) +
    (v["header"] === null ? ',"header":null' : aText(',"header":', v["header"])) +
    (v["footer"] === null ? ',"footer":null' : aText(',"footer":', v["footer"])) +
    '}'
  );
}

function writePdfTemplatePayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"context":', v["context"]) +
    (v["accent_color"] === null ? ',"accent_color":null' : aText(',"accent_color":', v["accent_color"])) +
    (v["logo"] === null ? ',"logo":null' : aText(',"logo":', v["logo"])) +
    (v["logo_sha256"] === null ? ',"logo_sha256":null' : aText(',"logo_sha256":', v["logo_sha256"])) +
    (v["header"] === null ? ',"header":null' : aText(',"header":', v["header"])) +
    (v["footer"] === null ? ',"footer":null' : aText(',"footer":', v["footer"])) +
    '}'
  );
}

function writePeppolDocument(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"integration_id":', v["integration_id"]) +
    aText(',"provider_document_id":', v["provider_document_id"]) +
    (v["from"] === null ? ',"from":null' : aText(',"from":', v["from"])) +
    (v["to"] === null ? ',"to":null' : aText(',"to":', v["to"])) +
    (v["kind"] === null ? ',"kind":null' : aText(',"kind":', v["kind"])) +
    (v["number"] === null ? ',"number":null' : aText(',"number":', v["number"])) +
    (v["date"] === null ? ',"date":null' : aText(',"date":', v["date"])) +
    (v["supplier"] === null ? ',"supplier":null' : aText(',"supplier":', v["supplier"])) +
    (v["total"] === null ? ',"total":null' : aText(',"total":', v["total"])) +
    (v["currency"] === null ? ',"currency":null' : aText(',"currency":', v["currency"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    aFlag(',"handled":', v["handled"]) +
    ',"received_at":' + `"${to.zone.toText(v["received_at"] as Instant)}"` +
    '}'
  );
}

function writePeppolDocumentPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"integration_id":', v["integration_id"]) +
    aText(',"provider_document_id":', v["provider_document_id"]) +
    (v["from"] === null ? ',"from":null' : aText(',"from":', v["from"])) +
    (v["to"] === null ? ',"to":null' : aText(',"to":', v["to"])) +
    (v["kind"] === null ? ',"kind":null' : aText(',"kind":', v["kind"])) +
    (v["number"] === null ? ',"number":null' : aText(',"number":', v["number"])) +
    (v["date"] === null ? ',"date":null' : aText(',"date":', v["date"])) +
    (v["supplier"] === null ? ',"supplier":null' : aText(',"supplier":', v["supplier"])) +
    (v["total"] === null ? ',"total":null' : aText(',"total":', v["total"])) +
    (v["currency"] === null ? ',"currency":null' : aText(',"currency":', v["currency"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    aFlag(',"handled":', v["handled"]) +
    ',"received_at":' + `"${to.zone.toText(v["received_at"] as Instant)}"` +
    '}'
  );
}

function writePeppolSending(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    aNumber(',"integration_id":', v["integration_id"]) +
    aText(',"status":', v["status"]) +
    aText(',"from":', v["from"]) +
    aText(',"to":', v["to"]) +
    (v["provider_document_id"] === null ? ',"provider_document_id":null' : aText(',"provider_document_id":', v["provider_document_id"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    (v["delivered_at"] === null ? ',"delivered_at":null' : ',"delivered_at":' + `"${to.zone.toText(v["delivered_at"] as Instant)}"`) +
    '}'
  );
}

function writePeppolSendingPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"factuur_id":', v["factuur_id"]) +
    aNumber(',"integration_id":', v["integration_id"]) +
    aText(',"status":', v["status"]) +
    aText(',"from":', v["from"]) +
    aText(',"to":', v["to"]) +
    (v["provider_document_id"] === null ? ',"provider_document_id":null' : aText(',"provider_document_id":', v["provider_document_id"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    (v["delivered_at"] === null ? ',"delivered_at":null' : ',"delivered_at":' + `"${to.zone.toText(v["delivered_at"] as Instant)}"`) +
    '}'
  );
}

function writePlannedLine(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aText(',"referentie":', v["referentie"]) +
    aText(',"status":', v["status"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["klant"] === null || !seesMember(to.viewer, "PlannedLine", "klant") ? ',"klant":null' : ',"klant":' + writePlannedName(v["klant"], to)) +
    aNumber(',"personen":', v["personen"]) +
    aNumber(',"product_id":', v["product_id"]) +
    aText(',"naam":', v["naam"]) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    '}'
  );
}

function writePlannedLocation(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["kleur"] === null ? ',"kleur":null' : aText(',"kleur":', v["kleur"])) +
    (v["parent_id"] === null ? ',"parent_id":null' : aNumber(',"parent_id":', v["parent_id"])) +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    ',"gebruik":' + list(v["gebruik"], writeLocationUse, to) +
    '}'
  );
}

function writePlannedMaterial(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    ',"gebruik":' + list(v["gebruik"], writeMaterialUse, to) +
    '}'
  );
}

function writePlannedName(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writePlannedShift(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    ',"personeel":' + writePlannedName(v["personeel"], to) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["kwalificatie_id"] === null ? ',"kwalificatie_id":null' : aNumber(',"kwalificatie_id":', v["kwalificatie_id"])) +
    aText(',"status":', v["status"]) +
    aText(',"opmerking":', v["opmerking"]) +
    '}'
  );
}

function writePlanning(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    ',"regels":' + list(v["regels"], writePlannedLine, to) +
    ',"diensten":' + list(v["diensten"], writePlannedShift, to) +
    ',"locaties":' + list(v["locaties"], writePlannedLocation, to) +
    ',"materialen":' + list(v["materialen"], writePlannedMaterial, to) +
    '}'
  );
}

function writePlanningConflict(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"code":' + quoted(v["code"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    ',"objecten":' + list(v["objecten"], writeConflictObject, to) +
    aText(',"message":', v["message"]) +
    '}'
  );
}

function writePointOfSale(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    (v["locatie_ids"] === undefined ? '' : ',"locatie_ids":' + list(v["locatie_ids"], number, to)) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writePointOfSalePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    (v["locatie_ids"] === undefined ? '' : ',"locatie_ids":' + list(v["locatie_ids"], number, to)) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writePrice(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"regels":' + list(v["regels"], writePricedLine, to) +
    ',"subtotaal":' + hundredths(v["subtotaal"]) +
    (v["korting"] === null ? ',"korting":null' : ',"korting":' + writePriceDiscount(v["korting"], to)) +
    ',"vouchers":' + list(v["vouchers"], writePriceVoucher, to) +
    ',"btw":' + list(v["btw"], writePriceVat, to) +
    ',"totaal":' + hundredths(v["totaal"]) +
    ',"weigeringen":' + list(v["weigeringen"], writeProblem, to) +
    '}'
  );
}

function writePriceDiscount(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"naam":' + quoted(v["naam"]) +
    aNumber(',"percentage":', v["percentage"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writePriceRule(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to)) +
    (v["productgroep_ids"] === undefined ? '' : ',"productgroep_ids":' + list(v["productgroep_ids"], number, to)) +
    (v["van"] === null ? ',"van":null' : aText(',"van":', v["van"])) +
    (v["tot"] === null ? ',"tot":null' : aText(',"tot":', v["tot"])) +
    (v["weekdagen"] === undefined ? '' : ',"weekdagen":' + list(v["weekdagen"], number, to)) +
    (v["tijd_van"] === null ? ',"tijd_van":null' : aText(',"tijd_van":', v["tijd_van"])) +
    (v["tijd_tot"] === null ? ',"tijd_tot":null' : aText(',"tijd_tot":', v["tijd_tot"])) +
    (v["vooruit_minimaal"] === null ? ',"vooruit_minimaal":null' : aNumber(',"vooruit_minimaal":', v["vooruit_minimaal"])) +
    (v["vooruit_maximaal"] === null ? ',"vooruit_maximaal":null' : aNumber(',"vooruit_maximaal":', v["vooruit_maximaal"])) +
    (v["percentage"] === null ? ',"percentage":null' : ',"percentage":' + hundredths(v["percentage"])) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + tenThousandths(v["bedrag"])) +
    aNumber(',"volgorde":', v["volgorde"]) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writePriceRulePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to)) +
    (v["productgroep_ids"] === undefined ? '' : ',"productgroep_ids":' + list(v["productgroep_ids"], number, to)) +
    (v["van"] === null ? ',"van":null' : aText(',"van":', v["van"])) +
    (v["tot"] === null ? ',"tot":null' : aText(',"tot":', v["tot"])) +
    (v["weekdagen"] === undefined ? '' : ',"weekdagen":' + list(v["weekdagen"], number, to)) +
    (v["tijd_van"] === null ? ',"tijd_van":null' : aText(',"tijd_van":', v["tijd_van"])) +
    (v["tijd_tot"] === null ? ',"tijd_tot":null' : aText(',"tijd_tot":', v["tijd_tot"])) +
    (v["vooruit_minimaal"] === null ? ',"vooruit_minimaal":null' : aNumber(',"vooruit_minimaal":', v["vooruit_minimaal"])) +
    (v["vooruit_maximaal"] === null ? ',"vooruit_maximaal":null' : aNumber(',"vooruit_maximaal":', v["vooruit_maximaal"])) +
    (v["percentage"] === null ? ',"percentage":null' : ',"percentage":' + hundredths(v["percentage"])) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + tenThousandths(v["bedrag"])) +
    aNumber(',"volgorde":', v["volgorde"]) +
    aFlag(',"actief":', v["actief"]) +
    '}'
  );
}

function writePriceVat(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"btw_percentage":' + hundredths(v["btw_percentage"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writePriceVoucher(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"code":' + quoted(v["code"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writePricedLine(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"arrangementsregel_id":' + number(v["arrangementsregel_id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    aText(',"naam":', v["naam"]) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"totaal":' + hundredths(v["totaal"]) +
    '}'
  );
}

function writePrintedBookingLine(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"beschrijving":', v["beschrijving"]) +
    aText(',"datum":', v["datum"]) +
    aText(',"begin":', v["begin"]) +
    (v["einddatum"] === null ? ',"einddatum":null' : aText(',"einddatum":', v["einddatum"])) +
    (v["eind"] === null ? ',"eind":null' : aText(',"eind":', v["eind"])) +
    '}'
  );
}

function writePrintedPayment(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"datum":' + quoted(v["datum"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    (v["betaalmethode"] === null ? ',"betaalmethode":null' : aText(',"betaalmethode":', v["betaalmethode"])) +
    '}'
  );
}

function writeProblem(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"message":' + quoted(v["message"]) +
    aText(',"field":', v["field"]) +
    aValue(',"params":', v["params"]) +
    aText(',"code":', v["code"]) +
    '}'
  );
}

function writeProduct(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"leverancier_id":', v["leverancier_id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"inkoop":' + tenThousandths(v["inkoop"]) +
    ',"verkoop":' + tenThousandths(v["verkoop"]) +
    (v["btw"] === null ? ',"btw":null' : ',"btw":' + writeVatRate(v["btw"], to)) +
    aNumber(',"minimum_aantal":', v["minimum_aantal"]) +
    (v["duur"] === null ? ',"duur":null' : aText(',"duur":', v["duur"])) +
    (v["beschrijving_klant"] === null ? ',"beschrijving_klant":null' : aText(',"beschrijving_klant":', v["beschrijving_klant"])) +
    (v["uitgebreide_omschrijving"] === null ? ',"uitgebreide_omschrijving":null' : ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string))) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    aFlag(',"mag_api":', v["mag_api"]) +
    aFlag(',"los_op_planning":', v["los_op_planning"]) +
    (v["planstrategie"] === null ? ',"planstrategie":null' : aText(',"planstrategie":', v["planstrategie"])) +
    (v["personeelsinstructie"] === null ? ',"personeelsinstructie":null' : aText(',"personeelsinstructie":', v["personeelsinstructie"])) +
    aFlag(',"locatie_verplicht":', v["locatie_verplicht"]) +
    (v["extra"] === null ? ',"extra":null' : aValue(',"extra":', v["extra"])) +
    aText(',"aantalbepaling":', v["aantalbepaling"]) +
    aNumber(',"aantal":', v["aantal"]) +
    aNumber(',"per_x_personen":', v["per_x_personen"]) +
    aText(',"per_x_personen_afronding":', v["per_x_personen_afronding"]) +
    aFlag(',"is_deleted":', v["is_deleted"]) +
    aText(',"afbeelding_href":', v["afbeelding_href"]) +
    (v["afbeelding_sha256"] === null ? ',"afbeelding_sha256":null' : aText(',"afbeelding_sha256":', v["afbeelding_sha256"])) +
    ',"ProductPrice":' + list(v["ProductPrice"], writeProductPrice, to) +
    ',"Locaties":' + list(v["Locaties"], writeProductLocation, to) +
    ',"Materialen":' + list(v["Materialen"], writeProductMaterial, to) +
    ',"Standaardbijlagen":' + list(v["Standaardbijlagen"], writeProductAttachment, to) +
    ',"vereist_product":' + list(v["vereist_product"], writeRequiredProduct, to) +
    (v["label_ids"] === undefined ? '' : ',"label_ids":' + list(v["label_ids"], number, to)) +
    aValue(',"metadata":', v["metadata"]) +
    '}'
  );
}

function writeProductAttachment(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"filename":', v["filename"]) +
    '}'
  );
}

function writeProductAvailability(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"startmoment":' + `"${to.zone.toText(v["startmoment"] as Instant)}"` +
    ',"locaties":' + list(v["locaties"], writeLocationAvailability, to) +
    '}'
  );
}

function writeProductGroup(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["slug"] === null ? ',"slug":null' : aText(',"slug":', v["slug"])) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    (v["cost_center"] === null ? ',"cost_center":null' : aText(',"cost_center":', v["cost_center"])) +
    '}'
  );
}

function writeProductGroupPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["slug"] === null ? ',"slug":null' : aText(',"slug":', v["slug"])) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    (v["cost_center"] === null ? ',"cost_center":null' : aText(',"cost_center":', v["cost_center"])) +
    '}'
  );
}

function writeProductLabel(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeProductLabelPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeProductLocation(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    (v["kleur"] === null ? ',"kleur":null' : aText(',"kleur":', v["kleur"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["telefoonnummer"] === null ? ',"telefoonnummer":null' : aText(',"telefoonnummer":', v["telefoonnummer"])) +
    (v["latitude"] === null ? ',"latitude":null' : aNumber(',"latitude":', v["latitude"])) +
    (v["longitude"] === null ? ',"longitude":null' : aNumber(',"longitude":', v["longitude"])) +
    (v["capaciteit"] === null ? ',"capaciteit":null' : aNumber(',"capaciteit":', v["capaciteit"])) +
    (v["aantal_groepen"] === null ? ',"aantal_groepen":null' : aNumber(',"aantal_groepen":', v["aantal_groepen"])) +
    (v["parent_id"] === null ? ',"parent_id":null' : aNumber(',"parent_id":', v["parent_id"])) +
    '}'
  );
}

function writeProductMaterial(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"materiaal_id":' + number(v["materiaal_id"]) +
    ',"aantal":' + hundredths(v["aantal"]) +
    aNumber(',"per_x_aantal":', v["per_x_aantal"]) +
    aText(',"afronding":', v["afronding"]) +
    '}'
  );
}

function writeProductPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"leverancier_id":', v["leverancier_id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"inkoop":' + tenThousandths(v["inkoop"]) +
    aNumber(',"minimum_aantal":', v["minimum_aantal"]) +
    (v["duur"] === null ? ',"duur":null' : aText(',"duur":', v["duur"])) +
    (v["beschrijving_klant"] === null ? ',"beschrijving_klant":null' : aText(',"beschrijving_klant":', v["beschrijving_klant"])) +
    (v["uitgebreide_omschrijving"] === null ? ',"uitgebreide_omschrijving":null' : ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string))) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    aFlag(',"mag_api":', v["mag_api"]) +
    aFlag(',"los_op_planning":', v["los_op_planning"]) +
    (v["planstrategie"] === null ? ',"planstrategie":null' : aText(',"planstrategie":', v["planstrategie"])) +
    (v["personeelsinstructie"] === null ? ',"personeelsinstructie":null' : aText(',"personeelsinstructie":', v["personeelsinstructie"])) +
    aFlag(',"locatie_verplicht":', v["locatie_verplicht"]) +
    (v["extra"] === null ? ',"extra":null' : aValue(',"extra":', v["extra"])) +
    aText(',"aantalbepaling":', v["aantalbepaling"]) +
    aNumber(',"aantal":', v["aantal"]) +
    aNumber(',"per_x_personen":', v["per_x_personen"]) +
    aText(',"per_x_personen_afronding":', v["per_x_personen_afronding"]) +
    aFlag(',"is_deleted":', v["is_deleted"]) +
    aText(',"afbeelding_href":', v["afbeelding_href"]) +
    (v["afbeelding_sha256"] === null ? ',"afbeelding_sha256":null' : aText(',"afbeelding_sha256":', v["afbeelding_sha256"])) +
    ',"ProductPrice":' + list(v["ProductPrice"], writeProductPrice, to) +
    ',"Locaties":' + list(v["Locaties"], writeAnnouncedProductLocation, to) +
    ',"Materialen":' + list(v["Materialen"], writeProductMaterial, to) +
    ',"Standaardbijlagen":' + list(v["Standaardbijlagen"], writeAnnouncedProductAttachment, to) +
    ',"vereist_product":' + list(v["vereist_product"], writeRequiredProduct, to) +
    (v["label_ids"] === undefined ? '' : ',"label_ids":' + list(v["label_ids"], number, to)) +
    aValue(',"metadata":', v["metadata"]) +
    '}'
  );
}

function writeProductPrice(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"btw":' + writeVatRate(v["btw"], to) +
    ',"verkoop":' + tenThousandths(v["verkoop"]) +
    (v["vanaf"] === null ? ',"vanaf":null' : aText(',"vanaf":', v["vanaf"])) +
    '}'
  );
}

function writeProgrammeItem(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"omschrijving":' + quoted(v["omschrijving"]) +
    aNumber(',"aantal":', v["aantal"]) +
    aText(',"wat":', v["wat"]) +
    aText(',"begin":', v["begin"]) +
    aText(',"duur":', v["duur"]) +
    aText(',"eind":', v["eind"]) +
    '}'
  );
}

function writeProposal(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"type_id":', v["type_id"]) +
    aText(',"tekst":', v["tekst"]) +
    aText(',"geldig_tot":', v["geldig_tot"]) +
    aText(',"status":', v["status"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    (v["beantwoord_op"] === null ? ',"beantwoord_op":null' : ',"beantwoord_op":' + `"${to.zone.toText(v["beantwoord_op"] as Instant)}"`) +
    (v["akkoord_bedrag"] === null ? ',"akkoord_bedrag":null' : ',"akkoord_bedrag":' + hundredths(v["akkoord_bedrag"])) +
    (v["geen_plaats_op"] === null ? ',"geen_plaats_op":null' : ',"geen_plaats_op":' + `"${to.zone.toText(v["geen_plaats_op"] as Instant)}"`) +
    (v["gemaild_op"] === null ? ',"gemaild_op":null' : ',"gemaild_op":' + `"${to.zone.toText(v["gemaild_op"] as Instant)}"`) +
    aText(',"prefix":', v["prefix"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["link"] === null ? ',"link":null' : aText(',"link":', v["link"]));
  if (v["Mail"] !== undefined && seesMember(to.viewer, "Proposal", "Mail")) text += ',"Mail":' + writeQueuedMail(v["Mail"], to);
  return text + '}';
}

function writeProposalPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"type_id":', v["type_id"]) +
    aText(',"tekst":', v["tekst"]) +
    aText(',"geldig_tot":', v["geldig_tot"]) +
    aText(',"status":', v["status"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    (v["beantwoord_op"] === null ? ',"beantwoord_op":null' : ',"beantwoord_op":' + `"${to.zone.toText(v["beantwoord_op"] as Instant)}"`) +
    (v["akkoord_bedrag"] === null ? ',"akkoord_bedrag":null' : ',"akkoord_bedrag":' + hundredths(v["akkoord_bedrag"])) +
    (v["geen_plaats_op"] === null ? ',"geen_plaats_op":null' : ',"geen_plaats_op":' + `"${to.zone.toText(v["geen_plaats_op"] as Instant)}"`) +
    (v["gemaild_op"] === null ? ',"gemaild_op":null' : ',"gemaild_op":' + `"${to.zone.toText(v["gemaild_op"] as Instant)}"`) +
    aText(',"prefix":', v["prefix"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["link"] === null ? ',"link":null' : aText(',"link":', v["link"])) +
    '}'
  );
}

function writeProposalType(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"tekst":', v["tekst"]) +
    aNumber(',"geldig_dagen":', v["geldig_dagen"]) +
    aText(',"status_na_akkoord":', v["status_na_akkoord"]) +
    (v["onderwerp_mail"] === null ? ',"onderwerp_mail":null' : aText(',"onderwerp_mail":', v["onderwerp_mail"])) +
    (v["body_mail"] === null ? ',"body_mail":null' : aText(',"body_mail":', v["body_mail"])) +
    '}'
  );
}

function writeProposalTypePayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aText(',"tekst":', v["tekst"]) +
    aNumber(',"geldig_dagen":', v["geldig_dagen"]) +
    aText(',"status_na_akkoord":', v["status_na_akkoord"]) +
    (v["onderwerp_mail"] === null ? ',"onderwerp_mail":null' : aText(',"onderwerp_mail":', v["onderwerp_mail"])) +
    (v["body_mail"] === null ? ',"body_mail":null' : aText(',"body_mail":', v["body_mail"])) +
    '}'
  );
}

function writeProveInvoices200(value: unknown, to: ShownTo): string {
  return list(value, writeInvoiceSeries, to);
}

function writePublicPackage(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string)) +
    aText(',"image_filename":', v["image_filename"]) +
    (v["image_sha256"] === null ? ',"image_sha256":null' : aText(',"image_sha256":', v["image_sha256"])) +
    aNumber(',"aantal_personen":', v["aantal_personen"]) +
    ',"prijs_pp_exc":' + hundredths(v["prijs_pp_exc"]) +
    ',"prijs_pp_inc":' + hundredths(v["prijs_pp_inc"]) +
    ',"prijs_totaal_exc":' + hundredths(v["prijs_totaal_exc"]) +
    ',"prijs_totaal_inc":' + hundredths(v["prijs_totaal_inc"]) +
    (v["ontvangstlocatie"] === null ? ',"ontvangstlocatie":null' : aText(',"ontvangstlocatie":', v["ontvangstlocatie"])) +
    aFlag(',"mag_online":', v["mag_online"]) +
    aFlag(',"mag_online_geboekt_worden_direct_betalen":', v["mag_online_geboekt_worden_direct_betalen"]) +
    aFlag(',"mag_online_geboekt_worden_achteraf_betalen":', v["mag_online_geboekt_worden_achteraf_betalen"]) +
    (v["maximum_aantal_personen_online"] === null ? ',"maximum_aantal_personen_online":null' : aNumber(',"maximum_aantal_personen_online":', v["maximum_aantal_personen_online"])) +
    aFlag(',"onlineboeking_standaardbijlagen_meesturen":', v["onlineboeking_standaardbijlagen_meesturen"]) +
    aFlag(',"los_op_planning":', v["los_op_planning"]) +
    (v["onlineboeking_contactformulier_id"] === null ? ',"onlineboeking_contactformulier_id":null' : aNumber(',"onlineboeking_contactformulier_id":', v["onlineboeking_contactformulier_id"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    aFlag(',"is_deleted":', v["is_deleted"]) +
    ',"regels":' + list(v["regels"], writePackageLine, to) +
    ',"programma":' + list(v["programma"], writeProgrammeItem, to) +
    '}'
  );
}

function writePublicProduct(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    ',"verkoop":' + tenThousandths(v["verkoop"]) +
    aNumber(',"minimum_aantal":', v["minimum_aantal"]) +
    (v["duur"] === null ? ',"duur":null' : aText(',"duur":', v["duur"])) +
    (v["btw"] === null ? ',"btw":null' : ',"btw":' + writeVatRate(v["btw"], to)) +
    (v["beschrijving_klant"] === null ? ',"beschrijving_klant":null' : aText(',"beschrijving_klant":', v["beschrijving_klant"])) +
    (v["uitgebreide_omschrijving"] === null ? ',"uitgebreide_omschrijving":null' : ',"uitgebreide_omschrijving":' + quoted(cleanHtml(v["uitgebreide_omschrijving"] as string))) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    aFlag(',"locatie_verplicht":', v["locatie_verplicht"]) +
    aText(',"aantalbepaling":', v["aantalbepaling"]) +
    aNumber(',"aantal":', v["aantal"]) +
    aNumber(',"per_x_personen":', v["per_x_personen"]) +
    aText(',"per_x_personen_afronding":', v["per_x_personen_afronding"]) +
    aText(',"afbeelding_href":', v["afbeelding_href"]) +
    (v["afbeelding_sha256"] === null ? ',"afbeelding_sha256":null' : aText(',"afbeelding_sha256":', v["afbeelding_sha256"])) +
    ',"ProductPrice":' + list(v["ProductPrice"], writeProductPrice, to) +
    ',"Standaardbijlagen":' + list(v["Standaardbijlagen"], writeProductAttachment, to) +
    ',"vereist_product":' + list(v["vereist_product"], writeRequiredProduct, to) +
    '}'
  );
}

function writePublicProductGroup(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["slug"] === null ? ',"slug":null' : aText(',"slug":', v["slug"])) +
    (v["ledger_number"] === null ? ',"ledger_number":null' : aText(',"ledger_number":', v["ledger_number"])) +
    (v["cost_center"] === null ? ',"cost_center":null' : aText(',"cost_center":', v["cost_center"])) +
    '}'
  );
}

function writePublicVoucherTemplate(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    (v["description"] === null ? ',"description":null' : aText(',"description":', v["description"])) +
    ',"price":' + hundredths(v["price"]) +
    (v["quantity_term"] === null ? ',"quantity_term":null' : aText(',"quantity_term":', v["quantity_term"])) +
    aNumber(',"product_amount":', v["product_amount"]) +
    (v["expire_days"] === null ? ',"expire_days":null' : aNumber(',"expire_days":', v["expire_days"])) +
    (v["expiration_date"] === null ? ',"expiration_date":null' : aText(',"expiration_date":', v["expiration_date"])) +
    (v["contactform_id"] === null ? ',"contactform_id":null' : aNumber(',"contactform_id":', v["contactform_id"])) +
    (v["products"] === undefined ? '' : ',"products":' + list(v["products"], number, to)) +
    '}'
  );
}

function writeQualification(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["beschrijving"] === null ? ',"beschrijving":null' : aText(',"beschrijving":', v["beschrijving"])) +
    aFlag(',"archived":', v["archived"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeQualificationPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["beschrijving"] === null ? ',"beschrijving":null' : aText(',"beschrijving":', v["beschrijving"])) +
    aFlag(',"archived":', v["archived"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeQueuedMail(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"kind":', v["kind"]) +
    aText(',"status":', v["status"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    ',"about":' + writeMailSubject(v["about"], to) +
    (v["factuur_id"] === null ? ',"factuur_id":null' : aNumber(',"factuur_id":', v["factuur_id"])) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    aText(',"from_name":', v["from_name"]) +
    aText(',"from_address":', v["from_address"]) +
    (v["to"] === undefined ? '' : ',"to":' + list(v["to"], quoted, to)) +
    (v["cc"] === undefined ? '' : ',"cc":' + list(v["cc"], quoted, to)) +
    (v["delivered_to"] === undefined ? '' : ',"delivered_to":' + list(v["delivered_to"], quoted, to)) +
    aText(',"subject":', v["subject"]) +
    aText(',"body":', v["body"]) +
    ',"facts":' + list(v["facts"], writeMailFact, to) +
    (v["button"] === null ? ',"button":null' : ',"button":' + writeMailButton(v["button"], to)) +
    (v["attachments"] === undefined ? '' : ',"attachments":' + list(v["attachments"], quoted, to)) +
    (v["unknown_tags"] === undefined ? '' : ',"unknown_tags":' + list(v["unknown_tags"], quoted, to)) +
    aText(',"message_id":', v["message_id"]) +
    aNumber(',"attempts":', v["attempts"]) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    '}'
  );
}

function writeQueuedMailPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"kind":', v["kind"]) +
    aText(',"status":', v["status"]) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    ',"about":' + writeMailSubject(v["about"], to) +
    (v["factuur_id"] === null ? ',"factuur_id":null' : aNumber(',"factuur_id":', v["factuur_id"])) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    aText(',"from_name":', v["from_name"]) +
    aText(',"from_address":', v["from_address"]) +
    (v["to"] === undefined ? '' : ',"to":' + list(v["to"], quoted, to)) +
    (v["cc"] === undefined ? '' : ',"cc":' + list(v["cc"], quoted, to)) +
    (v["delivered_to"] === undefined ? '' : ',"delivered_to":' + list(v["delivered_to"], quoted, to)) +
    aText(',"subject":', v["subject"]) +
    aText(',"body":', v["body"]) +
    ',"facts":' + list(v["facts"], writeMailFact, to) +
    (v["button"] === null ? ',"button":null' : ',"button":' + writeMailButton(v["button"], to)) +
    (v["attachments"] === undefined ? '' : ',"attachments":' + list(v["attachments"], quoted, to)) +
    (v["unknown_tags"] === undefined ? '' : ',"unknown_tags":' + list(v["unknown_tags"], quoted, to)) +
    aText(',"message_id":', v["message_id"]) +
    aNumber(',"attempts":', v["attempts"]) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["sent_at"] === null ? ',"sent_at":null' : ',"sent_at":' + `"${to.zone.toText(v["sent_at"] as Instant)}"`) +
    '}'
  );
}

function writeRecordedHours(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    aNumber(',"dienst_id":', v["dienst_id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aNumber(',"pauze_minuten":', v["pauze_minuten"]) +
    aText(',"noot":', v["noot"]) +
    ',"Dienst":' + writeShiftSummary(v["Dienst"], to) +
    ',"Personeel":' + writeStaffSummary(v["Personeel"], to) +
    '}'
  );
}

function writeRecordedHoursPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    aNumber(',"dienst_id":', v["dienst_id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aNumber(',"pauze_minuten":', v["pauze_minuten"]) +
    aText(',"noot":', v["noot"]) +
    '}'
  );
}

function writeRecoveryCodes(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"recovery_codes":' + list(v["recovery_codes"], quoted, to) +
    '}'
  );
}

function writeReminderCompany(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    '}'
  );
}

function writeRequiredProduct(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"vereist_product_id":' + number(v["vereist_product_id"]) +
    aNumber(',"aantal":', v["aantal"]) +
    aNumber(',"per_x_aantal":', v["per_x_aantal"]) +
    aText(',"afronding":', v["afronding"]) +
    '}'
  );
}

function writeReserved(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"status":' + quoted(v["status"]) +
    aText(',"message":', v["message"]) +
    aNumber(',"boeking_id":', v["boeking_id"]) +
    aNumber(',"klant_id":', v["klant_id"]) +
    aText(',"payment_url":', v["payment_url"]) +
    aText(',"reference":', v["reference"]) +
    aText(',"retry_url":', v["retry_url"]) +
    '}'
  );
}

function writeRevenueRow(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    (v["product_id"] === null ? '{"product_id":null' : '{"product_id":' + number(v["product_id"])) +
    ',"btw_percentage":' + hundredths(v["btw_percentage"]) +
    (v["product_naam"] === null ? ',"product_naam":null' : aText(',"product_naam":', v["product_naam"])) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    (v["productgroep_naam"] === null ? ',"productgroep_naam":null' : aText(',"productgroep_naam":', v["productgroep_naam"])) +
    ',"bedrag_exc_btw":' + hundredths(v["bedrag_exc_btw"]) +
    ',"bedrag_inc_btw":' + hundredths(v["bedrag_inc_btw"]) +
    '}'
  );
}

function writeRole(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    aFlag(',"tweede_factor_verplicht":', v["tweede_factor_verplicht"]) +
    aFlag(',"basic_toegestaan":', v["basic_toegestaan"]) +
    '}'
  );
}

function writeRolePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    aFlag(',"tweede_factor_verplicht":', v["tweede_factor_verplicht"]) +
    aFlag(',"basic_toegestaan":', v["basic_toegestaan"]) +
    '}'
  );
}

function writeRoleReference(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    '}'
  );
}

function writeSalesData(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  let text = '';
  if (v["gefactureerd_bedrag_inclusief_btw"] !== undefined) text += ',"gefactureerd_bedrag_inclusief_btw":' + hundredths(v["gefactureerd_bedrag_inclusief_btw"]);
  if (v["gefactureerd_bedrag_exclusief_btw"] !== undefined) text += ',"gefactureerd_bedrag_exclusief_btw":' + hundredths(v["gefactureerd_bedrag_exclusief_btw"]);
  if (v["gefactureerd_bedrag_per_persoon_inclusief_btw"] !== undefined) text += ',"gefactureerd_bedrag_per_persoon_inclusief_btw":' + hundredths(v["gefactureerd_bedrag_per_persoon_inclusief_btw"]);
  if (v["gefactureerd_bedrag_per_persoon_exclusief_btw"] !== undefined) text += ',"gefactureerd_bedrag_per_persoon_exclusief_btw":' + hundredths(v["gefactureerd_bedrag_per_persoon_exclusief_btw"]);
  if (v["nog_te_factureren_inclusief_btw"] !== undefined) text += ',"nog_te_factureren_inclusief_btw":' + hundredths(v["nog_te_factureren_inclusief_btw"]);
  if (v["nog_te_factureren_exclusief_btw"] !== undefined) text += ',"nog_te_factureren_exclusief_btw":' + hundredths(v["nog_te_factureren_exclusief_btw"]);
  if (v["boekingswaarde_inclusief_btw"] !== undefined) text += ',"boekingswaarde_inclusief_btw":' + hundredths(v["boekingswaarde_inclusief_btw"]);
  if (v["boekingswaarde_exclusief_btw"] !== undefined) text += ',"boekingswaarde_exclusief_btw":' + hundredths(v["boekingswaarde_exclusief_btw"]);
  text +=
    aNumber(',"personen":', v["personen"]) +
    aNumber(',"boekingen":', v["boekingen"]);
  return '{' + text.slice(1) + '}';
}

function writeSalesKey(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  let text =
    '' +
    aValue(',"period":', v["period"]) +
    (v["arrangement_id"] === null ? ',"arrangement_id":null' : aNumber(',"arrangement_id":', v["arrangement_id"])) +
    aNumber(',"bedrijf_id":', v["bedrijf_id"]) +
    (v["soort_klant"] === null ? ',"soort_klant":null' : aText(',"soort_klant":', v["soort_klant"])) +
    (v["product_id"] === null ? ',"product_id":null' : aNumber(',"product_id":', v["product_id"])) +
    (v["productgroep_id"] === null ? ',"productgroep_id":null' : aNumber(',"productgroep_id":', v["productgroep_id"])) +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["ISO3166-1"] === null ? ',"ISO3166-1":null' : aText(',"ISO3166-1":', v["ISO3166-1"])) +
    (v["ISO3166-2"] === null ? ',"ISO3166-2":null' : aText(',"ISO3166-2":', v["ISO3166-2"]));
  if (v["btw_percentage"] !== undefined) text += ',"btw_percentage":' + hundredths(v["btw_percentage"]);
  return '{' + text.slice(1) + '}';
}

function writeSalesRow(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"key":' + writeSalesKey(v["key"], to) +
    ',"data":' + writeSalesData(v["data"], to) +
    '}'
  );
}

function writeSandboxAdvanced(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"from":' + `"${to.zone.toText(v["from"] as Instant)}"` +
    ',"now":' + `"${to.zone.toText(v["now"] as Instant)}"` +
    ',"fired":' + list(v["fired"], writeSandboxFired, to) +
    aNumber(',"fired_count":', v["fired_count"]) +
    '}'
  );
}

function writeSandboxClock(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"now":' + `"${to.zone.toText(v["now"] as Instant)}"` +
    '}'
  );
}

function writeSandboxFired(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"moment":' + `"${to.zone.toText(v["moment"] as Instant)}"` +
    aText(',"kind":', v["kind"]) +
    (v["object"] === null ? ',"object":null' : ',"object":' + writeSandboxObject(v["object"], to)) +
    '}'
  );
}

function writeSandboxObject(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"type":' + quoted(v["type"]) +
    aNumber(',"id":', v["id"]) +
    '}'
  );
}

function writeSandboxState(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"fixture":' + quoted(v["fixture"]) +
    ',"now":' + `"${to.zone.toText(v["now"] as Instant)}"` +
    '}'
  );
}

function writeSearchResults(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text = '';
  if (v["klanten"] !== undefined && seesMember(to.viewer, "SearchResults", "klanten")) text += ',"klanten":' + list(v["klanten"], writeCustomer, to);
  if (v["boekingen"] !== undefined) text += ',"boekingen":' + list(v["boekingen"], writeListedBooking, to);
  if (v["facturen"] !== undefined) text += ',"facturen":' + list(v["facturen"], writeInvoice, to);
  if (v["vouchers"] !== undefined && seesMember(to.viewer, "SearchResults", "vouchers")) text += ',"vouchers":' + list(v["vouchers"], writeVoucher, to);
  return '{' + text.slice(1) + '}';
}

function writeSecondFactor(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"is_active":' + flag(v["is_active"]) +
    aFlag(',"is_required":', v["is_required"]) +
    (v["changed_at"] === null ? ',"changed_at":null' : ',"changed_at":' + `"${to.zone.toText(v["changed_at"] as Instant)}"`) +
    aNumber(',"recovery_codes_left":', v["recovery_codes_left"]) +
    '}'
  );
}

function writeSecondFactorSetUp(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"secret":' + quoted(v["secret"]) +
    aText(',"otpauth_uri":', v["otpauth_uri"]) +
    '}'
  );
}

function writeSession(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"user_id":', v["user_id"]) +
    (v["device"] === null ? ',"device":null' : aText(',"device":', v["device"])) +
    aText(',"address":', v["address"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"last_used_at":' + `"${to.zone.toText(v["last_used_at"] as Instant)}"` +
    ',"expires_at":' + writeSessionEnd(v["expires_at"], to) +
    aFlag(',"is_current":', v["is_current"]) +
    '}'
  );
}

function writeSessionEnd(value: unknown, to: ShownTo): string {
  return `"${to.zone.toText(value as Instant)}"`;
}

function writeSetting(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"slug":' + quoted(v["slug"]) +
    aText(',"waarde":', v["waarde"]) +
    '}'
  );
}

function writeSettingPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"slug":' + quoted(v["slug"]) +
    aText(',"waarde":', v["waarde"]) +
    '}'
  );
}

function writeShift(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aText(',"noot":', v["noot"]) +
    aText(',"opmerking":', v["opmerking"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["kwalificatie_id"] === null ? ',"kwalificatie_id":null' : aNumber(',"kwalificatie_id":', v["kwalificatie_id"])) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    aText(',"status":', v["status"]) +
    ',"Taken":' + list(v["Taken"], writeShiftTask, to) +
    '}'
  );
}

function writeShiftPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aText(',"noot":', v["noot"]) +
    aText(',"opmerking":', v["opmerking"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["kwalificatie_id"] === null ? ',"kwalificatie_id":null' : aNumber(',"kwalificatie_id":', v["kwalificatie_id"])) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    aText(',"status":', v["status"]) +
    '}'
  );
}

function writeShiftSummary(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    (v["product_id"] === null ? ',"product_id":null' : aNumber(',"product_id":', v["product_id"])) +
    (v["kwalificatie_id"] === null ? ',"kwalificatie_id":null' : aNumber(',"kwalificatie_id":', v["kwalificatie_id"])) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aText(',"status":', v["status"]) +
    aText(',"opmerking":', v["opmerking"]) +
    aText(',"noot":', v["noot"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    '}'
  );
}

function writeShiftTask(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"product_id":', v["product_id"]) +
    aText(',"naam":', v["naam"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aNumber(',"aantal":', v["aantal"]) +
    (v["locatie_id"] === null ? ',"locatie_id":null' : aNumber(',"locatie_id":', v["locatie_id"])) +
    '}'
  );
}

function writeStaffAvailability(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aFlag(',"beschikbaar":', v["beschikbaar"]) +
    aText(',"opmerking":', v["opmerking"]) +
    '}'
  );
}

function writeStaffAvailabilityPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"personeel_id":', v["personeel_id"]) +
    ',"begin":' + `"${to.zone.toText(v["begin"] as Instant)}"` +
    ',"eind":' + `"${to.zone.toText(v["eind"] as Instant)}"` +
    aFlag(',"beschikbaar":', v["beschikbaar"]) +
    aText(',"opmerking":', v["opmerking"]) +
    '}'
  );
}

function writeStaffMember(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["kwalificatie_ids"] === undefined ? '' : ',"kwalificatie_ids":' + list(v["kwalificatie_ids"], number, to)) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    (v["ondertekening"] === null ? ',"ondertekening":null' : aText(',"ondertekening":', v["ondertekening"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"mag_type_wijzigen":', v["mag_type_wijzigen"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    (v["telefoon1"] === null ? ',"telefoon1":null' : aText(',"telefoon1":', v["telefoon1"])) +
    (v["email1"] === null ? ',"email1":null' : aText(',"email1":', v["email1"])) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    '}'
  );
}

function writeStaffMemberPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    (v["kwalificatie_ids"] === undefined ? '' : ',"kwalificatie_ids":' + list(v["kwalificatie_ids"], number, to)) +
    (v["contactpersoon_id"] === null ? ',"contactpersoon_id":null' : aNumber(',"contactpersoon_id":', v["contactpersoon_id"])) +
    (v["ondertekening"] === null ? ',"ondertekening":null' : aText(',"ondertekening":', v["ondertekening"])) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeStaffSummary(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    '}'
  );
}

function writeStartTime(value: unknown, to: ShownTo): string {
  const v = value as Members;
  let text =
    '{"id":' + number(v["id"]) +
    aNumber(',"startmomentgroep_id":', v["startmomentgroep_id"]) +
    ',"datetime":' + `"${to.zone.toText(v["datetime"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    (v["percentage_materiaal_online_boeking"] === null ? ',"percentage_materiaal_online_boeking":null' : aNumber(',"percentage_materiaal_online_boeking":', v["percentage_materiaal_online_boeking"]));
  if (v["TaribaseArrangement"] !== undefined) text += ',"TaribaseArrangement":' + list(v["TaribaseArrangement"], writeStartTimePackage, to);
  if (v["Producten"] !== undefined) text += ',"Producten":' + list(v["Producten"], writeStartTimeProduct, to);
  return text + '}';
}

function writeStartTimeGroup(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    aFlag(',"has_startmoments_in_future":', v["has_startmoments_in_future"]) +
    '}'
  );
}

function writeStartTimeGroupPayload(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    '}'
  );
}

function writeStartTimePackage(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"arrangement":', v["arrangement"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    '}'
  );
}

function writeStartTimePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"startmomentgroep_id":', v["startmomentgroep_id"]) +
    ',"datetime":' + `"${to.zone.toText(v["datetime"] as Instant).slice(0, 19).replace('T', ' ')}"` +
    (v["percentage_materiaal_online_boeking"] === null ? ',"percentage_materiaal_online_boeking":null' : aNumber(',"percentage_materiaal_online_boeking":', v["percentage_materiaal_online_boeking"])) +
    '}'
  );
}

function writeStartTimeProduct(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"naam":', v["naam"]) +
    (v["weergavenaam"] === null ? ',"weergavenaam":null' : aText(',"weergavenaam":', v["weergavenaam"])) +
    '}'
  );
}

function writeStatusReminder(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    aText(',"status":', v["status"]) +
    aNumber(',"termijn_in_dagen":', v["termijn_in_dagen"]) +
    aNumber(',"herinnering_termijn_in_dagen":', v["herinnering_termijn_in_dagen"]) +
    aText(',"onderwerp_mail_herinnering":', v["onderwerp_mail_herinnering"]) +
    aText(',"body_mail_herinnering":', v["body_mail_herinnering"]) +
    ',"Bedrijven":' + list(v["Bedrijven"], writeReminderCompany, to) +
    '}'
  );
}

function writeStatusReminderPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    aText(',"status":', v["status"]) +
    aNumber(',"termijn_in_dagen":', v["termijn_in_dagen"]) +
    aNumber(',"herinnering_termijn_in_dagen":', v["herinnering_termijn_in_dagen"]) +
    aText(',"onderwerp_mail_herinnering":', v["onderwerp_mail_herinnering"]) +
    aText(',"body_mail_herinnering":', v["body_mail_herinnering"]) +
    ',"Bedrijven":' + list(v["Bedrijven"], writeAnnouncedReminderCompany, to) +
    '}'
  );
}

function writeStoredFile(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort":', v["soort"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"filename":', v["filename"]) +
    aText(',"media_type":', v["media_type"]) +
    aNumber(',"size":', v["size"]) +
    aText(',"sha256":', v["sha256"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    '}'
  );
}

function writeStoredFilePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"soort":', v["soort"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"filename":', v["filename"]) +
    aText(',"media_type":', v["media_type"]) +
    aNumber(',"size":', v["size"]) +
    aText(',"sha256":', v["sha256"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    '}'
  );
}

function writeSupplier(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    aText(',"status":', v["status"]) +
    (v["betalen_vanaf"] === null ? ',"betalen_vanaf":null' : aText(',"betalen_vanaf":', v["betalen_vanaf"])) +
    aFlag(',"uitje_activiteit_herinnering":', v["uitje_activiteit_herinnering"]) +
    aFlag(',"onchange_email":', v["onchange_email"]) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    aFlag(',"mag_type_wijzigen":', v["mag_type_wijzigen"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeSupplierPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"type":', v["type"]) +
    aText(',"displaynaam":', v["displaynaam"]) +
    (v["naam"] === null ? ',"naam":null' : aText(',"naam":', v["naam"])) +
    (v["adres"] === null ? ',"adres":null' : aText(',"adres":', v["adres"])) +
    (v["postcode"] === null ? ',"postcode":null' : aText(',"postcode":', v["postcode"])) +
    (v["plaats"] === null ? ',"plaats":null' : aText(',"plaats":', v["plaats"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["provinciecode"] === null ? ',"provinciecode":null' : aText(',"provinciecode":', v["provinciecode"])) +
    (v["website"] === null ? ',"website":null' : aText(',"website":', v["website"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    (v["bedrijf_id"] === null ? ',"bedrijf_id":null' : aNumber(',"bedrijf_id":', v["bedrijf_id"])) +
    aText(',"status":', v["status"]) +
    (v["betalen_vanaf"] === null ? ',"betalen_vanaf":null' : aText(',"betalen_vanaf":', v["betalen_vanaf"])) +
    aFlag(',"uitje_activiteit_herinnering":', v["uitje_activiteit_herinnering"]) +
    aFlag(',"onchange_email":', v["onchange_email"]) +
    ',"contactpersonen":' + list(v["contactpersonen"], writeContactPerson, to) +
    aValue(',"metadata":', v["metadata"]) +
    ',"_links":' + writeContactLinks(v["_links"], to) +
    '}'
  );
}

function writeTillAmount(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    (v["betaalmethode_id"] === null ? '{"betaalmethode_id":null' : '{"betaalmethode_id":' + number(v["betaalmethode_id"])) +
    (v["begin"] === null ? ',"begin":null' : ',"begin":' + hundredths(v["begin"])) +
    ',"ontvangen":' + hundredths(v["ontvangen"]) +
    (v["verwacht"] === null ? ',"verwacht":null' : ',"verwacht":' + hundredths(v["verwacht"])) +
    (v["geteld"] === null ? ',"geteld":null' : ',"geteld":' + hundredths(v["geteld"])) +
    (v["verschil"] === null ? ',"verschil":null' : ',"verschil":' + hundredths(v["verschil"])) +
    '}'
  );
}

function writeTillLogEntry(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"pos_id":', v["pos_id"]) +
    aNumber(',"volgnummer":', v["volgnummer"]) +
    aText(',"soort":', v["soort"]) +
    ',"moment":' + `"${to.zone.toText(v["moment"] as Instant)}"` +
    aText(',"datum":', v["datum"]) +
    aText(',"opmerking":', v["opmerking"]) +
    ',"bedragen":' + list(v["bedragen"], writeTillAmount, to) +
    (v["verschil"] === null ? ',"verschil":null' : ',"verschil":' + hundredths(v["verschil"])) +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    '}'
  );
}

function writeTillLogEntryPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"pos_id":', v["pos_id"]) +
    aNumber(',"volgnummer":', v["volgnummer"]) +
    aText(',"soort":', v["soort"]) +
    ',"moment":' + `"${to.zone.toText(v["moment"] as Instant)}"` +
    aText(',"datum":', v["datum"]) +
    aText(',"opmerking":', v["opmerking"]) +
    ',"bedragen":' + list(v["bedragen"], writeTillAmount, to) +
    (v["verschil"] === null ? ',"verschil":null' : ',"verschil":' + hundredths(v["verschil"])) +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    '}'
  );
}

function writeUpcomingCapacity(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"material_ids":' + list(v["material_ids"], number, to) +
    '}'
  );
}

function writeUser(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"gebruikersnaam":', v["gebruikersnaam"]) +
    (v["email_address"] === null ? ',"email_address":null' : aText(',"email_address":', v["email_address"])) +
    aFlag(',"actief":', v["actief"]) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    ',"rollen":' + list(v["rollen"], writeRoleReference, to) +
    (v["locale"] === null ? ',"locale":null' : aText(',"locale":', v["locale"])) +
    (v["last_login"] === null ? ',"last_login":null' : ',"last_login":' + `"${to.zone.toText(v["last_login"] as Instant)}"`) +
    (v["wachtwoord_gewijzigd_op"] === null ? ',"wachtwoord_gewijzigd_op":null' : ',"wachtwoord_gewijzigd_op":' + `"${to.zone.toText(v["wachtwoord_gewijzigd_op"] as Instant)}"`) +
    aFlag(',"tweede_factor":', v["tweede_factor"]) +
    (v["tweede_factor_gewijzigd_op"] === null ? ',"tweede_factor_gewijzigd_op":null' : ',"tweede_factor_gewijzigd_op":' + `"${to.zone.toText(v["tweede_factor_gewijzigd_op"] as Instant)}"`) +
    (v["oidc_subject"] === null ? ',"oidc_subject":null' : aText(',"oidc_subject":', v["oidc_subject"])) +
    '}'
  );
}

function writeUserPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"gebruikersnaam":', v["gebruikersnaam"]) +
    (v["email_address"] === null ? ',"email_address":null' : aText(',"email_address":', v["email_address"])) +
    aFlag(',"actief":', v["actief"]) +
    (v["permissies"] === undefined ? '' : ',"permissies":' + list(v["permissies"], quoted, to)) +
    ',"rollen":' + list(v["rollen"], writeRoleReference, to) +
    (v["locale"] === null ? ',"locale":null' : aText(',"locale":', v["locale"])) +
    (v["wachtwoord_gewijzigd_op"] === null ? ',"wachtwoord_gewijzigd_op":null' : ',"wachtwoord_gewijzigd_op":' + `"${to.zone.toText(v["wachtwoord_gewijzigd_op"] as Instant)}"`) +
    aFlag(',"tweede_factor":', v["tweede_factor"]) +
    (v["tweede_factor_gewijzigd_op"] === null ? ',"tweede_factor_gewijzigd_op":null' : ',"tweede_factor_gewijzigd_op":' + `"${to.zone.toText(v["tweede_factor_gewijzigd_op"] as Instant)}"`) +
    (v["oidc_subject"] === null ? ',"oidc_subject":null' : aText(',"oidc_subject":', v["oidc_subject"])) +
    '}'
  );
}

function writeVatAmount(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"btw":' + hundredths(v["btw"]) +
    ',"bedrag":' + hundredths(v["bedrag"]) +
    '}'
  );
}

function writeVatAmounts(value: unknown, to: ShownTo): string {
  return byName(value, writeVatAmount, to);
}

function writeVatChange(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"van":' + writeVatRate(v["van"], to) +
    ',"naar":' + writeVatRate(v["naar"], to) +
    aText(',"ingangsdatum":', v["ingangsdatum"]) +
    (v["product_ids"] === null ? ',"product_ids":null' : (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to))) +
    aText(',"prijs":', v["prijs"]) +
    aFlag(',"dry_run":', v["dry_run"]) +
    aText(',"status":', v["status"]) +
    aNumber(',"gewijzigd":', v["gewijzigd"]) +
    aNumber(',"overgeslagen":', v["overgeslagen"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["finished_at"] === null ? ',"finished_at":null' : ',"finished_at":' + `"${to.zone.toText(v["finished_at"] as Instant)}"`) +
    '}'
  );
}

function writeVatChangeBooking(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"boeking_id":' + number(v["boeking_id"]) +
    aText(',"referentie":', v["referentie"]) +
    aText(',"datum":', v["datum"]) +
    aText(',"uitkomst":', v["uitkomst"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    ',"totaal_voor":' + hundredths(v["totaal_voor"]) +
    ',"totaal_na":' + hundredths(v["totaal_na"]) +
    ',"totaal_exclusief_voor":' + hundredths(v["totaal_exclusief_voor"]) +
    ',"totaal_exclusief_na":' + hundredths(v["totaal_exclusief_na"]) +
    '}'
  );
}

function writeVatChangePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    ',"van":' + writeVatRate(v["van"], to) +
    ',"naar":' + writeVatRate(v["naar"], to) +
    aText(',"ingangsdatum":', v["ingangsdatum"]) +
    (v["product_ids"] === null ? ',"product_ids":null' : (v["product_ids"] === undefined ? '' : ',"product_ids":' + list(v["product_ids"], number, to))) +
    aText(',"prijs":', v["prijs"]) +
    aFlag(',"dry_run":', v["dry_run"]) +
    aText(',"status":', v["status"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["finished_at"] === null ? ',"finished_at":null' : ',"finished_at":' + `"${to.zone.toText(v["finished_at"] as Instant)}"`) +
    '}'
  );
}

function writeVatRate(value: unknown, _to: ShownTo): string {
  return hundredths(value);
}

function writeVatReturnRow(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"soort":' + quoted(v["soort"]) +
    (v["btw_percentage"] === null ? ',"btw_percentage":null' : ',"btw_percentage":' + hundredths(v["btw_percentage"])) +
    (v["landcode"] === null ? ',"landcode":null' : aText(',"landcode":', v["landcode"])) +
    (v["btw_nummer"] === null ? ',"btw_nummer":null' : aText(',"btw_nummer":', v["btw_nummer"])) +
    ',"omzet":' + hundredths(v["omzet"]) +
    ',"btw":' + hundredths(v["btw"]) +
    aNumber(',"facturen":', v["facturen"]) +
    '}'
  );
}

function writeVoucher(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"code":', v["code"]) +
    aText(',"title":', v["title"]) +
    aText(',"status":', v["status"]) +
    (v["voucher_template_id"] === null ? ',"voucher_template_id":null' : aNumber(',"voucher_template_id":', v["voucher_template_id"])) +
    (v["customer_id"] === null ? ',"customer_id":null' : aNumber(',"customer_id":', v["customer_id"])) +
    (v["expiration_date"] === null ? ',"expiration_date":null' : aText(',"expiration_date":', v["expiration_date"])) +
    ',"inhoud":' + list(v["inhoud"], writeVoucherContent, to) +
    (v["arrangement_ids"] === undefined ? '' : ',"arrangement_ids":' + list(v["arrangement_ids"], number, to)) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    aValue(',"metadata":', v["metadata"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeVoucherContent(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"product_id":' + number(v["product_id"]) +
    aNumber(',"aantal":', v["aantal"]) +
    ',"prijs_per_stuk":' + tenThousandths(v["prijs_per_stuk"]) +
    '}'
  );
}

function writeVoucherPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"code":', v["code"]) +
    aText(',"title":', v["title"]) +
    aText(',"status":', v["status"]) +
    (v["voucher_template_id"] === null ? ',"voucher_template_id":null' : aNumber(',"voucher_template_id":', v["voucher_template_id"])) +
    (v["customer_id"] === null ? ',"customer_id":null' : aNumber(',"customer_id":', v["customer_id"])) +
    (v["expiration_date"] === null ? ',"expiration_date":null' : aText(',"expiration_date":', v["expiration_date"])) +
    ',"inhoud":' + list(v["inhoud"], writeVoucherContent, to) +
    (v["arrangement_ids"] === undefined ? '' : ',"arrangement_ids":' + list(v["arrangement_ids"], number, to)) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    aValue(',"metadata":', v["metadata"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    '}'
  );
}

function writeVoucherSale(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"voucher_template_id":', v["voucher_template_id"]) +
    aNumber(',"customer_id":', v["customer_id"]) +
    aNumber(',"number_of_vouchers":', v["number_of_vouchers"]) +
    aNumber(',"company_id":', v["company_id"]) +
    ',"price":' + hundredths(v["price"]) +
    ',"total":' + hundredths(v["total"]) +
    aText(',"status":', v["status"]) +
    (v["reference"] === null ? ',"reference":null' : aText(',"reference":', v["reference"])) +
    (v["payment_url"] === null ? ',"payment_url":null' : aText(',"payment_url":', v["payment_url"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["paid_at"] === null ? ',"paid_at":null' : ',"paid_at":' + `"${to.zone.toText(v["paid_at"] as Instant)}"`) +
    '}'
  );
}

function writeVoucherTemplate(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    (v["description"] === null ? ',"description":null' : aText(',"description":', v["description"])) +
    ',"price":' + hundredths(v["price"]) +
    (v["quantity_term"] === null ? ',"quantity_term":null' : aText(',"quantity_term":', v["quantity_term"])) +
    aNumber(',"product_amount":', v["product_amount"]) +
    (v["expire_days"] === null ? ',"expire_days":null' : aNumber(',"expire_days":', v["expire_days"])) +
    (v["expiration_date"] === null ? ',"expiration_date":null' : aText(',"expiration_date":', v["expiration_date"])) +
    (v["contactform_id"] === null ? ',"contactform_id":null' : aNumber(',"contactform_id":', v["contactform_id"])) +
    (v["company_id"] === null ? ',"company_id":null' : aNumber(',"company_id":', v["company_id"])) +
    (v["products"] === undefined ? '' : ',"products":' + list(v["products"], number, to)) +
    (v["pdf_template_id"] === null ? ',"pdf_template_id":null' : aNumber(',"pdf_template_id":', v["pdf_template_id"])) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    (v["confirmation_mail_subject"] === null ? ',"confirmation_mail_subject":null' : aText(',"confirmation_mail_subject":', v["confirmation_mail_subject"])) +
    (v["confirmation_mail_body"] === null ? ',"confirmation_mail_body":null' : aText(',"confirmation_mail_body":', v["confirmation_mail_body"])) +
    '}'
  );
}

function writeVoucherTemplatePayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    (v["description"] === null ? ',"description":null' : aText(',"description":', v["description"])) +
    ',"price":' + hundredths(v["price"]) +
    (v["quantity_term"] === null ? ',"quantity_term":null' : aText(',"quantity_term":', v["quantity_term"])) +
    aNumber(',"product_amount":', v["product_amount"]) +
    (v["expire_days"] === null ? ',"expire_days":null' : aNumber(',"expire_days":', v["expire_days"])) +
    (v["expiration_date"] === null ? ',"expiration_date":null' : aText(',"expiration_date":', v["expiration_date"])) +
    (v["contactform_id"] === null ? ',"contactform_id":null' : aNumber(',"contactform_id":', v["contactform_id"])) +
    (v["company_id"] === null ? ',"company_id":null' : aNumber(',"company_id":', v["company_id"])) +
    (v["products"] === undefined ? '' : ',"products":' + list(v["products"], number, to)) +
    (v["pdf_template_id"] === null ? ',"pdf_template_id":null' : aNumber(',"pdf_template_id":', v["pdf_template_id"])) +
    (v["internal_reference"] === null ? ',"internal_reference":null' : aText(',"internal_reference":', v["internal_reference"])) +
    (v["confirmation_mail_subject"] === null ? ',"confirmation_mail_subject":null' : aText(',"confirmation_mail_subject":', v["confirmation_mail_subject"])) +
    (v["confirmation_mail_body"] === null ? ',"confirmation_mail_body":null' : aText(',"confirmation_mail_body":', v["confirmation_mail_body"])) +
    '}'
  );
}

function writeWayToPay(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"payment_url":' + quoted(v["payment_url"]) +
    aText(',"reference":', v["reference"]) +
    aText(',"retry_url":', v["retry_url"]) +
    '}'
  );
}

function writeWebhook(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    aText(',"url":', v["url"]) +
    aFlag(',"active":', v["active"]) +
    (v["inactive_reason"] === null ? ',"inactive_reason":null' : aText(',"inactive_reason":', v["inactive_reason"])) +
    (v["silent_reason"] === null ? ',"silent_reason":null' : aText(',"silent_reason":', v["silent_reason"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["updated_by"] === null ? ',"updated_by":null' : aNumber(',"updated_by":', v["updated_by"])) +
    ',"secret_set_at":' + `"${to.zone.toText(v["secret_set_at"] as Instant)}"` +
    '}'
  );
}

function writeWebhookAttempt(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"number":' + number(v["number"]) +
    ',"at":' + `"${to.zone.toText(v["at"] as Instant)}"` +
    aNumber(',"milliseconds":', v["milliseconds"]) +
    (v["status"] === null ? ',"status":null' : aNumber(',"status":', v["status"])) +
    (v["error"] === null ? ',"error":null' : aText(',"error":', v["error"])) +
    '}'
  );
}

function writeWebhookDelivery(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"webhook_id":', v["webhook_id"]) +
    aText(',"event_id":', v["event_id"]) +
    aText(',"event":', v["event"]) +
    aText(',"object":', v["object"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"status":', v["status"]) +
    aNumber(',"attempts":', v["attempts"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["next_attempt_at"] === null ? ',"next_attempt_at":null' : ',"next_attempt_at":' + `"${to.zone.toText(v["next_attempt_at"] as Instant)}"`) +
    (v["delivered_at"] === null ? ',"delivered_at":null' : ',"delivered_at":' + `"${to.zone.toText(v["delivered_at"] as Instant)}"`) +
    (v["last_status"] === null ? ',"last_status":null' : aNumber(',"last_status":', v["last_status"])) +
    '}'
  );
}

function writeWebhookDeliveryDetail(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aNumber(',"webhook_id":', v["webhook_id"]) +
    aText(',"event_id":', v["event_id"]) +
    aText(',"event":', v["event"]) +
    aText(',"object":', v["object"]) +
    aNumber(',"object_id":', v["object_id"]) +
    aText(',"status":', v["status"]) +
    aNumber(',"attempts":', v["attempts"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["next_attempt_at"] === null ? ',"next_attempt_at":null' : ',"next_attempt_at":' + `"${to.zone.toText(v["next_attempt_at"] as Instant)}"`) +
    (v["delivered_at"] === null ? ',"delivered_at":null' : ',"delivered_at":' + `"${to.zone.toText(v["delivered_at"] as Instant)}"`) +
    (v["last_status"] === null ? ',"last_status":null' : aNumber(',"last_status":', v["last_status"])) +
    (v["request_headers"] === null ? ',"request_headers":null' : aValue(',"request_headers":', v["request_headers"])) +
    (v["body"] === null ? ',"body":null' : aText(',"body":', v["body"])) +
    (v["answer"] === null ? ',"answer":null' : aText(',"answer":', v["answer"])) +
    ',"history":' + list(v["history"], writeWebhookAttempt, to) +
    '}'
  );
}

function writeWebhookPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    aText(',"url":', v["url"]) +
    aFlag(',"active":', v["active"]) +
    (v["inactive_reason"] === null ? ',"inactive_reason":null' : aText(',"inactive_reason":', v["inactive_reason"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["updated_by"] === null ? ',"updated_by":null' : aNumber(',"updated_by":', v["updated_by"])) +
    ',"secret_set_at":' + `"${to.zone.toText(v["secret_set_at"] as Instant)}"` +
    '}'
  );
}

function writeWebhookReplayed(value: unknown, _to: ShownTo): string {
  const v = value as Members;
  return (
    '{"count":' + number(v["count"]) +
    '}'
  );
}

function writeWebhookSecret(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"secret":' + quoted(v["secret"]) +
    ',"previous_until":' + `"${to.zone.toText(v["previous_until"] as Instant)}"` +
    '}'
  );
}

function writeWebhookWithSecret(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"name":', v["name"]) +
    aText(',"url":', v["url"]) +
    aFlag(',"active":', v["active"]) +
    (v["inactive_reason"] === null ? ',"inactive_reason":null' : aText(',"inactive_reason":', v["inactive_reason"])) +
    (v["silent_reason"] === null ? ',"silent_reason":null' : aText(',"silent_reason":', v["silent_reason"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    ',"updated_at":' + `"${to.zone.toText(v["updated_at"] as Instant)}"` +
    (v["created_by"] === null ? ',"created_by":null' : aNumber(',"created_by":', v["created_by"])) +
    (v["updated_by"] === null ? ',"updated_by":null' : aNumber(',"updated_by":', v["updated_by"])) +
    ',"secret_set_at":' + `"${to.zone.toText(v["secret_set_at"] as Instant)}"` +
    aText(',"secret":', v["secret"]) +
    '}'
  );
}

function writeWithdrawal(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"status":', v["status"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    aText(',"naam":', v["naam"]) +
    aText(',"email":', v["email"]) +
    aText(',"referentie":', v["referentie"]) +
    (v["verklaring"] === null ? ',"verklaring":null' : aText(',"verklaring":', v["verklaring"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["confirmed_at"] === null ? ',"confirmed_at":null' : ',"confirmed_at":' + `"${to.zone.toText(v["confirmed_at"] as Instant)}"`) +
    (v["voucher_sale_id"] === null ? ',"voucher_sale_id":null' : aNumber(',"voucher_sale_id":', v["voucher_sale_id"])) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["voucher_ids"] === undefined ? '' : ',"voucher_ids":' + list(v["voucher_ids"], number, to)) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + hundredths(v["bedrag"])) +
    (v["online_payment_id"] === null ? ',"online_payment_id":null' : aNumber(',"online_payment_id":', v["online_payment_id"])) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    '}'
  );
}

function writeWithdrawalPayload(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"status":', v["status"]) +
    (v["reden"] === null ? ',"reden":null' : aText(',"reden":', v["reden"])) +
    aText(',"naam":', v["naam"]) +
    aText(',"email":', v["email"]) +
    aText(',"referentie":', v["referentie"]) +
    (v["verklaring"] === null ? ',"verklaring":null' : aText(',"verklaring":', v["verklaring"])) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["confirmed_at"] === null ? ',"confirmed_at":null' : ',"confirmed_at":' + `"${to.zone.toText(v["confirmed_at"] as Instant)}"`) +
    (v["voucher_sale_id"] === null ? ',"voucher_sale_id":null' : aNumber(',"voucher_sale_id":', v["voucher_sale_id"])) +
    (v["boeking_id"] === null ? ',"boeking_id":null' : aNumber(',"boeking_id":', v["boeking_id"])) +
    (v["voucher_ids"] === undefined ? '' : ',"voucher_ids":' + list(v["voucher_ids"], number, to)) +
    (v["bedrag"] === null ? ',"bedrag":null' : ',"bedrag":' + hundredths(v["bedrag"])) +
    (v["online_payment_id"] === null ? ',"online_payment_id":null' : aNumber(',"online_payment_id":', v["online_payment_id"])) +
    (v["opmerking"] === null ? ',"opmerking":null' : aText(',"opmerking":', v["opmerking"])) +
    '}'
  );
}

function writeWithdrawalReceipt(value: unknown, to: ShownTo): string {
  const v = value as Members;
  return (
    '{"id":' + number(v["id"]) +
    aText(',"token":', v["token"]) +
    aText(',"status":', v["status"]) +
    ',"created_at":' + `"${to.zone.toText(v["created_at"] as Instant)}"` +
    (v["confirmed_at"] === null ? ',"confirmed_at":null' : ',"confirmed_at":' + `"${to.zone.toText(v["confirmed_at"] as Instant)}"`) +
    '}'
  );
}

/**
 * By operation and status: what goes out; of a list operation one item. Absent where JSON.stringify is right. `public` is
 * what goes out to those without a credential where they see less.
 */
export const answers: { readonly [operationId: string]: { readonly [status: string]: Write } } = {
  listPdfTemplates: { 200: writePdfTemplate },
  createPdfTemplate: { 201: writePdfTemplate },
  getPdfTemplate: { 200: writePdfTemplate },
  updatePdfTemplate: { 200: writePdfTemplate },
  replacePdfTemplateLogo: { 200: writePdfTemplate },
  listCompanies: { 200: writeCompany },
  createCompany: { 201: writeCompany },
  getCompany: { 200: writeCompany },
  updateCompany: { 200: writeCompany },
  getSandboxClock: { 200: writeSandboxClock },
  setSandboxClock: { 200: writeSandboxAdvanced },
  resetSandbox: { 200: writeSandboxState },
  advanceSandbox: { 200: writeSandboxAdvanced },
  getSearchResults: { 200: writeSearchResults },
  listSettings: { 200: writeSetting },
  getSetting: { 200: writeSetting },
  updateSetting: { 200: writeSetting },
  listLocations: { 200: writeLocation },
  createLocation: { 201: writeLocation },
  getLocation: { 200: writeLocation },
  updateLocation: { 200: writeLocation },
  listCustomers: { 200: writeCustomer },
  createCustomer: { 200: writeCustomer, 201: writeCustomer },
  getCustomer: { 200: writeCustomer },
  updateCustomer: { 200: writeCustomer },
  patchCustomer: { 200: writeCustomer },
  mergeCustomer: { 200: writeCustomerMerge },
  getCustomerPeppol: { 200: writeCustomerPeppol },
  listContacts: { 200: writeContact },
  createContact: { 200: writeContact, 201: writeContact },
  getContact: { 200: writeContact },
  updateContact: { 200: writeContact },
  patchContact: { 200: writeContact },
  listSuppliers: { 200: writeSupplier },
  getSupplier: { 200: writeSupplier },
  updateSupplier: { 200: writeSupplier },
  patchSupplier: { 200: writeSupplier },
  listUsers: { 200: writeUser },
  createUser: { 201: writeUser },
  getUser: { 200: writeUser },
  updateUser: { 200: writeUser },
  listRoles: { 200: writeRole },
  createRole: { 201: writeRole },
  getRole: { 200: writeRole },
  updateRole: { 200: writeRole },
  listStaff: { 200: writeStaffMember },
  createStaffMember: { 200: writeStaffMember, 201: writeStaffMember },
  getOwnStaffMember: { 200: writeStaffMember },
  getStaffMember: { 200: writeStaffMember },
  updateStaffMember: { 200: writeStaffMember },
  patchStaffMember: { 200: writeStaffMember },
  listQualifications: { 200: writeQualification },
  createQualification: { 201: writeQualification },
  getQualification: { 200: writeQualification },
  updateQualification: { 200: writeQualification },
  listSessions: { 200: writeSession },
  createSession: { 201: writeCurrentSession },
  getCurrentSession: { 200: writeCurrentSession },
  getSession: { 200: writeSession },
  getSecondFactor: { 200: writeSecondFactor },
  beginSecondFactor: { 200: writeSecondFactorSetUp },
  confirmSecondFactor: { 200: writeRecoveryCodes },
  createRecoveryCodes: { 200: writeRecoveryCodes },
  listApiKeys: { 200: writeApiKeyList },
  createApiKey: { 201: writeApiKeyWithToken },
  getApiKey: { 200: writeApiKey },
  updateApiKey: { 200: writeApiKey },
  rotateApiKey: { 200: writeApiKeyWithToken },
  listProductGroups: { 200: writePublicProductGroup },
  createProductGroup: { 201: writeProductGroup },
  getProductGroup: { 200: writePublicProductGroup },
  updateProductGroup: { 200: writeProductGroup },
  listProducts: { public: writePublicProduct, 200: writeProduct },
  createProduct: { 201: writeProduct },
  getProduct: { public: writePublicProduct, 200: writeProduct },
  updateProduct: { 200: writeProduct },
  patchProduct: { 200: writeProduct },
  replaceProductImage: { 200: writeProduct },
  listPackages: { public: writePublicPackage, 200: writePackage },
  createPackage: { 201: writePackage },
  getPackage: { public: writePublicPackage, 200: writePackage },
  updatePackage: { 200: writePackage },
  patchPackage: { 200: writePackage },
  replacePackageImage: { 200: writePackage },
  listShifts: { 200: writeShift },
  createShift: { 201: writeShift },
  getShift: { 200: writeShift },
  updateShift: { 200: writeShift },
  listStartTimeGroups: { 200: writeStartTimeGroup },
  createStartTimeGroup: { 201: writeStartTimeGroup },
  getStartTimeGroup: { 200: writeStartTimeGroup },
  updateStartTimeGroup: { 200: writeStartTimeGroup },
  listStartTimes: { 200: writeStartTime },
  createStartTime: { 201: writeStartTime },
  createStartTimes: { 201: writeCreateStartTimes201 },
  getStartTime: { 200: writeStartTime },
  updateStartTime: { 200: writeStartTime },
  listRecordedHours: { 200: writeRecordedHours },
  createRecordedHours: { 201: writeRecordedHours },
  getRecordedHours: { 200: writeRecordedHours },
  updateRecordedHours: { 200: writeRecordedHours },
  listStaffAvailability: { 200: writeStaffAvailability },
  createStaffAvailability: { 201: writeStaffAvailability },
  getStaffAvailability: { 200: writeStaffAvailability },
  updateStaffAvailability: { 200: writeStaffAvailability },
  listCalendars: { 200: writeCalendar },
  createCalendar: { 201: writeCalendarWithToken },
  getCalendar: { 200: writeCalendar },
  getPlanningConflicts: { 200: writeGetPlanningConflicts200 },
  listBookings: { 200: writeListedBooking },
  createBooking: { 201: writeBooking },
  getBooking: { 200: writeBooking },
  updateBooking: { 200: writeBooking },
  patchBooking: { 200: writeBooking },
  redeemVoucher: { 200: writeBooking },
  getCancellation: { 200: writeCancellation },
  cancelBooking: { 200: writeCancellation },
  updateCancellation: { 200: writeCancellation },
  setBookingStatus: { 200: writeBooking },
  listProductLabels: { 200: writeProductLabel },
  createProductLabel: { 201: writeProductLabel },
  getProductLabel: { 200: writeProductLabel },
  updateProductLabel: { 200: writeProductLabel },
  listPriceRules: { 200: writePriceRule },
  createPriceRule: { 201: writePriceRule },
  getPriceRule: { 200: writePriceRule },
  updatePriceRule: { 200: writePriceRule },
  listCancellationTerms: { 200: writeCancellationTerms },
  createCancellationTerms: { 201: writeCancellationTerms },
  getCancellationTerms: { 200: writeCancellationTerms },
  updateCancellationTerms: { 200: writeCancellationTerms },
  listBookProcesses: { 200: writeBookProcess },
  createBookProcess: { 201: writeBookProcess },
  getBookProcess: { 200: writeBookProcess },
  updateBookProcess: { 200: writeBookProcess },
  listAttachments: { 200: writeAttachment },
  createAttachment: { 201: writeAttachment },
  getAttachment: { 200: writeAttachment },
  updateAttachment: { 200: writeAttachment },
  replaceAttachmentFile: { 200: writeAttachment },
  listProposalTypes: { 200: writeProposalType },
  createProposalType: { 201: writeProposalType },
  getProposalType: { 200: writeProposalType },
  updateProposalType: { 200: writeProposalType },
  listProposals: { 200: writeProposal },
  createProposal: { 201: writeProposal },
  getProposal: { 200: writeProposal },
  updateProposal: { 200: writeProposal },
  sendProposal: { 200: writeProposal },
  listDiscountCodes: { 200: writeDiscountCode },
  createDiscountCode: { 201: writeDiscountCode },
  getDiscountCode: { 200: writeDiscountCode },
  updateDiscountCode: { 200: writeDiscountCode },
  listVoucherTemplates: { public: writePublicVoucherTemplate, 200: writeVoucherTemplate },
  createVoucherTemplate: { 201: writeVoucherTemplate },
  getVoucherTemplate: { public: writePublicVoucherTemplate, 200: writeVoucherTemplate },
  updateVoucherTemplate: { 200: writeVoucherTemplate },
  findAvailableTimes: { 200: writeFindAvailableTimes200 },
  explainAvailableTimes: { 200: writeExplainAvailableTimes200 },
  checkVouchers: { 200: writeCheckedVouchers },
  getDiscountOfCode: { 200: writeGetDiscountOfCode200 },
  priceReservation: { 200: writePrice },
  reservePackage: { 200: writeReserved },
  getReservationState: { 200: writePaymentState },
  bookProducts: { 201: writeBookedProducts },
  listOnlinePayments: { 200: writeOnlinePayment },
  getOnlinePayment: { 200: writeOnlinePayment },
  refundOnlinePayment: { 200: writeOnlinePayment },
  listVoucherSales: { 200: writeVoucherSale },
  createVoucherSale: { 201: writeVoucherSale },
  getVoucherSale: { 200: writeVoucherSale },
  listWithdrawals: { 200: writeWithdrawal },
  createWithdrawal: { 201: writeWithdrawalReceipt },
  getWithdrawal: { 200: writeWithdrawal },
  decideWithdrawal: { 200: writeWithdrawal },
  confirmWithdrawal: { 200: writeWithdrawalReceipt },
  listVouchers: { 200: writeVoucher },
  createVoucher: { 201: writeVoucher },
  buyVouchers: { 200: writeWayToPay },
  getVoucherOrderState: { 200: writePaymentState },
  getVoucher: { 200: writeVoucher },
  updateVoucher: { 200: writeVoucher },
  patchVoucher: { 200: writeVoucher },
  listPaymentMethods: { 200: writePaymentMethod },
  createPaymentMethod: { 201: writePaymentMethod },
  getPaymentMethod: { 200: writePaymentMethod },
  updatePaymentMethod: { 200: writePaymentMethod },
  listPointsOfSale: { 200: writePointOfSale },
  createPointOfSale: { 201: writePointOfSale },
  getPointOfSale: { 200: writePointOfSale },
  updatePointOfSale: { 200: writePointOfSale },
  listTillLog: { 200: writeTillLogEntry },
  openTill: { 200: writeTillLogEntry },
  countTill: { 200: writeTillLogEntry },
  closeTill: { 200: writeTillLogEntry },
  listInvoices: { 200: writeInvoice },
  createInvoice: { 201: writeInvoice },
  proveInvoices: { 200: writeProveInvoices200 },
  getInvoice: { 200: writeInvoice },
  patchInvoice: { 200: writeInvoice },
  createPeppolSending: { 201: writePeppolSending },
  listPeppolSendings: { 200: writePeppolSending },
  getPeppolSending: { 200: writePeppolSending },
  listPeppolDocuments: { 200: writePeppolDocument },
  getPeppolDocument: { 200: writePeppolDocument },
  updatePeppolDocument: { 200: writePeppolDocument },
  createCreditInvoice: { 201: writeInvoice },
  mailInvoice: { 201: writeQueuedMail },
  listPaymentRequests: { 200: writePaymentRequest },
  createPaymentRequest: { 201: writePaymentRequest },
  getPaymentRequest: { 200: writePaymentRequest },
  updatePaymentRequest: { 200: writePaymentRequest },
  listVatChanges: { 200: writeVatChange },
  createVatChange: { 201: writeVatChange },
  getVatChange: { 200: writeVatChange },
  listVatChangeBookings: { 200: writeVatChangeBooking },
  listPayments: { 200: writeInvoicePayment },
  listInvoicePayments: { 200: writeInvoicePayment },
  createInvoicePayment: { 201: writeInvoicePayment },
  getInvoicePayment: { 200: writeInvoicePayment },
  updateInvoicePayment: { 200: writeInvoicePayment },
  listMails: { 200: writeQueuedMail },
  getMail: { 200: writeQueuedMail },
  cancelMail: { 200: writeQueuedMail },
  resendMail: { 201: writeQueuedMail },
  listIncomingMailAddresses: { 200: writeIncomingMailAddress },
  createIncomingMailAddress: { 201: writeIncomingMailAddress },
  getIncomingMailAddress: { 200: writeIncomingMailAddress },
  updateIncomingMailAddress: { 200: writeIncomingMailAddress },
  listIncomingMails: { 200: writeIncomingMail },
  createIncomingMail: { 200: writeIncomingMail, 201: writeIncomingMail },
  getIncomingMail: { 200: writeIncomingMail },
  listInvoiceLines: { 200: writeChargedLine },
  listJournalEntries: { 200: writeJournalEntry },
  getVatReturn: { 200: writeGetVatReturn200 },
  getAgedDebtors: { 200: writeGetAgedDebtors200 },
  getRevenue: { 200: writeGetRevenue200 },
  getSalesStatistics: { 200: writeGetSalesStatistics200 },
  getPaymentStatistics: { 200: writeGetPaymentStatistics200 },
  getBookedProductStatistics: { 200: writeGetBookedProductStatistics200 },
  listEvents: { 200: writeEvent },
  listAuditEntries: { 200: writeAuditEntry },
  listWebhooks: { 200: writeWebhook },
  createWebhook: { 201: writeWebhookWithSecret },
  createWebhooks: { 201: writeCreateWebhooks201 },
  getWebhook: { 200: writeWebhook },
  updateWebhook: { 200: writeWebhook },
  listWebhookDeliveries: { 200: writeWebhookDelivery },
  getWebhookDelivery: { 200: writeWebhookDeliveryDetail },
  redeliverWebhookDelivery: { 200: writeWebhookDelivery },
  replayWebhook: { 200: writeWebhookReplayed },
  testWebhook: { 200: writeWebhookDelivery },
  rotateWebhookSecret: { 200: writeWebhookSecret },
  getPlanning: { 200: writePlanning },
  getProductAvailability: { 200: writeGetProductAvailability200 },
  listMaterials: { 200: writeMaterial },
  createMaterial: { 201: writeMaterial },
  getMaterial: { 200: writeMaterial },
  updateMaterial: { 200: writeMaterial },
  getUpcomingCapacity: { 200: writeUpcomingCapacity },
  listCapacityEntries: { 200: writeCapacityEntry },
  createCapacityEntry: { 201: writeCapacityEntry },
  getCapacityEntry: { 200: writeCapacityEntry },
  updateCapacityEntry: { 200: writeCapacityEntry },
  updateCapacityEntries: { 200: writeCapacityWritten },
  listCapacitySeries: { 200: writeCapacityEntry },
  deleteCapacitySeries: { 200: writeCapacityWritten },
  listNewsletters: { 200: writeNewsletter },
  createNewsletter: { 201: writeNewsletter },
  getNewsletter: { 200: writeNewsletter },
  updateNewsletter: { 200: writeNewsletter },
  sendNewsletter: { 200: writeNewsletterIssue },
  listNotes: { 200: writeNote },
  createNote: { 201: writeNote },
  getNote: { 200: writeNote },
  updateNote: { 200: writeNote },
  listBookingMails: { 200: writeBookingMail },
  createBookingMail: { 201: writeBookingMail },
  getBookingMail: { 200: writeBookingMail },
  updateBookingMail: { 200: writeBookingMail },
  listBookingMailSendings: { 200: writeBookingMailSending },
  createBookingMailSending: { 201: writeBookingMailSending },
  getBookingMailSending: { 200: writeBookingMailSending },
  listStatusReminders: { 200: writeStatusReminder },
  createStatusReminder: { 201: writeStatusReminder },
  getStatusReminder: { 200: writeStatusReminder },
  updateStatusReminder: { 200: writeStatusReminder },
  listIntegrations: { 200: writeIntegration },
  createIntegration: { 201: writeIntegration },
  getIntegration: { 200: writeIntegration },
  updateIntegration: { 200: writeIntegration },
  listContactForms: { 200: writeContactForm },
  createContactForm: { 201: writeContactForm },
  getContactForm: { 200: writeContactForm },
  updateContactForm: { 200: writeContactForm },
  listContactFormFields: { 200: writeListedContactFormField },
  submitContactForm: { 200: writeContactFormReceipt },
  deleteCapacitySeriesFrom: { 200: writeCapacityWritten },
};

/** By noun that has events: what an event shows. */
export const payloads = {
  ApiKey: writeApiKeyPayload,
  Attachment: writeAttachmentPayload,
  BookProcess: writeBookProcessPayload,
  Booking: writeBookingPayload,
  BookingMail: writeBookingMailPayload,
  BookingMailSending: writeBookingMailSendingPayload,
  CancellationTerms: writeCancellationTermsPayload,
  Company: writeCompanyPayload,
  Contact: writeContactPayload,
  ContactForm: writeContactFormPayload,
  ContactPerson: writeContactPersonPayload,
  Customer: writeCustomerPayload,
  DiscountCode: writeDiscountCodePayload,
  IncomingMail: writeIncomingMailPayload,
  IncomingMailAddress: writeIncomingMailAddressPayload,
  Integration: writeIntegrationPayload,
  Invoice: writeInvoicePayload,
  InvoicePayment: writeInvoicePaymentPayload,
  Location: writeLocationPayload,
  Material: writeMaterialPayload,
  Newsletter: writeNewsletterPayload,
  Note: writeNotePayload,
  Package: writePackagePayload,
  PaymentMethod: writePaymentMethodPayload,
  PaymentRequest: writePaymentRequestPayload,
  PdfTemplate: writePdfTemplatePayload,
  PeppolDocument: writePeppolDocumentPayload,
  PeppolSending: writePeppolSendingPayload,
  PointOfSale: writePointOfSalePayload,
  PriceRule: writePriceRulePayload,
  Product: writeProductPayload,
  ProductGroup: writeProductGroupPayload,
  ProductLabel: writeProductLabelPayload,
  Proposal: writeProposalPayload,
  ProposalType: writeProposalTypePayload,
  Qualification: writeQualificationPayload,
  QueuedMail: writeQueuedMailPayload,
  RecordedHours: writeRecordedHoursPayload,
  Role: writeRolePayload,
  Setting: writeSettingPayload,
  Shift: writeShiftPayload,
  StaffAvailability: writeStaffAvailabilityPayload,
  StaffMember: writeStaffMemberPayload,
  StartTime: writeStartTimePayload,
  StartTimeGroup: writeStartTimeGroupPayload,
  StatusReminder: writeStatusReminderPayload,
  StoredFile: writeStoredFilePayload,
  Supplier: writeSupplierPayload,
  TillLogEntry: writeTillLogEntryPayload,
  User: writeUserPayload,
  VatChange: writeVatChangePayload,
  Voucher: writeVoucherPayload,
  VoucherTemplate: writeVoucherTemplatePayload,
  Webhook: writeWebhookPayload,
  Withdrawal: writeWithdrawalPayload,
} satisfies { readonly [schemaName: string]: Write };
