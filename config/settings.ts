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
  return declareSetting(url, parseWebAddress, `The address of ${whose}; another one is for tests only`);
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
    'SQLite is for one server: a second one on the same file is refused. PostgreSQL takes [several servers](operating/postgresql.md#several-servers).',
  ),
  DATABASE_DIRECT_URL: declareOptional(
    parseServerUrl,
    'PostgreSQL past the pooler that DATABASE_URL names: for migrations, backups and notifications of new jobs',
    'Without it, each server looks for jobs of others each second ([more](operating/postgresql.md#a-pooler)).',
  ),
  DATABASE_READ_URL: declareOptional(
    parseServerUrl,
    'A streaming replica of PostgreSQL: for lists, the feed and statistics',
    'It may be two seconds behind; one that is farther behind or away is left out ([more](operating/postgresql.md#a-replica)).',
  ),
  STATEMENT_NAMES: declareSetting(
    'yes',
    parseYesOrNo,
    'no: do without prepared statements; PostgreSQL plans each statement anew',
    'The start finds out whether prepared statements last behind a pooler, and does without them where they do not.',
  ),
  WORKERS: declareSetting(
    '1',
    createWholeNumberParser(1, 64),
    'PostgreSQL: the number of processes that serve on the port',
    'One for each core that the service may use ([more](operating/postgresql.md#several-processes)).',
  ),
  PUBLIC_URL: declareOptional(
    parseWebAddress,
    'The address under which others reach the server',
    'Set it behind a proxy: links in mails begin with it, and the start prints it.',
  ),
  TIME_ZONE: declareSetting(
    'Europe/Amsterdam',
    parseTimeZone,
    'The zone of local dates and of the offsets in responses',
  ),
  TIME_ZONE_BEFORE: declareOptional(
    parseTimeZone,
    'The earlier TIME_ZONE: it allows the next start to change TIME_ZONE; bookings then show other local times',
    'Bookings keep their moments. So another TIME_ZONE moves their local times, and the start refuses it without this.',
  ),
  BOOTSTRAP_USERNAME: declareSetting('admin', parseUserName, 'The first administrator, made when there is no user yet'),
  BOOTSTRAP_PASSWORD: declareOptional(
    parsePassword,
    'Their password; without it a random one is made and printed once',
    'The first start refuses one that is easy to guess.',
  ),
  BASIC_STRICT: declareSetting(
    'yes',
    parseYesOrNo,
    'no: API keys may read what otherwise needs a user name and password',
    'That is the invoice list and the discount codes.',
  ),
  ONLINE_BOOKING_PUBLIC: declareSetting(
    'no',
    parseYesOrNo,
    'yes: everybody may book online without a credential',
    'It opens `onlineboeking/*` ([how](decisions/214-visitors.md)) and the reads for it: the public settings, and the public part of packages, products and voucher templates.',
  ),
  PAYMENT_SANDBOX_PUBLIC: declareSetting(
    'no',
    parseYesOrNo,
    'yes: visitors may buy and book at the sandbox, where no money moves',
    'For demonstrations only. Without it, visitors can buy or book nothing that is paid online until a payment provider is connected ([why](decisions/211-online-payments.md)).',
  ),
  SANDBOX: declareSetting(
    'no',
    parseYesOrNo,
    'yes: a sandbox for tests of programs, whose clock is frozen until a request advances it',
    'Only on a database that was never used without it, and one process. No mail leaves, and payments are at the sandbox ([more](operating/install.md#a-sandbox)).',
  ),
  SANDBOX_FIXTURES: declareSetting(
    'data/fixtures',
    parseFolder,
    'The folder in which `npm run sandbox -- save` keeps states of a sandbox',
    'A reset names one of them ([more](guides/test-your-integration.md)).',
  ),
  CORS_ORIGINS: declareSetting(
    '',
    createListParser(parseOrigin),
    'Origins, separated by commas, whose pages may read private responses',
    'They may also write with a user name and password ([why](decisions/355-sessions-second-factors-and-issuers.md)).',
  ),
  TRUSTED_PROXIES: declareSetting(
    '',
    parseNetworks,
    'Addresses or networks whose X-Forwarded-For, or Forwarded, is trusted',
    "Set it behind a proxy. Otherwise all clients have the proxy's address in the audit trail and share its failed logins. The server of a website that books for its visitors belongs here too ([how](guides/online-booking.md)).",
  ),
  RATE_LIMIT: declareSetting(
    'no',
    parseYesOrNo,
    'yes: each credential may make 300 requests a minute, 30 of them for statistics',
    'All processes on one database count together. Failed logins, and requests of visitors (without a credential, or with a key for websites), are always limited.',
  ),
  WEBHOOK_ALLOWED_HOSTS: declareSetting(
    '',
    parseAllowedHosts,
    'Private hosts and networks, separated by commas, that webhooks and mail servers may be',
    'For example `hooks.intern.example, 10.0.0.0/8`. The system looks up these names (`/etc/hosts`); all others come from DNS alone.',
  ),
  WEBHOOK_LIMIT: declareSetting(
    '200',
    createWholeNumberParser(1, 100_000),
    'The number of webhooks that may be active at once',
    'One account may have five times as many, inactive ones included ([why](decisions/303-rate-limits-and-guessing.md)).',
  ),
  SMTP_URL: declareOptional(
    parseMailServer,
    'The mail server: smtp://user:password@host:587, or smtps://',
    'Without it, mails wait in the outbox. [Its options](operating/mail-payments-logins.md#mail) follow a `?`.',
  ),
  MOLLIE_API_URL: declareProvider('https://api.mollie.com/v2', 'Mollie, for payments'),
  BILLIT_API_URL: declareProvider('https://api.billit.be/v1', 'Billit, for invoices over Peppol'),
  STORECOVE_API_URL: declareProvider('https://api.storecove.com/api/v2', 'Storecove, for invoices over Peppol'),
  SECRETS_KEY: declareOptional(
    parseSecretsKey,
    'Encrypts secrets in the database: at least 32 random characters, the same for every server',
    '`openssl rand -base64 32` makes one. It encrypts the secrets of webhooks, of payment providers and of mail servers. The first start on an SQLite file makes a key beside it (`boekstaaf.db.key`). On PostgreSQL such secrets are refused without it, webhooks too. **Keep a copy of it**: without it, the secrets are lost ([more](decisions/200-secrets-and-links.md)).',
  ),
  SECRETS_KEY_BEFORE: declareOptional(
    parseSecretsKey,
    'The earlier SECRETS_KEY: the next start encrypts its secrets with the new one',
  ),
  SESSION_HOURS: declareSetting(
    '12',
    createWholeNumberParser(1, 720),
    'How many hours a login of a page lasts at most',
    'It concerns browsers, whose cookie ends then. API keys and Basic authentication know no sessions.',
  ),
  SESSION_IDLE_HOURS: declareSetting(
    '2',
    createWholeNumberParser(1, 720),
    'How many hours such a login lasts without use',
  ),
  OIDC_ISSUER: declareOptional(
    parseIssuer,
    'The address of an issuer of OpenID Connect over which staff may log in',
    'Its address is completed by `/.well-known/openid-configuration`. It sends browsers back to `/kantoor/inloggen/oidc/terug` under PUBLIC_URL ([how](operating/mail-payments-logins.md#log-in-with-openid-connect)).',
  ),
  OIDC_CLIENT_ID: declareOptional(parseLine, 'The name by which the issuer knows this service'),
  OIDC_CLIENT_SECRET: declareOptional(parseLine, 'The secret of that name; without it, PKCE alone proves who asks'),
  OIDC_BUTTON: declareSetting(
    'Log in with OpenID Connect',
    parseLine,
    'The words of the button that begins such a login',
  ),
  OIDC_ROLES_CLAIM: declareOptional(
    parseLine,
    'The claim with the names of roles, such as `groups` or `realm_access.roles`',
    'Each login then gives the roles of these names, and takes all others. Without a new login they are taken away after an hour. Names that no role has are passed over. A group of Keycloak may begin with a slash (`/Balie`), and the roles of Zitadel may be an object.',
  ),
  OIDC_CREATE_ACCOUNTS: declareSetting(
    'no',
    parseYesOrNo,
    'yes: an unknown person whom the issuer lets in gets an account',
    'It has the rights of the roles in OIDC_ROLES_CLAIM, and none without. It takes OIDC_ALLOWED_DOMAINS or OIDC_REQUIRED_CLAIM: a public issuer knows everybody.',
  ),
  OIDC_ALLOWED_DOMAINS: declareSetting(
    '',
    createListParser(parseDomainName),
    'Domains, separated by commas: only people with an e-mail address of one of them log in over the issuer',
    'The address must be verified, and its domain the same: `venue.example` does not allow `desk.venue.example`.',
  ),
  OIDC_REQUIRED_CLAIM: declareOptional(
    parseClaimValue,
    'A claim and its value, such as `hd=venue.example`: only people of whom the issuer says so log in over it',
    'The claim may be a text, a list of which one is the value, or an object with a member of that name.',
  ),
  OIDC_SECOND_FACTOR: declareSetting(
    'no',
    parseYesOrNo,
    'yes: the issuer asks for a second factor, and ours is not asked as well',
    'Only for an issuer that always asks for one.',
  ),
  OIDC_SCOPE: declareSetting(
    'openid profile email',
    parseLine,
    'The scopes that the issuer is asked for',
    'Some issuers show roles only for one more, such as `groups`.',
  ),
  LOG_LEVEL: declareSetting(
    'info',
    createChoiceParser(LOG_LEVELS),
    LOG_LEVELS.join(', '),
    'The log has one line of JSON per request, without contents or secrets, written within a tenth of a second.',
  ),
} as const;
