import { useLanguage } from '../i18n/text';
import { dayText, windowText } from './deliveryDates';
import styles from './DeliveryTimeText.module.css';

interface DeliveryTimeTextProps {
  date: string;
  window: string | null;
}

/** When an order is delivered, e.g. "Thu, Nov 26, 08:00 – 12:00". */
export function DeliveryTimeText({ date, window }: DeliveryTimeTextProps) {
  const language = useLanguage();
  return (
    <>
      <time dateTime={date}>{dayText(date, language)}</time>
      {window !== null && (
        <>
          {' '}
          <bdi dir="ltr" className={styles.window}>
            {windowText(window)}
          </bdi>
        </>
      )}
    </>
  );
}
