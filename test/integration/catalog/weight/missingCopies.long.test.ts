import { bytesOf, heavyPictures } from '../../../support/data/pictures';
import { eventually } from '../../../support/processes';
import { startShop, type TestShop } from '../../../support/shop';
import { statementsOf } from '../../../support/statements';

jest.setTimeout(120_000);

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop({ env: { CACHE: 'off' } });
});

afterAll(() => shop.stop());

interface Row {
  hash: string;
  copy_hash: string | null;
  copy_size: number | null;
}

const copies = () => shop.db.query<Row[]>('SELECT hash, copy_hash, copy_size FROM picture ORDER BY hash');

/** As an older version of the shop stores pictures. */
const forgetCopies = () => shop.db.query('UPDATE picture SET copy_hash = NULL, copy_size = NULL, copy = NULL');

const made = (statements: string[]) =>
  statements.filter((text) => text.includes('UPDATE picture SET copy_hash')).length;

describe('pictures from before there were copies', () => {
  test('get them beside the running shop, by as many processes as there are', async () => {
    const before = await copies();
    expect(before.every(({ copy_size }) => copy_size !== null && copy_size > 0)).toBe(true);
    await forgetCopies();
    const others: TestShop[] = [];
    const statements = await statementsOf(async () => {
      for (let n = 0; n < 2; n += 1) others.push(await startShop({ databaseUrl: shop.databaseUrl }));
      await eventually('every picture has a copy', async () => (await copies()).every(({ copy_size }) => copy_size));
    });
    for (const other of others) await other.stop();
    expect(await copies()).toEqual(before);
    // None is made by two of them.
    expect(made(statements)).toBe(before.length);
  });

  test('get them at the latest when a list needs them, once for all who wait', async () => {
    const query = '{ products(first: 30) { nodes { id imageUrl } } }';
    const { data: before } = await shop.guest().graphql(query);
    const pictures = new Set(before.products.nodes.map(({ imageUrl }: { imageUrl: string }) => imageUrl));
    pictures.delete(null);
    await forgetCopies();
    const statements = await statementsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.guest().graphql(query)));
      for (const { data, errors } of answers) expect([errors, data]).toEqual([[], before]);
    });
    expect(made(statements)).toBe(pictures.size);
  });

  test('that cannot be read have none; alone they are as they were given', async () => {
    const [{ id, hash }] = await shop.db.query<[{ id: number; hash: string }]>(
      'SELECT id, picture_hash AS hash FROM product WHERE picture_hash IS NOT NULL ORDER BY id LIMIT 1',
    );
    const [whole] = await heavyPictures(1);
    const broken = Buffer.from('no picture at all');
    await shop.db.query(
      'UPDATE picture SET bytes = $2, copy_hash = NULL, copy_size = NULL, copy = NULL WHERE hash = $1',
      [hash, broken],
    );
    const query = `{ product(id: ${id}) { imageUrl } products(ids: [${id}]) { nodes { imageUrl } } }`;
    const read = async () => {
      const { data, errors } = await shop.guest().graphql(query);
      expect([errors, data.products.nodes]).toEqual([[], [{ imageUrl: null }]]);
      expect(bytesOf(data.product.imageUrl)).toEqual(broken);
    };
    expect(made(await statementsOf(read))).toBe(1);
    expect(made(await statementsOf(read))).toBe(0);
    // One that is cut off shows what there is of it.
    await shop.db.query('UPDATE picture SET bytes = $2, copy_size = NULL WHERE hash = $1', [
      hash,
      whole!.subarray(0, 200_000),
    ]);
    const { data } = await shop.guest().graphql(query);
    expect(data.products.nodes[0].imageUrl).toMatch(/^data:image\/webp;base64,/);
  });
});
