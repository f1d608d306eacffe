import { isLanguage, LANGUAGES, type Language } from '../../common/languages';
import { badInput } from '../core/errors';
import type { JsonSchema } from './jsonSchema';

/** The parameter `language` of what says something in several languages (specification 12.11). */
export const LANGUAGE: JsonSchema = {
  type: 'string',
  description: 'In which language the shop’s texts are told; each falls back to English.',
  enum: Object.keys(LANGUAGES),
  default: 'en',
};

/**
 * The language that a request asks for; English when it asks for none.
 * @throws ShopError BAD_USER_INPUT for one that the shop does not speak
 */
export function askedLanguage(asked: unknown): Language {
  if (asked === undefined) return 'en';
  if (typeof asked === 'string' && isLanguage(asked)) return asked;
  throw badInput({ language: `Must be one of ${Object.keys(LANGUAGES).join(', ')}` });
}
