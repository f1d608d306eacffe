import type { Art } from './sheet';
import { disc, gleam, line, many, moved, oval, shape, smooth, type Point } from './shapes';

const kernelGreen = (deep: string): readonly string[] => ['#cfe08a', '#9dbb4f', deep];

/** A pistachio laughing, as they say here: the shell open, the green kernel within. */
export const pistachio: Art = (sheet) =>
  oval(6, 0, 92, 62, '#b8935f') +
  shape('M-70 0C-50-44 60-50 98 0C60 46-50 44-70 0Z', sheet.linear([...kernelGreen('#6d8f2f')], 0, 0, 0.3, 1)) +
  line('M-40-4C0-16 50-14 90-2', '#8a4a6a', 7, 'opacity="0.55"') +
  line('M-30 8C10 4 50 6 84 8', '#e3efb0', 4, 'opacity="0.7"') +
  shape(
    'M-98 2C-84-62 30-84 94-34C66-40 0-38-40-16C-60-6-80 2-98 2Z',
    sheet.linear(['#fff3d8', '#efd9ae', '#cfae77'], 0.1, 0, 0.4, 1),
  ) +
  shape(
    'M-98 0C-86 66 26 86 92 38C64 42 2 36-40 16C-60 8-80 0-98 0Z',
    sheet.linear(['#f3dfb6', '#e0c28c', '#b98f55'], 0.3, 0, 0.5, 1),
  ) +
  line('M-70-26C-40-52 10-62 50-54', '#ffffff', 5, 'opacity="0.7"') +
  line('M-74 24C-40 48 10 56 46 52', '#a87f48', 2.5, 'opacity="0.5"');

export const pistachioKernel: Art = (sheet) =>
  shape('M-98 2C-70-56 50-62 98-4C60 52-60 58-98 2Z', sheet.linear([...kernelGreen('#6d8f2f')])) +
  line('M-84-6C-40-44 30-46 74-22', '#94507a', 15, 'opacity="0.5"') +
  line('M-60 14C-20 26 30 24 66 10', '#e9f3bd', 5, 'opacity="0.6"');

export const almond: Art = (sheet) => {
  const outline = 'M-100 4C-76-44-10-66 44-52C84-42 98-16 96 6C94 34 74 50 38 56C-14 62-74 44-100 4Z';
  return (
    shape(outline, sheet.linear(['#e0a066', '#b86f35', '#84451b'], 0.1, 0, 0.3, 1)) +
    sheet.clipped(
      shape(outline, '#000'),
      many(7, (index) =>
        line(
          `M-96 ${2 + index * 0.6}C-50 ${-50 + index * 16} 40 ${-52 + index * 17} 104 ${-22 + index * 8}`,
          index % 2 ? '#7a3f17' : '#f0bd86',
          3.5,
          'opacity="0.45"',
        ),
      ),
    ) +
    gleam(-10, -32, 38, 7, -8, 0.4)
  );
};

export const walnutHalf: Art = (sheet) => {
  const lobe = (side: number): string => {
    const points: Point[] = [
      [4, -96],
      [34, -92],
      [44, -76],
      [70, -72],
      [74, -48],
      [92, -36],
      [84, -12],
      [98, 6],
      [84, 28],
      [86, 52],
      [62, 62],
      [54, 84],
      [30, 84],
      [6, 94],
      [6, 0],
    ];
    return shape(
      smooth(points.map(([x, y]): Point => [x * side * 0.86, y])),
      sheet.radial(['#f0cf98', '#cf9a58', '#96602a'], side > 0 ? 0.3 : 0.45, 0.3, 0.8),
      'stroke="#8a5524" stroke-width="3"',
    );
  };
  const grooves =
    'M22-76C40-60 22-46 44-40S64-52 66-30M18-30C40-26 36-8 58-8S68 12 78 6M18 16C36 8 40 34 60 28S58 48 70 48M16 56C32 46 34 72 50 62';
  return (
    lobe(-1) +
    lobe(1) +
    line(grooves, '#8a5322', 6, 'opacity="0.7"') +
    moved(0, 2, `<g transform="scale(-1 1)">${line(grooves, '#8a5322', 6, 'opacity="0.7"')}</g>`) +
    line(grooves, '#ffe9c0', 3, 'opacity="0.6" transform="translate(-4 -6)"') +
    shape('M-7-92Q0-100 7-92L9 88Q0 100-9 88Z', sheet.linear(['#e3b878', '#9a6630'], 0, 0, 1, 0))
  );
};

