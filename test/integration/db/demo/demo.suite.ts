// All of them look at one database, that of demoDatabase.ts.
import './data.cases';
import './days.cases';
