// All of them ask one shop, that of statusShop.ts.
import './change.cases';
import './find.cases';
import './idempotency.cases';
