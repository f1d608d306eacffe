import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Admission } from './admission';

/** How many requests are worked on while one for the address is, and after the head of its response was sent. */
function working(url: string): number[] {
  const log = { warn: () => undefined };
  const admission = new Admission({ visitorOf: () => 'a', places: 4, headers: {}, log });
  const request = { url, method: 'POST', socket: new EventEmitter() } as unknown as IncomingMessage;
  const response = { writeHead: () => response } as unknown as ServerResponse;
  const begin = jest.fn();
  admission.admit(request, response, begin);
  expect(begin).toHaveBeenCalledTimes(1);
  const before = admission.gateCounts.working;
  response.writeHead(200);
  return [before, admission.gateCounts.working];
}

it.each(['/graphql', '/api/orders', '/graphql/stream', '/graphql/stream?a=1', '/store'])(
  'gives %s a place until the head of its response is sent',
  (url) => {
    expect(working(url)).toEqual([1, 0]);
  },
);

it.each(['/healthz', '/readyz', '/readyz?a=1'])('lets %s in whatever happens', (url) => {
  expect(working(url)).toEqual([0, 0]);
});
