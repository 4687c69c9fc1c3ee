// Images: limits on their size before they are decoded, and the widths to which they are resized, as tables of cases.
import { expect } from 'chai';
import { readWebImageSize, selectWidth } from '../../../domain/house/image.ts';
import { stripPng, readPngPixels } from '../../../domain/house/png.ts';
import { markRotated, createPng, SMALLEST_JPEG, SMALLEST_PNG, compressZeros } from '../../support/images.ts';

/** Creates a PNG whose header has this size in pixels. */
function createSizedPng(width: number, height: number): Buffer {
  const png = Buffer.from(SMALLEST_PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe('the size of an image', () => {
  it('is read from its first bytes, up to 25 million pixels', () => {
    expect(readWebImageSize(createSizedPng(5000, 5000))).to.deep.equal({
      type: 'image/png',
      width: 5000,
      height: 5000,
    });
    expect(() => readWebImageSize(createSizedPng(5001, 5000)))
      .to.throw()
      .with.nested.property('problems[0].message')
      .that.contains('25 million pixels');
  });

  it('needs no more memory than 25 million pixels of common depth', () => {
    const createDeepPng = (width: number): Buffer => createPng([width, 5000], compressZeros(100), { depth: 16 });
    expect(readWebImageSize(createDeepPng(2500))).to.include({ width: 2500 });
    expect(() => readWebImageSize(createDeepPng(2501)))
      .to.throw()
      .with.nested.property('problems[0].message')
      .that.contains('16 bits');
  });

  it('has no side more than 20 times as long as the other', () => {
    expect(readWebImageSize(createSizedPng(200, 10))).to.include({ width: 200 });
    for (const [width, height] of [
      [201, 10],
      [10, 201],
    ] as const)
      expect(() => readWebImageSize(createSizedPng(width, height)))
        .to.throw()
        .with.nested.property('problems[0].message')
        .that.contains('20 times');
  });

  it('is that of the image after its rotation', () => {
    const wide = Buffer.from(SMALLEST_JPEG);
    const frame = wide.indexOf(Buffer.from([0xff, 0xc0]));
    wide.writeUInt16BE(4, frame + 5);
    expect(readWebImageSize(wide)).to.deep.equal({ type: 'image/jpeg', width: 8, height: 4 });
    expect(readWebImageSize(markRotated(wide))).to.deep.equal({ type: 'image/jpeg', width: 4, height: 8 });
  });
});

describe('the parts of a PNG', () => {
  it('include the size of its decompressed pixels', () => {
    expect(readPngPixels(createPng([10, 10], compressZeros(410)))).to.deep.equal({ raw: 400, inflated: 410 });
    expect(readPngPixels(SMALLEST_JPEG)).to.equal(undefined);
  });

  it('are its pixels and colours after stripping: nothing else that is compressed', () => {
    const plain = createPng([10, 10], compressZeros(410));
    const profiled = createPng([10, 10], compressZeros(410), { more: [['iCCP', compressZeros(1_000_000)]] });
    expect(stripPng(profiled).equals(plain)).to.equal(true);
    expect(stripPng(plain.subarray(0, plain.length - 20)).length).to.be.below(plain.length - 20);
  });
});

describe('the width to which an image is resized', () => {
  const cases: readonly (readonly [asked: number, own: number, shown: number])[] = [
    [80, 4000, 80],
    [81, 4000, 160],
    [1601, 4000, 2000],
    [2000, 4000, 2000],
    [80, 8, 8],
    [500, 600, 600],
    [600, 600, 600],
  ];
  for (const [requestedWidth, originalWidth, width] of cases)
    it(`for ${String(originalWidth)} pixels, and ${String(requestedWidth)} requested, is ${String(width)}`, () => {
      expect(selectWidth(requestedWidth, originalWidth)).to.equal(width);
    });
});
