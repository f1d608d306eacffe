import { backdrop, type Tone } from '../draw/backdrop';
import { Sheet, type Art } from '../draw/sheet';
import { put } from '../draw/shapes';

/** Draws what stands before the backdrop. */
export type Arrangement = (sheet: Sheet) => string;

export interface Scene {
  tone: Tone;
  arrangement: Arrangement;
  tableTop?: number;
}

/** Where a piece lies: x, y, half its width, and its turn. */
export type Spot = readonly [art: Art, x: number, y: number, radius: number, turn?: number];

export function lay(sheet: Sheet, spots: readonly Spot[]): string {
  return spots.map(([art, x, y, radius, turn]) => put(sheet, art, x, y, radius, turn)).join('');
}

export function sceneMarkup(name: string, scene: Scene, width: number, height: number): string {
  const sheet = new Sheet(name, width, height);
  return sheet.svg(backdrop(sheet, scene.tone, scene.tableTop) + scene.arrangement(sheet));
}
