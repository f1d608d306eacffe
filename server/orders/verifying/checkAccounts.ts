import type { DataSource } from 'typeorm';
import { amount, sum } from '../../../common/money';
import type { Queryable } from '../../db/queryable';
import { Faults, type Fault } from './fault';
import { inSnapshot } from './snapshot';

/** How many accounts, and how many entries, are read at once. */
const ACCOUNTS = 100;
const ENTRIES = 5_000;

interface AccountFacts {
  readonly userId: number;
  readonly balance: string;
}

interface EntryFacts {
  readonly id: string;
  readonly userId: number;
  readonly amount: string;
  readonly balanceAfter: string;
  /** The order that it names and that there is not; null for none. */
  readonly lostOrder: number | null;
}

/** Some accounts, and what of them does not fit. */
interface CheckedAccounts {
  readonly accounts: readonly AccountFacts[];
  readonly faults: Fault[];
}

/**
 * What of the credit accounts does not follow from their ledgers (specification 7.1): each entry's balance is the one
 * before it and its amount, the account's is that of the last one. An account and its ledger as of one instant.
 */
export async function* checkAccounts(db: DataSource): AsyncGenerator<CheckedAccounts> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const checked: CheckedAccounts = await inSnapshot(db, async (tx) => {
      const accounts = await readAccounts(tx, after);
      return { accounts, faults: await checkLedgers(tx, accounts) };
    });
    yield checked;
    last = checked.accounts.at(-1)?.userId;
  }
}

function readAccounts(tx: Queryable, after: number): Promise<AccountFacts[]> {
  return tx.query<AccountFacts[]>(
    `SELECT user_id AS "userId", current_balance AS balance FROM credit_account WHERE user_id > $1
     ORDER BY user_id LIMIT $2`,
    [after, ACCOUNTS],
  );
}

async function checkLedgers(tx: Queryable, accounts: readonly AccountFacts[]): Promise<Fault[]> {
  const found: Fault[] = [];
  const balances = new Map<number, string>();
  for await (const { userId, ...entry } of entriesOf(tx, accounts)) {
    const faults = new Faults(`business ${userId}`);
    faults.compare(
      `balance after entry ${entry.id}`,
      entry.balanceAfter,
      sum([balances.get(userId) ?? '0', entry.amount]),
    );
    if (entry.lostOrder !== null) faults.compare(`order of entry ${entry.id}`, `order ${entry.lostOrder}`, null);
    balances.set(userId, entry.balanceAfter);
    found.push(...faults.found);
  }
  for (const { userId, balance } of accounts) {
    const faults = new Faults(`business ${userId}`);
    faults.compare('balance', balance, balances.get(userId) ?? amount(0));
    found.push(...faults.found);
  }
  return found;
}

/** The entries of the accounts, account by account and in the order in which they were written. */
async function* entriesOf(tx: Queryable, accounts: readonly AccountFacts[]): AsyncGenerator<EntryFacts> {
  const userIds = accounts.map(({ userId }) => userId);
  let last: Pick<EntryFacts, 'userId' | 'id'> | undefined = { userId: 0, id: '0' };
  while (last) {
    const entries: EntryFacts[] = await tx.query<EntryFacts[]>(
      `SELECT e.id, e.user_id AS "userId", e.amount, e.balance_after AS "balanceAfter",
         CASE WHEN o.id IS NULL THEN e.order_id END AS "lostOrder"
       FROM credit_entry e LEFT JOIN orders o ON o.id = e.order_id
       WHERE e.user_id = ANY($1::integer[]) AND (e.user_id, e.id) > ($2, $3) ORDER BY e.user_id, e.id LIMIT $4`,
      [userIds, last.userId, last.id, ENTRIES],
    );
    yield* entries;
    last = entries.length < ENTRIES ? undefined : entries.at(-1);
  }
}
