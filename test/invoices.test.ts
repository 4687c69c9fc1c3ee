// Invoices: drafts that follow their booking, permanent ones that never change, their lists, and what is refused.
import { expect } from 'chai';
import { api, basic, eventsDuring, given, keyWith, raw, refused, tokenWith } from './support/index.ts';

const { cost } = given;

describe('a draft', () => {
  it('charges the whole booking, without number or date', async () => {
    const booking = await given.chargedBooking([
      {
        type: 'groep',
        naam: 'Dagje klimmen',
        kortingspercentage: 10,
        kortingomschrijving: 'Vaste klant',
        regels: [cost({ aantal: 2 })],
      },
      cost({ naam: 'Lunch', aantal: 20, bedrag: 10.9, btw_percentage: 9 }),
    ]);
    const made = await api.invoices.createInvoice({ body: { boeking_id: booking.id, reference_external: 'KAS-7' } });
    expect(made).to.deep.include({
      klant_id: booking.klant_id,
      boeking_id: booking.id,
      bedrijf_id: booking.kosten.bedrijf_id,
      context: 'invoice',
      status: 'concept',
      factuur_nummer: null,
      datum: null,
      opmerking: null,
      aantal_personen: 10,
      betaaltermijn: booking.kosten.betaaltermijn,
      reference_external: 'KAS-7',
      calculated_totaalbedrag_inclusief_btw: 435.8,
      btw: { '9': { btw: 18, bedrag: 200 }, '21': { btw: 37.8, bedrag: 180 } },
      afdruk: null,
    });
    expect(await api.invoices.getInvoice({ id: made.id })).to.deep.equal(made);
  });
});
