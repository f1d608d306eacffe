import { useLanguage } from '../i18n/text';
import { exactDate, shortDate } from './dates';

/** A moment, short and in the language of the page; exact on hover. */
export function DateText({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={exactDate(at, language)}>
      {shortDate(at, language)}
    </time>
  );
}
