import type { Art } from './sheet';
import { around, disc, gleam, line, many, moved, onCircle, oval, shape } from './shapes';

export const mango: Art = (sheet) =>
  shape(
    'M-92 18C-96-40-40-84 18-80C74-76 106-34 96 14C86 62 34 84-18 80C-62 76-90 54-92 18Z',
    sheet.linear(['#f0603c', '#fbb034', '#ffcf4a', '#8fb23f'], 0, 0, 1, 0.9),
  ) +
  gleam(-22, -42, 34, 13, -14, 0.45) +
  line('M88-32Q104-48 112-46', '#6a5227', 8);

/** A cheek of mango, scored into cubes and turned out. */
export const mangoHedgehog: Art = (sheet) =>
  shape('M-100 10C-96 72-40 90 0 90S96 72 100 10Z', sheet.linear(['#fba93a', '#d9652f'])) +
  many(3, (row) =>
    many(5 - (row === 0 ? 1 : 0), (index) => {
      const count = 5 - (row === 0 ? 1 : 0);
      const x = (index - (count - 1) / 2) * 38;
      const y = -38 + row * 27 + (Math.abs(x) / 100) ** 2 * 20;
      return `<rect x="${x - 17}" y="${y.toFixed(1)}" width="35" height="36" rx="9" fill="${sheet.linear(['#ffe07a', '#fbb02f'], 0, 0, 1, 1)}" stroke="#ee9420" stroke-width="2"/>`;
    }),
  );

export const mangoChunk: Art = (sheet) =>
  shape(
    'M-70-40Q-66-60-46-62L36-78Q58-80 66-60L80 24Q82 46 62 56L-22 80Q-46 84-56 62Z',
    sheet.linear(['#ffdf73', '#f9a825', '#ec8b16'], 0, 0, 0.8, 1),
    'stroke="#f0981c" stroke-width="8" stroke-linejoin="round"',
  ) + shape('M-64-42L46-70L66 8L-44 36Z', '#fff0a8', 'opacity="0.45"');

const pineappleBody = 'M0-60C56-60 78-14 78 24C78 70 44 100 0 100S-78 70-78 24C-78-14-56-60 0-60Z';

export const pineapple: Art = (sheet) =>
  [
    [-44, -20],
    [44, 20],
    [-28, -12],
    [28, 12],
    [-12, -5],
    [12, 5],
    [0, 0],
  ]
    .map(([lean = 0, x = 0], index) =>
      moved(
        x,
        -52,
        shape(
          'M-16 0C-20-40-8-82 0-104C8-82 20-40 16 0Z',
          sheet.linear(['#7dbd58', index % 2 ? '#2c7a45' : '#3f9150']),
        ),
        0.9,
        lean,
      ),
    )
    .join('') +
  shape(pineappleBody, sheet.radial(['#ffd866', '#f0ac2e', '#b56d12'])) +
  sheet.clipped(
    shape(pineappleBody, '#000'),
    many(9, (index) =>
      line(
        `M${-160 + index * 34}-64L${-10 + index * 34} 104M${160 - index * 34}-64L${10 - index * 34} 104`,
        '#a8640f',
        4,
        'opacity="0.55"',
      ),
    ) +
      many(24, (index) =>
        disc(
          -68 + (index % 5) * 34 + (Math.floor(index / 5) % 2) * 17,
          -44 + Math.floor(index / 5) * 34,
          4,
          '#fff0b5',
          'opacity="0.8"',
        ),
      ),
  ) +
  gleam(-40, -14, 12, 26, 18, 0.35);

export const pineappleRing: Art = (sheet) =>
  around(18, () => disc(90, 0, 12, '#d9952a')) +
  disc(0, 0, 92, sheet.radial(['#ffee9c', '#ffd84f', '#f0b32c'], 0.5, 0.5, 0.55)) +
  around(26, () => line('M36 0H80', '#fff6c4', 3, 'opacity="0.6"')) +
  disc(0, 0, 24, '#f6cf62') +
  disc(0, 0, 18, '#c98f2c', 'opacity="0.4"');

/** A thin slice of pineapple dried in a mould, so that it curls up like a sunflower. */
export const pineappleFlower: Art = (sheet) =>
  around(15, (_degrees, index) =>
    shape(
      'M20-12C50-24 84-24 100-4C92 20 50 22 20 12Z',
      sheet.linear([index % 2 ? '#ffd65a' : '#fbc33f', '#d9891d'], 0, 0, 1, 0.4),
      'stroke="#b86d14" stroke-width="2.5"',
    ),
  ) +
  disc(0, 0, 46, sheet.radial(['#d98f2a', '#ffd25a', '#f5b233'], 0.5, 0.5, 0.5)) +
  around(14, () => line('M18 0H40', '#a8640f', 3, 'opacity="0.5"')) +
  disc(0, 0, 16, sheet.radial(['#a8640f', '#d9952a'], 0.5, 0.5, 0.5));

export const avocadoHalf: Art = (sheet) => {
  const outline =
    'M0-100C30-100 40-66 52-32C66-4 80 12 78 40C74 80 40 100 0 100S-74 80-78 40C-80 12-66-4-52-32C-40-66-30-100 0-100Z';
  return (
    shape(outline, sheet.linear(['#3f5a2a', '#26401d'])) +
    moved(0, 1, shape(outline, sheet.radial(['#f6f1a2', '#dfe48a', '#9cc04c'], 0.5, 0.6, 0.6)), 0.9) +
    disc(0, 36, 38, sheet.radial(['#b9773f', '#7d4520', '#4a250f'])) +
    gleam(-12, 22, 12, 8, -30, 0.45)
  );
};

export const passionFruit: Art = (sheet) =>
  disc(0, 0, 100, sheet.radial(['#8a4a74', '#4d1f45'])) +
  disc(0, 0, 86, '#fbf0e0') +
  disc(0, 0, 77, sheet.radial(['#ffd64f', '#f5a81f', '#d9820f'], 0.45, 0.42, 0.6)) +
  many(22, (index) => {
    const [x, y] = onCircle(12 + Math.sqrt(index) * 11.5, index * 137.5);
    return moved(x, y, oval(0, 0, 10, 7, '#ffdf80', 'opacity="0.8"') + oval(0, 0, 7, 4.6, '#2c1a14'), 1, index * 137.5);
  }) +
  gleam(-36, -38, 18, 9, -40, 0.5);

export const coconutChip: Art = (sheet) =>
  shape(
    'M-98 6C-70-52 40-74 98-26C86-8 76-6 66-2C20-34-40-16-72 34C-84 30-92 20-98 6Z',
    sheet.linear(['#ffffff', '#fbf4e6', '#e8dcc4']),
  ) +
  line('M-97 6C-70-52 40-74 97-26', '#9a6a3d', 7) +
  line('M-74 22C-40-24 20-42 68-12', '#e3d6bd', 3);

export const coconutHalf: Art = (sheet) =>
  disc(0, 0, 100, sheet.radial(['#9a6a42', '#6b4325', '#432612'])) +
  around(30, () => line(`M88 0L100 ${sheet.between(-6, 6).toFixed(1)}`, '#b98a5c', 3, 'opacity="0.6"')) +
  disc(0, 0, 84, '#ffffff') +
  disc(0, 0, 62, sheet.radial(['#e3ded2', '#fbf8f0', '#ffffff'], 0.4, 0.35, 0.7));
