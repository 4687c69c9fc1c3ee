// A full disk: writes are refused as a transient failure, reads continue, and /ready gives the reason.
import { expect } from 'chai';
import { api, getDatabase, given, sendRaw } from '../support/index.ts';
import { fillDisk } from '../support/full-disk.ts';

describe('a full disk', () => {
  it('refuses writes with 503, keeps the stored rows, and is reported by /ready', async () => {
    await given.location();
    const before = await api.locations.listLocations();
    expect((await sendRaw('GET', '/ready')).body).to.deep.equal({ status: 'ready' });

    const makeRoom = await fillDisk(getDatabase());
    // A free page in the SQLite file may take the first writes.
    const statuses: number[] = [];
    for (let number = 1; number <= 40 && !statuses.includes(503); number++) {
      const { status, body } = await sendRaw('POST', '/api2/locaties', {
        body: { naam: `Baan ${'x'.repeat(80)}${String(number)}` },
      });
      statuses.push(status);
      if (status === 503) expect(body).to.include({ code: 'ERR_UNAVAILABLE' });
    }

    expect(statuses.at(-1)).to.equal(503);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).to.deep.equal([]);

    const ready = await sendRaw('GET', '/ready');
    expect([ready.status, ready.body]).to.deep.equal([503, { status: 'not ready', database: 'full' }]);
    expect(await api.locations.listLocations()).to.have.lengthOf(before.length + statuses.length - 1);

    await makeRoom();
    expect((await sendRaw('POST', '/api2/locaties', { body: { naam: 'Baan' } })).status).to.equal(201);
  });
});
