// The operations on products: what is sold, with prices per VAT rate and what goes along.
import * as products from '../../db/catalogue/products.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { readVatRates } from '../../db/house/settings.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { WebImageSize } from '../../domain/house/image.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { assertNoCircle, planPrices, listNewRates, type SentPrices } from '../../domain/catalogue/product.ts';
import { findRepeatedProblems } from '../../domain/values/repeated.ts';
import { findUnknownRateProblems } from '../../domain/values/vat-rates.ts';
import { declareFinished, declarePrepared, type Context, type Handler, type Input } from '../handler.ts';
import { changePairs } from '../metadata.ts';
import { remove } from '../resource.ts';
import { getPublic, listPublic } from '../public-read.ts';
import { findVisibleImage, respondWithImage, type FoundImage } from './image.ts';

type ProductBody = Input<'updateProduct'>['body'];

export const listProducts: Handler<'listProducts'> = listPublic(
  products.select,
  products.selectPublic,
  products.readOn,
);
export const getProduct: Handler<'getProduct'> = getPublic(products.selectPublic, products.readOn);
export const deleteProduct: Handler<'deleteProduct'> = remove(products.read, products.remove);

export const getProductImage = declareFinished<'getProductImage', FoundImage>(
  async ({ path, query }, { db, caller }) =>
    findVisibleImage(db, await products.findImageOwner(db, path.id), query.breedte, caller),
  respondWithImage,
);

export const replaceProductImage = declarePrepared<'replaceProductImage', WebImageSize>(
  ({ body }, _caller, picturing) => picturing.measureImage(body),
  async ({ path, body }, { db, today }, size) => {
    await products.putImage(db, path.id, { ...size, bytes: body });
    return readOne(products.readOn(today), db, path.id);
  },
);

export const createProduct: Handler<'createProduct'> = async ({ body }, { db, today }) => {
  await requireSound(body, NO_PRICES, { db, today });
  const id = await products.insert(db, valuesOf(body, NO_PRICES, today));
  return readOne(products.readOn(today), db, id);
};

export const updateProduct: Handler<'updateProduct'> = async ({ path, body }, { db, today }) => {
  const before = await readOne(products.read, db, path.id);
  const reached = await lockRequiredProducts(db, before, body.vereist_product ?? []);
  await requireSound(body, before, { db, today });
  assertNoCircle(path.id, reached);
  await products.update(db, before, valuesOf(body, before, today));
  return readOne(products.readOn(today), db, path.id);
};

export const patchProduct: Handler<'patchProduct'> = async ({ path, body }, { db, today }) => {
  await changePairs(products.rows, db, path.id, body);
  return readOne(products.readOn(today), db, path.id);
};

/** The present prices of a product; empty for a new one. */
type ProductPrices = Pick<products.StoredProduct, 'ProductPrice'>;
const NO_PRICES: ProductPrices = { ProductPrice: [] };

function valuesOf(body: ProductBody, before: ProductPrices, today: string): products.ProductValues {
  const { ProductPrice, verkoop, btw, ...values }: Omit<ProductBody, keyof SentPrices> & SentPrices = body;
  const { prices } = planPrices({ ProductPrice, verkoop, btw }, before.ProductPrice, today);
  return { ...values, ProductPrice: [...prices] };
}

async function requireSound(
  body: ProductBody,
  before: ProductPrices,
  { db, today }: Pick<Context<Writer>, 'db' | 'today'>,
): Promise<void> {
  refuseIfAny([
    ...findUnknownRateProblems(listNewRates(body, before.ProductPrice), await readVatRates(db)),
    ...planPrices(body, before.ProductPrice, today).problems,
    ...listsOf(body).flatMap(({ list, member, ids }) =>
      findRepeatedProblems(ids, (index) => `${list}[${String(index)}]${member}`, 'This appears twice: send it once.'),
    ),
  ]);
}

/** The lists that refer to other objects, each with the path below an item. */
function listsOf({
  Locaties = [],
  Materialen = [],
  Standaardbijlagen = [],
  vereist_product = [],
  label_ids = [],
}: ProductBody) {
  return [
    { list: 'Locaties', member: '.id', ids: Locaties.map(({ id }) => id) },
    { list: 'Standaardbijlagen', member: '.id', ids: Standaardbijlagen.map(({ id }) => id) },
    { list: 'label_ids', member: '', ids: label_ids },
    { list: 'Materialen', member: '.materiaal_id', ids: Materialen.map(({ materiaal_id }) => materiaal_id) },
    {
      list: 'vereist_product',
      member: '.vereist_product_id',
      ids: vereist_product.map(({ vereist_product_id }) => vereist_product_id),
    },
  ];
}

/** All products that newly required ones lead to, locked. */
async function lockRequiredProducts(
  db: Writer,
  { vereist_product: before }: products.StoredProduct,
  required: NonNullable<ProductBody['vereist_product']>,
): Promise<ReadonlySet<number>> {
  const knownIds = new Set(before.map(({ vereist_product_id: each }) => each));
  const addedIds = required.map(({ vereist_product_id: each }) => each).filter((each) => !knownIds.has(each));
  return products.lockRequired(db, addedIds);
}
