import { refusals } from './refusals';

const LOCATION = { description: 'Where to.', schema: { type: 'string' } };

/** The two paths that are links for people, for the OpenAPI document (specification 8.5). */
export function describeRedirects(): Record<string, object> {
  return {
    '/api/login': {
      operationId: 'getApiLogin',
      summary: 'Leads to the page where one signs in',
      description: 'Whoever is signed in is led on: to `returnTo`, or to the own pages of the account.',
      security: [{}, { session: [] }],
      parameters: [
        {
          name: 'returnTo',
          in: 'query',
          description: 'A path of this shop to come back to; anything else is left out.',
          schema: { type: 'string' },
        },
      ],
      responses: redirect('To that page.'),
    },
    '/api/logout': {
      operationId: 'getApiLogout',
      summary: 'Ends the session and leads to the first page',
      description: 'For links; programs end a session by `POST /api/manual-logout`.',
      security: [{}, { session: [] }],
      parameters: [],
      responses: redirect('To the first page.'),
    },
  };
}

const redirect = (description: string) => ({
  302: { description, headers: { Location: LOCATION } },
  ...refusals([401]),
});
