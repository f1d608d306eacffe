import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CANCELLATION_TEXTS, CHANGED_OFTEN, SENT_INSTEAD } from '../../../common/delivery/cancellationTexts';
import type { TextWithValues } from '../../../common/messages';
import type { AddedLineInput, ChangedLineInput, OrderAdditionInput } from '../../gql/graphql';
import { currentLanguage, msg } from '../../i18n/text';
import { refusalText } from '../../i18n/refusalText';
import { codeOf } from '../../lib/refusal';
import { fieldErrorsOf } from '../../lib/serverErrors';
import { SubmitKeys } from '../../ordering/submitKeys';
import type { Changer } from './changeable';
import { ChangeOrderDocument, ChangeOrderLinesDocument } from './documents';

/** What the shop adds, or what its buyer does, who may say what they saw it cost. */
export type AddedLine = AddedLineInput & OrderAdditionInput;

/** How the order was left, or why nothing was changed; without an answer of the shop it may have been done all the same. */
type Sent = { total: string | null } | { failure: string | TextWithValues; mayBeDone: boolean };

/** What names a product is said of no product in other languages than English. */
const REFUSALS: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: msg('There is not enough of one of these left. Nothing was changed.'),
  PRICE_UNAVAILABLE: msg('One of these has no price for this buyer yet. Nothing was changed.'),
  INSUFFICIENT_CREDIT: msg('The change is over the available credit. Nothing was changed.'),
  CONFLICT: msg('The order has changed meanwhile. Please look at it again.'),
  BAD_USER_INPUT: msg('The order can not be changed to this. Please contact the shop.'),
};

const FAILED = msg('The order could not be changed. Please try again.');

/** What the shop says only of a change that was not done. */
const NOT_DONE: readonly (string | null)[] = ['CONFLICT', 'BAD_USER_INPUT'];

/** By which its key is kept, whatever is in it: the shop then tells a change that was done from one that was not. */
const CHANGE = 'change';

/**
 * Sends a change of an order's lines, for its buyer or for the shop. A change whose answer got lost keeps its key: sent again
 * as it was it is done once, and another one is refused when the first was done.
 */
export function useSendChange(id: number, by: Changer) {
  const [ofBuyer] = useMutation(ChangeOrderDocument, { fetchPolicy: 'no-cache' });
  const [ofShop] = useMutation(ChangeOrderLinesDocument, { fetchPolicy: 'no-cache' });
  const [keys] = useState(() => new SubmitKeys());

  async function result(lines: ChangedLineInput[], reason: string, added: AddedLine[]) {
    if (by !== 'shop') {
      const { data } = await keys.send(CHANGE, (idempotencyKey) =>
        ofBuyer({ variables: { id, lines, key: by.buyer.followKey, added, idempotencyKey } }),
      );
      return data?.changeOrder;
    }
    const { data } = await keys.send(CHANGE, (idempotencyKey) =>
      ofShop({ variables: { id, lines, added, reason, idempotencyKey } }),
    );
    return data?.changeOrderLines;
  }

  return async (lines: ChangedLineInput[], reason: string, added: AddedLine[] = []): Promise<Sent> => {
    try {
      const changed = await result(lines, reason, added);
      if (changed?.__typename === 'ChangedOrder') return { total: changed.totalAmount };
      return { failure: changed ? refusalOf(changed.code, changed.message) : FAILED, mayBeDone: false };
    } catch (error) {
      const fields = fieldErrorsOf(error);
      const text = fields?.lines ?? fields?.added ?? refusalText(error);
      const code = codeOf(error);
      const mayBeDone = !NOT_DONE.includes(code);
      if (text === null || code === null) return { failure: text ?? FAILED, mayBeDone };
      return { failure: inTheirLanguage(code, text), mayBeDone };
    }
  };
}

const TRANSLATED: ReadonlySet<string> = new Set([...Object.values(CANCELLATION_TEXTS), CHANGED_OFTEN, SENT_INSTEAD]);

/** Of a key that was used the shop speaks to programs: here it says that an earlier try was done. */
function refusalOf(code: string, text: string): string | TextWithValues {
  return code === 'IDEMPOTENCY_CONFLICT' ? REFUSALS.CONFLICT! : inTheirLanguage(code, text);
}

/** The server's own words in English; in other languages those that are translated. */
function inTheirLanguage(code: string, text: string | TextWithValues): string | TextWithValues {
  if (currentLanguage() === 'en' || typeof text !== 'string' || TRANSLATED.has(text)) return text;
  return REFUSALS[code] ?? text;
}
