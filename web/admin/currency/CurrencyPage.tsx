import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { exchangeRateRules, transferAccountRules } from '../../../common/rules/currencyRules';
import { formatFullLbp } from '../../../common/exactAmountText';
import type { AdminExchangeRatesQuery } from '../../gql/graphql';
import { DateText } from '../../ui/DateText';
import { useAction } from '../../ui-antd/actions/useAction';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { SwitchField, TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Section } from '../../ui-antd/layout/Section';
import { Label } from '../../ui-antd/list/Label';
import { ListTable, type Column } from '../../ui-antd/list/ListTable';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import {
  CurrentRateDocument,
  ExchangeRatesDocument,
  SetExchangeRateDocument,
  SetTransferAccountDocument,
} from './documents';

type Rate = AdminExchangeRatesQuery['exchangeRates']['nodes'][number];

const RATE_RULES = exchangeRateRules();
const ACCOUNT_RULES = transferAccountRules();
const FALLBACK = 'Please try again.';

const COLUMNS: readonly Column<Rate>[] = [
  { title: 'From', key: 'DATE', render: ({ at }) => <DateText at={at} /> },
  {
    title: 'One USD',
    key: 'rate',
    figures: true,
    render: ({ lbpPerUsd }) => (lbpPerUsd === null ? 'no rate' : formatFullLbp(lbpPerUsd)),
  },
  {
    title: 'USD in the Shop',
    key: 'shown',
    below: 'DATE',
    render: ({ lbpPerUsd, showsUsd }) =>
      lbpPerUsd !== null && showsUsd ? <Label tone="good">Shown</Label> : <Label>Not shown</Label>,
  },
  { title: 'Set by', key: 'by', from: 'sm', render: ({ byUsername }) => <bdi>{byUsername}</bdi> },
];

/** What one USD is, since when, and where WishMoney is sent to (specification 31.2, 31.5). For admins. */
export function CurrencyPage() {
  const address = useListAddress();
  const { data, ...reading } = useListQuery(ExchangeRatesDocument, { after: address.after });
  const { data: current, retry } = useListQuery(CurrentRateDocument, {});
  const [setRate] = useMutation(SetExchangeRateDocument);
  const [setAccount] = useMutation(SetTransferAccountDocument);
  const [open, setOpen] = useState<'rate' | 'account' | null>(null);
  const act = useAction();
  const close = () => setOpen(null);

  function readBoth(): void {
    reading.retry();
    retry();
  }

  async function takeAway(): Promise<void> {
    await act(() => setRate({ variables: { input: { lbpPerUsd: null, showsUsd: false } } }), {
      success: 'There is no rate any more',
      fallback: 'Failed to take the rate away',
    });
    readBoth();
  }

  const rate = current?.exchangeRates.nodes[0];
  const sendTo = current?.shop.wishMoneyTo ?? null;
  return (
    <>
      <title>Currencies | Bustan</title>
      <h1>Currencies</h1>
      <Section
        title="Rate of the USD"
        actions={
          <>
            {rate?.lbpPerUsd && <Button onClick={() => void takeAway()}>Take the Rate Away</Button>}
            <Button type="primary" disabled={!current} onClick={() => setOpen('rate')}>
              Set Rate
            </Button>
          </>
        }
      >
        <p>
          {rate?.lbpPerUsd
            ? `One USD is ${formatFullLbp(rate.lbpPerUsd)}. ${rate.showsUsd ? 'Shoppers and businesses see USD beside LBP.' : 'Nobody sees USD in the shop.'}`
            : 'There is no rate: amounts are in LBP alone.'}{' '}
          Orders keep the rate of their moment.
        </p>
      </Section>
      <Section
        title="WishMoney"
        actions={
          <Button disabled={!current} onClick={() => setOpen('account')}>
            Set Where to Send
          </Button>
        }
      >
        <p>{sendTo ? <bdi>{`Buyers are asked to send to: ${sendTo}`}</bdi> : 'Buyers are not told where to send.'}</p>
      </Section>
      <Section title="History" count={data?.exchangeRates.totalCount}>
        <ListTable
          label="History of the rate"
          rowKey="id"
          rowName={({ id }) => `rate ${id}`}
          columns={COLUMNS}
          reading={reading}
          page={data?.exchangeRates}
          address={address}
          filters={[]}
          empty={{ title: 'No rate yet', text: 'What the rate is set to stays here.' }}
        />
      </Section>
      {open === 'rate' && (
        <FormDialog
          title="Set Rate"
          initialValues={{ lbpPerUsd: rate?.lbpPerUsd ?? '', showsUsd: rate?.showsUsd ?? true }}
          rules={RATE_RULES}
          submit="Set Rate"
          messages={{ success: 'Rate set successfully', title: 'Failed to set the rate', fallback: FALLBACK }}
          save={async ({ lbpPerUsd, showsUsd }) => {
            await setRate({ variables: { input: { lbpPerUsd: lbpPerUsd.trim(), showsUsd } } });
            readBoth();
          }}
          onClose={close}
        >
          <TextField
            name="lbpPerUsd"
            label="One USD"
            suffix="LBP"
            figures
            hint="From now on; orders that were placed keep theirs"
          />
          <SwitchField
            name="showsUsd"
            label="Show USD beside LBP"
            hint="To shoppers and businesses, and in their mails"
          />
        </FormDialog>
      )}
      {open === 'account' && (
        <FormDialog
          title="Where to Send WishMoney"
          initialValues={{ sendTo: sendTo ?? '' }}
          rules={ACCOUNT_RULES}
          submit="Save"
          messages={{ success: 'Saved successfully', title: 'Failed to save', fallback: FALLBACK }}
          save={async (values) => {
            await setAccount({ variables: { sendTo: values.sendTo.trim() || null } });
            readBoth();
          }}
          onClose={close}
        >
          <TextField
            name="sendTo"
            label="Send to"
            optional
            hint="A number and a name, as buyers read it on the page of their order"
          />
        </FormDialog>
      )}
    </>
  );
}
