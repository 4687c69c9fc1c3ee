// Products, packages, price rules, vouchers and what belongs to them.
import { idOf, textOf } from '../json.ts';
import type { Bodies, Requests, ConformWorld } from '../world.ts';

export const bodies: Bodies = {
  NewProduct: () => ({ ProductPrice: [{ btw: 21, verkoop: 12.1 }] }),
  NewProductGroup: (world) => ({ slug: world.createName() }),
  NewPackage: (world) => ({ regels: async () => [{ product_id: await world.ensureThing('products') }] }),
  NewCancellationTerms: () => ({ regels: [{ dagen_vooraf: 14, percentage: 50 }] }),
  NewPriceRule: () => ({ percentage: 10, actief: false }),
  NewDiscountCode: (world) => ({
    code: world.createName(),
    datum_begin: world.formatDay(1),
    datum_eind: world.formatDay(60),
  }),
  NewVoucher: (world) => ({
    code: world.createName(),
    inhoud: async () => [{ product_id: await world.ensureThing('products'), aantal: 2, prijs_per_stuk: 12.1 }],
  }),
  NewVoucherTemplate: () => ({ price: 24.2, product_amount: 2 }),
};

/** A product or a package whose image everybody may see. */
async function createDepicted(world: ConformWorld, kind: 'Product' | 'Package'): ReturnType<Requests[string]> {
  const id = idOf(await world.askForBody(`create${kind}`, { body: { mag_api: true } }));
  await world.askForBody(`replace${kind}Image`, { path: { id } });
  return { path: { id } };
}

/** A booking of what a voucher is worth. */
async function createRedemption(
  world: ConformWorld,
): Promise<{ path: { id: number }; body: { code: string }; voucher: number }> {
  const voucher = await world.askForBody('createVoucher');
  const body = { product_id: await world.ensureThing('products') };
  const path = { id: idOf(await world.askForBody('createBooking', { body })) };
  return { path, body: { code: textOf(voucher, 'code') }, voucher: idOf(voucher) };
}

export const requests: Requests = {
  getProductImage: (world) => createDepicted(world, 'Product'),
  getPackageImage: (world) => createDepicted(world, 'Package'),
  getAttachmentFile: async (world) => {
    const id = await world.createThing('attachments');
    await world.askForBody('replaceAttachmentFile', { path: { id } });
    return { path: { id } };
  },
  getProductAvailability: async (world) => ({
    path: { id: idOf(await world.askForBody('createProduct', { body: { mag_api: true } })) },
    query: { begin: world.formatDay(1), eind: world.formatDay(20) },
  }),
  updateDiscountCode: async (world) => ({
    path: { id: await world.createThing('discount_codes') },
    body: { code: world.createName(), datum_begin: world.formatDay(1), datum_eind: world.formatDay(60) },
  }),
  redeemVoucher: async (world) => {
    const { path, body } = await createRedemption(world);
    return { path, body };
  },
  deleteBookingVoucher: async (world) => {
    const { path, body, voucher } = await createRedemption(world);
    await world.askForBody('redeemVoucher', { path, body });
    return { path: { ...path, voucher_id: voucher } };
  },
};
