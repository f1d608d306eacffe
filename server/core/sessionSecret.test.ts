import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureSessionSecret, keepSessionSecret, storedSessionSecret } from './sessionSecret';

describe('keepSessionSecret', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'bustan-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('makes one, keeps it for the owner alone, and gives the same to all who start at once', async () => {
    const folder = path.join(dataDir, 'new');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => ensureSessionSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]!.length).toBeGreaterThanOrEqual(32);
    expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(await ensureSessionSecret(folder)).toBe(secrets[0]);
  });

  it('closes a file that others could read', async () => {
    const file = path.join(dataDir, 'session-secret');
    await writeFile(file, 'a secret that was copied here\n', { mode: 0o644 });
    expect(await ensureSessionSecret(dataDir)).toBe('a secret that was copied here');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged file instead of ending every session', async () => {
    await writeFile(path.join(dataDir, 'session-secret'), '\n');
    await expect(ensureSessionSecret(dataDir)).rejects.toThrow(/^SESSION_SECRET /);
  });

  test("that of a backup is put there, and takes no other one's place", async () => {
    expect(await storedSessionSecret(dataDir)).toBeNull();
    expect(await keepSessionSecret(dataDir, 'the secret of a backup')).toBe(true);
    expect(await keepSessionSecret(dataDir, 'the secret of a backup')).toBe(true);
    expect(await keepSessionSecret(dataDir, 'the secret of another')).toBe(false);
    expect(await storedSessionSecret(dataDir)).toBe('the secret of a backup');
    expect(await ensureSessionSecret(dataDir)).toBe('the secret of a backup');
  });
});
