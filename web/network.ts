import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

const ENDPOINT = '/graphql';
const RETRY_AFTER_MS = 1000;
const HEADERS = { accept: 'application/graphql-response+json, application/json', 'apollo-require-preflight': 'true' };

/**
 * Sends stored documents by their hash: reads by GET, so that a proxy can keep the answers, mutations by POST. A read
 * that fails on the way is tried once more after a second, unless its context says `retry: false`; a mutation never is,
 * for only the screen knows whether it may be repeated. Written here because Apollo's own link brings a printer, a
 * multipart reader and subscriptions into the first load.
 */
export function storedDocumentLink(): ApolloLink {
  return new ApolloLink((operation) => {
    return new Observable((observer) => {
      const stop = new AbortController();
      const reads = !isMutationOperation(operation.query);
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
    return await fetchOnce(operation, signal);
  } catch (error) {
    if (attempts <= 1 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return send(operation, signal, attempts - 1);
  }
}

async function fetchOnce(operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> {
  const { operationName, variables } = operation;
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } };
  const answer = isMutationOperation(operation.query)
    ? await fetch(ENDPOINT, {
        method: 'POST',
        headers: { ...HEADERS, 'content-type': 'application/json' },
        body: JSON.stringify({ operationName, variables, extensions }),
        credentials: 'same-origin',
        signal,
      })
    : await fetch(addressOf(operationName, variables, extensions), {
        headers: HEADERS,
        credentials: 'same-origin',
        signal,
      });
  const body: unknown = await answer.json();
  if (!isResult(body)) throw new Error(`${answer.status}: ${answer.statusText}`);
  return body;
}

function addressOf(operationName: string | undefined, variables: object, extensions: object): string {
  const query = new URLSearchParams({ operationName: operationName ?? '' });
  if (Object.keys(variables).length > 0) query.set('variables', JSON.stringify(variables));
  query.set('extensions', JSON.stringify(extensions));
  return `${ENDPOINT}?${query}`;
}

/** codegen writes the hash into each document it generates, with its algorithm in front, which the protocol leaves out. */
function hashOf({ query, operationName }: ApolloLink.Operation): string {
  const meta: unknown = Reflect.get(query, '__meta__');
  if (typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string') {
    return meta.hash.replace('sha256:', '');
  }
  throw new Error(`${operationName ?? 'this document'} is not a stored document`);
}

function isResult(body: unknown): body is ApolloLink.Result {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
