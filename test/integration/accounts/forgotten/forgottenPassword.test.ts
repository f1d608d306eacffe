// All of them ask one shop, that of forgottenShop.ts.
import './limits.cases';
import './links.cases';
import './mails.cases';
