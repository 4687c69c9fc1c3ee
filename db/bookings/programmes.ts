// The printed programme of a booking, read from the booking, its company, its customer and its locations.
import type { components } from '../../generated/types.ts';
import { programmeOf, type PrintedProgramme } from '../../domain/bookings/programme.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { selectDisplayName } from '../../domain/values/display-name.ts';
import { recipientOf, lookOf, senderOf, selectTemplate } from '../../domain/values/letter.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { Reader } from '../engine/session/reader.ts';
import { readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import * as locations from '../house/locations.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import * as customers from '../people/customers.ts';

type Location = components['schemas']['Location'];

/** Returns the current programme of a booking, in the name of the company of its costs. A fixed number of queries. */
export async function readPrintedProgramme(db: Reader, booking: StoredBooking, zone: Zone): Promise<PrintedProgramme> {
  const locationIds = [...new Set(booking.lines.flatMap(({ locatie_id }) => locatie_id ?? []))];
  const company = await readOne(companies.readKnown, db, booking.kosten_bedrijf_id);
  const context: components['schemas']['InvoiceContext'] = booking.online_boeking ? 'online_booking' : 'invoice';
  const [customer, locationsById, template] = await Promise.all([
    readOne(customers.readKnownNamed, db, booking.klant_id),
    locations.read(db, locationIds),
    readOne(pdfTemplates.read, db, selectTemplate(company, context)),
  ]);

  const parties = {
    sender: senderOf(company),
    recipient: recipientOf(customer, company),
    look: lookOf(company, template),
    // Quantities: stored programmes call them amounts.
    shows_amounts: company.programmarender_aantallen,
  };
  const placeNames = new Map([...locationsById].map(([id, location]) => [id, placeOf(location)]));

  return programmeOf(booking, parties, placeNames, zone);
}

/** Returns the name of a location for customers, with its own address where it has one. */
function placeOf({ naam, weergavenaam, adres, plaats }: Location): string {
  const name = selectDisplayName(weergavenaam, naam);
  return [name, adres, plaats].filter(Boolean).join(', ');
}
