// The settings: each variable with its default, its parser and its effect.
import {
  parseFolder,
  createWholeNumberParser,
  parseHostName,
  parseDatabaseUrl,
  parseServerUrl,
  parseWebAddress,
  parseMailServer,
  parseIssuer,
  parseClaimValue,
  parseDomainName,
  parseLine,
  parseOrigin,
  parseTimeZone,
  parseUserName,
  parsePassword,
  parseSecretsKey,
  parseYesOrNo,
  createChoiceParser,
  createListParser,
  parseNetworks,
  parseAllowedHosts,
  type SettingParser,
} from './readings.ts';

/** A variable that an operator can set. */
export interface SettingDeclaration<T> {
  /** The text that is parsed when the variable is not set; null for none, and the setting is then null. */
  readonly default: string | null;
  readonly parse: SettingParser<T>;
  /** Its effect, in one line of `--help`. */
  readonly summary: string;
  /** Everything else that operators should know, as Markdown of docs/settings.md. */
  readonly details: string;
}

function declareSetting<T>(
  defaultText: string,
  parse: SettingParser<T>,
  summary: string,
  details = '',
): SettingDeclaration<T> {
  return { default: defaultText, parse, summary, details };
}

function declareOptional<T>(parse: SettingParser<T>, summary: string, details = ''): SettingDeclaration<T | null> {
  return { default: null, parse, summary, details };
}

