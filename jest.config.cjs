const { availableParallelism } = require('node:os');

const runtime = require.resolve('./test/support/jest/compileOnce.cjs');
/** What takes so long that it is run by `npm run test:whole` alone (decision 50). */
const testPathIgnorePatterns = process.env.TEST_LONG === '1' ? [] : ['\\.long\\.test\\.ts$'];
const node = {
  rootDir: __dirname,
  runtime,
  testEnvironment: 'node',
  testPathIgnorePatterns,
  // What otplib is made of, and Temporal, are written as modules of ECMAScript, which Jest reads on newer Node.js alone.
  transform: {
    '^.+\\.ts$': ['@swc/jest'],
    '/node_modules/(@(noble|scure)|temporal-(polyfill|utils))/.+\\.js$': ['@swc/jest'],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@(noble|scure)|temporal-(polyfill|utils))/)'],
  moduleFileExtensions: ['ts', 'js', 'cjs', 'mjs', 'json', 'node'],
  setupFiles: ['reflect-metadata'],
};
const database = {
  ...node,
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  moduleNameMapper: { '^@node-rs/argon2$': '<rootDir>/test/support/jest/quickArgon2.ts' },
};
// Browsers and processes on a machine that is busy with much else take their time.
const patient = { ...database, setupFilesAfterEnv: ['<rootDir>/test/support/jest/patience.ts'] };

/** What the shop exists for, over HTTP: `npm test` runs these, and not the rest of what needs HTTP. */
const ORDERS = '{orders,prices,credit,stock,delivery,discounts,currency}';

/**
 * `npm test` runs the first four: rules beside their code, the screens, orders and prices over HTTP, and the main ways
 * through the shop in a browser. `npm run test:all` runs all, without what is long; `npm run test:whole` with it.
 */
module.exports = {
  testTimeout: 60_000,
  // Much of it waits for browsers and databases: with one more than there are cores, none is left idle.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/support/jest/longestFirst.cjs',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/{server,common,migrations}/**/*.test.ts'] },
    { displayName: 'web', runtime, ...require('./web/jest.config.cjs') },
    { ...database, displayName: 'orders', testMatch: [`<rootDir>/test/integration/${ORDERS}/**/*.test.ts`] },
    { ...patient, displayName: 'journeys', testMatch: ['<rootDir>/test/browser/journeys/*.test.ts'] },
    {
      ...database,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/**/*.test.ts', `!**/test/integration/${ORDERS}/**`],
    },
    { ...database, displayName: 'contract', testMatch: ['<rootDir>/test/contract/**/*.test.ts'] },
    {
      ...patient,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      testPathIgnorePatterns: [...testPathIgnorePatterns, '/test/browser/journeys/'],
    },
    {
      ...patient,
      displayName: 'resilience',
      testMatch: ['<rootDir>/test/resilience/**/*.test.ts'],
      // Kills and large databases want the machine for themselves: `npm run test:long`.
      testPathIgnorePatterns: [...testPathIgnorePatterns, '/test/resilience/(crash|faults|large|soak|upgrade)/'],
    },
  ],
};
