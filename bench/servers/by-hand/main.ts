// The measured operations by hand: node:http, the driver, the statements of the service, and nothing checked twice.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as bookings from './bookings.ts';
import * as customers from './customers.ts';
import { open, type Row } from './database.ts';
import * as reservations from './reservations.ts';

const [, , port = '', url = ''] = process.argv;
const db = open(url);
const KEY = `select api_keys.*, users.actief, users.permissies from api_keys join users on users.id = api_keys.user_id
  where api_keys.hash = ? or api_keys.previous_hash = ?`;
const keys = new Map<string, number>();

async function keyOf(request: IncomingMessage): Promise<number | undefined> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const known = keys.get(hash);
  if (known !== undefined) return known;
  const [key] = await db.read(async (run): Promise<Row[]> => run(KEY, [hash, hash]));
  if (key === undefined) return undefined;
  if (db.isAlone) keys.set(hash, Number(key['id']));
  return Number(key['id']);
}

function send(response: ServerResponse, status: number, body?: object, headers: Record<string, string> = {}): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': length,
    ...headers,
  });
  response.end(text);
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const key = path === '/health' ? undefined : await keyOf(request);
  const one = /^\/api2\/klanten\/(\d+)$/.exec(path)?.[1];
  const list = /^\/api2\/klanten\?page_size=(\d+)$/.exec(path)?.[1];
  if (path === '/health') send(response, 200);
  else if (key === undefined) send(response, 401);
  else if (one !== undefined) await sendOne(response, Number(one));
  else if (list !== undefined) await sendList(response, Number(list));
  else if (path === '/api2/boekingen') await create(request, response, key);
  else if (path === '/api2/onlineboeking/reserveer') await reserve(request, response, key);
  else send(response, 404);
}

async function sendOne(response: ServerResponse, id: number): Promise<void> {
  const found = await db.read((run) => customers.one(db, run, id));
  if (found === undefined) send(response, 404);
  else send(response, 200, found.customer, { ETag: `"${String(found.version)}"` });
}

async function sendList(response: ServerResponse, size: number): Promise<void> {
  const found = await db.read((run) => customers.list(db, run, size));
  send(response, 200, found.customers, { 'X-Total-Count': String(found.count) });
}

async function create(request: IncomingMessage, response: ServerResponse, key: number): Promise<void> {
  const body = (await bodyOf(request)) as bookings.NewBooking;
  const made = await db.write((run) => bookings.create(db, run, body, key));
  send(response, made === undefined ? 406 : 201, made);
}

async function reserve(request: IncomingMessage, response: ServerResponse, key: number): Promise<void> {
  const wish = (await bodyOf(request)) as reservations.Wish;
  const told = await db.write((run) => reservations.reserve(db, run, wish, key));
  send(response, told === undefined ? 406 : 200, told);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    // At the end of a round the load goes away in the middle of its requests.
    if (response.destroyed) return;
    console.error(error);
    send(response, 500);
  });
}).listen(Number(port), '127.0.0.1');
