// Book processes.
import type { BookProcess, NewBookProcess } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function bookProcess(body: Partial<NewBookProcess> = {}): Promise<BookProcess> {
  count += 1;
  return api.bookProcesses.createBookProcess({ body: { naam: `Boekproces ${String(count)}`, ...body } });
}
