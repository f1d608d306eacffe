/**
 * Draws every picture of the demo shop anew into `pictures/`, or those named on the command line:
 * `node -r @swc-node/register tools/demo-pictures/drawPictures.ts [name …]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from '../../server/demo/pictureFiles';
import { categoryScenes, productScenes } from './scenes/index';
import { sceneMarkup, type Scene } from './scenes/scene';

/** In pixels and bytes. */
interface PictureSize {
  width: number;
  height: number;
  maxBytes: number;
}

const PRODUCT_PICTURE: PictureSize = { width: 800, height: 800, maxBytes: 19 * 1024 };
const CATEGORY_PICTURE: PictureSize = { width: 1200, height: 800, maxBytes: 50 * 1024 };

const QUALITIES = [90, 86, 82, 78, 74, 70, 64, 58, 52, 46, 40, 34];

/** The picture in the best quality that keeps it within its bytes. */
async function webp(markup: string, maxBytes: number): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(markup)).flatten().raw().toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(pixels.data, { raw: pixels.info })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (picture.length <= maxBytes) break;
  }
  return picture;
}

async function draw(scenes: Record<string, Scene>, size: PictureSize, names: ReadonlySet<string>): Promise<number> {
  let total = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (names.size > 0 && !names.has(name)) continue;
    const picture = await webp(sceneMarkup(name, scene, size.width, size.height), size.maxBytes);
    await writeFile(join(picturesFolder, `${name}.webp`), picture);
    total += picture.length;
    process.stdout.write(`${name}.webp ${(picture.length / 1024).toFixed(1)} KB\n`);
  }
  return total;
}

async function main(): Promise<void> {
  const names = new Set(process.argv.slice(2));
  await mkdir(picturesFolder, { recursive: true });
  const total =
    (await draw(productScenes, PRODUCT_PICTURE, names)) + (await draw(categoryScenes, CATEGORY_PICTURE, names));
  process.stdout.write(`${(total / 1024).toFixed(0)} KB in all\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
