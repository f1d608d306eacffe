import { readConfig, type Config } from '../../core/config';
import { ConfigError } from '../../core/environment/variables';
import { failed, ok, warning, type Finding } from './finding';

/** The settings, and what is to be said of them; without settings when one of them is wrong. */
export function checkSettings(env: NodeJS.ProcessEnv): { config: Config | null; findings: Finding[] } {
  try {
    const config = readConfig(env);
    const doubts = doubtsAbout(config);
    return { config, findings: doubts.length > 0 ? doubts : [ok('settings', 'every variable can be used')] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = 'Set it right in the environment of the shop; .env.example describes every variable';
    return { config: null, findings: [failed('settings', error.message, todo)] };
  }
}

/** What the shop starts with, but which is seldom meant so. */
function doubtsAbout({
  publicUrl,
  trustProxy,
  production,
  smtpUrl,
  databaseUrl,
  requireSecondStep,
}: Config): Finding[] {
  const doubts: Finding[] = [];
  const doubt = (found: string, todo: string): void => void doubts.push(warning('settings', found, todo));
  if (publicUrl?.startsWith('https:') && trustProxy === 0) {
    doubt(
      'PUBLIC_URL is https but TRUST_PROXY is 0',
      'Set TRUST_PROXY to the number of proxies, or cookies are not Secure',
    );
  }
  if (publicUrl !== null && !production) {
    doubt('PUBLIC_URL is set but NODE_ENV is not production', 'Set NODE_ENV=production where customers come');
  }
  if (!production) return doubts;
  if (publicUrl === null)
    doubt('PUBLIC_URL is not set', 'Set it to the address of the shop: links in mails begin with it');
  if (smtpUrl === null) doubt('SMTP_URL is not set', 'Set it: mails are written into files below DATA_DIR until then');
  if (databaseUrl === null) {
    doubt('DATABASE_URL is not set', 'The shop runs a PostgreSQL of its own: back up DATA_DIR, or set a DATABASE_URL');
  }
  if (!requireSecondStep) {
    doubt('REQUIRE_SECOND_STEP is off', 'Set it to on, so that the password of an admin alone opens nothing');
  }
  return doubts;
}
