import type { Art, Sheet } from './sheet';
import { disc, ground, line, many, moved, oval, shape } from './shapes';

/** What is in the bottle: its colours from top to bottom, and what floats in it. */
export interface Drink {
  top: string;
  bottom: string;
  foam?: string;
  flecks?: string;
  ice?: boolean;
}

/** Light and dark running around anything round and upright. */
function roundness(sheet: Sheet, path: string): string {
  return shape(
    path,
    sheet.linear(['#00000030', '#ffffff30', '#ffffff08', '#00000000', '#00000012', '#00000038'], 0, 0, 1, 0),
  );
}

function flecks(
  sheet: Sheet,
  colour: string,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): string {
  return many(count, () =>
    oval(
      sheet.between(left, right),
      sheet.between(top, bottom),
      sheet.between(2, 5),
      sheet.between(1.5, 3.5),
      colour,
      `opacity="${sheet.between(0.35, 0.8).toFixed(2)}"`,
    ),
  );
}

/** A half-litre bottle with the shop's paper label; its foot is at (x, y). */
export function bottle(
  sheet: Sheet,
  drink: Drink,
  emblem: Art,
  x: number,
  y: number,
  size: number,
  emblemSize = 0.42,
): string {
  const glass =
    'M-38-400V-352C-38-318-98-308-98-244V-34C-98-10-84 0-60 0H60C84 0 98-10 98-34V-244C98-308 38-318 38-352V-400Z';
  const liquid =
    'M-33-366V-348C-31-312-91-304-91-242V-36C-91-16-80-7-58-7H58C80-7 91-16 91-36V-242C91-304 31-312 33-348V-366Z';
  const label = 'M-98-206Q0-192 98-206V-66Q0-52-98-66Z';
  return (
    ground(sheet, x + 26 * size, y, 170 * size, 30 * size) +
    moved(
      x,
      y,
      shape(glass, '#ffffff', 'opacity="0.55"') +
        shape(liquid, sheet.linear([drink.top, drink.bottom])) +
        (drink.flecks ? flecks(sheet, drink.flecks, -80, 80, -290, -14, 46) : '') +
        (drink.foam ? shape('M-33-366V-350Q0-338 33-350V-366Z', drink.foam) : '') +
        roundness(sheet, glass) +
        shape(label, sheet.linear(['#efe4cc', '#fffdf6', '#fffaf0', '#e6d9bd'], 0, 0, 1, 0)) +
        line('M-98-196Q0-182 98-196M-98-76Q0-62 98-76', '#1f6f4a', 5) +
        moved(0, -132, emblem(sheet), emblemSize) +
        shape(
          'M-84-246C-84-274-58-296-48-306L-40-298C-52-284-70-268-70-244V-214L-84-216Z',
          '#ffffff',
          'opacity="0.55"',
        ) +
        line('M-80-52V-34', '#ffffff', 9, 'opacity="0.5"') +
        line('M84-240V-214', '#ffffff', 6, 'opacity="0.35"') +
        `<rect x="-46" y="-440" width="92" height="48" rx="10" fill="${sheet.linear(['#185a3c', '#2f8c60', '#1f6f4a', '#12432d'], 0, 0, 1, 0)}"/>` +
        line('M-30-432V-402M-14-432V-402M2-432V-402M18-432V-402M34-432V-402', '#0f3b27', 2.5, 'opacity="0.5"') +
        `<rect x="-41" y="-394" width="82" height="9" rx="4" fill="#d9cdb2"/>`,
      size,
    )
  );
}

