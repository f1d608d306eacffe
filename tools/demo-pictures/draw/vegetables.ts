import type { Art } from './sheet';
import { around, disc, gleam, line, many, moved, onCircle, oval, shape, smooth, uneven } from './shapes';

export const carrot: Art = (sheet) =>
  [-40, -20, 0, 22, 42]
    .map((lean) =>
      moved(
        -84,
        0,
        line(`M0 0C-26 ${lean * 0.2} -46 ${lean * 0.7} -74 ${lean * 1.25}`, lean % 4 ? '#3d8f4a' : '#6cb65a', 10),
        1,
      ),
    )
    .join('') +
  shape(
    'M-90-26C-40-44 50-24 120 4C124 8 120 12 114 12C50 34-40 46-90 28C-104 14-104-12-90-26Z',
    sheet.linear(['#ffae5c', '#f57f17', '#d65c0a']),
  ) +
  line('M-60-28q6 12 0 18M-20 28q8-10 2-18M24-22q4 8 0 14M56 16q4-6 2-12', '#c4540a', 4, 'opacity="0.6"') +
  gleam(-26, -18, 44, 5, 2, 0.4);

export const ginger: Art = (sheet) =>
  shape(
    smooth([
      [-96, 10],
      [-70, -26],
      [-44, -20],
      [-40, -64],
      [-12, -72],
      [0, -30],
      [34, -32],
      [52, -74],
      [80, -60],
      [70, -16],
      [98, 6],
      [84, 38],
      [44, 32],
      [26, 66],
      [-4, 62],
      [-16, 34],
      [-66, 44],
    ]),
    sheet.radial(['#f3d9a4', '#dcb173', '#a8743a']),
  ) +
  line(
    'M-72-14q10 22 4 44M-40-40q14 6 28-2M-10 10q10 16 30 16M44-30q14 10 28 4M62-2q-8 14 2 30',
    '#a06d35',
    4,
    'opacity="0.55"',
  ) +
  oval(88, 16, 8, 14, '#f7e2a8') +
  gleam(-40, -2, 26, 6, -12, 0.35);

export const turmeric: Art = (sheet) =>
  shape(
    smooth([
      [-98, 0],
      [-60, -30],
      [-10, -22],
      [10, -54],
      [36, -46],
      [38, -20],
      [96, -10],
      [98, 16],
      [40, 28],
      [-50, 30],
    ]),
    sheet.linear(['#d99a45', '#a8641f']),
  ) +
  many(6, (index) => line(`M${-70 + index * 27}-22q8 22 0 44`, '#7d4513', 3, 'opacity="0.55"')) +
  oval(96, 3, 7, 13, '#f78f1e');

export const celeryStick: Art = (sheet) =>
  shape('M-100-18C-30-26 40-24 98-20L102 16C40 20-40 22-100 18Z', sheet.linear(['#d9efa8', '#9fcf63', '#6fab3f'])) +
  line('M-96-8C-30-14 40-12 98-10M-96 2C-30-2 40 0 98 0M-96 11C-30 10 40 10 98 9', '#e9f7c8', 3, 'opacity="0.65"') +
  oval(-100, 0, 7, 18, '#e3f3bf');

export const celeryLeafy: Art = (sheet) =>
  celeryStick(sheet) +
  moved(
    108,
    -2,
    around(
      5,
      () => shape('M0 0C14-26 40-30 56-14L50-2L62 8C46 26 18 22 0 0Z', sheet.linear(['#8fca58', '#4b9440'])),
      0,
    ),
    0.9,
  );

export const cucumberSlice: Art = (sheet) =>
  disc(0, 0, 100, sheet.radial(['#5fa348', '#2f6f35'])) +
  disc(0, 0, 89, sheet.radial(['#e8f5bf', '#d6ecaa', '#bfe08d'], 0.5, 0.5, 0.5)) +
  around(12, (_degrees, index) =>
    oval(38 + (index % 2) * 16, 0, 10, 4.5, '#f7fbdc', 'stroke="#b5d588" stroke-width="2"'),
  ) +
  gleam(-36, -40, 22, 10, -40, 0.4);

