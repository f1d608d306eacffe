import type { Art, Sheet } from './sheet';
import { disc, ground, line, many, moved, oval, put, shape } from './shapes';

export type Ware = 'wood' | 'white' | 'leaf' | 'blue' | 'clay' | 'sand';

const WARES: Record<Ware, { light: string; main: string; deep: string; inside: string }> = {
  wood: { light: '#dba66a', main: '#b97a40', deep: '#7d4a20', inside: '#6d3f1b' },
  white: { light: '#ffffff', main: '#f6f0e4', deep: '#cfc3ab', inside: '#bfae90' },
  leaf: { light: '#5fae84', main: '#2f8158', deep: '#164a31', inside: '#123d29' },
  blue: { light: '#a9cbd9', main: '#6f9fb5', deep: '#3f6b82', inside: '#355a6e' },
  clay: { light: '#f0a582', main: '#d67a55', deep: '#974a2c', inside: '#7d3b22' },
  sand: { light: '#f6e6c6', main: '#e6cc9a', deep: '#b99558', inside: '#99773f' },
};

export interface Heap {
  arts: readonly Art[];
  count: number;
  /** Half the width of one piece. */
  size: number;
  /** From which to which angle the pieces are turned; every way unless told. */
  turn?: readonly [number, number];
  /** Colour of the shade between the pieces. */
  bed?: string;
}

/** Pieces piled into a mound, the furthest first. */
function heap(sheet: Sheet, what: Heap, x: number, y: number, rx: number, ry: number, high: number): string {
  const [turnFrom, turnTo] = what.turn ?? [-180, 180];
  const spots = Array.from({ length: what.count }, (_unused, index) => {
    const reach = Math.sqrt((index + 0.5) / what.count);
    const angle = index * 2.39996 + sheet.between(-0.3, 0.3);
    const across = reach * Math.cos(angle);
    const near = reach * Math.sin(angle);
    return {
      x: x + across * rx,
      y: y + near * ry - high * (1 - across * across * 0.9 - near * near * (near > 0 ? 0.95 : 0.4)),
      near,
    };
  });
  return spots
    .sort((a, b) => a.near - b.near || a.y - b.y)
    .map((spot) =>
      put(
        sheet,
        sheet.pick(what.arts),
        spot.x,
        spot.y,
        what.size * sheet.between(0.9, 1.08),
        sheet.between(turnFrom, turnTo),
      ),
    )
    .join('');
}

/** A bowl with a mound in it; (x, y) is the middle of its rim. */
export function bowl(
  sheet: Sheet,
  ware: Ware,
  what: Heap,
  x: number,
  y: number,
  rx: number,
  depth: number,
  high: number,
): string {
  const colours = WARES[ware];
  const ry = rx * 0.27;
  const body = `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0C${rx * 0.98} ${depth * 0.72} ${rx * 0.62} ${depth} ${rx * 0.36} ${depth}H${-rx * 0.36}C${-rx * 0.62} ${depth} ${-rx * 0.98} ${depth * 0.72} ${-rx} 0Z`;
  const grain =
    ware === 'wood'
      ? many(4, (index) =>
          line(
            `M${-rx * 0.93} ${depth * (0.24 + index * 0.13)}Q0 ${depth * (0.62 + index * 0.12)} ${rx * 0.93} ${depth * (0.2 + index * 0.14)}`,
            colours.deep,
            3,
            'opacity="0.28"',
          ),
        )
      : '';
  const band =
    ware === 'white' || ware === 'sand'
      ? line(
          `M${-rx * 0.955} ${depth * 0.3}Q0 ${depth * 0.3 + ry * 2.1} ${rx * 0.955} ${depth * 0.3}`,
          ware === 'white' ? '#1f6f4a' : '#ffffff',
          6,
          'opacity="0.75"',
        )
      : '';
  return (
    ground(sheet, x + rx * 0.12, y + depth, rx * 1.02, rx * 0.2) +
    moved(
      x,
      y,
      oval(0, 0, rx, ry, sheet.linear([colours.main, colours.inside])) +
        oval(0, ry * 0.1, rx * 0.93, ry * 0.85, colours.inside),
    ) +
    (what.bed
      ? moved(
          x,
          y,
          shape(
            `M${-rx * 0.9} ${ry * 0.1}C${-rx * 0.72} ${-high * 0.85} ${rx * 0.72} ${-high * 0.85} ${rx * 0.9} ${ry * 0.1}A${rx * 0.92} ${ry * 0.88} 0 0 1 ${-rx * 0.9} ${ry * 0.1}Z`,
            what.bed,
          ),
        )
      : '') +
    heap(sheet, what, x, y + ry * 0.06, rx * 0.86, ry * 0.8, high) +
    moved(
      x,
      y,
      sheet.clipped(
        shape(body, '#000'),
        shape(body, sheet.linear([colours.deep, colours.main, colours.light, colours.main, colours.deep], 0, 0, 1, 0)) +
          shape(body, sheet.linear(['#ffffff22', '#00000030'])) +
          grain +
          band,
      ) +
        line(`M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0`, colours.light, 9) +
        line(
          `M${-rx * 0.72} ${depth * 0.42}Q${-rx * 0.64} ${depth * 0.66} ${-rx * 0.5} ${depth * 0.78}`,
          '#ffffff',
          11,
          'opacity="0.3"',
        ),
    )
  );
}

