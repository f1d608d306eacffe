import { runTogether } from '../../support/jest/together';

// Each test loads a shop more than once, on a machine that may be busy with much else.
jest.setTimeout(240_000);
runTogether(__dirname);
