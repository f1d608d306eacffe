import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../../identity/viewer';
import type { Queryable } from '../../db/queryable';
import { ShopError } from '../../core/errors';
import { authorizeExport } from '../../api/authorization/guard';
import { methodAmong } from '../../http/methods';
import type { Cell, Column } from './columns';
import { QueryReader } from './query';
import { exportsTable } from './table';

/** What the exports need of the shop. */
export interface ExportParts {
  schema: GraphQLSchema;
  reads: Queryable;
  viewerOf: (request: Request) => Promise<Viewer>;
  timeZone: string;
}

/**
 * The exports: everything that a list's filters select, as CSV for spreadsheets, written while it is read.
 *
 * `X-Total-Count` says before how many rows there will be. With none the answer is a 404 that says "No data to export"
 * (specification 13.4). An answer that breaks off is not complete.
 */
export function exportRouter({ schema, reads, viewerOf, timeZone }: ExportParts): Router {
  const router = Router();
  const written = new ShopClock(timeZone);
  for (const { path, list, columns, prepare } of exportsTable) {
    const query = new QueryReader(schema, list);
    router.all(path, methodAmong(['GET']), async (request, response) => {
      const viewer = await viewerOf(request);
      authorizeExport(path, viewer);
      const { fileName, count, rows } = await prepare(reads, viewer, query.read(request.query));
      if (count === 0) throw new ShopError('NOT_FOUND', 'No data to export');
      response.attachment(`${fileName}_${written.day(new Date())}.csv`);
      response.set({ 'X-Total-Count': String(count), 'Cache-Control': 'private, no-store' });
      if (request.method === 'HEAD') return void response.end();
      await write(rows, columns as readonly Column<unknown>[], written, request, response);
    });
  }
  return router;
}

async function write(
  rows: AsyncIterable<unknown>,
  columns: readonly Column<unknown>[],
  written: ShopClock,
  request: Request,
  response: Response,
): Promise<void> {
  const lines = async function* () {
    yield columns.map(([heading]) => heading);
    for await (const row of rows) yield columns.map(([, cell]) => textOf(cell(row), written));
  };
  try {
    // With the mark of UTF-8, which spreadsheets look for; a line's end inside a text ends no row.
    await pipeline(
      Readable.from(lines(), { highWaterMark: 64 }),
      stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
      response,
    );
  } catch (error) {
    // Whoever went away has no use for the rest; anything else has broken the answer off already.
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      request.log.error({ err: error }, 'an export broke off');
    }
  }
}

function textOf(cell: Cell, written: ShopClock): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return written.moment(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return defused(String(cell));
}

/** A text that a spreadsheet would take for a formula is marked as a text; a number is left a number. */
function defused(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** Moments as the shop's clock shows them, in a form that spreadsheets read and that sorts. */
class ShopClock {
  private readonly format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    // Sweden writes dates as ISO does.
    this.format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  }

  /** "2026-11-21 19:11:55" */
  moment(at: Date): string {
    return this.format.format(at);
  }

  /** "2026-11-21" */
  day(at: Date): string {
    return this.moment(at).slice(0, 10);
  }
}
