import { nullable, object, type JsonSchema } from '../jsonSchema';

/** What the document of a route selects: a schema for each root field, and for each member of a union. */
export interface Selected {
  root(name: string): JsonSchema;
  member(root: string, type: string): JsonSchema;
}

/** Registers a schema under a name, once, and gives a reference to it. */
export type Name = (name: string, schema: JsonSchema) => JsonSchema;

/** The successful response of a route. */
export interface ResponseShape {
  status: 200 | 201 | 204;
  /** Absent: no body. */
  body?: (selected: Selected, name: Name) => JsonSchema;
}

export const ok = (body: ResponseShape['body']): ResponseShape => ({ status: 200, body });
export const created = (body: ResponseShape['body']): ResponseShape => ({ status: 201, body });
export const NO_CONTENT: ResponseShape = { status: 204 };

/** The root field's schema, under a name. */
export const rootAs = (root: string, as: string) => (selected: Selected, name: Name) => name(as, selected.root(root));

/** The nodes of a page as a list. */
export const listOf = (root: string, as: string) => (selected: Selected, name: Name) =>
  list(name(as, nodeOf(selected, root)));

/** An order with how it is packed beside its lines. */
export const packing = (selected: JsonSchema): JsonSchema =>
  reshaped(selected, { ...notNull(property(selected, 'packing')).properties }, ['packing']);

/** A run with what was counted after it, which whoever may plan it may read. */
export const plannedRun = (selected: JsonSchema, name: Name): JsonSchema =>
  name('Run', reshaped(selected, { counts: notNull(property(selected, 'counts')) }));

/** An order with its slip, which whoever may list it may read. */
export const slipOf = (selected: JsonSchema): JsonSchema =>
  reshaped(selected, { slip: notNull(property(selected, 'slip')) });

/** A bare list. */
export const bare = (root: string, as: string) => (selected: Selected, name: Name) =>
  list(name(as, selected.root(root).items ?? {}));

export const text: JsonSchema = { type: 'string' };
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });

export function property(schema: JsonSchema, name: string): JsonSchema {
  const found = schema.properties?.[name];
  if (!found) throw new Error(`${name} is not selected`);
  return found;
}

export function nodeOf(selected: Selected, root: string): JsonSchema {
  return property(selected.root(root), 'nodes').items ?? {};
}

/** The same object with other properties, and without some. */
export function reshaped(
  schema: JsonSchema,
  change: Record<string, JsonSchema>,
  without: readonly string[] = [],
): JsonSchema {
  const rest = Object.entries({ ...schema.properties, ...change }).filter(([key]) => !without.includes(key));
  return object(Object.fromEntries(rest));
}

/** The same object, which may lack one of its properties: what only some of them have. */
function withoutNeedOf(property: string, schema: JsonSchema): JsonSchema {
  return { ...schema, required: (schema.required ?? []).filter((name) => name !== property) };
}

const productFields = (selected: JsonSchema, name: Name): JsonSchema => {
  const amount = nullable(name('Amount', { type: 'string', pattern: String.raw`^\d+\.\d{2}$`, examples: ['12.50'] }));
  const pair = object({ customer: amount, business: amount });
  return reshaped(
    selected,
    {
      price: { ...property(selected, 'listPrice') },
      pictureUrl: { type: ['string', 'null'], description: 'A small address that never changes its content.' },
      variants: { ...list(text), description: 'The sizes, in the order of the selector.' },
      variantPricing: { ...mapOf(pair), type: ['object', 'null'], description: 'The list prices of each size.' },
      viewerPrice: { ...amount, description: 'What the viewer pays without a size; null: not to be had yet.' },
      viewerVariantPrices: { ...mapOf(amount), description: 'What the viewer pays for each size.' },
    },
    ['listPrice', 'picture'],
  );
};

export const product = (selected: JsonSchema, name: Name): JsonSchema => name('Product', productFields(selected, name));

/** Products with all of their fields, or with those that `fields` chose. */
export const products = (selected: Selected, name: Name): JsonSchema => {
  const node = nodeOf(selected, 'catalogue');
  const { required: _, ...chosen } = productFields(node, name);
  return list({ anyOf: [product(node, name), name('ProductColumns', { ...chosen, minProperties: 1 })] });
};

export const order = (selected: JsonSchema, name: Name): JsonSchema => {
  const line = property(selected, 'items').items ?? {};
  const ordered = object({
    id: { type: 'integer' },
    name: text,
    description: text,
    imageUrl: { type: ['string', 'null'], description: 'The address of its picture.' },
  });
  const item = reshaped(line, { product: ordered }, ['productName', 'productDescription', 'picture']);
  return name('Order', reshaped(selected, { items: list(name('OrderItem', item)) }));
};

export const placed =
  (root: string, ...ids: string[]) =>
  (selected: Selected) => {
    const result = selected.member(root, 'OrderPlaced');
    const numbers = Object.fromEntries(ids.map((id) => [id, property(result, 'orderId')]));
    const shape = reshaped(result, numbers, ids.includes('orderId') ? [] : ['orderId']);
    // Told to who has asked for a day.
    return ['deliveryDate', 'deliveryWindow'].reduce((all, each) => withoutNeedOf(each, all), shape);
  };

export const user = (selected: JsonSchema, name: Name): JsonSchema =>
  name('User', withoutNeedOf('duties', reshaped(selected, { isApproved: property(selected, 'businessApproved') })));

export const changedUser = ok((selected, name) => user(selected.root('user'), name));

/** With the fields of a business's or an employee's address, which only these two have. */
export const account = (selected: JsonSchema, name: Name): JsonSchema => {
  const shape = withoutNeedOf('duties', reshaped(selected, {}, ['deliveryPlace']));
  const place = [
    ...['Address', 'City', 'State', 'Zip', 'Country', 'Phone'].map((each) => `business${each}`),
    ...['Location', 'Address', 'City', 'State', 'Zip', 'Phone'].map((each) => `employee${each}`),
  ].map((key): [string, JsonSchema] => [key, { type: ['string', 'null'] }]);
  const properties: Record<string, JsonSchema> = { ...shape.properties, ...Object.fromEntries(place) };
  return name('Account', { ...shape, properties });
};

export const signedIn = (root: string) => (selected: Selected, name: Name) =>
  account(property(selected.member(root, 'SignedIn'), 'viewer'), name);

export const discountCode = (selected: JsonSchema, name: Name): JsonSchema =>
  name('DiscountCode', reshaped(selected, { discountPercent: { type: 'number', description: 'Percent off.' } }));

export const creditChange = ok((selected, name) => {
  const change = selected.root('change');
  return reshaped(property(change, 'account'), {
    transaction: name('CreditTransaction', property(change, 'transaction')),
  });
});

export const stockChange = ok((selected, name) => {
  const { stock, entry } = selected.root('change').properties ?? {};
  return reshaped(stock ?? {}, { entry: nullable(name('StockEntry', notNull(entry ?? {}))) });
});

export const planWithChanges = (selected: JsonSchema, name: Name): JsonSchema => name('PricePlanWithChanges', selected);

export const WEBAUTHN: JsonSchema = {
  type: 'object',
  description: 'What a browser is given, in the JSON form of WebAuthn.',
};
export const INTEGER = { type: 'integer' };

/** Where the path answers with an error instead of null. */
export function notNull(schema: JsonSchema): JsonSchema {
  return Array.isArray(schema.type) ? { ...schema, type: schema.type.find((type) => type !== 'null') } : schema;
}
