// All of them ask one shop, that of businessShop.ts.
import './employeeOrder.cases';
import './employeeShapes.cases';
import './oneClick.cases';
