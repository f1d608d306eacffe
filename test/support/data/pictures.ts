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
