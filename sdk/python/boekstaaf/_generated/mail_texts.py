"""Dutch texts for the mails that every company sends, to begin with. Made by npm run generate. Never edit."""

from typing import TypedDict


class MailTexts(TypedDict):
    """Members of a new company."""

    onderwerp_mail_eindfactuur: str
    body_mail_eindfactuur: str
    onderwerp_eerste_betalingsherinnering: str
    body_eerste_betalingsherinnering: str
    onderwerp_tweede_betalingsherinnering: str
    body_tweede_betalingsherinnering: str
    onderwerp_betaalbevestiging: str
    body_betaalbevestiging: str


#: A company cannot be created without any: ``client.companies.create(**mail_texts, ...)``. Staff can change them later.
mail_texts: MailTexts = {
    "onderwerp_mail_eindfactuur": "Factuur {factuur_nummer}",
    "body_mail_eindfactuur": "Dank voor uw bezoek. De factuur vindt u in de bijlage.",
    "onderwerp_eerste_betalingsherinnering": "Herinnering: factuur {factuur_nummer}",
    "body_eerste_betalingsherinnering": "Is onze factuur aan uw aandacht ontsnapt?",
    "onderwerp_tweede_betalingsherinnering": "Tweede herinnering: factuur {factuur_nummer}",
    "body_tweede_betalingsherinnering": "Wij hebben uw betaling nog niet ontvangen.",
    "onderwerp_betaalbevestiging": "Betaling ontvangen",
    "body_betaalbevestiging": "Wij hebben uw betaling in goede orde ontvangen.",
}
