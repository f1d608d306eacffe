import sharp from 'sharp';

/** A picture of one colour. */
export async function pictureOf(
  type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  { width = 40, height = 30, colour = '#1f6f4a' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(type)
    .toBuffer();
}

/** The bytes as a form sends them. */
export function dataUrl(mime: string, bytes: Buffer): string {
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

/** The bytes of an inline picture. */
export function bytesOf(imageUrl: string): Buffer {
  return Buffer.from(imageUrl.slice(imageUrl.indexOf(',') + 1), 'base64');
}

/**
 * Pictures of `bytes` bytes each, 1,100 by 825 pixels of noise, which few bytes cannot say. They differ in bytes that no
 * decoder reads alone, so that they are made fast, and all have the same copy.
 */
export async function heavyPictures(count: number, bytes = 600_000): Promise<Buffer[]> {
  const noise = { type: 'gaussian', sigma: 40 } as const;
  const picture = await sharp({ create: { width: 1_100, height: 825, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return Array.from({ length: count }, (_, n) => padded(picture, bytes, n));
}

/** A picture of at most 320 pixels, made as long as wanted. */
export async function smallPicture(bytes: number, n = 0): Promise<Buffer> {
  return padded(await pictureOf('png'), bytes, n);
}

function padded(picture: Buffer, bytes: number, n: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length - 4), Buffer.from(String(n).padStart(4, '0'))]);
}
