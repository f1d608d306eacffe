import { runTogether } from '../../support/jest/together';

runTogether(__dirname);
