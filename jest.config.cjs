const { existsSync } = require('node:fs');
const path = require('node:path');

const node = {
  rootDir: __dirname,
  testEnvironment: 'node',
  testTimeout: 60_000,
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleFileExtensions: ['ts', 'js', 'cjs', 'mjs', 'json', 'node'],
  setupFiles: ['reflect-metadata'],
};

const web = path.join(__dirname, 'web', 'jest.config.cjs');

/** Three kinds of tests: rules beside their code, whatever needs PostgreSQL or HTTP or a browser, and the screens. */
module.exports = {
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/{server,common,migrations}/**/*.test.ts'] },
    {
      ...node,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
    },
    ...(existsSync(web) ? [web] : []),
  ],
};
