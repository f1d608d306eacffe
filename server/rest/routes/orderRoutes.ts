import { randomUUID } from 'node:crypto';
import { linesChangeRules, shopChangeRules } from '../../../common/rules/orderChangeRules';
import { statusRules } from '../../../common/rules/orderRules';
import { notFound, ShopError, STATUS } from '../../core/errors';
import { paging, pathId, withKey } from '../input';
import { REFUSED_DELIVERY, refusedDelivery, type RefusedDelivery } from './delivery/optionShapes';
import { IGNORED, lower, nextPage, ok, route, type RefusalData, type RestAnswer, type RestRequest } from '../route';

const ORDER_FIELDS = `id status createdAt paymentMethod paymentStatus subtotalAmount discountAmount deliveryFee totalAmount
  loyaltyPointsEarned trackingNumber userId customerName employeeName customerEmail customerPhone
  deliveryAddress { name companyName street area city state postalCode building floor country phone email fullAddress }
  addressType latitude longitude note
  items { id productId productName productDescription picture { url } selectedSize selectedPackaging quantity unitPrice }
  history { status trackingNumber at byUsername }`;

interface ItemData {
  productId: number;
  productName: string;
  productDescription: string;
  picture: { url: string } | null;
}

interface OrderData {
  status: string;
  paymentMethod: string;
  paymentStatus: string;
  addressType: string;
  items: ItemData[];
  history: { status: string }[];
}

type FollowedData = Pick<OrderData, 'status' | 'paymentMethod' | 'history'>;

/** An order as the specification describes it; an amount that the viewer must not see is not there at all. */
function orderShape({ items, history, ...order }: OrderData) {
  const shape = {
    ...order,
    status: lower(order.status),
    paymentMethod: lower(order.paymentMethod),
    paymentStatus: lower(order.paymentStatus),
    addressType: lower(order.addressType),
    history: history.map((event) => ({ ...event, status: lower(event.status) })),
    items: items.map(({ productName, productDescription, picture, ...item }) => ({
      ...item,
      product: {
        id: item.productId,
        name: productName,
        description: productDescription,
        imageUrl: picture?.url ?? null,
      },
    })),
  };
  return shape;
}

type Placed = {
  __typename: 'OrderPlaced';
  orderId: number;
  status: string;
  deliveryDate: string | null;
  deliveryWindow: string | null;
};
export type PlacementData = Placed | (RefusalData & { fresh?: unknown; delivery?: RefusedDelivery | null });

export const RESULT = `__typename
  ... on OrderPlaced { orderId status createdAt subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned
    deliveryDate deliveryWindow }
  ... on PriceChanged { code message
    fresh { subtotalAmount discountAmount deliveryFee totalAmount items { productId selectedSize unitPrice } } }
  ... on OrderRefusal { code message ${REFUSED_DELIVERY} }`;

/**
 * A 201 with the order, its number under the documented name of the path, or the refusal with its status. When it is
 * delivered, it tells who has asked for a day.
 */
export function placement(result: PlacementData, idName: 'orderId' | 'id', { body }: RestRequest): RestAnswer {
  if (!isPlaced(result)) {
    const { code, message, fresh, delivery } = result;
    const more = { ...(fresh !== undefined && { fresh }), ...(delivery && { delivery: refusedDelivery(delivery) }) };
    return { status: STATUS[code], body: { message, code, ...more } };
  }
  const { __typename: _, orderId, deliveryDate, deliveryWindow, ...order } = result;
  const asked = (Object(body) as Record<string, unknown>).deliveryDate != null;
  const slot = asked && { deliveryDate, deliveryWindow };
  return { status: 201, body: { [idName]: orderId, ...order, status: lower(order.status), ...slot } };
}

function isPlaced(result: PlacementData): result is Placed {
  return result.__typename === 'OrderPlaced';
}

type ChangedData = { __typename: 'ChangedOrder'; id: number } | (RefusalData & { __typename: 'OrderChangeRefusal' });

