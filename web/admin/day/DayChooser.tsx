import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { daysAfter } from '../../../common/delivery/days';
import { dayText } from '../../delivery/deliveryDates';
import type { ListAddress } from '../../ui-antd/filters/useListAddress';
import styles from './day.module.css';
import { NO_DAY } from './useDayAddress';

interface DayChooserProps {
  address: ListAddress;
  /** Null: of orders without a day. */
  date: string | null;
  today: string;
  /** Whether orders without a day can be chosen, too. */
  offersNone?: boolean;
}

/** Which day is looked at: today, the days beside it, any other, or orders that have none. */
export function DayChooser({ address, date, today, offersNone = true }: DayChooserProps) {
  // What narrows one day is no window of another.
  const go = (day: string) => address.set({ date: day === today ? '' : day, window: '', zone: '', stage: '' });
  return (
    <div className={styles.chooser}>
      {date !== null && (
        <>
          <Button icon={<LeftOutlined />} aria-label="The day before" onClick={() => go(daysAfter(date, -1))} />
          <DatePicker
            aria-label="Day"
            allowClear={false}
            value={dayjs(date)}
            onChange={(chosen) => go(dayjs(chosen).format('YYYY-MM-DD'))}
          />
          <Button icon={<RightOutlined />} aria-label="The day after" onClick={() => go(daysAfter(date, 1))} />
        </>
      )}
      <Button disabled={date === today} onClick={() => go(today)}>
        Today
      </Button>
      <Button disabled={date === daysAfter(today, 1)} onClick={() => go(daysAfter(today, 1))}>
        Tomorrow
      </Button>
      {offersNone && (
        <Button disabled={date === null} onClick={() => go(NO_DAY)}>
          Without a Day
        </Button>
      )}
      <strong className={styles.which}>{date === null ? 'Orders without a day' : dayText(date, 'en')}</strong>
    </div>
  );
}
