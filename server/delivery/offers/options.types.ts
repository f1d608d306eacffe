import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Money } from '../../graphql/scalars';

/** Why an order cannot be delivered as it is asked for; the names of the rules (`Obstacle`). */
export enum DeliveryObstacle {
  NOT_COVERED = 'not_covered',
  NO_WINDOW = 'no_window',
  CLOSED = 'closed',
  PAST_CUT_OFF = 'past_cut_off',
  FULL = 'full',
  BELOW_MINIMUM = 'below_minimum',
}

registerEnumType(DeliveryObstacle, {
  name: 'DeliveryObstacle',
  description: 'Why an order cannot be delivered as it is asked for.',
  valuesConfig: {
    NOT_COVERED: { description: 'Nobody delivers to the place.' },
    NO_WINDOW: { description: 'There is no such window on that day; without a day, none in the next 14.' },
    CLOSED: { description: 'Nobody delivers on that day.' },
    PAST_CUT_OFF: { description: 'It is too late to order for it.' },
    FULL: { description: 'It has as many orders as it takes.' },
    BELOW_MINIMUM: { description: 'The order is for less than a delivery to the place takes.' },
  },
});

/** For whose orders the terms are. */
export enum DeliveryTermsOf {
  CHECKOUT = 'checkout',
  EMPLOYEE = 'employee',
  BUSINESS = 'business',
}

registerEnumType(DeliveryTermsOf, {
  name: 'DeliveryTermsOf',
  description: 'For which way to order.',
  valuesConfig: {
    CHECKOUT: { description: 'The checkouts, to the place that is named.' },
    EMPLOYEE: { description: "The daily order: to the employee's own location, unless another place is named." },
    BUSINESS: { description: 'The one-click order: to the own address of the business.' },
  },
});

@InputType('DeliveryPlaceInput', { description: 'Where something goes, as far as it is known.' })
export class DeliveryPlaceInput {
  @Field(() => String, { nullable: true, description: 'The city, as it is typed.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The area or region, as it is typed.' })
  area?: string | null;

  @Field(() => String, { nullable: true, description: 'The state, as it is typed.' })
  state?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north, of a place that is given by its position.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east, of a place that is given by its position.' })
  longitude?: number | null;
}

@ObjectType('DeliveryOptionWindow', { simpleResolvers: true, description: 'A window of a day.' })
export class DeliveryOptionWindow {
  @Field({ description: 'From when to when by the clock of the shop, like "08:00-12:00".' })
  window: string;

  @Field(() => DateTime, { description: 'From this instant on it takes no orders.' })
  cutOff: Date;

  @Field(() => Int, { nullable: true, description: 'How many orders it still takes; null for more than five.' })
  placesLeft: number | null;

  @Field(() => DeliveryObstacle, {
    nullable: true,
    description: 'Why it cannot be chosen, PAST_CUT_OFF or FULL; null: it can.',
  })
  obstacle: DeliveryObstacle | null;
}

@ObjectType('DeliveryOptionDay', { simpleResolvers: true, description: 'A day, with its windows.' })
export class DeliveryOptionDay {
  @Field({ description: 'The day, like "2026-11-26".' })
  date: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nobody delivers on it, in the language of the request; null: somebody does.',
  })
  closedFor: string | null;

  @Field(() => [DeliveryOptionWindow], { description: 'In their sequence; none of a closed day.' })
  windows: DeliveryOptionWindow[];
}

@ObjectType('DeliverySlot', { simpleResolvers: true, description: 'A window of a day that can be chosen.' })
export class DeliverySlot {
  @Field({ description: 'The day, like "2026-11-26".' })
  date: string;

  @Field({ description: 'The window, like "08:00-12:00".' })
  window: string;
}

@ObjectType('DeliveryOptions', {
  simpleResolvers: true,
  description: 'When a place is delivered to, and at which cost.',
})
export class DeliveryOptions {
  @Field({ description: 'By which clock days and windows are meant, like "Asia/Beirut".' })
  timeZone: string;

  @Field(() => Int, { nullable: true, description: 'The zone; null: nobody delivers there.' })
  zoneId: number | null;

  @Field(() => String, { nullable: true, description: 'What it is called, in the language of the request.' })
  zoneName: string | null;

  @Field(() => Money, { nullable: true, description: 'What a delivery costs; null for employees and without a zone.' })
  fee: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'From this subtotal on, before a discount, it costs nothing; null: never, and for employees.',
  })
  freeFrom: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The least subtotal, before a discount; null: none, and for employees.',
  })
  minimum: string | null;

  @Field(() => [DeliveryOptionDay], { description: 'The 14 days; none without a zone.' })
  days: DeliveryOptionDay[];

  @Field(() => DeliverySlot, {
    nullable: true,
    description: 'What an order that names no day gets now; null: nothing is left in the next 14 days.',
  })
  earliest: DeliverySlot | null;
}

@ObjectType('DeliveryRefusal', { simpleResolvers: true, description: 'Why an order is not delivered as it asks for.' })
export class DeliveryRefusal {
  @Field(() => DeliveryObstacle, { description: 'Why.' })
  reason: DeliveryObstacle;

  @Field(() => DeliveryOptions, {
    nullable: true,
    description: 'What there is now for the place of the order; null: the shop asks for no day any more.',
  })
  options: DeliveryOptions | null;
}
