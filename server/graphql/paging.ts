import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../common/constants';
import { badInput } from '../core/errors';

/** About as many bytes a list may weigh that carries pictures inline, or the whole catalogue: 2 MB. */
export const LIST_BYTES = 2_000_000;

/** The page size, checked. @throws ShopError BAD_USER_INPUT unless 1 to 100 */
export function pageSize(first: number): number {
  if (first < 1 || first > LIMITS.page) throw badInput({ first: `Ask for 1 to ${LIMITS.page} at a time` });
  return first;
}

/** The id that a cursor stands for; null for none. @throws ShopError BAD_USER_INPUT for a cursor that no page gave */
export function cursorId(cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null;
  const id = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(id <= 2_147_483_647)) throw badInput({ after: 'Pass the endCursor of the page before' });
  return id;
}

/** The text of a search, trimmed; null for none. @throws ShopError BAD_USER_INPUT over 100 characters */
export function searchText(text: string | null | undefined): string | null {
  if (text && text.length > LIMITS.search) throw badInput({ search: `Search for at most ${LIMITS.search} characters` });
  return text?.trim() || null;
}

/** The arguments of every sorted list besides its filters and its sort. */
@ArgsType()
export abstract class PageArgs {
  @Field(() => Int, { defaultValue: 50, description: 'How many, 1 to 100.' })
  first: number;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before, of the same list sorted the same way.',
  })
  after?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'The last ones first: newest, largest, Z before A.' })
  descending: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Where the next page begins.' })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'What to pass as `after` for the next page; null on an empty page.',
  })
  endCursor: string | null;

  @Field({ description: 'Whether there is a next page.' })
  hasNextPage: boolean;
}
