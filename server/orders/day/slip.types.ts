import { Field, Int, ObjectType } from 'type-graphql';
import { LanguageName } from '../../graphql/language';
import type { Language } from '../../../common/languages';
import { Money } from '../../graphql/scalars';

@ObjectType('PackingSlipLine', {
  simpleResolvers: true,
  description: 'A line of a packing slip, for its buyer to read.',
})
export class PackingSlipLineType {
  @Field({ description: 'What it was called when it was ordered.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'What the chosen size was called; null for none.' })
  sizeLabel: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging: string | null;

  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @Field(() => Money, { nullable: true, description: 'Null on a slip without prices.' })
  unitPrice: string | null;

  @Field(() => Money, { nullable: true, description: 'Unit price times quantity; null on a slip without prices.' })
  lineTotal: string | null;
}

@ObjectType('PackingSlip', { simpleResolvers: true, description: 'What lies in the box of an order.' })
export class PackingSlipType {
  @Field(() => LanguageName, { description: 'The language that it was ordered in.' })
  language: Language;

  @Field({
    description:
      'Whether it says prices: not of employees, of a business only when it asks for them, and never to who sees no amounts.',
  })
  showsPrices: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The zone it is delivered to, as it is called now in that language; null for none.',
  })
  deliveryZone: string | null;

  @Field(() => [PackingSlipLineType], { description: 'What was ordered, in that language.' })
  lines: PackingSlipLineType[];
}
