import { Modal } from 'antd';
import { useState } from 'react';
import { formatLbp } from '../../../common/amountText';
import type { OwnPriceTimelineQuery } from '../../gql/graphql';
import { useLanguage, useTranslation } from '../../i18n/text';
import styles from '../../prices/history/history.module.css';
import { PriceChart } from '../../prices/history/PriceChart';
import { priceRows, type PriceRow } from '../../prices/history/priceRows';
import { ShopDate } from '../../prices/history/ShopDate';
import { shopMoment } from '../../prices/history/shopTime';
import { useShopTimeZone } from '../../shop/useShop';
import { ErrorState } from '../../ui/feedback/states';
import { useListQuery } from '../../ui-antd/list/useListQuery';
import offer from './offer.module.css';
import { OwnPriceTimelineDocument } from './priceTimelineDocument';

interface PriceOverTimeProps {
  productId: number;
  /** The name of the product, with that of its size. */
  title: string;
  /** Null for a product without sizes. */
  size: string | null;
}

/** Opens what the business and customers paid for a product over time. */
export function PriceOverTime({ productId, title, size }: PriceOverTimeProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={offer.why}
        aria-label={`${t('Price over time')} ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Price over time')}
      </button>
      {open && (
        <Modal
          open
          title={t('Price of {name} over time', { name: title })}
          footer={null}
          width={760}
          onCancel={() => setOpen(false)}
        >
          <Timeline productId={productId} variant={size} />
        </Modal>
      )}
    </>
  );
}

function Timeline({ productId, variant }: { productId: number; variant: string | null }) {
  const t = useTranslation();
  const { data, error, retry } = useListQuery(OwnPriceTimelineDocument, { productId, variant });
  if (error && !data) return <ErrorState title={t('The prices could not be loaded.')} onRetry={retry} />;
  if (!data) return <p role="status">{t('Loading…')}</p>;
  return <Prices timeline={data.priceTimeline} />;
}

function Prices({ timeline: { series, from, to } }: { timeline: OwnPriceTimelineQuery['priceTimeline'] }) {
  const t = useTranslation();
  const language = useLanguage();
  const rows = priceRows(series);
  const timeZone = useShopTimeZone();
  const date = shopMoment(from, { language, timeZone });
  return (
    <div className={styles.history}>
      <PriceChart
        lines={[
          { kind: 'CUSTOMER', name: t('Customer price') },
          { kind: 'OWN', name: t('Your price') },
        ]}
        rows={rows}
        to={to}
        language={language}
      />
      <p className={styles.quiet}>
        {rows.length > 1
          ? t('Prices are known since {date} ({timeZone}).', { date, timeZone })
          : t('Nothing has changed since {date} ({timeZone}).', { date, timeZone })}
      </p>
      <PriceTable rows={rows} />
    </div>
  );
}

/** What the chart shows, to read: the newest first. */
function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useTranslation();
  const text = (amount: string | null | undefined) => (amount == null ? '–' : <bdi>{formatLbp(amount)}</bdi>);
  return (
    // Scrolled by keyboard, too.
    <div className={styles.scroll} role="region" aria-label={t('Price over time')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('From when on')}</th>
            <th scope="col" className={styles.figure}>
              {t('Your price')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('Customer price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows].reverse().map(({ at, amounts }) => (
            <tr key={at}>
              <th scope="row">
                <ShopDate at={at} />
              </th>
              <td className={styles.figure}>{text(amounts.OWN)}</td>
              <td className={styles.figure}>{text(amounts.CUSTOMER)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
