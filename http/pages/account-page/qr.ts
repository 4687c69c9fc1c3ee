// Draws a QR code as one path: sharp at every size, and with nothing that the policy of the page forbids.
import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';

/** A QR code of a text, with a name for who does not see it. */
export function qrOf(text: string, name: string): SVGSVGElement {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', squares.join(''));
  for (const [attribute, value] of [
    ['class', 'qr'],
    ['viewBox', `0 0 ${String(size)} ${String(size)}`],
    ['role', 'img'],
    ['aria-label', name],
    ['shape-rendering', 'crispEdges'],
  ] as const)
    svg.setAttribute(attribute, value);
  svg.append(path);
  return svg;
}
