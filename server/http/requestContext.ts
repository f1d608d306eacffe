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

  /** For what is read for a viewer without anything else of a request. */
  ofReader(viewer: Viewer): Context {
    return { db: this.db, reads: this.reads, viewer, loaders: new Loaders(this.reads), request: READS_ONLY };
  }
}
