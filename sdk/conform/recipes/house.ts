// Companies, templates, settings, integrations, mail that comes in, and webhooks.
import { mailTo } from '../files.ts';
import { idOf, objectsOf, textOf } from '../json.ts';
import { SMALLEST_PNG } from '../files.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

async function createReceivedMail(world: ConformWorld): Promise<number> {
  return idOf(await world.askForBody('createIncomingMail'));
}

export const things: Things = {
  incoming_mails: createReceivedMail,
  settings: () => Promise.resolve(0),
};

const mailServer = { kind: 'smtp', settings: { host: 'smtp.example.com' } };

export const bodies: Bodies = {
  CompanyPut: (world) => ({
    locale: 'nl_NL',
    kassa_factuur_pdf_template_id: null,
    online_boeking_factuur_pdf_template_id: null,
    payment_integration_id: null,
    smtp_integration_id: async () => idOf(await world.askForBody('createIntegration', { body: mailServer })),
  }),
  NewPdfTemplate: () => ({ context: 'invoice' }),
  NewIntegration: () => ({ kind: 'peppol_sandbox' }),
  NewWebhook: (world) => ({ name: 'Locatie::postInsert', url: `https://example.com/hooks/${world.createName()}` }),
  NewIncomingMailAddress: (world) => ({ adres: world.createEmail() }),
  WebhookReplay: (world) => ({ since: `${world.formatDay(-1)}T00:00:00Z` }),
  NewCalendar: (world) => ({ soort: 'locaties', id: () => world.createThing('locations') }),
};

/** A template that has a logo. */
async function createTemplateWithLogo(world: ConformWorld): Promise<{ path: { id: number } }> {
  const id = await world.createThing('pdf_templates');
  await world.askForBody('replacePdfTemplateLogo', { path: { id } });
  return { path: { id } };
}

/** A delivery that waits to be sent. */
async function createDelivery(world: ConformWorld): Promise<{ path: { id: number; delivery_id: number } }> {
  const id = await world.createThing('webhooks');
  return { path: { id, delivery_id: idOf(await world.askForBody('testWebhook', { path: { id } })) } };
}

/** Reads a setting, to send its present value: the installation is unchanged. */
async function readSetting(world: ConformWorld): ReturnType<Requests[string]> {
  const path = { slug: 'online_boeking_step0_text_pre' };
  return { path, body: { waarde: textOf(await world.askForBody('getSetting', { path }), 'waarde') } };
}

export const requests: Requests = {
  getPdfTemplateLogo: createTemplateWithLogo,
  deletePdfTemplateLogo: createTemplateWithLogo,
  getSetting: () => Promise.resolve({ path: { slug: 'currency' } }),
  updateSetting: readSetting,
  createIncomingMail: async (world) => {
    const address = await world.askForBody('createIncomingMailAddress');
    const recipient = textOf(address, 'adres');
    return { query: { recipient }, body: mailTo(recipient, world.createName()) };
  },
  getIncomingMailFile: async (world) => {
    const id = await createReceivedMail(world);
    const [file] = objectsOf((await world.askForBody('getIncomingMail', { path: { id } }))['bijlagen']);
    return { path: { id, bestand_id: idOf(file) } };
  },
  getWebhookDelivery: createDelivery,
  redeliverWebhookDelivery: createDelivery,
  getCalendarFeed: async (world) => {
    const feed = await world.askForBody('createCalendar');
    return { path: { soort: 'locaties', id: Number(feed['object_id']) }, query: { token: textOf(feed, 'token') } };
  },
  createWebhooks: async (world) => {
    const request = await world.createRequest('createWebhook', { path: {} });
    return { body: [request.body] as object };
  },
  replaceAttachmentFile: async (world) => ({
    path: { id: await world.createThing('attachments') },
    body: SMALLEST_PNG,
  }),
};
