// The changes of the contract by release: /docs/changelog for people, /changelog.json for programs.
import html from 'html-template-tag';
import { CHANGE_GROUPS, type ContractChange, type ChangeGroup } from '../compare/change.ts';
import { readStoredChanges, listReleases } from '../compare/released.ts';
import type { ReferencePage } from './page.ts';

/** A change with the release that brought it; `unreleased` where none has yet. */
interface ReleasedChange extends ContractChange {
  readonly since: string;
}

const GROUP_TITLES: Readonly<Record<ChangeGroup, string>> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  added: 'Added and changed',
  refusals: 'Refusals',
};

/** Every change, those of the newest release first. */
export function listChanges(): ReleasedChange[] {
  return listVersions().flatMap(({ version, changes }) => changes.map((each) => ({ ...each, since: version })));
}

function listVersions(): { version: string; changes: readonly ContractChange[] }[] {
  return [{ version: 'unreleased', changes: readStoredChanges().changes }, ...listReleases()];
}

/** The page that lists them. */
export function createChangelogPage(): ReferencePage {
  const sections = listVersions().map(
    ({ version, changes }) =>
      html`<h2 id="${version}">${version === 'unreleased' ? 'Not yet released' : version}</h2>
        $${changes.length === 0 ? html`<p>Nothing changed.</p>` : CHANGE_GROUPS.map((group) => writeGroup(group, changes)).join('')}`,
  );
  return {
    path: 'changelog',
    title: 'Changes of the contract',
    summary: 'Every change of the contract, by release.',
    text: html`<p class="crumbs">Lists</p>
      <h1>Changes of the contract</h1>
      <p class="lead">
        A program compared the contract of each release with the one before.
        <a href="/changelog.json">/changelog.json</a> is the same for programs.
      </p>
      $${sections.join('')}`,
  };
}

function writeGroup(group: ChangeGroup, changes: readonly ContractChange[]): string {
  const groupChanges = changes.filter(({ level }) => level === group);
  const items = groupChanges.map(({ path, text }) => html`<li><code>${path}</code> ${text}</li>`);
  return groupChanges.length === 0
    ? ''
    : html`<h3>${GROUP_TITLES[group]}</h3>
        <ul>
          $${items.join('')}
        </ul>`;
}
