// All of them ask one shop, that of emailsShop.ts.
import './byTheShop.cases';
import './confirmation.cases';
import './guestOrders.cases';
import './profile.cases';
