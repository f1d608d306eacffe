import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changeOver } from './changeOver';

let folder: string;
let built: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bustan-build-'));
  built = join(folder, 'web');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(place: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await writeFile(join(place, file), text);
  }
}

/** A build of a version, with one file that is named by its content, and another that is the same in all of them. */
async function build(version: string, name: 'shop' | 'explorer' = 'shop'): Promise<void> {
  const made = join(folder, 'made');
  const page = name === 'shop' ? 'index.html' : 'explorer.html';
  await write(made, { [page]: version, [`assets/${name}-${version}.js`]: version, [`assets/${name}.woff2`]: 'font' });
  await changeOver(name, made, built);
  expect(await filesOf(made)).toEqual([]);
  await rm(made, { recursive: true });
}

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('builds'))
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();
}

const page = () => readFile(join(built, 'index.html'), 'utf8');

describe('a build that takes the place of another', () => {
  it('is the first one as well', async () => {
    await build('1');
    expect(await filesOf(built)).toEqual(['assets/shop-1.js', 'assets/shop.woff2', 'index.html']);
  });

  it('leaves the files of the four before it, and deletes those of older ones', async () => {
    for (const version of ['1', '2', '3', '4', '5']) await build(version);
    expect(await page()).toBe('5');
    const all = ['1', '2', '3', '4', '5'].map((version) => `assets/shop-${version}.js`);
    expect(await filesOf(built)).toEqual([...all, 'assets/shop.woff2', 'index.html']);
    await build('6');
    expect(await filesOf(built)).toEqual([...all.slice(1), 'assets/shop-6.js', 'assets/shop.woff2', 'index.html']);
  });

  it('counts a build that is made again once', async () => {
    await build('1');
    for (let time = 0; time < 10; time += 1) await build('2');
    expect(await filesOf(built)).toEqual(['assets/shop-1.js', 'assets/shop-2.js', 'assets/shop.woff2', 'index.html']);
    await build('1');
    expect(await page()).toBe('1');
    for (const version of ['3', '4', '5', '6']) await build(version);
    expect(await filesOf(built)).toContain('assets/shop-1.js');
    expect(await filesOf(built)).not.toContain('assets/shop-2.js');
  });

  it('keeps what was built before there were records as one build', async () => {
    await write(built, { 'index.html': '0', 'assets/index-0.js': '0', 'explorer.html': '0' });
    for (const version of ['1', '2', '3', '4']) await build(version);
    expect(await filesOf(built)).toEqual(expect.arrayContaining(['assets/index-0.js', 'explorer.html']));
    await build('1', 'explorer');
    await build('5');
    expect(await filesOf(built)).not.toContain('assets/index-0.js');
    expect(await filesOf(built)).toContain('explorer.html');
  });

  it('takes away at once what is not named by its content and is no more', async () => {
    await write(join(folder, 'made'), { 'icon.svg': '', 'icon.svg.br': '' });
    await changeOver('shop', join(folder, 'made'), built);
    await write(join(folder, 'made'), { 'icon.svg': '' });
    await changeOver('shop', join(folder, 'made'), built);
    expect(await filesOf(built)).toEqual(['icon.svg']);
  });

  it('leaves the other build alone', async () => {
    await build('1', 'explorer');
    for (const version of ['1', '2', '3', '4', '5', '6', '7']) await build(version);
    expect(await filesOf(built)).toEqual(
      expect.arrayContaining(['assets/explorer-1.js', 'assets/explorer.woff2', 'explorer.html']),
    );
  });
});