const CHANGED = `__typename ... on ChangedOrder { id subtotalAmount discountAmount deliveryFee totalAmount }
  ... on OrderChangeRefusal { code message }`;

function changedOrder(result: ChangedData): RestAnswer {
  if (result.__typename === 'OrderChangeRefusal') throw new ShopError(result.code, result.message);
  const { __typename: _, id, ...amounts } = result;
  // An amount that the viewer must not see is not there at all.
  return ok({ id, ...Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null)) });
}

/** Without the client's idempotency key the order gets a random one: it is placed, but cannot be repeated safely. */
export function orderInput({ body, idempotencyKey }: RestRequest): Record<string, unknown> {
  return { input: withKey(body, idempotencyKey ?? randomUUID()) };
}

export const orderRoutes = [
  route<{ placeGuestOrder: PlacementData }>({
    method: 'POST',
    path: '/api/orders/guest',
    summary: 'Places an order from the guest checkout',
    document: `mutation ($input: GuestOrderInput!) { placeGuestOrder(input: $input) { ${RESULT} } }`,
    variables: orderInput,
    bodyVariable: 'input',
    moreBody: { paymentStatus: IGNORED, isGuestOrder: IGNORED },
    answer: (data, request) => placement(data.placeGuestOrder, 'orderId', request),
  }),
  route<{ placeAccountOrder: PlacementData }>({
    method: 'POST',
    path: '/api/orders',
    summary: 'Places an order from the account checkout',
    document: `mutation ($input: AccountOrderInput!) { placeAccountOrder(input: $input) { ${RESULT} } }`,
    variables: orderInput,
    bodyVariable: 'input',
    answer: (data, request) => placement(data.placeAccountOrder, 'id', request),
  }),
  route<{ orders: { nodes: OrderData[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } }>({
    method: 'GET',
    path: '/api/orders',
    summary: "The viewer's orders, newest first",
    document: `query ($status: OrderStatus, $search: String, $first: Int!, $after: String) {
      orders(status: $status, search: $search, first: $first, after: $after) {
        nodes { ${ORDER_FIELDS} } pageInfo { endCursor hasNextPage } } }`,
    variables: ({ query }) => ({ status: query.status, search: query.search, ...paging(query) }),
    answer: ({ orders: { nodes, pageInfo } }, { query }) =>
      ok(
        { orders: nodes.map(orderShape) },
        nextPage('/api/orders', pageInfo, paging(query).first, {
          status: query.status,
          search: query.search,
          language: query.language,
        }),
      ),
  }),
  route<{ order: OrderData | null }>({
    method: 'GET',
    path: '/api/orders/{id}',
    summary: 'One order',
    document: `query ($id: Int!) { order(id: $id) { ${ORDER_FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id, 'Order') }),
    answer: ({ order }) => {
      if (!order) throw notFound('Order');
      return ok(orderShape(order));
    },
  }),
  route<{ followedOrder: FollowedData | null }>({
    method: 'POST',
    path: '/api/orders/{id}/follow',
    summary: 'The order of a guest, to whoever has the key of its link',
    document: `query ($id: Int!, $key: String!) { followedOrder(id: $id, key: $key) {
      id status createdAt paymentMethod subtotalAmount discountAmount deliveryFee totalAmount trackingNumber town
      followableUntil items { id productId productName selectedSize selectedPackaging quantity unitPrice lineTotal }
      history { status trackingNumber at } } }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id, 'Order'),
      key: (Object(body) as Record<string, unknown>).key,
    }),
    answer: ({ followedOrder: order }) => {
      if (!order) throw notFound('Order');
      const history = order.history.map((event) => ({ ...event, status: lower(event.status) }));
      return ok({ ...order, status: lower(order.status), paymentMethod: lower(order.paymentMethod), history });
    },
  }),
  route<{ cancelOrder: { status: string; paymentStatus: string } }>({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    summary: 'Cancels an order for its buyer, or for who has the key of its link, until its cut-off',
    document: `mutation ($id: Int!, $key: String) { cancelOrder(id: $id, key: $key) { id status paymentStatus } }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id, 'Order'),
      key: (Object(body) as Record<string, unknown>).key,
    }),
    answer: ({ cancelOrder: order }) =>
      ok({ ...order, status: lower(order.status), paymentStatus: lower(order.paymentStatus) }),
  }),
  route<{ changeOrder: ChangedData }>({
    method: 'POST',
    path: '/api/orders/{id}/change',
    summary: 'Changes the lines of an order for its buyer, or for who has the key of its link, until its cut-off',
    document: `mutation ($id: Int!, $lines: [ChangedLineInput!], $key: String, $added: [OrderAdditionInput!],
      $idempotencyKey: String) {
      changeOrder(id: $id, lines: $lines, key: $key, added: $added, idempotencyKey: $idempotencyKey) { ${CHANGED} } }`,
    rules: linesChangeRules(),
    variables: ({ params, body, idempotencyKey }) => {
      const { lines, key, added } = Object(body) as Record<string, unknown>;
      return { id: pathId(params.id, 'Order'), lines, key, added, idempotencyKey };
    },
    answer: ({ changeOrder }) => changedOrder(changeOrder),
  }),
  route<{ changeOrderLines: ChangedData }>({
    method: 'PATCH',
    path: '/api/orders/{id}/lines',
    summary: 'Changes the lines of an order for the shop, with the reason, until it is shipped',
    document: `mutation ($id: Int!, $lines: [ChangedLineInput!], $added: [AddedLineInput!], $reason: String!,
      $idempotencyKey: String) {
      changeOrderLines(id: $id, lines: $lines, added: $added, reason: $reason, idempotencyKey: $idempotencyKey) {
        ${CHANGED} } }`,
    rules: shopChangeRules(),
    variables: ({ params, body, idempotencyKey }) => {
      const { lines, added, reason } = Object(body) as Record<string, unknown>;
      return { id: pathId(params.id, 'Order'), lines, added, reason, idempotencyKey };
    },
    answer: ({ changeOrderLines }) => changedOrder(changeOrderLines),
  }),
  route<{ setOrderStatus: { __typename: 'OrderStatusSet'; order: OrderData } | (RefusalData & { order?: never }) }>({
    method: 'PATCH',
    path: '/api/orders/{id}/status',
    summary: 'Sets the status of an order, and its tracking number when one is sent',
    document: `mutation ($id: Int!, $status: OrderStatus!, $trackingNumber: String, $seen: OrderStatus,
      $idempotencyKey: String) {
      setOrderStatus(id: $id, status: $status, trackingNumber: $trackingNumber, seen: $seen,
        idempotencyKey: $idempotencyKey) {
        __typename ... on OrderStatusSet { order { ${ORDER_FIELDS} } } ... on OrderStatusRefusal { code message } } }`,
    rules: statusRules(),
    variables: ({ params, body, idempotencyKey }) => {
      const { status, trackingNumber, seen } = Object(body) as Record<string, unknown>;
      return { id: pathId(params.id, 'Order'), status, trackingNumber, seen, idempotencyKey };
    },
    answer: ({ setOrderStatus: result }) => {
      if (result.order) return ok(orderShape(result.order));
      throw new ShopError(result.code, result.message);
    },
  }),
  route<{ cart: unknown }>({
    method: 'GET',
    path: '/api/cart',
    summary: 'The cart kept on the server',
    document: '{ cart { items { productId quantity selectedSize selectedPackaging } } }',
    answer: ({ cart }) => ok(cart),
  }),
  route<{ addToCart: unknown }>({
    method: 'POST',
    path: '/api/cart',
    summary: 'Puts a product into the cart kept on the server',
    document: `mutation ($input: CartItemInput!) {
      addToCart(input: $input) { items { productId quantity selectedSize selectedPackaging } } }`,
    variables: ({ body }) => ({ input: body }),
    bodyVariable: 'input',
    answer: ({ addToCart }) => ok(addToCart),
  }),
];
