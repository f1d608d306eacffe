import type { ApolloClient, DocumentNode } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { hashOf } from './documentHash';
import { markFresh } from './useFreshQuery';

/** How long an answer that came with the page may stand for a new one. */
const FRESH_FOR_MS = 30_000;

/** The answers that the server put into the page, each under the address by which it would be asked for. */
export interface FirstAnswers {
  readonly addresses: readonly string[];
  /** Takes the answer for the address out; undefined when it was taken before or is no longer fresh. */
  take(address: string): ApolloLink.Result | undefined;
  /** Removes all of them, after which none is given: the viewer or the data may have changed. */
  clear: () => void;
}

/**
 * Reads what came with the page. A page that the browser brings back from its history is an old one, so that what came
 * with it then counts for nothing.
 */
export function readFirstAnswers(): FirstAnswers {
  const [visit] = performance.getEntriesByType('navigation');
  const isOld = visit && 'type' in visit && visit.type === 'back_forward';
  const text = isOld ? null : document.getElementById('first-answers')?.textContent;
  const answers = new Map(Object.entries(JSON.parse(text || '{}') as Record<string, ApolloLink.Result>));
  return {
    addresses: [...answers.keys()],
    take(address) {
      const answer = performance.now() < FRESH_FOR_MS ? answers.get(address) : undefined;
      answers.delete(address);
      return answer;
    },
    clear: () => answers.clear(),
  };
}

/**
 * Puts the answers to the document into the cache, so that the first drawing shows them; the others are given to the
 * screens that ask for them. They are read once, too, for the cache remembers what it has read: the drawing then need
 * not do so in one piece with its own work.
 * @param pause between two steps, in which the browser can do something else
 */
export async function restore(
  client: ApolloClient,
  first: FirstAnswers,
  query: DocumentNode,
  pause: () => Promise<void>,
): Promise<void> {
  for (const address of first.addresses) {
    const parameters = new URL(address, location.origin).searchParams;
    if (!parameters.get('extensions')?.includes(hashOf(query))) continue;
    const variables = JSON.parse(parameters.get('variables') ?? '{}') as Record<string, unknown>;
    await pause();
    // After the pause, in which another account may have signed in and all of it been cleared.
    const data = first.take(address)?.data;
    if (!data) continue;
    client.writeQuery({ query, variables, data });
    markFresh(query, variables);
    await pause();
    client.readQuery({ query, variables }, true);
  }
}
