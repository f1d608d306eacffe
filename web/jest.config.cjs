/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  // Typing a whole form takes a while on a busy machine.
  testTimeout: 30_000,
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
  moduleNameMapper: { '\\.css$': '<rootDir>/testing/styles.cjs' },
};
