import { useSearchParams } from 'react-router-dom';
import { CategoryGrid } from './CategoryGrid';
import { CategoryView } from './CategoryView';
import { useCategories } from './useCategories';

/** The store: the categories, or with `?category=slug` the products of one. */
export function StorePage() {
  const [search, setSearch] = useSearchParams();
  const list = useCategories();
  const slug = search.get('category');

  const choose = (chosen: string | null) => {
    setSearch(chosen === null ? {} : { category: chosen });
    window.scrollTo(0, 0);
  };

  if (!slug) return <CategoryGrid {...list} onChoose={choose} />;
  const category = list.categories.find((other) => other.slug === slug);
  return <CategoryView key={slug} slug={slug} name={category?.name} onBack={() => choose(null)} />;
}
