/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/testing/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  transform: {
    '\\.[cm]?tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/testing/styles.cjs',
    // Made of Ant Design, whose icons do not load here, and tried in a browser: only the ways to them are tried here.
    '/(business/BusinessPortal|employee/EmployeePortal)$': '<rootDir>/testing/portals.cjs',
  },
};
