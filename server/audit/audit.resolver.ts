import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { CountArgs, countLimit } from '../graphql/paging';
import { AuditListArgs, AuditPageType } from './audit.types';
import { countAudit, readAudit } from './readAudit';

@Resolver(() => AuditPageType)
export class AuditResolver {
  @Query(() => AuditPageType, { description: 'What admins did.' })
  async auditLog(
    @Args(() => AuditListArgs) { subjectType, subjectId, actorId, action, from, to, ...page }: AuditListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<AuditPageType> {
    const filter = {
      subjectType: subjectType ?? null,
      subjectId: subjectId ?? null,
      actorId: actorId ?? null,
      action: action ?? null,
      from: from ?? null,
      to: to ?? null,
    };
    return { ...(await readAudit(reads, filter, page)), filter };
  }

  @FieldResolver(() => Int, { description: 'How many entries there are over all pages.' })
  totalCount(
    @Root() page: AuditPageType,
    @Ctx() { lateReads: reads }: Context,
    @Args(() => CountArgs) args: CountArgs,
  ): Promise<number> {
    return countAudit(reads, page.filter, countLimit(args));
  }
}
