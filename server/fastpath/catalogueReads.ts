import { LRUCache } from 'lru-cache';
import type { Viewer } from '../identity/viewer';
import { FinishedAnswer } from '../graphql/responseCache';
import type { Context } from '../graphql/context';
import type { Executor } from '../graphql/executor';
import type { StoredDocuments } from '../api/storedDocuments';
import type { RestRequest } from '../rest/route';
import type { RunnableRoute } from '../rest/runnableRoute';
import type { CatalogueRead, FindCatalogueRead } from './readCatalogue';

const GRAPHQL_PARAMETERS = new Set(['extensions', 'variables', 'operationName']);
const LONGEST_URL = 4_000;
/** Addresses whose meaning is kept; a shop's pages have far fewer. */
const MOST_ADDRESSES = 1_000;

/** Which addresses are reads of the catalogue: stored documents by their hash, and the documented paths that are. */
export function catalogueReads(
  executor: Executor,
  stored: StoredDocuments,
  routes: readonly RunnableRoute[],
  context: (viewer: Viewer) => Context,
): FindCatalogueRead {
  const byPath = new Map(routes.filter(({ route }) => route.isCatalogueRead).map((each) => [each.route.path, each]));
  const understood = new LRUCache<string, CatalogueRead>({ max: MOST_ADDRESSES });
  const understand = (url: string): CatalogueRead | null => {
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    const query = new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
    if (path === '/graphql') return storedRead(query, executor, stored, context);
    const route = byPath.get(path);
    return route ? restRead(query, route, context) : null;
  };
  return (url) => {
    if (url.length > LONGEST_URL) return null;
    const read = understood.get(url) ?? understand(url);
    if (read) understood.set(url, read);
    return read;
  };
}

function storedRead(
  query: URLSearchParams,
  executor: Executor,
  stored: StoredDocuments,
  context: (viewer: Viewer) => Context,
): CatalogueRead | null {
  if ([...query.keys()].some((name) => !GRAPHQL_PARAMETERS.has(name))) return null;
  const extensions = parseObject(query.get('extensions') ?? '');
  const hash = (extensions?.persistedQuery as { sha256Hash?: unknown } | undefined)?.sha256Hash;
  const document = typeof hash === 'string' ? stored.get(hash) : undefined;
  const variables = parseObject(query.get('variables') || '{}');
  if (!document?.isCatalogueRead || !variables) return null;
  return {
    answer: async (viewer) => {
      const { data, errors } = await executor.run(document.operation, { variables }, context(viewer));
      return errors ? null : new FinishedAnswer(Buffer.from(JSON.stringify({ data })));
    },
  };
}

function restRead(
  query: URLSearchParams,
  route: RunnableRoute,
  context: (viewer: Viewer) => Context,
): CatalogueRead | null {
  if ([...query.keys()].some((name) => name !== 'cursor') || query.getAll('cursor').length > 1) return null;
  const request: RestRequest = { params: {}, query: Object.fromEntries(query), body: undefined, idempotencyKey: null };
  return {
    answer: async (viewer) => {
      const { body, headers } = await route.run(request, context(viewer));
      return new FinishedAnswer(Buffer.from(JSON.stringify(body)), headers);
    },
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
