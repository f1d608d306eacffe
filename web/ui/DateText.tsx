import { LANGUAGES } from '../../common/languages';
import { useLanguage } from '../i18n/text';

/** A moment, short and in the language of the page; exact on hover. */
export function DateText({ at }: { at: string }) {
  const locale = LANGUAGES[useLanguage()].dates;
  const date = new Date(at);
  return (
    <time dateTime={at} title={date.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'long' })}>
      {date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
