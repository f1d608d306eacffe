import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { CountArgs, countLimit, searchText } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { MailListArgs, OutgoingMailPageType } from './mail.types';
import { MailStatus, OutgoingMail } from './outgoingMail.entity';
import { countOutgoingMail, readOutgoingMail, type ListedMail } from './readMail';

@Resolver(() => OutgoingMailPageType)
export class MailPageResolver {
  @Query(() => OutgoingMailPageType, { description: 'The mail that the shop sends.' })
  async outgoingMail(
    @Args(() => MailListArgs) { status, orderId, search, ...page }: MailListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<OutgoingMailPageType> {
    const filter = { status: status ?? null, orderId: orderId ?? null, search: searchText(search) };
    return { ...(await readOutgoingMail(reads, filter, page)), filter };
  }

  @FieldResolver(() => Int, { description: 'How many mails there are over all pages.' })
  totalCount(
    @Root() page: OutgoingMailPageType,
    @Ctx() { lateReads: reads }: Context,
    @Args(() => CountArgs) args: CountArgs,
  ): Promise<number> {
    return countOutgoingMail(reads, page.filter, countLimit(args));
  }
}

@Resolver(() => OutgoingMail)
export class MailResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When it is tried next; null unless it is queued.',
  })
  nextAttemptAt(@Root() { status, nextAttemptAt }: ListedMail): Date | null {
    return status === MailStatus.QUEUED ? nextAttemptAt : null;
  }
}
