import type { DataSource, Repository } from 'typeorm';
import { exchangeRateRules } from '../../common/rules/currencyRules';
import { audited } from '../audit/audit';
import { checkInput } from '../core/checkInput';
import { entityColumns } from '../db/entityColumns';
import { insertedId } from '../db/insertedId';
import type { Page } from '../db/page';
import type { Queryable } from '../db/queryable';
import { Selection } from '../db/selection';
import { countSelected, readSortedPage, type SortedList, type SortedPageRequest } from '../db/lists/sortedPage';
import type { Viewer } from '../identity/viewer';
import type { ExchangeRateInput } from './currency.types';
import { ExchangeRate } from './exchangeRate.entity';

const RATES: SortedList<'date'> = {
  columns: entityColumns(ExchangeRate, 'r', ['id', 'lbpPerUsd', 'showsUsd', 'byUsername', 'at']),
  from: 'exchange_rate r',
  id: { sql: 'r.id', type: 'integer' },
  sorts: { date: null },
};

/** The rate of this moment in SQL, for the statement that needs it; null without one. Read by the primary key. */
export const RATE_NOW = '(SELECT lbp_per_usd FROM exchange_rate ORDER BY id DESC LIMIT 1)';

/** The rate at which the amounts of an order are shown in USD, in SQL; null where they are not. @param order its alias */
export const shownRateOf = (order: string): string =>
  `(SELECT CASE WHEN shows_usd AND lbp_per_usd IS NOT NULL THEN ${order}.lbp_per_usd END FROM exchange_rate ORDER BY id DESC LIMIT 1)`;

/** The rate that shoppers and businesses see at this moment, in SQL; null where they see none. */
export const SHOWN_RATE_NOW =
  '(SELECT CASE WHEN shows_usd THEN lbp_per_usd END FROM exchange_rate ORDER BY id DESC LIMIT 1)';

/** A page of what the rate was set to. @throws ShopError BAD_USER_INPUT as of every page */
export function listRates(
  db: Queryable,
  page: Omit<SortedPageRequest<'date'>, 'by'>,
): Promise<Page<Omit<ExchangeRate, 'byUserId'>>> {
  return readSortedPage(db, RATES, new Selection(), { ...page, by: 'date' });
}

/** How often it was set. */
export function countRates(db: Queryable): Promise<number> {
  return countSelected(db, RATES, new Selection());
}

/**
 * Sets what one USD is from now on, and whether it is shown (specification 31.2). The history is only ever added to; what
 * is set already adds nothing.
 * @throws ShopError BAD_USER_INPUT for a rate that is none, or far from any
 */
export function setRate(db: DataSource, viewer: Viewer, input: ExchangeRateInput): Promise<ExchangeRate> {
  checkInput(exchangeRateRules, input);
  return audited(db, viewer, async ({ manager }, actor) => {
    const rates = manager.getRepository(ExchangeRate);
    const [before = null] = await rates.find({ order: { id: 'DESC' }, take: 1 });
    const said = ({ lbpPerUsd, showsUsd }: Pick<ExchangeRate, 'lbpPerUsd' | 'showsUsd'>) => ({ lbpPerUsd, showsUsd });
    const wanted = { lbpPerUsd: input.lbpPerUsd ?? null, showsUsd: input.showsUsd };
    const isSet = before?.lbpPerUsd === wanted.lbpPerUsd && before.showsUsd === wanted.showsUsd;
    const after = isSet
      ? before
      : await insertRate(rates, { ...wanted, byUserId: actor.id, byUsername: actor.username });
    return {
      result: after,
      entry: {
        action: 'exchangeRate.set',
        subjectType: 'exchangeRate',
        subjectId: after.id,
        before: before && said(before),
        after: said(after),
      },
    };
  });
}

async function insertRate(
  rates: Repository<ExchangeRate>,
  rate: Omit<ExchangeRate, 'id' | 'at'>,
): Promise<ExchangeRate> {
  return rates.findOneByOrFail({ id: insertedId(await rates.insert(rate)) });
}
