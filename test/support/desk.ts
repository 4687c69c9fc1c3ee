// The desk in a real browser: opens the page of a booking, finds its parts, and types by keyboard alone.
import type { Booking, NewBooking, Permission } from 'boekstaaf';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { api, clock, given } from './index.ts';
import { setUpOffice, WIDE, type OfficeVisit } from './office.ts';

/** The permissions of staff at the desk. */
export const DESK_PERMISSIONS: readonly Permission[] = ['viewContact', 'editContact', 'editBoeking', 'createBoeking'];

interface Desk {
  /** Opens a page for a user with these permissions. */
  readonly open: (path: string, permissies?: readonly Permission[], options?: BrowserContextOptions) => Promise<Page>;
  readonly openBooking: (
    booking: Pick<Booking, 'id'>,
    permissies?: readonly Permission[],
    options?: BrowserContextOptions,
  ) => Promise<Page>;
  readonly getVisit: () => OfficeVisit;
  /** The word in the language of the visit. */
  readonly say: (english: string, dutch: string) => string;
}

/** The desk in a browser, for the tests of a suite, which each visit once. */
export function setUpDesk(): Desk {
  const { enter } = setUpOffice();
  let visited: OfficeVisit;
  let isDutch: boolean;

  after(() => {
    clock.reset();
  });

  const open: Desk['open'] = async (path, permissies = DESK_PERMISSIONS, options = WIDE) => {
    isDutch = options.locale === 'nl-NL';
    visited = await enter(path, await given.user({ permissies: [...permissies] }), options);
    return visited.page;
  };

  return {
    open,
    openBooking: ({ id }, permissies, options) => open(`/kantoor/boekingen/${String(id)}`, permissies, options),
    getVisit: () => visited,
    say: (english, dutch) => (isDutch ? dutch : english),
  };
}

export const findPart = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const readVisibleText = async (container: Locator): Promise<string> =>
  (await container.innerText()).replaceAll(/\s+/g, ' ');
export const findButton = (container: Locator | Page, name: string): Locator =>
  container.getByRole('button', { name, exact: true });

/** Moves the focus to an element with the Tab key alone. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nobody gets there by Tab: ${String(target)}`);
};
export const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
/** Replaces the text of a field. */
export const type = async (page: Page, label: string, text: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  const kind = await field.getAttribute('type');
  if (kind === 'text') await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
/** Chooses by arrows. Letters start a new search after a second, which may pass between two on a busy machine. */
export const choose = async (page: Page, label: string, text: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  const texts = await field.locator('option').allTextContents();
  const from = texts.indexOf(await readChosenText(field));
  const to = texts.indexOf(text);
  if (to < 0) throw new Error(`Nobody can choose ${text} of ${texts.join(', ')}`);
  for (let at = from; at !== to; at += Math.sign(to - from))
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
};
const readChosenText = async (field: Locator): Promise<string> =>
  (await field.locator('option:checked').textContent()) ?? '';

export interface RowingBooking {
  readonly booking: Booking;
  readonly bedrijf_id: number;
  readonly locatie_id: number;
  readonly arrangement_id: number;
  readonly klant_id: number;
  readonly product_id: number;
}

let groups = 0;
/** How many clubs rowed until now: the last one has this number in its names. */
export const getLastClub = (): string => String(groups);

/** Ten people who row on Saturday 13 June at 14:00, for 12.10 each. */
export const createRowing = async (
  body: Partial<NewBooking> = {},
  locationBody: object = {},
  offer: object = {},
): Promise<RowingBooking> => {
  groups += 1;
  const { id: bedrijf_id } = await given.company();
  const { id: klant_id } = await given.customer({
    naam: `Roeiclub ${String(groups)}`,
    bedrijf_id,
    adres: 'Kade 1',
    plaats: 'Utrecht',
    contactpersonen: [
      { voornaam: 'Sanne', achternaam: 'Vos', telefoon1: '06 1234 5678', email1: 'sanne@riem.example' },
    ],
  });
  const { id: locatie_id } = await given.location({ naam: `Steiger ${String(groups)}`, ...locationBody });
  const { id: product_id } = await given.product({
    naam: 'Roeien',
    duur: 'PT1H',
    aantalbepaling: 'per_x_personen',
    aantal: 1,
    per_x_personen: 1,
    per_x_personen_afronding: 'boven',
  });
  const begin = '2026-06-13T14:00:00';
  const regels = [{ product_id, begin, eind: begin.replace('14', '15'), locatie_id }];
  const name = `Middag op het water ${String(groups)}`;
  const { id: arrangement_id } = await given.package({ arrangement: name, regels, bedrijf_id, ...offer });
  const wishes = { klant_id, arrangement_id, begin, personen: 10, status: 'optie', ...body } as const;
  const booking = await given.booking(wishes);

  return { booking, bedrijf_id, locatie_id, arrangement_id, klant_id, product_id };
};
export const reloadBooking = ({ id }: Pick<Booking, 'id'>): Promise<Booking> => api.bookings.getBooking({ id });
