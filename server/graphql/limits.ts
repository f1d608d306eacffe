import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
  type ASTVisitor,
} from 'graphql';
import { LIMITS } from '../../common/constants';
import { DEFAULT_PAGE } from '../db/page';
import { charactersOf, costOf, declaredCost } from './cost';
import { ANSWER_BYTES } from './paging';

/**
 * The limits of one operation (specification 11.2); documents and errors name these figures.
 * - `tokens`: of the document, counted while it is parsed
 * - `depth`: fields inside fields; introspection may go deeper, since a standard client's does
 * - `aliases`: in the whole operation
 * - `breadth`: fields side by side in one selection
 * - `cost`: objects that could be read: one for each, times the page sizes above it; and what the schema declares of a
 *   field beside them (`cost.ts`)
 * - `characters`: of inline pictures, about
 * - `fields`: of all operations of the document together, those of a fragment wherever it is spread, and the spreads
 */
export const OPERATION_LIMITS = {
  tokens: 2_000,
  depth: 12,
  introspectionDepth: 24,
  aliases: 20,
  breadth: 60,
  cost: 20_000,
  characters: ANSWER_BYTES,
  fields: 50_000,
} as const;

/**
 * What a text or number that costs nothing else costs in each object of a list when it has an alias: the same long text under many names would
 * otherwise make an answer as many times as heavy, at no price.
 */
const ALIAS_COST = 10;
/** The number of entries that a list without a page size is assumed to have. */
const ASSUMED_LIST_SIZE = 10;

/**
 * Validation rule: refuses what is over a limit before it runs, with the allowed and the measured figure.
 * @param tellCost called with the name of each operation, empty for one without, and what it costs
 */
export function limitsRule(
  context: ValidationContext,
  tellCost?: (operation: string, cost: number) => void,
): ASTVisitor {
  const walk: Walk = { fields: 0 };
  return {
    OperationDefinition(node) {
      const root = context.getSchema().getRootType(node.operation);
      // Said once, of the operation that it became too much with.
      if (!root || isTooLong(walk)) return;
      const measured = new Measure(context, walk);
      measured.selection(node.selectionSet, root, 1, 1, null, false);
      tellCost?.(node.name?.value ?? '', measured.cost);
      for (const [name, allowed, figure] of measured.results()) {
        if (figure > allowed) {
          context.reportError(
            new GraphQLError(`The operation's ${name} is ${figure}; at most ${allowed} is allowed.`, {
              nodes: node,
              extensions: { code: 'BAD_USER_INPUT', limit: name, allowed, measured: figure },
            }),
          );
        }
      }
      return false;
    },
  };
}

/** What was looked at so far of a document, in which a short fragment may be spread any number of times. */
interface Walk {
  fields: number;
}

const isTooLong = ({ fields }: Walk): boolean => fields > OPERATION_LIMITS.fields;

/** All that graphql-js says when the fields of one name would take it too long to compare. */
const GIVEN_UP = 'Validation aborted.';

/** The error of a standard rule, in words that name the limit where it is one. */
export function namingItsLimit(error: GraphQLError): GraphQLError {
  if (error.message !== GIVEN_UP) return error;
  const message =
    'The operation asks for fields of the same name so often that they cannot be compared: ask for each once in a selection.';
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', limit: 'repeated fields' } });
}

class Measure {
  private depth = 0;
  private introspectionDepth = 0;
  private aliases = 0;
  private breadth = 0;
  cost = 0;
  private characters = 0;
  /** How many lists the selection is below. */
  private lists = 0;
  private readonly openFragments = new Set<string>();

  constructor(
    private readonly context: ValidationContext,
    private readonly walk: Walk,
  ) {}

  results(): [string, number, number][] {
    return [
      ['depth', OPERATION_LIMITS.depth, this.depth],
      ['introspection depth', OPERATION_LIMITS.introspectionDepth, this.introspectionDepth],
      ['number of aliases', OPERATION_LIMITS.aliases, this.aliases],
      ['breadth', OPERATION_LIMITS.breadth, this.breadth],
      ['cost', OPERATION_LIMITS.cost, this.cost],
      ['number of characters of inline pictures', OPERATION_LIMITS.characters, this.characters],
      ['number of fields', OPERATION_LIMITS.fields, this.walk.fields],
    ];
  }

