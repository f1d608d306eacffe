import { makeBroughtOrder, makeRun, type RunProgress } from '../../support/data/runs';
import { dataUrl, pictureOf } from '../../support/data/pictures';
import type { TestShop } from '../../support/shop';
import type { OpenapiRequest } from './openapiRequest';

/** Numbers of what was made last, which bodies name, and the photo of a door. */
const last = { driver: 0, planned: 0, free: 0, photo: '' };

/** Makes what the bodies of these requests name, before any of them is sent. */
export async function prepareDriving({ db }: TestShop, driverId: number): Promise<void> {
  last.driver = driverId;
  last.free = await makeBroughtOrder(db, 'confirmed');
  last.photo = dataUrl('image/png', await pictureOf('png'));
  await makeRun(db, driverId, 'closed');
}

/** Makes a row of the kind for a path: a run as far as it is to be, its stop, or the photo of one. */
export async function drivingRow({ db }: TestShop, kind: string): Promise<string | number | undefined> {
  const [, what, progress = 'closed'] = /^(run|stop|photo)(?:-(\w+))?$/.exec(kind) ?? [];
  if (what === undefined) return undefined;
  const { run, order, attempt } = await makeRun(db, last.driver, progress as RunProgress);
  if (progress === 'planned') last.planned = order;
  if (what === 'stop') return `${run}/stops/${order}`;
  return what === 'photo' ? attempt! : run;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Requests to the paths of runs that succeed. */
export const DRIVING_REQUESTS: Record<string, OpenapiRequest | OpenapiRequest[]> = {
  'PUT /api/orders/{id}/parcels': {
    by: 'admin',
    path: '/api/orders/{followed}/parcels',
    body: () => ({ parcels: 2 }),
  },
  'GET /api/admin/runs': { by: 'admin', path: `/api/admin/runs?date=${today()}` },
  'POST /api/admin/runs': {
    by: 'admin',
    body: () => ({ date: today(), window: '08:00-12:00', driverId: last.driver, orderIds: [last.free] }),
  },
  'GET /api/admin/runs/{id}': ['planned', 'out', 'closed'].map((progress) => ({
    by: 'admin',
    path: `/api/admin/runs/{run-${progress}}`,
  })),
  'PATCH /api/admin/runs/{id}': {
    by: 'admin',
    path: '/api/admin/runs/{run-planned}',
    body: () => ({ driverId: last.driver, orderIds: [last.planned], version: 1 }),
  },
  'DELETE /api/admin/runs/{id}': { by: 'admin', path: '/api/admin/runs/{run-planned}?version=1' },
  'POST /api/admin/runs/{id}/close': { by: 'admin', path: '/api/admin/runs/{run-settled}/close' },
  'POST /api/admin/runs/{id}/counts': {
    by: 'admin',
    path: '/api/admin/runs/{run-closed}/counts',
    body: () => ({ lbp: '23.00', usd: '0.00', note: 'One short' }),
  },
  'GET /api/admin/drivers': { by: 'admin' },
  'GET /api/admin/orders-without-run': [
    { by: 'admin' },
    { by: 'admin', path: `/api/admin/orders-without-run?date=${today()}&window=08:00-12:00` },
  ],
  'GET /api/admin/suggested-stops': { by: 'admin', path: '/api/admin/suggested-stops?orderIds=3,1,2' },
  'GET /api/admin/delivery-photos/{id}': { by: 'admin', path: '/api/admin/delivery-photos/{photo}' },
  'GET /api/driver/runs': { by: 'admin' },
  'POST /api/runs/{id}/start': {
    by: 'admin',
    path: '/api/runs/{run-planned}/start',
    body: () => ({ floatLbp: '20.00' }),
  },
  'POST /api/runs/{id}/stops/{orderId}/delivered': {
    by: 'admin',
    path: '/api/runs/{stop-out}/delivered',
    body: () => ({ takenBy: 'Rana', lbp: '5.00', usd: '0.00', photo: last.photo, at: new Date().toISOString() }),
  },
  'POST /api/runs/{id}/stops/{orderId}/not-delivered': {
    by: 'admin',
    path: '/api/runs/{stop-out}/not-delivered',
    body: () => ({ reason: 'Nobody there', next: 'later_today', at: new Date().toISOString() }),
  },
};
