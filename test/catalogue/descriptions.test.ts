// HTML in descriptions: sanitised when it is stored and when it is read, and stable when it is sent back.
import { expect } from 'chai';
import { api, getDatabase, given, sendRaw, expectRefusal } from '../support/index.ts';
import { declareSqlChanges } from '../support/stories.ts';
import { runWrite } from '../support/knex-writes.ts';

const HOSTILE_HTML = '<p onclick="x()">Fijn<script>window.ran=1</script></p>';
const CLEAN_HTML = '<p>Fijn</p>';

/** Returns the description in the database, before it is sanitised for a reader. */
async function readDescription(table: string, id: number): Promise<unknown> {
  return getDatabase().read(async ({ build, query }) => {
    const rows: Record<string, unknown>[] = await query(build(table).where({ id }).select('uitgebreide_omschrijving'));
    return rows[0]?.['uitgebreide_omschrijving'];
  });
}

describe('a description in HTML', () => {
  it('is stored without anything that could run', async () => {
    const product = await given.product();
    await api.products.updateProduct({ id: product.id, body: { uitgebreide_omschrijving: HOSTILE_HTML } });
    expect(await readDescription('products', product.id)).to.equal(CLEAN_HTML);
    const { id } = await api.packages.createPackage({
      body: { arrangement: 'Uitje', uitgebreide_omschrijving: HOSTILE_HTML },
    });
    expect(await readDescription('packages', id)).to.equal(CLEAN_HTML);
  });

  it('is returned without it, also where it was stored before that rule', async () => {
    const { id } = await given.product();
    const line = { product_id: id, min: 1, max: 2 };
    const { id: packageId } = await api.packages.createPackage({ body: { arrangement: 'Uitje', regels: [line] } });

    declareSqlChanges('Product');
    await getDatabase().write(({ build, write }) =>
      runWrite(
        { write },
        build('products')
          .queryContext({ isNoted: true })
          .where({ id })
          .update({ uitgebreide_omschrijving: HOSTILE_HTML }),
      ),
    );

    expect((await api.products.getProduct({ id })).uitgebreide_omschrijving).to.equal(CLEAN_HTML);

    const { regels } = await api.packages.getPackage({ id: packageId });
    expect(regels[0]?.product.uitgebreide_omschrijving).to.equal(CLEAN_HTML);
  });

  it('does not change when it is sent back as it was read', async () => {
    const html =
      '<p>a &lt; b<br>"c" & d</p><ul><li>één<li>twee</ul><a href="https://a.example/?a=1&b=2" target=_blank>e';
    const { id } = await api.packages.createPackage({ body: { arrangement: 'Uitje', uitgebreide_omschrijving: html } });
    const current = await sendRaw('GET', `/api2/arrangementen/${String(id)}`);
    const response = await sendRaw('PUT', `/api2/arrangementen/${String(id)}`, { body: current.body });
    expect(response.headers.etag).to.equal(current.headers.etag);
    expect(response.body).to.deep.equal(current.body);
  });

  it('is refused where its escaped characters make it too long', async () => {
    const { id } = await given.product();
    const put = (text: string) => api.products.updateProduct({ id, body: { uitgebreide_omschrijving: text } });
    expect(await expectRefusal(put('>'.repeat(20_000)))).to.include({
      status: 406,
      code: 'ERR_FORMAT',
      field: 'uitgebreide_omschrijving',
      message: 'Write less: with each < > and & that is text written out, this HTML has more than 65535 characters.',
    });
    expect((await put('>'.repeat(16_000))).uitgebreide_omschrijving).to.have.lengthOf(64_000);
  });
});
