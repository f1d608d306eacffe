import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { addToCart, checkedItem, readCart } from './cart';
import { Cart, CartItemInput } from './cart.types';

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
    const item = await checkedItem(db, input);
    const owner = await request.cartOwner(true);
    if (owner === null) throw forbidden('The session has ended; ask again.');
    return { items: await addToCart(db, owner, item) };
  }
}
