import type { Art, Sheet } from './sheet';

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return oval(cx, cy, r, r, fill, more);
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

export function line(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function moved(x: number, y: number, content: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)})">${content}</g>`;
}

/** Draws the art at a spot with its own soft shadow, which falls the same way however the art is turned. */
export function put(sheet: Sheet, art: Art, x: number, y: number, radius: number, turn = 0): string {
  return sheet.shadowed(Math.round(4 + radius * 0.09), moved(x, y, art(sheet), radius / 100, turn));
}

/** The pool of shade a thing stands in. */
export function ground(sheet: Sheet, x: number, y: number, rx: number, ry = rx * 0.22, strength = '66'): string {
  return oval(x, y, rx, ry, sheet.radial([`#5a3a1c${strength}`, '#5a3a1c22', '#5a3a1c00'], 0.5, 0.5, 0.5));
}

/** A soft white gleam. */
export function gleam(cx: number, cy: number, rx: number, ry: number, turn = -30, strength = 0.5): string {
  return oval(cx, cy, rx, ry, '#ffffff', `opacity="${strength}" transform="rotate(${turn} ${short(cx)} ${short(cy)})"`);
}

export type Point = readonly [number, number];

/** A smooth closed outline through the points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < points.length; index += 1) {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    path += `C${short(bx + (cx - ax) / 6)} ${short(by + (cy - ay) / 6)} ${short(cx - (dx - bx) / 6)} ${short(cy - (dy - by) / 6)} ${short(cx)} ${short(cy)}`;
  }
  return `${path}Z`;
}

export function onCircle(radius: number, degrees: number, squash = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius * squash];
}

/** A round outline that is a little uneven, as grown things are. */
export function uneven(sheet: Sheet, rx: number, ry: number, corners: number, unevenness: number): string {
  const points: Point[] = [];
  for (let index = 0; index < corners; index += 1) {
    const [x, y] = onCircle(1, (index * 360) / corners);
    const reach = 1 + sheet.between(-unevenness, unevenness);
    points.push([x * rx * reach, y * ry * reach]);
  }
  return smooth(points);
}

/** Repeats a drawing around the middle. */
export function around(count: number, draw: (degrees: number, index: number) => string, from = 0): string {
  let all = '';
  for (let index = 0; index < count; index += 1) {
    const degrees = from + (index * 360) / count;
    all += `<g transform="rotate(${short(degrees)})">${draw(degrees, index)}</g>`;
  }
  return all;
}

export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_unused, index) => draw(index)).join('');
}
