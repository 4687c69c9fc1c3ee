// Rules of integrations: which settings and secrets a kind has, and that a stored password is not sent to another server.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import { createNoSecretsKeyProblem } from '../values/secret.ts';

type Schemas = components['schemas'];
export type IntegrationKind = Schemas['IntegrationKind'];
export type IntegrationSettings = Schemas['IntegrationSettings'];
type IntegrationSecrets = Schemas['IntegrationSecrets'];

/** The address of a mail server: the settings of the kind smtp. */
export type MailServerSettings = Required<
  Pick<IntegrationSettings, 'host' | 'port' | 'security' | 'username' | 'verify_certificate'>
>;

/** The abilities and limits of an installation. */
export interface Installation {
  readonly canEncrypt: boolean;
  /** Why the installation does not connect to the host, as a sentence with its remedy; null where it does. */
  readonly refused: string | null;
}

/** An integration to store, with the sent secrets. */
export interface WantedIntegration {
  readonly kind: IntegrationKind;
  /** Null for a kind without any. */
  readonly settings: IntegrationSettings | null;
  readonly secrets: IntegrationSecrets | undefined;
}

/** The secret that each kind has; null for a kind without any. */
const KIND_SECRETS = {
  smtp: 'password',
  mollie: 'api_key',
  billit: 'api_key',
  storecove: 'api_key',
  peppol_sandbox: null,
} as const satisfies Record<IntegrationKind, keyof IntegrationSecrets | null>;

/** The settings of each kind with their defaults; undefined for those that must be sent. */
const KIND_SETTINGS: Readonly<
  Record<IntegrationKind, { readonly [Member in keyof IntegrationSettings]?: IntegrationSettings[Member] | undefined }>
> = {
  smtp: { host: undefined, port: 587, security: 'starttls', username: null, verify_certificate: true },
  mollie: {},
  billit: { party_id: undefined },
  storecove: { legal_entity_id: undefined },
  peppol_sandbox: { outcome: 'delivered' },
};

/** The kinds that send invoices over the Peppol network. */
export const PEPPOL_KINDS = ['billit', 'storecove', 'peppol_sandbox'] as const satisfies readonly IntegrationKind[];
export type PeppolKind = (typeof PEPPOL_KINDS)[number];

/** Whether a kind sends invoices over the Peppol network. */
export function isPeppolKind(kind: IntegrationKind): kind is PeppolKind {
  return (PEPPOL_KINDS as readonly IntegrationKind[]).includes(kind);
}

/**
 * ERR_REQUIRED, ERR_NOT_ALLOWED, ERR_FORMAT, ERR_SECRETS_KEY, ERR_SERVER_ADDRESS and ERR_CANNOT_COMBINE for an
 * integration that cannot be stored.
 */
export function findIntegrationProblems(
  integration: WantedIntegration,
  { canEncrypt, refused }: Installation,
): ProblemDetail[] {
  const { kind, settings, secrets } = integration;
  const problems = [...findSettingProblems(integration), ...findSecretKindProblems(kind, secrets)];
  if (refused !== null) problems.push({ code: 'ERR_SERVER_ADDRESS', message: refused, field: 'settings.host' });
  const secret = KIND_SECRETS[kind];
  if (secret !== null && !canEncrypt && typeof secrets?.[secret] === 'string')
    problems.push(createNoSecretsKeyProblem(`secrets.${secret}`));
  if (settings?.security === 'none' && settings.username != null) {
    const message = 'A login needs an encrypted connection: send the security starttls or tls, or no username.';
    problems.push({ code: 'ERR_CANNOT_COMBINE', message, field: 'settings.security' });
  }
  return problems;
}

