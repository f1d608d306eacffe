import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';
import { projectRoot } from '../../../server/core/projectRoot';
import { newestRelease, unclearDeprecations, unlistedChanges } from './apiChanges';

const read = (file: string): string => readFileSync(path.join(projectRoot(), file), 'utf8');
const DOCUMENT = read('docs/api-changes.md');
const RELEASED = read('docs/released.graphql');
const CURRENT = read('schema.graphql');

test('the schema breaks nothing of the last release that docs/api-changes.md does not list', async () => {
  expect(await unlistedChanges(buildSchema(RELEASED), buildSchema(CURRENT), DOCUMENT)).toEqual([]);
});

test('the newest release of each document is the version in package.json', () => {
  const { version } = JSON.parse(read('package.json'));
  expect([DOCUMENT, read('CHANGELOG.md')].map(newestRelease)).toEqual([version, version]);
});

// Pages of it that are open go on to send them.
test('every document of the last release fits the schema', () => {
  const documents = Object.entries(JSON.parse(read('server/api/releasedDocuments.json')) as Record<string, string>);
  expect(documents.length).toBeGreaterThan(100);
  const schema = buildSchema(CURRENT);
  const faults = documents.flatMap(([, source]) => validate(schema, parse(source)).map(({ message }) => message));
  expect(faults).toEqual([]);
});

test('every deprecation says since when and what instead, and is in docs/api-changes.md', () => {
  expect(unclearDeprecations(buildSchema(CURRENT), DOCUMENT)).toEqual([]);
});

/** The schema as it is, with one text of it exchanged for another. */
function changed(from: string | RegExp, to: string): GraphQLSchema {
  const text = CURRENT.replace(from, to);
  expect(text).not.toBe(CURRENT);
  return buildSchema(text);
}

/** The document with another newest entry above all others, which has these rows. */
const withRows = (...rows: string[]): string =>
  DOCUMENT.replace(
    /^## (?:Unreleased|\d)/m,
    `## 9.9.9\n\n| path | kind | instead |\n| --- | --- | --- |\n${rows.join('\n')}\n\n$&`,
  );

describe.each([
  [
    'a field that is gone',
    () => changed(/ {2}"""Who ordered\."""\n {2}customerName: String!\n/, ''),
    'Order.customerName',
    'FIELD_REMOVED',
    "Field 'customerName' was removed from object type 'Order'",
  ],
  [
    'a value that is gone',
    () => changed(/ {2}"""On its way\."""\n {2}SHIPPED\n/, ''),
    'OrderStatus.SHIPPED',
    'ENUM_VALUE_REMOVED',
    "Enum value 'SHIPPED' was removed from enum 'OrderStatus'",
  ],
  [
    'an argument that is required anew',
    () => changed(/( order\(\n)/, '$1    tenant: Int!\n'),
    'Query.order.tenant',
    'FIELD_ARGUMENT_ADDED',
    "Argument 'tenant: Int!' added to field 'Query.order'",
  ],
  [
    'an argument that becomes required',
    () => changed('    """Slug of a category."""\n    category: String\n', '    category: String!\n'),
    'Query.products.category',
    'FIELD_ARGUMENT_TYPE_CHANGED',
    "Type for argument 'category' on field 'Query.products' changed from 'String' to 'String!'",
  ],
  [
    'an input field that becomes required',
    () => changed(/(input OrderItemInput \{.*?unitPrice: Money)\n/s, '$1!\n'),
    'OrderItemInput.unitPrice',
    'INPUT_FIELD_TYPE_CHANGED',
    "Input field 'OrderItemInput.unitPrice' changed type from 'Money' to 'Money!'",
  ],
])('%s', (_, schema, at, kind, message) => {
  const row = `| \`${at}\` | \`${kind}\` | something else |`;

  test('is refused', async () => {
    expect(await unlistedChanges(buildSchema(CURRENT), schema(), DOCUMENT)).toEqual([
      `${message}. Keep it, or list it in docs/api-changes.md: | \`${at}\` | \`${kind}\` | what to use instead |`,
    ]);
  });

  test('is taken once it is listed with what to use instead', async () => {
    expect(await unlistedChanges(buildSchema(CURRENT), schema(), withRows(row))).toEqual([]);
    const without = row.replace('something else', '');
    expect(await unlistedChanges(buildSchema(CURRENT), schema(), withRows(without))).toHaveLength(1);
  });

  test('is refused when an older entry lists it, or when it is listed and did not happen', async () => {
    const older = withRows(row).replace('## 9.9.9', '## 9.9.10\n\nNothing.\n\n## 9.9.9');
    expect(await unlistedChanges(buildSchema(CURRENT), schema(), older)).toHaveLength(1);
    expect(await unlistedChanges(buildSchema(CURRENT), buildSchema(CURRENT), withRows(row))).toEqual([
      `docs/api-changes.md lists \`${at}\` as ${kind}, which it is not.`,
    ]);
  });
});

test('what is added is taken', async () => {
  const more = changed(/^type Order implements Node \{$/m, '$&\n  gift(wrapped: Boolean): String');
  expect(await unlistedChanges(buildSchema(CURRENT), more, DOCUMENT)).toEqual([]);
});

describe('a deprecation', () => {
  const marked = (reason: string): GraphQLSchema =>
    changed(/^( {2}customerName: String!)$/m, `$1 @deprecated(reason: ${JSON.stringify(reason)})`);
  const named = `${DOCUMENT}\nDeprecated: \`Order.customerName\`.`;

  test('with since when and what instead is taken, where the document names it', () => {
    const schema = marked('Since 0.2.0: use `buyer` instead.');
    expect(unclearDeprecations(schema, named)).toEqual([]);
    expect(unclearDeprecations(schema, DOCUMENT)).toEqual([
      'docs/api-changes.md does not name `Order.customerName`, which is deprecated.',
    ]);
  });

  test.each(['No longer supported', 'Use `buyer` instead.', 'Since 0.2.0: no longer.', 'Since long: use `buyer`.', ''])(
    'for %j is refused',
    (reason) => {
      expect(unclearDeprecations(marked(reason), named)).toEqual([
        `Order.customerName is deprecated for "${reason}"; write "Since 1.2.3: use \`this\` instead."`,
      ]);
    },
  );

  test('is seen wherever it stands', () => {
    const schema = buildSchema(`
      enum Colour { RED GREEN @deprecated(reason: "x") }
      input Paint { colour: Colour @deprecated(reason: "x") }
      interface Wall { colour: Colour @deprecated(reason: "x") }
      type Query { wall(paint: Paint, colour: Colour @deprecated(reason: "x")): Wall }`);
    expect(unclearDeprecations(schema, '').map((text) => /[\w.]+\.\w+/.exec(text)![0])).toEqual(
      expect.arrayContaining(['Colour.GREEN', 'Paint.colour', 'Wall.colour', 'Query.wall.colour']),
    );
  });
});
