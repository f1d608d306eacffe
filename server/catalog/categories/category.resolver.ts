import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { INLINE_COST, INLINE_DESCRIPTION, inlineText } from '../pictures/inlinePictures';
import { Category, type ListedCategory } from './category.entity';
import { CategoryPageType } from './category.types';
import { readCategories, readCategory, readCategoryPage } from './readCategories';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'The parts of the catalogue.' })
  async categories(@Ctx() { reads }: Context): Promise<ListedCategory[]> {
    return readCategories(reads);
  }

  @Query(() => CategoryPageType, {
    description:
      'The parts of the catalogue with their inline pictures, up to 1,000 or 2 MB in one answer, whichever comes first.',
  })
  categoryPage(
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the answer before.' })
    after: string | null,
    @Ctx() { reads }: Context,
  ): Promise<CategoryPageType> {
    return readCategoryPage(reads, after);
  }

  @Query(() => Category, { nullable: true, description: 'A category by its slug; null when there is none.' })
  category(
    @Arg('slug', () => String, { description: 'Like "raw-nuts".' }) slug: string,
    @Ctx() { reads }: Context,
  ): Promise<ListedCategory | null> {
    return readCategory(reads, slug);
  }

  @Cost(INLINE_COST)
  @FieldResolver(() => String, { nullable: true, description: INLINE_DESCRIPTION })
  imageUrl(@Root() category: ListedCategory, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return inlineText(loaders, category.inlinePicture);
  }
}
