import type { DataSource } from 'typeorm';
import { categoryRules } from '../../../common/rules/catalogueRules';
import type { Viewer } from '../../identity/viewer';
import { audited } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { refuseDuplicate } from '../../db/uniqueViolation';
import type { Queryable } from '../../db/queryable';
import { notFound, ShopError } from '../../core/errors';
import { trimmedText } from '../../core/text';
import { readCategories, type CategoryView } from './categories';
import { keepPicture, readUploadedPicture } from '../pictures/uploadedPicture';

/** What a category's form sends; see `categoryRules`. */
export interface CategoryInput {
  name?: string | null;
  description?: string | null;
  slug?: string | null;
  /** Undefined keeps the picture, null and "" take it away. */
  imageUrl?: string | null;
  /** Of a change: the version that it was made from. */
  version?: number | null;
}

/** A category as the audit log keeps it. */
interface Kept {
  name: string;
  slug: string;
  description: string;
  pictureHash: string | null;
}

/**
 * Makes a category (portals.md section 5).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field; CONFLICT for a slug that is taken
 */
export async function createCategory(db: DataSource, viewer: Viewer, input: CategoryInput): Promise<CategoryView> {
  checkInput(categoryRules(), input);
  const picture = (await readUploadedPicture(db, input.imageUrl)) ?? null;
  return slugIsFree(() =>
    audited(db, viewer, async (tx) => {
      const after: Kept = { ...texts(input), pictureHash: await keepPicture(tx, picture) };
      const [made] = await tx.query<[{ id: number }]>(
        'INSERT INTO category (name, slug, description, picture_hash) VALUES ($1, $2, $3, $4) RETURNING id',
        [after.name, after.slug, after.description, after.pictureHash],
      );
      return {
        result: await viewed(tx, after.slug),
        entry: { action: 'category.create', subjectType: 'category', subjectId: made.id, before: null, after },
      };
    }),
  );
}

/**
 * Replaces what a category says.
 * @throws ShopError as `createCategory`; NOT_FOUND
 */
export async function updateCategory(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: CategoryInput,
): Promise<CategoryView> {
  checkInput(categoryRules(), input);
  const picture = await readUploadedPicture(db, input.imageUrl);
  return slugIsFree(() =>
    audited(db, viewer, async (tx) => {
      const { version, ...before } = await lockCategory(tx, id, 'FOR NO KEY UPDATE');
      await refuseStaleVersion(tx, { subjectType: 'category', subjectId: id, version }, input.version);
      const pictureHash = picture === undefined ? before.pictureHash : await keepPicture(tx, picture);
      const after: Kept = { ...texts(input), pictureHash };
      await tx.query('UPDATE category SET name = $2, slug = $3, description = $4, picture_hash = $5 WHERE id = $1', [
        id,
        after.name,
        after.slug,
        after.description,
        after.pictureHash,
      ]);
      return {
        result: await viewed(tx, after.slug),
        entry: { action: 'category.update', subjectType: 'category', subjectId: id, before, after },
      };
    }),
  );
}

/**
 * Deletes a category that has no products but deleted ones (decisions.md section 2).
 * @throws ShopError NOT_FOUND; CONFLICT that says how many products it has
 */
export function deleteCategory(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    // Whoever is putting a product into it holds its key until the end: this waits, and counts that product too.
    const { version: _, ...before } = await lockCategory(tx, id, 'FOR UPDATE');
    const [{ count }] = await tx.query<[{ count: number }]>(
      'SELECT count(*)::integer AS count FROM product WHERE category_id = $1 AND deleted_at IS NULL',
      [id],
    );
    if (count > 0) {
      throw new ShopError(
        'CONFLICT',
        `This category still has ${count} ${count === 1 ? 'product' : 'products'}. Move or delete ${count === 1 ? 'it' : 'them'} first.`,
      );
    }
    await tx.query('DELETE FROM category WHERE id = $1', [id]);
    return {
      result: true,
      entry: { action: 'category.delete', subjectType: 'category', subjectId: id, before, after: null },
    };
  });
}

function texts(input: CategoryInput): Omit<Kept, 'pictureHash'> {
  return {
    name: trimmedText(input.name ?? ''),
    slug: trimmedText(input.slug ?? ''),
    description: trimmedText(input.description ?? ''),
  };
}

function slugIsFree<T>(write: () => Promise<T>): Promise<T> {
  return refuseDuplicate('category_slug_unique', 'slug', 'Another category has this slug', write);
}

async function lockCategory(
  tx: Queryable,
  id: number,
  lock: 'FOR UPDATE' | 'FOR NO KEY UPDATE',
): Promise<Kept & { version: number }> {
  const [row] = await tx.query<(Kept & { version: number })[]>(
    `SELECT version, name, slug, description, picture_hash AS "pictureHash" FROM category WHERE id = $1 ${lock}`,
    [id],
  );
  if (!row) throw notFound('Category');
  return row;
}

async function viewed(tx: Queryable, slug: string): Promise<CategoryView> {
  const [category] = await readCategories(tx, slug);
  if (!category) throw notFound('Category');
  return category;
}
