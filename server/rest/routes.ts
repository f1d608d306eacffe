import { accountRoutes } from './accountRoutes';
import { catalogueRoutes } from './catalogueRoutes';
import { orderRoutes } from './orderRoutes';
import type { AnyRoute } from './route';

/** Every documented path, in one table onto GraphQL documents. */
export const routes: readonly AnyRoute[] = [...accountRoutes, ...catalogueRoutes, ...orderRoutes];
