import { Button, Modal } from 'antd';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { DRIVING_MESSAGES, notDeliveredRules } from '../../../common/rules/drivingRules';
import type { NextStep } from '../../gql/graphql';
import { msg, useTranslation } from '../../i18n/text';
import { LongTextField } from '../../ui-antd/form/fields';
import { messageOfCheck } from '../../ui-antd/form/validationMessage';
import { Choices } from '../../ui/form/Choices';
import { FocusOnError } from '../../ui/form/FocusOnError';
import type { AtDoor } from '../outbox/reports';
import type { DriverStop } from '../driverStop';
import styles from './door.module.css';
import { REASONS, savedNotDelivered, saveNotDelivered, type Door, type NotDeliveredForm } from './doorForm';
import { KeepForm } from './KeepForm';

interface NotDeliveredDialogProps {
  door: Door;
  stop: DriverStop;
  onReport: (atDoor: AtDoor) => void;
  onClose: () => void;
}

const OTHER = 'other';
const NEXT: readonly { value: NextStep; label: string }[] = [
  { value: 'LATER_TODAY', label: msg('I try again later today') },
  { value: 'ANOTHER_DAY', label: msg('It goes back, for another day') },
  { value: 'NOT_WANTED', label: msg('It goes back, they do not want it') },
];

/** Why it was not delivered, and what comes next; what was said stays when the phone goes out. */
export function NotDeliveredDialog({ door, stop: { orderId }, onReport, onClose }: NotDeliveredDialogProps) {
  const t = useTranslation();
  const [initial] = useState(() => savedNotDelivered(door));
  const title = t('Order #{id} not delivered', { id: orderId });
  return (
    <Modal open title={title} footer={null} onCancel={onClose} width={480}>
      <Formik
        initialValues={initial}
        validate={({ reason, other, next }) => {
          // Once a report waits to be sent nobody can correct it.
          const wrong = messageOfCheck(() => notDeliveredRules().validateSyncAt('reason', { reason: other }));
          return {
            ...(reason === '' && { reason: DRIVING_MESSAGES.reason }),
            ...(reason === OTHER && wrong && { other: t(wrong) }),
            ...(next === '' && { next: DRIVING_MESSAGES.next }),
          };
        }}
        onSubmit={({ reason, other, next }) =>
          onReport({
            kind: 'not-delivered',
            // What the shop reads is in English, whatever the page speaks.
            reason: reason === OTHER ? other.trim() : reason,
            next: next as NextStep,
          })
        }
      >
        {({ values }) => (
          <Form noValidate className={styles.form} aria-label={title}>
            <FocusOnError />
            <KeepForm save={(form: NotDeliveredForm) => saveNotDelivered(door, form)} />
            <p className={styles.heading}>{t('Why')}</p>
            <Choices
              name="reason"
              label={t('Why')}
              options={[
                ...REASONS.map((each) => ({ value: each, label: t(each) })),
                { value: OTHER, label: t('Another reason') },
              ]}
            />
            {values.reason === OTHER && <LongTextField name="other" label={t('Which reason')} />}
            <p className={styles.heading}>{t('What comes next')}</p>
            <Choices
              name="next"
              label={t('What comes next')}
              options={NEXT.map(({ value, label }) => ({ value, label: t(label) }))}
            />
            <Button type="primary" size="large" htmlType="submit" block>
              {t('Report')}
            </Button>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
