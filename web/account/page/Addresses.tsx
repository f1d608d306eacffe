import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { addressText } from '../../../common/addresses/deliveryAddress';
import { DeleteAddressDocument, SaveAddressDocument, SavedAddressesDocument } from '../../addresses/addressDocuments';
import type { SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { refusalText } from '../../i18n/refusalText';
import { isFocusLost } from '../../lib/focus';
import { Button } from '../../ui/form/Button';
import { ErrorState, PageLoading } from '../../ui/feedback/states';
import { useToast } from '../../ui/toast/toast';
import styles from './AccountPage.module.css';
import { AddressForm, inputOf } from './AddressForm';

/** The saved addresses of a customer: each can be changed, deleted and made the default. */
export function Addresses() {
  const t = useTranslation();
  const toast = useToast();
  const client = useApolloClient();
  const { data, loading, refetch } = useQuery(SavedAddressesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [save] = useMutation(SaveAddressDocument);
  const [remove] = useMutation(DeleteAddressDocument);
  const [edited, setEdited] = useState<SavedAddressPartsFragment | 'new' | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const addresses = data?.savedAddresses;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // The address whose button was pressed last, 0 for a new one, until it is known where the focus went.
  const last = useRef<number | null>(null);

  // The button that was pressed gives way to the form, or goes with the address.
  useEffect(() => {
    if (last.current === null || edited !== null || busy !== null) return;
    const edit = list.current?.querySelector<HTMLElement>(`[data-edit="${last.current}"]`);
    if (isFocusLost()) (edit ?? add.current ?? list.current?.querySelector<HTMLElement>('[data-edit]'))?.focus();
    last.current = null;
  }, [busy, edited]);

  if (!addresses && loading) return <PageLoading />;
  if (!addresses) {
    return (
      <ErrorState title={t('Your addresses could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />
    );
  }
  const readAgain = () => client.refetchQueries({ include: [SavedAddressesDocument] });

  async function change(id: number, what: () => Promise<unknown>): Promise<void> {
    setBusy(id);
    last.current = id;
    try {
      await what();
      await readAgain();
    } catch (error) {
      const why = refusalText(error);
      toast({
        title: t('The address could not be changed'),
        description: why ? t(why) : t('Please check your connection and try again.'),
        tone: 'error',
      });
    }
    setBusy(null);
  }

  const open = (address: SavedAddressPartsFragment | 'new') => {
    last.current = address === 'new' ? 0 : address.id;
    setEdited(address);
  };

  if (edited) {
    return (
      <AddressForm
        address={edited === 'new' ? null : edited}
        onDone={async (saved) => {
          if (saved) await readAgain();
          setEdited(null);
        }}
      />
    );
  }
  return (
    <>
      {addresses.length === 0 && (
        <p className={styles.quiet}>{t('Save an address, and order to it with one press.')}</p>
      )}
      <ul ref={list} className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.entry}>
            <div className={styles.about}>
              <h3>
                <bdi>{address.label}</bdi>
                {address.isDefault && ` · ${t('Default')}`}
              </h3>
              <p className={styles.quiet}>
                <bdi>{`${address.firstName} ${address.lastName}`}</bdi> · <bdi dir="ltr">{address.phone}</bdi>
              </p>
              <p className={styles.quiet}>
                <bdi>{addressText(address, (floor) => t('Floor {floor}', { floor }), t(', '))}</bdi>
              </p>
            </div>
            <div className={styles.actions}>
              {!address.isDefault && (
                <Button
                  look="quiet"
                  busy={busy === address.id}
                  onClick={() =>
                    void change(address.id, () =>
                      save({ variables: { id: address.id, input: { ...inputOf(address), isDefault: true } } }),
                    )
                  }
                >
                  {t('Make default')}
                </Button>
              )}
              <Button
                look="quiet"
                data-edit={address.id}
                aria-label={t('Edit {name}', { name: address.label })}
                onClick={() => open(address)}
              >
                {t('Edit')}
              </Button>
              <Button
                look="quiet"
                busy={busy === address.id}
                aria-label={t('Delete {name}', { name: address.label })}
                onClick={() => void change(address.id, () => remove({ variables: { id: address.id } }))}
              >
                {t('Delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {addresses.length < LIMITS.addresses ? (
        <div className={styles.actions}>
          <Button ref={add} onClick={() => open('new')}>
            {t('Add an address')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>
          {t('You have saved {count, number} addresses, which is the most.', { count: LIMITS.addresses })}
        </p>
      )}
    </>
  );
}
