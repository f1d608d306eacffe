import { lbpFormatOf } from '../../common/exactAmountText';
import type { ExplainPriceQuery, PriceStepOutcome } from '../gql/graphql';
import { msg, useTranslation, type Translate } from '../i18n/text';
import { Label } from '../ui-antd/list/Label';
import styles from './Explanation.module.css';
import { PriceSince } from './PriceSince';
import { RULE_NAMES } from './ruleNames';
import { unbroken } from './unbroken';
import { Waterfall } from './Waterfall';

const OUTCOMES: Readonly<Record<PriceStepOutcome, { label: string; tone: 'good' | 'plain' }>> = {
  CHOSEN: { label: msg('Used'), tone: 'good' },
  NOT_SET: { label: msg('Not set'), tone: 'plain' },
  NOT_REACHED: { label: msg('Not needed'), tone: 'plain' },
};

/** The explanation of a price in a sentence, and step by step. */
export function Explanation({ explanation }: { explanation: ExplainPriceQuery['priceExplanation'] }) {
  const t = useTranslation();
  const { price, waterfall } = explanation;
  // As in the waterfall above it.
  const format = lbpFormatOf([...waterfall.map(({ change }) => change), ...(price ? [price.amount] : [])]);
  return (
    <div className={styles.explanation}>
      <p className={styles.sentence} role="status">
        {unbroken(explanation.sentence)}
      </p>
      {explanation.since && <PriceSince {...explanation.since} />}
      {price && (
        <Waterfall
          steps={waterfall.map((change) => ({ label: labelOf(t, change), change: change.change }))}
          total={{ label: t('Price of one'), amount: price.amount }}
        />
      )}
      <table className={styles.steps}>
        <caption>{t('How it was found, step by step')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Rule')}</th>
            <th scope="col">{t('Amount')}</th>
            <th scope="col">{t('Outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {explanation.steps.map(({ rule, amount, outcome }) => (
            <tr key={rule}>
              <th scope="row">{t(RULE_NAMES[rule])}</th>
              <td>
                <bdi>{amount === null ? '–' : format(amount)}</bdi>
              </td>
              <td>
                <Label wraps tone={OUTCOMES[outcome].tone}>
                  {t(OUTCOMES[outcome].label)}
                </Label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function labelOf(t: Translate, { rule, percent }: ExplainPriceQuery['priceExplanation']['waterfall'][number]): string {
  if (percent !== null) return t('{percent}% business discount', { percent: Number(percent) });
  return t(rule === null ? 'Customer price' : RULE_NAMES[rule]);
}
