import { LANGUAGES, type Language } from '../../../common/languages';
import { escapeHtml, htmlParagraphs } from '../../core/html';
import type { ComposedMail } from '../../mail/composeMail';

/** What a mail with a link says. */
interface LinkMail {
  language: Language;
  subject: string;
  /** Why it comes, and what the link does. */
  before: string[];
  /** Where the link leads. */
  address: string;
  /** What to do when it was not asked for. */
  after: string;
}

/** A mail that carries a link to the owner of an account, as text and as HTML; the address is read from left to right. */
export function linkMail({ language, subject, before, address, after }: LinkMail): ComposedMail {
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