export const walnutShell: Art = (sheet) =>
  shape(
    'M0-98C56-96 90-50 88 6C86 60 48 94 0 100C-48 94-86 60-88 6C-90-50-56-96 0-98Z',
    sheet.radial(['#e6c08a', '#c08e50', '#855424']),
  ) +
  line('M0-96C10-50 10 50 0 98', '#7d4d20', 7) +
  line('M-6-94C4-50 4 50-6 96', '#f3d8a8', 3, 'opacity="0.6"') +
  line(
    'M-60-50q24 10 20 34M-70 4q20 8 22 34M-34-70q6 20 20 24M-44 60q16-4 24 14M50-56q-14 14-10 34M70 0q-22 6-20 30M40 50q-6 10-20 14',
    '#7d4d20',
    4,
    'opacity="0.5"',
  ) +
  gleam(-36, -44, 12, 24, 26, 0.35);

export const cashew: Art = (sheet) =>
  shape(
    'M-92-18C-104 40-46 86 18 80C78 74 108 28 96-18C90-42 62-46 54-24C46 6 22 20-6 16C-34 12-40-10-46-34C-54-60-86-54-92-18Z',
    sheet.linear(['#fff4d6', '#f3dcab', '#d6b077'], 0.2, 0, 0.5, 1),
  ) +
  line('M-78-10C-80 34-40 64 14 62C54 60 80 36 84 6', '#c79d62', 4, 'opacity="0.5"') +
  line('M-82-16C-86 6-74 32-50 48', '#ffffff', 8, 'opacity="0.75"');

export const hazelnut: Art = (sheet) =>
  shape(
    'M0-100C18-84 92-56 92 10C92 64 52 92 0 92S-92 64-92 10C-92-56-18-84 0-100Z',
    sheet.radial(['#d9975a', '#a8622d', '#6b3613']),
  ) +
  shape('M-86 36C-50 20 50 20 86 36C74 76 40 92 0 92S-74 76-86 36Z', sheet.linear(['#e9cfa3', '#c9a36c'])) +
  many(9, (index) =>
    line(`M${-64 + index * 16} ${34 - (index % 2) * 4}L${-52 + index * 13} 84`, '#a37c48', 2.5, 'opacity="0.5"'),
  ) +
  line('M-8-84C-40-50-52-10-52 20M8-84C36-50 48-10 50 20', '#5f2f10', 3, 'opacity="0.3"') +
  gleam(-38, -24, 12, 26, 26, 0.5);

export const peanutShell: Art = (sheet) => {
  const outline =
    'M-98 0C-96-44-52-56-20-36C-8-28 8-28 22-38C56-62 100-44 100 2C100 48 56 60 22 38C8 30-8 30-20 38C-54 56-100 44-98 0Z';
  return (
    shape(outline, sheet.linear(['#f6dfae', '#dfb877', '#b3854a'])) +
    sheet.clipped(
      shape(outline, '#000'),
      many(5, (index) =>
        line(
          `M-100 ${-34 + index * 17}Q0 ${-20 + index * 10} 100 ${-34 + index * 17}`,
          '#a8793f',
          3.5,
          'opacity="0.35"',
        ),
      ) + many(13, (index) => line(`M${-84 + index * 14}-50q6 50 0 100`, '#a8793f', 2.5, 'opacity="0.28"')),
    ) +
    gleam(-56, -26, 22, 7, -18, 0.5)
  );
};

export const peanutKernel: Art = (sheet) =>
  shape(
    'M-98 2C-92-50-20-70 40-54C84-42 104-10 94 14C80 54 20 66-30 56C-74 48-96 30-98 2Z',
    sheet.radial(['#e08a70', '#b34f3f', '#74291f']),
  ) +
  line('M-70 6C-30-14 40-16 78 0M-62 24C-20 34 30 34 66 22', '#f3b8a0', 3, 'opacity="0.4"') +
  oval(90, 4, 7, 9, '#f6dcb8') +
  gleam(-24, -30, 28, 8, -12, 0.4);

