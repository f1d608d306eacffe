import { useApolloClient, useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { businessAddressRules } from '../../../common/rules/accountRules';
import { BUSINESS_COUNTRY } from '../../../common/constants';
import { serverMessage } from '../../lib/refusal';
import { useToast } from '../../ui/toast/toast';
import { described, FormRow } from '../../ui-antd/form/FormRow';
import { validationMessage } from '../../ui-antd/form/validationMessage';
import { isOutdated } from '../../ui-antd/formDialog/SaveFailure';
import { useUnsavedWarning } from '../../ui-antd/formDialog/useUnsavedWarning';
import styles from './AddressTab.module.css';
import { BusinessUserDocument, UpdateBusinessAddressDocument, type Business } from './documents';

const RULES = businessAddressRules();

const FIELDS = [
  { name: 'businessName', label: 'Business Name' },
  { name: 'businessPhone', label: 'Phone' },
  { name: 'businessAddress', label: 'Address' },
  { name: 'businessCity', label: 'City' },
  { name: 'businessState', label: 'State' },
  { name: 'businessZip', label: 'ZIP Code' },
  { name: 'businessCountry', label: 'Country' },
] as const;

type Field = (typeof FIELDS)[number];

/** The address of a business; each field is saved when it loses focus. */
export function AddressTab({ business, onSaved }: { business: Business; onSaved: () => void }) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateBusinessAddressDocument);
  // One field after the other, each on the version that the one before it made: one's own changes are no conflict.
  const known = useRef(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  /** The version that a colleague made; what is saved next is saved over it. */
  async function readVersion(): Promise<void> {
    const { data } = await client.query({
      query: BusinessUserDocument,
      variables: { id: business.id },
      fetchPolicy: 'network-only',
    });
    known.current = data?.user?.version ?? 0;
  }

  function save(change: Partial<Record<Field['name'], string>>): Promise<unknown> {
    const saving = before.current.then(async () => {
      const version = Math.max(known.current, business.version);
      const { data } = await update({ variables: { userId: business.id, input: { ...change, version } } });
      known.current = data?.updateBusinessAddress.version ?? 0;
    });
    // Whoever saves again at once does so on the version that is there by now.
    before.current = saving
      .catch((failure: unknown) => (isOutdated(failure) ? readVersion() : undefined))
      .catch(() => {});
    return saving;
  }

  return (
    <div className={styles.address}>
      <p className={styles.note}>
        This address is used for one-click ordering. Each field is saved as soon as you leave it.
      </p>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <AddressField key={field.name} field={field} business={business} onSave={save} onSaved={onSaved} />
        ))}
      </div>
    </div>
  );
}

interface AddressFieldProps {
  field: Field;
  business: Business;
  onSave: (change: Partial<Record<Field['name'], string>>) => Promise<unknown>;
  /** Reads the business again. */
  onSaved: () => void;
}

function AddressField({ field: { name, label }, business, onSave, onSaved }: AddressFieldProps) {
  const saved = business[name] ?? (name === 'businessCountry' ? BUSINESS_COUNTRY : '');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [hint, setHint] = useState<string | null>(null);
  const toast = useToast();
  const id = useId();
  const value = typed ?? saved;
  const saving = useRef<string>(null);
  useUnsavedWarning(typed !== null && typed !== saved);

  async function save(): Promise<void> {
    if (value.trim() === saved.trim()) {
      setTyped(null);
      setError(undefined);
      return;
    }
    // Enter saves, and so does leaving the field before the answer has come.
    if (saving.current === value) return;
    const problem = validationMessage(() => RULES.validateSyncAt(name, { [name]: value }));
    setError(problem);
    if (problem) return;
    saving.current = value;
    setHint('Saving…');
    try {
      await onSave({ [name]: value });
      setHint('Saved');
      setTyped(null);
      onSaved();
    } catch (failure) {
      setHint(null);
      const message = serverMessage(failure) ?? 'Failed to update address';
      setError(message);
      toast({ title: 'Error', description: message, tone: 'error' });
      // What is typed stays, and can be saved again over what the other one made of it; the rest of the screen shows that.
      if (isOutdated(failure)) onSaved();
    } finally {
      if (saving.current === value) saving.current = null;
    }
  }

  return (
    <FormRow id={id} label={label} error={error} hint={hint}>
      <Input
        {...described(id, error, hint)}
        id={id}
        value={value}
        dir="auto"
        autoComplete="off"
        status={error ? 'error' : ''}
        onChange={({ target }) => {
          setHint(null);
          setTyped(target.value);
        }}
        onBlur={() => void save()}
        onPressEnter={() => void save()}
      />
    </FormRow>
  );
}
