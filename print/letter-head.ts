// The head of a document's first page, and the header and footer of every page.
import { readImageSize } from '../domain/house/image.ts';
import { intlLocaleOf } from '../domain/values/formats.ts';
import type { InvoiceAddressee } from '../domain/values/letter.ts';
import type { Paper } from './drawing.ts';
import { GREY, INK, PAGE, type Sheet, type Style } from './sheet.ts';
import { limitLines } from './text.ts';

interface PartyCountry {
  readonly landcode: string | null;
}

const COLUMN_LEFT_PT = 344;
const SMALL_TEXT: Style = { size: 8, color: GREY };
const TINY_TEXT: Style = { size: 7.5, color: GREY };
const ADDRESS: Style = { size: 10 };
const LABEL_WIDTH_PT = 94;

/** The first page down to where the rows begin. */
export function drawHead(paper: Paper): void {
  const { sheet, letter, colours } = paper;
  sheet.tags.drawArtifact(() => {
    drawTop(paper);
  });

  const top = Math.max(44, 20 + layOutTop(paper).length * sheet.measureHeight(TINY_TEXT) + 10);
  const left = drawName(paper, top);
  const right = drawSender(paper, top);
  const middle = Math.max(left, right, 132) + 26;
  const below = Math.max(drawAddress(paper, middle), drawFacts(paper, middle));
  const title: Style = { size: 21, weight: 'medium', color: colours.letters };
  let y = below + 26;

  sheet.tags.drawPart('H1', () => {
    for (const line of sheet.breakLines(letter.title, PAGE.right - PAGE.left, title)) {
      sheet.drawLine(line, PAGE.left, y, title);
      y += sheet.measureHeight(title);
    }
  });

  const about: Style = { size: 9.5, color: GREY };
  const lines = limitLines(sheet.breakLines(letter.subject, PAGE.right - PAGE.left, about), 3);
  y = sheet.drawLines(lines, PAGE.left, y + 1, about);
  sheet.y = y + 16;
  sheet.onPage = () => {
    drawTop(paper);
    const height = layOutTop(paper).length * sheet.measureHeight(TINY_TEXT);
    sheet.drawLine(sheet.clean(letter.title), PAGE.left, 24 + height, {
      ...SMALL_TEXT,
      weight: 'medium',
      color: INK,
    });
    sheet.drawLine(fitLine(sheet, letter.sender.naam, 200, SMALL_TEXT), PAGE.right, 24 + height, {
      ...SMALL_TEXT,
      align: 'right',
    });
    sheet.y = Math.max(PAGE.top - 8, 24 + height + 24);
  };
}

function drawTop(paper: Paper): void {
  const { sheet, colours } = paper;
  sheet.drawDecoration((pdf) => {
    pdf.rect(0, 0, PAGE.width, 6).fill(colours.accent);
  });
  sheet.drawLines(layOutTop(paper), PAGE.left, 17, TINY_TEXT);
}

function layOutTop({ sheet, header }: Paper): string[] {
  return header === '' ? [] : limitLines(sheet.breakLines(header, PAGE.right - PAGE.left, TINY_TEXT), 5);
}

function fitLine(sheet: Sheet, text: string, width: number, style: Style): string {
  return limitLines(sheet.breakLines(text, width, style), 1)[0] ?? '';
}

/** The logo, or the name in its place; then the slogan. */
function drawName({ sheet, letter, logo, colours }: Paper, top: number): number {
  const { naam, slogan } = letter.sender;
  const name: Style = { size: 18, weight: 'medium', color: colours.letters };
  let y = top;
  if (logo === null) y = sheet.drawLines(limitLines(sheet.breakLines(naam, 270, name), 3), PAGE.left, top - 4, name);
  else y += drawLogo(sheet, logo, top, naam);
  if (slogan === null || slogan === '') return y;
  return sheet.drawLines(limitLines(sheet.breakLines(slogan, 270, { size: 9 }), 2), PAGE.left, y + 4, {
    size: 9,
    color: GREY,
  });
}

function drawLogo({ pdf, tags }: Sheet, logo: Uint8Array, top: number, name: string): number {
  const { width, height } = readImageSize(logo);
  const scale = Math.min(200 / width, 64 / height);

  const draw = (): void => {
    pdf.image(Buffer.from(logo), PAGE.left, top, { width: width * scale, height: height * scale });
  };

  tags.drawPart(
    'Figure',
    () => {
      tags.drawContent(draw);
    },
    { alt: name },
  );

  return height * scale;
}

