const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { suitesOf } = require('./suitesOf.cjs');

/** About how many milliseconds a file of tests takes for each of its characters, by its project. */
const PACE = {
  browser: 4,
  journeys: 4,
  resilience: 2.5,
  integration: 0.5,
  orders: 0.5,
  contract: 0.5,
  web: 0.5,
  unit: 0.02,
};

/** Imports of tests that a file gathers, so that they share a shop. */
const GATHERED = /^import '(\.\/\w+\.cases)';$/gm;

/** The call of a file that runs those of its folder, each with a shop of its own. */
const RUNS_FOLDER = 'runTogether(__dirname)';

/**
 * Jest begins with what took longest the last time, so that no core is idle at the end. Where there was no last time, as
 * in a fresh clone, it goes by the size of files; here an estimate stands in, which also counts what a file gathers.
 */
module.exports = class LongestFirst extends Sequencer {
  time(test) {
    return super.time(test) ?? lengthOf(test.path) * PACE[test.context.config.displayName.name];
  }
};

/** How many characters of tests a file has, with those that it gathers and runs. */
function lengthOf(file) {
  const text = readFileSync(file, 'utf8');
  const folder = path.dirname(file);
  const gathered = [...text.matchAll(GATHERED)].map(([, name]) => path.join(folder, `${name}.ts`));
  const suites = text.includes(RUNS_FOLDER) ? suitesOf(folder).map((name) => path.join(folder, name)) : [];
  return [...gathered, ...suites].reduce((sum, each) => sum + lengthOf(each), text.length);
}
