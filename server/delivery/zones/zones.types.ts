import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/nodes/node';
import { DateTime, Money } from '../../graphql/scalars';

const LANGUAGE = { description: 'Which language: "ar" or "fr".' };
const LATITUDE = { description: 'Degrees north of its centre, -90 to 90.' };
const LONGITUDE = { description: 'Degrees east of its centre, -180 to 180.' };
const KM = { description: 'How many kilometres around it, more than 0, at most 200.' };
const PLACE = { description: 'The city or area.' };
const WEEKDAY = { description: '1 for Monday to 7 for Sunday.' };
const BEGINS = { description: 'When it begins by the clock of the shop, like "08:00".' };
const ENDS = { description: 'When it ends, later than it begins; "24:00" at the latest.' };
const CAPACITY = { description: 'The most orders of one day, 1 to 9,999.' };
const CUT_OFF_DAYS = { description: 'How many days before the delivery orders end, 0 to 14.' };
const CUT_OFF_TIME = { description: 'At which time of that day; on the day itself not after it begins.' };

@ObjectType('DeliveryText', { simpleResolvers: true, description: 'A name or a reason in another language.' })
export class DeliveryText {
  @Field(LANGUAGE)
  language: string;

  @Field({ description: 'What it says.' })
  text: string;
}

@InputType('DeliveryTextInput', { description: 'A name or a reason in another language.' })
export class DeliveryTextInput {
  @Field(LANGUAGE)
  language: string;

  @Field(() => String, { nullable: true, description: 'What it says; null or empty: as in English.' })
  text?: string | null;
}

@ObjectType('DeliveryPlaceNames', { simpleResolvers: true, description: 'A city or an area of a zone.' })
export class DeliveryPlaceNames {
  @Field(PLACE)
  name: string;

  @Field(() => [String], { description: 'How else it is written, in any script.' })
  spellings: string[];

  @Field(() => String, { nullable: true, description: 'The city that the area is in; null: it counts anywhere.' })
  city: string | null;
}

@InputType('DeliveryPlaceNamesInput', { description: 'A city or an area of a zone.' })
export class DeliveryPlaceNamesInput {
  @Field(PLACE)
  name: string;

  @Field(() => [String], { nullable: true, description: 'How else it is written, in any script; at most 20.' })
  spellings?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Of an area: the city it is in; absent: it counts anywhere.' })
  city?: string | null;
}

@ObjectType({ simpleResolvers: true })
@InputType()
abstract class CircleFields {
  @Field(() => Float, LATITUDE)
  latitude: number;

  @Field(() => Float, LONGITUDE)
  longitude: number;

  @Field(() => Float, KM)
  km: number;
}

@ObjectType('DeliveryCircle', { simpleResolvers: true, description: 'What lies around a point.' })
export class DeliveryCircle extends CircleFields {}

@InputType('DeliveryCircleInput', { description: 'What lies around a point.' })
export class DeliveryCircleInput extends CircleFields {}

@ObjectType({ simpleResolvers: true })
@InputType()
abstract class WindowFields {
  @Field(() => Int, WEEKDAY)
  weekday: number;

  @Field(BEGINS)
  begins: string;

  @Field(ENDS)
  ends: string;

  @Field(() => Int, CAPACITY)
  capacity: number;

  @Field(() => Int, CUT_OFF_DAYS)
  cutOffDays: number;

  @Field(CUT_OFF_TIME)
  cutOffTime: string;
}

@ObjectType('DeliveryWindow', { simpleResolvers: true, description: 'A window of each week.' })
export class DeliveryWindow extends WindowFields {}

@InputType('DeliveryWindowInput', { description: 'A window of each week.' })
export class DeliveryWindowInput extends WindowFields {}

@ObjectType('DeliveryZone', { implements: Node, description: 'Where, when and at which cost the shop delivers.' })
export class DeliveryZone {
  @Field(() => Int, { simple: true, description: 'Names it for ever.' })
  id: number;

  @Field(() => Int, { simple: true, description: 'Counts its edits; sent with a change, it keeps others’ changes.' })
  version: number;

  @Field({ simple: true, description: 'What it is called in English.' })
  name: string;

  @Field(() => [DeliveryText], { simple: true, description: 'What it is called in other languages.' })
  translations: DeliveryText[];

  @Field(() => [DeliveryPlaceNames], { simple: true, description: 'The cities and areas that it covers.' })
  places: DeliveryPlaceNames[];

  @Field(() => [DeliveryCircle], {
    simple: true,
    description: 'What it covers of places that are given by their position.',
  })
  circles: DeliveryCircle[];

  @Field(() => Boolean, { simple: true, description: 'Whether it covers whatever no other zone does.' })
  isEverywhereElse: boolean;

  @Field(() => Money, {
    simple: true,
    nullable: true,
    description: 'What a delivery costs; null: what the checkouts take anyway.',
  })
  fee: string | null;

