import type { AnyObjectSchema, Schema, SchemaDescription } from 'yup';
import { PASSWORD_MIN, PHONE_MIN } from '../../../common/constants';
import { nonNull, type JsonSchema } from '../jsonSchema';

/** What a value must be, of what Yup says of one: of a list its entries, of an object its fields. */
type Described = Partial<Omit<SchemaDescription, 'oneOf'>> & {
  oneOf?: unknown[];
  optional?: boolean;
  nullable?: boolean;
  fields?: Record<string, Described>;
  innerType?: Described | Described[];
};
type Parameters = Readonly<Record<string, number | undefined>>;

const BLANK = String.raw`^\s*$`;
const AMOUNT = String.raw`\d{1,12}(?:\.\d{1,2})?`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const EMAIL = String.raw`^\s*[^\s@<>(),;:"\\\[\]]+@[^\s@.<>(),;:"\\\[\]]+(?:\.[^\s@.<>(),;:"\\\[\]]+)+\s*$`;
const DIGITS = String.raw`0-9\u0660-\u0669\u06f0-\u06f9`;
const PHONE = [
  `^(?=.{${PHONE_MIN},})(?=(?:[^${DIGITS}]*[${DIGITS}]){7,15}[^${DIGITS}]*$)`,
  String.raw`[\s\p{Cf}]*\(?[\p{Cf}+]*[\p{Zs}\p{Cf}(]*`,
  String.raw`[${DIGITS}](?:[\p{Zs}\p{Pd}\p{Cf}()./]*[${DIGITS}])*[\s\p{Cf}]*$`,
].join('');

