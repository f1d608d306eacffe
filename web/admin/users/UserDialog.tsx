import { useApolloClient, useMutation } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import type { PaymentMode, SettableRole } from '../../gql/graphql';
import { useDuties } from '../../session/duties';
import { ChoiceField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Pair } from '../../ui-antd/form/Pair';
import { useLatest } from '../../ui-antd/formDialog/useLatest';
import { DutiesField } from './DutiesField';
import { AdminUserDocument, CreateUserDocument, UpdateUserDocument, type User } from './documents';
import { UnconfirmedEmail } from './UnconfirmedEmail';
import { CHANGED_USER_RULES, NEW_USER_RULES } from './userRules';

const ROLES = [
  { value: 'customer', label: 'Customer' },
  { value: 'business', label: 'Business' },
  { value: 'staff', label: 'Staff' },
  { value: 'admin', label: 'Admin' },
];
const PAYMENT_MODES = [
  { value: 'cash', label: 'Cash' },
  { value: 'credit', label: 'Credit' },
];

interface UserDialogProps {
  /** Null for a new one. */
  user: User | null;
  /** The role that a new one begins with. */
  newRole?: 'customer' | 'staff';
  /** Reads the list again. */
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a user, to create or to edit one. */
export function UserDialog({ user, newRole = 'customer', onSaved, onClose }: UserDialogProps) {
  const client = useApolloClient();
  const hasDuty = useDuties();
  const [isAdmin, decidesCredit] = [hasDuty(), hasDuty('CREDIT')];
  const valuesOf = (of: User | null) => initialUser(of, newRole);
  const { latest, reload } = useLatest(
    user,
    async ({ id }) => {
      const { data } = await client.query({ query: AdminUserDocument, variables: { id }, fetchPolicy: 'no-cache' });
      onSaved();
      return data?.user ?? null;
    },
    valuesOf,
  );
  const [create] = useMutation(CreateUserDocument);
  const [update] = useMutation(UpdateUserDocument);
  return (
    <FormDialog
      title={user ? `Edit ${user.username}` : newRole === 'staff' ? 'Add Staff' : 'Create User'}
      initialValues={valuesOf(user)}
      rules={user ? CHANGED_USER_RULES : NEW_USER_RULES}
      submit={user ? 'Save' : 'Create'}
      messages={
        user
          ? { success: 'User updated successfully', title: 'Error updating user', fallback: 'An error occurred' }
          : { success: 'User created successfully', title: 'Error creating user', fallback: 'An error occurred' }
      }
      save={async ({ username, role, duties, paymentMode, ...values }) => {
        const input = {
          ...values,
          role: role.toUpperCase() as SettableRole,
          ...(isAdmin && { duties: role === 'staff' ? duties : [] }),
          ...(decidesCredit && { paymentMode: paymentMode.toUpperCase() as PaymentMode }),
        };
        if (latest) await update({ variables: { id: latest.id, input: { ...input, version: latest.version } } });
        else await create({ variables: { input: { username, ...input } } });
        onSaved();
      }}
      onClose={onClose}
      reload={reload}
    >
      {latest && <UnconfirmedEmail user={latest} />}
      <Pair>
        {user ? <TextField name="email" label="Email" type="email" /> : <TextField name="username" label="Username" />}
        <TextField
          name="password"
          label={user ? 'New Password' : 'Password'}
          type="password"
          autoComplete="new-password"
          optional={user !== null}
          hint={user ? 'Empty: it stays as it is. A new one ends all sessions of the user.' : undefined}
        />
      </Pair>
      {!user && <TextField name="email" label="Email" type="email" />}
      <Pair>
        <TextField name="firstName" label="First Name" />
        <TextField name="lastName" label="Last Name" />
      </Pair>
      <Pair>
        <ChoiceField name="role" label="Role" choices={isAdmin ? ROLES : ROLES.slice(0, 2)} />
        {decidesCredit && <ChoiceField name="paymentMode" label="Payment Mode" choices={PAYMENT_MODES} />}
      </Pair>
      <Duties />
      <BusinessHint />
    </FormDialog>
  );
}

function Duties() {
  const { values } = useFormikContext<{ role: string }>();
  return values.role === 'staff' && <DutiesField />;
}

function BusinessHint() {
  const { values, initialValues } = useFormikContext<{ role: string }>();
  if (values.role !== 'business' || initialValues.role === 'business') return null;
  return <p role="status">A business made here waits for its approval, which is given in Business Management.</p>;
}

function initialUser(user: User | null, newRole: string) {
  return {
    username: user?.username ?? '',
    password: '',
    email: user?.email ?? '',
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    role: user?.role.toLowerCase() ?? newRole,
    duties: user?.duties ?? [],
    paymentMode: user?.paymentMode.toLowerCase() ?? 'cash',
  };
}
