import {
  initialProduct,
  inputByDuties,
  itemsOf,
  lacksVariantPricing,
  productInput,
  validateProduct,
  type Product,
} from './productForm';

const base = { ...initialProduct(null), name: 'Honey', description: 'Dark', categoryId: 1 as const };

it('takes a comma-separated list apart, trimmed and without empty items', () => {
  expect(itemsOf(' 1L, ,0.5L,')).toEqual(['1L', '0.5L']);
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
