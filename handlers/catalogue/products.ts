// The operations on products: what is sold, with prices per VAT rate and what goes along.
import * as products from '../../db/catalogue/products.ts';
import { unknownReferences, type Reference } from '../../db/engine/changes/references.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { vatRates } from '../../db/house/settings.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { PictureSize } from '../../domain/house/image.ts';
import { problem, refuseIfAny, type Problem } from '../../domain/values/problem.ts';
import { namedTwice, pricesAfter, ratesSent, type SentPrices } from '../../domain/catalogue/product.ts';
import { unknownRates } from '../../domain/values/vat-rates.ts';
import { finished, prepared, type Handler, type Input } from '../handler.ts';
import { remove } from '../resource.ts';
import { getShown, listShown } from '../shown.ts';
import { foundPicture, shownPicture, type FoundPicture } from './picture.ts';

type Sent = Input<'updateProduct'>['body'];

export const listProducts: Handler<'listProducts'> = listShown(products.select, products.selectPublic, products.read);
export const getProduct: Handler<'getProduct'> = getShown(products.selectPublic, products.read);
export const deleteProduct: Handler<'deleteProduct'> = remove(products.read, products.remove);

export const getProductImage = finished<'getProductImage', FoundPicture>(
  async ({ path, query }, { db, caller }) =>
    foundPicture(db, await products.depicted(db, path.id), query.breedte, caller),
  shownPicture,
);

export const replaceProductImage = prepared<'replaceProductImage', PictureSize>(
  ({ body }, _caller, picturing) => picturing.checkPicture(body),
  async ({ path, body }, { db }, size) => {
    await products.putImage(db, path.id, { ...size, bytes: body });
    return one(products.read, db, path.id);
  },
);

export const createProduct: Handler<'createProduct'> = async ({ body }, { db }) => {
  await requireSound(db, body);
  const id = await products.insert(db, valuesOf(body));
  return one(products.read, db, id);
};

export const updateProduct: Handler<'updateProduct'> = async ({ path, body }, { db }) => {
  const before = await one(products.read, db, path.id);
  // Locked before they are looked at as references: nobody has to let go of a weaker lock for a stronger one.
  const reached = await heldRequired(db, before, body.vereist_product ?? []);
  await requireSound(db, body, before);
  if (reached.has(path.id)) throw circle();
  await products.update(db, before, valuesOf(body, before));
  return one(products.read, db, path.id);
};

function valuesOf(body: Sent, before?: products.Product): products.ProductValues {
  const { ProductPrice, verkoop, btw, ...values }: Omit<Sent, keyof SentPrices> & SentPrices = body;
  const { prices } = pricesAfter({ ProductPrice, verkoop, btw }, before?.ProductPrice);
  return { ...values, ProductPrice: [...prices] };
}

async function requireSound(db: Writer, body: Sent, before?: products.Product): Promise<void> {
  refuseIfAny([
    ...unknownRates(ratesSent(body, before?.ProductPrice), await vatRates(db)),
    ...pricesAfter(body, before?.ProductPrice).problems,
    ...listsOf(body).flatMap(({ list, member, ids }) => namedTwice(list, member, ids)),
    ...(await unknownReferences(db, referencesOf(body, before))),
  ]);
}

/** What the body refers to anew: what was there before may have been deleted since, and stays. */
function referencesOf(body: Sent, before?: products.Product): Reference[] {
  const { leverancier_id, productgroep_id } = body;
  const supplier = { field: 'leverancier_id', table: 'contacts', id: leverancier_id, where: { type: 'leverancier' } };
  const group = { field: 'productgroep_id', table: 'product_groups', id: productgroep_id };
  const listed = before === undefined ? [] : listsOf(before);
  return [
    ...(leverancier_id === before?.leverancier_id ? [] : [supplier]),
    ...(productgroep_id === before?.productgroep_id ? [] : [group]),
    ...listsOf(body).flatMap(({ list, member, table, ids }) => {
      const held = listed.find((each) => each.list === list)?.ids;
      const all = ids.map((id, index) => ({ field: `${list}[${String(index)}]${member}`, table, id }));
      return all.filter(({ id }) => held?.includes(id) !== true);
    }),
  ];
}

/** The lists that name other things: each with what follows an item and the table of what it names. */
function listsOf({
  Locaties = [],
  Materialen = [],
  Standaardbijlagen = [],
  vereist_product = [],
  label_ids = [],
}: Sent) {
  return [
    { list: 'Locaties', member: '.id', table: 'locations', ids: Locaties.map(({ id }) => id) },
    { list: 'Standaardbijlagen', member: '.id', table: 'attachments', ids: Standaardbijlagen.map(({ id }) => id) },
    { list: 'label_ids', member: '', table: 'product_labels', ids: label_ids },
    {
      list: 'Materialen',
      member: '.materiaal_id',
      table: 'materials',
      ids: Materialen.map(({ materiaal_id }) => materiaal_id),
    },
    {
      list: 'vereist_product',
      member: '.vereist_product_id',
      table: 'products',
      ids: vereist_product.map(({ vereist_product_id }) => vereist_product_id),
    },
  ];
}

/** All that newly required products lead to, locked. */
async function heldRequired(
  db: Writer,
  { vereist_product: before }: products.Product,
  required: NonNullable<Sent['vereist_product']>,
): Promise<ReadonlySet<number>> {
  const known = new Set(before.map(({ vereist_product_id: each }) => each));
  const added = required.map(({ vereist_product_id: each }) => each).filter((each) => !known.has(each));
  return products.lockRequired(db, added);
}

function circle(): Problem {
  const message =
    'The product would require itself, directly or through others: remove the requirement that leads back to it.';
  return problem('ERR_CYCLE', message, { field: 'vereist_product' });
}
