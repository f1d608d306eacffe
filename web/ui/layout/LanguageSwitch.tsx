import { GlobeIcon } from '../icons';
import { useToast } from '../toast/toast';
import styles from './LanguageSwitch.module.css';
import { chooseLanguage } from '../../i18n/chooseLanguage';
import { LANGUAGES, isLanguage } from '../../../common/languages';
import { useLanguage, useTranslation } from '../../i18n/text';

/** Chooses the language of the shop, here and on the next page; nothing on this one is lost. */
export function LanguageSwitch() {
  const t = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const choose = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    chooseLanguage(chosen).catch(() =>
      toast({
        title: t('The language could not be changed'),
        description: t('Please check your connection and try again.'),
        tone: 'error',
      }),
    );
  };
  return (
    <span className={styles.switch}>
      <GlobeIcon />
      <span aria-hidden="true" className={styles.short}>
        {LANGUAGES[language].short}
      </span>
      <select
        aria-label={t('Language')}
        value={language}
        onChange={(event) => choose(event.target.value)}
        className={styles.select}
      >
        {Object.entries(LANGUAGES).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
