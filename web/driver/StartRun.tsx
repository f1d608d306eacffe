import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { startRunRules } from '../../common/rules/drivingRules';
import type { DriverRunFragment } from '../gql/graphql';
import { useTranslation } from '../i18n/text';
import { randomKey } from '../ordering/attempt';
import { useAction } from '../ui-antd/actions/useAction';
import { TextField } from '../ui-antd/form/fields';
import { FocusOnError } from '../ui/form/FocusOnError';
import { StartOwnRunDocument } from './documents';
import styles from './driver.module.css';

interface StartRunProps {
  run: DriverRunFragment;
  /** Whether it can not be done now, without a connection. */
  isClosed: boolean;
}

/** Sends the run out, with what the driver takes along to give change. */
export function StartRun({ run, isClosed }: StartRunProps) {
  const t = useTranslation();
  const act = useAction();
  const [start, { loading }] = useMutation(StartOwnRunDocument);
  const [key] = useState(randomKey);
  if (run.stops.length === 0) return null;
  return (
    <Formik
      initialValues={{ floatLbp: '' }}
      validate={({ floatLbp }) => (startRunRules().isValidSync({ floatLbp }) ? {} : { floatLbp: t('Not an amount') })}
      onSubmit={({ floatLbp }) =>
        act(() => start({ variables: { id: run.id, floatLbp: floatLbp || null, idempotencyKey: key } }), {
          success: t('You are on your way'),
          fallback: t('The run could not be started. Please try again.'),
        })
      }
    >
      <Form noValidate className={styles.start} aria-label={t('Start run {id}', { id: run.id })}>
        <FocusOnError />
        <TextField name="floatLbp" label={t('Change you take along, in LBP')} optional figures dir="ltr" />
        <Button type="primary" size="large" htmlType="submit" loading={loading} disabled={isClosed}>
          {t('Start')}
        </Button>
      </Form>
    </Formik>
  );
}
