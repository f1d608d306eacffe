import { Select } from 'antd';
import type { ListAddress } from '../filters/useListAddress';
import styles from './ListTable.module.css';

interface SortChoiceProps {
  /** The columns that the list can be sorted by; a key is what the server calls the order. */
  columns: readonly { key: string; title: string }[];
  address: ListAddress;
}

/** What a list is sorted by, where not every column that sorts it has a heading to press. */
export function SortChoice({ columns, address }: SortChoiceProps) {
  const chosen = columns.find(({ key }) => key === address.sort);
  return (
    <Select
      className={styles.sort}
      aria-label="Sort by"
      value={chosen ? `${chosen.key} ${address.descending ? 'desc' : 'asc'}` : ''}
      onChange={(value) => {
        const [sort = '', order] = value.split(' ');
        address.set({ sort, order: order === 'desc' ? 'desc' : '' });
      }}
      options={[
        { value: '', label: 'Sort by: usual order' },
        ...columns.flatMap(({ key, title }) => [
          { value: `${key} asc`, label: `${title}, ascending` },
          { value: `${key} desc`, label: `${title}, descending` },
        ]),
      ]}
    />
  );
}
