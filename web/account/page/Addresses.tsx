import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { addressText } from '../../../common/addresses/deliveryAddress';
import { DeleteAddressDocument, SaveAddressDocument, SavedAddressesDocument } from '../../addresses/addressDocuments';
import type { SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { refusalText } from '../../i18n/refusalText';
import { focusIfLost } from '../../lib/focus/focus';
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
  // The address whose button was pressed last and its place in the list (0, -1: a new one), until the focus is dealt with.
  const last = useRef<{ id: number; place: number } | null>(null);

  // The button that was pressed gives way to the form, or goes with the address.
  useEffect(() => {
    if (last.current === null || edited !== null || busy === last.current.id) return;
    const { id, place } = last.current;
    last.current = null;
    const edits = [...(list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
    const same = edits.find(({ dataset }) => dataset.edit === String(id)) ?? (place < 0 ? add.current : null);
    // Where it stood is another one now.
    focusIfLost(same ?? edits.at(Math.min(place, edits.length - 1)) ?? add.current);
  }, [busy, edited]);

  if (!addresses && loading) return <PageLoading />;
  if (!addresses) {
    return (
      <ErrorState title={t('Your addresses could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />
    );
  }
  const readAgain = () => client.refetchQueries({ include: [SavedAddressesDocument] });

  const placeOf = (id: number) => addresses.findIndex((address) => address.id === id);

  async function change(id: number, what: () => Promise<unknown>): Promise<void> {
    setBusy(id);
    last.current = { id, place: placeOf(id) };
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
    // Another one may be changed by now.
    setBusy((now) => (now === id ? null : now));
  }

  const open = (address: SavedAddressPartsFragment | 'new') => {
    last.current = address === 'new' ? { id: 0, place: -1 } : { id: address.id, place: placeOf(address.id) };
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
