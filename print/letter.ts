// Draws the shared parts of documents: the company's design, head, header and footer, around contents of any length.
import { intlLocaleOf, createFormats } from '../domain/values/formats.ts';
import type { InvoiceLook } from '../domain/values/letter.ts';
import { fillTags } from '../domain/values/tags.ts';
import { chooseColours } from './colours.ts';
import type { PrintedLetter, Paper } from './drawing.ts';
import { chooseTypeface } from './fonts.ts';
import { drawFoot, drawHead, layOutFoot } from './letter-head.ts';
import { PAGE, Sheet } from './sheet.ts';
import { wordsFor } from './words.ts';

/** A letter to draw: its design, the values of its tags, and its texts. */
export interface LetterDrawing {
  readonly look: InvoiceLook;
  readonly logo: Uint8Array | null;
  /** The creation date in the document. */
  readonly date: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly letter: PrintedLetter;
}

/** Returns the PDF of a letter; `contents` draws between head and foot. Equal letter and contents make equal bytes. */
export async function printLetter(
  { look, logo, date, tags, letter }: LetterDrawing,
  contents: (paper: Paper) => void,
): Promise<Uint8Array> {
  const fillText = (text: string | null): string => (text === null ? '' : fillTags(text, tags).text);
  const header = fillText(look.header);
  const footer = fillText(look.footer);
  const about = { title: letter.title, author: letter.sender.naam, date, language: intlLocaleOf(look.locale) };
  const sheet = new Sheet(about, chooseTypeface(look.lettertype));
  sheet.bottom = PAGE.height - 62 - layOutFoot(sheet, footer).height;

  const paper: Paper = {
    sheet,
    letter,
    look,
    header,
    footer,
    logo,
    words: wordsFor(look.locale),
    formats: createFormats(look.locale),
    colours: chooseColours(look.accent_color),
  };

  drawHead(paper);
  contents(paper);
  return sheet.end((page, pages) => {
    drawFoot(paper, page, pages);
  });
}
