import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Pages ask for a buyer's position, and for nothing else of what a browser can give. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'fullscreen',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');
const STYLES = "'self'";
const POLICY = 'Content-Security-Policy';
/** Never a path or a query, not to the shop either: an address may hold the key of an order (specification 5.12). */
const REFERRER_POLICY = 'strict-origin';

/**
 * A strict Content-Security-Policy: no inline script and no inline style anywhere (specification 21.2) but what a page is
 * allowed by `allowStyles`, and no requests to another site but the service at `geocoderUrl`, for the address of a buyer's
 * position.
 */
export function securityHeaders(isHttps: boolean, geocoderUrl: string): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: [STYLES],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", new URL(geocoderUrl).origin],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: REFERRER_POLICY },
    // As `frameAncestors`, for browsers that do not know it.
    frameguard: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    headers(request, response, next);
  };
}

/** The same for responses of data alone, which are sent without Express. */
export function dataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': REFERRER_POLICY,
    'X-Content-Type-Options': 'nosniff',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Any inline style, for a page that cannot do without. */
export const ANY_STYLE = "'unsafe-inline'";

/** The sources in a policy of the style elements that stand in a page: of each its SHA-256. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}

/** Lets the page that the response is have styles of these sources, too. To be called after `securityHeaders`. */
export function allowStyles(response: ServerResponse, sources: readonly string[]): void {
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace(`style-src ${STYLES}`, ['style-src', STYLES, ...sources].join(' ')));
}
