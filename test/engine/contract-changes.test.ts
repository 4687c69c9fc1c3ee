// The comparison of the contract with the last release: it reports what breaks clients, in both directions, and nothing else.
import { expect } from 'chai';
import { CHANGE_GROUPS, type ContractChange } from '../../spec/generator/compare/change.ts';
import { findChangesBetween } from '../../spec/generator/compare/changes.ts';
import { installOasdiff } from '../../spec/generator/compare/oasdiff.ts';
import { describeBreakingChanges, type UnreleasedChanges } from '../../spec/generator/compare/released.ts';
import { createThingsContract, listPlantedChanges, Resource, type ChangeVerdict } from '../support/planted-changes.ts';
import '../support/either-database.ts';

// Installed before the tests, so that none waits for it; null without Go.
const program = installOasdiff();

describe('changes of the contract', () => {
  if (program === null) return;
  const earlier = createThingsContract();
  const later = createThingsContract();

  listPlantedChanges().forEach(([, plant], number) => {
    plant(new Resource(later, number));
  });

  let there: ContractChange[] = [];
  let back: ContractChange[] = [];

  // One run of oasdiff, a separate program, compares all changes.
  before(() => {
    there = findChangesBetween(program, earlier, later, '2026-12-31');
    back = findChangesBetween(program, later, earlier, '2026-12-31');
  });

  listPlantedChanges().forEach(([name, , expected, expectedBack], number) => {
    it(`${name}: ${String(expected)}, and back: ${String(expectedBack)}`, () => {
      expect(judgeChanges(there, number), describeChanges(there, number)).to.equal(expected);
      expect(judgeChanges(back, number), describeChanges(back, number)).to.equal(expectedBack);
    });
  });

  it('fail the check unless the version is raised, and an early end fails it even then', () => {
    const change = {
      operation: 'getThing',
      path: 'GET /things/{id}',
      text: 'a member goes',
      level: 'breaking',
    } as const;

    const createUnreleased = (id: string): UnreleasedChanges => ({
      contract: '',
      since: '1.4.0',
      changes: [{ ...change, id }],
    });

    for (const version of ['1.4.0', '1.5.0', '0.9.0'])
      expect(
        describeBreakingChanges(createUnreleased('response-required-property-removed'), version),
        version,
      ).to.have.length(1);

    expect(describeBreakingChanges(createUnreleased('response-required-property-removed'), '2.0.0')).to.deep.equal([]);
    expect(describeBreakingChanges(createUnreleased('api-removed-before-sunset'), '2.0.0')).to.have.length(1);
    expect(describeBreakingChanges({ ...createUnreleased('api-removed'), since: '0.9.0' }, '0.10.0')).to.deep.equal([]);
    expect(describeBreakingChanges({ ...createUnreleased('api-removed'), since: '0.9.0' }, '0.9.1')).to.have.length(1);

    const addition = { ...change, id: 'endpoint-added', level: 'added' as const };
    expect(describeBreakingChanges({ contract: '', since: '1.4.0', changes: [addition] }, '1.4.0')).to.deep.equal([]);
  });
});

/** Returns the gravest reported level of a resource's changes; null without changes. */
function judgeChanges(changes: readonly ContractChange[], number: number): ChangeVerdict {
  const levels = ownOf(changes, number).map(({ level }) => level);
  return CHANGE_GROUPS.find((group) => levels.includes(group)) ?? null;
}

function describeChanges(changes: readonly ContractChange[], number: number): string {
  return JSON.stringify(ownOf(changes, number), null, 1);
}

function ownOf(changes: readonly ContractChange[], number: number): ContractChange[] {
  return changes.filter(({ path }) => new RegExp(`(?:^|\\D)${String(number)}$`).test(path));
}
