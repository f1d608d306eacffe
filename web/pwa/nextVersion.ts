import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

const ORDER_SUCCESS = '/order-success';
const LOOK_MS = 100;

/** Takes over the newest version that was found. */
let takeOver: (() => void) | undefined;

/**
 * Takes over a new version when somebody goes on to another page: what they did is done, and the next page has nothing
 * typed yet. Not while something is being sent, and not on the way to what an order has led to (specification 19.5).
 * Loaded when a version is found.
 */
export function reloadBetweenPages(client: ApolloClient, reload: () => void): void {
  const isWatching = takeOver !== undefined;
  takeOver = reload;
  if (isWatching) return;
  const isSending = watchWrites(client);
  let shown = window.location.pathname;
  setInterval(() => {
    const { pathname } = window.location;
    if (pathname === shown) return;
    shown = pathname;
    if (pathname !== ORDER_SUCCESS && navigator.onLine && !isSending()) takeOver?.();
  }, LOOK_MS);
}

/** @returns whether something was sent to the shop that has no answer yet */
function watchWrites(client: ApolloClient): () => boolean {
  let underWay = 0;
  const count = new ApolloLink((operation, forward) => {
    if (!isMutationOperation(operation.query)) return forward(operation);
    return new Observable<ApolloLink.Result>((observer) => {
      underWay += 1;
      const sent = forward(operation).subscribe(observer);
      return () => {
        underWay -= 1;
        sent.unsubscribe();
      };
    });
  });
  // The method for it is left out of the first load.
  client.link = count.concat(client.link);
  return () => underWay > 0;
}
