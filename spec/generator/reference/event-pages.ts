// A page for each kind of object that is announced, and for each event with a name of its own. It says when the event
// happens and what is sent.
import html from 'html-template-tag';
import { isRecord, createReference, type Schema } from '../document.ts';
import { writeJsonBlock } from './code.ts';
import { follow, type ReferenceContract } from './contract.ts';
import { writeMemberList, type DrawingContext } from './fields.ts';
import { toEventHref, toGuideHref } from './names.ts';
import type { ReferencePage } from './page.ts';

/** The events of every kind of object, in words. */
const CHANGE_TEXTS: Readonly<Record<string, string>> = {
  postInsert: 'It was created.',
  postUpdate: 'It was changed. `modified` names the members, `previous` has what they were.',
  postSave: 'It was created or changed: for receivers who treat both alike.',
  postDelete: 'It was deleted.',
};

/** The causes of events with names of their own. */
const SPECIAL_TEXTS: Readonly<Record<string, string>> = {
  BookingDefinitive: 'A booking became `definitief`.',
  InvoiceDefinitive: 'An invoice was finalised and got its number.',
  WebhookTest: 'You asked for a test of a subscription (`testWebhook`). Nobody else receives it.',
};

/** An event by its name. */
interface DescribedEvent {
  readonly name: string;
  readonly object: string;
  readonly happens: string;
  /** No operation of this installation brings it about. */
  readonly never: boolean;
}

/** The names of events that subscriptions may name although nothing causes them. */
function findNeverNames({ document }: ReferenceContract): ReadonlySet<string> {
  return new Set(document.components.schemas['EventName']?.['x-never'] as readonly string[]);
}

/** All pages of events, and the list of them. */
export function createEventPages(drawing: DrawingContext): ReferencePage[] {
  const { document } = drawing.contract;
  const objects = Object.keys(document.webhooks ?? {});
  const objectByEvent = document.components.schemas['EventName']?.['x-object-of'];
  const objectOf = isRecord(objectByEvent) ? objectByEvent : {};
  const never = findNeverNames(drawing.contract);

  const namedOf = (object: string): DescribedEvent[] => [
    ...Object.entries(CHANGE_TEXTS).map(([change, happens]) => ({
      name: `${object}::${change}`,
      object,
      happens,
      never: never.has(`${object}::${change}`),
    })),
    ...specialOf(object, objectOf),
  ];

  const pages = objects.map((object) => createObjectPage(drawing, object, namedOf(object)));
  const special = objects.flatMap((object) =>
    specialOf(object, objectOf).map((each) => createSpecialPage(drawing, each)),
  );

  return [
    createListPage(
      drawing,
      objects.map((object) => [object, namedOf(object)]),
    ),
    ...pages,
    ...special,
  ];
}

function specialOf(object: string, objectOf: Readonly<Record<string, unknown>>): DescribedEvent[] {
  const names = Object.keys(objectOf).filter((name) => objectOf[name] === object);
  return names.map((name) => ({ name, object, happens: SPECIAL_TEXTS[name] ?? '', never: false }));
}

function createListPage(
  { markdown }: DrawingContext,
  objects: readonly (readonly [string, readonly DescribedEvent[]])[],
): ReferencePage {
  const rows = objects.map(
    ([object, events]) =>
      html`<tr>
        <th scope="row"><a href="$${toEventHref(object)}">${object}</a></th>
        <td>$${events.map(nameOf).join(' ')}</td>
      </tr>`,
  );
  const special = objects.flatMap(([, events]) => events.filter(({ name }) => !name.includes('::')));

  return {
    path: 'events',
    title: 'Webhook events',
    summary: 'Every event that the service announces, with its payload.',
    text: html`<p class="crumbs">Lists</p>
      <h1>Webhook events</h1>
      <div class="about">
        $${markdown.renderBlock(
          'Subscribe with `createWebhook`, or read the same events in order with `listEvents`. An event has the name of its object and of what happened to it. A name that is struck through can be subscribed to, but nothing on this installation causes it.',
        )}
        <p><a href="$${toGuideHref('webhooks')}">Webhooks in ten minutes</a> shows a receiver.</p>
      </div>
      <h2 id="own-names">Names of their own</h2>
      <ul class="plain">
        $${special
          .map(
            ({ name, happens }) =>
              html`<li>
                <a href="$${toEventHref(name)}"><code>${name}</code></a> $${markdown.renderLine(happens)}
              </li>`,
          )
          .join('')}
      </ul>
      <h2 id="objects">By object</h2>
      <div class="wide">
        <table aria-label="Events by object">
          <thead>
            <tr>
              <th scope="col">Object</th>
              <th scope="col">Events</th>
            </tr>
          </thead>
          <tbody>
            $${rows.join('')}
          </tbody>
        </table>
      </div>`,
  };
}

