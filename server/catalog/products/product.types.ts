import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/nodes/node';
import { connectionOf } from '../../graphql/paging';
import { Money } from '../../graphql/scalars';
import type { InlinePicture } from '../pictures/inlinePictures';
import { PictureType } from '../pictures/picture.types';
import { PriceType } from './price.types';
import { UNTRANSLATED } from '../inputFields';
import type { ProductFilter } from './readProducts';

const ONLY_LEFT =
  'How many are left, where the shop counts them and no more are left than it tells ("Only 3 left"); else null.';

@ObjectType('ProductVariant', { simpleResolvers: true, description: 'A size of a product that has its own price.' })
export class ProductVariantType {
  @Field({ description: 'The size in English, like "500ml": what an order names as `selectedSize`.' })
  name: string;

  @Field({ description: 'What the size is called in the language of the request.' })
  label: string;

  @Field({ description: 'Whether the size can be ordered.' })
  inStock: boolean;

  @Field(() => Int, { nullable: true, description: ONLY_LEFT })
  onlyLeft: number | null;

  @Field(() => PriceType, {
    nullable: true,
    description: 'What the viewer pays; null means no price yet ("Price TBD"), or a viewer who sees no prices.',
  })
  price: PriceType | null;

  @Field(() => Money, { nullable: true, description: 'The price for customers; null for employees.' })
  customerPrice: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price for businesses; null unless an admin or an approved business looks.',
  })
  businessPrice: string | null;
}

@ObjectType('Product', { implements: Node, description: 'Something the shop sells, as the viewer may see it.' })
export class ProductType {
  @Field(() => Int, { simple: true, description: 'Names the product for ever.' })
  id: number;

  @Field(() => Int, {
    simple: true,
    nullable: true,
    description:
      'For admins: counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  version: number | null;

  @Field({ simple: true, description: 'The name that shoppers read.' })
  name: string;

  @Field({ simple: true, description: 'A sentence or two about it.' })
  description: string;

  @Field(() => [String], { simple: true, description: UNTRANSLATED })
  untranslated: readonly string[];

  @Field(() => Int, { simple: true, description: 'The id of its category.' })
  categoryId: number;

  @Field({ simple: true, description: 'The slug of its category.' })
  categorySlug: string;

  @Field(() => [String], { simple: true, description: 'Short labels; a card shows the first three.' })
  tags: string[];

  @Field({ simple: true, description: 'What is not in stock, or of which none are left, cannot be ordered.' })
  inStock: boolean;

  @Field(() => Boolean, {
    nullable: true,
    simple: true,
    description: 'For who cares for the catalogue: whether it is marked as in stock, whatever is left of it.',
  })
  markedInStock: boolean | null;

  @Field(() => Int, { nullable: true, simple: true, description: ONLY_LEFT })
  onlyLeft: number | null;

  @Field(() => PictureType, { nullable: true, simple: true, description: 'Null: show "Photo Unavailable".' })
  picture: PictureType | null;

  /** What `imageUrl` gives. */
  inlinePicture: InlinePicture | null;

  @Field(() => PriceType, {
    nullable: true,
    simple: true,
    description:
      'What the viewer pays for the product without a variant; null means no price yet ("Price TBD"), or a viewer who sees no prices.',
  })
  price: PriceType | null;

  @Field(() => [ProductVariantType], { simple: true, description: 'The sizes, in the order of the selector.' })
  variants: ProductVariantType[];

  @Field(() => Money, { nullable: true, simple: true, description: 'The base price of customers; null for employees.' })
  customerPrice: string | null;

  @Field(() => Money, {
    nullable: true,
    simple: true,
    description: 'The base price of businesses; null unless an admin or an approved business looks.',
  })
  businessPrice: string | null;

  @Field(() => Money, { nullable: true, simple: true, description: 'The legacy fallback price; null for employees.' })
  listPrice: string | null;
}

@ObjectType('ProductPage', { description: 'One page of products.' })
export class ProductPageType extends connectionOf<ProductType>(() => ProductType, 'Product') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: ProductFilter;

  /** The count, when it is known from reading the page. */
  knownCount?: number | undefined;
}
