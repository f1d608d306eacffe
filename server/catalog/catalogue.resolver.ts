import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { findAccount, isApprovedBusiness, viewerOf, type Viewer } from '../identity/viewer';
import { PricingMode, Role } from '../identity/roles';
import { badInput, forbidden, notFound } from '../core/errors';
import { LIMITS } from '../../common/constants';
import type { Queryable } from '../db/queryable';
import type { Context } from '../graphql/context';
import { pageSize } from '../graphql/paging';
import { countProducts, readProducts, readProductsById, type ProductFilter } from './products/readProducts';
import { readCategories } from './categories/categories';
import { inlinePictures } from './pictures/pictures';
import {
  CategoryType,
  IndividualPriceType,
  PriceExplanationType,
  ProductPageType,
  ProductType,
} from './catalogue.types';
import { explainPrice } from './agreedPrices/explainPrice';
import { readIndividualPrices } from './agreedPrices/agreedPrices';
import { cursorOf, orderOf, placeOf, ProductSort } from './products/productSort';
import { viewProduct } from './products/productView';

@Resolver(() => CategoryType)
export class CategoryResolver {
  @Query(() => [CategoryType], { description: 'The parts of the catalogue.' })
  async categories(@Ctx() { reads }: Context): Promise<CategoryType[]> {
    return readCategories(reads);
  }

  @Query(() => CategoryType, { nullable: true, description: 'A category by its slug; null when there is none.' })
  async category(
    @Arg('slug', () => String, { description: 'Like "raw-nuts".' }) slug: string,
    @Ctx() { reads }: Context,
  ): Promise<CategoryType | null> {
    const [category] = await readCategories(reads, slug);
    return category ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The picture as an inline data:image string.' })
  imageUrl(@Root() category: CategoryType, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return category.pictureHash === null ? null : loaders.load(inlinePictures, category.pictureHash);
  }
}

@Resolver(() => ProductType)
export class ProductResolver {
  @Query(() => ProductType, { nullable: true, description: 'A product by its id; null when there is none.' })
  async product(
    @Arg('id', () => Int, { description: 'Which product.' }) id: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<ProductType | null> {
    const [row] = await readProductsById(reads, [id], viewer.book);
    return row ? viewProduct(row, viewer) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The picture as an inline data:image string; heavy, so a list should ask for `picture`.',
  })
  imageUrl(@Root() product: ProductType, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return product.pictureHash === null ? null : loaders.load(inlinePictures, product.pictureHash);
  }

  @Query(() => PriceExplanationType, {
    description: 'Why a price is what it is, for the viewer or, for admins, for any user.',
  })
  async priceExplanation(
    @Arg('productId', () => Int, { description: 'Which product.' }) productId: number,
    @Arg('variant', () => String, { nullable: true, description: 'Name of a size; absent: the product without one.' })
    variant: string | null,
    @Arg('userId', () => Int, { nullable: true, description: 'Admins alone: explain the price that this user sees.' })
    userId: number | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<PriceExplanationType> {
    if (userId === null || userId === undefined) return explainPrice(reads, productId, variant ?? null, viewer.book);
    if (viewer.account?.role !== Role.ADMIN) throw forbidden('Only administrators may ask for the prices of others.');
    const account = await findAccount(reads, userId);
    if (!account) throw notFound('User');
    return explainPrice(reads, productId, variant ?? null, viewerOf(account).book);
  }

  @Query(() => [IndividualPriceType], {
    description: "The signed-in business's own agreed prices; empty in discount mode.",
  })
  async individualPrices(@Ctx() { reads, viewer }: Context): Promise<IndividualPriceType[]> {
    const { account } = viewer;
    if (!account || !isApprovedBusiness(viewer) || account.pricingMode !== PricingMode.INDIVIDUAL) return [];
    return readIndividualPrices(reads, account.id);
  }
}

@Resolver(() => ProductPageType)
export class ProductPageResolver {
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
    @Arg('sort', () => ProductSort, { defaultValue: ProductSort.RELEVANCE, description: 'In which order.' })
    sort: ProductSort,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<ProductPageType> {
    if (search && search.length > LIMITS.search) {
      throw badInput({ search: `Search for at most ${LIMITS.search} characters` });
    }
    if (ids && ids.length > LIMITS.orderLines) {
      throw badInput({ ids: `Ask for at most ${LIMITS.orderLines} products` });
    }
    return readPage(reads, viewer, { category, search, inStock, ids }, { sort, first: pageSize(first), after });
  }

  @Query(() => ProductPageType, { description: 'The whole catalogue in one answer, up to 1,000 products.' })
  catalogue(
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the answer before.' })
    after: string | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<ProductPageType> {
    return readPage(reads, viewer, {}, { sort: ProductSort.RELEVANCE, first: LIMITS.fastCatalogue, after });
  }

  @FieldResolver(() => Int, { description: 'How many products the list holds over all pages.' })
  totalCount(@Root() page: ProductPageType, @Ctx() { reads }: Context): Promise<number> | number {
    return page.knownCount ?? countProducts(reads, page.filter);
  }
}

async function readPage(
  db: Queryable,
  viewer: Viewer,
  filter: ProductFilter,
  { sort, first, after }: { sort: ProductSort; first: number; after: string | null },
): Promise<ProductPageType> {
  const order = orderOf(sort, Boolean(filter.search?.trim()), viewer.book);
  const page = { order, first, after: placeOf(order, after) };
  const { rows, hasNextPage, end, totalCount } = await readProducts(db, filter, page, viewer.book);
  return {
    nodes: rows.map((row) => viewProduct(row, viewer)),
    filter,
    knownCount: totalCount,
    pageInfo: { endCursor: end && cursorOf(order, end), hasNextPage },
  };
}
