// Servers that speak the interfaces of Billit and Storecove, as far as documents go, and behave as a test says.
import type { ServerResponse } from 'node:http';
import { startReceiver, type IncomingRequest } from './receiver.ts';
import { RECEIVER_HOSTS } from './receiver-names.ts';

export const BILLIT_KEY = 'b1a2c3d4-e5f6-4711-8899-aabbccddeeff';
export const STORECOVE_KEY = 'sc_Zk3mQ8vT1xW5bN7cR9dF2gH4jK6pL0';
export const PARTY_ID = '574991';
export const LEGAL_ENTITY_ID = 4711;

interface PeppolResponse {
  readonly status: number;
  readonly body: string;
}

/** Responds after the work is done; `usualResponse` is the response that the provider would send. */
export type PeppolManner = (response: ServerResponse, usualResponse: PeppolResponse) => void;

export const answerProperly: PeppolManner = (response, { status, body }) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

/** Carries out the request, and closes the connection without a response. */
export const answerNothing: PeppolManner = (response) => {
  response.socket?.destroy();
};

/** Carries out the request, and responds with this status instead. */
export function answerWith(status: number, body = '{}'): PeppolManner {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}

/** A document that a provider sent to the network. */
export interface SentDocument {
  readonly id: string;
  readonly key: string;
  readonly to: string;
  readonly xml: string;
}

/** The parts that both have. */
export interface PeppolProviderServer {
  /** The address of its interface, without a slash at its end. */
  readonly apiUrl: string;
  /** Everything that went to the network: a receiver gets each of them. */
  readonly sent: readonly SentDocument[];
  readonly received: readonly IncomingRequest[];
  /** The addresses that the network knows, apart from all while there are none. */
  readonly knownAddresses: Set<string>;
  behave(manner: PeppolManner): void;
  /** Purges every idempotency key. */
  expireKeys(): void;
}

/** An item in the inbox of Billit. */
interface BillitItem {
  readonly id: number;
  readonly fileId: string;
  readonly sender: string;
  readonly type: string;
  readonly xml: string;
}

export interface Billit extends PeppolProviderServer {
  /** Puts a document in the inbox, under an id of its own unless one is given; returns its id. */
  bring(xml: string, sender?: string, type?: string, id?: number): number;
  readonly inbox: readonly BillitItem[];
}

const createJsonResponse = (status: number, body: unknown): PeppolResponse => ({ status, body: JSON.stringify(body) });
const findEndpoint = (xml: string): string => {
  const [, customer = ''] = /<cac:AccountingCustomerParty>(.*?)<\/cac:AccountingCustomerParty>/s.exec(xml) ?? [];
  return /<cbc:EndpointID schemeID="(\d{4})">([^<]*)</.exec(customer)?.slice(1).join(':') ?? '';
};

/** Opens a Billit: it refuses an Idempotency-Key that it has sent a document under, and shows ten items of its inbox at once. */
export async function startBillit(host = RECEIVER_HOSTS): Promise<Billit> {
  const server = await startReceiver();
  const sentDocuments: SentDocument[] = [];
  const knownAddresses = new Set<string>();
  const keys = new Set<string>();
  let inbox: BillitItem[] = [];
  let manner = answerProperly;
  let count = 69_000;
  const isKnown = (address: string) => knownAddresses.size === 0 || knownAddresses.has(address);

  const send = ({ headers, body }: IncomingRequest): PeppolResponse => {
    const key = headers['idempotency-key'] ?? '';
    if (keys.has(key)) return createJsonResponse(409, { errors: [{ Code: 'Idempotent token already exists' }] });
    const { XML: xml } = JSON.parse(body) as { XML: string };
    const to = findEndpoint(xml);
    if (!isKnown(to)) {
      const Description = 'The customer is not active on Peppol.';
      return createJsonResponse(400, { errors: [{ Code: 'TheCustomerIsNotActiveOnPeppol', Description }] });
    }
    const id = String(++count);
    sentDocuments.push({ id, key, to, xml });
    keys.add(key);
    return createJsonResponse(200, { InboxItemID: Number(id) });
  };

  const describeParticipant = (participant: string): PeppolResponse => {
    const all = [...knownAddresses, ...(knownAddresses.size === 0 ? [`0208:${participant}`] : [])];
    const endpoint = all.find((address) => address === participant || address.endsWith(`:${participant}`));
    if (endpoint === undefined)
      return createJsonResponse(200, { Registered: false, Identifier: null, DocumentTypes: [] });
    return createJsonResponse(200, {
      Registered: true,
      Identifier: endpoint,
      DocumentTypes: ['BISv3Invoice', 'BISv3CreditNote'],
    });
  };

  const formatItem = ({ id, fileId, sender, type }: BillitItem) => {
    return { InboxItemID: id, SenderPeppolID: sender, PeppolDocumentType: type, PeppolFileID: fileId };
  };

  const answerTo = (request: IncomingRequest): PeppolResponse => {
    if (request.headers['apikey'] !== BILLIT_KEY || request.headers['partyid'] !== PARTY_ID)
      return createJsonResponse(401, {});

    const path = decodeURIComponent(request.path.replace(/^\/v1/, ''));
    if (path === '/peppol/sendxml') return send(request);
    if (path === '/peppol/inbox') return createJsonResponse(200, { InboxItems: inbox.slice(0, 10).map(formatItem) });

    const [, participant] = /^\/peppol\/participantInformation\/(.+)$/.exec(path) ?? [];
    if (participant !== undefined) return describeParticipant(participant);

    const [, confirmed] = /^\/peppol\/inbox\/(\d+)\/confirm$/.exec(path) ?? [];
    if (confirmed !== undefined) {
      inbox = inbox.filter(({ id }) => String(id) !== confirmed);
      return { status: 200, body: '' };
    }

    const file = inbox.find(({ fileId }) => path === `/files/${fileId}`);
    if (file === undefined) return createJsonResponse(404, {});

    const FileContent = file.xml === '' ? undefined : Buffer.from(file.xml).toString('base64');
    return createJsonResponse(200, { FileID: file.fileId, FileName: 'a.xml', MimeType: 'text/xml', FileContent });
  };

  server.respondWith((response, request) => {
    manner(response, answerTo(request));
  });

  return {
    apiUrl: `http://${host}:${String(server.port)}/v1`,
    sent: sentDocuments,
    knownAddresses,
    received: server.received,
    get inbox() {
      return inbox;
    },
    behave: (next) => {
      manner = next;
    },
    expireKeys: () => {
      keys.clear();
    },
    bring: (xml, sender = '0208:0403619968', type = 'Invoice', id = ++count) => {
      inbox.push({ id, fileId: `8758f630-1fbe-478c-b872-${String(id).padStart(12, '0')}`, sender, type, xml });
      return id;
    },
  };
}

