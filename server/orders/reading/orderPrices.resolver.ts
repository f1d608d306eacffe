import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '../../../common/languages';
import { LanguageName } from '../../graphql/language';
import { SENTENCE_LANGUAGE } from '../../catalog/agreedPrices/waterfall.types';
import { PriceOriginType } from '../../catalog/priceHistory/priceOrigin.types';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { paidSentence } from '../../pricing/sentences';
import { lineSince, readOrderPrices } from './orderPrices';
import { OrderLinePriceType, OrderPricesType } from './orderPrices.types';

@Resolver(() => OrderLinePriceType)
export class OrderPricesResolver {
  @Query(() => OrderPricesType, {
    nullable: true,
    description:
      'Why each line of an order cost what it did, from what the order keeps; null when there is no such order that the viewer may see.',
  })
  orderPrices(
    @Arg('orderId', () => Int, { description: 'The order number.' }) orderId: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<OrderPricesType | null> {
    return readOrderPrices(reads, viewer, orderId);
  }

  @FieldResolver(() => String, { description: 'The same in one sentence, to be read to the person who asks.' })
  sentence(
    @Root() { unitPrice, rule, price }: OrderLinePriceType,
    @Arg('language', () => LanguageName, SENTENCE_LANGUAGE) language: Language,
  ): string {
    return paidSentence(language, { amount: unitPrice, rule }, price);
  }
}

@Resolver(() => OrderPricesType)
export class OrderPricesSinceResolver {
  @Cost({ each: 500 })
  @FieldResolver(() => PriceOriginType, {
    nullable: true,
    description:
      'Since when the price of a line had been what it was when it was ordered, for admins and businesses; null: since before prices are known, or they were known otherwise.',
  })
  since(
    @Arg('lineId', () => Int, { description: 'Which line.' }) lineId: number,
    @Root() prices: OrderPricesType,
    @Ctx() { reads }: Context,
  ): Promise<PriceOriginType | null> {
    return lineSince(reads, prices, lineId);
  }
}
