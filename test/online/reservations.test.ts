// Online bookings: the resulting bookings, paid now or later, and every refusal.
import { expect } from 'chai';
import type { NewContactFormField, Reservation } from 'boekstaaf';
import { api, basic, clock, given, jobs, expectRefusal } from '../support/index.ts';
import { endPayment } from '../support/paying.ts';
import { BEGIN, DAY, mailsTo, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

const createNeeds = async (aantal: number) => [
  { materiaal_id: (await given.material({ aantal })).id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const },
];

describe('an online booking that is paid later', () => {
  it('is made of the chosen products, at the chosen time', async () => {
    const hall = await given.location({ capaciteit: 2 });
    const bar = await given.location();
    const onlinePackage = await createSmallPackage([{ Locaties: [{ id: hall.id }, { id: bar.id }] }, {}, {}], {
      weergavenaam: 'Feest',
    });
    const { response, booking } = await makeReservation(
      prepareReservation(onlinePackage, [4, 0, 2], { boekingsgrootte: 6 }),
    );
    expect(response).to.include({ status: 'reservering', message: 'Boeking gemaakt', klant_id: booking.klant_id });
    expect(response).not.to.have.property('payment_url');
    expect(booking).to.deep.include({
      begin: BEGIN,
      datum: DAY,
      personen: 6,
      status: 'reservering',
      online_boeking: true,
      arrangement: 'Feest',
      arrangement_id: onlinePackage.id,
    });

    const lines = booking.boekingsregels.map(({ product_id, aantal, locatie_id }) => [product_id, aantal, locatie_id]);
    expect(lines).to.deep.equal([
      [onlinePackage.regels[0]!.product_id, 4, bar.id],
      [onlinePackage.regels[2]!.product_id, 2, null],
    ]);
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(6 * 12.1);
  });

  it('follows later changes of its group size where its line did', async () => {
    const bySize = { onlineboeking_aantalbepalingsmethode: 'boekingsgrootte' as const };
    const regels = [{ product_id: (await given.product()).id, ...bySize }, { product_id: (await given.product()).id }];
    const onlinePackage = await given.onlinePackage([BEGIN], { regels });
    const { booking } = await makeReservation({
      ...prepareReservation(onlinePackage, [], { boekingsgrootte: 5 }),
      producten: [],
    });
    const changed = await api.bookings.updateBooking({ id: booking.id, body: { personen: 7 } });
    expect(changed.boekingsregels.map(({ aantal }) => aantal)).to.deep.equal([7]);
    const { booking: other } = await makeReservation(prepareReservation(onlinePackage, [0, 5]));
    const kept = await api.bookings.updateBooking({ id: other.id, body: { personen: 7 } });
    expect(kept.boekingsregels.map(({ aantal }) => aantal)).to.deep.equal([5]);
  });

  it('gets the chosen status, or that of the setting', async () => {
    const onlinePackage = await createSmallPackage();
    expect(
      (await makeReservation(prepareReservation(onlinePackage, [1], { status: 'optie' }))).response.status,
    ).to.equal('optie');
    expect(
      (await makeReservation(prepareReservation(onlinePackage, [1], { status: 'definitief' }))).response.status,
    ).to.equal('definitief');

    const slug = 'online_boeking_achteraf_betalen_status';
    await api.settings.updateSetting({ slug, body: { waarde: 'interesse' } });
    expect((await makeReservation(prepareReservation(onlinePackage, [1], { status: null }))).response.status).to.equal(
      'interesse',
    );

    await api.settings.updateSetting({ slug, body: { waarde: 'reservering' } });
    const refusal = await expectRefusal(
      api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [1], { status: 'voltooid' }) }),
    );
    expect(refusal).to.include({ code: 'ERR_NOT_ALLOWED', field: 'status' });
  });

  it('accepts null for omitted members', async () => {
    const onlinePackage = await createSmallPackage();
    const nothing = { status: null, kortingscode: null, vouchers: null, provider_params: null, boekingsgrootte: null };
    const other = { redirect_url: null, stuur_bevestiging_email: null };
    const { booking } = await makeReservation(prepareReservation(onlinePackage, [2], { ...nothing, ...other }));
    expect(booking).to.include({ status: 'reservering', personen: 2 });
  });

  it('refuses a return address where nothing is paid online', async () => {
    const body = prepareReservation(await createSmallPackage(), [2], { redirect_url: 'geen adres' });
    const wrong = { code: 'ERR_NOT_ALLOWED', field: 'redirect_url' };
    expect(await expectRefusal(api.onlineBooking.reservePackage({ body }))).to.include(wrong);
    const { weigeringen } = await api.onlineBooking.priceReservation({ body });
    expect(weigeringen.map(({ code, field }) => ({ code, field }))).to.deep.equal([wrong]);
  });

  it('is confirmed by mail to the visitor, unless they decline that', async () => {
    const onlinePackage = await createSmallPackage();
    const mail = prepareReservation(onlinePackage, [2]);
    const to = String(mail.contactformulier['contactpersoon.email1']);
    await makeReservation(mail);
    expect((await mailsTo(to)).map(({ subject }) => subject)[0]).to.match(/^Bevestiging van uw boeking/);
    const none = prepareReservation(onlinePackage, [2], { stuur_bevestiging_email: false });
    await makeReservation(none);
    expect(await mailsTo(String(none.contactformulier['contactpersoon.email1']))).to.deep.equal([]);
  });

  it('is confirmed in the words of the company', async () => {
    const { id: bedrijf_id } = await given.company();
    await given.bookingMail({ bedrijf_id, moment: 'bevestiging', onderwerp: 'Tot dan!' });
    const onlinePackage = await createSmallPackage([{}], { bedrijf_id });
    const mail = prepareReservation(onlinePackage, [2]);
    await makeReservation(mail);
    const mails = await mailsTo(String(mail.contactformulier['contactpersoon.email1']));
    expect(mails.map(({ subject }) => subject)).to.deep.equal(['Tot dan!']);
  });

  it('finds a known customer, and stores the answers', async () => {
    const fields: NewContactFormField[] = [
      { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
      { naam: 'Post', soort_invoer: 'contactpersoon.email1' },
      { naam: 'Dieet', soort_invoer: 'tekst', bijzonderheden_boeking: true },
      { naam: 'Hoe vond u ons', soort_invoer: 'tekst' },
      { naam: 'Wanneer', soort_invoer: 'boeking.datum', verplicht: true },
      { naam: 'Hoeveel', soort_invoer: 'boeking.groepsgrootte', verplicht: true },
    ];
    const form = await given.contactForm({ Velden: fields });
    const onlinePackage = await createSmallPackage([{}], { onlineboeking_contactformulier_id: form.id });
    const [name = '', post = '', diet = '', found = '', when = ''] = form.Velden.map((each) => each.field_identifier);
    const contactformulier = {
      [name]: 'Zwart',
      [post]: 'zwart@voorbeeld.example',
      [diet]: 'Geen noten',
      [found]: 'Krant',
    };
    const { booking } = await makeReservation(prepareReservation(onlinePackage, [2], { contactformulier }));
    expect(booking.bijzonderheden).to.equal('Dieet: Geen noten');

    const notes = await api.notes.listNotes({ booking_id: booking.id });
    expect(notes.map(({ bericht }) => bericht)).to.deep.equal(['Hoe vond u ons: Krant']);

    const again = { ...contactformulier, [when]: '2030-01-01', nonce: 'x' };
    expect(
      (await makeReservation(prepareReservation(onlinePackage, [2], { contactformulier: again }))).booking,
    ).to.include({
      klant_id: booking.klant_id,
      datum: DAY,
    });
  });

  it('takes the date and size of the order, even where the form is an enquiry without a date', async () => {
    const fields: NewContactFormField[] = [
      { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
      { naam: 'Hoeveel', soort_invoer: 'boeking.groepsgrootte', verplicht: true },
      { naam: 'Wat', soort_invoer: 'boeking.arrangement', verplicht: true },
    ];
    const form = await given.contactForm({ Velden: fields });
    const onlinePackage = await createSmallPackage([{}], { onlineboeking_contactformulier_id: form.id });
    const name = { 'contactpersoon.achternaam': 'Groen' };

    for (const contactformulier of [name, { ...name, 'boeking.groepsgrootte': 40 }]) {
      const { booking } = await makeReservation(prepareReservation(onlinePackage, [2], { contactformulier }));
      expect(booking).to.include({ begin: BEGIN, personen: 2, arrangement_id: onlinePackage.id });
      expect(await api.notes.listNotes({ booking_id: booking.id })).to.deep.equal([]);
    }
  });

  it('refuses answers that the form does not allow, on their fields', async () => {
    const onlinePackage = await createSmallPackage();

    const answer = (contactformulier: Reservation['contactformulier']) =>
      expectRefusal(
        api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [2], { contactformulier }) }),
      );

    const name = { 'contactpersoon.achternaam': 'Wit' };
    const mail = { 'contactpersoon.email1': 'wit@voorbeeld.example' };
    expect((await answer({ iets: 'anders', ...name })).fields).to.deep.equal([
      'contactformulier.iets',
      'contactformulier.contactpersoon.email1',
    ]);

    const field = 'contactformulier.contactpersoon.achternaam';
    const long = 'x'.repeat(256);
    expect(await answer({ ...mail, 'contactpersoon.achternaam': 5 })).to.include({ code: 'ERR_TYPE', field });
    expect(await answer({ ...mail, 'contactpersoon.achternaam': long })).to.include({ code: 'ERR_LENGTH', field });
    expect(await answer({ ...name, 'contactpersoon.email1': 'wit' })).to.include({ code: 'ERR_FORMAT' });
  });

  it('is refused where the capacity is used up, with the limits', async () => {
    const Materialen = await createNeeds(5);
    const onlinePackage = await createSmallPackage([{ Materialen }]);
    await makeReservation(prepareReservation(onlinePackage, [3]));

    const refusal = await expectRefusal(
      api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [3]) }),
    );
    expect(refusal).to.include({ status: 406, code: 'ERR_NOT_AVAILABLE', field: 'begin' });
    expect((refusal.params?.['redenen'] as object[])[0]).to.deep.include({
      soort: 'materiaal',
      id: Materialen[0]?.materiaal_id,
      beperking: 'aantal',
      capaciteit: 5,
      gebruikt: 3,
      nodig: 3,
    });

    await makeReservation(prepareReservation(onlinePackage, [3], { begin: `${DAY}T16:00:00+02:00` }));
    await makeReservation(prepareReservation(onlinePackage, [2]));
  });

  it('is refused at other moments than its start times, and at past ones', async () => {
    const onlinePackage = await createSmallPackage();
    const readRefusalAt = (begin: string) =>
      expectRefusal(api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [1], { begin }) }));
    const refusal = { code: 'ERR_NOT_AVAILABLE', field: 'begin' };
    expect(await readRefusalAt(`${DAY}T14:30:00+02:00`)).to.include(refusal);
    clock.set(BEGIN);
    expect(await readRefusalAt(BEGIN)).to.deep.include({ ...refusal, params: { redenen: [] } });
  });

  it('refuses a way of paying that the package does not offer, and members of another one', async () => {
    const later = await createSmallPackage([{}], { mag_online_geboekt_worden_direct_betalen: false });
    const now = await createSmallPackage([{}], { mag_online_geboekt_worden_achteraf_betalen: false });
    const readRefusal = (onlinePackage: typeof now, more: Partial<Reservation>) =>
      expectRefusal(api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [1], more) }));
    const refusal = { code: 'ERR_NOT_ALLOWED', field: 'betaalmethode' };
    expect(await readRefusal(now, {})).to.include(refusal);
    expect(await readRefusal(later, { betaalmethode: 'provider' })).to.include(refusal);
    expect(await readRefusal(now, { betaalmethode: 'provider', status: 'optie' })).to.include({ field: 'status' });
    expect(await readRefusal(later, { provider_params: { method: 'ideal' } })).to.include({ field: 'provider_params' });

    for (const name of ['amount', 'redirectUrl'])
      expect(await readRefusal(now, { betaalmethode: 'provider', provider_params: { [name]: 1 } })).to.include({
        code: 'ERR_NOT_ALLOWED',
        field: `provider_params.${name}`,
      });
  });
});