export const pineNut: Art = (sheet) =>
  shape(
    'M-100 4C-74-26-10-44 46-40C82-38 100-18 98 4C96 28 76 40 42 42C-14 44-74 30-100 4Z',
    sheet.linear(['#fffaea', '#f8e6bd', '#dcb87d'], 0.1, 0, 0.3, 1),
  ) +
  gleam(6, -20, 42, 7, -3, 0.9) +
  oval(-92, 4, 8, 5, '#b98545', 'opacity="0.7"');

export const pecanHalf: Art = (sheet) =>
  shape(
    'M-98 0C-84-50-30-62 10-60C60-58 92-34 98 0C92 36 60 58 10 60C-30 62-84 50-98 0Z',
    sheet.linear(['#c07a42', '#914f23', '#5f2e10']),
  ) +
  line('M-92 0C-40 6 40 6 92 0', '#4a210a', 9, 'opacity="0.75"') +
  line(
    'M-82-20C-40-34 30-36 82-18M-72-34C-30-48 20-50 62-38M-82 20C-40 34 30 36 82 18M-72 34C-30 46 20 48 62 36',
    '#55290d',
    5,
    'opacity="0.6"',
  ) +
  line('M-76-27C-40-42 20-44 68-30M-70 27C-30 40 20 42 68 27', '#e8b27a', 4, 'opacity="0.55"');

/** Three-sided, its brown skin worn to cream along the edges. */
export const brazilNut: Art = (sheet) =>
  shape(
    'M-98 16C-80-40-6-70 60-46C94-34 106 0 86 26C44 64-46 66-98 16Z',
    sheet.linear(['#a36c40', '#6f3f1e', '#4a260f']),
  ) +
  shape('M-94 12C-74-36-6-64 58-42C36-22-10-6-94 12Z', sheet.linear(['#c99464', '#94603a'], 0, 0, 1, 1)) +
  line('M-92 13C-30 4 30-16 66-42', '#f3dcb0', 8) +
  line('M-60 34C-20 44 40 42 74 20', '#e3c08d', 5, 'opacity="0.55"') +
  line('M-40-12L-14-22M10-30L34-38M-30 22L0 20M26 12L58-6', '#f3dcb0', 4, 'opacity="0.5"') +
  gleam(-24, -34, 30, 6, -22, 0.35);

export const macadamia: Art = (sheet) =>
  disc(0, 0, 96, sheet.radial(['#fffdf2', '#f8e8c2', '#d3b07a'])) +
  oval(0, 72, 26, 10, '#c49a5f', 'opacity="0.45"') +
  gleam(-32, -38, 24, 14, -36, 0.8);

export const macadamiaShell: Art = (sheet) =>
  disc(0, 0, 98, sheet.radial(['#b9794a', '#7d4523', '#4a2410'])) +
  shape('M-92-10C-40-30 40-30 92-10C40 6-40 6-92-10Z', '#2f150a') +
  shape('M-80-10C-40-25 40-25 80-10C40 2-40 2-80-10Z', '#f6e4bd') +
  gleam(-36, -52, 24, 10, -36, 0.45);

export const pumpkinSeed: Art = (sheet) =>
  shape(
    'M-100 0C-66-40 10-58 62-42C94-30 100-12 98 4C94 34 66 46 36 48C-14 52-70 36-100 0Z',
    sheet.linear(['#8fae55', '#5f8238', '#3f5f26']),
  ) +
  line(
    'M-84 0C-50-26 10-42 58-32C80-26 86-12 84 4C80 26 56 34 34 36C-10 38-54 26-84 0',
    '#b7cf80',
    4,
    'opacity="0.6"',
  ) +
  gleam(4, -20, 34, 6, -6, 0.35);

export const sunflowerSeed: Art = (sheet) => {
  const outline = 'M-100 0C-70-34-6-54 44-46C84-40 100-16 98 2C96 28 78 42 42 48C-10 54-72 34-100 0Z';
  return (
    shape(outline, sheet.linear(['#4f4b48', '#2c2927', '#171514'])) +
    line('M-82-6C-40-30 10-40 72-30M-84 3C-30-4 30-8 92-2M-76 12C-30 30 20 36 70 30', '#f3ede2', 7, 'opacity="0.9"') +
    gleam(20, -32, 26, 5, -4, 0.3)
  );
};
