import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The two builds of Vite, each with the file that is as old as what the build was made from. */
export const BUILDS = {
  shop: { options: [], dated: '.vite/manifest.json' },
  explorer: { options: ['--mode', 'explorer'], dated: 'explorer.html' },
} as const;

/** So many builds of each name stay, the newest among them: an open page asks for the files of the build that it is of. */
const KEPT_BUILDS = 5;
const RECORDS = '.vite/builds';

/** What a build is made of, as it is noted below `RECORDS`. */
interface BuildRecord {
  file: string;
  time: number;
  name: string;
  files: readonly string[];
}

/**
 * Puts a build in place of the last one of its name, while a shop may be running from there: no file is missing at any
 * moment, and none is asked for before it is there. What the last five builds that differ have in `assets/` stays
 * (specification 20.6).
 * @param made the folder of the finished build, in which no file is left
 * @param built the folder that shops are running from
 */
export async function changeOver(name: keyof typeof BUILDS, made: string, built: string): Promise<void> {
  const files = await filesBelow(made);
  await mkdir(join(built, RECORDS), { recursive: true });
  await record(name, files, built);
  for (const file of files.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    await mkdir(dirname(join(built, file)), { recursive: true });
    await rename(join(made, file), join(built, file));
  }
  await deleteOutdated(name, built);
}

/** Notes a build before its files come, so that no other build that is made at the same time takes them away. */
async function record(name: string, files: readonly string[], built: string): Promise<void> {
  const folder = join(built, RECORDS);
  const before = await readRecords(folder);
  const write = (time: number, recorded: readonly string[]) =>
    writeFile(join(folder, `${time}-${process.pid}-${name}.json`), JSON.stringify(recorded));
  // Built before there were records.
  if (before.length === 0) await write(0, (await filesBelow(built)).filter(isAsset));
  await write(Math.max(Date.now(), ...before.map(({ time }) => time + 1)), files);
  // Made anew, it counts once.
  const same = before.filter((other) => other.name === name && other.files.join() === files.join());
  for (const { file } of same) await rm(join(folder, file), { force: true });
}

async function deleteOutdated(name: string, built: string): Promise<void> {
  const records = await readRecords(join(built, RECORDS));
  const own = records.filter((each) => each.name === name);
  const outdated = own.slice(0, -KEPT_BUILDS);
  const kept = records.filter((each) => !outdated.includes(each));
  const newest = new Map(kept.map((each) => [each.name, each]));
  const needed = new Set([
    ...kept.flatMap(({ files }) => files.filter(isAsset)),
    ...[...newest.values()].flatMap(({ files }) => files),
  ]);
  for (const file of new Set(own.flatMap(({ files }) => files))) {
    if (!needed.has(file)) await rm(join(built, file), { force: true });
  }
  for (const { file } of outdated) await rm(join(built, RECORDS, file), { force: true });
}

/** The oldest first. */
async function readRecords(folder: string): Promise<BuildRecord[]> {
  const found: BuildRecord[] = [];
  for (const file of await readdir(folder)) {
    const [, time, name = ''] = /^(\d+)-\d+-(\w+)\.json$/.exec(file) ?? [];
    // Another build may have deleted it by now, or be writing it still.
    const files = await readFile(join(folder, file), 'utf8').then(parsed, () => null);
    if (time !== undefined && files) found.push({ file, time: Number(time), name, files });
  }
  return found.sort((a, b) => a.time - b.time);
}

function parsed(text: string): readonly string[] | null {
  try {
    return JSON.parse(text) as string[];
  } catch {
    return null;
  }
}

/** The files below a folder by their paths in it, sorted. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** What is named by its content, so that the files of several builds stand beside each other. */
function isAsset(file: string): boolean {
  return file.startsWith('assets/');
}

/** Files come before those that ask for them: what pages are made of, pages, the service worker, the manifest. */
function turnOf(file: string): number {
  if (isAsset(file)) return 0;
  if (file.startsWith('.vite/')) return 4;
  if (file.startsWith('sw.js')) return 3;
  return /^\w+\.html/.test(file) ? 2 : 1;
}
