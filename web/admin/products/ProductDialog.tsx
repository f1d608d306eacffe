import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Input } from 'antd';
import { useFormikContext } from 'formik';
import { CATALOGUE_MESSAGES } from '../../../common/rules/catalogue/catalogueRules';
import { useDuties } from '../../session/duties';
import { useToast } from '../../ui/toast/toast';
import { ChoiceField, SwitchField, TextField } from '../../ui-antd/form/fields';
import { FieldRow } from '../../ui-antd/form/FieldRow';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import { PictureField } from '../../ui-antd/form/PictureField';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import { TranslatedFields } from '../translations/TranslatedFields';
import { TranslatedTexts } from '../translations/TranslatedTexts';
import { AdminProductsDocument, CreateProductDocument, UpdateProductDocument } from './documents';
import {
  fieldOf,
  initialProduct,
  inputByDuties,
  itemsOf,
  lacksVariantPricing,
  productInput,
  validateProduct,
  withSizes,
  type Product,
  type ProductValues,
} from './productForm';
import { VariantPricing } from './VariantPricing';

interface ProductDialogProps {
  /** Null for a new one. */
  product: Product | null;
  categories: readonly { id: number; name: string }[];
  /** Reads the list again. */
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a product, to create or to edit one. */
export function ProductDialog({ product, categories, onSaved, onClose }: ProductDialogProps) {
  const client = useApolloClient();
  const hasDuty = useDuties();
  const duties = { prices: hasDuty('PRICES'), catalogue: hasDuty('CATALOGUE') };
  const { latest, reload } = useLatest(
    product,
    async ({ id }) => {
      const { data } = await client.query({
        query: AdminProductsDocument,
        variables: { ids: [id], sort: 'RELEVANCE' },
        fetchPolicy: 'no-cache',
      });
      onSaved();
      return data?.products.nodes[0] ?? null;
    },
    initialProduct,
  );
  const [create] = useMutation(CreateProductDocument);
  const [update] = useMutation(UpdateProductDocument);
  const toast = useToast();
  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Create Product'}
      width={1040}
      initialValues={initialProduct(product)}
      validate={(values) => validateProduct(values, duties)}
      onInvalid={(errors) => {
        if (!lacksVariantPricing(errors)) return;
        toast({ title: 'Missing Variant Pricing', description: CATALOGUE_MESSAGES.variantPrices, tone: 'error' });
      }}
      fieldOf={fieldOf}
      submit={product ? 'Save' : 'Create'}
      messages={
        product
          ? { success: 'Product updated successfully', fallback: 'Failed to update product' }
          : { success: 'Product created successfully', fallback: 'Failed to create product' }
      }
      save={async (values) => {
        const input = inputByDuties(productInput(values, latest), duties);
        if (latest) await update({ variables: { id: latest.id, input: { ...input, version: latest.version } } });
        else await create({ variables: { input } });
        onSaved();
      }}
      onClose={onClose}
      reload={reload}
    >
      {duties.catalogue && (
        <>
          <TranslatedFields />
          <ChoiceField
            name="categoryId"
            label="Category"
            placeholder="Choose a category"
            choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SizesField />
        </>
      )}
      {duties.prices ? <Prices /> : <p role="note">Prices stay as they are; a new product or size has none yet.</p>}
      {duties.catalogue && (
        <>
          <Translated of="sizes" />
          <TextField name="tags" label="Tags" optional hint="Comma separated" />
          <Translated of="tags" />
          <PictureField name="imageUrl" label="Image" current={latest?.picture?.url ?? null} />
          <SwitchField name="inStock" label="In Stock" />
        </>
      )}
    </FormDialog>
  );
}

function SizesField() {
  const { values, setValues } = useFormikContext<ProductValues>();
  return (
    <FieldRow<string>
      name="variants"
      label="Variants"
      optional
      hint="Sizes, comma separated; each then has its own prices"
    >
      {({ field, attributes }) => (
        <Input
          {...field}
          {...attributes}
          autoComplete="off"
          placeholder="1L, 0.5L, 500g"
          onChange={({ target }) => void setValues(withSizes(values, target.value))}
        />
      )}
    </FieldRow>
  );
}

/** The sizes or tags that are typed, in the other languages. */
function Translated({ of }: { of: 'sizes' | 'tags' }) {
  const { values } = useFormikContext<ProductValues>();
  return <TranslatedTexts of={of} texts={[...new Set(itemsOf(of === 'sizes' ? values.variants : values.tags))]} />;
}

/** The base prices, or in variant pricing mode those of each variant. */
function Prices() {
  const { values } = useFormikContext<ProductValues>();
  const variants = itemsOf(values.variants);
  if (variants.length === 0) {
    return (
      <Pair>
        <TextField name="customerPrice" label="Customer Price" suffix="LBP" figures />
        <TextField name="businessPrice" label="Business Price" suffix="LBP" figures />
      </Pair>
    );
  }
  return (
    <>
      <Alert
        type="info"
        showIcon
        title="Using Variant Pricing Mode"
        description="Base prices are not used: every variant has a customer price and a business price of its own."
      />
      <VariantPricing names={[...new Set(variants)]} />
    </>
  );
}
