import { PackingShop } from './packingShop';

type Fields = Record<string, any>;

jest.setTimeout(120_000);

let its: PackingShop;
beforeAll(async () => {
  its = await PackingShop.start();
});
afterAll(() => its?.shop.stop());

const packedOf = ({ body }: { body: Fields }) => [
  body.stage,
  body.packedLines,
  body.items.map(({ packed }: Fields) => packed && [packed.quantity, packed.byUsername]),
];

describe('packing an order', () => {
  test('line by line, and no longer; the same, sent twice, is that of who did it first', async () => {
    const id = await its.byCustomer([its.litres(2), its.someFigs(3)]);
    const [litres, figs] = await its.linesOf(id);
    const one = await its.pack(its.packer, id, [{ lineId: litres!.id, quantity: 2 }]);
    expect([one.status, ...packedOf(one)]).toEqual([200, 'to_pack', 1, [[2, 'packer'], null]]);
    const both = [
      { lineId: litres!.id, quantity: 2 },
      { lineId: figs!.id, quantity: 3 },
    ];
    const all = await its.pack(its.admin, id, both);
    expect([all.body.lines, ...packedOf(all)]).toEqual([
      2,
      'packed',
      2,
      [
        [2, 'packer'],
        [3, 'admin'],
      ],
    ]);
    const no = await its.pack(its.packer, id, [{ lineId: figs!.id, quantity: 0 }]);
    expect(packedOf(no)).toEqual(['to_pack', 1, [[2, 'packer'], null]]);
    expect(packedOf(await its.packer.rest('GET', `/api/orders/${id}/packing`))).toEqual(packedOf(no));
  });

  test('two at once never lose each other’s ticks', async () => {
    const id = await its.byCustomer(Array.from({ length: 20 }, (_, index) => its.someFigs(index + 1)));
    const lines = await its.linesOf(id);
    const answers = await Promise.all(
      lines.map((line, index) =>
        its.pack(index % 2 ? its.packer : its.admin, id, [{ lineId: line.id, quantity: line.quantity }]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 200));
    const { body } = await its.packer.rest('GET', `/api/orders/${id}/packing`);
    expect([body.stage, body.packedLines]).toEqual(['packed', 20]);
    expect(body.items.map(({ packed }: Fields) => packed.byUsername)).toEqual(
      lines.map((_, index) => (index % 2 ? 'packer' : 'admin')),
    );
  });

  test('what has changed since is packed again, with as many as there are now', async () => {
    const id = await its.byCustomer([its.litres(5), its.someFigs(1)]);
    await its.packAll(id);
    const [litres, figs] = await its.linesOf(id);
    const short = await its.packer.rest('PATCH', `/api/orders/${id}/lines`, {
      lines: [{ lineId: litres!.id, quantity: 3 }],
      reason: 'Two broke',
    });
    expect(short.status).toBe(200);
    const seen = await its.packer.rest('GET', `/api/orders/${id}/packing`);
    expect(packedOf(seen)).toEqual([
      'to_pack',
      1,
      [
        [5, 'packer'],
        [1, 'packer'],
      ],
    ]);
    const stale = await its.pack(its.packer, id, [{ lineId: litres!.id, quantity: 5 }]);
    expect([stale.status, stale.body]).toEqual([
      409,
      { code: 'CONFLICT', message: 'The order has changed meanwhile: there are 3 of this line now.' },
    ]);
    expect(packedOf(await its.pack(its.packer, id, [{ lineId: litres!.id, quantity: 3 }]))[0]).toBe('packed');
    const struck = await its.admin.rest('PATCH', `/api/orders/${id}/lines`, {
      lines: [{ lineId: figs!.id, quantity: 0 }],
      reason: 'There are none',
    });
    expect(struck.status).toBe(200);
    // To no longer have what was taken out is done already.
    const gone = await its.pack(its.packer, id, [{ lineId: figs!.id, quantity: 0 }]);
    expect([gone.status, gone.body.stage, gone.body.lines]).toEqual([200, 'packed', 1]);
  });

  test('a change and a tick of one line at once: never a tick of another quantity', async () => {
    const id = await its.byCustomer([its.litres(9)]);
    const [line] = await its.linesOf(id);
    for (let quantity = 8; quantity > 2; quantity -= 1) {
      const [changed, ticked] = await Promise.all([
        its.admin.rest('PATCH', `/api/orders/${id}/lines`, {
          lines: [{ lineId: line!.id, quantity }],
          reason: 'One fell',
        }),
        its.pack(its.packer, id, [{ lineId: line!.id, quantity: quantity + 1 }]),
      ]);
      const { body } = await its.packer.rest('GET', `/api/orders/${id}/packing`);
      const [seen] = body.items;
      // The tick came before the change, and is outdated by it, or was refused for what it names.
      const kept = ticked.status === 200 ? { quantity: quantity + 1, isCurrent: false } : null;
      expect([changed.status, ticked.status === 200 || ticked.status === 409]).toEqual([200, true]);
      expect([body.stage, seen.quantity, seen.packed]).toEqual([
        'to_pack',
        quantity,
        kept && expect.objectContaining(kept),
      ]);
      await its.pack(its.packer, id, [{ lineId: line!.id, quantity: 0 }]);
    }
  });

  test('a line that has as many as before in the end is packed again, too', async () => {
    const id = await its.byCustomer([its.litres(2)]);
    await its.packAll(id);
    const [line] = await its.linesOf(id);
    for (const quantity of [5, 2]) {
      const lines = [{ lineId: line!.id, quantity }];
      expect((await its.admin.rest('PATCH', `/api/orders/${id}/lines`, { lines, reason: 'They asked' })).status).toBe(
        200,
      );
    }
    const { body } = await its.packer.rest('GET', `/api/orders/${id}/packing`);
    expect([body.stage, body.items[0].packed]).toEqual([
      'to_pack',
      { quantity: 2, isCurrent: false, at: expect.any(String), byUsername: 'packer' },
    ]);
    await its.packAll(id);
    expect((await its.packer.rest('GET', `/api/orders/${id}/packing`)).body.stage).toBe('packed');
  });

  test('what was cancelled and is taken up again is packed anew', async () => {
    const id = await its.byCustomer([its.litres(2)]);
    await its.packAll(id);
    for (const status of ['cancelled', 'pending']) await its.set(id, status);
    expect(packedOf(await its.packer.rest('GET', `/api/orders/${id}/packing`))).toEqual(['to_pack', 0, [null]]);
  });

  test('a line of another order is not ticked, and not unticked, through this one', async () => {
    const [left, here] = [await its.byCustomer([its.litres(2)]), await its.byCustomer([its.litres(1)])];
    await its.packAll(left);
    await its.set(left, 'shipped');
    const [line] = await its.linesOf(left);
    expect((await its.pack(its.packer, here, [{ lineId: line!.id, quantity: 0 }])).status).toBe(200);
    const ticked = await its.pack(its.packer, here, [{ lineId: line!.id, quantity: 2 }]);
    expect([ticked.status, ticked.body.fields]).toEqual([
      400,
      { 'lines.0.lineId': `The order has no line ${line!.id}` },
    ]);
    expect(packedOf(await its.admin.rest('GET', `/api/orders/${left}/packing`))).toEqual(['out', 1, [[2, 'packer']]]);
  });

  test('until it is shipped; a cancelled one is at no stage', async () => {
    const id = await its.byCustomer([its.litres(2)]);
    const [line] = await its.linesOf(id);
    await its.packAll(id);
    await its.set(id, 'shipped');
    const late = await its.pack(its.admin, id, [{ lineId: line!.id, quantity: 0 }]);
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'CONFLICT', message: `Order #${id} is shipped: only what is still here is packed.` },
    ]);
    expect((await its.admin.rest('GET', `/api/orders/${id}/packing`)).body.stage).toBe('out');
    await its.set(id, 'delivered');
    expect((await its.admin.rest('GET', `/api/orders/${id}/packing`)).body.stage).toBe('delivered');
    await its.set(id, 'cancelled');
    expect((await its.admin.rest('GET', `/api/orders/${id}/packing`)).body.stage).toBeNull();
  });

  test('what is wrong is named, and nothing of it is done', async () => {
    const id = await its.byCustomer([its.litres(2), its.someFigs(1)]);
    const [line, figs] = await its.linesOf(id);
    const answers = await Promise.all(
      [
        [
          { lineId: figs!.id, quantity: 1 },
          { lineId: 999_999_999, quantity: 1 },
        ],
        [
          { lineId: line!.id, quantity: 2 },
          { lineId: line!.id, quantity: 0 },
        ],
        [{ lineId: line!.id, quantity: -1 }],
        [],
      ].map((lines) => its.pack(its.packer, id, lines)),
    );
    expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
      [400, { 'lines.1.lineId': 'The order has no line 999999999' }],
      [400, { 'lines.1.lineId': `Line ${line!.id} is named twice` }],
      [400, { 'lines.0.quantity': 'Say how many of it there are, 1 to 9,999; 0: it is not packed' }],
      [400, { lines: 'Choose a line that is packed' }],
    ]);
    expect(packedOf(await its.packer.rest('GET', `/api/orders/${id}/packing`))).toEqual(['to_pack', 0, [null, null]]);
    const none = await its.pack(its.packer, 999_999_999, [{ lineId: line!.id, quantity: 2 }]);
    expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a packer who is deleted leaves what was packed', async () => {
    const id = await its.byCustomer([its.litres(2)]);
    const [line] = await its.linesOf(id);
    const made = await its.admin.rest('POST', '/api/admin/users', {
      username: 'packs-today',
      password: 'boxes-by-seven',
      role: 'staff',
      duties: ['packing'],
      email: 'packs@bustan.example',
      firstName: 'Nour',
      lastName: 'Saab',
    });
    expect(made.status).toBe(201);
    const nour = its.shop.guest();
    const signedIn = await nour.rest('POST', '/api/login', { username: 'packs-today', password: 'boxes-by-seven' });
    expect(signedIn.status).toBe(200);
    expect((await its.pack(nour, id, [{ lineId: line!.id, quantity: 2 }])).status).toBe(200);
    expect((await its.admin.rest('DELETE', `/api/admin/users/${made.body.id}`)).status).toBe(204);
    expect(packedOf(await its.packer.rest('GET', `/api/orders/${id}/packing`))).toEqual(['packed', 1, [[2, null]]]);
  });
});
