// The sandbox as a provider of the Peppol network: it has its own table, and calls no service.
import * as sandbox from '../../db/invoices/sandbox-peppol.ts';
import type { PeppolConnection } from '../../db/house/integrations.ts';
import { addMilliseconds } from '../../db/queue/jobs.ts';
import type { ReportedSending } from '../../domain/invoices/peppol-sending.ts';
import type { PeppolContext, PeppolProvider } from './peppol-provider.ts';

/** How long a slow sending takes. */
const SLOW_SENDING_MS = 60_000;

export const sandboxPeppol: PeppolProvider = {
  hasAddress: (_address, connection) => Promise.resolve(outcomeOf(connection) !== 'unknown'),
  async send({ reference, receiver }, connection, context) {
    const outcome = outcomeOf(connection);
    if (outcome === 'refused') return createRefusedReport('The sandbox refuses every document.');
    if (outcome === 'unknown') return createRefusedReport(`The sandbox does not know ${receiver}.`);

    const now = context.now();
    const delivered_at = outcome === 'slow' ? addMilliseconds(now, SLOW_SENDING_MS) : now;
    const sending = await context.write((db) => sandbox.send(db, { reference, receiver, delivered_at }, now));
    // As from a provider that took the document, and whose response was lost.
    if (outcome === 'silent') throw new Error('The sandbox gave no answer.');
    return reportOf(sending, context);
  },
  find: (reference, _connection, context) => findReport(reference, context),
  async get({ reference }, _connection, context) {
    const report = await findReport(reference, context);
    if (report === undefined) throw new Error('The sandbox does not know this document.');
    return report;
  },
};

/** The outcome that the operator wants to try, a setting of the integration. */
function outcomeOf({ settings }: PeppolConnection): NonNullable<PeppolConnection['settings']['outcome']> {
  return settings.outcome ?? 'delivered';
}

async function findReport(reference: string, context: PeppolContext): Promise<ReportedSending | undefined> {
  const sending = await context.read((db) => sandbox.find(db, reference));
  return sending === undefined ? undefined : reportOf(sending, context);
}

function createRefusedReport(error: string): ReportedSending {
  return { status: 'refused', provider_document_id: null, error };
}

function reportOf({ id, delivered_at }: sandbox.SandboxDocument, { now }: Pick<PeppolContext, 'now'>): ReportedSending {
  return { status: delivered_at <= now() ? 'delivered' : 'sent', provider_document_id: String(id) };
}
