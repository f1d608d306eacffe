import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** What a process holds of the memory now, in MB of 1,000,000 bytes; on Linux alone, and without a process of its own. */
export function residentOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 1_000_000;
}

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
