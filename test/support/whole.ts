/** Whether long cases run whole (`npm run test:whole`, `test:long`); otherwise they are cut short, and always go the same way. */
export const WHOLE = process.env.TEST_LONG === '1';
