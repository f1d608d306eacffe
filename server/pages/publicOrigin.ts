import type { Request } from 'express';
import type { Config } from '../core/config';

/** The store's home under its one address: search engines take "/" as that of the whole site, and for no page of it. */
export const HOME = '/store';

/** Where a category is found: one address, although `/?category=` shows it, too. */
export function categoryPath(slug: string): string {
  return `/store?${new URLSearchParams({ category: slug })}`;
}

/** The origin under which browsers reach the shop. */
export function originOf({ publicUrl }: Config, request: Request): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
