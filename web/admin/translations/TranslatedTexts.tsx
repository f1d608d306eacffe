import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { use, useId } from 'react';
import type { TranslatedLanguage } from '../../../common/languages';
import { TRANSLATED_LANGUAGES } from '../../../common/texts/languageNames';
import { inEnglish } from '../../../common/messages';
import { described } from '../../ui-antd/form/FormRow';
import { conflictOf, ConcurrentEditContext } from '../../ui-antd/formDialog/editConflict';
import { EditConflictNotice } from '../../ui-antd/formDialog/EditConflictNotice';
import { directionOf, ENGLISH_NAMES, type TranslationsValues } from './translations';
import styles from '../../ui-antd/form/FieldTable.module.css';

interface TranslatedTextsProps {
  of: 'sizes' | 'tags';
  /** The English texts. */
  texts: readonly string[];
}

/** The sizes or tags of a product in the other languages, a row for each. */
export function TranslatedTexts({ of, texts }: TranslatedTextsProps) {
  const { values, errors, setFieldValue, setFieldTouched } = useFormikContext<{ translations: TranslationsValues }>();
  const edit = use(ConcurrentEditContext);
  const id = useId();
  if (texts.length === 0) return null;
  const placeOf = (language: TranslatedLanguage) => `translations.${language}.${of}`;
  const wrong = TRANSLATED_LANGUAGES.flatMap((language) => {
    const error = getIn(errors, placeOf(language)) as unknown;
    return typeof error === 'string' ? [{ language, error }] : [];
  });
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        aria-label={of === 'sizes' ? 'Sizes in other languages' : 'Tags in other languages'}
      >
        <thead>
          <tr>
            <th scope="col">{of === 'sizes' ? 'Size' : 'Tag'}</th>
            {TRANSLATED_LANGUAGES.map((language) => (
              <th key={language} scope="col">
                {ENGLISH_NAMES[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((english, row) => (
            <tr key={english}>
              <th scope="row">{english}</th>
              {TRANSLATED_LANGUAGES.map((language) => {
                const place = `${id}-${row}-${language}`;
                const label = `${english} in ${ENGLISH_NAMES[language]}`;
                const texts = values.translations[language][of];
                const theirs = (all: unknown) =>
                  (getIn(all, placeOf(language)) as typeof texts | undefined)?.[english] ?? '';
                const changed = edit && conflictOf(theirs(edit.opened), texts[english] ?? '', theirs(edit.saved));
                const change = (text: string) => void setFieldValue(placeOf(language), { ...texts, [english]: text });
                const isWrong = wrong.some((each) => each.language === language);
                const { 'aria-describedby': notes } = described(place, undefined, null, changed);
                return (
                  <td key={language}>
                    <Input
                      id={place}
                      aria-label={label}
                      aria-invalid={isWrong || undefined}
                      aria-describedby={[isWrong && id, notes].filter(Boolean).join(' ') || undefined}
                      status={isWrong ? 'error' : ''}
                      lang={language}
                      dir={directionOf(language)}
                      autoComplete="off"
                      value={texts[english] ?? ''}
                      onChange={({ target }) => change(target.value)}
                      onBlur={() => void setFieldTouched(placeOf(language), true)}
                    />
                    <EditConflictNotice
                      id={place}
                      label={label}
                      changed={changed}
                      onUseTheirs={(text) => change(String(text))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong.length > 0 && (
        <div id={id} className={styles.error}>
          {wrong.map(({ language, error }) => (
            <p key={language}>
              {ENGLISH_NAMES[language]}: {inEnglish(error)}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
