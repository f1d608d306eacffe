/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Whom a mail names for questions. */
export interface ShopContact {
  name: string;
  phone: string;
  email: string;
  /** Origin of the shop, for links. */
  url: string;
}

/** Text as HTML may hold it. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
