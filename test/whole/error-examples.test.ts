// The sentences that the contract shows for its error codes are those of the code: what nobody sends any more is reported.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { readErrors } from '../../spec/generator/errors.ts';
import { Sources, SPEC_FOLDER } from '../../spec/generator/sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A text of the sources, with the places where values are put in. */
interface Sentence {
  readonly file: string;
  readonly parts: readonly string[];
}

function sentencesOf(file: string): Sentence[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push({ file, parts: [node.text] });
    if (ts.isTemplateExpression(node))
      found.push({ file, parts: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  // What only glues values together would fit everything.
  return found.filter(({ parts }) => parts.join('').replace(/[^a-z]/gi, '').length >= 8);
}

function fits({ parts }: Sentence, message: string): boolean {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  return new RegExp(`^${pattern}$`, 's').test(message);
}

/** A sentence that the code hands to a function which adds what is missing: `… (editUsers)`. */
function withoutList(message: string): string {
  return message.replace(/ \([\w, ]+\)$/, '');
}

describe('the examples of error codes', () => {
  const files = ['http', 'handlers', 'domain', 'db'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  );
  const sentences = files.flatMap(sentencesOf);
  const shown = Object.entries(readErrors(new Sources(SPEC_FOLDER))).flatMap(([code, { examples }]) =>
    examples.map(({ message }) => ({ code, message })),
  );

  it('show sentences that the service sends', () => {
    const unknown = shown.filter(
      ({ message }) => !sentences.some((each) => fits(each, message) || fits(each, withoutList(message))),
    );
    const remedy = 'change the message in spec/errors.yaml to what the code says now';
    expect(unknown.map(({ code, message }) => `${code}: "${message}" is sent by nobody: ${remedy}.`)).to.deep.equal([]);
    expect(shown.length).to.be.greaterThan(80);
  });
});
