import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../../server/core/projectRoot';

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
}

const PUBLIC = path.join(projectRoot(), 'web/public');

test('the manifest names icons and screenshots that are there, as large as it says, for phones and wide screens', async () => {
  const manifest = JSON.parse(await readFile(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const bytes = await readFile(path.join(PUBLIC, src));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ src, sizes, type }).toEqual({ src, sizes: `${width}x${height}`, type: `image/${format}` });
    expect(bytes.length).toBeLessThan(100_000);
  }
  const forms = manifest.screenshots.map((screenshot) => screenshot.form_factor);
  expect([forms.filter((form) => form === 'narrow').length, forms.filter((form) => form === 'wide').length]).toEqual([
    2, 2,
  ]);
  // A browser that offers to install the shop shows none whose sides differ by more.
  for (const { sizes } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
  }
});
