const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** About how many milliseconds a file of tests takes for each of its characters, by its project. */
const PACE = { browser: 4, journeys: 4, resilience: 2.5, integration: 0.5, contract: 0.5, web: 0.5, unit: 0.02 };

/** Imports of tests that a file gathers, so that they share a shop. */
const GATHERED = /^import '(\.\/\w+\.cases)';$/gm;

/**
 * Jest begins with what took longest the last time, so that no core is idle at the end. Where there was no last time, as
 * in a fresh clone, it goes by the size of files; here an estimate stands in, which also counts what a file gathers.
 */
module.exports = class LongestFirst extends Sequencer {
  time(test) {
    return super.time(test) ?? estimate(test);
  }
};

function estimate({ path: file, context }) {
  const text = readFileSync(file, 'utf8');
  const gathered = [...text.matchAll(GATHERED)].map(([, name]) => path.join(path.dirname(file), `${name}.ts`));
  const length = gathered.reduce((sum, each) => sum + readFileSync(each, 'utf8').length, text.length);
  return length * PACE[context.config.displayName.name];
}
