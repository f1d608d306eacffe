import {
  BLOOD_ORANGE,
  citrusWhole,
  driedBloodOrangeWheel,
  driedLemonWheel,
  driedOrangeWheel,
  LEMON,
  LIME,
  ORANGE,
  peelTwist,
  wholeLemon,
} from '../draw/citrus';
import { bowl, crate, jar, plate, pouch } from '../draw/bowls';
import { aril, cherry, pomegranate, pomegranateHalf } from '../draw/fruit';
import { cornflower, daisy, marigold, mintLeaf, mintSprig, rosemary, viola } from '../draw/herbs';
import { line } from '../draw/shapes';
import { pineapple, pineappleFlower } from '../draw/tropical';
import { celeryLeafy, celeryStick, chili, cucumberRibbon, cucumberSlice, olive, olivePick } from '../draw/vegetables';
import { tallGlass } from '../draw/vessels';
import { lay, type Scene } from './scene';

const purpleViola = viola('#7d56b8', '#c7a6ea', '#3f2170');
const yellowViola = viola('#f2b51f', '#ffe789', '#8a4b10');

export const garnishScenes: Record<string, Scene> = {
  'dried-lemon-wheels': {
    tone: 'mint',
    arrangement: (sheet) =>
      jar(sheet, { arts: [driedLemonWheel], count: 0, size: 82, turn: [-30, 30] }, 300, 650, 300, 400) +
      lay(sheet, [
        [wholeLemon, 634, 560, 96, -12],
        [driedLemonWheel, 566, 652, 104, 8],
        [driedLemonWheel, 690, 700, 84, 30],
        [driedLemonWheel, 424, 716, 72, -12],
      ]),
  },
  'dried-orange-wheels': {
    tone: 'cream',
    arrangement: (sheet) =>
      plate(sheet, 'leaf', { arts: [driedOrangeWheel], count: 9, size: 106, turn: [-40, 40] }, 400, 462, 336, 132) +
      lay(sheet, [
        [driedOrangeWheel, 176, 672, 96, 14],
        [citrusWhole(ORANGE), 660, 646, 90, 8],
        [driedOrangeWheel, 510, 708, 80, -20],
      ]),
  },
  'pineapple-flowers': {
    tone: 'blush',
    arrangement: (sheet) =>
      plate(sheet, 'white', { arts: [pineappleFlower], count: 8, size: 104, turn: [0, 120] }, 400, 462, 336, 132) +
      lay(sheet, [
        [pineapple, 684, 520, 150, 6],
        [pineappleFlower, 216, 676, 112, 12],
        [pineappleFlower, 566, 694, 94, 40],
      ]),
  },
  'mint-bouquet': {
    tone: 'blush',
    arrangement: (sheet) =>
      lay(sheet, [
        [mintSprig, 262, 300, 150, -34],
        [mintSprig, 540, 300, 150, 34],
        [mintSprig, 330, 236, 156, -14],
        [mintSprig, 476, 232, 156, 14],
        [mintSprig, 402, 270, 166, 0],
        [mintSprig, 316, 372, 130, -22],
        [mintSprig, 492, 372, 130, 22],
      ]) +
      tallGlass(sheet, { top: '#e3f4f4', bottom: '#bfe0e4' }, {}, 402, 706, 1.02) +
      lay(sheet, [
        [mintSprig, 402, 410, 110, 4],
        [mintLeaf, 176, 700, 62, -18],
        [mintLeaf, 640, 712, 66, 24],
        [mintLeaf, 250, 738, 46, 30],
      ]),
  },
  'edible-flowers': {
    tone: 'mint',
    arrangement: (sheet) =>
      crate(
        sheet,
        {
          arts: [purpleViola, yellowViola, marigold, cornflower, daisy, purpleViola],
          count: 31,
          size: 77,
          turn: [-40, 40],
        },
        400,
        500,
        286,
        150,
        92,
      ) +
      lay(sheet, [
        [marigold, 150, 690, 66],
        [purpleViola, 258, 728, 62, -12],
        [yellowViola, 560, 720, 64, 14],
        [cornflower, 668, 690, 58],
      ]),
  },
  'red-chili': {
    tone: 'mint',
    arrangement: (sheet) =>
      bowl(
        sheet,
        'white',
        { bed: '#8f0f20', arts: [chili], count: 26, size: 92, turn: [-70, 60] },
        400,
        398,
        282,
        208,
        132,
      ) +
      lay(sheet, [
        [chili, 216, 680, 110, -14],
        [chili, 556, 694, 108, 18],
        [chili, 400, 730, 88, -4],
      ]),
  },
  'cucumber-ribbons': {
    tone: 'blush',
    arrangement: (sheet) =>
      plate(sheet, 'blue', { arts: [cucumberRibbon], count: 12, size: 96 }, 400, 462, 336, 132) +
      lay(sheet, [
        [cucumberSlice, 178, 680, 84],
        [cucumberSlice, 276, 722, 66],
        [cucumberRibbon, 570, 690, 92, -6],
        [cucumberRibbon, 690, 704, 66, 80],
      ]),
  },
  'citrus-twists': {
    tone: 'mint',
    arrangement: (sheet) =>
      bowl(
        sheet,
        'sand',
        {
          bed: '#b9861a',
          arts: [peelTwist(LEMON), peelTwist(ORANGE), peelTwist(LEMON), peelTwist(LIME)],
          count: 24,
          size: 90,
        },
        400,
        398,
        282,
        208,
        132,
      ) +
      lay(sheet, [
        [peelTwist(ORANGE), 200, 688, 96, -10],
        [peelTwist(LEMON), 596, 690, 100, 14],
        [peelTwist(LIME), 404, 722, 80, -30],
      ]),
  },
  'rosemary-sprigs': {
    tone: 'cream',
    arrangement: (sheet) =>
      lay(sheet, [
        [rosemary, 240, 410, 220, -26],
        [rosemary, 556, 410, 220, 26],
        [rosemary, 318, 380, 236, -12],
        [rosemary, 482, 380, 236, 12],
        [rosemary, 400, 372, 244, 0],
        [rosemary, 360, 420, 210, -5],
        [rosemary, 442, 420, 210, 6],
      ]) +
      line('M330 556Q400 590 470 556', '#c79a5b', 17) +
      line('M330 570Q400 604 470 570', '#e3bd84', 15) +
      line(
        'M400 580C350 560 320 620 360 630C384 636 394 600 400 586C408 600 418 636 442 630C480 620 450 560 400 580M396 590L372 664M406 590L432 660',
        '#c79a5b',
        9,
      ) +
      lay(sheet, [
        [rosemary, 190, 700, 104, 76],
        [rosemary, 600, 704, 104, -82],
      ]),
  },
  'cocktail-olives': {
    tone: 'mint',
    arrangement: (sheet) =>
      jar(sheet, { arts: [olive], count: 0, size: 46, turn: [-60, 60] }, 330, 640, 310, 380, 'leaf') +
      lay(sheet, [
        [olivePick, 576, 620, 112, -24],
        [olivePick, 520, 702, 112, 8],
        [olive, 168, 700, 56, 12],
        [olive, 256, 726, 48, -20],
      ]),
  },
  'fresh-pomegranate-arils': {
    tone: 'blush',
    arrangement: (sheet) =>
      lay(sheet, [[pomegranate, 650, 430, 112, 10]]) +
      bowl(
        sheet,
        'leaf',
        { bed: '#7a0a20', arts: [aril], count: 144, size: 32, turn: [-70, 70] },
        372,
        410,
        274,
        204,
        124,
      ) +
      lay(sheet, [
        [pomegranateHalf, 626, 640, 122, 18],
        [aril, 150, 690, 34, 20],
        [aril, 216, 722, 36, -40],
        [aril, 300, 706, 32, 80],
        [aril, 420, 738, 34, 10],
      ]),
  },
  'celery-sticks': {
    tone: 'cream',
    arrangement: (sheet) =>
      lay(sheet, [
        [celeryLeafy, 320, 424, 176, -103],
        [celeryLeafy, 366, 396, 190, -96],
        [celeryLeafy, 414, 390, 194, -88],
        [celeryLeafy, 462, 416, 178, -79],
      ]) +
      tallGlass(sheet, { top: '#e9f6f2', bottom: '#cbe7e0' }, {}, 392, 690, 1.1) +
      lay(sheet, [
        [celeryStick, 604, 664, 116, -12],
        [celeryStick, 590, 712, 116, 4],
        [celeryStick, 170, 706, 92, 10],
      ]),
  },
  'fresh-cherries': {
    tone: 'mint',
    arrangement: (sheet) =>
      crate(sheet, { arts: [cherry], count: 41, size: 59, turn: [-40, 40] }, 400, 480, 270, 150, 110) +
      lay(sheet, [
        [cherry, 176, 700, 66, -14],
        [cherry, 270, 716, 62, 12],
        [cherry, 598, 706, 68, 6],
      ]),
  },
  'blood-orange-wheels': {
    tone: 'blush',
    arrangement: (sheet) =>
      pouch(sheet, { arts: [driedBloodOrangeWheel], count: 0, size: 74 }, 290, 660, 1.26) +
      lay(sheet, [
        [citrusWhole(BLOOD_ORANGE), 640, 548, 100, 6],
        [driedBloodOrangeWheel, 560, 662, 104, 12],
        [driedBloodOrangeWheel, 688, 706, 76, 40],
      ]),
  },
};
