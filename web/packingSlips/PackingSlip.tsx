import { QRCode } from 'antd';
import { formatLbp } from '../../common/amountText';
import { addressLines, gpsText } from '../../common/addresses/deliveryAddress';
import { LANGUAGES, type Language } from '../../common/languages';
import { dayText, windowText } from '../delivery/deliveryDates';
import type { SlipOfOrderFragment } from '../gql/graphql';
import type { Translate } from '../i18n/text';
import styles from './PackingSlip.module.css';

type Slip = NonNullable<SlipOfOrderFragment['slip']>;

interface PackingSlipProps {
  order: SlipOfOrderFragment;
  slip: Slip;
  language: Language;
  /** Says texts in that language. */
  t: Translate;
  shopName: string;
}

/** What lies in the box of an order, in the language that it was ordered in; its code opens the order for packing. */
export function PackingSlip({ order, slip, language, t, shopName }: PackingSlipProps) {
  const { id, customerName, employeeName, deliveryDate, deliveryWindow, note } = order;
  const code = `${location.origin}/admin/packing?order=${id}`;
  return (
    <article
      className={styles.slip}
      lang={language}
      dir={LANGUAGES[language].direction}
      data-order={id}
      aria-label={`Slip of order ${id}`}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{shopName}</p>
          <h2 className={styles.number}>{t('Order #{number}', { number: String(id) })}</h2>
          {deliveryDate && (
            <p className={styles.day}>
              {dayText(deliveryDate, language)}
              {deliveryWindow && (
                <>
                  {' · '}
                  <bdi dir="ltr" className={styles.window}>
                    {windowText(deliveryWindow)}
                  </bdi>
                </>
              )}
            </p>
          )}
          {slip.deliveryZone && (
            <p>
              <bdi>{slip.deliveryZone}</bdi>
            </p>
          )}
        </div>
        <div aria-hidden="true" className={styles.code}>
          <QRCode value={code} type="svg" size={88} color="#000" bordered={false} errorLevel="L" />
        </div>
      </header>
      <div className={styles.to}>
        <strong>
          <bdi>{employeeName ? `${customerName} (${employeeName})` : customerName}</bdi>
        </strong>
        {placeOf(order, t).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </div>
      {note && (
        <p className={styles.note}>
          <strong>{t('Note:')}</strong> <span dir="auto">{note}</span>
        </p>
      )}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <span className={styles.unseen}>{t('Packed')}</span>
            </th>
            <th scope="col" className={styles.count}>
              {t('Qty')}
            </th>
            <th scope="col">{t('Item')}</th>
            {slip.showsPrices && (
              <th scope="col" className={styles.amount}>
                {t('Amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line, place) => (
            <tr key={place}>
              <td className={styles.box}>
                <span aria-hidden="true" className={styles.tick} />
              </td>
              <td className={styles.count}>{line.quantity}</td>
              <td>
                <bdi>{line.productName}</bdi>
                {[line.sizeLabel, line.selectedPackaging].map(
                  (more) =>
                    more && (
                      <span key={more} className={styles.size}>
                        <bdi>{t(more)}</bdi>
                      </span>
                    ),
                )}
              </td>
              {slip.showsPrices && (
                <td className={styles.amount}>{line.lineTotal !== null && formatLbp(line.lineTotal)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {slip.showsPrices && <Amounts order={order} t={t} />}
      <p className={styles.thanks}>{t('Enjoy it. Keep what is fresh in the cold.')}</p>
    </article>
  );
}

/** Where it goes, line by line. */
function placeOf({ deliveryAddress, latitude, longitude }: SlipOfOrderFragment, t: Translate): string[] {
  const lines = deliveryAddress?.readable
    ? addressLines({ ...deliveryAddress, country: null }, (floor) => t('Floor {floor}', { floor })).flat()
    : [];
  if (lines.length > 0) return lines;
  if (deliveryAddress?.fullAddress) return [deliveryAddress.fullAddress];
  return latitude !== null && longitude !== null ? [gpsText(latitude, longitude)] : [];
}

function Amounts({ order, t }: { order: SlipOfOrderFragment; t: Translate }) {
  const rows: [label: string, amount: string | null][] = [
    [t('Subtotal'), order.subtotalAmount],
    ...(Number(order.discountAmount) > 0 ? [[t('Discount'), order.discountAmount] as [string, string | null]] : []),
    [t('Delivery'), order.deliveryFee],
    [t('Total'), order.totalAmount],
  ];
  return (
    <dl className={styles.amounts}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount !== null && formatLbp(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
