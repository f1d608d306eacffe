import { useLanguage } from '../i18n/text';
import { Tooltip } from '../ui/feedback/Tooltip';
import { exactDate, shortDate } from '../ui/dates';

/** A moment of an order, short; exact in a tooltip, which the keyboard reaches too. */
export function OrderDate({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <Tooltip text={exactDate(at, language)}>
      <time dateTime={at} tabIndex={0}>
        {shortDate(at, language)}
      </time>
    </Tooltip>
  );
}
