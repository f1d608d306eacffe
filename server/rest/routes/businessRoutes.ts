import { orderInput, placement, RESULT, type PlaceData } from './orderRoutes';
import { route, type RestAnswer, type RestRequest } from '../route';

/** What an employee is told of a placed order: no amount at all. */
const EMPLOYEE_RESULT = `__typename
  ... on OrderPlaced { orderId status createdAt paymentType }
  ... on PriceChanged { code message }
  ... on OrderRefusal { code message }`;

/** The parts of an address by the other names that the specification allows. */
function namedAlike(request: RestRequest): Record<string, unknown> {
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
function placed(result: PlaceData): RestAnswer {
  const { body, ...answer } = placement(result, 'orderId');
  return {
    ...answer,
    body: answer.status === 201 ? { id: (body as { orderId: number }).orderId, ...Object(body) } : body,
  };
}

export const businessRoutes = [
  route<{ placeOneClickOrder: PlaceData }>({
    method: 'POST',
    path: '/api/business/one-click-order',
    summary: 'Places an order of the signed-in business to its own address',
    document: `mutation ($input: OneClickOrderInput!) { placeOneClickOrder(input: $input) { ${RESULT} } }`,
    variables: orderInput,
    bodyVariable: 'input',
    answer: (data) => placed(data.placeOneClickOrder),
  }),
  route<{ placeEmployeeOrder: PlaceData }>({
    method: 'POST',
    path: '/api/employee/orders',
    summary: "Places an employee's order, which the business pays",
    document: `mutation ($input: EmployeeOrderInput!) { placeEmployeeOrder(input: $input) { ${EMPLOYEE_RESULT} } }`,
    variables: namedAlike,
    bodyVariable: 'input',
    answer: (data) => placed(data.placeEmployeeOrder),
  }),
];
