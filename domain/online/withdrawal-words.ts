// The words of withdrawing, on its page and in mails, in Dutch and English. Their source: docs/decisions/323-withdrawing.md.
import { languageOf } from '../values/formats.ts';
import type { WithdrawalVerdict } from './withdrawal.ts';

/** Members named like fields of the form are their labels. */
export interface WithdrawalWords {
  readonly language: 'nl' | 'en';
  /** The link to the page, and its title: the directive's own words. */
  readonly withdraw: string;
  /** The button of the second step: the directive's own words. */
  readonly confirm: string;
  readonly intro: string;
  readonly naam: string;
  readonly email: string;
  readonly referentie: string;
  readonly referenceHint: string;
  readonly verklaring: string;
  /** The remark after the label of a field that may be empty. */
  readonly optional: string;
  /** The button of the first step. */
  readonly next: string;
  readonly checkHeading: string;
  readonly checkHint: string;
  /** The label of the moment of a declaration. */
  readonly declaredAt: string;
  readonly receivedHeading: string;
  readonly receivedHint: string;
  /** The complaints about fields. */
  readonly wrong: Readonly<Record<'naam' | 'email' | 'referentie' | 'verklaring', string>>;
  /** Bookings for a fixed date, from which nobody can withdraw. */
  readonly exempt: string;
  readonly mail: { readonly subject: string; readonly body: string };
  /** The consequence of a withdrawal, in its mail. */
  readonly outcomes: Readonly<Record<WithdrawalVerdict['status'], string>>;
  /** The paragraph at the end of a mail with vouchers. */
  readonly belowVouchers: string;
}

const NL: WithdrawalWords = {
  language: 'nl',
  withdraw: 'Overeenkomst hier herroepen',
  confirm: 'Herroeping bevestigen',
  intro: 'Hebt u vouchers gekocht en wilt u daarvan af? Vul dit formulier in. U hoeft geen reden te geven.',
  naam: 'Uw naam',
  email: 'Uw e-mailadres',
  referentie: 'Referentie van uw bestelling',
  referenceHint: 'Deze staat in de mail met uw vouchers.',
  verklaring: 'Wat u ons wilt laten weten',
  optional: 'mag leeg blijven',
  next: 'Verder',
  checkHeading: 'Controleer uw herroeping',
  checkHint: 'Er is nog niets herroepen. Kloppen uw gegevens? Bevestig dan uw herroeping.',
  declaredAt: 'Ontvangen',
  receivedHeading: 'Wij hebben uw herroeping ontvangen',
  receivedHint: 'U krijgt hiervan een e-mail. Bewaar die als bewijs.',
  wrong: {
    naam: 'Vul uw naam in, zonder webadres.',
    email: 'Vul een geldig e-mailadres in.',
    referentie: 'Vul de referentie van uw bestelling in.',
    verklaring: 'Schrijf ten hoogste 1000 tekens.',
  },
  exempt: 'Een boeking voor een vaste datum kunt u niet herroepen. U kunt haar wel annuleren.',
  mail: {
    subject: 'Ontvangst van uw herroeping',
    body: [
      'Geachte {contactpersoon_naam},',
      'Wij hebben uw herroeping ontvangen op {herroeping_datum} om {herroeping_tijd}. Dit hebt u verklaard:',
      'Naam: {contactpersoon_naam}\nE-mailadres: {contactpersoon_email}\nReferentie: {contact_referentie}\nVerklaring: {contact_verklaring}',
      '{herroeping_gevolg}',
      '{bedrijf_naam}',
    ].join('\n\n'),
  },
  outcomes: {
    uitgevoerd:
      'De vouchers van deze bestelling die niet gebruikt zijn, zijn vanaf nu ongeldig. Wij betalen {bedrag} terug op de manier waarop er betaald is.',
    te_beoordelen: 'Wij bekijken uw herroeping en laten u weten wat ermee gebeurt.',
    uitgezonderd:
      'Deze referentie hoort bij een boeking voor een vaste datum. Voor zo’n boeking geldt het recht van herroeping niet. U kunt haar wel annuleren: volg de link om te annuleren in de mail over uw boeking, of neem contact met ons op.',
  },
  belowVouchers: 'Referentie van uw bestelling: {voucher_referentie}\nOvereenkomst hier herroepen: {herroep_link}',
};

const EN: WithdrawalWords = {
  language: 'en',
  withdraw: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  intro: 'Did you buy vouchers, and do you want to withdraw? Fill in this form. You need not give a reason.',
  naam: 'Your name',
  email: 'Your e-mail address',
  referentie: 'Reference of your order',
  referenceHint: 'It is in the mail with your vouchers.',
  verklaring: 'What you want to tell us',
  optional: 'optional',
  next: 'Continue',
  checkHeading: 'Check your withdrawal',
  checkHint: 'Nothing has been withdrawn yet. Is this correct? Then confirm your withdrawal.',
  declaredAt: 'Received',
  receivedHeading: 'We received your withdrawal',
  receivedHint: 'You get a mail about it. Keep that as proof.',
  wrong: {
    naam: 'Fill in your name, without a web address.',
    email: 'Fill in a valid e-mail address.',
    referentie: 'Fill in the reference of your order.',
    verklaring: 'Write at most 1000 characters.',
  },
  exempt: 'You cannot withdraw from a booking for a fixed date. You can cancel it.',
  mail: {
    subject: 'Receipt of your withdrawal',
    body: [
      'Dear {contactpersoon_naam},',
      'We received your withdrawal on {herroeping_datum} at {herroeping_tijd}. This is what you declared:',
      'Name: {contactpersoon_naam}\nE-mail address: {contactpersoon_email}\nReference: {contact_referentie}\nStatement: {contact_verklaring}',
      '{herroeping_gevolg}',
      '{bedrijf_naam}',
    ].join('\n\n'),
  },
  outcomes: {
    uitgevoerd:
      'The vouchers of this order that were not used are no longer valid. We pay {bedrag} back in the way in which it was paid.',
    te_beoordelen: 'We look at your withdrawal and let you know what becomes of it.',
    uitgezonderd:
      'This reference belongs to a booking for a fixed date. The right of withdrawal does not apply to such a booking. You can cancel it: follow the link for cancelling in the mail about your booking, or contact us.',
  },
  belowVouchers: 'Reference of your order: {voucher_referentie}\nWithdraw from contract here: {herroep_link}',
};

/** Returns the words for a locale such as `nl_BE`: Dutch, or else English. */
export function selectWithdrawalWords(locale: string): WithdrawalWords {
  return languageOf(locale) === 'nl' ? NL : EN;
}
