import { Field, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/paging';
import { Money } from '../graphql/scalars';
import { ExchangeRate } from './exchangeRate.entity';

@ObjectType('ExchangeRatePage', { description: 'One page of what one USD was set to.' })
export class ExchangeRatePageType extends connectionOf<Omit<ExchangeRate, 'byUserId'>>(
  () => ExchangeRate,
  'ExchangeRate',
) {}

@InputType('ExchangeRateInput', { description: 'What one USD is from now on.' })
export class ExchangeRateInput {
  @Field(() => Money, {
    nullable: true,
    description: 'LBP for one USD, 100.00 to 10000000.00; null takes the rate away, and with it USD everywhere.',
  })
  lbpPerUsd?: string | null;

  @Field(() => Boolean, { description: 'Whether shoppers and businesses see USD beside LBP.' })
  showsUsd: boolean;
}
