import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import { linkMail } from '../links/linkMail';

/** The mail with the link for a new password (specification 8.15); null when the link is dead. */
export function passwordMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'accountLinkId'>,
  publicUrl: string,
): Promise<ComposedMail | null> {
  return linkMail(db, mail, `${publicUrl}/reset-password`, (t, name) => ({
    subject: t('choose a new password'),
    before: [
      t('Somebody, probably you, asked for a new password for the account {name}.', { name }),
      t('Choose it by this link. It works once, for one hour:'),
    ],
    after: t('If it was not you, do nothing: your password stays as it is.'),
  }));
}
