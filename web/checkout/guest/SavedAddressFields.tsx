import { useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { SavedAddressesDocument } from '../../addresses/addressDocuments';
import type { SavedAddressInput, SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import type { GuestValues } from './guestCheckout';
import styles from './SavedAddressFields.module.css';

const PARTS = ['firstName', 'lastName', 'phone', 'street', 'city', 'area', 'building', 'floor'] as const;
/** The parts of the place: as long as all are empty, no address was typed yet. */
const PLACE = ['phone', 'street', 'city', 'area', 'building', 'floor'] as const;

interface SavedAddressFieldsProps {
  /** Called with the address to save once the order is placed; null for none. */
  onSave: (input: SavedAddressInput | null) => void;
}

/**
 * The saved addresses of a customer, above the fields of the checkout, and whether to save what is typed (specification
 * 15.15).
 */
export function SavedAddressFields({ onSave }: SavedAddressFieldsProps) {
  const t = useTranslation();
  const id = useId();
  const { values, setFieldValue } = useFormikContext<GuestValues>();
  const { data } = useQuery(SavedAddressesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [saves, setSaves] = useState(false);
  const addresses = data?.savedAddresses;
  const typed = values.deliveryAddress;
  const chosen = addresses?.find((address) => isSame(address, typed));

  const fillIn = (address: SavedAddressPartsFragment) => {
    const parts = Object.fromEntries(PARTS.map((part) => [part, address[part] ?? '']));
    void setFieldValue('deliveryAddress', { ...typed, ...parts });
  };
  const begin = useEffectEvent((address: SavedAddressPartsFragment) => {
    if (PLACE.every((part) => typed[part].trim() === '')) fillIn(address);
  });
  const first = addresses?.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (first) begin(first);
  }, [first]);

  const toSave = saves && addresses && !chosen ? inputOf(typed) : null;
  const tell = useEffectEvent(onSave);
  const asText = JSON.stringify(toSave);
  useEffect(() => {
    tell(JSON.parse(asText) as SavedAddressInput | null);
  }, [asText]);

  if (!addresses) return null;
  return (
    <Card title={t('My addresses')}>
      {addresses.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={id}>{t('Deliver to')}</label>
          <select
            id={id}
            className={styles.select}
            value={chosen?.id ?? ''}
            onChange={(event) => {
              const address = addresses.find((each) => String(each.id) === event.target.value);
              if (address) fillIn(address);
            }}
          >
            <option value="">{t('Another address')}</option>
            {addresses.map((address) => (
              <option key={address.id} value={address.id}>
                {`${address.label} · ${[address.street, address.city].join(t(', '))}`}
              </option>
            ))}
          </select>
        </div>
      )}
      {!chosen && (
        <label className={styles.check}>
          <input type="checkbox" checked={saves} onChange={(event) => setSaves(event.target.checked)} />
          {t('Save this address')}
        </label>
      )}
    </Card>
  );
}

type Typed = GuestValues['deliveryAddress'];

function isSame(address: SavedAddressPartsFragment, typed: Typed): boolean {
  return PARTS.every((part) => (address[part] ?? '') === typed[part].trim());
}

/** Named after its area; the owner can rename it. */
function inputOf(typed: Typed): SavedAddressInput {
  return {
    ...Object.fromEntries(PARTS.map((part) => [part, typed[part].trim()])),
    label: typed.area.trim().slice(0, 40),
  };
}
