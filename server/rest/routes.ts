import { secondStepRoutes } from './routes/accounts/secondStepRoutes';
import { accountRoutes } from './routes/accounts/accountRoutes';
import { addressRoutes } from './routes/accounts/addressRoutes';
import { auditRoutes } from './routes/auditRoutes';
import { backupRoutes } from './routes/backupRoutes';
import { catalogueAdminRoutes } from './routes/catalogueAdminRoutes';
import { businessRoutes } from './routes/businessRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { rateRoutes, transferRoutes } from './routes/currencyRoutes';
import { creditRoutes } from './routes/creditRoutes';
import { deliveryRoutes } from './routes/delivery/deliveryRoutes';
import { packingRoutes } from './routes/delivery/packingRoutes';
import { runRoutes } from './routes/delivery/runRoutes';
import { discountRoutes } from './routes/discountRoutes';
import { mailRoutes } from './routes/mailRoutes';
import { employeeRoutes } from './routes/employeeRoutes';
import { profileRoutes } from './routes/accounts/profileRoutes';
import { orderRoutes } from './routes/orderRoutes';
import { planRoutes } from './routes/prices/planRoutes';
import { pricingRoutes } from './routes/prices/pricingRoutes';
import { registerRoutes } from './routes/accounts/registerRoutes';
import { statsRoutes } from './routes/statsRoutes';
import { stockRoutes } from './routes/stockRoutes';
import { tokenRoutes } from './routes/tokenRoutes';
import { userRoutes } from './routes/userRoutes';
import type { AnyRoute } from './route';

/** Routes that belong together, as the description of the paths groups them. */
interface RouteGroup {
  name: string;
  description: string;
  routes: readonly AnyRoute[];
}

/** Every documented path by its group. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: 'Account',
    description: 'Signing in and out, who is signed in, and what the account may use.',
    routes: [...accountRoutes, ...registerRoutes, ...secondStepRoutes, ...addressRoutes, ...profileRoutes],
  },
  { name: 'Catalogue', description: 'Categories and products, at the prices of the viewer.', routes: catalogueRoutes },
  {
    name: 'Orders',
    description: 'The cart, placing orders, following and paying them.',
    routes: [...orderRoutes, ...transferRoutes],
  },
  {
    name: 'Delivery',
    description: 'When the shop delivers where, for buyers and for who plans it.',
    routes: deliveryRoutes,
  },
  {
    name: 'Packing',
    description: 'The work of a day: what is to be packed, and what is packed already.',
    routes: packingRoutes,
  },
  {
    name: 'Driving',
    description: 'The runs of a day, what happens at each door, and the cash that is counted afterwards.',
    routes: runRoutes,
  },
  { name: 'Credit', description: 'Balance, limit and entries of the credit of businesses.', routes: creditRoutes },
  { name: 'Employees', description: 'The employees of a business, for the business.', routes: employeeRoutes },
  { name: 'Tokens', description: 'API tokens of the account.', routes: tokenRoutes },
  { name: 'Users', description: 'All accounts, for administrators.', routes: [...userRoutes, ...businessRoutes] },
  {
    name: 'Prices',
    description: 'Discounts and agreed prices of businesses, prices that are planned, and why a price is what it is.',
    routes: [...pricingRoutes, ...planRoutes],
  },
  {
    name: 'Catalogue editing',
    description: 'Categories and products, for administrators.',
    routes: catalogueAdminRoutes,
  },
  { name: 'Stock', description: 'What is counted, and what has changed it.', routes: stockRoutes },
  { name: 'Discount codes', description: 'Discount codes, for administrators.', routes: discountRoutes },
  {
    name: 'Currencies',
    description: 'What one USD is, and where transfers go, for administrators.',
    routes: rateRoutes,
  },
  { name: 'Figures', description: 'What was sold, for administrators.', routes: statsRoutes },
  {
    name: 'Record',
    description: 'Who changed what, and the mail that was sent.',
    routes: [...auditRoutes, ...mailRoutes, ...backupRoutes],
  },
];

/** Every documented path, in one table onto GraphQL documents. */
export const routes: readonly AnyRoute[] = ROUTE_GROUPS.flatMap((group) => group.routes);
