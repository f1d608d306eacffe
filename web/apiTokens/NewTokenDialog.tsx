import { useMutation } from '@apollo/client/react';
import { tokenRules } from '../../common/rules/tokenRules';
import type { TokenScope } from '../gql/graphql';
import { DateField } from '../ui-antd/form/DateField';
import { ChoiceField, TextField } from '../ui-antd/form/fields';
import { FormDialog } from '../ui-antd/formDialog/FormDialog';
import { CreateApiTokenDocument } from './documents';
import { msg, useTranslation } from '../i18n/text';

const RULES = tokenRules();
const SCOPES: Readonly<Record<TokenScope, string>> = {
  READ: msg('Read: whatever its owner may read'),
  ORDER: msg('Order: placing orders, reading the catalogue'),
  EMPLOYEES: msg('Employees: managing its own employees'),
  STAFF: msg('Staff: what your duties open at that moment'),
  ADMIN: msg('Admin: running the shop'),
};

interface NewTokenDialogProps {
  /** What it may be given. */
  scopes: readonly TokenScope[];
  onCreated: (created: { name: string; token: string }) => void;
  onClose: () => void;
}

/** The form of a new API token. */
export function NewTokenDialog({ scopes: allowed, onCreated, onClose }: NewTokenDialogProps) {
  const t = useTranslation();
  const [create] = useMutation(CreateApiTokenDocument);
  return (
    <FormDialog
      title={t('Create Token')}
      initialValues={{ name: '', scopes: ['READ'] as TokenScope[], expiresAt: '' }}
      rules={RULES}
      submit={t('Create')}
      messages={{ fallback: t('Failed to create the token') }}
      save={async ({ name, scopes, expiresAt }) => {
        const { data } = await create({
          variables: { name, scopes, expiresAt: expiresAt || null },
          // The token itself is kept nowhere.
          fetchPolicy: 'no-cache',
        });
        if (data) onCreated({ name, token: data.createApiToken.token });
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('Name')} hint={t('What uses it, so that you know it again')} />
      <ChoiceField
        name="scopes"
        label={t('Scopes')}
        several
        choices={allowed.map((value) => ({ value, label: t(SCOPES[value]) }))}
      />
      <DateField name="expiresAt" label={t('Expires')} hint={t('Empty: it never expires')} />
    </FormDialog>
  );
}
