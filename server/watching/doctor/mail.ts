import type { Config } from '../../core/config';
import { smtpTransport } from '../../mail/transport';
import { messageOf } from '../../core/environment/messageOf';
import { failed, ok, type Finding } from './finding';

/** The server of SMTP_URL: whether it answers, and takes user and password where there are any. No mail is sent. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding | null> {
  if (smtpUrl === null) return null;
  const { host, username } = new URL(smtpUrl);
  const smtp = smtpTransport(smtpUrl, { forceAuth: username !== '' });
  try {
    await smtp.verify();
    return ok('mail', username === '' ? `${host} answers; no user is signed in` : `${host} takes user and password`);
  } catch (error) {
    const todo = 'See whether SMTP_URL has its host, port, user and password: mails wait until then';
    return failed('mail', `${host} takes none: ${messageOf(error)}`, todo);
  } finally {
    smtp.close();
  }
}
