import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Category, type ListedCategory } from './category.entity';
import { CategoryInput } from './categoryInput.types';
import { createCategory, deleteCategory, updateCategory } from './writeCategories';

@Resolver()
export class CategoryAdminResolver {
  @Mutation(() => Category, { description: 'Makes a category.' })
  createCategory(
    @Arg('input', () => CategoryInput, { description: 'The whole category.' }) input: CategoryInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListedCategory> {
    return createCategory(db, viewer, input);
  }

  @Mutation(() => Category, { description: 'Replaces what a category says.' })
  updateCategory(
    @Arg('id', () => Int, { description: 'Which category.' }) id: number,
    @Arg('input', () => CategoryInput, { description: 'The whole category.' }) input: CategoryInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListedCategory> {
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
