/**
 * Draws every picture of the demo shop anew into `pictures/`, or those named on the command line:
 * `node -r @swc-node/register tools/demo-pictures/drawPictures.ts [name …]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CATEGORY_PICTURE, picturesFolder, PRODUCT_PICTURE, type PictureSize } from '../../server/demo/pictureFiles';
import { categoryScenes, productScenes } from './scenes/index';
import { sceneMarkup, type Scene } from './scenes/scene';

const QUALITIES = [90, 86, 82, 78, 74, 70, 64, 58, 52, 46, 40, 34];

/** The best quality that keeps the picture within its weight. */
async function webp(markup: string, mostBytes: number): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(markup)).flatten().raw().toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(drawn.data, { raw: drawn.info })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (picture.length <= mostBytes) break;
  }
  return picture;
}

async function draw(scenes: Record<string, Scene>, size: PictureSize, wanted: ReadonlySet<string>): Promise<number> {
  let total = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const picture = await webp(sceneMarkup(name, scene, size.width, size.height), size.mostBytes);
    await writeFile(join(picturesFolder, `${name}.webp`), picture);
    total += picture.length;
    process.stdout.write(`${name}.webp ${(picture.length / 1024).toFixed(1)} KB\n`);
  }
  return total;
}

async function main(): Promise<void> {
  const wanted = new Set(process.argv.slice(2));
  await mkdir(picturesFolder, { recursive: true });
  const total =
    (await draw(productScenes, PRODUCT_PICTURE, wanted)) + (await draw(categoryScenes, CATEGORY_PICTURE, wanted));
  process.stdout.write(`${(total / 1024).toFixed(0)} KB in all\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
