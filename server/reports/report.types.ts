import { Field, Int, ObjectType } from 'type-graphql';
import { Money, SafeInt } from '../graphql/scalars';
import { PaymentMethod } from '../orders/orderTerms';

/** The same in USD, and what is in it. */
@ObjectType({ simpleResolvers: true })
abstract class InUsdType {
  @Field(() => Money, {
    nullable: true,
    description:
      'The same in USD: each at the rate of its order, rounded to cents in the end. Null where none of these orders has a rate.',
  })
  revenueUsd: string | null;

  @Field(() => Int, {
    description: 'How many of these orders, but for cancelled ones, have no rate, and are in no amount in USD.',
  })
  ordersWithoutRate: number;

  @Field(() => Money, { description: 'What they are of `revenue`.' })
  revenueWithoutRate: string;
}

@ObjectType('Takings', { simpleResolvers: true, description: 'How much was ordered.' })
export class TakingsType extends InUsdType {
  @Field(() => Int, { description: 'All orders, cancelled ones too.' })
  orders: number;

  @Field(() => Int, { description: 'How many of them are cancelled.' })
  cancelled: number;

  @Field(() => Money, { description: 'Their totals, but for cancelled orders.' })
  revenue: string;
}

@ObjectType('DayTakings', { simpleResolvers: true, description: 'One day of the shop’s calendar.' })
export class DayTakingsType extends TakingsType {
  @Field({ description: 'Like "2026-11-21".' })
  day: string;
}

@ObjectType('BusinessTakings', { simpleResolvers: true, description: 'What a business and its employees ordered.' })
export class BusinessTakingsType extends TakingsType {
  @Field(() => Int, { description: 'The business.' })
  userId: number;

  @Field({ description: 'Its name, else its username.' })
  businessName: string;
}

@ObjectType('PaymentTakings', { simpleResolvers: true, description: 'What was ordered by one way to pay.' })
export class PaymentTakingsType extends TakingsType {
  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;
}

@ObjectType({ simpleResolvers: true })
abstract class SoldType extends InUsdType {
  @Field(() => SafeInt, { description: 'How many pieces.' })
  quantity: number;

  @Field(() => Int, { description: 'In how many orders, but for cancelled ones.' })
  orders: number;

  @Field(() => Money, { description: 'Unit prices times quantities, before any discount code.' })
  revenue: string;
}

@ObjectType('ProductSold', { simpleResolvers: true, description: 'What was sold of a product.' })
export class ProductSoldType extends SoldType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'Its name of today.' })
  productName: string;
}

@ObjectType('CategorySold', { simpleResolvers: true, description: 'What was sold of a category as it is today.' })
export class CategorySoldType extends SoldType {
  @Field(() => Int, { nullable: true, description: 'Null for products whose category was deleted.' })
  categoryId: number | null;

  @Field(() => String, { nullable: true, description: 'Its name of today.' })
  categoryName: string | null;
}

@ObjectType('Report', { description: 'The figures of a period; each is computed when it is asked for.' })
export class ReportType {
  @Field({ simple: true, description: 'The first day, like "2026-11-01".' })
  from: string;

  @Field({ simple: true, description: 'The last day, included.' })
  to: string;

  @Field({ simple: true, description: 'Where days begin and end, like "Asia/Beirut".' })
  timeZone: string;
}

@ObjectType('Stats', { simpleResolvers: true, description: 'The figures of the dashboard.' })
export class StatsType {
  @Field(() => Int, { description: 'Users that are not deactivated.' })
  activeUsers: number;

  @Field(() => Int, { description: 'All orders, cancelled ones too.' })
  totalOrders: number;

  @Field(() => Money, { description: 'The totals of all orders but cancelled ones.' })
  totalRevenue: string;
}
