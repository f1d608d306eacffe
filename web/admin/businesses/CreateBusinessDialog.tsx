import { useMutation } from '@apollo/client/react';
import { newBusinessRules } from '../../../common/rules/accountRules';
import type { PaymentMode } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import { CreateBusinessUserDocument } from './documents';

const RULES = newBusinessRules();
const PAYMENT_MODES = [
  { value: 'credit', label: 'Credit' },
  { value: 'cash', label: 'Cash' },
];

/** The form of a new business account; it is approved at once. */
export function CreateBusinessDialog({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const [create] = useMutation(CreateBusinessUserDocument);
  const decidesCredit = useDuties()('CREDIT');
  return (
    <FormDialog
      title="Create Business User"
      width={760}
      initialValues={{
        username: '',
        password: '',
        email: '',
        businessName: '',
        businessAddress: '',
        businessCity: '',
        businessState: '',
        businessZip: '',
        businessPhone: '',
        paymentMode: 'credit',
      }}
      rules={RULES}
      submit="Create"
      messages={{ success: 'Business user created successfully', fallback: 'Failed to create business user' }}
      save={async ({ paymentMode, ...texts }) => {
        const chosen = decidesCredit && { paymentMode: paymentMode.toUpperCase() as PaymentMode };
        await create({ variables: { input: { ...texts, ...chosen } } });
        onSaved();
      }}
      onClose={onClose}
    >
      <Pair>
        <TextField name="username" label="Username" />
        <TextField name="password" label="Password" type="password" autoComplete="new-password" />
      </Pair>
      <Pair>
        <TextField name="email" label="Email" type="email" />
        {decidesCredit && <ChoiceField name="paymentMode" label="Payment Mode" choices={PAYMENT_MODES} />}
      </Pair>
      <TextField name="businessName" label="Business Name" />
      <TextField name="businessAddress" label="Business Address" />
      <Pair>
        <TextField name="businessCity" label="City" />
        <TextField name="businessState" label="State" optional />
      </Pair>
      <Pair>
        <TextField name="businessZip" label="ZIP Code" optional />
        <TextField name="businessPhone" label="Phone" optional />
      </Pair>
    </FormDialog>
  );
}
