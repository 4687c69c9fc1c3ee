// Every night all changes since the last one, as lines of JSON in a file. Run: npx tsx demo/integrations/nightly-export.ts FOLDER
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';

/** Where the last export ended: in the change feed, and in the file. */
interface ExportPosition {
  readonly position: string | undefined;
  readonly bytes: number;
}

/**
 * Appends what changed since the last run to `changes.ndjson`; returns the number of lines. If it is killed, the next
 * run continues after the last page, without missing or repeating a line.
 */
export async function exportChanges(client: Boekstaaf, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const target = join(folder, 'changes.ndjson');
  let progress = readPosition(folder);
  const file = openSync(target, 'a');

  // Changes that were written after the last place was noted come again.
  truncateSync(target, progress.bytes);
  let count = 0;
  try {
    const after = progress.position === undefined ? {} : { after: progress.position };
    for await (const page of client.events.list({ page_size: 500, ...after }).pages()) {
      const lines = page.map((event) => `${JSON.stringify(event)}\n`).join('');
      writeFileSync(file, lines);
      const bytes = progress.bytes + Buffer.byteLength(lines);
      progress = { position: page.at(-1)?.meta.position, bytes };
      savePosition(folder, progress);
      count += page.length;
    }
    return count;
  } finally {
    closeSync(file);
  }
}

function readPosition(folder: string): ExportPosition {
  try {
    return JSON.parse(readFileSync(join(folder, 'place.json'), 'utf8')) as ExportPosition;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { position: undefined, bytes: 0 };
    throw error;
  }
}

function savePosition(folder: string, progress: ExportPosition): void {
  const aside = join(folder, 'place.json.new');
  writeFileSync(aside, JSON.stringify(progress));
  renameSync(aside, join(folder, 'place.json'));
}

if (process.argv[1] === import.meta.filename) {
  const count = await exportChanges(new Boekstaaf(), process.argv[2] ?? 'export');
  console.log(`${String(count)} changes`);
}
