import type { Queryable } from '../../db/queryable';
import { Selection } from '../../db/selection';
import { EXPECTED } from '../cash/closeRun';
import { WORKER_NAME } from '../planning/drivers';
import { RUN_STATE } from '../planning/lockRun';
import { readCounts } from './readCounts';
import { readStops } from './readStops';
import type { RunType } from './run.types';

/** Which runs. */
interface RunFilter {
  ids?: readonly number[];
  /** Of a day. */
  date?: string;
  /** Of a driver: those of the day, and those of before that are not closed. */
  driver?: { readonly id: number; readonly today: string };
}

type RunRow = Omit<RunType, 'driver' | 'stops' | 'counts'> & { driverId: number; driverName: string };

/** The most runs that are read at once. */
const MOST = 200;

/** The runs, by their number, each with its stops and what was counted after it (specification 33); four statements. */
export async function readRuns(db: Queryable, { ids, date, driver }: RunFilter): Promise<RunType[]> {
  const selection = new Selection();
  if (ids) selection.and('r.id = ANY(?::integer[])', ids);
  if (date !== undefined) selection.and('r.day = ?::date', date);
  if (driver) {
    selection.and('r.driver_id = ?', driver.id);
    selection.and('(r.day = ?::date OR r.day < ?::date AND r.closed_at IS NULL)', driver.today, driver.today);
  }
  const runs = await db.query<RunRow[]>(
    `SELECT r.id, r.version, to_char(r.day, 'YYYY-MM-DD') AS date, r.time_window AS window, ${RUN_STATE} AS state,
       r.driver_id AS "driverId", ${WORKER_NAME} AS "driverName", r.departed_at AS "departedAt",
       r.closed_at AS "closedAt", r.float_lbp AS "floatLbp", ${EXPECTED}
     FROM delivery_run r JOIN users u ON u.id = r.driver_id WHERE ${selection.where} ORDER BY r.id LIMIT ${MOST}`,
    selection.parameters,
  );
  const runIds = runs.map(({ id }) => id);
  const [stops, counts] = await Promise.all([readStops(db, runIds), readCounts(db, runIds)]);
  return runs.map(({ driverId, driverName, ...run }) => ({
    ...run,
    driver: { id: driverId, name: driverName },
    stops: stops.get(run.id) ?? [],
    counts: counts.get(run.id) ?? [],
  }));
}

/** One run; null when there is none. */
export async function readRun(db: Queryable, id: number): Promise<RunType | null> {
  const [run] = await readRuns(db, { ids: [id] });
  return run ?? null;
}
