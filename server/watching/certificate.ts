import { connect } from 'node:tls';
import { isIP } from 'node:net';

const CONNECT_WITHIN_MS = 5_000;

/** The certificate that browsers get at an address. */
export interface Certificate {
  /** When it ends. */
  readonly ends: Date;
  /** Why browsers refuse it: another name, an unknown issuer, its time; null when they do not. */
  readonly fault: string | null;
}

/** Reads the certificate at an `https:` origin. @throws when nothing answers there within five seconds */
export function readCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // A wrong certificate is to be described, so it must not end the connection.
    const socket = connect({
      host,
      port: Number(port || 443),
      rejectUnauthorized: false,
      // No name may be an address.
      ...(isIP(host) === 0 && { servername: host }),
    });
    const end = (settle: () => void): void => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(CONNECT_WITHIN_MS, () => end(() => reject(new Error(`${origin} does not answer`))));
    socket.once('error', (error: Error) => end(() => reject(error)));
    socket.once('secureConnect', () => {
      const { valid_to: ends } = socket.getPeerCertificate();
      const fault = socket.authorized ? null : String(socket.authorizationError);
      end(() => resolve({ ends: new Date(ends), fault }));
    });
  });
}
