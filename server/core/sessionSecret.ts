import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config';

/**
 * The session secret of a shop without `SESSION_SECRET`: made at the first start and stored in
 * `dataDir/session-secret`, readable by the owner alone (specification 20.3). Two processes that start at once get the
 * same one.
 * @throws ConfigError when the file is there but holds no usable secret, since a new one would end every session
 */
export async function ensureSessionSecret(dataDir: string): Promise<string> {
  // 711, not 700: as root, the database's own user must be able to pass through to its folder.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const file = path.join(dataDir, 'session-secret');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // A link appears whole or not at all, and never replaces a secret that is already there.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 16) {
    throw new ConfigError('SESSION_SECRET', `is not set, and ${file} is damaged: set it, or delete that file`);
  }
  return secret;
}
