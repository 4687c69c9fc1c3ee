// Makes a client in another language of generated/, for npm run build: npx tsx spec/generator/languages/make.ts python|php.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSandboxPart, type SandboxPart } from '../../../contract/sandbox-part.ts';
import type { ContractDocument } from '../document.ts';
import { readErrors } from '../errors.ts';
import { PROJECT_FOLDER, readGenerated, Sources, SPEC_FOLDER } from '../sources.ts';
import { modelOf, type ClientModel } from './model.ts';
import { generatePhpFiles } from './php.ts';
import { generatePythonModules } from './python.ts';

interface LanguageTarget {
  /** The folder, which contains nothing else. */
  readonly folder: string;
  readonly ending: string;
  readonly filesOf: (model: ClientModel, version: string) => ReadonlyMap<string, string>;
}

const LANGUAGES: Readonly<Record<string, LanguageTarget>> = {
  python: { folder: 'sdk/python/boekstaaf/_generated', ending: 'py', filesOf: generatePythonModules },
  php: { folder: 'sdk/php/src/Generated', ending: 'php', filesOf: generatePhpFiles },
};

function makeLanguage({ folder, ending, filesOf }: LanguageTarget): void {
  const contract = addSandboxPart(
    readGenerated('openapi.json') as object,
    readGenerated('sandbox.json') as SandboxPart,
  );
  const model = modelOf(contract as ContractDocument, readErrors(new Sources(SPEC_FOLDER)));
  const { version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'sdk/package.json'), 'utf8')) as { version: string };

  const target = join(PROJECT_FOLDER, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of filesOf(model, version)) writeFileSync(join(target, `${name}.${ending}`), text);
}

const language = LANGUAGES[process.argv[2] ?? ''];
if (language === undefined) throw new Error(`Name one of ${Object.keys(LANGUAGES).join(', ')}.`);
makeLanguage(language);
