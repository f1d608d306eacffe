// All of them order in one shop, that of checkoutShop.ts.
import './checkout.cases';
import './accounts.cases';
