import sharp from 'sharp';
import { storePicture } from '../../../../server/catalog/pictures/pictures';
import { startShop, type TestShop } from '../../../support/shop';
import type { ShopClient } from '../../../support/shopClient';
import { bytesOf, dataUrl, heavyPictures, pictureOf } from '../../../support/data/pictures';

jest.setTimeout(120_000);

const MOST_OF_COPY = 11_980;

let shop: TestShop;
let admin: ShopClient;
let categoryId: number;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signedIn('admin');
  const [row] = await shop.db.query<{ id: number }[]>('SELECT min(id) AS id FROM category');
  categoryId = row!.id;
});

afterAll(() => shop.stop());

const product = (imageUrl: string) => ({
  name: 'Lemon verbena',
  description: 'Whole leaves',
  categoryId,
  customerPrice: '120000.00',
  businessPrice: '100000.00',
  imageUrl,
});

/** Makes a product with a picture. @returns it as it is alone */
async function create(imageUrl: string): Promise<{ id: number; imageUrl: string }> {
  const { status, body } = await admin.rest('POST', '/api/products', product(imageUrl));
  expect(status).toBe(201);
  return body;
}

/** What a list carries of it. */
async function listed(id: number): Promise<string | null> {
  const { data } = await admin.graphql(`{ products(ids: [${id}]) { nodes { imageUrl } } }`);
  return data.products.nodes[0].imageUrl;
}

const pictureHashOf = async (id: number) => {
  const [row] = await shop.db.query<{ hash: string }[]>('SELECT picture_hash AS hash FROM product WHERE id = $1', [id]);
  return row!.hash;
};

describe('the copy of a picture', () => {
  test.each([
    [1600, 800, 320, 160],
    [300, 900, 107, 320],
    [320, 321, 319, 320],
  ])('of %i by %i pixels has %i by %i', async (width, height, ...expected) => {
    const { id } = await create(dataUrl('image/png', await pictureOf('png', { width, height })));
    const copy = await sharp(bytesOf((await listed(id))!)).metadata();
    expect([copy.width, copy.height]).toEqual(expected);
  });

  test('of a small one is itself', async () => {
    const { id, imageUrl } = await create(dataUrl('image/png', await pictureOf('png', { width: 320, height: 200 })));
    expect(await listed(id)).toBe(imageUrl);
  });

  test.each([320, 1600])('of noise %i pixels wide is small as well, by fewer details', async (side) => {
    const noise = { type: 'gaussian', sigma: 120 } as const;
    const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
      .joinChannel(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
          .extractChannel(0)
          .png()
          .toBuffer(),
      )
      .webp({ quality: 80 })
      .toBuffer();
    const { id, imageUrl } = await create(dataUrl('image/webp', bytes));
    expect(bytesOf(imageUrl).length).toBeGreaterThan(MOST_OF_COPY);
    const copy = bytesOf((await listed(id))!);
    expect([copy.length <= MOST_OF_COPY, copy.length]).toEqual([true, copy.length]);
  });

  test('is transparent where the picture is', async () => {
    const hole = await pictureOf('png', { width: 300, height: 400 });
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: hole, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { id } = await create(dataUrl('image/png', bytes));
    const { data, info } = await sharp(bytesOf((await listed(id))!))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([320, 240, 4]);
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(20, 20), alphaAt(300, 220)]).toEqual([255, 0]);
  });

  test('is upright, also of a picture that was stored as it came', async () => {
    const [left, right] = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => pictureOf('png', { width: 300, height: 300, colour })),
    );
    // Red at the left and blue at the right, and a note to turn it by 90 degrees: red is at the top.
    const turned = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
      .composite([
        { input: left!, left: 0, top: 0 },
        { input: right!, left: 300, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upload = await create(dataUrl('image/jpeg', turned));
    const old = await create(dataUrl('image/jpeg', await pictureOf('jpeg', { colour: '#123456' })));
    await shop.db.query(
      'UPDATE picture SET bytes = $2, copy_hash = NULL, copy_size = NULL, copy = NULL WHERE hash = $1',
      [await pictureHashOf(old.id), turned],
    );
    for (const { id } of [upload, old]) {
      const { data, info } = await sharp(bytesOf((await listed(id))!))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, 320]);
      const [topRed, bottomRed] = [data[(10 * 160 + 80) * info.channels]!, data[(310 * 160 + 80) * info.channels]!];
      expect([topRed > 200, bottomRed < 50]).toEqual([true, true]);
    }
  });

  test('sent back with a change keeps the picture, though another has the same copy', async () => {
    // Both have the same copy.
    const [one, other] = await Promise.all((await heavyPictures(2, 400_000)).map((bytes) => storeAs(bytes)));
    for (const { id, hash } of [one!, other!]) {
      const { body } = await admin.rest('GET', '/api/products');
      const { imageUrl, name } = body.products.find((each: { id: number }) => each.id === id);
      expect(imageUrl).toBe(await listed(id));
      const change = await admin.rest('PUT', `/api/products/${id}`, { ...product(imageUrl), name });
      expect([change.status, await pictureHashOf(id)]).toEqual([200, hash]);
    }
    // Of another product it is the picture that the copy is of.
    const { id } = await create((await listed(one!.id))!);
    expect([one!.hash, other!.hash]).toContain(await pictureHashOf(id));
  });

  async function storeAs(bytes: Buffer): Promise<{ id: number; hash: string }> {
    const hash = await storePicture(shop.db, bytes);
    const { id } = await create(dataUrl('image/png', await pictureOf('png')));
    await shop.db.query('UPDATE product SET picture_hash = $2 WHERE id = $1', [id, hash]);
    return { id, hash };
  }
});
