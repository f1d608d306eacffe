import { orderInput, placement, RESULT, type PlacementData } from './orderRoutes';
import { REFUSED_DELIVERY } from './delivery/optionShapes';
import type { JsonSchema } from '../jsonSchema';
import { IGNORED, ok, route, type RestAnswer, type RestRequest } from '../route';

/** What an employee sees of a placed order: no amount at all. */
const EMPLOYEE_RESULT = `__typename
  ... on OrderPlaced { orderId status createdAt paymentType deliveryDate deliveryWindow }
  ... on PriceChanged { code message }
  ... on OrderRefusal { code message ${REFUSED_DELIVERY} }`;

const STREET: JsonSchema = { type: ['string', 'null'], description: 'Another name of street.' };
const POSTAL_CODE: JsonSchema = { type: ['string', 'null'], description: 'Another name of postalCode.' };

/** The input, with the parts of the address that the body has under their other documented names. */
function withAddressAliases(request: RestRequest): Record<string, unknown> {
  const { input } = orderInput(request);
  const body = Object(input) as Record<string, unknown>;
  const address = body.deliveryAddress;
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return { input };
  const { streetAddress, address: line, zipCode, ...parts } = address as Record<string, unknown>;
  return {
    input: {
      ...body,
      deliveryAddress: {
        ...parts,
        street: parts.street ?? streetAddress ?? line,
        postalCode: parts.postalCode ?? zipCode,
      },
    },
  };
}

/** Like any placed order, with its number under both names that the portals read. */
function placed(result: PlacementData, request: RestRequest): RestAnswer {
  const { body, ...answer } = placement(result, 'orderId', request);
  return {
    ...answer,
    body: answer.status === 201 ? { id: (body as { orderId: number }).orderId, ...Object(body) } : body,
  };
}

interface SlipPricesData {
  slipPrices: boolean | null;
}

interface PriceMailsData {
  priceMails: boolean | null;
}

export const businessRoutes = [
  route<{ placeOneClickOrder: PlacementData }>({
    method: 'POST',
    path: '/api/business/one-click-order',
    summary: 'Places an order of the signed-in business to its own address',
    document: `mutation ($input: OneClickOrderInput!) { placeOneClickOrder(input: $input) { ${RESULT} } }`,
    variables: orderInput,
    bodyVariable: 'input',
    answer: (data, request) => placed(data.placeOneClickOrder, request),
  }),
  route<{ placeEmployeeOrder: PlacementData }>({
    method: 'POST',
    path: '/api/employee/orders',
    summary: "Places an employee's order, which the business pays",
    document: `mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { ${EMPLOYEE_RESULT} } }`,
    variables: withAddressAliases,
    bodyVariable: 'input',
    moreBody: {
      paymentMethod: IGNORED,
      isEmployeeOrder: IGNORED,
      items: { items: { properties: { productName: IGNORED, unitPrice: IGNORED } } },
      deliveryAddress: { properties: { streetAddress: STREET, address: STREET, zipCode: POSTAL_CODE } },
    },
    answer: (data, request) => placed(data.placeEmployeeOrder, request),
  }),
  route<{ viewer: PriceMailsData }>({
    method: 'GET',
    path: '/api/business/price-mails',
    summary: 'Whether the signed-in business gets its changed prices by mail',
    document: '{ viewer { priceMails } credit { creditLimit } }',
    unshown: ['credit'],
    answer: ({ viewer }) => ok(viewer),
  }),
  route<{ setPriceMails: PriceMailsData }>({
    method: 'PATCH',
    path: '/api/business/price-mails',
    summary: 'Chooses whether the signed-in business gets its changed prices by mail',
    document: 'mutation ($on: Boolean!) { setPriceMails(on: $on) { priceMails } }',
    variables: ({ body }) => ({ on: (Object(body) as Record<string, unknown>).on }),
    answer: ({ setPriceMails }) => ok(setPriceMails),
  }),
  route<{ viewer: SlipPricesData }>({
    method: 'GET',
    path: '/api/business/slip-prices',
    summary: 'Whether packing slips of the signed-in business say prices',
    document: '{ viewer { slipPrices } credit { creditLimit } }',
    unshown: ['credit'],
    answer: ({ viewer }) => ok(viewer),
  }),
  route<{ setSlipPrices: SlipPricesData }>({
    method: 'PATCH',
    path: '/api/business/slip-prices',
    summary: 'Chooses whether packing slips of the signed-in business say prices',
    document: 'mutation ($on: Boolean!) { setSlipPrices(on: $on) { slipPrices } }',
    variables: ({ body }) => ({ on: (Object(body) as Record<string, unknown>).on }),
    answer: ({ setSlipPrices }) => ok(setSlipPrices),
  }),
];
