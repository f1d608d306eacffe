import { useMutation } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { TextWithValues } from '../../../common/messages';
import { transferRules } from '../../../common/rules/currencyRules';
import { refusalText } from '../../i18n/refusalText';
import { msg, useTranslation } from '../../i18n/text';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { SendReferenceDocument } from './documents';

interface ReferenceFormProps {
  orderId: number;
  followKey: string | null;
  /** Whether none was given yet. */
  isFirst: boolean;
  onSent: () => void;
}

const RULES = transferRules();
const EMPTY = { reference: '' };

/** The reference of the transfer that pays an order, from its buyer. */
export function ReferenceForm({ orderId, followKey, isFirst, onSent }: ReferenceFormProps) {
  const t = useTranslation();
  const [send] = useMutation(SendReferenceDocument, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<string | TextWithValues | null>(null);

  async function submit({ reference }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> {
    setFailure(null);
    try {
      await send({ variables: { orderId, reference: reference.trim(), key: followKey } });
      form.resetForm();
      onSent();
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields?.reference) form.setFieldError('reference', fields.reference);
      else setFailure(refusalText(error) ?? msg('The reference could not be sent. Please try again.'));
    }
  }

  const label = isFirst ? t('Send the reference') : t('Send another reference');
  return (
    <Formik initialValues={EMPTY} validationSchema={RULES} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate aria-label={t('Pay by WishMoney')}>
          <FocusOnError />
          {failure && <Notice tone="error" title={t(failure)} />}
          <Field
            name="reference"
            label={t('Reference of your transfer')}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <Button type="submit" look={isFirst ? 'primary' : 'quiet'} busy={isSubmitting}>
            {label}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
