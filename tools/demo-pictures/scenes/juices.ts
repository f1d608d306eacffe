import type { Tone } from '../draw/backdrop';
import { citrusSlice, citrusWhole, LEMON, ORANGE, wholeLemon } from '../draw/citrus';
import {
  aril,
  greenApple,
  pomegranate,
  pomegranateHalf,
  redApple,
  strawberry,
  strawberryHalf,
  watermelonWedge,
} from '../draw/fruit';
import { mintLeaf, mintSprig, orangeBlossom } from '../draw/herbs';
import { almond, pineNut } from '../draw/nuts';
import { darkRaisin, goldenRaisin } from '../draw/driedFruit';
import type { Art } from '../draw/sheet';
import { moved } from '../draw/shapes';
import { avocadoHalf, mango, mangoHedgehog, pineapple, pineappleRing } from '../draw/tropical';
import {
  beetroot,
  carrot,
  celeryLeafy,
  cucumberSlice,
  ginger,
  sprigParsley,
  tamarindPod,
  turmeric,
} from '../draw/vegetables';
import { bottle, shotBottle, tallGlass, type Drink, type GlassExtras } from '../draw/vessels';
import { lay, type Scene, type Spot } from './scene';

interface Pressed {
  drink: Drink;
  emblem: Art;
  emblemSize?: number;
  extras?: GlassExtras;
  behind?: readonly Spot[];
  front: readonly Spot[];
  /** The glass to the left of the bottle. */
  mirrored?: boolean;
}

const STRAW = { green: '#1f6f4a', citrus: '#f2a20c', berry: '#b3263e', paper: '#f4ead2' };

/** A bottle and a poured glass, with what was pressed around them. */
function pressed(tone: Tone, { drink, emblem, emblemSize, extras = {}, behind = [], front, mirrored }: Pressed): Scene {
  const [bottleX, glassX] = mirrored ? [500, 262] : [310, 548];
  return {
    tone,
    arrangement: (sheet) =>
      lay(sheet, behind) +
      bottle(sheet, drink, emblem, bottleX, 672, 1.24, emblemSize) +
      tallGlass(sheet, drink, extras, glassX, 690, 1.02) +
      lay(sheet, front),
  };
}

const orangeSlice = citrusSlice(ORANGE);
const lemonSlice = citrusSlice(LEMON);
const orangeFruit = citrusWhole(ORANGE);

const JALLAB: Drink = { top: '#8a3a3c', bottom: '#4a1620', ice: true };

