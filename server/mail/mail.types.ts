import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageArgs, connectionOf } from '../graphql/paging';
import { MailStatus, OutgoingMail } from './outgoingMail.entity';
import type { ListedMail, MailFilter } from './readMail';

@ArgsType()
export class MailListArgs extends PageArgs {
  @Field(() => MailStatus, { nullable: true, description: 'Of one status alone.' })
  status?: MailStatus | null;

  @Field(() => Int, { nullable: true, description: 'About one order alone.' })
  orderId?: number | null;

  @Field(() => String, { nullable: true, description: 'Text in the address; at most 100 characters.' })
  search?: string | null;
}

@ObjectType('OutgoingMailPage', { description: 'One page of the outgoing mail.' })
export class OutgoingMailPageType extends connectionOf<ListedMail>(() => OutgoingMail, 'OutgoingMail') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: MailFilter;
}