  /**
   * @param factor how many objects of `type` there can be
   * @param page the page size of the lists directly below; null: unknown
   */
  selection(
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    depth: number,
    factor: number,
    page: number | null,
    inIntrospection: boolean,
  ): void {
    this.breadth = Math.max(this.breadth, set.selections.length);
    for (const node of set.selections) {
      // Fragments that spread fragments can grow without bound; far over a limit, counting on is of no use.
      if (this.cost > OPERATION_LIMITS.cost * 2 || isTooLong(this.walk)) return;
      this.walk.fields += 1;
      switch (node.kind) {
        case Kind.FIELD:
          this.field(node, type, depth, factor, page, inIntrospection);
          break;
        case Kind.INLINE_FRAGMENT:
          this.selection(
            node.selectionSet,
            this.named(node.typeCondition?.name.value) ?? type,
            depth,
            factor,
            page,
            inIntrospection,
          );
          break;
        case Kind.FRAGMENT_SPREAD: {
          const name = node.name.value;
          const fragment = this.context.getFragment(name);
          // A fragment that contains itself is refused by a standard rule.
          if (!fragment || this.openFragments.has(name)) break;
          this.cost += 1;
          this.openFragments.add(name);
          this.selection(
            fragment.selectionSet,
            this.named(fragment.typeCondition.name.value) ?? type,
            depth,
            factor,
            page,
            inIntrospection,
          );
          this.openFragments.delete(name);
        }
      }
    }
  }

  private field(
    node: FieldNode,
    parent: GraphQLCompositeType,
    depth: number,
    factor: number,
    page: number | null,
    inIntrospection: boolean,
  ): void {
    const name = node.name.value;
    const isIntrospection = inIntrospection || name === '__schema' || name === '__type';
    const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
    if (node.alias) this.aliases += 1;
    const isAgain = node.alias !== undefined && !node.selectionSet && this.lists > 0;
    this.cost += factor * (costOf(node, field) || (isAgain ? ALIAS_COST : 0));
    // A list that could have more of them ends at as many.
    this.characters += Math.min(factor * charactersOf(field, this.lists > 0), OPERATION_LIMITS.characters);
    if (isIntrospection) this.introspectionDepth = Math.max(this.introspectionDepth, depth);
    else this.depth = Math.max(this.depth, depth);
    if (!node.selectionSet) return;
    if (isIntrospection) return this.introspection(node.selectionSet, depth + 1);
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type)) return;
    const inList = isList(field.type);
    const count = inList ? factor * (namedEntries(node, field) ?? page ?? ASSUMED_LIST_SIZE) : factor;
    // Under another name the same entry stands in the answer once more.
    if (!declaredCost(field)?.isEntry || node.alias) this.cost += count;
    if (inList) this.lists += 1;
    this.selection(node.selectionSet, type, depth + 1, count, pageOf(node, field), false);
    if (inList) this.lists -= 1;
  }

  private introspection(set: SelectionSetNode, depth: number): void {
    for (const node of set.selections) {
      if (isTooLong(this.walk)) return;
      this.walk.fields += 1;
      if (node.kind === Kind.FIELD) {
        if (node.alias) this.aliases += 1;
        this.introspectionDepth = Math.max(this.introspectionDepth, depth);
        if (node.selectionSet) this.introspection(node.selectionSet, depth + 1);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        this.introspection(node.selectionSet, depth);
      } else {
        const fragment = this.context.getFragment(node.name.value);
        if (!fragment || this.openFragments.has(node.name.value) || this.cost > OPERATION_LIMITS.cost) continue;
        this.cost += 1;
        this.openFragments.add(node.name.value);
        this.introspection(fragment.selectionSet, depth);
        this.openFragments.delete(node.name.value);
      }
    }
  }

  private named(name: string | undefined): GraphQLCompositeType | null {
    const type = name === undefined ? undefined : this.context.getSchema().getType(name);
    return isCompositeType(type) ? type : null;
  }
}

/** The page size that `first` or `last` sets; the largest one when it comes in a variable. */
function pageOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const { standard, max } = declaredCost(field)?.page ?? {
    standard: typeof first.defaultValue === 'number' ? first.defaultValue : DEFAULT_PAGE,
    max: LIMITS.page,
  };
  const sizes = (node.arguments ?? []).flatMap(({ name, value }) =>
    PAGE_SIZES.has(name.value) && value.kind !== Kind.NULL ? [value.kind === Kind.INT ? Number(value.value) : max] : [],
  );
  return sizes.length === 0 ? standard : Math.min(Math.max(1, ...sizes), max);
}

/** How many entries the argument names that the list answers; the most when it comes in a variable; null without one. */
function namedEntries(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
  const { entriesOf } = declaredCost(field) ?? {};
  if (entriesOf === undefined) return null;
  const value = node.arguments?.find(({ name }) => name.value === entriesOf)?.value;
  return value?.kind === Kind.LIST ? value.values.length : LIMITS.page;
}

const PAGE_SIZES = new Set(['first', 'last']);

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
