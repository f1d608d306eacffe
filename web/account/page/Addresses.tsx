import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { LIMITS } from '../../../common/constants';
import { addressText } from '../../../common/addresses/deliveryAddress';
import { DeleteAddressDocument, SaveAddressDocument, SavedAddressesDocument } from '../../addresses/addressDocuments';
import type { SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { refusalText } from '../../i18n/refusalText';
import { useFocusBack } from '../../lib/focus/useFocusBack';
import { Button } from '../../ui/form/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Question } from '../../ui/feedback/Question';
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
  const [toDelete, setToDelete] = useState<SavedAddressPartsFragment | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const addresses = data?.savedAddresses;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** What was pressed last: of which address, and where in the list that stands. */
  const [pressed, setPressed] = useState<{ id: number; place: number } | 'new' | null>(null);
  /** Whether something was written that the list could not be read with since. */
  const [isOutdated, setIsOutdated] = useState(false);
  const failure = useRef<HTMLDivElement>(null);
  const isChanging = pressed !== null && pressed !== 'new' && busy === pressed.id;
  const opener = () => {
    if (isOutdated) return failure.current?.querySelector('button');
    const edits = [...(list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
    if (pressed === null || pressed === 'new') return add.current ?? edits.at(-1);
    const same = edits.find(({ dataset }) => dataset.edit === String(pressed.id));
    return same ?? edits[Math.min(pressed.place, edits.length - 1)] ?? add.current;
  };
  // The button gives way to the form, or goes with the address, whose place another one takes.
  useFocusBack(edited !== null || isChanging, opener);
  useFocusBack(isOutdated, opener);

  if (!addresses && loading) return <PageLoading />;
  if (!addresses) {
    return (
      <ErrorState title={t('Your addresses could not be loaded.')} onRetry={() => void refetch().catch(() => {})} />
    );
  }

  /** What was written is written, whether or not the list can be read: called a failure, it would be done twice. */
  async function readAgain(): Promise<void> {
    try {
      await client.refetchQueries({ include: [SavedAddressesDocument] });
      setIsOutdated(false);
    } catch {
      setIsOutdated(true);
    }
  }

  const press = (id: number) => setPressed({ id, place: addresses.findIndex((address) => address.id === id) });

  async function change(id: number, what: () => Promise<unknown>): Promise<void> {
    setBusy(id);
    press(id);
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
  if (isOutdated) {
    return (
      <div ref={failure}>
        <Notice title={t('Your change is saved.')} />
        <ErrorState title={t('Your addresses could not be loaded.')} onRetry={() => void readAgain()} />
      </div>
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
                onClick={() => {
                  press(address.id);
                  setEdited(address);
                }}
              >
                {t('Edit')}
              </Button>
              <Button
                look="quiet"
                busy={busy === address.id}
                aria-label={t('Delete {name}', { name: address.label })}
                onClick={() => setToDelete(address)}
              >
                {t('Delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {addresses.length < LIMITS.addresses ? (
        <div className={styles.actions}>
          <Button
            ref={add}
            onClick={() => {
              setPressed('new');
              setEdited('new');
            }}
          >
            {t('Add an address')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>
          {t('You have saved {count, number} addresses, which is the most.', { count: LIMITS.addresses })}
        </p>
      )}
      {toDelete && (
        <Question
          title={t('Delete the address {name}?', { name: toDelete.label })}
          text={t('It cannot be brought back.')}
          no={t('Cancel')}
          yes={t('Delete')}
          onAnswer={(agrees) => {
            setToDelete(null);
            const { id } = toDelete;
            if (agrees) void change(id, () => remove({ variables: { id } }));
          }}
        />
      )}
    </>
  );
}
