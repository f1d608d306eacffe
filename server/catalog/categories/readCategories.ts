import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import { Picture } from '../pictures/picture.entity';
import { pictureOf } from '../pictures/picture.types';
import { Category, type ListedCategory } from './category.entity';

const COLUMNS = `${entityColumns(Category, 'c', ['id', 'version', 'name', 'slug', 'description', 'pictureHash'])},
  ${entityColumns(Picture, 'i', ['width', 'height'])}`;

interface CategoryRow extends Omit<ListedCategory, 'picture'> {
  width: Picture['width'] | null;
  height: Picture['height'] | null;
}

/** The categories in the order they were made; only the one of the slug when it is given. */
export async function readCategories(db: Queryable, slug?: string): Promise<ListedCategory[]> {
  const rows = await db.query<CategoryRow[]>(
    `SELECT ${COLUMNS} FROM category c LEFT JOIN picture i ON i.hash = c.picture_hash
     ${slug === undefined ? '' : 'WHERE c.slug = $1'} ORDER BY c.id`,
    slug === undefined ? [] : [slug],
  );
  return rows.map(({ width, height, ...category }) => ({
    ...category,
    picture: pictureOf(category.pictureHash, width, height),
  }));
}
