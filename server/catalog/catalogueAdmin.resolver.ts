import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { CategoryInputType, ProductInputType } from './catalogueAdmin.types';
import { CategoryType, ProductType } from './catalogue.types';
import { createCategory, deleteCategory, updateCategory } from './categories/writeCategories';
import { createProduct, deleteProduct, updateProduct } from './products/writeProducts';

@Resolver()
export class CategoryAdminResolver {
  @Mutation(() => CategoryType, { description: 'Makes a category.' })
  createCategory(
    @Arg('input', () => CategoryInputType, { description: 'The whole category.' }) input: CategoryInputType,
    @Ctx() { db, viewer }: Context,
  ): Promise<CategoryType> {
    return createCategory(db, viewer, input);
  }

  @Mutation(() => CategoryType, { description: 'Replaces what a category says.' })
  updateCategory(
    @Arg('id', () => Int, { description: 'Which category.' }) id: number,
    @Arg('input', () => CategoryInputType, { description: 'The whole category.' }) input: CategoryInputType,
    @Ctx() { db, viewer }: Context,
  ): Promise<CategoryType> {
    return updateCategory(db, viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes a category; refused while it has products that are not deleted.' })
  deleteCategory(
    @Arg('id', () => Int, { description: 'Which category.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return deleteCategory(db, viewer, id);
  }
}

@Resolver()
export class ProductAdminResolver {
  @Mutation(() => ProductType, { description: 'Makes a product.' })
  createProduct(
    @Arg('input', () => ProductInputType, { description: 'The whole product.' }) input: ProductInputType,
    @Ctx() { db, viewer }: Context,
  ): Promise<ProductType> {
    return createProduct(db, viewer, input);
  }

  @Mutation(() => ProductType, {
    description: 'Replaces what a product says; prices agreed with businesses stay while their size does.',
  })
  updateProduct(
    @Arg('id', () => Int, { description: 'Which product.' }) id: number,
    @Arg('input', () => ProductInputType, { description: 'The whole product.' }) input: ProductInputType,
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
