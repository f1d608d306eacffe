import { isIP } from 'node:net';
import { MESSAGES } from '../../../../common/messages';
import { ShopError } from '../../../core/errors';

/** What passkeys are bound to: they sign for no other site. */
export interface Site {
  origin: string;
  /** The host's name, as WebAuthn's id of who asks. */
  rpId: string;
}

/**
 * The site of `PUBLIC_URL`; without one that of the request, as for its writes (specification 21.1).
 * @throws ShopError CONFLICT at an address of numbers, which browsers make no passkeys for
 */
export function siteOf(publicUrl: string | null, requestOrigin: string): Site {
  const origin = publicUrl ?? requestOrigin;
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new ShopError('CONFLICT', MESSAGES.passkeyHost);
  }
  return { origin, rpId: hostname };
}
