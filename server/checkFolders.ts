import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import type { Config } from './core/config';
import { ConfigError } from './core/environment/variables';

/**
 * Makes DATA_DIR where something has to be kept there, and looks at BACKUP_DIR, which is made with the first backup.
 * @throws ConfigError when one of them cannot be used
 */
export async function checkFolders(
  config: Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl' | 'sessionSecret'>,
): Promise<void> {
  const { dataDir, backupDir } = config;
  if (config.databaseUrl === null || config.sessionSecret === null) await makeDataDir(dataDir);
  const found = backupDir === null ? null : await stat(backupDir).catch(() => null);
  if (found && !found.isDirectory()) throw new ConfigError('BACKUP_DIR', 'is a file: it must be a folder');
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    // 711, not 700: as root, the database's own user must be able to pass through to its folder.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      'DATA_DIR',
      `cannot be used (${code}): it must be a folder that the user of the shop may write`,
    );
  }
}
