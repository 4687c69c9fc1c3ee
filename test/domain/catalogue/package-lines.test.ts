// The lines of a package after a list of them was sent, as tables of cases.
import { expect } from 'chai';
import {
  planPackageLines,
  type PackageLineValues,
  type SentPackageLine,
} from '../../../domain/catalogue/package-lines.ts';
import type { components, Instant } from '../../../generated/types.ts';

type PackageLine = components['schemas']['PackageLine'];

const early = '2026-03-10T10:00:00.000Z' as Instant;
const late = '2026-03-10T11:00:00.000Z' as Instant;
const blank: PackageLineValues = {
  product_id: 7,
  locatie_id: null,
  begin: null,
  eind: null,
  beschrijving: null,
  aantal_personen: 0,
  min: null,
  max: null,
  onlineboeking_aantalbepalingsmethode: 'invullen_door_gebruiker',
};
const product = { id: 7, naam: 'Bowlen' } as PackageLine['product'];
const stored: PackageLine[] = [
  { ...blank, id: 1, begin: early, product },
  { ...blank, id: 2, beschrijving: 'Borrel', product },
];

describe('the lines of a package after a list was sent', () => {
  it('fills members that a new line leaves out with defaults', () => {
    expect(planPackageLines([{ product_id: 7 }], []).lines).to.deep.equal([blank]);
  });

  it('keeps members that a stored line leaves out, and changes those that are sent', () => {
    const { lines } = planPackageLines(
      [
        { id: 2, min: 1 },
        { id: 1, begin: null },
      ],
      stored,
    );
    expect(lines).to.deep.equal([
      { ...blank, id: 2, beschrijving: 'Borrel', min: 1 },
      { ...blank, id: 1 },
    ]);
  });

  const cases: [string, SentPackageLine[], string[]][] = [
    ['nothing', [], []],
    ['in order', [{ product_id: 7, begin: early, eind: late, min: 1, max: 1 }], []],
    ['no time at all', [{ product_id: 7, begin: early, eind: early, min: 0 }], []],
    ['an end for a stored begin', [{ id: 1, eind: late }], []],
    ['backwards', [{ product_id: 7, begin: late, eind: early }], ['ERR_PACKAGE_LINE_ORDER regels[0].eind']],
    ['an end alone', [{ id: 2 }, { product_id: 7, eind: late }], ['ERR_PACKAGE_LINE_ORDER regels[1].begin']],
    ['limits crossed', [{ product_id: 7, min: 3, max: 2 }], ['ERR_PACKAGE_LINE_ORDER regels[0].max']],
    ['no product', [{ min: 3, max: 2 }], ['ERR_REQUIRED regels[0].product_id']],
    ['a line of another package', [{ id: 3, product_id: 7 }], ['ERR_UNKNOWN_REFERENCE regels[0].id']],
    ['a line twice', [{ id: 1 }, { id: 1 }], ['ERR_DUPLICATE regels[1].id']],
  ];

  for (const [name, input, expected] of cases) {
    it(`${expected.length > 0 ? 'refuses' : 'accepts'} ${name}`, () => {
      const { problems } = planPackageLines(input, stored);
      expect(problems.map(({ code, field }) => `${code} ${field ?? ''}`)).to.deep.equal(expected);
    });
  }
});
