import type { FieldNode, GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * What a field costs beside the objects that its selection could read, in the same unit (specification 11.2): an
 * object is about a hundred bytes of an answer, or ten microseconds of the database.
 */
export interface FieldCost {
  /** For each time that the field is read. */
  readonly each?: number;
  /** For each time that the argument is given, whatever its value. */
  readonly arguments?: Readonly<Record<string, number>>;
  /** About how many characters an inline picture has, below a list and alone; they have a limit of their own. */
  readonly characters?: Readonly<Record<'inList' | 'alone', number>>;
  /** Whether its object was counted already, as the entry of a list. */
  readonly isEntry?: boolean;
  /** How many entries a page of the list directly below has when nothing is said, and at most. */
  readonly page?: PageSizes;
  /** The argument whose list has as many entries as the list that this field is. */
  readonly entriesOf?: string;
}

export interface PageSizes {
  readonly standard: number;
  readonly max: number;
}

/** Declares the cost of a field in the schema, beside the field that has it. */
export const Cost = (cost: FieldCost) => Extensions({ cost });

/** What was declared of introspection, which has no resolver of ours. */
const INTROSPECTION: Readonly<Record<string, FieldCost>> = { __schema: { each: 5_000 }, __type: { each: 500 } };

/** What was declared of a field. */
export function declaredCost(field: GraphQLField<unknown, unknown> | undefined): FieldCost | undefined {
  return field?.extensions.cost as FieldCost | undefined;
}

/** The characters of the inline picture that a field is; 0 for any other field. */
export function charactersOf(field: GraphQLField<unknown, unknown> | undefined, inList: boolean): number {
  const { characters } = declaredCost(field) ?? {};
  return characters?.[inList ? 'inList' : 'alone'] ?? 0;
}

/** The declared cost of a field as it is asked for; 0 for one without. */
export function costOf(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
  const cost = declaredCost(field) ?? INTROSPECTION[node.name.value];
  if (!cost) return 0;
  const given = node.arguments?.map(({ name }) => cost.arguments?.[name.value] ?? 0) ?? [];
  return given.reduce((sum, each) => sum + each, cost.each ?? 0);
}
