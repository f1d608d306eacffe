import { formatLbp, grouped } from '../../common/amountText';
import { escapeHtml, htmlParagraphs } from '../core/html';
import { quoted } from '../core/quoted';
import type { Queryable } from '../db/queryable';
import { entityColumns } from '../db/entityColumns';
import type { OutgoingMail } from '../mail/outgoingMail.entity';
import type { MailContent } from '../mail/transport';
import { NoticeKind, PriceNoticeEntity, type ShownPrice } from './priceNotice.entity';

/** Where the shop is, and by which clock it tells the time. */
export interface PriceMailOptions {
  readonly publicUrl: string;
  readonly timeZone: string;
}

type Notice = Pick<PriceNoticeEntity, 'kind' | 'at' | 'formerAt' | 'reasons' | 'priceCount' | 'shown'>;

const NOTICE = entityColumns(PriceNoticeEntity, 'n', ['kind', 'at', 'formerAt', 'reasons', 'priceCount', 'shown']);

/** What the mail says above its table, what the two columns of prices are called, and its subject. */
interface Words {
  readonly subject: string;
  readonly opening: string;
  readonly columns: readonly [before: string, after: string];
}

/**
 * The mail that tells a business of its prices (specification 23.9): what was written down when it was told, whatever
 * became of the prices since. Names and reasons are typed by people, so they are quoted or in cells of their own.
 * @throws when it is gone
 */
export async function priceMail(
  db: Queryable,
  { priceNoticeId }: Pick<OutgoingMail, 'priceNoticeId'>,
  { publicUrl, timeZone }: PriceMailOptions,
): Promise<MailContent> {
  const [notice] = await db.query<Notice[]>(`SELECT ${NOTICE} FROM price_notice n WHERE n.id = $1`, [priceNoticeId]);
  if (!notice) throw new Error(`There is no notice ${priceNoticeId} about prices`);
  const { subject, opening, columns } = WORDS[notice.kind](notice, (at) => dayAndTime(at, timeZone));
  const portal = `${publicUrl}/business/portal`;
  const reasons = notice.reasons.map((reason) => `Reason: ${quoted(reason)}`);
  const more = notice.priceCount - notice.shown.length;
  const rest = more > 0 ? [`And ${grouped(more)} more: you see all of your prices in your portal.`] : [];
  const ending = [
    'Orders that you have placed keep their prices.',
    'You get this mail since it was switched on for your account. You can switch it off in your portal, under Account.',
  ];
  const rows = notice.shown.map((price) => cellsOf(price));
  return {
    subject,
    text: [
      opening,
      ...reasons,
      rows.map(([name, before, after]) => `${name}\n  ${columns[0]}: ${before}\n  ${columns[1]}: ${after}`).join('\n'),
      ...rest,
      `Your portal: ${portal}`,
      ...ending,
    ].join('\n\n'),
    html: [
      htmlParagraphs([opening, ...reasons]),
      htmlTable(['Product', ...columns], rows),
      htmlParagraphs(rest),
      `<p><a href="${escapeHtml(portal)}">Open your portal</a></p>`,
      htmlParagraphs(ending),
    ].join(''),
  };
}

const WORDS: Readonly<Record<NoticeKind, (notice: Notice, time: (at: Date) => string) => Words>> = {
  [NoticeKind.CHANGED]: ({ priceCount, at }, time) => ({
    subject: `${counted(priceCount)} changed`,
    opening: `${counted(priceCount)} changed. The new ${priceCount === 1 ? 'one holds' : 'ones hold'} since ${time(at)}.`,
    columns: ['Before', 'Now'],
  }),
  [NoticeKind.PLANNED]: ({ priceCount, at }, time) => ({
    subject: `${counted(priceCount)} will change on ${time(at)}`,
    opening: `${counted(priceCount)} will change. The new ${priceCount === 1 ? 'one holds' : 'ones hold'} from ${time(at)} on; until then nothing changes.`,
    columns: ['Now', 'Then'],
  }),
  [NoticeKind.REPLANNED]: ({ at, formerAt }, time) => {
    const subject = 'what we told you of your prices has changed';
    return formerAt !== null && formerAt.getTime() !== at.getTime()
      ? {
          subject,
          opening: `We told you of prices from ${time(formerAt)} on. They come from ${time(at)} on instead, as follows.`,
          columns: ['Until then', 'Then'],
        }
      : {
          subject,
          opening: `We told you of prices from ${time(at)} on. These of them will be others.`,
          columns: ['We told you', 'Will be'],
        };
  },
  [NoticeKind.WITHDRAWN]: ({ formerAt, at }, time) => ({
    subject: 'the change of prices that we told you of does not come',
    opening: `We told you of prices from ${time(formerAt ?? at)} on. That change does not come: your prices stay as they are.`,
    columns: ['We told you', 'Stays'],
  }),
};

function counted(count: number): string {
  return count === 1 ? 'one of your prices' : `${grouped(count)} of your prices`;
}

/** "30 November 2026, 06:00". */
function dayAndTime(at: Date, timeZone: string): string {
  const [day, time] = [
    at.toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' }),
    at.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' }),
  ];
  return `${day}, ${time}`;
}

type Cells = readonly [name: string, before: string, after: string];

function cellsOf({ name, variant, before, after }: ShownPrice): Cells {
  const isFine = before !== null && after !== null && formatLbp(before) === formatLbp(after);
  const text = (amount: string | null): string => {
    if (amount === null) return 'Price TBD';
    // Prices that only differ behind the point are shown with it.
    return isFine ? `${formatLbp(`${amount.split('.')[0]}.00`)}.${amount.split('.')[1] ?? '00'}` : formatLbp(amount);
  };
  return [variant === null ? name : `${name} (${variant})`, text(before), text(after)];
}

const CELL = 'border-bottom:1px solid #ddd;padding:6px 10px';

/** Names are in any language: each cell has the direction of its own text, and amounts are read from left to right. */
function htmlTable(head: readonly string[], rows: readonly Cells[]): string {
  const heads = head.map(
    (text, at) => `<th style="${CELL}" align="${at === 0 ? 'left' : 'right'}">${escapeHtml(text)}</th>`,
  );
  const body = rows.map(
    ([name, before, after]) =>
      `<tr><td style="${CELL}" dir="auto">${escapeHtml(name)}</td>` +
      `<td style="${CELL};white-space:nowrap" align="right" dir="ltr">${escapeHtml(before)}</td>` +
      `<td style="${CELL};white-space:nowrap" align="right" dir="ltr"><b>${escapeHtml(after)}</b></td></tr>`,
  );
  return (
    `<table cellspacing="0" style="border-collapse:collapse">` +
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  );
}
