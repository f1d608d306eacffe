import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { formatLbp } from '../../../common/amountText';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { Pair } from '../../ui-antd/form/Pair';
import { SearchedField } from '../../ui-antd/form/SearchedField';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { BusinessUsersDocument } from '../businesses/documents';
import { PricedProductsDocument } from '../pricing/documents';
import styles from './plans.module.css';
import {
  newSingle,
  SINGLE_FIELDS,
  SINGLE_KINDS,
  valueOfKind,
  type PlanValues,
  type SingleChange,
  type SingleKind,
} from './planForm';

const KINDS = Object.entries(SINGLE_KINDS).map(([value, label]) => ({ value, label }));
const MODES = [
  { value: 'discount', label: 'Discount' },
  { value: 'individual', label: 'Individual' },
];
const APPROVALS = [
  { value: 'true', label: 'Approved' },
  { value: 'false', label: 'Suspended' },
];

/** Prices and terms that are planned one by one, each of another product or business. */
export function SingleChanges() {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const { singles } = values;
  const list = useRef<HTMLDivElement>(null);
  const nextKey = Math.max(...singles.map(({ key }) => key)) + 1;
  return (
    <div ref={list} className={styles.singles}>
      {singles.map((single, at) => (
        <fieldset key={single.key} className={styles.single}>
          <legend>{`Change ${at + 1}`}</legend>
          <SingleFields at={at} single={single} />
          {singles.length > 1 && (
            <Button
              danger
              aria-label={`Remove change ${at + 1}`}
              onClick={() =>
                void setFieldValue(
                  'singles',
                  singles.filter((each) => each !== single),
                )
              }
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        disabled={singles.length >= LIMITS.orderLines}
        onClick={() => {
          void setFieldValue('singles', [...singles, newSingle(nextKey)]).then(() =>
            list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
          );
        }}
      >
        Add another change
      </Button>
    </div>
  );
}

function SingleFields({ at, single }: { at: number; single: SingleChange }) {
  const { setFieldValue } = useFormikContext<PlanValues>();
  const { product, size, business, value } = SINGLE_FIELDS[single.kind];
  const name = (field: keyof SingleChange) => `singles.${at}.${field}`;
  const [picked, setPicked] = useState<Product | null>(null);
  const sizes = picked?.id === single.productId ? (picked?.variants ?? []) : [];
  return (
    <>
      <ChoiceField
        name={name('kind')}
        label="What is set"
        choices={KINDS}
        onPick={(kind) => void setFieldValue(name('value'), valueOfKind(single, kind as SingleKind))}
      />
      <Pair>
        {product && (
          <ProductField
            name={name('productId')}
            onPick={(found) => {
              setPicked(found);
              void setFieldValue(name('variant'), '');
            }}
          />
        )}
        {size && sizes.length > 0 && (
          <ChoiceField
            name={name('variant')}
            label="Size"
            placeholder="All sizes"
            optional
            choices={sizes.map((each) => ({ value: each.name, label: each.name }))}
          />
        )}
        {business && <BusinessField name={name('userId')} />}
      </Pair>
      {value === 'amount' && (
        <TextField
          name={name('value')}
          label="Price"
          suffix="LBP"
          figures
          hint={`${nowText(single, picked)}0 leaves no price`}
        />
      )}
      {value === 'percent' && <TextField name={name('value')} label="Percentage" suffix="%" figures />}
      {value === 'mode' && <ChoiceField name={name('value')} label="Pricing Mode" choices={MODES} />}
      {value === 'approval' && <ChoiceField name={name('value')} label="Approval" choices={APPROVALS} />}
    </>
  );
}

interface Product {
  id: number;
  name: string;
  customerPrice: string | null;
  businessPrice: string | null;
  variants: readonly { name: string; customerPrice: string | null; businessPrice: string | null }[];
}

function ProductField({ name, onPick }: { name: string; onPick: (product: Product | null) => void }) {
  const [search, setSearch] = useState('');
  const found = useListQuery(PricedProductsDocument, { search: search || null });
  const products = found.data?.products.nodes ?? [];
  return (
    <SearchedField
      name={name}
      label="Product"
      placeholder="Search by name"
      loading={found.loading}
      choices={products.map((product) => ({ value: product.id, label: product.name }))}
      onSearch={setSearch}
      onPick={(id) => onPick(products.find((product) => product.id === id) ?? null)}
    />
  );
}

function BusinessField({ name }: { name: string }) {
  const [search, setSearch] = useState('');
  const found = useListQuery(BusinessUsersDocument, { search: search || null, sort: 'NAME', descending: false });
  return (
    <SearchedField
      name={name}
      label="Business"
      placeholder="Search by name"
      loading={found.loading}
      choices={(found.data?.users.nodes ?? []).map(({ id, businessName, username }) => ({
        value: id,
        label: businessName || username,
      }))}
      onSearch={setSearch}
    />
  );
}

/** What is set now, of a list price. */
function nowText({ kind, productId, variant }: SingleChange, picked: Product | null): string {
  if (picked?.id !== productId || (kind !== 'CUSTOMER_PRICE' && kind !== 'BUSINESS_PRICE')) return '';
  const priced = variant === '' ? picked : picked.variants.find(({ name }) => name === variant);
  const now = kind === 'CUSTOMER_PRICE' ? priced?.customerPrice : priced?.businessPrice;
  return `Now ${now ? formatLbp(now) : 'none'}; `;
}
