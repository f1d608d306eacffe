const node = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleFileExtensions: ['ts', 'js', 'cjs', 'mjs', 'json', 'node'],
  setupFiles: ['reflect-metadata'],
};

/** Three kinds of tests: rules beside their code; whatever needs PostgreSQL, HTTP or a browser; and the screens. */
module.exports = {
  testTimeout: 60_000,
  // Much of it waits for browsers and databases, so that no core need be left free.
  maxWorkers: '100%',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['<rootDir>/{server,common,migrations}/**/*.test.ts'] },
    {
      ...node,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
    },
    { displayName: 'web', ...require('./web/jest.config.cjs') },
  ],
};
