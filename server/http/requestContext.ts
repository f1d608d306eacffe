import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { HttpContext } from '../api/apollo';
import type { Queryable } from '../db/queryable';
import { READS_ONLY, type Context } from '../graphql/context';
import { Loaders } from '../graphql/loaders';
import type { Viewer } from '../identity/viewer';
import { controlOf, viewerOfRequest } from './session';

/** Makes what resolvers are given. */
export class Contexts {
  /** @param reads the same database as `db`, by prepared statements */
  constructor(
    private readonly db: DataSource,
    private readonly reads: Queryable,
  ) {}

  /** For a request over HTTP, as whoever sends it. */
  async ofRequest(request: Request, response: Response): Promise<HttpContext> {
    return {
      ...this.ofReader(await viewerOfRequest(this.reads, request)),
      request: controlOf(request, response),
      requestId: request.id,
      logFault: (error) => request.log.error({ err: error }, 'an operation failed'),
    };
  }

  /** For answers that are only used when nothing went wrong: what did is met again, and logged, by the whole request. */
  ofReader(viewer: Viewer): Context {
    const { db, reads } = this;
    return { db, reads, viewer, loaders: new Loaders(reads), request: READS_ONLY, logFault: () => undefined };
  }
}
