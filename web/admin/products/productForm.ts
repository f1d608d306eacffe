import type { FormikErrors } from 'formik';
import { CATALOGUE_MESSAGES, productRules } from '../../../common/rules/catalogue/catalogueRules';
import { productTranslationRules } from '../../../common/rules/catalogue/translationRules';
import type { AdminProductsQuery, ProductInput } from '../../gql/graphql';
import {
  errorsOf,
  productTranslations,
  translationField,
  translationsValues,
  type TranslationsValues,
} from '../translations/translations';

/** A product as the table shows it. */
export type Product = AdminProductsQuery['products']['nodes'][number];

interface VariantPrices {
  customerPrice: string;
  businessPrice: string;
}

/** What stands in the form of a product. */
export interface ProductValues {
  name: string;
  description: string;
  categoryId: number | '';
  customerPrice: string;
  businessPrice: string;
  /** Comma separated, like "1L, 0.5L". */
  variants: string;
  tags: string;
  /** By name of the variant; a name that was typed once keeps its prices while the form is open. */
  variantPricing: Record<string, VariantPrices | undefined>;
  inStock: boolean;
  /** Null: the picture stays as it is; "": none. */
  imageUrl: string | null;
  translations: TranslationsValues;
}

const RULES = productRules().concat(productTranslationRules());
const NO_PRICES: VariantPrices = { customerPrice: '', businessPrice: '' };

/** The form of a product that is there, or of a new one. */
export function initialProduct(product: Product | null): ProductValues {
  const variants = product?.variants ?? [];
  return {
    name: product?.name ?? '',
    description: product?.description ?? '',
    categoryId: product?.categoryId ?? '',
    customerPrice: product?.customerPrice ?? '',
    businessPrice: product?.businessPrice ?? '',
    variants: variants.map(({ name }) => name).join(', '),
    tags: product?.tags.join(', ') ?? '',
    variantPricing: Object.fromEntries(
      variants.map(({ name, customerPrice, businessPrice }) => [
        name,
        { customerPrice: customerPrice ?? '', businessPrice: businessPrice ?? '' },
      ]),
    ),
    // What was marked, whatever the count says.
    inStock: product?.markedInStock ?? product?.inStock ?? true,
    imageUrl: null,
    translations: translationsValues(product?.translations),
  };
}

/** The items of a comma-separated list: trimmed, empty ones dropped. */
export function itemsOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

const spelling = (size: string) => size.toLowerCase().replace(/[\s-]/g, '');

/**
 * The form with its sizes as they are typed. One that is only spelled otherwise ("250 ml" for "250ml") keeps the prices and
 * translations that it had; another size has none.
 */
export function withSizes(values: ProductValues, variants: string): ProductValues {
  const before = itemsOf(values.variants);
  const renamed = itemsOf(variants).flatMap((size) => {
    const former = before.find((each) => spelling(each) === spelling(size));
    return former === undefined || before.includes(size) ? [] : [{ size, former }];
  });
  const kept = <Value>(known: Record<string, Value | undefined>): Record<string, Value | undefined> => ({
    ...known,
    ...Object.fromEntries(renamed.map(({ size, former }) => [size, known[size] ?? known[former]])),
  });
  const translations = Object.fromEntries(
    Object.entries(values.translations).map(([language, texts]) => [language, { ...texts, sizes: kept(texts.sizes) }]),
  ) as TranslationsValues;
  return { ...values, variants, variantPricing: kept(values.variantPricing), translations };
}

/**
 * What is sent for the form. In variant pricing mode it hides the base prices, which then stay as they are; translations
 * are sent where one of them was changed.
 * @param product as it is; null for a new one
 */
export function productInput(values: ProductValues, product: Product | null = null): ProductInput {
  const variants = itemsOf(values.variants);
  return {
    name: values.name,
    description: values.description,
    categoryId: values.categoryId === '' ? null : values.categoryId,
    ...(variants.length === 0
      ? { customerPrice: values.customerPrice.trim() || null, businessPrice: values.businessPrice.trim() || null }
      : product && { customerPrice: product.customerPrice, businessPrice: product.businessPrice }),
    variants: variants.map((name) => {
      const { customerPrice, businessPrice } = values.variantPricing[name] ?? NO_PRICES;
      return { name, customerPrice: customerPrice.trim() || null, businessPrice: businessPrice.trim() || null };
    }),
    tags: itemsOf(values.tags),
    inStock: values.inStock,
    ...(values.imageUrl !== null && { imageUrl: values.imageUrl }),
    ...(isTranslatedAnew(values, product) && { translations: translationsOf(values) }),
  };
}

const translationsOf = ({ translations, variants, tags }: ProductValues) =>
  productTranslations(translations, itemsOf(variants), itemsOf(tags));

function isTranslatedAnew(values: ProductValues, product: Product | null): boolean {
  return JSON.stringify(translationsOf(values)) !== JSON.stringify(translationsOf(initialProduct(product)));
}

/** Which parts of a product the viewer cares for. */
interface Parts {
  prices: boolean;
  catalogue: boolean;
}

/** What is sent by somebody who cares for a part of a product alone: the rest stays as it is. */
export function inputByDuties(input: ProductInput, { prices, catalogue }: Parts): ProductInput {
  const { customerPrice, businessPrice, variants, ...texts } = input;
  if (!prices) return { ...texts, variants: variants?.map(({ name }) => ({ name })) };
  return catalogue ? input : { customerPrice, businessPrice, variants };
}

/** What is wrong with the form, by field; the rules look at what would be sent, a part that is not shown left out. */
export function validateProduct(
  values: ProductValues,
  { prices, catalogue }: Parts = { prices: true, catalogue: true },
): FormikErrors<ProductValues> {
  const errors = errorsOf(RULES, { ...productInput(values), translations: translationsOf(values) }, fieldOf);
  const shown = Object.entries(errors).filter(([name]) => (PRICE_FIELDS.has(name) ? prices : catalogue));
  return Object.fromEntries(shown);
}

const PRICE_FIELDS = new Set(['customerPrice', 'businessPrice', 'variantPricing']);

/** The field of the form that a path in what is sent belongs to: the prices of the variants share one. */
export function fieldOf(path: string): string {
  const translated = translationField(path);
  if (translated !== null) return translated;
  const name = /^\w+/.exec(path)?.[0] ?? path;
  return name === 'variants' && path !== 'variants' ? 'variantPricing' : name;
}

/** Whether a variant lacks a price, which the documented toast tells of. */
export function lacksVariantPricing(errors: Readonly<Record<string, unknown>>): boolean {
  return errors.variantPricing === CATALOGUE_MESSAGES.variantPrices;
}
