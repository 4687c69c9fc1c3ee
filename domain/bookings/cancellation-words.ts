// The words of the page on which customers cancel, and of the notes about it: Dutch for Dutch locales, else English.

/** Why a page has no form, or shows it again with a notice. */
export type CancellationNotice = 'geannuleerd' | 'bellen' | 'begonnen' | 'veranderd';

export interface CancellationWords {
  readonly title: string;
  readonly terms: string;
  readonly costs: string;
  readonly total: string;
  readonly owed: string;
  readonly paid: string;
  readonly back: string;
  readonly open: string;
  readonly cancelledOn: string;
  /** How money is refunded after staff have looked at it, and immediately. */
  readonly refundMethods: Readonly<Record<'voorstel' | 'automatisch', string>>;
  readonly sure: string;
  readonly reason: string;
  readonly confirm: (costs: string) => string;
  readonly people: (count: number) => string;
  readonly notices: Readonly<Record<CancellationNotice, string>>;
  /** The words for staff in the notes on a booking. */
  readonly notes: {
    readonly byCustomer: string;
    readonly byStaff: string;
    readonly amounts: (costs: string, back: string) => string;
    readonly dismissed: (back: string) => string;
    readonly reopened: (price: string, invoiced: string) => string;
  };
}

const DUTCH: CancellationWords = {
  title: 'Boeking annuleren',
  terms: 'Voorwaarden',
  costs: 'Wat kost annuleren?',
  total: 'Prijs van uw boeking, zonder vouchers',
  owed: 'Kosten van annuleren vandaag',
  paid: 'Door u betaald',
  back: 'U krijgt terug',
  open: 'U moet nog betalen',
  cancelledOn: 'Geannuleerd op',
  refundMethods: {
    voorstel: 'Wij bekijken uw annulering en betalen u daarna terug.',
    automatisch: 'Wat u online hebt betaald, komt vanzelf terug. Wij betalen u de rest apart terug.',
  },
  sure: 'Weet u het zeker? Annuleren kan niet ongedaan worden gemaakt.',
  reason: 'Waarom annuleert u? (mag leeg blijven)',
  confirm: (costs) => `Ja, annuleer mijn boeking (kosten ${costs})`,
  people: (count) => (count === 1 ? '1 persoon' : `${String(count)} personen`),
  notices: {
    geannuleerd: 'Deze boeking is geannuleerd.',
    bellen: 'Deze boeking kunt u hier niet annuleren. Neem contact met ons op.',
    begonnen: 'Deze boeking is begonnen en kan niet meer worden geannuleerd. Neem contact met ons op.',
    veranderd: 'De kosten of de boeking zijn veranderd nadat u keek. Er is nog niets geannuleerd: kijk opnieuw.',
  },
  notes: {
    byCustomer: 'De klant heeft de boeking geannuleerd.',
    byStaff: 'De boeking is geannuleerd.',
    amounts: (costs, back) => `Kosten: ${costs}. Terug naar de klant: ${back}.`,
    dismissed: (back) => `De voorgestelde terugbetaling van ${back} is afgewezen.`,
    reopened: (price, invoiced) =>
      `De boeking gaat toch door, voor de afgesproken ${price}. Daarvan is ${invoiced} gefactureerd.`,
  },
};

const ENGLISH: CancellationWords = {
  title: 'Cancel your booking',
  terms: 'Terms',
  costs: 'What does cancelling cost?',
  total: 'Price of your booking, without vouchers',
  owed: 'Costs of cancelling today',
  paid: 'Paid by you',
  back: 'You get back',
  open: 'You still have to pay',
  cancelledOn: 'Cancelled on',
  refundMethods: {
    voorstel: 'We look at your cancellation, and pay you back after that.',
    automatisch: 'What you paid online comes back automatically. We pay the rest back in another way.',
  },
  sure: 'Are you sure? You cannot undo this.',
  reason: 'Why do you cancel? (optional)',
  confirm: (costs) => `Yes, cancel my booking (costs ${costs})`,
  people: (count) => (count === 1 ? '1 person' : `${String(count)} people`),
  notices: {
    geannuleerd: 'This booking is cancelled.',
    bellen: 'You cannot cancel this booking here. Please contact us.',
    begonnen: 'This booking has begun and can no longer be cancelled. Please contact us.',
    veranderd: 'The costs or the booking have changed since you looked. Nothing was cancelled: please look again.',
  },
  notes: {
    byCustomer: 'The customer cancelled the booking.',
    byStaff: 'The booking was cancelled.',
    amounts: (costs, back) => `Costs: ${costs}. Back to the customer: ${back}.`,
    dismissed: (back) => `The proposed refund of ${back} was dismissed.`,
    reopened: (price, invoiced) =>
      `The booking is taken up again, for the agreed ${price}. ${invoiced} of it is invoiced.`,
  },
};

/** The words for a company with a locale such as `nl_BE`. */
export function selectCancellationWords(locale: string): CancellationWords {
  return isDutch(locale) ? DUTCH : ENGLISH;
}

/** The locale of the page's dates and amounts: that of the company where the page is in its language. */
export function selectPageLocale(locale: string): string {
  return isDutch(locale) || locale.startsWith('en') ? locale : 'en';
}

function isDutch(locale: string): boolean {
  return locale.startsWith('nl');
}
