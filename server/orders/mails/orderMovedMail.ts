import { htmlParagraphs } from '../../core/html';
import { isolated, leftToRight, textsIn } from '../../core/texts';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import { languageOfOrderMail, mailLanguage } from '../../mail/readersLanguage';
import { longDay } from './longDay';

interface MoveRow {
  orderId: number;
  fromDay: string;
  toDay: string;
  toWindow: string;
  reason: string | null;
  /** Of the mail. */
  language: string | null;
}

/**
 * The mail that an order is delivered on another day, or at another time (specification 29.7): of the move that was made when
 * the mail was written. @throws when the move is gone
 */
export async function orderMovedMail(db: Queryable, mail: { id: number; toAddress: string }): Promise<ComposedMail> {
  const [move] = await db.query<MoveRow[]>(
    `SELECT m.order_id AS "orderId", to_char(m.from_day, 'YYYY-MM-DD') AS "fromDay",
       to_char(m.to_day, 'YYYY-MM-DD') AS "toDay", m.to_window AS "toWindow", m.reason,
       (${languageOfOrderMail('o', '$2')}) AS language
     FROM outgoing_mail g JOIN orders o ON o.id = g.order_id
       JOIN delivery_move m ON m.order_id = g.order_id AND m.at = g.created_at
     WHERE g.id = $1`,
    [mail.id, mail.toAddress],
  );
  if (!move) throw new Error(`Mail ${mail.id} is about no move of an order`);
  const { orderId: id, reason } = move;
  const language = mailLanguage(move.language);
  const t = textsIn(language);
  const values = {
    id,
    before: longDay(move.fromDay, language),
    day: longDay(move.toDay, language),
    window: leftToRight(move.toWindow, language),
  };
  const isSameDay = move.fromDay === move.toDay;
  const lines = [
    isSameDay
      ? t('Your order #{id} will be delivered on {day} at another time: {window}.', values)
      : t('Your order #{id} will not be delivered on {before}, but on {day}, {window}.', values),
    ...(reason === null ? [] : [isolated(reason, language)]),
    t('If that does not suit you, please call us.'),
  ];
  return {
    language,
    subject: isSameDay ? t('order #{id} comes at another time', { id }) : t('order #{id} comes on another day', { id }),
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}
