import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../../accounts/signIn/account.types';
import type { Queryable } from '../../db/queryable';
import type { Context } from '../../graphql/context';
import { WhenMissing } from '../orderTerms';

@Resolver(() => ViewerType)
export class ViewerWhenMissingResolver {
  @FieldResolver(() => WhenMissing, {
    nullable: true,
    description: 'What the viewer wanted last when something is missing; null: nothing was said yet.',
  })
  whenMissing(@Root() { id }: ViewerType, @Ctx() { loaders }: Context): Promise<WhenMissing | null> {
    return loaders.load(readLastWhenMissing, id);
  }
}

/** What each user said with the last order that said something; one statement, of the newest 20 orders of each. */
async function readLastWhenMissing(db: Queryable, userIds: readonly number[]): Promise<(WhenMissing | null)[]> {
  const rows = await db.query<{ id: number; whenMissing: WhenMissing | null }[]>(
    `SELECT u.id, (SELECT o.when_missing FROM (
         SELECT id, when_missing FROM orders WHERE user_id = u.id ORDER BY id DESC LIMIT 20
       ) AS o WHERE o.when_missing IS NOT NULL ORDER BY o.id DESC LIMIT 1) AS "whenMissing"
     FROM unnest($1::integer[]) AS u(id)`,
    [userIds],
  );
  const byId = new Map(rows.map(({ id, whenMissing }) => [id, whenMissing]));
  return userIds.map((id) => byId.get(id) ?? null);
}
