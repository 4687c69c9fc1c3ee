// Draws QR codes.
import { encode } from 'uqr';
import type { Sheet } from './sheet.ts';

/** Position and width of a code, and its alternative text for screen readers. */
export interface QrPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly alt: string;
}

/** Draws a code of squares, sharp at every size. Cameras need some white around the code. */
export function drawQr({ pdf, tags }: Sheet, text: string, place: QrPlace): void {
  const draw = (): void => {
    drawSquares(pdf, text, place);
  };
  tags.drawPart(
    'Figure',
    () => {
      tags.drawContent(draw);
    },
    { alt: place.alt },
  );
}

function drawSquares(pdf: Sheet['pdf'], text: string, { x, y, width }: QrPlace): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = width / size;

  data.forEach((row, line) => {
    // A run of dark squares is one rectangle: fewer rectangles, and no hairline in between.
    for (let column = 0; column < size; column++) {
      if (row[column] !== true) continue;
      let end = column;
      while (row[end + 1] === true) end += 1;
      pdf.rect(x + column * side, y + line * side, (end - column + 1) * side, side);
      column = end;
    }
  });
  pdf.fill('#000000');
}
