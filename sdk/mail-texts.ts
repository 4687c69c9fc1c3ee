// Dutch texts for the mails that every company sends: a company cannot be created without them.

/** Members of a new company: `client.companies.create({ ...mailTexts, ... })`. Staff can change them later. */
export const mailTexts = {
  onderwerp_mail_eindfactuur: 'Factuur {factuur_nummer}',
  body_mail_eindfactuur: 'Dank voor uw bezoek. De factuur vindt u in de bijlage.',
  onderwerp_eerste_betalingsherinnering: 'Herinnering: factuur {factuur_nummer}',
  body_eerste_betalingsherinnering: 'Is onze factuur aan uw aandacht ontsnapt?',
  onderwerp_tweede_betalingsherinnering: 'Tweede herinnering: factuur {factuur_nummer}',
  body_tweede_betalingsherinnering: 'Wij hebben uw betaling nog niet ontvangen.',
  onderwerp_betaalbevestiging: 'Betaling ontvangen',
  body_betaalbevestiging: 'Wij hebben uw betaling in goede orde ontvangen.',
} as const;
