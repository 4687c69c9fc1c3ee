// The HTML part of a mail: one template for all kinds, of tables and inlined styles, as Outlook and old programs read it.
import html from 'html-template-tag';
import type { MailRow } from '../../db/announcements/mails.ts';
import { findAddresses } from '../../domain/announcements/mail-links.ts';
import type { MailButton, MailFact, MailLayout } from '../../domain/announcements/mail-layout.ts';
import type { Logo } from './mail-logo.ts';
import { chooseMailColours, type MailColours } from './mail-colours.ts';

/** The name of the logo inside the mail. */
export const LOGO_ID = 'logo';

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.55;color:#20262b`;
const SMALL_TEXT = `${FONT};font-size:13px;line-height:1.6;color:#5b6670`;

// Programs that know no dark mode ignore this; the others would guess.
const DARK_STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { text-decoration: underline; }
  @media (max-width: 620px) { .inside { padding-left: 22px !important; padding-right: 22px !important; } }
  @media (max-width: 480px) {
    .label, .value { display: block !important; width: auto !important; text-align: left !important; }
    .label { padding-bottom: 0 !important; }
    .value { padding-top: 0 !important; border-top: 0 !important; }
    .button { width: 100% !important; }
    .button a { display: block !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #14171a !important; }
    .card { background: #1f2429 !important; border-left-color: #343b42 !important; border-right-color: #343b42 !important; border-bottom-color: #343b42 !important; }
    .text, .text p, .value { color: #e8eaed !important; }
    .text a, .small a { color: #9ecbff !important; }
    .small, .label { color: #aab4bd !important; }
    .facts { background: #2a3037 !important; }
    .line { border-color: #3d454d !important; }
    .logo { background: #ffffff !important; padding: 10px 14px !important; border-radius: 8px !important; }
  }`;

/** Returns the HTML of a mail; typed text is escaped. `logo` is null where there is none. */
export function renderMailHtml(
  mail: Pick<MailRow, 'subject' | 'body' | 'from_name'>,
  layout: MailLayout,
  logo: Logo | null,
): string {
  const colours = chooseMailColours(layout.accent_color);
  return html`<!doctype html>
    <html lang="${layout.language}" xmlns:o="urn:schemas-microsoft-com:office:office">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${mail.subject}</title>
        <!--[if mso
          ]><xml
            ><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml
          ><!
        [endif]-->
        <style>
          $${DARK_STYLE}
        </style>
      </head>
      <body style="margin:0;padding:0;background:#f1f3f5;-webkit-text-size-adjust:100%">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="#f1f3f5"
          style="background:#f1f3f5"
        >
          <tr>
            <td align="center" style="padding:24px 10px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                class="card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                bgcolor="#ffffff"
                style="max-width:600px;background:#ffffff;border:1px solid #dfe3e7;border-top:5px solid $${colours.accent};border-radius:8px;border-collapse:separate"
              >
                <tr>
                  <td class="inside" style="padding:28px 36px 0">$${renderHead(mail.from_name, logo, colours)}</td>
                </tr>
                <tr>
                  <td class="inside text" style="padding:20px 36px 0;$${TEXT}">
                    $${renderParagraphs(mail.body, layout, colours)}
                  </td>
                </tr>
                $${renderFacts(layout.facts, colours)} $${renderButton(layout.button, colours)}
                <tr>
                  <td style="padding:0 0 28px;font-size:1px;line-height:1px">&nbsp;</td>
                </tr>
              </table>
              $${renderFoot(layout)}
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

function renderHead(name: string, logo: Logo | null, { letters }: MailColours): string {
  if (logo === null)
    return html`<div class="text" style="$${FONT};font-size:20px;font-weight:700;line-height:1.3;color:$${letters}">
      ${name}
    </div>`;

  const width = String(logo.width);
  const height = String(logo.height);
  return html`<img
    class="logo"
    src="cid:$${LOGO_ID}"
    alt="${name}"
    width="${width}"
    height="${height}"
    style="display:block;border:0;width:$${width}px;max-width:100%;height:auto;$${FONT};font-size:20px;font-weight:700;color:$${letters}"
  />`;
}

/** Blank lines part paragraphs; other line breaks stay. Paragraphs for the button or the foot are left out. */
function renderParagraphs(
  body: string,
  { button: action, unsubscribe, links = [] }: MailLayout,
  colours: MailColours,
): string {
  const actionLines = [action, unsubscribe].flatMap((each) => (each === null ? [] : [`${each.label}: ${each.url}`]));
  const parts = body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((part) => !actionLines.includes(part.trim()));

  return parts
    .map(
      (part) =>
        html`<p style="margin:0 0 16px">
          $${part
            .split('\n')
            .map((line) => linkAddresses(line.replaceAll('  ', '\u00a0 '), links, colours))
            .join('<br>\n')}
        </p>`,
    )
    .join('\n');
}

/** A line in which the addresses among `links` are links. */
function linkAddresses(line: string, links: readonly string[], { letters }: MailColours): string {
  let offset = 0;
  const parts: string[] = [];
  for (const { url, at } of findAddresses(line)) {
    if (!links.includes(url)) continue;
    parts.push(html`${line.slice(offset, at)}`, renderLink(url, url, `color:${letters};overflow-wrap:anywhere`));
    offset = at + url.length;
  }
  return [...parts, html`${line.slice(offset)}`].join('');
}

function renderLink(url: string, label: string, style: string): string {
  // No other scheme than these becomes a link, whatever a kind of mail stores.
  if (!/^https?:\/\//.test(url)) return html`${label}`;
  return html`<a href="$${html`${url}`}" target="_blank" style="$${style}">${label}</a>`;
}

function renderFacts(facts: readonly MailFact[], { accent, tint }: MailColours): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ label, value }, at) => {
    const line = at === 0 ? '' : 'border-top:1px solid #dfe3e7;';
    const size = at === 0 ? 'font-size:20px;font-weight:700' : 'font-size:15px;font-weight:600';
    return html`<tr>
      <td class="label line" valign="middle" width="42%" style="padding:9px 14px;$${line}$${SMALL_TEXT}">${label}</td>
      <td class="value line" valign="middle" style="padding:9px 14px;$${line}$${TEXT};$${size}">${value}</td>
    </tr>`;
  });

  return html`<tr>
    <td class="inside" style="padding:6px 36px 0">
      <table
        role="presentation"
        class="facts"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        bgcolor="${tint}"
        style="background:$${tint};border-left:4px solid $${accent};border-radius:4px"
      >
        $${rows.join('\n')}
      </table>
    </td>
  </tr>`;
}

function renderButton(action: MailButton | null, { accent, onAccent }: MailColours): string {
  if (action === null) return '';
  const style = `display:inline-block;padding:13px 28px;${FONT};font-size:16px;font-weight:700;line-height:1.2;color:${onAccent};text-decoration:none;border-radius:6px`;

  return html`<tr>
    <td class="inside" style="padding:26px 36px 0">
      <table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td
            class="button"
            bgcolor="${accent}"
            style="background:$${accent};border-radius:6px;mso-padding-alt:13px 28px"
          >
            $${renderLink(action.url, action.label, style)}
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}

function renderFoot({ sender, unsubscribe }: MailLayout): string {
  const lines = sender.map((line) => html`${line}`);
  if (unsubscribe !== null) lines.push(renderLink(unsubscribe.url, unsubscribe.label, 'color:#5b6670'));

  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="max-width:600px"
  >
    <tr>
      <td class="small" align="center" style="padding:18px 20px 4px;$${SMALL_TEXT}">$${lines.join('<br>\n')}</td>
    </tr>
  </table>`;
}
