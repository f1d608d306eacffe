import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { inlinePictures } from '../pictures/pictures';
import { Category, type ListedCategory } from './category.entity';
import { readCategories } from './readCategories';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], { description: 'The parts of the catalogue.' })
  async categories(@Ctx() { reads }: Context): Promise<ListedCategory[]> {
    return readCategories(reads);
  }

  @Query(() => Category, { nullable: true, description: 'A category by its slug; null when there is none.' })
  async category(
    @Arg('slug', () => String, { description: 'Like "raw-nuts".' }) slug: string,
    @Ctx() { reads }: Context,
  ): Promise<ListedCategory | null> {
    const [category] = await readCategories(reads, slug);
    return category ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The picture as an inline data:image string.' })
  imageUrl(@Root() category: Category, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return category.pictureHash === null ? null : loaders.load(inlinePictures, category.pictureHash);
  }
}
