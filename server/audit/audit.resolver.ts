import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { cursorId, pageSize } from '../graphql/paging';
import { AuditPageType } from './audit.types';
import { countAudit, readAudit } from './readAudit';

@Resolver(() => AuditPageType)
export class AuditResolver {
  @Query(() => AuditPageType, { description: 'What admins did, newest first.' })
  async auditLog(
    @Arg('subjectType', () => String, { nullable: true, description: 'Like "product".' }) subjectType: string | null,
    @Arg('subjectId', () => String, { nullable: true, description: 'With `subjectType`: one thing alone.' })
    subjectId: string | null,
    @Arg('actorId', () => Int, { nullable: true, description: 'What one admin did.' }) actorId: number | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads }: Context,
  ): Promise<AuditPageType> {
    const filter = { subjectType: subjectType ?? null, subjectId: subjectId ?? null, actorId: actorId ?? null };
    const rows = await readAudit(reads, filter, { first: pageSize(first), before: cursorId(after) });
    const nodes = rows.slice(0, first);
    return { nodes, filter, pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: rows.length > first } };
  }

  @FieldResolver(() => Int, { description: 'How many entries there are over all pages.' })
  totalCount(@Root() page: AuditPageType, @Ctx() { reads }: Context): Promise<number> {
    return countAudit(reads, page.filter);
  }
}
