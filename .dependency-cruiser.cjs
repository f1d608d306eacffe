const { SERVER, WEB } = require('./tools/architecture/layers.cjs');

const TESTS = '\\.test\\.tsx?$';

/** A layer's rooms as paths: folders, or single files beside them. */
function at(side, rooms) {
  return `^${side}/(${rooms.join('|')})(/|\\.tsx?$)`;
}

function rulesOf(side, layers) {
  return layers.flatMap((rooms, index) =>
    rooms.map((room) => ({
      name: `${side}-${room}`,
      comment: `${side}/${room} imports only what stands before it in the list of layers.`,
      severity: 'error',
      from: { path: at(side, [room]), pathNot: TESTS },
      to: {
        path: at(side, [...rooms.filter((other) => other !== room), ...layers.slice(index + 1).flat()]),
      },
    })),
  );
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rulesOf('server', SERVER),
    ...rulesOf('web', WEB),
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
      name: 'features-know-no-http',
      comment: 'A rule of the shop knows nothing of HTTP.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['^server/(admission|http|rest|pages|fastpath|app|serve|main)', TESTS] },
      to: { path: '^(node_modules/)?express' },
    },
    {
      name: 'nothing-imports-main',
      severity: 'error',
      from: {},
      to: { path: ['^server/main\\.ts$', '^web/app/main\\.tsx$'] },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(server|common|migrations|web)/', pathNot: [TESTS, '^web/testing/'] },
      to: { path: ['^test/', '^web/testing/', TESTS] },
    },
    {
      name: 'no-circles',
      comment: 'Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
