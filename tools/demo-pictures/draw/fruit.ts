import { leaf } from './citrus';
import type { Art } from './sheet';
import { around, disc, gleam, line, many, moved, onCircle, oval, shape, type Point } from './shapes';

export const aril: Art = (sheet) =>
  shape(
    'M0-96C50-70 84-14 72 40C62 84-60 86-72 40C-84-10-46-70 0-96Z',
    sheet.radial(['#ff7a84', '#d51f3c', '#8d0d27'], 0.4, 0.35, 0.7),
  ) +
  oval(8, 30, 24, 30, '#7a0a20', 'opacity="0.35"') +
  gleam(-26, -14, 12, 26, 20, 0.7);

const crown = 'M-34-84C-30-104-40-122-48-134L-22-120L-6-140L8-121L34-136C30-118 26-104 32-84Z';

export const pomegranate: Art = (sheet) =>
  shape(crown, sheet.linear(['#e0724f', '#a3182f'])) +
  shape(
    'M-96 4C-98-66-50-98 0-98S98-66 96 4C94 62 56 98 0 98S-94 62-96 4Z',
    sheet.radial(['#f7766a', '#cf2a3d', '#7d0c25']),
  ) +
  oval(30, 44, 56, 44, sheet.radial(['#ffb46b55', '#ffb46b00'], 0.5, 0.5, 0.5)) +
  gleam(-40, -42, 22, 14, -40, 0.45);

export const pomegranateHalf: Art = (sheet) => {
  const chambers = around(
    6,
    () =>
      shape('M16 0C30-24 62-36 78-26C90-14 90 14 78 26C62 36 30 24 16 0Z', '#b5152f') +
      [
        [34, -4],
        [52, -17],
        [54, 3],
        [50, 20],
        [71, -12],
        [72, 9],
      ]
        .map(([x = 0, y = 0]) => moved(x, y, aril(sheet), 0.125, sheet.between(60, 120)))
        .join(''),
    sheet.between(0, 50),
  );
  return (
    moved(0, 8, shape(crown, sheet.linear(['#e0724f', '#a3182f']))) +
    disc(0, 0, 100, sheet.radial(['#e5505a', '#a3152f'])) +
    disc(0, 0, 90, sheet.radial(['#fff6da', '#f7dfae'], 0.5, 0.5, 0.5)) +
    chambers
  );
};

function apple(light: string, main: string, deep: string): Art {
  return (sheet) =>
    shape(
      'M0-70C34-98 100-84 98-14C96 50 58 98 28 96C14 95 8 90 0 90C-8 90-14 95-28 96C-58 98-96 50-98-14C-100-84-34-98 0-70Z',
      sheet.radial([light, main, deep]),
    ) +
    many(12, () => {
      const [x, y] = onCircle(sheet.between(20, 70), sheet.between(0, 360));
      return disc(x, y + 8, 2.4, '#fff6d0', 'opacity="0.5"');
    }) +
    oval(0, -68, 26, 10, deep, 'opacity="0.55"') +
    line('M0-66Q4-96 18-114', '#6a4a25', 8) +
    moved(46, -104, leaf(sheet), 0.36, -18) +
    gleam(-46, -34, 16, 28, 24, 0.5);
}

export const greenApple = apple('#dcef8f', '#a3cf4a', '#5f9a26');
export const redApple = apple('#f58a6b', '#d6303a', '#8f1226');

const strawberryOutline = 'M0 100C-40 84-92 14-82-36C-74-74-32-72 0-70C32-72 74-74 82-36C92 14 40 84 0 100Z';

export const strawberry: Art = (sheet) =>
  shape(strawberryOutline, sheet.radial(['#ff8074', '#e52f3c', '#a80f2a'])) +
  [-42, -12, 20, 50]
    .map((y, row) =>
      many(4 - row + (row === 0 ? 0 : 1), (index) => {
        const inRow = 4 - row + (row === 0 ? 0 : 1);
        const x = (index - (inRow - 1) / 2) * 34;
        return oval(x, y, 4.2, 6.5, '#ffe39a', `transform="rotate(${(-x / 4).toFixed(0)} ${x} ${y})"`);
      }),
    )
    .join('') +
  gleam(-46, -26, 12, 22, 24, 0.45) +
  moved(
    0,
    -70,
    around(6, () => shape('M0 0C14-14 44-14 58 2C40 14 14 12 0 0Z', sheet.linear(['#7cc25c', '#3a8a3f'])), 10),
    1,
  ) +
  line('M0-72Q2-92 12-106', '#4f8d3c', 8);

