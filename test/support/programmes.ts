// A booking whose programme is printed, and who its parties are.
import type { Instant } from '../../generated/types.ts';
import type { ProgrammeParties } from '../../domain/bookings/programme.ts';
import { COMPANY, SCHOOL } from './e-invoices.ts';

interface ProgrammeFields {
  readonly beschrijving: string;
  readonly begin: Instant;
  readonly eind: Instant;
  readonly locatie_id: number | null;
  readonly aantal: number;
}

/** A line of a booking, at instants. */
export function createLine(
  beschrijving: string,
  begin: string,
  eind: string,
  locatie_id: number | null = null,
): ProgrammeFields {
  return { beschrijving, begin: begin as Instant, eind: eind as Instant, locatie_id, aantal: 2 };
}

export const BOOKING = {
  referentie: '30-4',
  klant_id: 30,
  arrangement: 'Dagje uit',
  personen: 16,
  kosten_opmerking: null,
  begin: '2026-10-24T12:00:00.000Z' as Instant,
  lines: [] as ProgrammeFields[],
};

export const PARTIES: ProgrammeParties = {
  sender: COMPANY,
  recipient: SCHOOL,
  look: {
    locale: 'nl_NL',
    lettertype: 'Helvetica',
    accent_color: '#1f6f54',
    logo_sha256: null,
    header: '{bedrijf_naam}',
    footer: 'Factuur{factuur_nummer} van {contact_naam} {onbekend}',
  },
  shows_amounts: true,
};
