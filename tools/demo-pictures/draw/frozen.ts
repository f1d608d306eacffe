import type { Art, Sheet } from './sheet';
import { disc, gleam, line, many, moved, oval, shape } from './shapes';

/** Any fruit, rimed over. */
export function rimed(art: Art, veil = 0.2): Art {
  return (sheet) => sheet.frosted(art(sheet), veil);
}

/** A clear cube with something caught in it. */
export function iceCube(inside: Art, insideSize = 0.52, tint = '#cfe9f5'): Art {
  return (sheet) => {
    const round = 'stroke-linejoin="round" stroke-width="16"';
    return (
      shape('M0-84L80-44V48L0 90L-80 48V-44Z', `${tint}`, `stroke="${tint}" ${round} opacity="0.72"`) +
      shape('M0-84L80-44L0-2L-80-44Z', sheet.linear(['#ffffff', '#e3f3fb']), 'opacity="0.55"') +
      moved(0, 8, inside(sheet), insideSize) +
      shape(
        'M-80-44L0-2V90L-80 48Z',
        sheet.linear(['#ffffff90', '#ffffff18', '#a9d2e855'], 0, 0, 1, 1),
        'stroke="#ffffff" stroke-opacity="0.5" stroke-width="4" stroke-linejoin="round"',
      ) +
      shape(
        'M80-44L0-2V90L80 48Z',
        sheet.linear(['#8fc3de44', '#ffffff22', '#6fadce77'], 0, 0, 1, 1),
        'stroke="#ffffff" stroke-opacity="0.45" stroke-width="4" stroke-linejoin="round"',
      ) +
      shape(
        'M0-84L80-44L0-2L-80-44Z',
        sheet.linear(['#ffffff99', '#ffffff20'], 0, 0, 1, 1),
        'stroke="#ffffff" stroke-opacity="0.8" stroke-width="4" stroke-linejoin="round"',
      ) +
      line('M-66-22V24M-66 38V40', '#ffffff', 8, 'opacity="0.85"') +
      line('M-34-48L-6-62', '#ffffff', 7, 'opacity="0.9"') +
      many(6, () => disc(sheet.between(-56, 56), sheet.between(0, 56), sheet.between(2, 5), '#ffffff', 'opacity="0.7"'))
    );
  };
}

/** A solid cube of frozen pulp. */
export function pulpCube(light: string, main: string, deep: string, flecks: string): Art {
  return (sheet) => {
    const join = `stroke-width="14" stroke-linejoin="round"`;
    return (
      shape('M0-84L80-44V48L0 90L-80 48V-44Z', main, `stroke="${main}" ${join}`) +
      shape('M-80-44L0-2V90L-80 48Z', sheet.linear([main, deep])) +
      shape('M80-44L0-2V90L80 48Z', sheet.linear([deep, deep]), 'opacity="0.75"') +
      shape('M0-84L80-44L0-2L-80-44Z', sheet.linear([light, main])) +
      many(16, () => {
        const x = sheet.between(-70, 70);
        return oval(x, sheet.between(-28, 68) - Math.abs(x) * 0.35 + 6, 5, 4, flecks, 'opacity="0.8"');
      }) +
      line('M-78-42L0-2L78-42M0-2V86', '#ffffff', 4, 'opacity="0.45"') +
      line('M-36-46L-6-60', '#ffffff', 8, 'opacity="0.8"') +
      line('M-68-20V20', '#ffffff', 7, 'opacity="0.5"')
    );
  };
}

/** A ball of clear ice for a short drink. */
export function iceSphere(inside: Art, insideSize = 0.6): Art {
  return (sheet) =>
    disc(0, 0, 100, sheet.radial(['#f8fdff', '#d6ecf7', '#9cc8de'], 0.4, 0.35, 0.7), 'opacity="0.85"') +
    moved(0, 6, inside(sheet), insideSize) +
    disc(0, 0, 100, sheet.radial(['#ffffff77', '#ffffff11', '#ffffff00', '#7fb4d088'], 0.42, 0.4, 0.62)) +
    disc(0, 0, 97, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.7"') +
    gleam(-42, -50, 24, 12, -42, 0.9) +
    line('M54 66Q72 50 80 24', '#ffffff', 7, 'opacity="0.6"');
}

/** Loose ice to set cold things on. */
export function crushedIce(sheet: Sheet, x: number, y: number, rx: number, ry: number, count: number): string {
  return many(count, (index) => {
    const angle = index * 2.39996;
    const reach = Math.sqrt((index + 0.5) / count);
    const size = sheet.between(0.16, 0.34);
    return moved(
      x + Math.cos(angle) * reach * rx,
      y + Math.sin(angle) * reach * ry,
      shape(
        'M-70-50L20-84L84-20L60 62L-30 84L-88 20Z',
        sheet.linear(['#ffffff', '#e6f4fb', '#b5d8e9'], 0, 0, 1, 1),
        'stroke="#ffffff" stroke-width="6" stroke-linejoin="round" opacity="0.92"',
      ) + line('M-70-50L0 0L84-20M0 0L-30 84', '#ffffff', 5, 'opacity="0.9"'),
      size,
      sheet.between(0, 180),
    );
  });
}

/** Cold breath and small flakes in the air. */
export function frostAir(sheet: Sheet): string {
  const { width, height } = sheet;
  const flake = line(
    'M0-50V50M-43-25L43 25M-43 25L43-25M0-50l-12 14M0-50l12 14M0 50l-12-14M0 50l12-14M-43-25l18 2M-43-25l4 18M43 25l-18-2M43 25l-4-18M-43 25l4-18M-43 25l18-2M43-25l-4 18M43-25l-18 2',
    '#ffffff',
    7,
  );
  return (
    many(
      5,
      (index) =>
        `<g opacity="0.8">${moved(width * (0.08 + index * 0.21) + sheet.between(-20, 20), height * sheet.between(0.07, 0.26), flake, sheet.between(0.3, 0.62), sheet.between(0, 60))}</g>`,
    ) +
    many(18, () =>
      disc(sheet.between(0, width), sheet.between(0, height * 0.5), sheet.between(2, 6), '#ffffff', 'opacity="0.75"'),
    )
  );
}
