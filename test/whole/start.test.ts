// The start: mistakes in the settings, the first administrator, and databases that this version cannot serve.
import { expect } from 'chai';
import { childServer, failedStart } from '../support/child-server.ts';
import { emptyDatabase, freshDatabase, open, raw } from '../support/index.ts';

describe('a start', () => {
  it('lists all mistakes in the settings at once, each with its remedy and none with its secret', async () => {
    const mistakes = {
      PORT: 'eighty',
      HOST: 'not a host',
      DATABASE_URL: 'mysql://root:hunter2@localhost/db',
      PUBLIC_URL: 'ftp://example.com',
      TIME_ZONE: 'Mars/Olympus',
      BOOTSTRAP_USERNAME: 'with space',
      BOOTSTRAP_PASSWORD: 'hunter2',
      BASIC_STRICT: 'perhaps',
      ONLINE_BOOKING_PUBLIC: 'soon',
      CORS_ORIGINS: 'https://a.example/path',
      TRUSTED_PROXIES: 'everybody',
      RATE_LIMIT: '12',
      LOG_LEVEL: 'loud',
    };
    const { code, output } = await failedStart(mistakes);
    expect(code).to.equal(1);
    for (const name of Object.keys(mistakes)) expect(output).to.match(new RegExp(`^ *- ${name}\\b.*: \\S`, 'm'));
    for (const remedy of ['0 to 65535', 'sqlite:', 'postgres://', 'Europe/Amsterdam', '12 to 256', 'yes or no'])
      expect(output).to.include(remedy);
    expect(output).to.not.include('hunter2');
    expect(output).to.not.match(/^\s+at /m);
  });

  it('makes the first administrator once, and shows a password of its own making once', async function () {
    this.timeout(60_000);
    const DATABASE_URL = await emptyDatabase('first');
    const first = await childServer({ DATABASE_URL, BOOTSTRAP_USERNAME: 'baas' });
    const [, password = ''] = await first.printed(/user name baas, password ([\w-]+)/);
    expect(password).to.have.length.of.at.least(12);
    const auth = { username: 'baas', password };
    expect((await raw('GET', '/api2/apikeys', { baseUrl: first.baseUrl, auth })).status).to.equal(200);
    expect(await first.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });

    const second = await childServer({
      DATABASE_URL,
      BOOTSTRAP_USERNAME: 'anders',
      BOOTSTRAP_PASSWORD: 'een heel ander wachtwoord',
    });
    await second.printed(new RegExp(`${second.baseUrl}/docs`));
    expect(second.output()).to.not.match(/password/i);
    expect((await raw('GET', '/api2/apikeys', { baseUrl: second.baseUrl, auth })).status).to.equal(200);
    const other = { username: 'anders', password: 'een heel ander wachtwoord' };
    expect((await raw('GET', '/api2/apikeys', { baseUrl: second.baseUrl, auth: other })).status).to.equal(401);
    await second.end('SIGTERM');
  });

  it('does not repeat the password that the operator chose', async function () {
    this.timeout(60_000);
    const BOOTSTRAP_PASSWORD = 'gekozen door de beheerder';
    const server = await childServer({
      DATABASE_URL: await emptyDatabase('chosen'),
      BOOTSTRAP_PASSWORD,
      LOG_LEVEL: 'trace',
    });
    const auth = { username: 'admin', password: BOOTSTRAP_PASSWORD };
    expect((await raw('GET', '/api2/apikeys', { baseUrl: server.baseUrl, auth })).status).to.equal(200);
    await server.end('SIGTERM');
    expect(server.output()).to.not.include(BOOTSTRAP_PASSWORD);
  });

  it('is refused on a database that a newer version made', async () => {
    const DATABASE_URL = await freshDatabase('newer');
    const database = await open(DATABASE_URL);
    await database.write(({ knex }) =>
      knex('knex_migrations').insert({ name: '999-future', batch: 2, migration_time: new Date(0).toISOString() }),
    );
    await database.close();
    const { code, output } = await failedStart({ DATABASE_URL });
    expect(code).to.equal(1);
    expect(output)
      .to.include('999-future')
      .and.to.match(/newer version/);
  });

  it('says what is wrong when the database cannot be reached', async () => {
    const { code, output } = await failedStart({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' });
    expect(code).to.equal(1);
    expect(output).to.match(/ECONNREFUSED|database/i);
    expect(output).to.not.include('hunter2');
  });
});
