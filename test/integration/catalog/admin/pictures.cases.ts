import sharp from 'sharp';
import { pictureOf, dataUrl } from '../../../support/data/pictures';
import { admin, category, create, product, refused, shop } from './adminCatalogue';

describe('pictures', () => {
  const send = (imageUrl: unknown) => refused('POST', '/api/products', product({ imageUrl }));
  const BROKEN = 'The picture is damaged, or is not of a type that the shop takes';
  const TYPE = 'A picture must be a PNG, JPEG, WebP, GIF or AVIF file, sent as an inline data:image string';

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of type %s are kept as WebP', async (type) => {
    const bytes = await pictureOf(type, { width: 64, height: 48, colour: '#f2a20c' });
    const { imageUrl, pictureUrl } = await create(
      '/api/products',
      product({ imageUrl: dataUrl(`image/${type}`, bytes) }),
    );
    const stored = await sharp(Buffer.from(imageUrl.split(',')[1], 'base64')).metadata();
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', 64, 48]);
    const served = await fetch(shop.url + pictureUrl);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('are made smaller and lose what was written into them', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#fff6df' } })
      .withExif({ IFD0: { Copyright: 'Where I live' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Where I live')).toBe(true);
    const { imageUrl } = await create('/api/products', product({ imageUrl: dataUrl('image/jpeg', bytes) }));
    const stored = Buffer.from(imageUrl.split(',')[1], 'base64');
    const { width, height, exif, icc } = await sharp(stored).metadata();
    expect([width, height, exif, icc]).toEqual([1600, 800, undefined, undefined]);
    expect(stored.includes('Where I live')).toBe(false);
  });

  test('with a program behind their pixels lose it', async () => {
    const polyglot = Buffer.concat([await pictureOf('gif'), Buffer.from('<script>alert(1)</script>/*=1;alert(1)')]);
    const { imageUrl } = await create('/api/products', product({ imageUrl: dataUrl('image/gif', polyglot) }));
    expect(imageUrl).toMatch(/^data:image\/webp;base64,/);
    expect(Buffer.from(imageUrl.split(',')[1], 'base64').includes('script')).toBe(false);
  });

  const SVG = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );

  test.each<[string, () => unknown, string]>([
    ['an SVG', () => dataUrl('image/svg+xml', SVG), TYPE],
    ['an SVG that says it is a PNG', () => dataUrl('image/png', SVG), BROKEN],
    ['a page', () => dataUrl('text/html', Buffer.from('<script>')), TYPE],
    ['text that says it is a JPEG', () => dataUrl('image/jpeg', Buffer.from('no picture at all')), BROKEN],
    ['an address elsewhere', () => 'https://example.com/a.png', TYPE],
    ['an address here', () => '/media/0123456789abcdef0123456789abcdef-640.webp', TYPE],
    ['a data URL that is not base64', () => 'data:image/png,%89PNG', TYPE],
    ['a data URL with nothing in it', () => 'data:image/png;base64,', BROKEN],
    ['base64 with line ends', () => 'data:image/png;base64,iVBO\r\nRw0K', BROKEN],
    ['a TIFF', () => dataUrl('image/tiff', Buffer.from('II*\0')), TYPE],
    ['the mere beginning of a PNG', () => dataUrl('image/png', Buffer.from('89504e470d0a1a0a', 'hex')), BROKEN],
    ['the mere beginning of an AVIF', () => dataUrl('image/avif', Buffer.from('    ftypavif    ')), BROKEN],
  ])('refused: %s', async (_, imageUrl, message) => {
    expect(await send(imageUrl())).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message,
      fields: { imageUrl: message },
    });
  });

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('refused: a %s that is cut off', async (type) => {
    const noise = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 30 } },
    })
      .toFormat(type)
      .toBuffer();
    const cut = noise.subarray(0, Math.floor(noise.length / 2));
    expect((await send(dataUrl(`image/${type}`, cut))).fields).toEqual({ imageUrl: BROKEN });
  });

  test('refused: a wall of pixels in a small file', async () => {
    const bomb = await sharp({ create: { width: 7_100, height: 7_100, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send(dataUrl('image/png', bomb))).message).toBe(
      'The picture has too many pixels; please make it smaller',
    );
  });

  test('refused: 5 MB and one byte; 5 MB are read, by REST and by GraphQL', async () => {
    const PNG = await pictureOf('png');
    const most = Buffer.concat([PNG, Buffer.alloc(5 * 2 ** 20 - PNG.length)]);
    const over = Buffer.concat([most, Buffer.alloc(1)]);
    expect((await send(dataUrl('image/png', over))).message).toBe('A picture must be at most 5 MB');
    expect((await create('/api/products', product({ imageUrl: dataUrl('image/png', most) }))).imageUrl).toMatch(/webp/);
    const { data, errors } = await admin.graphql(
      'mutation ($input: CategoryInput!) { createCategory(input: $input) { picture { width } } }',
      { input: category({ imageUrl: dataUrl('image/png', most) }) },
    );
    expect([errors, data]).toEqual([[], { createCategory: { picture: { width: 40 } } }]);
  });

  test.each([
    ['admin', 9_000_000],
    ['admin', 20_000_000],
    ['business', 2_000_000],
    [null, 2_000_000],
    [null, 20_000_000],
  ])('a body by %s of %i bytes is refused', async (username, bytes) => {
    const client = username === null ? shop.guest() : await shop.signedIn(username);
    for (const path of ['/api/products', '/api/categories', '/graphql']) {
      const answer = await client
        .rest('POST', path, product({ imageUrl: 'x'.repeat(bytes) }))
        // The server may hang up on who is still sending.
        .catch(() => null);
      if (!answer) continue;
      expect(answer.status).toBe(413);
      expect(answer.text).toContain('PAYLOAD_TOO_LARGE');
    }
  });

  test('are for those paths alone: an order of 2 MB is too large for an admin too', async () => {
    const { status } = await admin.rest('POST', '/api/orders', { note: 'x'.repeat(2_000_000) });
    expect(status).toBe(413);
  });
});
