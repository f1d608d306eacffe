// All of them ask one shop, that of guestShop.ts.
import './checkout.cases';
import './refusals.cases';
import './whoSees.cases';
