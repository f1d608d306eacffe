import { readConfig } from './core/config';
import { ownUrl } from './core/environment/ownUrl';
import { doubtsAtStart } from './doubts';

function doubts(env: NodeJS.ProcessEnv): string[] {
  const config = readConfig(env);
  return doubtsAtStart(config, ownUrl(config, 4314));
}

test('links in mails that would lead nowhere are told, as is a session that is not secure', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('begin with http://0.0.0.0:4314,')]);
  expect(doubts({ HOST: '::' })).toEqual([expect.stringContaining('begin with http://[::]:4314,')]);
  expect(doubts({ HOST: '0.0.0.0', PUBLIC_URL: 'http://shop.example' })).toEqual([]);
  expect(doubts({ PUBLIC_URL: 'https://shop.example' })).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
});

test('an address of IPv6 is put between brackets', () => {
  expect(ownUrl(readConfig({ HOST: '::1' }), 4314)).toBe('http://[::1]:4314');
  expect(ownUrl(readConfig({ HOST: '::1', PUBLIC_URL: 'https://shop.example' }), 4314)).toBe('https://shop.example');
});
