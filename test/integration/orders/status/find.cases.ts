import { guestBody } from '../../../support/data/orderBodies';
import { type Fields, admin, business, byCredit, byGuest } from './statusShop';

describe('finding orders', () => {
  let zahle: number;
  const find = async (search: string, client = admin, more = ''): Promise<number[]> => {
    const { status, body } = await client.rest('GET', `/api/orders?search=${encodeURIComponent(search)}${more}`);
    expect(status).toBe(200);
    return body.orders.map(({ id }: Fields) => id);
  };

  beforeAll(async () => {
    zahle = await byGuest({
      guestName: "Georges O'Kheir-Maalouf",
      guestEmail: 'g.maalouf@zahle-wine.example',
      deliveryAddress: { ...(guestBody([]).deliveryAddress as Fields), phone: '+961 81 554 320' },
    });
  });

  test.each([
    "Georges O'Kheir",
    'georges',
    'maal',
    'MAALOUF georges',
    'kheir maalouf',
    'g.maalouf@zahle-wine.example',
    'zahle-wine',
    '+961 81 554 320',
    '081 554320',
    '81/554-320',
    '554320',
    '4320',
  ])('by %s', async (search) => {
    expect(await find(search)).toContain(zahle);
  });

  test('by its number, with and without the sign', async () => {
    for (const search of [String(zahle), `#${zahle}`]) expect(await find(search)).toContain(zahle);
    expect(await find(`#${zahle}`)).toEqual([zahle]);
  });

  test.each([
    ['Élodie Müller-Ørsted', 'elodie muller'],
    ['Élodie Müller-Ørsted', 'ÉLODIE orst'],
    ['أحمد الحُسَيْنيّ', 'احمد'],
    ['أحمد الحُسَيْنيّ', 'الحسيني أحمد'],
    ['فاطمة', 'فاطمه'],
    ["Jean-Noël d'Arc", 'jean noel d arc'],
    ['Ｆｕｌｌ Width', 'full'],
    ['नमिता देवी', 'नमिता'],
    ['Ömer 2nd', '2'],
  ])('of %s by %s', async (guestName, search) => {
    const id = await byGuest({ guestName });
    expect(await find(search)).toContain(id);
  });

  test('by the first eight of its words', async () => {
    const guestName = 'Aa Bb Cc Dd Ee Ff Gg Hh';
    const id = await byGuest({ guestName });
    expect(await find(`${guestName} nobody`)).toContain(id);
    expect(await find('Aa Bb nobody')).not.toContain(id);
  });

  test.each(['eorges', 'nobody at all', '554', '9999999999', "'", '& | ! :* ( )', '\\', '%', '___'])(
    'not by %s',
    async (search) => {
      expect(await find(search)).not.toContain(zahle);
    },
  );

  test('within what the viewer may see, and with a status', async () => {
    expect(await find('maalouf', business)).toEqual([]);
    expect(await find('maalouf', admin, '&status=pending')).toContain(zahle);
    expect(await find('maalouf', admin, '&status=cancelled')).toEqual([]);
    const own = await byCredit();
    expect(await find('cedar', business)).toContain(own);
    const { data } = await admin.graphql('{ orders(search: "maalouf") { totalCount nodes { id } } }');
    expect(data.orders).toEqual({ totalCount: 1, nodes: [{ id: zahle }] });
  });

  test('page by page', async () => {
    for (let orders = 0; orders < 5; orders += 1) await byGuest();
    const expectedCount = (await find('joanna')).length;
    expect(expectedCount).toBeGreaterThan(5);
    const collected: number[] = [];
    let next: string | null = '/api/orders?search=joanna&limit=4';
    while (next) {
      const answer = await admin.rest('GET', next);
      collected.push(...answer.body.orders.map(({ id }: Fields) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(collected).toEqual([...new Set(collected)].sort((a, b) => b - a));
    expect(collected).toHaveLength(expectedCount);
  });

  test('by at most 100 characters', async () => {
    const { status, body } = await admin.rest('GET', `/api/orders?search=${'x'.repeat(101)}`);
    expect([status, body.fields]).toEqual([400, { search: 'Must be at most 100 characters' }]);
  });
});
