// Trying an operation: its form becomes a request, and what came back is shown below it.
import type { TypedCredential } from './credential.ts';
import { element } from './element.ts';

/** Lets the forms below `root` send what they hold. */
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
  const { method = 'GET', path = '', credential: wanted } = form.dataset;
  if (wanted !== 'none' && credential.header() === null) {
    result.replaceChildren(element('p', {}, 'It needs a credential.'));
    credential.ask();
    return;
  }

  result.replaceChildren(element('p', {}, 'Waiting …'));
  const began = performance.now();
  try {
    const response = await fetch(
      addressOf(form, path),
      await requestOf(form, method, wanted === 'none' ? null : credential.header()),
    );
    result.replaceChildren(...(await shown(response, performance.now() - began)));
  } catch (error) {
    result.replaceChildren(element('p', {}, error instanceof Error ? error.message : 'There was no response.'));
  }
}

function inputs(form: HTMLFormElement, place: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[data-in="${place}"]`)];
}

function addressOf(form: HTMLFormElement, path: string): string {
  const values = new Map(inputs(form, 'path').map(({ name, value }) => [name, value]));
  const filled = path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const search = new URLSearchParams();
  for (const { name, value } of inputs(form, 'query')) if (value !== '') search.append(name, value);
  for (const { name, value: key } of inputs(form, 'key')) {
    const value = inputs(form, 'value').find((each) => each.name === name)?.value ?? '';
    if (key !== '') search.append(`${name}[${key}]`, value);
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

// The browser must not add a login of its own, nor ask for one.
async function requestOf(form: HTMLFormElement, method: string, authorization: string | null): Promise<RequestInit> {
  const headers = new Headers();
  if (authorization !== null) headers.set('Authorization', authorization);
  if (method !== 'GET') headers.set('Idempotency-Key', randomKey());

  const request = { method, headers, credentials: 'omit' } as const;
  const [text] = inputs(form, 'body');
  if (text !== undefined && text.value.trim() !== '') {
    headers.set('Content-Type', 'application/json');
    return { ...request, body: text.value };
  }

  const [file] = inputs(form, 'file');
  const [chosen] = file instanceof HTMLInputElement ? (file.files ?? []) : [];
  if (chosen === undefined) return request;

  headers.set('Content-Type', chosen.type === '' ? 'application/octet-stream' : chosen.type);
  return { ...request, body: await chosen.arrayBuffer() };
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function shown(response: Response, took: number): Promise<Node[]> {
  const { status, headers } = response;
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  const said = [
    `${String(status)} after ${String(Math.round(took))} ms`,
    ...['X-Request-Id', 'Location', 'ETag', 'X-Total-Count'].flatMap((name) =>
      headers.has(name) ? `${name}: ${headers.get(name) ?? ''}` : [],
    ),
  ];
  const line = element('p', { class: 'limits' }, said.join(' · '));
  const isText = /json|^text\/|xml/.test(type);
  if (isText || type === '') return [line, ...code(await response.text(), type)];

  const url = URL.createObjectURL(await response.blob());
  const link = element('a', { href: url, download: '' }, `Save the file (${type})`);
  return type.startsWith('image/') ? [line, element('img', { src: url, alt: 'What came back' }), link] : [line, link];
}

function code(text: string, type: string): Node[] {
  if (text === '') return [];
  const written = type === 'application/json' ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return [element('pre', { class: 'came' }, element('code', {}, written))];
}
