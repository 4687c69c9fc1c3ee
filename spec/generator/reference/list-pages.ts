// The pages that list: the introduction, the resources, all error codes and the glossary.
import html from 'html-template-tag';
import { readErrors, type ErrorTable } from '../errors.ts';
import { Sources, SPEC_FOLDER } from '../sources.ts';
import { writeChoice, writeJsonBlock } from './code.ts';
import { exampleOf, type ReferenceContract, type TagEntries } from './contract.ts';
import type { DrawingContext } from './fields.ts';
import type { Guide } from './guides.ts';
import { toEventHref, toGuideHref, toOperationHref, toResourceHref, titleOf } from './names.ts';
import { SAMPLE_ADDRESS, SAMPLE_KEY } from './sample-parts.ts';
import type { ReferencePage } from './page.ts';
import { writeBadge } from './badge.ts';

/** Every error code with its status, meaning and sentences. */
export function readCodes(): ErrorTable {
  return readErrors(new Sources(SPEC_FOLDER));
}

/** The first page. */
export function createIntroduction({ contract, markdown }: DrawingContext, guides: readonly Guide[]): ReferencePage {
  const { info } = contract.document;
  const areas = contract.areas.map(
    ({ name, tags }) =>
      html`<section>
        <h3>${name}</h3>
        <ul>
          $${tags.map((tag) => html`<li><a href="$${toResourceHref(tag.name)}">${titleOf(tag.name)}</a></li>`).join('')}
        </ul>
      </section>`,
  );

  const cards = guides.map(
    ({ name, title, summary }) =>
      html`<a class="card" href="$${toGuideHref(name)}"><strong>${title}</strong><span>${summary}</span></a>`,
  );

  return {
    path: '',
    title: 'Reference',
    summary: String(info['summary']),
    text: html`<p class="crumbs">Version ${String(info['version'])} · ${String(contract.entries.length)} operations</p>
      <h1>The boekstaaf API</h1>
      <p class="lead">${String(info['summary'])}</p>
      <div class="cards">$${cards.join('')}</div>
      <h2 id="how-it-works">How it works</h2>
      <div class="about">$${markdown.renderBlock(String(info['description']))}</div>
      <h2 id="credentials">Credentials</h2>
      <div class="about">$${markdown.renderBlock(CREDENTIALS_TEXT)}</div>
      <h2 id="resources">Resources</h2>
      <div class="areas">$${areas.join('')}</div>
      <h2 id="files">The same for programs</h2>
      <div class="about">$${markdown.renderBlock(FILES_TEXT)}</div>`,
    aside: [
      writeChoice('Language', [
        { name: 'SDK', title: 'TypeScript, with the SDK', language: 'ts', code: SDK_START },
        { name: 'Python', title: 'Python', language: 'python', code: PYTHON_START },
        { name: 'PHP', title: 'PHP', language: 'php', code: PHP_START },
        {
          name: 'curl',
          title: 'Shell',
          language: 'sh',
          code: `curl '${SAMPLE_ADDRESS}/api2/boekingen' \\\n  -H 'Authorization: Bearer ${SAMPLE_KEY}'`,
        },
      ]),
      writeJsonBlock('A refusal, 406', [{ message: 'This is required.', code: 'ERR_REQUIRED', field: 'klant_id' }]),
    ].join(''),
  };
}

const CREDENTIALS_TEXT = `Send an API key as \`Authorization: Bearer bks_...\`, or the user name and password of an account (Basic). Programs get a key
of their own, with only the rights that they need: see [Permissions and keys](permissions-and-keys.md). Each page says which permission its operation
needs. \`Credential\`, in the bar above, takes one for the forms of these pages: it stays in the memory of this page and is gone when you close it.`;

const FILES_TEXT = `[/openapi.json](/openapi.json) and [/openapi.yaml](/openapi.yaml) are the contract, which all of this is made from. [/llms.txt](/llms.txt) lists these pages as
Markdown for language models: every resource and every guide has one.`;

const PYTHON_START = `from boekstaaf import Boekstaaf

client = Boekstaaf(
    base_url="${SAMPLE_ADDRESS}",
    api_key="${SAMPLE_KEY}",
)
for booking in client.bookings.list():
    print(booking["referentie"])`;

const PHP_START = `<?php
use Boekstaaf\\Client;

require 'vendor/autoload.php';

$client = new Client(
    baseUrl: '${SAMPLE_ADDRESS}',
    apiKey: '${SAMPLE_KEY}',
);
foreach ($client->bookings->list() as $booking) {
    echo $booking['referentie'], "\\n";
}`;

const SDK_START = `import { Boekstaaf } from 'boekstaaf';

const client = new Boekstaaf({
  baseUrl: '${SAMPLE_ADDRESS}',
  apiKey: '${SAMPLE_KEY}',
});
const bookings = client.bookings.list();
for await (const booking of bookings) {
  console.log(booking.referentie);
}`;

