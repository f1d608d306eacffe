import type { DataSource } from 'typeorm';
import { onlyLeftRules } from '../../common/rules/catalogue/stockRules';
import { audited } from '../audit/audit';
import { checkInput } from '../core/checkInput';
import type { Queryable } from '../db/queryable';
import type { Viewer } from '../identity/viewer';

/** The highest number of which shoppers are told that only so many are left; 0: they are never told. */
export async function readOnlyLeftFrom(db: Queryable): Promise<number> {
  const [setting] = await db.query<{ onlyLeftFrom: number }[]>(
    'SELECT only_left_from AS "onlyLeftFrom" FROM stock_setting',
  );
  if (!setting) throw new Error('The setting of the stock is there from its migration on');
  return setting.onlyLeftFrom;
}

/**
 * Sets that number, and what shoppers read of every counted product with it (specification 30.4). Stocks are locked, so
 * that none crosses the old number meanwhile.
 * @returns the number
 * @throws ShopError BAD_USER_INPUT unless it is a whole number from 0 to 100
 */
export function setOnlyLeftFrom(db: DataSource, viewer: Viewer, onlyLeftFrom: number): Promise<number> {
  checkInput(onlyLeftRules, { onlyLeftFrom });
  return audited(db, viewer, async (tx) => {
    const [before] = await tx.query<{ onlyLeftFrom: number }[]>(
      'SELECT only_left_from AS "onlyLeftFrom" FROM stock_setting FOR UPDATE',
    );
    await tx.query('UPDATE stock_setting SET only_left_from = $1', [onlyLeftFrom]);
    const counted = await tx.query<{ productId: number }[]>(
      `SELECT product_id AS "productId" FROM stock WHERE quantity IS NOT NULL ORDER BY id FOR UPDATE`,
    );
    await tx.query('SELECT show_stock($1::integer[])', [[...new Set(counted.map(({ productId }) => productId))]]);
    return {
      result: onlyLeftFrom,
      entry: {
        action: 'stock.setting',
        subjectType: 'stock',
        subjectId: 'onlyLeftFrom',
        before: before ?? null,
        after: { onlyLeftFrom },
      },
    };
  });
}
