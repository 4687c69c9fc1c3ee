// Tries an operation: sends its form as a request, and shows the response below it.
import type { TypedCredential } from './credential.ts';
import { buildElement } from './element.ts';

/** Makes the forms below `root` send their requests. */
export function addForms(root: ParentNode, credential: TypedCredential): void {
  for (const details of root.querySelectorAll<HTMLElement>('details.try')) {
    const form = details.querySelector('form');
    const result = details.querySelector<HTMLElement>('.result');
    if (form === null || result === null) continue;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, credential, result);
    });
    details.hidden = false;
  }
}

async function send(form: HTMLFormElement, credential: TypedCredential, result: HTMLElement): Promise<void> {
  const { method = 'GET', path = '', credential: credentialKind } = form.dataset;
  if (credentialKind !== 'none' && credential.getHeader() === null) {
    result.replaceChildren(buildElement('p', {}, 'It needs a credential.'));
    credential.ask();
    return;
  }

  result.replaceChildren(buildElement('p', {}, 'Waiting …'));
  const began = performance.now();
  try {
    const response = await fetch(
      addressOf(form, path),
      await buildRequest(form, method, credentialKind === 'none' ? null : credential.getHeader()),
    );
    result.replaceChildren(...(await renderResponse(response, performance.now() - began)));
  } catch (error) {
    result.replaceChildren(buildElement('p', {}, error instanceof Error ? error.message : 'There was no response.'));
  }
}

function findInputs(form: HTMLFormElement, kind: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[data-in="${kind}"]`)];
}

function addressOf(form: HTMLFormElement, path: string): string {
  const values = new Map(findInputs(form, 'path').map(({ name, value }) => [name, value]));
  const filledPath = path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams();
  for (const { name, value } of findInputs(form, 'query')) if (value !== '') search.append(name, value);
  for (const { name, value: key } of findInputs(form, 'key')) {
    const value = findInputs(form, 'value').find((each) => each.name === name)?.value ?? '';
    if (key !== '') search.append(`${name}[${key}]`, value);
  }
  return search.size === 0 ? filledPath : `${filledPath}?${search.toString()}`;
}

// `omit`: the browser must not add a credential of its own, nor ask for one.
async function buildRequest(form: HTMLFormElement, method: string, authorization: string | null): Promise<RequestInit> {
  const headers = new Headers();
  if (authorization !== null) headers.set('Authorization', authorization);
  if (method !== 'GET') headers.set('Idempotency-Key', createRandomKey());

  const request = { method, headers, credentials: 'omit' } as const;
  const [text] = findInputs(form, 'body');
  if (text !== undefined && text.value.trim() !== '') {
    headers.set('Content-Type', 'application/json');
    return { ...request, body: text.value };
  }

  const [file] = findInputs(form, 'file');
  const [upload] = file instanceof HTMLInputElement ? (file.files ?? []) : [];
  if (upload === undefined) return request;

  headers.set('Content-Type', upload.type === '' ? 'application/octet-stream' : upload.type);
  return { ...request, body: await upload.arrayBuffer() };
}

function createRandomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function renderResponse(response: Response, took: number): Promise<Node[]> {
  const { status, headers } = response;
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  const facts = [
    `${String(status)} after ${String(Math.round(took))} ms`,
    ...['X-Request-Id', 'Location', 'ETag', 'X-Total-Count'].flatMap((name) =>
      headers.has(name) ? `${name}: ${headers.get(name) ?? ''}` : [],
    ),
  ];
  const line = buildElement('p', { class: 'limits' }, facts.join(' · '));
  const isText = /json|^text\/|xml/.test(type);
  if (isText || type === '') return [line, ...renderCode(await response.text(), type)];

  const url = URL.createObjectURL(await response.blob());
  const link = buildElement('a', { href: url, download: '' }, `Save the file (${type})`);
  return type.startsWith('image/')
    ? [line, buildElement('img', { src: url, alt: 'What came back' }), link]
    : [line, link];
}

function renderCode(text: string, type: string): Node[] {
  if (text === '') return [];
  const code = type === 'application/json' ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return [buildElement('pre', { class: 'came' }, buildElement('code', {}, code))];
}
