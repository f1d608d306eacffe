import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { ProductType } from './product.types';
import { ProductInput } from './productInput.types';
import { createProduct, deleteProduct, updateProduct } from './writeProducts';

@Resolver()
export class ProductAdminResolver {
  @Mutation(() => ProductType, { description: 'Makes a product.' })
  createProduct(
    @Arg('input', () => ProductInput, { description: 'The whole product.' }) input: ProductInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<ProductType> {
    return createProduct(db, viewer, input);
  }

  @Mutation(() => ProductType, {
    description: 'Replaces what a product says; prices agreed with businesses stay while their size does.',
  })
  updateProduct(
    @Arg('id', () => Int, { description: 'Which product.' }) id: number,
    @Arg('input', () => ProductInput, { description: 'The whole product.' }) input: ProductInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<ProductType> {
    return updateProduct(db, viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes a product: it is hidden, and orders keep it.' })
  deleteProduct(
    @Arg('id', () => Int, { description: 'Which product.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return deleteProduct(db, viewer, id);
  }
}
