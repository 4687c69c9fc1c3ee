// The named examples of every operation, sent to a sandbox reset to `venue`: each gets the response that the contract shows.
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { conform } from 'boekstaaf/conform';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { adaptForValidators, readNamedExamples, readWholeContract } from '../../contract/bundle.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { contractOf } from '../../sdk/conform/contract.ts';
import { basicOf } from '../../sdk/conform/keys.ts';
import { hasNoEffect, requestOf } from '../../sdk/conform/rules/examples.ts';
import { ConformService } from '../../sdk/conform/service.ts';
import { operationsOf, parametersOf, type ContractDocument, type Operation } from '../../spec/generator/document.ts';
import type { ExampleInput } from '../../spec/generator/given-examples.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';
import '../support/either-database.ts';
import '../support/only-with-all.ts';

const EXAMPLES = await readNamedExamples();
const known = contractOf(adaptForValidators(await readWholeContract()) as ContractDocument, EXAMPLES);
/** The operations without an example of a kind, for which spec/examples.yaml gives the reason. */
const { operations: exampleOperations } = parse(readFileSync('spec/examples.yaml', 'utf8'), {
  merge: true,
}) as ExampleInput;

describe('the named examples', () => {
  let sandbox: TestSandbox;
  let text: string;
  let contract: ContractDocument;
  let operations: Operation[];

  before(async () => {
    sandbox = await startSandbox();
    const served = await sandbox.sendRaw('GET', '/openapi.json');
    ({ text } = served);
    contract = served.body as ContractDocument;
    operations = operationsOf(contract);
    await sandbox.api.sandbox.reset('venue');
  });

  after(() => sandbox.close());

  it('exist for each operation, a success and a refusal, unless spec/examples.yaml has null', () => {
    for (const kind of ['success', 'refused'] as const) {
      const without = operations.filter(({ operationId: id }) =>
        (EXAMPLES[id] ?? []).every(({ code }) => (code === undefined) !== (kind === 'success')),
      );
      const isNone = ({ operationId: id }: Operation): boolean => exampleOperations[id]?.[kind] === null;
      expect(without, kind).to.deep.equal(operations.filter(isNone));
    }
  });

  it('have one name for the request and the response', () => {
    for (const operation of operations)
      for (const { name, parameters, body, status, answer, code } of EXAMPLES[operation.operationId] ?? []) {
        const findExample = (content: Operation['responses'][string]['content']): unknown =>
          Object.values(content ?? {}).find(({ examples = {} }) => name in examples)?.examples?.[name]?.value;
        const exampleParameters = parametersOf(operation, contract).filter(({ examples }) =>
          Object.hasOwn(examples ?? {}, name),
        );
        expect(exampleParameters.map((each) => each.name)).to.have.members(Object.keys(parameters));
        expect(findExample(operation.requestBody?.content), operation.operationId).to.deep.equal(body);
        const response = operation.responses[String(status)];
        const { content } = contract.components.responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response ?? {};
        if (code === undefined) expect(findExample(content), operation.operationId).to.deep.equal(answer);
        else expect(Object.values(content ?? {})[0]?.examples, operation.operationId).to.have.property(name);
      }
  });

  it('get the expected responses in a conformance run, where they are refused or only read', async () => {
    const { results } = await conform({ url: sandbox.url, ...ADMINISTRATOR, rules: ['examples'] });
    expect(results.filter(({ outcome }) => outcome !== 'held')).to.deep.equal([]);
    // The package has no operations of sandboxes.
    const expectedOperations = operations.filter(({ operationId: id, tags, 'x-kind': kind }) =>
      tags[0] === 'sandbox' ? false : EXAMPLES[id]?.some((each) => hasNoEffect(each, kind)),
    );
    expect(results.map(({ subject }) => subject)).to.include.members(
      expectedOperations.map(({ operationId }) => operationId),
    );
  });

  it('succeed where they write, with a body of their schema', async () => {
    const user = basicOf(ADMINISTRATOR.username, ADMINISTRATOR.password);
    // It validates every response by its schema, and so does the sandbox.
    const service = new ConformService(sandbox.url, known, { usual: user, user });
    const wrong: string[] = [];
    for (const operation of known.operations.values())
      for (const example of (EXAMPLES[operation.id] ?? []).filter((each) => !hasNoEffect(each, operation.kind))) {
        const { status, text: responseText } = await service.ask(operation.id, requestOf(operation, example));
        if (status !== example.status) wrong.push(`${operation.id}: ${String(status)} ${responseText.slice(0, 300)}`);
        if (status < 300) await sandbox.api.sandbox.reset('venue');
      }
    expect(wrong).to.deep.equal([]);
  });

  it('are valid by their schemas for another validator', async () => {
    const rules = { 'no-invalid-media-type-examples': 'error', 'no-invalid-parameter-examples': 'error' } as const;
    const config = await createConfig({ rules: { ...rules, struct: 'error', 'no-unresolved-refs': 'error' } });
    const lintErrors = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(lintErrors.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`)).to.deep.equal([]);
  });

  it('of creates link to the operations on their result: its read, and all others of its path', () => {
    const creating = [...known.operations.values()].filter(({ kind }) => kind === 'create');
    for (const { id: create, operation } of creating) {
      const links = (operation.responses['201']?.['links'] ?? {}) as Readonly<Record<string, { parameters: object }>>;
      const [path] = Object.keys(links).map((id) => known.operations.get(id)?.path);
      const all = [...known.operations.values()].filter((each) => each.path === path).map(({ id }) => id);
      expect(Object.keys(links), create).to.have.members(all).and.not.be.empty;
      const names = [...(path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(links)) expect(Object.keys(parameters)).to.have.members(names);
    }
    expect(creating.length).to.be.greaterThan(50);
  });

  it('make the served contract less than 30 % larger', () => {
    expect(text.length / JSON.stringify(bundle).length).to.be.lessThan(1.3);
  });
});
