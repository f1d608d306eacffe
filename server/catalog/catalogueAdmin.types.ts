import { Field, InputType, Int } from 'type-graphql';
import { Money } from '../graphql/scalars';

const VERSION = {
  nullable: true,
  description:
    'Of a change: the version that it was made from; with a newer one there it is refused with CONFLICT. Absent: whatever there is is overwritten.',
} as const;

const IMAGE =
  'An inline data:image string of PNG, JPEG, WebP, GIF or AVIF, at most 5 MB. Absent: the picture stays as it is; null or "": it is taken away.';

@InputType('CategoryInput', { description: 'What a category is to say; required are name, slug and description.' })
export class CategoryInputType {
  @Field(() => String, { nullable: true, description: 'The name that shoppers read.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The name in addresses: lower case, with hyphens, unique.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'One sentence about the category.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: IMAGE })
  imageUrl?: string | null;

  @Field(() => Int, VERSION)
  version?: number | null;
}

@InputType('ProductVariantInput', { description: 'A size of a product; it needs both prices.' })
export class ProductVariantInputType {
  @Field({ description: 'The label of the size, like "500ml"; one of spaces alone is left out.' })
  name: string;

  @Field(() => Money, { nullable: true, description: 'The price for customers; "0.00" means "Price TBD".' })
  customerPrice?: string | null;

  @Field(() => Money, { nullable: true, description: 'The price for businesses; "0.00" means "Price TBD".' })
  businessPrice?: string | null;
}

@InputType('ProductInput', {
  description:
    'What a product is to say; required are name, description, category, and either both base prices or variants.',
})
export class ProductInputType {
  @Field(() => String, { nullable: true, description: 'The name that shoppers read.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'A sentence or two about it.' })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'The id of its category.' })
  categoryId?: number | null;

  @Field(() => Money, { nullable: true, description: 'The base price of customers; "0.00" means "Price TBD".' })
  customerPrice?: string | null;

  @Field(() => Money, { nullable: true, description: 'The base price of businesses; "0.00" means "Price TBD".' })
  businessPrice?: string | null;

  @Field(() => [ProductVariantInputType], {
    nullable: true,
    description: 'At most 20 sizes, in the order of the selector. Absent: none.',
  })
  variants?: ProductVariantInputType[] | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 short labels. Absent: none.' })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent: a new product is in stock, another stays as it is.' })
  inStock?: boolean | null;

  @Field(() => String, { nullable: true, description: IMAGE })
  imageUrl?: string | null;

  @Field(() => Int, VERSION)
  version?: number | null;
}
