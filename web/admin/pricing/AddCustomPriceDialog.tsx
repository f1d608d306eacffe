import { useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object, number } from 'yup';
import { individualPriceRules } from '../../../common/rules/accountRules';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { SearchedField } from '../../ui-antd/form/SearchedField';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { PricedProductsDocument, SetIndividualPriceDocument } from './documents';

const PRODUCT_REQUIRED = 'Choose a product';
const RULES = individualPriceRules().concat(
  object({ productId: number().typeError(PRODUCT_REQUIRED).required(PRODUCT_REQUIRED) }),
);

interface Values {
  productId: number | '';
  variant: string;
  price: string;
}

interface AddCustomPriceDialogProps {
  userId: number;
  onSaved: () => void;
  onClose: () => void;
}

/** Agrees a price for a product that is searched for, or for one of its sizes. */
export function AddCustomPriceDialog({ userId, onSaved, onClose }: AddCustomPriceDialogProps) {
  const [setPrice] = useMutation(SetIndividualPriceDocument);
  const initialValues: Values = { productId: '', variant: '', price: '' };
  return (
    <FormDialog<Values>
      title="Add Custom Product Price"
      initialValues={initialValues}
      rules={RULES}
      submit="Add Price"
      messages={{ success: 'Individual price set successfully', fallback: 'Failed to set individual price' }}
      save={async ({ productId, variant, price }) => {
        await setPrice({
          variables: { userId, productId: Number(productId), variant: variant || null, price: price.trim() },
        });
        onSaved();
      }}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [search, setSearch] = useState('');
  const found = useListQuery(PricedProductsDocument, { search: search || null });
  const products = found.data?.products.nodes ?? [];
  const [picked, setPicked] = useState<(typeof products)[number] | null>(null);
  const variants = picked?.id === values.productId ? (picked?.variants ?? []) : [];
  return (
    <>
      <SearchedField
        name="productId"
        label="Product"
        placeholder="Search by name"
        loading={found.loading}
        choices={products.map(({ id, name }) => ({ value: id, label: name }))}
        onSearch={setSearch}
        onPick={(id) => {
          setPicked(products.find((product) => product.id === id) ?? null);
          void setFieldValue('variant', '');
        }}
      />
      {variants.length > 0 && (
        <ChoiceField
          name="variant"
          label="Variant"
          optional
          placeholder="All sizes"
          hint={values.variant === '' ? 'Holds for every size without a price of its own' : 'Holds for this size alone'}
          choices={variants.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      <TextField name="price" label="Custom Price" suffix="LBP" figures />
    </>
  );
}
