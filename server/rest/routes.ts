import { accountRoutes } from './accountRoutes';
import { auditRoutes } from './auditRoutes';
import { catalogueAdminRoutes } from './catalogueAdminRoutes';
import { businessRoutes } from './businessRoutes';
import { catalogueRoutes } from './catalogueRoutes';
import { creditRoutes } from './creditRoutes';
import { discountRoutes } from './discountRoutes';
import { mailRoutes } from './mailRoutes';
import { employeeRoutes } from './employeeRoutes';
import { orderRoutes } from './orderRoutes';
import { pricingRoutes } from './pricingRoutes';
import { registerRoutes } from './registerRoutes';
import { statsRoutes } from './statsRoutes';
import { tokenRoutes } from './tokenRoutes';
import { userRoutes } from './userRoutes';
import type { AnyRoute } from './route';

/** Every documented path, in one table onto GraphQL documents. */
export const routes: readonly AnyRoute[] = [
  ...accountRoutes,
  ...registerRoutes,
  ...userRoutes,
  ...pricingRoutes,
  ...employeeRoutes,
  ...auditRoutes,
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
