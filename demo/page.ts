// The page around the charts: one file without anything from elsewhere, readable on paper and without pictures.
import type { Chart } from './charts.ts';

export interface Picture {
  readonly title: string;
  readonly note: string;
  readonly svg: string;
  /** The same as figures. */
  readonly table: Chart;
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #fff; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2.5rem 0 0; }
  p { margin: 0.1rem 0 0.8rem; color: #52606d; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0; }
  dl div { border: 1px solid #d9dee4; border-radius: 0.5rem; padding: 0.8rem 1rem; }
  dt { color: #52606d; font-size: 0.9rem; } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
  svg { width: 100%; height: auto; }
  details { font-size: 0.85rem; } summary { cursor: pointer; color: #52606d; }
  table { border-collapse: collapse; width: 100%; margin-top: 0.5rem; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: 0.15rem 0.5rem; border-bottom: 1px solid #d9dee4; } th:first-child { text-align: left; font-weight: normal; }
`;

/** The HTML of the page; `figures` are names with what they come to. */
export function pageOf(period: string, figures: readonly [string, string][], pictures: readonly Picture[]): string {
  const boxes = figures.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The year in figures</title>
<style>${STYLE}</style>
<h1>The year in figures</h1>
<p>${escaped(period)}, from the statistics of the API.</p>
<dl>${boxes.join('')}</dl>
${pictures.map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf({ title, note, svg, table }: Picture): string {
  const labelled = svg.replace('<svg ', `<svg role="img" aria-label="${escaped(title)}" `);
  return `<section><h2>${escaped(title)}</h2><p>${escaped(note)}</p>${labelled}
<details><summary>The same as a table</summary>${tableOf(table)}</details></section>`;
}

function tableOf({ categories, series, write }: Chart): string {
  const head = series.map(({ name }) => `<th scope="col">${escaped(name)}</th>`).join('');
  const rows = categories.map((category, place) => {
    const cells = series.map(({ values }) => `<td>${escaped(write(values[place] ?? 0))}</td>`).join('');
    return `<tr><th scope="row">${escaped(category)}</th>${cells}</tr>`;
  });
  return `<table><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
