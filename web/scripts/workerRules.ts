import type { GenerateSWOptions } from 'workbox-build';

declare const self: { clients: { get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> } };

/** The page that stands for every screen while the shop cannot be reached. */
export const OFFLINE_PAGE = '/offline.html';

const ONE_DAY_S = 24 * 3_600;

/**
 * What the service worker does with requests beside the precached files. Its functions are copied into the worker as
 * text, so each stands alone. Whatever no rule takes (the API, pages of the back office) goes to the network as if
 * there were no worker. The caches' names begin with `kept-`, by which the page finds them when an account is to be forgotten.
 */
export const workerRules: GenerateSWOptions['runtimeCaching'] = [
  {
    // Pages come from the network, or they would be of another build than what they ask for; none is ever kept.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      (url.pathname === '/employee/portal' || !/^\/(api|graphql|media|admin|business|employee)\b/.test(url.pathname)),
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: OFFLINE_PAGE } },
  },
  {
    // Stored documents. Never the kept copy while the network answers, however slowly: it could be another viewer's.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode !== 'navigate' && url.pathname === '/graphql' && url.searchParams.has('extensions'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'kept-catalogue',
      matchOptions: { ignoreVary: true },
      expiration: { maxEntries: 80, maxAgeSeconds: 14 * ONE_DAY_S, purgeOnQuotaError: true },
      plugins: [
        {
          // Kept by the language that was asked for.
          cacheKeyWillBeUsed: async ({ request }) => {
            const language = request.headers.get('Accept-Language');
            return language && language !== 'en' ? `${request.url}&language=${language}` : request.url;
          },
        },
        {
          // What the shop answers to guests alone.
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 && /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '') ? response : null,
          // A read of the catalogue that is private was asked by somebody signed in: guests' prices are not for them.
          fetchDidSucceed: async ({ response }) => {
            const control = response.headers.get('Cache-Control') ?? '';
            if (/\bprivate\b/.test(control) && !/\bno-store\b/.test(control)) await caches.delete('kept-catalogue');
            return response;
          },
          // The page says that what it shows may be old.
          cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
            const { clientId } = event as unknown as { clientId?: string };
            if (cachedResponse && clientId) (await self.clients.get(clientId))?.postMessage({ type: 'KEPT_ANSWER' });
            return cachedResponse;
          },
        },
      ],
    },
  },
  {
    // Scripts and styles that are not precached. Only those of the employee portal are kept, as its page asks by a
    // message: an employee orders on a phone, often without a connection. Named by their content, they are never old.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'portal-parts',
      expiration: { maxEntries: 200, maxAgeSeconds: 60 * ONE_DAY_S, purgeOnQuotaError: true },
      plugins: [
        {
          cacheWillUpdate: async ({ event, response }) =>
            (event as { type: string } | undefined)?.type === 'message' && response.status === 200 ? response : null,
        },
      ],
    },
  },
  {
    // Named by their content, so a kept one is never old.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'kept-pictures',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 200, maxAgeSeconds: 30 * ONE_DAY_S, purgeOnQuotaError: true },
    },
  },
];
