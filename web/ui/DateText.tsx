import { useLanguage } from '../i18n/text';
import { exactDate, shortDate } from './dates';

/**
 * A moment, short and in the language of the page; exact on hover. Where it needs two lines, the time stays whole. By the
 * clock of the device, unless a zone is named.
 */
export function DateText({ at, timeZone }: { at: string; timeZone?: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={exactDate(at, language, timeZone)}>
      {shortDate(at, language, timeZone).replace(/ (?=[AP]M$)/, '\u00a0')}
    </time>
  );
}