function findSettingProblems({ kind, settings }: WantedIntegration): ProblemDetail[] {
  const kindSettings = KIND_SETTINGS[kind];
  const names = Object.keys(kindSettings) as (keyof IntegrationSettings)[];
  if (settings === null) {
    const message = `An integration of kind ${kind} has settings: send ${names.join(', ')}.`;
    return names.length === 0 ? [] : [{ code: 'ERR_REQUIRED', message, field: 'settings' }];
  }
  if (names.length === 0) {
    const message = `An integration of kind ${kind} has no settings: leave them out, or send null.`;
    return [{ code: 'ERR_NOT_ALLOWED', message, field: 'settings' }];
  }

  const missing = names.filter((name) => kindSettings[name] === undefined && settings[name] === undefined);
  const strange = (Object.keys(settings) as (keyof IntegrationSettings)[]).filter((name) => !names.includes(name));
  return [
    ...missing.map((name): ProblemDetail => {
      return {
        code: 'ERR_REQUIRED',
        message: `An integration of kind ${kind} needs ${name}.`,
        field: `settings.${name}`,
      };
    }),
    ...strange.map((name): ProblemDetail => {
      const message = `An integration of kind ${kind} has no ${name}: leave it out.`;
      return { code: 'ERR_NOT_ALLOWED', message, field: `settings.${name}` };
    }),
  ];
}

function findSecretKindProblems(kind: IntegrationKind, secrets: IntegrationSecrets = {}): ProblemDetail[] {
  const secretName = KIND_SECRETS[kind];
  const message =
    secretName === null
      ? `An integration of kind ${kind} has no secrets: leave them out.`
      : `The secret of kind ${kind} is ${secretName}: leave this one out.`;
  const strange = (['password', 'api_key'] as const).filter((name) => name !== secretName && secrets[name] != null);
  const isOfMollie = kind !== 'mollie' || secrets.api_key == null || MOLLIE_KEY.test(secrets.api_key);
  return [
    ...strange.map((name): ProblemDetail => ({ code: 'ERR_NOT_ALLOWED', message, field: `secrets.${name}` })),
    ...(isOfMollie ? [] : [WRONG_KEY_PROBLEM]),
  ];
}

const MOLLIE_KEY = /^(live|test)_[A-Za-z0-9]{30,}$/;
const WRONG_KEY_PROBLEM: ProblemDetail = {
  code: 'ERR_FORMAT',
  message: 'An API key of Mollie begins with live_ or test_: copy all of it.',
  field: 'secrets.api_key',
};

/**
 * The settings to store: sent members over stored ones over defaults. Sent settings of a kind without any are passed
 * on, to be refused.
 */
export function mergeSettings(
  kind: IntegrationKind,
  before: IntegrationSettings | null,
  settings: IntegrationSettings | null | undefined,
): IntegrationSettings | null {
  if (before === null && settings == null && kind !== 'peppol_sandbox') return null;
  const allSettings = { ...KIND_SETTINGS[kind], ...before, ...settings };
  return Object.fromEntries(Object.entries(allSettings).filter(([, value]) => value !== undefined));
}

const SERVER_MEMBERS = ['host', 'port', 'security', 'verify_certificate'] as const;

/** ERR_SECRET_AGAIN for a stored password that would be sent to another server, or less securely. */
export function findSecretProblems(
  before: IntegrationSettings | null,
  { settings, secrets }: Pick<WantedIntegration, 'settings' | 'secrets'>,
  isStored: boolean,
): ProblemDetail[] {
  const moves = SERVER_MEMBERS.some((member) => before?.[member] !== settings?.[member]);
  if (!moves || !isStored || secrets?.password !== undefined) return [];
  const message = 'The stored password is for the old server: send it again, or null to remove it.';
  return [{ code: 'ERR_SECRET_AGAIN', message, field: 'secrets.password' }];
}

/**
 * Throws ERR_IN_USE for the deletion of an integration while payments over it may still arrive, or invoices are being
 * sent.
 */
export function assertNothingAwaited(awaitsPayments: boolean, awaitsSendings = false): void {
  if (awaitsPayments)
    throw createProblem('ERR_IN_USE', 'Payments over this integration may still come in: delete it after thirty days.');
  if (awaitsSendings)
    throw createProblem(
      'ERR_IN_USE',
      'Invoices are being sent over this integration: delete it when they have arrived.',
    );
}
