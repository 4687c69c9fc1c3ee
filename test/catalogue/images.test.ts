// Images of products and packages: upload, one resized copy for each width, and who may see them.
import { expect } from 'chai';
import { imageSize } from 'image-size';
import { purgeContents } from '../../db/house/file-contents.ts';
import { imageOf, markRotated, SMALLEST_JPEG, SMALLEST_PNG } from '../support/images.ts';
import {
  anybody,
  api,
  getDatabase,
  collectEvents,
  given,
  createClientWith,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';

interface ApiAccessBody {
  readonly mag_api?: boolean;
}

/** The objects that have images, with the same rules. */
const IMAGE_OWNERS = [
  {
    of: 'a product',
    object: 'Product',
    permission: 'editProducten',
    make: async (body: ApiAccessBody = {}) => (await given.product(body)).id,
    drop: (id: number) => api.products.deleteProduct({ id }),
    path: (id: number) => `/api2/producten/${String(id)}/afbeelding`,
    get: (id: number, breedte?: number, by = api) =>
      by.products.getProductImage({ id, ...(breedte === undefined ? {} : { breedte }) }),
    put: (id: number, body: Blob, by = api) => by.products.replaceProductImage({ id, body }),
    shown: async (id: number) => {
      const { afbeelding_href, afbeelding_sha256 } = await api.products.getProduct({ id });
      return [afbeelding_href, afbeelding_sha256];
    },
  },
  {
    of: 'a package',
    object: 'Arrangement',
    permission: 'editArrangementen',
    make: async (body: ApiAccessBody = {}) => (await given.package(body)).id,
    drop: (id: number) => api.packages.deletePackage({ id }),
    path: (id: number) => `/api2/arrangementen/${String(id)}/afbeelding`,
    get: (id: number, breedte?: number, by = api) =>
      by.packages.getPackageImage({ id, ...(breedte === undefined ? {} : { breedte }) }),
    put: (id: number, body: Blob, by = api) => by.packages.replacePackageImage({ id, body }),
    shown: async (id: number) => {
      const { image_filename, image_sha256 } = await api.packages.getPackage({ id });
      return [image_filename, image_sha256];
    },
  },
] as const;

function createBlob(bytes: Uint8Array, type = 'image/png'): Blob {
  return new Blob([bytes], { type });
}

async function readBytes(data: Blob): Promise<Buffer> {
  return Buffer.from(await data.arrayBuffer());
}

async function readSize(data: Blob): Promise<readonly [string | undefined, number, number]> {
  const { type, width, height } = imageSize(await readBytes(data));
  return [type, width, height];
}

/** Returns the widths of all stored resized images. */
async function listStoredWidths(): Promise<number[]> {
  const rows = await getDatabase().read(({ build, query }) =>
    query<{ width: number }>(build('resized_pictures').select('width')),
  );
  return rows.map(({ width }) => width);
}

for (const { of, object, permission, make, drop, path, get, put, shown } of IMAGE_OWNERS)
  describe(`the image of ${of}`, () => {
    it('does not exist at first', async () => {
      const id = await make();
      expect(await shown(id)).to.deep.equal(['', null]);
      expect(await expectRefusal(get(id))).to.include({ status: 404 });
      expect(await expectRefusal(get(2_000_000_000))).to.include({ status: 404 });
    });

    it('is returned as it was sent, with the type of its content', async () => {
      const id = await make();
      await put(id, createBlob(SMALLEST_JPEG));
      const data = await get(id);
      expect(await readBytes(data)).to.deep.equal(SMALLEST_JPEG);
      expect(data.type).to.equal('image/jpeg');
      const [href, sha256] = await shown(id);
      expect(href).to.equal(path(id));
      expect(sha256).to.match(/^[0-9a-f]{64}$/);
    });

    it('is announced when it changes, and not when the same one is sent', async () => {
      const id = await make();
      const events = await collectEvents(async () => {
        await put(id, createBlob(SMALLEST_PNG));
        const { etag } = (await sendRaw('GET', path(id))).headers;
        await put(id, createBlob(SMALLEST_PNG));
        expect((await sendRaw('GET', path(id))).headers.etag).to.equal(etag);
        await put(id, createBlob(SMALLEST_JPEG));
      });
      const names = ['postUpdate', 'postSave', 'postUpdate', 'postSave'];
      expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `${object}::${name}`));
    });

    it('is resized to the next of a few widths, and never enlarged', async () => {
      const id = await make();
      for (const type of ['png', 'jpeg', 'webp'] as const) {
        await put(id, createBlob(await imageOf(type, 400, 200)));
        const name = type === 'jpeg' ? 'jpg' : type;
        expect(await readSize(await get(id, 80)), type).to.deep.equal([name, 80, 40]);
        expect(await readSize(await get(id, 81)), type).to.deep.equal([name, 160, 80]);
        expect(await readSize(await get(id, 321)), type).to.deep.equal([name, 400, 200]);
        expect(await readSize(await get(id, 2000)), type).to.deep.equal([name, 400, 200]);
      }
      for (const breedte of [79, 2001]) expect(await expectRefusal(get(id, breedte))).to.include({ status: 406 });
    });

    it('is resized once for each width, also by concurrent requests, and deleted with its original', async () => {
      const id = await make();
      await put(id, createBlob(await imageOf('png', 300, 300)));
      const before = await listStoredWidths();
      const all = await Promise.all([150, 100, 160, 300, 240, 2000, 1000].map((breedte) => get(id, breedte)));
      const sizes = await Promise.all(all.map(async (data) => (await readSize(data))[1]));
      expect(sizes).to.deep.equal([160, 160, 160, 300, 300, 300, 300]);
      expect((await listStoredWidths()).slice(before.length).sort()).to.deep.equal([160, 300]);
      expect(await readBytes(await get(id, 120))).to.deep.equal(await readBytes(all[0] ?? createBlob(SMALLEST_PNG)));
      await put(id, createBlob(SMALLEST_PNG));
      expect(await listStoredWidths()).to.deep.equal(before);
      expect(await readSize(await get(id, 160))).to.deep.equal(['png', 8, 8]);
    });

    it('is rotated as its camera was, without the other data of the camera', async () => {
      const id = await make();
      const original = markRotated(await imageOf('jpeg', 400, 200));
      await put(id, createBlob(original, 'image/jpeg'));
      expect(await readBytes(await get(id))).to.deep.equal(original);
      const thumbnail = await get(id, 100);
      expect(await readSize(thumbnail)).to.deep.equal(['jpg', 160, 320]);
      const bytes = (await readBytes(thumbnail)).toString('latin1');
      expect(bytes).to.not.contain('Exif');
      expect(bytes).to.not.contain('52.3676');
      expect(await readSize(await get(id, 2000))).to.deep.equal(['jpg', 200, 400]);
    });

    it('is shown to all visitors where its object is public, and is 404 for them where it is not', async () => {
      const visible = await make({ mag_api: true });
      const hidden = await make();
      const none = await make({ mag_api: true });

      for (const id of [visible, hidden]) await put(id, createBlob(SMALLEST_PNG));
      expect((await get(visible, undefined, anybody)).size).to.equal(SMALLEST_PNG.length);
      expect((await get(visible, 80, anybody)).type).to.equal('image/png');

      const [nothing, ...others] = await Promise.all(
        [2_000_000_000, hidden, none].map((id) => sendRaw('GET', path(id), { auth: null })),
      );
      expect(nothing?.status).to.equal(404);

      for (const other of others)
        expect([other.status, omitRequestId(other.body)]).to.deep.equal([404, omitRequestId(nothing?.body)]);

      const member = await createClientWith([]);
      expect((await get(hidden, undefined, member)).size).to.equal(SMALLEST_PNG.length);

      await drop(visible);
      expect(await expectRefusal(get(visible, undefined, anybody))).to.include({ status: 404 });
      expect((await get(visible, undefined, member)).size).to.equal(SMALLEST_PNG.length);
      expect((await sendRaw('GET', path(visible), { auth: { apiKey: 'bks_wrong' } })).status).to.equal(401);
    });

    it('is cached by browsers for a while, revalidated by its ETag, and cannot run', async () => {
      const open = await make({ mag_api: true });
      const closed = await make();
      for (const id of [open, closed]) await put(id, createBlob(SMALLEST_PNG));

      const response = await sendRaw('GET', `${path(open)}?breedte=80`, { auth: null });
      expect(response.headers).to.include({
        'cache-control': 'public, max-age=300',
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect((await sendRaw('GET', path(closed))).headers['cache-control']).to.equal('private, max-age=300');

      const headers = { 'if-none-match': String(response.headers.etag) };
      const again = await sendRaw('GET', `${path(open)}?breedte=80`, { auth: null, headers });
      expect([again.status, again.text, again.headers.etag]).to.deep.equal([304, '', response.headers.etag]);
    });

    it('is refused when it cannot be read, needs too much memory, or would vanish when resized', async () => {
      const id = await make();
      const bomb = Buffer.from(SMALLEST_PNG);
      bomb.writeUInt32BE(10_000, 16);
      bomb.writeUInt32BE(10_000, 20);

      const broken = {
        'a text': Buffer.from('<svg/>'),
        'a GIF': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
        'nothing but a beginning': SMALLEST_PNG.subarray(0, 20),
        'damaged inside': Buffer.concat([SMALLEST_PNG.subarray(0, 45), Buffer.alloc(10), SMALLEST_PNG.subarray(55)]),
        'a hundred million pixels': bomb,
        'a line': await imageOf('png', 210, 10),
      };

      for (const [label, bytes] of Object.entries(broken))
        expect(await expectRefusal(put(id, createBlob(bytes))), label).to.include({ status: 406, code: 'ERR_IMAGE' });
      expect(await expectRefusal(put(id, createBlob(SMALLEST_PNG, 'image/gif')))).to.include({ status: 415 });
      expect(await expectRefusal(put(id, createBlob(Buffer.alloc(5_000_001))))).to.include({ status: 413 });
      expect(await shown(id)).to.deep.equal(['', null]);
    });

    it(`requires ${permission}, the version that If-Match names, and an object that exists`, async () => {
      const id = await make();
      const refusal = await expectRefusal(put(id, createBlob(SMALLEST_PNG), await createClientWith([])));
      expect(refusal).to.deep.include({ status: 403, params: { permission: [permission] } });
      const headers = { 'content-type': 'image/png', 'if-match': '"99.x"' };
      expect((await sendRaw('PUT', path(id), { headers, body: SMALLEST_PNG })).status).to.equal(412);
      await drop(id);
      expect(await expectRefusal(put(id, createBlob(SMALLEST_PNG)))).to.include({ status: 404 });
    });

    it('leaves nothing behind when it is replaced', async () => {
      const id = await make();
      await put(id, createBlob(await imageOf('webp', permission.length, 33)));
      await get(id, 80);

      const count = async (): Promise<readonly number[]> => {
        await getDatabase().write((db) => purgeContents(db, 100));
        return getDatabase().read(async ({ build, query }) => {
          const tables = ['file_contents', 'pictures', 'resized_pictures'];
          const rows = await Promise.all(tables.map((table) => query<{ id: number }>(build(table).select('id'))));
          return rows.map(({ length }) => length);
        });
      };

      const [contents = 0, images, resized = 0] = await count();
      await put(id, createBlob(await imageOf('webp', permission.length, 34)));
      expect(await count()).to.deep.equal([contents, images, resized - 1]);
    });
  });

/** Returns the body of a refusal without the id of its request. */
function omitRequestId(body: unknown): unknown {
  return { ...(body as object), request_id: undefined };
}
