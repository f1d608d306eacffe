import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { categories, products, type SeedProduct } from './demoCatalogue';
import { picturesFolder } from './pictureFiles';
import { categoryScenes, productScenes } from '../../tools/demo-pictures/scenes/index';

const PRICE = /^\d+\.\d{2}$/;
const HIGHEST_PRICE = 40_000_000;
const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);

function pricesOf(product: SeedProduct): string[] {
  const all = [
    product.customerPrice,
    product.businessPrice,
    product.price,
    ...product.variants.flatMap((variant) => [variant.customerPrice, variant.businessPrice]),
  ];
  return all.filter((price) => price !== null);
}

function priceListsOf(product: SeedProduct): { customerPrice: string | null; businessPrice: string | null }[] {
  return [product, ...product.variants];
}

describe('the categories', () => {
  it('are the five of the shop, in order', () => {
    expect(categories.map(({ slug, name }) => [slug, name])).toEqual([
      ['fresh-juices-daily', 'Fresh Juices Daily'],
      ['fruits-veg-garnish', 'Fruits & Veg Garnish'],
      ['dry-fruits', 'Dry Fruits'],
      ['raw-nuts', 'Raw Nuts'],
      ['frozen-garnish', 'Frozen Garnish'],
    ]);
  });

  it('each hold at least ten products, and every product stands in one of them', () => {
    for (const { slug } of categories)
      expect(products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(10);
    const slugs = new Set(categories.map(({ slug }) => slug));
    expect(products.filter(({ category }) => !slugs.has(category))).toEqual([]);
  });
});

describe('the products', () => {
  it('are 58 to 64, each with its own name and a description', () => {
    expect(products.length).toBeGreaterThanOrEqual(58);
    expect(products.length).toBeLessThanOrEqual(64);
    expect(new Set(names(products).map((name) => name.toLowerCase())).size).toBe(products.length);
    expect(products.filter(({ description }) => description.length < 40 || description.length > 200)).toEqual([]);
  });

  it('have prices with two decimals, in steps of 5,000 and within the limit', () => {
    for (const product of products) {
      for (const price of pricesOf(product)) {
        expect(price).toMatch(PRICE);
        expect(Number(price) % 5000).toBe(0);
        expect(Number(price)).toBeGreaterThan(0);
        expect(Number(price)).toBeLessThanOrEqual(HIGHEST_PRICE);
      }
    }
  });

  it('cost a business 8 to 18 % less where a business price is set', () => {
    for (const { customerPrice, businessPrice } of products.flatMap(priceListsOf)) {
      if (businessPrice === null) continue;
      expect(Number(businessPrice)).toBeGreaterThanOrEqual(Number(customerPrice) * 0.82);
      expect(Number(businessPrice)).toBeLessThanOrEqual(Number(customerPrice) * 0.92);
    }
  });

  it('never let a size without a business price fall back on the business price of a smaller one', () => {
    for (const product of products) {
      const lacksBusinessPrice = product.variants.some(({ businessPrice }) => businessPrice === null);
      if (lacksBusinessPrice) expect(product.businessPrice).toBeNull();
    }
  });

  it('come in sizes with distinct names that cost more as they grow', () => {
    const sized = products.filter(({ variants }) => variants.length > 0);
    expect(sized.length).toBeGreaterThanOrEqual(products.length * 0.45);
    expect(sized.some(({ variants }) => variants.some(({ businessPrice }) => businessPrice === null))).toBe(true);
    expect(sized.some(({ customerPrice }) => customerPrice === null)).toBe(true);
    expect(sized.some(({ customerPrice }) => customerPrice !== null)).toBe(true);
    for (const { variants } of sized) {
      expect(variants.length).toBeGreaterThanOrEqual(2);
      expect(variants.length).toBeLessThanOrEqual(4);
      expect(new Set(names(variants)).size).toBe(variants.length);
      const prices = variants.map(({ customerPrice }) => Number(customerPrice));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it('show every special case of the shop', () => {
    expect(names(products.filter((product) => pricesOf(product).length === 0))).toEqual(['Rose Ice Spheres']);
    const legacyOnly = products.filter((product) => product.price !== null && pricesOf(product).length === 1);
    expect(legacyOnly).toHaveLength(2);
    expect(products.filter(({ picture }) => picture === null)).toHaveLength(1);
    const soldOut = products.filter(({ inStock }) => !inStock).length;
    expect(soldOut).toBeGreaterThanOrEqual(4);
    expect(soldOut).toBeLessThanOrEqual(5);
  });

  it('carry at most five short tags, none twice', () => {
    for (const { tags } of products) {
      expect(tags.length).toBeLessThanOrEqual(5);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.filter((tag) => tag.length === 0 || tag.length > 20)).toEqual([]);
    }
  });
});

describe('the pictures', () => {
  const productPictures = products.map(({ picture }) => picture).filter((picture) => picture !== null);
  const categoryPictures = categories.map(({ picture }) => picture);

  it('are drawn once for each product and category, with none left over', () => {
    expect(new Set(productPictures).size).toBe(productPictures.length);
    expect(Object.keys(productScenes).sort()).toEqual([...productPictures].sort());
    expect(Object.keys(categoryScenes).sort()).toEqual([...categoryPictures].sort());
    expect(readdirSync(picturesFolder).sort()).toEqual(
      [...productPictures, ...categoryPictures].map((name) => `${name}.webp`).sort(),
    );
  });

  it.each([
    ['products', productPictures, 800, 26],
    ['categories', categoryPictures, 1200, 60],
  ] as const)('of the %s are WebP files of the right size and weight', async (_kind, pictures, width, maxKilobytes) => {
    for (const name of pictures) {
      const file = readFileSync(join(picturesFolder, `${name}.webp`));
      const { format, ...size } = await sharp(file).metadata();
      expect({ name, format, width: size.width, height: size.height }).toEqual({
        name,
        format: 'webp',
        width,
        height: 800,
      });
      expect(file.length).toBeLessThanOrEqual(maxKilobytes * 1024);
    }
  });

  it('weigh less than 1.5 MB together', () => {
    const total = readdirSync(picturesFolder).reduce((sum, file) => sum + statSync(join(picturesFolder, file)).size, 0);
    expect(total).toBeLessThan(1.5 * 1024 * 1024);
  });
});
