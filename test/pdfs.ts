// Validates a PDF of every kind with veraPDF, an independent program: `npx tsx test/pdfs.ts`. With a folder it only writes them there.
// Status 69: Maven is missing, or it cannot download the validator.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printDocument } from '../print/document.ts';
import { SMALLEST_PNG } from './support/images.ts';
import { SAMPLES } from './support/printed-samples.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const [targetFolder] = process.argv.slice(2);
if (targetFolder === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-pdfs-'));
  try {
    process.exitCode = judge(await writeAll(folder), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  mkdirSync(targetFolder, { recursive: true });
  console.log(`${String((await writeAll(targetFolder)).length)} PDFs in ${targetFolder}`);
}

async function writeAll(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const [name, document] of Object.entries(SAMPLES)) {
    const logo = name === 'advance' ? SMALLEST_PNG : null;
    const path = join(folder, `${name}.pdf`);
    writeFileSync(path, await printDocument({ document, logo, date: '2026-03-30' }));
    paths.push(path);
  }
  return paths;
}

function judge(paths: readonly string[], folder: string): number {
  const check = join(folder, 'check');
  cpSync(join(import.meta.dirname, 'verapdf'), check, { recursive: true });

  const classpath = join(folder, 'classpath');
  const project = [
    '-f',
    join(check, 'pom.xml'),
    'compile',
    'dependency:build-classpath',
    `-Dmdep.outputFile=${classpath}`,
  ];
  if (runProgram('mvn', ['-q', '-B', ...project]) !== 0) {
    console.log('The validator could not be had: the tests have only looked into the PDFs themselves.');
    return UNAVAILABLE;
  }

  const classes = `${join(check, 'target/classes')}:${readFileSync(classpath, 'utf8')}`;
  return runProgram('java', ['-cp', classes, 'Check', ...paths]);
}
