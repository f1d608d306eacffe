import { array, object, string, type AnyObjectSchema } from 'yup';
import { LIMITS } from '../../constants';
import { isTranslated } from '../../languages';
import { TRANSLATED_LANGUAGES } from '../../texts/languageNames';
import { isOnce, optionalText } from '../textRules';

const KNOWN = TRANSLATED_LANGUAGES.join(', ');

/**
 * The rules of what a product says in other languages (specification 9.9): each text as long as it may be in English.
 * Which sizes and tags there are, the server alone knows.
 */
export function productTranslationRules(): AnyObjectSchema {
  return translationRules({
    sizes: textsRules(LIMITS.variants, LIMITS.variantName),
    tags: textsRules(LIMITS.tags, LIMITS.tag),
  });
}

/** The same of a category. */
export function categoryTranslationRules(): AnyObjectSchema {
  return translationRules({});
}

function translationRules(more: Record<string, ReturnType<typeof textsRules>>): AnyObjectSchema {
  return object({
    translations: array()
      .typeError('Send the translations as a list')
      .required('Send the translations as a list')
      .max(TRANSLATED_LANGUAGES.length, 'Send each language once')
      .test('once', 'Send each language once', (value) => isOnce(value, 'language'))
      .of(
        object({
          language: string()
            .required('Say which language')
            .test(
              'known',
              ({ value }) => `The shop does not translate into ${JSON.stringify(value)}; its languages are ${KNOWN}`,
              (value) => isTranslated(value),
            ),
          name: optionalText(),
          description: optionalText(LIMITS.longText),
          ...more,
        }),
      ),
  });
}

/** What single texts say: each names its English text. */
function textsRules(count: number, letters: number) {
  return array()
    .nullable()
    .max(count, `At most ${count} texts`)
    .test('once', 'Translate each text once', (value) => isOnce(value, 'english'))
    .of(object({ english: string().required('Say which text'), text: optionalText(letters) }));
}
