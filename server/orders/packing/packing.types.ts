import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars';
import { PackingStage } from './stage';

registerEnumType(PackingStage, {
  name: 'PackingStage',
  description: 'How far an order is on its day.',
  valuesConfig: {
    TO_PACK: { description: 'Pending or confirmed, with lines that are not packed.' },
    PACKED: { description: 'Pending or confirmed, and every line is packed.' },
    OUT: { description: 'Shipped.' },
    DELIVERED: { description: 'With the customer.' },
  },
});

@InputType('PackedLineInput', { description: 'A line of an order that is packed.' })
export class PackedLineInput {
  @Field(() => Int, { description: 'The id of the line.' })
  lineId: number;

  @Field(() => Int, {
    description: 'How many there are of it; with others by now it is CONFLICT. 0: it is not packed any more.',
  })
  quantity: number;
}

@ObjectType('OrderPacking', { simpleResolvers: true, description: 'How far the packing of an order is.' })
export class OrderPackingType {
  @Field(() => PackingStage, { nullable: true, description: 'Null for a cancelled order.' })
  stage: PackingStage | null;

  @Field(() => Int, { description: 'How many lines it has.' })
  lines: number;

  @Field(() => Int, { description: 'How many of them are packed as they are now.' })
  packedLines: number;
}

@ObjectType('PackedLine', { simpleResolvers: true, description: 'How a line was packed.' })
export class PackedLineType {
  @Field(() => Int, { description: 'How many there were of the line.' })
  quantity: number;

  @Field({ description: 'Whether nothing has changed since; else it has to be packed again.' })
  isCurrent: boolean;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'By whom; null when the account is gone.' })
  byUsername: string | null;
}
