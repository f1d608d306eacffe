import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import { isTranslated } from '../../../common/languages';
import { categoryTranslationRules, productTranslationRules } from '../../../common/rules/catalogue/translationRules';
import { checkInput } from '../../core/checkInput';
import { badInput, notFound, type FieldErrors } from '../../core/errors';
import { textOrNull } from '../../core/text';
import type { Transaction } from '../../db/transaction';
import { Category } from '../categories/category.entity';
import { ProductEntity } from '../products/product.entity';
import type { CategoryTranslation, ProductTranslation, Translations } from './translations';

/** A size or a tag in one language. */
export interface TranslatedText {
  readonly english: string;
  /** Without one, English is shown. */
  readonly text?: string | null;
}

/** What a category is to say in one language; what is null, empty or absent is said in English. */
export interface CategoryTranslationInput {
  readonly language: string;
  readonly name?: string | null;
  readonly description?: string | null;
}

/** The same of a product. */
export interface ProductTranslationInput extends CategoryTranslationInput {
  readonly sizes?: readonly TranslatedText[] | null;
  readonly tags?: readonly TranslatedText[] | null;
}

/** What was said in other languages, and what is said now. */
export interface TranslationChange<Translation> {
  readonly before: Translations<Translation>;
  readonly after: Translations<Translation>;
}

/**
 * What the product says in other languages than English; null when it is not there. Texts of sizes and tags that it no
 * longer has are left out.
 */
export async function readProductTranslations(
  { manager }: Pick<Transaction, 'manager'>,
  id: number,
): Promise<Translations<ProductTranslation> | null> {
  const product = await manager
    .getRepository(ProductEntity)
    .findOne({ select: { translations: true, tags: true, variants: true }, where: { id } });
  if (!product) return null;
  const { translations, tags, variants } = product;
  const sizes = variants.map(({ name }) => name);
  return mapValues(translations, (each) => ({
    ...each,
    ...(each.sizes && { sizes: only(each.sizes, sizes) }),
    ...(each.tags && { tags: only(each.tags, tags) }),
  }));
}

/** What the category says in other languages than English; null when it is not there. */
export async function readCategoryTranslations(
  { manager }: Pick<Transaction, 'manager'>,
  id: number,
): Promise<Translations<CategoryTranslation> | null> {
  const category = await manager.getRepository(Category).findOne({ select: { translations: true }, where: { id } });
  return category?.translations ?? null;
}

/**
 * Replaces what the product says in each of the languages that are given; the others stay (specification 9.9). The row is
 * locked until the end of the transaction.
 *
 * @throws ShopError NOT_FOUND; BAD_USER_INPUT by field (`translations.0.language`) for a language that the shop does not
 * translate into or that is given twice, a text that is too long, a size or tag that the product does not have
 */
export async function writeProductTranslations(
  tx: Transaction,
  id: number,
  given: readonly ProductTranslationInput[],
): Promise<TranslationChange<ProductTranslation>> {
  checkInput(productTranslationRules, { translations: given });
  const { translations, tags, variants } = await lock<ProductEntity>(tx, ProductEntity, 'Product', id);
  const sizes = variants.map(({ name }) => name);
  const unknown: FieldErrors = {};
  given.forEach((each, place) => {
    for (const [list, known] of [['sizes', sizes] as const, ['tags', tags] as const]) {
      each[list]?.forEach(({ english }, index) => {
        if (known.includes(english)) return;
        unknown[`translations.${place}.${list}.${index}.english`] =
          `The product has no ${list === 'sizes' ? 'size' : 'tag'} ${JSON.stringify(english)}`;
      });
    }
  });
  if (Object.keys(unknown).length > 0) throw badInput(unknown);
  const after = replaced(translations, given, (each) => ({
    ...textsOf(each),
    ...filled('sizes', each.sizes),
    ...filled('tags', each.tags),
  }));
  await tx.manager.getRepository(ProductEntity).update(id, { translations: after });
  return { before: translations, after };
}

/** As `writeProductTranslations`, of a category. */
export async function writeCategoryTranslations(
  tx: Transaction,
  id: number,
  given: readonly CategoryTranslationInput[],
): Promise<TranslationChange<CategoryTranslation>> {
  checkInput(categoryTranslationRules, { translations: given });
  const { translations } = await lock<Category>(tx, Category, 'Category', id);
  const after = replaced(translations, given, textsOf);
  await tx.manager.getRepository(Category).update(id, { translations: after });
  return { before: translations, after };
}

async function lock<Row extends Category | ProductEntity>(
  { manager }: Transaction,
  entity: EntityTarget<Row>,
  what: string,
  id: number,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const row = await manager.getRepository(entity).findOne({ where, lock: { mode: 'for_no_key_update' } });
  if (!row || ('deletedAt' in row && row.deletedAt !== null)) throw notFound(what);
  return row;
}

function textsOf({ name, description }: CategoryTranslationInput): CategoryTranslation {
  const [translatedName, translatedDescription] = [textOrNull(name), textOrNull(description)];
  return {
    ...(translatedName !== null && { name: translatedName }),
    ...(translatedDescription !== null && { description: translatedDescription }),
  };
}

/** The texts under their name, when there are any. */
function filled(name: 'sizes' | 'tags', given: readonly TranslatedText[] | null | undefined): ProductTranslation {
  const texts = (given ?? []).flatMap(({ english, text }) => {
    const translated = textOrNull(text);
    return translated === null ? [] : [[english, translated]];
  });
  return texts.length > 0 ? { [name]: Object.fromEntries(texts) as Record<string, string> } : {};
}

/** A language of which nothing is left is left out. */
function replaced<Input extends CategoryTranslationInput, Translation extends object>(
  before: Translations<Translation>,
  given: readonly Input[],
  translationOf: (input: Input) => Translation,
): Translations<Translation> {
  const now = Object.fromEntries(given.map((each) => [each.language, translationOf(each)]));
  return Object.fromEntries(Object.entries({ ...before, ...now }).filter(([, each]) => Object.keys(each).length > 0));
}

function mapValues<Translation>(
  translations: Translations<Translation>,
  change: (translation: Translation) => Translation,
): Translations<Translation> {
  return Object.fromEntries(
    Object.entries(translations)
      .filter(([language]) => isTranslated(language))
      .map(([language, each]) => [language, change(each)]),
  );
}

function only(texts: Readonly<Record<string, string>>, known: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([english]) => known.includes(english)));
}
