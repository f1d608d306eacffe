import { open } from 'node:fs/promises';

/** Makes what was written to a file, or renamed in a folder, last over a power cut. */
export async function syncToDisk(target: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