/** A long thin ribbon of cucumber, rolled up. */
export const cucumberRibbon: Art = (sheet) => {
  let roll = '';
  for (let step = 0; step <= 34; step += 1) {
    const [x, y] = onCircle(14 + step * 2.15, step * 26);
    roll += `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return (
    disc(0, 0, 92, '#4f9442') +
    disc(-4, -2, 82, '#b9dc8c') +
    line(roll, '#2f7a3c', 25) +
    line(roll, sheet.linear(['#f3fadb', '#cfe9a3'], 0, 0, 1, 1), 18) +
    line(roll, '#ffffff', 4, 'opacity="0.55"')
  );
};

export const beetroot: Art = (sheet) =>
  [-24, 0, 24]
    .map((lean) =>
      moved(
        0,
        -60,
        line('M0 10C-4-20 2-44 0-66', '#b3265a', 9) +
          shape('M0-130C30-110 32-70 2-52C-30-70-30-108 0-130Z', sheet.linear(['#6fb65a', '#2f7a45'])) +
          line('M0-124V-56', '#c23a6a', 4),
        0.8,
        lean,
      ),
    )
    .join('') +
  shape(
    'M0-70C62-74 96-36 92 6C88 52 40 74 10 88Q2 104-4 124Q-6 102-14 88C-46 74-90 50-92 6C-94-36-60-72 0-70Z',
    sheet.radial(['#c9497f', '#8c1c50', '#4d0a2c']),
  ) +
  line('M-70 30Q0 62 68 32M-54 52Q0 76 50 52', '#e08aaf', 3, 'opacity="0.35"') +
  gleam(-42, -24, 16, 24, 30, 0.4);

export const chili: Art = (sheet) =>
  shape(
    'M-74-30C-50-56-10-48 20-18C46 8 74 26 110 26C74 58 14 54-26 24C-54 4-82-4-74-30Z',
    sheet.linear(['#ff7a55', '#dd2430', '#a30f22'], 0, 0, 0.4, 1),
  ) +
  shape('M-86-16C-92-34-80-54-60-52C-50-50-54-36-62-30C-70-24-76-12-86-16Z', '#4f9a43') +
  line('M-78-42Q-104-54-108-82', '#4f9a43', 11) +
  line('M-42-32C-12-30 14 2 46 22', '#ffffff', 7, 'opacity="0.5"');

export const olive: Art = (sheet) =>
  oval(0, 0, 98, 74, sheet.radial(['#d9df7a', '#a3ad3f', '#667322'])) +
  oval(80, 0, 15, 21, '#5a641c') +
  oval(82, 0, 11, 16, '#d6402f') +
  gleam(-30, -30, 30, 12, -14, 0.55);

/** Three olives on a wooden pick. */
export const olivePick: Art = (sheet) =>
  line('M-150 0H150', '#d9b27a', 6) +
  line('M-150-1H150', '#f0d6a6', 2) +
  disc(-152, 0, 10, '#c2924f') +
  [-84, 0, 84].map((x) => moved(x, 0, olive(sheet), 0.46, -8)).join('');

export const sprigParsley: Art = (sheet) =>
  line('M0 100Q4 30 0-20M2 40Q-30 10-50-6M2 30Q34 4 54-12', '#4f9a43', 6) +
  [
    [0, -44, 0],
    [-58, -22, -40],
    [58, -28, 40],
  ]
    .map(([x = 0, y = 0, lean = 0]) =>
      moved(
        x,
        y,
        shape(uneven(sheet, 46, 42, 11, 0.22), sheet.radial(['#9bd468', '#4d9c40'])) +
          line('M0 30V-16M0 6L-20-12M0 4L20-14', '#d3efac', 3, 'opacity="0.6"'),
        1,
        lean,
      ),
    )
    .join('');

export const tamarindPod: Art = (sheet) =>
  shape(
    smooth([
      [-98, 14],
      [-84, -22],
      [-52, -18],
      [-40, -34],
      [-8, -24],
      [8, -38],
      [40, -24],
      [56, -30],
      [94, -2],
      [86, 20],
      [50, 12],
      [34, 22],
      [4, 12],
      [-12, 24],
      [-44, 20],
      [-60, 34],
    ]),
    sheet.linear(['#b98352', '#8a5530', '#5f3519']),
  ) +
  many(9, () => {
    const [x, y] = onCircle(sheet.between(10, 80), sheet.pick([sheet.between(-12, 12), sheet.between(168, 192)]));
    return disc(x, y - 4, 3, '#4d2a13', 'opacity="0.4"');
  }) +
  gleam(-30, -16, 26, 5, 4, 0.35);
