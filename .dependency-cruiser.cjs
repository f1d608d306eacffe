const FEATURES = '^server/(catalog|orders|discounts|credit|accounts|audit|mail|reports)/';
/** What translates between GraphQL and a feature stands beside the feature, but belongs to both. */
const TRANSLATORS = '\\.(resolver|types)\\.ts$';
const TESTS = '\\.test\\.tsx?$';
const COMPOSITION = '^server/(app|main)\\.ts$';

/**
 * Which way the arrows run (docs/architecture): common ← pricing ← features ← graphql ← rest ← app; web and server never
 * meet but in common.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'common-stands-alone',
      comment: 'What both sides say once must not pull either of them in.',
      severity: 'error',
      from: { path: '^common/' },
      to: { path: '^(server|web|migrations|test)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|migrations)/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^(server|migrations)/' },
      to: { path: '^web/' },
    },
    {
      name: 'pricing-is-pure',
      comment:
        'A price is a function of product and price book; only the table of individual prices knows the database.',
      severity: 'error',
      from: { path: '^server/pricing/', pathNot: ['\\.entity\\.ts$', TESTS] },
      to: { path: '^server/', pathNot: '^server/pricing/' },
    },
    {
      name: 'features-know-no-graphql',
      comment: 'A rule of the shop knows nothing of GraphQL or HTTP; its resolver and types, beside it, translate.',
      severity: 'error',
      from: { path: FEATURES, pathNot: [TRANSLATORS, TESTS] },
      to: { path: ['^server/(graphql|rest)/', '\\.resolver\\.ts$', COMPOSITION] },
    },
    {
      name: 'translators-know-no-rest',
      severity: 'error',
      from: { path: TRANSLATORS },
      to: { path: ['^server/rest/', COMPOSITION] },
    },
    {
      name: 'graphql-knows-no-rest',
      severity: 'error',
      from: { path: '^server/graphql/', pathNot: TESTS },
      to: { path: ['^server/rest/', COMPOSITION] },
    },
    {
      name: 'rest-knows-no-app',
      severity: 'error',
      from: { path: '^server/rest/', pathNot: TESTS },
      to: { path: COMPOSITION },
    },
    {
      name: 'nothing-imports-main',
      severity: 'error',
      from: {},
      to: { path: ['^server/main\\.ts$', '^web/main\\.tsx$'] },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(server|common|migrations|web)/', pathNot: [TESTS, '^web/testing/'] },
      to: { path: ['^test/', '^web/testing/', TESTS] },
    },
    {
      name: 'no-circles',
      comment: 'Types may refer to each other (two tables do); values may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'installed-in-production',
      comment: 'What the shop runs on stands under "dependencies".',
      severity: 'error',
      from: { path: '^(server|common|migrations)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|web/gql)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
