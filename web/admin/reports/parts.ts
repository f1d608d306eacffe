import { paymentLabel } from '../../orders/labels';
import type { AdminReportQuery } from '../../gql/graphql';

type Report = AdminReportQuery['report'];

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
  rows: readonly PartRow[];
}

/** The parts of the report in the order they are shown. */
export function reportParts({ days, bestSellers, categories, businesses, payments }: Report): Part[] {
  return [
    {
      title: 'Revenue and orders by day',
      name: 'sales_by_day',
      heading: 'Day',
      chart: 'days',
      rows: days.map(({ day, revenue, orders }) => ({ key: day, label: day, revenue, orders })),
    },
    {
      title: 'Best sellers',
      name: 'best_sellers',
      heading: 'Product',
      chart: 'bars',
      rows: bestSellers.map(({ productId, productName, revenue, orders, quantity }) => ({
        key: String(productId),
        label: productName,
        revenue,
        orders,
        quantity,
      })),
    },
    {
      title: 'By category',
      name: 'sales_by_category',
      heading: 'Category',
      chart: 'bars',
      rows: categories.map(({ categoryId, categoryName, revenue, orders, quantity }) => ({
        key: String(categoryId),
        label: categoryName ?? 'Deleted category',
        revenue,
        orders,
        quantity,
      })),
    },
    {
      title: 'By business',
      name: 'sales_by_business',
      heading: 'Business',
      chart: 'bars',
      rows: businesses.map(({ userId, businessName, revenue, orders }) => ({
        key: String(userId),
        label: businessName,
        revenue,
        orders,
      })),
    },
    {
      title: 'Payment mix',
      name: 'sales_by_payment',
      heading: 'Payment',
      chart: 'pie',
      rows: payments.map(({ paymentMethod, revenue, orders }) => ({
        key: paymentMethod,
        label: paymentLabel(paymentMethod),
        revenue,
        orders,
      })),
    },
  ];
}