describe('an online booking that is paid now', () => {
  const now = { betaalmethode: 'provider' } as const;

  it('is a reservation with a payment address, and is confirmed and mailed when it is paid', async () => {
    const mail = prepareReservation(await createSmallPackage(), [2], now);
    const to = mail.contactformulier['contactpersoon.email1'];
    const { response, booking } = await makeReservation(mail);
    expect(response).to.include({ status: 'betaling benodigd', message: 'Betaling benodigd' });
    expect(booking).to.include({ status: 'reservering', online_boeking: true });
    expect(await mailsTo(to)).to.deep.equal([]);
    await endPayment(response.payment_url ?? null, 'pay');
    await jobs.runAllDue();
    expect(await api.bookings.getBooking({ id: booking.id })).to.include({ status: 'definitief' });
    const [invoice] = await basic.invoices.listInvoices({ boeking_id: [booking.id] });
    expect(invoice).to.include({ status: 'betaald', calculated_totaalbedrag_inclusief_btw: 24.2 });
    expect(await mailsTo(to)).to.have.lengthOf.at.least(1);
  });

  it('is confirmed at once where it costs nothing', async () => {
    const onlinePackage = await createSmallPackage([{ ProductPrice: [] }]);
    const mail = prepareReservation(onlinePackage, [2], now);
    const { response, booking } = await makeReservation(mail);
    expect([response.status, response.message, booking.status]).to.deep.equal([
      'definitief',
      'Boeking gemaakt',
      'definitief',
    ]);
    expect(response).not.to.have.property('payment_url');
    expect(await mailsTo(String(mail.contactformulier['contactpersoon.email1']))).to.have.lengthOf(1);
  });

  it('redirects customers only to hosts that the installation allows', async () => {
    const onlinePackage = await createSmallPackage();
    const redirect_url = 'https://elsewhere.example/';
    const refusal = await expectRefusal(
      api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [1], { ...now, redirect_url }) }),
    );
    expect(refusal).to.include({ code: 'ERR_REDIRECT_HOST', field: 'redirect_url' });
    const slug = 'online_boeking_redirect_hosts';
    await api.settings.updateSetting({ slug, body: { waarde: 'elsewhere.example' } });
    expect(
      (await makeReservation(prepareReservation(onlinePackage, [1], { ...now, redirect_url }))).response.status,
    ).to.equal('betaling benodigd');
  });
});

