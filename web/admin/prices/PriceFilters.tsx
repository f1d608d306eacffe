import { InputNumber, Select } from 'antd';
import type { PriceMatrixFilter } from '../../gql/graphql';
import { ChoiceFilter, chosen, Filters, SearchFilter } from '../../ui-antd/filters/Filters';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { AdminCategoriesDocument } from '../categories/documents';
import styles from './prices.module.css';

/** What the address calls the filters. */
const PRICE_FILTERS = {
  above: 'Above the customer price',
  below: 'Far below the customer price',
  unchanged: 'Not changed for long',
  planned: 'Planned to change',
} as const;
const FILTERS: Readonly<Record<keyof typeof PRICE_FILTERS, PriceMatrixFilter>> = {
  above: 'ABOVE_CUSTOMER',
  below: 'FAR_BELOW',
  unchanged: 'UNCHANGED',
  planned: 'PLANNED',
};
const MODES = { '': 'With agreed prices', discount: 'With a percentage', all: 'All businesses' } as const;
const DAYS = { 30: 'a month', 90: 'three months', 180: 'half a year', 365: 'a year', 730: 'two years' } as const;
const [PERCENT, YEAR] = [30, 365];

/** Which prices the address asks for. */
export function filterOf(address: ListAddress) {
  const name = chosen(address.get('filter'), PRICE_FILTERS);
  const percent = Number(address.get('percent') || PERCENT);
  const mode = address.get('mode');
  return {
    search: address.get('search') || null,
    category: address.get('category') || null,
    business: address.get('business') || null,
    pricingMode: mode === 'all' ? null : mode === 'discount' ? ('DISCOUNT' as const) : ('INDIVIDUAL' as const),
    filter: name ? FILTERS[name] : null,
    percent: Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : PERCENT,
    days: Number(chosen(address.get('days'), DAYS as Readonly<Record<string, string>>) ?? YEAR),
  };
}

/** What narrows the matrix. */
export function PriceFilters({ address }: { address: ListAddress }) {
  const categories = useListQuery(AdminCategoriesDocument, {}).data?.categories ?? [];
  const { filter, percent, days } = filterOf(address);
  return (
    <Filters>
      <SearchFilter address={address} label="Search products" />
      <ChoiceFilter
        address={address}
        name="category"
        label="Category"
        choices={Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))}
      />
      <SearchFilter address={address} label="Search businesses" name="business" />
      <Select
        className={styles.choice}
        aria-label="Businesses"
        value={address.get('mode')}
        onChange={(mode) => address.set({ mode })}
        options={Object.entries(MODES).map(([value, label]) => ({ value, label }))}
      />
      <ChoiceFilter address={address} name="filter" label="Prices" choices={PRICE_FILTERS} />
      {filter === 'FAR_BELOW' && (
        <label className={styles.amountFilter}>
          More than
          <InputNumber
            aria-label="Percent below the customer price"
            min={1}
            max={99}
            precision={0}
            value={percent}
            changeOnBlur
            onChange={(value) => address.set({ percent: String(value ?? PERCENT) })}
          />
          % below
        </label>
      )}
      {filter === 'UNCHANGED' && (
        <Select
          className={styles.choice}
          aria-label="Not changed for"
          value={String(days)}
          onChange={(value) => address.set({ days: value })}
          options={Object.entries(DAYS).map(([value, text]) => ({ value, label: `For ${text}` }))}
        />
      )}
    </Filters>
  );
}
