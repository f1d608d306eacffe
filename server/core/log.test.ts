import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runToEnd } from '../../test/support/runToEnd';
import { createLogger } from './log';

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

  it('is not held up by an error whose message somebody made long', () => {
    const { logger, lines } = recorded();
    const error = new Error(`it cannot be "${':1'.repeat(200_000)}"`);
    runToEnd(() => logger.error(error));
    expect(lines()[0]!.err).toMatchObject({ at: [expect.stringMatching(/^server\/core\/log\.test\.ts:\d+$/)] });
  });

  it('is quiet below its level', () => {
    const { logger, text } = recorded();
    logger.debug('x');
    expect(text()).toBe('');
  });
});

describe('createRequestLogger', () => {
  it.each(['info', 'warn'])('writes what the log itself would write, at level %s', async (logLevel) => {
    const script = `
      const { createLogger, createRequestLogger } = require(${JSON.stringify(path.join(__dirname, 'log.ts'))});
      for (const log of [createLogger({ logLevel: '${logLevel}' }), createRequestLogger({ logLevel: '${logLevel}' })]) {
        const line = { requestId: 'a-1', method: 'GET', path: '/a"\\\\\u2028', status: 200, ms: 3 };
        log.info({ ...line, aborted: undefined, err: undefined }, 'request');
        log.info({ ...line, aborted: true }, 'request');
      }`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-r', '@swc-node/register', '-e', script]);
    const lines = stdout
      .replace(/"time":"[^"]{24}"/g, '"time":"now"')
      .split('\n')
      .slice(0, -1);
    expect(lines).toHaveLength(logLevel === 'info' ? 4 : 0);
    expect(lines.slice(lines.length / 2)).toEqual(lines.slice(0, lines.length / 2));
  });

  it('writes every line in order, those too that still waited when the process ends', async () => {
    const script = `
      const log = require(${JSON.stringify(path.join(__dirname, 'log.ts'))}).createRequestLogger({ logLevel: 'info' });
      for (let n = 0; n < 500; n += 1) log.info({ requestId: String(n), method: 'GET', path: '/"' , status: 200, ms: 1 }, 'request');
      process.exit(0);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-r', '@swc-node/register', '-e', script]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual(
      Array.from({ length: 500 }, (_, n) => String(n)),
    );
  });
});
