import type { PictureType } from '../catalog/pictures/picture.types';
import type { ChosenLanguage } from './language';

/** What a page depends on besides its path: the origin under which the shop is reached, and the language. */
export interface PageVariant extends ChosenLanguage {
  readonly origin: string;
}

/** A page in one language: everything that is sent before the screen is drawn. */
export interface Page {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** The canonical path and query; null for a page that search engines must not index. */
  readonly canonical: string | null;
  readonly type: 'website' | 'product';
  /** The picture of shared links. */
  readonly picture: PictureType | null;
  /** Structured data (schema.org). */
  readonly data: readonly object[];
  /** The stored documents that the screen reads first, with the variables as the screen sends them. */
  readonly queries: readonly PageQuery[];
  /** The screen's module when it is not part of the store's own bundle; null for the store. */
  readonly module: string | null;
  /** The first visible picture, and how wide it is shown. */
  readonly firstPicture: { readonly url: string; readonly sizes: string } | null;
  /** What is shown before the scripts run; null for the logo alone. */
  readonly opening: Opening | null;
}

/** The heading of a screen, as it is shown before the scripts run. */
export interface Opening {
  /** Its layout. */
  readonly look: 'home' | 'category' | 'landing' | 'form';
  /** The screen's own heading. */
  readonly heading: string;
  readonly lead?: string;
}

/** A stored document by the name of its operation. */
export interface PageQuery {
  readonly operation: string;
  readonly variables?: Readonly<Record<string, string | number>>;
}