function drawSender({ sheet, letter, look }: Paper, top: number): number {
  const { sender: afzender, recipient: addressee } = letter;
  const width = PAGE.right - COLUMN_LEFT_PT;
  const name: Style = { size: 8.5, weight: 'medium' };
  const y = sheet.drawLines(limitLines(sheet.breakLines(afzender.naam, width, name), 3), COLUMN_LEFT_PT, top, name) + 1;
  const { adres, telefoon, email, website } = afzender;
  const town = [afzender.postcode, afzender.plaats].filter(Boolean).join('  ');
  const region = addressee === null ? null : countryOf(afzender, addressee, look.locale);
  const lines = [adres, town, region, telefoon, email, website?.replace(/^https?:\/\//, '')];
  return sheet.drawLines(stackTexts(sheet, lines, width, SMALL_TEXT), COLUMN_LEFT_PT, y, SMALL_TEXT);
}

/** Returns the country of one party, where the letter crosses a border; null otherwise. */
function countryOf({ landcode }: PartyCountry, other: PartyCountry, locale: string): string | null {
  if (landcode === null || other.landcode === null || landcode === other.landcode) return null;
  return new Intl.DisplayNames(intlLocaleOf(locale), { type: 'region' }).of(landcode) ?? landcode;
}

function stackTexts(
  sheet: Sheet,
  texts: readonly (string | null | undefined)[],
  width: number,
  style: Style,
): string[] {
  return texts.flatMap((text) =>
    text == null || text === '' ? [] : limitLines(sheet.breakLines(text, width, style), 3),
  );
}

function drawAddress(paper: Paper, top: number): number {
  const { sheet, letter, words } = paper;
  const { recipient: to } = letter;
  if (to === null) return top;
  const width = 250;
  const name = sheet.breakLines(to.naam, width, { ...ADDRESS, weight: 'medium' });
  const y = sheet.drawLines(limitLines(name, 3), PAGE.left, top, { ...ADDRESS, weight: 'medium' });
  const below = sheet.drawLines(stackTexts(sheet, whereTo(paper, to), width, ADDRESS), PAGE.left, y, ADDRESS);
  if (to.btw_nummer === null || to.btw_nummer === '') return below;
  const vat = fitLine(sheet, `${words.vatNumber} ${to.btw_nummer}`, width, SMALL_TEXT);
  return sheet.drawLines([vat], PAGE.left, below + 4, SMALL_TEXT);
}

function whereTo({ letter, look }: Paper, to: InvoiceAddressee): (string | null)[] {
  const region = countryOf(to, letter.sender, look.locale);
  const town = [to.postcode, to.plaats].filter(Boolean).join('  ');
  const recipient =
    to.factuur_adressering ?? (to.contactpersoon === null ? null : `${to.attentie} ${to.contactpersoon}`);
  return [to.afdeling, recipient, to.adres, town, region];
}

/** Number, dates and references, as labels with their values. */
function drawFacts({ sheet, letter }: Paper, top: number): number {
  const value: Style = { size: 8.5 };
  let y = top;
  for (const [label, text] of letter.facts) {
    if (text === null || text === '') continue;
    const lines = limitLines(sheet.breakLines(text, PAGE.right - COLUMN_LEFT_PT - LABEL_WIDTH_PT, value), 4);
    sheet.tags.drawParagraph(() => {
      sheet.drawLine(label, COLUMN_LEFT_PT, y + 0.4, SMALL_TEXT);
      lines.forEach((line, index) => {
        sheet.drawLine(line, COLUMN_LEFT_PT + LABEL_WIDTH_PT, y + sheet.measureHeight(value, index), value);
      });
    });
    y += sheet.measureHeight(value, lines.length) + 2.5;
  }

  return y;
}

/** The template's text below every page, in lines, and how high they are. */
export function layOutFoot(sheet: Sheet, footer: string): { lines: string[]; height: number } {
  const lines = footer === '' ? [] : limitLines(sheet.breakLines(footer, PAGE.right - PAGE.left, TINY_TEXT), 6);
  return { lines, height: lines.length * sheet.measureHeight(TINY_TEXT) };
}

/** Draws the foot of a page: the template's text, the legal data of the sender, and the number of the page. */
export function drawFoot(paper: Paper, page: number, pages: number): void {
  const { sheet, letter, words, formats, footer } = paper;
  const { naam, kvk_nummer, btw_nummer, iban } = letter.sender;
  const { lines, height } = layOutFoot(sheet, footer);
  const top = PAGE.height - 44 - height;
  sheet.drawRule(top - 7);
  sheet.drawLines(lines, PAGE.left, top, TINY_TEXT);

  const parts = [
    naam,
    kvk_nummer && `${words.register} ${kvk_nummer}`,
    btw_nummer && `${words.vatNumber} ${btw_nummer}`,
    iban && `IBAN ${formats.iban(iban)}`,
  ];
  const filledParts = parts.filter((part): part is string => part !== null && part !== '');
  const line = top + height + (lines.length > 0 ? 3 : 0);
  sheet.drawLine(fitLine(sheet, filledParts.join('  ·  '), 440, TINY_TEXT), PAGE.left, line, TINY_TEXT);
  sheet.drawLine(`${String(page)} / ${String(pages)}`, PAGE.right, line, { ...TINY_TEXT, align: 'right' });
  if (letter.mark !== null) drawMark(sheet, letter.mark);
}

/** Draws the mark across a draft, so that it is not mistaken for the final document. */
function drawMark(sheet: Sheet, text: string): void {
  const { pdf } = sheet;
  const style: Style = { size: 90, weight: 'medium' };
  const x = PAGE.width / 2;
  const y = PAGE.height / 2;
  pdf
    .save()
    .rotate(-38, { origin: [x, y] })
    .fillOpacity(0.07);
  sheet.drawLine(text, x - sheet.measureWidth(text, style) / 2, y - 60, style);
  pdf.fillOpacity(1).restore();
}
