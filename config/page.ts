// Makes docs/settings.md of the settings that `npm start -- --help` lists: npx tsx config/page.ts
import { writeFileSync } from 'node:fs';
import { SETTINGS } from './config.ts';

const HEAD = `# Settings

\`npm run generate\` makes this page from \`config/settings.ts\`, as \`npm start -- --help\` does: never edit it.

These variables of the environment configure the service ([Operating](operating/README.md)). All are optional, and are read and checked
once, at the start. The start lists every mistake with its remedy. A variable that looks like a misspelt setting is a mistake too. If that
setting is also set, the start only warns.

| Variable | Default | Effect |
|---|---|---|
`;

/** The text of the page, a row for each setting. */
export function formatSettingsPage(): string {
  const rows = Object.entries(SETTINGS).map(([name, { default: text, summary, details }]) => {
    const defaultText = text === null || text === '' ? 'none' : `\`${text}\``;
    return `| \`${name}\` | ${defaultText} | ${[`${summary}.`, details].join(' ').trim()} |\n`;
  });
  return HEAD + rows.join('');
}

if (process.argv[1] === import.meta.filename) writeFileSync('docs/settings.md', formatSettingsPage());
