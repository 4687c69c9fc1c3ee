// Reads XML of unknown origin: elements, attributes and texts, without any feature of document types.
import { SaxesParser } from 'saxes';

/** An element: its name without a prefix, its own text, its children, and its place in the text. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  /** Attributes by their names as written, declarations of namespaces included. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
  /** The range of the text that it spans. */
  readonly begin: number;
  readonly end: number;
}

interface OpenElement {
  readonly element: Omit<XmlElement, 'text' | 'end'> & { readonly children: XmlElement[] };
  readonly texts: string[];
}

/** The maximum depth: no document of the network has it. */
const MAX_DEPTH = 64;
/** The most elements and attributes: an invoice of two thousand lines has fewer. */
const MAX_NODES = 100_000;
/** The most attributes of an element, which are read at once. */
const MAX_ATTRIBUTES_PER_ELEMENT = 1_000;
/** The number of characters that are read before yielding. */
const CHUNK_CHARACTERS = 16_384;

/** Yields to other work. */
export type YieldToOthers = () => Promise<unknown>;

/**
 * Returns the root element of a text. Undefined for a text that is malformed, exceeds a limit, or declares a document
 * type.
 */
export async function readXml(source: string, yieldToOthers: YieldToOthers): Promise<XmlElement | undefined> {
  const text = source.replace(/^\ufeff/, '');
  try {
    return await rootOf(text, yieldToOthers);
  } catch {
    // The caller reports a malformed document.
    return undefined;
  }
}

/** Throws where the parser meets a fault. */
async function rootOf(text: string, yieldToOthers: YieldToOthers): Promise<XmlElement | undefined> {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let begin = 0;
  let count = 0;
  let ofOne = 0;

  const countNode = (): void => {
    if (++count > MAX_NODES || ++ofOne > MAX_ATTRIBUTES_PER_ELEMENT)
      throw new Error('The document has too many elements.');
  };

  parser.on('attribute', countNode);
  parser.on('doctype', () => {
    throw new Error('A document type is never read.');
  });
  parser.on('opentagstart', () => {
    ofOne = 0;
    countNode();
    begin = text.lastIndexOf('<', parser.position - 1);
  });

  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === MAX_DEPTH) throw new Error('The document is too deep.');
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const element = { name: local, namespace: uri, attributes: Object.fromEntries(values), children: [], begin };
    open.push({ element, texts: [] });
  });
  for (const kind of ['text', 'cdata'] as const) parser.on(kind, (part) => open.at(-1)?.texts.push(part));
  parser.on('closetag', () => {
    const last = open.pop();
    if (last === undefined) return;
    const element = { ...last.element, text: last.texts.join(''), end: parser.position };
    const around = open.at(-1);
    if (around === undefined) root = element;
    else around.element.children.push(element);
  });

  for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) {
    parser.write(text.slice(at, at + CHUNK_CHARACTERS));
    await yieldToOthers();
  }

  parser.close();
  return root;
}
