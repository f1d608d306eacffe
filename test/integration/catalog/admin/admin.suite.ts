// All of them ask one shop, that of adminCatalogue.ts.
import './categories.cases';
import './pictures.cases';
import './productChanges.cases';
import './productForm.cases';
import './translations.cases';
