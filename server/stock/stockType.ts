import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Stock', {
  simpleResolvers: true,
  description: 'How many there are of a product or a size that is counted.',
})
export class StockType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, { description: 'What the product is called.' })
  productName: string;

  @Field(() => String, {
    nullable: true,
    description: 'The size; null for the product itself and each of its sizes without a count of its own.',
  })
  variant: string | null;

  @Field(() => Int, { nullable: true, description: 'How many there are; null when it is not counted any more.' })
  stock: number | null;
}
