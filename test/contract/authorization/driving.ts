import type { DataSource } from 'typeorm';
import { makeBroughtOrder, makeRun } from '../../support/data/runs';
import { fixture } from './fixture';
import { ADMINS, type Rule } from './viewers';

/** Operations and paths that need rows that `prepareRuns` makes, or use them up. */
export const WORKS_ON_RUNS = /(\.r|R)un$|\.(deliveryPhoto|deliverOrder|reportNotDelivered)$|\/runs|\/delivery-photos/;

/** Adds runs as far as each operation needs one, of the driver where there is one, else of the admin. */
export async function prepareRuns(db: DataSource): Promise<void> {
  const [driver] = await db.query<{ id: number }[]>(
    `SELECT id FROM users WHERE username IN ('admin', 'staff-driving') ORDER BY username DESC LIMIT 1`,
  );
  fixture.ids.driver = driver!.id;
  for (const progress of ['planned', 'out', 'settled', 'closed'] as const) {
    const { run, order, attempt } = await makeRun(db, driver!.id, progress);
    Object.assign(fixture.ids, {
      [`run-${progress}`]: run,
      [`order-${progress}`]: order,
      ...(attempt && { photo: attempt }),
    });
  }
  fixture.ids['order-free'] = await makeBroughtOrder(db, 'confirmed');
}

const DATE = '2026-11-26';
const newRun = () => ({ date: DATE, driverId: fixture.ids.driver, orderIds: [fixture.ids['order-free']] });
const changedRun = () => ({ driverId: fixture.ids.driver, orderIds: [fixture.ids['order-planned']] });
const counted = () => ({ lbp: '24.00', usd: '0.00' });
const outStop = () => ({ runId: fixture.ids['run-out'], orderId: fixture.ids['order-out'] });

/** What is for admins alone, but for staff. */
const OF_ADMINS: Rule = { who: ADMINS, needs: 'admin' };

/** The operations on runs and their stops (specification 33). */
export const DRIVING_OPERATIONS: Record<
  string,
  Rule & { document: string; variables?: () => Record<string, unknown> }
> = {
  'Query.runs': { ...OF_ADMINS, document: `{ runs(date: "${DATE}") { id } }` },
  'Query.run': {
    ...OF_ADMINS,
    document: 'query ($id: Int!) { run(id: $id) { id } }',
    variables: () => ({ id: fixture.ids['run-out'] }),
  },
  'Query.drivers': { ...OF_ADMINS, document: '{ drivers { id } }' },
  'Query.ordersWithoutRun': { ...OF_ADMINS, document: '{ ordersWithoutRun { id } }' },
  'Query.suggestedStops': { ...OF_ADMINS, document: '{ suggestedStops(orderIds: [1, 2]) }' },
  'Query.deliveryPhoto': {
    ...OF_ADMINS,
    document: 'query ($id: Int!) { deliveryPhoto(attemptId: $id) }',
    variables: () => ({ id: fixture.ids.photo }),
  },
  'Query.ownRuns': { ...OF_ADMINS, document: '{ ownRuns { id } }' },
  'Mutation.createRun': {
    ...OF_ADMINS,
    document: `mutation ($date: String!, $driverId: Int!, $orderIds: [Int!]!) {
      createRun(date: $date, driverId: $driverId, orderIds: $orderIds) { id } }`,
    variables: newRun,
  },
  'Mutation.changeRun': {
    ...OF_ADMINS,
    document: `mutation ($id: Int!, $driverId: Int, $orderIds: [Int!]!) {
      changeRun(id: $id, driverId: $driverId, orderIds: $orderIds) { id } }`,
    variables: () => ({ id: fixture.ids['run-planned'], ...changedRun() }),
  },
  'Mutation.deleteRun': {
    ...OF_ADMINS,
    document: 'mutation ($id: Int!) { deleteRun(id: $id) }',
    variables: () => ({ id: fixture.ids['run-planned'] }),
  },
  'Mutation.startRun': {
    ...OF_ADMINS,
    document: 'mutation ($id: Int!) { startRun(id: $id, floatLbp: "20.00") { id } }',
    variables: () => ({ id: fixture.ids['run-planned'] }),
  },
  'Mutation.deliverOrder': {
    ...OF_ADMINS,
    document: `mutation ($runId: Int!, $orderId: Int!) {
      deliverOrder(runId: $runId, orderId: $orderId, takenBy: "Rana", lbp: "4.00") { id } }`,
    variables: outStop,
  },
  'Mutation.reportNotDelivered': {
    ...OF_ADMINS,
    document: `mutation ($runId: Int!, $orderId: Int!) {
      reportNotDelivered(runId: $runId, orderId: $orderId, reason: "Nobody there", next: LATER_TODAY) { id } }`,
    variables: outStop,
  },
  'Mutation.closeRun': {
    ...OF_ADMINS,
    document: 'mutation ($id: Int!) { closeRun(id: $id) { id } }',
    variables: () => ({ id: fixture.ids['run-settled'] }),
  },
  'Mutation.countRun': {
    ...OF_ADMINS,
    document: 'mutation ($id: Int!, $lbp: Money!, $usd: Money!) { countRun(id: $id, lbp: $lbp, usd: $usd) { id } }',
    variables: () => ({ id: fixture.ids['run-closed'], ...counted() }),
  },
  'Subscription.runsChanged': {
    ...OF_ADMINS,
    document: `subscription { runsChanged(date: "${DATE}") { runs { id } } }`,
  },
  'Mutation.setParcels': {
    ...OF_ADMINS,
    document: 'mutation ($id: Int!) { setParcels(orderId: $id, parcels: 2) { id parcels } }',
    variables: () => ({ id: fixture.ids.changed }),
  },
};

