import type { Language } from '../../../common/languages';
import { signedIn, type Viewer } from '../../identity/viewer';
import { countUsers, everyUser, findSearched, type UserFilter, type UserSort } from '../../accounts/users/readUsers';
import { showUser } from '../../accounts/users/showUser';
import { readUser } from '../../identity/userRow';
import { countAudit, everyAuditEntry, type AuditFilter } from '../../audit/readAudit';
import { countEveryProduct, everyProduct, type ProductSelection } from '../../catalog/products/lists/everyProduct';
import { countCreditTransactions, everyCreditTransaction, type CreditFilter } from '../../credit/listCredit';
import type { Queryable } from '../../db/queryable';
import { countCodes, everyCode, type CodeFilter, type CodeSort } from '../../discounts/listCodes';
import { searchText } from '../../graphql/paging';
import { countOrders, everyOrder } from '../../orders/reading/lists/listOrders';
import type { OrderFilter, OrderSort } from '../../orders/reading/orders.types';
import { readOrderSearch } from '../../orders/reading/lists/searchOrders';
import {
  AUDIT_COLUMNS,
  CODE_COLUMNS,
  creditColumns,
  orderColumns,
  productColumns,
  USER_COLUMNS,
  type Column,
  type ToldColumns,
} from './columns';

/** The rows of an export, which are read while it is written. */
export interface Prepared<Row> {
  /** Without the date and the ending. */
  fileName: string;
  count: number;
  rows: AsyncIterable<Row>;
}

/** One export: the list whose filters it takes, and everything that they select. */
export interface Export<Row = never> {
  path: string;
  summary: string;
  /** The GraphQL field whose filters and sorting it takes. */
  list: string;
  /** In the language that is asked for; those that are there in English alone take no language. */
  columns: readonly Column<Row>[] | ToldColumns<Row>;
  prepare: (db: Queryable, viewer: Viewer, args: Record<string, unknown>, language: Language) => Promise<Prepared<Row>>;
}

/** Keeps the type of an export's rows beside its columns. */
function exported<Row>(definition: Export<Row>): Export {
  return definition as unknown as Export;
}

/** The arguments of a list as its filter: what is absent does not narrow. */
function filterOf<Filter>(args: Record<string, unknown>, names: readonly (keyof Filter & string)[]): Filter {
  return Object.fromEntries(names.map((name) => [name, args[name] ?? null])) as Filter;
}

function sortOf<By>(args: Record<string, unknown>): { by: By; descending: boolean } {
  return { by: args.sort as By, descending: args.descending === true };
}

async function preparedOrders(fileName: string, db: Queryable, viewer: Viewer, args: Record<string, unknown>) {
  const narrowed = filterOf<Omit<OrderFilter, 'ofDay' | 'search'>>(args, [
    'status',
    'paymentMethod',
    'from',
    'to',
    'businessId',
  ]);
  const filter = {
    ...narrowed,
    ofDay: null,
    search: await readOrderSearch(db, viewer, args.search as string | undefined, narrowed.businessId),
  };
  const count = await countOrders(db, viewer, filter);
  return { fileName, count, rows: everyOrder(db, viewer, filter, sortOf<OrderSort>(args)) };
}

async function preparedCredit(
  fileName: string,
  db: Queryable,
  viewer: Viewer,
  filter: CreditFilter,
  descending: unknown,
) {
  const count = await countCreditTransactions(db, filter);
  return { fileName, count, rows: everyCreditTransaction(db, viewer, filter, descending === true) };
}

/** Every export, in one table; the authorisation tables hold who may download it. */
export const exportsTable: readonly Export[] = [
  exported({
    path: '/api/admin/export/orders.csv',
    summary: 'Every order that the filters select',
    list: 'orders',
    columns: orderColumns,
    prepare: (db, viewer, args) => preparedOrders('orders', db, viewer, args),
  }),
  exported({
    path: '/api/business/export/orders.csv',
    summary: 'Every order of the business and its employees that the filters select',
    list: 'orders',
    columns: orderColumns,
    prepare: (db, viewer, args) => preparedOrders('cash_orders', db, viewer, args),
  }),
  exported({
    path: '/api/admin/export/users.csv',
    summary: 'Every user that the filters select',
    list: 'users',
    columns: USER_COLUMNS,
    prepare: async (db, viewer, args) => {
      const filter = {
        ...filterOf<UserFilter>(args, ['role', 'status', 'paymentMode', 'pricingMode']),
        search: searchText(args.search as string | undefined),
      };
      const rows = everyUser(db, viewer, filter, sortOf<UserSort>(args));
      const count = await countUsers(db, viewer, await findSearched(db, viewer, filter));
      return { fileName: 'users', count, rows: mapped(rows, showUser) };
    },
  }),
  exported({
    path: '/api/admin/export/products.csv',
    summary: 'Every product that the filters select, in the order they were made',
    list: 'products',
    columns: productColumns,
    prepare: async (db, _viewer, args, language) => {
      const filter = {
        ...filterOf<ProductSelection>(args, ['category', 'inStock']),
        search: searchText(args.search as string | undefined),
      };
      const rows = everyProduct(db, filter, language);
      return { fileName: 'products', count: await countEveryProduct(db, filter), rows };
    },
  }),
  exported({
    path: '/api/admin/export/discount-codes.csv',
    summary: 'Every discount code that the filters select',
    list: 'discountCodes',
    columns: CODE_COLUMNS,
    prepare: async (db, _viewer, args) => {
      const filter = {
        ...filterOf<CodeFilter>(args, ['state']),
        search: searchText(args.search as string | undefined),
      };
      const rows = everyCode(db, filter, sortOf<CodeSort>(args));
      return { fileName: 'discount_codes', count: await countCodes(db, filter), rows };
    },
  }),
  exported({
    path: '/api/admin/export/credit-transactions.csv',
    summary: 'Every entry of the credit ledgers that the filters select',
    list: 'creditTransactions',
    columns: creditColumns,
    prepare: async (db, viewer, args) => {
      const filter = filterOf<CreditFilter>(args, ['userId', 'type', 'from', 'to']);
      const fileName =
        filter.userId === null ? 'credit_transactions' : `transactions_${(await readUser(db, filter.userId)).username}`;
      return preparedCredit(fileName, db, viewer, filter, args.descending);
    },
  }),
  exported({
    path: '/api/business/export/credit-transactions.csv',
    summary: "Every entry of the business's own credit ledger that the filters select",
    list: 'creditHistory',
    columns: creditColumns,
    prepare: async (db, viewer, args) => {
      const filter = { ...filterOf<CreditFilter>(args, ['type', 'from', 'to']), userId: signedIn(viewer).id };
      return preparedCredit('business_transactions', db, viewer, filter, args.descending);
    },
  }),
  exported({
    path: '/api/admin/export/audit-log.csv',
    summary: 'Every entry of the audit log that the filters select',
    list: 'auditLog',
    columns: AUDIT_COLUMNS,
    prepare: async (db, _viewer, args) => {
      const filter = filterOf<AuditFilter>(args, ['subjectType', 'subjectId', 'actorId', 'action', 'from', 'to']);
      const rows = everyAuditEntry(db, filter, args.descending === true);
      return { fileName: 'audit_log', count: await countAudit(db, filter), rows };
    },
  }),
];

async function* mapped<From, To>(rows: AsyncIterable<From>, show: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield show(row);
}
