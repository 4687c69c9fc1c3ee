// The code samples of the reference, run against the service: those of the SDK unchanged, and those of curl as the same requests.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { readContract, type OperationEntry } from '../../spec/generator/reference/contract.ts';
import { createShownRequest, type SampleRequest } from '../../spec/generator/reference/requests.ts';
import { SAMPLE_ADDRESS, SAMPLE_KEY, SAMPLE_USER } from '../../spec/generator/reference/sample-parts.ts';
import { samplesOf } from '../../spec/generator/reference/samples.ts';
import { contract, type OperationFacts } from '../support/contract.ts';
import '../support/either-database.ts';
import { isRefusedForShape } from '../support/fuzz/asking.ts';
import { SMALLEST_PNG } from '../support/images.ts';
import { ADMINISTRATOR, apiKey, baseUrl, sendRaw } from '../support/index.ts';
import { createKit } from '../support/kit.ts';
import { splitWords } from '../support/shell-words.ts';
import '../support/only-with-all.ts';

const folder = resolve(import.meta.dirname, '../../.cache', `samples-${String(process.pid)}`);
const pages = readContract();
const entries = new Map(pages.entries.map((entry) => [entry.id, entry]));

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string | Uint8Array | undefined;
}

function entryOf({ id }: OperationFacts): OperationEntry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`${id} has no page.`);
  return entry;
}

/** Returns the text of a sample, with the address and the credentials of the test. */
function fillValues(text: string): string {
  const values = {
    [SAMPLE_ADDRESS]: baseUrl,
    [SAMPLE_KEY]: apiKey,
    [SAMPLE_USER.username]: ADMINISTRATOR.username,
    [SAMPLE_USER.password]: ADMINISTRATOR.password,
  };
  return Object.entries(values).reduce(
    (from, [shownValue, ours]) =>
      from
        .replaceAll(`'${shownValue}'`, JSON.stringify(ours))
        .replaceAll(shownValue === 'admin' ? /(?<=-u ')admin(?=:)/g : shownValue, ours),
    text,
  );
}

/** Returns the request that a curl command sends. */
function parseCurl(
  command: string,
): SentRequest & { readonly headers: Readonly<Record<string, string>>; readonly user: string | undefined } {
  const [program, url = '', ...rest] = splitWords(command);
  expect(program).to.equal('curl');
  const readOption = (name: string): string[] => rest.filter((_word, at) => rest[at - 1] === name);
  const body = readOption('-d')[0] ?? (readOption('--data-binary').length > 0 ? SMALLEST_PNG : undefined);
  const [method = body === undefined ? 'GET' : 'POST'] = readOption('-X');
  const headers = readOption('-H').map((line) => line.split(': ', 2) as [string, string]);
  return { method, url, body, headers: Object.fromEntries(headers), user: readOption('-u')[0] };
}

/** Returns the parts of an address, with sorted parameters; the SDK reads lists a hundred at a time. */
function partsOf(url: string): unknown {
  const { pathname, searchParams } = new URL(url);
  const parameters = [...searchParams].filter(([name]) => name !== 'page_size');
  return { pathname, parameters: parameters.map((each) => each.join('=')).sort() };
}

describe('the code samples', () => {
  const sentRequests: SentRequest[] = [];
  const { fetch } = globalThis;
  const kit = createKit();

  before(() => {
    mkdirSync(folder, { recursive: true });
    for (const name of ['logo.png', 'plan.pdf']) writeFileSync(join(folder, name), SMALLEST_PNG);
    writeFileSync(join(folder, 'mail.eml'), 'From: a@b.example\r\nTo: post@uitje.example\r\n\r\nHallo\r\n');
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const { method = 'GET', body } = init ?? {};
      sentRequests.push({ method, url, body: typeof body === 'string' ? body : undefined });
      return fetch(input, init);
    };
  });

  after(() => {
    globalThis.fetch = fetch;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the request that the page shows, with ids of existing objects. */
  async function requestIn(operation: OperationFacts): Promise<SampleRequest> {
    const { path = {}, query = {}, body } = await kit.createRequest(operation.id);
    const shownRequest = createShownRequest(pages, entryOf(operation));
    return {
      path,
      query,
      ...(shownRequest.file === undefined ? {} : { file: shownRequest.file }),
      ...('body' in shownRequest && body !== undefined ? { body } : {}),
    };
  }

  // A program has no session, no phone, and not the password of the account in the kit.
  const isPersonal = /\/(sessies\/huidige|tweede_factor\/\w+|wachtwoord)$/;
  for (const operation of contract.filter(({ path }) => !isPersonal.test(path)))
    it(`of ${operation.id} work, and curl sends the same request`, async () => {
      const samples = samplesOf(entryOf(operation), await requestIn(operation));
      const file = join(folder, `${operation.id}.mjs`);
      const program = fillValues(samples.sdk).replaceAll(/openAsBlob\('/g, `openAsBlob('${folder}/`);
      writeFileSync(file, program.replaceAll('console.log(', 'void ('));
      sentRequests.length = 0;
      await import(file).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${program}`);
      });

      const [first] = sentRequests;
      const curlRequest = parseCurl(fillValues(samples.curl));
      expect([curlRequest.method, partsOf(curlRequest.url)], samples.curl).to.deep.equal([
        first?.method,
        partsOf(first?.url ?? ''),
      ]);

      if (typeof curlRequest.body !== 'string') return;

      expect(JSON.parse(curlRequest.body)).to.deep.equal(JSON.parse(String(first?.body)));
    });

  it('have the shape that the contract requires, as the pages show them', async () => {
    for (const operation of contract) {
      const { curl } = samplesOf(entryOf(operation), createShownRequest(pages, entryOf(operation)));
      const { method, url, body, headers, user } = parseCurl(fillValues(curl));
      const credential = user === undefined ? {} : { auth: ADMINISTRATOR };
      const response = await sendRaw(method, url.slice(baseUrl.length), {
        ...credential,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect(operation.statuses, `${curl}\n${response.text}`).to.include(response.status);
      expect(isRefusedForShape(operation, response), `${curl}\n${response.text}`).to.equal(false);
    }
  });
});
