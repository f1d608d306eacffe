import { IsNull, type DataSource } from 'typeorm';
import { categoryRules } from '../../../common/rules/catalogue/catalogueRules';
import type { Viewer } from '../../identity/viewer';
import { audited, editEntry } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { refuseDuplicate } from '../../db/uniqueViolation';
import type { Transaction } from '../../db/transaction';
import { notFound, ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { ProductEntity } from '../products/product.entity';
import { readUploadedPicture, storeUploadedPicture } from '../pictures/uploadedPicture';
import { writeCategoryTranslations } from '../translations/writeTranslations';
import { Category, type ListedCategory } from './category.entity';
import type { CategoryInput } from './categoryInput.types';
import { readCategory } from './readCategories';

/** A category as the audit log has it. */
type LoggedCategory = Pick<Category, 'name' | 'slug' | 'description' | 'pictureHash'>;

/**
 * Creates a category (specification 14.3).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field; CONFLICT for a slug that is taken
 */
export async function createCategory(db: DataSource, viewer: Viewer, input: CategoryInput): Promise<ListedCategory> {
  checkInput(categoryRules, input);
  const picture = (await readUploadedPicture(db, input.imageUrl)) ?? null;
  return refuseDuplicateSlug(() =>
    audited(db, viewer, async (tx) => {
      const after: LoggedCategory = { ...textsOf(input), pictureHash: await storeUploadedPicture(tx, picture, null) };
      await tx.manager.getRepository(Category).insert({ ...after });
      const { id } = await readBySlug(tx, after.slug);
      const said = input.translations && (await writeCategoryTranslations(tx, id, input.translations));
      const logged = said ? { ...after, translations: said.after } : after;
      return { result: await readBySlug(tx, after.slug), entry: editEntry('category', 'create', id, null, logged) };
    }),
  );
}

/**
 * Replaces a category's texts and picture.
 * @throws ShopError as `createCategory`; NOT_FOUND
 */
export async function updateCategory(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: CategoryInput,
): Promise<ListedCategory> {
  checkInput(categoryRules, input);
  const picture = await readUploadedPicture(db, input.imageUrl);
  return refuseDuplicateSlug(() =>
    audited(db, viewer, async (tx) => {
      const { version, ...before } = await lockCategory(tx, id, 'for_no_key_update');
      await refuseStaleVersion(tx, { subjectType: 'category', subjectId: id, version }, input.version);
      const pictureHash =
        picture === undefined ? before.pictureHash : await storeUploadedPicture(tx, picture, before.pictureHash);
      const after: LoggedCategory = { ...textsOf(input), pictureHash };
      await tx.manager.getRepository(Category).update(id, after);
      const said = input.translations && (await writeCategoryTranslations(tx, id, input.translations));
      const entry = editEntry<object>(
        'category',
        'update',
        id,
        { ...before, ...(said && { translations: said.before }) },
        { ...after, ...(said && { translations: said.after }) },
      );
      return { result: await readBySlug(tx, after.slug), entry };
    }),
  );
}

/**
 * Deletes a category that has no products but deleted ones (specification 9.1).
 * @throws ShopError NOT_FOUND; CONFLICT with the number of its products
 */
export function deleteCategory(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    // A transaction that puts a product into the category locks its key: this waits for it, and counts that product
    // too.
    const { version: _, ...before } = await lockCategory(tx, id, 'pessimistic_write');
    const count = await tx.manager.getRepository(ProductEntity).countBy({ categoryId: id, deletedAt: IsNull() });
    if (count > 0) {
      throw new ShopError(
        'CONFLICT',
        `This category still has ${count} ${count === 1 ? 'product' : 'products'}. Move or delete ${count === 1 ? 'it' : 'them'} first.`,
      );
    }
    await tx.manager.getRepository(Category).delete(id);
    return { result: true, entry: editEntry('category', 'delete', id, before, null) };
  });
}

function textsOf(input: CategoryInput): Omit<LoggedCategory, 'pictureHash'> {
  return {
    name: trimmedText(input.name ?? ''),
    slug: trimmedText(input.slug ?? ''),
    description: trimmedText(input.description ?? ''),
  };
}

function refuseDuplicateSlug<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('category_slug_unique', 'slug', 'Another category has this slug', write);
}

async function lockCategory(
  { manager }: Transaction,
  id: number,
  mode: 'pessimistic_write' | 'for_no_key_update',
): Promise<LoggedCategory & Pick<Category, 'version'>> {
  const category = await manager.getRepository(Category).findOne({
    select: { version: true, name: true, slug: true, description: true, pictureHash: true },
    where: { id },
    lock: { mode },
  });
  if (!category) throw notFound('Category');
  return category;
}

async function readBySlug(tx: Transaction, slug: string): Promise<ListedCategory> {
  const category = await readCategory(tx, slug, 'en');
  if (!category) throw notFound('Category');
  return category;
}
