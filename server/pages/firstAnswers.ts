import type { Language } from '../../common/languages';
import type { CatalogueResponses } from '../api/catalogueReads/catalogueResponses';
import { storedQuestion } from '../api/catalogueReads/storedQuestion';
import type { Viewer } from '../identity/viewer';
import type { Caches } from '../graphql/caches';
import type { Context } from '../graphql/context';
import type { Executor } from '../graphql/executor';
import { keyIn } from '../graphql/language';
import { cacheKey, type StoredDocuments } from '../api/storedDocuments';
import { jsonInScript } from './html';
import type { PageQuery } from './page';

/** Runs a screen's first queries, and gives their results as an HTML element that the web client reads. */
export type FirstAnswers = (queries: readonly PageQuery[], viewer: Viewer, language: Language) => Promise<string>;

/**
 * The results of stored documents, each under the URL by which the client would request it, and with the bytes that it
 * would get. A result with errors is left out: the client then sends the query, and shows the error.
 */
export function firstAnswers(
  executor: Executor,
  stored: StoredDocuments,
  caches: Caches,
  responses: CatalogueResponses,
  context: (viewer: Viewer, language: Language) => Context,
): FirstAnswers {
  const byName = new Map([...stored.values()].map((document) => [document.name, document]));

  const readOne = async (query: PageQuery, viewer: Viewer, language: Language): Promise<string | null> => {
    const document = byName.get(query.operation);
    if (!document) return null;
    const variables = { ...query.variables };
    const address = addressOf(query.operation, variables, document.hash);
    const key = document.isCatalogueRead() ? cacheKey(document, variables) : null;
    if (key === null) {
      const { data, errors } = await executor.run(document.operation, { variables }, context(viewer, language));
      return errors ? null : `${JSON.stringify(address)}:${JSON.stringify({ data })}`;
    }
    const question = storedQuestion(executor, document, variables, language);
    const finished = await caches.findOrMake(viewer, keyIn(language, key), () => responses.make(viewer, question));
    return finished && `${JSON.stringify(address)}:${finished.body.toString()}`;
  };

  return async (queries, viewer, language) => {
    const entries = await Promise.all(queries.map((query) => readOne(query, viewer, language)));
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
