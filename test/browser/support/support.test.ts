import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describeInBrowser, findChromium, openContext } from '../../support/browser';

describeInBrowser('a browser for the tests', () => {
  it('starts, runs a page and keeps nothing from one visitor to the next', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<title>Bustan</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      for (let visitor = 0; visitor < 2; visitor += 1) {
        const context = await openContext();
        try {
          const page = await context.newPage();
          await page.goto(url);
          expect(await page.title()).toBe('Bustan');
          expect(await page.evaluate('localStorage.getItem("seen")')).toBeNull();
          await page.evaluate('localStorage.setItem("seen", "yes")');
        } finally {
          await context.close();
        }
      }
    } finally {
      server.close();
    }
  });
});

describe('findChromium', () => {
  const before = process.env.CHROMIUM_PATH;
  afterEach(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  });

  it('takes the file it is given, and does not silently look elsewhere when that is missing', () => {
    process.env.CHROMIUM_PATH = process.execPath;
    expect(findChromium()).toBe(process.execPath);
    process.env.CHROMIUM_PATH = '/no/such/browser';
    expect(() => findChromium()).toThrow('CHROMIUM_PATH');
  });
});
