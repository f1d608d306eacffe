import { readFile } from 'node:fs/promises';
import { type Fields, clients, ids, juice, orderRow, place, shop, walk } from './businessShop';

test('by REST, what the employee portal sends is taken as it is, and prices in it count for nothing', async () => {
  const { status, body, text } = await clients.employee!.rest('POST', '/api/employee/orders', {
    items: [{ productId: juice, productName: 'Anything', quantity: 2, unitPrice: '0.01' }],
    customerName: 'Nour Aoun',
    customerEmail: 'nour@cedar.example',
    customerPhone: '+961 3 771 204',
    deliveryAddress: { name: 'Kitchen', streetAddress: 'Rue Monot 2', city: 'Beirut', zipCode: '1107' },
    paymentMethod: 'employee_order',
    isEmployeeOrder: true,
    parentBusinessId: ids.business,
  });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      orderId: body.id,
      status: 'pending',
      createdAt: expect.any(String),
      paymentType: 'Business Credit Account',
    },
  ]);
  expect(text).not.toMatch(/\d\.\d\d\b/);
  expect(await orderRow(body.id)).toMatchObject({
    total_amount: '144.00',
    delivery_address: { name: 'Kitchen', street: 'Rue Monot 2', postalCode: '1107' },
  });
});

test.each([
  [{ items: 'none' }, { items: 'Must be a list' }],
  [{ items: [{ productId: '1', quantity: 1 }] }, { 'items.0.productId': 'Must be a whole number' }],
  [{ deliveryAddress: 'Hamra' }, { deliveryAddress: 'Must be an object' }],
  [{ deliveryAddress: { street: 7 } }, { 'deliveryAddress.street': 'Must be text' }],
  [{ parentBusinessId: 'x' }, { parentBusinessId: 'Must be a whole number' }],
])('by REST, a body with %j is refused', async (change, fields) => {
  const body = { items: [{ productId: juice, quantity: 1 }], ...change };
  const answer = await clients.employee!.rest('POST', '/api/employee/orders', body);
  expect([answer.status, answer.body.fields]).toEqual([400, fields]);
});

test('an employee finds no amount anywhere in what it may ask about its orders', async () => {
  for (const quantity of [1, 2, 3, 4, 5]) {
    await place('REST', 'employee', 'employee', { items: [{ productId: juice, quantity }] });
  }
  const response = await clients.employee!.graphql(
    `{ orders(first: 100) { nodes { id status paymentMethod paymentType paymentStatus subtotalAmount discountAmount
       deliveryFee totalAmount loyaltyPointsEarned itemCount items { productName quantity unitPrice lineTotal }
       history { status } } } viewer { username creditBalance businessDiscount } }`,
  );
  expect(response.errors).toEqual([]);
  expect(response.data.orders.nodes.length).toBeGreaterThan(5);
  const list = await clients.employee!.rest('GET', '/api/orders');
  const single = await clients.employee!.rest('GET', `/api/orders/${response.data.orders.nodes[0].id}`);
  const products = await clients.employee!.rest('GET', '/api/products/fast');
  for (const answer of [response.data, list.body, single.body, products.body]) {
    for (const [path, value] of walk(answer)) {
      if (/amount|fee|price|loyalty|total$|balance|discount/i.test(path)) expect([path, value]).toEqual([path, null]);
      expect(String(value)).not.toMatch(/^\d+\.\d\d$/);
    }
  }
  for (const path of ['/api/business/credit', '/api/business/credit-transactions', '/api/admin/credit-transactions'])
    expect((await clients.employee!.rest('GET', path)).status).toBe(403);
});

test('the mails name amounts for the business and none for the employee', async () => {
  const { id } = await place('REST', 'employee', 'employee', { items: [{ productId: juice, quantity: 1 }] });
  const texts: Record<string, string> = {};
  for (let turn = 0; turn < 200; turn += 1) {
    const { body } = await clients.admin!.rest('GET', `/api/admin/mail?orderId=${id}`);
    expect(body).toHaveLength(2);
    if (body.every((mail: Fields) => mail.status === 'sent')) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const mail of (await clients.admin!.rest('GET', `/api/admin/mail?orderId=${id}`)).body) {
    const file = `${shop.dataDir}/mail/${String(mail.id).padStart(8, '0')}.eml`;
    texts[String(mail.withAmounts)] = await readFile(file, 'utf8');
  }
  expect(texts.true).toMatch(/LBP 72/);
  expect(texts.false).toContain(`#${id}`);
  expect(texts.false).not.toMatch(/LBP|Total|Subtotal/);
});
