import type { Art, Sheet } from './sheet';
import { around, disc, gleam, line, many, moved, onCircle, oval, shape, smooth, uneven } from './shapes';

/** Folds along a shrivelled skin, a dark and a light line each. */
function wrinkles(sheet: Sheet, count: number, reach: number, dark: string, light: string): string {
  return many(count, (index) => {
    const y = -reach * 0.5 + (index * reach) / Math.max(1, count - 1);
    const bend = sheet.between(-14, 14);
    const path = `M${sheet.between(-76, -50).toFixed(0)} ${(y * 0.8).toFixed(0)}C-24 ${(y + bend).toFixed(0)} 20 ${(y - bend).toFixed(0)} ${sheet.between(46, 74).toFixed(0)} ${(y * 0.8).toFixed(0)}`;
    return line(path, dark, 4.5, 'opacity="0.5"') + line(path, light, 3, 'opacity="0.4" transform="translate(0 -5)"');
  });
}

export const date: Art = (sheet) =>
  shape(
    smooth([
      [-98, 0],
      [-84, -34],
      [-40, -50],
      [20, -52],
      [76, -38],
      [98, 2],
      [78, 40],
      [18, 52],
      [-44, 50],
      [-86, 32],
    ]),
    sheet.radial(['#c67a3e', '#7d3d19', '#421a0a'], 0.36, 0.25, 0.8),
  ) +
  wrinkles(sheet, 5, 62, '#2f1106', '#e3a468') +
  gleam(-20, -32, 34, 7, -4, 0.5) +
  oval(-94, 0, 9, 13, '#d9ae6a') +
  oval(-96, 0, 4, 7, '#8a5a2a');

export const driedApricot: Art = (sheet) =>
  shape(uneven(sheet, 97, 84, 11, 0.045), sheet.radial(['#ffcb6b', '#f79a2b', '#d26a10'])) +
  moved(
    0,
    0,
    shape(
      uneven(sheet, 62, 50, 9, 0.08),
      sheet.radial(['#e8801a', '#f59a30', '#fbb04a'], 0.5, 0.6, 0.6),
      'opacity="0.8"',
    ),
  ) +
  line('M-56 6C-24-14 20 22 58-4', '#b85a0c', 6, 'opacity="0.6"') +
  line('M-52-2C-24-22 20 14 54-12', '#ffe0a0', 3, 'opacity="0.6"') +
  gleam(-42, -46, 26, 9, -28, 0.5);

export const driedFig: Art = (sheet) =>
  shape(
    smooth([
      [-6, -98],
      [14, -94],
      [22, -58],
      [64, -30],
      [92, 18],
      [78, 62],
      [30, 84],
      [-30, 84],
      [-80, 60],
      [-92, 16],
      [-62, -30],
      [-20, -60],
    ]),
    sheet.radial(['#f0d29c', '#cfa264', '#946432']),
  ) +
  line(
    'M2-64C-34-20-60 20-52 66M2-64C-12-10-20 30-14 78M4-64C22-10 30 30 26 78M6-64C46-20 66 20 58 64',
    '#8a5a2a',
    4.5,
    'opacity="0.5"',
  ) +
  line('M-4-60C-40-16-66 20-60 60M10-60C28-10 38 28 34 74', '#fff0cf', 3, 'opacity="0.6"');

export const driedFigHalf: Art = (sheet) =>
  shape(uneven(sheet, 94, 90, 12, 0.04), sheet.radial(['#d6ab6c', '#94632f'])) +
  shape(uneven(sheet, 80, 76, 12, 0.04), '#f3deb4') +
  shape(uneven(sheet, 66, 62, 12, 0.06), sheet.radial(['#c4563f', '#a33c33', '#7d2a26'], 0.5, 0.5, 0.55)) +
  many(34, (index) => {
    const angle = index * 137.5;
    const reach = 9 * Math.sqrt(index);
    return disc(Math.cos(angle) * reach, Math.sin(angle) * reach, 4.2, index % 3 ? '#f6d488' : '#e3a95a');
  });

/** Short bent creases, each with a light edge. */
function creases(sheet: Sheet, count: number, dark: string, light: string): string {
  return many(count, (index) => {
    const [x, y] = onCircle(sheet.between(10, 46), (index * 360) / count + sheet.between(-24, 24), 0.75);
    const turn = sheet.between(-50, 50);
    const bend = sheet.between(12, 26);
    const path = `M-30 0Q-8 ${bend.toFixed(0)} 8 2T34 ${(-bend * 0.5).toFixed(0)}`;
    return moved(
      x,
      y,
      line(path, dark, 7, 'opacity="0.6"') + line(path, light, 4, 'opacity="0.55" transform="translate(-2 -7)"'),
      1,
      turn,
    );
  });
}

