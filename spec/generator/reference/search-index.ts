// The index that the search of the pages loads: names, titles, fields, codes, words of the glossary and texts.
import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchDocument } from '../../../contract/search-options.ts';
import type { ErrorTable } from '../errors.ts';
import type { OperationEntry } from './contract.ts';
import { findNamesIn, type DrawingContext } from './fields.ts';
import type { Guide } from './guides.ts';
import { toErrorHref, toEventHref, toGuideHref, toOperationHref, toResourceHref, titleOf } from './names.ts';
import { SEARCH_WORDS } from './search-words.ts';

/** The index as JSON. */
export function buildSearchIndex(drawing: DrawingContext, guides: readonly Guide[], codes: ErrorTable): string {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  const documents = documentsOf(drawing, guides, codes);
  const addresses = new Set(documents.map(({ address }) => address));
  for (const address of Object.keys(SEARCH_WORDS))
    if (!addresses.has(address)) throw new Error(`search-words.ts: there is no page ${address}`);
  index.addAll(documents.map((each) => ({ ...each, typed: SEARCH_WORDS[each.address] ?? '' })));
  return JSON.stringify(index);
}

function documentsOf(drawing: DrawingContext, guides: readonly Guide[], codes: ErrorTable): SearchDocument[] {
  const { contract, glossary } = drawing;
  const events = Object.keys(contract.document.webhooks ?? {});

  return [
    ...contract.entries.map((entry) => createOperationDocument(drawing, entry)),
    ...contract.areas.flatMap(({ name, tags }) =>
      tags.map((tag) =>
        createSearchDocument({
          address: toResourceHref(tag.name),
          title: titleOf(tag.name),
          hint: name,
          text: tag.description,
          name: tag.name,
        }),
      ),
    ),
    ...guides.map(({ name, title, text }) =>
      createSearchDocument({ address: toGuideHref(name), title, hint: 'Guide', text }),
    ),
    ...Object.entries(codes).map(([code, { description, remedy }]) =>
      createSearchDocument({
        address: toErrorHref(code),
        title: code,
        hint: 'Error code',
        text: `${description} ${remedy}`,
        name: code,
      }),
    ),
    ...events.map((object) =>
      createSearchDocument({ address: toEventHref(object), title: `${object} events`, hint: 'Webhook', name: object }),
    ),
    ...glossary.words.map(({ dutch, english, sentence, anchor }, at) =>
      createSearchDocument({
        address: `/docs/glossary#${anchor}`,
        key: String(at),
        title: dutch,
        hint: `Glossary: ${english}`,
        words: english,
        text: sentence,
        name: dutch,
      }),
    ),
  ];
}

function createOperationDocument({ contract, glossary }: DrawingContext, entry: OperationEntry): SearchDocument {
  const { id, operation, method, path, parameters, body, responses, refusals } = entry;
  const names = new Set([
    ...parameters.map((each) => each.name),
    ...findNamesIn(contract, body?.schema),
    ...responses.flatMap(({ schema }) => findNamesIn(contract, schema)),
  ]);
  const words = [...names, ...path.split('/')].flatMap((name) => glossary.findWord(name)?.english ?? []);

  return createSearchDocument({
    address: toOperationHref(id),
    title: operation.summary,
    hint: `${method} ${path}`,
    // The guide comes before what most installations do not have.
    name: operation['x-only'] === 'sandbox' ? id : `${id} ${titleOf(id)} ${path}`,
    fields: [...names].join(' '),
    codes: refusals
      .filter((each) => each.isOwn)
      .map(({ code }) => code)
      .join(' '),
    words: [...new Set(words)].join(' '),
    text: operation.description,
  });
}

function createSearchDocument(
  part: Partial<SearchDocument> & Pick<SearchDocument, 'address' | 'title' | 'hint'>,
): SearchDocument {
  return { key: '', name: '', fields: '', codes: '', words: '', typed: '', text: '', ...part };
}
