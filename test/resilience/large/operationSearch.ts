import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { randomBelow, randomElement, random } from '../model/random';

/** A field as it is asked for. */
interface Selection {
  readonly field: string;
  /** Written into the document. */
  readonly args: Readonly<Record<string, string>>;
  readonly selections: readonly Selection[];
  /** The type that the selections are of, where they are of a member of a union. */
  readonly on?: string;
}

/** An operation that the search goes on from. */
export type Operation = readonly Selection[];

/** Values that are worth trying, by the name of the argument. */
export type Values = Readonly<Record<string, readonly string[]>>;

const MOST_ROOTS = 20;

/** Makes operations of a schema, and changes them at random: what a stranger would try who looks for the dearest. */
export class OperationSearch {
  private readonly schema: GraphQLSchema;
  private readonly query: GraphQLObjectType;

  /** @param roots the fields of `Query` to ask for */
  constructor(
    sdl: string,
    private readonly roots: readonly string[],
    private readonly values: Values,
  ) {
    this.schema = buildSchema(sdl);
    this.query = this.schema.getQueryType() as GraphQLObjectType;
  }

  start(): Operation {
    return Array.from({ length: 1 + randomBelow(4) }, () => this.root());
  }

  /** The operation with one thing changed. */
  change(operation: Operation): Operation {
    const at = randomBelow(operation.length);
    const chosen = operation[at] as Selection;
    const others = operation.filter((_, n) => n !== at);
    const turn = random();
    if (turn < 0.15 && operation.length < MOST_ROOTS) return [...operation, this.root()];
    if (turn < 0.35 && operation.length < MOST_ROOTS) return [...operation, chosen];
    if (turn < 0.45 && others.length > 0) return others;
    if (turn < 0.7) return [...others, { ...chosen, args: this.args(this.field(this.query, chosen.field)) }];
    return [...others, this.changed(chosen, this.query)];
  }

  /** The document of an operation; every field has a name of its own. */
  textOf(operation: Operation): string {
    let names = 0;
    const write = ({ field, args, selections, on }: Selection, isRepeated: boolean): string => {
      const alias = isRepeated ? `a${names++}: ` : '';
      const given = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
      return `${alias}${field}${given.length > 0 ? `(${given.join(', ')})` : ''}${writeAll(selections, on)}`;
    };
    const writeAll = (selections: readonly Selection[], on?: string): string => {
      if (selections.length === 0) return '';
      const seen = new Set<string>();
      const fields = selections.map((selection) => {
        const isRepeated = seen.has(selection.field);
        seen.add(selection.field);
        return write(selection, isRepeated);
      });
      return on === undefined ? ` { ${fields.join(' ')} }` : ` { ... on ${on} { ${fields.join(' ')} } }`;
    };
    return writeAll(operation).trim();
  }

  private root(): Selection {
    return this.selection(this.query, randomElement(this.roots), 0);
  }

  private field(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> {
    return type.getFields()[name] as GraphQLField<unknown, unknown>;
  }

  private selection(type: GraphQLObjectType, name: string, depth: number): Selection {
    const field = this.field(type, name);
    const { inner, on } = this.innerOf(field);
    const args = this.args(field);
    if (!inner) return { field: name, args, selections: [] };
    const names = Object.keys(inner.getFields()).filter(
      (each) => depth < 6 || !this.innerOf(this.field(inner, each)).inner,
    );
    const chosen = names.filter(() => random() < 0.7);
    const selected = chosen.length > 0 ? chosen : [names[0] as string];
    return { field: name, args, selections: selected.map((each) => this.selection(inner, each, depth + 1)), on };
  }

  /** With a field more, again or less somewhere below. */
  private changed(selection: Selection, type: GraphQLObjectType): Selection {
    const { inner, on } = this.innerOf(this.field(type, selection.field));
    if (!inner) return { ...selection, args: this.args(this.field(type, selection.field)) };
    const { selections } = selection;
    const turn = random();
    if (turn < 0.25) {
      const more = this.selection(inner, randomElement(Object.keys(inner.getFields())), 3);
      return { ...selection, on, selections: [...selections, more] };
    }
    if (turn < 0.4) return { ...selection, selections: [...selections, randomElement(selections)] };
    if (turn < 0.5 && selections.length > 1) return { ...selection, selections: selections.slice(1) };
    const at = randomBelow(selections.length);
    const below = this.changed(selections[at] as Selection, inner);
    return { ...selection, selections: selections.map((each, n) => (n === at ? below : each)) };
  }

  private innerOf(field: GraphQLField<unknown, unknown>): { inner?: GraphQLObjectType; on?: string } {
    const type = getNamedType(field.type);
    if (isObjectType(type)) return { inner: type };
    if (!isAbstractType(type)) return {};
    const inner = this.schema.getPossibleTypes(type)[0] as GraphQLObjectType;
    return { inner, on: inner.name };
  }

  private args(field: GraphQLField<unknown, unknown>): Record<string, string> {
    const given = field.args.filter(({ type }) => isNonNullType(type) || random() < 0.5);
    return Object.fromEntries(given.map((argument) => [argument.name, this.value(argument)]));
  }

  private value({ name, type }: GraphQLArgument): string {
    const known = this.values[name];
    if (known) return randomElement(known);
    return this.anyOf(type);
  }

  private anyOf(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.anyOf(type.ofType);
    if (isListType(type)) return `[${this.anyOf(type.ofType)}]`;
    if (isEnumType(type)) return randomElement(type.getValues()).name;
    if (type.toString() === 'Boolean') return randomElement(['true', 'false']);
    if (type.toString() === 'Int') return String(1 + randomBelow(1_000));
    return randomElement(['"1"', '"100000.00"', '"a"']);
  }
}
