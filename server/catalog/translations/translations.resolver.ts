import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { Category, type ListedCategory } from '../categories/category.entity';
import { ProductType } from '../products/product.types';
import { translationsOfCategories, translationsOfProducts } from './readTranslations';
import { CategoryTranslationType, ProductTranslationType } from './translation.types';

/** As many languages as there are. */
const LANGUAGES = { page: { standard: TRANSLATED_LANGUAGES.length, max: TRANSLATED_LANGUAGES.length } };
const DESCRIPTION =
  'For admins: what it says in other languages than English. A language in which it says nothing is left out.';

@Resolver(() => ProductType)
export class ProductTranslationsResolver {
  @Cost(LANGUAGES)
  @FieldResolver(() => [ProductTranslationType], { nullable: true, description: DESCRIPTION })
  translations(@Root() { id }: ProductType, @Ctx() { loaders }: Context): Promise<ProductTranslationType[]> {
    return loaders.load(translationsOfProducts, id);
  }
}

@Resolver(() => Category)
export class CategoryTranslationsResolver {
  @Cost(LANGUAGES)
  @FieldResolver(() => [CategoryTranslationType], { nullable: true, description: DESCRIPTION })
  translations(@Root() { id }: ListedCategory, @Ctx() { loaders }: Context): Promise<CategoryTranslationType[]> {
    return loaders.load(translationsOfCategories, id);
  }
}
