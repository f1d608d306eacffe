import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, PictureType } from '../catalog/catalogue.types';
import { DateTime, Money } from '../graphql/scalars';
import type { OrderFilter } from './searchOrders';
import { AddressType, OrderStatus, PaymentMethod, PaymentStatus } from './orderTerms';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is on its way.',
  valuesConfig: {
    PENDING: { description: 'Placed; every order starts here.' },
    CONFIRMED: { description: 'Accepted by the shop.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'With the customer.' },
    CANCELLED: { description: 'Will not be delivered; what was paid by credit is refunded.' },
  },
});

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid.',
  valuesConfig: {
    STRIPE: { description: 'Credit or debit card.' },
    WISHMONEY: { description: 'WishMoney.' },
    COD: { description: 'Cash on delivery.' },
    CREDIT: { description: 'The credit account of a business in credit mode.' },
    EMPLOYEE_ORDER: { description: "An employee's order, which the business pays." },
  },
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Whether an order was paid.',
  valuesConfig: {
    PENDING: { description: 'Not yet; every order starts here.' },
    PAID: { description: 'Paid.' },
    REFUNDED: { description: 'Paid and given back.' },
  },
});

registerEnumType(AddressType, {
  name: 'AddressType',
  description: 'How the place of delivery was given.',
  valuesConfig: {
    MANUAL: { description: 'A written address.' },
    LOCATION: { description: 'A position: latitude and longitude.' },
  },
});

@ObjectType('DeliveryAddress', {
  simpleResolvers: true,
  description: 'Where an order goes; each checkout asks for other parts.',
})
export class DeliveryAddressType {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  street?: string | null;

  @Field(() => String, { nullable: true })
  area?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true })
  state?: string | null;

  @Field(() => String, { nullable: true })
  postalCode?: string | null;

  @Field(() => String, { nullable: true })
  building?: string | null;

  @Field(() => String, { nullable: true })
  floor?: string | null;

  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole address in one line.' })
  fullAddress?: string | null;
}

@ObjectType('OrderLine', { simpleResolvers: true, description: 'A line of an order, as it was sold.' })
export class OrderLineType {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  productId: number;

  @Field({ description: 'The name when it was ordered.' })
  productName: string;

  @Field({ description: 'The description of the product today.' })
  productDescription: string;

  @Field(() => PictureType, { nullable: true })
  picture: PictureType | null;

  @Field(() => String, { nullable: true })
  selectedSize: string | null;

  @Field(() => String, { nullable: true })
  selectedPackaging: string | null;

  @Field(() => Int)
  quantity: number;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  unitPrice: string | null;

  @Field(() => Money, { nullable: true, description: 'Unit price times quantity; null for employees.' })
  lineTotal: string | null;
}

@ObjectType('OrderEvent', { simpleResolvers: true, description: "A change of an order's status." })
export class OrderEventType {
  @Field(() => Int)
  id: number;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => String, { nullable: true })
  trackingNumber: string | null;

  @Field(() => DateTime)
  at: Date;

  @Field(() => String, { nullable: true, description: 'Username of who changed it; null for a guest.' })
  byUsername: string | null;
}

@ObjectType('Order', { description: 'An order, as the viewer may see it.' })
export class OrderType {
  @Field(() => Int, { description: 'The order number.' })
  id: number;

  @Field(() => OrderStatus)
  status: OrderStatus;

  @Field(() => DateTime)
  createdAt: Date;

  @Field(() => PaymentMethod)
  paymentMethod: PaymentMethod;

  @Field({ description: 'The same for people to read, like "Cash on Delivery" or "Business Credit Account".' })
  paymentType: string;

  @Field(() => PaymentStatus)
  paymentStatus: PaymentStatus;

  @Field(() => Money, { nullable: true, description: 'Sum of the lines; null for employees.' })
  subtotalAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'What the discount code took off; null for employees.' })
  discountAmount: string | null;

  @Field(() => Money, { nullable: true, description: 'Null for employees.' })
  deliveryFee: string | null;

  @Field(() => Money, { nullable: true, description: 'Subtotal less discount plus delivery; null for employees.' })
  totalAmount: string | null;

  @Field(() => Int, { nullable: true, description: 'One point per full 1,000 of the subtotal; null for employees.' })
  loyaltyPointsEarned: number | null;

  @Field(() => String, { nullable: true })
  trackingNumber: string | null;

  @Field(() => Int, { nullable: true, description: 'Who placed it; null for a guest.' })
  userId: number | null;

  @Field()
  customerName: string;

  @Field(() => String, { nullable: true, description: 'The employee who placed it; null for any other order.' })
  employeeName: string | null;

  @Field(() => String, { nullable: true })
  customerEmail: string | null;

  @Field(() => String, { nullable: true })
  customerPhone: string | null;

  @Field(() => DeliveryAddressType, { nullable: true })
  deliveryAddress: DeliveryAddressType | null;

  @Field(() => AddressType)
  addressType: AddressType;

  @Field(() => Float, { nullable: true, description: 'Degrees north; present when the address is a location.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east; present when the address is a location.' })
  longitude: number | null;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => Int, { description: 'Sum of the quantities.' })
  itemCount: number;
}

@ObjectType('OrderPage', { description: 'One page of orders, newest first.' })
export class OrderPageType {
  @Field(() => [OrderType], { simple: true })
  nodes: OrderType[];

  @Field(() => PageInfo, { simple: true })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
  filter: OrderFilter;
}