export interface Storecove extends PeppolProviderServer {
  /** The documents that have arrived: there is evidence of them. */
  readonly arrived: Set<string>;
  /** The notifications that wait to be pulled. */
  readonly queue: { readonly guid: string; readonly body: unknown }[];
  /** Documents that came in, by their ids. */
  readonly documents: Map<string, string>;
}

/** Opens a Storecove: it processes the first document with an idempotencyGuid, and refuses others with it as it refuses wrong ones. */
export async function startStorecove(host = RECEIVER_HOSTS): Promise<Storecove> {
  const server = await startReceiver();
  const sentDocuments: SentDocument[] = [];
  const knownAddresses = new Set<string>();
  const keys = new Set<string>();
  const arrived = new Set<string>();
  const queue: { guid: string; body: unknown }[] = [];
  const documents = new Map<string, string>();
  let manner = answerProperly;

  interface StorecoveSubmission {
    readonly legalEntityId: number;
    readonly idempotencyGuid: string;
    readonly routing: { readonly eIdentifiers: readonly { readonly scheme: string; readonly id: string }[] };
    readonly document: { readonly rawDocumentData: { readonly document: string; readonly parseStrategy: string } };
  }

  const submit = ({ body }: IncomingRequest): PeppolResponse => {
    const { idempotencyGuid: key, legalEntityId, routing, document } = JSON.parse(body) as StorecoveSubmission;
    const [to] = routing.eIdentifiers;
    const address = `${to?.scheme ?? ''}:${to?.id ?? ''}`;
    const refuseDocument = (details: string) => createJsonResponse(422, { errors: [{ source: 'document', details }] });
    if (keys.has(key)) return refuseDocument('idempotencyGuid was used before');
    if (legalEntityId !== LEGAL_ENTITY_ID) return refuseDocument('unknown legal entity');
    if (knownAddresses.size > 0 && !knownAddresses.has(address)) return refuseDocument(`cannot route to ${address}`);

    keys.add(key);
    const id = `661c079d-0c2b-4b45-8263-${String(sentDocuments.length + 1).padStart(12, '0')}`;
    sentDocuments.push({
      id,
      key,
      to: address,
      xml: Buffer.from(document.rawDocumentData.document, 'base64').toString(),
    });

    return createJsonResponse(200, { guid: id });
  };

  const answerTo = (request: IncomingRequest): PeppolResponse => {
    if (request.headers['authorization'] !== `Bearer ${STORECOVE_KEY}`) return createJsonResponse(403, {});
    const path = request.path.replace(/^\/api\/v2/, '');
    if (path === '/document_submissions') return submit(request);
    if (path === '/discovery/receives') {
      const { scheme, identifier } = JSON.parse(request.body) as { scheme: string; identifier: string };
      const isKnown = knownAddresses.size === 0 || knownAddresses.has(`${scheme.toUpperCase()}:${identifier}`);
      return createJsonResponse(200, { code: isKnown ? 'OK' : 'NOK', email: false });
    }

    const [, guid] = /^\/document_submissions\/([^/]+)\/evidence\/sending$/.exec(path) ?? [];
    if (guid !== undefined)
      return arrived.has(guid) ? createJsonResponse(200, { guid, network: 'peppol' }) : createJsonResponse(404, {});
    if (path === '/webhook_instances/') {
      const [first] = queue;
      return first === undefined ? { status: 204, body: '' } : createJsonResponse(200, first);
    }

    const [, processedGuid] = /^\/webhook_instances\/([^/]+)$/.exec(path) ?? [];
    if (processedGuid !== undefined) {
      queue.splice(0, queue.length, ...queue.filter((each) => each.guid !== processedGuid));
      return { status: 204, body: '' };
    }

    const [, document = ''] = /^\/received_documents\/([^/]+)\/original$/.exec(path) ?? [];
    const xml = documents.get(document);
    return xml === undefined ? createJsonResponse(404, {}) : { status: 200, body: xml };
  };

  server.respondWith((response, request) => {
    manner(response, answerTo(request));
  });

  return {
    apiUrl: `http://${host}:${String(server.port)}/api/v2`,
    sent: sentDocuments,
    knownAddresses,
    received: server.received,
    arrived,
    queue,
    documents,
    behave: (next) => {
      manner = next;
    },
    expireKeys: () => {
      keys.clear();
    },
  };
}
