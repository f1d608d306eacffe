import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CANCELLATION_TEXTS, CHANGED_OFTEN } from '../../../common/delivery/cancellationTexts';
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

/** How the order was left, or why nothing was changed. */
type Sent = { total: string | null } | { failure: string | TextWithValues };

/** What names a product is said of no product in other languages than English. */
const REFUSALS: Readonly<Record<string, string>> = {
  OUT_OF_STOCK: msg('There is not enough of one of these left. Nothing was changed.'),
  PRICE_UNAVAILABLE: msg('One of these has no price for this buyer yet. Nothing was changed.'),
  INSUFFICIENT_CREDIT: msg('The change is over the available credit. Nothing was changed.'),
  CONFLICT: msg('The order has changed meanwhile. Please look at it again.'),
  BAD_USER_INPUT: msg('The order can not be changed to this. Please contact the shop.'),
};

const FAILED = msg('The order could not be changed. Please try again.');

/** Sends a change of an order's lines, for its buyer or for the shop. */
export function useSendChange(id: number, by: Changer) {
  const [ofBuyer] = useMutation(ChangeOrderDocument, { fetchPolicy: 'no-cache' });
  const [ofShop] = useMutation(ChangeOrderLinesDocument, { fetchPolicy: 'no-cache' });
  const [keys] = useState(() => new SubmitKeys());

  async function result(lines: ChangedLineInput[], reason: string, added: AddedLine[]) {
    if (by !== 'shop') {
      const { data } = await keys.send(JSON.stringify({ lines, added }), (idempotencyKey) =>
        ofBuyer({ variables: { id, lines, key: by.buyer.followKey, added, idempotencyKey } }),
      );
      return data?.changeOrder;
    }
    const { data } = await keys.send(JSON.stringify({ lines, added, reason }), (idempotencyKey) =>
      ofShop({ variables: { id, lines, added, reason, idempotencyKey } }),
    );
    return data?.changeOrderLines;
  }

  return async (lines: ChangedLineInput[], reason: string, added: AddedLine[] = []): Promise<Sent> => {
    try {
      const changed = await result(lines, reason, added);
      if (changed?.__typename === 'ChangedOrder') return { total: changed.totalAmount };
      return { failure: changed ? inTheirLanguage(changed.code, changed.message) : FAILED };
    } catch (error) {
      const fields = fieldErrorsOf(error);
      const text = fields?.lines ?? fields?.added ?? refusalText(error);
      const code = codeOf(error);
      if (text === null || code === null) return { failure: text ?? FAILED };
      return { failure: inTheirLanguage(code, text) };
    }
  };
}

const TRANSLATED: ReadonlySet<string> = new Set([...Object.values(CANCELLATION_TEXTS), CHANGED_OFTEN]);

/** The server's own words in English; in other languages those that are translated. */
function inTheirLanguage(code: string, text: string | TextWithValues): string | TextWithValues {
  if (currentLanguage() === 'en' || typeof text !== 'string' || TRANSLATED.has(text)) return text;
  return REFUSALS[code] ?? text;
}
