import { guestBody, guestAddress, footprint, newKey } from '../../../support/data/orderBodies';
import { placeBy } from '../../../support/data/placing';
import { shop, small } from './guestShop';

describe('who sees the order of a guest', () => {
  test('admins alone', async () => {
    const { order } = await placeBy('REST', 'guest', shop.guest(), guestBody([small()]));
    const path = `/api/orders/${order!.id}`;
    expect((await shop.guest().rest('GET', path)).status).toBe(401);
    for (const username of ['customer', 'business', 'business-cash', 'employee']) {
      const client = await shop.signedIn(username);
      expect((await client.rest('GET', path)).status).toBe(404);
      const { data } = await client.graphql('query ($id: Int!) { order(id: $id) { id } }', { id: order!.id });
      expect(data).toEqual({ order: null });
    }
    const admin = await shop.signedIn('admin');
    expect((await admin.rest('GET', path)).body).toMatchObject({ id: order!.id, userId: null, totalAmount: '15.50' });
  });
});

describe('what REST alone refuses', () => {
  test.each([
    [{ paymentMethod: 'COD' }, 'paymentMethod'],
    [{ deliveryAddress: guestAddress({ firstName: 7 }) }, 'deliveryAddress.firstName'],
    [{ totalAmount: 15.5 }, 'totalAmount'],
    [{ totalAmount: '15.505' }, 'totalAmount'],
    [{ items: 'all' }, 'items'],
    [{ items: [{ productId: '1', quantity: 1 }] }, 'items.0.productId'],
    [{ items: [{ productId: 1, quantity: 1.5 }] }, 'items.0.quantity'],
    [{ items: [{ quantity: 1 }] }, 'items.0.productId'],
    [{ items: [null] }, 'items.0'],
  ])('a wrong type is refused, never cast: %j', async (change, field) => {
    const before = await footprint(shop.db);
    const answer = await shop.guest().rest('POST', '/api/orders/guest', guestBody([small()], change));
    expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
    expect(answer.status).toBe(400);
    expect(await footprint(shop.db)).toEqual(before);
  });

  test('the documented payload, with all that the server does not need, is taken', async () => {
    const body = guestBody([small(1, { selectedSize: '500ml', selectedPackaging: 'Bottle', unitPrice: '10.00' })], {
      totalAmount: '13.00',
      paymentStatus: 'pending',
      isGuestOrder: true,
      guestEmail: 'joanna@guests.example',
      guestName: 'Joanna Frem',
    });
    const answer = await shop.guest().rest('POST', '/api/orders/guest', body, { 'Idempotency-Key': newKey() });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ orderId: expect.any(Number), totalAmount: '13.00', status: 'pending' });
  });
});
