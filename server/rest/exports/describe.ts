import type { GraphQLSchema } from 'graphql';
import { EXPORTS } from '../../api/authorization/operations';
import { scopesFor } from '../../api/authorization/rules';
import { LANGUAGE } from '../requestShape';
import { inputSchema } from '../jsonSchema';
import { refusals } from '../refusals';
import { securityOf } from '../security';
import { QueryReader } from './query';
import type { Export } from './table';

/** Where the list itself has one, the export's is the one that is described. */
const LANGUAGE_NAME = 'language';

/** An export for the OpenAPI document: the filters and the sorting of its list, and a file of all that they select. */
export function describeExport(schema: GraphQLSchema, { path, summary, list, columns }: Export): object {
  const told = typeof columns === 'function';
  const args = new QueryReader(schema, list).args.filter(({ name }) => !told || name !== LANGUAGE_NAME);
  const name = path.replace(/[^A-Za-z]+(\w)?/g, (_, next: string = '') => next.toUpperCase());
  return {
    operationId: `get${name}`,
    summary,
    description: schema.getQueryType()?.getFields()[list]?.description,
    ...securityOf(false, scopesFor([EXPORTS[path]])),
    parameters: [
      ...args.map(({ name, type, description }) => ({
        name,
        in: 'query',
        description,
        schema: inputSchema(type),
      })),
      ...(told ? [{ name: LANGUAGE_NAME, in: 'query', schema: LANGUAGE }] : []),
    ],
    responses: {
      200: {
        description: 'A heading, and a line for each; UTF-8 with its mark.',
        headers: {
          'X-Total-Count': { description: 'How many lines follow the heading.', schema: { type: 'integer' } },
        },
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
      ...refusals([400, 401, 403, 404]),
    },
  };
}
