import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'test/**/*.ts', 'web/testing/**'];

export default tseslint.config(
  { ignores: ['node_modules/', 'build/', 'data/', 'coverage/', 'web/gql/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      // An async function rejects where a plain one would throw; that is reason enough for the word.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: ['URL', 'URLSearchParams'] },
      ],
      // A union that grows must be answered everywhere, unless a `default` says what all others have in common.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // consistent-type-imports stays off: decorator metadata needs the imported classes at run time.
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // React takes an async handler and ignores its promise; the handlers deal with their own errors.
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }] },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.property.name="save"]', message: 'Say what is written: decision 14.' },
      ],
    },
  },
  {
    // Programs that people start by hand talk to them.
    files: ['server/main.ts', 'server/**/*Cli.ts', 'server/api/emitSchema.ts', 'test/**/*.ts', 'web/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    // Jest's matchers (`expect.any`) are untyped, and an answer is looked into as it came.
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Belongs to the program of web/, whose tsconfig.json is not the nearest one.
    files: ['vite.config.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
