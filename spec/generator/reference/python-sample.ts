// The sample of an operation in Python: whole, so that it can be run as it is.
import { isRecord, findReferredName } from '../document.ts';
import { toPythonName, toSnakeCase } from '../languages/python-names.ts';
import { readParameterNames } from '../parameter-names.ts';
import type { OperationEntry } from './contract.ts';
import { writeArguments, PYTHON_SYNTAX } from './literals.ts';
import type { SampleRequest } from './requests.ts';
import { SAMPLE_ADDRESS, credentialOf, variableOf } from './sample-parts.ts';

const PYTHON_NAMES = { baseUrl: 'base_url', apiKey: 'api_key' } as Readonly<Record<string, string>>;

export function writePythonSample(entry: OperationEntry, request: SampleRequest): string {
  const settings = Object.entries({ baseUrl: SAMPLE_ADDRESS, ...credentialOf(entry) });
  const args = settings.map(([name, value]) => [`${PYTHON_NAMES[name] ?? name}=`, value] as const);
  const client = `client = Boekstaaf(${writeArguments(PYTHON_SYNTAX, args)})`;
  return ['from boekstaaf import Boekstaaf', '', client, ...writeUsage(entry, request)].join('\n');
}

function writeUsage(entry: OperationEntry, request: SampleRequest): string[] {
  const { group, method, isList, file } = entry.call;
  const call = `client.${toSnakeCase(group)}.${toSnakeCase(method)}(${writeArguments(PYTHON_SYNTAX, givenTo(entry, request))})`;
  const schema = entry.responses[0]?.schema;
  if (isList) {
    const name = toSnakeCase(variableOf(findReferredName(schema?.items ?? {}) ?? 'item', 'item'));
    return ['', `for ${name} in ${call}:`, `    print(${name})`];
  }
  if (file !== undefined) return [`${call}.save_to("file")`];
  if (schema === undefined) return [call];
  const name = toSnakeCase(variableOf(entry.operation['x-returns'] ?? findReferredName(schema) ?? 'result', 'result'));
  return [`${name} = ${call}`, `print(${name})`];
}

/** Ids, then a body that is no object, then everything else by its name. */
function givenTo({ call }: OperationEntry, { path, query, body, file }: SampleRequest): (readonly [string, unknown])[] {
  const renamed = readParameterNames();
  const namedArguments = Object.entries(query).map(
    ([name, value]) => [`${toPythonName(renamed[name] ?? name)}=`, value] as const,
  );
  const ids = call.ids.map(({ name }) => ['', path[name]] as const);
  if (file !== undefined) return [...ids, ['', file], ...namedArguments];
  const isByName = isRecord(body) && Object.keys(body).every((name) => toPythonName(name) === name);
  if (isByName)
    return [...ids, ...Object.entries(body).map(([name, value]) => [`${name}=`, value] as const), ...namedArguments];
  return [...ids, ...(body === undefined ? [] : [['', body] as const]), ...namedArguments];
}
