import type { TranslatedLanguage } from '../../../common/languages';
import type { CategoryTranslation, ProductTranslation, Translations } from '../../catalog/translations/translations';
import type { SeedCategory, SeedProduct } from '../catalogue/types';
import { arabic } from './arabic';
import { french } from './french';
import type { SeedTranslation } from './types';

/** What the demo says beside English. */
export const SEED_TRANSLATIONS: Readonly<Record<TranslatedLanguage, SeedTranslation>> = { ar: arabic, fr: french };

/** What a category says in each language. */
export function translatedCategory({ slug }: SeedCategory): Translations<CategoryTranslation> {
  return inEach(({ categories }) => textsOf(categories[slug]));
}

/** What a product, its sizes and its tags say in each language. */
export function translatedProduct({ name, tags, variants }: SeedProduct): Translations<ProductTranslation> {
  const sizes = variants.map((variant) => variant.name);
  return inEach((seed) => ({
    ...textsOf(seed.products[name]),
    ...(sizes.length > 0 && { sizes: only(seed.sizes, sizes) }),
    ...(tags.length > 0 && { tags: only(seed.tags, tags) }),
  }));
}

function inEach<Translation>(say: (seed: SeedTranslation) => Translation): Translations<Translation> {
  return Object.fromEntries(Object.entries(SEED_TRANSLATIONS).map(([language, seed]) => [language, say(seed)]));
}

function textsOf(texts: readonly [string, string] | undefined): CategoryTranslation {
  return texts ? { name: texts[0], description: texts[1] } : {};
}

function only(texts: Readonly<Record<string, string>>, wanted: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([english]) => wanted.includes(english)));
}
