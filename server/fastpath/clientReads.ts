import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../common/languages';
import type { PersistedDocuments } from '../api/persistedDocuments';
import { isCatalogueRead } from '../api/storedDocuments';
import { takeRows } from '../catalog/products/shownRows';
import { Shown } from '../graphql/changes/shown';
import type { Context } from '../graphql/context';
import type { Executor } from '../graphql/executor';
import { keysIn } from '../graphql/language';
import type { Operation, OperationRequest } from '../graphql/operation';
import { ANSWER_BYTES } from '../graphql/paging';
import { BufferedResponse, type MadeResponse } from '../graphql/responseCache';
import type { Viewer } from '../identity/viewer';
import type { CatalogueRead } from './catalogueRead';
import { parseObject } from './parseObject';

const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);
/** Bodies that were read and are cached, and the longest of them. */
const MAX_BODIES = 1_000;
const MAX_CACHED_BODY = 4_000;

/**
 * Reads of the catalogue by the documents of clients. Only of documents that the executor has checked before: what is new,
 * wrong or of another kind is for Apollo Server, which says so.
 */
export class ClientReads {
  private readonly bodies = new LRUCache<string, CatalogueRead>({ max: MAX_BODIES });

  constructor(
    private readonly executor: Executor,
    private readonly persisted: PersistedDocuments,
    private readonly context: (viewer: Viewer, language: Language) => Context,
  ) {}

  /** The read that the query of a URL asks for; null for any other. */
  ofQuery(query: URLSearchParams): CatalogueRead | null {
    const names = [...query.keys()];
    if (new Set(names).size < names.length) return null;
    const sent: Record<string, unknown> = Object.fromEntries(query);
    for (const name of ['variables', 'extensions']) {
      const text = query.get(name);
      if (text !== null && (sent[name] = parseObject(text)) === null) return null;
    }
    return this.find(sent);
  }

  /** The read that the body of a POST asks for; null for any other. */
  ofBody(body: Buffer): CatalogueRead | null {
    const text = body.length <= MAX_CACHED_BODY ? body.toString() : null;
    const known = text === null ? undefined : this.bodies.get(text);
    if (known) return known;
    const sent = parseObject(text ?? body.toString());
    const read = sent && this.find(sent);
    if (read && text !== null) this.bodies.set(text, read);
    return read;
  }

  private find(sent: Record<string, unknown>): CatalogueRead | null {
    if (Object.keys(sent).some((name) => !PARAMETERS.has(name))) return null;
    const { operationName = null, variables = null } = sent;
    const source = this.sourceOf(sent);
    if (
      source === null ||
      (operationName !== null && typeof operationName !== 'string') ||
      !isObjectOrNull(variables)
    ) {
      return null;
    }
    const operation = this.executor.findChecked(source);
    return operation && this.readOf(operation, source, { operationName, variables });
  }

  /** The document itself, or the one that is known by the hash. */
  private sourceOf({ query = null, extensions = null }: Record<string, unknown>): string | null {
    if (!isObjectOrNull(extensions)) return null;
    const { persistedQuery, ...others } = extensions ?? {};
    if (Object.keys(others).length > 0) return null;
    if (persistedQuery === undefined) return typeof query === 'string' && query !== '' ? query : null;
    // With both, the document is to be remembered.
    if (query !== null || !isObjectOrNull(persistedQuery) || persistedQuery?.version !== 1) return null;
    const { sha256Hash } = persistedQuery;
    return typeof sha256Hash === 'string' ? (this.persisted.find(sha256Hash) ?? null) : null;
  }

  private readOf(operation: Operation, source: string, request: OperationRequest): CatalogueRead | null {
    if (!isCatalogueRead(operation) || !operation.has(request)) return null;
    const { coerced } = operation.coerceVariables(request);
    if (!coerced) return null;
    const { roots } = operation;
    return {
      keys: keysIn(`client ${hash('sha256', source, 'base64url')} ${JSON.stringify([request.operationName, coerced])}`),
      operation: operation.label,
      language: null,
      isClients: true,
      authorize: (viewer) => this.executor.authorize({ roots }, viewer),
      run: (viewer, language) => this.run(source, request, viewer, language),
    };
  }

  /** The document is found anew each time, so that the executor alone decides how many are cached. */
  private async run(
    source: string,
    request: OperationRequest,
    viewer: Viewer,
    language: Language,
  ): Promise<MadeResponse | null> {
    const operation = this.executor.findChecked(source);
    if (!operation) return null;
    const shown = new Shown(operation.rootFields);
    const { errors, ...answer } = await this.executor.run(operation, request, {
      ...this.context(viewer, language),
      shown,
    });
    // Nothing of the list is made anew by itself.
    takeRows(shown);
    if (errors) return null;
    // As Apollo Server writes it.
    const body = Buffer.from(`${JSON.stringify(answer)}\n`);
    // Guests are refused what is longer, by Express.
    if (body.length > ANSWER_BYTES) return null;
    return { response: new BufferedResponse(body), shown, book: viewer.book.name, bytes: 24 * shown.size };
  }
}

function isObjectOrNull(value: unknown): value is Record<string, unknown> | null {
  return typeof value === 'object' && !Array.isArray(value);
}
