import { bowl, pouch } from '../draw/bowls';
import type { Tone } from '../draw/backdrop';
import { citrusSlice, LEMON } from '../draw/citrus';
import { aril, blueberry, melonBall, pomegranateHalf, raspberry, strawberry, watermelonWedge } from '../draw/fruit';
import { cornflower, mintLeaf, mintSprig, rose, rosePetal, viola } from '../draw/herbs';
import { crushedIce, frostAir, iceCube, iceSphere, pulpCube, rimed } from '../draw/frozen';
import type { Art } from '../draw/sheet';
import { mango, mangoChunk, passionFruit } from '../draw/tropical';
import { lay, type Scene, type Spot } from './scene';

/** A few big cubes stacked on loose ice. */
function cubes(tone: Tone, top: Art, others: readonly [Art, Art], around: readonly Spot[]): Scene {
  return {
    tone,
    arrangement: (sheet) =>
      frostAir(sheet) +
      crushedIce(sheet, 400, 650, 300, 70, 34) +
      lay(sheet, [
        [others[0], 276, 530, 148, -4],
        [others[1], 536, 534, 150, 5],
        [top, 404, 350, 150, 2],
      ]) +
      lay(sheet, around) +
      crushedIce(sheet, 400, 716, 280, 22, 9),
  };
}

/** Loose frozen fruit: a cold pouch and some of it before. */
function pouchful(
  tone: Tone,
  inside: readonly Art[],
  size: number,
  behind: readonly Spot[],
  front: readonly Spot[],
): Scene {
  return {
    tone,
    arrangement: (sheet) =>
      frostAir(sheet) +
      lay(sheet, behind) +
      pouch(sheet, { arts: inside, count: 0, size, turn: [-40, 40] }, 286, 660, 1.28, true) +
      crushedIce(sheet, 580, 716, 150, 30, 12) +
      lay(sheet, front),
  };
}

/** A bowl of frozen pieces on ice. */
function bowlful(tone: Tone, arts: readonly Art[], count: number, size: number, front: readonly Spot[]): Scene {
  return {
    tone,
    arrangement: (sheet) =>
      frostAir(sheet) +
      crushedIce(sheet, 400, 650, 300, 50, 26) +
      bowl(sheet, 'blue', { arts, count, size, turn: [-50, 50] }, 400, 398, 282, 208, 132) +
      lay(sheet, front),
  };
}

const lemonWheel = citrusSlice(LEMON);
const purpleViola = viola('#7d56b8', '#c7a6ea', '#3f2170');
const yellowViola = viola('#f2b51f', '#ffe789', '#8a4b10');
const passionCube = pulpCube('#ffdf6e', '#f8b52c', '#d98412', '#35201a');

export const frozenScenes: Record<string, Scene> = {
  'mint-cubes': cubes(
    'mint',
    iceCube(mintSprig, 0.5),
    [iceCube(mintLeaf, 0.55), iceCube(mintSprig, 0.48)],
    [
      [mintSprig, 136, 660, 78, -40],
      [mintLeaf, 680, 690, 60, 20],
    ],
  ),
  'frozen-lemon-slices': pouchful(
    'cream',
    [rimed(lemonWheel)],
    74,
    [[rimed(lemonWheel), 636, 500, 98, 20]],
    [
      [rimed(lemonWheel), 566, 642, 108, 10],
      [rimed(lemonWheel), 690, 700, 78, 40],
    ],
  ),
  'mixed-berries': bowlful(
    'blush',
    [rimed(raspberry), rimed(blueberry), rimed(blueberry), rimed(strawberry, 0.14)],
    53,
    57,
    [
      [rimed(strawberry, 0.14), 190, 680, 82, -14],
      [rimed(blueberry), 310, 710, 60],
      [rimed(raspberry), 556, 690, 76, 14],
      [rimed(blueberry), 662, 700, 54],
    ],
  ),
  'frozen-strawberries': bowlful('mint', [rimed(strawberry, 0.14)], 31, 75, [
    [rimed(strawberry, 0.14), 198, 676, 92, -18],
    [rimed(strawberry, 0.14), 566, 684, 96, 14],
  ]),
  'mango-chunks': pouchful(
    'mint',
    [rimed(mangoChunk, 0.12)],
    64,
    [[mango, 648, 470, 120, -12]],
    [
      [rimed(mangoChunk, 0.12), 548, 634, 90, -6],
      [rimed(mangoChunk, 0.12), 672, 670, 84, 14],
      [rimed(mangoChunk, 0.12), 594, 728, 70, 4],
    ],
  ),
  'frozen-pomegranate': pouchful(
    'blush',
    [rimed(aril, 0.1)],
    34,
    [[pomegranateHalf, 640, 500, 118, 16]],
    [
      [rimed(aril, 0.1), 520, 650, 44, 20],
      [rimed(aril, 0.1), 600, 676, 46, -40],
      [rimed(aril, 0.1), 684, 660, 42, 60],
      [rimed(aril, 0.1), 556, 726, 46, 100],
      [rimed(aril, 0.1), 650, 736, 44, -10],
    ],
  ),
  'flower-ice-cubes': cubes(
    'blush',
    iceCube(purpleViola, 0.5),
    [iceCube(cornflower, 0.5), iceCube(yellowViola, 0.5)],
    [
      [purpleViola, 130, 668, 62, -10],
      [yellowViola, 672, 688, 58, 12],
    ],
  ),
  'passion-fruit-cubes': cubes(
    'cream',
    passionCube,
    [passionCube, passionCube],
    [
      [passionFruit, 148, 664, 92, -8],
      [passionFruit, 676, 690, 76, 30],
    ],
  ),
  'watermelon-balls': bowlful('mint', [rimed(melonBall, 0.05)], 38, 64, [
    [watermelonWedge, 188, 678, 108, -6],
    [rimed(melonBall, 0.05), 560, 690, 76],
    [rimed(melonBall, 0.05), 660, 704, 60],
  ]),
  'rose-ice-spheres': {
    tone: 'blush',
    arrangement: (sheet) =>
      frostAir(sheet) +
      crushedIce(sheet, 400, 640, 300, 60, 30) +
      lay(sheet, [
        [iceSphere(rose, 0.6), 268, 500, 150, 0],
        [iceSphere(rosePetal, 0.5), 548, 486, 136, 14],
        [iceSphere(rose, 0.62), 430, 590, 132, 20],
        [rosePetal, 190, 690, 54, -30],
        [rosePetal, 620, 700, 58, 24],
        [rosePetal, 292, 736, 44, 60],
      ]),
  },
};
