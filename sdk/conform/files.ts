// Files that are sent: the smallest image, and a mail.

/** A PNG of one colour. */
export const SMALLEST_PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAWSURBVBiVYzxj' +
      'bPyfAQ9gwic5fBQAAEYnAkGGjHY5AAAAAElFTkSuQmCC',
  ),
  (each) => each.charCodeAt(0),
);

/** A mail to an address, with a text file in it. */
export function mailTo(address: string, id: string): Uint8Array {
  const lines = [
    `To: ${address}`,
    `From: "Sanne de Vries" <${id}@example.com>`,
    `Message-ID: <${id}@example.com>`,
    'Subject: Vraag',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hallo',
    '--part',
    'Content-Type: application/octet-stream; name="route.bin"',
    'Content-Disposition: attachment; filename="route.bin"',
    'Content-Transfer-Encoding: base64',
    '',
    btoa('Linksaf bij de brug.'),
    '--part--',
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}
