// All of them ask one shop, that of tokenShop.ts.
import './make.cases';
import './use.cases';
