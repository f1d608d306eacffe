import { DatePicker, Radio } from 'antd';
import dayjs from 'dayjs';
import { formatLbp, grouped } from '../../../common/amountText';
import type { AdminTakingsQuery } from '../../gql/graphql';
import { useListAddress } from '../../ui-antd/filters/useListAddress';
import { Section } from '../../ui-antd/layout/Section';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import { amountText, type Currency } from './currency';
import { BestSellersDocument, CategorySalesDocument, TakingsDocument } from './documents';
import {
  BEST_SELLERS,
  bestSellerRows,
  BUSINESSES,
  businessRows,
  CATEGORIES,
  categoryRows,
  dayRows,
  DAYS,
  PAYMENTS,
  paymentRows,
} from './parts';
import { ReportPart } from './ReportPart';
import styles from './ReportSection.module.css';

const FORMAT = 'YYYY-MM-DD';
const DAYS_SHOWN = 30;
/** As many as the server counts at once. */
const MOST_DAYS = 366;

const CURRENCIES: readonly Currency[] = ['LBP', 'USD'];

/** What was sold in a period, as charts with a table behind each; period and currency are kept in the address. */
export function ReportSection() {
  const address = useListAddress();
  const today = dayjs();
  const to = dayOf(address.get('to')) ?? today.format(FORMAT);
  const from =
    dayOf(address.get('from')) ??
    dayjs(to)
      .subtract(DAYS_SHOWN - 1, 'day')
      .format(FORMAT);
  const takings = useListQuery(TakingsDocument, { from, to });
  const bestSellers = useListQuery(BestSellersDocument, { from, to });
  const categories = useListQuery(CategorySalesDocument, { from, to });
  const report = takings.data?.report;
  // Nothing is said of USD where no order has a rate.
  const hasUsd = report ? report.takings.revenueUsd !== null : false;
  const isUsdWanted = address.get('currency') === 'USD';
  const currency = isUsdWanted && (hasUsd || !report) ? 'USD' : 'LBP';
  return (
    <Section
      title="Sales"
      actions={
        <>
          {hasUsd && (
            <Radio.Group
              aria-label="Currency"
              optionType="button"
              options={[...CURRENCIES]}
              value={currency}
              onChange={({ target }) => address.set({ currency: target.value === 'USD' ? 'USD' : '' })}
            />
          )}
          <DatePicker.RangePicker
            aria-label="Period"
            classNames={{ popup: { root: styles.period } }}
            allowClear={false}
            value={[dayjs(from), dayjs(to)]}
            maxDate={today}
            presets={[
              { label: 'Last 7 days', value: [today.subtract(6, 'day'), today] },
              { label: 'Last 30 days', value: [today.subtract(29, 'day'), today] },
              { label: 'Last 12 months', value: [today.subtract(MOST_DAYS - 1, 'day'), today] },
            ]}
            onChange={(days) => {
              if (!days?.[0] || !days[1]) return;
              address.set({ from: days[0].format(FORMAT), to: days[1].format(FORMAT) });
            }}
          />
        </>
      }
    >
      <p className={styles.sum} aria-busy={takings.loading}>
        {report
          ? `${grouped(report.takings.orders)} orders, ${amountText(currency, report.takings)} (without ${grouped(report.takings.cancelled)} cancelled), days of ${report.timeZone}`
          : takings.loading && 'Counting…'}
      </p>
      {report && isUsdWanted && <p>{usdText(report.takings)}</p>}
      <div className={styles.parts}>
        <ReportPart part={DAYS} reading={takings} rowsOf={dayRows} currency={currency} />
        <ReportPart part={BEST_SELLERS} reading={bestSellers} rowsOf={bestSellerRows} currency={currency} />
        <ReportPart part={CATEGORIES} reading={categories} rowsOf={categoryRows} currency={currency} />
        <ReportPart part={BUSINESSES} reading={takings} rowsOf={businessRows} currency={currency} />
        <ReportPart part={PAYMENTS} reading={takings} rowsOf={paymentRows} currency={currency} />
      </div>
    </Section>
  );
}

type Takings = AdminTakingsQuery['report']['takings'];

/** What is in the amounts in USD, and what is not. */
function usdText({ revenueUsd, ordersWithoutRate, revenueWithoutRate }: Takings): string {
  if (revenueUsd === null) return 'No order of this period has a rate, so that amounts are in LBP.';
  const begin = 'In USD at the rate of each order.';
  if (ordersWithoutRate === 0) return begin;
  const orders = ordersWithoutRate === 1 ? '1 order has' : `${grouped(ordersWithoutRate)} orders have`;
  return `${begin} ${orders} no rate: ${formatLbp(revenueWithoutRate)} are left out.`;
}

function dayOf(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid() ? text : null;
}
