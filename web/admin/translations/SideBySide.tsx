import type { ReactNode } from 'react';
import type { TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** The English field. */
  children: ReactNode;
  /** The field of another language. */
  translated: (language: TranslatedLanguage) => ReactNode;
}

/** One text in all languages, side by side where there is room. */
export function SideBySide({ children, translated }: SideBySideProps) {
  return (
    <div className={styles.languages}>
      {children}
      {TRANSLATED_LANGUAGES.map((language) => (
        <div key={language}>{translated(language)}</div>
      ))}
    </div>
  );
}
