import { LRUCache } from 'lru-cache';
import { isLanguage, type Language } from '../../common/languages';
import type { CatalogueQuestion, CatalogueResponses } from '../api/catalogueReads/catalogueResponses';
import { storedQuestion } from '../api/catalogueReads/storedQuestion';
import type { Executor } from '../graphql/executor';
import { cacheKey, type StoredDocuments } from '../api/storedDocuments';
import { keysIn } from '../graphql/language';
import { urlFault } from '../http/malformedRequests';
import type { RestRequest } from '../rest/route';
import type { RunnableRoute } from '../rest/runnableRoute';
import type { CatalogueRead } from './catalogueRead';
import type { ClientReads } from './clientReads';
import { parseObject } from './parseObject';

/** The catalogue read that a URL stands for; null for any other URL. */
export type FindCatalogueRead = (url: string) => CatalogueRead | null;

const GRAPHQL_PARAMETERS = new Set(['extensions', 'variables', 'operationName']);
const REST_PARAMETERS = new Set(['cursor', 'fields', 'language']);
const MAX_URL_LENGTH = 4_000;
/** Parsed URLs that are cached; the pages of a shop have far fewer. */
const MAX_URLS = 1_000;

/**
 * Finds the reads of the catalogue by their URL: stored documents by their hash, clients' own documents, and the
 * documented paths that only read it.
 */
export function catalogueReads(
  executor: Executor,
  stored: StoredDocuments,
  clients: ClientReads,
  routes: readonly RunnableRoute[],
  responses: CatalogueResponses,
): FindCatalogueRead {
  const byPath = new Map(routes.filter(({ route }) => route.isCatalogueRead).map((each) => [each.route.path, each]));
  const reads = new LRUCache<string, CatalogueRead>({ max: MAX_URLS });
  const parseUrl = (url: string): CatalogueRead | null => {
    const queryStart = url.indexOf('?');
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const query = new URLSearchParams(queryStart === -1 ? '' : url.slice(queryStart + 1));
    if (path === '/graphql') return storedRead(query, executor, stored, responses) ?? clients.ofQuery(query);
    const route = byPath.get(path);
    return route ? restRead(query, route, responses) : null;
  };
  return (url) => {
    if (url.length > MAX_URL_LENGTH) return null;
    const known = reads.get(url);
    if (known) return known;
    const read = urlFault(url) ? null : parseUrl(url);
    if (read) reads.set(url, read);
    return read;
  };
}

/** What the shop's own documents and paths read is open to everybody. */
const OF_THE_SHOP = { isClients: false, authorize: () => undefined } as const;

function storedRead(
  query: URLSearchParams,
  executor: Executor,
  stored: StoredDocuments,
  responses: CatalogueResponses,
): CatalogueRead | null {
  if ([...query.keys()].some((name) => !GRAPHQL_PARAMETERS.has(name))) return null;
  const extensions = parseObject(query.get('extensions') ?? '');
  const hash = (extensions?.persistedQuery as { sha256Hash?: unknown } | undefined)?.sha256Hash;
  const document = typeof hash === 'string' ? stored.get(hash) : undefined;
  const variables = parseObject(query.get('variables') || '{}');
  if (!document?.isCatalogueRead() || !variables) return null;
  const key = cacheKey(document, variables);
  if (key === null) return null;
  const questions = new Map<Language, CatalogueQuestion>();
  const questionIn = (language: Language): CatalogueQuestion => {
    const known = questions.get(language) ?? storedQuestion(executor, document, variables, language);
    questions.set(language, known);
    return known;
  };
  return {
    keys: keysIn(key),
    operation: document.operation.label,
    language: null,
    ...OF_THE_SHOP,
    run: (viewer, language) => responses.make(viewer, questionIn(language)),
  };
}

function restRead(query: URLSearchParams, route: RunnableRoute, responses: CatalogueResponses): CatalogueRead | null {
  const names = [...query.keys()];
  if (names.some((name) => !REST_PARAMETERS.has(name)) || new Set(names).size < names.length) return null;
  const request: RestRequest = { params: {}, query: Object.fromEntries(query), body: undefined, idempotencyKey: null };
  const columns = columnsOf(route, request);
  const language = query.get('language') ?? 'en';
  if (columns === undefined || !isLanguage(language)) return null;
  const question: CatalogueQuestion = {
    language,
    roots: route.shownRoots,
    answer: async (context) => {
      const { body, headers } = await route.run(request, context);
      const { products } = body as { products?: unknown[] };
      return { body, list: products ?? null, headers };
    },
  };
  return {
    keys: keysIn(`${route.route.path} ${query.get('cursor') ?? ''} ${columns?.join() ?? ''}`),
    operation: `GET ${route.route.path}`,
    language,
    ...OF_THE_SHOP,
    run: (viewer) => responses.make(viewer, question),
  };
}

/** Null for all columns, undefined for what Express refuses. */
function columnsOf(route: RunnableRoute, { query }: RestRequest): readonly string[] | null | undefined {
  if (query.fields !== undefined && !route.route.columns) return undefined;
  try {
    return route.columnsOf(query);
  } catch {
    return undefined;
  }
}
