import type { Language } from '../../common/languages';

/** What ends a line, is not seen, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const QUOTES = /["“”„‟«»〝〞＂]/gu;
/** What holds an address of the web or of mail together; a mail program makes links of these by itself. */
const JOINTS = /([.:@。．｡：＠․])(?=\S)/gu;

/**
 * What somebody typed, as it may stand in a mail of the shop: on one line, in quotation marks of the mail's language that
 * it cannot close, and with a space where a mail program would see a link (specification 5.7).
 */
export function quoted(text: string, language: Language): string {
  const line = text.replace(UNSEEN, ' ').replace(QUOTES, '’').replace(JOINTS, '$1 ').trim();
  return language === 'fr' ? `«\u00a0${line}\u00a0»` : `“${line}”`;
}
