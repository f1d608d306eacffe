import { readConfig } from '../../core/config';
import { createLogger } from '../../core/log';
import { quietLogger } from './quietLogger';

test('what graphile-worker prints by itself, with a stack, stays out of the log', () => {
  const print = jest.spyOn(console, 'trace').mockImplementation();
  quietLogger(createLogger(readConfig({ LOG_LEVEL: 'silent' })));
  const { trace } = console;
  trace(new Error('the pool was closed'));
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});
