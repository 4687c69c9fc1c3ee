// References in a body: ids, their fields, and refusals.
import { expect } from 'chai';
import {
  findNewReferences,
  findMissingReferences,
  listReferences,
  createUnknownReferenceProblem,
  groupIdsByRoot,
} from '../../../domain/values/references.ts';
import type { Root } from '../../../generated/operations.ts';
import type { Referring } from '../../../generated/references.ts';

const createShape = (members: Partial<Referring>): Referring => ({
  ids: {},
  inside: {},
  identified: false,
  ...members,
});

const SHAPES: Readonly<Record<string, Referring>> = {
  Order: createShape({
    ids: { klant_id: 'customers', label_ids: 'product_labels' },
    inside: { regels: ['Group', 'Item'], voor: ['Place'], Locaties: ['Place'] },
  }),
  Group: createShape({ inside: { regels: ['Group', 'Item'] }, identified: true }),
  Item: createShape({ ids: { product_id: 'products' }, identified: true }),
  Place: createShape({ ids: { id: 'locations' } }),
};

const searchBody = (body: unknown, names: readonly string[] = ['Order']) => listReferences(body, names, SHAPES);
const describeReferences = (body: unknown, names?: readonly string[]): string[] =>
  searchBody(body, names).map(({ field, root, id }) => `${field} ${root} ${String(id)}`);

describe('the references in a body', () => {
  const CASES: readonly [name: string, body: unknown, references: readonly string[]][] = [
    ['are ids', { klant_id: 7 }, ['klant_id customers 7']],
    ['are lists of ids', { label_ids: [1, 2] }, ['label_ids[0] product_labels 1', 'label_ids[1] product_labels 2']],
    ['are ids of objects', { voor: { id: 3 } }, ['voor.id locations 3']],
    [
      'are ids of the objects of a list',
      { Locaties: [{ id: 3 }, { id: 4 }] },
      ['Locaties[0].id locations 3', 'Locaties[1].id locations 4'],
    ],
    ['stand in trees', { regels: [{ regels: [{ product_id: 5 }] }] }, ['regels[0].regels[0].product_id products 5']],
    ['are not the own ids of items', { regels: [{ id: 9, product_id: 5 }] }, ['regels[0].product_id products 5']],
    ['are none where nothing is said', { klant_id: null, voor: null, regels: [] }, []],
    ['are none of what refers to nothing', { naam: 7 }, []],
    ['are none where there is no body', undefined, []],
  ];

  for (const [name, body, references] of CASES)
    it(name, () => {
      expect(describeReferences(body)).to.deep.equal(references);
    });

  it('are found in each object of a list', () => {
    expect(describeReferences([{ id: 1 }, { id: 2 }], ['Place'])).to.deep.equal([
      '[0].id locations 1',
      '[1].id locations 2',
    ]);
  });

  it('are looked up once, however often they are sent', () => {
    const body = { voor: { id: 3 }, Locaties: [{ id: 3 }, { id: 4 }], klant_id: 3 };
    expect([...groupIdsByRoot(searchBody(body))]).to.deep.equal([
      ['customers', [3]],
      ['locations', [3, 4]],
    ]);
  });

  it('are missing where no object exists, or one of another kind', () => {
    const present = new Map<Root, ReadonlySet<number>>([['locations', new Set([3])]]);
    const missing = findMissingReferences(searchBody({ klant_id: 3, Locaties: [{ id: 3 }, { id: 4 }] }), present);
    expect(missing.map(({ field }) => field)).to.deep.equal(['klant_id', 'Locaties[1].id']);
  });

  it('are refused with their field', () => {
    expect(createUnknownReferenceProblem({ field: 'klant_id', id: 3 })).to.deep.equal({
      code: 'ERR_UNKNOWN_REFERENCE',
      message: 'klant_id refers to 3, which does not exist: send an existing id.',
      field: 'klant_id',
    });
  });
});

describe('a reference that is stored already', () => {
  const CASES: readonly [name: string, sent: unknown, stored: unknown, refused: readonly string[]][] = [
    ['stays', { klant_id: 7 }, { klant_id: 7 }, []],
    ['is another one', { klant_id: 7 }, { klant_id: 8 }, ['klant_id']],
    ['stood in another member', { voor: { id: 7 } }, { Locaties: [{ id: 7 }] }, ['voor.id']],
    ['is none without a stored thing', { klant_id: 7 }, null, ['klant_id']],
    ['stays anywhere in its list', { label_ids: [1, 2] }, { label_ids: [2] }, ['label_ids[0]']],
    ['stays in its item', { regels: [{ id: 9, product_id: 5 }] }, { regels: [{ id: 9, product_id: 5 }] }, []],
    [
      'stays in its item, wherever that stands now',
      { regels: [{ id: 9, product_id: 5 }] },
      { regels: [{ id: 2, regels: [{ id: 9, product_id: 5 }] }] },
      [],
    ],
    [
      'is no reason to name it in another item',
      { regels: [{ id: 8, product_id: 5 }, { product_id: 5 }] },
      { regels: [{ id: 9, product_id: 5 }] },
      ['regels[0].product_id', 'regels[1].product_id'],
    ],
  ];
  for (const [name, sent, stored, fields] of CASES)
    it(name, () => {
      expect(findNewReferences(searchBody(sent), searchBody(stored)).map(({ field }) => field)).to.deep.equal(fields);
    });
});
