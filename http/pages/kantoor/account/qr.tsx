// Draws a QR code as one SVG path: sharp at every size, and allowed by the content security policy.
import type { ComponentChildren } from 'preact';
import { encode } from 'uqr';

/** A QR code of a text, with a name for screen readers. */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }): ComponentChildren {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );

  return (
    <svg
      class="qr"
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
