import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { limitTeller } from './rateLimitHeaders';

const responseOf = () => new ServerResponse(new IncomingMessage(new Socket()));
const headersOf = (response: ServerResponse) => [
  response.getHeader('RateLimit-Policy'),
  response.getHeader('RateLimit'),
];

it('writes a list of policies, and of what is left of each', () => {
  const response = responseOf();
  const tell = limitTeller(response);
  tell({ name: 'burst', most: 100, left: 99, window: { seconds: 60, endsIn: 12 } });
  tell({ name: 'streams', most: 6, left: 0, window: null });
  expect(headersOf(response)).toEqual([
    '"burst";q=100;w=60, "streams";q=6;qu="concurrent-requests"',
    '"burst";r=99;t=12, "streams";r=0',
  ]);
});

it('keeps the last state of each limit', () => {
  const response = responseOf();
  const tell = limitTeller(response);
  tell({ name: 'burst', most: 100, left: 99, window: { seconds: 60, endsIn: 12 } });
  tell({ name: 'burst', most: 100, left: 100, window: { seconds: 60, endsIn: 60 } });
  expect(headersOf(response)).toEqual(['"burst";q=100;w=60', '"burst";r=100;t=60']);
});
