// The comparison of the contract with the last release: it reports what breaks clients, in both directions, and nothing else.
import { expect } from 'chai';
import { CHANGE_GROUPS, type ContractChange } from '../../spec/generator/compare/change.ts';
import { findChangesBetween } from '../../spec/generator/compare/changes.ts';
import { installOasdiff } from '../../spec/generator/compare/oasdiff.ts';
import { describeBreakingChanges, type UnreleasedChanges } from '../../spec/generator/compare/released.ts';
import { PLANTED_CHANGES, type ChangeVerdict } from '../support/planted-changes.ts';
import { createThingsContract, ThingResource } from '../support/things-contract.ts';
import '../support/either-database.ts';

// Installed before the tests, so that none waits for it; null without Go.
const program = installOasdiff();

describe('changes of the contract', () => {
  if (program === null) return;
  const earlier = createThingsContract(PLANTED_CHANGES.length);
  const later = createThingsContract(PLANTED_CHANGES.length);

  PLANTED_CHANGES.forEach(({ plant }, index) => {
    plant(new ThingResource(later, index));
  });

  let changes: ContractChange[] = [];
  let reverseChanges: ContractChange[] = [];

  // One run of oasdiff, a separate program, compares all changes.
  before(() => {
    changes = findChangesBetween(program, earlier, later, '2026-12-31');
    reverseChanges = findChangesBetween(program, later, earlier, '2026-12-31');
  });

  PLANTED_CHANGES.forEach(({ name, verdict, reverse }, index) => {
    it(`${name}: ${String(verdict)}, and back: ${String(reverse)}`, () => {
      expect(judgeChanges(changes, index), describeChanges(changes, index)).to.equal(verdict);
      expect(judgeChanges(reverseChanges, index), describeChanges(reverseChanges, index)).to.equal(reverse);
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
function judgeChanges(changes: readonly ContractChange[], index: number): ChangeVerdict {
  const levels = ownOf(changes, index).map(({ level }) => level);
  return CHANGE_GROUPS.find((group) => levels.includes(group)) ?? null;
}

function describeChanges(changes: readonly ContractChange[], index: number): string {
  return JSON.stringify(ownOf(changes, index), null, 1);
}

function ownOf(changes: readonly ContractChange[], index: number): ContractChange[] {
  return changes.filter(({ path }) => new RegExp(`(?:^|\\D)${String(index)}$`).test(path));
}
