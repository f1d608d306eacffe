import { LIMITS } from '../../../common/constants';
import { entityColumns } from '../../db/entityColumns';
import type { Queryable } from '../../db/queryable';
import { cursorId } from '../../graphql/paging';
import { inlineLength, inlineOf, type Standing } from '../pictures/inlinePictures';
import { Picture } from '../pictures/picture.entity';
import { pictureOf } from '../pictures/picture.types';
import { textBytes, withinWeight } from '../withinWeight';
import { Category, type ListedCategory } from './category.entity';
import type { CategoryPageType } from './category.types';

const COLUMNS = `${entityColumns(Category, 'c', ['id', 'version', 'name', 'slug', 'description', 'pictureHash'])},
  ${entityColumns(Picture, 'i', ['width', 'height', 'copySize'])}`;

/** In an answer in the documented shape, beside its texts. */
const CATEGORY_BYTES = 120;

type CategoryRow = Pick<Category, 'id' | 'version' | 'name' | 'slug' | 'description' | 'pictureHash'> & {
  readonly [Column in 'width' | 'height' | 'copySize']: Picture[Column] | null;
};

/** The categories in the order they were made. */
export async function readCategories(db: Queryable): Promise<ListedCategory[]> {
  return (await readRows(db, 'ORDER BY c.id')).map((row) => viewCategory(row, 'list'));
}

/** The category of the slug; null when there is none. */
export async function readCategory(db: Queryable, slug: string): Promise<ListedCategory | null> {
  const [row] = await readRows(db, 'WHERE c.slug = $1', slug);
  return row ? viewCategory(row, 'alone') : null;
}

/**
 * The categories with their inline pictures: up to 1,000 or 2 MB, whichever comes first (specification 9.5). How much
 * that is is known before a picture is read.
 *
 * @param after the `endCursor` of the page before
 * @throws ShopError BAD_USER_INPUT for a cursor that no page gave
 */
export async function readCategoryPage(db: Queryable, after: string | null): Promise<CategoryPageType> {
  const found = await readRows(
    db,
    'WHERE c.id > $1 ORDER BY c.id LIMIT $2',
    cursorId(after) ?? 0,
    LIMITS.fastCatalogue + 1,
  );
  const rows = withinWeight(found.slice(0, LIMITS.fastCatalogue), weightOf);
  const last = rows.at(-1);
  return {
    nodes: rows.map((row) => viewCategory(row, 'list')),
    pageInfo: { endCursor: last ? String(last.id) : null, hasNextPage: rows.length < found.length },
  };
}

function weightOf({ name, slug, description, pictureHash, copySize }: CategoryRow): number {
  return CATEGORY_BYTES + textBytes(name, slug, description) + (pictureHash === null ? 0 : inlineLength({ copySize }));
}

function readRows(db: Queryable, which: string, ...parameters: unknown[]): Promise<CategoryRow[]> {
  return db.query(
    `SELECT ${COLUMNS} FROM category c LEFT JOIN picture i ON i.hash = c.picture_hash ${which}`,
    parameters,
  );
}

function viewCategory(row: CategoryRow, standing: Standing): ListedCategory {
  const { pictureHash, width, height, copySize, ...category } = row;
  return {
    ...category,
    picture: pictureOf(pictureHash, width, height),
    inlinePicture: inlineOf(pictureHash, copySize, standing),
  };
}
