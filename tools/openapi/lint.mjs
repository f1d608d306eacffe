/**
 * Checks an OpenAPI document from standard input by the recommended rules of Redocly and Spectral. Prints their findings
 * as a JSON list, one text each; an empty list when there are none.
 */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const source = await text(process.stdin);

async function byRedocly() {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`);
}

async function bySpectral() {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const problems = await linter.run(JSON.parse(source));
  return problems.map(({ code, message, path }) => `spectral ${code}: ${message} (${path.join('/')})`);
}

console.log(JSON.stringify([...(await byRedocly()), ...(await bySpectral())]));
