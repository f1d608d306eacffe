import { translate } from '../../i18n/text';
import { sourceText } from './sourceText';

test.each([
  ['admin', 'back office', 'admin · back office'],
  ['admin', 'token:12', 'admin · API token 12'],
  ['admin', 'plan:7', 'admin · plan 7'],
  [null, 'sql:postgres', 'database, as postgres'],
  [null, 'seed', 'demo data'],
  [null, 'rest', 'REST'],
  [null, 'elsewhere', 'elsewhere'],
])('says who did it from where: %s by %s', (actorUsername, via, text) => {
  expect(sourceText(translate, { actorUsername, via })).toBe(text);
});