  @Field(() => Money, {
    simple: true,
    nullable: true,
    description: 'From this subtotal on it costs nothing; null: never.',
  })
  freeFrom: string | null;

  @Field(() => Money, {
    simple: true,
    nullable: true,
    description: 'The least subtotal, but of daily orders; null: none.',
  })
  minimum: string | null;

  @Field(() => Boolean, {
    simple: true,
    description: 'Whether that holds for one-click and daily orders, too; else these are free and without a minimum.',
  })
  chargesBusinesses: boolean;

  @Field(() => [DeliveryWindow], { simple: true, description: 'By weekday and begin.' })
  windows: DeliveryWindow[];
}

@InputType('DeliveryZoneInput', { description: 'A zone. Of a change: what is absent stays as it is.' })
export class DeliveryZoneInput {
  @Field(() => String, { nullable: true, description: 'What it is called in English; required.' })
  name?: string | null;

  @Field(() => [DeliveryTextInput], { nullable: true, description: 'All that it is called in other languages.' })
  translations?: DeliveryTextInput[] | null;

  @Field(() => [DeliveryPlaceNamesInput], { nullable: true, description: 'All of its cities and areas; at most 200.' })
  places?: DeliveryPlaceNamesInput[] | null;

  @Field(() => [DeliveryCircleInput], { nullable: true, description: 'All of its circles; at most 20.' })
  circles?: DeliveryCircleInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it covers whatever no other zone does; one may.' })
  isEverywhereElse?: boolean | null;

  @Field(() => Money, { nullable: true, description: 'Null: what the checkouts take anyway.' })
  fee?: string | null;

  @Field(() => Money, { nullable: true, description: 'Null: never.' })
  freeFrom?: string | null;

  @Field(() => Money, { nullable: true, description: 'Null: none.' })
  minimum?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether businesses and their employees pay it, too.' })
  chargesBusinesses?: boolean | null;

  @Field(() => [DeliveryWindowInput], { nullable: true, description: 'All of its windows; at most 84.' })
  windows?: DeliveryWindowInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Of a change: what it was made from; CONFLICT when it is old.' })
  version?: number | null;
}

@ObjectType('DeliveryZoneName', { simpleResolvers: true, description: 'Which zone.' })
export class DeliveryZoneName {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field({ description: 'What it is called in English.' })
  name: string;
}

@ObjectType('DeliveryClosure', { simpleResolvers: true, description: 'A day on which nobody delivers.' })
export class DeliveryClosure {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => DeliveryZoneName, { nullable: true, description: 'To which zone; null: to none.' })
  zone: DeliveryZoneName | null;

  @Field({ description: 'The day, like "2026-12-25".' })
  date: string;

  @Field({ description: 'Why, in English.' })
  reason: string;

  @Field(() => [DeliveryText], { description: 'Why, in other languages.' })
  translations: DeliveryText[];

  @Field(() => Int, { description: 'How many orders for it are still to be delivered.' })
  orderCount: number;
}

@InputType('DeliveryClosureInput', { description: 'A day on which nobody delivers.' })
export class DeliveryClosureInput {
  @Field(() => Int, { nullable: true, description: 'To which zone; null or absent: to none.' })
  zoneId?: number | null;

  @Field(() => String, { nullable: true, description: 'The day, like "2026-12-25"; required, not over.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in English; buyers read it; required.' })
  reason?: string | null;

  @Field(() => [DeliveryTextInput], { nullable: true, description: 'Why, in other languages.' })
  translations?: DeliveryTextInput[] | null;
}

@ObjectType('DeliveryDayWindow', { simpleResolvers: true, description: 'A window of a day, for who plans.' })
export class DeliveryDayWindow {
  @Field({ description: 'From when to when, like "08:00-12:00".' })
  window: string;

  @Field(() => Int, { description: 'The most orders; 0 when the plan has it no more.' })
  capacity: number;

  @Field(() => Int, { description: 'How many orders are for it, those that are cancelled aside.' })
  booked: number;

  @Field(() => DateTime, { nullable: true, description: 'From when on it takes no orders; null without a plan.' })
  cutOff: Date | null;

  @Field(() => Boolean, { description: 'Whether the plan has it.' })
  inPlan: boolean;
}

@ObjectType('DeliveryDay', { simpleResolvers: true, description: 'A day of a zone, for who plans.' })
export class DeliveryDay {
  @Field({ description: 'By which clock it is meant, like "Asia/Beirut".' })
  timeZone: string;

  @Field({ description: 'The day, like "2026-11-26".' })
  date: string;

  @Field(() => Int, WEEKDAY)
  weekday: number;

  @Field(() => [DeliveryClosure], { description: 'Why nobody delivers on it; none: somebody does.' })
  closures: DeliveryClosure[];

  @Field(() => [DeliveryDayWindow], { description: 'Also of a closed day, and those that only orders have any more.' })
  windows: DeliveryDayWindow[];
}
