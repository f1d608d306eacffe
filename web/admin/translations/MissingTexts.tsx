import { Label } from '../../ui-antd/list/Label';
import { ENGLISH_NAMES, missingTexts, type English, type Translation } from './translations';

interface MissingTextsProps {
  english: English;
  translations: readonly Translation[] | null | undefined;
}

/** How many texts a row lacks in each language. */
export function MissingTexts({ english, translations }: MissingTextsProps) {
  const missing = missingTexts(english, translations);
  if (missing.length === 0) return <Label tone="good">Translated</Label>;
  return missing.map(({ language, count }) => (
    <Label key={language} tone="warning">
      {ENGLISH_NAMES[language]}: {count} missing
    </Label>
  ));
}
