import { Field, InputType, Int } from 'type-graphql';
import { Money } from '../../graphql/scalars';
import { IMAGE_DESCRIPTION, VERSION_FIELD } from '../inputFields';
import { ProductTranslationInput, TRANSLATIONS_DESCRIPTION } from '../translations/translation.types';

@InputType('ProductVariantInput', { description: 'A size of a product; it needs both prices.' })
export class ProductVariantInput {
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
export class ProductInput {
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

  @Field(() => [ProductVariantInput], {
    nullable: true,
    description: 'At most 20 sizes, in the order of the selector. Absent: none.',
  })
  variants?: ProductVariantInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20 short labels. Absent: a new product has none, another keeps its own; null or empty: none.',
  })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent: a new product is in stock, another stays as it is.' })
  inStock?: boolean | null;

  @Field(() => String, { nullable: true, description: IMAGE_DESCRIPTION })
  imageUrl?: string | null;

  @Field(() => [ProductTranslationInput], { nullable: true, description: TRANSLATIONS_DESCRIPTION })
  translations?: ProductTranslationInput[] | null;

  @Field(() => Int, VERSION_FIELD)
  version?: number | null;
}
