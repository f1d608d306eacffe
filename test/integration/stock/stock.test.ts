// All of them ask one shop, that of stockShop.ts.
import './changes.cases';
import './orders.cases';
import './seen.cases';
import './told.cases';
