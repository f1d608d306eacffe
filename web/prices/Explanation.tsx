import { formatLbp } from '../../common/amountText';
import type { ExplainPriceQuery, PriceStepOutcome } from '../gql/graphql';
import { Label } from '../ui-antd/list/Label';
import styles from './Explanation.module.css';
import { PriceSince } from './PriceSince';
import { RULE_NAMES } from './ruleNames';
import { unbroken } from './unbroken';
import { Waterfall } from './Waterfall';

const OUTCOMES: Readonly<Record<PriceStepOutcome, { label: string; tone: 'good' | 'plain' }>> = {
  CHOSEN: { label: 'Used', tone: 'good' },
  NOT_SET: { label: 'Not set', tone: 'plain' },
  NOT_REACHED: { label: 'Not needed', tone: 'plain' },
};

/** The explanation of a price in a sentence, and step by step. */
export function Explanation({ explanation }: { explanation: ExplainPriceQuery['priceExplanation'] }) {
  return (
    <div className={styles.explanation}>
      <p className={styles.sentence} role="status">
        {unbroken(explanation.sentence)}
      </p>
      {explanation.since && <PriceSince {...explanation.since} />}
      {explanation.price && (
        <Waterfall
          steps={explanation.waterfall.map((change) => ({ label: labelOf(change), change: change.change }))}
          total={{ label: 'Price of one', amount: explanation.price.amount }}
        />
      )}
      <table className={styles.steps}>
        <caption>How it was found, step by step</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Amount</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {explanation.steps.map(({ rule, amount, outcome }) => (
            <tr key={rule}>
              <th scope="row">{RULE_NAMES[rule]}</th>
              <td>{amount === null ? '–' : formatLbp(amount)}</td>
              <td>
                <Label tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function labelOf({ rule, percent }: ExplainPriceQuery['priceExplanation']['waterfall'][number]): string {
  if (percent !== null) return `${Number(percent)}% business discount`;
  return rule === null ? 'Customer price' : RULE_NAMES[rule];
}
