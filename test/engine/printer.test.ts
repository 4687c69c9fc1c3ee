// The thread that prints: it starts when needed, ends when stuck, and rejects what waits for an ended one.
import { expect } from 'chai';
import { openPrinter, type Printer } from '../../jobs/printer.ts';
import { scaleWait } from '../support/patience.ts';
import { createItem, createPrintedInvoice } from '../support/e-invoices.ts';
import { createPng, SMALLEST_PNG, compressZeros } from '../support/images.ts';
import '../support/only-with-all.ts';

const invoice = createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21)]);
const print = (printer: Printer, logo: Uint8Array | null = null, asker?: string): Promise<string> =>
  printer.print({ document: { kind: 'invoice', invoice }, logo, date: '2026-03-30' }, asker).then(
    (bytes) => Buffer.from(bytes).toString('latin1', 0, 5),
    (error: unknown) => String(error),
  );

describe('the printer', () => {
  it('continues after a document that cannot be printed', async () => {
    const printer = openPrinter();
    const all = [print(printer), print(printer, SMALLEST_PNG.subarray(0, 40)), print(printer, SMALLEST_PNG)];
    const [before, broken, after] = await Promise.all(all);
    expect([before, after]).to.deep.equal(['%PDF-', '%PDF-']);
    expect(broken).to.match(/^Error/);
    await printer.close();
  });

  it('refuses an image that inflates to more than it says, which pdfkit would take', async () => {
    const printer = openPrinter();
    const bomb = createPng([10, 10], compressZeros(5_000_000));
    const refusal: unknown = await printer.checkImage(bomb).catch((error: unknown) => error);
    expect(String(refusal)).to.include('ERR_IMAGE');
    expect(await printer.checkImage(createPng([10, 10], compressZeros(410)))).to.equal('image/png');
    await printer.close();
  });

  it('starts a new thread where one has ended', async () => {
    const printer = openPrinter();
    expect(await print(printer)).to.equal('%PDF-');
    await printer.close();
    expect(await print(printer)).to.equal('%PDF-');
    await printer.close();
  });

  it('aborts what exceeds the time limit, and prints the next document', async () => {
    const printer = openPrinter({ busy: 1, idle: 60_000 });
    expect(await print(printer)).to.include('Printing took too long');
    await printer.close();
  });

  it('aborts nothing else: the documents that wait behind it are printed', async () => {
    let watched = 0;
    const impatient = {
      get busy(): number {
        return watched++ === 0 ? 1 : scaleWait(60_000);
      },
      idle: 60_000,
    };
    const printer = openPrinter(impatient);
    const [first, ...behind] = await Promise.all([print(printer), print(printer), print(printer)]);
    expect(first).to.include('Printing took too long');
    expect(behind).to.deep.equal(['%PDF-', '%PDF-']);
    await printer.close();
  });

  it('refuses a caller with too many waiting documents, and prints those of others', async () => {
    const printer = openPrinter();
    const greedy = Array.from({ length: 17 }, () => print(printer, null, 'somebody'));
    expect(await print(printer, null, 'another')).to.equal('%PDF-');
    const results = await Promise.all(greedy);
    // One is printed, and fifteen wait.
    expect(results.filter((each) => each === '%PDF-')).to.have.lengthOf(16);
    expect(results.filter((each) => each.includes('ERR_UNAVAILABLE'))).to.have.lengthOf(1);
    await printer.close();
  });

  it('rejects the waiting documents when it is closed', async () => {
    const printer = openPrinter();
    const printing = print(printer);
    await printer.close();
    expect(await printing).to.include('The printer is closed');
  });
});
