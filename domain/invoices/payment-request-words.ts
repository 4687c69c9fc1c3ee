// The words of the page on which people pay an invoice, in all languages of documents.
import { languageOf, type DocumentLanguage } from '../values/formats.ts';

/** Why a page has no form, or shows it with a notice. */
export type RequestNotice =
  | 'betaald'
  | 'verlopen'
  | 'ingetrokken'
  | 'vervallen'
  | 'ontvangen'
  | 'wachten'
  | 'bezig'
  | 'mislukt'
  | 'veranderd'
  | 'bedrag'
  | 'vaak';

export interface RequestWords {
  readonly pay: string;
  readonly invoice: string;
  readonly invoiceDate: string;
  readonly total: string;
  readonly open: string;
  readonly document: string;
  /** The button for all that is open. */
  readonly payAll: (amount: string) => string;
  readonly part: string;
  /** The label of the field for a part. */
  readonly amount: string;
  readonly least: (amount: string) => string;
  readonly payPart: string;
  readonly until: (day: string) => string;
  readonly byBank: string;
  readonly account: string;
  readonly inNameOf: string;
  readonly reference: string;
  /** The alternative text of the code. */
  readonly scan: string;
  readonly notices: Readonly<Record<RequestNotice, string>>;
}

const WORDS: Readonly<Record<DocumentLanguage, RequestWords>> = {
  nl: {
    pay: 'Betalen',
    invoice: 'Factuur',
    invoiceDate: 'Datum',
    total: 'Totaal',
    open: 'Nog te betalen',
    document: 'Bekijk de factuur (PDF)',
    payAll: (amount) => `${amount} nu betalen`,
    part: 'Een deel betalen',
    amount: 'Bedrag',
    least: (amount) => `Ten minste ${amount}.`,
    payPart: 'Dit deel betalen',
    until: (day) => `U kunt betalen tot en met ${day}.`,
    byBank: 'Overmaken met uw bank',
    account: 'Rekening',
    inNameOf: 'Op naam van',
    reference: 'Betalingskenmerk',
    scan: 'QR-code voor de app van uw bank',
    notices: {
      betaald: 'Deze factuur is betaald. Dank u wel!',
      verlopen: 'De termijn van deze betaallink is voorbij. Neem contact met ons op.',
      ingetrokken: 'Wij hebben deze betaallink ingetrokken. Neem contact met ons op als u vragen hebt.',
      vervallen: 'Deze factuur is gecrediteerd: u hoeft niets te betalen.',
      ontvangen: 'Uw betaling is ontvangen. Dank u wel!',
      wachten: 'Wij wachten nog op bericht over uw betaling. Laad deze pagina straks opnieuw.',
      bezig:
        'Iemand is deze factuur nu aan het betalen. Betaal alleen als u zeker weet dat die betaling niet doorgaat.',
      mislukt: 'De betaling is niet gelukt. U kunt het opnieuw proberen.',
      veranderd: 'Het bedrag is veranderd nadat u deze pagina opende. Er is nog niets betaald: bekijk het opnieuw.',
      bedrag:
        'Dit bedrag kan niet worden betaald. Er is nog niets betaald: kies een bedrag tussen het minste en alles.',
      vaak: 'Er is te vaak een betaling begonnen. Maak het bedrag over met uw bank, of neem contact met ons op.',
    },
  },
  en: {
    pay: 'Pay',
    invoice: 'Invoice',
    invoiceDate: 'Date',
    total: 'Total',
    open: 'Left to pay',
    document: 'View the invoice (PDF)',
    payAll: (amount) => `Pay ${amount} now`,
    part: 'Pay a part',
    amount: 'Amount',
    least: (amount) => `At least ${amount}.`,
    payPart: 'Pay this part',
    until: (day) => `You can pay up to and including ${day}.`,
    byBank: 'Transfer by your bank',
    account: 'Account',
    inNameOf: 'Account holder',
    reference: 'Payment reference',
    scan: "QR code for your bank's app",
    notices: {
      betaald: 'This invoice has been paid. Thank you!',
      verlopen: 'This payment link has expired. Please contact us.',
      ingetrokken: 'We have withdrawn this payment link. Please contact us if you have questions.',
      vervallen: 'This invoice was credited: you have nothing to pay.',
      ontvangen: 'We have received your payment. Thank you!',
      wachten: 'We are waiting for news of your payment. Please reload this page in a moment.',
      bezig: 'Somebody is paying this invoice now. Pay only if you are sure that they will not finish.',
      mislukt: 'The payment did not succeed. You can try again.',
      veranderd: 'The amount has changed since you opened this page. Nothing has been paid yet: please look again.',
      bedrag: 'This amount cannot be paid. Nothing has been paid yet: choose an amount between the least and all.',
      vaak: 'Payments were begun too often. Please transfer the amount by your bank, or contact us.',
    },
  },
  de: {
    pay: 'Bezahlen',
    invoice: 'Rechnung',
    invoiceDate: 'Datum',
    total: 'Gesamtbetrag',
    open: 'Noch zu zahlen',
    document: 'Rechnung ansehen (PDF)',
    payAll: (amount) => `${amount} jetzt bezahlen`,
    part: 'Einen Teil bezahlen',
    amount: 'Betrag',
    least: (amount) => `Mindestens ${amount}.`,
    payPart: 'Diesen Teil bezahlen',
    until: (day) => `Sie können bis einschließlich ${day} bezahlen.`,
    byBank: 'Mit Ihrer Bank überweisen',
    account: 'Konto',
    inNameOf: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    scan: 'QR-Code für die App Ihrer Bank',
    notices: {
      betaald: 'Diese Rechnung ist bezahlt. Vielen Dank!',
      verlopen: 'Dieser Zahlungslink ist abgelaufen. Bitte nehmen Sie Kontakt mit uns auf.',
      ingetrokken: 'Wir haben diesen Zahlungslink zurückgezogen. Bei Fragen nehmen Sie bitte Kontakt mit uns auf.',
      vervallen: 'Diese Rechnung wurde gutgeschrieben: Sie brauchen nichts zu bezahlen.',
      ontvangen: 'Wir haben Ihre Zahlung erhalten. Vielen Dank!',
      wachten: 'Wir warten noch auf Nachricht über Ihre Zahlung. Bitte laden Sie diese Seite gleich noch einmal.',
      bezig:
        'Jemand bezahlt diese Rechnung gerade. Bezahlen Sie nur, wenn Sie sicher sind, dass diese Zahlung nicht zustande kommt.',
      mislukt: 'Die Zahlung ist nicht gelungen. Sie können es noch einmal versuchen.',
      veranderd:
        'Der Betrag hat sich geändert, seit Sie diese Seite geöffnet haben. Es wurde noch nichts bezahlt: Bitte prüfen Sie ihn.',
      bedrag:
        'Dieser Betrag kann nicht bezahlt werden. Es wurde noch nichts bezahlt: Wählen Sie einen Betrag zwischen dem kleinsten und dem ganzen.',
      vaak: 'Es wurden zu viele Zahlungen begonnen. Bitte überweisen Sie den Betrag, oder nehmen Sie Kontakt mit uns auf.',
    },
  },
  fr: {
    pay: 'Payer',
    invoice: 'Facture',
    invoiceDate: 'Date',
    total: 'Total',
    open: 'Reste à payer',
    document: 'Voir la facture (PDF)',
    payAll: (amount) => `Payer ${amount} maintenant`,
    part: 'Payer une partie',
    amount: 'Montant',
    least: (amount) => `Au moins ${amount}.`,
    payPart: 'Payer cette partie',
    until: (day) => `Vous pouvez payer jusqu’au ${day} inclus.`,
    byBank: 'Virement par votre banque',
    account: 'Compte',
    inNameOf: 'Au nom de',
    reference: 'Référence de paiement',
    scan: 'Code QR pour l’application de votre banque',
    notices: {
      betaald: 'Cette facture est payée. Merci !',
      verlopen: 'Ce lien de paiement a expiré. Contactez-nous.',
      ingetrokken: 'Nous avons retiré ce lien de paiement. Contactez-nous si vous avez des questions.',
      vervallen: 'Cette facture a été créditée : vous n’avez rien à payer.',
      ontvangen: 'Nous avons bien reçu votre paiement. Merci !',
      wachten: 'Nous attendons des nouvelles de votre paiement. Rechargez cette page dans un instant.',
      bezig:
        'Quelqu’un est en train de payer cette facture. Payez seulement si vous êtes sûr que ce paiement n’aura pas lieu.',
      mislukt: 'Le paiement n’a pas réussi. Vous pouvez réessayer.',
      veranderd: 'Le montant a changé depuis que vous avez ouvert cette page. Rien n’a encore été payé : vérifiez-le.',
      bedrag:
        'Ce montant ne peut pas être payé. Rien n’a encore été payé : choisissez un montant entre le minimum et le tout.',
      vaak: 'Des paiements ont été commencés trop souvent. Payez par virement, ou contactez-nous.',
    },
  },
};

/** The words in the language of a locale. */
export function selectRequestWords(locale: string): RequestWords {
  return WORDS[languageOf(locale)];
}
