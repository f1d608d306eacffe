import { quoted } from '../../core/quoted';
import { textsIn } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import { makeSecret } from '../links/accountLinks';
import { linkMail } from '../links/linkMail';

/**
 * The mail with the link for a new password (specification 8.15); null when the link is dead. The secret stands behind the
 * "#", which browsers send to nobody: no log, cache or referrer has it, and a program that opens links does not use it up.
 */
export async function passwordMail(
  db: Queryable,
  { accountLinkId }: Pick<OutgoingMail, 'accountLinkId'>,
  publicUrl: string,
): Promise<ComposedMail | null> {
  const made = await makeSecret(db, accountLinkId);
  if (!made) return null;
  const { language, username, secret } = made;
  const t = textsIn(language);
  const address = `${publicUrl}/reset-password?lang=${language}#key=${secret}`;
  const opening = t('Somebody, probably you, asked for a new password for the account {name}.', {
    name: quoted(username),
  });
  const link = t('Choose it by this link. It works once, for one hour:');
  const ending = t('If it was not you, do nothing: your password stays as it is.');
  return linkMail({ language, subject: t('choose a new password'), before: [opening, link], address, after: ending });
}
