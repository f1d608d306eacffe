// All of them look at one shop, that of plainShop.ts.
import './extras.cases';
import './frame.cases';
import './landing.cases';
import './styles.cases';
