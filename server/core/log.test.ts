import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from './log';
import { requestLogging } from '../http/requestLogging';

/** A logger and the lines it has written. */
function recorded() {
  const texts: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: (text) => void texts.push(text) });
  return { logger, text: () => texts.join(''), lines: () => texts.map((text) => JSON.parse(text) as LogLine) };
}
type LogLine = Record<string, unknown>;

describe('createLogger', () => {
  it('leaves secrets out at any depth, wherever they are given', () => {
    const { logger, text } = recorded();
    logger.info({
      password: 'hunter2',
      headers: { authorization: 'Bearer hunter2', Cookie: 'sid=hunter2', 'set-cookie': ['hunter2'] },
      a: [{ b: { c: { newPassword: 'hunter2', sessionSecret: 'hunter2', token: 'hunter2' } } }],
    });
    logger.child({ part: 'accounts' }).info({ passwordHash: 'hunter2', hash: 'hunter2' }, 'saved');
    logger.info({ a: { b: { c: { d: { e: { f: { g: 'hunter2' } } } } } } });
    expect(text()).not.toContain('hunter2');
    expect(text()).toContain('saved');
  });

  it('keeps what is harmless as it is, and changes nothing that it was given', () => {
    const { logger, lines } = recorded();
    const fields = { order: { id: 7, lines: [1, 2] }, when: new Date(0), login: { name: 'a', password: 'b' } };
    logger.info(fields, 'placed');
    expect(lines()[0]).toMatchObject({
      level: 'info',
      msg: 'placed',
      order: { id: 7, lines: [1, 2] },
      when: '1970-01-01T00:00:00.000Z',
      login: { name: 'a', password: '[redacted]' },
    });
    expect(fields.login.password).toBe('b');
  });

  it('tells of an error where it was, but neither stack nor SQL', () => {
    const { logger, text, lines } = recorded();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'user_username',
      table: 'user',
      detail: 'Key (username)=(hunter2) already exists.',
      query: 'INSERT INTO "user" VALUES ($1)',
      parameters: ['hunter2'],
    });
    logger.error(new Error('could not save', { cause }));
    expect(lines()[0]!.err).toMatchObject({
      type: 'Error',
      message: 'could not save',
      at: [expect.stringMatching(/^server\/core\/log\.test\.ts:\d+$/)],
      cause: { message: 'duplicate key', code: '23505', constraint: 'user_username', table: 'user' },
    });
    expect(text()).not.toMatch(/hunter2|INSERT|"stack"|node_modules/);
  });

  it('is quiet below its level', () => {
    const { logger, text } = recorded();
    logger.debug('x');
    expect(text()).toBe('');
  });
});

describe('requestLogging', () => {
  async function ask(path: string, headers: Record<string, string> = {}) {
    const record = recorded();
    const app = express();
    app.use(requestLogging(record.logger));
    const router = express.Router();
    router.get('/fine', (request, response) => {
      request.log.info('inside');
      response.json({ id: request.id });
    });
    router.get('/broken', (_request, response) => {
      response.err = new Error('the reason');
      response.sendStatus(500);
    });
    app.use('/api', router);
    const server = app.listen(0, '127.0.0.1');
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
    expect((await ask('/missing')).lines[0]).toMatchObject({ level: 'info', status: 404 });
  });
});
