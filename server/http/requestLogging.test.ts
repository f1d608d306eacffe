import { EventEmitter, once } from 'node:events';
import { createServer, IncomingMessage, type ServerResponse } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../core/log';
import { errorHandler } from './errors';
import { identify, logRequest } from './requestLogging';

/** A logger and the lines it has written. */
function recorded() {
  const texts: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (text) => void texts.push(text) });
  return {
    logger,
    text: () => texts.join(''),
    lines: () => texts.map((text) => JSON.parse(text) as Record<string, unknown>),
  };
}

describe('logRequest', () => {
  async function ask(path: string, headers: Record<string, string> = {}) {
    const record = recorded();
    const app = express();
    const router = express.Router();
    router.get('/fine', (request, response) => {
      request.log.info('inside');
      response.json({ id: request.id });
    });
    router.get('/broken', (_request, response) => {
      response.err = new Error('the reason');
      response.sendStatus(500);
    });
    router.get('/thrown', () => {
      throw new Error('the reason');
    });
    app.use('/api', router);
    app.use(errorHandler());
    const server = createServer((request, response) => {
      logRequest({ log: record.logger, requestLog: record.logger }, request, response);
      identify(record.logger, request, response);
      app(request, response);
    }).listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
      const response = await fetch(url, { headers });
      return { response, body: await response.text(), lines: record.lines(), text: record.text() };
    } finally {
      server.close();
    }
  }

  it('logs one line a request, under one id that the answer carries, too', async () => {
    const { response, body, lines } = await ask('/api/fine');
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(body)).toEqual({ id });
    expect(lines).toEqual([
      { level: 'info', time: expect.any(String), requestId: id, msg: 'inside' },
      {
        level: 'info',
        time: expect.any(String),
        requestId: id,
        msg: 'request',
        method: 'GET',
        path: '/api/fine',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
  });

  it('gives each request an id of its own', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 600; n += 1) {
      const [request, response] = [new IncomingMessage(new Socket()), new EventEmitter() as ServerResponse];
      logRequest({ log: recorded().logger, requestLog: recorded().logger }, request, response);
      expect(request.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
      ids.add(request.id);
    }
    expect(ids.size).toBe(600);
  });

  it("keeps the caller's id when it is harmless, and no other", async () => {
    expect((await ask('/api/fine', { 'x-request-id': 'order-42:a.b_c' })).response.headers.get('x-request-id')).toBe(
      'order-42:a.b_c',
    );
    for (const id of ['<script>', 'a b', 'x'.repeat(101), '"']) {
      expect((await ask('/api/fine', { 'x-request-id': id })).response.headers.get('x-request-id')).toMatch(
        /^[0-9a-f-]{36}$/,
      );
    }
  });

  it('logs nothing of query, cookies and tokens', async () => {
    const { text } = await ask('/api/fine?token=hunter2', {
      authorization: 'Bearer hunter2',
      cookie: 'sid=hunter2',
    });
    expect(text).toContain('"/api/fine"');
    expect(text).not.toContain('hunter2');
  });

  it('tells why a request failed', async () => {
    const { lines } = await ask('/api/broken');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      status: 500,
      path: '/api/broken',
      err: { message: 'the reason' },
    });
    const thrown = await ask('/api/thrown');
    expect(thrown.lines).toMatchObject([{ level: 'error', status: 500, err: { message: 'the reason' } }]);
    expect(thrown.body).not.toContain('the reason');
    expect((await ask('/missing')).lines[0]).toMatchObject({ level: 'info', status: 404 });
  });
});
