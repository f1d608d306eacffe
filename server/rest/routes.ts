import { accountRoutes } from './routes/accountRoutes';
import { auditRoutes } from './routes/auditRoutes';
import { catalogueAdminRoutes } from './routes/catalogueAdminRoutes';
import { businessRoutes } from './routes/businessRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { creditRoutes } from './routes/creditRoutes';
import { discountRoutes } from './routes/discountRoutes';
import { mailRoutes } from './routes/mailRoutes';
import { employeeRoutes } from './routes/employeeRoutes';
import { orderRoutes } from './routes/orderRoutes';
import { pricingRoutes } from './routes/pricingRoutes';
import { registerRoutes } from './routes/registerRoutes';
import { statsRoutes } from './routes/statsRoutes';
import { tokenRoutes } from './routes/tokenRoutes';
import { userRoutes } from './routes/userRoutes';
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
