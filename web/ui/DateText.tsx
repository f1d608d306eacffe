import { useLanguage } from '../i18n/text';
import { exactDate, shortDate } from './dates';

/** A moment, short and in the language of the page; exact on hover. Where it needs two lines, the time stays whole. */
export function DateText({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={exactDate(at, language)}>
      {shortDate(at, language).replace(/ (?=[AP]M$)/, '\u00a0')}
    </time>
  );
}
