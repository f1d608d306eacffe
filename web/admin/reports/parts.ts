import { paymentLabel } from '../../orders/labels';
import type { AdminBestSellersQuery, AdminCategorySalesQuery, AdminTakingsQuery } from '../../gql/graphql';
import { amountIn, type Currency, type Revenue } from './currency';

type Takings = AdminTakingsQuery['report'];
type BestSellers = AdminBestSellersQuery['report'];
type CategorySales = AdminCategorySalesQuery['report'];

/** One row of a table behind a chart. */
export interface PartRow extends Revenue {
  /** Unique in its part. */
  key: string;
  label: string;
  orders: number;
  /** Pieces; absent where orders are counted alone. */
  quantity?: number;
}

/** One chart, and the table behind it. */
export interface Part {
  title: string;
  /** Of its file. */
  name: string;
  /** What a row stands for. */
  heading: string;
  chart: 'days' | 'bars' | 'pie';
}

export const DAYS: Part = { title: 'Revenue and orders by day', name: 'sales_by_day', heading: 'Day', chart: 'days' };
export const BEST_SELLERS: Part = { title: 'Best sellers', name: 'best_sellers', heading: 'Product', chart: 'bars' };
export const CATEGORIES: Part = {
  title: 'By category',
  name: 'sales_by_category',
  heading: 'Category',
  chart: 'bars',
};
export const BUSINESSES: Part = {
  title: 'By business',
  name: 'sales_by_business',
  heading: 'Business',
  chart: 'bars',
};
export const PAYMENTS: Part = { title: 'Payment mix', name: 'sales_by_payment', heading: 'Payment', chart: 'pie' };

/** The rows of a part, those that brought the most first in the currency that is read; days in their order. */
export function inSequence(rows: readonly PartRow[], { chart }: Part, currency: Currency): readonly PartRow[] {
  if (currency === 'LBP' || chart === 'days') return rows;
  const of = (row: PartRow) => Number(amountIn(currency, row) ?? -1);
  return [...rows].sort((one, other) => of(other) - of(one));
}

const revenueOf = ({ revenue, revenueUsd, ordersWithoutRate }: Revenue): Revenue => ({
  revenue,
  revenueUsd,
  ordersWithoutRate,
});

export const dayRows = ({ days }: Takings): PartRow[] =>
  days.map((of) => ({ key: of.day, label: of.day, orders: of.orders, ...revenueOf(of) }));

export const bestSellerRows = ({ bestSellers }: BestSellers): PartRow[] =>
  bestSellers.map((of) => ({
    key: String(of.productId),
    label: of.productName,
    orders: of.orders,
    quantity: of.quantity,
    ...revenueOf(of),
  }));

export const categoryRows = ({ categories }: CategorySales): PartRow[] =>
  categories.map((of) => ({
    key: String(of.categoryId),
    label: of.categoryName ?? 'Deleted category',
    orders: of.orders,
    quantity: of.quantity,
    ...revenueOf(of),
  }));

export const businessRows = ({ businesses }: Takings): PartRow[] =>
  businesses.map((of) => ({ key: String(of.userId), label: of.businessName, orders: of.orders, ...revenueOf(of) }));

export const paymentRows = ({ payments }: Takings): PartRow[] =>
  payments.map((of) => ({
    key: of.paymentMethod,
    label: paymentLabel(of.paymentMethod),
    orders: of.orders,
    ...revenueOf(of),
  }));
