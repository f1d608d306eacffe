import { useMutation, useQuery } from '@apollo/client/react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { TextWithValues } from '../../../common/messages';
import { transferRules } from '../../../common/rules/currencyRules';
import type { OrderTransferQuery } from '../../gql/graphql';
import { msg, useTranslation } from '../../i18n/text';
import { formatMoney } from '../../lib/money';
import { refusalText } from '../../i18n/refusalText';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { Notice } from '../../ui/feedback/Notice';
import { Button } from '../../ui/form/Button';
import { Field } from '../../ui/form/Field';
import { FocusOnError } from '../../ui/form/FocusOnError';
import { Card } from '../../ui/layout/Card';
import { FollowedTransferDocument, SendReferenceDocument, TransferDocument } from './documents';
import styles from './TransferCard.module.css';

type Order = NonNullable<OrderTransferQuery['order']>;

const RULES = transferRules();

interface TransferCardProps {
  orderId: number;
  /** The key of a guest's order; null: the order is the viewer's own. */
  followKey: string | null;
}

/**
 * Where to send what an order by WishMoney comes to, and the reference of the transfer, from its buyer (specification 31.5).
 * Nothing for an order that is paid otherwise.
 */
export function TransferCard({ orderId, followKey }: TransferCardProps) {
  const own = useQuery(TransferDocument, {
    variables: { id: orderId },
    skip: followKey !== null,
    fetchPolicy: 'cache-and-network',
  });
  const followed = useQuery(FollowedTransferDocument, {
    variables: { id: orderId, key: followKey ?? '' },
    skip: followKey === null,
    // The key is a secret.
    context: { byPost: true },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const order = followKey === null ? own.data?.order : followed.data?.followedOrder;
  if (!order?.transfer || !order.totalAmount) return null;
  const { transfer } = order;
  const readAgain = () => void (followKey === null ? own : followed).refetch().catch(() => {});
  return (
    <TransferBody
      order={{ ...order, transfer, totalAmount: order.totalAmount }}
      followKey={followKey}
      onSent={readAgain}
    />
  );
}

interface TransferBodyProps {
  order: Pick<Order, 'id' | 'status' | 'lbpPerUsd'> & {
    transfer: NonNullable<Order['transfer']>;
    totalAmount: string;
  };
  followKey: string | null;
  onSent: () => void;
}

function TransferBody({ order, followKey, onSent }: TransferBodyProps) {
  const t = useTranslation();
  const { state, sendTo, reference } = order.transfer;
  const isolated = reference ?? '';
  if (state === 'CONFIRMED') {
    return (
      <Card title={t('Pay by WishMoney')}>
        <p>{t('The transfer {reference} has arrived. Your order is paid.', { reference: isolated })}</p>
      </Card>
    );
  }
  if (order.status === 'CANCELLED') return null;
  return (
    <Card title={t('Pay by WishMoney')}>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('Amount')}</dt>
            <dd dir="ltr">{formatMoney(order.totalAmount, order.lbpPerUsd)}</dd>
          </div>
          {sendTo && (
            <div>
              <dt>{t('Send it to')}</dt>
              <dd dir="auto">{sendTo}</dd>
            </div>
          )}
        </dl>
        {!sendTo && <p>{t('Please ask us where to send it.')}</p>}
        {state === 'SENT' && (
          <Notice title={t('We have your reference {reference}', { reference: isolated })}>
            <p>{t('Your order is paid as soon as we have found the transfer.')}</p>
          </Notice>
        )}
        {state === 'REJECTED' && (
          <Notice
            tone="error"
            title={t('We found no transfer with the reference {reference}', { reference: isolated })}
          >
            <p>{t('Please look at it again.')}</p>
          </Notice>
        )}
        <ReferenceForm orderId={order.id} followKey={followKey} isFirst={state === 'AWAITED'} onSent={onSent} />
      </div>
    </Card>
  );
}

interface ReferenceFormProps {
  orderId: number;
  followKey: string | null;
  /** Whether none was given yet. */
  isFirst: boolean;
  onSent: () => void;
}

const EMPTY = { reference: '' };

function ReferenceForm({ orderId, followKey, isFirst, onSent }: ReferenceFormProps) {
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
