import { accountRoutes } from './accountRoutes';
import { catalogueAdminRoutes } from './catalogueAdminRoutes';
import { businessRoutes } from './businessRoutes';
import { catalogueRoutes } from './catalogueRoutes';
import { creditRoutes } from './creditRoutes';
import { discountRoutes } from './discountRoutes';
import { mailRoutes } from './mailRoutes';
import { orderRoutes } from './orderRoutes';
import { statsRoutes } from './statsRoutes';
import { tokenRoutes } from './tokenRoutes';
import type { AnyRoute } from './route';

/** Every documented path, in one table onto GraphQL documents. */
export const routes: readonly AnyRoute[] = [
  ...accountRoutes,
  ...catalogueRoutes,
  ...orderRoutes,
  ...creditRoutes,
  ...businessRoutes,
  ...mailRoutes,
  ...catalogueAdminRoutes,
  ...discountRoutes,
  ...statsRoutes,
  ...tokenRoutes,
];
