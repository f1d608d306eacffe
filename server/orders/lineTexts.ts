import { isTranslated, type Language } from '../../common/languages';
import { translationColumn, type ProductTranslation, type Translations } from '../catalog/translations/translations';

/** What the product and the size of a line were called in one other language; what is absent, in English. */
export interface LineTranslation {
  readonly name?: string;
  readonly size?: string;
}

/** What a line keeps of the product's translations when it is placed. @param variant the size; null for none */
export function lineTranslations(
  product: Translations<ProductTranslation>,
  variant: string | null,
): Translations<LineTranslation> {
  return Object.fromEntries(
    Object.entries(product).flatMap(([language, { name, sizes }]): [string, LineTranslation][] => {
      const size = variant === null ? undefined : sizes?.[variant];
      return name === undefined && size === undefined
        ? []
        : [[language, { ...(name !== undefined && { name }), ...(size !== undefined && { size }) }]];
    }),
  );
}

/** The names of a line as its reader is told them. */
export interface ToldLine {
  readonly productName: string;
  /** What the chosen size is called; null for none. */
  readonly sizeLabel: string | null;
  readonly untranslated: readonly string[];
}

/** @param translation null for a reader of English */
export function localizedLine(
  { productName, variant, selectedSize }: { productName: string; variant: string | null; selectedSize: string | null },
  translation: LineTranslation | null,
): ToldLine {
  // A placeholder that was chosen beside a packaging is no size.
  const size = selectedSize === variant ? translation?.size : undefined;
  const untranslated = translation
    ? [
        ...(translation.name === undefined ? ['productName'] : []),
        ...(selectedSize !== null && size === undefined ? ['sizeLabel'] : []),
      ]
    : [];
  return { productName: translation?.name ?? productName, sizeLabel: size ?? selectedSize, untranslated };
}

/** As `localizedLine`, of a line with what it is called in all languages. */
export function lineIn(
  { translations, ...line }: Parameters<typeof localizedLine>[0] & { translations: Translations<LineTranslation> },
  language: Language,
): ToldLine {
  return localizedLine(line, isTranslated(language) ? (translations[language] ?? {}) : null);
}

/** What the line says in the language, as the column `translation`. */
export function lineTranslationColumn(language: Language): string {
  return translationColumn('l', language);
}
