import { bowl, crate, jar, plate } from '../draw/bowls';
import {
  BLOOD_ORANGE,
  citrusSlice,
  citrusWhole,
  driedLemonWheel,
  driedOrangeWheel,
  LEMON,
  LIME,
  ORANGE,
  wholeLemon,
} from '../draw/citrus';
import { cranberry, date, driedApricot, driedFig, driedFigHalf, goldenRaisin, prune } from '../draw/driedFruit';
import {
  aril,
  blueberry,
  cherry,
  greenApple,
  pomegranate,
  pomegranateHalf,
  raspberry,
  strawberry,
} from '../draw/fruit';
import { crushedIce, frostAir, iceCube, iceSphere, pulpCube, rimed } from '../draw/frozen';
import { cornflower, daisy, marigold, mintLeaf, mintSprig, rosemary, viola } from '../draw/herbs';
import {
  almond,
  cashew,
  hazelnut,
  peanutShell,
  pecanHalf,
  pineNut,
  pistachio,
  walnutHalf,
  walnutShell,
} from '../draw/nuts';
import { mangoChunk, pineappleFlower } from '../draw/tropical';
import { carrot, chili, cucumberSlice, olivePick } from '../draw/vegetables';
import { bottle, tallGlass } from '../draw/vessels';
import { lay, type Scene } from './scene';

const orangeWheel = citrusSlice(ORANGE);
const lemonWheel = citrusSlice(LEMON);
const limeWheel = citrusSlice(LIME);
const purpleViola = viola('#7d56b8', '#c7a6ea', '#3f2170');
const yellowViola = viola('#f2b51f', '#ffe789', '#8a4b10');
const passionCube = pulpCube('#ffdf6e', '#f8b52c', '#d98412', '#35201a');

