import { packedLinesRules, parcelsRules } from '../../../../common/rules/packingRules';
import { forbidden, notFound } from '../../../core/errors';
import { INPUT_INT, object } from '../../jsonSchema';
import { paging, pathId, queryId } from '../../input';
import { lower, nextPage, ok, route, type RestRequest } from '../../route';
import { ADDRESS } from './orderSelections';

const SLIPS = '/api/admin/packing-slips';
const PACKING = `id whenMissing parcels packing { stage lines packedLines }
  items { id productId productName selectedSize selectedPackaging quantity packed { quantity isCurrent at byUsername } }`;

interface PackingData {
  whenMissing: string | null;
  /** Null unless the viewer packs. */
  packing: { stage: string | null } | null;
}

interface SlipData {
  slip: { language: string };
}

/** An order with how it is packed, in its documented shape. */
function packingShape({ packing, whenMissing, ...order }: PackingData) {
  if (!packing) throw forbidden();
  return {
    ...order,
    whenMissing: whenMissing && lower(whenMissing),
    ...packing,
    stage: packing.stage && lower(packing.stage),
  };
}

const partOf = ({ query }: RestRequest) => ({
  date: query.date,
  window: query.window,
  zoneId: queryId(query, 'zoneId'),
});

export const packingRoutes = [
  route<{ day: unknown }>({
    method: 'GET',
    path: '/api/admin/day',
    summary: 'The orders of a day by window and zone, counted by how far they are',
    document: `query ($date: String) { day(date: $date) { date toCollect
      parts { window zoneId zone toPack packed out delivered cancelled lines packedLines } } }`,
    variables: ({ query }) => ({ date: query.date }),
    answer: ({ day }) => ok(day),
  }),
  route<{ pickList: unknown }>({
    method: 'GET',
    path: '/api/admin/pick-list',
    summary: 'What is to be pressed and packed for a day, or for a part of it',
    document: `query ($date: String, $window: String, $zoneId: Int) {
      pickList(date: $date, window: $window, zoneId: $zoneId) { isWhole entries { productId productName categoryName
        selectedSize selectedPackaging quantity packed orderCount orders { orderId quantity isPacked } } } }`,
    variables: partOf,
    answer: ({ pickList }) => ok(pickList),
  }),
  route<{ dayOrders: { nodes: SlipData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } }>({
    method: 'GET',
    path: SLIPS,
    summary: 'The packing slips of a day, or of a part of it, each in the language of its order',
    document: `query ($date: String, $window: String, $zoneId: Int, $stage: PackingStage, $first: Int!, $after: String) {
      dayOrders(date: $date, window: $window, zoneId: $zoneId, stage: $stage, first: $first, after: $after) {
        nodes { id customerName ${ADDRESS} note deliveryDate deliveryWindow deliveryZone
          subtotalAmount discountAmount deliveryFee totalAmount
          slip { language showsPrices deliveryZone
            lines { productName sizeLabel selectedPackaging quantity unitPrice lineTotal } } }
        pageInfo { endCursor hasNextPage } } }`,
    variables: (request) => ({ ...partOf(request), stage: request.query.stage, ...paging(request.query) }),
    answer: ({ dayOrders: { nodes, pageInfo } }, { query }) =>
      ok(
        { slips: nodes.map((order) => ({ ...order, slip: { ...order.slip, language: lower(order.slip.language) } })) },
        nextPage(SLIPS, pageInfo, paging(query).first, {
          date: query.date,
          window: query.window,
          zoneId: query.zoneId,
          stage: query.stage,
        }),
      ),
  }),
  route<{ order: PackingData | null }>({
    method: 'GET',
    path: '/api/orders/{id}/packing',
    summary: 'Which lines of an order are packed',
    document: `query ($id: Int!) { order(id: $id) { ${PACKING} } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'Order') }),
    answer: ({ order }) => {
      if (!order) throw notFound('Order');
      return ok(packingShape(order));
    },
  }),
  route<{ packLines: PackingData }>({
    method: 'PATCH',
    path: '/api/orders/{id}/packing',
    summary: 'Ticks lines of an order off as packed, or no longer',
    document: `mutation ($id: Int!, $lines: [PackedLineInput!]!) {
      packLines(orderId: $id, lines: $lines) { ${PACKING} } }`,
    rules: packedLinesRules(),
    variables: ({ params, body }) => ({
      id: pathId(params.id, 'Order'),
      lines: (Object(body) as Record<string, unknown>).lines,
    }),
    answer: ({ packLines }) => ok(packingShape(packLines)),
  }),
  route<{ setParcels: PackingData }>({
    method: 'PUT',
    path: '/api/orders/{id}/parcels',
    summary: 'Says how many parcels an order was packed into',
    document: `mutation ($id: Int!, $parcels: Int!) { setParcels(orderId: $id, parcels: $parcels) { ${PACKING} } }`,
    body: object({ parcels: INPUT_INT }),
    rules: parcelsRules(),
    variables: ({ params, body }) => ({
      id: pathId(params.id, 'Order'),
      parcels: (Object(body) as Record<string, unknown>).parcels,
    }),
    answer: ({ setParcels }) => ok(packingShape(setParcels)),
  }),
];
