// All of them ask one shop, that of businessesShop.ts.
import './change.cases';
import './newBusiness.cases';
import './priceMails.cases';
