import { readFileSync } from 'node:fs';
import path from 'node:path';

const script = readFileSync(path.join(__dirname, '../public/traceparent.js'), 'utf8');

test('requests to the shop begin a trace, and those to others do not', async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  const given = window.fetch;
  window.fetch = (input, init) => {
    sent.push([input, init]);
    return Promise.resolve({} as Response);
  };
  try {
    // The file is served as it is, and no part of the client's build.
    window.eval(script);
    await window.fetch('/graphql?x=1', { headers: { accept: 'application/json' } });
    await window.fetch('/graphql', { method: 'POST', body: '{}' });
    await window.fetch('https://geo.example/reverse', { headers: { accept: 'text/plain' } });
    await window.fetch('/graphql-elsewhere');
  } finally {
    window.fetch = given;
  }
  const parents = sent.map(([, init]) => new Headers(init?.headers).get('traceparent'));
  const valid = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/;
  expect(parents).toEqual([expect.stringMatching(valid), expect.stringMatching(valid), null, null]);
  expect(parents[0]).not.toBe(parents[1]);
  expect(sent.map(([, init]) => new Headers(init?.headers).get('accept'))).toEqual([
    'application/json',
    null,
    'text/plain',
    null,
  ]);
  expect(sent[1]?.[1]).toMatchObject({ method: 'POST', body: '{}' });
});
