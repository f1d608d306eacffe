import { badInput, notFound } from '../../../core/errors';
import { pathId } from '../../input';
import { lower, ok, readBack, route, type RestRequest } from '../../route';
import { moveOrdersRules } from '../../../../common/rules/deliveryRules';
import { OPTIONS, optionsShape, type OptionsData } from './optionShapes';

const ZONES = '/api/admin/delivery-zones';
const CLOSURES = '/api/admin/delivery-closures';
const ZONE = `id version name translations { language text } places { name spellings city }
  circles { latitude longitude km } isEverywhereElse fee freeFrom minimum chargesBusinesses
  windows { weekday begins ends capacity cutOffDays cutOffTime }`;
const CLOSURE = 'id zone { id name } date reason translations { language text } orderCount';

interface OrderDeliveryData {
  deliveryDate: string | null;
  deliveryWindow: string | null;
  deliveryZone: string | null;
  cancellation: { obstacle: string | null; until: string | null };
}

const zoneId = ({ params }: Pick<RestRequest, 'params'>) => pathId(params.id, 'Zone');
const closureId = ({ params }: Pick<RestRequest, 'params'>) => pathId(params.id, 'Closure');

/** A number of the address, which is text; anything else goes on to be refused. */
function numberIn(query: RestRequest['query'], name: string): unknown {
  const value = query[name];
  if (value === undefined) return undefined;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  if (!Number.isFinite(read)) throw badInput({ [name]: 'Must be a number' });
  return read;
}

export const deliveryRoutes = [
  route<{ deliveryOptions: OptionsData | null }>({
    method: 'GET',
    path: '/api/delivery-options',
    summary: 'When a place is delivered to in 14 days, and at which cost',
    document: `query ($city: String, $area: String, $state: String, $latitude: Float, $longitude: Float,
      $of: DeliveryTermsOf, $from: String) {
      deliveryOptions(of: $of, from: $from, place: { city: $city, area: $area, state: $state, latitude: $latitude,
        longitude: $longitude }) { ${OPTIONS} } }`,
    variables: ({ query }) => ({
      city: query.city,
      area: query.area,
      state: query.state,
      latitude: numberIn(query, 'latitude'),
      longitude: numberIn(query, 'longitude'),
      of: query.of,
      from: query.from,
    }),
    answer: ({ deliveryOptions }) => ok({ options: optionsShape(deliveryOptions) }),
  }),
  route<{ order: OrderDeliveryData | null }>({
    method: 'GET',
    path: '/api/orders/{id}/delivery',
    summary: 'When an order is delivered, and whether its buyer can cancel it',
    document: `query ($id: Int!) { order(id: $id) {
      deliveryDate deliveryWindow deliveryZone cancellation { obstacle until } } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'Order') }),
    answer: ({ order }) => {
      if (!order) throw notFound('Order');
      const { obstacle, until } = order.cancellation;
      return ok({ ...order, cancellation: { obstacle: obstacle && lower(obstacle), until } });
    },
  }),
  route<{ deliveryZones: unknown }>({
    method: 'GET',
    path: ZONES,
    summary: 'The zones that are delivered to, with their windows',
    document: `{ deliveryZones { ${ZONE} } }`,
    answer: ({ deliveryZones }) => ok(deliveryZones),
  }),
  route<{ createDeliveryZone: unknown }>({
    method: 'POST',
    path: ZONES,
    summary: 'Makes a zone',
    document: `mutation ($input: DeliveryZoneInput!) { createDeliveryZone(input: $input) { ${ZONE} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ createDeliveryZone }) => ({ status: 201, body: createDeliveryZone }),
  }),
  route<{ updateDeliveryZone: unknown }>({
    method: 'PUT',
    path: `${ZONES}/{id}`,
    summary: 'Changes a zone; no placed order is moved',
    document: `mutation ($id: Int!, $input: DeliveryZoneInput!) {
      updateDeliveryZone(id: $id, input: $input) { ${ZONE} } }`,
    variables: (request) => ({ id: zoneId(request), input: request.body }),
    bodyVariable: 'input',
    moreBody: readBack('id'),
    answer: ({ updateDeliveryZone }) => ok(updateDeliveryZone),
  }),
  route<{ deleteDeliveryZone: boolean }>({
    method: 'DELETE',
    path: `${ZONES}/{id}`,
    summary: 'Delivers to a zone no more',
    document: 'mutation ($id: Int!) { deleteDeliveryZone(id: $id) }',
    variables: (request) => ({ id: zoneId(request) }),
    answer: () => ({ status: 204 }),
  }),
  route<{ deliveryDays: unknown }>({
    method: 'GET',
    path: `${ZONES}/{id}/days`,
    summary: 'Fourteen days of a zone as they will be, with what is booked',
    document: `query ($id: Int!, $from: String) { deliveryDays(zoneId: $id, from: $from) {
      date weekday closures { ${CLOSURE} } windows { window capacity booked cutOff inPlan } } }`,
    variables: (request) => ({ id: zoneId(request), from: request.query.from }),
    answer: ({ deliveryDays }) => ok(deliveryDays),
  }),
  route<{ deliveryClosures: unknown }>({
    method: 'GET',
    path: CLOSURES,
    summary: 'Days on which nobody delivers, from a day on',
    document: `query ($from: String) { deliveryClosures(from: $from) { ${CLOSURE} } }`,
    variables: ({ query }) => ({ from: query.from }),
    answer: ({ deliveryClosures }) => ok(deliveryClosures),
  }),
  route<{ createDeliveryClosure: unknown }>({
    method: 'POST',
    path: CLOSURES,
    summary: 'Closes a day to a zone or to all',
    document: `mutation ($input: DeliveryClosureInput!) { createDeliveryClosure(input: $input) { ${CLOSURE} } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ createDeliveryClosure }) => ({ status: 201, body: createDeliveryClosure }),
  }),
  route<{ deleteDeliveryClosure: boolean }>({
    method: 'DELETE',
    path: `${CLOSURES}/{id}`,
    summary: 'Opens a day again',
    document: 'mutation ($id: Int!) { deleteDeliveryClosure(id: $id) }',
    variables: (request) => ({ id: closureId(request) }),
    answer: () => ({ status: 204 }),
  }),
  route<{ closureOrders: unknown }>({
    method: 'GET',
    path: `${CLOSURES}/{id}/orders`,
    summary: 'The orders that a closure hits and that are still to be delivered, at most 100',
    document: `query ($id: Int!) { closureOrders(id: $id) {
      id customerName deliveryDate deliveryWindow deliveryZone } }`,
    variables: (request) => ({ id: closureId(request) }),
    answer: ({ closureOrders }) => ok(closureOrders),
  }),
  route<{ moveOrders: unknown }>({
    method: 'POST',
    path: '/api/admin/orders/move',
    summary: 'Moves up to 100 orders to another day or window, and tells their buyers by mail',
    document: `mutation ($orderIds: [Int!]!, $date: String!, $window: String, $reason: String, $overbook: Boolean,
      $idempotencyKey: String) {
      moveOrders(orderIds: $orderIds, date: $date, window: $window, reason: $reason, overbook: $overbook,
        idempotencyKey: $idempotencyKey) { orderId code message order { id deliveryDate deliveryWindow } } }`,
    rules: moveOrdersRules(),
    variables: ({ body, idempotencyKey }) => {
      const { orderIds, date, window, reason, overbook } = Object(body) as Record<string, unknown>;
      return { orderIds, date, window, reason, overbook, idempotencyKey };
    },
    answer: ({ moveOrders }) => ok(moveOrders),
  }),
];
