import { formatLbp } from '../../common/amountText';
import type { ExplainPriceQuery, PriceRule, PriceStepOutcome } from '../gql/graphql';
import { Label } from '../ui-antd/list/Label';
import styles from './Explanation.module.css';

const RULES: Readonly<Record<PriceRule, string>> = {
  INDIVIDUAL_VARIANT: 'Price agreed for this size',
  INDIVIDUAL_PRODUCT: 'Price agreed for this product',
  VARIANT_BUSINESS: 'Business price of this size',
  BUSINESS: 'Business price of this product',
  VARIANT_CUSTOMER: 'Customer price of this size',
  CUSTOMER: 'Customer price of this product',
  LEGACY: 'List price of this product',
};

const OUTCOMES: Readonly<Record<PriceStepOutcome, { label: string; tone: 'good' | 'plain' }>> = {
  CHOSEN: { label: 'Used', tone: 'good' },
  NOT_SET: { label: 'Not set', tone: 'plain' },
  NOT_REACHED: { label: 'Not needed', tone: 'plain' },
};

/** The explanation of a price in a sentence, and step by step. */
export function Explanation({ explanation }: { explanation: ExplainPriceQuery['priceExplanation'] }) {
  return (
    <>
      <p className={styles.sentence} role="status">
        {explanation.sentence}
      </p>
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
              <th scope="row">{RULES[rule]}</th>
              <td>{amount === null ? '–' : formatLbp(amount)}</td>
              <td>
                <Label tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
