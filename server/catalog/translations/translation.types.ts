import { Field, InputType, ObjectType } from 'type-graphql';

const LANGUAGE = { description: 'Which language: "ar" or "fr".' };
const NAME = { nullable: true, description: 'The name; null: said in English.' } as const;
const DESCRIPTION = { nullable: true, description: 'The description; null: said in English.' } as const;

@ObjectType('TranslatedText', { simpleResolvers: true, description: 'A size or a tag in another language.' })
export class TranslatedTextType {
  @Field({ description: 'The size or tag in English.' })
  english: string;

  @Field({ description: 'What it is called.' })
  text: string;
}

@ObjectType('CategoryTranslation', {
  simpleResolvers: true,
  description: 'What a category says in one other language than English.',
})
export class CategoryTranslationType {
  @Field(LANGUAGE)
  language: string;

  @Field(() => String, NAME)
  name: string | null;

  @Field(() => String, DESCRIPTION)
  description: string | null;
}

@ObjectType('ProductTranslation', {
  simpleResolvers: true,
  description: 'What a product says in one other language than English.',
})
export class ProductTranslationType extends CategoryTranslationType {
  @Field(() => [TranslatedTextType], { description: 'Its sizes that are translated.' })
  sizes: TranslatedTextType[];

  @Field(() => [TranslatedTextType], { description: 'Its tags that are translated.' })
  tags: TranslatedTextType[];
}

@InputType('TranslatedTextInput', { description: 'A size or a tag in another language.' })
export class TranslatedTextInput {
  @Field({ description: 'The size or tag in English, as the product has it.' })
  english: string;

  @Field(() => String, { nullable: true, description: 'What it is called; null or empty: said in English.' })
  text?: string | null;
}

@InputType('CategoryTranslationInput', {
  description: 'All that a category is to say in one other language than English.',
})
export class CategoryTranslationInput {
  @Field(LANGUAGE)
  language: string;

  @Field(() => String, { nullable: true, description: 'The name; null or empty: said in English.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The description; null or empty: said in English.' })
  description?: string | null;
}

@InputType('ProductTranslationInput', {
  description: 'All that a product is to say in one other language than English.',
})
export class ProductTranslationInput extends CategoryTranslationInput {
  @Field(() => [TranslatedTextInput], { nullable: true, description: 'Sizes; those left out are said in English.' })
  sizes?: TranslatedTextInput[] | null;

  @Field(() => [TranslatedTextInput], { nullable: true, description: 'Tags; those left out are said in English.' })
  tags?: TranslatedTextInput[] | null;
}

/** How translations are sent with a form. */
export const TRANSLATIONS_DESCRIPTION =
  'What it says in other languages, each language once and whole. Absent or null: as it is; a language that is left out stays as it is.';
