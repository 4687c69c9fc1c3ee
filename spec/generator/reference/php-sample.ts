// The sample of an operation in PHP: whole, so that it can be run as it is.
import { findReferredName } from '../document.ts';
import { readParameterNames } from '../parameter-names.ts';
import type { OperationEntry } from './contract.ts';
import { writeArguments, PHP_SYNTAX } from './literals.ts';
import type { SampleRequest } from './requests.ts';
import { SAMPLE_ADDRESS, credentialOf, variableOf } from './sample-parts.ts';

export function writePhpSample(entry: OperationEntry, request: SampleRequest): string {
  const settings = Object.entries({ baseUrl: SAMPLE_ADDRESS, ...credentialOf(entry) });
  const client = `$client = new Client(${writeArguments(
    PHP_SYNTAX,
    settings.map(([name, value]) => [`${name}: `, value] as const),
  )});`;
  const head = ['<?php', 'use Boekstaaf\\Client;', '', "require 'vendor/autoload.php';", ''];
  return [...head, client, ...writeUsage(entry, request)].join('\n');
}

function writeUsage(entry: OperationEntry, request: SampleRequest): string[] {
  const { group, method, isList, file } = entry.call;
  const call = `$client->${group}->${method}(${writeArguments(PHP_SYNTAX, givenTo(entry, request))})`;
  const schema = entry.responses[0]?.schema;
  if (isList) {
    const name = variableOf(findReferredName(schema?.items ?? {}) ?? 'item', 'item');
    return ['', `foreach (${call} as $${name}) {`, `    print_r($${name});`, '}'];
  }
  if (file !== undefined) return [`${call}->saveTo('file');`];
  if (schema === undefined) return [`${call};`];
  const name = variableOf(entry.operation['x-returns'] ?? findReferredName(schema) ?? 'result', 'result');
  return [`$${name} = ${call};`, `print_r($${name});`];
}

/** Ids, a body, and one array of what else is sent. */
function givenTo({ call }: OperationEntry, { path, query, body, file }: SampleRequest): (readonly [string, unknown])[] {
  const renamed = readParameterNames();
  const options = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [renamed[name] ?? name.replace(/\W/g, '_'), value]),
  );
  const content = file ?? body;
  const hasOptions = Object.keys(options).length > 0;
  return [
    ...call.ids.map(({ name }) => ['', path[name]] as const),
    ...(content === undefined ? [] : [['', content] as const]),
    // A body that is left out stands before it nonetheless.
    ...(hasOptions ? [[call.body && content === undefined ? 'options: ' : '', options] as const] : []),
  ];
}
