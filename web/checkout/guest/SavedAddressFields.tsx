import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId } from 'react';
import type { SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { Card } from '../../ui/layout/Card';
import type { GuestValues } from './guestCheckout';
import { chosenAddress, partsOf } from './savedAddresses';
import styles from './SavedAddressFields.module.css';

/** The parts of the place: as long as all are empty, no address was typed yet. */
const PLACE = ['phone', 'street', 'city', 'area', 'building', 'floor'] as const;

interface SavedAddressFieldsProps {
  /** Undefined while they are not known: nothing is shown. */
  addresses: readonly SavedAddressPartsFragment[] | undefined;
}

/**
 * The saved addresses of a customer, above the fields of the checkout, and whether to save what is typed (specification
 * 15.15).
 */
export function SavedAddressFields({ addresses }: SavedAddressFieldsProps) {
  const t = useTranslation();
  const id = useId();
  const { values, setFieldValue } = useFormikContext<GuestValues>();
  const typed = values.deliveryAddress;
  const chosen = addresses && chosenAddress(addresses, typed);

  const fillIn = (address: SavedAddressPartsFragment) => {
    void setFieldValue('deliveryAddress', { ...typed, ...partsOf(address) });
  };
  const begin = useEffectEvent((address: SavedAddressPartsFragment) => {
    if (PLACE.every((part) => typed[part].trim() === '')) fillIn(address);
  });
  const first = addresses?.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (first) begin(first);
  }, [first]);

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
          <input
            type="checkbox"
            checked={values.savesAddress}
            onChange={(event) => void setFieldValue('savesAddress', event.target.checked, false)}
          />
          {t('Save this address')}
        </label>
      )}
    </Card>
  );
}
