import {
  GraphQLError,
  isNonNullType,
  TypeInfo,
  ValidationContext,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** Says which variables the operation has. */
export function undeclared(names: readonly string[]): (name: string) => GraphQLError {
  const known = names.length === 0 ? 'has no variables' : `has ${names.map((name) => `$${name}`).join(', ')}`;
  return (name) => new GraphQLError(`Variable "$${name}" is not declared: the operation ${known}.`);
}

/**
 * The variables that may be left out, since what they are for has a default, but may not be null. GraphQL allows such a
 * declaration (`$sort: ProductSort` for a `ProductSort!`) and fails when it comes to the field.
 */
export function neverNull(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlySet<string> {
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined);
  const usages = context.getRecursiveVariableUsages(operation).filter(({ type }) => isNonNullType(type));
  return new Set(usages.map(({ node }) => node.name.value));
}

export function mustNotBeNull(name: string): GraphQLError {
  return new GraphQLError(`Variable "$${name}" must not be null: leave it out, or send a value.`);
}

/**
 * What graphql-js says of a variable that does not fit, without the objects and lists that it repeats: a password may
 * stand in them. Nor does it keep the cause, by which it would pass for a fault of the shop.
 */
export function unfit({ message, originalError: cause, nodes }: GraphQLError): GraphQLError {
  if (!cause) return new GraphQLError(message, { nodes });
  const head = message.slice(0, -`; ${cause.message}`.length);
  const [what = head] = /^Variable "\$\w+" got invalid value(?= [{[])/.exec(head) ?? [];
  const [where = ''] = what === head ? [] : (/ at "[\w.[\]]+"$/.exec(head) ?? []);
  const [why = ''] = cause.message.split(/: (?=[{[])/, 1);
  return new GraphQLError(`${what}${where}; ${why}`, { nodes });
}
