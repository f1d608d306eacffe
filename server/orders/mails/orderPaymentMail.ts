import { htmlParagraphs } from '../../core/html';
import { amountIn, isolated, textsIn } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import { languageOfOrderMail, mailLanguage } from '../../mail/readersLanguage';
import { shownRateOf } from '../../currency/exchangeRates';

interface TransferRow {
  orderId: number;
  totalAmount: string;
  shownRate: string | null;
  reference: string;
  isConfirmed: boolean;
  language: string | null;
}

/**
 * The mail that the transfer which pays an order was found, or was not (specification 31.6).
 * @returns null when there is nothing to tell any more: its buyer has given another reference since
 */
export async function orderPaymentMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'orderId' | 'toAddress'>,
): Promise<ComposedMail | null> {
  const [transfer] = await db.query<TransferRow[]>(
    `SELECT o.id AS "orderId", o.total_amount AS "totalAmount", ${shownRateOf('o')} AS "shownRate", t.reference,
       t.confirmed_at IS NOT NULL AS "isConfirmed", (${languageOfOrderMail('o', '$2')}) AS language
     FROM orders o JOIN order_transfer t ON t.order_id = o.id
     WHERE o.id = $1 AND (t.confirmed_at IS NOT NULL OR t.rejected_at IS NOT NULL)`,
    [mail.orderId, mail.toAddress],
  );
  return transfer ? composed(transfer) : null;
}

function composed({ orderId: id, totalAmount, shownRate, reference, isConfirmed, language: kept }: TransferRow) {
  const language = mailLanguage(kept);
  const t = textsIn(language);
  const values = { id, reference: isolated(reference, language) };
  const lines = isConfirmed
    ? [
        t('The transfer {reference} has arrived. Your order #{id} is paid.', values),
        t('Total: {amount}', { amount: amountIn(language, totalAmount, shownRate) }),
      ]
    : [
        t('We found no transfer with the reference {reference}, so your order #{id} is not paid yet.', values),
        t('Please look at the reference again, and enter it on the page of your order.'),
      ];
  return {
    language,
    subject: isConfirmed ? t('order #{id} is paid', { id }) : t('the transfer for order #{id} was not found', { id }),
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}
