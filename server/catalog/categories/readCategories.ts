import type { Language } from '../../../common/languages';
import { entityColumns } from '../../db/entityColumns';
import { showPage, type PageRequest } from '../../db/page';
import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { readSortedPage, type SortedList } from '../../db/lists/sortedPage';
import { inlineLength, inlineOf, type Standing } from '../pictures/inlinePictures';
import { Picture } from '../pictures/picture.entity';
import { pictureOf } from '../pictures/picture.types';
import { localizedCategory, translationColumn, type CategoryTranslation } from '../translations/translations';
import { textBytes, WEIGHED, withinWeight } from '../withinWeight';
import { Category, type ListedCategory } from './category.entity';
import type { CategoryPageType } from './category.types';

const columnsIn = (
  language: Language,
) => `${entityColumns(Category, 'c', ['id', 'version', 'name', 'slug', 'description', 'pictureHash'])},
  ${entityColumns(Picture, 'i', ['width', 'height', 'copySize'])}, ${translationColumn('c', language)}`;

const FROM = 'category c LEFT JOIN picture i ON i.hash = c.picture_hash';

/** In an answer in the documented shape, beside its texts. */
const CATEGORY_BYTES = 120;

type CategoryRow = Pick<Category, 'id' | 'version' | 'name' | 'slug' | 'description' | 'pictureHash'> & {
  readonly [Column in 'width' | 'height' | 'copySize']: Picture[Column] | null;
} & { readonly translation: CategoryTranslation | null };

/** The categories in the order they were made. */
export async function readCategories(db: Queryable, language: Language): Promise<ListedCategory[]> {
  return (await readRows(db, language, 'ORDER BY c.id')).map((row) => viewCategory(row, 'list'));
}

/** The category of the slug; null when there is none. */
export async function readCategory(db: Queryable, slug: string, language: Language): Promise<ListedCategory | null> {
  const [row] = await readRows(db, language, 'WHERE c.slug = $1', slug);
  return row ? viewCategory(row, 'alone') : null;
}

/** Those of the categories that exist, unsorted; one statement. */
export async function readCategoriesById(
  db: Queryable,
  ids: readonly number[],
  standing: Standing,
  language: Language,
): Promise<ListedCategory[]> {
  return (await readRows(db, language, 'WHERE c.id = ANY($1::integer[])', ids)).map((row) =>
    viewCategory(row, standing),
  );
}

const categoriesIn = (language: Language): SortedList<'date'> => ({
  columns: columnsIn(language),
  from: FROM,
  id: { sql: 'c.id', type: 'integer' },
  sorts: { date: null },
});

/**
 * The categories with their inline pictures: up to 1,000 or 2 MB, whichever comes first (specification 9.5). How much
 * that is is known before a picture is read.
 *
 * @throws ShopError BAD_USER_INPUT as of every page
 */
export async function readCategoryPage(
  db: Queryable,
  page: PageRequest,
  language: Language,
): Promise<CategoryPageType> {
  const request = { ...page, by: 'date', descending: false } as const;
  const rows = await readSortedPage<CategoryRow, 'date'>(db, categoriesIn(language), new Selection(), request, WEIGHED);
  return showPage(withinWeight(rows, page, weightOf), (row) => viewCategory(row, 'list'));
}

function weightOf({ slug, pictureHash, copySize, translation, ...row }: CategoryRow): number {
  const { name, description } = localizedCategory(row, translation);
  return CATEGORY_BYTES + textBytes(name, slug, description) + (pictureHash === null ? 0 : inlineLength({ copySize }));
}

function readRows(db: Queryable, language: Language, which: string, ...parameters: unknown[]): Promise<CategoryRow[]> {
  return db.query(`SELECT ${columnsIn(language)} FROM ${FROM} ${which}`, parameters);
}

function viewCategory(row: CategoryRow, standing: Standing): ListedCategory {
  const { pictureHash, width, height, copySize, translation, ...category } = row;
  return {
    ...category,
    ...localizedCategory(row, translation),
    picture: pictureOf(pictureHash, width, height),
    inlinePicture: inlineOf(pictureHash, copySize, standing),
  };
}
