// Bar charts as SVG text, drawn without a browser: one for screens that are wide, one for phones.
import * as echarts from 'echarts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Chart {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly format: (value: number) => string;
  /** Parts of a whole, one upon the other, with the total beyond them; or quantities to compare, one beside the other. */
  readonly bars: 'upon each other' | 'beside each other';
  /** Whether bars are horizontal, for names that are too long to be below one. */
  readonly isHorizontal?: boolean;
}

/** One chart in two forms, whose letters have at least 11 pixels from 760 pixels of width on, and below that. */
export interface ChartDrawings {
  readonly wide: string;
  readonly narrow: string;
}

/** The colours of the series, in their order: told apart by eyes of every kind, on paper, and on black. */
export const COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'];

/** The ink, which the page gives another colour at night. */
const INK_COLOR = '#1f2933';
const FAINT_COLOR = '#d9dee4';
const PAPER_COLOR = '#ffffff';

interface ChartForm {
  readonly width: number;
  readonly font: number;
  readonly isHorizontal: boolean;
}

// Sizes in pixels.
const WIDE = 928;
const NARROW = 330;
const HEIGHT = 380;
const LINE = 30;
const MARGIN = 44;

/** Draws a chart in both forms. */
export function drawChart(chart: Chart): ChartDrawings {
  return {
    wide: drawBarChart(chart, { width: WIDE, font: 15, isHorizontal: chart.isHorizontal === true }),
    narrow: drawBarChart(chart, { width: NARROW, font: 14, isHorizontal: true }),
  };
}

function drawBarChart({ categories, series, format, bars }: Chart, { width, font, isHorizontal }: ChartForm): string {
  const perCategory = bars === 'beside each other' ? Math.max(1, series.length * 0.75) : 1;
  const totals = totalsOf(series);
  const height = isHorizontal ? categories.length * LINE * perCategory + MARGIN : HEIGHT;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  const text = { color: INK_COLOR, fontFamily: 'system-ui, sans-serif', fontSize: font };

  // Without a browser the width of letters is unknown: the space is for wide ones, and may be partly empty.
  const letter = 0.62 * font;
  const labelWidth = isHorizontal ? Math.min(width * 0.36, measureLongest(categories) * letter + 12) : 0;
  const sides = isHorizontal
    ? { left: labelWidth, right: 8.5 * letter }
    : { left: (measureLongest(totals.map(format)) + 1) * letter, right: 12 };
  const names = {
    type: 'category' as const,
    data: [...categories],
    inverse: isHorizontal,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: INK_COLOR } },
    axisLabel: {
      ...text,
      interval: 0,
      ...(isHorizontal && { formatter: shortenTo(Math.round((labelWidth - 12) / letter)) }),
    },
  };

  const numbers = {
    type: 'value' as const,
    splitNumber: width < WIDE ? 2 : 5,
    // A phone is too narrow for axis labels, and each bar has its number.
    axisLabel: { ...text, formatter: format, show: width === WIDE },
    splitLine: { lineStyle: { color: FAINT_COLOR } },
  };

  chart.setOption({
    animation: false,
    color: COLORS,
    textStyle: text,
    grid: { ...sides, top: 24, bottom: width === WIDE ? 2 * font : 4 },
    ...(isHorizontal ? { xAxis: numbers, yAxis: names } : { xAxis: names, yAxis: numbers }),
    series:
      bars === 'upon each other'
        ? stackSeries(series, format, font, isHorizontal)
        : groupSeries(series, format, font, isHorizontal),
  });

  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg
    .replaceAll(INK_COLOR, 'currentColor')
    .replaceAll(FAINT_COLOR, 'var(--faint)')
    .replaceAll(PAPER_COLOR, 'var(--paper)');
}

type ValueFormatter = Chart['format'];

function groupSeries(
  series: readonly Series[],
  format: ValueFormatter,
  fontSize: number,
  isHorizontal: boolean,
): echarts.SeriesOption[] {
  return series.map(({ name, values }, index) => ({
    name,
    type: 'bar' as const,
    barGap: '10%',
    barCategoryGap: '28%',
    data: [...values],
    // Numbers above neighbouring vertical bars would overlap: the table has them all.
    label: { show: isHorizontal && index === 0, ...labelOf(format, fontSize, isHorizontal) },
  }));
}

/** With the total beyond the bars, which an invisible line carries: labels of stacked bars would name the last part only. */
function stackSeries(
  series: readonly Series[],
  format: ValueFormatter,
  fontSize: number,
  isHorizontal: boolean,
): echarts.SeriesOption[] {
  return [
    ...series.map(({ name, values }) => ({
      name,
      type: 'bar' as const,
      stack: 'all',
      barWidth: '62%',
      data: [...values],
      itemStyle: { borderColor: PAPER_COLOR, borderWidth: 1 },
    })),
    {
      type: 'line' as const,
      data: totalsOf(series),
      symbol: 'circle',
      symbolSize: 1,
      itemStyle: { color: 'transparent' },
      silent: true,
      lineStyle: { opacity: 0 },
      label: { show: true, ...labelOf(format, fontSize, isHorizontal) },
    },
  ];
}

function labelOf(format: ValueFormatter, fontSize: number, isHorizontal: boolean): object {
  return {
    position: isHorizontal ? 'right' : 'top',
    color: INK_COLOR,
    fontSize: fontSize - 1,
    formatter: ({ value }: { readonly value: unknown }) => (Number(value) === 0 ? '' : format(Number(value))),
  };
}

function totalsOf(series: readonly Series[]): number[] {
  return (series[0]?.values ?? []).map((_value, index) =>
    series.reduce((so, { values }) => so + (values[index] ?? 0), 0),
  );
}

/** How many letters the longest one has. */
function measureLongest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}

function shortenTo(most: number): (text: string) => string {
  return (text) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
}
