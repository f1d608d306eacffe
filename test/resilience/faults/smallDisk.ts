import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small file system in memory, which root alone can mount. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @throws where it cannot be mounted */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bustan-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  private get ballast(): string {
    return path.join(this.folder, 'ballast');
  }

  /** Takes all the room that is left, but for so many bytes. */
  fill(left = 0): void {
    const file = openSync(this.ballast, 'a');
    const block = Buffer.alloc(64 * 1024, 1);
    try {
      while (this.free > left) {
        if (writeSync(file, block, 0, Math.min(block.length, this.free - left)) === 0) break;
      }
    } catch {
      // Somebody else was quicker: it is full.
    } finally {
      closeSync(file);
    }
  }

  /** Gives the room back. */
  empty(): void {
    const file = openSync(this.ballast, 'a');
    ftruncateSync(file, 0);
    closeSync(file);
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
