import {
  changedRunRules,
  countedRules,
  deliveredRules,
  DRIVING_MESSAGES,
  newRunRules,
  notDeliveredRules,
  startRunRules,
} from '../../../../common/rules/drivingRules';
import { badInput, notFound } from '../../../core/errors';
import { pathId, queryId } from '../../input';
import { lower, ok, route, type RestRequest } from '../../route';
import { ADDRESS } from './orderSelections';
import { DRIVEN_RUN, PLANNED_RUN, runShape, type RunData } from './runShapes';

const RUNS = '/api/admin/runs';
const RUN = `${RUNS}/{id}`;
const STOP = '/api/runs/{id}/stops/{orderId}';

interface WithoutRunData {
  status: string;
  packing: { stage: string | null } | null;
}

const runId = ({ params }: Pick<RestRequest, 'params'>) => pathId(params.id, 'Run');
const fieldsOf = ({ body }: Pick<RestRequest, 'body'>) => Object(body) as Record<string, unknown>;

/** The run and the order of a stop. */
const stopOf = ({ params }: RestRequest) => ({
  id: pathId(params.id, 'Run'),
  orderId: pathId(params.orderId, 'Order'),
});

/** Orders of a body: a list that is not there is refused, rather than to take every order out of a run. */
function ordersOf(orderIds: unknown): unknown {
  if (orderIds === undefined || orderIds === null) throw badInput({ orderIds: DRIVING_MESSAGES.orders });
  return orderIds;
}

/** Numbers of a parameter, with commas between them. @throws ShopError BAD_USER_INPUT by the parameter */
function numbersIn(query: RestRequest['query'], name: string): number[] {
  const text = query[name];
  const numbers = typeof text === 'string' && /^[\d,]+$/.test(text) ? text.split(',').map(Number) : [];
  if (numbers.length === 0 || numbers.some((number) => number < 1 || number > 2_147_483_647)) {
    throw badInput({ [name]: 'Send order numbers with commas between them, like 4,7,9' });
  }
  return numbers;
}

const planningRoutes = [
  route<{ runs: RunData[] }>({
    method: 'GET',
    path: RUNS,
    summary: 'The runs of a day, each with its stops',
    document: `query ($date: String!) { runs(date: $date) { ${PLANNED_RUN} } }`,
    variables: ({ query }) => ({ date: query.date }),
    answer: ({ runs }) => ok(runs.map(runShape)),
  }),
  route<{ createRun: RunData }>({
    method: 'POST',
    path: RUNS,
    summary: 'Plans a run of a day for a driver',
    document: `mutation ($date: String!, $window: String, $driverId: Int!, $orderIds: [Int!]!, $idempotencyKey: String) {
      createRun(date: $date, window: $window, driverId: $driverId, orderIds: $orderIds,
        idempotencyKey: $idempotencyKey) { ${PLANNED_RUN} } }`,
    rules: newRunRules(),
    variables: (request) => {
      const { date, window, driverId, orderIds } = fieldsOf(request);
      return { date, window, driverId, orderIds: ordersOf(orderIds), idempotencyKey: request.idempotencyKey };
    },
    answer: ({ createRun }) => ({ status: 201, body: runShape(createRun) }),
  }),
  route<{ run: RunData | null }>({
    method: 'GET',
    path: RUN,
    summary: 'One run with its stops',
    document: `query ($id: Int!) { run(id: $id) { ${PLANNED_RUN} } }`,
    variables: (request) => ({ id: runId(request) }),
    answer: ({ run }) => {
      if (!run) throw notFound('Run');
      return ok(runShape(run));
    },
  }),
  route<{ changeRun: RunData }>({
    method: 'PATCH',
    path: RUN,
    summary: 'Plans a run otherwise, also one that is out',
    document: `mutation ($id: Int!, $driverId: Int, $orderIds: [Int!]!, $version: Int) {
      changeRun(id: $id, driverId: $driverId, orderIds: $orderIds, version: $version) { ${PLANNED_RUN} } }`,
    rules: changedRunRules(),
    variables: (request) => {
      const { driverId, orderIds, version } = fieldsOf(request);
      return { id: runId(request), driverId, orderIds: ordersOf(orderIds), version };
    },
    answer: ({ changeRun }) => ok(runShape(changeRun)),
  }),
  route<{ deleteRun: boolean }>({
    method: 'DELETE',
    path: RUN,
    summary: 'Takes back a run that has not left; the version stands in the body or the query',
    document: 'mutation ($id: Int!, $version: Int) { deleteRun(id: $id, version: $version) }',
    variables: (request) => ({
      id: runId(request),
      version: fieldsOf(request).version ?? queryId(request.query, 'version'),
    }),
    answer: () => ({ status: 204 }),
  }),
  route<{ closeRun: RunData }>({
    method: 'POST',
    path: `${RUN}/close`,
    summary: 'Ends a run that is out and has no open stop any more',
    document: `mutation ($id: Int!, $idempotencyKey: String) {
      closeRun(id: $id, idempotencyKey: $idempotencyKey) { ${PLANNED_RUN} } }`,
    variables: (request) => ({ id: runId(request), idempotencyKey: request.idempotencyKey }),
    answer: ({ closeRun }) => ok(runShape(closeRun)),
  }),
  route<{ countRun: RunData }>({
    method: 'POST',
    path: `${RUN}/counts`,
    summary: 'Keeps what was counted after a run',
    document: `mutation ($id: Int!, $lbp: Money!, $usd: Money!, $note: String, $idempotencyKey: String) {
      countRun(id: $id, lbp: $lbp, usd: $usd, note: $note, idempotencyKey: $idempotencyKey) { ${PLANNED_RUN} } }`,
    rules: countedRules(),
    variables: (request) => {
      const { lbp, usd, note } = fieldsOf(request);
      return { id: runId(request), lbp, usd, note, idempotencyKey: request.idempotencyKey };
    },
    answer: ({ countRun }) => ok(runShape(countRun)),
  }),
  route<{ drivers: unknown }>({
    method: 'GET',
    path: '/api/admin/drivers',
    summary: 'Who can be given a run',
    document: '{ drivers { id name } }',
    answer: ({ drivers }) => ok(drivers),
  }),
  route<{ ordersWithoutRun: WithoutRunData[] }>({
    method: 'GET',
    path: '/api/admin/orders-without-run',
    summary: 'The orders of a day that are in no run yet',
    document: `query ($date: String, $window: String) { ordersWithoutRun(date: $date, window: $window) {
      id status customerName employeeName ${ADDRESS} latitude longitude note deliveryDate deliveryWindow deliveryZone
      parcels packing { stage } } }`,
    variables: ({ query }) => ({ date: query.date, window: query.window }),
    answer: ({ ordersWithoutRun }) =>
      ok(
        ordersWithoutRun.map(({ packing, status, ...order }) => ({
          ...order,
          status: lower(status),
          stage: lower(packing?.stage ?? null),
        })),
      ),
  }),
  route<{ suggestedStops: number[] }>({
    method: 'GET',
    path: '/api/admin/suggested-stops',
    summary: 'Orders in the sequence that is suggested for a run',
    document: 'query ($orderIds: [Int!]!) { suggestedStops(orderIds: $orderIds) }',
    variables: ({ query }) => ({ orderIds: numbersIn(query, 'orderIds') }),
    answer: ({ suggestedStops }) => ok({ orderIds: suggestedStops }),
  }),
  route<{ deliveryPhoto: string | null }>({
    method: 'GET',
    path: '/api/admin/delivery-photos/{id}',
    summary: 'The photo of a delivery, as a data URL',
    document: 'query ($id: Int!) { deliveryPhoto(attemptId: $id) }',
    variables: ({ params }) => ({ id: pathId(params.id, 'Photo') }),
    answer: ({ deliveryPhoto }) => {
      if (deliveryPhoto === null) throw notFound('Photo');
      return ok({ photo: deliveryPhoto });
    },
  }),
];

