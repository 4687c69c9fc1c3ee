// The example messages of error codes in the contract are in the code: a message that is no longer sent is reported.
import { expect } from 'chai';
import ts from 'typescript';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { readErrors } from '../../spec/generator/errors.ts';
import { Sources, SPEC_FOLDER } from '../../spec/generator/sources.ts';
import { product, type SourceFile } from '../support/sources.ts';
import '../support/only-with-all.ts';

/** A text of the sources, in parts between its inserted values. */
type Sentence = readonly string[];

function sentencesOf({ path, text }: SourceFile): Sentence[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const sentences: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) sentences.push([node.text]);
    if (ts.isTemplateExpression(node))
      sentences.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  // A pattern with hardly any text would match every message.
  return sentences.filter((parts) => parts.join('').replace(/[^a-z]/gi, '').length >= 8);
}

function isMatch(parts: Sentence, message: string): boolean {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  return new RegExp(`^${pattern}$`, 's').test(message);
}

/** Returns a message without the list that a function appends: `… (editUsers)`. */
function stripList(message: string): string {
  return message.replace(/ \([\w, ]+\)$/, '');
}

/** Returns the messages of `x-refusals` at any depth. */
function listSentences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === 'x-refusals'
      ? Object.values(each as Record<string, { message: string }>).map(({ message }) => message)
      : listSentences(each),
  );
}

describe('the example messages of error codes', () => {
  const sentences = product
    .filter(({ path }) => /^(contract|http|handlers|domain|db)\//.test(path))
    .flatMap(sentencesOf);
  const shownMessages = Object.entries(readErrors(new Sources(SPEC_FOLDER))).flatMap(([code, { examples }]) =>
    examples.map(({ message }) => ({ code, message })),
  );

  // The message of the contract for a constraint is sent unchanged.
  const declaredSentences = new Set(listSentences(bundle));

  it('are messages that the service sends', () => {
    const unknown = shownMessages.filter(
      ({ message }) =>
        !declaredSentences.has(message) &&
        !sentences.some((each) => isMatch(each, message) || isMatch(each, stripList(message))),
    );
    const remedy = 'change the message in spec/errors.yaml to what the code says now';
    expect(unknown.map(({ code, message }) => `${code}: "${message}" is sent by nobody: ${remedy}.`)).to.deep.equal([]);
    expect(shownMessages.length).to.be.greaterThan(80);
  });

  it('are the code itself where existing clients match on that', () => {
    const matchedCodes = [
      'ERR_BOOKING_FULLY_INVOICED',
      'ERR_SECONDS_MUST_BE_ZERO',
      'ERR_COMPANY_STATUS_REMINDER_TAKEN',
      'ERR_CAPACITY_PASSES_DAYBREAK',
      'ERR_CAPACITY_TOO_MANY_OCCURRENCES',
      'ERR_VOUCHER_INVALID',
      'ERR_VOUCHER_EXPIRED',
      'ERR_VOUCHER_INVALID_PRODUCTS',
      'ERR_VOUCHER_USED',
    ];
    const messages = shownMessages.filter(({ code }) => matchedCodes.includes(code));

    expect([...new Set(messages.map(({ message }) => message))].toSorted()).to.deep.equal(matchedCodes.toSorted());
  });
});
