import { startTransition, useId, useOptimistic } from 'react';
import { useTranslation } from '../../i18n/text';
import styles from './ListControls.module.css';
import { SORTS, type ListFilter } from './useListFilter';

interface ListControlsProps {
  filter: ListFilter;
  /** What the list is in when nothing was chosen, e.g. "Featured". */
  usualOrder: string;
  /** How many products the list holds; null until that is known. */
  total: number | null;
}

/** Sorts a list and leaves out what is out of stock; says how many products that gives. */
export function ListControls({ filter, usualOrder, total }: ListControlsProps) {
  const t = useTranslation();
  const sortId = useId();
  // The box answers at once; the address and the list follow.
  const [inStockOnly, showInStockOnly] = useOptimistic(filter.inStockOnly);
  return (
    <div className={styles.controls}>
      <p role="status" className={styles.total}>
        {total === null ? '' : t('{count, plural, one {# product} other {# products}}', { count: total })}
      </p>
      <label className={styles.stock}>
        <input
          type="checkbox"
          checked={inStockOnly}
          onChange={({ target: { checked } }) =>
            startTransition(() => {
              showInStockOnly(checked);
              filter.setInStockOnly(checked);
            })
          }
        />
        {t('In stock only')}
      </label>
      <div className={styles.sort}>
        <label htmlFor={sortId}>{t('Sort by')}</label>
        <select id={sortId} value={filter.sort} onChange={(event) => filter.setSort(event.target.value)}>
          <option value="">{usualOrder}</option>
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
