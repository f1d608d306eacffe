import { LANGUAGES } from '../../../common/languages';
import { escapeHtml, htmlParagraphs } from '../../core/html';
import { quoted } from '../../core/quoted';
import { textsIn, type Translate } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import { makeSecret } from './accountLinks';

/** What a mail with a link says. */
interface LinkMailTexts {
  subject: string;
  /** Why it comes, and what the link does. */
  before: string[];
  /** What to do when it was not asked for. */
  after: string;
}

/**
 * The mail that carries a link to the owner of an account, as text and as HTML; null when the link is dead. The secret
 * stands behind the "#", which browsers send to nobody: no log, cache or referrer has it, and a program that opens links
 * does not use it up.
 * @param page the address of the page that the link opens
 * @param textsOf its texts in the owner's language; `account` is the quoted username
 */
export async function linkMail(
  db: Queryable,
  { accountLinkId }: Pick<OutgoingMail, 'accountLinkId'>,
  page: string,
  textsOf: (t: Translate, account: string) => LinkMailTexts,
): Promise<ComposedMail | null> {
  const made = await makeSecret(db, accountLinkId);
  if (!made) return null;
  const { language, username, secret } = made;
  const { subject, before, after } = textsOf(textsIn(language), quoted(username, language));
  const address = `${page}?lang=${language}#key=${secret}`;
  // An address is read from left to right in every language.
  const link = escapeHtml(address);
  return {
    language,
    subject,
    text: [...before, address, after].join('\n\n'),
    html: [
      htmlParagraphs(before),
      `<p dir="${LANGUAGES.en.direction}"><a href="${link}">${link}</a></p>`,
      htmlParagraphs([after]),
    ].join(''),
  };
}
