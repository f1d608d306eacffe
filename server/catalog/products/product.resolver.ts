import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../common/constants';
import { isTranslated, type Language, type TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import { badInput, forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { LANGUAGE_ARGUMENT, LanguageName } from '../../graphql/language';
import { Duty, hasDuty } from '../../identity/duties';
import type { Viewer } from '../../identity/viewer';
import { ConnectionArgs, searchText, WeighedArgs } from '../../graphql/paging';
import { selectedFields } from '../../graphql/selected';
import { INLINE_COST, INLINE_DESCRIPTION, inlineText } from '../pictures/inlinePictures';
import { WEIGHED } from '../withinWeight';
import { countProducts } from './lists/countProducts';
import { listProducts } from './lists/listProducts';
import { ProductPageType, ProductType } from './product.types';
import { ProductSort } from './lists/productSort';
import { viewProduct } from './productView';
import { readProductsById } from './readProducts';
import { noteRows } from './shownRows';
import { listCatalogue } from './lists/wholeCatalogue';

@Resolver(() => ProductType)
export class ProductResolver {
  @Query(() => ProductType, { nullable: true, description: 'A product by its id; null when there is none.' })
  async product(
    @Arg('id', () => Int, { description: 'Which product.' }) id: number,
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Ctx() { reads, viewer, shown, language: asked }: Context,
  ): Promise<ProductType | null> {
    const [row] = await readProductsById(reads, [id], viewer.book, null, language ?? asked);
    noteRows(shown, row ? [row] : [], []);
    return row ? viewProduct(row, viewer, 'alone') : null;
  }

  // One inline picture of each product of the catalogue, and hardly more, may be read by one operation.
  @Cost({ each: 15, ...INLINE_COST })
  @FieldResolver(() => String, { nullable: true, description: INLINE_DESCRIPTION })
  imageUrl(@Root() product: ProductType, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return inlineText(loaders, product.inlinePicture);
  }
}

@Resolver(() => ProductPageType)
export class ProductPageResolver {
  // Three of them in one operation, as dear as a search can be made, take less than the allowance of the database.
  @Cost({ arguments: { search: 6_000 } })
  @Query(() => ProductPageType, { description: 'Products at the prices of whoever asks, page by page.' })
  async products(
    @Arg('category', () => String, { nullable: true, description: 'Slug of a category.' }) category: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Words of the name, a tag or the description, or their beginnings, without regard to case, accents and most typing errors; at most 100 characters.',
    })
    search: string | null,
    @Arg('inStock', () => Boolean, { nullable: true, description: 'Only what is, or is not, in stock.' })
    inStock: boolean | null,
    @Arg('ids', () => [Int], {
      nullable: true,
      description: 'Only those of these ids that are there; at most 200 ids.',
    })
    ids: number[] | null,
    @Arg('untranslatedIn', () => String, {
      nullable: true,
      description:
        'For who cares for the catalogue: only what lacks its name, its description, a tag, or a size of more than a figure in this language ("ar" or "fr").',
    })
    untranslatedIn: string | null,
    @Arg('sort', () => ProductSort, { defaultValue: ProductSort.RELEVANCE, description: 'In which order.' })
    sort: ProductSort,
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { sharedReads, viewer, shown, language: asked }: Context,
  ): Promise<ProductPageType> {
    const filter = {
      category,
      search: searchText(search),
      inStock,
      ids: productIds(ids),
      untranslatedIn: translated(untranslatedIn, viewer),
    };
    return listProducts(sharedReads, viewer, filter, { sort, language: language ?? asked, ...page }, shown);
  }

  @Cost({ page: WEIGHED })
  @Query(() => ProductPageType, {
    description: 'The whole catalogue, up to 1,000 products or 2 MB in one answer, whichever comes first.',
  })
  catalogue(
    @Arg('language', () => LanguageName, LANGUAGE_ARGUMENT) language: Language | null,
    @Args(() => WeighedArgs) page: WeighedArgs,
    @Ctx() { sharedReads, viewer, shown, language: asked }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductPageType> {
    const fields = [['nodes'], ['edges', 'node']].flatMap((entry) => selectedFields(info, entry));
    return listCatalogue(sharedReads, viewer, { fields, language: language ?? asked, ...page }, shown);
  }

  @FieldResolver(() => Int, { description: 'How many products the list holds over all pages.' })
  totalCount(@Root() page: ProductPageType, @Ctx() { sharedReads }: Context): Promise<number> | number {
    return page.knownCount ?? countProducts(sharedReads, page.filter);
  }
}

/** @throws ShopError BAD_USER_INPUT for a language that the shop does not translate into; FORBIDDEN for who does not care for the catalogue */
function translated(language: string | null | undefined, { account }: Viewer): TranslatedLanguage | null {
  if (language == null) return null;
  if (!hasDuty(account, Duty.CATALOGUE)) throw forbidden();
  if (isTranslated(language)) return language;
  throw badInput({ untranslatedIn: `The shop translates into ${TRANSLATED_LANGUAGES.join(', ')}` });
}

/** @throws ShopError BAD_USER_INPUT for more ids than an order may have lines */
function productIds(ids: number[] | null): number[] | null {
  if (ids && ids.length > LIMITS.orderLines) {
    throw badInput({ ids: `Ask for at most ${LIMITS.orderLines} products` });
  }
  return ids;
}
