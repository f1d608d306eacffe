import type { BUSINESS } from './fill';

/** Who asks. */
export type Who = 'guest' | 'admin' | typeof BUSINESS;

/** A request that is measured: a document of the web client by its name, or a path that is read. */
export interface ScaleRequest {
  name: string;
  as: Who;
  /** The name of a query of the web client, or a path. */
  reads: string;
  variables?: Record<string, unknown>;
  /** The list whose hundredth page is measured too, reached by cursors. */
  list?: string;
  /** Why it may take longer the larger the shop is; what it may take is said by nobody then. */
  grows?: string;
}

const DAY_MS = 86_400_000;
/** The date of so many days ago. */
export const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
export const NEWEST = { sort: 'DATE', descending: true };
/** As the screens count the orders that match a search, the audit log and mails. */
export const COUNT = { countTo: 10_001 };
