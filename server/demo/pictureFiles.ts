import { join } from 'node:path';
import { projectRoot } from '../core/projectRoot';

/** The folder of the drawn pictures, each named `<picture>.webp`. */
export const picturesFolder = join(projectRoot(), 'server/demo/pictures');
