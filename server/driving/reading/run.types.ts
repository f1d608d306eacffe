import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../graphql/nodes/node';
import { DateTime, Money } from '../../graphql/scalars';
import { DeliveryAddressType } from '../../orders/address.types';
import { OrderStatus } from '../../orders/orderTerms';
import { PackingStage } from '../../orders/packing/stage';
import { NextStep, RunState, StopOutcome } from '../runTerms';

registerEnumType(RunState, {
  name: 'RunState',
  description: 'How far a run is.',
  valuesConfig: {
    PLANNED: { description: 'It has not left.' },
    OUT: { description: 'Its driver is on the way.' },
    CLOSED: { description: 'Every order was delivered, or is here again.' },
  },
});

registerEnumType(StopOutcome, {
  name: 'StopOutcome',
  description: 'What became of a stop.',
  valuesConfig: {
    DELIVERED: { description: 'It was delivered.' },
    NOT_DELIVERED: { description: 'It comes back.' },
    TAKEN_BACK: { description: 'The shop took it out of the run.' },
  },
});

registerEnumType(NextStep, {
  name: 'NextStep',
  description: 'What comes next for an order that was not delivered.',
  valuesConfig: {
    LATER_TODAY: { description: 'It is tried again as the last stop of the run.' },
    ANOTHER_DAY: { description: 'It comes back; the shop moves it.' },
    NOT_WANTED: { description: 'It comes back; the shop cancels it, or calls.' },
  },
});

@ObjectType('Driver', { simpleResolvers: true, description: 'Who can be given a run.' })
export class DriverType {
  @Field(() => Int, { description: 'The id of the account.' })
  id: number;

  @Field({ description: 'What they are called.' })
  name: string;
}

@ObjectType('RunCount', { simpleResolvers: true, description: 'What was counted after a run.' })
export class RunCountType {
  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'By whom.' })
  byUsername: string | null;

  @Field(() => Money, { description: 'What should have been there in LBP, at that moment.' })
  expectedLbp: string;

  @Field(() => Money, { description: 'What should have been there in USD, at that moment.' })
  expectedUsd: string;

  @Field(() => Money, { description: 'What was there in LBP.' })
  countedLbp: string;

  @Field(() => Money, { description: 'What was there in USD.' })
  countedUsd: string;

  @Field(() => String, { nullable: true, description: 'Why they differ; null where they do not.' })
  note: string | null;
}

@ObjectType('DeliveryAttempt', { simpleResolvers: true, description: 'What happened at a door.' })
export class DeliveryAttemptType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => Int, { description: 'In which run.' })
  runId: number;

  @Field(() => DateTime, { description: 'When, by the clock of the phone.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'By whom.' })
  byUsername: string | null;

  @Field({ description: 'Whether it was delivered.' })
  isDelivered: boolean;

  @Field(() => String, { nullable: true, description: 'Who took it; null for nobody, and where it was blanked.' })
  takenBy: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was not delivered.' })
  reason: string | null;

  @Field(() => NextStep, { nullable: true, description: 'What comes next; null for what was delivered.' })
  next: NextStep | null;

  @Field(() => Money, { description: 'What was to be collected, in LBP.' })
  due: string;

  @Field(() => Money, { description: 'What was collected in LBP.' })
  lbp: string;

  @Field(() => Money, { description: 'What was collected in USD.' })
  usd: string;

  @Field(() => Money, { description: 'What was given back, in LBP.' })
  changeLbp: string;

  @Field({ description: 'Whether there is a photo of it.' })
  hasPhoto: boolean;
}

@ObjectType('RunStop', { simpleResolvers: true, description: 'An order in a run, as its driver needs it.' })
export class RunStopType {
  @Field(() => Int, { description: 'The order number.' })
  orderId: number;

  @Field(() => StopOutcome, { nullable: true, description: 'What became of it; null: still to come.' })
  outcome: StopOutcome | null;

  @Field(() => OrderStatus, { description: 'The status of the order.' })
  status: OrderStatus;

  @Field(() => PackingStage, { nullable: true, description: 'How far its packing is; null for a cancelled order.' })
  stage: PackingStage | null;

  @Field({ description: 'Who ordered; "" where it was blanked.' })
  customerName: string;

  @Field(() => String, { nullable: true, description: 'The employee who ordered; null for others.' })
  employeeName: string | null;

  @Field(() => String, { nullable: true, description: 'Whom the driver calls.' })
  phone: string | null;

  @Field(() => DeliveryAddressType, { nullable: true, description: 'Where it goes.' })
  deliveryAddress: DeliveryAddressType | null;

  @Field(() => Float, { nullable: true, description: 'In degrees; null where the place is not known.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'In degrees; null where the place is not known.' })
  longitude: number | null;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote for the delivery.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'The window, like "08:00-12:00".' })
  deliveryWindow: string | null;

  @Field(() => String, { nullable: true, description: 'What the zone is called.' })
  deliveryZone: string | null;

  @Field(() => Int, { description: 'How many pieces it has.' })
  pieces: number;

  @Field(() => Int, { nullable: true, description: 'How many parcels it was packed into; null: nobody counted them.' })
  parcels: number | null;

  @Field(() => Money, { description: 'What is still to be collected, in LBP; zero for what is paid otherwise.' })
  toCollect: string;

  @Field(() => Money, { nullable: true, description: 'LBP for one USD, of the order; null: it is paid in LBP.' })
  lbpPerUsd: string | null;

  @Field(() => [DeliveryAttemptType], { description: 'What happened at its door in this run, oldest first.' })
  attempts: DeliveryAttemptType[];
}

@ObjectType('Run', {
  implements: Node,
  simpleResolvers: true,
  description: 'The orders that one driver brings on a day.',
})
export class RunType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => Int, { description: 'Counts its changes.' })
  version: number;

  @Field({ description: 'The day, like "2026-11-26".' })
  date: string;

  @Field(() => String, { nullable: true, description: 'The window, like "08:00-12:00"; null: of the whole day.' })
  window: string | null;

  @Field(() => DriverType, { description: 'Who drives it.' })
  driver: DriverType;

  @Field(() => RunState, { description: 'How far it is.' })
  state: RunState;

  @Field(() => DateTime, { nullable: true, description: 'When it left.' })
  departedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was closed.' })
  closedAt: Date | null;

  @Field(() => Money, { description: 'What the driver took along to give change, in LBP.' })
  floatLbp: string;

  @Field(() => Money, { description: 'What the driver should have by now, in LBP.' })
  expectedLbp: string;

  @Field(() => Money, { description: 'What the driver should have by now, in USD.' })
  expectedUsd: string;

  @Field(() => [RunStopType], { description: 'As the driver goes: what is settled first.' })
  stops: RunStopType[];

  @Field(() => [RunCountType], {
    nullable: true,
    description: 'What was counted after it, the last first; null unless who plans runs looks.',
  })
  counts: RunCountType[];
}
