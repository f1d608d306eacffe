import { useEffect, useId, useRef } from 'react';
import type { Amount } from '../../common/money';
import { useLanguage, useTranslation, type Translate } from '../i18n/text';
import { formatMoney } from '../lib/money';
import { classes } from '../ui/classes';
import styles from './DeliveryChooser.module.css';
import { dayLines, dayText, shopClock, windowText } from './deliveryDates';
import type { DeliveryOptions } from './deliveryDocument';
import { feeOf, missingToMinimum } from './deliveryFee';
import { ShopClockNote } from '../ui/ShopClockNote';
import type { Delivery } from './useDelivery';

type Day = DeliveryOptions['days'][number];
type Window = Day['windows'][number];

interface DeliveryChooserProps {
  delivery: Delivery;
  /** What the lines come to before a discount; null where no amount is shown. */
  subtotal: Amount | null;
}

/** The day and the window of a delivery. The earliest ones are chosen already; one tap changes them. */
export function DeliveryChooser({ delivery, subtotal }: DeliveryChooserProps) {
  const t = useTranslation();
  const language = useLanguage();
  const id = useId();
  const { options, asksForPlace, chosen, lost, loading, pick } = delivery;
  const list = useRef<HTMLDivElement>(null);
  const chosenDate = chosen?.date;
  useEffect(() => {
    if (chosenDate !== undefined) showChecked(list.current);
  }, [chosenDate]);
  if (options === null) return null;
  if (asksForPlace) return <p>{t('Please say where it goes: then you see here when we deliver.')}</p>;
  if (options.zoneId === null) return <p role="status">{t('We do not deliver to this place yet.')}</p>;
  const { timeZone } = options;
  const days = options.days.filter(({ windows, closedFor }) => windows.length > 0 || closedFor !== null);
  const day = days.find(({ date }) => date === chosen?.date);

  return (
    <div className={classes(styles.chooser, loading && styles.loading)} aria-busy={loading}>
      <div role="status">
        {lost && (
          <p className={styles.short}>
            {t('{day}, {window} can no longer be ordered. The earliest other time is chosen.', {
              day: dayText(lost.date, language),
              window: windowText(lost.window),
            })}
          </p>
        )}
        {chosen === null && !loading && (
          <p className={styles.short}>{t('No time is free in the next two weeks. Please contact us.')}</p>
        )}
      </div>
      {days.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('Day of delivery')}</legend>
          <div ref={list} className={styles.days}>
            {days.map((each) => (
              <DayChip
                key={each.date}
                name={`${id}-day`}
                day={each}
                checked={each === day}
                onPick={(window) => pick({ date: each.date, window })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {day && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('Time of delivery')}</legend>
          <div className={styles.windows}>
            {day.windows.map((each) => (
              <label key={each.window} className={styles.window}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={`${id}-window`}
                  checked={each.window === chosen?.window}
                  disabled={each.obstacle !== null}
                  onChange={() => pick({ date: day.date, window: each.window })}
                />
                <bdi dir="ltr" className={styles.hours}>
                  {windowText(each.window)}
                </bdi>
                <span className={styles.until}>
                  {stateOf(each, t) ??
                    t('Order until {moment}', { moment: shopClock(each.cutOff, language, timeZone) })}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.terms}>
        {subtotal !== null && <Terms options={options} subtotal={subtotal} />}
        <ShopClockNote timeZone={timeZone} className={styles.note} />
      </div>
    </div>
  );
}

interface DayChipProps {
  name: string;
  day: Day;
  checked: boolean;
  /** Called with the first window of the day that is free. */
  onPick: (window: string) => void;
}

function DayChip({ name, day, checked, onPick }: DayChipProps) {
  const t = useTranslation();
  const language = useLanguage();
  const [weekday, date] = dayLines(day.date, language);
  const free = day.closedFor === null ? day.windows.find(({ obstacle }) => obstacle === null) : undefined;
  return (
    <label className={styles.day}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={checked}
        disabled={!free}
        onChange={() => free && onPick(free.window)}
      />
      <span className={styles.weekday}>{weekday}</span> <span>{date}</span>{' '}
      {!free && <span className={styles.note}>{obstacleOf(day, t)}</span>}
    </label>
  );
}

/** What the place asks of an order. */
function Terms({ options, subtotal }: { options: DeliveryOptions; subtotal: Amount }) {
  const t = useTranslation();
  const fee = feeOf(options, subtotal);
  const missing = missingToMinimum(options, subtotal);
  const { freeFrom, minimum } = options;
  return (
    <>
      {fee !== null && (
        <p>
          {/[1-9]/.test(fee)
            ? t('Delivery here costs {amount}.', { amount: formatMoney(fee) })
            : t('Delivery here is free.')}
          {freeFrom != null &&
            fee !== '0.00' &&
            ` ${t('From {amount} on it is free.', { amount: formatMoney(freeFrom) })}`}
        </p>
      )}
      {minimum != null && (
        <p className={missing === null ? undefined : styles.short}>
          {missing === null
            ? t('Orders here begin at {amount}.', { amount: formatMoney(minimum) })
            : t('Orders here begin at {amount}: {missing} is missing.', {
                amount: formatMoney(minimum),
                missing: formatMoney(missing),
              })}
        </p>
      )}
    </>
  );
}

/** Why a whole day cannot be chosen. */
function obstacleOf({ closedFor, windows }: Day, t: Translate): string {
  if (closedFor !== null) return closedFor || t('Closed');
  return windows.some(({ obstacle }) => obstacle === 'FULL') ? t('Full') : t('Too late');
}

/** What stands in the way of a window; null when it can be chosen. */
function stateOf({ obstacle }: Window, t: Translate): string | null {
  if (obstacle === null) return null;
  if (obstacle === 'FULL') return t('Full');
  return obstacle === 'PAST_CUT_OFF' ? t('Too late') : t('Closed');
}

/** How much of the chip beside the checked one has to be seen, so that nobody takes it for the last one. */
const NEXT_SEEN = 40;

/** Moves the list, and not the page: the checked chip comes first when it, or what follows, is not in it. */
function showChecked(list: HTMLElement | null): void {
  const chip = list?.querySelector(':checked')?.closest('label')?.getBoundingClientRect();
  if (!list || !chip) return;
  const { left, right } = list.getBoundingClientRect();
  if (chip.left >= left + NEXT_SEEN && chip.right <= right - NEXT_SEEN) return;
  const padding = 4;
  list.scrollLeft +=
    getComputedStyle(list).direction === 'rtl' ? chip.right - right + padding : chip.left - left - padding;
}
