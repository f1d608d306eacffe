import { useLocation } from 'react-router-dom';
import type { TextWithValues } from '../../../common/messages';
import { useTranslation } from '../../i18n/text';
import { SIGN_IN_FIRST } from '../../i18n/refusalText';
import { Notice } from '../../ui/feedback/Notice';

/** Why something of the account was not saved; with the way to sign in where the session has ended. */
export function FailureNotice({ text }: { text: string | TextWithValues }) {
  const t = useTranslation();
  const { pathname } = useLocation();
  return (
    <Notice tone="error" title={t(text)}>
      {/* Loads the page anew: this one still believes that somebody is signed in. */}
      {text === SIGN_IN_FIRST && <a href={`/login?returnTo=${encodeURIComponent(pathname)}`}>{t('Sign In')}</a>}
    </Notice>
  );
}
