// The page of one invoice.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, type PageTarget } from '../addresses.ts';
import { Chip } from '../frame/chip.tsx';
import { usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { goTo } from '../frame/navigation.ts';
import { Read, useReading } from '../frame/reading.tsx';
import { findPdfPath, readInvoice } from './invoice.ts';
import { nameOf, Sheet } from './sheet.tsx';
import { WORDS } from './words.ts';

export function Page({ id }: PageTarget): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const [message, setMessage] = useState('');
  const reading = useReading((reader, signal) => readInvoice(reader, id, signal), [id]);
  const invoice = reading.value?.invoice;
  const pdf = invoice && findPdfPath(caller, invoice);

  const handleDone = (sentence: string, isGone = false): void => {
    setMessage(sentence);
    if (isGone) goTo(addressOf('invoices'), { replace: true });
    else reading.readAgain();
  };

  return (
    <article class="one-invoice">
      <Heading text={invoice === undefined ? words.unknown : nameOf(invoice, words)}>
        {invoice !== undefined && <Chip status={invoice.status} />}
        <div class="acts">
          <a class="button" href={addressOf('invoices')}>
            {words.toWork}
          </a>
          {pdf && (
            <a class="button" href={pdf} target="_blank" rel="noopener">
              {words.openPdf}
            </a>
          )}
        </div>
      </Heading>
      <p class="told" role="status">
        {message}
      </p>
      <Read of={reading}>{(overview) => <Sheet overview={overview} onDone={handleDone} />}</Read>
    </article>
  );
}
