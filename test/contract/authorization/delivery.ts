import { fixture } from './fixture';
import { ADMINS, ALL, SIGNED_IN, type Rule } from './viewers';

let count = 0;
/** A day to come that nobody has closed. */
const nextDay = () => new Date(Date.now() + (30 + (count += 1)) * 86_400_000).toISOString().slice(0, 10);
const zone = () => ({ name: `Zone ${(count += 1)}`, places: [{ name: `Place ${count}` }] });
const closure = () => ({ date: nextDay(), reason: 'A holiday' });

/** The operations on zones, windows and closures (specification 29.8). */
export const DELIVERY_OPERATIONS: Record<
  string,
  Rule & { document: string; variables?: () => Record<string, unknown> }
> = {
  'Query.deliveryOptions': {
    who: ALL,
    needs: 'catalogue',
    document: '{ deliveryOptions(place: { city: "Beirut" }) { zoneName days { date } } }',
  },
  'Query.deliveryZones': { who: ADMINS, needs: 'admin', document: '{ deliveryZones { id } }' },
  'Query.deliveryZone': { who: ADMINS, needs: 'admin', document: '{ deliveryZone(id: 1) { id } }' },
  'Query.deliveryDays': { who: ADMINS, needs: 'admin', document: '{ deliveryDays(zoneId: 1) { date } }' },
  'Query.deliveryClosures': { who: ADMINS, needs: 'admin', document: '{ deliveryClosures { id } }' },
  'Query.closureOrders': {
    who: ADMINS,
    needs: 'admin',
    document: 'query ($id: Int!) { closureOrders(id: $id) { id } }',
    variables: () => ({ id: fixture.ids.closure }),
  },
  'Mutation.createDeliveryZone': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($input: DeliveryZoneInput!) { createDeliveryZone(input: $input) { id } }',
    variables: () => ({ input: zone() }),
  },
  'Mutation.updateDeliveryZone': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation { updateDeliveryZone(id: 1, input: { name: "Beirut" }) { id } }',
  },
  'Mutation.deleteDeliveryZone': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { deleteDeliveryZone(id: $id) }',
    variables: () => ({ id: fixture.ids['zone-1'] }),
  },
  'Mutation.createDeliveryClosure': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($input: DeliveryClosureInput!) { createDeliveryClosure(input: $input) { id } }',
    variables: () => ({ input: closure() }),
  },
  'Mutation.deleteDeliveryClosure': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!) { deleteDeliveryClosure(id: $id) }',
    variables: () => ({ id: fixture.ids['closure-1'] }),
  },
  'Mutation.moveOrders': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($date: String!) { moveOrders(orderIds: [999999], date: $date) { orderId code } }',
    variables: () => ({ date: nextDay() }),
  },
  'Query.day': { who: ADMINS, needs: 'admin', document: '{ day(date: "2026-11-26") { date parts { toPack } } }' },
  'Query.dayOrders': { who: ADMINS, needs: 'admin', document: '{ dayOrders(date: "2026-11-26") { nodes { id } } }' },
  'Query.pickList': { who: ADMINS, needs: 'admin', document: '{ pickList { isWhole } }' },
  'Mutation.packLines': {
    who: ADMINS,
    needs: 'admin',
    document: 'mutation ($id: Int!, $lines: [PackedLineInput!]!) { packLines(orderId: $id, lines: $lines) { id } }',
    variables: () => ({ id: fixture.ids.changed, lines: [{ lineId: fixture.ids.changedLine, quantity: 0 }] }),
  },
  'Subscription.dayChanged': { who: ADMINS, needs: 'admin', document: 'subscription { dayChanged { date } }' },
};

/** The same of the paths. */
export const DELIVERY_ROUTES: Record<string, Rule & { path?: string; body?: () => unknown }> = {
  'GET /api/delivery-options': { who: ALL, needs: 'catalogue', path: '/api/delivery-options?city=Beirut' },
  'GET /api/orders/{id}/delivery': {
    who: SIGNED_IN.map((outcome, account) => (outcome === 'ok' && account < 6 ? 404 : outcome)),
    needs: 'read',
    path: '/api/orders/{order}/delivery',
  },
  'GET /api/admin/day': { who: ADMINS, needs: 'admin', path: '/api/admin/day?date=2026-11-26' },
  'GET /api/admin/pick-list': { who: ADMINS, needs: 'admin' },
  'GET /api/admin/packing-slips': { who: ADMINS, needs: 'admin', path: '/api/admin/packing-slips?date=2026-11-26' },
  // Order 1 of the demo is nobody's here but the admin's.
  'GET /api/orders/{id}/packing': {
    who: [401, 404, 404, 404, 404, 404, 'ok'],
    needs: 'read',
    path: '/api/orders/{order}/packing',
  },
  'PATCH /api/orders/{id}/packing': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/orders/{changed}/packing',
    body: () => ({ lines: [{ lineId: fixture.ids.changedLine, quantity: 0 }] }),
  },
  'GET /api/admin/delivery-zones': { who: ADMINS, needs: 'admin' },
  'POST /api/admin/delivery-zones': { who: ADMINS, needs: 'admin', body: zone },
  'PUT /api/admin/delivery-zones/{id}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/delivery-zones/1',
    body: () => ({ name: 'Beirut' }),
  },
  'DELETE /api/admin/delivery-zones/{id}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/delivery-zones/{zone-1}',
  },
  'GET /api/admin/delivery-zones/{id}/days': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/delivery-zones/1/days',
  },
  'GET /api/admin/delivery-closures': { who: ADMINS, needs: 'admin' },
  'POST /api/admin/delivery-closures': { who: ADMINS, needs: 'admin', body: closure },
  'DELETE /api/admin/delivery-closures/{id}': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/delivery-closures/{closure-1}',
  },
  'GET /api/admin/delivery-closures/{id}/orders': {
    who: ADMINS,
    needs: 'admin',
    path: '/api/admin/delivery-closures/{closure}/orders',
  },
  'POST /api/admin/orders/move': {
    who: ADMINS,
    needs: 'admin',
    body: () => ({ orderIds: [fixture.ids.order], date: nextDay() }),
  },
};
