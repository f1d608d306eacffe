import type { Art, Sheet } from './sheet';
import { around, disc, gleam, line, many, moved, onCircle, oval, shape, uneven } from './shapes';

export interface CitrusColours {
  rind: string;
  rindDeep: string;
  pith: string;
  flesh: string;
  fleshDeep: string;
}

export const ORANGE: CitrusColours = {
  rind: '#ffa531',
  rindDeep: '#e8750d',
  pith: '#fff1d2',
  flesh: '#ffbf4d',
  fleshDeep: '#fb8a12',
};
export const LEMON: CitrusColours = {
  rind: '#ffe04f',
  rindDeep: '#e9b913',
  pith: '#fffbe0',
  flesh: '#fff08a',
  fleshDeep: '#f7d332',
};
export const LIME: CitrusColours = {
  rind: '#93c63f',
  rindDeep: '#4f8f1f',
  pith: '#f4fadb',
  flesh: '#d3ea8a',
  fleshDeep: '#a4cf4c',
};
export const BLOOD_ORANGE: CitrusColours = {
  rind: '#f98a3c',
  rindDeep: '#d5501d',
  pith: '#ffe9d6',
  flesh: '#e2503f',
  fleshDeep: '#a3142c',
};
const DRIED_ORANGE: CitrusColours = {
  rind: '#d9822b',
  rindDeep: '#a5540f',
  pith: '#f3cf8f',
  flesh: '#f2a03d',
  fleshDeep: '#cf6a16',
};
const DRIED_BLOOD_ORANGE: CitrusColours = {
  rind: '#b9552b',
  rindDeep: '#7a2a14',
  pith: '#e9b58a',
  flesh: '#b5302f',
  fleshDeep: '#6d0f22',
};
const DRIED_LEMON: CitrusColours = {
  rind: '#e3b83a',
  rindDeep: '#a97c12',
  pith: '#f8e6ab',
  flesh: '#f3d465',
  fleshDeep: '#d3a02b',
};

function segments(sheet: Sheet, colours: CitrusColours, count: number, gap: number): string {
  const fill = sheet.radialAt([colours.flesh, colours.flesh, colours.fleshDeep], 0, 0, 84);
  const half = 180 / count - gap;
  const [ax, ay] = onCircle(73, -half);
  const [bx, by] = onCircle(73, half);
  const wedge = `M17 0L${ax.toFixed(1)} ${ay.toFixed(1)}A76 76 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}Z`;
  return around(
    count,
    () =>
      shape(wedge, fill, `stroke="${fill}" stroke-width="9" stroke-linejoin="round"`) +
      many(5, () => {
        const [x, y] = onCircle(sheet.between(34, 68), sheet.between(-half * 0.7, half * 0.7));
        return line(
          `M${x.toFixed(1)} ${y.toFixed(1)}l${sheet.between(6, 11).toFixed(1)} ${(y * 0.12).toFixed(1)}`,
          '#ffffff',
          2.6,
          'opacity="0.42"',
        );
      }),
    sheet.between(0, 40),
  );
}

/** A cut wheel, fresh and juicy. */
export function citrusSlice(colours: CitrusColours): Art {
  return (sheet) =>
    disc(0, 0, 100, sheet.radial([colours.rind, colours.rind, colours.rindDeep])) +
    disc(0, 0, 91, colours.pith) +
    segments(sheet, colours, 10, 3.2) +
    gleam(-34, -42, 30, 13, -42, 0.28);
}

/** A wheel dried until crisp: darker, thinner flesh, an uneven rim. */
function driedWheel(colours: CitrusColours): Art {
  return (sheet) => {
    const rim = uneven(sheet, 98, 98, 16, 0.025);
    return (
      shape(rim, sheet.radial([colours.rind, colours.rindDeep])) +
      moved(0, 0, shape(rim, colours.pith), 0.9) +
      moved(0, 0, segments(sheet, colours, 9, 2.6), 0.97) +
      many(9, () => {
        const [x, y] = onCircle(sheet.between(30, 70), sheet.between(0, 360));
        return oval(x, y, 6, 3, colours.fleshDeep, 'opacity="0.5"');
      }) +
      disc(0, 0, 9, colours.pith) +
      many(3, (index) =>
        moved(...onCircle(26, 80 + index * 118), oval(0, 0, 7, 4, '#a8691f', 'opacity="0.75"'), 1, 80 + index * 118),
      )
    );
  };
}

export const driedOrangeWheel = driedWheel(DRIED_ORANGE);
export const driedLemonWheel = driedWheel(DRIED_LEMON);
export const driedBloodOrangeWheel = driedWheel(DRIED_BLOOD_ORANGE);

export const leaf: Art = (sheet) =>
  shape('M-96 0C-50-56 40-58 98-4C46 52-48 54-96 0Z', sheet.linear(['#6fb65a', '#2f8147'], 0, 0, 0.6, 1)) +
  line('M-92 0Q0-10 88-4', '#d6efc0', 4, 'opacity="0.7"') +
  line('M-40-3l22-26M-4-6l24-26M34-6l20-18M-40 0l24 24M0 0l24 22', '#d6efc0', 2.5, 'opacity="0.45"');

function pores(sheet: Sheet, colour: string): string {
  return many(22, () => {
    const [x, y] = onCircle(sheet.between(20, 82), sheet.between(0, 360));
    return disc(x, y, 2, colour, 'opacity="0.45"');
  });
}

/** A whole round fruit with a leaf: orange, blood orange, lime. */
export function citrusWhole(colours: CitrusColours): Art {
  return (sheet) =>
    disc(0, 0, 100, sheet.radial([colours.flesh, colours.rind, colours.rindDeep])) +
    pores(sheet, colours.rindDeep) +
    gleam(-38, -42, 26, 15, -40, 0.45) +
    moved(34, -92, leaf(sheet), 0.44, -22) +
    shape('M-10-90Q0-100 8-112L18-108Q12-96 12-88Z', '#6b5a2a');
}

export const wholeLemon: Art = (sheet) =>
  shape(
    'M-118-6C-108-14-98-22-90-34C-66-76 52-84 86-34C94-22 108-16 120-2C108 14 98 20 88 36C54 82-60 78-90 32C-98 18-110 8-118-6Z',
    sheet.radial(['#fff3a0', '#ffe04f', '#e3ad10']),
  ) +
  squeezed(pores(sheet, '#d9a50c')) +
  gleam(-36, -36, 30, 12, -22, 0.5);

function squeezed(content: string): string {
  return `<g transform="scale(0.95 0.68)">${content}</g>`;
}

/** A ribbon of peel, twisted by hand. */
export function peelTwist(colours: CitrusColours): Art {
  return (sheet) =>
    line('M-92 34C-64-44-30-48-14 0S26 66 44 6S80-46 96-22', colours.rindDeep, 34) +
    line(
      'M-92 30C-64-48-30-52-14-4S26 62 44 2S80-50 96-26',
      sheet.linear([colours.flesh, colours.rind], 0, 0, 1, 1),
      26,
    ) +
    line('M-26-30C-10-20-8 6 0 24M34 30C40 14 46 0 52-10', colours.pith, 12, 'opacity="0.9"') +
    line('M-84 18C-66-34-44-44-32-36', '#ffffff', 4, 'opacity="0.5"');
}