const drivingRoutes = [
  route<{ ownRuns: RunData[] }>({
    method: 'GET',
    path: '/api/driver/runs',
    summary: 'The own runs of today, and those of before that are not closed',
    document: `{ ownRuns { ${DRIVEN_RUN} } }`,
    answer: ({ ownRuns }) => ok(ownRuns.map(runShape)),
  }),
  route<{ startRun: RunData }>({
    method: 'POST',
    path: '/api/runs/{id}/start',
    summary: 'Sends a run out, for who plans it and for its driver',
    document: `mutation ($id: Int!, $floatLbp: Money, $idempotencyKey: String) {
      startRun(id: $id, floatLbp: $floatLbp, idempotencyKey: $idempotencyKey) { ${DRIVEN_RUN} } }`,
    rules: startRunRules(),
    variables: (request) => ({
      id: runId(request),
      floatLbp: fieldsOf(request).floatLbp,
      idempotencyKey: request.idempotencyKey,
    }),
    answer: ({ startRun }) => ok(runShape(startRun)),
  }),
  route<{ deliverOrder: RunData }>({
    method: 'POST',
    path: `${STOP}/delivered`,
    summary: 'An order of a run was delivered: who took it, and what was collected',
    document: `mutation ($id: Int!, $orderId: Int!, $takenBy: String!, $lbp: Money, $usd: Money, $photo: String,
      $at: DateTime, $idempotencyKey: String) {
      deliverOrder(runId: $id, orderId: $orderId, takenBy: $takenBy, lbp: $lbp, usd: $usd, photo: $photo, at: $at,
        idempotencyKey: $idempotencyKey) { ${DRIVEN_RUN} } }`,
    rules: deliveredRules(),
    variables: (request) => {
      const { takenBy, lbp, usd, photo, at } = fieldsOf(request);
      return { ...stopOf(request), takenBy, lbp, usd, photo, at, idempotencyKey: request.idempotencyKey };
    },
    answer: ({ deliverOrder }) => ok(runShape(deliverOrder)),
  }),
  route<{ reportNotDelivered: RunData }>({
    method: 'POST',
    path: `${STOP}/not-delivered`,
    summary: 'An order of a run was not delivered: why, and what comes next',
    document: `mutation ($id: Int!, $orderId: Int!, $reason: String!, $next: NextStep!, $at: DateTime,
      $idempotencyKey: String) {
      reportNotDelivered(runId: $id, orderId: $orderId, reason: $reason, next: $next, at: $at,
        idempotencyKey: $idempotencyKey) { ${DRIVEN_RUN} } }`,
    rules: notDeliveredRules(),
    variables: (request) => {
      const { reason, next, at } = fieldsOf(request);
      return { ...stopOf(request), reason, next, at, idempotencyKey: request.idempotencyKey };
    },
    answer: ({ reportNotDelivered }) => ok(runShape(reportNotDelivered)),
  }),
];

export const runRoutes = [...planningRoutes, ...drivingRoutes];
