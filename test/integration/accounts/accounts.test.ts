import { runTogether } from '../../support/together';

runTogether(__dirname);
