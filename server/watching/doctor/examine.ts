import type { DataSource } from 'typeorm';
import type { Config } from '../../core/config';
import { openShopDatabase } from '../../database';
import { databaseOptions } from '../../db/dataSource';
import { runningEmbedded } from '../../db/embedded/runningEmbedded';
import { databaseChecks } from './databaseChecks';
import { messageOf } from '../../core/environment/messageOf';
import { failed, lineOf, ok, warning, type Finding } from './finding';
import { checkMail } from './mail';
import { checkBackups, checkCertificate, checkDisk } from './places';
import { checkSettings } from './settings';

/**
 * Prints a line for each finding, and how many there are of each state.
 * @returns the exit code: 0 when nothing has failed, else 1
 */
export async function report(env: NodeJS.ProcessEnv, print: (line: string) => void): Promise<0 | 1> {
  const count = { ok: 0, warning: 0, failed: 0 };
  await examine(env, (finding) => {
    count[finding.state] += 1;
    print(lineOf(finding));
  });
  print(`${count.ok} ok, ${count.warning} warnings, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

/**
 * Looks at everything that the shop needs (specification 27.6). It changes nothing, and may run beside the open shop; what
 * cannot be looked at is one of its findings.
 */
async function examine(env: NodeJS.ProcessEnv, tell: (finding: Finding) => void): Promise<void> {
  const { config, findings } = checkSettings(env);
  findings.forEach(tell);
  if (!config) return;
  await examineDatabase(config, tell);
  for (const [what, check] of [
    ['mail', checkMail],
    ['disk', checkDisk],
    ['backup', checkBackups],
    ['certificate', checkCertificate],
  ] as const) {
    const finding = await check(config).catch((error: unknown) => cannot(what, error));
    if (finding) tell(finding);
  }
}

async function examineDatabase(config: Config, tell: (finding: Finding) => void): Promise<void> {
  const url = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  if (url === null) {
    const found = "the shop's own PostgreSQL does not run";
    return tell(warning('database', found, 'Start the shop (npm start), and run this again beside it'));
  }
  let db: DataSource;
  try {
    db = await openShopDatabase(url, { ...databaseOptions(config), poolSize: 1 });
  } catch (error) {
    const todo =
      'See whether PostgreSQL runs, and whether DATABASE_URL names its host, port, user, password and database';
    return tell(failed('database', messageOf(error), todo));
  }
  try {
    tell(ok('database', 'it answers'));
    for (const check of databaseChecks) {
      const finding = await check(db, config).catch((error: unknown) => cannot('database', error));
      if (finding) tell(finding);
    }
  } finally {
    await db.destroy();
  }
}

function cannot(what: string, error: unknown): Finding {
  return failed(what, `could not be looked at: ${messageOf(error)}`, 'Mend what was found above, and run this again');
}
