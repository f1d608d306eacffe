import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { Router, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../../identity/viewer';
import type { Queryable } from '../../db/queryable';
import { ShopError } from '../../core/errors';
import { textsIn } from '../../core/texts';
import { authorizeExport, mayRead } from '../../api/authorization/guard';
import { methodAmong } from '../../http/methods';
import { askedLanguage } from '../requestShape';
import type { Cell, Column } from './columns';
import { escapeFormula } from '../../../common/texts/escapeFormula';
import { QueryReader } from './query';
import { exportsTable } from './table';

/** What the exports need of the shop. */
export interface ExportParts {
  schema: GraphQLSchema;
  /** What a viewer's exports are read from. */
  readsOf: (viewer: Viewer) => Queryable;
  viewerOf: (request: Request) => Promise<Viewer>;
  timeZone: string;
}

/**
 * The exports: everything that a list's filters select, as CSV for spreadsheets, written while it is read.
 *
 * `X-Total-Count` holds the number of rows. Without any the response is a 404, "No data to export" (specification
 * 13.4). A response that is cut off is not complete.
 */
export function exportRouter({ schema, readsOf, viewerOf, timeZone }: ExportParts): Router {
  const router = Router();
  const clock = new ShopClock(timeZone);
  for (const { path, list, columns, prepare } of exportsTable) {
    const query = new QueryReader(schema, list);
    router.all(path, methodAmong(['GET']), async (request, response) => {
      const viewer = await viewerOf(request);
      authorizeExport(path, viewer);
      const told = typeof columns === 'function';
      const { language: asked, ...filters } = request.query;
      const args = query.read(told ? filters : request.query);
      const language = told ? askedLanguage(asked) : 'en';
      const { fileName, count, rows } = await prepare(readsOf(viewer), viewer, args, language);
      if (count === 0) throw new ShopError('NOT_FOUND', 'No data to export');
      response.attachment(`${fileName}_${clock.day(new Date())}.csv`);
      response.set({ 'X-Total-Count': String(count), 'Cache-Control': 'private, no-store' });
      if (request.method === 'HEAD') return void response.end();
      const inLanguage = (told ? columns(textsIn(language)) : columns) as readonly Column<unknown>[];
      await write(rows, readable(inLanguage, viewer), clock, request, response);
    });
  }
  return router;
}

/** The columns that the viewer may read; a file has no others. */
function readable(columns: readonly Column<unknown>[], viewer: Viewer): readonly Column<unknown>[] {
  return columns.filter(([, , field]) => !field || mayRead(...field, viewer));
}

async function write(
  rows: AsyncIterable<unknown>,
  columns: readonly Column<unknown>[],
  clock: ShopClock,
  request: Request,
  response: Response,
): Promise<void> {
  const lines = async function* () {
    yield columns.map(([heading]) => heading);
    for await (const row of rows) yield columns.map(([, cell]) => textOf(cell(row), clock));
  };
  try {
    // With a byte order mark, by which spreadsheets recognise UTF-8; texts with line breaks are quoted.
    await pipeline(
      Readable.from(lines(), { highWaterMark: 64 }),
      stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
      response,
    );
  } catch (error) {
    // The client closed the connection; any other error has cut the response off already.
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      request.log.error({ err: error }, 'an export broke off');
    }
  }
}

function textOf(cell: Cell, clock: ShopClock): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return clock.moment(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return escapeFormula(String(cell));
}

/** Formats moments in the shop's time zone, in a form that spreadsheets read and that sorts. */
class ShopClock {
  private readonly format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    // The Swedish format of dates is that of ISO 8601.
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
