import { bowl, jar, pouch, type Ware } from '../draw/bowls';
import type { Tone } from '../draw/backdrop';
import {
  almond,
  brazilNut,
  cashew,
  hazelnut,
  macadamia,
  macadamiaShell,
  peanutKernel,
  peanutShell,
  pecanHalf,
  pineNut,
  pistachio,
  pistachioKernel,
  pumpkinSeed,
  sunflowerSeed,
  walnutHalf,
  walnutShell,
} from '../draw/nuts';
import { leaf } from '../draw/citrus';
import type { Art } from '../draw/sheet';
import { lay, type Scene, type Spot } from './scene';

function bowlful(
  tone: Tone,
  ware: Ware,
  bed: string,
  arts: readonly Art[],
  count: number,
  size: number,
  front: readonly Spot[],
): Scene {
  return {
    tone,
    arrangement: (sheet) => bowl(sheet, ware, { arts, count, size, bed }, 400, 398, 282, 208, 132) + lay(sheet, front),
  };
}

export const nutScenes: Record<string, Scene> = {
  pistachios: bowlful('mint', 'wood', '#94713f', [pistachio], 52, 59, [
    [pistachio, 196, 682, 92, -14],
    [pistachio, 578, 692, 96, 12],
    [pistachioKernel, 380, 722, 58, -6],
    [pistachioKernel, 302, 746, 50, 24],
  ]),
  almonds: bowlful('blush', 'white', '#6b3613', [almond], 58, 59, [
    [almond, 200, 686, 94, -16],
    [almond, 572, 692, 98, 14],
    [almond, 384, 728, 78, -4],
    [leaf, 690, 636, 56, -30],
  ]),
  walnuts: bowlful('cream', 'leaf', '#7d4d20', [walnutHalf], 32, 77, [
    [walnutShell, 190, 662, 100, -12],
    [walnutHalf, 556, 684, 92, 70],
    [walnutHalf, 344, 716, 74, -70],
    [walnutShell, 690, 660, 78, 14],
  ]),
  cashews: bowlful('mint', 'blue', '#b98d52', [cashew], 55, 59, [
    [cashew, 206, 684, 92, -10],
    [cashew, 574, 690, 94, 160],
    [cashew, 392, 724, 76, 12],
  ]),
  hazelnuts: bowlful('blush', 'sand', '#5f2f10', [hazelnut], 62, 53, [
    [hazelnut, 190, 674, 84, -16],
    [hazelnut, 312, 712, 66, 40],
    [hazelnut, 574, 684, 88, 14],
    [leaf, 678, 708, 66, 20],
  ]),
  peanuts: {
    tone: 'cream',
    arrangement: (sheet) =>
      pouch(sheet, { arts: [peanutKernel], count: 0, size: 44 }, 282, 656, 1.26) +
      lay(sheet, [
        [peanutShell, 606, 566, 118, -20],
        [peanutShell, 580, 656, 124, 10],
        [peanutKernel, 502, 726, 56, -10],
        [peanutKernel, 622, 732, 58, 20],
        [peanutShell, 700, 720, 82, -40],
      ]),
  },
  'pine-nuts': {
    tone: 'blush',
    arrangement: (sheet) =>
      jar(sheet, { arts: [pineNut], count: 0, size: 40 }, 316, 640, 290, 380) +
      lay(sheet, [
        [pineNut, 570, 632, 84, -20],
        [pineNut, 650, 690, 80, 16],
        [pineNut, 516, 696, 74, 34],
        [pineNut, 610, 746, 70, -8],
        [pineNut, 440, 736, 66, -30],
      ]),
  },
  pecans: bowlful('mint', 'clay', '#4a210a', [pecanHalf], 45, 66, [
    [pecanHalf, 196, 684, 96, -12],
    [pecanHalf, 572, 692, 98, 12],
    [pecanHalf, 386, 730, 76, -2],
  ]),
  'brazil-nuts': bowlful('cream', 'leaf', '#43210d', [brazilNut], 40, 70, [
    [brazilNut, 200, 682, 100, -8],
    [brazilNut, 568, 692, 102, 14],
    [brazilNut, 388, 726, 80, 170],
  ]),
  macadamias: bowlful('blush', 'wood', '#c7a56d', [macadamia], 60, 51, [
    [macadamiaShell, 176, 668, 84, -10],
    [macadamia, 294, 708, 70],
    [macadamia, 560, 690, 76],
    [macadamiaShell, 664, 678, 72, 16],
    [macadamia, 404, 736, 56],
  ]),
  'pumpkin-seeds': {
    tone: 'cream',
    arrangement: (sheet) =>
      bowl(sheet, 'white', { bed: '#34501f', arts: [pumpkinSeed], count: 115, size: 44 }, 400, 398, 282, 208, 132) +
      lay(sheet, [
        [pumpkinSeed, 196, 686, 76, -14],
        [pumpkinSeed, 308, 720, 68, 24],
        [pumpkinSeed, 560, 696, 80, 12],
        [pumpkinSeed, 648, 726, 64, -30],
      ]),
  },
  'sunflower-seeds': {
    tone: 'mint',
    arrangement: (sheet) =>
      pouch(sheet, { arts: [sunflowerSeed], count: 0, size: 42 }, 286, 656, 1.26) +
      lay(sheet, [
        [sunflowerSeed, 566, 606, 82, -24],
        [sunflowerSeed, 652, 648, 80, 30],
        [sunflowerSeed, 560, 690, 84, 8],
        [sunflowerSeed, 664, 722, 78, -14],
        [sunflowerSeed, 480, 740, 66, 20],
      ]),
  },
  'house-mix': bowlful(
    'cream',
    'wood',
    '#6b3d18',
    [almond, cashew, hazelnut, pistachio, walnutHalf, pecanHalf],
    55,
    62,
    [
      [almond, 176, 690, 72, -14],
      [cashew, 296, 714, 66, 10],
      [hazelnut, 420, 728, 52, 12],
      [pistachio, 540, 712, 70, 10],
      [pecanHalf, 664, 684, 74, -16],
    ],
  ),
};
