import { BUILT_IN_CATEGORIES } from '../../common/constants';
import type { CategoriesQuery } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { useFreshQuery } from '../lib/queries/useFreshQuery';
import { CategoriesDocument } from './documents';

const FRESH_FOR_MS = 5 * 60_000;

/** What a category card shows. */
export type CategoryCard = Pick<CategoriesQuery['categories'][number], 'name' | 'slug' | 'description' | 'picture'> &
  Partial<Pick<CategoriesQuery['categories'][number], 'untranslated'>>;

/** The categories of the shop as a list that is never empty once it has loaded. */
export interface CategoryList {
  categories: readonly CategoryCard[];
  loading: boolean;
  failed: boolean;
  /** Whether these are all the categories the shop has, as it said just now; false for the built-in ones. */
  complete: boolean;
  retry: () => void;
}

/** The shop's categories; the five built-in ones when the call returns nothing (specification 9.1). */
export function useCategories(): CategoryList {
  const t = useTranslation();
  const { data, loading, error, refetch } = useFreshQuery(CategoriesDocument, {}, FRESH_FOR_MS);
  const found = data?.categories ?? [];
  const waiting = loading && found.length === 0;
  return {
    categories: waiting
      ? []
      : found.length > 0
        ? found
        : BUILT_IN_CATEGORIES.map(({ name, slug }) => ({ name: t(name), slug, description: '', picture: null })),
    loading: waiting,
    failed: Boolean(error) && !data,
    complete: found.length > 0 && !loading && !error,
    // A failure shows in the state of the query; there is nobody else to tell.
    retry: () => void refetch().catch(() => {}),
  };
}
