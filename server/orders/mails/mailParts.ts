import { escapeHtml } from '../../core/html';

/** Whom a mail names for questions. */
export interface ShopContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Where a mail's reader turns to with a question. */
export function contactLine({ phone, email }: ShopContact): string {
  return `Questions? Call ${phone} or write to ${email}.`;
}

/** Each text as a paragraph of HTML. */
export function htmlParagraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}
