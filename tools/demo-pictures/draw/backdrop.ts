import { leaf } from './citrus';
import type { Sheet } from './sheet';
import { disc, moved, oval, shape } from './shapes';

export type Tone = 'cream' | 'mint' | 'blush';

const TONES: Record<Tone, { light: string; wall: string; deep: string; table: string; tableDeep: string }> = {
  cream: { light: '#fffdf6', wall: '#fff6df', deep: '#fdebc2', table: '#fbe7bd', tableDeep: '#f3d7a0' },
  mint: { light: '#f7fcf8', wall: '#e6f4ea', deep: '#cfe9d7', table: '#cbe6d3', tableDeep: '#b3d8bf' },
  blush: { light: '#fff8f5', wall: '#fdeae6', deep: '#fad7cf', table: '#f9d3ca', tableDeep: '#f0bfb4' },
};

/** The stall in morning light: a pale wall with a low sun or a window, and a table to stand things on. */
export function backdrop(sheet: Sheet, tone: Tone, tableTop = 0.64): string {
  const { width, height } = sheet;
  const colours = TONES[tone];
  const top = height * tableTop;
  const sunX = width * sheet.between(0.36, 0.64);
  const sun = sheet.pick(['sun', 'arch', 'sun'] as const);
  const reach = height * sheet.between(0.37, 0.42);
  const light = sheet.linear([colours.light, colours.deep]);
  const decoration =
    sun === 'sun'
      ? disc(sunX, height * 0.44, reach, light)
      : shape(
          `M${sunX - reach * 0.82} ${height}V${height * 0.44}A${reach * 0.82} ${reach * 0.82} 0 0 1 ${sunX + reach * 0.82} ${height * 0.44}V${height}Z`,
          light,
        );
  const shade = `<g opacity="0.1">${moved(width * sheet.between(0.02, 0.08), height * sheet.between(0.1, 0.18), leaf(sheet), height / 560, sheet.between(20, 50))}${moved(width * sheet.between(0.93, 0.98), height * sheet.between(0.08, 0.2), leaf(sheet), height / 620, sheet.between(120, 160))}</g>`;
  return (
    `<rect width="${width}" height="${height}" fill="${sheet.linear([colours.light, colours.wall], 0, 0, 0.4, 1)}"/>` +
    decoration +
    shade +
    shape(
      `M0 ${top + 14}Q${width / 2} ${top - 14} ${width} ${top + 14}V${height}H0Z`,
      sheet.linear([colours.table, colours.tableDeep]),
    ) +
    oval(width * 0.42, height * 0.86, width * 0.5, height * 0.1, '#ffffff', 'opacity="0.16"')
  );
}
