import { missingTexts } from '../translations/translations';
import {
  fieldOf,
  initialProduct,
  inputByDuties,
  itemsOf,
  lacksVariantPricing,
  productInput,
  validateProduct,
  withSizes,
  type Product,
} from './productForm';

const base = { ...initialProduct(null), name: 'Honey', description: 'Dark', categoryId: 1 as const };

it('takes a comma-separated list apart, trimmed and without empty items', () => {
  expect(itemsOf(' 1L, ,0.5L,')).toEqual(['1L', '0.5L']);
});

describe('sizes that are typed', () => {
  const prices = { customerPrice: '5', businessPrice: '4' };
  const ar = { ...base.translations.ar, sizes: { '250ml': '250 مل' } };
  const values = {
    ...base,
    variants: '250ml, 1L',
    variantPricing: { '250ml': prices, '1L': { customerPrice: '9', businessPrice: '8' } },
    translations: { ...base.translations, ar },
  };

  it('keep prices and translations where one is spelled otherwise', () => {
    const spelled = withSizes(values, '250 ml, 1L');
    expect(spelled).toMatchObject({ variants: '250 ml, 1L', variantPricing: { '250 ml': prices } });
    expect(spelled.translations.ar.sizes['250 ml']).toBe('250 مل');
    expect(productInput(spelled).variants).toEqual([
      { name: '250 ml', ...prices },
      { name: '1L', customerPrice: '9', businessPrice: '8' },
    ]);
    // Typed back, it is as it was.
    expect(productInput(withSizes(spelled, '250ml, 1L'))).toEqual(productInput(values));
  });

  it('have no prices where another one stands in their place', () => {
    const other = withSizes(values, '500ml, 1L');
    expect(
      withSizes({ ...values, variants: '1.5L', variantPricing: { '1.5L': prices } }, '15L').variantPricing['15L'],
    ).toBeUndefined();
    expect(other.variantPricing['500ml']).toBeUndefined();
    expect(other.translations.ar.sizes['500ml']).toBeUndefined();
    expect(withSizes(values, '250ml, 250 ml, 1L').variantPricing['250 ml']).toEqual(prices);
  });
});

describe('the form of a product', () => {
  it('asks for either base prices or variants', () => {
    const either = 'Either set base prices or use variants with individual pricing';
    expect(validateProduct(base)).toEqual({ customerPrice: either, businessPrice: either });
    expect(validateProduct({ ...base, customerPrice: '1', businessPrice: '1' })).toEqual({});
  });

  it('asks for both prices of every variant', () => {
    const errors = validateProduct({
      ...base,
      variants: '1L',
      variantPricing: { '1L': { customerPrice: '5', businessPrice: ' ' } },
    });
    expect(errors).toEqual({ variantPricing: 'Please set both customer and business prices for all variants' });
    expect(lacksVariantPricing(errors)).toBe(true);
  });

  it('keeps the base prices of a product in variant pricing mode, where they are hidden', () => {
    const product = { customerPrice: '9', businessPrice: null, variants: [], tags: [] } as unknown as Product;
    const values = { ...base, customerPrice: '1', variants: '1L' };
    expect(productInput(values, product)).toMatchObject({ customerPrice: '9', businessPrice: null });
    expect(productInput({ ...values, variants: '' }, product)).toMatchObject({ customerPrice: '1' });
  });

  it('sends no base price of a new product in variant pricing mode, and leaves a picture alone that was not touched', () => {
    const input = productInput({
      ...base,
      customerPrice: '1',
      variants: '1L, 2L',
      variantPricing: { '1L': { customerPrice: '5', businessPrice: '4' } },
    });
    expect(input).not.toHaveProperty('customerPrice');
    expect(input).not.toHaveProperty('imageUrl');
    expect(input.variants).toEqual([
      { name: '1L', customerPrice: '5', businessPrice: '4' },
      { name: '2L', customerPrice: null, businessPrice: null },
    ]);
  });

  it.each(['Name is required', 'Description is required', 'Category is required'])('says %s', (message) => {
    expect(Object.values(validateProduct(initialProduct(null)))).toContain(message);
  });
});

