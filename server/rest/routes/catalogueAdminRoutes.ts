import { LIMITS } from '../../../common/constants';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import { productRules } from '../../../common/rules/catalogue/catalogueRules';
import { badInput } from '../../core/errors';
import { pathId } from '../input';
import { INPUT_INT, type JsonSchema } from '../jsonSchema';
import { productSelection, productShape, type ProductData } from '../shapes/productShape';
import { ok, readBack, route, type RestRequest } from '../route';
import { shortened } from '../unknownFields';

const CATEGORY_FIELDS = 'id version name description slug imageUrl';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** A price that is not set is "" in REST and null in GraphQL. */
const orNull = (price: unknown) => (price === '' ? null : price);

/** The input of the operation from the body, in which sizes and their prices stand apart. */
function productInput({ body }: RestRequest): unknown {
  if (!isObject(body)) return body;
  const { customerPrice, businessPrice, variants, variantPricing } = body;
  if (variantPricing !== undefined && variantPricing !== null && !isObject(variantPricing)) {
    throw badInput({ variantPricing: 'Must be an object with a pair of prices for each variant' });
  }
  return {
    ...body,
    customerPrice: orNull(customerPrice),
    businessPrice: orNull(businessPrice),
    variants: Array.isArray(variants)
      ? variants.map((name: unknown) => ({ name, ...pricesOf(variantPricing ?? {}, name) }))
      : variants,
  };
}

/**
 * The input of a new product, without prices of what is no variant of it: of a misspelt one they would be left out without a
 * word. A product that is replaced may be sent with those of a variant that was just taken out.
 */
function newProductInput(request: RestRequest): unknown {
  const input = productInput(request);
  const { variants, variantPricing } = Object(request.body) as Fields;
  const names = variants ?? [];
  if (!isTexts(names)) return input;
  const known = new Set(names.flatMap((name) => [name, name.trim()]));
  const other = Object.keys(Object(variantPricing) as Fields).find((name) => !known.has(name));
  if (other === undefined) return input;
  const name = shortened(other);
  throw badInput({ [`variantPricing.${name}`]: `There is no variant ${name} here` });
}

/** The prices of a variant, by its name as it was sent or without the spaces around it. */
function pricesOf(pricing: Fields, name: unknown): Fields {
  if (typeof name !== 'string') return {};
  const key = [name, name.trim()].find((each) => Object.hasOwn(pricing, each));
  const prices = key === undefined ? null : pricing[key];
  if (prices === null) return {};
  if (!isObject(prices)) throw badInput({ [`variantPricing.${key}`]: 'Must be an object with customer and business' });
  return { customerPrice: orNull(prices.customer), businessPrice: orNull(prices.business) };
}

/** `variants.0.customerPrice` is `variantPricing.Large.customer` in the body, and `variants.0.name` is `variants.0`. */
function productPath(path: string, { body }: RestRequest): string {
  const [, index, part] = /^variants\.(\d+)\.(name|customerPrice|businessPrice)$/.exec(path) ?? [];
  if (index === undefined || part === undefined) return path;
  const name = ((body as Fields).variants as unknown[])[Number(index)];
  return part === 'name' ? `variants.${index}` : `variantPricing.${String(name).trim()}.${part.replace('Price', '')}`;
}

const PRICE = { type: ['string', 'null'], description: 'Like "12.50"; "" and null: not set; "0.00": "Price TBD".' };

const TRANSLATED_TEXT: JsonSchema = { type: ['string', 'null'], description: 'Null or "": said in English.' };

/** Sizes or tags in one language. */
const translatedTexts = (maxItems: number, maxLength: number): JsonSchema => ({
  type: ['array', 'null'],
  description: 'Those left out are said in English.',
  maxItems,
  items: {
    type: 'object',
    required: ['english'],
    properties: {
      english: { type: 'string', minLength: 1, description: 'As the product has it.' },
      text: { ...TRANSLATED_TEXT, maxLength },
    },
  },
});

const PRODUCT_TRANSLATIONS: JsonSchema = {
  type: ['array', 'null'],
  description: 'What it says in other languages, each once and whole. Absent, null or left out: as it is.',
  maxItems: TRANSLATED_LANGUAGES.length,
  items: {
    type: 'object',
    required: ['language'],
    properties: {
      language: { type: 'string', enum: [...TRANSLATED_LANGUAGES] },
      name: { ...TRANSLATED_TEXT, maxLength: LIMITS.text },
      description: { ...TRANSLATED_TEXT, maxLength: LIMITS.longText },
      sizes: translatedTexts(LIMITS.variants, LIMITS.variantName),
      tags: translatedTexts(LIMITS.tags, LIMITS.tag),
    },
  },
};

