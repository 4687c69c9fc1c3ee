// Reads the YAML files of spec/ once and knows the line of everything in them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNode, LineCounter, parseDocument, type Document as YamlDocument } from 'yaml';
import { isRecord } from './document.ts';
import { BLANK } from './resource-files.ts';

export const SPEC_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
export const PROJECT_FOLDER = dirname(SPEC_FOLDER);

/** A JSON file of generated/. */
export function readGenerated(name: string): unknown {
  return JSON.parse(readFileSync(join(PROJECT_FOLDER, 'generated', name), 'utf8'));
}

interface SpecSource {
  readonly value: unknown;
  readonly document: YamlDocument;
  readonly lines: LineCounter;
}

/** The files read so far, by absolute name, and what was wrong with them. */
export class Sources {
  readonly #files = new Map<string, SpecSource | undefined>();
  readonly lintErrors: string[] = [];
  readonly #folder: string;

  /** `folder` contains `openapi.yaml`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The absolute name of the file that a reference in another file means. */
  resolve(fromFile: string, target: string): string {
    return resolve(dirname(fromFile), target);
  }

  findRoot(): string {
    return join(this.#folder, 'openapi.yaml');
  }

  findFile(name: string): string {
    return join(this.#folder, name);
  }

  has(file: string): boolean {
    return existsSync(file);
  }

  /** Returns the content of a file; undefined, with a lint error, when it cannot be read. */
  readContent(file: string): unknown {
    if (!this.#files.has(file)) this.#files.set(file, this.#read(file));
    return this.#files.get(file)?.value;
  }

  /** The value at a pointer such as ['locations', 'post'], or undefined. */
  readAt(file: string, pointer: readonly string[]): unknown {
    let value = this.readContent(file);
    for (const key of pointer) value = isRecord(value) ? value[key] : undefined;
    return value;
  }

  /** The files of schemas/ that have a schema of this name; when none has, those that have the noun it derives from. */
  findSchemaFiles(name: string, noun?: string): string[] {
    const folder = this.findFile('schemas');
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const files = names.filter((each) => each.endsWith('.yaml')).map((each) => join(folder, each));
    const having = files.filter((file) => this.readAt(file, [name]) !== undefined);
    return having.length > 0 || noun === undefined ? having : this.findSchemaFiles(noun);
  }

  /** Returns a place such as `spec/paths/house/locations.yaml:12 locations.post`, as precisely as it is known. */
  describePlace(file: string, pointer: readonly string[] = []): string {
    const source = this.#files.get(file);
    const label = pointer.length > 0 ? ` ${pointer.join('.')}` : '';
    for (let depth = pointer.length; source && depth > 0; depth -= 1) {
      const node = source.document.getIn(pointer.slice(0, depth), true);
      if (isNode(node) && node.range) {
        return `${this.formatName(file)}:${String(source.lines.linePos(node.range[0]).line)}${label}`;
      }
    }
    return this.formatName(file) + label;
  }

  formatName(file: string): string {
    return join('spec', relative(this.#folder, file));
  }

  #read(file: string): SpecSource | undefined {
    if (!existsSync(file)) {
      this.lintErrors.push(`${this.formatName(file)}: there is no such file.`);
      return undefined;
    }

    const lines = new LineCounter();
    const text = readFileSync(file, 'utf8');
    for (const [index, line] of text.split('\n').entries())
      if (line.includes(BLANK))
        this.lintErrors.push(`${this.formatName(file)}:${String(index + 1)} fill in: ${line.trim()}`);

    const document = parseDocument(text, { lineCounter: lines, merge: true });
    for (const error of document.errors) {
      this.lintErrors.push(`${this.formatName(file)}:${String(lines.linePos(error.pos[0]).line)} ${error.message}`);
    }

    return document.errors.length > 0 ? undefined : { value: document.toJS() as unknown, document, lines };
  }
}
