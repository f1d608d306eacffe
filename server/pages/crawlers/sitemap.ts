import { LANGUAGES, type Language } from '../../../common/languages';
import { productPath } from '../../../common/productPath';
import { readChangedCategories, readChangedProducts, type CatalogueState } from '../../catalog/catalogueChanges';
import type { Queryable } from '../../db/queryable';
import { addressIn, categoryPath, HOME } from '../publicOrigin';

/** Entries that one sitemap may have (sitemaps.org); a part has the products of as many ids. */
const MAX_ENTRIES = 50_000;
/** Products per statement, so that a sitemap is never in memory as a whole. */
const BATCH = 1_000;
const FIXED = [HOME, '/landing'];

/** An entry of a sitemap; the path within the shop. */
interface Entry {
  readonly url: string;
  readonly lastmod?: string;
  /** The same page in each language. */
  readonly links: readonly { lang: string; url: string }[];
}

function entry(url: string, changedAt?: Date): Entry {
  const links = Object.keys(LANGUAGES).map((lang) => ({ lang, url: addressIn('', url, lang as Language) }));
  return { url, ...(changedAt && { lastmod: changedAt.toISOString() }), links: [...links, { lang: 'x-default', url }] };
}

/** How many parts of products a sitemap has; 0 when it is a single file. */
export function partsOf({ lastProduct, categories }: CatalogueState): number {
  return lastProduct + categories + FIXED.length <= MAX_ENTRIES ? 0 : Math.ceil(lastProduct / MAX_ENTRIES);
}

/** Home, landing page and categories. */
export async function* otherEntries(db: Queryable): AsyncGenerator<Entry> {
  for (const url of FIXED) yield entry(url);
  for (const { slug, changedAt } of await readChangedCategories(db)) {
    yield entry(categoryPath(slug), changedAt);
  }
}

/** The products of a part, from 1; of all parts when it is null. */
export async function* productEntries(db: Queryable, part: number | null): AsyncGenerator<Entry> {
  const last = part === null ? MAX_ENTRIES : part * MAX_ENTRIES;
  let after = last - MAX_ENTRIES;
  for (;;) {
    const products = await readChangedProducts(db, { after, last, limit: BATCH });
    for (const product of products) yield entry(productPath(product), product.changedAt);
    if (products.length < BATCH) return;
    after = products.at(-1)?.id ?? last;
  }
}

/** Everything, for a shop whose sitemap has no parts. */
export async function* allEntries(db: Queryable): AsyncGenerator<Entry> {
  yield* otherEntries(db);
  yield* productEntries(db, null);
}
