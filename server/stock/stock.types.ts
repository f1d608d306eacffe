import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionOf, PageArgs } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotencyKey';
import { StockEntry, StockEntryKind } from './stock.entity';
import type { StockEntryFilter, StockFilter } from './listStock';
import { StockType } from './stockType';

@ArgsType()
export class StockListArgs extends ConnectionArgs {
  @Field(() => String, { nullable: true, description: 'Words of the product, as in the search of the store.' })
  search?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Of these products alone, at most 200.' })
  productIds?: number[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only that of which so few are left that shoppers are told, or none.',
  })
  low: boolean;
}

@ObjectType('StockPage', { description: 'One page of what is counted.' })
export class StockPageType extends connectionOf<StockType>(() => StockType, 'Stock') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: StockFilter;
}

@ArgsType()
export class StockEntryListArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Of one product alone, with its sizes.' })
  productId?: number | null;

  @Field(() => String, { nullable: true, description: 'Of one size alone; empty: of the product without a size.' })
  variant?: string | null;

  @Field(() => Int, { nullable: true, description: 'Of one order alone.' })
  orderId?: number | null;

  @Field(() => StockEntryKind, { nullable: true, description: 'Of one kind alone.' })
  kind?: StockEntryKind | null;

  @Field(() => DateTime, { nullable: true, description: 'Only entries written at this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only entries written before this moment.' })
  to?: Date | null;
}

@ObjectType('StockEntryPage', { description: 'One page of the changes of stock.' })
export class StockEntryPageType extends connectionOf<StockEntry>(() => StockEntry, 'StockEntry') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: StockEntryFilter;
}

@ObjectType('StockChange', { simpleResolvers: true, description: 'A stock after a change.' })
export class StockChangeType {
  @Field(() => StockType, { description: 'The stock as it is now.' })
  stock: StockType;

  @Field(() => StockEntry, {
    nullable: true,
    description: 'The entry that made it so; null where it was so already.',
  })
  entry: StockEntry | null;
}

/** What each change of a stock takes. */
@InputType()
abstract class KeyedStockInput {
  @Field(() => String, {
    nullable: true,
    description: 'The size; absent: the product itself, and each of its sizes without a count of its own.',
  })
  variant?: string | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@InputType('StockCountInput', { description: 'How many there are.' })
export class StockCountInput extends KeyedStockInput {
  @Field(() => Int, {
    nullable: true,
    description: 'How many there are, 0 to 1,000,000; null or absent: it is not counted from now on.',
  })
  stock?: number | null;

  @Field(() => String, { nullable: true, description: 'Why; at most 200 characters.' })
  reason?: string | null;
}

@InputType('StockMovementInput', { description: 'How many came in or were lost.' })
export class StockMovementInput extends KeyedStockInput {
  @Field(() => Int, { nullable: true, description: 'Required; 1 to 1,000,000.' })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: 'The reason, required; at most 200 characters.' })
  reason?: string | null;
}
