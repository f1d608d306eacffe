import type { ApolloClient } from '@apollo/client';
import { isLanguage, type Language } from '../../../common/languages';
import type { AdminSlipsQueryVariables, SlipOfOrderFragment } from '../../gql/graphql';
import type { Translate } from '../../i18n/text';
import { loadSlipTexts } from '../../packingSlips/slipTexts';
import { AdminSlipsDocument } from './documents';

/** How many are printed at once: a day of a busy shop. */
const MOST_SLIPS = 1_000;

/** A slip and what says its texts. */
export interface LoadedSlip {
  order: SlipOfOrderFragment;
  slip: NonNullable<SlipOfOrderFragment['slip']>;
  language: Language;
  t: Translate;
}

/**
 * The slips of orders, page by page to the last of them.
 * @returns at most 1,000, and whether these are all
 * @throws when they, or the texts of their languages, cannot be read
 */
export async function readSlips(
  client: ApolloClient,
  which: AdminSlipsQueryVariables,
): Promise<{ slips: LoadedSlip[]; isWhole: boolean }> {
  const orders: SlipOfOrderFragment[] = [];
  let after: string | null = null;
  do {
    const variables: AdminSlipsQueryVariables = { ...which, after };
    const { data } = await client.query({ query: AdminSlipsDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The slips were not answered');
    orders.push(...data.dayOrders.nodes);
    const { hasNextPage, endCursor } = data.dayOrders.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after !== null && orders.length < MOST_SLIPS);
  const slips: LoadedSlip[] = [];
  const texts = new Map<Language, Translate>();
  for (const order of orders.slice(0, MOST_SLIPS)) {
    const { slip } = order;
    // Only who packs reads them.
    if (!slip) continue;
    const language = languageOf(slip);
    const t = texts.get(language) ?? (await loadSlipTexts(language));
    texts.set(language, t);
    slips.push({ order, slip, language, t });
  }
  return { slips, isWhole: after === null };
}

function languageOf({ language }: LoadedSlip['slip']): Language {
  const tag = language.toLowerCase();
  return isLanguage(tag) ? tag : 'en';
}
