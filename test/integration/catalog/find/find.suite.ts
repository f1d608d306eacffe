// All of them ask one shop, that of products.ts.
import './searched.cases';
import './spellings.cases';
import './sorted.cases';
