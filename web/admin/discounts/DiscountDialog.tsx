import { useApolloClient, useMutation } from '@apollo/client/react';
import { discountCodeRules } from '../../../common/rules/catalogue/discountRules';
import { DateField } from '../../ui-antd/form/DateField';
import { SwitchField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import {
  CreateDiscountCodeDocument,
  DiscountCodeDocument,
  UpdateDiscountCodeDocument,
  type DiscountCode,
} from './documents';

const RULES = discountCodeRules();
const DEFAULT_DISCOUNT = '10';

interface DiscountDialogProps {
  /** Null for a new one. */
  code: DiscountCode | null;
  /** Reads the list again. */
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a discount code, to create or to edit one. */
export function DiscountDialog({ code, onSaved, onClose }: DiscountDialogProps) {
  const client = useApolloClient();
  const { latest, reload } = useLatest(
    code,
    async ({ id }) => {
      const { data } = await client.query({ query: DiscountCodeDocument, variables: { id }, fetchPolicy: 'no-cache' });
      onSaved();
      return data?.discountCode ?? null;
    },
    valuesOf,
  );
  const [create] = useMutation(CreateDiscountCodeDocument);
  const [update] = useMutation(UpdateDiscountCodeDocument);
  return (
    <FormDialog
      title={code ? 'Edit Discount Code' : 'Create Discount Code'}
      initialValues={valuesOf(code)}
      // Formik takes an empty text for one that is missing, so that an empty limit is none.
      rules={RULES}
      submit={code ? 'Save' : 'Create'}
      messages={
        code
          ? { success: 'Discount code updated successfully', fallback: 'Failed to update discount code' }
          : { success: 'Discount code created successfully', fallback: 'Failed to create discount code' }
      }
      save={async (values) => {
        const input = {
          code: values.code.trim(),
          discountPercent: Number(values.discountPercent),
          maxUses: values.maxUses === '' ? null : Number(values.maxUses),
          expiresAt: values.expiresAt === '' ? null : new Date(values.expiresAt).toISOString(),
          isActive: values.isActive,
        };
        if (latest) await update({ variables: { id: latest.id, input: { ...input, version: latest.version } } });
        else await create({ variables: { input } });
        onSaved();
      }}
      onClose={onClose}
      reload={reload}
    >
      <TextField name="code" label="Code" />
      <Pair>
        <TextField name="discountPercent" label="Discount" suffix="%" figures />
        <TextField
          name="maxUses"
          label="Max Uses"
          optional
          figures
          placeholder="∞"
          hint="Empty for any number of uses"
        />
      </Pair>
      <DateField name="expiresAt" label="Expires" hint="Empty: it never expires" />
      <SwitchField name="isActive" label="Active" />
    </FormDialog>
  );
}

function valuesOf(code: DiscountCode | null) {
  return {
    code: code?.code ?? '',
    discountPercent: code ? String(Number(code.discountPercent)) : DEFAULT_DISCOUNT,
    maxUses: code?.maxUses == null ? '' : String(code.maxUses),
    expiresAt: code?.expiresAt ?? '',
    isActive: code?.isActive ?? true,
  };
}
