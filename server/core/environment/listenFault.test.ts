import { createServer } from 'node:net';
import { listenFault } from './listenFault';
import { ConfigError } from './variables';

const refused = (host: string) =>
  new Promise<NodeJS.ErrnoException>((resolve, reject) => {
    const server = createServer();
    server.once('error', resolve).listen({ host, port: 0 }, () => server.close(() => reject(new Error('it listens'))));
  });

test('an address that is none of this machine, and a name that leads nowhere, are named by their variable', async () => {
  for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
    const fault = listenFault(await refused(host), { host, port: 4000 });
    expect(fault).toBeInstanceOf(ConfigError);
    expect(fault.message).toMatch(
      new RegExp(`^HOST is "${host}", on which this machine cannot listen .*: it must be `),
    );
  }
});

test('a port that the user may not take is named; one that is taken stays what it is', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(listenFault(denied, { host: '0.0.0.0', port: 80 }).message).toMatch(
    /^PORT is 80, .*: it must be 1024 or more$/,
  );
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(listenFault(taken, { host: '0.0.0.0', port: 80 })).toBe(taken);
});
