import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';
import type { Edge, Page, PageEnds, PageRequest } from '../db/page';
import { Cost } from './cost';

/** The most bytes of one answer: 2 MB. */
export const ANSWER_BYTES = 2_000_000;
/** About as many bytes the whole catalogue may weigh, and all inline pictures of lists: what is around them fits in, too. */
export const LIST_BYTES = 1_900_000;

/** The page size, checked. @throws ShopError BAD_USER_INPUT unless 1 to 100 */
export function pageSize(first: number): number {
  if (first < 1 || first > LIMITS.page) throw badInput({ first: `Ask for 1 to ${LIMITS.page} at a time` });
  return first;
}

/** The text of a search, trimmed; null for none. @throws ShopError BAD_USER_INPUT over 100 characters */
export function searchText(text: string | null | undefined): string | null {
  if (text && text.length > LIMITS.search) throw badInput({ search: `Search for at most ${LIMITS.search} characters` });
  return text?.trim() || null;
}

/** The arguments by which every list is paged (specification 11.3). */
@ArgsType()
export abstract class ConnectionArgs implements PageRequest {
  @Field(() => Int, {
    nullable: true,
    description: 'How many from the first on, 1 to 100; 50 without `first` and `last`. Not together with `last`.',
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what comes after this cursor: the `endCursor` of the page before, of the same list sorted the same way.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many from the end, 1 to 100, in the order of the list. Not together with `first`.',
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what comes before this cursor: the `startCursor` of the page after, of the same list sorted the same way.',
  })
  before?: string | null;
}

/** The arguments of the lists that end a page by what it weighs, too. */
@ArgsType()
export abstract class WeighedArgs extends ConnectionArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'How many from the first on, 1 to 1,000; as many as there is room for without `first` and `last`.',
  })
  override first?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many from the end, 1 to 1,000, in the order of the list. Not together with `first`.',
  })
  override last?: number | null;
}

/** The arguments of every sorted list besides its filters and its sort. */
@ArgsType()
export abstract class PageArgs extends ConnectionArgs {
  @Field(() => Boolean, { defaultValue: true, description: 'The last ones first: newest, largest, Z before A.' })
  descending: boolean;
}

/** The argument of a `totalCount` that need not be exact (specification 11.3). */
@ArgsType()
export class CountArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'Where counting ends, at least 1; absent: with the last of them, which takes long where there are very many.',
  })
  atMost?: number | null;
}

/** Where counting ends; null: with the last of them. @throws ShopError BAD_USER_INPUT below 1 */
export function countLimit({ atMost }: CountArgs): number | null {
  if (atMost != null && atMost < 1) throw badInput({ atMost: 'Must be at least 1' });
  return atMost ?? null;
}

@ObjectType({ simpleResolvers: true, description: 'Where the pages around this one begin.' })
export class PageInfo implements PageEnds {
  @Field(() => String, {
    nullable: true,
    description: 'What to pass as `before` for the page before; null on an empty page.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to pass as `after` for the next page; null on an empty page.',
  })
  endCursor: string | null;

  @Field({ description: 'Whether there is a page before; of a page that began after a cursor, always true.' })
  hasPreviousPage: boolean;

  @Field({ description: 'Whether there is a next page; of the `last` ones before a cursor, always true.' })
  hasNextPage: boolean;
}

/**
 * What the page of every list has: its entries, the same with their cursors, and what lies around it.
 * @param entry the type of the entries
 * @param name what one entry is called in the names of types
 */
export function connectionOf<Node extends object>(entry: () => NodeType, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'What stands on a page, and where.' })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Where it stands in the list, sorted this way: for `after` and `before`.' })
    cursor: string;

    // Counted with its edge.
    @Cost({ isEntry: true })
    @Field(entry, { description: 'What stands there.' })
    node: Node;
  }

  @ObjectType()
  abstract class ConnectionType implements Page<Node> {
    @Field(() => [entry()], { simple: true, description: 'What stands on this page.' })
    nodes: Node[];

    @Field(() => [EdgeType], { simple: true, description: 'The same, each with its cursor.' })
    edges: Edge<Node>[];

    @Field(() => PageInfo, { simple: true, description: 'Where the pages around this one begin.' })
    pageInfo: PageInfo;
  }
  return ConnectionType;
}

type NodeType = new () => object;
