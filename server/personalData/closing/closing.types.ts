import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars';

@ObjectType('AccountClosing', {
  simpleResolvers: true,
  description: "What stands in the way of closing one's own account, and what its closing takes along.",
})
export class AccountClosingType {
  @Field(() => Int, { description: 'For how many days after an order it says who placed it.' })
  keepPersonalDataDays: number;

  @Field(() => Int, { description: 'How many orders are neither delivered nor cancelled; it closes when none is.' })
  openOrders: number;

  @Field(() => [Int], { description: 'The numbers of the oldest of them, ten at most.' })
  openOrderIds: number[];

  @Field(() => Boolean, { description: 'Whether all of the credit is available; it closes when it is.' })
  creditIsAtLimit: boolean;

  @Field(() => Money, {
    nullable: true,
    description: 'What the business owes the shop; negative: the shop owes it so much.',
  })
  creditDue: string;

  @Field(() => Boolean, { description: 'Whether there is no other active admin: then it does not close.' })
  isLastAdmin: boolean;

  @Field(() => [Int], { description: 'The runs that are out with them as their driver; it closes when there is none.' })
  openRunIds: number[];

  @Field(() => Int, { description: 'How many employees of the business can sign in until then.' })
  employees: number;
}