/** The body of a product, as the specification describes it. */
const PRODUCT_BODY: JsonSchema = {
  type: 'object',
  description: 'A product: either both base prices, or variants with both prices each.',
  required: ['name', 'description', 'categoryId'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: LIMITS.text },
    description: { type: 'string', minLength: 1, maxLength: LIMITS.longText },
    categoryId: { ...INPUT_INT, minimum: 1 },
    customerPrice: PRICE,
    businessPrice: PRICE,
    variants: {
      type: ['array', 'null'],
      maxItems: LIMITS.variants,
      items: { type: 'string', maxLength: LIMITS.variantName },
    },
    variantPricing: {
      type: ['object', 'null'],
      description: 'From the name of each variant to its prices.',
      additionalProperties: {
        type: 'object',
        required: ['customer', 'business'],
        properties: { customer: PRICE, business: PRICE },
      },
    },
    tags: {
      type: ['array', 'null'],
      description: 'Absent: as they are; null or []: none.',
      maxItems: LIMITS.tags,
      items: { type: 'string' },
    },
    inStock: { type: ['boolean', 'null'], description: 'Absent or null: as it is; a new product is in stock.' },
    imageUrl: {
      type: ['string', 'null'],
      description: 'An inline data:image string, at most 5 MB; absent: as it is; null or "": none.',
    },
    translations: PRODUCT_TRANSLATIONS,
    version: {
      ...INPUT_INT,
      type: ['integer', 'null'],
      description: 'The version that is changed; refused with CONFLICT when there is a newer one. Absent: not checked.',
    },
  },
};

/** The rules of those fields that the body names as the operation's input does. */
const PRODUCT_RULES = productRules().omit(['variants']);

const categoryId = ({ params }: RestRequest) => pathId(params.id, 'Category');
const productId = ({ params }: RestRequest) => pathId(params.id, 'Product');

const categoryRoutes = [
  route<{ createCategory: unknown }>({
    method: 'POST',
    path: '/api/categories',
    summary: 'Makes a category',
    document: `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${CATEGORY_FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    takesPictures: true,
    answer: ({ createCategory }) => ({ status: 201, body: createCategory }),
  }),
  route<{ updateCategory: unknown }>({
    method: 'PUT',
    path: '/api/categories/{id}',
    summary: 'Replaces what a category says',
    document: `mutation ($id: Int!, $input: CategoryInput!) {
      updateCategory(id: $id, input: $input) { ${CATEGORY_FIELDS} } }`,
    variables: (request) => ({ id: categoryId(request), input: request.body }),
    bodyVariable: 'input',
    moreBody: readBack('id'),
    takesPictures: true,
    answer: ({ updateCategory }) => ok(updateCategory),
  }),
  route<{ deleteCategory: boolean }>({
    method: 'DELETE',
    path: '/api/categories/{id}',
    summary: 'Deletes a category that has no products',
    document: 'mutation ($id: Int!) { deleteCategory(id: $id) }',
    variables: (request) => ({ id: categoryId(request) }),
    answer: () => ({ status: 204 }),
  }),
];

const productRoutes = [
  route<{ createProduct: ProductData }>({
    method: 'POST',
    path: '/api/products',
    summary: 'Makes a product',
    document: `mutation ($input: ProductInput!) { createProduct(input: $input) { ${productSelection()} } }`,
    variables: (request) => ({ input: newProductInput(request) }),
    bodyVariable: 'input',
    bodyPath: productPath,
    body: PRODUCT_BODY,
    rules: PRODUCT_RULES,
    takesPictures: true,
    answer: ({ createProduct }) => ({ status: 201, body: productShape(createProduct) }),
  }),
  route<{ updateProduct: ProductData }>({
    method: 'PUT',
    path: '/api/products/{id}',
    summary: 'Replaces what a product says',
    document: `mutation ($id: Int!, $input: ProductInput!) {
      updateProduct(id: $id, input: $input) { ${productSelection()} } }`,
    variables: (request) => ({ id: productId(request), input: productInput(request) }),
    bodyVariable: 'input',
    bodyPath: productPath,
    body: PRODUCT_BODY,
    rules: PRODUCT_RULES,
    moreBody: readBack('id', 'categorySlug', 'price', 'pictureUrl', 'viewerPrice', 'viewerVariantPrices'),
    takesPictures: true,
    answer: ({ updateProduct }) => ok(productShape(updateProduct)),
  }),
  route<{ deleteProduct: boolean }>({
    method: 'DELETE',
    path: '/api/products/{id}',
    summary: 'Deletes a product; orders keep it',
    document: 'mutation ($id: Int!) { deleteProduct(id: $id) }',
    variables: (request) => ({ id: productId(request) }),
    answer: () => ({ status: 204 }),
  }),
];

export const catalogueAdminRoutes = [...categoryRoutes, ...productRoutes];
