import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PictureType } from '../../catalog/pictures/picture.types';
import { Node } from '../../graphql/nodes/node';
import { PageArgs, connectionOf } from '../../graphql/paging';
import { DateTime, Money } from '../../graphql/scalars';
import { DeliveryAddressType } from '../address.types';
import { AddressType, OrderStatus, PaymentMethod, PaymentStatus, WhenMissing } from '../orderTerms';
import '../orderTermTypes';
import type { NameTranslations } from '../../delivery/names';
import type { DayFilter } from '../packing/dayFilter';
import type { OrderSearch } from './lists/searchOrders';
import type { OrderChange } from '../changing/orderChange';

/** By what orders are sorted; their numbers grow with time. */
export enum OrderSort {
  DATE = 'date',
  TOTAL = 'total',
  CUSTOMER = 'customer',
  STATUS = 'status',
}

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'By what orders are sorted.',
  valuesConfig: {
    DATE: { description: 'By when they were placed, which is by their number.' },
    TOTAL: { description: 'By the total amount; not for employees.' },
    CUSTOMER: { description: 'By who ordered.' },
    STATUS: { description: 'By how far they are on their way: pending first, cancelled last.' },
  },
});

@ArgsType()
export class OrderListArgs extends PageArgs {
  @Field(() => OrderStatus, { nullable: true, description: 'Only orders in this status.' })
  status?: OrderStatus | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'Only orders that are paid this way.' })
  paymentMethod?: PaymentMethod | null;

  @Field(() => DateTime, { nullable: true, description: 'Only orders placed at this moment or later.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only orders placed before this moment.' })
  to?: Date | null;

  @Field(() => Int, { nullable: true, description: "Only one business's orders, and its employees'." })
  businessId?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'By the order number, by beginnings of words of the names and the e-mail, or by the last digits of the telephone number; at most 100 characters.',
  })
  search?: string | null;

  @Field(() => OrderSort, { defaultValue: OrderSort.DATE, description: 'By what they are sorted.' })
  sort: OrderSort;
}

@ObjectType('OrderLine', { simpleResolvers: true, description: 'A line of an order, as it was sold.' })
export class OrderLineType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'What it was called when it was ordered, in the language of the request.' })
  productName: string;

  @Field({ description: 'The description of the product today.' })
  productDescription: string;

  @Field(() => PictureType, {
    nullable: true,
    description: 'The picture of the product as it is now; null: show "Photo Unavailable".',
  })
  picture: PictureType | null;

  @Field(() => String, { nullable: true, description: 'The size that was chosen; null for none.' })
  selectedSize: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What that size was called when it was ordered, in the language of the request; null for none.',
  })
  sizeLabel: string | null;

  @Field(() => [String], {
    description: 'Which of `productName` and `sizeLabel` are in English for want of a translation.',
  })
  untranslated: readonly string[];

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging: string | null;

  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  unitPrice: string | null;

  @Field(() => Money, { nullable: true, description: 'Unit price times quantity; null for employees.' })
  lineTotal: string | null;
}

@ObjectType('OrderEvent', { simpleResolvers: true, description: "A change of an order's status." })
export class OrderEventType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => OrderStatus, { description: 'The status from then on.' })
  status: OrderStatus;

  @Field(() => String, { nullable: true, description: 'The number to follow the delivery by; null for none.' })
  trackingNumber: string | null;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Username of who changed it; null for a guest and, unless an admin looks, for the shop’s staff.',
  })
  byUsername: string | null;

  @Field({ description: 'Whether its buyer, also a guest, or the business it was placed for did it; else the shop.' })
  byBuyer: boolean;

  /** As it is kept; shown by a resolver. */
  change: OrderChange | null;
}

/** What an order shows to everybody who may see it. */
@ObjectType({ simpleResolvers: true })
export abstract class OrderSummaryType {
  @Field(() => Int, { description: 'The order number.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Where it is on its way.' })
  status: OrderStatus;

  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  paymentStatus: PaymentStatus;

  @Field(() => Money, { nullable: true, description: 'Sum of the lines; null for employees.' })
  subtotalAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'What the discount code took off; null for employees.' })
  discountAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  deliveryFee: string | null;

  @Field(() => Money, { nullable: true, description: 'Subtotal less discount plus delivery; null for employees.' })
  totalAmount: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'LBP for one USD when it was placed; null for none, and for employees.',
  })
  lbpPerUsd: string | null;

  @Field(() => String, { nullable: true, description: 'The number to follow the delivery by; null for none.' })
  trackingNumber: string | null;

  @Field(() => String, { nullable: true, description: 'From when to when, like "08:00-12:00"; null as the day.' })
  deliveryWindow: string | null;
}

@ObjectType('Order', { implements: Node, description: 'An order, as the viewer may see it.' })
export class OrderType extends OrderSummaryType {
  @Field({ description: 'The same for people to read, like "Cash on Delivery" or "Business Credit Account".' })
  paymentType: string;

  @Field(() => Int, { nullable: true, description: 'One point per full 1,000 of the subtotal; null for employees.' })
  loyaltyPointsEarned: number | null;

  @Field(() => Int, { nullable: true, description: 'Who placed it; null for a guest.' })
  userId: number | null;

  @Field({ description: 'Who ordered.' })
  customerName: string;

  @Field(() => String, { nullable: true, description: 'The employee who placed it; null for any other order.' })
  employeeName: string | null;

  @Field(() => String, { nullable: true, description: 'Where the confirmation went; null when none was given.' })
  customerEmail: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number to call about the delivery; null when none was given.',
  })
  customerPhone: string | null;

  @Field(() => DeliveryAddressType, {
    nullable: true,
    description: 'Where it goes; null when it was given as a position alone.',
  })
  deliveryAddress: DeliveryAddressType | null;

  @Field(() => AddressType, { description: 'How the place of delivery is given.' })
  addressType: AddressType;

  @Field(() => Float, { nullable: true, description: 'Degrees north; present when the address is a location.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east; present when the address is a location.' })
  longitude: number | null;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote to the shop; null for nothing.' })
  note: string | null;

  @Field(() => WhenMissing, {
    nullable: true,
    description: 'What the buyer wants when something is missing; null: nothing was said.',
  })
  whenMissing: WhenMissing | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day it is delivered on, like "2026-11-26"; null for orders of a shop without zones.',
  })
  deliveryDate: string | null;

  /** Whose name `deliveryZone` tells. */
  zone: { name: string; translations: NameTranslations } | null;

  @Field(() => Int, { description: 'Sum of the quantities.' })
  itemCount: number;

  /** The event that its history ends with, when it is shown as an earlier change left it; absent: all of them. */
  lastEventId?: number;
}

/** Which orders; null does not narrow. */
export interface OrderFilter {
  status: OrderStatus | null;
  paymentMethod: PaymentMethod | null;
  /** Placed at this moment or later. */
  from: Date | null;
  /** Placed before this moment. */
  to: Date | null;
  businessId: number | null;
  search: OrderSearch | null;
  /** Of a day or of a part of it, or these by their numbers; null does not narrow. */
  ofDay: DayFilter | { ids: readonly number[] } | null;
}

/** The filter that selects every order. */
export const EVERY_ORDER: OrderFilter = {
  status: null,
  paymentMethod: null,
  from: null,
  to: null,
  businessId: null,
  search: null,
  ofDay: null,
};

@ObjectType('OrderPage', { description: 'One page of orders.' })
export class OrderPageType extends connectionOf<OrderType>(() => OrderType, 'Order') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: OrderFilter;

  /** The count, when it is known from reading the page. */
  knownCount?: number | undefined;
}
