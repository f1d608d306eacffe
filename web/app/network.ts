import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { currentLanguage } from '../i18n/text';
import { hashOf } from '../lib/queries/documentHash';
import type { FirstAnswers } from '../lib/queries/firstAnswers';

const ENDPOINT = '/graphql';
const RETRY_AFTER_MS = 1000;
const headers = () => ({
  accept: 'application/graphql-response+json, application/json',
  'accept-language': currentLanguage(),
});

/**
 * Sends stored documents by their hash: reads by GET, so that a proxy can keep the answers, mutations by POST, and so reads
 * whose context says `byPost: true`, since a variable is a secret that no address may hold. A read
 * that fails on the way is tried once more after a second, unless its context says `retry: false`; a mutation never is,
 * for only the screen knows whether it may be repeated. What came with the page is not asked for, until the first
 * mutation: after that it may belong to somebody else. Written here because Apollo's own link brings a printer, a
 * multipart reader and subscriptions into the first load.
 */
export function storedDocumentLink(first?: Pick<FirstAnswers, 'take' | 'clear'>): ApolloLink {
  return new ApolloLink((operation) => {
    return new Observable((observer) => {
      const stop = new AbortController();
      const reads = !isMutationOperation(operation.query);
      if (!reads) first?.clear();
      const inPage = reads && first?.take(addressOf(operation));
      if (inPage) {
        observer.next(inPage);
        observer.complete();
        return;
      }
      const attempts = reads && operation.getContext().retry !== false ? 2 : 1;
      send(operation, stop.signal, attempts).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => stop.abort();
    });
  });
}

async function send(
  operation: ApolloLink.Operation,
  signal: AbortSignal,
  attempts: number,
): Promise<ApolloLink.Result> {
  try {
    return await fetchOnce(operation, signal, attempts > 1);
  } catch (error) {
    if (attempts <= 1 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return send(operation, signal, attempts - 1);
  }
}

/** @param mayRepeat whether another try follows a failure of the shop; else what it says about that is the result */
async function fetchOnce(
  operation: ApolloLink.Operation,
  signal: AbortSignal,
  mayRepeat: boolean,
): Promise<ApolloLink.Result> {
  const { operationName, variables, extensions } = partsOf(operation);
  const answer =
    isMutationOperation(operation.query) || operation.getContext().byPost
      ? await fetch(ENDPOINT, {
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ operationName, variables, extensions }),
          signal,
        })
      : await fetch(addressOf(operation), {
          headers: headers(),
          signal,
        });
  const body: unknown = await answer.json();
  if (!isResult(body) || (mayRepeat && hasFailed(answer, body)))
    throw new Error(`${answer.status}: ${answer.statusText}`);
  return body;
}

function partsOf({ operationName, variables, query }: ApolloLink.Operation) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
  return { operationName, variables, extensions };
}

/** As server/pages/firstAnswers.ts writes it. */
function addressOf(operation: ApolloLink.Operation): string {
  const { operationName, variables, extensions } = partsOf(operation);
  const query = new URLSearchParams({ operationName: operationName ?? '' });
  if (Object.keys(variables).length > 0) query.set('variables', JSON.stringify(variables));
  query.set('extensions', JSON.stringify(extensions));
  return `${ENDPOINT}?${query}`;
}

/** Whether the shop failed before the operation ran, its database away for instance; another try may succeed. */
function hasFailed({ status }: Response, body: ApolloLink.Result): boolean {
  return status >= 500 && !('data' in body);
}

function isResult(body: unknown): body is ApolloLink.Result {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
