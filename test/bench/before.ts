import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { STORED_DOCUMENTS } from '../../server/api/storedDocuments';
import { projectRoot } from '../../server/core/projectRoot';
import { storeDocuments } from './children';

/** The last version whose orders kept no reasons, and whose prices had neither history nor plans. */
const BEFORE = '5279bda742e47783a54b8b6da37d647acec7c354';

/**
 * Builds the server of before the history of prices, in a folder of its own, with the packages and the web client of
 * today: no page of it is measured.
 * @returns the folder; null where the repository does not hold that version (an archive, or a clone without its past)
 */
export function buildBefore(folder: string): string | null {
  const root = path.join(folder, 'before');
  if (existsSync(root)) return root;
  const run = (program: string, args: string[], cwd: string, input?: Buffer) =>
    execFileSync(program, args, {
      cwd,
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input && { input }),
    });
  let archive: Buffer;
  try {
    archive = run(
      'git',
      ['archive', BEFORE, 'server', 'common', 'migrations', 'package.json', STORED_DOCUMENTS],
      projectRoot(),
    );
  } catch {
    return null;
  }
  mkdirSync(root);
  run('tar', ['-x'], root, archive);
  symlinkSync(path.join(projectRoot(), 'node_modules'), path.join(root, 'node_modules'));
  for (const name of ['.swcrc', 'tsconfig.json']) cpSync(path.join(projectRoot(), name), path.join(root, name));
  const swc = path.join(projectRoot(), 'node_modules/.bin/swc');
  run(swc, ['server', 'common', 'migrations', '--out-dir', 'build', '--ignore', '**/*.test.ts', '--quiet'], root);
  cpSync(path.join(projectRoot(), 'build/web'), path.join(root, 'build/web'), { recursive: true });
  storeDocuments(root, root);
  return root;
}
