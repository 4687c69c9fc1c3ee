// The operations on book processes: ways in which customers book.
import * as bookProcesses from '../../db/catalogue/book-processes.ts';
import type { Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';

export const listBookProcesses: Handler<'listBookProcesses'> = list(bookProcesses.select, bookProcesses.read);
export const createBookProcess: Handler<'createBookProcess'> = create(bookProcesses.insert, bookProcesses.read);
export const getBookProcess: Handler<'getBookProcess'> = get(bookProcesses.read);
export const updateBookProcess: Handler<'updateBookProcess'> = update(bookProcesses.update, bookProcesses.read);
export const deleteBookProcess: Handler<'deleteBookProcess'> = removeUnused(
  'book_processes',
  bookProcesses.read,
  bookProcesses.remove,
);
