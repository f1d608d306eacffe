// Jest's workers take it over: what is long is run as well, and what is cut short for everyday is run whole.
process.env.TEST_LONG = '1';

/** `npm run test:whole`: every test of every kind; those that want the machine for themselves: `npm run test:long`. */
module.exports = require('./jest.config.cjs');
