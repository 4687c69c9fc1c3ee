// The page of today in a real browser, where installed: who comes, tasks, lists to print, and two users on one booking.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { api, basic, given } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import { prepareOfficeDay, type OfficeDay } from '../support/office-day.ts';
import { setUpOffice, apiRequestsOf, logIn, PHONE, WIDE, type OfficeVisit } from '../support/office.ts';
import '../support/only-with-all.ts';

describe('the page of today', () => {
  if (!hasBrowser) return;

  const { enter } = setUpOffice();
  let house: OfficeDay;

  before(async () => {
    house = await prepareOfficeDay();
  });

  const findArrival = (page: Page, name: string): Locator =>
    page.getByRole('listitem').filter({ hasText: name }).first();
  const findConcern = (page: Page, name: string): Locator => page.getByRole('region', { name });
  const remarkOf = async (): Promise<string | null> =>
    (await api.bookings.getBooking({ id: house.eik.id })).bijzonderheden;

  it('shows who comes today and tomorrow, in order, with all that staff need to know', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewContact'] }));
    const { page } = visited;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).to.equal('Today');
    expect(await page.locator('.heading p').textContent()).to.match(/^Sunday,? 19 April 2026$/);
    expect(await page.locator('.arrival h3').allTextContents()).to.deep.equal([
      'De Eik',
      'De Beuk',
      'De Linde',
      'De Den',
    ]);

    const text = (await findArrival(page, 'De Eik').innerText()).replaceAll(/\s+/g, ' ');
    for (const fact of ['14:00', 'confirmed', '32 people', 'Dag met Kanovaren', '14:00–14:45', 'Kanovaren Steiger'])
      expect(text).to.include(fact);
    expect(text).to.include('Twee rolstoelen').and.include('€605.00 to pay').and.include(house.eik.referentie);

    const [first, second, third] = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect([first, third]).to.deep.equal(['Who comes2 groups, 40 people', 'To look at']);
    expect(second).to.match(/^Tomorrow, Monday,? 20 April 20262 groups, 5 people$/);
  });

  it('is in Dutch on a phone, and fits the width of the screen', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewContact'] }), PHONE);
    const { page } = visited;
    const text = (await findArrival(page, 'De Eik').innerText()).replaceAll(/\s+/g, ' ');
    for (const fact of ['definitief', '32 personen', '€ 605,00 te betalen']) expect(text).to.include(fact);
    expect(await page.locator('html').getAttribute('lang')).to.equal('nl');
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
    for (const link of await page.locator('.bar nav a').all())
      expect((await link.boundingBox())?.height).to.be.at.least(44);
  });

  it('shows what needs attention, to users who may see it', async () => {
    const permissies = ['viewContact', 'editBoeking', 'viewFinancieleOverzichten'] as const;
    const { server, deliverMail, close } = await startMailing({ refuse: () => [550, 'Nobody here'] });
    const { contactpersonen } = await given.customer({ contactpersonen: [{ email1: 'sanne@klant.example' }] });

    await deliverMail(await given.invoiceMail({ mail_to: contactpersonen[0]?.id ?? 0, mail_subject: 'Uw factuur' }));
    expect(server.mails).to.deep.equal([]);

    await close();
    const visited = await enter('/kantoor', await given.user({ permissies: [...permissies] }));
    const { page } = visited;
    expect(await findConcern(page, 'Options that expire').innerText()).to.match(/De Beuk\s+until Mon,? 20 Apr/);
    expect(await findConcern(page, 'Late payers').innerText())
      .to.include(house.debtor)
      .and.include('€75.50');
    expect(await findConcern(page, 'Mails that failed').innerText())
      .to.include('Uw factuur')
      .and.include('550 Nobody here');
    expect(await findConcern(page, 'Payments that wait for you').innerText()).to.match(/none/);

    await findConcern(page, 'Options that expire').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Booking ${house.beuk.referentie}` }).waitFor();
  });

  it('names conflicts in the language of the reader', async () => {
    const { id: locatie_id, naam } = await given.location({ capaciteit: 1 });
    const { id: product_id } = await given.product();
    const begin = `${house.tomorrow}T20:00:00`;
    const regels = [{ product_id, begin, eind: `${house.tomorrow}T21:00:00`, locatie_id }];
    const { id: arrangement_id } = await given.package({ regels });
    await given.booking({ arrangement_id, begin, personen: 2, status: 'definitief' });
    const { page } = await enter('/kantoor', await given.user({ permissies: ['editBoeking'] }), PHONE);
    const conflict = findConcern(page, 'Conflicten deze week').getByRole('listitem').filter({ hasText: naam });
    expect(await conflict.innerText()).to.match(/^ma 20 apr: Plek te vol\s.* · 20:00–21:00$/);
  });

  it('requests nothing that its user may not see', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewWebhooks'] }));
    const { page } = visited;
    await findArrival(page, house.eik.referentie).waitFor();
    expect(await page.getByText('De Eik').count()).to.equal(0);
    expect(await page.getByRole('complementary').count()).to.equal(0);
    expect(await page.getByRole('button', { name: 'remark' }).count()).to.equal(0);

    const paths = apiRequestsOf(visited).map((path) => path.split('?')[0]);
    expect([...new Set(paths)].toSorted()).to.deep.equal([
      '/api2/boekingen',
      '/api2/locaties',
      '/api2/sessies',
      '/api2/sessies/huidige',
    ]);
    expect(visited.watched.errors.filter((text) => text.includes('403'))).to.deep.equal([]);
  });

  describe('changes a remark', () => {
    let user: User;
    let visited: OfficeVisit;

    const open = async (options = WIDE): Promise<Page> => {
      user = await given.user({ permissies: ['viewContact', 'editBoeking'] });
      visited = await enter('/kantoor', user, options);
      const { page } = visited;
      await findArrival(page, 'De Eik').getByRole('button').focus();
      await page.keyboard.press('Enter');
      await page.locator('textarea:focus').waitFor();
      return page;
    };

    it('by keyboard alone, and the focus returns to its place', async () => {
      const page = await open(PHONE);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Drie rolstoelen');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await findArrival(page, 'De Eik').getByText('Drie rolstoelen').waitFor();
      expect(await remarkOf()).to.equal('Drie rolstoelen');
      expect(await page.evaluate('document.activeElement.ariaLabel')).to.equal('Bijzonderheden wijzigen');
    });

    it('and shows next to the field why one is refused', async () => {
      const page = await open();
      await page.locator('textarea').fill('x'.repeat(65_536));
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('.field .complaint').waitFor();
      expect(await page.locator('textarea').getAttribute('aria-invalid')).to.equal('true');
      expect(await page.locator('textarea').inputValue()).to.have.lengthOf(65_536);
    });

    it('on top of other changes of the booking', async () => {
      const page = await open();
      await api.bookings.patchBooking({ id: house.eik.id, body: { personen: 31 } });
      await page.locator('textarea').fill('Een rolstoel');
      await page.getByRole('button', { name: 'Save' }).click();
      await findArrival(page, 'De Eik').getByText('31 people').waitFor();
      expect(await remarkOf()).to.equal('Een rolstoel');
    });

    it('and shows both versions where another user changed it too', async () => {
      const page = await open();
      await page.locator('textarea').fill('Mijn tekst');
      await api.bookings.patchBooking({ id: house.eik.id, body: { bijzonderheden: 'Hun tekst' } });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').filter({ hasText: 'Hun tekst' }).waitFor();

      expect(await page.locator('textarea').inputValue()).to.equal('Mijn tekst');
      expect(await remarkOf()).to.equal('Hun tekst');

      await page.getByRole('button', { name: 'Take that' }).click();
      expect(await page.locator('textarea').inputValue()).to.equal('Hun tekst');

      await page.locator('textarea').fill('Hun tekst en de mijne');
      await page.getByRole('button', { name: 'Save' }).click();
      await findArrival(page, 'De Eik').getByText('Hun tekst en de mijne').waitFor();
      expect(await remarkOf()).to.equal('Hun tekst en de mijne');
    });

    it('after a new login, when the session has ended', async () => {
      const page = await open();
      await page.locator('textarea').fill('Nog te bewaren');
      for (const { id, user_id } of await basic.sessions.listSessions({ page_size: 1000 }))
        if (user_id === user.id) await basic.sessions.deleteSession({ id });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Your session has ended').waitFor();
      await logIn(visited, user);
      await page.locator('.entrance').waitFor({ state: 'detached' });
      expect(await page.locator('textarea').inputValue()).to.equal('Nog te bewaren');
      await page.getByRole('button', { name: 'Save' }).click();
      await findArrival(page, 'De Eik').getByText('Nog te bewaren').waitFor();
    });

    it('and asks before typed text is lost', async () => {
      const page = await open();
      await page.locator('textarea').fill('Niet bewaard');
      page.once('dialog', (dialog) => void dialog.dismiss());
      await page.getByRole('link', { name: 'Kitchen' }).click();
      expect(await page.locator('textarea').inputValue()).to.equal('Niet bewaard');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('link', { name: 'Kitchen' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
    });
  });

  it('prints a list for the kitchen, with its groups of products', async () => {
    const visited = await enter('/kantoor/keuken', await given.user({ permissies: ['viewContact'] }));
    const { page } = visited;
    const readRows = async (): Promise<string[]> =>
      (await page.locator('tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    expect((await readRows())[1]).to.match(/^16:00 \d+ Bowlen De Beuk \(8\) option Steiger$/);
    expect((await readRows())[3]).to.match(/^14:00 \d+ Kanovaren De Eik \(3\d\) Steiger \S+/);

    await page.getByRole('checkbox', { name: 'Groep van Bowlen' }).uncheck();
    expect(await readRows()).to.have.lengthOf(2);

    await page.getByRole('link', { name: 'Monday' }).click();
    await page.getByRole('rowheader', { name: 'Lunch', exact: true }).waitFor();
    expect(page.url()).to.include(`?dag=${house.tomorrow}`);

    await page.goBack();
    await page.getByRole('rowheader', { name: 'Kanovaren', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('rowheader', { name: 'Kanovaren', exact: true }).waitFor();

    expect(await readRows()).to.have.lengthOf(2);

    await page.emulateMedia({ media: 'print' });
    for (const part of ['.bar', '.choice', '.acts']) expect(await page.locator(part).isVisible(), part).to.equal(false);
    expect(await page.getByRole('rowheader', { name: 'Kanovaren', exact: true }).isVisible()).to.equal(true);
  });

  it('prints a list for the crew: who works when and where, and the programme of their group', async () => {
    const { id: personeel_id } = await given.staffMember({ naam: 'Fleur' });
    const hours = { begin: `${house.today}T13:00:00`, eind: `${house.today}T17:00:00` };
    await given.shift({
      personeel_id,
      ...hours,
      status: 'gevraagd',
      boeking_id: house.eik.id,
      opmerking: 'Met sleutels',
    });

    const visited = await enter('/kantoor/diensten', await given.user(), PHONE);
    const text = (await visited.page.locator('tbody').innerText()).replaceAll(/\s+/g, ' ');
    expect(text).to.match(/13:00–17:00.*Fleur.*gevraagd/);

    for (const fact of [house.eik.referentie, '14:00–14:45 Kanovaren', 'Met sleutels']) expect(text).to.include(fact);
    expect(text).to.not.include('De Eik');
    expect(await visited.page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });
});
