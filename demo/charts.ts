// Bar charts as SVG text, drawn without a browser.
import * as echarts from 'echarts';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Chart {
  readonly categories: readonly string[];
  /** Stacked, the first one at the bottom. */
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly write: (value: number) => string;
}

// Told apart by eyes of every kind, and on paper.
const COLORS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'];
const INK = '#1f2933';
const FAINT = '#d9dee4';
const [WIDTH, HEIGHT] = [960, 400];

/** Stacked bars with the total on top of each. */
export function barChart({ categories, series, write }: Chart): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  const totals = categories.map((_category, place) => series.reduce((so, { values }) => so + (values[place] ?? 0), 0));
  const text = { color: INK, fontFamily: 'system-ui, sans-serif', fontSize: 13 };
  chart.setOption({
    animation: false,
    color: COLORS,
    textStyle: text,
    grid: { left: 12, right: 12, top: series.length > 1 ? 56 : 24, bottom: 8, containLabel: true },
    legend: {
      show: series.length > 1,
      top: 0,
      left: 0,
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 28,
      textStyle: text,
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: INK } },
      axisLabel: { ...text, interval: 0 },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...text, formatter: write },
      splitLine: { lineStyle: { color: FAINT } },
    },
    series: [
      ...series.map(({ name, values }) => ({
        name,
        type: 'bar' as const,
        stack: 'all',
        barWidth: '62%',
        data: [...values],
        itemStyle: { borderColor: '#fff', borderWidth: 1 },
      })),
      totalsOn(totals, write),
    ],
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

/** An invisible line that carries the totals: labels of stacked bars would name the topmost part only. */
function totalsOn(totals: readonly number[], write: (value: number) => string): echarts.LineSeriesOption {
  return {
    type: 'line',
    data: [...totals],
    symbol: 'circle',
    symbolSize: 1,
    itemStyle: { color: 'transparent' },
    silent: true,
    lineStyle: { opacity: 0 },
    label: {
      show: true,
      position: 'top',
      color: INK,
      fontSize: 12,
      formatter: ({ value }) => (Number(value) === 0 ? '' : write(Number(value))),
    },
  };
}
