import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { cursorId, pageSize } from '../graphql/paging';
import { OutgoingMailPageType } from './mail.types';
import { MailStatus } from './outgoingMail.entity';
import { countOutgoingMail, readOutgoingMail } from './readMail';

@Resolver(() => OutgoingMailPageType)
export class MailResolver {
  @Query(() => OutgoingMailPageType, { description: 'The mail that the shop sends, newest first.' })
  async outgoingMail(
    @Arg('status', () => MailStatus, { nullable: true, description: 'Of one status alone.' }) status: MailStatus | null,
    @Arg('orderId', () => Int, { nullable: true, description: 'About one order alone.' }) orderId: number | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads }: Context,
  ): Promise<OutgoingMailPageType> {
    const filter = { status: status ?? null, orderId: orderId ?? null };
    const rows = await readOutgoingMail(reads, filter, { first: pageSize(first), before: cursorId(after) });
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, filter, pageInfo: { endCursor: last ? String(last.id) : null, hasNextPage: rows.length > first } };
  }

  @FieldResolver(() => Int, { description: 'How many mails there are over all pages.' })
  totalCount(@Root() page: OutgoingMailPageType, @Ctx() { reads }: Context): Promise<number> {
    return countOutgoingMail(reads, page.filter);
  }
}
