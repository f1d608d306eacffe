// The cases ask one shop, in this order: the first of them finds it without a rate.
import './rates.cases';
import './transfers.cases';
import './references.cases';
