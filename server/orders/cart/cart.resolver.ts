import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../common/constants';
import { tooLong } from '../../../common/messages';
import { badInput, forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { addToCart, readCart } from './cart';

@ObjectType({ simpleResolvers: true, description: 'A line of the cart kept on the server.' })
class CartItem {
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
class Cart {
  @Field(() => [CartItem], { description: 'One entry for each line.' })
  items: CartItem[];
}

@InputType({ description: 'What to put into the cart.' })
class CartItemInput {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => Int, { description: 'How many more, 1 to 9,999.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: "One of the product's sizes; absent for a product without any." })
  selectedSize?: string | null;

  @Field(() => String, { nullable: true, description: 'The packaging; absent for none.' })
  selectedPackaging?: string | null;
}

@Resolver()
export class CartResolver {
  @Query(() => Cart, { description: 'The cart kept on the server; empty when nothing was put into it.' })
  async cart(@Ctx() { db, request }: Context): Promise<Cart> {
    const owner = await request.cartOwner(false);
    return { items: owner === null ? [] : await readCart(db, owner) };
  }

  @Mutation(() => Cart, { description: 'Puts a product into the cart kept on the server, or raises its quantity.' })
  async addToCart(
    @Arg('input', () => CartItemInput, { description: 'What to put in, and how many.' }) input: CartItemInput,
    @Ctx() { db, request }: Context,
  ): Promise<Cart> {
    const { productId, quantity, selectedSize = null, selectedPackaging = null } = input;
    for (const [field, value] of Object.entries({ selectedSize, selectedPackaging })) {
      if (value && value.length > LIMITS.text) throw badInput({ [field]: tooLong(LIMITS.text) });
    }
    const owner = await request.cartOwner(true);
    if (owner === null) throw forbidden('The session has ended; ask again.');
    await addToCart(db, owner, { productId, quantity, selectedSize, selectedPackaging });
    return { items: await readCart(db, owner) };
  }
}
