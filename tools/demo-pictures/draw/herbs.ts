import type { Art } from './sheet';
import { around, disc, line, many, moved, onCircle, oval, shape } from './shapes';

export const mintLeaf: Art = (sheet) =>
  shape(
    'M-98 0L-82-22L-66-26L-50-42L-32-42L-12-54L8-50L28-54L46-44L62-40L76-26L98-4L78 22L62 34L48 38L28 50L8 46L-12 50L-32 38L-50 38L-66 24L-82 18Z',
    sheet.linear(['#8ad26b', '#3f9c4f', '#2a7a41'], 0, 0, 0.5, 1),
    'stroke="#3f9c4f" stroke-width="6" stroke-linejoin="round"',
  ) +
  line('M-94 0Q0-8 88-4', '#d9f5c4', 4, 'opacity="0.75"') +
  line('M-56-2l20-28M-18-5l24-34M24-6l20-28M-56 0l20 26M-18-2l26 32M24-4l24 26', '#d9f5c4', 3, 'opacity="0.5"');

/** The top of a mint stem, leaves in pairs. */
export const mintSprig: Art = (sheet) =>
  line('M0 110Q6 40 0-30', '#4d9a47', 8) +
  (
    [
      [44, 60, 18, 0.44],
      [-44, 54, 162, 0.44],
      [46, 6, -22, 0.5],
      [-46, 2, 202, 0.5],
      [30, -44, -52, 0.46],
      [-30, -46, 232, 0.46],
      [0, -66, -90, 0.4],
    ] as const
  )
    .map(([x, y, turn, scale]) => moved(x, y, mintLeaf(sheet), scale, turn))
    .join('');

export const rosemary: Art = (sheet) =>
  line('M0 120Q6 20 0-90', '#7a6a3a', 7) +
  many(24, (index) => {
    const y = 84 - index * 7.6;
    return [-1, 1]
      .map((side) => {
        const reach = (40 - Math.abs(index - 9) * 1.1) * sheet.between(0.8, 1.1);
        const lift = sheet.between(14, 30);
        return line(
          `M1 ${y}Q${(side * reach * 0.6).toFixed(1)} ${(y - lift * 0.35).toFixed(1)} ${(side * reach).toFixed(1)} ${(y - lift).toFixed(1)}`,
          sheet.pick(['#4f8a5c', '#6aa571', '#3b7449', '#9cc796', '#2f6640']),
          5.5,
        );
      })
      .join('');
  });

function flower(petals: number, reach: number, width: number, light: string, deep: string, heart: string): Art {
  return (sheet) => {
    const petal = `M6 0C${reach * 0.3}-${width} ${reach * 0.8}-${width} ${reach}-${width * 0.2}Q${reach * 1.02} 0 ${reach} ${width * 0.2}C${reach * 0.8} ${width} ${reach * 0.3} ${width} 6 0Z`;
    return (
      around(
        petals,
        () =>
          shape(petal, sheet.radialAt([deep, light, light], 0, 0, 100), `stroke="${deep}" stroke-width="1.5"`) +
          line(`M26 0H${reach * 0.7}`, deep, 2, 'opacity="0.4"'),
        sheet.between(0, 40),
      ) +
      disc(0, 0, 18, sheet.radial(['#fff2a8', heart])) +
      many(7, (index) => disc(...onCircle(11, index * 51), 3, heart))
    );
  };
}

export const orangeBlossom = flower(5, 96, 38, '#ffffff', '#f1e6cf', '#eaa91f');
export const daisy = flower(13, 98, 18, '#ffffff', '#e9e4f2', '#f0a912');
export const marigold: Art = (sheet) =>
  [100, 76, 52]
    .map((reach, ring) =>
      around(
        14 - ring * 3,
        () =>
          shape(
            `M0 0C${reach * 0.5}-${reach * 0.26} ${reach}-${reach * 0.2} ${reach} 0C${reach} ${reach * 0.2} ${reach * 0.5} ${reach * 0.26} 0 0Z`,
            sheet.linear(['#ffc23d', ring % 2 ? '#f28a12' : '#f9a11b'], 0, 0, 1, 1),
            'stroke="#d9690c" stroke-width="2"',
          ),
        ring * 13,
      ),
    )
    .join('') + disc(0, 0, 20, sheet.radial(['#f28a12', '#b8500a']));
export const cornflower = flower(9, 98, 20, '#7f8fe8', '#3d4bb5', '#5a2f8f');

/** A viola with its painted face. */
export function viola(upper: string, lower: string, deep: string): Art {
  return (sheet) =>
    [
      [-40, -52, -20],
      [40, -52, 20],
    ]
      .map(([x = 0, y = 0, lean = 0]) =>
        moved(x, y, oval(0, 0, 46, 50, sheet.radial([upper, upper, deep], 0.45, 0.35, 0.9)), 1, lean),
      )
      .join('') +
    [
      [-50, 8],
      [50, 8],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 46, 40, sheet.radial([lower, lower, upper])))
      .join('') +
    shape(
      'M0 0C46 4 70 44 48 74C30 98-30 98-48 74C-70 44-46 4 0 0Z',
      sheet.radial([lower, lower, upper], 0.5, 0.3, 0.9),
    ) +
    line('M-8 6L-40 16M8 6L40 16M-8 16L-22 46M0 18V54M8 16L22 46', deep, 4, 'opacity="0.75"') +
    oval(0, 2, 16, 12, '#ffd23f') +
    disc(0, 0, 5, '#8a5a10');
}

export const rosePetal: Art = (sheet) =>
  shape(
    'M0 92C-60 66-98 0-74-48C-56-84-20-78 0-62C20-78 56-84 74-48C98 0 60 66 0 92Z',
    sheet.radial(['#fcc3cd', '#ee7f97', '#cf4a6c'], 0.45, 0.3, 0.8),
  ) + line('M0 74C-16 30-20-10-30-46M0 74C16 30 20-10 30-46', '#fbdde2', 3, 'opacity="0.5"');

/** An open rose seen from above, its petals wound inwards. */
export const rose: Art = (sheet) => {
  const petal = sheet.radial(['#c23f63', '#e8748f', '#fbc9d2'], 0.2, 0.5, 0.85);
  const ring = (count: number, reach: number, size: number, from: number): string =>
    around(
      count,
      () => oval(reach, 0, size * 0.86, size, petal, 'stroke="#cf4a6c" stroke-width="2.5" stroke-opacity="0.6"'),
      from,
    );
  return (
    ring(6, 52, 46, 8) +
    ring(5, 34, 38, 40) +
    ring(4, 18, 28, 10) +
    disc(0, 0, 20, '#c23f63') +
    line('M-11 3A12 12 0 1 1 9 9M-4 2A6 6 0 1 1 5 5', '#f9b9c6', 4.5)
  );
};
