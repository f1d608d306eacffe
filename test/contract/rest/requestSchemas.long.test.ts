import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { REQUESTS, sendRequest, startOpenapiShop, withAddress, type OpenapiShop } from './openapiRequests';

jest.setTimeout(600_000);

type Fields = Record<string, any>;

let openapi: OpenapiShop;
let document: Fields;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

beforeAll(async () => {
  openapi = await startOpenapiShop();
  ({ body: document } = await openapi.shop.guest().rest('GET', '/api/openapi.json'));
});
afterAll(() => openapi.shop.stop());

/** Values that stand in turn for each field of a body: `undefined` leaves it out. */
const VALUES: readonly unknown[] = [undefined, null, '', 'word', '12.50', 0, 1.5, true, [], {}];

/** A moment for which prices may be planned. */
const TO_COME = `${new Date().getUTCFullYear() + 3}-01-01T00:00:00.000Z`;

/** What a field is asked besides that may hold something of the kind; where it may not, all of them are refused alike. */
const MORE: Readonly<Record<string, readonly unknown[]>> = {
  string: [' ', 'x'.repeat(5_000), '-1.00', '1.005', '1234567890123.00', 'a@b.example', TO_COME],
  number: ['-1.00', -1, 101, 10_000, 2 ** 31],
  array: [Array.from({ length: 201 }, () => ({}))],
};

/**
 * Refusals that are not about the shape of a field: what it names is not there, or it does not go with another field. The
 * description says so in words.
 */
const OF_WHAT_IS_THERE =
  /There is no (?:product|such category|variant)|does not come in|has no variant|Either set base prices|both customer and business|Only a business in credit mode|Send at least one|This change|at most 10000|such day or time|This is over|This is not your present password|takes your present password|This link does not work|^\{"message":"Confirm with your password|This code is wrong|"passkey":"This passkey is not one|^\{"message":"Orders must end before|does not have this size|The order has no line|Leave at least one line|somebody with the duty|There is no order|Say why what was counted|or a product to add/;

/** A field of a body: where it stands, and what is said of it. */
type Field = [path: string[], schema: Fields];

/** All fields of a value, of lists the first entry's alone. */
function fieldsOf(schema: Fields, value: unknown, at: readonly string[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return fieldsOf(schema.items ?? {}, value[0], [...at, '0']);
  return Object.entries<Fields>(schema.properties ?? {}).flatMap(([name, part]): Field[] => {
    const path = [...at, name];
    return [[path, part], ...fieldsOf(part, (value as Fields)[name], path)];
  });
}

/** What is sent for a field: the values of every field, those of its kinds, and each of its own list. */
function valuesFor(schema: Fields): unknown[] {
  const said = JSON.stringify(schema);
  const kinds = [...said.matchAll(/"type":("\w+"|\[[^\]]*\])/g)].flatMap(([, type]) => [JSON.parse(type!)].flat());
  const isOpen = kinds.length === 0;
  const more = Object.entries(MORE).filter(
    ([kind]) => isOpen || kinds.includes(kind) || (kind === 'number' && kinds.includes('integer')),
  );
  const enums = [...said.matchAll(/"enum":(\[.*?\])/g)].flatMap(([, list]) => JSON.parse(list!) as unknown[]);
  return [...new Set([...VALUES, ...more.flatMap(([, values]) => values), ...enums])];
}

/** The body with another value at the path. */
function changed(body: any, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(body)) return body.map((item, at) => (String(at) === name ? changed(item, rest, value) : item));
  if (rest.length > 0) return { ...body, [name]: changed(body[name], rest, value) };
  const { [name]: _, ...others } = body;
  return value === undefined ? others : { ...others, [name]: value };
}

const withBodies = Object.entries(REQUESTS).flatMap(([key, each]) =>
  [each].flat().flatMap((request) => (request.body ? [[key, request] as const] : [])),
);

test.each(withBodies)('%s takes what its schema allows, and refuses what it forbids', async (key, documented) => {
  const request = await withAddress(openapi, key, documented);
  const [method, path] = key.split(' ') as [string, string];
  const schema = document.paths[path][method.toLowerCase()].requestBody.content['application/json'].schema;
  const validate: ValidateFunction = ajv.compile(schema);
  const differences: string[] = [];
  for (const [at, field] of fieldsOf(schema, request.body!())) {
    for (const value of valuesFor(field)) {
      const body = changed(request.body!(), at, value);
      const isAllowed = validate(body);
      const { response } = await sendRequest(openapi, key, { ...request, body: () => body });
      const isTaken = response.status !== 400 || OF_WHAT_IS_THERE.test(response.text);
      if (response.status >= 500 || isTaken !== isAllowed) {
        const shown = JSON.stringify(value)?.slice(0, 30);
        differences.push(
          `${at.join('.')} = ${shown}: ${isAllowed ? 'allowed' : 'forbidden'}, ${response.status} ${response.text.slice(0, 150)}`,
        );
      }
    }
  }
  expect(differences).toEqual([]);
});
