// The words of a programme, in the languages that documents are printed in.
import { inLanguageOf } from './words.ts';

export interface ProgrammeWords {
  readonly programme: string;
  readonly begin: string;
  readonly group: string;
  readonly time: string;
  readonly activity: string;
  readonly location: string;
  /** The text of a booking without rows. */
  readonly nothing: string;
  readonly remark: string;
}

/** The words for a locale such as `nl_BE`. */
export const programmeWordsFor = inLanguageOf<ProgrammeWords>({
  nl: {
    programme: 'Programma',
    begin: 'Aanvang',
    group: 'Groep',
    time: 'Tijd',
    activity: 'Activiteit',
    location: 'Plaats',
    nothing: 'Het programma volgt nog.',
    remark: 'Opmerking',
  },
  en: {
    programme: 'Programme',
    begin: 'Starts at',
    group: 'Group',
    time: 'Time',
    activity: 'Activity',
    location: 'Location',
    nothing: 'The programme is still to be arranged.',
    remark: 'Note',
  },
  de: {
    programme: 'Programm',
    begin: 'Beginn',
    group: 'Gruppe',
    time: 'Uhrzeit',
    activity: 'Aktivität',
    location: 'Ort',
    nothing: 'Das Programm folgt noch.',
    remark: 'Hinweis',
  },
  fr: {
    programme: 'Programme',
    begin: 'Début',
    group: 'Groupe',
    time: 'Heure',
    activity: 'Activité',
    location: 'Lieu',
    nothing: 'Le programme suivra.',
    remark: 'Remarque',
  },
});
