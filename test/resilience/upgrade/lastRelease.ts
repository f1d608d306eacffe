import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../server/core/projectRoot';

const run = promisify(execFile);
const ROOT = projectRoot();
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: ROOT })).stdout.trim();

/** The release that CHANGELOG.md has below what is not released yet. */
export interface Release {
  version: string;
  commit: string;
}

/**
 * The last release and its commit: that of its tag, else the one that its entry in CHANGELOG.md names, else the one that
 * gave package.json its version; a clone need not have the tags.
 */
export async function lastRelease(): Promise<Release> {
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [, version, entry = ''] = /^## (\d+\.\d+\.\d+)[^\n]*\n(.*?)(?=^## |(?![^]))/ms.exec(changelog) ?? [];
  if (!version) throw new Error('CHANGELOG.md has no release');
  const named = /\bcommit `([0-9a-f]{7,40})`/i.exec(entry)?.[1];
  const raised = () => git('log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', 'package.json');
  for (const find of [async () => `v${version}`, async () => named, async () => (await raised()).split('\n')[0]]) {
    const name = await find();
    if (!name) continue;
    const commit = await git('rev-parse', '--quiet', '--verify', `${name}^{commit}`).catch(() => '');
    if (commit) return { version, commit };
  }
  throw new Error(`this clone lacks the commit of ${version}: run "git fetch --tags --unshallow"`);
}

/** Builds the server of a release in a folder of its own. @returns the folder */
export async function buildRelease({ commit }: Release): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bustan-release-'));
  const archive = path.join(folder, 'release.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await providePackages(folder);
  const swc = path.join(ROOT, 'node_modules/.bin/swc');
  const sources = ['server', 'common', 'migrations'];
  await run(swc, [...sources, '--out-dir', 'build', '--ignore', '**/*.test.ts', '--quiet'], { cwd: folder });
  await mkdir(path.join(folder, 'build/web'), { recursive: true });
  return folder;
}

/** The packages that are installed here serve where they are of the same versions; else the release gets its own. */
async function providePackages(folder: string): Promise<void> {
  const packagesOf = (root: string) =>
    (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
      .dependencies;
  const here = packagesOf(ROOT);
  const isSame = Object.entries(packagesOf(folder)).every(([name, version]) => here[name] === version);
  if (isSame) await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  else await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}
