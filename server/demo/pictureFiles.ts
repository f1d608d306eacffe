import { join } from 'node:path';
import { projectRoot } from '../core/projectRoot';

/** Where the drawn pictures lie, each named `<picture>.webp`. */
export const picturesFolder = join(projectRoot(), 'server/demo/pictures');

export interface PictureSize {
  width: number;
  height: number;
  mostBytes: number;
}

export const PRODUCT_PICTURE: PictureSize = { width: 800, height: 800, mostBytes: 19 * 1024 };
export const CATEGORY_PICTURE: PictureSize = { width: 1200, height: 800, mostBytes: 50 * 1024 };
