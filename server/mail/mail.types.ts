import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { MailKind, MailStatus } from './outgoingMail.entity';
import type { MailFilter } from './readMail';

registerEnumType(MailKind, {
  name: 'MailKind',
  description: 'What a mail is about.',
  valuesConfig: {
    ORDER_CONFIRMATION: { description: 'An order was placed.' },
    ORDER_STATUS: { description: 'The status of an order has changed.' },
  },
});

registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'How far a mail has come.',
  valuesConfig: {
    QUEUED: { description: 'To be sent, or to be tried again.' },
    SENT: { description: 'Taken by the mail server.' },
    FAILED: { description: 'Given up after the last try.' },
  },
});

@ArgsType()
export class MailListArgs extends PageArgs {
  @Field(() => MailStatus, { nullable: true, description: 'Of one status alone.' })
  status?: MailStatus | null;

  @Field(() => Int, { nullable: true, description: 'About one order alone.' })
  orderId?: number | null;

  @Field(() => String, { nullable: true, description: 'Text in the address; at most 100 characters.' })
  search?: string | null;
}

@ObjectType('OutgoingMail', { simpleResolvers: true, description: 'A mail that the shop sends.' })
export class OutgoingMailType {
  @Field(() => Int, { description: 'Grows with time.' })
  id: number;

  @Field(() => MailKind, { description: 'What it is about.' })
  kind: MailKind;

  @Field({ description: 'Who gets it.' })
  toAddress: string;

  @Field(() => Int, { nullable: true, description: 'The order it is about.' })
  orderId: number | null;

  @Field({ description: "Whether it names amounts: an employee's does not." })
  withAmounts: boolean;

  @Field(() => MailStatus, { description: 'Whether it was sent.' })
  status: MailStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next; null unless it is queued.' })
  nextAttemptAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Null until it is sent.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'What the last failed try said.' })
  lastError: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was handed over; null: not yet.' })
  sentAt: Date | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType('OutgoingMailPage', { description: 'One page of the outgoing mail.' })
export class OutgoingMailPageType {
  @Field(() => [OutgoingMailType], { simple: true, description: 'What stands on this page.' })
  nodes: OutgoingMailType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
  filter: MailFilter;
}