/** The page of a resource: its operations, its events and what it looks like. */
export function createResourcePage({ contract, markdown }: DrawingContext, tag: TagEntries): ReferencePage {
  const { name, description, entries } = tag;
  const rows = entries.map(
    ({ id, method, path, operation }) =>
      html`<li>
        <a href="$${toOperationHref(id)}"
          >$${writeBadge(method)}<span><strong>${operation.summary}</strong> <code>${path}</code></span></a
        >
      </li>`,
  );
  const objects = objectsOf(contract, tag);
  const events =
    objects.length === 0
      ? ''
      : html`<h2 id="events">Events</h2>
          <p>$${objects.map((each) => html`<a href="$${toEventHref(each)}"><code>${each}</code></a>`).join(' ')}</p>`;

  const exampleEntry =
    entries.find(({ operation }) => operation['x-kind'] === 'read') ??
    entries.find(({ responses }) => responses.some(({ schema }) => schema !== undefined));
  const response = exampleEntry?.responses.find(({ schema }) => schema !== undefined);
  const example = response?.schema === undefined ? undefined : exampleOf(contract.document, response.schema);

  return {
    path: `resources/${name}`,
    title: titleOf(name),
    summary: description,
    tag: name,
    text: html`<p class="crumbs">${entries[0]?.area ?? ''}</p>
      <h1>${titleOf(name)}</h1>
      <div class="about">$${markdown.renderBlock(description)}</div>
      <h2 id="operations">Operations</h2>
      <ul class="operations">
        $${rows.join('')}
      </ul>
      $${events}`,
    aside: example === undefined ? '' : writeJsonBlock(`What ${exampleEntry?.id ?? ''} returns`, example),
  };
}

/** Returns the objects with events whose nouns these operations return. */
function objectsOf({ document }: ReferenceContract, { entries }: TagEntries): string[] {
  const nouns = new Set(entries.map(({ operation }) => operation['x-returns'] ?? ''));
  const announced = [...nouns].flatMap(
    (noun) => document.components.schemas[noun]?.['x-announced-as'] ?? [],
  ) as string[];
  return announced.filter((object) => document.webhooks?.[object] !== undefined);
}

/** All codes on one page: cause, remedy, and which operations refuse by them. */
export function createErrorsPage({ contract, markdown }: DrawingContext, codes: ErrorTable): ReferencePage {
  const items = Object.entries(codes).map(([code, { status, description, remedy, examples }]) => {
    const users = contract.entries.filter(({ refusals }) => refusals.some((each) => each.isOwn && each.code === code));
    const messages = [...new Set(examples.map(({ message }) => message))];
    const userList =
      users.length === 0 || users.length > 12
        ? ''
        : html`<p class="limits">
            $${users.map(({ id }) => html`<a href="$${toOperationHref(id)}"><code>${id}</code></a>`).join(' ')}
          </p>`;

    return html`<li id="${code}">
      <p class="refusal"><span class="status">${String(status)}</span> <code>${code}</code></p>
      <div class="about">$${markdown.renderBlock(description)}</div>
      <p class="remedy"><strong>Remedy:</strong> $${markdown.renderLine(remedy)}</p>
      <ul class="said">
        $${messages.map((each) => html`<li>${each}</li>`).join('')}
      </ul>
      $${userList}
    </li>`;
  });
  return {
    path: 'errors',
    title: 'Error codes',
    summary: 'Every error code, its cause and its remedy.',
    text: html`<p class="crumbs">Lists</p>
      <h1>Error codes</h1>
      <div class="about">
        $${markdown.renderBlock(
          'A code never changes its meaning, so programs can rely on it. Below each cause and remedy are the sentences that the service sends. `field` names the member or parameter, and `params` has what a program needs to say it in its own words.',
        )}
      </div>
      <ul class="refusals codes">
        $${items.join('')}
      </ul>`,
  };
}

/** The Dutch words of the interface. */
export function createGlossaryPage({ glossary, markdown }: DrawingContext): ReferencePage {
  const rows = glossary.words.map(
    ({ dutch, english, sentence, anchor }) =>
      html`<tr id="${anchor}">
        <th scope="row" lang="nl">${dutch}</th>
        <td>$${markdown.renderLine(english)}</td>
        <td>$${markdown.renderLine(sentence)}</td>
      </tr>`,
  );
  return {
    path: 'glossary',
    title: 'Glossary',
    summary: 'The Dutch words of the API, in English.',
    text: html`<p class="crumbs">Lists</p>
      <h1>Glossary</h1>
      <p>
        Names in the API are Dutch. This table has the English word that is shown beside each field, and its meaning.
      </p>
      <div class="wide">
        <table aria-label="Glossary">
          <thead>
            <tr>
              <th scope="col">In the API</th>
              <th scope="col">English</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            $${rows.join('')}
          </tbody>
        </table>
      </div>`,
  };
}
