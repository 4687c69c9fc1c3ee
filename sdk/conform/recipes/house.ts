// Companies, templates, settings, integrations, mail that comes in, and webhooks.
import { mailTo } from '../files.ts';
import { idOf, objectsOf, textOf } from '../json.ts';
import { SMALLEST_PNG } from '../files.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

async function incomingMail(world: ConformWorld): Promise<number> {
  return idOf(await world.call('createIncomingMail'));
}

export const things: Things = {
  incoming_mails: incomingMail,
  settings: () => Promise.resolve(0),
};

const mailServer = { kind: 'smtp', settings: { host: 'smtp.example.com' } };

export const bodies: Bodies = {
  CompanyPut: (world) => ({
    locale: 'nl_NL',
    kassa_factuur_pdf_template_id: null,
    online_boeking_factuur_pdf_template_id: null,
    payment_integration_id: null,
    smtp_integration_id: async () => idOf(await world.call('createIntegration', { body: mailServer })),
  }),
  NewPdfTemplate: () => ({ context: 'invoice' }),
  NewIntegration: () => ({ kind: 'peppol_sandbox' }),
  NewWebhook: (world) => ({ name: 'Locatie::postInsert', url: `https://example.com/hooks/${world.name()}` }),
  NewIncomingMailAddress: (world) => ({ adres: world.email() }),
  WebhookReplay: (world) => ({ since: `${world.day(-1)}T00:00:00Z` }),
  NewCalendar: (world) => ({ soort: 'locaties', id: () => world.fresh('locations') }),
};

/** A template that has a logo. */
async function withLogo(world: ConformWorld): Promise<{ path: { id: number } }> {
  const id = await world.fresh('pdf_templates');
  await world.call('replacePdfTemplateLogo', { path: { id } });
  return { path: { id } };
}

/** A delivery that waits to be sent. */
async function delivery(world: ConformWorld): Promise<{ path: { id: number; delivery_id: number } }> {
  const id = await world.fresh('webhooks');
  return { path: { id, delivery_id: idOf(await world.call('testWebhook', { path: { id } })) } };
}

/** Nobody's work changes: the setting keeps its value. */
async function sameSetting(world: ConformWorld): ReturnType<Requests[string]> {
  const path = { slug: 'online_boeking_step0_text_pre' };
  return { path, body: { waarde: textOf(await world.call('getSetting', { path }), 'waarde') } };
}

export const requests: Requests = {
  getPdfTemplateLogo: withLogo,
  deletePdfTemplateLogo: withLogo,
  getSetting: () => Promise.resolve({ path: { slug: 'currency' } }),
  updateSetting: sameSetting,
  createIncomingMail: async (world) => {
    const address = await world.call('createIncomingMailAddress');
    const recipient = textOf(address, 'adres');
    return { query: { recipient }, body: mailTo(recipient, world.name()) };
  },
  getIncomingMailFile: async (world) => {
    const id = await incomingMail(world);
    const [file] = objectsOf((await world.call('getIncomingMail', { path: { id } }))['bijlagen']);
    return { path: { id, bestand_id: idOf(file) } };
  },
  getWebhookDelivery: delivery,
  redeliverWebhookDelivery: delivery,
  getCalendarFeed: async (world) => {
    const feed = await world.call('createCalendar');
    return { path: { soort: 'locaties', id: Number(feed['object_id']) }, query: { token: textOf(feed, 'token') } };
  },
  createWebhooks: async (world) => {
    const request = await world.request('createWebhook', { path: {} });
    return { body: [request.body] as object };
  },
  replaceAttachmentFile: async (world) => ({ path: { id: await world.fresh('attachments') }, body: SMALLEST_PNG }),
};
