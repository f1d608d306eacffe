import type { ApolloClient } from '@apollo/client';
import { languageName, type Language } from '../../common/languages';
import { graphql } from '../gql/gql';
import { bringLanguage } from '../i18n/chooseLanguage';

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
