import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { PublicLook } from './publicLook';

const answers: RequestListener = ({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 404).end('{}');
const refuses: RequestListener = (_request, response) => response.writeHead(503).end();

test('one look a minute, whose answer is told until the next one; who asks never waits', async () => {
  let asked = 0;
  let listener = answers;
  const server = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const look = new PublicLook(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const untilIt = async (is: 0 | 1): Promise<void> => {
    while (look.isReachable() !== is) await turn();
  };
  try {
    expect([look.isReachable(), look.certificateEnds()]).toEqual([null, null]);
    await untilIt(1);
    now.mockReturnValue(59_999);
    expect(look.isReachable()).toBe(1);
    expect(asked).toBe(1);
    // Something else answers there, like a proxy whose shop is away.
    listener = refuses;
    now.mockReturnValue(60_000);
    expect(look.isReachable()).toBe(1);
    await untilIt(0);
    listener = answers;
    now.mockReturnValue(120_000);
    await untilIt(1);
    expect(asked).toBe(3);
    server.close().closeAllConnections();
    now.mockReturnValue(180_000);
    await untilIt(0);
  } finally {
    now.mockRestore();
    server.close().closeAllConnections();
  }
});
