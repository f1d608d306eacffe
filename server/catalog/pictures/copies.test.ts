import sharp from 'sharp';
import { isTransient } from './copies';

/** What sharp says of a picture. */
async function errorOf(picture: sharp.Sharp): Promise<unknown> {
  return picture.toBuffer().then(
    () => null,
    (error: unknown) => error,
  );
}

test('a picture that took too long may be read another time, a broken one never', async () => {
  const noise = { type: 'gaussian', sigma: 120 } as const;
  const large = { width: 6_000, height: 6_000, channels: 3, background: '#888', noise } as const;
  const slow = sharp({ create: large }).timeout({ seconds: 1 }).webp({ effort: 6 });
  expect(isTransient(await errorOf(slow))).toBe(true);
  expect(isTransient(await errorOf(sharp(Buffer.from('no picture'))))).toBe(false);
});
