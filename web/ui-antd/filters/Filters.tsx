import { Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './Filters.module.css';
import { TypedSearch } from './TypedSearch';
import type { ListAddress } from './useListAddress';
import { useTranslation } from '../../i18n/text';

/** What narrows a list, in one row above it. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div role="search" className={styles.filters}>
      {children}
    </div>
  );
}

/** Searches the list by what is typed, once the typing pauses. */
export function SearchFilter({
  address,
  label,
  name = 'search',
}: {
  address: ListAddress;
  label: string;
  name?: string;
}) {
  return (
    <TypedSearch
      className={styles.search}
      searched={address.get(name)}
      label={label}
      onSearch={(text) => address.set({ [name]: text })}
    />
  );
}

interface ChoiceFilterProps {
  address: ListAddress;
  name: string;
  label: string;
  /** Value in the address to what is read. */
  choices: Readonly<Record<string, string>>;
}

/** Narrows the list to one of a few values. */
export function ChoiceFilter({ address, name, label, choices }: ChoiceFilterProps) {
  const t = useTranslation();
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      popupMatchSelectWidth={false}
      value={address.get(name)}
      onChange={(value) => address.set({ [name]: value })}
      options={[
        { value: '', label: t('{label}: all', { label }) },
        ...Object.entries(choices).map(([value, text]) => ({ value, label: t(text) })),
      ]}
    />
  );
}

/** The value in the address if it is one of the known ones, else undefined. */
export function chosen<T extends string>(value: string, choices: Readonly<Record<T, unknown>>): T | undefined {
  return Object.hasOwn(choices, value) ? (value as T) : undefined;
}

/** What a list is sorted by, from its address; in its own order the last ones come first. */
export function sorting<T extends string>(
  address: ListAddress,
  sorts: Readonly<Record<T, unknown>>,
  own: NoInfer<T>,
): { sort: T; descending: boolean } {
  const sort = chosen(address.sort, sorts);
  return sort === undefined ? { sort: own, descending: true } : { sort, descending: address.descending };
}
