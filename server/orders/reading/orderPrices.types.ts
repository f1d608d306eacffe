import { Field, Int, ObjectType } from 'type-graphql';
import { WaterfallStepType } from '../../catalog/agreedPrices/waterfall.types';
import { PriceType } from '../../catalog/products/price.types';
import { Money } from '../../graphql/scalars';
import { PriceRule } from '../../pricing/price';

@ObjectType('OrderLinePrice', { description: 'Why a line of an order cost what it did, from what the order keeps.' })
export class OrderLinePriceType {
  @Field(() => Int, { description: 'The id of the line.' })
  lineId: number;

  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'The name when it was ordered.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size that made the price; null for none.' })
  variant: string | null;

  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @Field(() => Money, { description: 'What one cost.' })
  unitPrice: string;

  @Field({
    description:
      'The price book it was priced by: that of the order or, of a line that was added later, that of its buyer then.',
  })
  priceBook: string;

  @Field(() => PriceRule, { description: 'The step of the fallback order that gave the base.' })
  rule: PriceRule;

  @Field(() => PriceType, {
    nullable: true,
    description: 'The price with its reason; null for orders of before, for which it was not kept.',
  })
  price: PriceType | null;

  @Field(() => String, {
    nullable: true,
    description: 'What rounding added to the base less the discount, like "-0.001000"; null when it was not kept.',
  })
  rounding: string | null;

  @Field(() => [WaterfallStepType], {
    description: 'The way from the customer price to the unit price, whose changes add up to it; empty when not kept.',
  })
  waterfall: WaterfallStepType[];

  /** When its price was read, of a line that was added later; null: with the order. */
  pricedAt: Date | null;
}

@ObjectType('OrderPrices', { description: 'Why an order cost what it did.' })
export class OrderPricesType {
  @Field(() => Int, { simple: true, description: 'The order number.' })
  orderId: number;

  @Field({
    simple: true,
    description: 'The price book it was bought under: "customer", "discount:10.00", "individual:7".',
  })
  priceBook: string;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'What the discount code took off, in percent of the subtotal; null without one.',
  })
  discountPercent: string | null;

  @Field(() => Money, { simple: true, description: 'What the discount code took off.' })
  discountAmount: string;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'What rounding added to that, like "0.005000"; null for orders of before, for which it was not kept.',
  })
  discountRounding: string | null;

  @Field(() => [OrderLinePriceType], { simple: true, description: 'Each line, in the order of the order.' })
  lines: OrderLinePriceType[];

  /** When it was placed, and by whose terms; for what is read of it only when it is asked for. */
  placed: { at: Date; userId: number | null };
}
