// The size of the SDK and the time it takes to load, as a section of the results.
import { mostRow, type Section } from './report.ts';
import { measureSdk } from './sdk-size.ts';

/** Bundled sizes are minified and gzipped. */
export async function measureSdkSection(): Promise<Section> {
  return {
    title: 'The SDK',
    sides: ['`bench/sdk-size.ts`: bundled by esbuild, minified, gzipped; loaded nine times, the median'],
    rows: (await measureSdk()).map(({ what, value, unit, most }) => mostRow(what, value, unit, most)),
  };
}