function nameOf({ name, never }: DescribedEvent): string {
  const [, change] = name.split('::');
  if (change === undefined) return html`<a href="$${toEventHref(name)}"><code>${name}</code></a>`;
  return never
    ? html`<s><code>${change}</code></s
        ><span class="aside-text">, never</span>`
    : html`<code>${change}</code>`;
}

function createObjectPage(drawing: DrawingContext, object: string, events: readonly DescribedEvent[]): ReferencePage {
  const standard = events.filter(({ name }) => name.includes('::'));
  const example = exampleOf(drawing.contract, object);
  const items = events.map(
    ({ name, happens, never }) =>
      html`<li id="$${name.replace('::', '-')}">
        <p class="field"><code>${name}</code>$${never ? ' <span class="must">cannot happen here</span>' : ''}</p>
        <div class="about">$${drawing.markdown.renderBlock(happens)}</div>
      </li>`,
  );

  return {
    path: `events/${object}`,
    title: `${object} events`,
    summary: `What is sent when ${object} changes.`,
    text: html`<p class="crumbs"><a href="/docs/events">Webhook events</a></p>
      <h1>${object}</h1>
      <h2 id="events">Events</h2>
      <ul class="fields">
        $${items.join('')}
      </ul>
      $${writePayloadPart(drawing, object)}`,
    aside: standard
      .filter(({ never }) => !never)
      .map(({ name }) => writeJsonBlock(name, payloadOf(example, name)))
      .join(''),
  };
}

function createSpecialPage(drawing: DrawingContext, { name, object, happens }: DescribedEvent): ReferencePage {
  return {
    path: `events/${name}`,
    title: name,
    summary: happens.replaceAll('`', ''),
    text: html`<p class="crumbs">
        <a href="/docs/events">Webhook events</a> · <a href="$${toEventHref(object)}">${object}</a>
      </p>
      <h1>${name}</h1>
      <div class="about">$${drawing.markdown.renderBlock(happens)}</div>
      $${writePayloadPart(drawing, object)}`,
    aside: writeJsonBlock(name, payloadOf(exampleOf(drawing.contract, object), name)),
  };
}

/** The wrapper of an object's events. */
function wrapperOf({ document }: ReferenceContract, object: string): Schema {
  const { post } = (document.webhooks?.[object] ?? {}) as {
    post?: { requestBody: { content: Record<string, { schema: Schema }> } };
  };
  return post?.requestBody.content['application/json']?.schema ?? createReference(`${object}Event`);
}

function writePayloadPart(drawing: DrawingContext, object: string): string {
  return `<h2 id="payload">Payload</h2>${writeMemberList(drawing, wrapperOf(drawing.contract, object), 'returned')}`;
}

function exampleOf(contract: ReferenceContract, object: string): Readonly<Record<string, unknown>> {
  const [example] = follow(contract.document, wrapperOf(contract, object)).examples ?? [];
  return isRecord(example) ? example : {};
}

/** The example of a payload, as it is sent with another event of the same object. */
function payloadOf(example: Readonly<Record<string, unknown>>, name: string): object {
  const { data, meta } = example;
  if (!isRecord(data) || !isRecord(meta)) return example;
  if (name.endsWith('::postInsert')) return { ...example, meta: { ...meta, event: name } };
  if (!name.endsWith('::postUpdate')) return { ...example, meta: { ...meta, event: name, sequence: 3 } };
  const [memberName = 'id'] = Object.keys(data).filter((each) => each !== 'id' && typeof data[each] === 'string');
  return {
    ...example,
    data: { ...data, modified: [memberName] },
    meta: { ...meta, event: name, sequence: 2, modified: [memberName], previous: { [memberName]: null } },
  };
}