/** A flat plate with a mound on it; (x, y) is its middle. */
export function plate(sheet: Sheet, ware: Ware, what: Heap, x: number, y: number, rx: number, high: number): string {
  const colours = WARES[ware];
  const ry = rx * 0.34;
  return (
    ground(sheet, x + rx * 0.08, y + ry * 0.5, rx * 1.1, ry * 1.05) +
    oval(x, y + 15, rx, ry, colours.deep) +
    oval(x, y, rx, ry, sheet.linear([colours.light, colours.main])) +
    oval(x, y + 3, rx * 0.78, ry * 0.74, sheet.linear([colours.main, colours.light])) +
    oval(x, y, rx * 0.97, ry * 0.96, 'none', 'stroke="#ffffff" stroke-width="3" opacity="0.5"') +
    heap(sheet, what, x, y - 6, rx * 0.66, ry * 0.56, high)
  );
}

/** A stoppered jar, full; (x, y) is its foot. */
export function jar(
  sheet: Sheet,
  what: Heap,
  x: number,
  y: number,
  width: number,
  height: number,
  lid: Ware = 'wood',
): string {
  const half = width / 2;
  const glass = `M${-half * 0.86} ${-height}C${-half} ${-height * 0.96} ${-half} ${-height * 0.9} ${-half} ${-height * 0.84}V-36Q${-half} 0 ${-half + 36} 0H${half - 36}Q${half} 0 ${half}-36V${-height * 0.84}C${half} ${-height * 0.9} ${half} ${-height * 0.96} ${half * 0.86} ${-height}Z`;
  const rowHeight = what.size * 0.98;
  const rows = Math.ceil((height * 0.88) / rowHeight);
  const inRow = Math.ceil(width / (what.size * 1.35));
  const [turnFrom, turnTo] = what.turn ?? [-180, 180];
  const pieces = many(rows, (row) =>
    many(inRow + 1, (index) =>
      put(
        sheet,
        sheet.pick(what.arts),
        -half + (index + (row % 2) * 0.5) * (width / inRow) + sheet.between(-8, 8),
        -height * 0.88 + row * rowHeight + what.size * 0.6 + sheet.between(-7, 7),
        what.size * sheet.between(0.94, 1.06),
        sheet.between(turnFrom, turnTo),
      ),
    ),
  );
  const colours = WARES[lid];
  return (
    ground(sheet, x + half * 0.2, y, half * 1.35, half * 0.26) +
    moved(
      x,
      y,
      shape(glass, '#ffffff', 'opacity="0.6"') +
        sheet.clipped(shape(glass, '#000'), pieces) +
        shape(
          glass,
          sheet.linear(['#3a281a55', '#ffffff44', '#ffffff00', '#ffffff00', '#3a281a22', '#3a281a66'], 0, 0, 1, 0),
        ) +
        shape(glass, 'none', 'stroke="#ffffff" stroke-width="6" opacity="0.75"') +
        line(`M${-half * 0.76} ${-height * 0.8}V${-height * 0.26}`, '#ffffff', 13, 'opacity="0.6"') +
        `<rect x="${-half * 0.84}" y="${-height - 52}" width="${half * 1.68}" height="60" rx="12" fill="${sheet.linear([colours.deep, colours.main, colours.light, colours.main, colours.deep], 0, 0, 1, 0)}"/>` +
        `<rect x="${-half * 0.84}" y="${-height - 52}" width="${half * 1.68}" height="16" rx="8" fill="#ffffff" opacity="0.22"/>`,
    )
  );
}

