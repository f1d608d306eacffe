import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import { LIMITS } from '../../../common/constants';
import { categories, products } from '../demoCatalogue';
import { SEED_TRANSLATIONS } from './translated';

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

describe.each(TRANSLATED_LANGUAGES)('the demo in %s', (language) => {
  const seed = SEED_TRANSLATIONS[language];

  test('is translated whole, and nothing is that the demo does not have', () => {
    expect(sorted(Object.keys(seed.categories))).toEqual(sorted(categories.map(({ slug }) => slug)));
    expect(sorted(Object.keys(seed.products))).toEqual(sorted(products.map(({ name }) => name)));
    expect(sorted(Object.keys(seed.tags))).toEqual(sorted(products.flatMap(({ tags }) => tags)));
    const sizes = products.flatMap(({ variants }) => variants.map(({ name }) => name));
    expect(sorted(Object.keys(seed.sizes))).toEqual(sorted(sizes));
  });

  test('stays within the bounds of its fields, and has each name once', () => {
    const names = Object.values(seed.products).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...Object.values(seed.tags)].filter((tag) => tag.length > LIMITS.tag)).toEqual([]);
    const texts = [...Object.values(seed.products), ...Object.values(seed.categories)].flat();
    expect(texts.filter((text) => text.trim() !== text || text === '' || text.length > LIMITS.text)).toEqual([]);
  });
});

test('Arabic has Western digits, and letters of no other alphabet but in names of sorts', () => {
  const { categories: parts, products: goods, tags, sizes } = SEED_TRANSLATIONS.ar;
  const texts = [...Object.values(parts), ...Object.values(goods)].flat();
  const all = [...texts, ...Object.values(tags), ...Object.values(sizes)];
  expect(all.filter((text) => /[٠-٩]/.test(text))).toEqual([]);
  expect(all.flatMap((text) => text.match(/[a-z]+/gi) ?? [])).toEqual(['W']);
});
