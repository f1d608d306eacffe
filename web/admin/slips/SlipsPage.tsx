import { PrinterOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOP_NAME } from '../../../common/constants';
import type { AdminSlipsQueryVariables } from '../../gql/graphql';
import { PackingSlip } from '../../packingSlips/PackingSlip';
import { PageLoading } from '../../ui/feedback/states';
import { ListEmpty, ListFailure } from '../../ui-antd/list/ListStates';
import { useDayAddress } from '../day/useDayAddress';
import { readSlips, type LoadedSlip } from './readSlips';
import styles from './slips.module.css';
import { usePaper, type Paper } from './usePaper';

/** Packing slips to print: of orders that are named in the address, or of a day or a part of it (specification 32.4). */
export function SlipsPage() {
  const { filter } = useDayAddress();
  const named = useSearchParams()[0].get('orders');
  const ids = (named ?? '').split(',').filter((id) => /^\d{1,9}$/.test(id));
  const which = named === null ? filter : { ids: ids.slice(0, 100).map(Number) };
  return (
    <div className={styles.page}>
      <title>Packing Slips | Bustan</title>
      <h1 className={styles.title}>Packing Slips</h1>
      <Slips key={JSON.stringify(which)} which={which} />
    </div>
  );
}

type State = { slips: LoadedSlip[]; isWhole: boolean } | { error: unknown } | null;

function Slips({ which }: { which: AdminSlipsQueryVariables }) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(null);
  const [tries, setTries] = useState(0);
  const [paper, setPaper] = useState<Paper>('a4');
  const list = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(which);
  usePaper(paper, list, state);

  useEffect(() => {
    let active = true;
    readSlips(client, JSON.parse(key) as AdminSlipsQueryVariables).then(
      (read) => active && setState(read),
      (error: unknown) => active && setState({ error }),
    );
    return () => {
      active = false;
    };
  }, [client, key, tries]);

  if (state === null) return <PageLoading />;
  if ('error' in state) {
    const retry = () => {
      setState(null);
      setTries(tries + 1);
    };
    return <ListFailure what="The slips" error={state.error} onRetry={retry} />;
  }
  const { slips, isWhole } = state;
  if (slips.length === 0) return <ListEmpty title="No slips" text="There are no such orders." />;
  return (
    <>
      <div className={styles.tools}>
        <strong>{slips.length === 1 ? '1 slip' : `${slips.length} slips`}</strong>
        <Radio.Group
          aria-label="Paper"
          optionType="button"
          value={paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'roll', label: '80 mm roll' },
          ]}
          onChange={({ target }) => setPaper(target.value as Paper)}
        />
        <Button type="primary" icon={<PrinterOutlined />} onClick={() => window.print()}>
          Print
        </Button>
        {!isWhole && <span role="status">These are the first 1,000; print a window or a zone at a time.</span>}
      </div>
      <div ref={list} className={paper === 'roll' ? styles.roll : styles.sheets}>
        {slips.map((slip) => (
          <PackingSlip key={slip.order.id} {...slip} shopName={SHOP_NAME} />
        ))}
      </div>
    </>
  );
}
