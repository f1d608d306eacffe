import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLbp } from '../../../common/amountText';
import { formatUsd, usdOf } from '../../../common/currencies/usd';
import { transferRules } from '../../../common/rules/currencyRules';
import type { AdminTransfersQuery } from '../../gql/graphql';
import { SubmitKeys } from '../../ordering/submitKeys';
import { TRANSFER_STATES } from '../../orders/transfer/transferStates';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { useConfirm } from '../../ui-antd/actions/useConfirm';
import { ChoiceFilter, chosen, Filters } from '../../ui-antd/filters/Filters';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { ConfirmTransferDocument, RejectTransferDocument, TransfersDocument } from './documents';
import styles from './currency.module.css';

type Transfer = AdminTransfersQuery['transfers']['nodes'][number];

const RULES = transferRules();
const TONES = { SENT: 'warning', AWAITED: 'plain', REJECTED: 'bad', CONFIRMED: 'good' } as const;

/** The orders that are paid by WishMoney, whose money the shop looks for (specification 31.6). */
export function TransfersPage() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(TransfersDocument, {
    after: address.after,
    state: chosen(address.get('state'), TRANSFER_STATES) ?? null,
    descending: true,
  });
  const [confirm] = useMutation(ConfirmTransferDocument);
  const [reject, rejecting] = useMutation(RejectTransferDocument);
  const [chosenOne, setChosen] = useState<Transfer | null>(null);
  const [keys] = useState(() => new SubmitKeys());
  const act = useAction();
  const ask = useConfirm();

  async function sayNotFound({ id, reference }: Transfer): Promise<void> {
    if (reference === null) return;
    const agrees = await ask({
      title: `Was Reference ${reference} Not Found?`,
      content: `The buyer of order #${id} is told so by mail, which cannot be undone.`,
      okText: 'Not Found',
      cancelText: 'Cancel',
    });
    if (!agrees) return;
    await act(
      () =>
        keys.send(`reject ${id} ${reference}`, (idempotencyKey) =>
          reject({ variables: { orderId: id, reference, idempotencyKey } }),
        ),
      { success: 'The buyer is told that the transfer was not found', fallback: 'Failed to reject the transfer' },
    );
    reading.retry();
  }

  const columns: Column<Transfer>[] = [
    {
      title: 'Order',
      key: 'DATE',
      render: ({ id, orderedAt }) => (
        <>
          <Link to={`/orders/${id}`}>{`#${id}`}</Link> <DateText at={orderedAt} />
        </>
      ),
    },
    { title: 'Customer', key: 'customer', from: 'lg', render: ({ customerName }) => <bdi>{customerName}</bdi> },
    {
      title: 'Amount',
      key: 'amount',
      below: 'DATE',
      figures: true,
      render: ({ totalAmount, lbpPerUsd }) => (
        <>
          {formatLbp(totalAmount)}
          {lbpPerUsd !== null && <div className={styles.usd}>{formatUsd(usdOf(totalAmount, lbpPerUsd))}</div>}
        </>
      ),
    },
    {
      title: 'Reference',
      key: 'reference',
      render: ({ reference, sentAt }) => (
        <>
          <bdi className={styles.reference}>{reference ?? '–'}</bdi>
          {sentAt && (
            <div className={styles.usd}>
              <DateText at={sentAt} />
            </div>
          )}
        </>
      ),
    },
    {
      title: 'State',
      key: 'state',
      below: 'reference',
      render: ({ state }) => <Label tone={TONES[state]}>{TRANSFER_STATES[state]}</Label>,
    },
    {
      title: 'Actions',
      key: 'actions',
      below: 'reference',
      render: (transfer) =>
        transfer.state !== 'CONFIRMED' && (
          <div className={styles.actions}>
            <Button
              type="primary"
              aria-label={`Confirm the payment of order ${transfer.id}`}
              onClick={() => setChosen(transfer)}
            >
              Confirm
            </Button>
            {transfer.state === 'SENT' && (
              <Button
                disabled={rejecting.loading}
                aria-label={`The transfer for order ${transfer.id} was not found`}
                onClick={() => void sayNotFound(transfer)}
              >
                Not Found
              </Button>
            )}
          </div>
        ),
    },
  ];

  return (
    <>
      <title>Transfers | Bustan</title>
      <h1>Transfers</h1>
      <Section title="Orders by WishMoney" count={data?.transfers.totalCount}>
        <p>Confirm an order when its money has arrived under its reference. One reference pays one order.</p>
        <Filters>
          <ChoiceFilter address={address} name="state" label="State" choices={TRANSFER_STATES} />
        </Filters>
        <ListTable
          label="Orders by WishMoney"
          rowKey="id"
          rowName={({ id }) => `order ${id}`}
          columns={columns}
          reading={reading}
          page={data?.transfers}
          address={address}
          filters={['state']}
          empty={{ title: 'Nothing waits', text: 'Orders that are paid by WishMoney appear here until they are paid.' }}
        />
      </Section>
      {chosenOne && (
        <FormDialog
          title={`Order #${chosenOne.id} Is Paid`}
          initialValues={{ reference: chosenOne.state === 'SENT' ? (chosenOne.reference ?? '') : '' }}
          rules={RULES}
          submit="Confirm"
          messages={{
            success: 'The order is paid',
            title: 'Failed to confirm the transfer',
            fallback: 'Please try again.',
          }}
          save={async ({ reference }) => {
            const input = { orderId: chosenOne.id, reference: reference.trim(), totalAmount: chosenOne.totalAmount };
            await keys.send(`confirm ${JSON.stringify(input)}`, (idempotencyKey) =>
              confirm({ variables: { ...input, idempotencyKey } }),
            );
            reading.retry();
          }}
          onClose={() => setChosen(null)}
        >
          <TextField
            name="reference"
            label="Reference"
            hint={`${formatLbp(chosenOne.totalAmount)} must have arrived under it`}
          />
        </FormDialog>
      )}
    </>
  );
}
