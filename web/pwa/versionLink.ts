import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isMutationOperation } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

/** While the processes of the shop are exchanged one after the other, this page may be newer than the one that answers. */
const TRIES = 30;
const AGAIN_AFTER_MS = 1000;

/** What is being written to the shop. */
export interface Writes {
  /** Whether something was sent that has no answer yet. */
  isUnderWay(): boolean;
}

/**
 * Watches what the client sends for as long as the page is open: it knows what is under way, and asks again for a
 * document that the process which answered does not know yet. Such a document was not run, so that a mutation can be
 * sent again, too.
 */
export function watchWrites(client: ApolloClient): Writes {
  let underWay = 0;
  const link = new ApolloLink((operation, forward) => {
    const writes = isMutationOperation(operation.query);
    return new Observable<ApolloLink.Result>((observer) => {
      if (writes) underWay += 1;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let current: { unsubscribe(): void } | undefined;
      const ask = (tries: number): void => {
        let waits = false;
        current = forward(operation).subscribe({
          next: (result) => {
            waits = tries > 1 && isUnknown(result);
            if (!waits) observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete: () => {
            if (waits) timer = setTimeout(() => ask(tries - 1), AGAIN_AFTER_MS);
            else observer.complete();
          },
        });
      };
      ask(TRIES);
      return () => {
        if (writes) underWay -= 1;
        clearTimeout(timer);
        current?.unsubscribe();
      };
    });
  });
  // What `setLink` does, which is left out of the first load.
  client.link = link.concat(client.link);
  return { isUnderWay: () => underWay > 0 };
}

function isUnknown({ errors }: ApolloLink.Result): boolean {
  return errors?.[0]?.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND';
}
