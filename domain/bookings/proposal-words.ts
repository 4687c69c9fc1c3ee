// The words of a proposal, on its page and on paper, in all languages of documents.
import { languageOf, type DocumentLanguage } from '../values/formats.ts';

/** Why a page has no form, or shows it again with a notice. */
export type ProposalNotice =
  'geaccepteerd' | 'afgewezen' | 'verlopen' | 'ingetrokken' | 'vervallen' | 'vol' | 'veranderd';

export interface ProposalWords {
  readonly proposal: string;
  readonly programme: string;
  readonly price: string;
  readonly description: string;
  readonly quantity: string;
  readonly amount: string;
  readonly total: string;
  readonly answer: string;
  /** Precedes the last day. */
  readonly until: string;
  readonly accept: string;
  readonly decline: string;
  readonly reason: string;
  readonly sendDecline: string;
  readonly pdf: string;
  readonly people: (count: number) => string;
  /** The price at the first sight of the page, and the price now. */
  readonly repriced: (before: string, now: string) => string;
  readonly notices: Readonly<Record<ProposalNotice, string>>;
  /** The words for staff in the note on a booking without capacity. */
  readonly noRoom: string;
}

const WORDS: Readonly<Record<DocumentLanguage, ProposalWords>> = {
  nl: {
    proposal: 'Voorstel',
    programme: 'Programma',
    price: 'Prijs',
    description: 'Omschrijving',
    quantity: 'Aantal',
    amount: 'Bedrag',
    total: 'Totaal inclusief btw',
    answer: 'Uw antwoord',
    until: 'U kunt dit voorstel accepteren tot en met',
    accept: 'Ja, ik ga akkoord',
    decline: 'Nee, ik wil dit voorstel niet',
    reason: 'Waarom niet? (mag leeg blijven)',
    sendDecline: 'Voorstel afwijzen',
    pdf: 'Bewaar dit voorstel als PDF',
    people: (count) => (count === 1 ? '1 persoon' : `${String(count)} personen`),
    repriced: (before, now) =>
      `De prijs is veranderd sinds wij u dit voorstel stuurden: die was ${before} en is nu ${now}.`,
    notices: {
      geaccepteerd: 'Dank u wel. U bent akkoord gegaan met dit voorstel.',
      afgewezen: 'U hebt dit voorstel afgewezen. Dank u wel voor uw antwoord.',
      verlopen: 'De termijn van dit voorstel is voorbij. Neem contact met ons op als u nog wilt boeken.',
      ingetrokken: 'Wij hebben dit voorstel ingetrokken. Neem contact met ons op als u vragen hebt.',
      vervallen: 'Deze boeking is geannuleerd. Neem contact met ons op als u nog wilt komen.',
      vol: 'Het spijt ons: er is op dit moment geen plaats meer. Er is niets geboekt. Wij weten dat u wilt komen; neem contact met ons op voor een andere tijd.',
      veranderd: 'Dit voorstel is veranderd nadat u het bekeek. Er is nog niets geaccepteerd: bekijk het opnieuw.',
    },
    noRoom:
      'De klant ging akkoord met het voorstel, maar er is geen plaats meer. De boeking is niet veranderd. Maak plaats en bevestig haar, of stel een andere tijd voor.',
  },
  en: {
    proposal: 'Proposal',
    programme: 'Programme',
    price: 'Price',
    description: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total including VAT',
    answer: 'Your answer',
    until: 'You can accept this proposal until the end of',
    accept: 'Yes, I accept',
    decline: 'No, I do not want this proposal',
    reason: 'Why not? (optional)',
    sendDecline: 'Decline the proposal',
    pdf: 'Save this proposal as a PDF',
    people: (count) => (count === 1 ? '1 person' : `${String(count)} people`),
    repriced: (before, now) =>
      `The price has changed since we sent you this proposal: it was ${before} and is now ${now}.`,
    notices: {
      geaccepteerd: 'Thank you. You have accepted this proposal.',
      afgewezen: 'You have declined this proposal. Thank you for your answer.',
      verlopen: 'This proposal has expired. Contact us if you still want to book.',
      ingetrokken: 'We have withdrawn this proposal. Contact us if you have questions.',
      vervallen: 'This booking is cancelled. Contact us if you still want to come.',
      vol: 'We are sorry: there is no room left at that time. Nothing was booked. We know that you want to come; please contact us for another time.',
      veranderd: 'This proposal has changed since you looked at it. Nothing was accepted: please look again.',
    },
    noRoom:
      'The customer accepted the proposal, but there is no room left. The booking has not changed. Make room and confirm it, or propose another time.',
  },
  de: {
    proposal: 'Angebot',
    programme: 'Programm',
    price: 'Preis',
    description: 'Beschreibung',
    quantity: 'Anzahl',
    amount: 'Betrag',
    total: 'Gesamtbetrag inklusive MwSt.',
    answer: 'Ihre Antwort',
    until: 'Sie können dieses Angebot annehmen bis einschließlich',
    accept: 'Ja, ich nehme an',
    decline: 'Nein, ich möchte dieses Angebot nicht',
    reason: 'Warum nicht? (freiwillig)',
    sendDecline: 'Angebot ablehnen',
    pdf: 'Dieses Angebot als PDF speichern',
    people: (count) => (count === 1 ? '1 Person' : `${String(count)} Personen`),
    repriced: (before, now) =>
      `Der Preis hat sich geändert, seit wir Ihnen dieses Angebot geschickt haben: Er war ${before} und ist jetzt ${now}.`,
    notices: {
      geaccepteerd: 'Vielen Dank. Sie haben dieses Angebot angenommen.',
      afgewezen: 'Sie haben dieses Angebot abgelehnt. Vielen Dank für Ihre Antwort.',
      verlopen: 'Dieses Angebot ist abgelaufen. Melden Sie sich, wenn Sie noch buchen möchten.',
      ingetrokken: 'Wir haben dieses Angebot zurückgezogen. Melden Sie sich bei Fragen.',
      vervallen: 'Diese Buchung ist storniert. Melden Sie sich, wenn Sie noch kommen möchten.',
      vol: 'Es tut uns leid: Zu dieser Zeit ist kein Platz mehr frei. Nichts wurde gebucht. Wir wissen, dass Sie kommen möchten; bitte melden Sie sich für eine andere Zeit.',
      veranderd:
        'Dieses Angebot hat sich geändert, seit Sie es sahen. Nichts wurde angenommen: Bitte prüfen Sie es erneut.',
    },
    noRoom:
      'Der Kunde hat das Angebot angenommen, aber es ist kein Platz mehr frei. Die Buchung ist unverändert. Schaffen Sie Platz und bestätigen Sie sie, oder schlagen Sie eine andere Zeit vor.',
  },
  fr: {
    proposal: 'Proposition',
    programme: 'Programme',
    price: 'Prix',
    description: 'Description',
    quantity: 'Quantité',
    amount: 'Montant',
    total: 'Total TVA comprise',
    answer: 'Votre réponse',
    until: 'Vous pouvez accepter cette proposition jusqu’au',
    accept: 'Oui, j’accepte',
    decline: 'Non, je ne veux pas de cette proposition',
    reason: 'Pourquoi ? (facultatif)',
    sendDecline: 'Refuser la proposition',
    pdf: 'Enregistrer cette proposition en PDF',
    people: (count) => (count === 1 ? '1 personne' : `${String(count)} personnes`),
    repriced: (before, now) =>
      `Le prix a changé depuis l’envoi de cette proposition : il était de ${before} et est maintenant de ${now}.`,
    notices: {
      geaccepteerd: 'Merci. Vous avez accepté cette proposition.',
      afgewezen: 'Vous avez refusé cette proposition. Merci de votre réponse.',
      verlopen: 'Cette proposition a expiré. Contactez-nous si vous souhaitez encore réserver.',
      ingetrokken: 'Nous avons retiré cette proposition. Contactez-nous si vous avez des questions.',
      vervallen: 'Cette réservation est annulée. Contactez-nous si vous souhaitez encore venir.',
      vol: 'Nous sommes désolés : il n’y a plus de place à ce moment. Rien n’a été réservé. Nous savons que vous voulez venir ; contactez-nous pour une autre heure.',
      veranderd:
        'Cette proposition a changé depuis que vous l’avez vue. Rien n’a été accepté : regardez-la de nouveau.',
    },
    noRoom:
      'Le client a accepté la proposition, mais il n’y a plus de place. La réservation n’a pas changé. Faites de la place et confirmez-la, ou proposez une autre heure.',
  },
};

/** The words for a locale such as `nl_BE`; English for an unknown language. */
export function selectProposalWords(locale: string): ProposalWords {
  return WORDS[languageOf(locale)];
}
