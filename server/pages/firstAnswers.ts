import { Kind } from 'graphql';
import type { Viewer } from '../identity/viewer';
import type { ResponseCache } from '../graphql/responseCache';
import { FinishedAnswer } from '../graphql/responseCache';
import type { Context } from '../graphql/context';
import type { Executor } from '../graphql/executor';
import type { StoredDocument, StoredDocuments } from '../api/storedDocuments';
import { jsonInScript } from './html';
import type { Read } from './page';

/** Reads what a screen asks for first, as an HTML element that the web client takes its first answers from. */
export type FirstAnswers = (reads: readonly Read[], viewer: Viewer) => Promise<string>;

/**
 * The answers to stored documents, each under the very address by which the client would ask for it, and with the bytes
 * that it would get. What is answered with errors is left out: the client asks for it, and shows what came of it.
 */
export function firstAnswers(
  executor: Executor,
  stored: StoredDocuments,
  answers: ResponseCache,
  context: (viewer: Viewer) => Context,
): FirstAnswers {
  const byName = new Map([...stored].flatMap(([hash, document]) => named(hash, document)));

  const answer = async ({ operation, variables = {} }: Read, viewer: Viewer): Promise<string | null> => {
    const found = byName.get(operation);
    if (!found) return null;
    const { hash, document } = found;
    const address = addressOf(operation, variables, hash);
    const run = async () => {
      const { data, errors } = await executor.run(document.operation, { variables: { ...variables } }, context(viewer));
      return errors ? null : new FinishedAnswer(Buffer.from(JSON.stringify({ data })));
    };
    const key = `${viewer.cacheScope} ${address}`;
    const finished = document.isCatalogueRead ? (answers.find(key) ?? (await answers.make(key, run))) : await run();
    return finished && `${JSON.stringify(address)}:${finished.body.toString()}`;
  };

  return async (reads, viewer) => {
    const entries = await Promise.all(reads.map((read) => answer(read, viewer)));
    const json = `{${entries.filter((entry) => entry !== null).join(',')}}`;
    return `<script type="application/json" id="first-answers">${jsonInScript(json)}</script>`;
  };
}

/** As web/app/network.ts writes it: a difference costs a request, and the browser tests find it. */
function addressOf(operationName: string, variables: object, hash: string): string {
  const query = new URLSearchParams({ operationName });
  if (Object.keys(variables).length > 0) query.set('variables', JSON.stringify(variables));
  query.set('extensions', JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
  return `/graphql?${query}`;
}

function named(hash: string, document: StoredDocument): [string, { hash: string; document: StoredDocument }][] {
  return document.operation.document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name ? [[node.name.value, { hash, document }]] : [],
  );
}