/** The same of the paths. */
export const DRIVING_ROUTES: Record<string, Rule & { path?: string; body?: () => unknown }> = {
  'GET /api/admin/runs': { ...OF_ADMINS, path: `/api/admin/runs?date=${DATE}` },
  'POST /api/admin/runs': { ...OF_ADMINS, body: newRun },
  'GET /api/admin/runs/{id}': { ...OF_ADMINS, path: '/api/admin/runs/{run-closed}' },
  'PATCH /api/admin/runs/{id}': { ...OF_ADMINS, path: '/api/admin/runs/{run-planned}', body: changedRun },
  'DELETE /api/admin/runs/{id}': { ...OF_ADMINS, path: '/api/admin/runs/{run-planned}' },
  'POST /api/admin/runs/{id}/close': { ...OF_ADMINS, path: '/api/admin/runs/{run-settled}/close' },
  'POST /api/admin/runs/{id}/counts': { ...OF_ADMINS, path: '/api/admin/runs/{run-closed}/counts', body: counted },
  'GET /api/admin/drivers': OF_ADMINS,
  'GET /api/admin/orders-without-run': OF_ADMINS,
  'GET /api/admin/suggested-stops': { ...OF_ADMINS, path: '/api/admin/suggested-stops?orderIds=1,2' },
  'GET /api/admin/delivery-photos/{id}': { ...OF_ADMINS, path: '/api/admin/delivery-photos/{photo}' },
  'GET /api/driver/runs': OF_ADMINS,
  'POST /api/runs/{id}/start': {
    ...OF_ADMINS,
    path: '/api/runs/{run-planned}/start',
    body: () => ({ floatLbp: '20.00' }),
  },
  'POST /api/runs/{id}/stops/{orderId}/delivered': {
    ...OF_ADMINS,
    path: '/api/runs/{run-out}/stops/{order-out}/delivered',
    body: () => ({ takenBy: 'Rana', lbp: '4.00' }),
  },
  'POST /api/runs/{id}/stops/{orderId}/not-delivered': {
    ...OF_ADMINS,
    path: '/api/runs/{run-out}/stops/{order-out}/not-delivered',
    body: () => ({ reason: 'Nobody there', next: 'later_today' }),
  },
  'PUT /api/orders/{id}/parcels': {
    ...OF_ADMINS,
    path: '/api/orders/{changed}/parcels',
    body: () => ({ parcels: 2 }),
  },
};
