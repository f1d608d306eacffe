import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildShopSchema } from './schema';

const HEADING = '# Generated from the resolvers by `npm run generate`; change those.\n\n';

writeFileSync(
  path.join(process.cwd(), 'schema.graphql'),
  `${HEADING}${printSchema(lexicographicSortSchema(buildShopSchema()))}\n`,
);
