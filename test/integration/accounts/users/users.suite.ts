// All of them ask one shop, that of usersShop.ts.
import './changedRole.cases';
import './edit.cases';
import './endOfAccess.cases';
import './hiddenPersons.cases';
import './newUser.cases';
import './signUp.cases';
