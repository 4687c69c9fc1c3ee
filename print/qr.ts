// Draws QR codes.
import { encode } from 'uqr';
import type { Sheet } from './sheet.ts';

/** A code of squares, `width` wide, sharp at every size. Cameras need some white around it. */
export function drawQr({ pdf }: Sheet, text: string, x: number, y: number, width: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = width / size;
  data.forEach((row, line) => {
    // A run of dark squares is one rectangle: fewer of them, and no hair between.
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