export const juiceScenes: Record<string, Scene> = {
  'fresh-orange-juice': pressed('cream', {
    drink: { top: '#ffb338', bottom: '#f88a12', foam: '#ffd685', flecks: '#ffd98a' },
    emblem: orangeSlice,
    extras: { straw: STRAW.green, rim: orangeSlice },
    behind: [[orangeFruit, 124, 566, 92]],
    front: [
      [orangeSlice, 168, 688, 82, 10],
      [orangeFruit, 692, 668, 84, 16],
    ],
  }),
  'carrot-ginger': pressed('mint', {
    drink: { top: '#ff9a3d', bottom: '#e8690f', foam: '#ffc489', flecks: '#ffbe78' },
    emblem: carrot,
    emblemSize: 0.5,
    extras: { straw: STRAW.paper },
    mirrored: true,
    front: [
      [ginger, 650, 660, 100, -8],
      [carrot, 210, 700, 128, 10],
      [carrot, 440, 728, 112, -6],
    ],
  }),
  'lemonade-mint': pressed('mint', {
    drink: { top: '#f3f0a6', bottom: '#d9dc72', flecks: '#4fa353', ice: true },
    emblem: lemonSlice,
    extras: { straw: STRAW.citrus, rim: lemonSlice, sprig: mintSprig },
    behind: [[wholeLemon, 118, 588, 84, -14]],
    front: [
      [mintSprig, 190, 660, 92, -38],
      [lemonSlice, 670, 690, 76],
      [mintLeaf, 424, 720, 50, -20],
    ],
  }),
  'lemonade-orange-blossom': pressed('blush', {
    drink: { top: '#fff3b8', bottom: '#f5dc7a', ice: true },
    emblem: orangeBlossom,
    extras: { straw: STRAW.paper },
    mirrored: true,
    behind: [[wholeLemon, 688, 584, 86, 12]],
    front: [
      [orangeBlossom, 634, 664, 76],
      [orangeBlossom, 712, 716, 52, 30],
      [lemonSlice, 130, 688, 72],
      [orangeBlossom, 398, 722, 56, 12],
      [orangeBlossom, 206, 404, 46],
    ],
  }),
  'pomegranate-juice': pressed('blush', {
    drink: { top: '#d32847', bottom: '#7d0a26', foam: '#f08a9b' },
    emblem: pomegranateHalf,
    extras: { straw: STRAW.paper },
    behind: [[pomegranate, 116, 566, 92, -10]],
    front: [
      [pomegranateHalf, 690, 664, 92, 24],
      [aril, 206, 716, 24, 40],
      [aril, 158, 700, 22, -30],
      [aril, 252, 738, 22, 100],
      [aril, 434, 740, 24, 20],
      [aril, 566, 744, 22, -60],
    ],
  }),
  jallab: {
    tone: 'cream',
    arrangement: (sheet) => {
      const onTop = [
        [-56, -2, 24],
        [-24, 8, -30],
        [10, -4, 80],
        [40, 6, 10],
        [64, -4, -50],
        [-4, -12, 140],
      ]
        .map(([x = 0, y = 0, turn = 0], index) =>
          moved(x, y, index % 3 === 1 ? darkRaisin(sheet) : pineNut(sheet), index % 3 === 1 ? 0.2 : 0.24, turn),
        )
        .join('');
      return (
        bottle(sheet, JALLAB, darkRaisin, 288, 672, 1.24, 0.34) +
        tallGlass(sheet, JALLAB, { topping: onTop, straw: STRAW.citrus }, 536, 694, 1.1) +
        lay(sheet, [
          [pineNut, 120, 694, 42, 20],
          [pineNut, 190, 726, 40, -24],
          [pineNut, 98, 744, 40, 70],
          [darkRaisin, 166, 668, 34],
          [goldenRaisin, 690, 690, 34, 30],
          [darkRaisin, 726, 736, 36, -20],
          [pineNut, 662, 744, 42, 10],
          [goldenRaisin, 400, 742, 32, 12],
        ])
      );
    },
  },
  'green-garden': pressed('mint', {
    drink: { top: '#a9cf4e', bottom: '#5d9a2c', foam: '#d6eaa0', flecks: '#dcefa4' },
    emblem: greenApple,
    emblemSize: 0.38,
    extras: { straw: STRAW.paper, rim: cucumberSlice },
    behind: [
      [celeryLeafy, 130, 500, 130, -80],
      [celeryLeafy, 190, 520, 120, -70],
    ],
    front: [
      [greenApple, 140, 648, 92],
      [cucumberSlice, 690, 692, 68],
      [cucumberSlice, 616, 734, 54],
      [sprigParsley, 236, 704, 56, 30],
    ],
  }),
  'beetroot-apple-carrot': pressed('blush', {
    drink: { top: '#b32157', bottom: '#6a0d38', foam: '#dd7fa3', flecks: '#d65587' },
    emblem: beetroot,
    emblemSize: 0.34,
    extras: { straw: STRAW.paper },
    mirrored: true,
    behind: [[beetroot, 702, 568, 96, 12]],
    front: [
      [redApple, 646, 664, 78, 6],
      [carrot, 152, 712, 112, -10],
      [carrot, 438, 740, 96, 8],
    ],
  }),
  'watermelon-mint': pressed('mint', {
    drink: { top: '#ff7d78', bottom: '#e23a4c', foam: '#ffb9b0', flecks: '#ffc9c0', ice: true },
    emblem: watermelonWedge,
    extras: { straw: STRAW.green, sprig: mintSprig },
    front: [
      [watermelonWedge, 160, 690, 122, -8],
      [watermelonWedge, 668, 712, 98, 14],
      [mintSprig, 410, 716, 50, 70],
    ],
  }),
  'strawberry-juice': pressed('blush', {
    drink: { top: '#f8646c', bottom: '#cf2138', foam: '#ffb0b3', flecks: '#ffd0c4' },
    emblem: strawberry,
    emblemSize: 0.38,
    extras: { straw: STRAW.paper, rim: strawberry },
    behind: [[strawberry, 96, 606, 70, -16]],
    front: [
      [strawberry, 184, 668, 82, 14],
      [strawberryHalf, 106, 708, 56, -30],
      [strawberryHalf, 686, 690, 70, 20],
      [strawberry, 424, 728, 50, -60],
    ],
  }),
  'mango-nectar': pressed('cream', {
    drink: { top: '#ffc738', bottom: '#f49a17', foam: '#ffe39a' },
    emblem: mango,
    emblemSize: 0.4,
    extras: { straw: STRAW.berry },
    mirrored: true,
    behind: [[mango, 694, 580, 104, -14]],
    front: [
      [mangoHedgehog, 640, 692, 92, 4],
      [mango, 110, 690, 84, 18],
    ],
  }),
  'tamarind-cooler': pressed('cream', {
    drink: { top: '#9a5a2e', bottom: '#5a2c12', foam: '#cf9f70', ice: true },
    emblem: tamarindPod,
    emblemSize: 0.48,
    extras: { straw: STRAW.paper, rim: lemonSlice },
    front: [
      [tamarindPod, 160, 668, 112, -18],
      [tamarindPod, 196, 724, 108, 8],
      [tamarindPod, 668, 716, 100, -10],
    ],
  }),
  'pineapple-juice': pressed('mint', {
    drink: { top: '#ffe372', bottom: '#f3bd2f', foam: '#fff2b8', flecks: '#fff6c9' },
    emblem: pineappleRing,
    extras: { straw: STRAW.green, rim: pineappleRing },
    behind: [[pineapple, 116, 560, 140, -4]],
    front: [
      [pineappleRing, 684, 700, 82],
      [pineappleRing, 180, 720, 64],
    ],
  }),
  'avocado-cocktail': {
    tone: 'mint',
    arrangement: (sheet) => {
      const drink: Drink = { top: '#cfdf86', bottom: '#e9b84a', foam: '#fdf6e3' };
      const topping =
        [
          [-46, -4, 14],
          [-8, 6, -20],
          [34, -6, 40],
          [58, 4, -10],
        ]
          .map(([x = 0, y = 0, turn = 0]) => moved(x, y, almond(sheet), 0.26, turn))
          .join('') + moved(14, -22, strawberryHalf(sheet), 0.34, 20);
      return (
        lay(sheet, [[avocadoHalf, 150, 540, 118, -16]]) +
        tallGlass(sheet, drink, { topping, straw: STRAW.paper, rim: strawberry }, 420, 698, 1.5) +
        lay(sheet, [
          [avocadoHalf, 666, 630, 112, 22],
          [almond, 190, 712, 50, -14],
          [almond, 258, 744, 46, 30],
          [strawberry, 112, 690, 56, 12],
          [almond, 590, 750, 46, -30],
        ])
      );
    },
  },
  'ginger-turmeric-shot': {
    tone: 'cream',
    arrangement: (sheet) => {
      const drink: Drink = { top: '#ffc44a', bottom: '#e58a12', flecks: '#ffe08a' };
      return (
        shotBottle(sheet, drink, lemonSlice, 250, 590, 1.5) +
        shotBottle(sheet, drink, ginger, 556, 590, 1.5) +
        shotBottle(sheet, drink, ginger, 402, 668, 1.74) +
        lay(sheet, [
          [ginger, 180, 680, 112, -10],
          [turmeric, 620, 678, 106, 16],
          [turmeric, 560, 738, 76, -14],
          [lemonSlice, 300, 736, 54],
        ])
      );
    },
  },
};
