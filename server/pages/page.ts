import type { PictureType } from '../catalog/pictures/picture.types';

/** What one address is: all that its page says before a screen is drawn, in one language. */
export interface Page {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** Path and query under which the page is to be found; null for one that search engines are not to keep. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product';
  /** For whoever shares the address. */
  readonly picture: PictureType | null;
  /** Structured data (schema.org). */
  readonly data: readonly object[];
  /** The stored documents that the screen reads first, with the variables as the screen sends them. */
  readonly reads: readonly Read[];
  /** Module of the screen when it is loaded apart from the store; null for the store itself. */
  readonly part: string | null;
  /** The picture that is seen first, and how wide it is shown. */
  readonly firstPicture: { readonly url: string; readonly sizes: string } | null;
  /** What is shown of the screen before its scripts run; null for nothing but the shop's sign. */
  readonly opening: Opening | null;
}

/** How a screen begins. */
export interface Opening {
  /** Where its parts stand. */
  readonly look: 'home' | 'category' | 'landing' | 'form';
  /** As the screen says it. */
  readonly heading: string;
  readonly lead?: string;
}

/** A stored document by the name of its operation. */
export interface Read {
  readonly operation: string;
  readonly variables?: Readonly<Record<string, string | number>>;
}
