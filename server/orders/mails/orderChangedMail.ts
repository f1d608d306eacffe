import type { Language } from '../../../common/languages';
import { nameWithSize } from '../../../common/texts/nameWithSize';
import { htmlParagraphs } from '../../core/html';
import { amountIn, isolated, textsIn, type Translate } from '../../core/texts';
import { shownRateOf } from '../../currency/exchangeRates';
import type { Queryable } from '../../db/queryable';
import type { ComposedMail } from '../../mail/composeMail';
import type { OutgoingMail } from '../../mail/outgoingMail.entity';
import { languageOfOrderMail, mailLanguage } from '../../mail/readersLanguage';
import type { ChangedLine, OrderChange } from '../changing/orderChange';
import { BY_BUYER } from '../buyers';
import { lineIn } from '../lineTexts';
import { creditSentence } from './creditSentence';

interface EventRow {
  orderId: number;
  change: OrderChange | null;
  byBuyer: boolean;
  /** LBP for one USD, where USD are shown. */
  shownRate: string | null;
  /** What the change gave back to the credit account, or charged to it; null for nothing. */
  creditAmount: string | null;
  /** Of the mail. */
  language: string | null;
}

/**
 * The mail about one change of an order's lines: what there was and is of each, why, and the new total (specification 5.14).
 * It holds nothing that the buyer typed. @throws when the change is gone
 */
export async function orderChangedMail(
  db: Queryable,
  mail: Pick<OutgoingMail, 'orderEventId' | 'withAmounts' | 'toAddress'>,
): Promise<ComposedMail> {
  const [event] = await db.query<EventRow[]>(
    `SELECT e.order_id AS "orderId", e.change, ${shownRateOf('o')} AS "shownRate", c.amount AS "creditAmount",
       ${BY_BUYER} AS "byBuyer",
       (${languageOfOrderMail('o', '$2')}) AS language
     FROM order_event e JOIN orders o ON o.id = e.order_id LEFT JOIN credit_entry c ON c.id = e.credit_entry_id
     WHERE e.id = $1`,
    [mail.orderEventId, mail.toAddress],
  );
  if (!event?.change) throw new Error(`There is no change ${mail.orderEventId} of an order's lines`);
  const { orderId: id, change, byBuyer } = event;
  const language = mailLanguage(event.language);
  const t = textsIn(language);
  const lines = [
    byBuyer ? t('You have changed your order #{id}.', { id }) : t('We had to change your order #{id}.', { id }),
    ...change.lines.flatMap((line) => lineText(line, change.lines, t, language) ?? []),
    ...(change.reason === null ? [] : [isolated(change.reason, language)]),
    ...(mail.withAmounts ? amounts(event, change, t, language) : []),
  ];
  return {
    language,
    subject: t('order #{id} has changed', { id }),
    text: lines.join('\n\n'),
    html: htmlParagraphs(lines),
  };
}

/** @returns null for a line that is named with what is sent instead of it */
function lineText(line: ChangedLine, all: readonly ChangedLine[], t: Translate, language: Language): string | null {
  const name = nameOf(line, language);
  if (line.before === 0) {
    const replaced = replacedBy(line, all);
    const added = { name, count: String(line.after) };
    if (!replaced) return t('{name} × {count} added.', added);
    return t('{replaced} × {fewer} replaced by {name} × {count}.', {
      ...added,
      replaced: nameOf(replaced, language),
      fewer: String(replaced.before - replaced.after),
    });
  }
  if (all.some((other) => replacedBy(other, all) === line)) return null;
  const counts = { name, before: String(line.before), after: String(line.after) };
  return line.after === 0
    ? t('{name}: {before} ordered, none will come.', counts)
    : t('{name}: {after} instead of {before}.', counts);
}

function nameOf(line: ChangedLine, language: Language): string {
  const { productName, sizeLabel } = lineIn(line, language);
  return isolated(nameWithSize(productName, sizeLabel), language);
}

function replacedBy({ replacesLineId }: ChangedLine, all: readonly ChangedLine[]): ChangedLine | undefined {
  return replacesLineId === undefined ? undefined : all.find(({ lineId }) => lineId === replacesLineId);
}

function amounts(
  { creditAmount, shownRate }: EventRow,
  { totalBefore, totalAfter }: OrderChange,
  t: Translate,
  language: Language,
): string[] {
  const shown = (amount: string) => amountIn(language, amount, shownRate);
  const total = t('New total: {amount}, before {before}.', { amount: shown(totalAfter), before: shown(totalBefore) });
  return creditAmount === null ? [total] : [total, creditSentence(creditAmount, t, shown)];
}