export const categoryScenes: Record<string, Scene> = {
  'category-fresh-juices': {
    tone: 'cream',
    arrangement: (sheet) =>
      lay(sheet, [
        [citrusWhole(ORANGE), 92, 570, 96, -8],
        [pomegranate, 1110, 560, 100, 8],
      ]) +
      bottle(sheet, { top: '#a9cf4e', bottom: '#5d9a2c', flecks: '#dcefa4' }, greenApple, 404, 620, 1.14, 0.38) +
      bottle(sheet, { top: '#d32847', bottom: '#7d0a26' }, pomegranateHalf, 796, 620, 1.14) +
      bottle(sheet, { top: '#ffb338', bottom: '#f88a12', flecks: '#ffd98a' }, orangeWheel, 204, 664, 1.24) +
      bottle(sheet, { top: '#fff3b8', bottom: '#f0d566' }, lemonWheel, 1000, 664, 1.24) +
      tallGlass(
        sheet,
        { top: '#ff9a3d', bottom: '#e8690f', foam: '#ffc489', flecks: '#ffbe78' },
        { straw: '#1f6f4a', rim: orangeWheel },
        600,
        704,
        1.1,
      ) +
      lay(sheet, [
        [orangeWheel, 104, 700, 88, 12],
        [carrot, 400, 726, 120, 8],
        [mintSprig, 776, 694, 66, 50],
        [pomegranateHalf, 1092, 700, 94, 20],
        [lemonWheel, 850, 734, 58],
      ]),
  },
  'category-garnish': {
    tone: 'mint',
    arrangement: (sheet) =>
      lay(sheet, [
        [rosemary, 110, 400, 210, -20],
        [rosemary, 180, 380, 230, -8],
        [rosemary, 260, 380, 230, 6],
        [rosemary, 330, 410, 210, 18],
        [mintSprig, 1060, 400, 170, 18],
        [mintSprig, 960, 410, 150, -16],
      ]) +
      plate(
        sheet,
        'white',
        { arts: [driedOrangeWheel, driedLemonWheel, pineappleFlower], count: 11, size: 92, turn: [-40, 40] },
        240,
        600,
        230,
        64,
      ) +
      crate(
        sheet,
        { arts: [purpleViola, yellowViola, marigold, cornflower, daisy], count: 26, size: 66, turn: [-40, 40] },
        610,
        490,
        250,
        140,
        90,
      ) +
      bowl(
        sheet,
        'leaf',
        { bed: '#8f0f20', arts: [chili], count: 18, size: 76, turn: [-70, 60] },
        1000,
        520,
        190,
        150,
        66,
      ) +
      lay(sheet, [
        [olivePick, 560, 706, 96, 8],
        [limeWheel, 420, 720, 66],
        [cherry, 760, 716, 56, 10],
        [cucumberSlice, 90, 716, 70],
        [cucumberSlice, 846, 728, 58],
        [marigold, 1124, 716, 60],
      ]),
  },
  'category-dry-fruits': {
    tone: 'blush',
    arrangement: (sheet) =>
      jar(sheet, { arts: [prune], count: 0, size: 52, turn: [-40, 40] }, 190, 590, 240, 330) +
      jar(sheet, { arts: [goldenRaisin], count: 0, size: 34 }, 1020, 590, 240, 330, 'leaf') +
      bowl(sheet, 'white', { bed: '#b85a0c', arts: [driedApricot], count: 28, size: 68 }, 600, 400, 240, 180, 96) +
      plate(sheet, 'blue', { arts: [date], count: 12, size: 76, turn: [-40, 40] }, 350, 650, 220, 70) +
      plate(sheet, 'wood', { arts: [driedFig], count: 10, size: 74, turn: [-50, 50] }, 852, 656, 220, 66) +
      lay(sheet, [
        [driedFigHalf, 600, 690, 84, 12],
        [cranberry, 110, 700, 40, 10],
        [cranberry, 70, 742, 38, -30],
        [driedApricot, 1112, 716, 66, 12],
        [goldenRaisin, 1040, 752, 34],
      ]),
  },
  'category-raw-nuts': {
    tone: 'mint',
    arrangement: (sheet) =>
      jar(sheet, { arts: [pineNut], count: 0, size: 36 }, 600, 500, 220, 300) +
      bowl(sheet, 'white', { bed: '#6b3613', arts: [almond], count: 40, size: 48 }, 250, 420, 200, 160, 74) +
      bowl(sheet, 'leaf', { bed: '#7d4d20', arts: [walnutHalf], count: 24, size: 60 }, 950, 420, 200, 160, 74) +
      bowl(sheet, 'wood', { bed: '#94713f', arts: [pistachio], count: 46, size: 52 }, 600, 506, 230, 176, 84) +
      lay(sheet, [
        [peanutShell, 130, 690, 104, -14],
        [cashew, 306, 702, 78, -10],
        [hazelnut, 430, 724, 58, 12],
        [pecanHalf, 790, 716, 78, -12],
        [walnutShell, 930, 688, 90, 10],
        [almond, 1080, 712, 84, 14],
        [pistachio, 606, 744, 62, 8],
        [cashew, 226, 752, 56, 30],
      ]),
  },
  'category-frozen': {
    tone: 'blush',
    arrangement: (sheet) =>
      frostAir(sheet) +
      crushedIce(sheet, 600, 640, 520, 70, 60) +
      bowl(
        sheet,
        'blue',
        { arts: [rimed(raspberry), rimed(blueberry), rimed(strawberry, 0.14)], count: 42, size: 50, turn: [-50, 50] },
        260,
        420,
        210,
        170,
        84,
      ) +
      lay(sheet, [
        [iceCube(mintSprig, 0.5), 560, 520, 122, -4],
        [iceCube(purpleViola, 0.5), 780, 524, 122, 5],
        [iceCube(lemonWheel, 0.5), 668, 368, 122, 2],
        [iceSphere(citrusSlice(BLOOD_ORANGE), 0.62), 1010, 496, 130, 10],
        [passionCube, 930, 646, 86, -6],
        [rimed(mangoChunk, 0.12), 1090, 668, 76, 10],
      ]) +
      lay(sheet, [
        [rimed(strawberry, 0.14), 120, 684, 74, -14],
        [rimed(blueberry), 230, 716, 52],
        [rimed(raspberry), 330, 696, 60, 12],
        [mintLeaf, 470, 700, 58, -20],
        [aril, 560, 720, 32, 30],
        [aril, 620, 740, 30, -40],
        [yellowViola, 720, 706, 52, 10],
        [wholeLemon, 830, 744, 52, -8],
      ]),
  },
};