export const strawberryHalf: Art = (sheet) =>
  shape(strawberryOutline, '#d5253a') +
  moved(0, 4, shape(strawberryOutline, sheet.radial(['#fff0e6', '#ff9c93', '#ee4a52'], 0.5, 0.4, 0.6)), 0.88) +
  shape('M0-36C14-20 14 22 0 50C-14 22-14-20 0-36Z', '#fff4ea', 'opacity="0.85"') +
  line('M-26-20L-52-34M-24 4L-54 4M-18 28L-42 40M26-20L52-34M24 4L54 4M18 28L42 40', '#fff4ea', 3, 'opacity="0.55"');

export const blueberry: Art = (sheet) =>
  disc(0, 0, 98, sheet.radial(['#8fa3dd', '#4a5aa6', '#232c63'])) +
  moved(10, -30, around(5, () => shape('M8-8L34-6L26 10Z', '#1c2350'), 20) + disc(0, 0, 13, '#151a3f'), 1) +
  gleam(-46, -20, 14, 24, 20, 0.4);

export const raspberry: Art = (sheet) => {
  const drupelet = sheet.radial(['#ff93a4', '#d92f55', '#97123a']);
  let beads = '';
  for (const [y, reach] of [
    [-66, 2],
    [-40, 3],
    [-10, 3.5],
    [20, 3],
    [48, 2],
    [72, 1],
  ] as const) {
    const count = Math.ceil(reach) + 1;
    beads += many(count, (index) => disc((index - (count - 1) / 2) * 34, y + sheet.between(-3, 3), 24, drupelet));
  }
  return beads + many(9, () => disc(sheet.between(-46, 30), sheet.between(-60, 40), 4, '#ffffff', 'opacity="0.6"'));
};

export const cherry: Art = (sheet) =>
  line('M4-60C10-110 40-150 84-176', '#6c8f3a', 8) +
  shape(
    'M0-66C40-88 98-62 96 2C94 62 52 96 0 96S-94 62-96 2C-98-62-40-88 0-66Z',
    sheet.radial(['#f4566a', '#b3152f', '#5f0820']),
  ) +
  oval(2, -64, 26, 10, '#5f0820', 'opacity="0.5"') +
  gleam(-40, -26, 15, 28, 28, 0.6);

/** A wedge of watermelon: rind below, seeds in the red. */
export const watermelonWedge: Art = (sheet) =>
  shape('M-100-30A100 100 0 0 0 100-30Z', sheet.linear(['#2f8a48', '#1d6336'])) +
  shape('M-90-30A90 90 0 0 0 90-30Z', '#eaf6cf') +
  shape('M-82-30A82 82 0 0 0 82-30Z', sheet.radialAt(['#ff8a80', '#f4525a', '#e23a4c'], 0, -40, 90)) +
  (
    [
      [-48, -6],
      [-22, 10],
      [6, -10],
      [30, 12],
      [52, -8],
      [-4, 32],
      [-34, 24],
    ] as readonly Point[]
  )
    .map(([x, y]) => shape(`M${x} ${y - 8}q7 8 0 14q-7-6 0-14Z`, '#3b1a1c'))
    .join('') +
  line('M-78-30H78', '#ffb3a8', 3, 'opacity="0.8"');

export const melonBall: Art = (sheet) =>
  disc(0, 0, 97, sheet.radial(['#ff9a8c', '#ee4a55', '#b81f3c'])) +
  gleam(-34, -38, 24, 14, -38, 0.55) +
  line('M-60 44Q0 76 60 40', '#b82441', 4, 'opacity="0.25"');
