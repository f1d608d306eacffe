import { bowl, jar, plate, pouch } from '../draw/bowls';
import {
  amardineRoll,
  amardineSheet,
  appleRing,
  cranberry,
  date,
  driedApricot,
  driedFig,
  driedFigHalf,
  goldenRaisin,
  mangoStrip,
  mulberry,
  prune,
} from '../draw/driedFruit';
import { leaf } from '../draw/citrus';
import { redApple } from '../draw/fruit';
import { almond } from '../draw/nuts';
import { coconutChip, coconutHalf, mango } from '../draw/tropical';
import { lay, type Scene } from './scene';

export const dryFruitScenes: Record<string, Scene> = {
  'medjool-dates': {
    tone: 'cream',
    arrangement: (sheet) =>
      plate(sheet, 'blue', { arts: [date], count: 19, size: 97, turn: [-40, 40] }, 400, 462, 336, 132) +
      lay(sheet, [
        [date, 210, 680, 112, -10],
        [date, 566, 690, 114, 12],
      ]),
  },
  'dried-apricots': {
    tone: 'mint',
    arrangement: (sheet) =>
      bowl(sheet, 'white', { bed: '#b85a0c', arts: [driedApricot], count: 31, size: 79 }, 400, 398, 282, 208, 132) +
      lay(sheet, [
        [driedApricot, 190, 684, 84],
        [driedApricot, 574, 700, 88, 40],
        [driedApricot, 322, 724, 68, -30],
      ]),
  },
  'dried-figs': {
    tone: 'blush',
    arrangement: (sheet) =>
      plate(sheet, 'wood', { arts: [driedFig], count: 16, size: 95, turn: [-50, 50] }, 400, 462, 336, 132) +
      lay(sheet, [
        [driedFigHalf, 212, 672, 100],
        [driedFig, 536, 684, 92, 16],
        [driedFigHalf, 656, 702, 72, 30],
      ]),
  },
  'golden-raisins': {
    tone: 'mint',
    arrangement: (sheet) =>
      bowl(sheet, 'leaf', { bed: '#8a5a14', arts: [goldenRaisin], count: 132, size: 37 }, 400, 398, 282, 208, 132) +
      lay(sheet, [
        [goldenRaisin, 180, 690, 50, 14],
        [goldenRaisin, 262, 722, 46, -30],
        [goldenRaisin, 350, 706, 42, 70],
        [goldenRaisin, 560, 716, 50, 20],
        [goldenRaisin, 640, 690, 46, -18],
      ]),
  },
  prunes: {
    tone: 'cream',
    arrangement: (sheet) =>
      jar(sheet, { arts: [prune], count: 0, size: 62, turn: [-40, 40] }, 320, 640, 310, 390) +
      lay(sheet, [
        [prune, 570, 646, 96, -8],
        [prune, 676, 706, 76, 24],
        [prune, 446, 716, 78, 12],
      ]),
  },
  'dried-cranberries': {
    tone: 'blush',
    arrangement: (sheet) =>
      bowl(sheet, 'white', { bed: '#5c0a1c', arts: [cranberry], count: 126, size: 38 }, 400, 398, 282, 208, 132) +
      lay(sheet, [
        [cranberry, 176, 694, 50, 14],
        [cranberry, 258, 724, 46, -30],
        [cranberry, 470, 726, 44, 70],
        [cranberry, 570, 712, 50, 20],
        [cranberry, 650, 686, 46, -18],
      ]),
  },
  'mango-strips': {
    tone: 'mint',
    arrangement: (sheet) =>
      lay(sheet, [[mango, 640, 510, 122, -16]]) +
      pouch(sheet, { arts: [mangoStrip], count: 0, size: 78, turn: [-30, 30] }, 300, 660, 1.28) +
      lay(sheet, [
        [mangoStrip, 586, 646, 124, -12],
        [mangoStrip, 636, 700, 118, 10],
        [mangoStrip, 508, 730, 106, -4],
      ]),
  },
  'white-mulberries': {
    tone: 'blush',
    arrangement: (sheet) =>
      bowl(
        sheet,
        'blue',
        { bed: '#8f6d3c', arts: [mulberry], count: 53, size: 55, turn: [-60, 60] },
        400,
        398,
        282,
        208,
        132,
      ) +
      lay(sheet, [
        [leaf, 640, 640, 80, -30],
        [mulberry, 196, 690, 78, -12],
        [mulberry, 320, 722, 66, 18],
        [mulberry, 580, 708, 76, 10],
      ]),
  },
  'apple-rings': {
    tone: 'cream',
    arrangement: (sheet) =>
      lay(sheet, [[redApple, 640, 486, 112, 8]]) +
      plate(sheet, 'leaf', { arts: [appleRing], count: 12, size: 103 }, 366, 484, 320, 124) +
      lay(sheet, [
        [appleRing, 590, 668, 104, 10],
        [appleRing, 230, 702, 82, -20],
      ]),
  },
  'coconut-chips': {
    tone: 'blush',
    arrangement: (sheet) =>
      lay(sheet, [[coconutHalf, 634, 470, 128, 10]]) +
      bowl(
        sheet,
        'wood',
        { bed: '#cdb994', arts: [coconutChip], count: 53, size: 66, turn: [-70, 70] },
        348,
        410,
        274,
        204,
        124,
      ) +
      lay(sheet, [
        [coconutChip, 566, 672, 94, -14],
        [coconutChip, 660, 714, 76, 20],
        [coconutChip, 220, 712, 82, 8],
      ]),
  },
  amardine: {
    tone: 'cream',
    arrangement: (sheet) =>
      lay(sheet, [
        [amardineSheet, 430, 470, 250, -4],
        [amardineRoll, 280, 560, 170, -14],
        [amardineRoll, 540, 600, 176, 10],
        [driedApricot, 170, 690, 74],
        [driedApricot, 300, 716, 62, 30],
        [almond, 640, 726, 56, -12],
      ]),
  },
};
