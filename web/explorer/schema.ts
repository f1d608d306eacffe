import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  GraphQLError,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { ask } from './ask';

/** Anything that has a name, a type and a description in the schema. */
export type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** One hit of a search. */
export interface Hit {
  type: string;
  field: string | null;
}

const MOST_HITS = 60;

/** Reads the schema from the shop itself. @throws when it cannot be had */
export async function loadSchema(): Promise<GraphQLSchema> {
  const { text } = await ask({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }, '');
  return buildClientSchema((JSON.parse(text) as { data: IntrospectionQuery }).data);
}

/** What is wrong with the text of a document, each with its line; empty when it could be sent. */
export function problemsOf(schema: GraphQLSchema, query: string): string[] {
  if (query.trim() === '') return [];
  try {
    return validate(schema, parse(query)).map(problem);
  } catch (error) {
    return error instanceof GraphQLError ? [problem(error)] : [];
  }
}

function problem({ message, locations }: GraphQLError): string {
  const line = locations?.[0]?.line;
  return line === undefined ? message : `Line ${line}: ${message}`;
}

/** The names of the operations of a document; one without a name is left out. */
export function operationNames(query: string): string[] {
  try {
    return parse(query).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
    );
  } catch {
    return [];
  }
}

/** The types that a reader looks for, roots first, none of GraphQL's own. */
export function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);
  const others = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !roots.some((root) => root.name === type.name))
    .sort((a, b) => a.name.localeCompare(b.name));
  return [...roots, ...others];
}

/** The fields of a type that has some. */
export function fieldsOf(type: GraphQLNamedType): Member[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? (Object.values(type.getFields()) as Member[]) : [];
}

/** Types and fields with the text in their name, or in their description. */
export function search(schema: GraphQLSchema, text: string): Hit[] {
  const sought = text.trim().toLowerCase();
  if (!sought) return [];
  const rank = (name: string, description: string | null | undefined): number => {
    const at = name.toLowerCase().indexOf(sought);
    if (at >= 0) return at === 0 ? 0 : 1;
    return description?.toLowerCase().includes(sought) ? 2 : 3;
  };
  const hits: (Hit & { rank: number })[] = [];
  for (const type of typesOf(schema)) {
    hits.push({ type: type.name, field: null, rank: rank(type.name, type.description) });
    for (const field of fieldsOf(type)) {
      hits.push({ type: type.name, field: field.name, rank: rank(field.name, field.description) });
    }
  }
  return hits
    .filter((hit) => hit.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_HITS);
}

/** A document that asks for a field of a root, with a variable for each argument that it requires. */
export function exampleOf(schema: GraphQLSchema, root: string, field: string): { query: string; variables: string } {
  const definition = schema.getType(root);
  const found = isObjectType(definition) ? definition.getFields()[field] : undefined;
  if (!found) return { query: '', variables: '{}' };
  const args = found.args.filter(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined);
  const word = root === 'Mutation' ? 'mutation' : 'query';
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const name = field.charAt(0).toUpperCase() + field.slice(1);
  const query = `${word} ${name}${declared && `(${declared})`} {\n  ${field}${passed && `(${passed})`}${selection(found.type, 1)}\n}\n`;
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