function declareProvider(url: string, whose: string): SettingDeclaration<string> {
  return declareSetting(url, parseWebAddress, `The address of ${whose}; another address is for tests only`);
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Everything that an operator can set, by the name of its variable. */
export const SETTINGS = {
  PORT: declareSetting('8080', createWholeNumberParser(0, 65535), 'The port to listen on'),
  HOST: declareSetting(
    '127.0.0.1',
    parseHostName,
    'The address to listen on; 0.0.0.0 accepts connections from other machines',
  ),
  DATABASE_URL: declareSetting(
    'sqlite:data/boekstaaf.db',
    parseDatabaseUrl,
    'The database: sqlite:<path>, or postgres://user:password@host:5432/name',
    'SQLite is for one server: a second one on the same file is refused. PostgreSQL serves [several servers](operating/postgresql.md#several-servers).',
  ),
  DATABASE_DIRECT_URL: declareOptional(
    parseServerUrl,
    'PostgreSQL without the pooler of DATABASE_URL: for migrations, backups and the announcement of jobs',
    'Without it, each server looks for jobs of other servers each second ([more](operating/postgresql.md#a-pooler)).',
  ),
  DATABASE_READ_URL: declareOptional(
    parseServerUrl,
    'A streaming replica of PostgreSQL: for lists, the feed and statistics',
    'The replica may be two seconds behind. One that is farther behind or away is not used ([more](operating/postgresql.md#a-replica)).',
  ),
  STATEMENT_NAMES: declareSetting(
    'yes',
    parseYesOrNo,
    'no: statements have no names, so PostgreSQL plans them each time',
    'The start tests whether a pooler keeps the names, and uses none if it does not.',
  ),
  WORKERS: declareSetting(
    '1',
    createWholeNumberParser(1, 64),
    'PostgreSQL: the number of processes that serve on the port',
    'Set one for each core that the service may use ([more](operating/postgresql.md#several-processes)).',
  ),
  PUBLIC_URL: declareOptional(
    parseWebAddress,
    'The address under which others reach the server',
    'Set it behind a proxy. Links in mails begin with this address, and the start prints it.',
  ),
  TIME_ZONE: declareSetting(
    'Europe/Amsterdam',
    parseTimeZone,
    'The time zone of local dates and of the offsets in responses',
  ),
  TIME_ZONE_BEFORE: declareOptional(
    parseTimeZone,
    'The earlier TIME_ZONE: the next start accepts another TIME_ZONE than this one',
    'Bookings keep their moments, so their local times change with TIME_ZONE. Without this setting, the start refuses the change.',
  ),
  BOOTSTRAP_USERNAME: declareSetting(
    'admin',
    parseUserName,
    'The user name of the first administrator, who is created when the database has no users',
  ),
  BOOTSTRAP_PASSWORD: declareOptional(
    parsePassword,
    'The password of the first administrator. Without it, a random one is made and printed once',
    'The first start refuses a password that is easy to guess.',
  ),
  BASIC_STRICT: declareSetting(
    'yes',
    parseYesOrNo,
    'no: API keys may read what otherwise needs a user name and password',
    'These reads are the invoice list and the discount codes.',
  ),
  ONLINE_BOOKING_PUBLIC: declareSetting(
    'no',
    parseYesOrNo,
    'yes: everybody may book online without a credential',
    'Visitors may then use `onlineboeking/*` ([how](decisions/214-visitors.md)) and read the public settings, and the public part of packages, products and voucher templates.',
  ),
  PAYMENT_SANDBOX_PUBLIC: declareSetting(
    'no',
    parseYesOrNo,
    'yes: visitors may pay at the payment sandbox, where no money moves',
    'For demonstrations only. With no, visitors can buy and book what is paid online only after you have connected a payment provider ([why](decisions/211-online-payments.md)).',
  ),
  SANDBOX: declareSetting(
    'no',
    parseYesOrNo,
    'yes: a sandbox for tests of programs, whose clock is frozen until a request advances it',
    'It needs a database that was never used without SANDBOX, and one process. No mail leaves, and payments use the payment sandbox ([more](operating/install.md#a-sandbox)).',
  ),
  SANDBOX_FIXTURES: declareSetting(
    'data/fixtures',
    parseFolder,
    'The folder in which `npm run sandbox -- save` stores states of a sandbox',
    'A reset restores one of them by its name ([more](guides/test-your-integration.md)).',
  ),
  CORS_ORIGINS: declareSetting(
    '',
    createListParser(parseOrigin),
    'Origins, separated by commas, whose pages may read private responses',
    'These pages may also write with a user name and password ([why](decisions/355-sessions-second-factors-and-issuers.md)).',
  ),
  TRUSTED_PROXIES: declareSetting(
    '',
    parseNetworks,
    'Addresses or networks whose X-Forwarded-For, or Forwarded, is trusted',
    "Set it behind a proxy. Otherwise all clients have the proxy's address in the audit trail and share its failed logins. Add the server of a website that books for its visitors too ([how](guides/online-booking.md)).",
  ),
  RATE_LIMIT: declareSetting(
    'no',
    parseYesOrNo,
    'yes: each credential may make 300 requests a minute, 30 of them for statistics',
    'The processes on one database share their counts. Failed logins, and requests of visitors (without a credential, or with a key for websites), are always limited.',
  ),
  WEBHOOK_ALLOWED_HOSTS: declareSetting(
    '',
    parseAllowedHosts,
    'Private hosts and networks, separated by commas, that are allowed for webhooks and mail servers',
    'For example `hooks.intern.example, 10.0.0.0/8`. The operating system looks up these names (`/etc/hosts`); all other names are looked up in DNS only.',
  ),
  WEBHOOK_LIMIT: declareSetting(
    '200',
    createWholeNumberParser(1, 100_000),
    'The number of webhooks that may be active at once',
    'One account may have five times as many webhooks, inactive ones included ([why](decisions/303-rate-limits-and-guessing.md)).',
  ),
  SMTP_URL: declareOptional(
    parseMailServer,
    'The mail server: smtp://user:password@host:587, or smtps://',
    'Without it, mails wait in the outbox. [Options](operating/mail-payments-logins.md#mail) follow a `?`.',
  ),
  MOLLIE_API_URL: declareProvider('https://api.mollie.com/v2', 'Mollie, for payments'),
  BILLIT_API_URL: declareProvider('https://api.billit.be/v1', 'Billit, for invoices over Peppol'),
  STORECOVE_API_URL: declareProvider('https://api.storecove.com/api/v2', 'Storecove, for invoices over Peppol'),
  SECRETS_KEY: declareOptional(
    parseSecretsKey,
    'Encrypts secrets in the database: at least 32 random characters, the same for every server',
    '`openssl rand -base64 32` makes a key. It encrypts the secrets of webhooks, of payment providers and of mail servers. Without this setting, the first start on an SQLite file makes a key file beside it (`boekstaaf.db.key`). On PostgreSQL such secrets, and so webhooks, are refused without a key. **Store a copy of the key**: without it, the secrets are lost ([more](decisions/200-secrets-and-links.md)).',
  ),
  SECRETS_KEY_BEFORE: declareOptional(
    parseSecretsKey,
    'The earlier SECRETS_KEY: the next start encrypts all secrets with the new key',
  ),
  SESSION_HOURS: declareSetting(
    '12',
    createWholeNumberParser(1, 720),
    'How many hours a login in a browser lasts at most',
    'Then the cookie expires. API keys and Basic authentication have no sessions.',
  ),
  SESSION_IDLE_HOURS: declareSetting(
    '2',
    createWholeNumberParser(1, 720),
    'How many hours a login in a browser lasts without use',
  ),
  OIDC_ISSUER: declareOptional(
    parseIssuer,
    'The address of an issuer of OpenID Connect through which staff may log in',
    'The service adds `/.well-known/openid-configuration` to the address. The issuer redirects browsers to `/kantoor/inloggen/oidc/terug` under PUBLIC_URL ([how](operating/mail-payments-logins.md#log-in-with-openid-connect)).',
  ),
  OIDC_CLIENT_ID: declareOptional(parseLine, 'The id of this service as a client of the issuer'),
  OIDC_CLIENT_SECRET: declareOptional(
    parseLine,
    'The secret of OIDC_CLIENT_ID; without it, PKCE alone protects the login',
  ),
  OIDC_BUTTON: declareSetting(
    'Log in with OpenID Connect',
    parseLine,
    'The text of the button that begins a login through the issuer',
  ),
  OIDC_ROLES_CLAIM: declareOptional(
    parseLine,
    'The claim with the names of roles, such as `groups` or `realm_access.roles`',
    'Each login then grants the roles of these names and removes all others. An hour after the last login, the account loses these roles. Names of unknown roles are ignored. A group of Keycloak may begin with a slash (`/Balie`), and the roles of Zitadel may be an object.',
  ),
  OIDC_CREATE_ACCOUNTS: declareSetting(
    'no',
    parseYesOrNo,
    'yes: a person without an account who logs in through the issuer gets one',
    'The account has the rights of the roles in OIDC_ROLES_CLAIM, and no others. This setting needs OIDC_ALLOWED_DOMAINS or OIDC_REQUIRED_CLAIM, because anybody can have an account at a public issuer.',
  ),
  OIDC_ALLOWED_DOMAINS: declareSetting(
    '',
    createListParser(parseDomainName),
    'Domains, separated by commas: only people with an e-mail address in one of them may log in through the issuer',
    'The address must be verified. Subdomains do not count: `venue.example` does not allow `desk.venue.example`.',
  ),
  OIDC_REQUIRED_CLAIM: declareOptional(
    parseClaimValue,
    'A claim and its value, such as `hd=venue.example`: only people with this claim may log in through the issuer',
    'The claim may be a text, a list with this value, or an object with a member of that name.',
  ),
  OIDC_SECOND_FACTOR: declareSetting(
    'no',
    parseYesOrNo,
    'yes: the service leaves the second factor to the issuer, and does not ask for its own',
    'Set it only if the issuer always asks for a second factor.',
  ),
  OIDC_SCOPE: declareSetting(
    'openid profile email',
    parseLine,
    'The scopes that the service requests from the issuer',
    'Some issuers return roles only with one more scope, such as `groups`.',
  ),
  LOG_LEVEL: declareSetting(
    'info',
    createChoiceParser(LOG_LEVELS),
    `The lowest level that is logged: ${LOG_LEVELS.join(', ')}`,
    'The log has one line of JSON per request, without contents or secrets, written within a tenth of a second.',
  ),
} as const;
