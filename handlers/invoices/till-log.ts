// The operations on the till log: points of sale are opened, counted and closed, each under the lock of the till.
import * as pointsOfSale from '../../db/invoices/points-of-sale.ts';
import * as tillLog from '../../db/invoices/till-log.ts';
import { findLastMovement, sumReceivedBetween } from '../../db/invoices/till-movements.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertActive } from '../../domain/invoices/point-of-sale.ts';
import {
  assertClosed,
  assertCountedOnce,
  calculateClosingBalance,
  calculateOpeningBalance,
  requireOpening,
  type ReceivedSum,
  type TillBalance,
  type TillLogEntry,
} from '../../domain/invoices/till-log.ts';
import type { Handler, Input, Context } from '../handler.ts';

export const listTillLog: Handler<'listTillLog'> = async ({ path }, { db }) => {
  // Throws 404 for an unknown point of sale.
  await readOne(pointsOfSale.read, db, path.id);
  return createListing(tillLog.select(path.id), tillLog.read);
};

export const openTill: Handler<'openTill'> = async ({ path, body }, context) => {
  const { db } = context;
  assertActive(await readOne(pointsOfSale.read, db, path.id));
  assertCountedOnce(body.bedragen);
  const { lastChange, volgnummer } = await tillLog.readTillState(db, path.id);
  assertClosed(lastChange);
  const { receivedSums, movement_id } = await readReceived(db, path.id, lastChange);

  const balance = calculateOpeningBalance(receivedSums, body.bedragen);
  return storeEntry(path.id, body, { soort: 'geopend', volgnummer: volgnummer + 1, movement_id, ...balance }, context);
};

export const countTill: Handler<'countTill'> = ({ path, body }, context) =>
  balanceTill(path.id, body, 'geteld', context);

export const closeTill: Handler<'closeTill'> = ({ path, body }, context) =>
  balanceTill(path.id, body, 'gesloten', context);

type TillCountBody = Input<'countTill'>['body'];

/** Compares the counted money with what was received since the opening, and stores both. */
async function balanceTill(
  pos_id: number,
  body: TillCountBody,
  soort: 'geteld' | 'gesloten',
  context: Context<Writer>,
): Promise<TillLogEntry> {
  const { db } = context;
  assertCountedOnce(body.bedragen);
  const { lastChange, volgnummer } = await tillLog.readTillState(db, pos_id);
  const opening = requireOpening(lastChange);
  const { receivedSums, movement_id } = await readReceived(db, pos_id, opening);

  const balance = calculateClosingBalance(opening, receivedSums, body.bedragen);
  return storeEntry(pos_id, body, { soort, volgnummer: volgnummer + 1, movement_id, ...balance }, context);
}

/** The money that a till received since its last opening or closing, and its last movement. */
interface ReceivedMoney {
  readonly receivedSums: readonly ReceivedSum[];
  readonly movement_id: number;
}

async function readReceived(
  db: Writer,
  pos_id: number,
  lastChange: Pick<tillLog.TillLogRow, 'movement_id'> | undefined,
): Promise<ReceivedMoney> {
  const movement_id = await findLastMovement(db, pos_id);
  const receivedSums = await sumReceivedBetween(db, pos_id, lastChange?.movement_id ?? 0, movement_id);
  return { receivedSums, movement_id };
}

type BalancedEntry = TillBalance & Pick<tillLog.TillLogRow, 'soort' | 'volgnummer' | 'movement_id'>;

async function storeEntry(
  pos_id: number,
  { opmerking }: TillCountBody,
  entry: BalancedEntry,
  { db, now, today, caller }: Context<Writer>,
): Promise<TillLogEntry> {
  const stamp = { moment: now, datum: today, opmerking, created_by: caller.userId };
  const id = await tillLog.insert(db, { pos_id, ...stamp, ...entry });
  return readOne(tillLog.read, db, id);
}
