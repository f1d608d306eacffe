// All of them ask one shop, that of creditShop.ts.
import './change.cases';
import './idempotency.cases';
import './read.cases';
