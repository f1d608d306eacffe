// All of them ask one shop, that of builtPages.ts.
import './answers.cases';
import './head.cases';
import './page.cases';
