import { formatLbp } from '../../common/amountText';
import { formatExactLbp } from '../../common/exactAmountText';
import { LANGUAGES, type Language } from '../../common/languages';
import { escapeHtml, htmlParagraphs } from '../core/html';
import { quoted } from '../core/quoted';
import { endOf, isolated, leftToRight, textsIn, type Translate } from '../core/texts';
import type { Queryable } from '../db/queryable';
import { entityColumns } from '../db/entityColumns';
import type { OutgoingMail } from '../mail/outgoingMail.entity';
import type { ComposedMail } from '../mail/composeMail';
import { mailLanguage } from '../mail/readersLanguage';
import { nameIn, namesIn, type Names } from './namesIn';
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
): Promise<ComposedMail> {
  const [notice] = await db.query<(Notice & { language: string | null })[]>(
    `SELECT ${NOTICE}, u.language FROM price_notice n LEFT JOIN users u ON u.id = n.user_id WHERE n.id = $1`,
    [priceNoticeId],
  );
  if (!notice) throw new Error(`There is no notice ${priceNoticeId} about prices`);
  const language = mailLanguage(notice.language);
  const t = textsIn(language);
  const { subject, opening, columns } = WORDS[notice.kind](t, notice, (at) => dayAndTime(at, timeZone, language));
  const portal = `${publicUrl}/business/portal`;
  const reasons = notice.reasons.map((reason) => t('Reason: {reason}', { reason: quoted(reason, language) }));
  const more = notice.priceCount - notice.shown.length;
  const rest =
    more > 0
      ? [
          t('{count, plural, one {And # more} other {And # more}}: you see all of your prices in your portal.', {
            count: more,
          }),
        ]
      : [];
  const ending = [
    t('Orders that you have placed keep their prices.'),
    t(
      'You get this mail since it was switched on for your account. You can switch it off in your portal, under Account.',
    ),
  ];
  const names = await namesIn(db, language, notice.shown);
  const rows = notice.shown.map((price) => cellsOf(price, names, t));
  const inText = (text: string) => isolated(text, language);
  const says = (label: string, value: string) => t('{label}: {value}', { label, value });
  return {
    language,
    subject,
    text: [
      opening,
      ...reasons,
      rows
        .map(
          ([name, before, after]) =>
            `${inText(name)}\n  ${says(columns[0], inText(before))}\n  ${says(columns[1], inText(after))}`,
        )
        .join('\n'),
      ...rest,
      t('Your portal: {address}', { address: portal }),
      ...ending,
    ].join('\n\n'),
    html: [
      htmlParagraphs([opening, ...reasons]),
      htmlTable([t('Product'), ...columns], rows, language),
      htmlParagraphs(rest),
      `<p><a href="${escapeHtml(portal)}">${escapeHtml(t('Open your portal'))}</a></p>`,
      htmlParagraphs(ending),
    ].join(''),
  };
}

const WORDS: Readonly<Record<NoticeKind, (t: Translate, notice: Notice, time: (at: Date) => string) => Words>> = {
  [NoticeKind.CHANGED]: (t, { priceCount: count, at }, time) => ({
    subject: t('{count, plural, one {one of your prices} other {# of your prices}} changed', { count }),
    opening: t(
      '{count, plural, one {One of your prices changed. The new one holds} other {# of your prices changed. The new ones hold}} since {time}.',
      { count, time: time(at) },
    ),
    columns: [t('Before'), t('Now')],
  }),
  [NoticeKind.PLANNED]: (t, { priceCount: count, at }, time) => ({
    subject: t('{count, plural, one {one of your prices} other {# of your prices}} will change on {time}', {
      count,
      time: time(at),
    }),
    opening: t(
      '{count, plural, one {One of your prices will change. The new one holds} other {# of your prices will change. The new ones hold}} from {time} on; until then nothing changes.',
      { count, time: time(at) },
    ),
    columns: [t('Now'), t('Then')],
  }),
  [NoticeKind.REPLANNED]: (t, { at, formerAt }, time) => {
    const subject = t('what we told you of your prices has changed');
    return formerAt !== null && formerAt.getTime() !== at.getTime()
      ? {
          subject,
          opening: t('We told you of prices from {former} on. They come from {time} on instead, as follows.', {
            former: time(formerAt),
            time: time(at),
          }),
          columns: [t('Until then'), t('Then')],
        }
      : {
          subject,
          opening: t('We told you of prices from {time} on. These of them will be others.', { time: time(at) }),
          columns: [t('We told you'), t('Will be')],
        };
  },
  [NoticeKind.WITHDRAWN]: (t, { formerAt, at }, time) => ({
    subject: t('the change of prices that we told you of does not come'),
    opening: t('We told you of prices from {time} on. That change does not come: your prices stay as they are.', {
      time: time(formerAt ?? at),
    }),
    columns: [t('We told you'), t('Stays')],
  }),
};

/** Days as Lebanon writes them; "30 November 2026, 06:00". */
function dayAndTime(at: Date, timeZone: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : LANGUAGES[language].dates;
  const day = at.toLocaleDateString(locale, { timeZone, dateStyle: 'long' });
  const time = at.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  const t = textsIn(language);
  return t('{day}, {time}', { day, time: leftToRight(time, language) });
}

type Cells = readonly [name: string, before: string, after: string];

function cellsOf(price: ShownPrice, names: Names, t: Translate): Cells {
  const { before, after } = price;
  const isFine = before !== null && after !== null && formatLbp(before) === formatLbp(after);
  const text = (amount: string | null): string => {
    if (amount === null) return t('Price TBD');
    // Prices that only differ behind the point are shown with it.
    return isFine ? formatExactLbp(amount) : formatLbp(amount);
  };
  return [nameIn(names, price), text(before), text(after)];
}

const CELL = 'border-bottom:1px solid #ddd;padding:6px 10px';

/** Names are in any language: each cell has the direction of its own text, and amounts are read from left to right. */
function htmlTable(head: readonly string[], rows: readonly Cells[], language: Language): string {
  const end = endOf(language);
  const start = end === 'right' ? 'left' : 'right';
  const heads = head.map(
    (text, at) => `<th style="${CELL}" align="${at === 0 ? start : end}">${escapeHtml(text)}</th>`,
  );
  const body = rows.map(
    ([name, before, after]) =>
      `<tr><td style="${CELL}" dir="auto">${escapeHtml(name)}</td>` +
      `<td style="${CELL};white-space:nowrap" align="${end}" dir="ltr">${escapeHtml(before)}</td>` +
      `<td style="${CELL};white-space:nowrap" align="${end}" dir="ltr"><b>${escapeHtml(after)}</b></td></tr>`,
  );
  return (
    `<table cellspacing="0" style="border-collapse:collapse">` +
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  );
}
