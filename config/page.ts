// Makes docs/settings.md of the settings that `npm start -- --help` lists: npx tsx config/page.ts
import { writeFileSync } from 'node:fs';
import { SETTINGS } from './config.ts';

const HEAD = `# Settings

Made by \`npm run generate\` from \`config/settings.ts\`, as \`npm start -- --help\` is: never edit.

All settings are optional variables of the environment, read once and checked at the start. The start lists every mistake with its remedy. A
variable that looks like a misspelt setting is one, unless that setting is set too: then it is a warning. [Operating](operating/README.md) explains them where they matter.

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
