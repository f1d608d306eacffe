import { paymentLabel } from '../../orders/labels';
import type { AdminBestSellersQuery, AdminCategorySalesQuery, AdminTakingsQuery } from '../../gql/graphql';

type Takings = AdminTakingsQuery['report'];
type BestSellers = AdminBestSellersQuery['report'];
type CategorySales = AdminCategorySalesQuery['report'];

/** One row of a table behind a chart. */
export interface PartRow {
  /** Unique in its part. */
  key: string;
  label: string;
  /** An amount, e.g. "12500.00". */
  revenue: string;
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

export const dayRows = ({ days }: Takings): PartRow[] =>
  days.map(({ day, revenue, orders }) => ({ key: day, label: day, revenue, orders }));

export const bestSellerRows = ({ bestSellers }: BestSellers): PartRow[] =>
  bestSellers.map(({ productId, productName, revenue, orders, quantity }) => ({
    key: String(productId),
    label: productName,
    revenue,
    orders,
    quantity,
  }));

export const categoryRows = ({ categories }: CategorySales): PartRow[] =>
  categories.map(({ categoryId, categoryName, revenue, orders, quantity }) => ({
    key: String(categoryId),
    label: categoryName ?? 'Deleted category',
    revenue,
    orders,
    quantity,
  }));

export const businessRows = ({ businesses }: Takings): PartRow[] =>
  businesses.map(({ userId, businessName, revenue, orders }) => ({
    key: String(userId),
    label: businessName,
    revenue,
    orders,
  }));

export const paymentRows = ({ payments }: Takings): PartRow[] =>
  payments.map(({ paymentMethod, revenue, orders }) => ({
    key: paymentMethod,
    label: paymentLabel(paymentMethod),
    revenue,
    orders,
  }));
