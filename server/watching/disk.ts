import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** The room on the disk of a folder, in bytes. */
export interface Disk {
  readonly free: number;
  readonly size: number;
}

/** The disk of a folder, or of the nearest folder above it that exists. */
export async function diskOf(folder: string): Promise<Disk> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return diskOf(above);
  }
}
