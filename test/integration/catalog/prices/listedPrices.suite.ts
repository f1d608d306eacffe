// All of them ask one shop, that of priceFixtures.ts.
import './changedPrices.cases';
import './explainedPrices.cases';
import './prices.cases';
