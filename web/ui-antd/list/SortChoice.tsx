import { Select } from 'antd';
import type { ListAddress } from '../filters/useListAddress';
import styles from './ListTable.module.css';
import { useTranslation } from '../../i18n/text';

interface SortChoiceProps {
  /** The columns that the list can be sorted by; a key is what the server calls the order. */
  columns: readonly { key: string; title: string }[];
  address: ListAddress;
}

/** What a list is sorted by, where not every column that sorts it has a heading to press. */
export function SortChoice({ columns, address }: SortChoiceProps) {
  const t = useTranslation();
  const chosen = columns.find(({ key }) => key === address.sort);
  return (
    <Select
      className={styles.sort}
      aria-label={t('Sort by')}
      value={chosen ? `${chosen.key} ${address.descending ? 'desc' : 'asc'}` : ''}
      onChange={(value) => {
        const [sort = '', order] = value.split(' ');
        address.set({ sort, order: order === 'desc' ? 'desc' : '' });
      }}
      options={[
        { value: '', label: t('Sort by: usual order') },
        ...columns.flatMap(({ key, title }) => [
          { value: `${key} asc`, label: t('{title}, ascending', { title }) },
          { value: `${key} desc`, label: t('{title}, descending', { title }) },
        ]),
      ]}
    />
  );
}
