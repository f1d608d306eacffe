import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { randomKey } from '../../ordering/attempt';
import { useDuties } from '../../session/duties';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { Pair } from '../../ui-antd/form/Pair';
import { SearchedField } from '../../ui-antd/form/SearchedField';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { BusinessUsersDocument } from '../businesses/documents';
import { AdminCategoriesDocument } from '../categories/documents';
import { PricedProductsDocument } from '../pricing/documents';
import { PlanPricesDocument } from './documents';
import { ImpactPanel } from './ImpactPanel';
import { SingleChanges } from './SingleChanges';
import {
  changesOf,
  fieldOf,
  NEW_PLAN,
  PLAN_FORM_RULES,
  planErrors,
  pricesOf,
  SUBJECTS,
  type PlanValues,
  type Subject,
} from './planForm';

const CHOICES = Object.entries(SUBJECTS).map(([value, label]) => ({ value, label }));

interface PlanDialogProps {
  /** What it is about at first; absent: a category. */
  subject: Subject | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Plans prices from an instant on: of a category, a product or a business, or one by one. */
export function PlanDialog({ subject = 'category', onSaved, onClose }: PlanDialogProps) {
  const [plan] = useMutation(PlanPricesDocument);
  const [idempotencyKey] = useState(randomKey);
  // Of which form the server says what is wrong.
  const sent = useRef<Subject>(subject);
  return (
    <FormDialog<PlanValues>
      title="Plan Prices"
      initialValues={{ ...NEW_PLAN, subject }}
      rules={PLAN_FORM_RULES}
      submit="Plan"
      messages={{ success: 'Prices planned successfully', fallback: 'Failed to plan prices' }}
      validate={planErrors}
      fieldOf={(path) => fieldOf(path, sent.current)}
      save={async (values) => {
        sent.current = values.subject;
        const { at, reason } = values;
        await plan({ variables: { input: { ...changesOf(values), at, reason: reason || null, idempotencyKey } } });
        onSaved();
      }}
      onClose={onClose}
    >
      <Pair>
        <InstantField />
        <TextField name="reason" label="Reason" optional />
      </Pair>
      <ChoiceField name="subject" label="What changes" choices={CHOICES} />
      <SubjectFields />
      <ImpactPanel />
    </FormDialog>
  );
}

/** A day and time of the shop's clock, wherever the administrator is. */
export function InstantField() {
  return <TextField name="at" label="From" type="datetime-local" hint="By the clock of the shop" />;
}

function SubjectFields() {
  const { subject } = useFormikContext<PlanValues>().values;
  if (subject === 'category') return <CategoryFields />;
  if (subject === 'single') return <SingleChanges />;
  return subject === 'product' ? <ProductFields /> : <BusinessFields />;
}

function CategoryFields() {
  const categories = useListQuery(AdminCategoriesDocument, {}).data?.categories ?? [];
  return (
    <>
      <ChoiceField
        name="categoryId"
        label="Category"
        placeholder="Choose a category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Pair>
        <TextField name="percent" label="By" suffix="%" figures hint="5 makes dearer, -5 cheaper" />
        <ChoiceField
          name="of"
          label="Which prices"
          placeholder="Customer and business prices"
          optional
          choices={[
            { value: 'CUSTOMER_PRICE', label: 'Customer prices alone' },
            { value: 'BUSINESS_PRICE', label: 'Business prices alone' },
          ]}
        />
      </Pair>
    </>
  );
}

function useProducts() {
  const [search, setSearch] = useState('');
  const found = useListQuery(PricedProductsDocument, { search: search || null });
  return { products: found.data?.products.nodes ?? [], loading: found.loading, setSearch };
}

function ProductFields() {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const { products, loading, setSearch } = useProducts();
  return (
    <>
      <SearchedField
        name="productId"
        label="Product"
        placeholder="Search by name"
        loading={loading}
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setSearch}
        onPick={(id) => {
          const product = products.find((each) => each.id === id);
          void setFieldValue('prices', product ? pricesOf(product) : []);
        }}
      />
      {values.prices.map(({ label, now }, at) => (
        <TextField
          key={label}
          name={`prices.${at}.value`}
          label={label}
          suffix="LBP"
          figures
          placeholder="stays"
          hint={`Now ${now}; 0 leaves no price`}
        />
      ))}
    </>
  );
}

function BusinessFields() {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const [search, setSearch] = useState('');
  const found = useListQuery(BusinessUsersDocument, { search: search || null, sort: 'NAME', descending: false });
  const { products, loading, setSearch: searchProducts } = useProducts();
  const [sizes, setSizes] = useState<string[]>([]);
  const mayApprove = useDuties()('ACCOUNTS');
  return (
    <>
      <SearchedField
        name="userId"
        label="Business"
        placeholder="Search by name"
        loading={found.loading}
        choices={(found.data?.users.nodes ?? []).map(({ id, businessName, username }) => ({
          value: id,
          label: businessName || username,
        }))}
        onSearch={setSearch}
      />
      <Pair>
        <TextField name="discount" label="Discount" suffix="%" figures placeholder="stays" />
        <ChoiceField
          name="mode"
          label="Pricing Mode"
          placeholder="stays"
          choices={[
            { value: 'discount', label: 'Discount' },
            { value: 'individual', label: 'Individual' },
          ]}
        />
      </Pair>
      {mayApprove && (
        <ChoiceField
          name="approval"
          label="Approval"
          placeholder="stays"
          choices={[
            { value: 'true', label: 'Approved' },
            { value: 'false', label: 'Suspended' },
          ]}
        />
      )}
      <SearchedField
        name="agreedProductId"
        label="Agreed price for"
        placeholder="No product"
        loading={loading}
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={searchProducts}
        onPick={(id) => {
          setSizes(products.find((each) => each.id === id)?.variants.map(({ name }) => name) ?? []);
          void setFieldValue('agreedVariant', '');
        }}
      />
      {values.agreedProductId !== '' && (
        <Pair>
          <TextField name="agreedPrice" label="Agreed Price" suffix="LBP" figures />
          {sizes.length > 0 && (
            <ChoiceField
              name="agreedVariant"
              label="Size"
              placeholder="All sizes"
              choices={sizes.map((name) => ({ value: name, label: name }))}
            />
          )}
        </Pair>
      )}
    </>
  );
}
