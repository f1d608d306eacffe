import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, parse, printSchema, validate, validateSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { buildShopSchema } from '../../../server/api/schema';
import { STORED_DOCUMENTS } from '../../../server/api/storedDocuments';
import { projectRoot } from '../../../server/core/projectRoot';
import { routes } from '../../../server/rest/routes';

const schema = buildShopSchema();

test('every type, field, argument, input field and enum value has a description', () => {
  const silent: string[] = [];
  const hear = (name: string, { description }: { description?: string | null }): void => {
    if (!description || !/\w.*\.$/s.test(description.trim())) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (/^(Int|Float|String|Boolean|ID)$/.test(type.name)) continue;
    hear(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) hear(`${type.name}.${value.name}`, value);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        hear(`${type.name}.${field.name}`, field);
        for (const argument of 'args' in field ? field.args : []) {
          hear(`${type.name}.${field.name}(${argument.name})`, argument);
        }
      }
    }
  }
  expect(silent).toEqual([]);
});

test('it is a valid schema', () => {
  expect(validateSchema(schema)).toEqual([]);
});

const ownDocuments = [
  ...Object.values(
    JSON.parse(readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8')) as Record<string, string>,
  ),
  ...routes.map(({ document }) => document),
].map((source) => [/\w+ \w+/.exec(source)?.[0] ?? source, source] as const);

test.each(ownDocuments)("the shop's own document %s fits it, and can be compiled", (_, source) => {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  expect(isCompiledQuery(compileQuery(schema, document))).toBe(true);
});

test('schema.graphql is what the resolvers make', () => {
  const file = readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8');
  expect(file).toContain(printSchema(lexicographicSortSchema(schema)));
});
