import type { Config } from './core/config';

/** Addresses that stand for all of a machine's, and lead nobody anywhere. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What the shop starts with, but which is seldom meant so; said at the start (specification 20.1). @param url of the shop */
export function doubtsAtStart(
  { publicUrl, host, trustProxy }: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>,
  url: string,
): string[] {
  const doubts: string[] = [];
  if (url.startsWith('https:') && trustProxy === 0) {
    doubts.push(
      'PUBLIC_URL is https but TRUST_PROXY is 0: behind a proxy set it, or session cookies are not marked Secure',
    );
  }
  if (publicUrl === null && EVERY_ADDRESS.has(host)) {
    doubts.push(
      `PUBLIC_URL is not set, and HOST is ${host}: links in mails begin with ${url}, which leads nowhere; set it`,
    );
  }
  return doubts;
}
