// All of them ask one shop, that of accountShop.ts.
import './checkout.cases';
import './orderShapes.cases';
import './prices.cases';
