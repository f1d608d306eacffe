// All of them work in one shop, that of plainShop.ts; the last renames what is in it.
import './adminAccess.cases';
import './adminEditing.cases';
import './overview.cases';
import './staffPages.cases';