/** A small bottle for a strong shot. */
export function shotBottle(sheet: Sheet, drink: Drink, emblem: Art, x: number, y: number, size: number): string {
  const glass =
    'M-30-214V-190C-30-172-62-166-62-134V-22C-62-6-54 0-40 0H40C54 0 62-6 62-22V-134C62-166 30-172 30-190V-214Z';
  return (
    ground(sheet, x + 16 * size, y, 112 * size, 20 * size) +
    moved(
      x,
      y,
      shape(glass, sheet.linear([drink.top, drink.bottom])) +
        (drink.flecks ? flecks(sheet, drink.flecks, -50, 50, -150, -10, 22) : '') +
        roundness(sheet, glass) +
        shape('M-62-116Q0-108 62-116V-34Q0-26-62-34Z', sheet.linear(['#efe4cc', '#fffdf6', '#e6d9bd'], 0, 0, 1, 0)) +
        line('M-62-109Q0-101 62-109M-62-41Q0-33 62-41', '#1f6f4a', 4) +
        moved(0, -74, emblem(sheet), 0.25) +
        line('M-50-134Q-48-152-34-162', '#ffffff', 8, 'opacity="0.5"') +
        `<rect x="-36" y="-246" width="72" height="38" rx="8" fill="${sheet.linear(['#185a3c', '#2f8c60', '#1f6f4a', '#12432d'], 0, 0, 1, 0)}"/>`,
      size,
    )
  );
}

export interface GlassExtras {
  straw?: string;
  /** Lies on top of the drink, drawn in the glass's own measure around the middle of its surface. */
  topping?: string;
  /** Sits on the rim at the right. */
  rim?: Art;
  /** Stands behind the rim at the left. */
  sprig?: Art;
}

/** A tall glass; its foot is at (x, y). */
export function tallGlass(sheet: Sheet, drink: Drink, extras: GlassExtras, x: number, y: number, size: number): string {
  const outside = 'M-112-310L-82-14Q-80 0-62 0H62Q80 0 82-14L112-310Z';
  const liquid = 'M-103-262Q0-240 103-262L77-26Q76-14 60-14H-60Q-76-14-77-26Z';
  const cube = (cubeX: number, cubeY: number, turn: number): string =>
    moved(
      cubeX,
      cubeY,
      `<rect x="-32" y="-32" width="64" height="64" rx="14" fill="${sheet.linear(['#ffffffb0', '#ffffff30'], 0, 0, 1, 1)}" stroke="#ffffff" stroke-opacity="0.7" stroke-width="3"/>` +
        line('M-18-14L-2-20', '#ffffff', 5, 'opacity="0.9"'),
      1,
      turn,
    );
  return (
    ground(sheet, x + 24 * size, y, 150 * size, 28 * size) +
    moved(
      x,
      y,
      (extras.sprig ? moved(-62, -318, extras.sprig(sheet), 0.8, -22) : '') +
        shape(outside, '#ffffff', 'opacity="0.38"') +
        oval(0, -310, 112, 26, '#ffffff', 'opacity="0.35"') +
        oval(0, -310, 112, 26, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.8"') +
        (extras.straw
          ? line('M10-250L66-424', extras.straw, 15) + line('M7-256L62-424', '#ffffff', 4, 'opacity="0.6"')
          : '') +
        shape(liquid, sheet.linear([drink.top, drink.bottom])) +
        (drink.flecks ? flecks(sheet, drink.flecks, -74, 74, -236, -22, 44) : '') +
        (drink.ice ? cube(-44, -218, -14) + cube(34, -206, 18) + cube(-10, -150, 34) : '') +
        oval(0, -262, 103, 22, drink.foam ?? drink.top) +
        oval(-10, -264, 80, 13, '#ffffff', 'opacity="0.28"') +
        (drink.foam
          ? many(16, () =>
              disc(
                sheet.between(-84, 84),
                -262 + sheet.between(-10, 12),
                sheet.between(2, 5),
                '#ffffff',
                'opacity="0.6"',
              ),
            )
          : '') +
        (extras.topping ? moved(0, -262, extras.topping) : '') +
        roundness(sheet, outside) +
        line('M-90-280L-68-50', '#ffffff', 12, 'opacity="0.5"') +
        line('M92-270L80-150', '#ffffff', 6, 'opacity="0.35"') +
        shape('M-112-310A112 26 0 0 0 112-310', 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.75"') +
        (extras.rim ? moved(104, -318, extras.rim(sheet), 0.62, 12) : ''),
      size,
    )
  );
}
