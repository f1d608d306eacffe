// All of them ask one shop, that of catalogueShop.ts.
import './pages.cases';
import './pictures.cases';
import './search.cases';
