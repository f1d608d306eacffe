import type { Queryable } from '../../db/queryable';
import { pictureOf, type PictureView } from '../pictures/pictureView';

export interface CategoryView {
  id: number;
  version: number;
  name: string;
  slug: string;
  description: string;
  picture: PictureView | null;
  pictureHash: string | null;
}

interface CategoryRow extends Omit<CategoryView, 'picture'> {
  width: number | null;
  height: number | null;
}

/** The categories in the order they were made; only the one of the slug when it is given. */
export async function readCategories(db: Queryable, slug?: string): Promise<CategoryView[]> {
  const rows = await db.query<CategoryRow[]>(
    `SELECT c.id, c.version, c.name, c.slug, c.description, c.picture_hash AS "pictureHash", i.width, i.height
     FROM category c LEFT JOIN picture i ON i.hash = c.picture_hash
     ${slug === undefined ? '' : 'WHERE c.slug = $1'} ORDER BY c.id`,
    slug === undefined ? [] : [slug],
  );
  return rows.map(({ width, height, ...category }) => ({
    ...category,
    picture: pictureOf(category.pictureHash, width, height),
  }));
}
