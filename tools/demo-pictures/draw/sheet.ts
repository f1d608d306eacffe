/** The paper a picture is drawn on: it keeps the shared gradients, clips and filters, and the picture's own luck. */

/** A repeatable stream of numbers in [0, 1): the same name draws the same picture on every computer. */
function luckOf(name: string): () => number {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Colours, spread evenly from the first to the last; `#rrggbbaa` is allowed. */
export type Stops = readonly string[];

function stopsMarkup(stops: Stops): string {
  const last = Math.max(1, stops.length - 1);
  return stops.map((colour, index) => `<stop offset="${(index / last).toFixed(3)}" stop-color="${colour}"/>`).join('');
}

export class Sheet {
  private readonly luck: () => number;
  private readonly definitions = new Map<string, { id: string; markup: string }>();

  constructor(
    name: string,
    readonly width: number,
    readonly height: number,
  ) {
    this.luck = luckOf(name);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.luck();
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.luck() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to pick from');
    return choice;
  }

  private define(key: string, markup: (id: string) => string): string {
    const known = this.definitions.get(key);
    if (known) return known.id;
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, { id, markup: markup(id) });
    return id;
  }

  /** Over the box of the shape, from (x1, y1) to (x2, y2); top to bottom unless told. */
  linear(stops: Stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const place = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    const id = this.define(
      `linear ${place} ${stops.join()}`,
      (name) => `<linearGradient id="${name}" ${place}>${stopsMarkup(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Over the box of the shape; lit from the upper left unless told. */
  radial(stops: Stops, cx = 0.36, cy = 0.3, r = 0.75): string {
    const place = `cx="${cx}" cy="${cy}" r="${r}"`;
    const id = this.define(
      `radial ${place} ${stops.join()}`,
      (name) => `<radialGradient id="${name}" ${place}>${stopsMarkup(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Around a point of the drawing, so that several shapes share one light. */
  radialAt(stops: Stops, cx: number, cy: number, r: number): string {
    const place = `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"`;
    const id = this.define(
      `radial ${place} ${stops.join()}`,
      (name) => `<radialGradient id="${name}" ${place}>${stopsMarkup(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Only what lies inside the shape is seen. */
  clipped(shape: string, content: string): string {
    const id = this.define(`clip ${shape}`, (name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  private filtered(key: string, inside: string, content: string): string {
    const id = this.define(
      `filter ${key}`,
      (name) =>
        `<filter id="${name}" x="-40%" y="-40%" width="180%" height="190%" color-interpolation-filters="sRGB">${inside}</filter>`,
    );
    return `<g filter="url(#${id})">${content}</g>`;
  }

  /** A soft shadow just below the thing, as long as the thing is high. */
  shadowed(height: number, content: string, strength = 0.3): string {
    const drop = `<feDropShadow dx="${(height * 0.25).toFixed(1)}" dy="${(height * 0.75).toFixed(1)}" stdDeviation="${(height * 0.7).toFixed(1)}" flood-color="#4a2c12" flood-opacity="${strength}"/>`;
    return this.filtered(`shadow ${height} ${strength}`, drop, content);
  }

  /** Rime: a cold veil and small white crystals on whatever is drawn. */
  frosted(content: string, veil = 0.22): string {
    const inside =
      '<feTurbulence type="fractalNoise" baseFrequency="0.11" numOctaves="2" seed="7"/>' +
      '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 8 -5.4"/>' +
      '<feComposite in2="SourceAlpha" operator="in" result="crystals"/>' +
      `<feFlood flood-color="#eef7ff" flood-opacity="${veil}"/><feComposite in2="SourceAlpha" operator="in" result="veil"/>` +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="veil"/><feMergeNode in="crystals"/></feMerge>';
    return this.filtered(`frost ${veil}`, inside, content);
  }

  svg(body: string): string {
    const definitions = [...this.definitions.values()].map(({ markup }) => markup).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${definitions}</defs>${body}</svg>`;
  }
}

/** Something that can be drawn around the origin, about 100 units from the middle to its edge. */
export type Art = (sheet: Sheet) => string;
