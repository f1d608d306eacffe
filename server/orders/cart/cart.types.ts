import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A line of the cart kept on the server.' })
export class CartItem {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: 'The size that was chosen; null for none.' })
  selectedSize: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging that was chosen; null for none.' })
  selectedPackaging: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The cart kept on the server, of the signed-in user or the guest's session.",
})
export class Cart {
  @Field(() => [CartItem], { description: 'One entry for each line.' })
  items: CartItem[];
}

@InputType({ description: 'What to put into the cart.' })
export class CartItemInput {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'How many more, 1 to 9,999.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: "One of the product's sizes; absent for a product without any." })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging; absent for none.' })
  selectedPackaging?: string | null;
}
