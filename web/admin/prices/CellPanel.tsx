import { Button } from 'antd';
import { formatLbp } from '../../../common/amountText';
import { ShopDate } from '../../prices/history/ShopDate';
import { RULE_NAMES } from '../../prices/ruleNames';
import { amountText, besideText, pricedText, rowText } from './cellText';
import styles from './prices.module.css';
import type { ChosenCell } from './usePriceEdit';

interface CellPanelProps extends ChosenCell {
  onEdit: () => void;
  onRemove: () => void;
  onHistory: () => void;
  onExplain: () => void;
}

/** What the chosen cell says, and what can be done with it. */
export function CellPanel({ row, business, cell, onEdit, onRemove, onHistory, onExplain }: CellPanelProps) {
  const { agreedPrice, planned, price } = cell;
  const isIndividual = business.priceBook.startsWith('individual:');
  return (
    <section className={styles.panel} aria-label="Chosen price">
      <div className={styles.said}>
        <h2 className={styles.panelTitle}>
          <bdi>{rowText(row)}</bdi>, <bdi>{business.businessName}</bdi>
        </h2>
        <p>
          <strong>{amountText(cell, row)}</strong>
          {price && ` · ${RULE_NAMES[price.rule]}`}
          {row.customerPrice !== null && ` · customers pay ${formatLbp(row.customerPrice)}`}
          {besideText(cell) !== null && ` (${besideText(cell)})`}
        </p>
        {agreedPrice !== null && !isIndividual && (
          <p>{`${pricedText(agreedPrice)} is agreed, and counts once its prices are individual.`}</p>
        )}
        {planned && (
          <p>
            {`${planned.amount === null ? 'No price' : formatLbp(planned.amount)} by plan ${planned.planId} from `}
            <ShopDate at={planned.at} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="primary" onClick={onEdit}>
          {agreedPrice === null ? 'Agree a price' : 'Change the price'}
        </Button>
        {agreedPrice !== null && (
          <Button danger onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button onClick={onHistory}>History</Button>
        {!row.isForAllSizes && <Button onClick={onExplain}>Why this price?</Button>}
      </div>
    </section>
  );
}
