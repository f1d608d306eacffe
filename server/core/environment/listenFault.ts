import type { Config } from '../config';
import { ConfigError } from './variables';

/** What cannot be listened on, by the variable that names it; a port that is taken is told by whoever starts the shop. */
export function listenFault(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  const { code } = error;
  if (code === 'EADDRINUSE') return error;
  if (code === 'EACCES') {
    return new ConfigError('PORT', `is ${port}, which this user may not take: it must be 1024 or more`);
  }
  return new ConfigError(
    'HOST',
    `is ${JSON.stringify(host)}, on which this machine cannot listen (${code ?? error.message}): it must be one of its addresses, or 0.0.0.0 for all`,
  );
}
