// Reads XML that strangers wrote: elements, attributes and texts, without anything that a document type could bring along.
import { SaxesParser } from 'saxes';

/** An element: its name without a prefix, its own text, what is in it, and where it stands in the text. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  /** By their names as they are written; declarations of namespaces are among them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
  /** The part of the text that it is. */
  readonly begin: number;
  readonly end: number;
}

interface OpenElement {
  readonly element: Omit<XmlElement, 'text' | 'end'> & { readonly children: XmlElement[] };
  readonly texts: string[];
}

/** Deeper than any document of the network. */
const MAX_DEPTH = 64;
/** So many elements and attributes: an invoice of two thousand lines has fewer. */
const MAX_NODES = 100_000;
/** An element has so many attributes, which are read at once. */
const MAX_ATTRIBUTES_PER_ELEMENT = 1_000;
/** So many characters are read before others have a turn. */
const CHUNK_CHARACTERS = 16_384;

/** Lets others have a turn. */
export type YieldToOthers = () => Promise<unknown>;

/** The root element of a text; undefined for one that is not well formed, goes too deep or too far, or declares a document type. */
export async function readXml(source: string, turn: YieldToOthers): Promise<XmlElement | undefined> {
  const text = source.replace(/^\ufeff/, '');
  try {
    return await rootOf(text, turn);
  } catch {
    // The caller says what a malformed document means.
    return undefined;
  }
}

/** Throws where the parser meets a fault. */
async function rootOf(text: string, turn: YieldToOthers): Promise<XmlElement | undefined> {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let [root, begin]: [XmlElement | undefined, number] = [undefined, 0];
  let [count, ofOne] = [0, 0];

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
    await turn();
  }

  parser.close();
  return root;
}
