// All of them ask one shop, that of restShop.ts.
import './bodies.cases';
import './cart.cases';
import './methods.cases';
import './safety.cases';
import './signIn.cases';
