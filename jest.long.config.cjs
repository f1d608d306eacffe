const { projects, ...all } = require('./jest.whole.config.cjs');

const resilience = projects.find(({ displayName }) => displayName === 'resilience');

/**
 * `npm run test:long`: what wants the machine for itself. Processes that are killed, faults of database, disk, clock and
 * mail server, an hour of load, the shop with 100,000 orders, migrations that are killed, the last release beside this
 * version, and several machines with Debian's packages, which it installs.
 */
module.exports = {
  ...all,
  // Faults and loads disturb each other, and what is measured of them.
  maxWorkers: 1,
  projects: [
    {
      ...resilience,
      displayName: 'long',
      testPathIgnorePatterns: [],
      testMatch: [
        '<rootDir>/test/resilience/{crash,faults,large,soak,upgrade}/*.test.ts',
        '<rootDir>/test/machines/*.test.ts',
      ],
    },
  ],
};
