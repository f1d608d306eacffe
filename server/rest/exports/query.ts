import {
  getNamedType,
  getVariableValues,
  parse,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badInput } from '../../core/errors';
import { variablesFor } from '../input';
import { unknownParameters } from '../unknownFields';

/** Arguments of a list's pages, which its export does not have. */
const PAGING_ARGS = new Set(['first', 'after', 'last', 'before', 'page']);

/**
 * Reads the query of an address as the arguments of a list's GraphQL field, paging left out: one set of filters for
 * both.
 */
export class QueryReader {
  readonly args: readonly GraphQLArgument[];
  private readonly document: DocumentNode;

  constructor(
    private readonly schema: GraphQLSchema,
    field: string,
  ) {
    const args = schema.getQueryType()?.getFields()[field]?.args;
    if (!args) throw new Error(`There is no list ${field}`);
    this.args = args.filter(({ name }) => !PAGING_ARGS.has(name));
    // Every argument has a default or may be absent, so its variable may be absent, too.
    const variables = this.args.map(({ name, type }) => `$${name}: ${String(type).replace(/!$/, '')}`);
    this.document = parse(`query (${variables.join(', ')}) { ${field} { __typename } }`, { noLocation: true });
  }

  /** @throws ShopError BAD_USER_INPUT with a message for each parameter that is unknown, or of a wrong type */
  read(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const unknown = unknownParameters(
      query,
      this.args.map(({ name }) => name),
    );
    if (Object.keys(unknown).length > 0) throw badInput(unknown);
    const values: Record<string, unknown> = {};
    for (const arg of this.args) {
      const text = query[arg.name];
      if (text !== undefined && text !== '') values[arg.name] = valueOf(arg, text);
    }
    const variables = variablesFor(this.schema, this.document, values);
    const [operation] = this.document.definitions as [OperationDefinitionNode];
    const { coerced, errors } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables);
    if (!coerced) throw badInput({ query: errors[0]?.message ?? 'Is not valid' });
    const defaults = this.args.filter(({ defaultValue }) => defaultValue !== undefined);
    return { ...Object.fromEntries(defaults.map((arg) => [arg.name, arg.defaultValue])), ...coerced };
  }
}

/** A query string holds texts alone; what is no number or boolean is refused by the types afterwards. */
function valueOf({ type }: GraphQLArgument, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const { name } = getNamedType(type);
  if (name === 'Int' && /^\d{1,10}$/.test(text)) return Number(text);
  if (name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
