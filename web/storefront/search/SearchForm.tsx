import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { LIMITS } from '../../../common/constants';
import { useTranslation } from '../../i18n/text';
import { classes } from '../../ui/classes';
import { SearchIcon } from '../../ui/icons';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  onSearch: () => void;
  field?: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  className?: string | undefined;
  children?: ReactNode;
}

/** The search field of the shop; Enter searches. */
export function SearchForm({ onSearch, field, className, children }: SearchFormProps) {
  const t = useTranslation();
  const id = useId();
  return (
    <form
      role="search"
      className={classes(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <SearchIcon />
      <label htmlFor={field?.id ?? id} className={styles.label}>
        {t('Search products')}
      </label>
      <input
        id={id}
        {...field}
        type="search"
        name="search"
        className={styles.field}
        placeholder={t('Search products')}
        maxLength={LIMITS.search}
        autoComplete="off"
        enterKeyHint="search"
        // Empty, it says its placeholder in the direction of the page; what is typed has its own.
        dir={field?.value ? 'auto' : undefined}
      />
      {children}
    </form>
  );
}
