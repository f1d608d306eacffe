import { useMutation } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { isUnset } from '../../../common/amountText';
import { formatExactLbp } from '../../../common/exactAmountText';
import { formatUsd } from '../../../common/currencies/usd';
import { minus } from '../../../common/money';
import { countedRules } from '../../../common/rules/drivingRules';
import type { AdminRunFragment } from '../../gql/graphql';
import { SubmitKeys } from '../../ordering/submitKeys';
import { DateText } from '../../ui/DateText';
import { TextField } from '../../ui-antd/form/fields';
import { FormDialog } from '../../ui-antd/formDialog/FormDialog';
import { Label } from '../../ui-antd/list/Label';
import { CountRunDocument } from './documents';
import styles from './runs.module.css';

const RULES = countedRules();

interface CashOfRunProps {
  run: AdminRunFragment;
  onChanged: () => void;
}

/** What was counted after a run beside what should be there; counted again, it is added (specification 33.5). */
export function CashOfRun({ run, onChanged }: CashOfRunProps) {
  const { id, expectedLbp, expectedUsd } = run;
  const counts = run.counts ?? [];
  const [count] = useMutation(CountRunDocument);
  const [keys] = useState(() => new SubmitKeys());
  const [isOpen, setIsOpen] = useState(false);
  const last = counts[0];
  const isSettled = last !== undefined && last.countedLbp === expectedLbp && last.countedUsd === expectedUsd;
  const should = amounts(expectedLbp, expectedUsd);
  // Without a rate nobody takes USD.
  const takesUsd = !isUnset(expectedUsd) || run.stops.some(({ lbpPerUsd }) => lbpPerUsd !== null);

  return (
    <section className={styles.cash} aria-label={`Cash of run ${id}`}>
      <p className={styles.figures}>
        <strong>Cash</strong>
        <span>{`should be ${should}`}</span>
        {!last ? (
          <Label tone="warning">Not counted</Label>
        ) : isSettled ? (
          <Label tone="good">It adds up</Label>
        ) : (
          <Label tone="bad" wraps>
            {`Differs by ${amounts(minus(last.countedLbp, expectedLbp), minus(last.countedUsd, expectedUsd))}`}
          </Label>
        )}
      </p>
      {counts.length > 0 && (
        <ul className={styles.settled} aria-label="Counts">
          {counts.map((each) => (
            <li key={each.at}>
              {`${amounts(each.countedLbp, each.countedUsd)} counted by ${each.byUsername}, `}
              <DateText at={each.at} />
              {each.note && (
                <>
                  : <bdi>{each.note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button type={last ? 'default' : 'primary'} onClick={() => setIsOpen(true)}>
          {last ? 'Count again' : 'Count the cash'}
        </Button>
      </div>
      {isOpen && (
        <FormDialog
          title={`Cash of run ${id}`}
          initialValues={{ lbp: '', usd: '0', note: '' }}
          rules={RULES}
          width={480}
          submit="Save the count"
          messages={{ success: 'The count is kept', fallback: 'Failed to keep the count. Please try again.' }}
          save={({ lbp, usd, note }) =>
            keys.send(`${lbp} ${usd} ${note} ${run.version}`, (idempotencyKey) =>
              count({ variables: { id, lbp, usd, note: note.trim() || null, idempotencyKey } }).then(onChanged),
            )
          }
          onClose={() => setIsOpen(false)}
        >
          <p>{`There should be ${should}.`}</p>
          <TextField name="lbp" label="Counted in LBP" figures dir="ltr" />
          {takesUsd && <TextField name="usd" label="Counted in USD" figures dir="ltr" />}
          <TextField name="note" label="Why it differs" optional hint="Needed when it is not what should be there" />
        </FormDialog>
      )}
    </section>
  );
}

function amounts(lbp: string, usd: string): string {
  return !isUnset(usd) ? `${formatExactLbp(lbp)} and ${formatUsd(usd)}` : formatExactLbp(lbp);
}
