const { readdirSync } = require('node:fs');

/** The files `*.suite.ts` of a folder and of those in it, sorted; `*.long.suite.ts` in the whole run alone (decision 50). */
exports.suitesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.suite.ts'))
    .filter((name) => process.env.TEST_LONG === '1' || !name.endsWith('.long.suite.ts'))
    .sort();
