import type { ApolloClient } from '@apollo/client';
import { isLanguage, type Language } from '../../common/languages';
import { languageName } from '../../common/texts/languageNames';
import { graphql } from '../gql/gql';
import { CHOSEN, loadLanguage, rememberLanguage } from '../i18n/chooseLanguage';
import { currentLanguage } from '../i18n/text';

const SetLanguageDocument = graphql(`
  mutation SetLanguage($language: Language!) {
    setLanguage(language: $language)
  }
`);

/** Keeps the language with the account that is signed in; when that fails, this device has it all the same. */
export async function keepLanguage(client: ApolloClient, language: Language): Promise<void> {
  await client
    .mutate({ mutation: SetLanguageDocument, variables: { language: languageName(language) }, fetchPolicy: 'no-cache' })
    .catch(() => {});
}

/** Makes one of the language of this device and that of the account that has just signed in (specification 18.6). */
export async function settleLanguage(client: ApolloClient, ofAccount: string | null | undefined): Promise<void> {
  const chosen = await bringLanguage(ofAccount);
  if (chosen !== null) await keepLanguage(client, chosen);
}

/**
 * Brings the language of an account that has just signed in to this device, unless another one was chosen by hand on this
 * visit: the newer choice counts (specification 18.6). @returns the language that the account is to keep instead, if any
 */
async function bringLanguage(ofAccount: string | null | undefined): Promise<Language | null> {
  const kept = ofAccount?.toLowerCase();
  const language = currentLanguage();
  if (kept === language) return null;
  if (wasChosenByHand()) return language;
  if (!isLanguage(kept)) return null;
  await loadLanguage(kept).then(
    () => rememberLanguage(kept),
    () => {},
  );
  return null;
}

function wasChosenByHand(): boolean {
  try {
    return sessionStorage.getItem(CHOSEN) !== null;
  } catch {
    return false;
  }
}
