import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { STORED_DOCUMENTS } from '../../../server/api/storedDocuments';
import { projectRoot } from '../../../server/core/projectRoot';
import { withBuildLock } from '../../support/database';

/** A folder that a shop can be started from, with a copy of the build. */
export async function copyOfBuild(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'bustan-next-'));
  // Nobody builds meanwhile.
  await withBuildLock('web', async () => {
    await cp(path.join(projectRoot(), 'build/web'), path.join(root, 'build/web'), { recursive: true });
    await cp(path.join(projectRoot(), STORED_DOCUMENTS), path.join(root, STORED_DOCUMENTS));
  });
  return root;
}

/** A copy of the build in which every script has another name, as after a change of each. */
export async function nextVersion(): Promise<string> {
  const root = await copyOfBuild();
  const web = path.join(root, 'build/web');
  // Of the builds before the one that is copied.
  await rm(path.join(web, '.vite/builds'), { recursive: true, force: true });
  const files = (await readdir(web, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    // What was compressed beforehand is of the old version.
    if (/\.(br|gz)$/.test(name)) await rm(file);
    else if (/\.(js|html|json)$/.test(name)) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/([\w-]+-[\w-]{8})\.js\b/g, 'next-$1.js'));
      if (/-[\w-]{8}\.js$/.test(name)) await rename(file, path.join(parentPath, `next-${name}`));
    }
  }
  return root;
}

/** Of which of the two the page is. */
export const versionOf = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('script[type=module]').src.includes('/next-') ? 'next' : 'old'`);
