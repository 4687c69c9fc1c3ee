// Products, packages, price rules, vouchers and what belongs to them.
import { idOf, textOf } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

export const things: Things = {};

export const bodies: Bodies = {
  NewProduct: () => ({ ProductPrice: [{ btw: 21, verkoop: 12.1 }] }),
  NewProductGroup: (world) => ({ slug: world.name() }),
  NewPackage: (world) => ({ regels: async () => [{ product_id: await world.thing('products') }] }),
  NewCancellationTerms: () => ({ regels: [{ dagen_vooraf: 14, percentage: 50 }] }),
  NewPriceRule: () => ({ percentage: 10, actief: false }),
  NewDiscountCode: (world) => ({ code: world.name(), datum_begin: world.day(1), datum_eind: world.day(60) }),
  NewVoucher: (world) => ({
    code: world.name(),
    inhoud: async () => [{ product_id: await world.thing('products'), aantal: 2, prijs_per_stuk: 12.1 }],
  }),
  NewVoucherTemplate: () => ({ price: 24.2, product_amount: 2 }),
};

/** A product or a package whose image everybody may see. */
async function depicted(world: ConformWorld, kind: 'Product' | 'Package'): ReturnType<Requests[string]> {
  const id = idOf(await world.call(`create${kind}`, { body: { mag_api: true } }));
  await world.call(`replace${kind}Image`, { path: { id } });
  return { path: { id } };
}

/** A booking of what a voucher is worth. */
async function redeeming(
  world: ConformWorld,
): Promise<{ path: { id: number }; body: { code: string }; voucher: number }> {
  const voucher = await world.call('createVoucher');
  const body = { product_id: await world.thing('products') };
  const path = { id: idOf(await world.call('createBooking', { body })) };
  return { path, body: { code: textOf(voucher, 'code') }, voucher: idOf(voucher) };
}

export const requests: Requests = {
  getProductImage: (world) => depicted(world, 'Product'),
  getPackageImage: (world) => depicted(world, 'Package'),
  getAttachmentFile: async (world) => {
    const id = await world.fresh('attachments');
    await world.call('replaceAttachmentFile', { path: { id } });
    return { path: { id } };
  },
  getProductAvailability: async (world) => ({
    path: { id: idOf(await world.call('createProduct', { body: { mag_api: true } })) },
    query: { begin: world.day(1), eind: world.day(20) },
  }),
  updateDiscountCode: async (world) => ({
    path: { id: await world.fresh('discount_codes') },
    body: { code: world.name(), datum_begin: world.day(1), datum_eind: world.day(60) },
  }),
  redeemVoucher: async (world) => {
    const { path, body } = await redeeming(world);
    return { path, body };
  },
  deleteBookingVoucher: async (world) => {
    const { path, body, voucher } = await redeeming(world);
    await world.call('redeemVoucher', { path, body });
    return { path: { ...path, voucher_id: voucher } };
  },
};
