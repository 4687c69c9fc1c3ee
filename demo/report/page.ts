// The page around the charts: one self-contained file, readable on a phone, at night, on paper and without images.
import { COLORS, type Chart, drawChart } from './charts.ts';

export interface ReportChart extends Chart {
  readonly title: string;
  /** The unit that is counted. */
  readonly note: string;
  /** The message of the chart. */
  readonly sentence: string;
  /** More than the chart can show; without it the chart as a table. */
  readonly table?: ReportTable;
}

/** The first column names the rows. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A figure of the period, and beside it that of the year before. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly before: string;
}

const STYLE = `
  :root { color-scheme: light dark; --ink: #1f2933; --soft: #52606d; --faint: #d9dee4; --paper: #ffffff; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e4e7eb; --soft: #9aa5b1; --faint: #3e4c59; --paper: #12181f; } }
  @media print { :root { --ink: #1f2933; --soft: #52606d; --faint: #d9dee4; --paper: #ffffff; } }
  body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; max-width: 58rem; padding: 0 1rem; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; } h2 { font-size: 1.15rem; margin: 2.5rem 0 0; }
  p { margin: 0.1rem 0 0.6rem; } .note { color: var(--soft); font-size: 0.9rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0; }
  dl div { border: 1px solid var(--faint); border-radius: 0.5rem; padding: 0.8rem 1rem; }
  dt { color: var(--soft); font-size: 0.9rem; } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
  dd + dd { color: var(--soft); font-size: 0.85rem; }
  ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; list-style: none; margin: 0.4rem 0; padding: 0; font-size: 0.9rem; }
  li::before { content: ''; display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.45em; background: var(--color); print-color-adjust: exact; }
  svg { display: block; width: 100%; height: auto; } .wide { display: none; } .narrow svg { max-width: 30rem; }
  @media (min-width: 760px) { .wide { display: block; } .narrow { display: none; } }
  a { color: inherit; } details { font-size: 0.85rem; overflow-x: auto; } summary { cursor: pointer; color: var(--soft); }
  table { border-collapse: collapse; width: 100%; margin-top: 0.5rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: 0.15rem 0.5rem; border-bottom: 1px solid var(--faint); } th:first-child { text-align: left; font-weight: normal; }
`;

/** The subject of the page. */
export interface ReportHeading {
  readonly owner: string;
  /** The period of the figures, and the one beside it. */
  readonly period: string;
  readonly before: string;
}

/** A file that lies beside the page. */
export interface LinkedFile {
  readonly name: string;
  readonly title: string;
}

/** The HTML of the page: its heading, the figures, the charts, and links to files. */
export function pageOf(
  { owner, period, before }: ReportHeading,
  figures: readonly Figure[],
  images: readonly ReportChart[],
  files: readonly LinkedFile[],
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(owner)}: ${escapeHtml(period)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(owner)}</h1>
<p>${escapeHtml(period)}, beside ${escapeHtml(before)}.</p>
<dl>${figures.map(boxOf).join('')}</dl>
${images.map(sectionOf).join('\n')}
${filesOf(files)}
</main>
</html>
`;
}

function boxOf({ name, value, before }: Figure): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd><dd>${escapeHtml(before)}</dd></div>`;
}

function sectionOf(image: ReportChart): string {
  const { title, note, sentence, series } = image;
  const { wide, narrow } = drawChart(image);
  const wrapSvg = (form: string, svg: string): string =>
    `<div class="${form}">${svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(title)}" `)}</div>`;
  const legend = series.length > 1 ? `<ul>${series.map(({ name }, index) => entryOf(name, index)).join('')}</ul>` : '';
  return `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(sentence)}</p>${legend}
${wrapSvg('wide', wide)}${wrapSvg('narrow', narrow)}
<p class="note">${escapeHtml(note)}</p>
${detailsOf(image.table ?? tabulateChart(image))}</section>`;
}

function filesOf(files: readonly LinkedFile[]): string {
  if (files.length === 0) return '';
  const links = files.map(({ name, title }) => `<p><a href="${encodeURI(name)}">${escapeHtml(title)}</a></p>`);
  return `<section><h2>For the bookkeeper</h2>${links.join('')}</section>`;
}

function entryOf(name: string, index: number): string {
  return `<li style="--color: ${COLORS[index % COLORS.length] ?? ''}">${escapeHtml(name)}</li>`;
}

function tabulateChart({ categories, series, format }: Chart): ReportTable {
  return {
    title: 'The same as a table',
    columns: ['', ...series.map(({ name }) => name)],
    rows: categories.map((category, index) => [category, ...series.map(({ values }) => format(values[index] ?? 0))]),
  };
}

function detailsOf({ title, columns, rows }: ReportTable): string {
  const head = columns.map((name) => (name === '' ? '<td></td>' : `<th scope="col">${escapeHtml(name)}</th>`));
  const body = rows.map(([name = '', ...cells]) => {
    const htmlCells = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr><th scope="row">${escapeHtml(name)}</th>${htmlCells.join('')}</tr>`;
  });
  return `<details><summary>${escapeHtml(title)}</summary><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