/** The rules that Yup knows by their name alone, as keywords of JSON Schema. */
const OF_TEXT: Readonly<Record<string, (parameters: Parameters) => JsonSchema>> = {
  min: ({ min }) => ({ minLength: min }),
  max: ({ max }) => ({ maxLength: max }),
  filled: ({ min = 1 }) => ({ pattern: min > 1 ? String.raw`\S[^]{${min - 2},}\S` : String.raw`\S` }),
  email: () => ({ pattern: `${BLANK}|${EMAIL}` }),
  phone: () => ({ pattern: `${BLANK}|${PHONE}` }),
  instant: () => ({
    pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$`,
  }),
  slug: () => ({ pattern: String.raw`^\s*(?:[a-z0-9]+(?:-[a-z0-9]+)*)?\s*$` }),
  visible: () => ({ pattern: String.raw`^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$` }),
  // Of a password that is changed: none, or one that is long enough.
  length: () => ({ pattern: `^$|^[^]{${PASSWORD_MIN},}$` }),
  base64url: () => ({ pattern: String.raw`^[\w-]+$` }),
  amount: () => ({ pattern: `^$|^${AMOUNT}$` }),
  price: () => ({ pattern: `^${AMOUNT}$` }),
  notNegative: () => ({ pattern: `^${AMOUNT}$` }),
  digits: ({ digits = 12 }) => ({ pattern: String.raw`^\d{1,${digits}}(?:\.\d{1,2})?$` }),
  positive: () => ({ pattern: `^(?=.*[1-9])${AMOUNT}$` }),
  notZero: () => ({ pattern: `^-?(?=.*[1-9])${AMOUNT}$` }),
  day: () => ({ pattern: String.raw`^$|^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$` }),
  time: () => ({ pattern: `^${TIME}$` }),
  end: () => ({ pattern: `^(?:${TIME}|24:00)$` }),
  window: () => ({ pattern: `^$|^${TIME}-(?:${TIME}|24:00)$` }),
  rate: () => ({
    pattern: String.raw`^0*(?:10000000(?:\.00?)?|[1-9]\d{2,6}(?:\.\d{1,2})?)$`,
    examples: ['89500.00'],
  }),
  reference: () => ({ pattern: String.raw`^(?:[^\p{L}\p{Nd}]*[\p{L}\p{Nd}]){4,60}[^\p{L}\p{Nd}]*$` }),
  type: () => ({ pattern: '^$|^data:image/(?:png|jpe?g|webp|gif|avif);base64,' }),
};
const OF_NUMBER: typeof OF_TEXT = {
  min: ({ min, more }) => (more === undefined ? { minimum: min } : { exclusiveMinimum: more }),
  max: ({ max }) => ({ maximum: max }),
  decimals: () => ({ multipleOf: 0.01 }),
};
const OF_LIST: typeof OF_TEXT = {
  min: ({ min }) => ({ minItems: min }),
  max: ({ max }) => ({ maxItems: max }),
  once: () => ({ uniqueItems: true }),
};
const KEYWORDS: Readonly<Record<string, typeof OF_TEXT>> = { string: OF_TEXT, number: OF_NUMBER, array: OF_LIST };

/** A field on whose value the rules of others depend. */
export interface Condition {
  field: string;
  values: readonly string[];
}

/**
 * The schema of a request with what the rules of its form say besides: what is required, how long, how large, and of
 * which form. Fields that the rules do not name stay as they are.
 */
export function withBounds(schema: JsonSchema, rules: AnyObjectSchema, condition?: Condition): JsonSchema {
  const always = bounded(schema, rules.describe());
  return condition ? { ...always, allOf: conditional(schema, rules, condition) } : always;
}

/** What holds besides for each value of the field. */
function conditional(schema: JsonSchema, rules: AnyObjectSchema, { field, values }: Condition): JsonSchema[] {
  const fields = Object.entries(rules.fields as Record<string, Schema>);
  const dependent = fields.filter(([, rule]) => rule.deps.includes(field));
  const properties = Object.fromEntries(dependent.map(([name]) => [name, schema.properties?.[name] ?? {}]));
  return values.map((value) => {
    const resolved = dependent.map(([name, rule]) => [
      name,
      rule.resolve({ value: undefined, parent: { [field]: value } }).describe(),
    ]);
    return {
      if: { properties: { [field]: { const: value } } },
      then: partsOf({ properties }, { fields: Object.fromEntries(resolved) as Described['fields'] }),
    };
  });
}

function bounded(schema: JsonSchema, rules: Described): JsonSchema {
  const isPresent = rules.nullable === false && rules.type !== 'mixed';
  return merged(isPresent ? nonNull(schema) : schema, [...keywordsOf(rules), partsOf(schema, rules)]);
}

/** The fields of an object or the entries of a list. */
function partsOf({ properties, items, required }: JsonSchema, { fields, innerType }: Described): JsonSchema {
  if (items && innerType) return { items: bounded(items, [innerType].flat()[0] ?? {}) };
  if (!properties || !fields) return {};
  const named = Object.entries(properties);
  const needed = named.filter(([name]) => fields[name]?.optional === false).map(([name]) => name);
  const known = (required ?? []).filter((name) => !fields[name]);
  return {
    properties: Object.fromEntries(
      named.map(([name, part]) => [name, fields[name] ? bounded(part, fields[name]) : part]),
    ),
    required: named.map(([name]) => name).filter((name) => needed.includes(name) || known.includes(name)),
  };
}

function keywordsOf({ type = '', tests = [], oneOf = [], nullable, optional }: Described): JsonSchema[] {
  const known = KEYWORDS[type] ?? {};
  // An empty text counts as missing.
  const first: JsonSchema[] = type === 'string' && optional === false ? [{ minLength: 1 }] : [];
  const keywords = tests.reduce<JsonSchema[]>((all, { name = '', params }) => {
    const keyword = known[name]?.((params ?? {}) as Parameters);
    return keyword ? [...all, keyword] : all;
  }, first);
  return oneOf.length === 0 ? keywords : [...keywords, { enum: nullable ? [...new Set([...oneOf, null])] : oneOf }];
}

/** The schema that holds all of these, each pattern on its own. */
function merged(schema: JsonSchema, more: readonly JsonSchema[]): JsonSchema {
  return more.reduce<JsonSchema>((all, { pattern, ...keywords }) => {
    const next = { ...all, ...keywords };
    if (pattern === undefined) return next;
    if (all.pattern === undefined) return { ...next, pattern };
    return { ...next, allOf: [...((all.allOf as JsonSchema[] | undefined) ?? []), { pattern }] };
  }, schema);
}