/** A kraft pouch with a window to see what is in it and an emblem; (x, y) is its foot. */
export function pouch(sheet: Sheet, what: Heap, x: number, y: number, size: number, cold = false): string {
  const bag =
    'M-128-400L-122-372C-140-250-142-120-134-16Q-132 0-112 2Q0 16 112 2Q132 0 134-16C142-120 140-250 122-372L128-400Z';
  const window = 'M-92-96C-92-180-52-236 0-236S92-180 92-96C92-52 60-44 0-44S-92-52-92-96Z';
  const bagColours = cold
    ? ['#b9d3e0', '#e9f4fa', '#f6fbfe', '#cfe3ee', '#a5c4d4']
    : ['#bd935c', '#e0bd87', '#ecd0a0', '#d6ae73', '#ad8350'];
  const pieces = many(7, (row) =>
    many(5, (index) =>
      put(
        sheet,
        sheet.pick(what.arts),
        -96 + index * 48 + (row % 2) * 24,
        -250 + row * 38,
        (what.size / size) * sheet.between(0.95, 1.05),
        sheet.between(...(what.turn ?? ([-180, 180] as const))),
      ),
    ),
  );
  return (
    ground(sheet, x + 22 * size, y, 176 * size, 34 * size) +
    moved(
      x,
      y,
      shape(bag, sheet.linear(bagColours, 0, 0, 1, 0)) +
        shape(bag, sheet.linear(['#ffffff2a', '#ffffff00', '#00000020'])) +
        line('M-124-366Q0-352 124-366', cold ? '#8fb3c6' : '#9a7242', 4, 'opacity="0.7"') +
        line('M-126-384Q0-372 126-384', '#ffffff', 5, 'opacity="0.45"') +
        moved(
          0,
          -300,
          disc(0, 0, 40, '#fffdf6') +
            disc(0, 0, 34, 'none', 'stroke="#1f6f4a" stroke-width="4"') +
            shape('M-20 16C-22-12 0-24 22-20C24 4 8 22-20 16Z', '#1f6f4a') +
            line('M-22 20L10-8', '#bfe0c8', 3),
        ) +
        sheet.clipped(shape(window, '#000'), shape(window, cold ? '#dcebf3' : '#7a5530') + pieces) +
        shape(window, 'none', `stroke="${cold ? '#ffffff' : '#f6e2bc'}" stroke-width="6"`) +
        line('M-72-110C-70-170-46-206-20-218', '#ffffff', 9, 'opacity="0.55"') +
        line('M-112-330C-122-230-124-130-118-40', '#ffffff', 8, 'opacity="0.28"'),
      size,
    )
  );
}

/** A low box of thin wood, as from the vegetable market; (x, y) is the middle of its open top. */
export function crate(
  sheet: Sheet,
  what: Heap,
  x: number,
  y: number,
  half: number,
  depth: number,
  high: number,
): string {
  const slat = (top: number, tall: number): string =>
    `<rect x="${-half}" y="${top}" width="${half * 2}" height="${tall}" rx="6" fill="${sheet.linear(['#efcf9c', '#ddb478', '#c99a5b'])}"/>` +
    line(
      `M${-half + 20} ${top + tall * 0.4}Q0 ${top + tall * 0.2} ${half - 20} ${top + tall * 0.5}`,
      '#a97b42',
      2.5,
      'opacity="0.45"',
    );
  const back = half * 0.9;
  return (
    ground(sheet, x + 20, y + depth, half * 1.2, half * 0.17) +
    moved(x, y, shape(`M${-half} 0L${-back}-60H${back}L${half} 0V30H${-half}Z`, sheet.linear(['#b98950', '#8a6030']))) +
    heap(sheet, what, x, y - 8, half * 0.86, 40, high) +
    moved(
      x,
      y,
      `<rect x="${-half + 8}" y="${depth * 0.3}" width="${half * 2 - 16}" height="${depth * 0.4}" fill="#8a6030"/>` +
        slat(0, depth * 0.46) +
        slat(depth * 0.54, depth * 0.46) +
        [-half + 4, half - 30]
          .map(
            (left) =>
              `<rect x="${left}" y="-6" width="26" height="${depth + 10}" rx="5" fill="${sheet.linear(['#f6dcb0', '#cf9f60'], 0, 0, 1, 0)}"/>` +
              disc(left + 13, depth * 0.22, 4, '#8a6030') +
              disc(left + 13, depth * 0.76, 4, '#8a6030'),
          )
          .join(''),
    )
  );
}
