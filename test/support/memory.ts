import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How much memory a process holds, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The memory of a process before and while something runs, in MB. */
export interface MemoryUsed {
  before: number;
  /** The most at any time meanwhile. */
  most: number;
}

/** Looks at the memory of a process ten times a second while `work` runs. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<MemoryUsed> {
  const used = { before: await memoryOf(pid), most: 0 };
  let over = false;
  const watching = (async () => {
    while (!over) {
      used.most = Math.max(used.most, await memoryOf(pid));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await watching;
  }
  return used;
}
