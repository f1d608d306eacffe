import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

// Draws the icons of the installed app from the shop's mark: `node -r @swc-node/register web/scripts/drawIcons.ts`. The
// results are part of the repository, so that a build needs no picture library.

const PUBLIC = resolve(__dirname, '../public');
const PAPER = '#fff6df';

/** One icon: its side in pixels, how much of it the mark takes, and whether corners stay free for the system's own shape. */
interface Icon {
  file: string;
  side: number;
  mark: number;
  round: boolean;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', side: 192, mark: 0.74, round: true },
  { file: 'icon-512.png', side: 512, mark: 0.74, round: true },
  // A system may cut these down to a circle of 80 % of the side.
  { file: 'icon-maskable-192.png', side: 192, mark: 0.56, round: false },
  { file: 'icon-maskable-512.png', side: 512, mark: 0.56, round: false },
  { file: 'apple-touch-icon.png', side: 180, mark: 0.68, round: false },
];

async function draw({ file, side, mark, round }: Icon, logo: string): Promise<void> {
  const width = side * mark;
  const inset = (side - width) / 2;
  const inner = logo.replace('<svg ', `<svg x="${inset}" y="${inset * 0.94}" width="${width}" height="${width}" `);
  const ground = `<rect width="${side}" height="${side}" rx="${round ? side * 0.22 : 0}" fill="${PAPER}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${ground}${inner}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 10 })
    .toFile(resolve(PUBLIC, 'icons', file));
}

async function main(): Promise<void> {
  const logo = await readFile(resolve(PUBLIC, 'favicon.svg'), 'utf8');
  await mkdir(resolve(PUBLIC, 'icons'), { recursive: true });
  await Promise.all(ICONS.map((icon) => draw(icon, logo)));
}

void main();
