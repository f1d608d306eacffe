import type { Config } from '../config';

/** Where browsers reach the shop, as far as it knows: PUBLIC_URL, else the address on which it listens. */
export function ownUrl({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
