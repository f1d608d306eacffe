import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoryGrid } from './catalogue/CategoryGrid';
import { CategoryView } from './catalogue/CategoryView';
import { useCategories } from '../shop/useCategories';

const SearchView = lazy(async () => ({ default: (await import('./catalogue/SearchView')).SearchView }));

/** The store: the categories, with `?category=slug` the products of one, or with `?search=words` what was found. */
export function StorePage() {
  const [params, setParams] = useSearchParams();
  const list = useCategories();
  const slug = params.get('category');
  const search = params.get('search')?.trim();
  // A new address: the page begins at its top.
  const choose = (chosen: string | null) => setParams(chosen === null ? {} : { category: chosen });

  if (search) return <SearchView key={search} search={search} categories={list.categories} />;
  if (!slug) return <CategoryGrid {...list} onChoose={choose} />;
  const category = list.categories.find((other) => other.slug === slug);
  return (
    <CategoryView
      key={slug}
      slug={slug}
      name={category?.name}
      unknown={list.complete && !category}
      onBack={() => choose(null)}
    />
  );
}
