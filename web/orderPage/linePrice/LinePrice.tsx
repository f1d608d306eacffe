import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { languageName } from '../../../common/texts/languageNames';
import type { OrderPricesQuery, PriceRule, Role } from '../../gql/graphql';
import { msg, useLanguage, useTranslation, type Translate } from '../../i18n/text';
import { unbroken } from '../../prices/unbroken';
import { PriceSince } from '../../prices/PriceSince';
import { Waterfall } from '../../prices/Waterfall';
import { useAuth } from '../../session/viewer';
import { ErrorState } from '../../ui/feedback/states';
import styles from './LinePrice.module.css';
import { LinePriceSinceDocument, OrderPricesDocument } from './linePriceDocument';

type Change = NonNullable<OrderPricesQuery['orderPrices']>['lines'][number]['waterfall'][number];

const OWN_PRICES: Readonly<Record<PriceRule, string>> = {
  INDIVIDUAL_VARIANT: msg('Agreed price'),
  INDIVIDUAL_PRODUCT: msg('Agreed price'),
  VARIANT_BUSINESS: msg('Business price'),
  BUSINESS: msg('Business price'),
  VARIANT_CUSTOMER: msg('Customer price'),
  CUSTOMER: msg('Customer price'),
  LEGACY: msg('Customer price'),
  REPLACED: msg('Price of what it was sent instead of'),
};

/** Who may ask for prices of the past. */
const PAST_PRICES: ReadonlySet<string> = new Set<Role>(['ADMIN', 'BUSINESS']);

interface LinePriceProps {
  orderId: number;
  lineId: number;
  productName: string;
}

/** A button that opens why a line cost what it did. */
export function LinePrice({ orderId, lineId, productName }: LinePriceProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.why}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${t('Why this price?')} ${productName}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('Why this price?')}
      </button>
      {open && (
        <div id={id} className={styles.reason}>
          <Reason orderId={orderId} lineId={lineId} />
        </div>
      )}
    </div>
  );
}

function Reason({ orderId, lineId }: Pick<LinePriceProps, 'orderId' | 'lineId'>) {
  const t = useTranslation();
  const language = languageName(useLanguage());
  const auth = useAuth();
  const seesPast = auth.state === 'signed-in' && PAST_PRICES.has(auth.viewer.role);
  const { data, error, refetch } = useQuery(OrderPricesDocument, { variables: { orderId, language } });
  const line = data?.orderPrices?.lines.find((each) => each.lineId === lineId);
  if (!line && !error && !data) return <p role="status">{t('Loading…')}</p>;
  if (!line) {
    return (
      <ErrorState
        title={t('The explanation could not be loaded.')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      <p role="status">{unbroken(line.sentence)}</p>
      {seesPast && <Since orderId={orderId} lineId={lineId} />}
      {line.waterfall.length > 0 && (
        <Waterfall
          steps={line.waterfall.map((change) => ({ label: labelOf(t, change), change: change.change }))}
          total={{ label: t('Price of one'), amount: line.unitPrice }}
        />
      )}
    </>
  );
}

/** Shown when it is there: the reason stands without it. */
function Since({ orderId, lineId }: Pick<LinePriceProps, 'orderId' | 'lineId'>) {
  // Apart from the cache, where the lines of an order are one thing.
  const { data } = useQuery(LinePriceSinceDocument, { variables: { orderId, lineId }, fetchPolicy: 'no-cache' });
  const since = data?.orderPrices?.since;
  return since ? <PriceSince {...since} /> : null;
}

function labelOf(t: Translate, { rule, percent }: Change): string {
  if (percent !== null) return t('{percent}% business discount', { percent: Number(percent) });
  return t(rule === null ? 'Customer price' : OWN_PRICES[rule]);
}
