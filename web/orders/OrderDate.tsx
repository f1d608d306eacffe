import { useLanguage } from '../i18n/text';
import { useShopTimeZone } from '../shop/useShop';
import { Tooltip } from '../ui/feedback/Tooltip';
import { exactDate, shortDate } from '../ui/dates';

/** A moment of an order by the clock of the shop, short; exact in a tooltip, which the keyboard reaches too. */
export function OrderDate({ at }: { at: string }) {
  const language = useLanguage();
  const timeZone = useShopTimeZone();
  return (
    <Tooltip text={exactDate(at, language, timeZone)}>
      <time dateTime={at} tabIndex={0}>
        {shortDate(at, language, timeZone)}
      </time>
    </Tooltip>
  );
}
