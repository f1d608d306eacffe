import { useMutation } from '@apollo/client/react';
import { Form, Formik, Field as FormikField, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import type { TextWithValues } from '../../../common/messages';
import { savedAddressRules } from '../../../common/rules/addressRules';
import { SaveAddressDocument } from '../../addresses/addressDocuments';
import type { SavedAddressInput, SavedAddressPartsFragment } from '../../gql/graphql';
import { useTranslation } from '../../i18n/text';
import { refusalText } from '../../i18n/refusalText';
import { keepFocus } from '../../lib/focus/focus';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { useShop } from '../../shop/useShop';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { CancelButton } from '../../ui/leaving/CancelButton';
import { UnsavedGuard } from '../../ui/leaving/UnsavedGuard';
import styles from './AccountPage.module.css';
import { FailureNotice } from './FailureNotice';

interface AddressFormProps {
  /** The one to be changed; null: a new one. */
  address: SavedAddressPartsFragment | null;
  onDone: (saved: boolean) => Promise<void>;
}

/** The parts of an address as they are sent. */
export function inputOf(address: SavedAddressPartsFragment): SavedAddressInput {
  const { label, firstName, lastName, phone, street, building, floor, area, city, isDefault } = address;
  return { label, firstName, lastName, phone, street, building, floor, area, city, isDefault };
}

function valuesOf(address: SavedAddressPartsFragment | null) {
  return {
    label: address?.label ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    phone: address?.phone ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    area: address?.area ?? '',
    building: address?.building ?? '',
    floor: address?.floor ?? '',
    isDefault: address?.isDefault ?? false,
  };
}

type Values = ReturnType<typeof valuesOf>;

/** A saved address: the fields of the checkout, with a label. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const t = useTranslation();
  const phone = useShop()?.phone ?? '';
  const rules = useMemo(() => savedAddressRules(phone), [phone]);
  const [save] = useMutation(SaveAddressDocument);
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);

  async function submit(values: Values, form: FormikHelpers<Values>): Promise<void> {
    setFailure(null);
    try {
      await save({ variables: { id: address?.id ?? null, input: values } });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields) Object.entries(fields).forEach(([name, message]) => form.setFieldError(name, message));
      else setFailure(refusalText(error) ?? 'Please check your connection and try again.');
      return;
    }
    await onDone(true);
  }

  const title = address ? t('Edit {name}', { name: address.label }) : t('Add an address');
  return (
    <Formik initialValues={valuesOf(address)} validationSchema={rules} onSubmit={submit}>
      {({ isSubmitting, dirty }) => (
        <Form noValidate className={styles.form} aria-label={title}>
          <FocusOnError />
          <UnsavedGuard unsaved={dirty} />
          {failure && <FailureNotice text={failure} />}
          <Field name="label" label={t('Label, such as Home')} required autoFocus />
          <div className={styles.grid}>
            <Field name="firstName" label={t('First Name')} autoComplete="given-name" required />
            <Field name="lastName" label={t('Last Name')} autoComplete="family-name" required />
          </div>
          <Field name="phone" label={t('Mobile Number')} type="tel" inputMode="tel" autoComplete="tel" required />
          <Field name="street" label={t('Street Address')} autoComplete="address-line1" required />
          <div className={styles.grid}>
            <Field name="city" label={t('City')} autoComplete="address-level2" required />
            <Field name="area" label={t('Area/Region')} autoComplete="address-level1" required />
            <Field name="building" label={t('Building')} autoComplete="address-line2" />
            <Field name="floor" label={t('Floor')} autoComplete="address-line3" />
          </div>
          {!address?.isDefault && (
            <label className={styles.check}>
              <FormikField type="checkbox" name="isDefault" /> {t('Begin checkouts with this address')}
            </label>
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={isSubmitting} onMouseDown={keepFocus}>
              {t('Save address')}
            </Button>
            <CancelButton onCancel={() => void onDone(false)} />
          </div>
        </Form>
      )}
    </Formik>
  );
}
