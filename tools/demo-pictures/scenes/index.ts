import { categoryScenes } from './categories';
import { dryFruitScenes } from './dryFruits';
import { frozenScenes } from './frozen';
import { garnishScenes } from './garnishes';
import { juiceScenes } from './juices';
import { nutScenes } from './nuts';
import type { Scene } from './scene';

export { categoryScenes };
export const productScenes: Record<string, Scene> = {
  ...juiceScenes,
  ...garnishScenes,
  ...dryFruitScenes,
  ...nutScenes,
  ...frozenScenes,
};
