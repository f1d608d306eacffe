import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../common/constants';
import type { Language } from '../../../common/languages';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { LANGUAGE_ARGUMENT, LanguageName } from '../../graphql/language';
import { WeighedArgs } from '../../graphql/paging';
import { INLINE_COST, INLINE_DESCRIPTION, inlineText } from '../pictures/inlinePictures';
import { Category, type ListedCategory } from './category.entity';
import { CategoryPageType } from './category.types';
import { readCategories, readCategory, readCategoryPage } from './readCategories';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'The parts of the catalogue.' })
  async categories(
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Ctx() { reads, language: asked }: Context,
  ): Promise<ListedCategory[]> {
    return readCategories(reads, language ?? asked);
  }

  // A shop has a handful of categories; the list of pictures has a bound of its own.
  @Cost({ page: { standard: 10, max: LIMITS.fastCatalogue } })
  @Query(() => CategoryPageType, {
    description:
      'The parts of the catalogue with their inline pictures, up to 1,000 or 2 MB in one answer, whichever comes first.',
  })
  categoryPage(
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Args(() => WeighedArgs) page: WeighedArgs,
    @Ctx() { reads, language: asked }: Context,
  ): Promise<CategoryPageType> {
    return readCategoryPage(reads, page, language ?? asked);
  }

  @Query(() => Category, { nullable: true, description: 'A category by its slug; null when there is none.' })
  category(
    @Arg('slug', () => String, { description: 'Like "raw-nuts".' }) slug: string,
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Ctx() { reads, language: asked }: Context,
  ): Promise<ListedCategory | null> {
    return readCategory(reads, slug, language ?? asked);
  }

  @Cost(INLINE_COST)
  @FieldResolver(() => String, { nullable: true, description: INLINE_DESCRIPTION })
  imageUrl(@Root() category: ListedCategory, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return inlineText(loaders, category.inlinePicture);
  }
}
