import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';

/** A document that asks for a field of the root, with a variable for each argument that it requires. */
export function exampleOf(
  word: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { query: string; variables: string } {
  const args = field.args.filter(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const query = `${word} ${name}${declared && `(${declared})`} {\n  ${field.name}${passed && `(${passed})`}${selection(field.type, 1)}\n}\n`;
  const variables = Object.fromEntries(args.map(({ name: arg }) => [arg, null]));
  return { query, variables: JSON.stringify(variables, null, 2) };
}

/** The plain fields of a type, and those of what it holds down to a depth that is easily read. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const indent = '  '.repeat(depth + 1);
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => `${indent}... on ${member.name}${selection(member, depth + 1)}`);
    return ` {\n${indent}__typename\n${members.join('\n')}\n${'  '.repeat(depth)}}`;
  }
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const lines = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return [];
    if (field.name === 'imageUrl') return [];
    if (isLeafType(getNamedType(field.type))) return [`${indent}${field.name}`];
    return depth < 3 ? [`${indent}${field.name}${selection(field.type, depth + 1)}`] : [];
  });
  return lines.length === 0 ? ' { __typename }' : ` {\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}
