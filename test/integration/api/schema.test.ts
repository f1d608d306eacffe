import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildShopSchema } from '../../../server/api/schema';
import { projectRoot } from '../../../server/core/projectRoot';

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

test('schema.graphql is what the resolvers make', () => {
  const file = readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8');
  expect(file).toContain(printSchema(lexicographicSortSchema(schema)));
});
