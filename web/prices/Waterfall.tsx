import { lbpFormatOf } from '../../common/exactAmountText';
import { compare, minus } from '../../common/money';
import styles from './Waterfall.module.css';

/** A step of the way from the customer price to a price. */
export interface WaterfallStep {
  label: string;
  /** What it adds; negative for what it takes off. */
  change: string;
}

interface WaterfallProps {
  steps: readonly WaterfallStep[];
  /** What they come to, and what it is called. */
  total: { label: string; amount: string };
}

/** From the customer price to a price, step by step: each with what it adds or takes off, and what they come to. */
export function Waterfall({ steps, total }: WaterfallProps) {
  const format = lbpFormatOf([...steps.map(({ change }) => change), total.amount]);
  return (
    <dl className={styles.steps}>
      {steps.map(({ label, change }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="ltr">{index === 0 ? format(change) : signed(change, format)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd dir="ltr">{format(total.amount)}</dd>
      </div>
    </dl>
  );
}

function signed(change: string, format: (amount: string) => string): string {
  return compare(change, '0') < 0 ? `−${format(minus('0', change))}` : `+${format(change)}`;
}
