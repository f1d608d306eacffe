// All of them ask one shop, that of deliveryShop.ts.
import './ordering.cases';
import './zones.cases';
import './closures.cases';
