import { array, boolean, number, object, string, type AnyObjectSchema, type StringSchema } from 'yup';
import { LIMITS } from '../../constants';
import { isAmount } from '../../amountText';
import { optionalText, requiredText } from '../textRules';

/** The messages of the catalogue's forms; those that the specification quotes are word for word. */
export const CATALOGUE_MESSAGES = {
  name: 'Name is required',
  description: 'Description is required',
  slug: 'Slug is required',
  slugForm: 'A slug is made of lower-case letters, digits and single hyphens, like "raw-nuts"',
  category: 'Category is required',
  price: 'Price must be a valid positive number',
  eitherPrices: 'Either set base prices or use variants with individual pricing',
  variantPrices: 'Please set both customer and business prices for all variants',
  imageType: 'A picture must be a PNG, JPEG, WebP, GIF or AVIF file, sent as an inline data:image string',
  imageSize: 'A picture must be at most 5 MB',
  imageBroken: 'The picture is damaged, or is not of a type that the shop takes',
  imageSlow: 'The picture took too long to read; please try again, or send a smaller one',
  imagePixels: 'The picture has too many pixels; please make it smaller',
} as const;

const MESSAGES = CATALOGUE_MESSAGES;

/** Types of picture that the shop takes, as their data URLs name them. */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DATA_URL = /^data:([^;,]+);base64,/;

/** The rules of a category's form (specification 14.4). */
export function categoryRules(): AnyObjectSchema {
  return object({
    name: requiredText(MESSAGES.name),
    description: requiredText(MESSAGES.description, 1, LIMITS.longText),
    slug: requiredText(MESSAGES.slug, 1, LIMITS.slug).test(
      'slug',
      MESSAGES.slugForm,
      (value) => value.trim() === '' || SLUG.test(value.trim()),
    ),
    imageUrl: inlineImage(),
  });
}

/** One size of a product and its prices, as the form and the API send it. */
interface VariantInput {
  name?: string | null;
}

/**
 * The rules of a product's form (specification 14.4): either both base prices or variants, each with both prices.
 * A size or a tag of spaces alone does not count.
 */
export function productRules(): AnyObjectSchema {
  return object({
    name: requiredText(MESSAGES.name),
    description: requiredText(MESSAGES.description, 1, LIMITS.longText),
    categoryId: number().typeError(MESSAGES.category).required(MESSAGES.category).min(1, MESSAGES.category),
    customerPrice: basePrice(),
    businessPrice: basePrice(),
    variants: array()
      .nullable()
      .of(variantRules())
      .max(LIMITS.variants, `A product has at most ${LIMITS.variants} sizes`)
      .test('unique', ({ value }) => `${repeated(names(value))} is there twice`, isUnique(names)),
    tags: array()
      .nullable()
      .of(optionalText(LIMITS.tag))
      .max(LIMITS.tags, `A product has at most ${LIMITS.tags} tags`)
      .test('unique', ({ value }) => `${repeated(texts(value))} is there twice`, isUnique(texts)),
    inStock: boolean().nullable(),
    imageUrl: inlineImage(),
  });
}

function variantRules(): AnyObjectSchema {
  return object({
    name: optionalText(LIMITS.variantName),
    customerPrice: variantPrice(),
    businessPrice: variantPrice(),
  });
}

function basePrice(): StringSchema<string | null | undefined> {
  return price().test('either', MESSAGES.eitherPrices, (value, { parent }) => {
    return isGiven(value) || names((parent as { variants?: unknown }).variants).length > 0;
  });
}

function variantPrice(): StringSchema<string | null | undefined> {
  return price().test('both', MESSAGES.variantPrices, (value, { parent }) => {
    return isGiven(value) || !isGiven((parent as VariantInput).name);
  });
}

/** An amount that is not negative; zero means "Price TBD". */
function price(): StringSchema<string | null | undefined> {
  return string()
    .typeError(MESSAGES.price)
    .nullable()
    .test('amount', MESSAGES.price, (value) => !isGiven(value) || (isAmount(value) && !value.startsWith('-')));
}

/** A picture as an inline `data:` string; null and "" for none. The server alone checks that it is a picture. */
function inlineImage(): StringSchema<string | null | undefined> {
  return string()
    .typeError(MESSAGES.imageType)
    .nullable()
    .test('type', MESSAGES.imageType, (value) => !value || isPictureUrl(value))
    .test('size', MESSAGES.imageSize, (value) => !value || inlineBytes(value) <= LIMITS.imageBytes);
}

/** Whether it begins as the data URL of a picture of a type that the shop takes. */
export function isPictureUrl(dataUrl: string): boolean {
  return IMAGE_TYPES.some((type) => type === imageTypeOf(dataUrl));
}

function imageTypeOf(dataUrl: string): string | undefined {
  const type = DATA_URL.exec(dataUrl.slice(0, 100))?.[1]?.toLowerCase();
  // Not a registered type, but some programs write it.
  return type === 'image/jpg' ? 'image/jpeg' : type;
}

/** How many bytes the base64 part of a data URL stands for. */
function inlineBytes(dataUrl: string): number {
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0;
  return Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4) - padding;
}

function isGiven(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function texts(values: unknown): string[] {
  return Array.isArray(values)
    ? values.flatMap((each: unknown) => (typeof each === 'string' && isGiven(each) ? [each.trim()] : []))
    : [];
}

function names(variants: unknown): string[] {
  return texts(Array.isArray(variants) ? variants.map((each: VariantInput | null) => each?.name) : []);
}

/** The first value that is there twice, without regard to case; undefined when none is. */
function repeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value.toLowerCase()).size);
}

function isUnique(of: (value: unknown) => string[]): (value: unknown) => boolean {
  return (value) => repeated(of(value)) === undefined;
}
