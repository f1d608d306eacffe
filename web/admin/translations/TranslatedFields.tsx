import { LongTextField, TextField } from '../../ui-antd/form/fields';
import { SideBySide } from './SideBySide';
import { directionOf, ENGLISH_NAMES } from './translations';

/** Name and description in all languages; what is left empty is said in English. */
export function TranslatedFields() {
  return (
    <>
      <SideBySide
        translated={(language) => (
          <TextField
            name={`translations.${language}.name`}
            label={`Name in ${ENGLISH_NAMES[language]}`}
            optional
            lang={language}
            dir={directionOf(language)}
          />
        )}
      >
        <TextField name="name" label="Name" />
      </SideBySide>
      <SideBySide
        translated={(language) => (
          <LongTextField
            name={`translations.${language}.description`}
            label={`Description in ${ENGLISH_NAMES[language]}`}
            optional
            lang={language}
            dir={directionOf(language)}
          />
        )}
      >
        <LongTextField name="description" label="Description" />
      </SideBySide>
    </>
  );
}