describe('the form of somebody who cares for a part of a product', () => {
  const values = { ...initialProduct(null), name: 'Sumac', variants: '100g' };
  const input = { ...productInput(values), customerPrice: '3.00', businessPrice: '2.00' };

  it('sends that part alone', () => {
    const texts = inputByDuties(input, { prices: false, catalogue: true });
    expect(texts).toMatchObject({ name: 'Sumac', inStock: true, variants: [{ name: '100g' }] });
    expect(JSON.stringify(texts)).not.toContain('Price');
    expect(inputByDuties(input, { prices: true, catalogue: false })).toEqual({
      customerPrice: '3.00',
      businessPrice: '2.00',
      variants: [{ name: '100g', customerPrice: null, businessPrice: null }],
    });
    expect(inputByDuties(input, { prices: true, catalogue: true })).toBe(input);
  });

  it('finds fault with that part alone', () => {
    expect(Object.keys(validateProduct(values, { prices: false, catalogue: true })).sort()).toEqual([
      'categoryId',
      'description',
    ]);
    expect(Object.keys(validateProduct(values, { prices: true, catalogue: false }))).toEqual(['variantPricing']);
  });
});

describe('what a product says in other languages', () => {
  const french = {
    ...base.translations.fr,
    name: ' Miel ',
    sizes: { '0.5L': 'Demi-litre', '2L': 'Deux' },
    tags: { raw: ' ' },
  };
  const typed = { ...base, customerPrice: '1', businessPrice: '1', variants: '0.5L', tags: 'raw' };
  const values = { ...typed, translations: { ...base.translations, fr: french } };

  it('is sent where something was changed, with the texts of the sizes and tags that it has', () => {
    expect(productInput(typed)).not.toHaveProperty('translations');
    expect(productInput(values).translations).toEqual([
      { language: 'ar', name: null, description: null, sizes: [], tags: [] },
      { language: 'fr', name: 'Miel', description: null, sizes: [{ english: '0.5L', text: 'Demi-litre' }], tags: [] },
    ]);
    const product = {
      variants: [],
      tags: [],
      translations: [{ language: 'fr', name: 'Miel', description: null, sizes: [], tags: [] }],
    } as unknown as Product;
    expect(productInput(initialProduct(product), product)).not.toHaveProperty('translations');
  });

  it('is told beside its field when it is too long, or when the server refuses it', () => {
    const long = { ...french, name: 'x'.repeat(201), sizes: { '0.5L': 'x'.repeat(500) } };
    const errors = validateProduct({
      ...values,
      variantPricing: { '0.5L': { customerPrice: '1', businessPrice: '1' } },
      translations: { ...base.translations, fr: long },
    });
    expect(errors).toEqual({ translations: { fr: { name: expect.anything(), sizes: expect.anything() } } });
    expect(fieldOf('translations.0.tags.1.english')).toBe('translations.ar.tags');
    expect(fieldOf('translations.1.description')).toBe('translations.fr.description');
  });

  it('is counted where it is missing, but for sizes without a word', () => {
    const english = { name: 'Honey', description: 'Dark', tags: ['raw'], sizes: ['500g', 'Box of 6'] };
    const arabic = {
      language: 'ar',
      name: 'عسل',
      description: 'داكن',
      tags: [{ english: 'raw', text: 'خام' }],
      sizes: [],
    };
    expect(missingTexts(english, [arabic])).toEqual([
      { language: 'ar', count: 1 },
      { language: 'fr', count: 4 },
    ]);
    const sizes = [{ english: 'Box of 6', text: 'علبة من 6' }];
    expect(missingTexts(english, [{ ...arabic, sizes }])).toEqual([{ language: 'fr', count: 4 }]);
  });
});
