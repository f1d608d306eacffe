// All of them look at one shop, that of storeShop.ts.
import './store.cases';
import './storeLists.cases';
