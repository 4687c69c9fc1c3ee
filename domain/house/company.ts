// Rules of companies: their display name, what prevents deletion, and which templates and integrations they may refer to.
import type { components } from '../../generated/types.ts';
import { PEPPOL_KINDS, type IntegrationKind } from './integration.ts';
import { selectDisplayName } from '../values/display-name.ts';
import { normaliseVatNumber } from '../values/party-codes.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { createUnknownReferenceProblem } from '../values/references.ts';

type Company = components['schemas']['Company'];
type PdfTemplateContext = components['schemas']['PdfTemplateContext'];
export type DeleteReason = components['schemas']['CompanyDeleteReason'];

type CompanyNames = Pick<Company, 'bedrijfsnaam' | 'weergavenaam'>;

/** The name that customers see: `weergavenaam`, or `bedrijfsnaam` where it is empty. */
export function companyNameOf(company: CompanyNames): string {
  return selectDisplayName(company.weergavenaam, company.bedrijfsnaam);
}

/** The `weergavenaam` to store: empty where it equals `bedrijfsnaam`, so that it follows a later change of that. */
export function storedNameOf(company: CompanyNames): string {
  return company.weergavenaam === company.bedrijfsnaam ? '' : company.weergavenaam;
}

const TEMPLATE_CONTEXTS = {
  factuur_pdf_template_id: 'invoice',
  kassa_factuur_pdf_template_id: 'pos',
  online_boeking_factuur_pdf_template_id: 'online_booking',
} as const satisfies Record<string, PdfTemplateContext>;

export type TemplateMember = keyof typeof TEMPLATE_CONTEXTS;
export const TEMPLATE_MEMBERS = Object.keys(TEMPLATE_CONTEXTS) as readonly TemplateMember[];

type ChosenTemplates = { readonly [Member in TemplateMember]?: number | null | undefined };

/** The ids of the templates that a body names. */
export function listChosenTemplates(body: ChosenTemplates): number[] {
  return TEMPLATE_MEMBERS.flatMap((member) => body[member] ?? []);
}

/**
 * Throws ERR_TEMPLATE_CONTEXT for each template of another context; `contexts` has those of existing templates, by id.
 */
export function assertTemplateContexts(
  templates: ChosenTemplates,
  contexts: ReadonlyMap<number, PdfTemplateContext>,
): void {
  const problems: ProblemDetail[] = [];
  for (const field of TEMPLATE_MEMBERS) {
    const context = contexts.get(templates[field] ?? 0);
    if (context === undefined || context === TEMPLATE_CONTEXTS[field]) continue;
    problems.push({
      code: 'ERR_TEMPLATE_CONTEXT',
      message: `This template has the context ${context}: choose one with the context ${TEMPLATE_CONTEXTS[field]}.`,
      field,
      params: { context, expected: TEMPLATE_CONTEXTS[field] },
    });
  }
  refuseIfAny(problems);
}

type IntegrationMember = 'smtp_integration_id' | 'payment_integration_id' | 'peppol_integration_id';

const INTEGRATION_KINDS: Readonly<Record<IntegrationMember, readonly IntegrationKind[]>> = {
  smtp_integration_id: ['smtp'],
  payment_integration_id: ['mollie'],
  peppol_integration_id: PEPPOL_KINDS,
};

export const INTEGRATION_MEMBERS = Object.keys(INTEGRATION_KINDS) as readonly IntegrationMember[];

/** ERR_UNKNOWN_REFERENCE for each integration of another kind; `kinds` has those of existing integrations, by id. */
export function findIntegrationKindProblems(
  integrationIds: Readonly<Partial<Record<IntegrationMember, number | null | undefined>>>,
  kinds: ReadonlyMap<number, IntegrationKind>,
): ProblemDetail[] {
  return INTEGRATION_MEMBERS.flatMap((field) => {
    const id = integrationIds[field] ?? null;
    const kind = kinds.get(id ?? 0);
    const fits = kind !== undefined && INTEGRATION_KINDS[field].includes(kind);
    return id === null || fits ? [] : [createUnknownReferenceProblem({ field, id })];
  });
}

/** A company as the numbering of its invoices depends on it. */
export type NumberedCompany = Pick<Company, 'id' | 'btw_nummer' | 'factuur_nummer_prefix'>;

/**
 * Throws ERR_INVOICE_SERIES_TAKEN where another company with the same VAT number has the same series. A number
 * identifies one invoice of a VAT number (Directive 2006/112/EC, article 226(2)).
 */
export function assertOwnSeries(company: NumberedCompany, companies: readonly NumberedCompany[]): void {
  const number = normaliseVatNumber(company.btw_nummer ?? '');
  const other = companies.find(
    ({ id, btw_nummer, factuur_nummer_prefix: prefix }) =>
      id !== company.id && prefix === company.factuur_nummer_prefix && normaliseVatNumber(btw_nummer ?? '') === number,
  );
  if (number === '' || other === undefined) return;
  throw createProblem(
    'ERR_INVOICE_SERIES_TAKEN',
    `Company ${String(other.id)} has the same VAT number and numbers its invoices in the same way: give one of both another factuur_nummer_prefix.`,
    { params: { bedrijf_id: other.id } },
  );
}

/** Throws ERR_COMPANY_NOT_DELETABLE when anything belongs to the company. */
export function assertDeletable(reasons: readonly DeleteReason[]): void {
  if (reasons.length === 0) return;
  throw createProblem(
    'ERR_COMPANY_NOT_DELETABLE',
    `The company cannot be deleted while it has ${reasons.join(', ')}: delete those, or move them to another company.`,
    { params: { delete_reasons: reasons } },
  );
}
