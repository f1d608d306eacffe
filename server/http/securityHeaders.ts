import type { RequestHandler } from 'express';
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
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * A strict Content-Security-Policy: no inline script anywhere (specification 21.2), and no requests to another site but
 * the service at `geocoderUrl`, for the address of a buyer's position.
 */
export function securityHeaders(isHttps: boolean, geocoderUrl: string): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
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
