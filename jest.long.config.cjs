const { projects, ...all } = require('./jest.config.cjs');

// Jest's workers take it over: what is cut short for everyday is run whole.
process.env.TEST_LONG = '1';

const resilience = projects.find(({ displayName }) => displayName === 'resilience');

/**
 * `npm run test:long`: processes that are killed, faults of database, disk, clock and mail server, an hour of load, the models with all their turns and a new seed, the shop with 100,000
 * orders, 10,000 orders beside changes of all prices, migrations that are killed, the last release beside this version,
 * the back office as each kind of staff, and several machines with Debian's packages, which it installs.
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
        '<rootDir>/test/resilience/{crash,faults,large,model,soak,upgrade}/*.test.ts',
        '<rootDir>/test/integration/plans/oneInstant.test.ts',
        '<rootDir>/test/browser/admin/backOffice.test.ts',
        '<rootDir>/test/machines/*.test.ts',
      ],
    },
  ],
};
