import { Field, InputType, Int } from 'type-graphql';
import { IMAGE_DESCRIPTION, VERSION_FIELD } from '../inputFields';
import { CategoryTranslationInput, TRANSLATIONS_DESCRIPTION } from '../translations/translation.types';

@InputType('CategoryInput', { description: 'What a category is to say; required are name, slug and description.' })
export class CategoryInput {
  @Field(() => String, { nullable: true, description: 'The name that shoppers read.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The name in addresses: lower case, with hyphens, unique.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'One sentence about the category.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: IMAGE_DESCRIPTION })
  imageUrl?: string | null;

  @Field(() => [CategoryTranslationInput], { nullable: true, description: TRANSLATIONS_DESCRIPTION })
  translations?: CategoryTranslationInput[] | null;

  @Field(() => Int, VERSION_FIELD)
  version?: number | null;
}