function smallShrivelled(colours: readonly [string, string, string], dark: string, light: string): Art {
  return (sheet) =>
    shape(uneven(sheet, 96, 74, 9, 0.1), sheet.radial([...colours])) +
    creases(sheet, 4, dark, light) +
    gleam(-28, -34, 22, 9, -24, 0.6);
}

export const goldenRaisin = smallShrivelled(['#ffe38c', '#e0a93a', '#a86c17'], '#8a5410', '#fff0b8');
export const darkRaisin = smallShrivelled(['#8f5a52', '#4f2830', '#24101a'], '#150810', '#c08c84');
export const cranberry = smallShrivelled(['#f0566a', '#b3162f', '#680a1e'], '#4d0616', '#ff9aa6');
export const prune: Art = (sheet) =>
  shape(uneven(sheet, 97, 80, 11, 0.06), sheet.radial(['#73506f', '#3a2138', '#170b18'])) +
  creases(sheet, 6, '#0d050e', '#a887a4') +
  gleam(-32, -42, 22, 8, -24, 0.4);

export const mangoStrip: Art = (sheet) =>
  shape(
    'M-100-6C-70-40-36-34 0-28S70-44 98-20C104-6 98 12 84 20C50 34 34 14-2 24S-78 40-96 22Z',
    sheet.linear(['#ffcf66', '#f5a02a', '#d9780f']),
  ) +
  line('M-84 2C-50-20-26-8 4-6S60-18 84-6M-80 14C-40 0-20 12 10 10S60 2 78 8', '#ffe6a3', 3.5, 'opacity="0.6"') +
  many(12, () => disc(sheet.between(-80, 80), sheet.between(-18, 18), 2.4, '#ffffff', 'opacity="0.75"'));

export const mulberry: Art = (sheet) => {
  const bead = sheet.radial(['#fffaf0', '#ead6a8', '#a5814a'], 0.36, 0.3, 0.7);
  let beads = line('M-92 0L-128-8', '#94974d', 7) + oval(0, 0, 96, 44, '#9a7844');
  for (const [x, reach] of [
    [-80, 16],
    [-60, 30],
    [-38, 38],
    [-14, 42],
    [10, 42],
    [34, 38],
    [56, 31],
    [78, 20],
  ] as const) {
    beads += [-1, -0.5, 0, 0.5, 1]
      .map((step) => disc(x + sheet.between(-6, 6), step * reach + sheet.between(-4, 4), sheet.between(12, 15), bead))
      .join('');
  }
  return beads;
};

export const appleRing: Art = (sheet) => {
  const outer = uneven(sheet, 98, 92, 13, 0.03);
  return (
    shape(outer, sheet.radial(['#d9564a', '#b0342f'])) +
    moved(0, 0, shape(outer, sheet.radial(['#fff6da', '#f6e0ad', '#e3bf7c'], 0.45, 0.4, 0.65)), 0.92) +
    around(5, () => line('M34 0C50-8 62 6 76-4', '#d9b26c', 3.5, 'opacity="0.6"')) +
    disc(0, 0, 26, '#b98a4f') +
    disc(2, 3, 23, '#efe3cb') +
    gleam(-40, -46, 24, 8, -34, 0.5)
  );
};

/** Sheets of sun-dried apricot paste, rolled. */
export const amardineRoll: Art = (sheet) =>
  `<rect x="-100" y="-44" width="190" height="88" rx="40" fill="${sheet.linear(['#ffb765', '#f08a24', '#b9560d'])}"/>` +
  line('M-70-18H80M-80 4H78M-70 24H76', '#ffd59a', 3, 'opacity="0.35"') +
  gleam(-10, -26, 64, 6, 0, 0.5) +
  oval(86, 0, 24, 44, sheet.radial(['#ffc27a', '#e87d1c'])) +
  line('M86-34A17 34 0 1 0 96 28A14 27 0 1 0 88-20A10 18 0 1 0 92 12A5 9 0 1 0 88-6', '#a84f0c', 4.5);

/** A square of the same paste, one corner folded. */
export const amardineSheet: Art = (sheet) =>
  shape(
    'M-96-40L60-62L98 30L-70 62Z',
    sheet.linear(['#ffb052', '#ee8420', '#cf680f'], 0, 0, 1, 1),
    'stroke="#d9700f" stroke-width="6" stroke-linejoin="round"',
  ) +
  shape('M60-62L98 30L50 2Z', sheet.linear(['#ffd394', '#f5a040'])) +
  line('M-70-26L36-42M-62-2L40-18M-56 22L60 4', '#ffd59a', 3, 'opacity="0.4"');