describe('codes on an online booking', () => {
  it('are deducted at their worth, and are used', async () => {
    const onlinePackage = await createSmallPackage([{}, { ProductPrice: [{ btw: 9, verkoop: 10 }] }]);
    const { code } = await given.discountCode({ naam: 'Zomer', Arrangementen: [onlinePackage.id] });
    const inhoud = [{ product_id: onlinePackage.regels[1]!.product_id, aantal: 2, prijs_per_stuk: 10 }];
    const voucher = await given.voucher({ inhoud });
    const kortingscode = code.toLowerCase();
    const { booking } = await makeReservation(
      prepareReservation(onlinePackage, [4, 3], { kortingscode, vouchers: [voucher.code] }),
    );
    const [group] = booking.kosten.regels;
    expect(group).to.include({ type: 'groep', kortingspercentage: 10, kortingomschrijving: 'Zomer' });

    // 48.40 and 30.00 less ten percent, less the price of two of the three.
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(43.56 + 27 - 18);
    expect(await api.vouchers.getVoucher({ id: voucher.id })).to.include({ status: 'gereserveerd' });
  });

  it('are refused where they cannot be used', async () => {
    const onlinePackage = await createSmallPackage();

    const createVoucher = (more = {}) =>
      given.voucher({
        inhoud: [{ product_id: onlinePackage.regels[0]!.product_id, aantal: 1, prijs_per_stuk: 5 }],
        ...more,
      });

    const readRefusal = (more: Partial<Reservation>) =>
      expectRefusal(api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [1], more) }));
    const { code } = await given.discountCode({ datum_eind: '2026-06-12' });
    expect(await readRefusal({ kortingscode: code })).to.include({ code: 'ERR_DISCOUNT_CODE', field: 'kortingscode' });

    const over = await createVoucher({ expiration_date: '2026-06-12' });
    const other = await given.voucher();
    const twice = await createVoucher();

    for (const [vouchers, reason] of [
      [['BESTAAT-NIET'], 'ERR_VOUCHER_INVALID'],
      [[over.code], 'ERR_VOUCHER_EXPIRED'],
      [[other.code], 'ERR_VOUCHER_INVALID_PRODUCTS'],
    ] as const)
      expect(await readRefusal({ vouchers: [...vouchers] })).to.include({ code: reason, field: 'vouchers[0]' });

    expect(await readRefusal({ vouchers: [twice.code, twice.code] })).to.include({
      code: 'ERR_VOUCHER_USED',
      field: 'vouchers[1]',
    });
    expect(await api.vouchers.getVoucher({ id: twice.id })).to.include({ status: 'open' });
  });
});
